"""Making choices at a table."""

import asyncio
import contextlib

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError, IllegalChoice
from crannog.kernel.match import Match
from crannog.server.metrics import CHOICES
from crannog.server.setup import Forbidden
from crannog.server.store import Entry
from crannog.server.table.context import Context
from crannog.server.table.ending import Ending
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.trouble import DatabaseTrouble

TROUBLE_SECONDS = 2.0  # before a choice that nobody waits for is tried again


class Faster(CrannogError):
    """Somebody else's choice came first."""


class Moves:
    """Checks choices and appends them to the log: a person's, a bot's or an automatic one."""

    def __init__(self, context: Context, record: Record, seating: Seating) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._ending = Ending(context, record, seating)

    async def choose(self, seat: Seat, choice: Choice, count: int | None = None) -> None:
        """A seat's choice. When this returns, it is durable and everyone here has it.

        `count` is the number of choices that the seat had seen. Where a choice of another seat
        came first, it is tried again as long as the question is the same.
        """
        nonce = self._seating.nonce(seat)
        await self._context.tasks.finish(self._choose(seat, nonce, choice, count))

    async def choose_by_itself(self, seat: Seat, choice: Choice, count: int) -> None:
        """A choice that no person waits for. After trouble with the database a while passes; then
        whoever called may try again."""
        with contextlib.suppress(Faster, IllegalChoice, Forbidden):
            try:
                await self.choose(seat, choice, count)
            except DatabaseTrouble:
                await asyncio.sleep(TROUBLE_SECONDS)

    async def _choose(self, seat: Seat, nonce: str, choice: Choice, count: int | None) -> None:
        async with self._context.lock:
            self._seating.check_held(seat, nonce)
            self._context.touch()
            seen = len(self._record.match.choices) if count is None else count
            while not await self._try(seat, choice, seen):
                pass
            CHOICES.inc()

    async def _try(self, seat: Seat, choice: Choice, seen: int) -> bool:
        """Appends the choice; False if another worker's entry came first."""
        match = self._record.match
        if seen < self._record.asked_since(seat):
            raise Faster("the question has changed in the meantime")
        check_offered(match, seat, choice)
        # A seat that has nothing to decide answers as durably as one that has, and is counted, too:
        # nobody may tell them apart.
        logged = match.logged(seat, choice)
        return await self._record.append(
            Entry(seat, list(logged)), also=self._ending.of(seat, logged)
        )


def check_offered(match: Match, seat: Seat, choice: Choice) -> None:
    """Raises IllegalChoice, with the rule, if the choice is not offered to the seat."""
    refusal = match.why_not(seat, choice)
    if refusal is not None:
        raise IllegalChoice(seat, choice, refusal)
