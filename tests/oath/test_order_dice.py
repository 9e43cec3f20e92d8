"""The battle plans of Order that move dice."""

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import (
    BLANK,
    SWORD,
    attack,
    bandit_river,
    campaign,
    fight,
    plan_in_war,
    pools,
    raid_bandits,
    war,
)
from tests.oath.table import Table

# -- Longbows ----------------------------------------------------------------------------------


def test_longbows_add_a_die_for_the_attacker():
    """Once in a campaign."""
    t = war(attacker="longbows")
    plan_in_war(t, 1, "longbows", dice=3)
    assert t.told("pools")[-1] == (4, 1)
    assert t.told("rolls-defence"), "nobody has another plan"


def test_longbows_of_the_defender_remove_a_die():
    """At a site that he rules."""
    t = war()
    t.site("steppe", cards="longbows", ruler=2)
    attack(t.turn(1), 1, 2, dice=3)
    assert t.asked() == (2, "defence-plans")
    t.does(2, "plan", "longbows")
    assert t.told("pools")[-1] == (2, 1)


def test_longbows_of_the_defender_against_no_dice_add_a_defence_die():
    """O-5.5.3: a die that is not there becomes a defence die."""
    t = war(defender="longbows")
    plan_in_war(t, 2, "longbows")
    assert t.told("pools")[-1] == (0, 2)


def test_a_plan_at_the_own_site_needs_rule():
    """O-7.5.1: a pawn beside the card is not enough."""
    t = war()
    t.site("river", cards="longbows")
    attack(t.turn(1), 1, 2, dice=1)
    assert t.asked() == (2, "defence-plans")


# -- Code of Honor -----------------------------------------------------------------------------


def test_code_of_honor_adds_two_dice_and_ends_the_plans_of_its_side():
    """The other side still uses plans."""
    t = war(attacker="code_of_honor scouts", defender="longbows bear_traps")
    plan_in_war(t, 1, "code_of_honor", dice=3)
    assert pools(t) == (5, 1)
    assert t.asked() == (2, "defence-plans")


def test_code_of_honor_is_not_possible_after_another_plan():
    """All or nothing."""
    t = war(attacker="code_of_honor longbows battle_honors")
    plan_in_war(t, 1, "longbows", dice=3)
    assert t.offered(1, "plan") == [("plan", "battle_honors")]


def test_code_of_honor_of_the_defender_removes_two_dice():
    """Beyond the last die it adds defence dice."""
    t = war(defender="code_of_honor")
    plan_in_war(t, 2, "code_of_honor", dice=1)
    assert t.told("pools")[-1] == (0, 2)


def test_code_of_honor_of_an_ally_bars_the_whole_side():
    """FAQ: the defender (and every Ally) can't use it beside other plans, nor others after it."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.site("steppe", cards="longbows bear_traps", ruler=0)
    t.adviser(0, "code_of_honor")
    attack(t.turn(1), 1, 2, dice=3).does(2, "no-more-plans")
    t.does(0, "plan", "code_of_honor")
    assert t.told("uses-plan") == [(0, "code_of_honor")]
    assert t.told("pools")[-1] == (1, 2)
    assert t.asked()[1] != "defence-plans"


def test_code_of_honor_of_an_ally_is_barred_by_a_plan_of_the_defender():
    """FAQ: one plan for the whole side."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.site("steppe", cards="longbows bear_traps", ruler=0)
    t.adviser(0, "code_of_honor")
    plan_in_war(t, 2, "longbows", dice=3).does(2, "no-more-plans")
    assert t.offered(0, "plan") == [("plan", "bear_traps")]


def test_bandits_use_code_of_honor_alone():
    """FAQ: and none of their other free plans."""
    t = raid_bandits("longbows code_of_honor bear_traps", dice=3)
    assert t.told("uses-plan") == [(-1, "code_of_honor")]
    assert t.told("pools")[-1] == (1, 1)


# -- Encirclement ------------------------------------------------------------------------------


def test_encirclement_adds_two_dice_for_the_larger_force():
    """Three warbands against two; a favor is placed on it."""
    t = war()
    t.pawn(2, "wastes")
    t.adviser(1, "encirclement longbows")
    plan_in_war(t, 1, "encirclement", dice=1)
    assert pools(t) == (3, 1)
    assert t.player(1).favor == 3
    assert t.g.laid[NUMBER["encirclement"]] == (1, 0)


def test_encirclement_does_nothing_for_a_force_that_is_not_larger():
    """O-10.force: two at the site and three on the board against three."""
    t = war(attacker="encirclement longbows")
    plan_in_war(t, 1, "encirclement", dice=1)
    assert pools(t) == (1, 1)
    assert t.player(1).favor == 3


def test_encirclement_compares_forces_when_it_is_used():
    """FAQ of Rangers and Zealots: losses that come later do not take the dice away."""
    t = war(attacker="encirclement", defender="bear_traps longbows")
    t.pawn(2, "wastes")
    plan_in_war(t, 1, "encirclement", dice=3).does(2, "plan", "bear_traps")
    assert (t.player(1).warbands, pools(t)) == (2, (4, 1))


def test_encirclement_of_the_defender_counts_boards_at_the_site():
    """O-10.force; out of turn the favor goes to the Order bank (O-7.1.2)."""
    t = war(defender="encirclement")
    plan_in_war(t, 2, "encirclement", dice=3)
    assert t.told("pools")[-1] == (1, 1)
    assert t.bank("order") == 3


def test_encirclement_counts_the_boards_of_allies():
    """Law: the Chancellor's board at the attacker's site belongs to the defending force."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 1)
    t.pawn(0, "river")
    t.adviser(1, "encirclement longbows")
    plan_in_war(t, 1, "encirclement", dice=1)
    assert pools(t) == (1, 2)


def test_encirclement_counts_bandits():
    """Law: one for each targeted site."""
    t = bandit_river()
    t.player(1).warbands = 1
    t.adviser(1, "encirclement longbows")
    attack(t.turn(1), 1, -1, dice=1).does(1, "plan", "encirclement")
    assert pools(t) == (1, 1)


# -- Keep --------------------------------------------------------------------------------------


def test_keep_adds_two_defence_dice_if_its_site_is_a_target():
    """For the defender who rules it."""
    t = war()
    t.site("river", cards="keep")
    plan_in_war(t, 2, "keep", dice=1)
    assert t.told("pools")[-1] == (1, 3)


def test_keep_does_nothing_if_its_site_is_not_a_target():
    """The site itself must be one."""
    t = war()
    t.site("steppe", cards="keep", ruler=2)
    plan_in_war(t, 2, "keep", dice=1)
    assert t.told("pools")[-1] == (1, 1)


def test_bandits_use_keep():
    """Law: it costs nothing."""
    t = raid_bandits("keep", dice=1)
    assert t.told("uses-plan") == [(-1, "keep")]
    assert t.told("pools")[-1] == (1, 3)


# -- Wrestlers ---------------------------------------------------------------------------------


def test_wrestlers_sacrifice_a_warband_for_a_defence_die():
    """Law: the dead one does not count in the defence any more; the defender picks it."""
    t = war(defender="wrestlers")
    t.dice([BLANK, BLANK])
    plan_in_war(t, 2, "wrestlers")
    assert t.offered(2) == [("site", "river"), ("on-board", 2)]
    t.does(2, "on-board", 2)
    assert t.told("pools")[-1] == (0, 2)
    assert t.told("defence-is") == [(4, 4)]
    assert t.told("sacrifices") == [(2, 1)]
    assert t.player(2).bank == 14 - 4


def test_wrestlers_may_spend_the_last_warband_of_a_targeted_site():
    """FAQ: the attacker who wins still takes that site."""
    t = war()
    t.man("river", 2, 1)
    t.adviser(2, "wrestlers")
    t.dice([BLANK, BLANK], [SWORD, SWORD, SWORD])
    t.player(2).warbands = 2
    t.player(2).bank += 1
    plan_in_war(t, 2, "wrestlers", dice=3).does(2, "site", "river")
    assert t.at("river").warbands == 0
    fight(t, occupy=2)
    assert (t.at("river").colour, t.at("river").warbands) == (1, 2)


def test_wrestlers_may_spend_a_warband_of_an_allys_board():
    """FAQ: if that board adds to the defending force."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 1)
    t.pawn(0, "river")
    t.adviser(2, "wrestlers")
    plan_in_war(t, 2, "wrestlers", dice=1)
    assert t.offered(2) == [("site", "river"), ("on-board", 0)]
    t.does(2, "on-board", 0)
    assert t.told("dies-on-board")[0] == (0, 1)


def test_wrestlers_without_a_warband_do_nothing():
    """No sacrifice, no die."""
    t = war()
    t.man("river", 2, 0)
    t.player(2).warbands = 0
    t.adviser(2, "wrestlers")
    t.adviser(1, "longbows")
    attack(t.turn(1), 1, 2, dice=1).does(1, "no-more-plans").does(2, "plan", "wrestlers")
    assert t.told("pools")[-1] == (1, 2)
    assert not t.told("sacrifices")


def test_bandits_have_no_warband_for_wrestlers():
    """They get no die."""
    t = raid_bandits("wrestlers", dice=1)
    assert t.told("uses-plan") == [(-1, "wrestlers")]
    assert t.told("pools")[-1] == (1, 1)


def test_wrestlers_can_cost_the_title():
    """O-2.11.1: the last warband of a site was spent, and the goal is Supremacy."""
    t = war()
    t.g.goal = "supremacy"
    t.man("river", 2, 1)
    t.man("steppe", 1, 1)
    t.g.title = 2
    t.adviser(2, "wrestlers longbows")
    plan_in_war(t, 2, "wrestlers").does(2, "site", "river")
    assert t.asked() == (2, "defence-plans")
    assert t.g.title == 1


# -- Bear Traps --------------------------------------------------------------------------------


def test_bear_traps_cost_the_attacker_one_die_and_one_warband():
    """FAQ: the dead warband takes no second die along; the kill counts for later (FAQ)."""
    t = war(defender="bear_traps")
    t.site("wastes", cards="longbows", ruler=2)
    plan_in_war(t, 2, "bear_traps", dice=3)
    assert pools(t) == (2, 1)
    assert t.player(1).warbands == 2
    assert campaign(t).dead == [1, 0]


def test_bear_traps_against_an_empty_pool_and_board():
    """A defence die, and nobody dies."""
    t = war()
    t.player(1).warbands = 0
    t.adviser(2, "bear_traps")
    attack(t.turn(1), 1, 2).does(2, "plan", "bear_traps")
    assert t.told("pools")[-1] == (0, 2)
    assert not t.told("dies-on-board")


def test_bandits_use_bear_traps():
    """Law: it costs nothing."""
    t = raid_bandits("bear_traps", dice=3)
    assert t.told("pools")[-1] == (2, 1)
    assert t.told("dies-on-board")[0] == (1, 1)


# -- Shield Wall -------------------------------------------------------------------------------


def test_shield_wall_adds_two_dice_and_all_die_in_defeat():
    """The whole force, boards included; out of turn the favor goes to the Order bank."""
    t = war(defender="shield_wall")
    t.player(1).warbands = 7
    t.dice([BLANK] * 3, [SWORD] * 6)
    plan_in_war(t, 2, "shield_wall", dice=6)
    assert t.told("pools")[-1] == (6, 3)
    fight(t)
    assert (t.player(2).warbands, t.player(2).bank) == (0, 14)
    assert t.bank("order") == 3


def test_shield_wall_kills_on_the_boards_of_allies():
    """They added to the defence."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 1)
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.adviser(2, "shield_wall")
    t.player(1).warbands = 10
    t.dice([BLANK] * 4, [SWORD] * 10)
    attack(t.turn(1), 1, 2, dice=10).does(2, "plan", "shield_wall")
    fight(t)
    assert (t.player(0).warbands, t.player(2).warbands) == (0, 0)


def test_shield_wall_kills_nobody_in_victory():
    """Only a defeat does."""
    t = war(defender="shield_wall")
    t.dice([BLANK] * 3)
    plan_in_war(t, 2, "shield_wall")
    assert (t.player(2).warbands, t.at("river").warbands) == (3, 2)


def test_traveling_doctor_beats_shield_wall():
    """Printed on Traveling Doctor: it beats the total loss."""
    t = war(defender="shield_wall traveling_doctor")
    t.player(1).warbands = 7
    t.dice([BLANK] * 3, [SWORD] * 6)
    plan_in_war(t, 2, "shield_wall", dice=6)
    fight(t.does(2, "plan", "traveling_doctor"))
    assert t.player(2).warbands == 5
