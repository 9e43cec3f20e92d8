"""What is done of a series, kept in a file, so that a run can be stopped and gone on with.

The file is a database of SQLite: what is kept of it after a crash is whole. Its data are plain, and
nothing in it is ever run.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final, Self

from crannog.kernel.state import Json
from crannog.words import Said

TABLES: Final = (
    "CREATE TABLE series (described TEXT NOT NULL)",
    "CREATE TABLE parts (first INTEGER PRIMARY KEY, past INTEGER NOT NULL,"
    " seconds REAL NOT NULL, data BLOB NOT NULL)",
)
FORM: Final = 1  # of the file; another one is refused
IN_MEMORY: Final = ":memory:"


class Kept:
    """The parts of one series that are done. Without a path they are kept in memory."""

    def __init__(self, described: dict[str, Json], path: Path | None = None) -> None:
        self._path = path
        with ExitStack() as undo:
            try:
                self._base = sqlite3.connect(IN_MEMORY if path is None else path, timeout=0)
                undo.callback(self._base.close)
                self._open(described)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise Said("arena-run-busy", file=str(path)) from error
                raise Said("arena-run-unusable", file=str(path), problem=str(error)) from error
            except sqlite3.DatabaseError as error:
                raise Said("arena-run-strange", file=str(path)) from error
            undo.pop_all()

    def _open(self, described: dict[str, Json]) -> None:
        """Makes the tables, or sees that they hold this very series. Nobody else may then write."""
        self._base.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._base.execute("BEGIN EXCLUSIVE")
        tables = {name for (name,) in self._base.execute("SELECT name FROM sqlite_master")}
        if not tables:
            for table in TABLES:
                self._base.execute(table)
            self._base.execute(f"PRAGMA user_version={FORM}")
            self._base.execute("INSERT INTO series VALUES (?)", (json.dumps(described),))
        elif self._form() != FORM or tables != {"series", "parts"}:
            raise Said("arena-run-strange", file=str(self._path))
        self._base.commit()
        self._compare(described)

    def _form(self) -> int:
        form: int = self._base.execute("PRAGMA user_version").fetchone()[0]
        return form

    def _compare(self, described: dict[str, Json]) -> None:
        """Refuses the file of another series, with what is different."""
        text: str = self._base.execute("SELECT described FROM series").fetchone()[0]
        found: dict[str, Json] = json.loads(text)
        for name in {**described, **found}:
            here, there = described.get(name), found.get(name)
            if here != there:
                raise Said(
                    "arena-run-other",
                    file=str(self._path),
                    name=name,
                    here=json.dumps(here, ensure_ascii=False),
                    there=json.dumps(there, ensure_ascii=False),
                )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._base.close()

    def keep(self, numbers: range, seconds: float, data: bytes) -> None:
        """Keeps what the matches of these numbers came to, and how long one waited for it."""
        row = (numbers.start, numbers.stop, seconds, data)
        self._base.execute("INSERT INTO parts VALUES (?, ?, ?, ?)", row)
        self._base.commit()

    def left(self, games: int) -> list[range]:
        """The numbers, of so many matches, that are not done yet."""
        gaps = []
        first = 0
        for start, past in self._base.execute("SELECT first, past FROM parts ORDER BY first"):
            if start > first:
                gaps.append(range(first, start))
            first = past
        if first > games:
            raise Said("arena-run-longer", file=str(self._path), games=first, asked=games)
        if first < games:
            gaps.append(range(first, games))
        return gaps

    def done(self) -> int:
        """How many matches are kept."""
        done: int = self._base.execute(
            "SELECT coalesce(sum(past - first), 0) FROM parts"
        ).fetchone()[0]
        return done

    def seconds(self) -> float:
        """How long it took, by the clock on the wall, all runs together."""
        seconds: float = self._base.execute("SELECT total(seconds) FROM parts").fetchone()[0]
        return seconds

    def parts(self) -> Iterator[bytes]:
        """All that is kept, in the order of the matches."""
        for (data,) in self._base.execute("SELECT data FROM parts ORDER BY first"):
            yield data

    def write(self, path: Path) -> None:
        """Writes what is kept in memory to a file that can be gone on with."""
        with closing(sqlite3.connect(path)) as copy:
            self._base.backup(copy)
