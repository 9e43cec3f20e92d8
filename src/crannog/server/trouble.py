"""Trouble with the database that is no defect: a full disk, a server that is away.

Whoever asked is told so, and may ask again: nothing has changed.
"""

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from crannog.kernel.errors import CrannogError

# A fixed sentence for each kind of reason: the database's own words may name hosts and files
REASONS = {
    "full": "the database's disk is full",
    "away": "the database does not answer",
    "locked": "another program holds the database",
    "busy": "the database has too much to do",
    "read-only": "the database may not be written to",
    "damaged": "the database is damaged",
    "failing": "the database can't use its disk",
}
FOR_ALL = ("away", "locked")  # found out by waiting: then nobody else has to wait for it
OF_SQLITE = {  # by the first byte of SQLite's result code
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "away",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_NOMEM: "failing",
}
OF_POSTGRES = {  # by the beginning of the SQLSTATE, the longest that fits
    "08": "away",
    "25006": "read-only",
    "40": "busy",
    "53": "away",
    "53100": "full",
    "55P03": "busy",
    "57": "away",
    "58": "failing",
    "XX001": "damaged",
    "XX002": "damaged",
}


class DatabaseTrouble(CrannogError):
    """The database can't do its work now; `reason` is a key of REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(REASONS[reason])
        self.reason = reason


class NotKept(DatabaseTrouble):
    """It could not be written, and nothing has changed."""


class NotRead(DatabaseTrouble):
    """It could not be read."""


def reason_of(error: BaseException) -> str | None:
    """The kind of trouble that the error tells of; None for anything else, such as a defect."""
    if isinstance(error, NoFreeConnection):
        return "busy"
    if not isinstance(error, DBAPIError):
        return None
    if isinstance(error.orig, sqlite3.Error):
        return OF_SQLITE.get(getattr(error.orig, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(error.orig, "sqlstate", None)
    if state is None:  # psycopg's own errors: no connection, or one that has ended
        return "away" if isinstance(error, OperationalError | InterfaceError) else None
    return OF_POSTGRES.get(state) or OF_POSTGRES.get(state[:2])
