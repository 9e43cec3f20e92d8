"""The chat of a table."""

import asyncio
import time

import msgspec

from crannog.kernel.ask import Seat
from crannog.server.live import ChatMessage
from crannog.server.schemas import ChatLine
from crannog.server.setup import BadRequest, clean_line
from crannog.server.table.context import Context

CHAT_KEPT = 100  # lines in memory
CHAT_LENGTH = 500  # characters of a line


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
        await self.tell(ChatLine(seat, name, said, int(time.time())))

    async def tell(self, line: ChatLine) -> None:
        """Keeps a line and shows it to everyone."""
        await asyncio.wrap_future(self._context.services.store.add_chat(self._context.id, line))
        self.show(line)

    def show(self, line: ChatLine) -> None:
        """Shows everyone a line that the store has."""
        self.add(line)
        self._context.broadcast(ChatMessage(**msgspec.structs.asdict(line)))

    def add(self, line: ChatLine) -> None:
        """Adds a line to those in memory."""
        self.lines = [*self.lines, line][-CHAT_KEPT:]


def seat_notice(seat: Seat, name: str, what: str) -> ChatLine:
    """The table's own line about a seat: one of NOTICES."""
    return ChatLine(seat, name, "", int(time.time()), what)
