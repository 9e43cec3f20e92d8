"""Properties of whole random matches, for every game and number of seats."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from crannog import checks
from crannog.arena.fast import play_random
from crannog.kernel import Game, Match, Rng, find_game

TABLES = [("inis", 2), ("inis", 3), ("inis", 4), ("horizons", 1), ("horizons", 2), ("horizons", 3)]

SLOW = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def option_sets(game: Game) -> st.SearchStrategy[dict]:
    """Any combination of a game's options (a cap of rounds left out: it is no rule)."""
    return st.fixed_dictionaries(
        {},
        optional={
            option.name: st.sampled_from(option.values)
            for option in game.options
            if option.smallest is None
        },
    )


def step(match: Match, rng: Rng) -> None:
    """One random choice of a random seat."""
    seat, ask = rng.pick(list(match.pending.items()))
    match.choose(seat, rng.pick(ask.options))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@SLOW
@given(data=st.data())
def test_every_state_of_a_match_is_sound(game, seats, data):
    """Invariants (I-20 and their like) after every choice, under any options."""
    found = find_game(game)
    options = data.draw(option_sets(found), label="options")
    seed = data.draw(st.integers(0, 2**32), label="seed")
    match, rng = Match.new(found, seats, seed, options), Rng(seed)
    while match.pending and len(match.choices) < 120:
        step(match, rng)
        assert checks.sound(match) == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
@SLOW
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 150))
def test_every_offered_option_works(game, seats, seed, depth):
    """An option inside the list never fails: each is taken on a copy, from any position."""
    match, rng = Match.new(game, seats, seed), Rng(seed)
    while match.pending and len(match.choices) < depth:
        step(match, rng)
    for seat, ask in match.pending.items():
        for option in ask.options:
            copy = match.clone()
            copy.choose(seat, option)
            assert match.game.check(copy.state) == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
@SLOW
@given(seed=st.integers(0, 2**32), depth=st.integers(0, 200))
def test_nothing_else_is_accepted(game, seats, seed, depth):
    """A choice outside the list is refused with a rule and changes nothing."""
    match, rng = Match.new(game, seats, seed), Rng(seed)
    while match.pending and len(match.choices) < depth:
        step(match, rng)
    assert checks.refuses_others(match, rng) == [] or not match.pending


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_seat_learns_a_secret(game, seats):
    """At every decision: states that differ only in secrets give identical bytes."""
    match, rng = Match.new(game, seats, 11), Rng(5)
    compared = 0
    while match.pending and compared < 120:
        assert checks.leaks(match) == []
        assert checks.peeks(match, rng) == []
        assert checks.forks_tell(match) == []
        compared += 1
        step(match, rng)
    assert compared >= 30


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_save_resume_undo_and_fork_at_every_decision(game, seats):
    """Saved and loaded, resumed, undone and redone, forked and played on: the same match."""
    match, rng = Match.new(game, seats, 23), Rng(7)
    compared = 0
    while match.pending and compared < 90:
        step(match, rng)
        compared += 1
        assert checks.survives_undo(match, rng) == []
        assert checks.forks_well(match, rng) == []
        if compared % 5 == 0:
            assert checks.survives_save(match) == []
            assert checks.survives_resume(match, rng) == []
    assert compared >= 30


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_hundred_random_matches_end_by_the_rules(game, seats):
    """No crash and no dead end; every match names the reason it ended for."""
    for seed in range(100):
        tally = play_random(find_game(game), seats, seed, {}, 100_000)
        assert tally.finished, seed
        assert tally.reason, seed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_after_the_assembly(seats):
    """I-20.4: 4 Action cards per hand (6 with two players), 1 set aside, at each season's start."""
    match, rng = Match.new("inis", seats, 3), Rng(3)
    seasons = 0
    while match.pending and seasons < 6:
        step(match, rng)
        seat, ask = next(iter(match.pending.items())) if match.pending else (0, None)
        if ask is not None and ask.rule == "I-8.1":
            seasons += 1
            view: Any = match.view(seat)
            assert {row["action"] for row in view["counts"].values()} == {6 if seats == 2 else 4}
            assert view["piles"]["aside"] == 1
    assert seasons >= 3
