"""O-8.3: edifices are built, repaired and ruined, sites leave and move, the map is filled again."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.facts import ID, NUMBER, SITE_NUMBERS
from tests.oath.ceremonies import (
    chronicle,
    deck_now,
    is_in_archive,
    map_now,
    table,
    up_to,
    won,
)
from tests.oath.table import CITIZEN, PLAIN_SITES, Table

NOW = "suit-of-winner"  # the question after O-8.3


def renewed(t: Table, winner: int = 0, reason: str = "chancellor") -> Table:
    """The map after O-8.3, with nothing built."""
    up_to(won(t, winner, reason), NOW)
    assert broken_invariants(t.g) == []
    return t


# -- O-8.3.1 -----------------------------------------------------------------------------------


def test_an_edifice_takes_the_place_of_a_denizen():
    """O-8.3.1: of the same suit, at a site that the Empire rules; the denizen goes to the deck."""
    t = table()
    t.site("fertile_valley", cards="longbows elders wolves", ruler=0)
    t.site("river", cards="scouts", ruler=1)
    up_to(won(t), "raise-edifice")
    assert t.ask(0).rule == "O-8.3.1"
    assert t.offered(0) == [
        ("build", "longbows"),
        ("build", "elders"),
        ("build", "wolves"),
        ("done",),
    ]
    t.does(0, "build", "elders")
    assert t.cards_at("fertile_valley") == ["longbows", "ancient_forge", "wolves"]
    assert deck_now(t) == ["elders"]
    assert t.told("builds") == [(0, "elders", "ancient_forge", "fertile_valley")]
    assert ID[chronicle(t).built] == "ancient_forge"
    assert not is_in_archive(t, "ancient_forge")
    assert all(known >> NUMBER["ancient_forge"] & 1 for known in t.g.know)
    assert t.g.part3 == 1  # until the deck is rebuilt its third part has one card more


def test_the_winner_may_build_nothing():
    """O-8.3.1: he may."""
    t = table()
    t.site("fertile_valley", cards="longbows", ruler=0)
    up_to(won(t), "raise-edifice").does(0, "done")
    assert t.cards_at("fertile_valley") == ["longbows"]
    assert chronicle(t).built == 0


def test_an_exile_builds_nothing():
    """O-8.3.1: only the Chancellor or a Citizen."""
    t = table()
    t.site("fertile_valley", cards="longbows fallen_spire", ruler=1)
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "done")
    assert t.asked() == (1, NOW)


def test_a_citizen_builds_where_the_empire_rules():
    """O-8.3.1: purple warbands."""
    t = table()
    t.citizen(2)
    t.site("fertile_valley", cards="longbows", ruler=0)
    up_to(won(t, 2, "successor"), "raise-edifice")
    assert t.offered(2) == [("build", "longbows"), ("done",)]
    assert t.player(2).role == CITIZEN


def test_a_locked_denizen_makes_room():
    """O-8.3.1: locks do not matter in the chronicle."""
    t = table()
    t.site("fertile_valley", cards="keep", ruler=0)
    up_to(won(t), "raise-edifice").does(0, "build", "keep")
    assert t.cards_at("fertile_valley") == ["sprawling_rampart"]
    assert deck_now(t) == ["keep"]


def test_no_second_edifice_at_a_site_and_none_that_is_not_left():
    """O-8.3.1: nor beside a ruin; an edifice that stands elsewhere is not in the Archive."""
    t = table()
    t.site("fertile_valley", cards="longbows great_spire", ruler=0)
    t.site("river", cards="wolves bandit_rampart", ruler=0)
    t.site("steppe", cards="scouts fire_talkers", ruler=0)
    t.site("wastes", cards="elders", ruler=1)
    up_to(won(t), "raise-edifice")
    assert t.offered(0) == [("repair", "bandit_rampart"), ("done",)]
    refusals = {
        ("build", "longbows"): "why-no-edifice-there site=fertile_valley",
        ("build", "scouts"): "why-no-edifice-of suit=order",
        ("build", "fire_talkers"): "why-no-edifice-of suit=arcane",
        ("build", "elders"): "why-not-at-ruled-site card=elders",
        ("build", "great_spire"): "why-no-denizen card=great_spire",
        ("repair", "great_spire"): "why-edifice-whole card=great_spire",
        ("repair", "wolves"): "why-no-edifice card=wolves",
        ("repair", "broken_forge"): "why-not-at-ruled-site card=broken_forge",
    }
    for choice, why in refusals.items():
        assert t.refusal(0, *choice) == f"{why} (O-8.3.1)"


def test_nothing_is_built_at_drowned_city():
    """O-8.3.1: not even in the place of the one card that may lie there."""
    t = table()
    t.site("drowned_city", "c2", cards="salt_the_earth", ruler=0)
    t.site("fertile_valley", cards="longbows", ruler=0)
    up_to(won(t), "raise-edifice")
    assert t.offered(0) == [("build", "longbows"), ("done",)]
    assert t.refusal(0, "build", "salt_the_earth").startswith("why-no-edifice-there ")


def test_a_ruin_is_repaired():
    """O-8.3.1: it is turned to its intact side, and is no ruin any more in O-8.3.3."""
    t = table()
    t.site("fertile_valley", cards="longbows fallen_spire", ruler=0)
    up_to(won(t), "raise-edifice").does(0, "repair", "fallen_spire")
    assert t.cards_at("c1") == ["longbows", "great_spire"]
    assert t.told("restores") == [(0, "fallen_spire", "great_spire")]
    assert ID[chronicle(t).repaired] == "great_spire"
    assert chronicle(t).ruined == []


# -- O-8.3.2 -----------------------------------------------------------------------------------


def test_sites_that_the_winner_does_not_rule_leave_with_all_that_lies_there():
    """O-8.3.2: denizens to the discards, relics to the relic deck, ruins to the Archive."""
    t = table()
    t.site("fertile_valley", cards="longbows", ruler=1)
    t.site("river", cards="wolves fallen_spire", relics="whistle")
    t.site("marshes", "h3", up=False)
    renewed(t, 1, "usurper")
    assert t.cards_at("fertile_valley") == ["longbows"]
    assert t.g.where[NUMBER["wolves"]] // 10 == zones.PILE // 10
    assert t.g.where[NUMBER["whistle"]] == zones.RELIC_DECK
    assert is_in_archive(t, "great_spire")
    assert t.g.where[NUMBER["fallen_spire"]] == zones.BOX
    assert t.told("ruin-returns") == [("fallen_spire",)]
    gone = {site for (site,) in t.told("discards-site")}
    # the marshes lay facedown in the place of the wastes
    assert gone == {*PLAIN_SITES, "h3"} - {"fertile_valley", "wastes"}
    assert map_now(t)[0] == "fertile_valley"


def test_locked_denizens_leave_too():
    """O-7.2.2: locks do not matter in the chronicle."""
    t = table()
    t.site("river", cards="keep")
    renewed(t)
    assert t.g.where[NUMBER["keep"]] == zones.PILE + 1


def test_the_bandit_crown_keeps_empty_sites():
    """O-8.3.2: its holder rules them; an Imperial holder for any winner of the Empire."""
    t = table()
    t.citizen(2)
    t.relic(2, "bandit_crown")
    t.man("river", 1)
    renewed(t)
    assert t.told("discards-site") == [("river",)]
    t = table()
    t.relic(2, "bandit_crown")
    renewed(t)
    assert len(t.told("discards-site")) == 8


def test_the_bandit_crown_of_an_exile_who_has_won():
    """O-8.3.2: he rules the empty sites; a crown that a Citizen has lost to him brings nothing."""
    t = table()
    t.relic(1, "bandit_crown")
    t.man("river", 2)
    renewed(t, 1, "usurper")
    assert t.told("discards-site") == [("river",)]
    t = table()
    t.citizen(2)
    t.relic(2, "bandit_crown")
    t.man("river", 1)
    renewed(t, 1, "usurper")
    assert len(t.told("discards-site")) == 7


def test_a_forest_temple_keeps_sites_with_beast_cards():
    """O-8.3.2: also where the winner does not rule, with their denizens; a facedown one not."""
    t = table()
    t.site("river", cards="forest_temple longbows")
    t.site("steppe", cards="wolves scouts")
    t.site("wastes", cards="elders")
    renewed(t)
    kept = [site for site in map_now(t) if site in ("river", "steppe", "wastes")]
    assert sorted(kept) == ["river", "steppe"]
    assert t.cards_at("steppe") == ["wolves", "scouts"]
    assert t.cards_at("river") == ["ruined_temple"]  # it does not protect from ruin


def test_a_forest_temple_protects_from_the_moment_it_is_built():
    """O-8.3.1 comes before O-8.3.2."""
    t = table()
    t.site("fertile_valley", cards="wolves", ruler=0)
    t.site("wastes", cards="bracken")
    t.site("river", cards="longbows")
    up_to(won(t), "raise-edifice").does(0, "build", "wolves")
    assert t.cards_at("wastes") == ["bracken"]
    assert ("river",) in t.told("discards-site")


def test_a_ruined_temple_keeps_nothing():
    """O-8.3.2: an intact one does."""
    t = table()
    t.site("river", cards="ruined_temple")
    t.site("steppe", cards="wolves")
    renewed(t)
    assert ("steppe",) in t.told("discards-site")
    assert ("river",) in t.told("discards-site")


# -- O-8.3.3 -----------------------------------------------------------------------------------


def test_an_edifice_that_the_winner_does_not_rule_falls_to_ruin():
    """O-8.3.3: its site is kept, without its denizens, and goes to the bottom."""
    t = table()
    t.site("fertile_valley", cards="longbows great_spire", relics="whistle")
    renewed(t)
    assert map_now(t)[7] == "fertile_valley"
    assert t.cards_at("h3") == ["fallen_spire"]
    assert t.at("h3").relics == [NUMBER["whistle"]]
    assert t.g.where[NUMBER["whistle"]] == zones.AT_SITE + 7
    assert t.g.where[NUMBER["longbows"]] == zones.PILE
    assert t.told("falls-to-ruin") == [("great_spire", "fallen_spire", "fertile_valley")]
    assert t.told("moves-site") == [("fertile_valley", "h3")]
    assert t.g.where[NUMBER["great_spire"]] == zones.BOX


def test_an_edifice_that_the_winner_rules_stays_whole():
    """O-8.3.3."""
    t = table()
    t.site("river", cards="longbows great_spire", ruler=1)
    renewed(t, 1, "usurper")
    assert t.cards_at("c1") == ["longbows", "great_spire"]


def test_an_old_ruin_that_the_winner_rules_keeps_its_denizens():
    """O-8.3.3: the site moves to the bottom with all that lies there."""
    t = table()
    t.site("river", cards="longbows fallen_spire", ruler=1)
    renewed(t, 1, "usurper")
    assert (map_now(t)[7], t.cards_at("h3")) == ("river", ["longbows", "fallen_spire"])


# -- O-8.3.4, O-8.3.5 --------------------------------------------------------------------------


def test_everything_leaves_the_map():
    """O-8.3.4: pawns, favor, secrets, warbands; those go to the banks of their colours."""
    t = table()
    t.man("fertile_valley", 0, 4)
    t.at("fertile_valley").favor = 2
    t.at("fertile_valley").secrets = 1
    t.g.laid[NUMBER["grand_scepter"]] = (1, 1)
    renewed(t)
    assert [player.pawn for player in t.g.players] == [-1, -1, -1]
    assert all((s.warbands, s.favor, s.secrets) == (0, 0, 0) for s in t.g.sites)
    assert t.player(0).bank + t.player(0).warbands == 24
    assert t.g.laid == {}


def test_whole_sites_move_toward_the_cradle():
    """O-8.3.5: up in their region; free slots are filled from the next regions, top to bottom."""
    t = table()
    for site in ("salt_flats", "standing_stones", "deep_woods", "wastes"):
        t.man(site, 0)
    renewed(t)
    # c2 goes up, the only one of the Provinces fills c2; both of the Hinterland come after it
    assert map_now(t)[:2] == ["salt_flats", "standing_stones"]
    assert map_now(t)[2:4] == ["deep_woods", "wastes"]
    assert t.told("moves-site") == [
        ("salt_flats", "c1"),
        ("standing_stones", "c2"),
        ("deep_woods", "p1"),
        ("wastes", "p2"),
    ]
    assert map_now(t)[6:] == ["-", "-"]


def test_ruins_come_back_from_the_bottom_in_reverse_order():
    """O-8.3.5: the last one at the very bottom."""
    t = table()
    t.site("salt_flats", cards="great_spire")
    t.site("river", cards="sprawling_rampart")
    t.site("standing_stones", cards="ancient_forge")
    t.site("deep_woods", cards="hall_of_debate")
    renewed(t)
    assert map_now(t)[4:] == ["salt_flats", "river", "standing_stones", "deep_woods"]
    assert map_now(t)[1] == "-"
    assert t.cards_at("p3") == ["fallen_spire"]


def test_ruins_find_room_above_kept_sites():
    """O-8.3.5: into empty slots of the Hinterland, then of the Provinces, of the Cradle last."""
    t = table()
    for site in ("fertile_valley", "river", "steppe", "standing_stones", "ancient_city", "wastes"):
        t.man(site, 0)
    t.site("salt_flats", cards="great_spire")
    t.site("deep_woods", cards="hall_of_debate")
    renewed(t)
    assert map_now(t) == [
        *("fertile_valley", "river"),
        *("steppe", "standing_stones", "ancient_city"),
        *("wastes", "salt_flats", "deep_woods"),
    ]


def test_all_sites_kept_stay_where_they_are():
    """O-8.3.5: nothing is drawn."""
    t = table()
    for slot in range(8):
        t.man(slot, 0)
    before = map_now(t)
    renewed(t)
    assert map_now(t) == before


@pytest.mark.parametrize("seed", range(5))
def test_empty_slots_get_facedown_sites_and_each_region_a_faceup_one(seed: int):
    """O-8.3.5: from all sites that are not on the map, those just discarded too."""
    t = Table(3, seed, chronicle="full")
    t.man("wastes", 0)
    renewed(t)
    assert [site.up for site in t.g.sites] == [True, False, True, False, False, True, False, False]
    assert map_now(t)[0] == "wastes"
    assert len(t.told("turns-site-up")) == 2
    assert len({site.card for site in t.g.sites}) == 8
    assert all(not site.relics and not site.favor and not site.secrets for site in t.g.sites)
    for site in SITE_NUMBERS:
        on_map = [slot for slot in range(8) if t.g.sites[slot].card == site]
        assert t.g.where[site] == (on_map[0] if on_map else zones.BOX)


def test_nobody_knows_the_new_facedown_sites():
    """O-9.4: even those who had seen the site where it lay before."""
    t = table()
    t.g.know = [sum(1 << site for site in SITE_NUMBERS)] * 3
    renewed(t)
    up = {site.card for site in t.g.sites if site.up}
    for seat in range(3):
        known = {site for site in SITE_NUMBERS if t.g.know[seat] >> site & 1}
        assert known == up
