"""Tables that nobody uses leave memory."""

import asyncio
import gc
import logging
import time

from crannog.server.services import Services
from crannog.server.table.table import Table
from crannog.server.tables import Tables

PRESENCE_EVERY = 30.0  # seconds

log = logging.getLogger("crannog.tables")


class Resting:
    """Looks after the tables in memory, every while."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._rest_after = services.config.rest_after
        self._bus = services.bus
        self._tables = tables

    async def run(self) -> None:
        """Drops unused tables, for as long as the service runs. Other workers hear of the rest."""
        published = time.monotonic()
        while True:
            await asyncio.sleep(self._rest_after / 4)
            await self._drop_unused()
            if self._bus.on and time.monotonic() - published > PRESENCE_EVERY:
                published = time.monotonic()
                for table in self._tables.in_memory.values():
                    table.presence.publish()

    async def _drop_unused(self) -> None:
        before = len(self._tables.in_memory)
        slimmed = 0
        for table in list(self._tables.in_memory.values()):
            if self._is_unused(table):
                await self._drop(table)
            elif self._is_quiet(table) and table.record.is_full():
                await self._slim_down(table)
                slimmed += 1
        if slimmed or len(self._tables.in_memory) < before:
            gc.collect()  # a match refers to itself: without this its memory would stay a while

    def _is_quiet(self, table: Table) -> bool:
        """Whether nothing has happened for long enough."""
        since = time.monotonic() - table.context.touched
        return since > self._rest_after and not table.is_busy()

    def _is_unused(self, table: Table) -> bool:
        return not table.context.listeners.connected and self._is_quiet(table)

    async def _drop(self, table: Table) -> None:
        """Keeps the table's snapshot and drops it, unless somebody came meanwhile."""
        try:
            await table.record.keep_snapshot()
        except Exception:  # it stays in memory; the next round tries again
            log.exception("table %s could not be kept", table.id)
            return
        if self._is_unused(table):
            await self._tables.drop(table)

    async def _slim_down(self, table: Table) -> None:
        """Drops what nobody needs of a finished match at which people still sit."""
        try:
            await table.record.slim_down(table.setup)
        except Exception:  # it stays as it is; the next round tries again
            log.exception("table %s could not be slimmed down", table.id)
