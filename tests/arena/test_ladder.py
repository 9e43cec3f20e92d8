"""Who plays whom on a ladder, in which seats, and what ratings follow."""

from collections import Counter
from math import exp, isfinite, log
from random import Random

import choix
import pytest

from crannog.arena.ladder import (
    Ladder,
    Outcomes,
    Score,
    even_mixes,
    line_ups_of,
    merged_outcomes,
    pairings,
    scores,
    seatings_of,
)
from crannog.arena.ratings import ELO, PRIOR, Contest, contests_of, rate
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath import GAME as OATH


def test_every_pair_plays_where_two_sit() -> None:
    """A round robin."""
    assert even_mixes(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_mixes_are_as_even_as_can_be() -> None:
    """With fewer bots than seats some sit twice; with more, each at most once."""
    assert even_mixes(("a", "b"), 4) == [("a", "a", "b", "b")]
    assert even_mixes(("a", "b"), 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(even_mixes(("a", "b", "c", "d"), 3)) == 4
    assert even_mixes(("a", "b", "c"), 4) == [
        ("a", "a", "b", "c"),
        ("a", "b", "b", "c"),
        ("a", "b", "c", "c"),
    ]


@pytest.mark.parametrize(
    "mix", [("a", "b"), ("a", "b", "c"), ("a", "a", "b"), ("a", "a", "b", "b")]
)
def test_seats_are_rotated(mix: tuple[str, ...]) -> None:
    """All orders come; after as many matches as seats every bot has sat in each as often."""
    seatings = seatings_of(mix)
    assert len(seatings) == len(set(seatings))
    assert all(sorted(seating) == list(mix) for seating in seatings)
    for seat in range(len(mix)):
        sat = Counter(seating[seat] for seating in seatings)
        assert {bot: n * len(mix) for bot, n in sat.items()} == {
            bot: mix.count(bot) * len(seatings) for bot in mix
        }
    first = seatings[: len(mix)]
    if len(set(mix)) == len(mix):
        assert all({seating[seat] for seating in first} == set(mix) for seat in range(len(mix)))


def test_who_plays_together_does_not_meet() -> None:
    """In a cooperative game, and alone, each bot fills all seats."""
    assert line_ups_of(HORIZONS, ("a", "b"), 2) == [("a", "a"), ("b", "b")]
    assert line_ups_of(OATH, ("a", "b"), 1) == [("a",), ("b",)]
    assert line_ups_of(INIS, ("a", "b"), 2) == [("a", "b")]


def ladder(games: int, bots: tuple[str, ...] = ("a", "b"), players: int = 2) -> Ladder:
    """A ladder of Inis."""
    return Ladder(INIS, bots, players, 7, {"max_rounds": 3}, 20_000, games)


def test_matches_follow_from_their_numbers() -> None:
    """Line-ups take turns, then seatings; each match has a seed of its own."""
    played = [ladder(12, ("a", "b", "c")).table(number) for number in range(12)]
    assert [table.seed for table in played] == list(range(7, 19))
    assert [table.bots for table in played[:6]] == [
        *(("a", "b"), ("a", "c"), ("b", "c")),
        *(("b", "a"), ("c", "a"), ("c", "b")),
    ]
    assert [table.bots for table in played[6:]] == [table.bots for table in played[:6]]


def test_outcomes_of_parts_make_those_of_the_whole() -> None:
    """Wherever they are cut."""
    series = Ladder(INIS, ("random", "greedy"), 2, 3, {"max_rounds": 1}, 50, 5)
    whole = merged_outcomes([series.play(range(5))])
    assert merged_outcomes([series.play(range(2)), series.play(range(2, 5))]) == whole
    assert sum(whole.counts.values()) == 5


def test_scores_and_pairings() -> None:
    """A bot that sits twice wins with either seat; matches that nobody wins count as played."""
    outcomes = Outcomes(
        {(("a", "b", "b"), (0,)): 3, (("b", "a", "b"), (2,)): 2, (("b", "b", "a"), ()): 1}, []
    )
    series = ladder(6, players=3)
    assert scores(series, outcomes) == {"a": Score(3, 6), "b": Score(2, 12)}
    assert pairings(series, outcomes) == {("a", "b"): Score(3, 6), ("b", "a"): Score(2, 6)}


def test_a_match_played_together_counts_once() -> None:
    """All seats win it."""
    outcomes = Outcomes({(("a", "a"), (0, 1)): 3, (("b", "b"), ()): 2}, [])
    series = Ladder(HORIZONS, ("a", "b"), 2, 0, {}, 1, 4)
    assert scores(series, outcomes) == {"a": Score(3, 3), "b": Score(0, 2)}


def test_ratings_are_those_that_made_the_wins() -> None:
    """From wins in exactly the expected numbers, at tables of two and of three, one bot twice."""
    true = {"a": 150.0, "b": 0.0, "c": -150.0}
    bots = tuple(true)
    contests = []
    for seats in ((1, 1, 0), (0, 1, 1), (1, 1, 1), (2, 0, 1)):
        strengths = [n * exp(true[bot] / ELO) for n, bot in zip(seats, bots, strict=True)]
        for winner, strength in enumerate(strengths):
            if strength:
                contests.append(Contest(seats, winner, 1e6 * strength / sum(strengths)))
    for bot, found in rate(bots, contests).items():
        assert found.rating == pytest.approx(true[bot], abs=0.1)
        assert found.low < found.rating < found.high


def test_ratings_are_those_of_another_library() -> None:
    """choix finds the same most likely ratings, with the same assumption before the first match."""
    chance = Random(1)
    wins = [tuple(chance.sample(range(4), 2)) for _ in range(60)] + [(0, 3)] * 20
    found = rate(
        tuple("abcd"),
        [Contest(tuple(int(bot in pair) for bot in range(4)), pair[0], 1) for pair in wins],
    )
    expected = choix.opt_pairwise(4, wins, alpha=1 / (2 * PRIOR**2), tol=1e-10) * ELO
    expected -= expected.mean()
    assert [rating.rating for rating in found.values()] == pytest.approx(list(expected), abs=1e-3)


def test_ratings_at_tables_of_three_are_those_of_another_library() -> None:
    """The same by Luce's model."""
    chance = Random(2)
    tables = [tuple(chance.sample(range(4), 3)) for _ in range(80)]
    data = [(table[0], list(table[1:])) for table in tables]
    contests = [Contest(tuple(int(bot in t) for bot in range(4)), t[0], 1) for t in tables]
    expected = choix.opt_top1(4, data, alpha=1 / (2 * PRIOR**2), tol=1e-10) * ELO
    expected -= expected.mean()
    found = [rating.rating for rating in rate(tuple("abcd"), contests).values()]
    assert found == pytest.approx(list(expected), abs=1e-3)


def test_a_bot_that_always_wins_has_a_rating() -> None:
    """It is finite, and its interval is wide; more such games make it higher."""
    few, many = (rate(("a", "b"), [Contest((1, 1), 0, n)])["a"] for n in (5, 500))
    assert all(isfinite(number) for number in (*few, *many))
    assert few.rating < many.rating
    assert many.low > few.low > -400


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 400 ladders made up with known strengths, about 95% of the intervals do."""
    chance = Random(5)
    true = (200.0, 0.0, -200.0)
    held = 0
    for _ in range(400):
        times: Counter[tuple[tuple[int, ...], int]] = Counter()
        for first, second in ((0, 1), (0, 2), (1, 2)):
            odds = 1 / (1 + 10 ** ((true[second] - true[first]) / 400))
            seats = tuple(int(bot in (first, second)) for bot in range(3))
            wins = sum(chance.random() < odds for _ in range(60))
            times[seats, first] += wins
            times[seats, second] += 60 - wins
        found = rate(tuple("abc"), [Contest(*key, n) for key, n in times.items() if n])
        held += sum(r.low <= t <= r.high for r, t in zip(found.values(), true, strict=True))
    assert 0.92 < held / 1200 < 0.98


def test_what_each_outcome_says_of_strength() -> None:
    """Nobody wins: nothing. Several win: each beat those who did not, and the match is shared."""
    outcomes = Outcomes(
        {(("a", "b"), ()): 5, (("a", "b", "b"), (0, 1)): 4, (("b", "a"), (0,)): 2}, []
    )
    found = {
        (contest.seats, contest.winner): contest.times
        for contest in contests_of(("a", "b"), outcomes)
    }
    assert found == {((1, 1), 0): 2.0, ((0, 2), 1): 2.0, ((1, 1), 1): 2.0}


def test_one_contest_is_worth_the_same_either_way() -> None:
    """400 points are ten to one."""
    found = rate(("a", "b"), [Contest((1, 1), 0, 1e6), Contest((1, 1), 1, 1e5)])
    assert found["a"].rating - found["b"].rating == pytest.approx(400, abs=0.1)
    assert ELO * log(10) == pytest.approx(400)
