"""Durable tables: an append-only log of entries, written in groups by one thread.

All that changes the database goes through the writer, which commits whatever waits at once. An
entry is acknowledged only after its transaction is on disk. Two workers that append the same
number to a table conflict: exactly one wins. Trouble with the database is told as NotKept or
NotRead; once it is over, everything goes on.
"""

import contextlib
import logging
import os
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import SQLAlchemyError

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Snapshot
from crannog.kernel.state import Json
from crannog.server.schemas import ChatLine
from crannog.server.trouble import FOR_ALL, NotKept, NotRead, reason_of

T = TypeVar("T")

log = logging.getLogger("crannog.store")

CHANNEL = "crannog"  # of PostgreSQL's NOTIFY and of Redis
CONNECT_SECONDS = 10  # for PostgreSQL to answer
PULSE_BYTES = 16_384  # more than a choice and all that is written with it
NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("open", Integer, nullable=False, index=True),  # seats the lobby may offer
    Column("data", Text, nullable=False),  # game, options, seats: see setup.Setup
    Column("version", Integer, nullable=False, server_default="0"),  # of `data`
    Column("awake", Integer, nullable=False, server_default="0", index=True),  # 1: in memory
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("standing", Text),  # after all these entries: see schemas.Standing
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("data", Text, nullable=False),
)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
sagas = Table(
    "sagas",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", String(32), nullable=False),  # nonce of the owner's token
    Column("sight", String(16), nullable=False),  # what its people may see of decks
    Column("options", Text, nullable=False),  # of every game
    Column("parent", String(32), index=True),  # the saga that it branches off from
    Column("parent_game", Integer),  # the game of the parent that goes another way
    Column("world", Text),  # that the first game begins with; null: by the options
    Column("games", Integer, nullable=False),  # that are over
    Column("table_id", String(32)),  # of the game that is on
)
saga_games = Table(
    "saga_games",
    metadata,
    Column("saga_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32)),  # null: played elsewhere
    Column("world_before", Text),  # as it was seated; null: set up by the options
    Column("world_after", Text, nullable=False),  # with a page of the history
    Column("history", Text, nullable=False),  # who played: see schemas of crannog.sagas
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: a choice, or an undo back to `count` choices."""

    seat: Seat
    choice: list[str | int] | None = None
    count: int = -1  # an undo: how many choices are left

    def picked(self) -> Choice:
        """The choice as the kernel has it."""
        return tuple(self.choice or ())


@dataclass
class Work(Generic[T]):
    """Something for the writer to do inside a transaction, and who waits for it."""

    do: Callable[[Connection], T]
    done: "Future[T]"


class Store:
    """The database. Reads are direct; all writing is the writer's."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.insert = postgresql.insert if self.is_postgres else sqlite.insert
        self._work: queue.SimpleQueue[Work[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    @property
    def is_postgres(self) -> bool:
        """Whether NOTIFY is there."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Writes what waits, then stops."""
        self._work.put(None)
        self._writer.join()
        self.engine.dispose()

    # -- the writer ----------------------------------------------------------------------------

    def write(self, do: Callable[[Connection], T]) -> "Future[T]":
        """What `do` returns, once the transaction it ran in is durable."""
        work = Work(do, Future())
        self._work.put(work)
        return work.done

    def _write_all(self) -> None:
        """The writer: takes all that waits, commits it at once, then tells everybody."""
        stopping = False
        while not stopping:
            batch = [self._work.get()]
            while not self._work.empty():
                batch.append(self._work.get())
            stopping = None in batch
            group = [
                work
                for work in batch
                if work is not None and work.done.set_running_or_notify_cancel()
            ]
            if group:
                self._write_group(group)

    def _write_group(self, group: list[Work[Any]]) -> None:
        """One transaction for all; if it fails, each gets its own and its own error."""
        try:
            with self.engine.begin() as connection:
                results = [work.do(connection) for work in group]
        except Exception as error:  # told to whoever waits; the writer lives on
            if len(group) == 1 or reason_of(error) in FOR_ALL:
                fail(group, error)
                return
            for work in group:
                self._write_group([work])
            return
        for work, result in zip(group, results, strict=True):
            work.done.set_result(result)

    def beat(self) -> "Future[None]":
        """Writes some bytes in place of the last ones: so it is known whether writing is possible.

        The new ones come before the old ones go: there must be room for them.
        """
        data = os.urandom(PULSE_BYTES)

        def do(connection: Connection) -> None:
            row = connection.execute(insert(pulse).values(data=data).returning(pulse.c.id))
            connection.execute(delete(pulse).where(pulse.c.id < row.scalar_one()))

        return self.write(do)

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with; NotRead if the database is in trouble."""
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            reason = reason_of(error)
            if reason is None:
                raise
            log.error("not read: %s", getattr(error, "orig", error))
            raise NotRead(reason) from error

    # -- the log -------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        number: int,
        new: Sequence[Entry],
        news: str = "",
        also: Callable[[Connection], None] | None = None,
    ) -> "Future[bool]":
        """True once the entries are durable, numbered from `number` on, all in one transaction.

        False, and none is written, if another worker has that number. An undo also ends a snapshot
        that it goes behind. `news` is sent along by NOTIFY. What `also` does is durable with the
        entries, or not done at all.
        """
        rows = [
            {"table_id": table, "number": n, "data": msgspec.json.encode(entry).decode()}
            for n, entry in enumerate(new, number)
        ]
        first = self.insert(entries).values(rows[0]).on_conflict_do_nothing()
        undone = [entry.count for entry in new if entry.choice is None]

        def do(connection: Connection) -> bool:
            if connection.execute(first.returning(entries.c.number)).first() is None:
                return False
            if rows[1:]:  # whoever has the first number has the next ones, too
                connection.execute(insert(entries), rows[1:])
            if undone:
                connection.execute(
                    delete(snapshots).where(
                        snapshots.c.table_id == table, snapshots.c.choices > min(undone)
                    )
                )
            if also is not None:
                also(connection)
            self._notify(connection, news)
            return True

        return self.write(do)

    def _notify(self, connection: Connection, news: str) -> None:
        if news and self.is_postgres:
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, news))

    def notify(self, news: str) -> "Future[None]":
        """Sends news by NOTIFY alone."""
        return self.write(lambda connection: self._notify(connection, news))

    def read_entries(self, table: str, since: int = 0) -> list[Entry]:
        """The table's log from a number on."""
        query = (
            select(entries.c.data)
            .where(entries.c.table_id == table, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        with self.reading() as connection:
            return [ENTRIES.decode(data) for data in connection.execute(query).scalars()]

    # -- tables --------------------------------------------------------------------------------

    def create_table(self, table: str, now: float, open_seats: int, data: str) -> "Future[None]":
        """A new table."""
        row = table_row(table, now, open_seats, data)

        def do(connection: Connection) -> None:
            connection.execute(insert(tables).values(row))

        return self.write(do)

    def update_table(
        self,
        table: str,
        version: int,
        now: float,
        open_seats: int,
        data: str,
        news: str = "",
        line: ChatLine | None = None,
    ) -> "Future[bool]":
        """A table's seats have changed; False if another worker was faster with that version.

        `line` is a line of chat about it.
        """
        query = (
            update(tables)
            .where(tables.c.id == table, tables.c.version == version)
            .values(changed=now, open=open_seats, data=data, version=version + 1)
        )

        def do(connection: Connection) -> bool:
            if connection.execute(query).rowcount != 1:
                return False
            if line is not None:
                connection.execute(insert(chat).values(chat_row(table, line)))
            self._notify(connection, news)
            return True

        return self.write(do)

    def read_table(self, table: str) -> tuple[int, str] | None:
        """The version of a table's set-up and the set-up, or None."""
        query = select(tables.c.version, tables.c.data).where(tables.c.id == table)
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row.version, row.data)

    def set_open(self, table: str, open_seats: int) -> "Future[None]":
        """How many seats the lobby may offer."""
        query = update(tables).where(tables.c.id == table).values(open=open_seats)

        def do(connection: Connection) -> None:
            connection.execute(query)

        return self.write(do)

    def open_tables(self, since: float, limit: int) -> list[tuple[str, float, str]]:
        """Public tables with open seats that were touched since then, the newest first."""
        query = select(tables.c.id, tables.c.created, tables.c.data).where(
            tables.c.open > 0, tables.c.changed >= since
        )
        with self.reading() as connection:
            rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(limit))
            return [(row.id, row.created, row.data) for row in rows]

    def set_awake(self, table: str, awake: bool, now: float) -> "Future[None]":
        """Notes that a table is in memory, or rests again; both mean that somebody was there."""
        query = update(tables).where(tables.c.id == table).values(awake=int(awake), changed=now)

        def do(connection: Connection) -> None:
            connection.execute(query)

        return self.write(do)

    def awake_tables(self) -> list[str]:
        """The tables that are in memory, or were so when the service ended."""
        query = select(tables.c.id).where(tables.c.awake > 0).order_by(tables.c.changed.desc())
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    # -- snapshots and events ------------------------------------------------------------------

    def keep(
        self, table: str, number: int, snapshot: Snapshot, told: Sequence[str], standing: str
    ) -> "Future[bool]":
        """A snapshot after so many entries, the events before it that are not kept yet, and how the
        match stands.

        False, and nothing is kept, if the table has other entries by now.
        """
        row = {
            "table_id": table,
            "entries": number,
            "choices": snapshot.choices,
            "events": snapshot.events,
            "state": msgspec.json.encode(snapshot.state),
            "standing": standing,
        }
        first = snapshot.events - len(told)
        lines = [
            {"table_id": table, "number": first + n, "data": data} for n, data in enumerate(told)
        ]
        count = entries_of(table)

        def do(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() != number:
                return False
            self._put(connection, snapshots, [row], "table_id")
            if lines:
                self._put(connection, events, lines, "table_id", "number")
            return True

        return self.write(do)

    def _put(
        self, connection: Connection, table: Table, rows: list[dict[str, Any]], *key: str
    ) -> None:
        """Inserts the rows, in place of those that have their keys."""
        statement = self.insert(table)
        new = {name: statement.excluded[name] for name in rows[0] if name not in key}
        connection.execute(
            statement.on_conflict_do_update(index_elements=list(key), set_=new), rows
        )

    def read_snapshot(self, table: str) -> tuple[int, Snapshot] | None:
        """The number of entries before the snapshot, and the snapshot."""
        query = select(snapshots).where(snapshots.c.table_id == table)
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        state: dict[str, Json] = msgspec.json.decode(row.state)
        return row.entries, Snapshot(row.choices, row.events, state)

    def read_standing(self, table: str) -> tuple[str, str] | None:
        """A table's data and how its match stands, if that was kept after its last entry."""
        query = (
            select(tables.c.data, snapshots.c.standing)
            .join(snapshots, snapshots.c.table_id == tables.c.id)
            .where(tables.c.id == table, snapshots.c.standing.is_not(None))
            .where(snapshots.c.entries == entries_of(table).scalar_subquery())
        )
        with self.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else (row.data, row.standing)

    def read_events(self, table: str, since: int, until: int) -> list[dict[str, Json]]:
        """Kept events in a range of numbers, with all their secrets."""
        query = (
            select(events.c.data)
            .where(events.c.table_id == table, events.c.number >= since, events.c.number < until)
            .order_by(events.c.number)
        )
        with self.reading() as connection:
            return [msgspec.json.decode(data) for data in connection.execute(query).scalars()]

    # -- chat ----------------------------------------------------------------------------------

    def add_chat(self, table: str, line: ChatLine, news: str = "") -> "Future[None]":
        """A line of chat."""

        def do(connection: Connection) -> None:
            connection.execute(insert(chat).values(chat_row(table, line)))
            self._notify(connection, news)

        return self.write(do)

    def read_chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last lines of chat, the oldest first."""
        query = select(chat.c.data).where(chat.c.table_id == table)
        with self.reading() as connection:
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(limit)).scalars()
            return [LINES.decode(data) for data in rows][::-1]


ENTRIES = msgspec.json.Decoder(Entry)
LINES = msgspec.json.Decoder(ChatLine)


def entries_of(table: str) -> Select[int]:
    """The number of a table's entries."""
    return select(func.coalesce(func.max(entries.c.number), -1) + 1).where(
        entries.c.table_id == table
    )


def table_row(table: str, now: float, open_seats: int, data: str) -> dict[str, str | float]:
    """A new table as it is kept."""
    return {"id": table, "created": now, "changed": now, "open": open_seats, "data": data}


def chat_row(table: str, line: ChatLine) -> dict[str, str]:
    """A line of chat as it is kept."""
    return {"table_id": table, "data": msgspec.json.encode(line).decode()}


def fail(group: list[Work[Any]], error: Exception) -> None:
    """Tells everybody who waits; trouble with the database is told by its kind."""
    reason = reason_of(error)
    if reason is not None:
        log.error("not kept: %s", getattr(error, "orig", error))
    for work in group:
        failure = error if reason is None else NotKept(reason)
        work.done.set_exception(failure)


def make_private(path: str | None) -> None:
    """A new SQLite file is its owner's alone; so are those that SQLite puts beside it."""
    if path and path != ":memory:":
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def make_engine(url: str) -> Engine:
    """SQLite in WAL mode with full synchronisation, or PostgreSQL. Errors show no values."""
    if not url.startswith("sqlite"):
        patience = {"connect_timeout": CONNECT_SECONDS}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    make_private(make_url(url).database)
    engine = create_engine(
        url, connect_args={"timeout": 30, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=30000")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Takes the write lock at once: of several processes, one writes at a time."""
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
