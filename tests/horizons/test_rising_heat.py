"""Rising Heat of Stone and Sand: special rules, innate Powers tier by tier, unique cards."""

import pytest

from crannog.kernel import Json
from tests.horizons.spirits import HEAT, MUD, QUIET, WIND, damage_to_cities, laid, strike
from tests.horizons.table import Lands, Table, table

# == Rising Heat of Stone and Sand ================================================================


def test_blistering_heat_lowers_health():
    """In its sacred sites: City 2, Town 1, Explorer 1; elsewhere as usual."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"presence": 1}}
    t = table(spirits=[HEAT], lands=lands)
    health = {
        land: [t.state.health(kind, land) for kind in ("explorer", "town", "city", "dahan")]
        for land in ("G5", "G8")
    }
    assert health == {"G5": [1, 1, 2, 2], "G8": [1, 2, 3, 2]}


def test_blistering_heat_counts_for_every_spirit():
    """Another Spirit's Damage kills a City with 2 points; the Fear is the usual one."""
    lands: Lands = {"G5": {"presence": {1: 2}, "city": 1, "town": 1}, "G4": {"presence": {0: 2}}}
    t = laid(WIND, "slow", lands, "rouse_the_trees_and_stones", other=HEAT)
    t.use("rouse_the_trees_and_stones", at="G5", by=0).expect_asked(0, "damage", "G5", 2)
    strike(t, ("city", 0), ("city", 1))
    assert t.pieces("G5") == {"town": 1}
    assert t.fear == 2


def test_blistering_heat_is_not_damage():
    """An unhurt Invader loses nothing, and Invaders deal what they always deal."""
    lands: Lands = {"G5": {"presence": 2, "city": 1, "town": 1, "dahan": 3}}
    t = table(
        spirits=[HEAT],
        lands=lands,
        phase="ravage",
        ravage="inv_1_sands",
        queue=["G5"],
        invader_deck=["inv_1_jungle", "inv_1_mountain"],
    )
    assert t.events("ravage") == [["G5", 5]]


def test_blistering_heat_when_the_site_appears():
    """H-19.6: hurt Invaders die at once, with their Fear, before the card goes on."""
    lands: Lands = {
        "G5": {"presence": 1, "town": [1, 1], "city": [0, 0, 1]},
        "G8": {"presence": 1},
    }
    t = laid(HEAT, "slow", lands, "stinging_sandstorm").use("stinging_sandstorm", at="G5", by=0)
    assert t.land("G5").count("city") == 1
    t.choose("gather", "G8", "presence", 0)
    assert t.pieces("G5") == {}  # Town and City of the Heat, the last Town of the 1 Damage
    assert t.fear == 1 + 2 + 1 + 1
    order = [event["args"] for event in t.match.events() if event["kind"] in ("destroys", "damage")]
    assert order == [["town", "G5"], ["city", "G5"], ["G5", 1], ["town", "G5"]]


def test_blistering_heat_when_a_hurt_invader_enters():
    """It is destroyed at once."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"town": [1, 1]}}
    t = laid(HEAT, "fast", lands, "enticing_splendor").use("enticing_splendor", at="G5", by=0)
    t.choose("option", "gather-invader").choose("gather", "G8", "town", 1)
    assert t.pieces("G5") == {}
    assert t.pieces("G8") == {"town": 1}
    assert t.fear == 1


def test_blistering_heat_ends_with_the_site():
    """Health returns at once; Damage stays."""
    lands: Lands = {"G5": {"presence": 2, "city": [0, 1]}, "G8": {"presence": 2}}
    t = laid(HEAT, "fast", lands, "land_of_haunts_and_embers", "mysterious_abductions")
    t.use("land_of_haunts_and_embers", at="G5", by=0)
    assert t.land("G5").presence[0] == 1
    assert t.state.health("city", "G5") == 3
    t.use("mysterious_abductions", at="G5", by=0)
    assert t.hurt("G5") == {("city", 2): 1}


def test_blistering_heat_may_end_in_a_ravage():
    """H-30.1: the Blight ends the site before the Dahan strike back."""
    for presence, left in ((2, {("city", 2): 1}), (3, {})):
        t = table(
            spirits=[HEAT],
            lands={"G5": {"presence": presence, "city": 1, "dahan": 2}, "G8": {"presence": 1}},
            phase="ravage",
            ravage="inv_1_sands",
            queue=["G5"],
            more_of={0: {"in_play": ["stinging_sandstorm"]}},
            invader_deck=["inv_1_jungle", "inv_1_mountain"],
        )
        t.expect_asked(0, "use-powers", "slow")  # a slow card keeps the turn from ending
        assert t.events("ravage") == [["G5", 3]]
        cities = {piece: n for piece, n in t.hurt("G5").items() if piece[0] == "city"}
        assert cities == left
        assert t.land("G5").count("city") == len(left)


SCORCH = "scorch_with_waves_of_heat"


@pytest.mark.parametrize(
    ("elements", "explorers", "cities", "each"),
    [
        ("2 fire 2 air", 2, 0, False),
        ("3 fire 2 earth", 0, 2, False),  # tier 2 needs no air
        ("3 fire 2 air 2 earth", 2, 2, False),
        ("4 fire air 3 earth", 0, 4, False),
        ("5 fire 2 air 3 earth", 2, 4, True),
        ("4 fire 2 air 3 earth", 2, 4, False),
    ],
)
def test_scorch_tiers(elements: str, explorers: int, cities: int, each: bool):
    """2 Damage to Explorers; 2 Damage; 2 Damage; 1 to each Invader; all independent."""
    lands: Lands = {"G5": {"presence": 2}, "G4": {"explorer": 4, "city": 3}}
    t = laid(HEAT, "slow", lands, elements=elements).use(SCORCH, at="G4", by=0)
    while t.prompt == "damage":  # the unrestricted points all go to Cities
        t.choose(*next(option for option in t.options[::-1] if option[1] == "city"))
    assert t.prompt == "use-powers"
    assert t.land("G4").count("explorer") == (0 if each else 4 - explorers)
    expected = cities + (2 if each else 0)  # of three Cities one is dead before the last tier
    assert damage_to_cities(t, "G4", 3) == expected


def test_scorch_tier_one_hits_explorers_only():
    """The user has no other target for those 2 points."""
    lands: Lands = {"G5": {"presence": 2}, "G4": {"explorer": 1, "town": 1}}
    t = laid(HEAT, "slow", lands, elements="2 fire 2 air").use(SCORCH, at="G4", by=0)
    assert t.pieces("G4") == {"town": 1}
    assert t.hurt("G4") == {}


def test_call_on_herders_for_aid():
    """Up to 2 Dahan come; then up to as many pieces as there are Dahan go."""
    lands: Lands = {
        "G5": {"presence": 2},
        "G8": {"dahan": 1, "explorer": 1, "town": 2, "city": 1},
        "G7": {"dahan": 3},
    }
    t = laid(HEAT, "slow", lands, "call_on_herders_for_aid")
    t.use("call_on_herders_for_aid", at="G8", by=0).expect_asked(0, "gather", "G8", 2)
    t.choose("gather", "G7", "dahan", 0).choose("done")
    t.expect_asked(0, "push", "G8", 2).offers(("done",)).lacks(("push", "city", 0, "G6"))
    t.choose("push", "dahan", 0, "G6")  # counted once: a Dahan that goes lowers nothing
    t.expect_asked(0, "push", "G8", 1).choose("push", "town", 0, "G6")
    assert t.pieces("G8") == {"explorer": 1, "town": 1, "city": 1, "dahan": 1}


def test_call_on_herders_without_dahan():
    """Nobody comes, nobody goes."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"town": 2}}
    t = laid(HEAT, "slow", lands, "call_on_herders_for_aid")
    t.use("call_on_herders_for_aid", at="G8", by=0)
    assert t.prompt == "use-powers"
    assert t.pieces("G8") == {"town": 2}


def searing(energy: int) -> Table:
    """Gift of Searing Heat used on the Mud, which stands in H6 and H7."""
    lands: Lands = {
        "H6": {"presence": {1: 1}, "explorer": 1},
        "H7": {"presence": {1: 1}, "town": 1},
        "H8": {"town": 1},
        "G5": {"presence": {0: 2}, "town": 1},
    }
    t = laid(HEAT, "fast", lands, "gift_of_searing_heat", energy={1: energy})
    return t.use("gift_of_searing_heat", on=1, by=0)


def test_gift_of_searing_heat_energy():
    """The target chooses: 2 Energy, or ..."""
    t = searing(1).expect_asked(1, "alternative", "gift_of_searing_heat")
    t.offers_just(("option", "energy"), ("option", "damage")).choose("option", "energy")
    assert t.spirit(1).energy == 3


def test_gift_of_searing_heat_damage():
    """... pay 1 Energy for 1 Damage in one of its own lands."""
    t = searing(1).choose("option", "damage").expect_asked(1, "searing-heat")
    t.offers_just(("piece-in", "H6", "explorer", 0), ("piece-in", "H7", "town", 0))
    t.choose("piece-in", "H7", "town", 0)
    assert t.spirit(1).energy == 0
    assert (t.events("pays"), t.events("damage")) == ([[1, 1]], [["H7", 1]])
    assert t.hurt("H7") == {("town", 1): 1}


def test_gift_of_searing_heat_without_energy():
    """Then only the first is possible."""
    assert searing(0).spirit(1).energy == 2


def test_stinging_sandstorm():
    """Gather up to 1 own presence, then 1 Fear and 1 Damage."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"town": 1, "dahan": 1}}
    t = laid(HEAT, "slow", lands, "stinging_sandstorm").use("stinging_sandstorm", at="G8", by=0)
    t.expect_asked(0, "gather", "G8", 1)
    t.offers_just(("gather", "G5", "presence", 0), ("done",)).choose("done")
    assert t.presence() == {"G5": 2}
    assert t.hurt("G8") == {("town", 1): 1}
    assert t.fear == 1


def swelter(ravage: str | None, build: str | None) -> Table:
    """Sweltering Exhaustion in G4 (Wetland) by seat 1, before these Invader actions."""
    t = table(
        2,
        spirits=[MUD, HEAT],
        lands={
            "H8": {"presence": {1: 1}},
            "G3": {"presence": {1: 2}},
            "G4": {"town": 1, "explorer": 1, "dahan": 2},
            "G5": {"presence": {0: 2}},
        },
        phase="fast",
        in_play={1: ["sweltering_exhaustion"]},
        ravage=ravage,
        build=build,
        hold=False,
        invader_deck=list[Json](QUIET),
    )
    return t.use("sweltering_exhaustion", at="G4", by=1)


def test_sweltering_exhaustion_skips_a_ravage():
    """Decided by its user when the Ravage is about to happen; no Damage, no counterattack."""
    t = swelter("inv_1_wetland", "inv_2_wetland")
    assert t.fear == 1
    t.expect_asked(1, "stall", "G4", "ravage", rule="H-21.2")
    t.offers_just(("skip", "ravage"), ("allow", "ravage")).choose("skip", "ravage")
    assert t.events("skipped") == [["ravage", "G4"]]
    assert t.events("ravage") == []
    assert t.events("counterattack") == []
    assert t.events("adds")[0] == ["city", "G4"]  # it is used up: the Build happens


def test_sweltering_exhaustion_skips_a_build():
    """Declining the Ravage keeps the Build skippable."""
    t = swelter("inv_1_wetland", "inv_2_wetland").choose("allow", "ravage")
    assert t.events("ravage") == [["G4", 3]]
    while not t.is_asked(1, "stall"):
        t.choose(*t.options[0])
    t.expect_asked(1, "stall", "G4", "build").choose("skip", "build")
    assert t.events("skipped") == [["build", "G4"]]
    assert ["city", "G4"] not in t.events("adds")


def test_sweltering_exhaustion_may_be_declined():
    """Allowed, the Build happens; unused, the skip is lost at the end of the turn."""
    t = swelter(None, "inv_2_wetland").expect_asked(1, "stall", "G4", "build")
    t.choose("allow", "build")
    assert t.events("adds")[0] == ["city", "G4"]
    assert t.events("time-passes") == [[]]
    assert t.land("G4").stalls == ()


def test_sweltering_exhaustion_does_not_stop_an_explore():
    """Only a Ravage or a Build."""
    t = table(
        spirits=[HEAT],
        lands={"G5": {"presence": 2}, "G8": {"town": 1}},
        phase="fast",
        in_play={0: ["sweltering_exhaustion"]},
        hold=False,
        invader_deck=["inv_1_mountain", "inv_1_sands"],
    )
    t.use("sweltering_exhaustion", at="G8")
    assert ["explorer", "G8"] in t.events("adds")
