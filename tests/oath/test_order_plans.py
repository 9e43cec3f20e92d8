"""The battle plans of Order besides those that only move dice."""

import pytest

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import (
    BLANK,
    SKULL,
    SWORD,
    attack,
    bandit_river,
    declare,
    fight,
    plan_in_war,
    pools,
    raid_bandits,
    war,
)
from tests.oath.table import CITIZEN, ORDER, PURPLE, Table

# -- Scouts, Outriders, Specialist -------------------------------------------------------------


def test_scouts_bring_a_supply():
    """Two are spent, one comes back, at most to seven."""
    t = war(attacker="scouts")
    plan_in_war(t, 1, "scouts")
    assert t.player(1).supply == 6
    assert t.told("gains-supply") == [(1, 1)]


def test_scouts_in_a_free_campaign_leave_more_supply_than_before():
    """FAQ: one more than before."""
    t = war(attacker="scouts knights_errant")
    t.site("river", cards="elders")
    t.player(1).supply = 3
    t.turn(1).does(1, "muster", "elders").does(1, "campaign", 2)
    declare(t, 1, dice=0).does(1, "plan", "scouts")
    assert t.player(1).supply == 3


def test_scouts_do_not_pass_the_leftmost_space():
    """Seven is the most."""
    t = war(attacker="scouts knights_errant")
    t.site("river", cards="elders")
    t.turn(1).does(1, "muster", "elders").does(1, "campaign", 2)
    t.player(1).supply = 7
    declare(t, 1, dice=0).does(1, "plan", "scouts")
    assert t.player(1).supply == 7


def test_scouts_are_no_plan_of_the_defender():
    """Red."""
    t = war(defender="scouts outriders specialist relic_hunter")
    attack(t.turn(1), 1, 2, dice=0)
    assert t.asked() == (1, "act")


def test_outriders_ignore_skulls_but_count_their_swords():
    """The face carries two swords."""
    t = war(attacker="outriders")
    t.dice([BLANK], [SKULL, SKULL])
    plan_in_war(t, 1, "outriders", dice=2)
    assert t.told("attack-is") == [(4, 0)]
    assert t.told("dies-on-board") == []


def test_without_outriders_skulls_kill():
    """O-5.5.5."""
    t = war(attacker="outriders")
    t.dice([BLANK], [SKULL, SKULL])
    attack(t.turn(1), 1, 2, dice=2).does(1, "no-more-plans")
    assert t.told("attack-is") == [(4, 2)]
    assert t.told("dies-on-board")[0] == (1, 2)


def test_specialist_bars_the_defending_side():
    """FAQ: the defender and all Allies; two favor are placed."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    t.adviser(1, "specialist")
    t.adviser(2, "longbows")
    t.adviser(0, "bear_traps")
    plan_in_war(t, 1, "specialist", dice=1)
    assert t.told("uses-plan") == [(1, "specialist")]
    assert t.player(1).favor == 2
    assert t.asked()[1] not in ("plans", "defence-plans")


def test_specialist_bars_bandits():
    """Their free plans do nothing."""
    t = bandit_river("longbows")
    t.adviser(1, "specialist")
    attack(t.turn(1), 1, -1, dice=1).does(1, "plan", "specialist")
    assert t.told("uses-plan") == [(1, "specialist")]


def test_specialist_does_not_stop_the_powers_of_sites():
    """The Mountain is no battle plan."""
    t = Table()
    t.site("mountain", "p1")
    t.adviser(1, "specialist")
    attack(t.turn(1), 1, -1, dice=2).does(1, "plan", "specialist")
    assert t.told("pools")[-1] == (1, 1)


def test_specialist_needs_two_favor():
    """One is not enough."""
    t = war()
    t.player(1).favor = 1
    t.adviser(1, "specialist longbows")
    attack(t.turn(1), 1, 2, dice=1)
    assert t.offered(1, "plan") == [("plan", "longbows")]


# -- if you are victorious ---------------------------------------------------------------------


def test_battle_honors_pay_the_victor():
    """Two favor from the Order bank."""
    t = war(defender="battle_honors")
    t.g.banks[ORDER] = 5
    plan_in_war(t, 2, "battle_honors")
    assert (t.player(2).favor, t.bank("order")) == (6, 3)


def test_battle_honors_pay_what_the_bank_has():
    """FAQ: one if there is one."""
    t = war()
    t.g.banks[2] = 1
    t.adviser(2, "battle_honors")
    plan_in_war(t, 2, "battle_honors")
    assert (t.player(2).favor, t.bank("order")) == (5, 0)


def test_battle_honors_pay_nothing_to_the_defeated():
    """Only if you are victorious."""
    t = war(attacker="battle_honors")
    plan_in_war(t, 1, "battle_honors")
    assert (t.player(1).favor, t.bank("order")) == (4, 2)


def test_battle_honors_of_bandits_burn_the_favor():
    """What is there of the two leaves the bank, and nobody has it."""
    t = bandit_river("battle_honors")
    t.g.banks[2] = 1
    before = t.g.shared_favor()
    fight(attack(t.turn(1), 1, -1, dice=0))
    assert (t.bank("order"), t.g.shared_favor()) == (0, before + 1)
    assert t.told("bank-burns") == [("order", 1)]
    assert [t.player(seat).favor for seat in range(3)] == [4, 4, 4]


def test_field_promotion_brings_three_warbands():
    """The favor lies on the card in the own turn."""
    t = war(attacker="field_promotion")
    t.player(1).warbands = 7
    t.player(1).bank = 7
    t.dice([BLANK], [SWORD] * 6)
    plan_in_war(t, 1, "field_promotion", dice=6)
    fight(t, occupy=1)
    assert (t.player(1).warbands, t.player(1).bank) == (9, 4)
    assert t.g.laid[NUMBER["field_promotion"]] == (1, 0)


def test_field_promotion_brings_what_the_bank_has():
    """Two if there are two."""
    t = war(defender="field_promotion")
    t.player(2).bank = 2
    plan_in_war(t, 2, "field_promotion")
    assert (t.player(2).warbands, t.player(2).bank) == (5, 0)


def test_field_promotion_of_the_defender_pays_the_bank():
    """Law O-7.1.2: out of turn nothing lies on the card."""
    t = war(defender="field_promotion")
    plan_in_war(t, 2, "field_promotion")
    assert t.bank("order") == 3
    assert not t.g.laid


def test_field_promotion_of_a_citizen_against_the_empire_brings_purple_warbands():
    """As the FAQ of Cursed Cauldron says."""
    t = Table()
    t.citizen(1)
    t.pawn(0, "river")
    t.adviser(1, "field_promotion")
    t.player(0).warbands = 0
    t.dice([BLANK] * 3, [SWORD])
    bank = t.player(0).bank
    attack(t.turn(1), 1, 0, ("target-pawn",), dice=1).does(1, "plan", "field_promotion")
    t.does(1, "no").does(1, "no")
    assert (t.player(1).warbands, t.player(0).bank) == (6, bank - 3)


def test_military_parade_pays_for_each_adviser_of_the_enemy():
    """FAQ: two of one suit bring two favor of that bank; facedown ones bring none."""
    t = war(attacker="elders tents", defender="military_parade")
    t.adviser(1, "alchemist", facedown=True)
    plan_in_war(t, 2, "military_parade")
    assert (t.player(2).favor, t.bank("nomad"), t.bank("arcane")) == (6, 0, 2)


def test_military_parade_counts_marriage_twice():
    """It is two Hearth advisers."""
    t = war(attacker="marriage", defender="military_parade")
    plan_in_war(t, 2, "military_parade")
    assert (t.player(2).favor, t.bank("hearth")) == (6, 0)


def test_military_parade_finds_an_empty_bank():
    """If the bank has any."""
    t = war()
    t.g.banks[5] = 1
    t.adviser(2, "military_parade")
    t.adviser(1, "elders tents")
    plan_in_war(t, 2, "military_parade")
    assert (t.player(2).favor, t.bank("nomad")) == (5, 0)


def test_military_parade_counts_the_advisers_of_allies():
    """Printed: the enemies of the attacker are the defender and his Allies."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 1)
    t.adviser(0, "elders")
    t.adviser(2, "alchemist")
    t.adviser(1, "military_parade")
    t.dice([BLANK] * 2, [SWORD] * 3)
    plan_in_war(t, 1, "military_parade", dice=3)
    fight(t)
    assert (t.player(1).favor, t.bank("nomad"), t.bank("arcane")) == (6, 1, 1)


def test_military_parade_of_bandits_burns_the_favor():
    """FAQ: what bandits gain is burned."""
    t = bandit_river("military_parade")
    t.adviser(1, "elders")
    before = t.g.shared_favor()
    fight(attack(t.turn(1), 1, -1, dice=0))
    assert (t.bank("nomad"), t.g.shared_favor()) == (1, before + 1)


def test_military_parade_against_bandits_brings_nothing():
    """They have no advisers."""
    t = bandit_river()
    t.adviser(1, "military_parade")
    t.dice([BLANK], [SWORD, SWORD])
    attack(t.turn(1), 1, -1, dice=2).does(1, "plan", "military_parade")
    fight(t)
    assert t.player(1).favor == 4


# -- Martial Culture ---------------------------------------------------------------------------


def won_with_martial_culture() -> Table:
    """Exile 1 has beaten Exile 2 with it, and put two warbands on the River."""
    t = war()
    t.site("steppe", cards="martial_culture", ruler=1)
    t.player(1).warbands = 7
    t.player(1).bank = 6
    t.dice([BLANK], [SWORD] * 6)
    plan_in_war(t, 1, "martial_culture", dice=6)
    return fight(t, occupy=2)


def test_martial_culture_lets_the_victor_become_a_citizen():
    """Law O-6.6.2, O-5.5.7: warbands just placed turn purple; Supply is full, the turn ends."""
    t = won_with_martial_culture()
    assert t.offered(1) == [("yes",), ("no",)]
    t.does(1, "yes")
    assert t.player(1).role == "citizen"
    assert (t.at("river").colour, t.at("river").warbands) == (PURPLE, 2)
    assert (t.at("steppe").colour, t.at("steppe").warbands) == (PURPLE, 1)
    assert (t.player(1).warbands, t.player(1).bank) == (5, 14)
    assert t.player(1).supply == 7
    assert t.g.active == 2, "the Act phase is over, and Rest asks nothing"
    assert all(t.g.reliquary), "no relic leaves the Reliquary"


def test_martial_culture_may_be_declined():
    """The winner decides."""
    t = won_with_martial_culture().does(1, "no")
    assert t.player(1).role == "exile"
    assert t.asked() == (1, "act")


def test_martial_culture_discards_a_vision_and_turns_the_title():
    """Law O-6.6.2."""
    t = war()
    t.site("steppe", cards="martial_culture", ruler=2)
    t.g.title, t.g.usurper = 2, True
    t.player(2).vision = NUMBER["vision_of_faith"]
    t.g.where[NUMBER["vision_of_faith"]] = 32
    plan_in_war(t, 2, "martial_culture").does(2, "yes")
    assert t.player(2).role == "citizen"
    assert (t.player(2).vision, t.g.usurper) == (0, False)
    assert t.pile_cards(2) == ["vision_of_faith"]
    assert t.asked() == (1, "act"), "it was not the new Citizen's turn"


def test_martial_culture_comes_before_second_wind():
    """FAQ: the Citizen neither travels nor campaigns by Second Wind; the Act phase is over."""
    t = war()
    t.site("steppe", cards="martial_culture second_wind", ruler=1)
    t.player(1).warbands = 7
    t.player(1).bank = 6
    t.dice([BLANK], [SWORD] * 6)
    plan_in_war(t, 1, "second_wind", dice=6)
    fight(t.does(1, "plan", "martial_culture"), occupy=2)
    t.does(1, "card", "second_wind").does(1, "yes")
    assert t.player(1).role == CITIZEN
    assert t.g.active == 2


@pytest.mark.parametrize("foe", [0, -1])
def test_martial_culture_asks_nothing_after_other_victories(foe: int):
    """Against the Chancellor or bandits it does nothing."""
    t = Table()
    t.site("steppe", cards="martial_culture", ruler=1)
    t.player(1).warbands = 7
    if foe == 0:
        t.man("river", 0, 1)
    t.dice([BLANK] * (2 if foe == 0 else 1), [SWORD] * 6)
    attack(t.turn(1), 1, foe, dice=6).does(1, "plan", "martial_culture")
    assert fight(t).asked() == (1, "act")


def test_bandits_with_martial_culture_get_nothing():
    """They are no Exile."""
    t = fight(raid_bandits("martial_culture", dice=0))
    assert t.asked() == (1, "act")


def test_saved_warbands_of_a_new_citizen_do_not_turn_a_purple_site():
    """O-6.6.2: those set aside are of a colour that he no longer uses, and go to the bank."""
    t = war()
    t.site("steppe", cards="martial_culture hospital longbows", ruler=1)
    t.player(1).warbands = 7
    t.player(1).bank = 6
    t.dice([BLANK], [SKULL] + [SWORD] * 5)
    plan_in_war(t, 1, "martial_culture", dice=6).does(1, "plan", "hospital")
    fight(t, occupy=2).does(1, "yes")
    assert (t.at("steppe").colour, t.at("steppe").warbands) == (PURPLE, 1)
    assert t.player(1).bank == 14


# -- Peace Envoy -------------------------------------------------------------------------------


def test_peace_envoy_buys_a_victory_for_the_attacker():
    """FAQ: with "pawn and favor" as a target half of the favor just given may be burned."""
    t = war()
    t.player(1).favor = 6
    t.adviser(1, "peace_envoy")
    t.adviser(2, "longbows")
    attack(t.turn(1), 1, 2, ("target-pawn",), dice=0).does(1, "plan", "peace_envoy")
    assert (t.player(1).favor, t.player(2).favor) == (2, 7)
    assert not t.told("rolls-defence")
    t.does(1, "number", 1).does(1, "no").does(1, "yes")
    assert t.player(2).favor == 4
    assert t.at("river").colour == 1


def test_peace_envoy_kills_nobody():
    """The survivors of lost sites still go to the board."""
    t = war(attacker="peace_envoy")
    plan_in_war(t, 1, "peace_envoy").does(1, "number", 1)
    assert (t.player(2).warbands, t.player(2).bank) == (5, 9)


@pytest.mark.parametrize(("favor", "left", "wins"), [(3, 2, False), (4, 0, True)])
def test_peace_envoy_needs_favor_for_every_die(favor: int, left: int, wins: bool):
    """FAQ: it is part of the cost: one is placed, three are given, or there is no victory."""
    t = war(attacker="peace_envoy longbows")
    t.player(1).favor = favor
    attack(t.turn(1), 1, 2, ("target-pawn",), dice=0).does(1, "plan", "peace_envoy")
    assert (t.player(1).favor, t.player(2).favor) == (left, 7 if wins else 4)
    assert (t.told("rolls-defence") == []) == wins
    assert t.told("uses-plan") == [(1, "peace_envoy")], "this side uses no other plan"


def test_peace_envoy_needs_the_enemys_pawn():
    """At the attacker's site."""
    t = war()
    t.pawn(2, "wastes")
    t.adviser(1, "peace_envoy")
    plan_in_war(t, 1, "peace_envoy")
    assert t.told("rolls-defence")


def test_peace_envoy_does_not_sway_bandits():
    """They have no pawn; those of bystanders do not stand for it."""
    t = bandit_river()
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.adviser(1, "peace_envoy")
    attack(t.turn(1), 1, -1, dice=0).does(1, "plan", "peace_envoy")
    assert t.told("rolls-defence")


def test_peace_envoy_pays_only_the_player_who_is_attacked():
    """FAQ: not his Allies."""
    t = Table(4)
    t.citizen(2)
    t.man("river", 0, 1)
    t.pawn(2, "river")
    t.adviser(1, "peace_envoy")
    plan_in_war(t, 1, "peace_envoy")
    assert (t.player(0).favor, t.player(1).favor, t.player(2).favor) == (4, 1, 6)


def test_peace_envoy_of_the_defender_counts_the_pool_with_the_title():
    """After the attacker's plans; the favor on it goes to its bank."""
    t = war()
    t.g.title = 2
    t.adviser(2, "peace_envoy")
    plan_in_war(t, 2, "peace_envoy", dice=3)
    assert (t.player(2).favor, t.player(1).favor, t.bank("order")) == (1, 6, 3)
    assert (t.player(1).warbands, t.at("river").colour) == (3, 2)


@pytest.mark.parametrize(("ally_is_here", "wins"), [(True, True), (False, False)])
def test_peace_envoy_of_an_ally_needs_the_attacker_at_his_own_site(ally_is_here: bool, wins: bool):
    """The enemy's pawn must be at the site of who uses it: here the Chancellor, an Ally."""
    t = Table()
    t.citizen(2)
    t.adviser(0, "peace_envoy")
    t.man("river", 0, 2)
    t.pawn(0 if ally_is_here else 2, "river")
    attack(t.turn(1), 1, 2, dice=3).does(0, "plan", "peace_envoy")
    assert (t.told("gives-favor") == [(0, 1, 2)]) == wins


def test_peace_envoy_stands_alone():
    """Not after another plan."""
    t = war(attacker="peace_envoy longbows battle_honors")
    plan_in_war(t, 1, "longbows")
    assert t.offered(1, "plan") == [("plan", "battle_honors")]


# -- Relic Hunter ------------------------------------------------------------------------------


def hunt() -> Table:
    """Exile 1 may hunt two relics at the River and one at the Steppe, all ruled by Exile 2."""
    t = war()
    t.site("river", relics="ivory_eye map")
    t.site("steppe", ruler=2, relics="cracked_horn")
    t.adviser(1, "relic_hunter")
    t.player(1).warbands = 9
    t.relic(2, "brass_horse")
    return t.turn(1)


def test_relic_hunter_targets_relics_at_targeted_sites():
    """FAQ: only there; one die each, whatever is printed."""
    t = attack(hunt(), 1, 2, dice=9).does(1, "plan", "relic_hunter")
    assert t.offered(1) == [("relic-at", "river", 0), ("relic-at", "river", 1), ("done",)]
    t.does(1, "relic-at", "river", 1)
    assert pools(t) == (9, 2)
    assert t.offered(1) == [("relic-at", "river", 0), ("done",)]
    assert t.told("targets-site-relic") == [(1, "river", 1)]


def test_relic_hunter_leaves_relics_at_the_own_sites_alone():
    """FAQ: a site that the attacker rules is no target."""
    t = hunt()
    t.site("wastes", ruler=1, relics="whistle")
    attack(t, 1, 2, dice=9).does(1, "plan", "relic_hunter")
    assert ("relic-at", "wastes", 0) not in t.offered(1)


def test_relic_hunter_keeps_or_buries_what_is_won():
    """Relics of the defender, too."""
    t = attack(hunt(), 1, 2, ("target-thing", "brass_horse"), dice=9)
    t.does(1, "plan", "relic_hunter").does(1, "relic-at", "river", 0)
    t.dice([BLANK] * 5, [SWORD] * 9)
    fight(t.does(1, "relic-at", "river", 1))
    assert t.asked() == (1, "bury-relics")
    names = ["brass_horse", "ivory_eye", "map"]
    assert t.offered(1) == [*(("card", name) for name in names), ("done",)]
    t.does(1, "card", "brass_horse").does(1, "card", "map").does(1, "done")
    assert t.relics(1) == ["ivory_eye"]
    assert t.relics(2) == []
    assert t.g.relic_deck[:2] == [NUMBER["map"], NUMBER["brass_horse"]]
    assert t.told("takes-relic") == [(1, "ivory_eye")]


def test_relic_hunter_looks_before_choosing_and_others_do_not():
    """What was buried unseen stays unknown to the others."""
    t = attack(hunt(), 1, 2, dice=9).does(1, "plan", "relic_hunter")
    t.dice([BLANK] * 2, [SWORD] * 9)
    fight(t.does(1, "relic-at", "river", 0).does(1, "done"))
    assert t.told("peeks-relic") == [(1, "river")]
    bit = 1 << NUMBER["ivory_eye"]
    assert [bool(seat & bit) for seat in t.g.know] == [False, True, False]
    t.does(1, "card", "ivory_eye")
    assert [bool(seat & bit) for seat in t.g.know] == [False, True, False]


def test_relic_hunter_who_was_not_used_buries_nothing():
    """A battle plan does nothing by itself (O-7.5.2)."""
    t = hunt()
    t.dice([BLANK] * 3, [SWORD] * 9)
    fight(attack(t, 1, 2, ("target-thing", "brass_horse"), dice=9))
    assert t.asked() == (1, "act")
    assert t.relics(1) == ["brass_horse"]


def test_relic_hunter_keeps_the_grand_scepter():
    """Facts of the Scepter: it never lies in the relic deck, so there is nothing to choose."""
    t = Table()
    t.adviser(1, "relic_hunter")
    t.pawn(0, "river")
    t.arm(1, 9)
    t.dice([BLANK] * 6, [SWORD] * 9)
    attack(t.turn(1), 1, 0, ("target-thing", "grand_scepter"), dice=9)
    fight(t.does(1, "plan", "relic_hunter"))
    assert t.relics(1) == ["grand_scepter"]
    assert t.asked() == (1, "act")


def test_relic_hunter_wins_nothing_in_defeat():
    """The relics stay."""
    t = attack(hunt(), 1, 2, dice=0).does(1, "plan", "relic_hunter")
    t.does(1, "relic-at", "river", 0).does(1, "done")
    assert t.relics(1) == []
    assert len(t.at("river").relics) == 2


def test_relic_hunter_works_against_bandits():
    """At a site that nobody rules."""
    t = bandit_river()
    t.site("river", relics="map")
    t.adviser(1, "relic_hunter")
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t.turn(1), 1, -1, dice=3).does(1, "plan", "relic_hunter")
    t.does(1, "relic-at", "river", 0).does(1, "number", 1).does(1, "done")
    assert t.relics(1) == ["map"]
