"""The service's tables without a network: a hub in this process, and listeners that keep what
they are sent. It is the very text that a websocket would carry.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from crannog.server.app import open_hub
from crannog.server.config import Config
from crannog.server.hub import Hub
from crannog.server.messages import is_silent
from crannog.server.setup import SeatRequest, Setup, plan_table
from crannog.server.table.table import Table
from tests.server.running import without_patch

WAIT = 240.0


class Recorder:
    """A listener that keeps every frame."""

    def __init__(self, *seats: int) -> None:
        self.seats = list(seats)
        self.since = 0
        self.rewound = False
        self.gone = False
        self.frames: list[str] = []

    def send(self, text: str) -> None:
        self.frames.append(text)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind."""
        return [m for m in map(json.loads, self.frames) if m["type"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind."""
        return next(m for m in map(json.loads, reversed(self.frames)) if m["type"] == kind)

    def log(self) -> list[dict[str, Any]]:
        """The events as a client of one seat would have them now."""
        events: list[dict[str, Any]] = []
        for message in self.heard("events"):
            assert message["since"] <= len(events), "events are missing"
            events[message["since"] :] = [without_patch(event) for event in message["events"]]
        return events


def config(folder: Path, **settings: Any) -> Config:
    quick: dict[str, Any] = {"answer_delay": (0.0, 0.0), "bot_delay": 0.0}
    return Config(data=folder, **{**quick, **settings})


def with_hub(folder: Path, work: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    """Runs the work with a hub over a fresh database."""

    async def run() -> None:
        async with open_hub(config(folder, **settings)) as hub:
            await work(hub)

    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(run())


async def create(hub: Hub, setup: Setup) -> dict[str, Any]:
    """A new table; what its creator is told."""
    return hub.tokens.of_table(await hub.tables.create(setup), setup)


async def new_table(
    hub: Hub, game: str, *kinds: str, seed: int = 1, **options: Any
) -> tuple[Table, dict[str, Any]]:
    """A table with seats of these kinds ("bot-random": a bot), and what its creator is told."""
    seats = [
        SeatRequest("bot", bot=kind[4:]) if kind.startswith("bot-") else SeatRequest(kind)
        for kind in kinds
    ]
    made = await create(hub, plan_table(game, seats, options, seed, "en", False))
    return await hub.tables.open(str(made["table"])), made


def reopened(hub: Hub, table: Table) -> Table:
    """The same table as another process would load it."""
    found = hub.services.store.read_table(table.id)
    assert found is not None
    version, setup = found
    return Table(table.id, version, Setup.decode(setup), hub.services)


async def until(condition: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.001)


def open_asks(table: Table) -> dict[int, Any]:
    """Asks with something to decide."""
    return {seat: ask for seat, ask in table.match.pending.items() if not is_silent(ask)}


async def choose_any(table: Table, rng: random.Random) -> bool:
    """A random choice of somebody who is asked; false when the match is over."""
    await until(lambda: table.match.result is not None or bool(open_asks(table)))
    if table.match.result is not None:
        return False
    seat, ask = rng.choice(list(open_asks(table).items()))
    await table.moves.choose(seat, rng.choice(ask.options), len(table.match.choices))
    return True


@contextlib.asynccontextmanager
async def listening(table: Table, *seats: int) -> AsyncIterator[Recorder]:
    """A listener for the seats (none: a spectator) who hangs up at the end."""
    listener = Recorder(*seats)
    await table.greet(listener, 0)
    try:
        yield listener
    finally:
        table.presence.leave(listener)
