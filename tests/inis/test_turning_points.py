"""I-15.1: it is told, once, when somebody meets a victory condition for the first time."""

from crannog.games.inis.meta import as_inis
from crannog.games.inis.position import pack, unpack
from crannog.kernel import Match

from .table import Table, table
from .test_season import busy, six_lands


def five_sanctuaries() -> Table:
    """Seat 0 is one Sanctuary short, and holds the card that builds it."""
    return table(
        clans={"valley": {0: 1}, "cove": {1: 1, 2: 1}},
        sanctuaries={"valley": 5},
        hands={0: ["sanctuary"], 1: ["bard"], 2: ["new_clans"]},
    )


def test_a_condition_is_told_when_it_is_met_for_the_first_time():
    """I-15.1: at the end of the turn, and not again."""
    t = five_sanctuaries()
    t.play("sanctuary")
    assert t.state.map["valley"].sanctuaries == 6
    assert t.events("meets") == [[0, "religion"]]
    t.choose("pass").choose("pass").choose("pass")
    assert t.events("meets") == [[0, "religion"]]


def test_deeds_complete_a_condition():
    """I-15.3."""
    clans = six_lands(0)
    clans["valley"] = {1: 1}
    t = table(clans=clans, hands=busy(), deeds={0: 1}).play("bard")
    assert t.events("meets") == [[0, "land"]]


def test_what_was_told_is_kept():
    """A table that is opened again does not tell it twice."""
    t = five_sanctuaries()
    t.play("sanctuary")
    again = as_inis(Match.load(t.match.save()).state)
    assert again.met_so_far == unpack(pack(t.state)).met_so_far == [(0, 2)]


def test_play_that_nobody_watches_is_not_slowed():
    """Simulated matches don't note it."""
    t = five_sanctuaries()
    t.state.watched = False
    t.play("sanctuary")
    assert t.state.met_so_far == []
