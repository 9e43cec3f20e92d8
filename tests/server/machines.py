"""Databases for the tests: Debian's own, started for a test and stopped after it.

`play.py test` installs the programs where it may. A test that needs a missing one fails; none is
skipped.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

# program: its Debian package
PROGRAMS = {
    "postgres": "postgresql",
    "initdb": "postgresql",
    "pg_isready": "postgresql",
    "redis-server": "redis-server",
}
POSTGRES_FOLDERS = "/usr/lib/postgresql"
START_SECONDS = 240


def find(program: str) -> str | None:
    """The program's path. Debian keeps PostgreSQL's server programs aside."""
    found = shutil.which(program)
    if found is None:
        aside = sorted(Path(POSTGRES_FOLDERS).glob(f"*/bin/{program}"))
        found = str(aside[-1]) if aside else None
    return found


def program(name: str) -> str:
    """The program's path; an AssertionError says how to get it."""
    found = find(name)
    assert found is not None, f"{name} is missing: sudo apt-get install {PROGRAMS[name]}"
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def as_postgres(folder: str) -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user, who gets the folder."""
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam("postgres")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["runuser", "-u", "postgres", "--"]


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own on a socket in a temporary folder; yields that folder."""
    with postgres_folder() as folder, postgres_in(folder):
        yield folder


@contextlib.contextmanager
def postgres_folder() -> Iterator[str]:
    """A temporary folder with the data of a PostgreSQL server that is not started yet."""
    with tempfile.TemporaryDirectory(prefix="crannog-pg-") as folder:
        made = [*as_postgres(folder), program("initdb"), "-D", f"{folder}/data"]
        words = ["-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run([*made, *words], check=True, stdout=subprocess.DEVNULL, cwd="/")
        yield folder


@contextlib.contextmanager
def postgres_in(folder: str) -> Iterator[None]:
    """The server of that folder; at the end it cuts off whoever is still connected."""
    settings = [f"unix_socket_directories={folder}", "listen_addresses=", "fsync=off"]
    words = [word for setting in settings for word in ("-c", setting)]
    start = [*as_postgres(folder), program("postgres"), "-D", f"{folder}/data", *words]
    with open(os.path.join(folder, "log"), "ab") as log:
        process = subprocess.Popen(start, cwd="/", stdout=log, stderr=log)
    try:
        ready = [program("pg_isready"), "-q", "-h", folder]
        await_server(process, lambda: subprocess.run(ready, check=False).returncode == 0)
        yield
    finally:
        running = Path(folder, "data", "postmaster.pid")
        if running.exists():
            os.kill(int(running.read_text().split()[0]), signal.SIGINT)
        process.wait(timeout=START_SECONDS)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """A Redis server of our own on a free port; yields its address."""
    server = program("redis-server")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="crannog-redis-") as folder:
        words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        process = subprocess.Popen([server, *words], stdout=subprocess.DEVNULL)
        try:
            await_server(process, lambda: listens(port))
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=START_SECONDS)


def await_server(process: "subprocess.Popen[bytes]", answers: Callable[[], bool]) -> None:
    """Waits until a server that was started answers."""
    end = time.monotonic() + START_SECONDS
    while not answers():
        assert process.poll() is None, "the server ended at once"
        assert time.monotonic() < end, "the server did not start"
        time.sleep(0.02)


def listens(port: int) -> bool:
    """Whether something listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
