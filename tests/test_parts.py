"""What a game brings besides its rules: found by its name, imported only where it is used."""

import subprocess
import sys
from pathlib import Path

import pytest

import crannog
from crannog.kernel import Game, installed_games
from crannog.parts import BadPart, load_part
from crannog.parts.bench import measured_games
from crannog.parts.golden import recipes_of
from crannog.parts.habits import NO_HABITS, Habits, habits_of
from crannog.parts.saga import NoSaga, SagaPart, saga_part
from crannog.parts.terminal import Picture, picture_of

PACKAGE = Path(crannog.__file__).parent
GAMES = [game for game in installed_games().values() if game.package.startswith("crannog.")]
PARTS = ("habits", "golden", "bench", "terminal", "shown", "saga", "encoder")
GOLDEN = ("bad-1", "bad-2")  # no recipes


class BadGame(Game):
    """A game whose parts are not there, or not what they should be."""

    habits = "tests.test_parts:HABITS"
    golden = "tests.test_parts:GOLDEN"
    terminal = "tests.test_parts:BadGame"
    saga = "tests.test_parts:BadGame"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_has_the_parts_that_lie_in_its_folder(game):
    modules = {path.stem for path in (PACKAGE / "games" / game.id).iterdir()}
    assert {part for part in PARTS if getattr(game, part)} == modules & set(PARTS)
    assert (habits_of(game) is not NO_HABITS) == bool(game.habits)
    assert bool(recipes_of(game)) == bool(game.golden)
    assert (game in [measured.game for measured in measured_games()]) == bool(game.bench)
    assert (picture_of(game) is not Picture) == bool(game.terminal)
    assert not game.saga or isinstance(saga_part(game), SagaPart)


def test_some_games_have_all_parts():
    """Otherwise the test above would prove little."""
    assert [game for game in GAMES if all(getattr(game, part) for part in PARTS)]


def test_a_game_without_parts_has_none():
    assert habits_of(Game()) is NO_HABITS
    assert recipes_of(Game()) == ()
    assert picture_of(Game()) is Picture
    with pytest.raises(NoSaga):
        saga_part(Game())


def test_a_part_that_is_not_there_is_told():
    with pytest.raises(BadPart, match=r"test_parts:HABITS' .* can't be loaded"):
        habits_of(BadGame())
    with pytest.raises(BadPart, match="can't be loaded: No module named"):
        load_part("tests.nowhere:HABITS", Habits)


def test_a_part_of_another_kind_is_told():
    with pytest.raises(BadPart, match="is no Habits"):
        load_part("tests.test_parts:BadGame", Habits)
    with pytest.raises(BadPart, match="is not made of Recipe alone"):
        recipes_of(BadGame())
    with pytest.raises(BadPart, match="is no Picture"):
        picture_of(BadGame())
    with pytest.raises(BadPart, match="is no SagaPart"):
        saga_part(BadGame())


def test_games_are_found_without_their_parts():
    """A game in a service or an arena needs neither Rich nor what the parts import."""
    script = (
        "import sys\n"
        "from crannog.kernel import Game, installed_games\n"
        "assert installed_games()\n"
        "parts = ('rich', 'crannog.parts')\n"
        "print([name for name in sys.modules if name.startswith(parts)])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr
