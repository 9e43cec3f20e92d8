"""Sagas inside one process: making one, seating its next game, playing it to its end."""

import asyncio
import json
import random
from typing import Any

from crannog.kernel import Choice, Match, Seat
from crannog.sagas import PastGame, Saga, SagaPlayer, write_file
from crannog.server import schemas
from crannog.server.hub import Hub
from crannog.server.saga_store import SagaRow, SagaStore
from crannog.server.setup import SeatRequest, Setup, plan_table
from crannog.server.store import Store, table_row
from crannog.server.table.table import Table
from tests.server.inside import choose_any

OPTIONS: dict[str, Any] = {"setup": "quick"}


def worlds(count: int, seats: int = 3) -> list[dict[str, Any]]:
    """The worlds that so many games have left, each begun in the last one; random choices."""
    found: list[dict[str, Any]] = []
    for seed in range(count):
        match = Match.new("oath", seats, seed, OPTIONS, start=found[-1] if found else None)
        rng = random.Random(seed)
        while match.result is None:
            seat, ask = next(iter(match.pending.items()))
            match.choose(seat, rng.choice(ask.options))
        found.append(json.loads(json.dumps(match.game.leaves(match.state))))
    return found


def saga_of(found: list[dict[str, Any]], **more: Any) -> Saga:
    """The saga of games that have left these worlds."""
    players = [SagaPlayer("Ann"), SagaPlayer("Bob"), SagaPlayer(bot="random")]
    games = [PastGame(players, world) for world in found]
    return Saga(**{"game": "oath", "name": "The Long Night", "games": games, **more})


def saga_file(found: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """That saga as its file."""
    file: dict[str, Any] = json.loads(write_file(saga_of(found, **more), secrets=True))
    return file


async def new_saga(hub: Hub, **more: Any) -> schemas.NewSaga:
    """A saga before its first game."""
    usual = {"game": "oath", "name": "The Long Night", "options": OPTIONS}
    wish = schemas.CreateSaga(**{**usual, **more})
    return await hub.sagas.create(wish)


async def next_table(hub: Hub, saga: schemas.NewSaga, *names: str) -> tuple[Table, dict[str, Any]]:
    """The table of the saga's next game, for these people, and what its owner is told."""
    seats = [SeatRequest("me", name) for name in names]
    made = await hub.rematches.next_of_saga(saga.saga, saga.owner, schemas.NextGame(seats))
    return await hub.tables.open(str(made["table"])), made


async def play_out(table: Table, seed: int = 1) -> dict[str, Any]:
    """Random choices to the end of the match; the world that it has left."""
    rng = random.Random(seed)
    while await choose_any(table, rng):
        pass
    world: dict[str, Any] = json.loads(json.dumps(table.match.game.leaves(table.match.state)))
    return world


async def saga_of_games(hub: Hub, games: int, *names: str) -> tuple[schemas.NewSaga, list[Table]]:
    """A saga with so many games that are over, and their tables."""
    saga = await new_saga(hub)
    tables = []
    for seed in range(games):
        table, _ = await next_table(hub, saga, *(names or ("Ann", "Bob")))
        await play_out(table, seed)
        tables.append(table)
    return saga, tables


def almost_over(saga: str, seats: int = 3, seed: int = 1) -> tuple[Setup, Seat, Choice]:
    """The set-up of a saga's first game before its last choice, and that choice."""
    wishes = [SeatRequest("me", f"Player {seat}") for seat in range(seats)]
    setup = plan_table("oath", wishes, OPTIONS, seed, "en", False)
    match, rng = setup.fresh_match(), random.Random(seed)
    while match.result is None:
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))
    *first, (seat, choice) = match.choices
    setup.choices = [[by, list(made)] for by, made in first]
    setup.saga, setup.number = saga, 1
    return setup, seat, choice


async def keep_almost_over(store: Store, table: str) -> tuple[Seat, Choice]:
    """A saga "long-night" whose first game, at that table, lacks its last choice; that choice."""
    setup, seat, choice = almost_over("long-night")
    row = SagaRow(
        id="long-night",
        created=1.0,
        game="oath",
        name="The Long Night",
        owner="nonce",
        sight="numbers",
        options=setup.options,
    )
    await asyncio.wrap_future(SagaStore(store).create(row))
    data = table_row(table, 1.0, 0, setup.encode())
    assert await asyncio.wrap_future(SagaStore(store).seat_game("long-night", 1, data))
    return seat, choice
