"""The pitfalls of Oath: rules at which other programs have stumbled, each with its test.

Tests of cards and chapters cover most of them; the others stand below or in tests/scenarios.

 1 order of Wake, three Visions, Oathkeeper's side   test_turn, test_title; oath_three...yaml
 2 end die, rounds, no Successor on a tie            test_title: the_end_die, tied_citizens...
 3 title: ties, the holder picks, it turns back      test_title; oath_title_tie...yaml
 4 plans, defence first, x2 again, hollow pairs      test_campaign: the_defence, the_attack
 5 dice that are not there; conditions when used     test_campaign: a_die_that..., mountain...;
                                                     test_discord_plans: zealots_compare...
 6 sacrifice exactly; half of the force; retreat     test_campaign: sacrifice..., survivors...
 7 plans of bandits; a surcharge; Code of Honor      test_campaign: bandits_use...; test_order_dice;
                                                     test_arcane_plans: gleaming_armor_silences...
 8 Imperial war                                      test_campaign: a_citizen_who_attacks...
 9 seized banners                                    test_banners: a_seized..., a_given...
10 the Darkest Secret                                test_banners: when_the_darkest_secret_is_safe
11 tokens on cards; plans are paid again             oath_card_with_tokens...yaml; below
12 rule, pawn, persistent powers                     below
13 discards' piles                                   test_search: discard...
14 order of playing; moving is not playing           test_sites: a_homeland_pays_before_when_played;
                                                     test_discord_actions: a_swap_is_no_play
15 homelands; Visions that stop the draw or not      test_sites, test_search; test_setup: visions...
16 the price of travel; facedown Coasts; being sent  test_sites_travel; test_order_lasting; below
17 a Citizen's Supply                                test_turn; oath_citizen_refreshes...yaml
18 a Scepter that sleeps; the price of self-exile    test_relics_scepter; oath_scepter_sleeps...yaml
19 the Conspiracy                                    test_search: the_conspiracy...
20 limits of advisers                                test_discord_actions, test_nomad_lasting,
                                                     test_beast_actions: pied_piper...
21 Grand Mask, Circlet, Cauldron, Cage, Sticky Fire  test_relics_lasting, test_relics_battle
22 the chronicle                                     still to come with O-8
23 what is printed on cards that others misprint     below
"""

import pytest

from crannog.games.oath.facts import ADVISER_ONLY, LOCKED, NUMBER, SITE_ONLY
from crannog.games.oath.powers.registry import ACTIONS, PLANS, modifies_trade
from tests.oath.battles import attack, campaign, fight, war
from tests.oath.table import Table

# -- 11: tokens and payments (O-7.1.2, O-7.5.3) ------------------------------------------------


def test_a_battle_plan_may_be_paid_again_on_a_card_with_tokens():
    """O-7.5.3: as in a second campaign of the turn; muster and trade may not."""
    t = war()
    t.adviser(1, "mercenaries longbows")
    t.g.laid = {NUMBER["mercenaries"]: (1, 0)}
    attack(t.turn(1), 1, 2, dice=0).does(1, "plan", "mercenaries")
    assert t.g.laid == {NUMBER["mercenaries"]: (2, 0)}


def test_a_battle_plan_is_used_once_in_a_campaign():
    """O-5.5.3."""
    t = war()
    t.adviser(1, "mercenaries longbows")
    attack(t.turn(1), 1, 2, dice=0).does(1, "plan", "mercenaries")
    assert t.offered(1, "plan") == [("plan", "longbows")]


def test_a_defender_pays_to_the_bank_and_turns_the_secret():
    """O-7.1.2: out of turn nothing comes to lie on the card, and tokens there do not hinder."""
    t = war()
    t.adviser(2, "mercenaries fire_talkers")
    t.g.laid = {NUMBER["mercenaries"]: (1, 0)}
    attack(t.turn(1), 1, 2, dice=0)
    t.does(2, "plan", "mercenaries").does(2, "plan", "fire_talkers")
    assert t.told("pays") == [(2, "mercenaries", 1, 0), (2, "fire_talkers", 0, 1)]
    assert t.bank("discord") >= 3
    assert (t.player(2).favor, t.player(2).secrets, t.player(2).dark_secrets) == (3, 4, 1)
    assert NUMBER["fire_talkers"] not in t.g.laid


def test_tokens_on_a_card_hinder_no_payment_out_of_turn():
    """O-7.1.2: the attacker has traded with Jinx; its ruler, who defends, still uses it."""
    t = war()
    t.site("river", cards="jinx")
    t.turn(1).does(1, "trade-favor", "jinx")
    attack(t, 1, 2, dice=0)
    assert t.asked() == (2, "react")
    t.does(2, "react", "jinx")
    assert t.g.laid == {NUMBER["jinx"]: (0, 1)}  # the attacker's
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)


def test_facedown_secrets_do_not_pay():
    """O-7.1.2."""
    t = Table()
    t.site("river", cards="wolves")
    t.player(1).secrets, t.player(1).dark_secrets = 0, 5
    assert t.turn(1).offered(1, "trade-favor") == []


# -- 12: access (O-7.1.1, O-7.1.4, O-7.5.1) ----------------------------------------------------


def test_a_pawn_is_enough_for_a_power_but_not_for_a_plan():
    """O-7.1.1, O-7.5.1: Alchemist is used at a bandits' site; its Longbows are the bandits'."""
    t = Table()
    t.site("river", cards="alchemist longbows")
    t.turn(1)
    assert t.offers(1, "use", "alchemist")
    fight(attack(t, 1, -1, dice=0))
    assert t.told("uses-plan") == [(-1, "longbows")]


def test_rule_is_enough_from_afar_for_both():
    """O-7.1.1: a power and a plan at a site that one rules."""
    t = war()
    t.site("wastes", cards="longbows", ruler=1)
    t.site("steppe", cards="alchemist", ruler=1)
    assert t.turn(1).offers(1, "use", "alchemist")
    attack(t, 1, 2, dice=0)
    assert t.offered(1, "plan") == [("plan", "longbows")]


def test_a_persistent_power_needs_neither():
    """O-7.1.4: Forest Council of a stranger closes Beast cards to his enemies."""
    t = Table()
    t.site("wastes", cards="forest_council", ruler=2)
    t.site("river", cards="wolves scouts")
    assert t.turn(1).offered(1, "muster") == [("muster", "scouts")]


# -- 8: enemies in an Imperial war (O-10.enemy) ------------------------------------------------


def test_a_citizen_at_war_with_the_empire_keeps_his_purple_warbands():
    """O-5.5.1: those of his board fight for him, those of sites for the Empire."""
    t = Table()
    t.citizen(1)
    t.man("river", 0, 2)
    t.turn(1).does(1, "campaign", 0)
    c = campaign(t)
    assert (c.outlaw, c.forces) == (1, [[8 + 1], [t.slot("river")]])


# -- 16: travel (O-11.2) -----------------------------------------------------------------------


def test_a_coast_replaces_before_decadence_adds():
    """O-11.2: from Coast to Coast for one, and one more into the Hinterland for the Chancellor."""
    t = Table()
    t.site("barren_coast", "c1")
    t.site("rocky_coast", "h2")
    t.open_slot(1)
    t.turn(0).does(0, "travel", "rocky_coast")
    assert t.player(0).supply == 7 - 1 - 1


# -- 23: what is printed -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["garrison", "martial_culture", "the_gathering", "observatory", "captains", "convoys"]
)
def test_site_only(card: str):
    """O-7.2.1: printed with a tree."""
    assert (SITE_ONLY[NUMBER[card]], LOCKED[NUMBER[card]]) == (True, False)


@pytest.mark.parametrize("card", ["gleaming_armor", "relic_thief", "insect_swarm"])
def test_adviser_only(card: str):
    """O-7.2.1: printed with a person."""
    assert (ADVISER_ONLY[NUMBER[card]], LOCKED[NUMBER[card]]) == (True, False)


def test_printed_costs_and_dice():
    """Memory of Home burns a secret; Master of Disguise takes one; Extra Provisions add one die."""
    assert [power.cost for power in ACTIONS[NUMBER["memory_of_home"]]] == ["S"]
    assert modifies_trade.by_card[NUMBER["master_of_disguise"]].cost == "s"
    assert PLANS[NUMBER["extra_provisions"]].shields == 1
