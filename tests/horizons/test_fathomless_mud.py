"""Fathomless Mud of the Swamp: special rules, innate Powers tier by tier, unique cards."""

import pytest

from crannog.kernel import Json
from tests.horizons.spirits import EYES, HEAT, MUD, QUIET, damage_to_cities, laid
from tests.horizons.table import STOP, Lands, Table, table

# == Fathomless Mud of the Swamp ==================================================================


def building(lands: Lands, *spirits: str) -> Table:
    """The Build of Wetlands is about to happen."""
    return table(
        len(spirits),
        spirits=spirits,
        lands=lands,
        phase="build",
        build="inv_1_wetland",
        invader_deck=list[Json](QUIET),
    )


def test_offer_no_firm_foundations():
    """In its sacred sites a Build adds an Explorer instead of a Town or City."""
    t = building({"G2": {"presence": 2, "explorer": 1}, "G4": {"town": 1, "presence": 2}}, MUD)
    assert t.events("adds")[:2] == [["explorer", "G2"], ["explorer", "G4"]]
    assert t.pieces("G4") == {"explorer": 1, "town": 1}


def test_offer_no_firm_foundations_needs_a_sacred_site():
    """With one presence, or another's sacred site, the Build is as usual."""
    lands: Lands = {
        "G2": {"presence": {0: 1}, "explorer": 1},
        "G4": {"town": 1, "presence": {1: 2}},
        "G5": {"presence": {0: 1}},
    }
    t = building(lands, MUD, HEAT)
    assert t.events("adds")[:2] == [["town", "G2"], ["city", "G4"]]


def test_offer_no_firm_foundations_needs_invaders():
    """H-9.3: a land without Invaders does not Build."""
    t = building({"G2": {"presence": 2}, "G4": {"explorer": 1}}, MUD)
    assert t.events("adds")[0] == ["town", "G4"]
    assert t.pieces("G2") == {}


MIRE = "spreading_and_dreadful_mire"


def test_mire_moves_presence_from_its_origin():
    """Tier 1: one presence from the sacred site to the target, which may end the site."""
    lands: Lands = {"G2": {"presence": 2}, "G4": {"town": 1}}
    t = laid(MUD, "slow", lands, elements="water").use(MIRE, at="G4", by=0)
    assert t.presence() == {"G2": 1, "G4": 1}
    assert t.state.sacred_sites(0) == []
    assert t.events("moves-presence") == [[0, "G2", "G4"]]


def test_mire_origin_is_chosen():
    """With several sacred sites in range the user names one."""
    lands: Lands = {"G2": {"presence": 2}, "G5": {"presence": 2}, "G4": {"town": 1}}
    t = laid(MUD, "slow", lands, elements="water").use(MIRE, at="G4", by=0)
    t.expect_asked(0, "origin", MIRE, rule="H-5.3").offers_lands("G2", "G5").choose("land", "G5")
    assert t.presence() == {"G2": 2, "G4": 1, "G5": 1}


def test_mire_in_the_origin_itself():
    """Then nothing moves."""
    lands: Lands = {"G2": {"presence": 2, "town": 1}}
    t = laid(MUD, "slow", lands, elements="water").use(MIRE, at="G2", by=0)
    assert t.presence() == {"G2": 2}
    assert t.prompt == "use-powers"


def test_mire_from_afar():
    """A plain Move: with more range the distance does not matter."""
    lands: Lands = {"G3": {"presence": 2}, "G5": {"town": 1}}
    t = laid(MUD, "slow", lands, elements="water", more_of={0: {"range_bonus": 1}})
    t.use(MIRE, at="G5", by=0)
    assert t.presence() == {"G3": 1, "G5": 1}


def test_mire_from_a_partners_sacred_site():
    """H-5.3: Entwined Power lends an origin; from there no presence of one's own can move."""
    lands: Lands = {"G2": {"presence": {0: 2}}, "G5": {"presence": {1: 2}}, "G4": {"town": 1}}
    t = laid(MUD, "slow", lands, elements="water", more_of={0: {"shares": [1]}})
    t.use(MIRE, at="G4", by=0).expect_asked(0, "origin").offers_lands("G2", "G5")
    assert t.choose("land", "G5").presence(0) == {"G2": 2}


@pytest.mark.parametrize(
    ("elements", "fear", "damage", "pushed"),
    [
        ("water", 0, 0, 0),
        ("moon 2 water earth", 1, 1, 1),
        ("2 moon 3 water 2 earth", 2, 2, 2),
        ("3 moon 4 water 3 earth 2 plant", 2, 4, 2),
        ("3 moon 4 water 3 earth plant", 2, 2, 2),
    ],
)
def test_mire_tiers(elements: str, fear: int, damage: int, pushed: int):
    """Fear, Damage, a Dahan that must go, twice; then 2 Damage."""
    lands: Lands = {"G2": {"presence": 2}, "G4": {"city": 2, "dahan": 3}}
    t = laid(MUD, "slow", lands, elements=elements).use(MIRE, at="G4", by=0)
    while t.prompt in ("damage", "push"):
        if t.prompt == "push":
            t.lacks(("done",))
        t.choose(*t.options[0])
    assert t.prompt == "use-powers"
    assert damage_to_cities(t, "G4", 2) == damage
    assert t.land("G4").count("dahan") == 3 - pushed
    assert t.fear == fear + 2 * (2 - t.land("G4").count("city"))
    assert t.presence() == {"G2": 1, "G4": 1}


def test_mire_with_fewer_elements():
    """H-18.7: tier 1 is part of every tier above it."""
    lands: Lands = {"G2": {"presence": 2}, "G4": {"city": 2, "dahan": 3}}
    t = laid(MUD, "slow", lands, elements="2 moon 3 water 2 earth")
    t.choose("use-fewer", MIRE, by=0).offers_just(("tiers", 1, 2), ("tiers", 1), STOP)
    t.choose("tiers", 1).choose("land", "G4")
    assert t.presence() == {"G2": 1, "G4": 1}
    assert (t.fear, t.hurt("G4")) == (0, {})


EXALTATION = "exaltation_of_tangled_growth"


def test_exaltation_of_tangled_growth():
    """The target may pay 1, then the user 2, each for a power card of its choice."""
    t = table(
        2,
        spirits=[MUD, EYES],
        phase="slow",
        in_play={0: [EXALTATION]},
        energy={0: 2, 1: 1},
        minor_deck=["drought", "rain_of_blood", "steam_vents", "call_to_tend"],
        major_deck=["tsunami", "powerstorm", "accelerated_rot", "talons_of_lightning"],
    )
    t.use(EXALTATION, on=1, by=0).expect_asked(1, "pay-for-card", EXALTATION)
    t.offers_just(("pay", 1), ("no-pay",)).choose("pay", 1)
    t.expect_asked(1, "power-deck").choose("deck", "major").choose("take", "powerstorm")
    t.expect_asked(1, "forget").choose("forget", "mysterious_abductions")
    t.expect_asked(0, "pay-for-card").offers_just(("pay", 2), ("no-pay",)).choose("pay", 2)
    t.choose("deck", "minor").choose("take", "drought")
    assert [t.spirit(seat).energy for seat in (0, 1)] == [0, 0]
    assert "powerstorm" in t.spirit(1).hand
    assert "drought" in t.spirit(0).hand


def test_exaltation_may_be_declined_by_both():
    """Each decides for itself; without the Energy nothing is asked."""
    t = table(2, spirits=[MUD, EYES], phase="slow", in_play={0: [EXALTATION]}, energy={0: 2, 1: 1})
    t.use(EXALTATION, on=1, by=0).choose("no-pay").expect_asked(0, "pay-for-card").choose("no-pay")
    assert t.events("gains-power") == []
    t = table(2, spirits=[MUD, EYES], phase="slow", in_play={0: [EXALTATION]}, energy={0: 1})
    t.use(EXALTATION, on=1, by=0)
    assert t.prompt == "use-powers"


def test_exaltation_solo():
    """H-26.3: the Mud is the target and may use both lines, for 1 and 2 Energy."""
    t = table(
        spirits=[MUD],
        phase="slow",
        in_play={0: [EXALTATION]},
        energy={0: 3},
        minor_deck=[
            "drought",
            "rain_of_blood",
            "steam_vents",
            "call_to_tend",
            "call_to_migrate",
            "devouring_ants",
            "uncanny_melting",
            "song_of_sanctity",
        ],
    )
    t.use(EXALTATION).choose("pay", 1).choose("deck", "minor").choose("take", "drought")
    t.choose("pay", 2).choose("deck", "minor").choose("take", "devouring_ants")
    assert {"drought", "devouring_ants"} <= set(t.spirit().hand)
    assert t.spirit().energy == 0


def test_foul_vapors_and_fetid_muck():
    """1 Fear, Push up to 2 Explorers; within 2 of a sacred site, at Invaders."""
    lands: Lands = {"G2": {"presence": 2}, "G8": {"explorer": 3, "town": 1}}
    t = laid(MUD, "slow", lands, "foul_vapors_and_fetid_muck")
    t.use("foul_vapors_and_fetid_muck", at="G8", by=0).offers(("done",))
    t.lacks(("push", "town", 0, "G5"))
    t.choose("push", "explorer", 0, "G5").choose("push", "explorer", 0, "G6")
    assert t.prompt == "use-powers"
    assert t.pieces("G8") == {"explorer": 1, "town": 1}
    assert t.fear == 1


def test_intractable_thickets_and_thorns():
    """1 Fear, Defend 5."""
    t = laid(MUD, "fast", {"G2": {"presence": 2}}, "intractable_thickets_and_thorns")
    t.use("intractable_thickets_and_thorns", at="G6", by=0)
    assert (t.fear, t.land("G6").defend) == (1, 5)


@pytest.mark.parametrize(("town", "come", "works"), [(1, 2, True), (1, 0, False), (0, 1, False)])
def test_open_shifting_waterways(town: int, come: int, works: bool):
    """Up to 2 Dahan come; with Dahan and Invaders there 1 Fear and 1 Damage."""
    lands: Lands = {"G2": {"presence": 2}, "G4": {"town": town}, "G3": {"dahan": 3}}
    t = laid(MUD, "slow", lands, "open_shifting_waterways")
    t.use("open_shifting_waterways", at="G4", by=0).expect_asked(0, "gather", "G4", 2)
    for _ in range(come):
        t.choose("gather", "G3", "dahan", 0)
    if come < 2:
        t.choose("done")
    assert t.fear == works
    assert t.hurt("G4") == ({("town", 1): 1} if works else {})
