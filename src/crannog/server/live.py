"""A table in memory: its match, who is connected, and what each is told."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Iterable
from typing import Protocol, cast

import msgspec

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import CrannogError, IllegalChoice, UndoRefused
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.config import Config
from crannog.server.notices import Notices
from crannog.server.setup import Setup
from crannog.server.spread import spread
from crannog.server.store import Entry, Store
from crannog.server.thinking import Thinkers

SNAPSHOT_EVERY = 25
CHAT_KEPT = 100
CHAT_LENGTH = 500

log = logging.getLogger("crannog.table")


class Faster(CrannogError):
    """Somebody else's choice came first."""


class Ear(Protocol):
    """Somebody who is told about a table: a websocket."""

    seats: list[Seat]
    since: int

    def say(self, message: dict[str, Json]) -> None:
        """Queues a message."""


class LiveTable:
    """One table with its match; loads itself from the store and rests when nobody listens."""

    def __init__(
        self, table: str, setup: Setup, store: Store, thinkers: Thinkers, config: Config
    ) -> None:
        self.id = table
        self.setup = setup
        self.store = store
        self.thinkers = thinkers
        self.config = config
        self.ears: set[Ear] = set()
        self.lock = asyncio.Lock()
        self.chat: list[dict[str, Json]] = []
        self.quiet: dict[Seat, set[str]] = {}
        self.touched = time.monotonic()
        self.version = 0
        self._asked_at: dict[Seat, int] = {}  # since how many choices each is asked what it is
        self._entries = 0  # entries of the log that the match has taken in
        self._snapshot_at = 0
        self._events_kept = 0
        self._consent: tuple[Seat, set[Seat]] | None = None
        self._answering: asyncio.Task[None] | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._failed: set[Seat] = set()
        self._noticed: set[Seat] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self.notices: Notices | None = None
        self.match = self._load()

    # -- loading and keeping -------------------------------------------------------------------

    def _load(self) -> Match:
        """The match from the last snapshot and the entries since."""
        match = self.setup.new_match()
        first = [(seat, choice) for seat, choice in match.choices]
        entries = self.store.read_entries(self.id)
        kept = self.store.read_snapshot(self.id)
        choices = net_choices(first, entries)
        if kept is not None and kept[1].choices <= len(choices):
            match.resume(choices, kept[1])
            self._events_kept = kept[1].events
        else:
            match.replay(choices[len(first) :])
        self._entries = len(entries)
        self._snapshot_at = len(choices)
        return match

    async def catch_up(self) -> bool:
        """Takes in entries that another worker has written; true if there were any."""
        entries = await asyncio.to_thread(self.store.read_entries, self.id, self._entries)
        for entry in entries:
            self._apply(entry)
        if entries:
            self._changed()
        return bool(entries)

    def _apply(self, entry: Entry) -> None:
        self._entries += 1
        self.version += 1
        before = {seat: question(ask) for seat, ask in self.match.pending.items()}
        if entry.choice is None:
            self.match.rewind(entry.count)
        else:
            self.match.replay([(entry.seat, entry.picked())])
        count = len(self.match.choices)
        for seat, ask in self.match.pending.items():
            if seat == entry.seat or question(ask) != before.get(seat):
                self._asked_at[seat] = count

    async def _append(self, entry: Entry) -> None:
        """Makes the entry durable, then takes it in; Faster if another worker was."""
        written = await asyncio.wrap_future(self.store.append(self.id, self._entries, entry))
        if not written:
            await self.catch_up()
            raise Faster("somebody else was faster; the table has been brought up to date")
        self._apply(entry)
        if self.config.redis_url:
            await spread(self.config.redis_url, self.id)

    async def keep_snapshot(self) -> None:
        """Keeps the last checkpoint and the events before it."""
        snapshot = self.match.snapshot()
        if snapshot.events < self._events_kept:
            return
        told = [
            msgspec.json.encode(event).decode()
            for event in self.match.raw_events(self._events_kept)
        ][: snapshot.events - self._events_kept]
        await asyncio.to_thread(self.store.keep, self.id, self._entries, snapshot, told)
        self._snapshot_at = len(self.match.choices)
        self._events_kept = snapshot.events

    # -- acting --------------------------------------------------------------------------------

    async def choose(self, seat: Seat, choice: Choice, count: int | None = None) -> None:
        """A seat's choice: checked, made durable, taken in, told."""
        async with self.lock:
            self.touched = time.monotonic()
            ask = self.match.pending.get(seat)
            if count is not None and count < self._asked_at.get(seat, 0):
                raise Faster("the question has changed in the meantime")
            if ask is None or choice not in ask.options:
                self.match.choose(seat, choice)  # raises IllegalChoice with the rule
                raise AssertionError("an illegal choice was taken")
            if is_silent(ask):
                self.match.choose(seat, choice)
                self.version += 1
            else:
                await self._append(Entry(seat, list(choice)))
                self._consent = None
            await self._after_change()

    async def undo(self, seat: Seat, consent: Iterable[Seat] = ()) -> None:
        """Takes back a seat's last choice; UndoRefused says who must agree."""
        async with self.lock:
            count = self.match.undo_target(seat, consent)
            behind = count < self._snapshot_at
            await self._append(Entry(seat, None, count))
            if behind or self._events_kept > self.match.told:
                await asyncio.to_thread(self.store.forget, self.id)
                self._events_kept = 0
                self._snapshot_at = 0
            self._consent = None
            for ear in self.ears:
                ear.since = min(ear.since, self.match.told)
            await self._after_change()

    async def ask_undo(self, seat: Seat) -> None:
        """Undoes, or asks the others for consent. Bots agree unless something was revealed."""
        try:
            await self.undo(seat)
        except UndoRefused as refused:
            bots = {s for s, plan in enumerate(self.setup.seats) if plan.kind == "bot"}
            people = refused.needs - bots
            if not refused.needs or (refused.reveal and not people):
                raise
            if not people:
                await self.undo(seat, bots)
                return
            self._consent = (seat, set(bots))
            self.tell_all({"type": "consent", "seat": seat, "count": len(self.match.choices)})

    async def consent(self, seat: Seat, yes: bool) -> None:
        """A seat's answer to a pending undo."""
        if self._consent is None:
            return
        asking, agreed = self._consent
        if not yes:
            self._consent = None
            self.tell_all({"type": "consent", "seat": None, "count": len(self.match.choices)})
            return
        agreed.add(seat)
        with contextlib.suppress(UndoRefused):
            await self.undo(asking, agreed)

    def say(self, seat: Seat | None, name: str, text: str) -> None:
        """A line of chat."""
        line: dict[str, Json] = {
            "seat": seat,
            "name": name,
            "text": text[:CHAT_LENGTH],
            "at": int(time.time()),
        }
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.tell_all({"type": "chat", **line})

    def set_quiet(self, seat: Seat, trigger: str, on: bool) -> None:
        """The seat does (not) want to be asked about a kind of reaction."""
        wishes = self.quiet.setdefault(seat, set())
        if on:
            wishes.add(trigger)
        else:
            wishes.discard(trigger)
        self._changed()

    async def hint(self, seat: Seat) -> dict[str, Json]:
        """What the strongest bot would do."""
        choice = await self.thinkers.think(self.id, self.match.save(), seat, "greedy", 1)
        return {"seat": seat, "choice": list(choice)}

    # -- what happens by itself ----------------------------------------------------------------

    async def _after_change(self) -> None:
        self._changed()
        finished = self.match.result is not None
        if finished or len(self.match.choices) - self._snapshot_at >= SNAPSHOT_EVERY:
            await self.keep_snapshot()

    def _changed(self) -> None:
        """Tells everyone, and lets bots and automatic answers go on."""
        for ear in list(self.ears):
            self.tell_state(ear)
        self._send_notices()
        self.wake()

    def _send_notices(self) -> None:
        """Tells absent people by their webhook that they are asked, once for each time."""
        asked = {s for s, ask in self.match.pending.items() if not is_silent(ask)}
        present = {seat for ear in self.ears for seat in ear.seats}
        for seat in asked - self._noticed - present:
            address = self.setup.seats[seat].webhook
            if address and self.notices is not None:
                name = self.setup.seats[seat].name or str(seat + 1)
                text = f"{self.setup.game}: {name}, /t/{self.id}"
                task = asyncio.create_task(self.notices.send(address, text))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
        self._noticed = asked

    def wake(self) -> None:
        """Starts whatever the table itself has to answer."""
        if self._answering is None or self._answering.done():
            seat = self._silent_seat()
            if seat is not None:
                self._answering = asyncio.create_task(self._answer_later(seat))
        for seat in self.match.pending:
            plan = self.setup.seats[seat]
            busy = seat in self._thinking and not self._thinking[seat].done()
            idle = not busy and seat not in self._failed
            if plan.kind == "bot" and idle and not self.match.pending[seat].optional:
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat, plan.bot))

    def is_busy(self) -> bool:
        """Whether a bot or an automatic answer is under way."""
        answering = self._answering is not None and not self._answering.done()
        return answering or any(not task.done() for task in self._thinking.values())

    def forget_bot(self, seat: Seat) -> None:
        """Somebody else sits at the seat now."""
        self._failed.discard(seat)
        task = self._thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    def _silent_seat(self) -> Seat | None:
        """A seat that is asked but has nothing to decide, or does not want to."""
        for seat, ask in self.match.pending.items():
            if is_silent(ask) or self._wants_quiet(seat, ask):
                return seat
        return None

    def _wants_quiet(self, seat: Seat, ask: Ask) -> bool:
        asked_for = str(ask.args[0]) if ask.prompt == "react" else ""
        return asked_for in self.quiet.get(seat, set())

    async def _answer_later(self, seat: Seat) -> None:
        """An automatic "no", after a delay that tells nothing."""
        await asyncio.sleep(random.uniform(*self.config.answer_delay))
        ask = self.match.pending.get(seat)
        self._answering = None
        if ask is not None and (is_silent(ask) or self._wants_quiet(seat, ask)):
            with contextlib.suppress(Faster, IllegalChoice):
                await self.choose(seat, ask.options[-1])
        self.wake()

    async def _play_bot(self, seat: Seat, bot: str) -> None:
        """A bot's turn: it thinks elsewhere, then chooses like anybody else."""
        await asyncio.sleep(self.config.bot_delay)
        ask = self.match.pending.get(seat)
        if ask is None or is_silent(ask):
            return
        count = len(self.match.choices)
        try:
            choice = await self.thinkers.think(
                self.id, self.match.save(), seat, bot, self.setup.seed * 1000 + count
            )
            del self._thinking[seat]
            with contextlib.suppress(Faster, IllegalChoice):
                await self.choose(seat, choice, count)
        except Exception as error:
            log.exception("the bot %s failed at table %s", bot, self.id)
            self._failed.add(seat)
            self.tell_all({"type": "bot-failed", "seat": seat, "text": str(error)})
        self.wake()

    # -- telling -------------------------------------------------------------------------------

    def tell_all(self, message: dict[str, Json]) -> None:
        """One message for everybody."""
        for ear in self.ears:
            ear.say(message)

    def tell_rematch(self, made: dict[str, Json]) -> None:
        """Everyone learns of the new table; each seat gets its own new token."""
        seats = made["seats"]
        assert isinstance(seats, list)
        for ear in self.ears:
            rows: list[Json] = [
                row
                for row in seats
                if isinstance(row, dict) and (cast(int, row["seat"]) - 1) % len(seats) in ear.seats
            ]
            ear.say({"type": "rematch", "table": made["table"], "seats": rows})

    def tell_table(self) -> None:
        """Everyone learns who sits where."""
        for ear in self.ears:
            ear.say(self.table_message(ear))

    def table_message(self, ear: Ear) -> dict[str, Json]:
        """The table's public face, and which seats are the listener's."""
        return {"type": "table", "you": list[Json](ear.seats), **self.face()}

    def face(self) -> dict[str, Json]:
        """What everyone may know of the table."""
        online = {seat for other in self.ears for seat in other.seats}
        return {
            "table": self.id,
            "game": self.setup.game,
            "options": dict(self.setup.options),
            "language": self.setup.language,
            "public": self.setup.public,
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

    def tell_state(self, ear: Ear) -> None:
        """What changed, for each of the ear's seats (or the public)."""
        viewers: list[Seat | None] = [*ear.seats] or [None]
        until = self.match.told
        for viewer in viewers:
            if ear.since < until:
                events = self.events(ear.since, viewer)
                ear.say({"type": "events", "seat": viewer, "since": ear.since, "events": events})
            ear.say(self.state_message(viewer))
        ear.since = until

    def events(self, since: int, viewer: Seat | None) -> list[Json]:
        """Events as the viewer may see them, older ones from the store."""
        before = self.match.told - len(self.match.events(0, viewer))
        old = self.store.read_events(self.id, since, before) if since < before else []
        kept = [seen_by(msgspec.json.decode(data), viewer) for data in old]
        return [*kept, *self.match.events(since, viewer)]

    def state_message(self, viewer: Seat | None) -> dict[str, Json]:
        """View, ask and what the table waits for."""
        return {"type": "state", "version": self.version, **state_of(self.match, viewer)}


def state_of(match: Match, viewer: Seat | None) -> dict[str, Json]:
    """A match as a viewer may see it."""
    ask = None if viewer is None else match.pending.get(viewer)
    hidden = ask is None or is_silent(ask)
    return {
        "seat": viewer,
        "view": match.view(viewer),
        "ask": None if hidden else ask_message(ask),
        "waiting": [s for s, other in match.pending.items() if not other.optional],
        "undo": None if viewer is None else undo_message(match, viewer),
        "result": match.result,
        "count": len(match.choices),
    }


def net_choices(
    first: list[tuple[Seat, Choice]], entries: list[Entry]
) -> list[tuple[Seat, Choice]]:
    """The choices that stand after all undos."""
    choices = list(first)
    for entry in entries:
        if entry.choice is None:
            del choices[entry.count :]
        else:
            choices.append((entry.seat, entry.picked()))
    return choices


def is_silent(ask: Ask) -> bool:
    """An ask that must be put although there is nothing to decide."""
    return ask.secret and len(ask.options) == 1


def question(ask: Ask) -> tuple[str, tuple[Atom, ...], list[Choice]]:
    """What makes two asks the same question."""
    return ask.prompt, ask.args, ask.options


def ask_message(ask: Ask | None) -> dict[str, Json] | None:
    """An ask as its seat sees it."""
    if ask is None:
        return None
    return {
        "prompt": ask.prompt,
        "options": [list(option) for option in ask.options],
        "rule": ask.rule,
        "args": list(ask.args),
        "optional": ask.optional,
    }


def undo_message(match: Match, seat: Seat) -> dict[str, Json]:
    """Whether the seat may undo right now, and if not, why."""
    try:
        match.undo_target(seat)
    except UndoRefused as refused:
        return {
            "allowed": False,
            "needs": list[Json](sorted(refused.needs)),
            "reveal": refused.reveal,
        }
    return {"allowed": True, "needs": [], "reveal": False}


def seen_by(event: dict[str, Json], viewer: Seat | None) -> dict[str, Json]:
    """A kept event without what the viewer may not see."""
    seen = {key: event[key] for key in ("n", "kind", "rule", "args")}
    to = event.get("to")
    if event.get("secret") and isinstance(to, list) and viewer in to:
        seen["secret"] = event["secret"]
    return seen
