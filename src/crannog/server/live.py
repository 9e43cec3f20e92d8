"""A table in memory: its match, its log, and what happens there by itself."""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Coroutine, Iterable
from typing import Any, TypeAlias, cast

import msgspec

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import CrannogError, IllegalChoice, UndoRefused
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.server.crowd import Crowd, Ear, encoded, events_text, viewers
from crannog.server.figures import BOT_FAILURES, CHOICES
from crannog.server.house import House
from crannog.server.notices import turn_notice
from crannog.server.setup import BadRequest, Forbidden, SeatPlan, Setup, clean_line
from crannog.server.store import Entry
from crannog.server.telling import (
    is_silent,
    net_choices,
    question,
    seen_by,
    standing_of,
    state_of,
    triggers,
)

SNAPSHOT_EVERY = 25
CHAT_KEPT = 100
CHAT_LENGTH = 500
BOT_SEED_BITS = 63
STAND_BY = 2.0  # seconds for which a second worker leaves a bot's answer to the first

Line: TypeAlias = dict[str, Json]  # of chat

log = logging.getLogger("crannog.table")


class Faster(CrannogError):
    """Somebody else's choice came first."""


class NothingToDecide(CrannogError):
    """Only one answer is possible."""


class LiveTable:
    """One table with its match; loads itself from the store and rests when nobody listens."""

    def __init__(self, table: str, version: int, setup: Setup, house: House) -> None:
        self.id = table
        self.setup = setup
        self.setup_version = version
        self.house = house
        self.crowd = Crowd()
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.touched = time.monotonic()
        self.version = 0
        self.undos = 0
        self.chat = house.store.read_chat(table, CHAT_KEPT)
        self._asked_at: dict[Seat, int] = {}  # since how many choices each is asked what it is
        self._entries = 0  # entries of the log that the match has taken in
        self._snapshot_at = 0
        self._memory_from = 0  # the first event that is in memory
        self._events_kept = 0  # events that the store has
        self._consent: tuple[Seat, set[Seat]] | None = None
        self._answering: asyncio.Task[None] | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._failed: set[Seat] = set()
        self._noticed: set[Seat] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._states: dict[Seat | None, str] = {}  # encoded, until something changes
        self.match = self._load()
        self._was_over = self.match.result is not None

    # -- loading and keeping -------------------------------------------------------------------

    def _load(self) -> Match:
        """The match from the last snapshot and the entries since."""
        match = self.setup.fresh_match()
        entries = self.house.store.read_entries(self.id)
        choices = net_choices(self.setup.first_choices(), entries)
        kept = self.house.store.read_snapshot(self.id)
        if kept is not None and is_true(kept[0], kept[1].choices, entries):
            match.resume(choices, kept[1])
            self._events_kept = self._memory_from = kept[1].events
            self._snapshot_at = kept[1].choices
        else:
            match.replay(choices)
        self._entries = len(entries)
        self.undos = sum(entry.choice is None for entry in entries)
        self._asked_at = dict.fromkeys(match.pending, len(match.choices))
        return match

    async def catch_up(self) -> bool:
        """Takes in entries that another worker has written; true if there were any."""
        entries = await asyncio.to_thread(self.house.store.read_entries, self.id, self._entries)
        for entry in entries:
            self._apply(entry)
        if entries:
            self._consent = None
            self._was_over = self.match.result is not None
            self.changed()
        return bool(entries)

    def _apply(self, entry: Entry) -> None:
        """Takes in one entry of the log."""
        self._entries += 1
        before = {seat: question(ask) for seat, ask in self.match.pending.items()}
        if entry.choice is None:
            self._rewind(entry.count)
        else:
            self.match.replay([(entry.seat, entry.picked())])
        count = len(self.match.choices)
        for seat, ask in self.match.pending.items():
            if seat == entry.seat or question(ask) != before.get(seat):
                self._asked_at[seat] = count

    def _rewind(self, count: int) -> None:
        """An undo: events after it are taken back, here, in the store and from every ear."""
        self.match.rewind(count)
        self.undos += 1
        told = self.match.told
        self._memory_from = told - len(self.match.raw_events())
        self._events_kept = min(self._events_kept, told)
        self._snapshot_at = min(self._snapshot_at, count)
        for ear in self.crowd.ears:
            ear.since = min(ear.since, told)
            ear.rewound = True

    async def _append(self, entry: Entry) -> bool:
        """Makes the entry durable, then takes it in; False, and caught up, if another came first"""
        news = self.house.news
        written = await asyncio.wrap_future(
            self.house.store.append(self.id, self._entries, entry, news.item("entries", self.id))
        )
        if not written:
            await self.catch_up()
            return False
        self._apply(entry)
        self._consent = None
        self._do(news.tell_durable("entries", self.id))
        return True

    async def keep_snapshot(self) -> None:
        """Keeps the last checkpoint and the events before it."""
        snapshot = self.match.snapshot()
        told = [
            msgspec.json.encode(event).decode()
            for event in self.match.raw_events(self._events_kept)
        ][: max(0, snapshot.events - self._events_kept)]
        if snapshot.events < self._events_kept:
            return
        before, self._snapshot_at = self._snapshot_at, len(self.match.choices)
        self._events_kept = snapshot.events
        kept = False
        try:
            kept = await asyncio.wrap_future(
                self.house.store.keep(
                    self.id,
                    self._entries,
                    snapshot,
                    told,
                    msgspec.json.encode(self.standing()).decode(),
                )
            )
        finally:
            if not kept:  # the next one writes all that is in memory again
                self._snapshot_at = min(self._snapshot_at, before)
                self._events_kept = min(self._events_kept, self._memory_from)

    def is_full(self) -> bool:
        """Whether a finished match is still in memory with all that playing it has left there."""
        return self.match.result is not None and self._memory_from < self._events_kept

    async def slim_down(self) -> None:
        """Of a finished match at which people still sit, what nobody needs leaves memory."""
        async with self.lock:
            await self.keep_snapshot()
            slim = await asyncio.to_thread(
                LiveTable, self.id, self.setup_version, self.setup, self.house
            )
            if slim._entries != self._entries:  # another worker's, not yet told here
                return
            self.match = slim.match
            self._memory_from, self._events_kept = slim._memory_from, slim._events_kept
            self._snapshot_at = slim._snapshot_at

    async def _carry_through(self, work: Coroutine[Any, Any, None]) -> None:
        """What changes the log goes on to its end, even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._told_or_gone)
        await asyncio.shield(task)

    def _told_or_gone(self, task: "asyncio.Task[None]") -> None:
        """A refusal is for the one who asked, even if gone by now; anything else is a defect."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CrannogError):
            log.error("at table %s", self.id, exc_info=error)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Something in the background; the loop alone would forget it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("at table %s", self.id, exc_info=task.exception())

    # -- acting --------------------------------------------------------------------------------

    async def choose(self, seat: Seat, choice: Choice, count: int | None = None) -> None:
        """A seat's choice: checked, made durable, taken in, told.

        `count` is the number of choices that the seat had seen. Where a choice of another seat
        came first, it is tried again as long as the question is the same.
        """
        await self._carry_through(self._choose(seat, self.nonce(seat), choice, count))

    async def _choose(self, seat: Seat, nonce: str, choice: Choice, count: int | None) -> None:
        async with self.lock:
            self.check_held(seat, nonce)
            self.touched = time.monotonic()
            seen = len(self.match.choices) if count is None else count
            while not await self._try_choice(seat, choice, seen):
                pass
            CHOICES.inc()
            self._after_change()

    async def _try_choice(self, seat: Seat, choice: Choice, seen: int) -> bool:
        ask = self.match.pending.get(seat)
        if seen < self._asked_at.get(seat, 0):
            raise Faster("the question has changed in the meantime")
        if ask is None or choice not in ask.options:
            self.match.choose(seat, choice)  # raises IllegalChoice with the rule
            raise AssertionError("an illegal choice was taken")
        # A seat that has nothing to decide answers as durably as one that has, and is counted, too:
        # nobody may tell them apart.
        return await self._append(Entry(seat, list(self.match.logged(seat, choice))))

    async def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Takes back a seat's last choice; UndoRefused says who must agree."""
        await self._carry_through(self._undo(seat, self.nonce(seat), consent))

    async def _undo(self, seat: Seat, nonce: str, consent: Iterable[Seat]) -> None:
        async with self.lock:
            self.check_held(seat, nonce)
            count = self.match.undo_target(seat, consent)
            if not await self._append(Entry(seat, None, count)):
                raise Faster("somebody else was faster; the table has been brought up to date")
            self._after_change()

    async def ask_undo(self, seat: Seat) -> None:
        """Undoes, or asks the others for consent.

        Open seats agree to everything. Bots agree unless something was revealed; then it is for the
        people to say.
        """
        open_seats = self._seats_of("open")
        try:
            await self.undo(seat, open_seats)
        except UndoRefused as refused:
            bots = self._seats_of("bot")
            people = refused.needs - bots
            if not refused.needs or (refused.reveal and not people):
                raise
            if not people:
                await self.undo(seat, open_seats | bots)
                return
            self._consent = (seat, set())
            self.tell_everywhere(
                {"type": "consent", "seat": seat, "count": len(self.match.choices)}
            )

    async def consent(self, seat: Seat, yes: bool) -> None:
        """A seat's answer to an undo that was asked for at this worker."""
        if self._consent is None:
            return
        asking, agreed = self._consent
        if not yes:
            self._consent = None
            self.tell_everywhere(
                {"type": "consent", "seat": None, "count": len(self.match.choices)}
            )
            return
        agreed.add(seat)
        with contextlib.suppress(UndoRefused):  # somebody has not agreed yet
            await self.undo(asking, agreed | self._seats_of("open", "bot"))

    def _seats_of(self, *kinds: str) -> set[Seat]:
        """The seats of these kinds."""
        return {seat for seat, plan in enumerate(self.setup.seats) if plan.kind in kinds}

    async def say(self, seat: Seat | None, name: str, text: str) -> None:
        """A line of chat."""
        said = clean_line(text, CHAT_LENGTH)
        if not said:
            raise BadRequest("a line of chat needs some text")
        line: Line = {"seat": seat, "name": name, "text": said, "at": int(time.time())}
        await asyncio.wrap_future(self.house.store.add_chat(self.id, line))
        self.show_line(line)

    def show_line(self, line: Line) -> None:
        """Everybody is shown a line that is kept by now."""
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.tell_everywhere({"type": "chat", **line})

    def tell_everywhere(self, message: dict[str, Json]) -> None:
        """One message for everybody, at every worker."""
        self.crowd.tell(message)
        self._do(self.house.news.tell("say", self.id, message=message))

    def hear(self, message: dict[str, Json]) -> None:
        """A message for everybody, from another worker."""
        if message["type"] == "chat":
            line = {key: value for key, value in message.items() if key != "type"}
            self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.crowd.tell(message)

    async def hint(self, seat: Seat) -> dict[str, Json]:
        """What the greedy bot would do, and why."""
        ask = self.match.pending.get(seat)
        if ask is None:
            self.match.choose(seat, ())  # raises IllegalChoice: it is for somebody else to choose
        elif is_silent(ask):
            raise NothingToDecide("there is nothing to decide: only one answer is possible")
        advice = await self.house.thinkers.hint(
            self.id, self.match.save(), seat, len(self.match.choices)
        )
        return {"seat": seat, "choice": list(advice.choice), "because": advice.because()}

    def foresee(self, seat: Seat, choice: Choice) -> bool:
        """Whether the choice would reveal something; on a fork, so it tells nothing more.

        Whether it may be made at all, the match itself says: a fork would tell what it has redrawn.
        """
        ask = self.match.pending.get(seat)
        if ask is None or choice not in ask.options:
            self.match.choose(seat, choice)  # raises IllegalChoice with the rule
        elif is_silent(ask):
            return False
        fork = self.match.fork(seat, Rng(len(self.match.choices)))
        fork.state.watched = True  # whoever might react is asked, and that can't be taken back
        reveals = fork.state.reveals
        fork.choose(seat, choice)
        return fork.state.reveals != reveals

    # -- wishes --------------------------------------------------------------------------------

    def round(self) -> int:
        """The round of the game, for as long as which a wish for quiet holds."""
        number = self.match.view(None).get("round", 0)
        return number if isinstance(number, int) else 0

    def quiet(self, seat: Seat) -> list[str]:
        """The reactions that the seat does not want to be asked about now."""
        plan = self.setup.seats[seat]
        return plan.quiet if plan.quiet and plan.quiet_round == self.round() else []

    def _is_answered(self, seat: Seat, ask: Ask) -> bool:
        """Whether the table answers for the seat: nothing to decide, or it does not want to."""
        if is_silent(ask):
            return not self.setup.seats[seat].always
        quiet = self.quiet(seat)
        if not quiet or ask.prompt != "react":
            return False
        return set(triggers(self.match.game, ask)) <= set(quiet)

    # -- what happens by itself ----------------------------------------------------------------

    def _after_change(self) -> None:
        """After an entry of this worker's."""
        self.changed()
        self._send_notices()
        finished = self.match.result is not None
        if finished != self._was_over:
            self.note_over()
        if finished or len(self.match.choices) - self._snapshot_at >= SNAPSHOT_EVERY:
            self._do(self.keep_snapshot())

    def changed(self) -> None:
        """Tells everyone, and lets bots and automatic answers go on."""
        self.version += 1
        self._states.clear()
        self.crowd.tell_news(self.match.told, self._recent, self.state_text)
        self._noticed &= set(self.match.pending)
        self.wake()

    def _send_notices(self) -> None:
        """Tells absent people by their webhook that they are asked, once for each time."""
        asked = {s for s, ask in self.match.pending.items() if not self._is_answered(s, ask)}
        for seat in asked - self._noticed - self.crowd.online():
            plan = self.setup.seats[seat]
            if plan.webhook:
                self._do(self._send_notice(seat, plan))
        self._noticed = asked

    async def _send_notice(self, seat: Seat, plan: SeatPlan) -> None:
        """Tells a seat's webhook, in the table's language."""
        outside = self.house.config.public_url.rstrip("/")
        link = f"{outside}/t/{self.id}" if outside else ""
        text = await asyncio.to_thread(
            turn_notice, self.setup.language, self.setup.game, seat, plan.name, link
        )
        await self.house.notices.send(plan.webhook, text)

    def note_over(self) -> None:
        """The lobby offers no seats of a match that is over; again, if the end was undone."""
        self._was_over = self.match.result is not None
        offered = 0 if self._was_over else self.setup.offered()
        self._do(self._keep_offer(offered))

    async def _keep_offer(self, offered: int) -> None:
        await asyncio.wrap_future(self.house.store.set_open(self.id, offered))

    def wake(self) -> None:
        """Starts whatever the table itself has to answer."""
        if self._answering is None or self._answering.done():
            for seat, ask in self.match.pending.items():
                if self._is_answered(seat, ask):
                    self._answering = asyncio.create_task(self._answer_later(seat))
                    break
        for seat, ask in self.match.pending.items():
            plan = self.setup.seats[seat]
            busy = seat in self._thinking and not self._thinking[seat].done()
            idle = not busy and seat not in self._failed
            if plan.kind == "bot" and idle and not ask.optional and not is_silent(ask):
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat, plan))

    def is_busy(self) -> bool:
        """Whether a bot or an automatic answer is under way."""
        answering = self._answering is not None and not self._answering.done()
        return answering or any(not task.done() for task in self._thinking.values())

    def _delay(self) -> float:
        """A delay that tells nothing, alike for all who answer without a person."""
        return random.uniform(*self.house.config.answer_delay)

    async def _answer_later(self, seat: Seat) -> None:
        """An automatic "no", after a delay that tells nothing."""
        await asyncio.sleep(self._delay())
        ask = self.match.pending.get(seat)
        if ask is not None and self._is_answered(seat, ask):
            with contextlib.suppress(Faster, IllegalChoice, Forbidden):
                await self.choose(seat, ask.options[-1], len(self.match.choices))
        self._answering = None
        self.wake()

    async def _play_bot(self, seat: Seat, plan: SeatPlan) -> None:
        """A bot's turn: it thinks elsewhere, then chooses like anybody else."""
        await asyncio.sleep(self._stand_by())
        ask = self.match.pending.get(seat)
        if ask is None or is_silent(ask) or self.setup.seats[seat].nonce != plan.nonce:
            return
        count = len(self.match.choices)
        thinking = self.house.thinkers.think(
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
                await self.choose(seat, choice, count)
        self.wake()

    def _pause(self, ask: Ask) -> float:
        """What a bot takes, thinking included; in a reaction window the same as anybody's "no"."""
        return self._delay() if ask.secret else self.house.config.bot_delay

    def _stand_by(self) -> float:
        """A bot is the first worker's; the others wait for that one's answer, then help out."""
        first = min([self.house.news.worker, *self.crowd.workers()])
        return 0.0 if first == self.house.news.worker else STAND_BY

    def _bot_failed(self, seat: Seat, error: Exception) -> None:
        """Told by its kind alone: the details, which may hold secrets, are in the host's log."""
        BOT_FAILURES.inc()
        self._failed.add(seat)
        self.crowd.tell({"type": "bot-failed", "seat": seat, "text": type(error).__name__})
        self.tell_table()

    async def close(self) -> None:
        """Ends bots and automatic answers; what is being written is finished first."""
        for task in [*self._thinking.values(), self._answering]:
            if task is not None:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- who sits where ------------------------------------------------------------------------

    def nonce(self, seat: Seat) -> str:
        """What a seat's token is made of: another one, and somebody else has the seat."""
        return self.setup.seats[seat].nonce

    def check_held(self, seat: Seat, nonce: str) -> None:
        """Whoever waited for the table may have lost the seat meanwhile."""
        if self.nonce(seat) != nonce:
            raise Forbidden("the seat was given to somebody else")

    def has_failed(self, seat: Seat) -> bool:
        """Whether the seat's bot has stopped here."""
        return seat in self._failed

    def take_setup(self, version: int, setup: Setup) -> None:
        """The seats have changed; whoever lost one listens on as what is left to them."""
        old, self.setup, self.setup_version = self.setup.seats, setup, version
        shown, self._states = self._states, {}
        lost = {
            seat
            for seat, (before, now) in enumerate(zip(old, setup.seats, strict=True))
            if before.nonce != now.nonce
        }
        for seat in lost:
            self._failed.discard(seat)
            task = self._thinking.pop(seat, None)
            if task is not None:
                task.cancel()
        for ear in list(self.crowd.ears):
            if lost & set(ear.seats):
                self.crowd.ears.discard(ear)
                ear.seats = [seat for seat in ear.seats if seat not in lost]
                self._do(self.greet(ear, 0))
        self._forget_consent(lost)
        self.tell_table()
        self._tell_wishes(shown)
        self.wake()

    def _forget_consent(self, lost: set[Seat]) -> None:
        """What somebody has asked for, or agreed to, is not their successor's."""
        if self._consent is not None:
            asking, agreed = self._consent
            self._consent = None if asking in lost else (asking, agreed - lost)

    def _tell_wishes(self, shown: dict[Seat | None, str]) -> None:
        """Whose state is another one by who sits where, or by what they wish, is told so."""
        for ear in self.crowd.ears:
            for viewer in viewers(ear):
                if self.state_text(viewer) != shown.get(viewer):
                    ear.say(self.state_text(viewer))

    # -- telling -------------------------------------------------------------------------------

    async def greet(self, ear: Ear, since: int) -> None:
        """Tells a newcomer all from an event on, and everything that comes after."""
        ear.since = min(since, self.match.told)
        undos = self.undos
        nonces = {seat: self.nonce(seat) for seat in ear.seats}
        old = await self._old_events(ear.since)
        if ear.gone:
            return
        ear.seats = [seat for seat, nonce in nonces.items() if self.nonce(seat) == nonce]
        if undos != self.undos:  # taken back while they were read
            await self.greet(ear, 0)
            return
        self.crowd.ears.add(ear)
        self.tell_table()
        for viewer in viewers(ear):
            events = self._together(old, ear.since, viewer)
            ear.say(events_text(viewer, ear.since, events))
            ear.say(self.state_text(viewer))
        ear.since = self.match.told
        self.tell_presence()
        self.wake()

    def leave(self, ear: Ear) -> None:
        """Somebody has hung up."""
        ear.gone = True
        if ear in self.crowd.ears:
            self.crowd.ears.discard(ear)
            self.touched = time.monotonic()
            self.tell_table()
            self.tell_presence()

    def tell_presence(self) -> None:
        """Other workers learn who is connected here."""
        self._do(self.house.news.tell("here", self.id, self.crowd.here()))

    def tell_table(self) -> None:
        """Everyone learns who sits where."""
        face = self.face()
        for ear in self.crowd.ears:
            ear.say(encoded({"type": "table", "you": list[Json](ear.seats), **face}))

    def tell_rematch(self, made: dict[str, Json]) -> None:
        """Everyone learns of the new table; each seat gets its own new token."""
        seats = made["seats"]
        assert isinstance(seats, list)
        for ear in self.crowd.ears:
            rows: list[Json] = [
                row
                for row in seats
                if isinstance(row, dict) and (cast(int, row["seat"]) - 1) % len(seats) in ear.seats
            ]
            ear.say(encoded({"type": "rematch", "table": made["table"], "seats": rows}))

    def face(self) -> dict[str, Json]:
        """What everyone may know of the table."""
        online = self.crowd.online()
        return {
            "table": self.id,
            "game": self.setup.game,
            "options": dict(self.setup.options),
            "language": self.setup.language,
            "public": self.setup.public,
            "next": self.setup.next or None,
            "origin": self.setup.origin,
            "seats": [
                {
                    "seat": seat,
                    "kind": plan.kind,
                    "name": plan.name,
                    "bot": plan.bot,
                    "online": seat in online,
                    "asked": seat in self.match.pending,
                    "failed": seat in self._failed,
                }
                for seat, plan in enumerate(self.setup.seats)
            ],
            "chat": list[Json](self.chat),
        }

    def standing(self) -> dict[str, Json]:
        """How the match stands, as everyone may know; of who sits there nothing."""
        return standing_of(self.match)

    async def events(self, since: int, viewer: Seat | None) -> list[Json]:
        """Events as the viewer may see them, older ones from the store."""
        return self._together(await self._old_events(since), since, viewer)

    async def _old_events(self, since: int) -> list[dict[str, Json]]:
        """Those that are no longer in memory."""
        if since >= self._memory_from:
            return []
        return await asyncio.to_thread(
            self.house.store.read_events, self.id, since, self._memory_from
        )

    def _together(self, old: list[dict[str, Json]], since: int, viewer: Seat | None) -> list[Json]:
        return [*(seen_by(event, viewer) for event in old), *self._recent(since, viewer)]

    def _recent(self, since: int, viewer: Seat | None) -> list[Json]:
        return list[Json](self.match.events(since, viewer))

    def state_text(self, viewer: Seat | None) -> str:
        """The viewer's state message, encoded; put together once for each change."""
        if viewer not in self._states:
            self._states[viewer] = encoded(self.state_message(viewer))
        return self._states[viewer]

    def state_message(self, viewer: Seat | None) -> dict[str, Json]:
        """View, ask and what the table waits for."""
        plan = None if viewer is None else self.setup.seats[viewer]
        always = plan is not None and plan.always
        quiet = [] if viewer is None else sorted(self.quiet(viewer))
        return {
            "type": "state",
            "version": self.version,
            "undos": self.undos,
            "told": self.match.told,
            "quiet": list[Json](quiet),
            "always": always,
            **state_of(self.match, viewer, always, quiet, self._seats_of("open")),
        }


def is_true(number: int, choices: int, entries: list[Entry]) -> bool:
    """Whether a snapshot after so many entries and choices still stands: no undo went behind it."""
    since = entries[number:]
    return number <= len(entries) and all(
        entry.choice is not None or entry.count >= choices for entry in since
    )
