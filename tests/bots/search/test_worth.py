"""What a position is worth to a search: by its result, its chances, its evaluation, or unknown."""

import pytest

from crannog.bots.search.worth import Worth, pressed
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath.meta import GAME as OATH
from crannog.kernel import Game, Match, Result
from crannog.parts.habits import NO_HABITS, habits_of, shares
from tests.bots.search.matches import decisions
from tests.bots.test_greedy import ScoredPebbles
from tests.horizons.table import table as island
from tests.inis.table import table as inis
from tests.kernel.pebbles import GAME as PEBBLES


def worth(game: Game) -> Worth:
    return Worth(game, habits_of(game))


def test_shares_are_chances_and_follow_a_lead():
    assert shares([3.0, 3.0], 10.0) == [0.5, 0.5]
    ahead, behind = shares([10.0, 0.0], 10.0)
    assert ahead + behind == pytest.approx(1.0)
    assert ahead / behind == pytest.approx(2.71828, abs=1e-4)
    assert shares([1e6, -1e6], 1.0) == [1.0, 0.0]


@pytest.mark.parametrize(("game", "seats"), [(INIS, 4), (OATH, 3)])
def test_rivals_share_one_win(game: Game, seats: int):
    """I-15, O-3: one player wins."""
    for match in decisions(game, seats, 3, 40)[::8]:
        values = worth(game).of(match.state)
        assert sum(values) == pytest.approx(1.0)
        assert all(0.0 < value < 1.0 for value in values)


def test_a_team_wins_or_loses_together():
    """H-14: the island is all Spirits' concern."""
    calm, dire = (
        worth(HORIZONS).of(island(2, lands={"G4": {"city": cities}}).state) for cities in (1, 4)
    )
    assert calm[0] == calm[1] > dire[0] == dire[1]


def test_more_on_the_map_is_a_better_chance():
    few, many = (inis(2, clans={"valley": {0: n}, "cove": {1: 2}}).state for n in (2, 5))
    assert worth(INIS).of(many)[0] > worth(INIS).of(few)[0]


def test_a_result_is_all_or_nothing():
    """P-6: a tie without a winner lies between; a team that has not won has lost."""
    match = Match.new(PEBBLES, 2, 1)
    match.state.result = Result((1,), "most-points", "P-6")
    assert worth(PEBBLES).of(match.state) == [0.0, 1.0]
    match.state.result = Result((), "most-points", "P-6")
    assert worth(PEBBLES).of(match.state) == [0.5, 0.5]
    t = island(2)
    t.state.result = Result((), "island-blighted", "H-14.3")
    assert worth(HORIZONS).of(t.state) == [0.0, 0.0]


def test_a_plug_in_game_is_played_to_its_end_or_judged_by_its_evaluation():
    bare, scored = Worth(PEBBLES, NO_HABITS), Worth(ScoredPebbles(), NO_HABITS)
    assert (bare.judges(), scored.judges()) == (False, True)
    state = Match.new(PEBBLES, 2, 1).state
    assert bare.of(state) == [0.5, 0.5]
    assert all(0.0 <= value <= 1.0 for value in scored.of(state))


def test_any_number_becomes_a_value_in_order():
    values = [pressed(number) for number in (-1e9, -5.0, 0.0, 5.0, 1e9)]
    assert values == sorted(values)
    assert 0.0 <= values[0] < 0.3 < values[2] == 0.5 < values[4] <= 1.0
