"""A table's match in memory, its log in the store, and its snapshots."""

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy.engine import Connection

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from crannog.server.messages import question, standing_of
from crannog.server.setup import Setup
from crannog.server.store import Entry
from crannog.server.table.changes import Changes
from crannog.server.table.context import Context
from crannog.server.table.loading import Loaded, load_match

SNAPSHOT_EVERY = 25  # choices


class Record:
    """The match and its log. An entry is durable before the match takes it in.

    `on_change` is called after every change; True: this worker wrote it.
    """

    def __init__(self, context: Context, setup: Setup, on_change: Callable[[bool], None]) -> None:
        self._context = context
        self._store = context.services.store
        self._on_change = on_change
        self.changes = Changes()  # in the views of those who are connected here
        self._take(load_match(self._store, context.id, setup))
        self._asked_at = dict.fromkeys(self.match.pending, len(self.match.choices))

    def _take(self, loaded: Loaded) -> None:
        self.match = loaded.match
        self.undos = loaded.undos
        self._entries = loaded.entries  # entries of the log that the match has taken in
        self._snapshot_at = loaded.snapshot_choices
        self._memory_from = loaded.snapshot_events  # the first event that is in memory
        self._events_kept = loaded.snapshot_events  # events that the store has

    @property
    def entries(self) -> int:
        """The number of entries of the log that the match has taken in."""
        return self._entries

    # -- the log -------------------------------------------------------------------------------

    async def append(
        self, *entries: Entry, also: Callable[[Connection], None] | None = None
    ) -> bool:
        """Writes entries, all or none, and what goes with them. False: another worker's came first,
        and the match is up to date."""
        bus = self._context.services.bus
        item = bus.item("entries", self._context.id)
        written = await asyncio.wrap_future(
            self._store.append(self._context.id, self._entries, entries, item, also)
        )
        if not written:
            await self.catch_up()
            return False
        for entry in entries:
            self._apply(entry)
        self._context.tasks.start(bus.publish_durable("entries", self._context.id))
        self._on_change(True)
        return True

    async def catch_up(self) -> None:
        """Takes in the entries that other workers have written."""
        entries = await asyncio.to_thread(self._store.read_entries, self._context.id, self._entries)
        for entry in entries:
            self._apply(entry)
        if entries:
            self._on_change(False)

    def asked_since(self, seat: Seat) -> int:
        """The number of choices after which the seat was asked its present question."""
        return self._asked_at.get(seat, 0)

    def _apply(self, entry: Entry) -> None:
        """Takes in one entry of the log."""
        self._entries += 1
        before = {seat: question(ask) for seat, ask in self.match.pending.items()}
        if entry.choice is None:
            self._rewind(entry.count)
        else:
            self._make_choice(entry)
        count = len(self.match.choices)
        for seat, ask in self.match.pending.items():
            if seat == entry.seat or question(ask) != before.get(seat):
                self._asked_at[seat] = count

    def _make_choice(self, entry: Entry) -> None:
        """Makes the choice, before the eyes of those who are connected."""
        told = self.match.told
        watch = self.match.watch(self._context.listeners.viewers())
        self.match.replay([(entry.seat, entry.picked())])
        watch.end()
        self.changes.add(told, watch)

    def _rewind(self, count: int) -> None:
        """An undo: later events are taken back here, in the store and from every listener."""
        self.match.rewind(count)
        self.changes.clear()
        self.undos += 1
        told = self.match.told
        self._memory_from = told - len(self.match.raw_events())
        self._events_kept = min(self._events_kept, told)
        self._snapshot_at = min(self._snapshot_at, count)
        self._context.listeners.rewind(told)

    # -- snapshots -----------------------------------------------------------------------------

    def needs_snapshot(self) -> bool:
        """Whether the match is over, or has gone on for long since the last snapshot."""
        since = len(self.match.choices) - self._snapshot_at
        return self.match.result is not None or since >= SNAPSHOT_EVERY

    async def keep_snapshot(self) -> None:
        """Keeps the last checkpoint and the events before it."""
        snapshot = self.match.snapshot()
        if snapshot.events < self._events_kept:
            return
        events = self.match.raw_events(self._events_kept)[: snapshot.events - self._events_kept]
        told = [msgspec.json.encode(event).decode() for event in events]
        standing = msgspec.json.encode(standing_of(self.match)).decode()
        before, self._snapshot_at = self._snapshot_at, len(self.match.choices)
        self._events_kept = snapshot.events
        kept = False
        try:
            kept = await asyncio.wrap_future(
                self._store.keep(self._context.id, self._entries, snapshot, told, standing)
            )
        finally:
            if not kept:  # the next one writes all that is in memory again
                self._snapshot_at = min(self._snapshot_at, before)
                self._events_kept = min(self._events_kept, self._memory_from)

    async def old_events(self, since: int) -> list[dict[str, Json]]:
        """Events that are no longer in memory."""
        if since >= self._memory_from:
            return []
        return await asyncio.to_thread(
            self._store.read_events, self._context.id, since, self._memory_from
        )

    def is_full(self) -> bool:
        """Whether a finished match is still in memory with all that playing it has left there."""
        return self.match.result is not None and self._memory_from < self._events_kept

    async def slim_down(self, setup: Setup) -> None:
        """Drops from memory what nobody needs of a finished match at which people still sit."""
        async with self._context.lock:
            await self.keep_snapshot()
            loaded = await asyncio.to_thread(load_match, self._store, self._context.id, setup)
            if loaded.entries == self._entries:  # else the bus will tell of another worker's
                self._take(loaded)
