"""The coach: repeatable, stopped in the middle, and kind about blunders."""

import pytest

from crannog.coach import TEAM, NoCoach, NotFinished, Review, review
from crannog.kernel import Json, Match, Rng
from tests.cli.conftest import at_random
from tests.coach.matches import golden
from tests.kernel.pebbles import GAME
from tests.kernel.test_provided import Bare


def pebbles(seed: int = 3) -> Match:
    """A finished match of a plug-in game."""
    match = at_random(Match.new(GAME, 3, seed), 100, seed)
    assert match.result is not None
    return match


@pytest.fixture(scope="module")
def found() -> Review:
    """A review of the plug-in game's match."""
    return review(pebbles(), 16, seed=1)


def test_every_decision_is_judged_and_every_line_ends_with_the_result(found: Review):
    match = pebbles()
    assert match.result is not None
    assert found.is_whole
    assert found.of > 6
    winners = match.result["winners"]
    assert isinstance(winners, list)
    for seat in range(3):
        *decisions, end = [point for point in found.points if point.line == seat]
        assert end.prompt == ""
        assert (end.chance == 1.0) == (seat in winners)
        assert [point.seat for point in decisions] == [seat] * len(decisions)
        for point in decisions:
            assert match.choices[point.count] == (seat, tuple(point.chosen))
            assert 0 <= point.after <= point.chance <= 1
            assert match.events_before(point.count) == point.told


def test_the_same_seed_and_budget_give_the_same_review(found: Review):
    assert review(pebbles(), 16, seed=1) == found
    assert review(pebbles(), 16, seed=2).points != found.points


def test_a_seats_own_review_says_the_same(found: Review):
    own = review(pebbles(), 16, seed=1, seat=2)
    assert own.points == [point for point in found.points if point.seat == 2]


def test_what_is_done_is_kept_when_it_is_stopped(found: Review):
    told: list[tuple[int, int]] = []
    stopped = review(
        pebbles(), 16, seed=1, told=lambda *news: told.append(news), stop=lambda: len(told) == 4
    )
    assert not stopped.is_whole
    assert stopped.points == found.points[:4]
    assert told == [(n, found.of) for n in (1, 2, 3, 4)]


def test_a_refused_win_is_a_turning_point_with_the_better_choice():
    """P-4, P-6: the charm would take the points that decide the match."""
    position: dict[str, Json] = {
        "round": 2,
        "stones": [[9], [1]],
        "charms": [False, True],
        "scores": [3, 3],
    }
    match = Match.new(GAME, 2, 1, position=position)
    assert match.pending[1].prompt == "charm"
    match.choose(1, ("decline",))
    assert match.result is not None
    assert match.result["winners"] == [0]
    point, end = review(match, 32).points
    assert (point.chance, point.after) == (1.0, 0.0)
    assert [better.choice for better in point.better] == [["charm"]]
    assert point.better[0].effects
    assert end.turn is not None
    assert end.turn.blunder
    assert (end.turn.seat, end.turn.count, end.turn.choice) == (1, 0, ["decline"])
    assert end.turn.change == -1.0
    assert match.told == end.turn.until


@pytest.mark.parametrize("name", ["horizons-1", "horizons-2"])
def test_those_who_win_together_have_one_line(name: str):
    match = golden(name)
    seen: list[int] = []
    found = review(match, 8, stop=lambda: len(seen) == 12, told=lambda done, _: seen.append(done))
    assert {point.line for point in found.points} == {TEAM}
    assert {point.seat for point in found.points} == set(range(match.seats))


@pytest.mark.parametrize("name", ["inis-2", "horizons-1", "oath-3"])
def test_better_choices_are_told_in_the_games_own_counts(name: str):
    """Each row is a count of the game that would be otherwise; and somewhere there is one."""
    match = golden(name)
    seen: list[int] = []
    found = review(match, 16, stop=lambda: len(seen) == 40, told=lambda done, _: seen.append(done))
    names = set(match.game.gauges(match.state))
    rows = [row for point in found.points for better in point.better for row in better.changes]
    assert rows
    for row in rows:
        assert (row.gauge, row.seat) in names
        assert row.after != row.other


def test_a_match_that_goes_on_is_not_judged():
    with pytest.raises(NotFinished):
        review(Match.new("inis", 2, 1), 8)


def test_a_game_that_redraws_nothing_is_not_judged():
    game = Bare()
    match = Match.new(game, 2, 1)
    rng = Rng(1)
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    with pytest.raises(NoCoach, match="redraw"):
        review(match, 8)
