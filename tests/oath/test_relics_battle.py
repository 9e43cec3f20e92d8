"""The relics that are battle plans: Sticky Fire, Cursed Cauldron, Obsidian Cage."""

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import BLANK, SKULL, SWORD, war
from tests.oath.table import PURPLE, Table

RED, BLUE = 1, 2


def siege(relics: str, holder: int = 1) -> Table:
    """Player 1 with ten warbands besieges river, where player 2 has four; his pawn is away."""
    t = Table()
    t.relic(holder, relics)
    t.arm(1, 10)
    t.site("river", ruler=2, warbands=4)
    return t


def win(t: Table, *plans: str) -> Table:
    """Player 1 attacks with five dice, uses these plans and wins by five swords to four."""
    t.dice([BLANK], [SWORD] * 5)
    t.turn(1).attack(1, 2, 5)
    for plan in plans:
        t.does(1, "plan", plan)
    return t.does(1, "number", 0)


def lose(t: Table, *plans: str) -> Table:
    """Player 1 attacks with two dice and loses; player 2 uses these plans."""
    t.dice([BLANK], [SWORD, SKULL])
    t.turn(1).attack(1, 2, 2)
    for plan in plans:
        t.does(2, "plan", plan)
    return t.does(1, "no-sacrifice")


# -- Sticky Fire -------------------------------------------------------------------------------


def test_sticky_fire_kills_what_is_left_of_the_force():
    """Of four two die and two retreat; then these two die, and a favor is given."""
    t = win(siege("sticky_fire"), "sticky_fire")
    assert t.asked() == (1, "whether")
    assert t.player(2).warbands == 5
    t.does(1, "yes")
    assert t.player(2).warbands == 3  # these were no part of the force
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)
    assert t.player(2).bank == 11


def test_sticky_fire_may_be_left_unlit():
    """You choose whether to; without it no favor is owed."""
    t = win(siege("sticky_fire"), "sticky_fire").does(1, "no")
    assert (t.player(2).warbands, t.player(2).favor) == (5, 4)


def test_sticky_fire_need_not_be_used_at_all():
    """A plan that was not used does nothing."""
    t = siege("sticky_fire")
    t.dice([BLANK], [SWORD] * 5)
    t.turn(1).attack(1, 2, 5).does(1, "no-more-plans").does(1, "number", 0)
    assert t.asked() == (1, "act")
    assert t.player(2).warbands == 5


def test_sticky_fire_works_for_a_victorious_defender():
    """The attacker's survivors die, and he is given the favor."""
    t = lose(siege("sticky_fire", holder=2), "sticky_fire")
    assert t.player(1).warbands == 5  # ten, less one by a skull, less four of nine
    t.does(2, "yes")
    assert t.player(1).warbands == 0
    assert (t.player(2).favor, t.player(1).favor) == (3, 5)


def test_sticky_fire_does_nothing_for_the_defeated():
    """Only on winning."""
    t = siege("sticky_fire")
    t.dice([BLANK], [SWORD, SKULL])
    t.turn(1).attack(1, 2, 2).does(1, "plan", "sticky_fire").does(1, "no-sacrifice")
    assert t.asked() == (1, "act")


def test_sticky_fire_gives_no_favor_that_is_not_there():
    """One favor, if you own any."""
    t = siege("sticky_fire")
    t.player(1).favor = 0
    win(t, "sticky_fire").does(1, "yes")
    assert (t.player(1).favor, t.player(2).favor) == (0, 4)


def test_sticky_fire_owes_the_favor_even_if_the_killing_is_prevented():
    """FAQ: the favor is owed even if the enemy prevents the killing, here by Traveling Doctor."""
    t = siege("sticky_fire")
    t.adviser(2, "traveling_doctor")
    t.dice([BLANK], [SWORD] * 5)
    t.turn(1).attack(1, 2, 5).does(1, "plan", "sticky_fire").does(2, "plan", "traveling_doctor")
    t.does(1, "number", 0).does(1, "yes")
    assert t.player(2).warbands == 7
    assert t.player(2).favor == 5


def test_sticky_fire_pays_only_the_player_attacked():
    """FAQ: with Imperial Allies on the other side the favor goes only to the player attacked."""
    t = Table(seats=4)
    t.relic(1, "sticky_fire")
    t.citizen(2)
    t.arm(1, 12)
    t.pawn(2, "p1")
    t.site("river", ruler=0, warbands=4)
    t.dice([BLANK] * 2, [SWORD] * 12)
    t.turn(1).attack(1, 2, 12)
    t.does(1, "plan", "sticky_fire")
    while t.asked()[1] == "lose-warband":  # the Chancellor chooses who dies
        t.does(0, "site", "river")
    t.does(1, "number", 0).does(1, "yes")
    assert (t.player(0).favor, t.player(2).favor, t.player(1).favor) == (4, 5, 3)
    assert t.player(2).warbands == 0  # his board was part of the force
    assert t.player(0).warbands == 3  # his own was not; what came from river is dead


def test_sticky_fire_finds_nothing_to_burn_among_bandits():
    """Bandits cannot be killed."""
    t = Table()
    t.relic(1, "sticky_fire")
    t.dice([BLANK], [SWORD] * 3)
    t.turn(1).attack(1, -1, 3).does(1, "plan", "sticky_fire").does(1, "number", 1)
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 4


# -- Cursed Cauldron ---------------------------------------------------------------------------


def test_cursed_cauldron_gains_the_enemys_dead():
    """Two of the four were killed."""
    t = win(siege("cursed_cauldron"), "cursed_cauldron")
    assert t.player(1).warbands == 12


def test_cursed_cauldron_counts_what_sticky_fire_kills():
    """The winner orders what his plans do."""
    t = win(siege("cursed_cauldron sticky_fire"), "cursed_cauldron", "sticky_fire")
    assert t.asked() == (1, "next-plan")
    t.does(1, "card", "sticky_fire").does(1, "yes")
    assert t.player(1).warbands == 14


def test_cursed_cauldron_of_a_defender_counts_skulls():
    """A skull killed one, the defeat four of nine."""
    t = lose(siege("cursed_cauldron", holder=2), "cursed_cauldron")
    assert t.player(2).warbands == 3 + 5


def test_cursed_cauldron_counts_sacrifices():
    """O-10.sacrifice is a kill: one is spent on the Wrestlers, then one of three dies."""
    t = siege("cursed_cauldron")
    t.adviser(2, "wrestlers")
    t.dice([BLANK] * 2, [SWORD] * 5)
    t.turn(1).attack(1, 2, 5).does(1, "plan", "cursed_cauldron").does(2, "plan", "wrestlers")
    t.does(1, "number", 0)
    assert t.player(1).warbands == 12


def test_cursed_cauldron_counts_bear_traps():
    """FAQ of Bear Traps: their kill counts; then half of the nine that are left die."""
    t = siege("cursed_cauldron", holder=2)
    t.adviser(2, "bear_traps")
    lose(t, "cursed_cauldron", "bear_traps")
    assert t.told("dies-on-board") == [(1, 1), (1, 4)]
    assert t.player(2).warbands == 3 + 5


def with_hospital(relic: str, site: str) -> Table:
    """Player 1 wins with this relic; player 2 used Hospital, at a site that he rules."""
    t = siege(relic)
    t.man(site, 2, 4)
    t.site(site, cards="hospital")
    t.dice([BLANK], [SWORD] * 5)
    t.turn(1).attack(1, 2, 5).does(1, "plan", relic).does(2, "plan", "hospital")
    return t.does(1, "number", 0)


def test_cursed_cauldron_gets_nothing_for_the_saved():
    """FAQ: warbands saved by Hospital are not killed."""
    t = with_hospital("cursed_cauldron", "steppe")
    assert t.player(1).warbands == 10
    assert t.at("steppe").warbands == 4 + 2


def test_cursed_cauldron_counts_whom_hospital_cannot_save():
    """FAQ of Hospital: its site was lost in this campaign, so they were killed after all."""
    t = with_hospital("cursed_cauldron", "river")
    assert t.told("saved") == []
    assert t.player(1).warbands == 10 + 2


def test_cursed_cauldron_gives_a_citizen_purple_warbands():
    """FAQ: also when he campaigns against the Empire."""
    t = Table()
    t.citizen(1)
    t.relic(1, "cursed_cauldron")
    t.arm(1, 8)
    t.pawn(0, "p1")
    t.dice([BLANK] * 3, [SWORD] * 8)
    before = t.player(0).bank
    t.turn(1).attack(1, 0, 8, ("target-pawn",)).does(1, "plan", "cursed_cauldron")
    t.does(1, "no").does(1, "no")
    assert t.player(1).warbands == 9
    assert t.player(0).bank == before  # one of three died, one was gained


def test_cursed_cauldron_gains_nothing_from_bandits():
    """Bandits cannot be killed."""
    t = Table()
    t.relic(1, "cursed_cauldron")
    t.dice([BLANK], [SWORD] * 3)
    t.turn(1).attack(1, -1, 3).does(1, "plan", "cursed_cauldron").does(1, "number", 0)
    assert t.player(1).warbands == 3


# -- Obsidian Cage -----------------------------------------------------------------------------


def caged() -> Table:
    """Player 1 has two warbands of player 2 in the cage."""
    return win(siege("obsidian_cage"), "obsidian_cage")


def test_obsidian_cage_takes_the_survivors_in():
    """Half of the force is dead, the other half lies on the card."""
    t = caged()
    assert (t.g.caged[BLUE], t.player(2).warbands, t.player(2).bank) == (2, 3, 9)


def test_caged_warbands_are_in_nobodys_bank():
    """They lower the Supply of a Rest: seven in the bank and three caged bring five, not six."""
    t = siege("obsidian_cage")
    t.arm(2, 4)
    t.man("river", 2, 5)
    t.player(2).supply = 0
    t.dice([BLANK], [SWORD] * 6)
    t.turn(1).attack(1, 2, 6).does(1, "plan", "obsidian_cage").does(1, "number", 0)
    t.rests(1).rests(2)
    assert (t.g.caged[BLUE], t.player(2).bank, t.player(2).supply) == (3, 7, 5)


def test_obsidian_cage_works_for_a_victorious_defender():
    """Five of the attacker's survive and are caged."""
    t = lose(siege("obsidian_cage", holder=2), "obsidian_cage")
    assert (t.g.caged[RED], t.player(1).warbands) == (5, 0)


def test_obsidian_cage_gets_what_sticky_fire_leaves():
    """Whoever is dead is not caged, and whoever is caged is not killed."""
    t = win(siege("obsidian_cage sticky_fire"), "obsidian_cage", "sticky_fire")
    t.does(1, "card", "obsidian_cage")
    assert t.asked() == (1, "act")
    assert (t.g.caged[BLUE], t.player(2).warbands) == (2, 3)


def test_obsidian_cage_lets_the_saved_go_first():
    """FAQ of Hospital: the saved go to its site, the rest of the force to the cage."""
    t = with_hospital("obsidian_cage", "steppe")
    assert (t.at("steppe").warbands, t.g.caged[BLUE]) == (4 + 2, 2)


def test_obsidian_cage_frees_any_number():
    """Its action moves warbands to the board of their player, as often as one likes."""
    t = caged().uses(1, "obsidian_cage")
    assert t.offered(1) == [("number", 1), ("number", 2)]
    t.does(1, "number", 1)
    assert (t.g.caged[BLUE], t.player(2).warbands) == (1, 4)
    t.uses(1, "obsidian_cage")
    assert t.player(2).warbands == 5
    assert not t.offers(1, "use", "obsidian_cage")


def test_obsidian_cage_frees_purple_warbands_to_any_imperial_player():
    """The colour is chosen first, then whose board it is."""
    t = Table()
    t.relic(1, "obsidian_cage")
    t.citizen(2)
    t.g.caged[PURPLE], t.g.caged[RED] = 3, 1
    t.turn(1).uses(1, "obsidian_cage")
    assert t.offered(1) == [("colour", "purple"), ("colour", "red")]
    t.does(1, "colour", "purple")
    assert t.offered(1) == [("player", 0), ("player", 2)]
    t.does(1, "player", 2).does(1, "number", 3)
    assert (t.player(2).warbands, t.g.caged[PURPLE]) == (6, 0)


def test_obsidian_cage_turns_a_new_citizens_warbands_purple():
    """FAQ: they keep their colour here and turn purple when returned."""
    t = caged()
    t.citizen(2)
    own, purple = t.player(2).bank, t.player(0).bank
    t.uses(1, "obsidian_cage").does(1, "number", 2)
    assert (t.player(2).warbands, t.player(2).bank, t.player(0).bank) == (5, own + 2, purple - 2)


def test_obsidian_cage_stays_shut_when_another_relic_goes():
    """Only its own way to the relic deck opens it."""
    t = Table()
    t.relic(1, "obsidian_cage map")
    t.g.caged[BLUE] = 2
    t.turn(1).uses(1, "map")
    assert t.g.caged[BLUE] == 2


def test_obsidian_cage_opens_when_it_goes_to_the_relic_deck():
    """FAQ: its holder must first return all warbands as by its action; here he loses it."""
    t = war(4, attacker="relic_hunter")
    t.citizen(3)
    t.relic(2, "obsidian_cage")
    t.arm(1, 9)
    t.g.caged[PURPLE], t.g.caged[RED] = 2, 1
    t.dice([BLANK] * 3, [SWORD] * 9)
    t.turn(1).attack(1, 2, 9, ("target-thing", "obsidian_cage")).does(1, "plan", "relic_hunter")
    t.does(2, "no-more-plans").does(1, "number", 0).does(1, "card", "obsidian_cage")
    assert t.offered(2) == [("player", 0), ("player", 3)]
    t.does(2, "player", 0).does(2, "number", 1).does(2, "player", 3)
    assert t.g.caged == [0] * 6, "where there is one home, nothing is asked"
    assert [t.player(seat).warbands for seat in (0, 1, 3)] == [4, 10, 4]
    assert t.g.relic_deck[0] == NUMBER["obsidian_cage"]
    assert t.asked() == (1, "act")
