"""The bots at a table."""

import asyncio
import logging
import secrets

from crannog.kernel.ask import Ask, Seat
from crannog.server.messages import is_silent
from crannog.server.metrics import BOT_FAILURES
from crannog.server.setup import SeatPlan
from crannog.server.table.answers import answer_delay
from crannog.server.table.context import Context
from crannog.server.table.moves import Moves
from crannog.server.table.presence import Presence
from crannog.server.table.record import Record
from crannog.server.table.seating import Seating

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
        presence: Presence,
        moves: Moves,
    ) -> None:
        self._context = context
        self._record = record
        self._seating = seating
        self._presence = presence
        self._moves = moves
        self._turns: dict[Seat, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Starts the turn of every bot that is asked."""
        for seat, ask in self._record.match.pending.items():
            plan = self._seating.setup.seats[seat]
            busy = seat in self._turns and not self._turns[seat].done()
            idle = not busy and seat not in self._seating.failed
            if plan.kind == "bot" and idle and not ask.optional and not is_silent(ask):
                self._turns[seat] = asyncio.create_task(self._play(seat, plan))

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
        count, seed = len(match.choices), secrets.randbits(SEED_BITS)
        thinkers = self._context.services.thinkers
        thinking = thinkers.think(self._context.id, match.save(), seat, plan.bot, seed)
        try:
            choice, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause(ask)))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            log.exception("the bot %s failed at table %s", plan.bot, self._context.id)
            self._fail(seat, error)
            return
        del self._turns[seat]
        if self._seating.nonce(seat) == plan.nonce:
            await self._moves.choose_by_itself(seat, choice, count)
        self.wake()

    def _pause(self, ask: Ask) -> float:
        """What a bot takes, thinking included; in a reaction window the same as anybody's "no"."""
        config = self._context.services.config
        return answer_delay(config) if ask.secret else config.bot_delay

    def _stand_by(self) -> float:
        """The first worker plays a bot; the others wait for its answer, then help out."""
        own = self._context.services.bus.worker
        first = min([own, *self._context.listeners.workers()])
        return 0.0 if first == own else STAND_BY

    def _fail(self, seat: Seat, error: Exception) -> None:
        """The bot stops. Only the kind of its error is told: the details may hold secrets."""
        BOT_FAILURES.inc()
        self._seating.failed.add(seat)
        kind = type(error).__name__
        self._context.listeners.send({"type": "bot-failed", "seat": seat, "text": kind})
        self._presence.send_table()

    def seats_lost(self, lost: frozenset[Seat]) -> None:
        """Ends the turns of bots that were replaced."""
        for seat in lost:
            turn = self._turns.pop(seat, None)
            if turn is not None:
                turn.cancel()

    def close(self) -> None:
        """Ends all turns."""
        for turn in self._turns.values():
            turn.cancel()
