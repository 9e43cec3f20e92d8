"""How earned fear cards are resolved (H-7, H-13), also with other effects."""

import pytest

from crannog.games.horizons.fear import FEAR_CARDS
from tests.horizons.fear_cards import afraid, removal
from tests.horizons.table import Lands, table

LEVELS = pytest.mark.parametrize("level", [1, 2, 3])


def test_the_deck():
    """H-1.2: 15 fear cards."""
    assert len(FEAR_CARDS) == 15


# -- resolving earned cards ----------------------------------------------------------------------


def test_cards_in_the_order_earned():
    """H-7.1, H-32.1: the oldest first."""
    cards = ["dahan_on_their_guard", "avoid_the_dahan", "overseas_trade_seems_safer"]
    t = afraid(cards, 2)
    assert t.events("fear-card") == [[card, 2] for card in cards]
    assert t.state.fear_discard[-3:] == cards
    assert t.state.earned == []


def test_only_the_current_levels_text():
    """H-7.2: the level of the moment, not that of earning."""
    t = afraid("overseas_trade_seems_safer", 3)
    assert t.events("fear-card") == [["overseas_trade_seems_safer", 3]]
    assert t.state.tides == ["overseas_trade_seems_safer:3"]


def test_a_card_earned_meanwhile_goes_to_the_bottom():
    """H-7.3: Dahan Raid earns a card, which is resolved after the one that was waiting."""
    t = afraid(
        ["dahan_raid", "avoid_the_dahan"],
        2,
        {"G4": {"dahan": 1, "town": [0, 1]}, "G8": {"dahan": 1}},
        fear=7,
        fear_deck=["dahan_on_their_guard"],
    )
    t.choose("land", "G4", by=0)
    assert t.events("fear-card") == [
        ["dahan_raid", 2],
        ["avoid_the_dahan", 2],
        ["dahan_on_their_guard", 2],
    ]


def test_a_level_that_rises_meanwhile():
    """H-7.3: the card in progress finishes at the old level, the next one uses the new level."""
    t = afraid(
        ["dahan_raid", "dahan_on_their_guard"],
        1,
        {"G5": {"dahan": 3, "town": [0, 1]}, "G8": {"dahan": 2, "city": 1}, "G4": {"dahan": 1}},
        fear=7,
        fear_deck=["avoid_the_dahan"],
    )
    assert t.state.terror_level() == 1
    assert len(t.state.fear_deck) == 7  # one more earned card raises the level
    t.choose("land", "G5", by=0)
    assert t.state.terror_level() == 2
    t.expect_asked(1, "fear-effect", "dahan_raid", 1).choose("land", "G8", by=1)
    assert t.hurt("G8") == {("city", 1): 1}  # level I: 1 Damage
    assert t.events("fear-card") == [
        ["dahan_raid", 1],
        ["dahan_on_their_guard", 2],
        ["avoid_the_dahan", 2],
    ]


def test_a_card_earned_in_the_ravage_waits():
    """H-7.6: the Terror Level changes at once, the card waits for the next turn."""
    t = table(
        2,
        lands={"G5": {"dahan": 2, "town": [1], "presence": 1}},
        phase="fear",
        ravage="inv_1_sands",
        invader_deck=["inv_2_coastal"],
        in_play={1: ["gift_of_power"]},
        earned=["avoid_the_dahan", "scapegoats"],
        fear=7,
    )
    assert t.events("fear-card") == [["avoid_the_dahan", 1], ["scapegoats", 1]]
    assert len(t.state.earned) == 1
    assert t.state.terror_level() == 2


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_players_act_in_any_order(order: tuple[int, ...]):
    """H-7.4: one player after another, in the order they like; each just once."""
    t = afraid("emigration_accelerates", 1, {"G2": {"explorer": 4}, "H1": {"explorer": 1}}, seats=3)
    for n, seat in enumerate(order):
        assert sorted(t.match.pending) == sorted(order[n:])
        t.choose(*removal("G2", "explorer"), by=seat)
    assert t.pieces("G2")["explorer"] == 1
    assert t.pieces("H1") == {"explorer": 1}


def test_solo_player():
    """H-26.2: alone, each player is one player."""
    t = afraid("emigration_accelerates", 1, {"G2": {"explorer": 2}, "G3": {"explorer": 1}}, seats=1)
    t.choose(*removal("G2", "explorer"))
    assert t.events("removes") == [["explorer", "G2"]]


@pytest.mark.parametrize("seats", [1, 2, 3])
@LEVELS
@pytest.mark.parametrize("card", list(FEAR_CARDS))
def test_each_card_on_an_island_without_anything(card: str, level: int, seats: int):
    """H-5.9: what is impossible is skipped; three Cities inland change nothing."""
    empty = {"F1": {"city": 0}} if seats == 3 else {"G1": {"city": 0}}
    t = afraid(card, level, {**empty, "G7": {"city": 3}}, seats=seats)
    while t.match.pending and t.prompt in ("fear-effect", "remove-health", "gather", "damage"):
        t.choose(*t.options[-1])
    assert t.events("fear-card") == [[card, level]]
    assert t.state.phase == "slow"


# -- with other effects --------------------------------------------------------------------------


def test_effects_last_for_the_turn():
    """H-7.5, H-12.3: what is in force ends when time passes."""
    t = table(
        lands={"G5": {"presence": 1}},
        phase="slow",
        hold=False,
        tides=["avoid_the_dahan:1", "dahan_on_their_guard:2"],
    )
    assert t.state.phase == "spirit"
    assert t.state.tides == []


def test_two_cards_in_force_add_up():
    """H-21.1: Belief Takes Root and Dahan on their Guard both defend a land."""
    lands: Lands = {"G5": {"presence": {0: 1, 1: 1}, "dahan": 2, "city": 3}}
    t = afraid(["belief_takes_root", "dahan_on_their_guard"], 2, lands, ravage="inv_2_sands")
    assert t.events("ravage") == [["G5", 9 - 2 - 3]]
