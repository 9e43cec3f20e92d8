"""O-1.T: the booklet's tutorial round, all four turns exactly as told, with every number."""

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.options import Settings
from crannog.games.oath.setup import fresh
from tests.oath.table import Table

CHANCELLOR, RED, BLUE, YELLOW = range(4)
SHIELD, DOUBLE = 2, 5  # faces of a defence die
HOLLOW, SWORD, SKULL = 0, 3, 5  # faces of an attack die


def tutorial() -> Table:
    """O-1.F: the first game's set-up with its stacked deck."""
    return Table.of(fresh(4, 1, Settings(setup="tutorial"), None))


def board(t: Table, seat: int) -> tuple[int, int, int]:
    """Supply, favor, and secrets on the board."""
    player = t.player(seat)
    return player.supply, player.favor, player.secrets


def test_the_set_up():
    """O-1.F.1 to O-1.F.11."""
    t = tutorial()
    g = t.g
    assert [g.name(slot) for slot in range(8)] == [
        *("plains", "c2", "mountain", "p2", "p3", "rocky_coast", "h2", "h3")
    ]
    assert [t.at(slot).warbands for slot in ("plains", "mountain", "rocky_coast")] == [2, 1, 1]
    assert (t.player(0).warbands, t.player(0).bank) == (3, 17)
    assert board(t, CHANCELLOR) == (7, 2, 1)
    assert [board(t, seat) for seat in (RED, BLUE, YELLOW)] == [(7, 1, 1)] * 3
    assert [t.player(seat).bank for seat in (RED, BLUE, YELLOW)] == [11] * 3
    assert [len(pile) for pile in g.piles] == [3, 3, 5]
    assert (len(g.deck), len(g.relic_deck)) == (41, 15)
    assert g.banks == [3] * 6
    assert g.world == frozenset(range(1, 55))


def chancellors_turn(t: Table) -> None:
    """Steps 1 to 7."""
    t.turn(CHANCELLOR, "wake")
    t.does(0, "search", "deck").does(0, "keep", "garrison").does(0, "card", "faithful_friend")
    t.does(0, "to-site", "plains")
    assert board(t, 0) == (5, 3, 1)
    assert t.bank("order") == 2
    assert [t.at(site).warbands for site in ("plains", "mountain", "rocky_coast")] == [3, 2, 2]
    assert (t.player(0).warbands, t.player(0).bank) == (3, 14)

    t.does(0, "trade-favor", "garrison")
    assert board(t, 0) == (4, 4, 0)
    assert t.bank("order") == 1

    t.does(0, "search", "deck").does(0, "keep", "errand_boy").does(0, "card", "the_old_oak")
    t.does(0, "to-advisers")
    assert t.player(0).supply == 2

    t.does(0, "travel", "c2")
    assert t.player(0).supply == 1
    assert t.at("lush_coast").up

    t.does(0, "play-adviser", "forest_paths").does(0, "to-site", "lush_coast")
    assert (t.player(0).favor, t.bank("beast")) == (5, 2)

    t.does(0, "trade-secrets", "forest_paths")
    assert board(t, 0) == (0, 3, 1)

    t.rests(0)
    assert (t.bank("beast"), t.player(0).secrets) == (4, 2)
    assert (t.player(0).bank, t.player(0).supply) == (14, 5)


def reds_turn(t: Table) -> None:
    """Steps 8 to 13."""
    t.does(1, "search", "provinces").does(1, "keep", "the_old_oak").does(1, "card", "inquisitor")
    t.does(1, "to-site", "mountain")
    assert (t.player(1).supply, t.player(1).favor, t.bank("beast")) == (5, 2, 3)

    t.does(1, "play-adviser", "animal_playmates").does(1, "to-advisers")
    t.does(1, "trade-secrets", "the_old_oak")
    assert board(t, 1) == (4, 0, 3)

    t.does(1, "search", "deck").does(1, "keep", "alchemist").does(1, "to-advisers")
    assert (t.player(1).supply, t.g.visions_drawn) == (2, 1)

    t.uses(1, "alchemist")
    for suit in ("nomad", "arcane", "discord", "order"):
        t.does(1, "suit", suit)
    assert board(t, 1) == (2, 4, 1)
    assert t.bank("order") == 0

    t.does(1, "recover-banner", "peoples_favor").does(1, "number", 2).does(1, "suit", "beast")
    assert board(t, 1) == (1, 2, 1)
    assert t.bank("beast") == 4

    t.rests(1)
    assert (t.bank("beast"), t.player(1).secrets, t.player(1).supply) == (6, 2, 7)


def blues_turn(t: Table) -> None:
    """Steps 14 to 18."""
    t.uses(2, "taming_charm")
    assert (t.player(2).favor, t.bank("beast")) == (3, 4)
    assert t.pile_cards(2)[-1] == "the_old_oak"

    t.does(2, "search", "deck").does(2, "keep", "vision_of_sanctuary")
    t.does(2, "card", "long_lost_heir").does(2, "facedown-adviser")
    assert (t.player(2).supply, t.g.visions_drawn) == (4, 2)

    t.does(2, "play-adviser", "naysayers").does(2, "to-advisers")
    t.does(2, "peek-relic", 0).does(2, "recover-relic", 0)
    assert (t.player(2).supply, t.player(2).favor, t.relics(2)) == (3, 1, ["ivory_eye"])

    t.does(2, "travel", "p3")
    assert t.player(2).supply == 1
    assert (t.at("salt_flats").favor, t.at("salt_flats").secrets) == (2, 1)

    t.rests(2)
    assert (t.player(2).secrets, t.player(2).supply) == (1, 7)


def yellows_turn(t: Table) -> None:
    """Steps 19 to 25."""
    t.does(3, "muster", "elders").does(3, "play-adviser", "a_small_favor").does(3, "to-advisers")
    assert (t.player(3).supply, t.player(3).warbands, t.player(3).bank) == (6, 9, 5)

    t.does(3, "campaign", CHANCELLOR).does(3, "target-site", "mountain").does(3, "declare")
    t.dice([SHIELD, DOUBLE, DOUBLE], [SWORD] * 2 + [HOLLOW] * 3 + [SKULL] * 2)
    t.does(3, "number", 9)
    c = t.g.campaign
    assert c is not None
    assert (c.attack_dice, c.defence_dice) == (8, 3)
    t.does(0, "plan", "longbows")
    assert (c.defence, c.attack) == (8, 7)
    assert (c.attack_dice, t.player(3).warbands) == (7, 7)
    t.does(3, "sacrifice", 2)
    assert t.player(3).warbands == 5
    assert (t.player(0).bank, t.player(0).warbands) == (16, 5)

    for site, count in zip(c.sites, occupations(t, c.sites), strict=True):
        assert t.ask(3).args == (t.g.name(site),)
        t.does(3, "number", count)
    assert [t.at(site).warbands for site in ("mountain", "rocky_coast")] == [1, 2]
    assert t.player(3).warbands == 2
    assert (t.g.title, t.g.usurper) == (YELLOW, False)

    t.does(3, "search", "deck").does(3, "keep", "tents").does(3, "card", "bear_traps")
    t.does(3, "to-site", "rocky_coast")
    assert (t.player(3).supply, t.player(3).favor, t.bank("nomad")) == (1, 1, 1)
    assert t.pile_cards(0)[-2:] == ["bear_traps", "true_names"]

    t.does(3, "travel", "h2")  # Tents pay it: nothing else could
    assert (t.player(3).supply, t.player(3).favor) == (1, 0)
    assert len(t.at("wastes").relics) == 1

    t.rests(3)
    assert (t.bank("nomad"), t.player(3).bank, t.player(3).supply) == (3, 9, 7)
    assert t.g.round == 2


def occupations(t: Table, sites: list[int]) -> list[int]:
    """One warband for Mountain, two for Rocky Coast."""
    return [1 if t.g.sites[slot].card == NUMBER["mountain"] else 2 for slot in sites]


def test_the_tutorial_round():
    """O-1.T: every step and every number."""
    t = tutorial()
    chancellors_turn(t)
    reds_turn(t)
    blues_turn(t)
    yellows_turn(t)
    assert t.asked() == (CHANCELLOR, "act")
