"""Durable tables: an append-only log of entries, written in groups by one thread.

An entry is acknowledged only after its transaction is on disk. Two workers that append the same
number to a table conflict: exactly one wins.
"""

import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass

import msgspec
from sqlalchemy import (
    Column,
    Engine,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Snapshot
from crannog.kernel.state import Json

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
    Column("data", Text, nullable=False),  # game, options, seats: see tables.Setup
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
class Work:
    """Something for the writer to do inside a transaction, and who waits for it."""

    table: str
    number: int
    entry: Entry
    done: "Future[bool]"


class Store:
    """The database. Reads are direct; appends go through the writer."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._insert = postgresql.insert if self.is_postgres else sqlite.insert
        self._work: queue.Queue[Work | None] = queue.Queue()
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

    # -- the log -------------------------------------------------------------------------------

    def append(self, table: str, number: int, entry: Entry) -> "Future[bool]":
        """True once the entry is durable under that number; False if another one has it."""
        work = Work(table, number, entry, Future())
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
            group = [work for work in batch if work is not None]
            if group:
                self._write_group(group)

    def _write_group(self, group: list[Work]) -> None:
        try:
            with self.engine.begin() as connection:
                results = [self._insert_entry(connection, work) for work in group]
        except Exception as error:  # told to everyone who waits; the writer lives on
            for work in group:
                work.done.set_exception(error)
            return
        for work, result in zip(group, results, strict=True):
            work.done.set_result(result)

    def _insert_entry(self, connection: Connection, work: Work) -> bool:
        row = {
            "table_id": work.table,
            "number": work.number,
            "data": msgspec.json.encode(work.entry).decode(),
        }
        statement = self._insert(entries).values(row).on_conflict_do_nothing()
        written = connection.execute(statement).rowcount == 1
        if written and self.is_postgres:
            connection.exec_driver_sql("SELECT pg_notify('crannog', %s)", (work.table,))
        return written

    def read_entries(self, table: str, since: int = 0) -> list[Entry]:
        """The table's log from a number on."""
        query = (
            select(entries.c.data)
            .where(entries.c.table_id == table, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [
                msgspec.json.decode(data, type=Entry)
                for data in connection.execute(query).scalars()
            ]

    # -- tables --------------------------------------------------------------------------------

    def create_table(self, table: str, now: float, open_seats: int, data: str) -> None:
        """A new table."""
        row = {"id": table, "created": now, "changed": now, "open": open_seats, "data": data}
        with self.engine.begin() as connection:
            connection.execute(insert(tables).values(row))

    def update_table(self, table: str, now: float, open_seats: int, data: str) -> None:
        """A table's seats have changed."""
        query = update(tables).where(tables.c.id == table)
        with self.engine.begin() as connection:
            connection.execute(query.values(changed=now, open=open_seats, data=data))
            if self.is_postgres:
                connection.exec_driver_sql("SELECT pg_notify('crannog', %s)", (table,))

    def read_table(self, table: str) -> str | None:
        """A table's set-up, or None."""
        with self.engine.connect() as connection:
            return connection.execute(
                select(tables.c.data).where(tables.c.id == table)
            ).scalar_one_or_none()

    def open_tables(self, limit: int) -> list[tuple[str, float, str]]:
        """Public tables with open seats, the newest first."""
        query = select(tables.c.id, tables.c.created, tables.c.data).where(tables.c.open > 0)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(limit))
            return [(row.id, row.created, row.data) for row in rows]

    # -- snapshots and events ------------------------------------------------------------------

    def keep(self, table: str, number: int, snapshot: Snapshot, told: Sequence[str]) -> None:
        """A snapshot after so many entries, and the events up to it that are not kept yet."""
        row = {
            "table_id": table,
            "entries": number,
            "choices": snapshot.choices,
            "events": snapshot.events,
            "state": msgspec.json.encode(snapshot.state),
        }
        first = snapshot.events - len(told)
        lines = [
            {"table_id": table, "number": first + n, "data": data} for n, data in enumerate(told)
        ]
        with self.engine.begin() as connection:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(insert(snapshots).values(row))
            if lines:
                connection.execute(self._insert(events).on_conflict_do_nothing(), lines)

    def forget(self, table: str) -> None:
        """An undo went behind the snapshot: it and its events are no longer true."""
        with self.engine.begin() as connection:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            connection.execute(delete(events).where(events.c.table_id == table))

    def read_snapshot(self, table: str) -> tuple[int, Snapshot] | None:
        """The number of entries before the snapshot, and the snapshot."""
        query = select(snapshots).where(snapshots.c.table_id == table)
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            return None
        state: dict[str, Json] = msgspec.json.decode(row.state)
        return row.entries, Snapshot(row.choices, row.events, state)

    def read_events(self, table: str, since: int, until: int) -> list[str]:
        """Kept events in a range of numbers."""
        query = (
            select(events.c.data)
            .where(events.c.table_id == table, events.c.number >= since, events.c.number < until)
            .order_by(events.c.number)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())


def make_engine(url: str) -> Engine:
    """SQLite in WAL mode with full synchronisation, or PostgreSQL."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=30000")
        cursor.close()

    return engine
