"""The bot that searches plays whole matches of every game by the rules, alike for a seed."""

import pytest

from crannog.bots import Bot, Chair, make_bot
from crannog.bots.search.worth import Worth
from crannog.direct import fast_rules
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath.meta import GAME as OATH
from crannog.kernel import Game, Match, State
from tests.bots.search.matches import decisions, play, searcher
from tests.kernel.pebbles import GAME as PEBBLES


def bots(names: list[str], seed: int) -> list[Bot]:
    return [make_bot(name, seed + seat) for seat, name in enumerate(names)]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        (INIS, ["search:8", "search:8"]),
        (INIS, ["greedy", "search:6", "random"]),
        (HORIZONS, ["search:4"]),
        (OATH, ["search:4", "random", "search:4"]),
        (PEBBLES, ["search:30", "search:30", "random"]),
    ],
)
def test_whole_matches_are_played_by_the_rules(game: Game, names: list[str]):
    match = play(Match.new(game, len(names), 5), bots(names, 3))
    assert match.result is not None
    assert game.check(match.state) == []


@pytest.mark.parametrize("game", [INIS, HORIZONS, OATH])
def test_it_runs_direct_rules(game: Game, monkeypatch: pytest.MonkeyPatch):
    """No iteration takes a fork, which generators play; the positions judged are of those rules."""
    monkeypatch.delattr(Match, "fork")
    judged: list[State] = []

    def of(worth: Worth, state: State) -> list[float]:
        judged.append(state)
        return [0.5] * state.seats

    monkeypatch.setattr(Worth, "of", of)
    seats = game.seats[0]
    match = Match.new(game, seats, 5, game.options_for(seats))
    searcher(1, 6).think(Chair(match, next(iter(match.pending))))
    states = type(fast_rules(game).game.setup(seats, 1, match.options))
    assert [type(state) for state in judged] == [states] * 6


def test_the_same_seed_plays_the_same_match():
    names = ["search:20"] * 2
    played = [play(Match.new(PEBBLES, 2, 4), bots(names, seed)).choices for seed in (1, 1, 5)]
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize(("game", "seats"), [(INIS, 4), (HORIZONS, 2), (OATH, 4), (PEBBLES, 3)])
def test_all_that_it_judges_was_offered(game: Game, seats: int):
    """Values are results to expect, and the best option is the one gone to most often."""
    for match in decisions(game, seats, 6, 60)[::6]:
        seat = next(seat for seat, ask in match.pending.items() if not ask.optional)
        thought = searcher(1, 16).think(Chair(match, seat))
        offered = match.pending[seat].options
        assert {judged.choice for judged in thought.options} <= set(offered)
        assert all(0.0 <= judged.value <= 1.0 for judged in thought.options)
        visits = [judged.visits for judged in thought.options]
        assert visits == sorted(visits, reverse=True)
        assert 1 <= len(thought.best(3)) <= 3
        assert all(judged.visits for judged in thought.best(3))


def test_it_tells_what_would_follow():
    """P-2: the seat's own stones of later rounds."""
    match = Match.new(PEBBLES, 2, 4)
    thought = searcher(1, 200).think(Chair(match, 0))
    best = thought.best(1)[0]
    assert best.then
    assert best.choice not in best.then
