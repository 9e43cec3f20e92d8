"""A table in memory: its match, its log, and what happens there by itself."""

import asyncio
import contextlib
import logging
import random
import secrets
from typing import cast

from crannog.kernel.ask import Ask, Seat
from crannog.kernel.errors import IllegalChoice
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.listeners import Listener, encoded
from crannog.server.messages import is_silent
from crannog.server.metrics import BOT_FAILURES
from crannog.server.notices import turn_notice
from crannog.server.services import Services
from crannog.server.setup import Forbidden, SeatPlan, Setup
from crannog.server.table.chat import Chat
from crannog.server.table.context import Context
from crannog.server.table.hints import Hints
from crannog.server.table.moves import Faster, Moves
from crannog.server.table.presence import Presence
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.table.takebacks import Takebacks
from crannog.server.table.views import Views
from crannog.server.table.wishes import Wishes

BOT_SEED_BITS = 63
STAND_BY = 2.0  # seconds for which a second worker leaves a bot's answer to the first

log = logging.getLogger("crannog.table")


class Table:
    """One table with its match; loads itself from the store and rests when nobody listens."""

    def __init__(self, table: str, version: int, setup: Setup, services: Services) -> None:
        self.services = services
        self.context = Context(table, services)
        self.rematching = asyncio.Lock()
        self._answering: asyncio.Task[None] | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._noticed: set[Seat] = set()
        self.record = Record(self.context, setup, self._match_changed)
        self.chat = Chat(self.context)
        self.seating = Seating(
            self.context, self.record, self.chat, setup, version, self._seats_changed
        )
        self.wishes = Wishes(self.record, self.seating)
        self.views = Views(self.context, self.record, self.seating, self.wishes, self.chat)
        self.presence = Presence(self.context, self.record, self.seating, self.views)
        self.moves = Moves(self.context, self.record, self.seating)
        self.takebacks = Takebacks(self.context, self.record, self.seating)
        self.hints = Hints(self.context, self.record)
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

    def hear(self, message: dict[str, Json]) -> None:
        """A message for everybody, from another worker."""
        if message["type"] == "chat":
            line = {key: value for key, value in message.items() if key != "type"}
            self.chat.add(line)
        self.context.listeners.send(message)

    # -- what happens by itself ----------------------------------------------------------------

    def _match_changed(self, own: bool) -> None:
        """After an entry of the log, or several of another worker's."""
        self.takebacks.match_changed()
        self.changed()
        if not own:
            self._was_over = self.match.result is not None
            return
        self._send_notices()
        if (self.match.result is not None) != self._was_over:
            self.note_over()
        if self.record.needs_snapshot():
            self.context.tasks.start(self.record.keep_snapshot())

    def changed(self) -> None:
        """Tells everyone, and lets bots and automatic answers go on."""
        self.views.match_changed()
        self._noticed &= set(self.match.pending)
        self.wake()

    def _send_notices(self) -> None:
        """Tells absent people by their webhook that they are asked, once for each time."""
        asked = {s for s, ask in self.match.pending.items() if not self.wishes.is_answered(s, ask)}
        for seat in asked - self._noticed - self.context.listeners.online():
            plan = self.setup.seats[seat]
            if plan.webhook:
                self.context.tasks.start(self._send_notice(seat, plan))
        self._noticed = asked

    async def _send_notice(self, seat: Seat, plan: SeatPlan) -> None:
        """Tells a seat's webhook, in the table's language."""
        outside = self.services.config.public_url.rstrip("/")
        link = f"{outside}/t/{self.id}" if outside else ""
        text = await asyncio.to_thread(
            turn_notice, self.setup.language, self.setup.game, seat, plan.name, link
        )
        await self.services.notices.send(plan.webhook, text)

    def note_over(self) -> None:
        """The lobby offers no seats of a match that is over; again, if the end was undone."""
        self._was_over = self.match.result is not None
        offered = self.setup.offered(over=self._was_over)
        self.context.tasks.start(self._keep_offer(offered))

    async def _keep_offer(self, offered: int) -> None:
        await asyncio.wrap_future(self.services.store.set_open(self.id, offered))

    def wake(self) -> None:
        """Starts whatever the table itself has to answer."""
        if self._answering is None or self._answering.done():
            for seat, ask in self.match.pending.items():
                if self.wishes.is_answered(seat, ask):
                    self._answering = asyncio.create_task(self._answer_later(seat))
                    break
        for seat, ask in self.match.pending.items():
            plan = self.setup.seats[seat]
            busy = seat in self._thinking and not self._thinking[seat].done()
            idle = not busy and seat not in self.seating.failed
            if plan.kind == "bot" and idle and not ask.optional and not is_silent(ask):
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat, plan))

    def is_busy(self) -> bool:
        """Whether a bot or an automatic answer is under way."""
        answering = self._answering is not None and not self._answering.done()
        return answering or any(not task.done() for task in self._thinking.values())

    def _delay(self) -> float:
        """A delay that tells nothing, alike for all who answer without a person."""
        return random.uniform(*self.services.config.answer_delay)

    async def _answer_later(self, seat: Seat) -> None:
        """An automatic "no", after a delay that tells nothing."""
        await asyncio.sleep(self._delay())
        ask = self.match.pending.get(seat)
        if ask is not None and self.wishes.is_answered(seat, ask):
            with contextlib.suppress(Faster, IllegalChoice, Forbidden):
                await self.moves.choose(seat, ask.options[-1], len(self.match.choices))
        self._answering = None
        self.wake()

    async def _play_bot(self, seat: Seat, plan: SeatPlan) -> None:
        """A bot's turn: it thinks elsewhere, then chooses like anybody else."""
        await asyncio.sleep(self._stand_by())
        ask = self.match.pending.get(seat)
        if ask is None or is_silent(ask) or self.setup.seats[seat].nonce != plan.nonce:
            return
        count = len(self.match.choices)
        thinking = self.services.thinkers.think(
            self.id, self.match.save(), seat, plan.bot, secrets.randbits(BOT_SEED_BITS)
        )
        try:
            choice, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause(ask)))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            log.exception("the bot %s failed at table %s", plan.bot, self.id)
            self._bot_failed(seat, error)
            return
        del self._thinking[seat]
        if self.setup.seats[seat].nonce == plan.nonce:
            with contextlib.suppress(Faster, IllegalChoice, Forbidden):
                await self.moves.choose(seat, choice, count)
        self.wake()

    def _pause(self, ask: Ask) -> float:
        """What a bot takes, thinking included; in a reaction window the same as anybody's "no"."""
        return self._delay() if ask.secret else self.services.config.bot_delay

    def _stand_by(self) -> float:
        """A bot is the first worker's; the others wait for that one's answer, then help out."""
        first = min([self.services.bus.worker, *self.context.listeners.workers()])
        return 0.0 if first == self.services.bus.worker else STAND_BY

    def _bot_failed(self, seat: Seat, error: Exception) -> None:
        """Told by its kind alone: the details, which may hold secrets, are in the host's log."""
        BOT_FAILURES.inc()
        self.seating.failed.add(seat)
        self.context.listeners.send(
            {"type": "bot-failed", "seat": seat, "text": type(error).__name__}
        )
        self.presence.send_table()

    async def close(self) -> None:
        """Ends bots and automatic answers; what is being written is finished first."""
        for task in [*self._thinking.values(), self._answering]:
            if task is not None:
                task.cancel()
        await self.context.tasks.close()

    # -- who sits where ------------------------------------------------------------------------

    def _seats_changed(self, lost: set[Seat]) -> None:
        """The seats have changed; whoever lost one listens on as what is left to them."""
        shown = self.views.forget_states()
        for seat in lost:
            task = self._thinking.pop(seat, None)
            if task is not None:
                task.cancel()
        for listener in self.presence.withdraw(lost):
            self.context.tasks.start(self.greet(listener, 0))
        self.takebacks.seats_lost(lost)
        self.presence.send_table()
        self.views.send_new_states(shown)
        self.wake()

    # -- telling -------------------------------------------------------------------------------

    async def greet(self, listener: Listener, since: int) -> None:
        """Welcomes a listener; the table goes on by itself if it was just loaded."""
        await self.presence.greet(listener, since)
        if not listener.gone:
            self.wake()

    def tell_rematch(self, made: dict[str, Json]) -> None:
        """Everyone learns of the new table; each seat gets its own new token."""
        rows = cast(list[dict[str, Json]], made["seats"])
        for listener in self.context.listeners.connected:
            own: list[Json] = [
                row for row in rows if (cast(int, row["seat"]) - 1) % len(rows) in listener.seats
            ]
            listener.send(encoded({"type": "rematch", "table": made["table"], "seats": own}))
