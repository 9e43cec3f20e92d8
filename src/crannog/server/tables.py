"""The tables in this process's memory: making, loading and closing them."""

import asyncio
import logging
import re
import time
from concurrent.futures import Future

import msgspec

from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.imports import Begun, settle
from crannog.server.keys import new_id
from crannog.server.messages import standing_of
from crannog.server.saga_store import SagaStore
from crannog.server.services import Services
from crannog.server.setup import Listed, Setup
from crannog.server.store import table_row
from crannog.server.table.table import Table

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

log = logging.getLogger("crannog.tables")


class NoSuchTable(CrannogError):
    """There is no table of that id."""


class Tables:
    """Loads tables when somebody needs them."""

    def __init__(self, services: Services) -> None:
        self._bus = services.bus
        self._services = services
        self._store = services.store
        self.in_memory: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}

    async def create(self, setup: Setup, begun: Begun | None = None) -> str:
        """Keeps a new table and returns its id; raises CrannogError if it can't begin like this.

        An imported one has `begun` already, and opens from there.
        """
        table_id = new_id()
        if begun is None:
            over = (await asyncio.to_thread(settle, setup)).result is not None
        else:
            over = begun.over
            await asyncio.wrap_future(
                self._store.keep(table_id, 0, begun.snapshot, begun.told, begun.standing)
            )
        await asyncio.wrap_future(
            self._store.create_table(table_id, time.time(), setup.offered(over), setup.encode())
        )
        return table_id

    async def create_in_saga(self, setup: Setup) -> str | None:
        """The table of the next game of a saga; None if that game is on already, or over."""
        table_id = new_id()
        await asyncio.to_thread(settle, setup)
        row = table_row(table_id, time.time(), setup.offered(False), setup.encode())
        seated = SagaStore(self._store).seat_game(setup.saga, setup.number, row)
        return table_id if await asyncio.wrap_future(seated) else None

    async def open(self, table_id: str) -> Table:
        """The table, loaded if it is not in memory."""
        table = self.in_memory.get(table_id)
        if table is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NoSuchTable("there is no such table")
            if table_id not in self._opening:
                self._opening[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self._opening[table_id])
        table.context.touch()
        return table

    async def open_newest(self, table_id: str) -> Table:
        """The table, with whatever other workers have written until now."""
        table = await self.open(table_id)
        if self._bus.on:
            await table.catch_up()
        return table

    async def _load(self, table_id: str) -> Table:
        try:
            version, setup = await self._read(table_id)
            table = await asyncio.to_thread(Table, table_id, version, setup, self._services)
            self.in_memory[table_id] = table
        finally:
            del self._opening[table_id]
        if table.match.result is not None:
            table.update_lobby()
        self._note_awake(table_id, True)
        await self._bus.publish("who", table_id)
        if self._bus.on:  # entries that came while it was read
            await table.catch_up()
        return table

    async def _read(self, table_id: str) -> tuple[int, Setup]:
        found = await asyncio.to_thread(self._store.read_table, table_id)
        if found is None:
            raise NoSuchTable(f"there is no table {table_id}")
        return found[0], Setup.decode(found[1])

    async def setup(self, table_id: str) -> Setup:
        """The set-up as the store has it; the table is not loaded."""
        return (await self._read(table_id))[1]

    async def standing(self, table_id: str) -> dict[str, Json]:
        """How a match stands, and who sits there. A table is loaded only if it never rested."""
        table = self.in_memory.get(table_id)
        if table is None and TABLE_ID.fullmatch(table_id):
            kept = await asyncio.to_thread(self._store.read_standing, table_id)
            if kept is not None:
                setup = msgspec.json.decode(kept[0], type=Listed)
                standing = msgspec.json.decode(kept[1])
                return {"names": setup.names(), **standing}
        if table is None:
            table = await self.open(table_id)
        return {"names": table.setup.names(), **standing_of(table.match)}

    async def go_on(self) -> None:
        """After a start: tables that were in memory before go on, bots first of all."""
        for table_id in await asyncio.to_thread(self._store.awake_tables):
            try:
                (await self.open(table_id)).wake()
            except Exception:  # of a game that is no longer installed, for example
                log.exception("table %s can't go on", table_id)

    async def catch_up(self) -> None:
        """The subscription to the bus is new: whatever was missed is taken in."""
        for table in list(self.in_memory.values()):
            await table.catch_up()

    async def drop(self, table: Table) -> None:
        """Removes a table from memory. Its snapshot must have been kept."""
        del self.in_memory[table.id]
        self._note_awake(table.id, False)
        await table.close()

    def _note_awake(self, table_id: str, awake: bool) -> None:
        """Nobody waits for this note; that it could not be written is logged."""

        def noted(written: "Future[None]") -> None:
            if not written.cancelled() and written.exception() is not None:
                log.error("table %s: awake not noted", table_id, exc_info=written.exception())

        self._store.set_awake(table_id, awake, time.time()).add_done_callback(noted)

    async def close(self) -> None:
        """Closes all tables and keeps their snapshots."""
        tables = list(self.in_memory.values())
        for table in tables:
            await table.close()
        kept = await asyncio.gather(
            *(table.record.keep_snapshot() for table in tables), return_exceptions=True
        )
        for table, error in zip(tables, kept, strict=True):
            if error is not None:
                log.error("table %s could not be kept", table.id, exc_info=error)
