"""What a game leaves out: defaults that work, and matches that are resumed all the same."""

from importlib.metadata import EntryPoint

import pytest

from crannog.kernel import Game, Json, Match, Rules, Seat, State, UnknownGame, installed_games
from crannog.kernel import game as kernel_game
from tests.kernel.pebbles import GAME, PebblesGame


class Bare(Game):
    """Pebbles with nothing but what a match can't do without."""

    id = "bare"
    seats = (2, 3)
    options = PebblesGame.options

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        return GAME.setup(seats, seed, options)

    def rules(self, state: State) -> Rules[None]:
        return GAME.rules(state)

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        return GAME.view(state, seat)


class Exporting(Bare):
    """One that can write its state, but not read it."""

    def export(self, state: State) -> dict[str, Json]:
        return GAME.export(state)


def play(match: Match, choices: int) -> Match:
    while match.pending and len(match.choices) < choices:
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, ask.options[-1])
    return match


def test_what_a_game_has_itself_is_told_from_the_defaults():
    assert GAME.provides("redraw")
    assert not GAME.provides("evaluate")
    assert not Bare().provides("redraw", "export", "check")
    assert Bare().check(Bare().setup(2, 1, {"stakes": False})) == []


@pytest.mark.parametrize("game", [GAME, Bare(), Exporting()])
@pytest.mark.parametrize("choices", [0, 5, 100])
def test_a_match_is_resumed_whether_or_not_its_state_can_be_kept(game, choices):
    """Without `export` and `restore` it is played again from its beginning."""
    match = play(Match.new(game, 3, 7), choices)
    snapshot = match.snapshot()
    again = Match.new(game, 3, 7)
    again.resume(list(match.choices), snapshot)
    assert again.save() == match.save()
    assert again.told == match.told
    assert again.events(snapshot.events) == match.events(snapshot.events)
    assert again.result == match.result
    assert [again.view(seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]
    assert bool(snapshot.state) == game.keeps_snapshots()


@pytest.mark.parametrize("target", ["no_such_module:GAME", "crannog.kernel:NO_SUCH_GAME"])
def test_a_game_that_can_not_be_loaded_is_named(monkeypatch, target):
    broken = EntryPoint("broken", target, kernel_game.GROUP)
    monkeypatch.setattr(kernel_game, "entry_points", lambda group: [broken])
    with pytest.raises(UnknownGame, match=r"'broken' of .* can't be loaded: "):
        installed_games()
