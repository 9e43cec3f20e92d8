"""Beast: battle plans, and what lasts in campaigns."""

from crannog.games.oath.battle import BANDITS, Campaign
from crannog.games.oath.facts import NUMBER
from tests.oath.battles import (
    BLANK,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SHIELDS,
    SKULL,
    SWORD,
    campaign,
)
from tests.oath.table import Table


def foes(mine: str, theirs: str) -> Table:
    """Player 1 has these advisers, player 2 has those."""
    t = Table()
    t.adviser(1, mine)
    t.adviser(2, theirs)
    return t


def raid(t: Table, *sites: str, dice: int = 3) -> Campaign:
    """Player 1 attacks the bandits at his site, and at others; the campaign with its pools."""
    t.turn(1).does(1, "campaign", BANDITS)
    for site in sites:
        t.does(1, "target-site", site)
    t.does(1, "declare").does(1, "number", dice)
    return campaign(t)


def duel(t: Table, *targets: str, dice: int = 3) -> Campaign:
    """Player 1 attacks player 2, who is here and rules nothing: the pawn, or these things."""
    t.pawn(2, t.player(1).pawn)
    t.turn(1).does(1, "campaign", 2)
    for target in targets:
        t.does(1, "target-thing", target)
    if targets:
        t.does(1, "declare")
    t.does(1, "number", dice)
    return campaign(t)


# -- Rangers -----------------------------------------------------------------------------------


def test_rangers_add_two_dice_against_four():
    """And no skull kills."""
    t = Table()
    t.adviser(1, "rangers")
    c = raid(t, "steppe", "wastes", "deep_woods")
    t.dice([BLANK] * 4, [SKULL] * 3 + [HOLLOW] * 2)
    t.does(1, "plan", "rangers")
    assert (c.attack_dice, t.player(1).favor) == (5, 3)
    assert t.player(1).warbands == 3
    assert t.told("attack-is") == [(7, 0)]


def test_rangers_ignore_skulls_against_fewer_dice():
    """FAQ: also without the bonus; the pool is looked at before the defender's plans."""
    t = Table()
    t.adviser(1, "rangers")
    t.site("river", cards="walled_garden")
    c = raid(t, "steppe", "wastes")
    t.dice([BLANK] * 4, [SKULL] * 3)
    t.does(1, "plan", "rangers")
    assert (c.attack_dice, c.defence_dice) == (3, 4)
    assert (t.player(1).warbands, t.told("attack-is")) == (3, [(6, 0)])


def test_rangers_count_the_dice_of_the_title():
    """Three of a relic, and one of the Oathkeeper."""
    t = Table()
    t.adviser(1, "rangers")
    t.relic(2, "map")
    t.g.title = 2
    t.g.goal = "protection"
    t.relic(2, "whistle")
    c = duel(t, "map")
    t.does(1, "plan", "rangers")
    assert (c.defence_dice, c.attack_dice) == (4, 5)


def test_rangers_are_for_the_attacker_who_rules_them():
    """O-7.5.1: neither for the defender nor for who is only at their site."""
    t = Table()
    t.adviser(2, "rangers")
    t.site("river", cards="rangers")
    duel(t)
    assert t.told("uses-plan") == []
    assert t.asked()[1] not in ("plans", "defence-plans")


# -- Nature Worship ----------------------------------------------------------------------------


def test_nature_worship_adds_a_die_for_each_beast_adviser():
    """Itself among them; facedown advisers and cards at sites do not count."""
    t = Table()
    t.adviser(1, "nature_worship birdsong")
    t.adviser(1, "wolves", facedown=True)
    t.site("steppe", cards="errand_boy", ruler=1)
    c = raid(t)
    t.does(1, "plan", "nature_worship")
    assert (c.attack_dice, t.player(1).secrets) == (5, 4)


def test_nature_worship_of_the_defender_removes_dice():
    """What cannot be removed becomes a defence die; the secret is turned facedown."""
    t = Table()
    t.adviser(2, "nature_worship birdsong wolves")
    c = duel(t, dice=1)
    t.does(2, "plan", "nature_worship")
    assert (c.attack_dice, c.defence_dice) == (0, 4)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)


def test_nature_worship_without_beast_advisers_adds_nothing():
    """At a ruled site it serves its ruler, but is no adviser."""
    t = Table()
    t.site("steppe", cards="nature_worship", ruler=1)
    c = raid(t)
    t.does(1, "plan", "nature_worship")
    assert c.attack_dice == 3


# -- War Tortoise ------------------------------------------------------------------------------


def test_war_tortoise_of_the_attacker_breaks_double_shields():
    """Single shields count, and x2 doubles what is left."""
    t = Table()
    t.adviser(1, "war_tortoise")
    raid(t, "steppe", "wastes")
    t.dice([SHIELDS, SHIELD, DOUBLE], [HOLLOW] * 3)
    t.does(1, "plan", "war_tortoise")
    assert t.told("defence-is") == [(5, 3)]
    assert t.player(1).favor == 3


def test_war_tortoise_of_the_defender_blunts_double_swords():
    """Their skulls still kill; single and hollow swords count."""
    t = Table()
    t.adviser(2, "war_tortoise")
    duel(t)
    t.dice([SHIELD, SHIELD], [SKULL, SWORD, HOLLOW])
    t.does(2, "plan", "war_tortoise")
    assert t.told("attack-is") == [(1, 1)]
    assert t.told("dies-on-board")[0] == (1, 1)


# -- Walled Garden -----------------------------------------------------------------------------


def test_walled_garden_of_bandits_defends_its_site():
    """It costs nothing, so that bandits use it: a die for each Beast card on the map."""
    t = Table()
    t.site("river", cards="walled_garden")
    t.site("steppe", cards="wolves forest_temple")
    t.adviser(2, "birdsong")
    c = raid(t)
    assert (c.defence_dice, t.told("uses-plan")) == (4, [(BANDITS, "walled_garden")])


def test_walled_garden_does_nothing_for_other_sites():
    """No effect where its site is not a target."""
    t = Table()
    t.site("steppe", cards="walled_garden", ruler=2)
    t.site("river", ruler=2)
    t.turn(1).does(1, "campaign", 2).does(1, "declare").does(1, "number", 3)
    t.does(2, "plan", "walled_garden")
    assert t.told("pools")[-1] == (3, 1)


def test_walled_garden_is_for_the_defender():
    """The attacker does not use it."""
    t = Table()
    t.site("steppe", cards="walled_garden", ruler=1)
    raid(t)
    assert t.told("uses-plan") == []


# -- True Names --------------------------------------------------------------------------------


def test_true_names_bar_plans_of_the_holders_suits():
    """Its own suit always; facedown advisers bar nothing; nor is the holder barred."""
    t = Table()
    t.adviser(2, "true_names longbows")
    t.adviser(2, "rain_boots", facedown=True)
    t.adviser(1, "rangers war_tortoise")
    t.site("steppe", cards="nature_worship", ruler=1)
    duel(t)
    assert t.told("uses-plan") == []
    assert t.asked()[1] != "plans"


def test_true_names_bar_neither_relics_nor_other_suits():
    """A relic has no suit; Order is not among the holder's advisers."""
    t = foes("longbows rangers", "true_names")
    t.relic(1, "sticky_fire")
    duel(t)
    assert t.offered(1, "plan") == [("plan", "longbows"), ("plan", "sticky_fire")]


def test_true_names_of_the_attacker_bar_the_defender():
    """The attacker's own Beast plans stay."""
    t = foes("true_names rangers", "war_tortoise")
    duel(t)
    assert t.asked() == (1, "plans")
    t.does(1, "no-more-plans")
    assert t.told("uses-plan") == []
    assert t.asked()[1] != "defence-plans"


def test_true_names_bar_the_plans_of_bandits():
    """Law, O-10.enemy: bandits are enemies of all players."""
    t = Table()
    t.adviser(1, "true_names")
    t.site("river", cards="walled_garden")
    c = raid(t)
    assert c.defence_dice == 1


def test_true_names_of_somebody_else_bar_nothing():
    """He does not fight in this campaign; another suit is not barred either."""
    t = Table()
    t.adviser(0, "true_names")
    t.adviser(1, "rangers")
    duel(t)
    assert t.offers(1, "plan", "rangers")


def test_true_names_of_an_ally_bar_the_attacker():
    """The Chancellor joins the defence of a Citizen."""
    t = Table()
    t.citizen(2)
    t.adviser(0, "true_names")
    t.adviser(1, "rangers")
    duel(t)
    assert t.asked()[1] != "plans"


# -- Insect Swarm ------------------------------------------------------------------------------


def test_insect_swarm_makes_each_plan_burn_a_favor():
    """On top of its own cost."""
    t = foes("rangers", "insect_swarm")
    shared = t.g.shared_favor()
    duel(t)
    t.does(1, "plan", "rangers")
    assert (t.player(1).favor, t.g.shared_favor()) == (2, shared + 1)
    assert t.g.laid[NUMBER["rangers"]] == (1, 0)


def test_insect_swarm_adds_to_gleaming_armor():
    """Ruling 2: both surcharges, on top of the plan's own cost."""
    t = foes("rangers", "insect_swarm gleaming_armor")
    duel(t)
    t.does(1, "plan", "rangers")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 4)
    assert t.g.laid[NUMBER["rangers"]] == (1, 1)


def test_insect_swarm_stops_who_cannot_pay():
    """One favor pays the plan but not the swarm."""
    t = foes("rangers", "insect_swarm")
    t.player(1).favor = 1
    duel(t)
    assert t.asked()[1] != "plans"


def test_insect_swarm_spares_its_holder_and_those_who_fight_without_him():
    """FAQ: only players in the campaign are meant."""
    t = Table()
    t.adviser(0, "insect_swarm")
    t.adviser(1, "rangers")
    duel(t)
    t.does(1, "plan", "rangers")
    assert t.player(1).favor == 3


def test_insect_swarm_silences_bandits():
    """They use only plans without a cost."""
    t = Table()
    t.adviser(1, "insect_swarm")
    t.site("river", cards="walled_garden")
    c = raid(t)
    assert c.defence_dice == 1


def test_insect_swarm_of_a_citizen_counts_only_if_he_joins():
    """FAQ of Gleaming Armor."""
    for answer, favor in ((("decline",), 3), (("react", "join"), 2)):
        t = Table(4)
        t.citizen(2, 3)
        t.adviser(3, "insect_swarm")
        t.adviser(1, "rangers")
        t.pawn(2, "river")
        t.pawn(3, "river")
        t.turn(1).does(1, "campaign", 2).does(3, *answer)
        if answer != ("decline",):
            t.does(2, "react", "allow")
        t.does(1, "number", 3).does(1, "plan", "rangers")
        assert t.player(1).favor == favor


# -- Marsh Spirit ------------------------------------------------------------------------------


def test_marsh_spirit_takes_all_plans_from_who_attacks_its_site():
    """Whoever rules it; bandits and other defenders keep theirs."""
    t = Table()
    t.adviser(1, "rangers")
    t.site("river", cards="marsh_spirit walled_garden")
    c = raid(t)
    assert t.told("uses-plan") == [(BANDITS, "walled_garden")]
    assert (c.attack_dice, c.defence_dice) == (3, 3)


def test_marsh_spirit_matters_only_as_a_target():
    """The attack goes elsewhere, or at a pawn at its site: plans are used as ever."""
    t = Table()
    t.adviser(1, "rangers")
    t.site("steppe", cards="marsh_spirit")
    raid(t)
    assert t.offers(1, "plan", "rangers")
    u = Table()
    u.adviser(1, "rangers")
    u.site("river", cards="marsh_spirit")
    duel(u)
    assert u.offers(1, "plan", "rangers")


# -- Giant Python ------------------------------------------------------------------------------


def test_giant_python_wants_an_even_number_of_dice():
    """The site adds one, the pawn two: only with a relic of three is it even."""
    t = Table()
    t.adviser(2, "giant_python")
    t.pawn(2, "river")
    t.man("river", 2)
    assert not t.turn(1).offers(1, "campaign", 2)
    t.relic(2, "map whistle")
    t.turn(1).does(1, "campaign", 2)
    assert not t.offers(1, "declare")
    t.does(1, "target-thing", "map")
    assert t.offers(1, "declare")
    t.does(1, "target-pawn")
    t.does(1, "declare")
    assert t.asked() == (1, "attack-dice")


def test_giant_python_does_not_count_the_title():
    """FAQ: nor plans; the pawn alone is two dice, and the Usurper's two come on top."""
    t = Table()
    t.g.title, t.g.goal = 2, "people"
    t.adviser(2, "giant_python")
    c = duel(t)
    assert c.defence_dice == 3


def test_giant_python_counts_what_a_target_really_adds():
    """FAQ: a site adds two by Sprawling Rampart, a relic of three adds four by Sealing Ward."""
    t = Table()
    t.adviser(2, "giant_python")
    t.site("river", cards="sprawling_rampart", ruler=2)
    t.turn(1).does(1, "campaign", 2)
    assert t.told("targets-site") == [(1, "river")]
    warded = Table()
    warded.adviser(2, "giant_python sealing_ward")
    warded.relic(2, "bandit_crown")
    warded.pawn(2, "river")
    warded.turn(1).does(1, "campaign", 2)
    assert warded.offers(1, "target-thing", "bandit_crown")


def test_giant_python_of_the_chancellor_guards_the_empire():
    """And that of the Citizen who is attacked; one who could join later guards nobody (FAQ)."""
    for holder, offered in ((0, False), (2, False), (3, True)):
        t = Table(4)
        t.citizen(2, 3)
        t.adviser(holder, "giant_python")
        t.man("river", 0)
        t.pawn(3, "river")
        t.pawn(1, "river")
        t.pawn(2, "wastes")
        assert t.turn(1).offers(1, "campaign", 2) is offered


def test_giant_python_does_not_bind_its_holder_as_attacker():
    """One site of bandits is one die."""
    t = Table()
    t.adviser(1, "giant_python")
    assert raid(t).defence_dice == 1


# -- Vow of Union ------------------------------------------------------------------------------


def test_vow_of_union_brings_all_warbands_to_the_attack():
    """FAQ: compulsory; as many dice as there are warbands on the board and at all ruled sites."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.man("steppe", 1, 2)
    t.man("wastes", 1, 1)
    t.man("deep_woods", 2, 4)
    t.turn(1).does(1, "campaign", BANDITS).does(1, "declare")
    assert t.offered(1)[0] == ("number", 6)


def test_vow_of_union_binds_its_holder_only():
    """Others fight with their boards and go where they like."""
    t = Table()
    t.adviser(2, "vow_of_union")
    t.man("steppe", 1, 2)
    t.pawn(1, "steppe")
    assert t.turn(1).offered(1, "travel")
    t.pawn(1, "river")
    t.turn(1).does(1, "campaign", BANDITS).does(1, "declare")
    assert t.offered(1)[0] == ("number", 3)


def test_vow_of_union_may_lose_the_last_warband_of_a_site():
    """FAQ: skulls and sacrifices come from wherever the attacker says."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.man("wastes", 1, 1)
    t.man("steppe", 1, 1)
    t.dice([SHIELD], [SKULL])
    raid(t, dice=1)
    assert t.asked() == (1, "lose-warband")
    t.does(1, "site", "wastes").does(1, "sacrifice", 1).does(1, "site", "steppe")
    assert (t.at("wastes").warbands, t.at("steppe").warbands) == (0, 0)
    assert t.told("wins-campaign") == [(1, 3, 2)]


def test_vow_of_union_defeated_empties_its_sites():
    """Law, O-5.5.6: half of the whole force dies, the others come to the board."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.man("wastes", 1, 3)
    t.dice([SHIELDS], [])
    raid(t, dice=0)
    t.does(1, "no-sacrifice")
    assert (t.at("wastes").warbands, t.player(1).warbands) == (0, 3)


def test_vow_of_union_does_not_reshuffle_after_a_victory():
    """FAQ: warbands of the force may go to targets; the others stay where they are."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.man("wastes", 1, 2)
    t.dice([BLANK], [SWORD] * 2)
    raid(t, dice=2)
    t.does(1, "number", 1).does(1, "number", 1)
    assert (t.at("river").warbands, t.at("wastes").warbands) == (2, 1)
    assert t.player(1).warbands == 2
    assert t.asked() == (1, "act")


def test_vow_of_union_holds_its_holder_where_he_rules():
    """No travel from a ruled site with warbands on the board; without them, or elsewhere, yes."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.man("river", 1)
    t.player(1).warbands = 1
    assert t.turn(1).offered(1, "travel") == []
    t.player(1).warbands = 0
    assert t.turn(1).offered(1, "travel")
    t.player(1).warbands = 3
    t.pawn(1, "steppe")
    assert t.turn(1).offered(1, "travel")


def test_vow_of_union_cannot_be_sent_away():
    """FAQ: a banishment only burns half of the favor; nobody is asked whether to send the pawn.

    The Bandit Crown lets the holder rule the site although it is lost.
    """
    t = Table()
    t.pawn(2, "river")
    t.adviser(2, "vow_of_union")
    t.relic(2, "bandit_crown")
    t.player(1).warbands = 8
    t.turn(1).does(1, "campaign", 2).does(1, "target-pawn").does(1, "declare")
    t.dice([BLANK] * 3, [SWORD] * 8)
    t.does(1, "number", 8).does(1, "number", 0)
    assert t.asked() == (1, "burn-half")
    t.does(1, "yes")
    assert (t.player(2).favor, t.player(2).pawn) == (2, t.slot("river"))


def test_vow_of_union_of_a_citizen():
    """FAQ: against an Imperial player no purple warbands at sites; against an Exile all of them."""
    t = Table()
    t.citizen(1)
    t.adviser(1, "vow_of_union")
    t.man("wastes", 0, 2)
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.turn(1).does(1, "campaign", 0).does(1, "target-pawn").does(1, "declare")
    assert t.offered(1)[0] == ("number", 3)
    u = Table()
    u.citizen(1)
    u.adviser(1, "vow_of_union")
    u.man("wastes", 0, 2)
    u.pawn(2, "river")
    u.turn(1).does(1, "campaign", 2)
    assert u.offered(1)[0] == ("number", 5)


def test_vow_of_union_with_bandits_of_the_crown():
    """FAQ: bandits at ruled sites fight too, but are neither killed nor sacrificed."""
    t = Table()
    t.adviser(1, "vow_of_union")
    t.relic(1, "bandit_crown")
    t.man("wastes", 1, 1)
    t.pawn(2, "river")
    t.man("river", 2)
    t.dice([BLANK], [SKULL] * 11)
    t.turn(1).does(1, "campaign", 2).does(1, "declare")
    assert t.offered(1)[0][1] == 11  # four warbands, and a bandit at each of seven sites
    t.does(1, "number", 11)
    assert (t.player(1).warbands, t.at("wastes").warbands) == (0, 0)
