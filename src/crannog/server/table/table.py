"""A table in memory, made of its parts."""

import asyncio

from crannog.kernel.ask import Seat
from crannog.kernel.match import Match
from crannog.server.listeners import Listener
from crannog.server.services import Services
from crannog.server.setup import Setup
from crannog.server.table.answers import Answers
from crannog.server.table.bots import Bots
from crannog.server.table.chat import Chat
from crannog.server.table.context import Context
from crannog.server.table.hints import Hints
from crannog.server.table.moves import Moves
from crannog.server.table.presence import Presence
from crannog.server.table.record import Record
from crannog.server.table.seating import Change, Seating
from crannog.server.table.takebacks import Takebacks
from crannog.server.table.turn_notices import TurnNotices
from crannog.server.table.views import Views
from crannog.server.table.wishes import Wishes


class Table:
    """Loads a table from the store, and lets its parts know what has changed."""

    def __init__(self, table_id: str, version: int, setup: Setup, services: Services) -> None:
        context = Context(table_id, services)
        record = Record(context, setup, self._match_changed)
        chat = Chat(context)
        seating = Seating(context, record, chat, setup, version, self._seats_changed)
        wishes = Wishes(record, seating)
        views = Views(context, record, seating, wishes, chat)
        presence = Presence(context, record, seating, views)
        moves = Moves(context, record, seating)
        self.context, self.record, self.chat, self.seating = context, record, chat, seating
        self.wishes, self.views, self.presence, self.moves = wishes, views, presence, moves
        self.takebacks = Takebacks(context, record, seating)
        self.hints = Hints(context, record)
        self.answers = Answers(context, record, wishes, moves)
        self.bots = Bots(context, record, seating, chat, moves)
        self.turn_notices = TurnNotices(context, record, seating, wishes)
        self.rematching = asyncio.Lock()  # held while the table of the rematch is made
        self._was_over = self.match.result is not None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.context.id

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.record.match

    @property
    def setup(self) -> Setup:
        """The game and who sits where."""
        return self.seating.setup

    async def greet(self, listener: Listener, since: int) -> None:
        """Welcomes a listener; a table that was only just loaded wakes up."""
        await self.presence.greet(listener, since)
        if not listener.gone:
            self.wake()

    def wake(self) -> None:
        """Starts whatever bots or the table itself have to answer."""
        self.answers.wake()
        self.bots.wake()

    def is_busy(self) -> bool:
        """Whether a bot's turn or an automatic answer is under way."""
        return self.answers.is_busy() or self.bots.is_busy()

    async def catch_up(self) -> None:
        """Takes in whatever other workers have written."""
        async with self.context.lock:
            await self.seating.refresh()
            await self.record.catch_up()

    async def close(self) -> None:
        """Ends bots' turns and automatic answers; what is being written is finished first."""
        self.bots.close()
        self.answers.close()
        await self.context.tasks.close()

    def _match_changed(self, own: bool) -> None:
        """After an entry of this worker's, or several of another's."""
        self.takebacks.match_changed()
        self.views.match_changed()
        self.turn_notices.match_changed()
        self.wake()
        if own:
            self._follow_up()
        else:
            self._was_over = self.match.result is not None

    def _follow_up(self) -> None:
        """What only the worker does that wrote the entry."""
        self.turn_notices.send()
        if (self.match.result is not None) != self._was_over:
            self.update_lobby()
        if self.record.needs_snapshot():
            self.context.tasks.start(self.record.keep_snapshot())

    def update_lobby(self) -> None:
        """The lobby offers no seats of a match that is over; again, if its end was undone."""
        self._was_over = self.match.result is not None
        self.context.tasks.start(self._set_offered(self.setup.offered(self._was_over)))

    async def _set_offered(self, seats: int) -> None:
        await asyncio.wrap_future(self.context.services.store.set_open(self.id, seats))

    def _seats_changed(self, change: Change) -> None:
        """Shows a public change to everyone. Of any other only the seats that it touches learn:
        that somebody has a new wish would tell the others that they were asked something."""
        if change.public:
            self._show_seats(change.lost)
        else:
            self.views.seats_changed(change.touched)
        self.wake()

    def _show_seats(self, lost: frozenset[Seat]) -> None:
        """Whoever lost a seat listens on as what is left to them."""
        self.bots.seats_lost(lost)
        for listener in self.presence.withdraw(lost):
            self.context.tasks.start(self.greet(listener, 0))
        self.takebacks.seats_lost(lost)
        self.presence.send_table()
        self.views.seats_changed()
