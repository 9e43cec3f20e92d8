"""Taking choices back, with the consent of those who must agree."""

import contextlib
from collections.abc import Collection

from crannog.kernel.ask import Seat
from crannog.kernel.errors import UndoRefused
from crannog.server.live import Consent
from crannog.server.store import Entry
from crannog.server.table.context import Context
from crannog.server.table.moves import Faster
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.undo import plan_undo


class Takebacks:
    """Undoes choices. At most one request for consent is open at a time."""

    def __init__(self, context: Context, record: Record, seating: Seating) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._request: tuple[Seat, set[Seat]] | None = None  # who asks, and who has agreed

    async def undo(self, seat: Seat, agreed: Collection[Seat] = ()) -> None:
        """Takes back a seat's last choice; UndoRefused says which people must agree."""
        nonce = self._seating.nonce(seat)
        await self._context.tasks.finish(self._undo(seat, nonce, agreed))

    async def _undo(self, seat: Seat, nonce: str, agreed: Collection[Seat]) -> None:
        """One undo in the log, and right after it the choices of others that stay."""
        async with self._context.lock:
            self._seating.check_held(seat, nonce)
            plan = plan_undo(self._record.match, seat, self._seating.people(), agreed)
            again = [Entry(by, list(choice)) for by, choice in plan.again]
            if not await self._record.append(Entry(seat, None, plan.count), *again):
                raise Faster("somebody else was faster; the table has been brought up to date")

    async def ask(self, seat: Seat) -> None:
        """Undoes, or asks the people who must agree."""
        try:
            await self.undo(seat)
        except UndoRefused as refused:
            if not refused.needs:
                raise
            self._request = (seat, set())
            self._broadcast(seat)

    async def consent(self, seat: Seat, yes: bool) -> None:
        """A seat's answer to a request that was made at any worker."""
        await self.hear_consent(seat, yes)
        bus = self._context.services.bus
        await bus.publish("consent", self._context.id, [seat], {"yes": yes})

    async def hear_consent(self, seat: Seat, yes: bool) -> None:
        """A seat's answer, given at any worker, to a request that was made at this one."""
        if self._request is None:
            return
        asking, agreed = self._request
        if not yes:
            self._request = None
            self._broadcast(None)
            return
        agreed.add(seat)
        with contextlib.suppress(UndoRefused):  # somebody has not agreed yet
            await self.undo(asking, agreed)

    def _broadcast(self, asking: Seat | None) -> None:
        """Tells everyone who asks for an undo; None: nobody any more."""
        count = len(self._record.match.choices)
        self._context.broadcast(Consent(asking, count))

    def match_changed(self) -> None:
        """A request does not outlive the position it was made in."""
        self._request = None

    def seats_lost(self, lost: frozenset[Seat]) -> None:
        """What somebody has asked for, or agreed to, is not their successor's."""
        if self._request is not None:
            asking, agreed = self._request
            self._request = None if asking in lost else (asking, agreed - lost)
