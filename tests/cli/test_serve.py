"""`crannog serve` before it serves: the port, the workers' news, the data folder, the browser."""

import contextlib
import os
import socket
import subprocess
import sys

import pytest

from crannog.kernel.errors import CrannogError
from crannog.server import serve
from crannog.server.config import Config

CRANNOG = [sys.executable, "-m", "crannog.cli.main"]


@pytest.fixture
def taken():
    """A port at which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


@pytest.fixture
def quiet_run(monkeypatch):
    """What `run` would have done with the service."""
    done = []
    monkeypatch.setattr(serve, "serve", lambda *_: done.append("served"))
    monkeypatch.delenv(serve.ENVIRONMENT, raising=False)
    for name in ("CRANNOG_DATABASE_URL", "CRANNOG_REDIS_URL"):
        monkeypatch.delenv(name, raising=False)
    yield done
    os.environ.pop(serve.ENVIRONMENT, None)


def test_a_port_in_use_is_told_in_one_line_before_anything_else(tmp_path, taken):
    words = ["serve", "--port", str(taken), "--data", str(tmp_path / "data"), "--open"]
    environ = {**os.environ, "BROWSER": f"touch {tmp_path / 'opened'}"}
    done = subprocess.run(
        [*CRANNOG, *words], capture_output=True, text=True, check=False, env=environ
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"can't listen at port {taken} of 127.0.0.1: another program uses it" in done.stderr
    assert list(tmp_path.iterdir()) == [], "no data, no browser"


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.1", "::zz"])
def test_a_place_that_is_not_ours_is_told(tmp_path, host):
    with pytest.raises(CrannogError, match=f"can't listen at port 8000 of {host}: "):
        serve.listen(Config(data=tmp_path, host=host))


def test_the_port_is_held_from_before_the_first_word(tmp_path, quiet_run, capsys, monkeypatch):
    """Whoever answers there is this very service: nobody else can take the port meanwhile."""

    def serves(config, listener):
        with pytest.raises(CrannogError, match="another program uses it"):
            serve.listen(config)
        quiet_run.append(listener.getsockname())

    monkeypatch.setattr(serve, "serve", serves)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve.run(Config(data=tmp_path / "data", port=port), 1, open_browser=False)
    assert quiet_run == [("127.0.0.1", port)]
    assert f"http://127.0.0.1:{port}/" in capsys.readouterr().out


def test_the_data_folder_is_its_owners_alone(tmp_path, quiet_run):
    folder = tmp_path / "new" / "data"
    serve.run(Config(data=folder, port=free_port()), 1, open_browser=False)
    assert folder.stat().st_mode & 0o777 == 0o700
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o750)
    serve.run(Config(data=shared, port=free_port()), 1, open_browser=False)
    assert shared.stat().st_mode & 0o777 == 0o750, "one that was there stays as it is"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("url", ["", "sqlite:///here.db"])
def test_several_workers_need_more_than_sqlite(tmp_path, quiet_run, url):
    with pytest.raises(CrannogError, match=r"give --database-url \(PostgreSQL\) or --redis-url"):
        serve.run(Config(data=tmp_path, database_url=url), 2, open_browser=False)
    assert quiet_run == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CRANNOG_DATABASE_URL", "postgresql://me:word@localhost/crannog"),
        ("CRANNOG_REDIS_URL", "redis://localhost"),
    ],
)
def test_several_workers_learn_of_the_database_from_the_environment(
    tmp_path, quiet_run, monkeypatch, name, value
):
    monkeypatch.setenv(name, value)
    monkeypatch.setattr(serve, "open_storage", lambda _: contextlib.nullcontext())
    monkeypatch.setattr("uvicorn.run", lambda app, **more: quiet_run.append(more["workers"]))
    serve.run(Config(data=tmp_path, port=free_port()), 2, open_browser=False)
    assert quiet_run == [2]
