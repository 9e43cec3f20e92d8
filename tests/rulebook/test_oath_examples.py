"""The worked examples of Oath's learn-to-play booklet: its tutorial round and the asides to it.

The round itself, every step and number (O-1.T)        tests/oath/test_tutorial.py
Discards go to the next region's pile                  tests/oath/test_tutorial.py, all four turns
The asides, "could I", "why" and "what if", stand below in the order of the booklet.
"""

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.title import successor
from tests.oath.table import Table
from tests.oath.test_tutorial import (
    BLUE,
    CHANCELLOR,
    HOLLOW,
    RED,
    SHIELD,
    SKULL,
    SWORD,
    YELLOW,
    blues_turn,
    chancellors_turn,
    reds_turn,
    tutorial,
    yellows_turn,
)


def after(*turns: int) -> Table:
    """The tutorial after the turns of these players."""
    t = tutorial()
    played = (chancellors_turn, reds_turn, blues_turn, yellows_turn)
    for seat in turns:
        played[seat](t)
    return t


# -- the Chancellor ----------------------------------------------------------------------------


def test_a_card_for_sites_may_be_kept_facedown():
    """O-5.1.4 II: Garrison lies faceup at sites only, but facedown it may be an adviser."""
    t = tutorial().turn(CHANCELLOR, "wake")
    t.does(0, "search", "deck").does(0, "keep", "garrison").does(0, "card", "faithful_friend")
    assert t.offered(0) == [("to-site", "plains"), ("facedown-adviser",), ("discard-it",)]


def test_a_card_without_restriction_goes_to_either():
    """O-5.1.4: Errand Boy; among advisers it brings no favor."""
    t = tutorial().turn(CHANCELLOR, "wake")
    t.does(0, "search", "deck").does(0, "keep-none").does(0, "card", "garrison")
    t.does(0, "card", "faithful_friend")
    favor = t.player(0).favor
    t.does(0, "search", "deck").does(0, "keep", "errand_boy").does(0, "card", "the_old_oak")
    assert t.offers(0, "to-site", "plains")
    t.does(0, "to-advisers")
    assert t.player(0).favor == favor


@pytest.mark.parametrize(("to", "supply"), [("c2", 1), ("mountain", 2), ("p2", 2), ("h2", 4)])
def test_travel_from_the_cradle(to: str, supply: int):
    """O-5.6.1: one within the Cradle, two to the Provinces, four to the Hinterland."""
    t = tutorial().turn(CHANCELLOR, "wake").does(CHANCELLOR, "travel", to)
    assert t.player(CHANCELLOR).supply == 7 - supply


def test_the_first_adviser_is_played_to_the_site_or_to_the_advisers():
    """O-6.1: Forest Paths, without Supply, as if it had just been drawn."""
    t = tutorial().turn(CHANCELLOR, "wake").does(CHANCELLOR, "play-adviser", "forest_paths")
    assert t.offered(0) == [("to-site", "plains"), ("to-advisers",), ("discard-it",)]


def test_trading_for_secrets_without_a_matching_adviser_brings_none():
    """O-5.3: the Chancellor has no Order adviser."""
    t = tutorial().turn(CHANCELLOR, "wake").does(CHANCELLOR, "trade-secrets", "longbows")
    assert (t.player(0).favor, t.player(0).secrets) == (0, 1)


# -- red ---------------------------------------------------------------------------------------


def test_mountain_is_full_with_two_cards():
    """O-2.8.1: after The Old Oak no card can be played there."""
    t = after(CHANCELLOR)
    t.does(1, "search", "provinces").does(1, "keep", "the_old_oak").does(1, "card", "inquisitor")
    t.does(1, "to-site", "mountain")
    t.does(1, "search", "deck").does(1, "keep", "alchemist")
    assert not t.offered(1, "to-site")


def test_only_the_pile_of_the_own_region_is_searched():
    """O-5.1.1: red stands in the Provinces."""
    t = after(CHANCELLOR)
    assert t.offered(1, "search") == [("search", "provinces"), ("search", "deck")]


def test_animal_playmates_can_only_be_an_adviser():
    """O-7.2.1: the Mountain has room when the turn begins."""
    t = after(CHANCELLOR).does(RED, "play-adviser", "animal_playmates")
    assert t.offered(RED) == [("to-advisers",), ("discard-it",)]


def test_more_than_two_favor_may_be_paid_for_the_banner():
    """O-5.4.2: any number beyond the one that lies on it; one is not enough."""
    t = after(CHANCELLOR)
    t.player(RED).favor = 4
    t.turn(RED).does(RED, "recover-banner", "peoples_favor")
    assert t.offered(RED) == [("number", 2), ("number", 3), ("number", 4)]


@pytest.mark.parametrize(("favor", "tokens"), [(1, 2), (0, 1)])
def test_a_banner_with_one_favor_must_receive_another(favor: int, tokens: int):
    """O-4.1.1: if its holder has any."""
    t = after(CHANCELLOR)
    t.banner("peoples_favor", RED)
    t.player(RED).favor = favor
    t.turn(RED, "wake")
    assert t.g.banner_tokens[NUMBER["peoples_favor"]] == tokens
    assert t.asked() == (RED, "act")


def test_others_can_recover_the_banner_from_red():
    """O-5.4.1: for more favor than lies on it."""
    t = after(CHANCELLOR, RED)
    assert not t.offers(BLUE, "recover-banner", "peoples_favor")
    t.player(BLUE).favor = 3
    t.turn(BLUE)
    assert t.offers(BLUE, "recover-banner", "peoples_favor")


# -- blue --------------------------------------------------------------------------------------


def test_a_vision_kept_facedown_is_revealed_later_without_supply():
    """O-6.1, O-5.1.4 III: it takes the Revealed Vision space and frees one of the council."""
    t = after(CHANCELLOR, RED, BLUE, YELLOW)
    t.turn(BLUE).does(BLUE, "play-adviser", "vision_of_sanctuary").does(BLUE, "reveal-vision")
    assert t.player(BLUE).vision == NUMBER["vision_of_sanctuary"]
    assert (t.advisers(BLUE), t.player(BLUE).supply) == (["naysayers"], 7)


def test_naysayers_bring_nothing_while_the_chancellor_is_the_oathkeeper():
    """O-4.3.5: but they do as soon as yellow has the title."""
    t = after(CHANCELLOR, RED, BLUE)
    favor = t.player(BLUE).favor
    assert t.asked() == (YELLOW, "act")  # blue was not asked for his Rest power
    yellows_turn(t)
    t.turn(BLUE).rests(BLUE).does(BLUE, "use", "naysayers")
    assert t.player(BLUE).favor == favor + 1


def test_a_relic_that_a_player_holds_is_not_recovered():
    """O-5.4.1: only relics at sites; banners of players are."""
    t = after(CHANCELLOR, RED, BLUE)
    t.player(YELLOW).favor = 6
    t.pawn(YELLOW, "salt_flats")  # where blue is, with the Ivory Eye
    t.turn(YELLOW)
    assert not t.offered(YELLOW, "recover-relic")
    assert t.offers(YELLOW, "recover-banner", "peoples_favor")


def test_sites_need_not_be_visited_in_their_order():
    """O-5.6.1: the second site of the Provinces costs as much as the third."""
    t = after(CHANCELLOR, RED)
    for site in ("p2", "p3"):
        assert t.offers(BLUE, "travel", site)
    t.does(BLUE, "travel", "p2")
    assert t.player(BLUE).supply == 7 - 2


# -- yellow ------------------------------------------------------------------------------------


def test_a_card_with_favor_takes_no_more():
    """O-7.1.2: no second muster on Elders, and its own power can't be paid."""
    t = after(CHANCELLOR, RED, BLUE)
    t.player(YELLOW).favor = 9
    t.turn(YELLOW)
    assert t.offers(YELLOW, "use", "elders")
    t.does(YELLOW, "muster", "elders")
    assert not t.offered(YELLOW, "muster")
    assert not t.offers(YELLOW, "use", "elders")


def test_a_small_favor_is_locked():
    """O-7.2.2: once faceup it can't be discarded to make room."""
    t = after(CHANCELLOR, RED, BLUE)
    t.does(YELLOW, "play-adviser", "a_small_favor").does(YELLOW, "to-advisers")
    t.adviser(YELLOW, "wolves rangers")
    t.turn(YELLOW).does(YELLOW, "search", "deck").does(YELLOW, "keep", "tents")
    t.does(YELLOW, "card", "bear_traps").does(YELLOW, "to-advisers")
    assert t.offered(YELLOW) == [("adviser", "wolves"), ("adviser", "rangers")]


def attacking(t: Table) -> Table:
    """Yellow attacks the Chancellor, with nine warbands."""
    t.does(YELLOW, "muster", "elders").does(YELLOW, "play-adviser", "a_small_favor")
    return t.does(YELLOW, "to-advisers").does(YELLOW, "campaign", CHANCELLOR)


def test_only_sites_of_a_defender_who_is_elsewhere_are_targets():
    """O-5.5.2: relics, and pawn and favor, need the defender's pawn at the attacker's site."""
    t = attacking(after(CHANCELLOR, RED, BLUE))
    assert {option[0] for option in t.offered(YELLOW)} == {"target-site", "declare"}


def test_fewer_dice_than_warbands_may_be_taken():
    """O-5.5.2: any number up to nine."""
    t = attacking(after(CHANCELLOR, RED, BLUE)).does(YELLOW, "declare")
    assert t.offered(YELLOW) == [("number", count) for count in range(9, -1, -1)]


def test_longbows_need_rule_not_a_pawn():
    """O-7.5.1: at the Plains yellow could not use them, either."""
    t = after(CHANCELLOR, RED, BLUE)
    t.pawn(YELLOW, "plains")
    t.turn(YELLOW).does(YELLOW, "campaign", CHANCELLOR).does(YELLOW, "declare")
    t.does(YELLOW, "number", 3)
    assert t.asked() == (CHANCELLOR, "defence-plans")


def test_without_the_sacrifice_half_of_the_force_is_lost():
    """O-5.5.6: seven warbands are left after the skulls, three of them die."""
    t = attacking(after(CHANCELLOR, RED, BLUE))
    t.does(YELLOW, "target-site", "mountain").does(YELLOW, "declare")
    t.dice([SHIELD, 5, 5], [SWORD] * 2 + [HOLLOW] * 3 + [SKULL] * 2)
    t.does(YELLOW, "number", 9).does(CHANCELLOR, "plan", "longbows")
    t.does(YELLOW, "no-sacrifice")
    assert (t.player(YELLOW).warbands, t.g.title) == (7 - 3, CHANCELLOR)


def test_tents_are_used_from_afar_by_who_rules_their_site():
    """O-7.1.1: yellow has left Rocky Coast, but rules it; next turn Tents pay the way back."""
    t = after(CHANCELLOR, RED, BLUE, YELLOW)
    t.player(YELLOW).favor, t.player(YELLOW).supply = 1, 0
    t.turn(YELLOW).does(YELLOW, "travel", "rocky_coast")
    assert (t.player(YELLOW).favor, t.player(YELLOW).supply) == (0, 0)


# -- some more rules ---------------------------------------------------------------------------


def test_one_treasure_each_makes_no_successor():
    """O-3.3.1: Scepter, People's Favor and Ivory Eye are a tie, were red and blue Citizens."""
    t = after(CHANCELLOR, RED, BLUE, YELLOW)
    t.citizen(RED, BLUE)
    assert successor(t.g) == -1
    t.relic(BLUE, "map")
    assert successor(t.g) == BLUE
