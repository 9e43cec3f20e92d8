"""Greedy in a game without an evaluation: playouts that are bounded, repeatable and honest."""

import pytest

from crannog.bots import Chair, GreedyBot, bot_names, make_bot
from crannog.bots.rollouts import FEWEST, PLAYOUTS, Rollouts
from crannog.bots.strength import Setting, play_one
from crannog.kernel import Choice, CrannogError, Json, Match, Rng
from crannog.server.advice import advise
from tests.bots.test_greedy import play
from tests.bots.twins import twin_of
from tests.kernel.pebbles import GAME
from tests.kernel.test_provided import Bare


def test_it_wins_more_often_than_chance_does():
    """P-2 to P-6: one of two seats; blind play would win fewer than half of the games."""
    setting = Setting(GAME, 2, "greedy", "random", None)
    wins = sum(play_one(setting, seed)[0] for seed in range(40))
    blind = Setting(GAME, 2, "random", "random", None)
    assert wins > sum(play_one(blind, seed)[0] for seed in range(40))


def test_a_sure_win_is_taken():
    """P-4, P-6: in the last round the charm takes points that decide the match."""
    position: dict[str, Json] = {
        "round": 2,
        "stones": [[9], [1]],
        "charms": [False, True],
        "scores": [3, 3],
    }
    for seed in range(5):
        match = Match.new(GAME, 2, seed, position=position)
        assert match.pending[1].prompt == "charm"
        assert GreedyBot(seed).choose(Chair(match, 1)) == ("charm",)


def test_the_same_seed_plays_the_same_match():
    games = [play(Match.new(GAME, 3, 4), ("greedy",) * 3, seed).choices for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_it_chooses_alike_whatever_the_others_hold():
    """P-1, P-4: other stones, charms and dice have no say in its choice."""
    compared = 0
    for seed in range(12):
        match, chance = Match.new(GAME, 3, seed), Rng(seed)
        twin = twin_of(match, 0, chance)
        assert twin is not None
        seen = [Chair(match, 0), Chair(twin, 0)]
        assert GreedyBot(seed).choose(seen[0]) == GreedyBot(seed).choose(seen[1])
        compared += 1
    assert compared == 12


def test_the_number_of_playouts_is_bounded(monkeypatch):
    match = Match.new(GAME, 2, 1)
    played: list[Choice] = []

    def note(self: Rollouts, option: Choice, world: int) -> float:
        played.append(option)
        return 0.5

    monkeypatch.setattr(Rollouts, "play", note)
    options = match.pending[0].options
    Rollouts(Chair(match, 0), 1).ranked(options)
    assert len(played) <= PLAYOUTS
    played.clear()
    Rollouts(Chair(match, 0), 1).ranked(options * 100)
    assert len(played) == FEWEST * 100 * len(options)


def test_advice_tells_what_was_played():
    match = Match.new(GAME, 2, 3)
    advice = advise(Chair(match, 0), 5)
    assert advice.choice in match.pending[0].options
    assert advice.choice == advise(Chair(match, 0), 5).choice
    told = advice.because().playouts
    assert told is not None
    assert told.games == PLAYOUTS // len(match.pending[0].options)
    assert told.next is not None
    assert 0 <= told.next <= told.won <= 1


def test_who_looks_ahead_needs_a_game_that_can_be_redrawn():
    assert bot_names(GAME) == ["easy", "normal", "hard", "random", "greedy", "search"]
    assert bot_names(Bare()) == ["random"]
    assert make_bot("random", 1, Bare()).name == "random"
    with pytest.raises(CrannogError, match="bare has no redraw"):
        make_bot("greedy", 1, Bare())
