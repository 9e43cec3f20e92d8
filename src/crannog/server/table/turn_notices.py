"""Notices to people who are asked while they are away."""

import asyncio

from crannog.kernel.ask import Seat
from crannog.server.notices import turn_notice
from crannog.server.setup import SeatPlan
from crannog.server.table.context import Context
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.table.wishes import Wishes


class TurnNotices:
    """Sends a seat's webhook one notice each time the seat is asked."""

    def __init__(self, context: Context, record: Record, seating: Seating, wishes: Wishes) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._wishes = wishes
        self._noticed: set[Seat] = set()

    def match_changed(self) -> None:
        """Forgets seats that have answered."""
        self._noticed &= set(self._record.match.pending)

    def send(self) -> None:
        """Sends the notices that are due."""
        pending = self._record.match.pending.items()
        asked = {seat for seat, ask in pending if not self._wishes.is_answered(seat, ask)}
        for seat in asked - self._noticed - self._context.listeners.online():
            plan = self._seating.setup.seats[seat]
            if plan.webhook:
                self._context.tasks.start(self._send(seat, plan))
        self._noticed = asked

    async def _send(self, seat: Seat, plan: SeatPlan) -> None:
        """Sends one notice, in the table's language."""
        services, setup = self._context.services, self._seating.setup
        outside = services.config.public_url.rstrip("/")
        link = f"{outside}/t/{self._context.id}" if outside else ""
        text = await asyncio.to_thread(
            turn_notice, setup.language, setup.game, seat, plan.name, link
        )
        await services.notices.send(plan.webhook, text)
