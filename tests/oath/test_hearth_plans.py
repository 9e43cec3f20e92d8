"""The battle plans of the Hearth denizens."""

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import empty_slot
from tests.oath.battles import BLANK, HOLLOW, SHIELD, SHIELDS, SKULL, SWORD, campaign
from tests.oath.table import Table


def field(seats: int = 3, attackers: int = 6, defenders: int = 4) -> Table:
    """Player 1 at River, which player 2 rules from afar; his other site is Wastes."""
    t = Table(seats)
    t.player(1).bank -= attackers - 3
    t.player(1).warbands = attackers
    t.man("river", 2, defenders)
    t.man("wastes", 2, 1)
    return t


def attack(t: Table, defender: int = 2, dice: int = 2) -> Table:
    """Player 1 attacks River alone, with this many dice."""
    t.turn(1).does(1, "campaign", defender)
    if t.asked()[1] == "targets":
        t.does(1, "declare")
    return t.does(1, "number", dice)


# -- dice --------------------------------------------------------------------------------------


def test_extra_provisions_add_one_defence_die():
    """One die, for a favor that goes to the Hearth bank at once: it is not the user's turn."""
    t = field()
    t.adviser(2, "extra_provisions")
    attack(t)
    assert t.asked() == (2, "defence-plans")
    t.does(2, "plan", "extra_provisions")
    assert t.told("pools")[-1] == (2, 2)
    assert (t.player(2).favor, t.bank("hearth")) == (3, 3)
    assert t.g.laid == {}


def test_extra_provisions_are_for_the_defender_who_can_pay():
    """Not for the attacker, and not without a favor."""
    t = field()
    t.adviser(1, "extra_provisions")
    t.dice([SHIELDS], [HOLLOW] * 2)
    attack(t)
    assert t.told("uses-plan") == []
    poor = field()
    poor.adviser(2, "extra_provisions")
    poor.player(2).favor = 0
    poor.dice([SHIELDS], [HOLLOW] * 2)
    attack(poor)
    assert poor.told("defence-is")
    assert poor.told("uses-plan") == []


@pytest.mark.parametrize(("card", "dice"), [("village_constable", 2), ("the_great_levy", 3)])
def test_the_attacker_adds_dice(card: str, dice: int):
    """O-7.5.4: the attacker adds attack dice."""
    t = field()
    t.site("steppe", cards=card, ruler=1)
    attack(t).does(1, "plan", card)
    assert t.told("pools")[-1] == (2 + dice, 1)


@pytest.mark.parametrize(("card", "dice"), [("village_constable", 2), ("the_great_levy", 3)])
def test_the_defender_removes_dice(card: str, dice: int):
    """Law 5.5.3: a die that is not there to be removed becomes a defence die."""
    t = field()
    t.site("wastes", cards=card)
    attack(t, dice=2).does(2, "plan", card)
    assert t.told("pools")[-1] == (0, 1 + dice - 2)


@pytest.mark.parametrize("card", ["village_constable", "the_great_levy"])
def test_an_enemy_with_the_peoples_favor_is_spared(card: str):
    """FAQ: the entire power fails, dice and skulls, if the defender holds it."""
    t = field()
    t.site("steppe", cards=card, ruler=1)
    t.banner("peoples_favor", 2)
    t.dice([SHIELDS], [SKULL, SKULL])
    attack(t).does(1, "plan", card)
    assert t.told("pools")[-1] == (2, 1)
    assert t.told("attack-is") == [(4, 2)], "both skulls kill"
    assert t.player(1).warbands == 4


@pytest.mark.parametrize("card", ["village_constable", "the_great_levy"])
def test_an_attacker_with_the_peoples_favor_is_spared(card: str):
    """For the defender the enemy is the attacker."""
    t = field()
    t.site("wastes", cards=card)
    t.banner("peoples_favor", 1)
    attack(t).does(2, "plan", card)
    assert t.told("pools")[-1] == (2, 1)


@pytest.mark.parametrize("card", ["village_constable", "the_great_levy"])
def test_the_peoples_favor_of_a_third_player_or_the_user_is_no_matter(card: str):
    """Only the enemy's counts."""
    for holder in (0, 1):
        t = field()
        t.site("steppe", cards=card, ruler=1)
        t.banner("peoples_favor", holder)
        attack(t).does(1, "plan", card)
        assert campaign(t).attack_dice > 2


def test_an_imperial_ally_with_the_peoples_favor_spares_the_defence():
    """Law glossary: the attacker's enemy is the defender and any Imperial Ally."""
    t = Table()
    t.citizen(2)
    t.man("river", 0, 2)
    t.site("steppe", cards="village_constable", ruler=1)
    t.banner("peoples_favor", 0)
    attack(t, defender=2).does(1, "plan", "village_constable")
    assert t.told("pools")[-1][0] == 2


def test_bandits_call_the_constable():
    """Law 5.5.3: free, so bandits who rule it use it."""
    t = Table()
    t.site("wastes", cards="village_constable")
    attack(t, defender=-1, dice=3)
    assert t.told("uses-plan") == [(-1, "village_constable")]
    assert t.told("pools")[-1] == (1, 1)


def test_bandits_fear_an_attacker_with_the_peoples_favor():
    """Law 5.5.3: unless the attacker holds the People's Favor."""
    t = Table()
    t.site("wastes", cards="village_constable")
    t.banner("peoples_favor", 1)
    attack(t, defender=-1, dice=3)
    assert t.told("pools")[-1] == (3, 1)


def test_the_great_levy_spares_the_attackers_warbands():
    """Skulls kill none, but their swords count; two favor are placed."""
    t = field()
    t.adviser(1, "the_great_levy")
    t.dice([SHIELDS], [SKULL] * 3)
    attack(t, dice=0).does(1, "plan", "the_great_levy")
    assert t.g.laid == {NUMBER["the_great_levy"]: (2, 0)}
    assert t.told("attack-is") == [(6, 0)]
    assert t.player(1).warbands == 6


# -- Traveling Doctor --------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "left"), [(HOLLOW, 6), (SKULL, 5)])
def test_traveling_doctor_saves_a_defeated_attack(face: int, left: int):
    """Nobody dies in step 6 and the doctor is discarded; a skull of step 5 still kills."""
    t = field()
    t.adviser(1, "traveling_doctor")
    t.dice([SHIELDS], [face, HOLLOW])
    attack(t).does(1, "plan", "traveling_doctor").does(1, "no-sacrifice")
    assert t.player(1).warbands == left
    assert t.advisers(1) == []
    assert t.pile_cards(2) == ["traveling_doctor"]


def test_traveling_doctor_stays_with_the_victor():
    """Only a defeat sends him away."""
    t = field(defenders=1)
    t.adviser(1, "traveling_doctor")
    t.dice([BLANK], [SWORD, SWORD])
    attack(t).does(1, "plan", "traveling_doctor").does(1, "number", 1)
    assert t.advisers(1) == ["traveling_doctor"]


def test_traveling_doctor_of_the_defender():
    """The survivors, all of them, leave the lost site for the board."""
    t = field(defenders=1)
    t.man("river", 2, 2)
    t.adviser(2, "traveling_doctor")
    t.dice([BLANK], [SWORD] * 4)
    attack(t, dice=4).does(2, "plan", "traveling_doctor").does(1, "number", 1)
    assert t.player(2).warbands == 3 + 2
    assert t.advisers(2) == []


def test_traveling_doctor_overrides_the_brutal_chancellor():
    """It beats powers that would kill the whole force."""
    t = Table()
    empty_slot(t.g, 0)
    t.player(0).bank -= 3
    t.player(0).warbands = 6
    t.man("fertile_valley", 2, 2)
    t.adviser(2, "traveling_doctor")
    t.dice([BLANK], [SWORD] * 4)
    t.turn(0).does(0, "campaign", 2).does(0, "number", 4)
    t.does(2, "plan", "traveling_doctor").does(0, "number", 0)
    assert t.player(2).warbands == 5


def test_traveling_doctor_overrides_a_plan_that_kills_the_whole_force():
    """Shield Wall: all would die."""
    t = field(defenders=2)
    t.adviser(2, "shield_wall traveling_doctor")
    t.dice([BLANK] * 3, [SWORD] * 4)
    attack(t, dice=4).does(2, "plan", "shield_wall").does(2, "plan", "traveling_doctor")
    t.does(1, "number", 1)
    assert t.player(2).warbands == 5


def test_bandits_lose_their_doctor():
    """Law 5.5.3: they use him, and if beaten lose the card."""
    t = Table()
    t.site("river", cards="traveling_doctor")
    t.dice([BLANK], [SWORD] * 3)
    attack(t, defender=-1, dice=3).does(1, "number", 1)
    assert t.told("uses-plan") == [(-1, "traveling_doctor")]
    assert t.cards_at("river") == []
    assert t.pile_cards(2) == ["traveling_doctor"]


# -- Hearts and Minds --------------------------------------------------------------------------


def minds() -> Table:
    """Player 1 has attacked player 2, who rules Hearts and Minds."""
    t = field()
    t.site("wastes", cards="hearts_and_minds")
    return t


def test_hearts_and_minds_win_at_once():
    """Law 5.5.6: no dice; the attacker is defeated and loses half of the force."""
    t = attack(minds()).does(2, "plan", "hearts_and_minds")
    assert t.told("rolls-defence") == t.told("rolls-attack") == []
    assert t.told("wins-campaign")[0][0] == 2
    assert t.player(1).warbands == 3
    assert t.at("river").warbands == 4


def test_hearts_and_minds_leave_at_the_end():
    """Three favor go to the Hearth bank at once; the card is discarded."""
    t = attack(minds()).does(2, "plan", "hearts_and_minds")
    assert (t.player(2).favor, t.bank("hearth")) == (1, 5)
    assert t.cards_at("wastes") == []
    assert t.pile_cards(0) == ["hearts_and_minds"]


def test_hearts_and_minds_stay_with_the_people():
    """Unless the user has the People's Favor."""
    t = minds()
    t.banner("peoples_favor", 2)
    attack(t).does(2, "plan", "hearts_and_minds")
    assert t.cards_at("wastes") == ["hearts_and_minds"]


def test_hearts_and_minds_need_three_favor():
    """Not offered with fewer."""
    t = minds()
    t.player(2).favor = 2
    t.dice([SHIELDS], [HOLLOW] * 2)
    attack(t)
    assert t.told("uses-plan") == []


def test_an_allys_hearts_and_minds_stay_only_if_he_has_the_peoples_favor():
    """It is checked for the player who used it."""
    for holder, stays in ((0, True), (2, False)):
        t = Table()
        t.citizen(2)
        t.man("river", 0, 2)
        t.site("wastes", cards="hearts_and_minds", ruler=0)
        t.banner("peoples_favor", holder)
        attack(t, defender=2).does(2, "no-more-plans").does(0, "plan", "hearts_and_minds")
        assert (t.cards_at("wastes") == ["hearts_and_minds"]) == stays


def test_plans_used_before_hearts_and_minds_resolve():
    """The attacker's as for a defeat."""
    t = minds()
    t.adviser(1, "traveling_doctor")
    attack(t).does(1, "plan", "traveling_doctor").does(2, "plan", "hearts_and_minds")
    assert t.player(1).warbands == 6
    assert t.advisers(1) == []


def test_bandits_cannot_pay_for_hearts_and_minds():
    """O-5.5.3: they use plans without a cost only."""
    t = Table()
    t.site("river", cards="hearts_and_minds")
    t.dice([SHIELDS], [HOLLOW] * 2)
    attack(t, defender=-1)
    assert t.told("uses-plan") == []


# -- Hospital ----------------------------------------------------------------------------------


def test_hospital_saves_the_attackers_dead():
    """FAQ: at the end of the campaign they come to its site, which the user rules."""
    t = field()
    t.site("steppe", cards="hospital", ruler=1)
    t.dice([SHIELDS], [SKULL, HOLLOW])
    attack(t).does(1, "plan", "hospital").does(1, "no-sacrifice")
    assert t.player(1).warbands == 3, "one skull, then half of five"
    assert t.at("steppe").warbands == 1 + 3
    assert t.told("saved") == [(1, "steppe", 1), (1, "steppe", 2)]


def test_hospital_covers_sacrifices():
    """A sacrifice is a kill."""
    t = field(defenders=2)
    t.site("steppe", cards="hospital", ruler=1)
    t.dice([SHIELD], [SWORD, SWORD])
    attack(t).does(1, "plan", "hospital").does(1, "sacrifice", 2).does(1, "number", 1)
    assert t.player(1).warbands == 3
    assert t.at("steppe").warbands == 1 + 2


def test_the_saved_were_not_killed():
    """FAQ of Cursed Cauldron: nothing is counted as dead."""
    t = field(defenders=2)
    t.site("steppe", cards="hospital", ruler=1)
    t.dice([SHIELD], [SWORD, SWORD])
    attack(t).does(1, "plan", "hospital").does(1, "sacrifice", 2)
    assert campaign(t).dead == [0, 1]


def test_hospital_of_the_defender():
    """The dead of the lost site come to Hospital's, the others to the board."""
    t = field()
    t.site("wastes", cards="hospital")
    t.dice([BLANK], [SWORD] * 6)
    attack(t, dice=6).does(2, "plan", "hospital").does(1, "number", 1)
    assert t.at("wastes").warbands == 1 + 2
    assert t.player(2).warbands == 3 + 2


def test_hospital_saves_nobody_if_its_site_was_lost():
    """If the site itself was lost they are killed."""
    t = field()
    t.site("river", cards="hospital")
    t.dice([BLANK], [SWORD] * 6)
    attack(t, dice=6).does(2, "plan", "hospital").does(1, "number", 1)
    assert t.at("river").colour == 1
    assert t.player(2).bank == 14 - 3 - 4 - 1 + 2
    assert t.told("saved") == []


def test_hospital_saves_the_users_own_warbands():
    """O-10.you: those on the board of an Ally die."""
    t = Table()
    t.citizen(2)
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.site("wastes", cards="hospital", ruler=0)
    t.man("river", 0, 2)
    t.player(1).warbands, t.player(1).bank = 9, 5
    t.dice([BLANK] * 2, [SWORD] * 9)
    attack(t, defender=2, dice=9).does(2, "plan", "hospital")
    before = t.player(0).bank
    assert t.asked() == (0, "lose-warband")
    t.does(0, "on-board", 0).does(0, "on-board", 2).does(0, "site", "river")
    t.does(0, "on-board", 0).does(1, "number", 1)
    assert t.player(0).bank == before + 2
    assert t.at("wastes").warbands == 1 + 2


def test_hospital_of_bandits_changes_nothing():
    """They use it, for it is free; bandits cannot be killed."""
    t = Table()
    t.site("wastes", cards="hospital")
    t.dice([BLANK], [SWORD] * 3)
    attack(t, defender=-1, dice=3).does(1, "number", 1)
    assert t.told("uses-plan") == [(-1, "hospital")]
    assert t.at("wastes").warbands == 0


@pytest.mark.parametrize(
    "card", ["hospital", "traveling_doctor", "village_constable", "hearts_and_minds"]
)
def test_a_plan_needs_rule(card: str):
    """O-7.5.1: being at its site is not enough."""
    t = Table()
    t.site("river", cards=card, ruler=2, warbands=4)
    t.turn(1).does(1, "campaign", 2).does(1, "number", 2)
    assert t.asked() == (2, "defence-plans"), "the attacker was not asked"
