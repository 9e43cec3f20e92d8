"""What a game brings besides its rules: found by its name, imported only where it is used."""

import subprocess
import sys

import pytest

from crannog.kernel import installed_games
from crannog.parts import BadPart, load_part
from crannog.parts.bench import measured_games
from crannog.parts.golden import recipes_of
from crannog.parts.habits import NO_HABITS, Habits, habits_of
from crannog.parts.terminal import Picture, picture_of
from tests.kernel.pebbles import PebblesGame

GAMES = list(installed_games().values())


GOLDEN = ("bad-1", "bad-2")  # no recipes


class BadGame(PebblesGame):
    """A game whose parts are not there, or not what they should be."""

    habits = "tests.kernel.pebbles:HABITS"
    golden = "tests.test_parts:GOLDEN"
    terminal = "tests.kernel.pebbles:PebblesGame"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_has_the_parts_that_it_names(game):
    assert habits_of(game) is not NO_HABITS
    assert recipes_of(game)
    assert game in [measured.game for measured in measured_games()]
    assert picture_of(game) is not Picture


def test_a_game_without_parts_has_none():
    assert habits_of(PebblesGame()) is NO_HABITS
    assert recipes_of(PebblesGame()) == ()
    assert picture_of(PebblesGame()) is Picture


def test_a_part_that_is_not_there_is_told():
    with pytest.raises(BadPart, match=r"pebbles:HABITS' .* can't be loaded"):
        habits_of(BadGame())
    with pytest.raises(BadPart, match="can't be loaded: No module named"):
        load_part("tests.nowhere:HABITS", Habits)


def test_a_part_of_another_kind_is_told():
    with pytest.raises(BadPart, match="is no Habits"):
        load_part("tests.kernel.pebbles:PebblesGame", Habits)
    with pytest.raises(BadPart, match="is not made of Recipe alone"):
        recipes_of(BadGame())
    with pytest.raises(BadPart, match="is no Picture"):
        picture_of(BadGame())


def test_games_are_found_without_their_parts():
    """A game in a service or an arena needs neither Rich nor what the parts import."""
    script = (
        "import sys\n"
        "from crannog.kernel import installed_games\n"
        "assert installed_games()\n"
        "parts = ('rich', 'crannog.parts')\n"
        "print([name for name in sys.modules if name.startswith(parts)])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr
