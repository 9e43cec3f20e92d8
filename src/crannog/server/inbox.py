"""What other workers publish on the bus, for the tables in this process's memory."""

import msgspec

from crannog.kernel.state import Json
from crannog.server.bus import Item
from crannog.server.live import ChatMessage, Consent
from crannog.server.rematch import Rematches
from crannog.server.table.table import Table
from crannog.server.tables import Tables


class Inbox:
    """Hands each item of the bus to the part of the table that it concerns."""

    def __init__(self, tables: Tables, rematches: Rematches) -> None:
        self._tables = tables
        self._rematches = rematches

    async def receive(self, item: Item) -> None:
        """Takes in one item; a table that is not in memory needs none."""
        table = self._tables.in_memory.get(item.table)
        if table is None:
            return
        if item.kind == "entries":
            async with table.context.lock:
                await table.record.catch_up()
        elif item.kind == "setup":
            async with table.context.lock:
                await table.seating.refresh()
        elif item.kind == "consent":
            await table.takebacks.hear_consent(item.seats[0], bool(item.message["yes"]))
        elif item.kind == "say":
            await self._pass_on(table, item.message)
        else:
            table.presence.hear(item.worker, item.seats)
            if item.kind == "who":
                table.presence.publish()

    async def _pass_on(self, table: Table, message: dict[str, Json]) -> None:
        """Sends a message to everyone connected here."""
        if message["type"] == "rematch":  # each seat's own token is added here
            await self._rematches.announce(table, str(message["table"]))
            return
        said = msgspec.convert(message, ChatMessage | Consent)
        if isinstance(said, ChatMessage):
            table.chat.add(said)
        table.context.listeners.send(said)
