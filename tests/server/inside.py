"""The service's tables without a network: a hub in this process, and ears that note what they hear.

What an ear is told is the very text that a websocket would carry.
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
from crannog.server.live import LiveTable
from crannog.server.setup import SeatRequest, plan_table
from crannog.server.telling import is_silent

WAIT = 240.0


class Listener:
    """An ear that keeps every frame."""

    def __init__(self, *seats: int) -> None:
        self.seats = list(seats)
        self.since = 0
        self.rewound = False
        self.gone = False
        self.frames: list[str] = []

    def say(self, text: str) -> None:
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
            events[message["since"] :] = message["events"]
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


async def new_table(
    hub: Hub, game: str, *kinds: str, seed: int = 1, **options: Any
) -> tuple[LiveTable, dict[str, Any]]:
    """A table with seats of these kinds ("bot-random": a bot), and what its creator is told."""
    seats = [
        SeatRequest("bot", bot=kind[4:]) if kind.startswith("bot-") else SeatRequest(kind)
        for kind in kinds
    ]
    made = await hub.create(plan_table(game, seats, options, seed, "en", False))
    return await hub.table(str(made["table"])), made


async def until(condition: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(WAIT):
        while not condition():
            await asyncio.sleep(0.001)


def open_asks(live: LiveTable) -> dict[int, Any]:
    """Asks with something to decide."""
    return {seat: ask for seat, ask in live.match.pending.items() if not is_silent(ask)}


async def choose_any(live: LiveTable, rng: random.Random) -> bool:
    """A random choice of somebody who is asked; false when the match is over."""
    await until(lambda: live.match.result is not None or bool(open_asks(live)))
    if live.match.result is not None:
        return False
    seat, ask = rng.choice(list(open_asks(live).items()))
    await live.choose(seat, rng.choice(ask.options), len(live.match.choices))
    return True


@contextlib.asynccontextmanager
async def listening(live: LiveTable, *seats: int) -> AsyncIterator[Listener]:
    """A listener for the seats (none: a spectator) who hangs up at the end."""
    ear = Listener(*seats)
    await live.greet(ear, 0)
    try:
        yield ear
    finally:
        live.leave(ear)
