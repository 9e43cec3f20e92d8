"""Before a service starts: a database that is sound and nobody else's, and its key."""

import subprocess
import sys

import pytest

from crannog.kernel.errors import CrannogError
from crannog.server.config import Config
from crannog.server.lock import Taken, hold, name_of
from crannog.server.migrate import migrate
from crannog.server.storage import BadDatabase, check_database, open_storage
from crannog.server.store import Entry, Store
from tests.server.running import free_port, running

CRANNOG = [sys.executable, "-m", "crannog.cli.main"]
PAGE = 4096


def refusal_of_start(folder, *words):
    """What `crannog serve` says when it does not start: one line, and exit code 2."""
    start = ["serve", "--no-open", "--port", str(free_port()), "--data", str(folder), *words]
    done = subprocess.run(
        [*CRANNOG, *start], capture_output=True, text=True, check=False, timeout=240
    )
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    return line


def filled_database(folder):
    """An SQLite database of some pages."""
    path = folder / "crannog.db"
    store = Store(f"sqlite:///{path}")
    migrate(store.engine)
    store.append("t", 0, [Entry(0, ["x" * 100, n]) for n in range(500)]).result()
    store.close()
    return path


# -- one service for one database --------------------------------------------------------------


def test_a_second_service_over_one_sqlite_file_is_refused_and_told_of_the_first(tmp_path):
    with running(tmp_path) as first:
        assert first.process is not None
        said = refusal_of_start(tmp_path)
        assert f"another service (process {first.process.pid}, since 20" in said
        assert f"serves the tables of {tmp_path} already" in said
        assert "--data" in said
        elsewhere = tmp_path / "elsewhere"
        said = refusal_of_start(elsewhere, "--database-url", f"sqlite:///{tmp_path}/crannog.db")
        assert f"process {first.process.pid}" in said, "whatever the data folder"
        assert first.call("GET", "/health")[0] == 200


def test_a_killed_service_leaves_no_lock(tmp_path):
    with running(tmp_path) as service:
        service.kill()
        service.start()
        assert service.call("GET", "/health")[0] == 200


def test_those_who_tell_each_other_news_share_a_database_with_nobody_else(tmp_path):
    path = tmp_path / "lock"
    with hold(path, shared=True), hold(path, shared=True):
        assert takes(path, shared=True)
        assert not takes(path, shared=False)
    with hold(path, shared=False):
        assert not takes(path, shared=True)
    assert takes(path, shared=False)


def takes(path, shared):
    """Whether one more could have the lock."""
    try:
        with hold(path, shared):
            return True
    except Taken:
        return False


def test_the_lock_is_its_owners_alone_and_may_have_no_name_yet(tmp_path):
    path = tmp_path / "lock"
    with hold(path, shared=False):
        assert path.stat().st_mode & 0o777 == 0o600
        assert "process" in name_of(path.read_bytes())
    assert name_of(b"") == "another service"


def test_workers_with_news_between_them_may_share(tmp_path):
    alone = Config(data=tmp_path)
    told = Config(data=tmp_path, redis_url="redis://localhost")
    with open_storage(told), open_storage(told), pytest.raises(Taken), open_storage(alone):
        pass
    with open_storage(alone), pytest.raises(Taken), open_storage(told):
        pass


# -- a database that can't be used -------------------------------------------------------------


def check_advice(said, path):
    """The file is named, and the three ways out."""
    assert f"{path} is damaged" in said
    assert "backup" in said
    assert f'sqlite3 {path} ".recover"' in said
    assert "to begin anew" in said


def test_a_file_that_is_no_database_is_told_in_one_line_and_left_as_it_is(tmp_path):
    path = tmp_path / "crannog.db"
    path.write_bytes(b"this is no database\n" * 1000)
    check_advice(refusal_of_start(tmp_path), path)
    assert path.read_bytes() == b"this is no database\n" * 1000


def test_a_database_with_an_overwritten_page_is_told_in_one_line(tmp_path):
    path = filled_database(tmp_path)
    content = bytearray(path.read_bytes())
    last = len(content) - PAGE
    content[last:] = b"\xff" * PAGE
    path.write_bytes(content)
    check_advice(refusal_of_start(tmp_path), path)


def test_a_database_that_was_cut_short_is_told_in_one_line(tmp_path):
    path = filled_database(tmp_path)
    path.write_bytes(path.read_bytes()[: 5 * PAGE])
    check_advice(refusal_of_start(tmp_path), path)


def test_a_sound_database_is_brought_to_the_newest_form(tmp_path):
    path = filled_database(tmp_path)
    check_database(Config(data=tmp_path), path)
    store = Store(f"sqlite:///{path}")
    assert len(store.read_entries("t")) == 500
    store.close()


def test_a_postgres_that_is_away_is_told_without_its_password(tmp_path):
    url = f"postgresql://me:SECRET@/none?host={tmp_path}"
    said = refusal_of_start(tmp_path, "--database-url", url)
    assert "the database does not answer" in said
    assert "SECRET" not in said


@pytest.mark.parametrize("url", ["nonsense", "strange://here"])
def test_an_address_of_no_database_is_told(tmp_path, url):
    with (
        pytest.raises(BadDatabase, match="--database-url"),
        open_storage(Config(data=tmp_path, database_url=url)),
    ):
        pass


# -- the key -----------------------------------------------------------------------------------


def test_a_key_that_was_cut_short_is_told_in_one_line(tmp_path):
    (tmp_path / "secret.key").write_bytes(b"short")
    said = refusal_of_start(tmp_path)
    assert f"{tmp_path / 'secret.key'} holds 5 bytes, not 32" in said
    assert "backup" in said


def test_a_database_of_a_newer_version_is_told_in_one_line(tmp_path):
    path = filled_database(tmp_path)
    store = Store(f"sqlite:///{path}")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    assert "made by another version of the service" in refusal_of_start(tmp_path)
    with pytest.raises(CrannogError, match="another version"), open_storage(Config(data=tmp_path)):
        pass
