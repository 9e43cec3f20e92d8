"""O-5.5: campaigns without cards: defender, targets, pools, rolls, losses, victory."""

import pytest

from crannog.games.oath.battle import BANDITS
from crannog.kernel.ask import Choice
from tests.oath.battles import (
    BLANK,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    attack,
    campaign,
    fight,
    pools,
    war,
)
from tests.oath.table import CITIZEN, DARKEST_SECRET, PURPLE, Table

WOLF = "mercenaries"  # a battle plan that costs a favor: it keeps a side from being passed over


def strengths(t: Table) -> list[tuple[object, ...]]:
    """Attack and defence of the campaigns that were fought."""
    return [args[1:] for args in t.told("wins-campaign")]


# -- the defender (O-5.5.1) --------------------------------------------------------------------


def test_whom_one_can_attack():
    """O-5.5.1: who rules the site, whose pawn is there; bandits only where no player rules."""
    t = Table(4)
    t.pawn(3, "river")
    assert t.turn(1).offered(1, "campaign") == [("campaign", 3), ("campaign", BANDITS)]
    t = Table(4)
    t.man("river", 2)
    t.pawn(3, "river")
    assert t.turn(1).offered(1, "campaign") == [("campaign", 2), ("campaign", 3)]


def test_a_campaign_costs_two_supply():
    """O-5.5."""
    t = war()
    t.player(1).supply = 1
    assert t.turn(1).offered(1, "campaign") == []
    t = war()
    attack(t.turn(1), 1, 2)
    assert t.player(1).supply == 5


def test_one_does_not_attack_for_what_is_ones_own():
    """O-5.5.1: at a site of one's own there is only the other's pawn to attack."""
    t = Table()
    t.man("river", 1)
    assert t.turn(1).offered(1, "campaign") == []


# -- Imperial war (O-5.5.1, O-10.enemy) --------------------------------------------------------


def test_a_citizen_who_attacks_the_empire_rules_no_purple_site():
    """O-5.5.1: he is not Imperial in this campaign; the site is the defender's, and a target."""
    t = Table()
    t.citizen(1)
    t.man("river", 0, 2)
    fight(attack(t.turn(1), 1, 0, dice=0))
    assert t.told("targets-site") == [(1, "river")]
    assert t.told("wins-campaign")[0][0] == 0
    assert t.at("river").warbands == 2


def test_the_chancellor_attacks_a_citizen_only_for_what_the_pawn_has():
    """O-5.5.1: never for sites; nobody joins the defence."""
    t = Table(4)
    t.citizen(1, 2)
    t.man("river", 0, 2)
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.relic(1, "map")
    t.turn(0).does(0, "campaign", 1)
    assert {option[0] for option in t.offered(0)} == {"target-thing", "target-pawn"}
    t.does(0, "target-thing", "map").does(0, "declare")
    assert t.asked() == (0, "attack-dice")
    assert campaign(t).allies == []


def test_the_chancellor_cannot_attack_a_citizen_who_is_elsewhere():
    """O-5.5.1: an Imperial site is the Chancellor's own."""
    t = Table()
    t.citizen(1)
    t.man("fertile_valley", 0, 2)
    assert t.turn(0).offered(0, "campaign") == []


def test_a_citizen_who_attacks_a_citizen_fights_the_whole_empire():
    """O-5.5.1, O-5.5.2: the Chancellor joins by himself, wherever he is."""
    t = Table(4)
    t.citizen(1, 2)
    t.pawn(2, "river")
    attack(t.turn(1), 1, 2, dice=0)
    assert t.told("joins-defence") == [(0,)]


def test_a_citizen_near_the_fight_joins_if_both_agree():
    """O-5.5.2: he is asked, then the defender."""
    t = Table(4)
    t.citizen(2, 3)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.turn(1).does(1, "campaign", 0)
    assert t.asked() == (2, "react")
    t.does(2, "react", "join").does(0, "react", "allow")
    assert t.told("joins-defence") == [(2,)]
    assert campaign(t).forces[1] == [t.slot("river"), 8 + 2]


@pytest.mark.parametrize("who", ["ally", "defender"])
def test_an_ally_needs_the_defenders_leave(who: str):
    """O-5.5.2: neither is bound to it."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.turn(1).does(1, "campaign", 0)
    if who == "ally":
        t.does(2, "decline")
    else:
        t.does(2, "react", "join").does(0, "decline")
    assert campaign(t).allies == []


# -- targets and pools (O-5.5.2) ---------------------------------------------------------------


def test_a_ruled_site_at_hand_must_be_a_target():
    """O-5.5.2: it is declared by itself; other sites of the defender anywhere may be."""
    t = war()
    t.man("wastes", 2)
    t.turn(1).does(1, "campaign", 2)
    assert campaign(t).sites == [t.slot("river")]
    assert ("target-site", "wastes") in t.offered(1)


def test_at_least_one_target_is_at_the_site():
    """O-5.5.2: a distant site alone will not do."""
    t = Table()
    t.pawn(2, "river")
    t.man("wastes", 2)
    t.relic(2, "map")
    t.turn(1).does(1, "campaign", 2)
    assert not t.offers(1, "declare")
    t.does(1, "target-site", "wastes")
    assert not t.offers(1, "declare")
    t.does(1, "target-pawn")
    assert t.offers(1, "declare")


def test_relics_and_the_pawn_are_targets_only_where_the_pawn_is():
    """O-5.5.2: the defender rules the site from afar; here is only the site."""
    t = Table()
    t.man("river", 2)
    t.relic(2, "map")
    t.turn(1).does(1, "campaign", 2)
    assert t.asked() == (1, "attack-dice")


TARGETS: list[tuple[Choice, int]] = [
    (("target-thing", "map"), 3),
    (("target-thing", "peoples_favor"), 4),
    (("target-pawn",), 2),
    (("target-site", "wastes"), 1),
]


@pytest.mark.parametrize(("target", "dice"), TARGETS, ids=[str(t[-1]) for t, _ in TARGETS])
def test_the_dice_of_a_target(target: Choice, dice: int):
    """O-5.5.2: a site 1, a relic its value, a banner its tokens, pawn and favor 2."""
    t = war()
    t.adviser(2, WOLF)
    t.relic(2, "map")
    t.banner("peoples_favor", 2, 4)
    t.man("wastes", 2)
    attack(t.turn(1), 1, 2, target, dice=2)
    assert pools(t) == (2, 1 + dice)


@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
def test_the_title_defends(usurper: bool, dice: int):
    """O-2.11.4: one die for the Oathkeeper, two for the Usurper."""
    t = war()
    t.adviser(2, WOLF)
    t.g.title, t.g.usurper = 2, usurper
    attack(t.turn(1), 1, 2)
    assert pools(t) == (0, 1 + dice)


def test_the_title_does_not_attack():
    """O-2.11.4: when defending."""
    t = war()
    t.adviser(2, WOLF)
    t.g.title = 1
    attack(t.turn(1), 1, 2)
    assert pools(t) == (0, 1)


def test_the_chancellors_title_counts_in_every_imperial_defence():
    """O-2.11.5: he is always an Ally."""
    t = Table(4)
    t.citizen(2)
    t.pawn(2, "river")
    t.adviser(2, WOLF)
    attack(t.turn(1), 1, 2)
    assert pools(t) == (0, 3)


def test_the_attack_pool_is_up_to_the_force():
    """O-5.5.2: any number from none to the warbands on the board."""
    t = war()
    t.turn(1).does(1, "campaign", 2).does(1, "declare")
    assert t.offered(1) == [("number", n) for n in (3, 2, 1, 0)]


# -- rolls (O-5.5.4, O-5.5.5) ------------------------------------------------------------------


def fought(defence: list[int], swords: list[int], warbands: int = 3) -> Table:
    """Exile 1 attacks River, which Exile 2 rules from afar with two warbands."""
    t = Table()
    t.man("river", 2, 2)
    t.arm(1, warbands)
    t.dice(defence, swords)
    attack(t.turn(1), 1, 2, dice=len(swords))
    return t


@pytest.mark.parametrize(
    ("faces", "attack_is"),
    [
        ([HOLLOW], 0),
        ([HOLLOW] * 2, 1),
        ([HOLLOW] * 3, 1),
        ([SWORD] * 2, 2),
        ([SKULL], 2),
        ([SWORD, HOLLOW, HOLLOW], 2),
    ],
)
def test_the_attack(faces: list[int], attack_is: int):
    """O-5.5.5: swords, hollow swords in pairs, two swords with a skull."""
    t = fought([SHIELDS], faces)
    assert t.told("attack-is")[0][0] == attack_is


@pytest.mark.parametrize(
    ("faces", "shields"),
    [
        ([SHIELD, SHIELDS, BLANK], 3),
        ([SHIELD, SHIELDS, DOUBLE], 6),
        ([SHIELD, DOUBLE, DOUBLE], 4),
        ([BLANK, DOUBLE, DOUBLE], 0),
    ],
)
def test_the_defence(faces: list[int], shields: int):
    """O-5.5.4: shields, doubled again by each x2, and the defending force."""
    t = Table()
    t.man("river", 2, 2)
    t.man("wastes", 2, 1)
    t.man("steppe", 2, 1)
    t.dice(faces)
    attack(t.turn(1), 1, 2, ("target-site", "wastes"), ("target-site", "steppe"))
    assert t.told("defence-is") == [(shields + 4, 4)]


def test_the_defence_is_rolled_first():
    """O-5.5.4, O-5.5.5: the loaded dice are taken in this order."""
    t = fought([SHIELD], [SWORD, SWORD])
    assert strengths(t) == []  # the attacker may still sacrifice
    assert t.asked() == (1, "sacrifice")
    assert (campaign(t).defence, campaign(t).attack) == (3, 2)


def test_the_defenders_board_fights_where_the_pawn_is_near():
    """O-5.5.4: at the attacker's site or at a target."""
    t = war()
    t.dice([BLANK])
    attack(t.turn(1), 1, 2)
    assert t.told("defence-is") == [(2 + 3, 5)]


def test_each_skull_kills_one_of_the_force_at_once():
    """O-5.5.5: before the sacrifice is asked."""
    t = fought([BLANK], [SKULL])
    assert t.player(1).warbands == 2
    assert t.asked() == (1, "sacrifice")


def test_sacrifice_nothing_or_exactly_enough():
    """O-5.5.5: as many as are needed to exceed the defence."""
    t = fought([BLANK], [SWORD], warbands=4)
    assert t.offered(1) == [("sacrifice", 2), ("no-sacrifice",)]
    t.does(1, "sacrifice", 2)
    assert strengths(t) == [(3, 2)]
    assert t.player(1).warbands == 2


def test_no_sacrifice_where_the_force_is_too_small_or_has_won():
    """O-5.5.5."""
    assert strengths(fought([SHIELDS], [SWORD], warbands=3)) == [(1, 4)]
    assert strengths(fought([BLANK], [SWORD] * 3)) == [(3, 2)]


def test_a_tie_is_the_defenders():
    """O-5.5.5: the attack must exceed the defence."""
    t = fought([BLANK], [SWORD, SWORD])
    t.does(1, "no-sacrifice")
    assert t.told("wins-campaign") == [(2, 2, 2)]


# -- defeat (O-5.5.6) --------------------------------------------------------------------------


@pytest.mark.parametrize(("warbands", "left"), [(3, 2), (4, 2), (5, 3)])
def test_a_defeated_attacker_loses_half_rounded_down(warbands: int, left: int):
    """O-5.5.6: of the warbands on his board."""
    t = Table()
    t.man("river", 2, 6)
    t.arm(1, warbands)
    t.dice([BLANK])
    fight(attack(t.turn(1), 1, 2, dice=0))
    assert t.player(1).warbands == left
    assert t.at("river").warbands == 6


def test_a_defeated_attacker_loses_half_of_what_the_skulls_left():
    """O-5.5.6: after skulls."""
    t = Table()
    t.man("river", 2, 9)
    t.arm(1, 5)
    t.dice([SHIELDS], [SKULL, SKULL])
    fight(attack(t.turn(1), 1, 2, dice=2))
    assert t.player(1).warbands == 2  # 5, then 3, then half of 3


def test_survivors_of_a_defeated_defence_leave_the_lost_site():
    """O-5.5.6: half of the whole force dies, rounded down; the others go to the board."""
    t = Table()
    t.man("river", 2, 3)
    t.arm(1, 4)
    t.dice([BLANK], [SWORD] * 4)
    fight(attack(t.turn(1), 1, 2, dice=4), occupy=1)
    assert (t.at("river").colour, t.at("river").warbands) == (1, 1)
    assert (t.player(2).warbands, t.player(2).bank) == (3 + 2, 14 - 5)


def test_survivors_of_an_imperial_site_go_to_the_chancellor():
    """O-5.5.6: those of a Citizen's board stay there; the Chancellor chooses who dies."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.arm(1, 9)
    t.dice([BLANK] * 2, [SWORD] * 9)
    t.turn(1).does(1, "campaign", 2).does(1, "declare").does(1, "number", 9)
    assert t.asked() == (0, "lose-warband")
    t.does(0, *t.offered(0)[-1]).does(0, *t.offered(0)[-1])
    assert (t.player(2).warbands, t.player(2).role) == (1, CITIZEN)
    assert t.player(0).warbands == 3 + 2


def test_bandits_are_not_killed():
    """O-5.5.4, O-5.5.6: one for each site; nobody retreats."""
    t = Table()
    t.dice([BLANK], [SWORD, SWORD])
    fight(attack(t.turn(1), 1, BANDITS, dice=2))
    assert t.told("defence-is") == [(1, 1)]
    assert t.told("retreats") == []
    assert t.at("river").colour == 1


# -- victory (O-5.5.7) -------------------------------------------------------------------------


def test_a_won_site_may_be_left_to_bandits():
    """O-5.5.7 I: any number of warbands, also none."""
    t = Table()
    t.man("river", 2, 1)
    t.dice([BLANK], [SWORD, SWORD])
    fight(attack(t.turn(1), 1, 2, dice=2), occupy=0)
    assert t.at("river").warbands == 0
    assert t.offers(1, "campaign", BANDITS)


def test_the_victor_takes_all_targeted_relics_and_banners():
    """O-5.5.7 II, O-2.5.3: a seized banner loses two tokens; other relics stay."""
    t = war()
    t.at("river").warbands, t.player(2).bank = 0, 11
    t.at("river").colour = -2
    t.relic(2, "map whistle")
    t.banner("darkest_secret", 2, 4)
    t.arm(1, 9)
    t.dice([BLANK] * 7, [SWORD] * 9)
    things = ("target-thing", "map"), ("target-thing", "darkest_secret")
    attack(t.turn(1), 1, 2, *things, dice=9)
    assert (t.relics(1), t.relics(2)) == (["map"], ["whistle"])
    assert t.g.banner_tokens[DARKEST_SECRET] == 2


def test_a_banished_pawn_and_half_of_the_favor():
    """O-5.5.7 III: sent anywhere it can travel to, for no Supply; half is burned, rounded down."""
    t = Table()
    t.pawn(2, "river")
    t.arm(1, 9)
    t.player(2).favor = 5
    t.player(2).supply = 0
    t.dice([BLANK] * 2, [SWORD] * 9)
    attack(t.turn(1), 1, 2, dice=9)
    assert t.asked() == (1, "send-pawn")
    t.does(1, "yes").does(1, "site", "wastes").does(1, "yes")
    assert t.player(2).pawn == t.slot("wastes")
    assert t.player(2).favor == 3


def test_banishing_may_be_left():
    """O-5.5.7 III: both are a choice."""
    t = Table()
    t.pawn(2, "river")
    t.arm(1, 9)
    t.dice([BLANK] * 2, [SWORD] * 9)
    attack(t.turn(1), 1, 2, dice=9).does(1, "no").does(1, "no")
    assert (t.player(2).pawn, t.player(2).favor) == (t.slot("river"), 4)


# -- pools of plans (O-5.5.3) ------------------------------------------------------------------


def test_a_die_that_is_not_there_to_be_removed_becomes_a_defence_die():
    """O-5.5.3: the Longbows of the defender against a pool of none."""
    t = war()
    t.adviser(2, "longbows")
    attack(t.turn(1), 1, 2, dice=0)
    c = campaign(t)
    t.does(2, "plan", "longbows")
    assert (c.attack_dice, c.defence_dice) == (0, 2)


def test_mountain_removes_a_die_in_the_same_way():
    """O-5.5.3: a mandatory modifier, too."""
    t = Table()
    t.site("mountain", "p1", ruler=2)
    t.adviser(2, WOLF)
    attack(t.turn(1), 1, 2, dice=0)
    assert pools(t) == (0, 2)


def test_the_attacker_uses_plans_first():
    """O-5.5.3: then the defender, before any die is rolled."""
    t = war()
    t.adviser(1, "longbows")
    t.adviser(2, WOLF)
    attack(t.turn(1), 1, 2, dice=1)
    assert t.asked() == (1, "plans")
    t.does(1, "plan", "longbows")
    assert t.asked() == (2, "defence-plans")
    assert t.told("defence-is") == []


def test_bandits_use_every_free_plan_they_rule_and_no_other():
    """O-5.5.3: Longbows, not Mercenaries, which cost a favor; elsewhere they rule plans, too."""
    t = Table()
    t.site("river", cards=f"longbows {WOLF}")
    t.site("wastes", cards="keep")
    attack(t.turn(1), 1, BANDITS, dice=3)
    assert t.told("uses-plan") == [(BANDITS, "longbows"), (BANDITS, "keep")]


def test_the_colours_of_an_imperial_defence():
    """O-10.kill: purple warbands that die go to the Chancellor's bank."""
    t = Table()
    t.man("river", 0, 4)
    t.arm(1, 9)
    bank = t.player(0).bank
    t.dice([BLANK] * 2, [SWORD] * 9)
    fight(attack(t.turn(1), 1, 0, dice=9))
    assert t.player(0).bank == bank + 2
    assert t.g.sites[t.slot("river")].colour != PURPLE
