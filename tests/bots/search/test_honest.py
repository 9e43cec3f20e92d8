"""The bot that searches sees what its seat sees, in every game."""

import pytest

from crannog.bots import Chair
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath.meta import GAME as OATH
from crannog.kernel import Game, Match, Rng
from tests.bots.search.matches import searcher
from tests.bots.twins import pairs, peep, with_other_chance
from tests.kernel.pebbles import GAME as PEBBLES

WORLDS = 6  # that are compared in each game


@pytest.mark.parametrize(
    ("game", "seats", "from_choice"),
    [
        (INIS, 2, 10),
        (INIS, 4, 10),
        (HORIZONS, 1, 6),
        (HORIZONS, 2, 8),
        (OATH, 3, 12),
        (PEBBLES, 3, 0),
    ],
    ids=lambda value: value.id if isinstance(value, Game) else str(value),
)
def test_it_chooses_alike_whatever_is_hidden(game: Game, seats: int, from_choice: int):
    """I-21.2, H-30.11, O-1.5: hidden cards, decks and chance have no say in its choice."""
    compared = pairs(game, seats, WORLDS, from_choice)
    for number, (match, twin, me) in enumerate(compared):
        thoughts = [searcher(number, 12).think(Chair(world, me)) for world in (match, twin)]
        assert thoughts[0] == thoughts[1]


def test_a_bot_that_peeps_is_found_out(monkeypatch: pytest.MonkeyPatch):
    """Otherwise the test above would prove little."""
    peep(monkeypatch)
    differ = 0
    for number, (match, twin, me) in enumerate(pairs(INIS, 2, WORLDS, 10)):
        thoughts = [searcher(number, 12).think(Chair(world, me)) for world in (match, twin)]
        differ += thoughts[0] != thoughts[1]
    assert differ > 0


def test_chance_to_come_has_no_say():
    """Two matches that differ in nothing but the dice and draws to come."""
    match = Match.new(INIS, 3, 4)
    other = with_other_chance(match, Rng(99))
    seat = next(iter(match.pending))
    assert searcher().think(Chair(match, seat)) == searcher().think(Chair(other, seat))
