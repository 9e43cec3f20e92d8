"""Discord: battle plans."""

import pytest

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import BLANK, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD
from tests.oath.fights import attack, conclude, declare, fight, used
from tests.oath.table import DISCORD, Table

BANDITS = -1


def war(cards: str = "", warbands: int = 2) -> Table:
    """Player 1 stands at the River, which player 2 rules from afar, and has these advisers."""
    t = Table()
    t.man("river", 2, warbands)
    t.adviser(1, cards)
    return t.turn(1)


def duel(cards: str = "", bandits: bool = False) -> Table:
    """Player 2's pawn stands with player 1, who has these advisers; nobody rules the River."""
    t = Table()
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.adviser(1, cards)
    return t.turn(1)


# -- Mercenaries -------------------------------------------------------------------------------


def test_mercenaries_add_three_dice_for_the_attacker():
    """A favor is placed on them."""
    t = war("mercenaries")
    t.dice([BLANK], [SWORD] * 6)
    attack(t, 1, 2).does(1, "plan", "mercenaries")
    assert t.g.campaign is not None
    assert t.g.campaign.attack_dice == 6
    assert t.g.laid[NUMBER["mercenaries"]] == (1, 0)
    fight(t)
    conclude(t)
    assert t.advisers(1) == ["mercenaries"]  # the victor keeps them


def test_mercenaries_of_a_loser_are_discarded():
    """Law (discard): the favor on them returns to the Discord bank at once."""
    t = war("mercenaries")
    t.dice([SHIELDS], [HOLLOW] * 6)
    attack(t, 1, 2).does(1, "plan", "mercenaries")
    fight(t)
    conclude(t)
    assert t.advisers(1) == []
    assert t.pile_cards(2) == ["mercenaries"]
    assert (t.g.banks[DISCORD], t.g.laid) == (3, {})


def test_mercenaries_take_three_dice_from_the_attacker():
    """Law 5.5.3: each die that is not there becomes a defence die; the favor goes to the bank."""
    t = Table()
    t.man("river", 2, 2)
    t.adviser(2, "mercenaries")
    attack(t.turn(1), 1, 2, dice=2).does(2, "plan", "mercenaries")
    assert t.told("pools")[-1] == (0, 2)
    assert (t.player(2).favor, t.g.banks[DISCORD], t.g.laid) == (3, 3, {})


def test_mercenaries_leave_a_beaten_defender():
    """By the pawn of the player who discards."""
    t = Table()
    t.man("river", 2, 1)
    t.adviser(2, "mercenaries")
    t.player(1).warbands = 6
    t.dice([BLANK], [SWORD] * 3)
    attack(t.turn(1), 1, 2).does(2, "plan", "mercenaries")
    fight(t)
    conclude(t)
    assert t.pile_cards(0) == ["mercenaries"]


def test_bandits_do_not_use_mercenaries():
    """They cost something."""
    t = Table()
    t.site("river", cards="mercenaries")
    attack(t.turn(1), 1, BANDITS)
    assert not t.told("uses-plan")
    assert t.told("rolls-attack")


def test_a_plan_needs_rule():
    """O-7.5.1: the pawn at its site is not enough."""
    t = Table()
    t.site("river", cards="mercenaries", ruler=2)
    attack(t.turn(1), 1, 2)
    assert t.asked() == (2, "defence-plans")


# -- Second Wind -------------------------------------------------------------------------------


def winded(t: Table, rolls: int = 3) -> Table:
    """Player 1 wins a campaign at the River with Second Wind."""
    t.dice([BLANK], [SWORD] * rolls)
    attack(t, 1, 2).does(1, "plan", "second_wind")
    return conclude(fight(t))


def test_second_wind_travels_then_campaigns_for_no_supply():
    """A secret placed, a favor burned; both are choices, in this order."""
    t = war("second_wind", 1)
    t.man("steppe", 2, 1)
    t.player(1).supply = 2
    winded(t)
    assert (t.player(1).favor, t.player(1).secrets, t.player(1).supply) == (3, 4, 0)
    assert t.asked() == (1, "free-travel")
    t.does(1, "yes").does(1, "site", "steppe")
    assert t.asked() == (1, "free-campaign")
    t.does(1, "campaign", 2)
    declare(t, 1)
    assert t.player(1).supply == 0
    assert used(t, 1) == ["second_wind"]  # it may be paid again, tokens or not
    t.does(1, "plan", "second_wind")
    assert t.g.laid[NUMBER["second_wind"]] == (0, 2)


def test_second_wind_may_stay_and_campaign():
    """Skipping the journey does not forfeit the campaign; that may be declined as well."""
    t = winded(war("second_wind", 1)).does(1, "no")
    assert t.asked() == (1, "free-campaign")
    t.does(1, "decline")
    assert t.asked() == (1, "act")


def test_second_wind_needs_a_victory():
    """The price is gone all the same."""
    t = war("second_wind")
    t.dice([SHIELDS], [HOLLOW] * 3)
    attack(t, 1, 2).does(1, "plan", "second_wind")
    conclude(fight(t))
    assert t.asked() == (1, "act")
    assert (t.player(1).favor, t.player(1).secrets) == (3, 4)


def test_second_wind_is_no_plan_of_the_defender():
    """Red: for the attacker alone."""
    t = Table()
    t.man("river", 2, 2)
    t.adviser(2, "second_wind")
    attack(t.turn(1), 1, 2)
    assert t.asked()[1] != "defence-plans"


def test_second_wind_heeds_what_bars_the_way():
    """Narrow Pass holds for a free journey."""
    t = war("second_wind", 1)
    t.site("narrow_pass", "h1")
    winded(t).does(1, "yes")
    assert ("site", "narrow_pass") in t.offered(1)
    assert ("site", "wastes") not in t.offered(1)


def test_second_wind_is_led_out_of_the_shrouded_wood():
    """An enemy who rules it chooses where the journey goes."""
    t = Table()
    t.site("shrouded_wood", "p1", ruler=2)
    t.pawn(2, "shrouded_wood")
    t.player(2).warbands = 0
    t.relic(2, "map")
    t.adviser(1, "second_wind")
    t.turn(1)
    t.dice([BLANK], [SWORD] * 3)
    attack(t, 1, 2).does(1, "plan", "second_wind")
    fight(t)
    conclude(t)
    t.man("shrouded_wood", 2, 1)
    t.does(1, "yes")
    assert t.asked() == (2, "lead-traveller")
    t.does(2, "site", "wastes")
    assert t.player(1).pawn == t.slot("wastes")


def test_sneak_attack_comes_before_second_wind():
    """FAQ."""
    t = duel("second_wind")
    t.player(2).warbands = 2
    t.adviser(2, "sneak_attack")
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2).does(1, "plan", "second_wind")
    conclude(fight(t))
    t.does(2, "react", "sneak_attack")
    assert t.told("campaigns") == [(1, 2), (2, 1)]
    t.dice([SHIELD] * 2, [HOLLOW])
    declare(t, 2)
    fight(t)
    conclude(t)
    assert t.asked() == (1, "free-travel")


# -- Disgraced Captain -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "pools"),
    [
        ("longbows wrestlers", (7, 1)),
        ("sprawling_rampart", (7, 2)),
        ("bandit_rampart", (3, 1)),
        ("wolves", (3, 1)),
    ],
)
def test_disgraced_captain_adds_four_dice_against_order(cards, pools):
    """Once, however many; an intact edifice is an Order card, a ruin is not. The price is paid."""
    t = war("disgraced_captain")
    t.site("river", cards=cards)
    attack(t, 1, 2).does(1, "plan", "disgraced_captain")
    assert t.told("pools")[-1] == pools
    assert t.player(1).favor == 2
    assert t.g.laid[NUMBER["disgraced_captain"]] == (1, 0)


def test_disgraced_captain_counts_once_for_several_sites():
    """Not per site."""
    t = war("disgraced_captain")
    t.site("river", cards="longbows")
    t.site("steppe", cards="wrestlers", ruler=2)
    attack(t, 1, 2, "steppe").does(1, "plan", "disgraced_captain")
    assert t.told("pools")[-1] == (7, 2)


def test_disgraced_captain_needs_the_site_as_a_target():
    """FAQ: a pawn, relic or banner there is not enough."""
    t = duel("disgraced_captain")
    t.site("river", cards="longbows")
    t.relic(2, "map")
    attack(t, 1, 2, "pawn map").does(1, "plan", "disgraced_captain")
    assert t.told("pools")[-1][0] == 3


# -- Book Burning and Slander ------------------------------------------------------------------


def test_book_burning_leaves_a_banished_defender_one_secret():
    """FAQ: faceup and facedown secrets alike; secrets on cards and those of others stay."""
    t = duel("book_burning")
    t.player(2).dark_secrets = 2
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2, "pawn").does(1, "plan", "book_burning")
    conclude(fight(t))
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (1, 0)
    assert t.told("burns-secrets") == [(2, 6)]
    assert t.player(2).favor == 2  # on top of the banishment
    assert (t.player(0).secrets, t.player(1).secrets) == (5, 5)


def test_book_burning_leaves_a_facedown_secret_where_there_is_no_other():
    """One stays."""
    t = duel("book_burning")
    t.player(2).secrets, t.player(2).dark_secrets = 0, 3
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2, "pawn").does(1, "plan", "book_burning")
    conclude(fight(t))
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (0, 1)


@pytest.mark.parametrize("plan", ["book_burning", "slander"])
def test_without_the_pawn_as_a_target_nothing_burns(plan):
    """A relic alone does not do."""
    t = duel(plan)
    t.relic(2, "map")
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2, "map").does(1, "plan", plan)
    conclude(fight(t))
    assert (t.player(2).secrets, t.player(2).favor, t.relics(1)) == (5, 4, ["map"])


@pytest.mark.parametrize("plan", ["book_burning", "slander"])
def test_a_lost_campaign_burns_nothing(plan):
    """If you win."""
    t = duel(plan)
    t.dice([SHIELDS] * 2, [HOLLOW] * 3)
    attack(t, 1, 2, "pawn").does(1, "plan", plan)
    conclude(fight(t))
    assert (t.player(2).secrets, t.player(2).favor) == (5, 4)


def test_book_burning_spares_allies():
    """Only the defender suffers."""
    t = Table()
    t.citizen(2)
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.adviser(1, "book_burning slander")
    t.dice([BLANK] * 3, [SWORD] * 3)
    attack(t.turn(1), 1, 2, "pawn").does(1, "plan", "book_burning").does(1, "plan", "slander")
    conclude(fight(t)).does(1, "card", "slander")
    assert (t.player(2).secrets, t.player(2).favor) == (1, 0)
    assert (t.player(0).secrets, t.player(0).favor) == (5, 4)


@pytest.mark.parametrize("half", ["yes", "no"])
def test_slander_burns_all_favor_of_a_banished_defender(half):
    """Nothing is left on the board; favor on the People's Favor stays."""
    t = duel("slander")
    t.banner("peoples_favor", 2, 3)
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2, "pawn").does(1, "plan", "slander")
    conclude(fight(t), keep=("burn-half",)).does(1, half)
    assert t.player(2).favor == 0
    assert t.g.banner_tokens[NUMBER["peoples_favor"]] == 3
    assert t.player(1).favor == 3


def test_slandered_favor_goes_to_the_vow_of_renewal():
    """Its holder takes all that is burned."""
    t = duel("slander")
    t.adviser(0, "vow_of_renewal")
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t, 1, 2, "pawn").does(1, "plan", "slander")
    conclude(fight(t))
    assert (t.player(0).favor, t.player(2).favor) == (8, 0)


# -- Cracked Sage ------------------------------------------------------------------------------


def test_cracked_sage_adds_four_dice_against_an_arcane_adviser():
    """Once; a secret placed and a favor burned."""
    t = war("cracked_sage")
    t.adviser(2, "alchemist scryer fire_talkers")
    attack(t, 1, 2).does(1, "plan", "cracked_sage")
    assert t.told("pools")[-1] == (7, 1)
    assert (t.player(1).favor, t.g.laid[NUMBER["cracked_sage"]]) == (3, (0, 1))


def test_cracked_sage_needs_a_faceup_arcane_adviser():
    """A facedown one has no suit; those of others do not count. The price is paid."""
    t = war("cracked_sage alchemist")
    t.adviser(2, "fire_talkers", facedown=True)
    t.adviser(0, "jinx")
    attack(t, 1, 2).does(1, "plan", "cracked_sage")
    assert t.told("pools")[-1] == (3, 1)
    assert t.player(1).favor == 3


def test_cracked_sage_sees_the_advisers_of_allies():
    """Law (glossary): the attacker's enemies are the defender and all Allies."""
    t = Table()
    t.citizen(2)
    t.man("river", 0, 1)
    t.adviser(1, "cracked_sage")
    t.adviser(0, "alchemist")
    attack(t.turn(1), 1, 2).does(1, "plan", "cracked_sage")
    assert t.told("pools")[-1][0] == 7


def test_cracked_sage_of_a_defender_is_paid_out_of_turn():
    """Law 7.1.2: the secret is turned facedown, the favor burned; four dice are removed."""
    t = Table()
    t.man("river", 2, 2)
    t.adviser(2, "cracked_sage")
    t.adviser(1, "alchemist")
    attack(t.turn(1), 1, 2).does(2, "plan", "cracked_sage")
    assert t.told("pools")[-1] == (0, 2)
    assert (t.player(2).secrets, t.player(2).dark_secrets, t.player(2).favor) == (4, 1, 3)
    assert t.g.laid == {}


# -- Zealots -----------------------------------------------------------------------------------


def test_zealots_make_a_sacrifice_worth_three():
    """Law 9.5: exactly the smallest number that exceeds the defence."""
    t = war("zealots", 4)
    t.dice([BLANK], [HOLLOW] * 3)  # attack 1 against 4
    attack(t, 1, 2).does(1, "plan", "zealots")
    fight(t)
    assert t.offered(1) == [("sacrifice", 2), ("no-sacrifice",)]
    t.does(1, "sacrifice", 2)
    assert t.told("wins-campaign") == [(1, 7, 4)]
    conclude(t)
    assert t.at("river").warbands == 0
    assert (t.player(1).warbands, t.player(1).favor) == (1, 3)


def test_zealots_do_nothing_against_a_force_that_is_not_larger():
    """As large is not larger."""
    t = war("zealots", 3)
    t.dice([BLANK], [SWORD, HOLLOW, HOLLOW])  # attack 2 against 3
    attack(t, 1, 2).does(1, "plan", "zealots")
    fight(t)
    assert t.offered(1) == [("sacrifice", 2), ("no-sacrifice",)]


def test_zealots_compare_forces_when_they_are_used():
    """FAQ: losses by skulls do not switch them on later."""
    t = war("zealots", 3)
    t.player(1).warbands = 3
    t.dice([BLANK], [SKULL, HOLLOW, HOLLOW])  # attack 3 against 3, two warbands left
    attack(t, 1, 2).does(1, "plan", "zealots")
    fight(t)
    assert t.offered(1) == [("sacrifice", 1), ("no-sacrifice",)]
    t.does(1, "sacrifice", 1)
    assert t.player(1).warbands == 1


def test_zealots_count_bandits():
    """With the Bandit Chief three bandits are a larger force than two warbands."""
    t = Table()
    t.site("wastes", cards="bandit_chief")
    t.adviser(1, "zealots")
    t.player(1).warbands = 2
    t.dice([BLANK], [HOLLOW, HOLLOW])  # attack 1 against 3
    attack(t.turn(1), 1, BANDITS).does(1, "plan", "zealots")
    fight(t)
    assert t.offered(1) == [("sacrifice", 1), ("no-sacrifice",)]
