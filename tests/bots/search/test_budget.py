"""How long the search thinks: iterations, seconds, and whoever stops it."""

import pytest

from crannog.bots import Chair, SearchBot, make_bot
from crannog.bots.search import Budget
from crannog.bots.search.budget import Meter, parsed
from crannog.games.inis import GAME
from crannog.kernel import CrannogError, Match
from tests.bots.search.matches import decisions


class Ticks:
    """A clock that goes on by so much whenever it is read."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def chair() -> Chair:
    """A question with several options."""
    match = decisions(GAME, 3, 5, 40)[-1]
    return Chair(match, next(iter(match.pending)))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(iterations=1)),
        ("400", Budget(iterations=400)),
        ("2s", Budget(seconds=2.0)),
        ("0.25s", Budget(seconds=0.25)),
    ],
)
def test_a_budget_is_read_and_written_alike(text: str, budget: Budget):
    assert parsed(text) == budget
    assert str(budget) == text
    assert make_bot(f"search:{text}", 1).budget == budget  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    ["", "0", "-1", "s", "0s", "1e9s", "infs", "nans", "2 s", "4001s", "9" * 50, "٣", "many"],
)
def test_any_other_budget_is_refused(text: str):
    with pytest.raises(CrannogError, match="a budget is"):
        parsed(text)


def test_other_bots_take_no_budget():
    with pytest.raises(CrannogError, match="'greedy' takes no '400'"):
        make_bot("greedy:400", 1)


def test_so_many_iterations_are_made_and_no_more():
    thought = SearchBot(1, Budget(iterations=20)).think(chair())
    assert 10 < thought.iterations <= 20  # fewer only where the best can't be overtaken
    assert sum(judged.visits for judged in thought.options) == thought.iterations
    assert not thought.stopped


def test_a_decision_ends_when_nothing_can_change_it():
    meter = Meter(Budget(iterations=20))
    assert not meter.decided(15, 5)
    assert meter.decided(15, 6)


def test_with_seconds_it_ends_at_the_pace_so_far():
    """Half of the time is over after 15 iterations, so there will be about 15 more."""
    clock = Ticks(0.0)
    meter = Meter(Budget(seconds=8.0), clock=clock)
    assert not meter.decided(1, 1)
    clock.now += 4.0
    assert not meter.decided(15, 15)
    assert meter.decided(15, 16)


def test_the_search_ends_when_its_seconds_are_over():
    """By a clock that goes on by a quarter of a second whenever it is read."""
    clock = Ticks(0.25)
    thought = SearchBot(1, Budget(seconds=3.0), clock=clock).think(chair())
    assert 3 <= thought.iterations <= 12
    assert clock.now <= 103.5
    assert not thought.stopped


def test_a_budget_too_small_for_anything_still_gives_an_option():
    at = chair()
    bot = SearchBot(1, Budget(seconds=0.001), clock=Ticks(5.0))
    assert bot.think(at).iterations == 1
    assert bot.choose(at) in at.ask.options


def test_it_stops_at_once_when_told():
    asked = 0

    def told() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    at = chair()
    thought = SearchBot(1, Budget(seconds=3600.0), stop=told, clock=Ticks(0.0)).think(at)
    assert thought.iterations == asked == 3
    assert thought.stopped
    assert thought.options[0].choice in at.ask.options


def test_the_same_seed_gives_the_same_thought():
    at = chair()
    thoughts = [SearchBot(seed, Budget(iterations=60)).think(at) for seed in (1, 1, 2)]
    assert thoughts[0] == thoughts[1] != thoughts[2]


def test_a_bot_that_is_asked_again_needs_no_memory():
    """After an undo or a resumed save it is asked without having seen what came before."""
    match = Match.new(GAME, 2, 3)
    seat = next(iter(match.pending))
    first = make_bot("search:20", 7).choose(Chair(match, seat))
    assert make_bot("search:20", 7).choose(Chair(Match.load(match.save(), GAME), seat)) == first
