"""Help for a player who is about to choose."""

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.server.messages import is_silent
from crannog.server.table.context import Context
from crannog.server.table.moves import check_offered
from crannog.server.table.record import Record


class NothingToDecide(CrannogError):
    """Only one answer is possible."""


class Hints:
    """Says what the bot would choose, and whether a choice can be taken back."""

    def __init__(self, context: Context, record: Record) -> None:
        self._context = context
        self._record = record

    async def hint(self, seat: Seat) -> dict[str, Json]:
        """What the greedy bot would do, and why."""
        match = self._record.match
        ask = match.pending.get(seat)
        if ask is None:
            check_offered(match, seat, ())  # nothing is: it is for somebody else to choose
        elif is_silent(ask):
            raise NothingToDecide("there is nothing to decide: only one answer is possible")
        advice = await self._context.services.thinkers.hint(
            self._context.id, match.save(), seat, len(match.choices)
        )
        return {"seat": seat, "choice": list(advice.choice), "because": advice.because()}

    def foresee(self, seat: Seat, choice: Choice) -> bool:
        """Whether the choice would reveal something; on a fork, so it tells nothing more.

        Whether it may be made at all, the match itself says: a fork would tell what it has redrawn.
        """
        match = self._record.match
        check_offered(match, seat, choice)
        if is_silent(match.pending[seat]):
            return False
        fork = match.fork(seat, Rng(len(match.choices)))
        fork.state.watched = True  # whoever might react is asked, and that can't be taken back
        reveals = fork.state.reveals
        fork.choose(seat, choice)
        return fork.state.reveals != reveals
