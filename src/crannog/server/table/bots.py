"""The bots at a table."""

import asyncio
import logging
import secrets

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.rng import Rng
from crannog.server.messages import is_silent
from crannog.server.metrics import BOT_FAILURES
from crannog.server.setup import SeatPlan
from crannog.server.table.answers import answer_delay
from crannog.server.table.chat import Chat, seat_notice
from crannog.server.table.context import Context
from crannog.server.table.moves import Moves
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating
from crannog.server.thinking import BotFailed

SEED_BITS = 63
STAND_BY = 2.0  # seconds for which a second worker leaves a bot's answer to the first

log = logging.getLogger("crannog.table")


class Bots:
    """Plays the seats that bots hold."""

    def __init__(
        self,
        context: Context,
        record: Record,
        seating: Seating,
        chat: Chat,
        moves: Moves,
    ) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._chat = chat
        self._moves = moves
        self._turns: dict[Seat, asyncio.Task[None]] = {}
        self._thinking: dict[Seat, int] = {}  # who thinks now, and after how many choices
        self._failing: set[Seat] = set()  # seats of whose failures everyone has been told

    def wake(self) -> None:
        """Starts the turn of every bot that is asked."""
        self._drop_outdated()
        for seat, ask in self._record.match.pending.items():
            plan = self._seating.setup.seats[seat]
            busy = seat in self._turns and not self._turns[seat].done()
            if plan.kind == "bot" and not busy and not ask.optional and not is_silent(ask):
                self._turns[seat] = asyncio.create_task(self._play(seat, plan))

    def _drop_outdated(self) -> None:
        """Ends the thoughts about questions that are no longer asked."""
        now = len(self._record.match.choices)
        for seat, since in list(self._thinking.items()):
            asked = seat in self._record.match.pending
            if not asked or not self._record.asked_since(seat) <= since <= now:
                self._turns.pop(seat).cancel()
                del self._thinking[seat]

    def is_busy(self) -> bool:
        """Whether a bot's turn is under way."""
        return any(not turn.done() for turn in self._turns.values())

    async def _play(self, seat: Seat, plan: SeatPlan) -> None:
        """A bot's turn: it thinks in another process, then chooses like anybody else."""
        await asyncio.sleep(self._stand_by())
        match = self._record.match
        ask = match.pending.get(seat)
        if ask is None or is_silent(ask) or self._seating.nonce(seat) != plan.nonce:
            return
        self._thinking[seat] = count = len(match.choices)
        pause = asyncio.sleep(self._pause(ask))
        choice, _ = await asyncio.gather(self._decide(seat, plan, ask), pause)
        del self._turns[seat], self._thinking[seat]
        if self._seating.nonce(seat) == plan.nonce:
            await self._moves.choose_by_itself(seat, choice, count)
        self.wake()

    async def _decide(self, seat: Seat, plan: SeatPlan, ask: Ask) -> Choice:
        """The bot's choice; one drawn by lot if it fails. The table goes on in any case."""
        seed, save = secrets.randbits(SEED_BITS), self._record.match.save()
        thinkers = self._context.services.thinkers
        try:
            choice = await thinkers.think(
                self._context.id, save, seat, plan.bot, seed, self._most_seconds(ask)
            )
            if choice not in ask.options:
                raise BotFailed("it chose what is not offered")
        except Exception:  # whatever a bot does wrong
            log.exception("the bot %s failed at table %s", plan.bot, self._context.id)
            BOT_FAILURES.inc()
            self._tell_failure(seat, ask)
            return Rng(seed).pick(ask.options)
        self._failing.discard(seat)
        return choice

    def _tell_failure(self, seat: Seat, ask: Ask) -> None:
        """A line in the chat, once for failures in a row.

        None in a reaction window: it would tell that the bot had something to decide.
        """
        if ask.secret or seat in self._failing:
            return
        self._failing.add(seat)
        self._context.tasks.start(self._chat.tell(seat_notice(seat, "", "drawn")))

    def _pause(self, ask: Ask) -> float:
        """What a bot takes, thinking included; in a reaction window the same as anybody's "no"."""
        config = self._context.services.config
        return answer_delay(config) if ask.secret else config.bot_delay

    def _most_seconds(self, ask: Ask) -> float | None:
        """How long a bot may think; in a reaction window less than its pause, which tells
        nothing, and anywhere else as long as its level says."""
        return self._context.services.config.answer_delay[0] / 2 if ask.secret else None

    def _stand_by(self) -> float:
        """The first worker plays a bot; the others wait for its answer, then help out."""
        own = self._context.services.bus.worker
        first = min([own, *self._context.listeners.workers()])
        return 0.0 if first == own else STAND_BY

    def seats_lost(self, lost: frozenset[Seat]) -> None:
        """Ends the turns of bots that were replaced."""
        self._failing -= lost
        for seat in lost:
            turn = self._turns.pop(seat, None)
            self._thinking.pop(seat, None)
            if turn is not None:
                turn.cancel()

    def close(self) -> None:
        """Ends all turns."""
        for turn in self._turns.values():
            turn.cancel()
