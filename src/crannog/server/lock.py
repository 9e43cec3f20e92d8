"""One service for one SQLite database: a lock that ends with its process, however that ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from crannog.kernel.errors import CrannogError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BEHIND = 1 << 20  # Windows lets nobody read what is locked: a byte far behind the text is


class Taken(CrannogError):
    """Another service has the database."""


class Holder(msgspec.Struct):
    """Who holds a lock; written into the file for whoever comes second."""

    pid: int
    since: str


@contextlib.contextmanager
def hold(path: Path, shared: bool) -> Iterator[None]:
    """Holds the lock file; Taken names who has it.

    `shared`: others who share it may hold it at the same time, but nobody who wants it alone.
    """
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        if not lock(file.fileno(), shared):
            raise Taken(f"{name_of(file.read())} serves the tables of {path.parent} already")
        file.seek(0)
        file.truncate()
        since = datetime.now(UTC).isoformat(" ", timespec="seconds")
        file.write(msgspec.json.encode(Holder(os.getpid(), since)))
        file.flush()
        yield


def lock(file: int, shared: bool) -> bool:
    """Takes the lock, unless somebody has it. Where locks can't be shared, sharers take none."""
    try:
        if sys.platform != "win32":
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        elif not shared:
            os.lseek(file, BEHIND, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
    except (BlockingIOError, PermissionError):
        return False
    return True


def name_of(text: bytes) -> str:
    """The holder in words; it may not have written its name yet."""
    try:
        holder = msgspec.json.decode(text, type=Holder)
    except msgspec.DecodeError:
        return "another service"
    return f"another service (process {holder.pid}, since {holder.since})"
