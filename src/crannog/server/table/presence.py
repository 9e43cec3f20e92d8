"""Who comes to a table, who leaves it, and who is connected."""

import msgspec

from crannog.kernel.ask import Seat
from crannog.server.listeners import Listener, viewers
from crannog.server.live import EventsMessage, TableMessage, encoded
from crannog.server.table.context import Context
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.table.views import Views


class Presence:
    """Welcomes listeners and lets them go. Everyone sees who is connected."""

    def __init__(self, context: Context, record: Record, seating: Seating, views: Views) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._views = views

    async def greet(self, listener: Listener, since: int) -> None:
        """Sends a newcomer everything from an event on, and from then on every change."""
        listener.since = min(since, self._record.match.told)
        undos = self._record.undos
        nonces = {seat: self._seating.nonce(seat) for seat in listener.seats}
        old = await self._record.old_events(listener.since)
        if listener.gone:
            return
        listener.seats = [s for s, nonce in nonces.items() if self._seating.nonce(s) == nonce]
        if undos != self._record.undos:  # taken back while they were read
            await self.greet(listener, 0)
            return
        self._context.listeners.connected.add(listener)
        self.send_table()
        for viewer in viewers(listener):
            events = self._views.all_events(old, listener.since, viewer)
            told = EventsMessage(seat=viewer, since=listener.since, events=events)
            listener.send(encoded(told))
            listener.send(self._views.state_text(viewer))
        listener.since = self._record.match.told
        self.publish()

    def leave(self, listener: Listener) -> None:
        """A listener has closed its connection."""
        listener.gone = True
        if listener in self._context.listeners.connected:
            self._context.listeners.connected.discard(listener)
            self._context.touch()
            self.send_table()
            self.publish()

    def withdraw(self, lost: frozenset[Seat]) -> list[Listener]:
        """Takes lost seats from their listeners, who must be greeted again as what is left."""
        listeners = self._context.listeners
        losers = [one for one in listeners.connected if lost & set(one.seats)]
        for listener in losers:
            listeners.connected.discard(listener)
            listener.seats = [seat for seat in listener.seats if seat not in lost]
        return losers

    def hear(self, worker: str, seats: list[Seat]) -> None:
        """Another worker has these seats connected."""
        self._context.listeners.note(worker, seats)
        self.send_table()

    def publish(self) -> None:
        """Tells other workers which seats are connected here."""
        here = self._context.listeners.seats_here()
        bus = self._context.services.bus
        self._context.tasks.start(bus.publish("here", self._context.id, here))

    def send_table(self) -> None:
        """Sends everyone connected here who sits where, and who is connected."""
        shown = msgspec.structs.asdict(self._views.table_message())
        for listener in self._context.listeners.connected:
            listener.send(encoded(TableMessage(you=listener.seats, **shown)))
