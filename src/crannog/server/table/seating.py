"""Who sits where at a table: its set-up, and changing it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from crannog.kernel.ask import Seat
from crannog.server.schemas import ChatLine
from crannog.server.setup import Forbidden, Setup
from crannog.server.table.chat import Chat
from crannog.server.table.context import Context
from crannog.server.table.record import Record


@dataclass(frozen=True)
class Change:
    """What has changed of a set-up."""

    lost: frozenset[Seat]  # given to somebody else
    touched: frozenset[Seat]  # changed in any way
    public: bool  # everyone may know of it


class Seating:
    """The set-up with its version in the store. A change is durable before it holds.

    `on_change` is called after every change.
    """

    def __init__(
        self,
        context: Context,
        record: Record,
        chat: Chat,
        setup: Setup,
        version: int,
        on_change: Callable[["Change"], None],
    ) -> None:
        self._context = context
        self._record = record
        self._chat = chat
        self._on_change = on_change
        self._version = version
        self.setup = setup

    def people(self) -> set[Seat]:
        """The seats at which people sit."""
        return {seat for seat, plan in enumerate(self.setup.seats) if plan.kind == "person"}

    def nonce(self, seat: Seat) -> str:
        """What a seat's token is made of. It changes when somebody else gets the seat."""
        return self.setup.seats[seat].nonce

    def check_held(self, seat: Seat, nonce: str) -> None:
        """Raises Forbidden if the seat was given away while its holder waited for the lock."""
        if self.nonce(seat) != nonce:
            raise Forbidden("the seat was given to somebody else")

    async def change(self, change: Callable[[Setup], ChatLine | None]) -> None:
        """Changes the set-up durably; where another worker was faster, on top of its change.

        The line that `change` returns is kept with the change, and shown in the chat.
        """
        async with self._context.lock:
            while True:
                setup = Setup.decode(self.setup.encode())
                line = change(setup)
                if await self._write(setup, line):
                    break
                await self.refresh()
            self._take(self._version + 1, setup)
            if line is not None:
                self._chat.show(line)
        await self._context.services.bus.publish_durable("setup", self._context.id)

    async def _write(self, setup: Setup, line: ChatLine | None) -> bool:
        """Writes a new set-up; False if another worker has written one before."""
        services = self._context.services
        return await asyncio.wrap_future(
            services.store.update_table(
                self._context.id,
                self._version,
                time.time(),
                setup.offered(over=self._record.match.result is not None),
                setup.encode(),
                services.bus.item("setup", self._context.id),
                line,
            )
        )

    async def refresh(self) -> None:
        """Takes in what another worker has changed of the set-up. The lock must be held."""
        store = self._context.services.store
        found = await asyncio.to_thread(store.read_table, self._context.id)
        if found is not None and found[0] != self._version:
            self._take(found[0], Setup.decode(found[1]))

    def _take(self, version: int, setup: Setup) -> None:
        change = difference(self.setup, setup)
        self.setup, self._version = setup, version
        self._on_change(change)


def difference(old: Setup, new: Setup) -> Change:
    """What has changed from one set-up of a table to the next."""
    pairs = list(enumerate(zip(old.seats, new.seats, strict=True)))
    lost = frozenset(seat for seat, (was, now) in pairs if was.nonce != now.nonce)
    touched = frozenset(seat for seat, (was, now) in pairs if was != now)
    return Change(lost, touched, bool(lost) or old.shown() != new.shown())
