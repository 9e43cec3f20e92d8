"""Views hold what they declare and nothing else: over whole random matches, for every viewer."""

import random
from typing import Any

import msgspec
import pytest

from crannog.games import horizons, inis, oath
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.shown import OathView, ProphetView
from crannog.games.oath.state import Oath
from crannog.kernel import Game, Match
from crannog.parts import load_part
from crannog.shapes import read

# By seats and seeds: together they set all but the rarest fields.
TABLES: dict[Game, list[tuple[int, int]]] = {
    inis.GAME: [(2, 1), (3, 5), (4, 6)],
    horizons.GAME: [
        *((1, 11), (1, 20), (1, 95), (2, 1), (2, 10), (2, 16), (2, 22), (2, 115)),
        *((3, 5), (3, 9), (3, 51), (3, 120)),
    ],
    oath.GAME: [(2, 6), (3, 8), (3, 28), (4, 7), (4, 30), (6, 1), (6, 6), (6, 8), (6, 31)],
}
MATCHES = [(game, *table) for game, tables in TABLES.items() for table in tables]


def declared(game: Game) -> Any:
    """The struct that declares the game's view."""
    return load_part(game.shown, type)


@pytest.mark.parametrize(("game", "seats", "seed"), MATCHES)
def test_views_are_as_declared(game: Game, seats: int, seed: int) -> None:
    """A field that is missing, unknown or of another type would be refused."""
    form = declared(game)
    rng = random.Random(seed)
    match = Match.new(game.id, seats=seats, seed=seed)
    while True:
        for viewer in (None, *range(seats)):
            assert isinstance(read(match.view(viewer), form), form)
        if match.result is not None:
            return
        seat = rng.choice([seat for seat, ask in match.pending.items() if not ask.optional])
        match.choose(seat, rng.choice(match.pending[seat].options))


def test_what_is_not_declared_is_refused() -> None:
    """So the test above can fail."""
    for game in TABLES:
        view = Match.new(game.id, seats=2, seed=1).view(0)
        with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
            read({**view, "secret": 1}, declared(game))
        with pytest.raises(msgspec.ValidationError, match="missing required field `phase`"):
            read({name: view[name] for name in view if name != "phase"}, declared(game))
        with pytest.raises(msgspec.ValidationError, match="Expected `int`, got `str`"):
            read({**view, "round": "1"}, declared(game))


def test_the_false_prophet_is_declared() -> None:
    """Random matches don't get as far."""
    match = Match.new("oath", seats=2, seed=1)
    assert isinstance(match.state, Oath)
    match.state.prophet, match.state.prophet_vision = 1, NUMBER["vision_of_faith"]
    prophet = read(match.view(None), OathView).prophet
    assert prophet == ProphetView(seat=1, vision="vision_of_faith")
