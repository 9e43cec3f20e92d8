"""The chat of a table."""

import asyncio
import time
from typing import TypeAlias

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from crannog.server.setup import BadRequest, clean_line
from crannog.server.table.context import Context

CHAT_KEPT = 100  # lines in memory
CHAT_LENGTH = 500  # characters of a line

Line: TypeAlias = dict[str, Json]


class Chat:
    """The last lines of chat. The store keeps all of them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.lines = context.services.store.read_chat(context.id, CHAT_KEPT)

    async def say(self, seat: Seat | None, name: str, text: str) -> None:
        """Keeps a line of chat and shows it to everyone."""
        said = clean_line(text, CHAT_LENGTH)
        if not said:
            raise BadRequest("a line of chat needs some text")
        line: Line = {"seat": seat, "name": name, "text": said, "at": int(time.time())}
        await self.tell(line)

    async def tell(self, line: Line) -> None:
        """Keeps a line and shows it to everyone."""
        await asyncio.wrap_future(self._context.services.store.add_chat(self._context.id, line))
        self.show(line)

    def show(self, line: Line) -> None:
        """Shows everyone a line that the store has."""
        self.add(line)
        self._context.broadcast({"type": "chat", **line})

    def add(self, line: Line) -> None:
        """Adds a line to those in memory."""
        self.lines = [*self.lines, line][-CHAT_KEPT:]


def seat_notice(seat: Seat, name: str, what: str) -> Line:
    """The table's own line about a seat: one of NOTICES."""
    return {"seat": seat, "name": name, "text": "", "at": int(time.time()), "notice": what}
