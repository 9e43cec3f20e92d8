"""Help for a player who is about to choose."""

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.server.advice import Advice
from crannog.server.messages import is_silent
from crannog.server.table.context import Context
from crannog.server.table.moves import check_offered
from crannog.server.table.record import Record


class NothingToDecide(CrannogError):
    """Only one answer is possible."""


class Hints:
    """Says what the bot would choose."""

    def __init__(self, context: Context, record: Record) -> None:
        self._context = context
        self._record = record

    async def hint(self, seat: Seat) -> Advice:
        """What the greedy bot would do, and why."""
        match = self._record.match
        ask = match.pending.get(seat)
        if ask is None:
            check_offered(match, seat, ())  # nothing is: it is for somebody else to choose
        elif is_silent(ask):
            raise NothingToDecide("there is nothing to decide: only one answer is possible")
        return await self._context.services.thinkers.hint(
            self._context.id, match.save(), seat, len(match.choices)
        )
