"""How likely each player is to win, by the look of the position."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.chances import chances
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.title import finish
from crannog.games.oath.verbs import lay
from tests.oath.princes import PrinceTable
from tests.oath.table import Table


def test_whoever_has_won_has_all():
    """O-3: even while the winner still writes the chronicle."""
    for chronicle in ("none", "full"):
        t = Table(3, chronicle=chronicle)
        finish(t.g, (1,), "usurper", "O-3.1")
        assert chances(t.g) == [0.0, 1.0, 0.0]


def test_the_empire_wins_by_time():
    """O-3.3, O-3.4: round by round, and an Exile who has the title keeps it from that."""
    crown, exile = [], []
    for number in range(1, 9):
        t = Table(3)
        t.g.round = number
        crown.append(chances(t.g)[0])
        t.g.title = 1
        exile.append(chances(t.g)[0])
    assert crown == sorted(crown)
    assert crown[-1] > 0.8 > 0.5 > crown[0]
    assert max(exile) < crown[0]


def test_the_usurper_is_likely_to_win_the_sooner_he_wakes():
    """O-3.1: nobody else plays before his Wake phase, or two players, or all of them."""
    values = []
    for active in (1, 2, 0):  # who is to act: he himself, then those after him
        t = Table(3)
        t.g.title, t.g.usurper, t.g.active = 1, True, active
        values.append(chances(t.g)[1])
    assert values == sorted(values)
    assert values[-1] > 0.6
    t.g.usurper = False
    assert chances(t.g)[1] < values[0]


def test_a_vision_is_worth_more_revealed_and_most_when_met():
    """O-3.2: with three drawn."""
    values = []
    for facedown, drawn, banner in ((True, 2, False), (False, 2, False), (False, 3, True)):
        t = Table(3)
        t.g.visions_drawn = drawn
        if facedown:
            t.adviser(1, "vision_of_faith", facedown=True)
        else:
            lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
        if banner:
            t.banner("darkest_secret", 1)
        values.append(chances(t.g)[1])
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_the_successor_wins_in_the_chancellors_place():
    """O-3.3.1: with Devotion the Citizen who holds the Grand Scepter."""
    t = Table(3)
    t.citizen(2)
    chancellor, _, citizen = chances(t.g)
    assert chancellor > citizen
    t.relic(2, "grand_scepter")
    chancellor, _, citizen = chances(t.g)
    assert citizen > chancellor


@pytest.mark.parametrize("role", ["chancellor", "exile"])
def test_the_prince_shares_in_it(role: str):
    """O-12.1: he is the player after the last person."""
    found = chances(PrinceTable(role, people=2).g)
    assert len(found) == 3
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found)
