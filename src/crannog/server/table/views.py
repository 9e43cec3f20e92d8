"""What each viewer may see of a table."""

from collections.abc import Collection

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from crannog.server import schemas
from crannog.server.listeners import viewers
from crannog.server.live import EventsMessage, encoded
from crannog.server.messages import seen_by, state_of
from crannog.server.table.chat import Chat
from crannog.server.table.context import Context
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.table.wishes import Wishes


class Views:
    """The messages that show the table: its seats, its events, and each viewer's state."""

    def __init__(
        self, context: Context, record: Record, seating: Seating, wishes: Wishes, chat: Chat
    ) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._wishes = wishes
        self._chat = chat
        self._states: dict[Seat | None, str] = {}  # encoded, until something changes
        self.version = 0  # the number of changes of the match since it was loaded

    def match_changed(self) -> None:
        """Sends every listener the new events and its new state."""
        self.version += 1
        self._states.clear()
        self._context.listeners.send_changes(
            self._record.match.told, self._events_message, self.state_text
        )
        self._record.changes.clear()

    def seats_changed(self, seats: Collection[Seat] | None = None) -> None:
        """Sends their state to all viewers (or to these seats) for whom it is another one now."""
        old = self._states
        self._states = {v: old[v] for v in old if seats is not None and v not in seats}
        for listener in self._context.listeners.connected:
            for viewer in viewers(listener):
                if self.state_text(viewer) != old.get(viewer):
                    listener.send(self.state_text(viewer))

    def state_text(self, viewer: Seat | None) -> str:
        """The viewer's state message, encoded once for each change."""
        if viewer not in self._states:
            self._states[viewer] = encoded(self.state_message(viewer))
        return self._states[viewer]

    def state_message(self, viewer: Seat | None) -> schemas.State:
        """The viewer's view and question, and what the table waits for."""
        match, people = self._record.match, self._seating.people()
        always = viewer is not None and self._wishes.always(viewer)
        quiet = [] if viewer is None else sorted(self._wishes.quiet(viewer))
        state = state_of(match, viewer, always, quiet, people)
        return schemas.State(
            version=self.version,
            undos=self._record.undos,
            told=match.told,
            quiet=quiet,
            always=always,
            **msgspec.structs.asdict(state),
        )

    def table_message(self) -> schemas.Face:
        """What everyone may know of the table: the game, who sits where, the chat."""
        setup = self._seating.setup
        return schemas.Face(
            table=self._context.id,
            game=setup.game,
            options=dict(setup.options),
            language=setup.language,
            public=setup.public,
            next=setup.next or None,
            origin=setup.origin,
            practice=setup.practice,
            saga=schemas.SagaPlace(setup.saga, setup.number) if setup.saga else None,
            seats=self._seat_rows(),
            chat=self._chat.lines,
        )

    def _seat_rows(self) -> list[schemas.SeatInfo]:
        online = self._context.listeners.online()
        asked = self._record.match.pending
        return [
            schemas.SeatInfo(seat, plan.kind, plan.name, plan.bot, seat in online, seat in asked)
            for seat, plan in enumerate(self._seating.setup.seats)
        ]

    async def events(self, since: int, viewer: Seat | None) -> list[schemas.Event]:
        """Events as the viewer may see them, older ones from the store."""
        return self.all_events(await self._record.old_events(since), since, viewer)

    def all_events(
        self, old: list[dict[str, Json]], since: int, viewer: Seat | None
    ) -> list[schemas.Event]:
        """Old events that were read from the store, then those in memory."""
        recent = self._record.match.events(since, viewer)
        told = [*(seen_by(event, viewer) for event in old), *recent]
        return msgspec.convert(told, list[schemas.Event])

    def _events_message(self, since: int, viewer: Seat | None) -> EventsMessage:
        """New events, each with what it changed for the viewer."""
        changes = self._record.changes
        events = self.all_events([], since, viewer)
        for event in events:
            event.patch = changes.patch(viewer, event.n)
        return EventsMessage(seat=viewer, since=since, events=events, rest=changes.rest(viewer))
