"""Automatic answers for seats that have nothing to decide, or do not want to."""

import asyncio
import random

from crannog.kernel.ask import Seat
from crannog.server.config import Config
from crannog.server.table.context import Context
from crannog.server.table.moves import Moves
from crannog.server.table.record import Record
from crannog.server.table.wishes import Wishes


class Answers:
    """Says "no" for such seats, one after the other, each after a delay."""

    def __init__(self, context: Context, record: Record, wishes: Wishes, moves: Moves) -> None:
        self._config = context.services.config
        self._record = record
        self._wishes = wishes
        self._moves = moves
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Starts the next answer, if one is needed."""
        if self.is_busy():
            return
        for seat, ask in self._record.match.pending.items():
            if self._wishes.is_answered(seat, ask):
                self._task = asyncio.create_task(self._answer(seat))
                return

    def is_busy(self) -> bool:
        """Whether an answer is under way."""
        return self._task is not None and not self._task.done()

    async def _answer(self, seat: Seat) -> None:
        await asyncio.sleep(answer_delay(self._config))
        ask = self._record.match.pending.get(seat)
        if ask is not None and self._wishes.is_answered(seat, ask):
            count = len(self._record.match.choices)
            await self._moves.choose_by_itself(seat, ask.options[-1], count)
        self._task = None
        self.wake()

    def close(self) -> None:
        """Ends the answer that is under way."""
        if self._task is not None:
            self._task.cancel()


def answer_delay(config: Config) -> float:
    """A delay that tells nothing: the same for all who answer without a person."""
    return random.uniform(*config.answer_delay)
