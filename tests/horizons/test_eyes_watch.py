"""Eyes Watch from the Trees: special rules, innate Powers tier by tier, unique cards."""

import pytest

from tests.horizons.spirits import EYES, MUD, laid
from tests.horizons.table import STOP, Lands

# == Eyes Watch from the Trees ====================================================================

TRUST_LANDS: Lands = {"G7": {"presence": 2}, "G4": {"dahan": 2}, "G8": {"town": 1}}


def test_dahan_trust_the_watchers():
    """After a Power that adds Defend to a single land up to 1 Dahan may come there."""
    t = laid(EYES, "fast", TRUST_LANDS, "drift_down_into_slumber")
    t.use("drift_down_into_slumber", at="G7", by=0)
    t.expect_asked(0, "gather", "G7", 1, rule="H-30.10")
    t.offers_just(("gather", "G4", "dahan", 0), ("done",)).choose("gather", "G4", "dahan", 0)
    assert t.pieces("G7") == {"dahan": 1}
    assert t.prompt == "use-powers"


def test_dahan_trust_the_watchers_may_be_declined():
    """It is "up to"."""
    t = laid(EYES, "fast", TRUST_LANDS, "drift_down_into_slumber")
    t.use("drift_down_into_slumber", at="G7", by=0).choose("done")
    assert t.pieces("G7") == {}


def test_dahan_trust_the_watchers_each_time():
    """Any number of Powers a turn, once each."""
    t = laid(EYES, "fast", TRUST_LANDS, "drift_down_into_slumber", "dark_and_tangled_woods")
    for card in ("drift_down_into_slumber", "dark_and_tangled_woods"):
        t.use(card, at="G7", by=0).choose("gather", "G4", "dahan", 0)
    assert t.pieces("G7") == {"dahan": 2}


def test_dahan_trust_the_watchers_after_the_whole_power():
    """First the Power's own steps, then the Dahan."""
    lands: Lands = {"G7": {"presence": 2}, "G4": {"dahan": 1, "explorer": 1}}
    t = laid(EYES, "fast", lands, "entrancing_apparitions")
    t.use("entrancing_apparitions", at="G7", by=0)
    t.expect_asked(0, "gather", "G7", 2).choose("gather", "G4", "explorer", 0)
    t.expect_asked(0, "gather", "G7", 1, rule="H-30.10")


def test_dahan_trust_the_watchers_needs_defend():
    """Not where the Power added none."""
    lands: Lands = {"G7": {"presence": 2, "blight": 1}, "G4": {"dahan": 2}}
    t = laid(EYES, "fast", lands, "natures_resilience", elements="2 water")
    t.use("natures_resilience", at="G7", by=0).choose("option", "remove-blight")
    assert t.prompt == "use-powers"


def test_dahan_trust_the_watchers_needs_a_single_land():
    """H-30.10: a ward in each land never triggers it, even with one land."""
    t = laid(EYES, "fast", TRUST_LANDS, "encompassing_ward").use("encompassing_ward", on=0, by=0)
    assert t.prompt == "use-powers"


def test_dahan_trust_the_watchers_is_for_own_powers():
    """Another Spirit's Defend moves nobody."""
    lands: Lands = {"G5": {"presence": {0: 1}}, "H5": {"presence": {1: 2}}, "G8": {"dahan": 1}}
    t = laid(MUD, "fast", lands, "intractable_thickets_and_thorns", other=EYES)
    t.use("intractable_thickets_and_thorns", at="G5", by=0)
    assert t.land("G5").defend == 5
    assert t.prompt == "use-powers"


def test_dahan_trust_the_watchers_before_a_repeat():
    """The first use is over with its Dahan before the repeat begins (H-14.8)."""
    lands: Lands = {"G7": {"presence": 2, "city": 1}, "G4": {"dahan": 2}}
    t = laid(EYES, "fast", lands, "winds_of_rust_and_atrophy", elements="2 air 2 water animal")
    t.use("winds_of_rust_and_atrophy", at="G7", by=0)
    t.expect_asked(0, "gather", "G7", 1, rule="H-30.10").choose("gather", "G4", "dahan", 0)
    t.expect_asked(0, "repeat").choose("land", "G7")
    t.expect_asked(0, "gather", "G7", 1, rule="H-30.10").choose("gather", "G4", "dahan", 0)
    assert t.pieces("G7") == {"explorer": 1, "dahan": 2}
    assert t.prompt == "use-powers"


@pytest.mark.parametrize(
    ("elements", "fear", "defend"),
    [
        ("moon 2 plant", 1, 2),
        ("2 moon 3 plant", 1, 4),
        ("2 moon 2 air 4 plant", 3, 6),
        ("3 moon 3 air 5 plant", 5, 12),
        ("3 moon 2 air 5 plant", 3, 6),
    ],
)
def test_mischief_and_sabotage(elements: str, fear: int, defend: int):
    """H-18.5: each tier instead of those above it; from a sacred site, at Invaders."""
    lands: Lands = {"G7": {"presence": 2}, "G8": {"town": 1}, "G2": {"presence": 1, "town": 1}}
    t = laid(EYES, "fast", lands, elements=elements).use("mischief_and_sabotage", at="G8", by=0)
    assert (t.fear, t.land("G8").defend) == (fear, defend)
    assert t.prompt == "use-powers"


def test_mischief_and_sabotage_with_fewer_elements():
    """H-18.7: a lower tier may be taken; one Dahan comes."""
    lands: Lands = {"G7": {"presence": 2, "dahan": 2}, "G8": {"town": 1}}
    t = laid(EYES, "fast", lands, elements="3 moon 3 air 5 plant")
    t.choose("use-fewer", "mischief_and_sabotage", by=0)
    t.offers_just(("tiers", 1, 2, 3), ("tiers", 1, 2), ("tiers", 1), STOP).choose("tiers", 1, 2)
    t.choose("gather", "G7", "dahan", 0)
    assert (t.fear, t.land("G8").defend) == (1, 4)
    assert t.pieces("G8") == {"town": 1, "dahan": 1}


def test_mischief_and_sabotage_needs_a_sacred_site_near_invaders():
    """H-5.3, H-5.4."""
    lands: Lands = {"G7": {"presence": 1}, "G8": {"town": 1, "presence": 1}}
    t = laid(EYES, "fast", lands, elements="moon 2 plant")
    assert set(t.match.pending) == {1}


def test_boon_of_watchful_guarding():
    """The user names a land of the target: Defend 4; the target may pay 1 for Defend 8."""
    lands: Lands = {
        "H6": {"presence": {1: 1}},
        "H7": {"presence": {1: 1}, "dahan": 1},
        "G7": {"presence": {0: 2}},
    }
    t = laid(EYES, "fast", lands, "boon_of_watchful_guarding", energy={1: 1})
    t.use("boon_of_watchful_guarding", on=1, by=0)
    t.expect_asked(0, "guarded-land").offers_lands("H6", "H7").choose("land", "H6")
    t.expect_asked(1, "pay-for-defend").offers_just(("pay", 1), ("no-pay",)).choose("pay", 1)
    assert (t.land("H6").defend, t.spirit(1).energy) == (8, 0)
    assert t.events("pays") == [[1, 1]]
    t.expect_asked(0, "gather", "H6", 1).choose("gather", "H7", "dahan", 0)
    assert t.pieces("H6") == {"dahan": 1}


def test_boon_of_watchful_guarding_without_pay():
    """Declined, or without Energy: Defend 4; oneself may be the target."""
    lands: Lands = {"G7": {"presence": {0: 2}}}
    t = laid(EYES, "fast", lands, "boon_of_watchful_guarding", energy={0: 1})
    t.use("boon_of_watchful_guarding", on=0, by=0).choose("no-pay")
    assert (t.land("G7").defend, t.spirit().energy) == (4, 1)
    t = laid(EYES, "fast", lands, "boon_of_watchful_guarding")
    t.use("boon_of_watchful_guarding", on=0, by=0)
    assert t.land("G7").defend == 4
    assert t.prompt == "use-powers"


def test_eerie_noises_and_moving_trees():
    """2 Fear, Push up to 2 Explorers/Towns."""
    lands: Lands = {"G7": {"presence": 2}, "G8": {"explorer": 1, "town": 2, "city": 1}}
    t = laid(EYES, "slow", lands, "eerie_noises_and_moving_trees")
    t.use("eerie_noises_and_moving_trees", at="G8", by=0).offers(("done",))
    t.lacks(("push", "city", 0, "G5"))
    t.choose("push", "town", 0, "G5").choose("push", "explorer", 0, "G6")
    assert t.prompt == "use-powers"
    assert t.pieces("G8") == {"town": 1, "city": 1}
    assert t.fear == 2


def test_mysterious_abductions():
    """1 Fear, 1 Damage where the presence is."""
    lands: Lands = {"G7": {"presence": 2, "explorer": 1, "town": 1}}
    t = laid(EYES, "fast", lands, "mysterious_abductions")
    t.use("mysterious_abductions", at="G7", by=0).choose("piece", "explorer", 0)
    assert t.pieces("G7") == {"town": 1}
    assert t.fear == 1


@pytest.mark.parametrize(("town", "come", "fear"), [(1, 1, 1), (0, 1, 0), (1, 0, 0)])
def test_whispered_guidance_through_the_night(town: int, come: int, fear: int):
    """Up to 3 Dahan come; then 1 Fear if Invaders and Dahan are there."""
    lands: Lands = {"G7": {"presence": 2}, "G8": {"town": town}, "G5": {"dahan": 4}}
    t = laid(EYES, "slow", lands, "whispered_guidance_through_the_night")
    t.use("whispered_guidance_through_the_night", at="G8", by=0)
    t.expect_asked(0, "gather", "G8", 3)
    for _ in range(come):
        t.choose("gather", "G5", "dahan", 0)
    t.choose("done")
    assert t.fear == fear
