"""What players wish to be asked about."""

from crannog.kernel.ask import Ask, Seat
from crannog.server.messages import is_silent, triggers
from crannog.server.setup import BadRequest, Setup
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating


class Wishes:
    """The reactions that a seat does not want to be asked about, or that it is asked always."""

    def __init__(self, record: Record, seating: Seating) -> None:
        self._record = record
        self._seating = seating

    def quiet(self, seat: Seat) -> list[str]:
        """The reactions that the seat does not want to be asked about now."""
        plan = self._seating.setup.seats[seat]
        return plan.quiet if plan.quiet and plan.quiet_round == self._round() else []

    def always(self, seat: Seat) -> bool:
        """Whether the seat wants to be asked even where there is nothing to decide."""
        return self._seating.setup.seats[seat].always

    def is_answered(self, seat: Seat, ask: Ask) -> bool:
        """Whether the table answers for the seat: nothing to decide, or it does not want to."""
        if is_silent(ask):
            return not self.always(seat)
        quiet = self.quiet(seat)
        if not quiet or ask.prompt != "react":
            return False
        return set(triggers(self._record.match.game, ask)) <= set(quiet)

    async def set_quiet(self, seat: Seat, trigger: str, on: bool) -> None:
        """The seat does (not) want to be asked about a kind of reaction, for this round."""
        if trigger not in self._record.match.game.triggers:
            raise BadRequest(f"there is no reaction to {trigger!r}")
        nonce = self._seating.nonce(seat)

        def wish(setup: Setup) -> None:
            self._seating.check_held(seat, nonce)
            plan, now = setup.seats[seat], self._round()
            wishes = set(plan.quiet) if plan.quiet_round == now else set()
            plan.quiet = sorted(wishes | {trigger} if on else wishes - {trigger})
            plan.quiet_round = now
            plan.always = plan.always and not on

        await self._seating.change(wish)

    async def set_always(self, seat: Seat, on: bool) -> None:
        """The seat does (not) want to be asked always, even where there is nothing to decide."""
        nonce = self._seating.nonce(seat)

        def wish(setup: Setup) -> None:
            self._seating.check_held(seat, nonce)
            setup.seats[seat].always = on
            if on:
                setup.seats[seat].quiet = []

        await self._seating.change(wish)

    def _round(self) -> int:
        """The round of the game: a wish for quiet holds until it ends."""
        number = self._record.match.view(None).get("round", 0)
        return number if isinstance(number, int) else 0
