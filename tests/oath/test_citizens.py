"""O-6.6 to O-6.8: what becoming and ceasing to be a Citizen does; see test_relics_scepter.py."""

from crannog.games.oath import zones
from crannog.games.oath.facts import GRAND_SCEPTER, NUMBER
from crannog.games.oath.state import NOBODY
from crannog.games.oath.verbs import lay
from tests.oath.table import CITIZEN, EXILE, PURPLE, Table


def join(t: Table, seat: int) -> Table:
    """The Chancellor makes the player a Citizen."""
    t.turn(0).does(0, "offer-citizenship", seat).does(0, "slot", "brutal").does(0, "offer-plain")
    return t.does(seat, "accept")


def test_the_exile_chooses_whom_purple_replaces_if_they_run_short():
    """O-6.6.2: the others just leave."""
    t = Table()
    t.man("steppe", 1, 2)
    t.player(0).bank = 3
    join(t, 1)
    assert t.asked() == (1, "leave-behind")
    t.does(1, *t.offered(1)[0]).does(1, *t.offered(1)[0])
    assert (t.player(1).warbands, t.player(1).bank) == (1, 14)
    assert (t.at("steppe").warbands, t.at("steppe").colour) == (2, PURPLE)
    assert t.player(0).bank == 0


def test_a_site_without_a_purple_warband_is_nobodys():
    """O-6.6.2, O-10.rule: the Chancellor has none left, so nobody rules what the Exile ruled."""
    t = Table()
    t.man("steppe", 1, 2)
    t.player(0).bank = 0
    join(t, 1)
    while t.asked() == (1, "leave-behind"):
        t.does(1, *t.offered(1)[0])
    assert (t.at("steppe").warbands, t.at("steppe").colour) == (0, NOBODY)
    assert t.player(1).warbands == 0


def test_the_usurpers_title_turns_back():
    """O-6.6.2: to the Oathkeeper side; he keeps it."""
    t = Table()
    t.g.title, t.g.usurper = 1, True
    t.banner("darkest_secret", 1)
    join(t, 1)
    assert (t.g.title, t.g.usurper) == (1, False)


def test_a_new_citizen_discards_the_revealed_vision():
    """O-6.6.2, O-10.discard: to the region after the one of his pawn."""
    t = Table()
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    join(t, 1)
    assert t.player(1).vision == 0
    assert t.pile_cards(2) == ["vision_of_faith"]


def test_who_becomes_a_citizen_on_his_own_turn_rests():
    """O-6.6.2: the holder of the Scepter invites himself, and his Act phase ends."""
    t = Table()
    lay(t.g, GRAND_SCEPTER, zones.HELD + 1)
    t.turn(1).does(1, "offer-citizenship", 1).does(1, "slot", "brutal")
    assert t.player(1).role == CITIZEN
    assert t.asked() == (2, "act")


def test_all_imperial_players_rule_purple_sites():
    """O-6.6.3: a Citizen uses cards there from afar; an Exile does not."""
    t = Table()
    t.citizen(1)
    t.site("wastes", cards="alchemist", ruler=0)
    assert t.turn(1).offers(1, "use", "alchemist")
    other = Table()
    other.site("wastes", cards="alchemist", ruler=0)
    assert not other.turn(1).offers(1, "use", "alchemist")


def test_an_exile_finds_his_own_colour_only_on_his_board():
    """O-6.7: purple at sites stay; too few own warbands are too few."""
    t = Table()
    t.citizen(1)
    t.man("steppe", 1, 2)
    t.player(0).favor = 5
    t.turn(0).does(0, "exile", 1)
    assert (t.player(1).role, t.player(1).warbands, t.player(1).bank) == (EXILE, 3, 11)
    assert t.at("steppe").colour == PURPLE
    assert t.player(1).supply == 7


def test_leaving_the_empire_ends_the_turn():
    """O-6.8: Supply seven, and the Act phase is over."""
    t = Table()
    t.citizen(1)
    t.player(1).favor, t.player(1).secrets, t.player(1).warbands = 4, 1, 3
    t.player(1).supply = 2
    t.turn(1).does(1, "leave-empire")
    assert (t.player(1).role, t.player(1).favor, t.player(0).favor) == (EXILE, 0, 8)
    assert t.asked() == (2, "act")


def test_a_citizen_musters_purple_warbands():
    """O-5.2: from the Chancellor's bank."""
    t = Table()
    t.citizen(1)
    t.site("river", cards="wolves")
    bank = t.player(0).bank
    t.turn(1).does(1, "muster", "wolves")
    assert (t.player(1).warbands, t.player(0).bank) == (5, bank - 2)
