"""What the court is shown: who would win now, the end die, Supply after Rest, free places."""

from typing import Any

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.odds import Fight, chance, permille
from crannog.games.oath.view import view
from tests.oath.table import CITIZEN, Table


def would_win(t: Table) -> list[tuple[int, str, str, int]]:
    """The rows of the view, as a watcher sees them."""
    rows: Any = view(t.g, None)["would_win"]
    return [(row["seat"], row["reason"], row["when"], row["needed"]) for row in rows]


def boards(t: Table) -> list[dict[str, Any]]:
    """The players' boards, as a watcher sees them."""
    rows: Any = view(t.g, None)["players"]
    return list(rows)


def test_the_end_finds_the_chancellor_first():
    """O-3.4: before round 5 no die is rolled, and the last round would find the Empire."""
    t = Table()
    assert would_win(t) == [(0, "chancellor", "end", 0)]


@pytest.mark.parametrize(("round", "needed"), [(5, 6), (6, 5), (7, 3)])
def test_an_imperial_title_rolls_the_end_die(round: int, needed: int):
    """O-3.3: the roll that ends the game falls from round to round."""
    t = Table()
    t.g.round = round
    assert would_win(t) == [(0, "chancellor", "die", needed)]
    t.g.title = 1
    assert would_win(t) == [(0, "chancellor", "end", 0)]


def test_a_usurper_would_win_on_waking():
    """O-3.1, O-3.5: the Oathkeeper's side wins nothing."""
    t = Table()
    t.g.title = 1
    assert [row[0] for row in would_win(t)] == [0]
    t.g.usurper = True
    assert would_win(t) == [(1, "usurper", "wake", 0), (1, "usurper-at-end", "end", 0)]


def test_a_visionary_needs_three_visions_drawn():
    """O-3.2: and the most for the goal of the Vision."""
    t = Table()
    t.g.players[2].vision = NUMBER["vision_of_sanctuary"]
    t.relic(2, "map")
    t.g.visions_drawn = 2
    assert [row[0] for row in would_win(t)] == [0]
    t.g.visions_drawn = 3
    t.relic(2, "whistle")
    assert would_win(t)[0] == (2, "visionary", "wake", 0)


def test_the_successor_wins_in_the_chancellors_place():
    """O-3.3.1: with the goal of Devotion, the Citizen who holds the Grand Scepter."""
    t = Table()
    t.citizen(1)
    t.relic(1, "grand_scepter")
    assert t.g.players[1].role == CITIZEN
    assert would_win(t) == [(1, "successor", "end", 0)]


def test_nobody_would_win_when_somebody_has():
    """O-3: the match is decided."""
    t = Table()
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    assert (view(t.g, None)["winner"], would_win(t)) == (1, [])


def test_supply_after_rest_keeps_what_was_saved():
    """O-4.3.3, O-4.3.4: seven at most."""
    t = Table()
    for seat, supply in enumerate((0, 1, 5)):
        t.g.players[seat].supply = supply
    rows = boards(t)
    assert [row["rested"] for row in rows] == [rows[0]["refresh"], rows[1]["refresh"] + 1, 7]


def test_three_places_for_advisers():
    """O-2.2.2: unless a card says otherwise."""
    t = Table()
    assert [row["adviser_limit"] for row in boards(t)] == [3, 3, 3]


def test_the_counts_of_each_round_are_kept():
    """O-2.11: how far everybody was towards the goal when a round ended."""
    t = Table(seats=2)
    t.banner("darkest_secret", 1)
    t.turn(0).rests(0).rests(1)
    assert view(t.g, None)["history"] == [[0, 1]]


def test_a_campaign_shows_what_changes_its_dice():
    """O-5.5.2, O-5.5.5: what sites do to the attack dice, and the chance without sacrifices."""
    t = Table()
    t.site("mountain", "p1")
    t.site("plains", "c1")
    t.pawn(1, "mountain")
    t.man("mountain", 0, 1)
    t.man("plains", 0, 1)
    t.player(1).warbands = 4
    t.turn(1).does(1, "campaign", 0)
    row: Any = view(t.g, None)["campaign"]
    assert row["modifiers"] == [{"card": "mountain", "dice": -1}]
    assert row["attack_dice"] == 3
    assert row["odds"] == permille(chance(Fight(3, 2, 4, 1)))
    assert row["dice_odds"] == permille(chance(Fight(3, 2, 4, 1, sacrifice_worth=0)))
