"""Devouring Teeth Lurk Underfoot: special rules, innate Powers tier by tier, unique cards."""

import pytest

from crannog.kernel import Json
from tests.horizons.spirits import (
    EYES,
    HEAT,
    QUIET,
    TEETH,
    WIND,
    damage_to_cities,
    laid,
    strike,
    through,
)
from tests.horizons.table import STOP, Lands, Table, table

# == Devouring Teeth Lurk Underfoot ===============================================================


def test_territorial_aggression_adds_one():
    """Each use that deals Damage deals 1 more."""
    t = laid(TEETH, "slow", {"G5": {"presence": 2, "city": 1}}, "rouse_the_trees_and_stones")
    t.use("rouse_the_trees_and_stones", at="G5", by=0)
    t.expect_asked(0, "bonus-damage", "G5", 1, rule="H-30.3").choose("piece", "city", 2)
    assert t.pieces("G5") == {}
    assert t.fear == 2


def test_territorial_aggression_has_the_powers_restriction():
    """The extra point may hit only what the Power may hit."""
    t = laid(TEETH, "slow", {"G5": {"presence": 1, "town": 2, "city": 1}}, "ferocious_rampage")
    t.use("ferocious_rampage", at="G5", by=0).choose("piece", "town", 1)
    t.offers_just(("piece", "town", 1), ("keep-bonus",)).choose("piece", "town", 1)
    assert t.pieces("G5") == {"city": 1}
    assert t.hurt("G5") == {}
    assert t.fear == 1 + 2


def test_territorial_aggression_cannot_be_declined():
    """Kept for later, it is dealt at the end of the use."""
    t = laid(TEETH, "slow", {"G5": {"presence": 2, "city": 1}}, "rouse_the_trees_and_stones")
    t.use("rouse_the_trees_and_stones", at="G5", by=0).choose("keep-bonus")
    assert t.pieces("G5") == {}
    assert t.prompt == "use-powers"


def test_territorial_aggression_needs_damage_really_dealt():
    """H-25.5, H-29.5: Damage that finds nobody gets nothing."""
    t = laid(TEETH, "slow", {"G5": {"presence": 1, "city": 1}}, "ferocious_rampage")
    t.use("ferocious_rampage", at="G5", by=0)
    assert t.hurt("G5") == {}
    assert t.fear == 1


def test_territorial_aggression_is_not_for_destroying():
    """Destroying is not Damage, nor are 0 points of it."""
    t = laid(TEETH, "fast", {"G5": {"presence": 1, "explorer": 1, "town": 1}}, "steam_vents")
    t.use("steam_vents", at="G5", by=0)
    assert t.hurt("G5") == {}
    t = laid(TEETH, "slow", {"G7": {"presence": 2, "town": 1}}, "purifying_flame")
    t.use("purifying_flame", at="G7", by=0)  # no Blight, no Damage
    assert t.hurt("G7") == {}
    assert t.prompt == "use-powers"
    lands: Lands = {"G5": {"presence": 2, "town": 2, "explorer": 1}}
    t = laid(TEETH, "slow", lands, "drought").use("drought", at="G5", by=0)
    assert t.pieces("G5") == {"explorer": 1}  # no Town or City was left to be damaged


def test_territorial_aggression_with_damage_to_each():
    """One Invader takes one more, of the kinds the Power damages."""
    lands: Lands = {"G5": {"presence": 2, "explorer": 1, "town": 1, "city": 2}}
    t = laid(TEETH, "fast", lands, "quicken_the_earths_struggles")
    t.use("quicken_the_earths_struggles", at="G5", by=0).choose("option", "damage")
    t.offers_just(("piece", "town", 1), ("piece", "city", 1), ("keep-bonus",))
    t.choose("piece", "city", 1)
    assert t.hurt("G5") == {("town", 1): 1, ("city", 1): 1, ("city", 2): 1}


def test_territorial_aggression_with_different_invaders():
    """1 each, and 1 more on one of them."""
    lands: Lands = {"G5": {"presence": 2, "dahan": 2, "city": 2}}
    t = laid(TEETH, "fast", lands, "veil_the_nights_hunt")
    t.use("veil_the_nights_hunt", at="G5", by=0).choose("option", "damage")
    t.choose("piece", "city", 1)
    assert t.hurt("G5") == {("city", 1): 1, ("city", 2): 1}


def test_territorial_aggression_once_per_use_not_per_instruction():
    """Devouring Ants deal Damage twice, and 1 more in all."""
    t = laid(TEETH, "slow", {"G5": {"presence": 2, "city": 2}}, "devouring_ants")
    through(t.use("devouring_ants", at="G5", by=0))
    assert damage_to_cities(t, "G5", 2) == 3


def test_territorial_aggression_on_a_repeat():
    """H-29.4: a repeat is another use and gets 1 more again."""
    t = laid(
        TEETH,
        "slow",
        {"G5": {"presence": 2, "city": 3}},
        "rouse_the_trees_and_stones",
        energy={0: 1},
        more_of={0: {"repeats": 1}},
    )
    through(t.use("rouse_the_trees_and_stones", at="G5", by=0))
    through(t.use("rouse_the_trees_and_stones", at="G5", by=0, verb="repeat"))
    assert damage_to_cities(t, "G5", 3) == 6


def test_territorial_aggression_is_for_own_powers_only():
    """H-29.3: not with Gift of Searing Heat used on the Teeth, nor for other Spirits."""
    t = table(
        2,
        spirits=[HEAT, TEETH],
        lands={"G5": {"presence": {0: 2}}, "H5": {"presence": {1: 1}, "city": 1}},
        phase="fast",
        in_play={0: ["gift_of_searing_heat"]},
        energy={1: 1},
    )
    t.use("gift_of_searing_heat", on=1, by=0).choose("option", "damage", by=1)
    assert t.hurt("H5") == {("city", 1): 1}
    t = laid(EYES, "fast", {"G5": {"presence": 2, "city": 1}}, "mysterious_abductions", other=TEETH)
    t.use("mysterious_abductions", at="G5", by=0)
    assert t.hurt("G5") == {("city", 1): 1}


# -- Death Approaches from Beneath the Surface ----------------------------------------------------

APPROACH = "death_approaches"


def test_death_approaches_gathers_presence():
    """Tier 1: without presence there, one is Gathered; the user says from where."""
    lands: Lands = {"G8": {"town": 1}, "G5": {"presence": 1}, "G7": {"presence": 1}}
    t = laid(TEETH, "slow", lands, elements="fire animal").use(APPROACH, at="G8", by=0)
    t.expect_asked(0, "gather", "G8")
    t.offers_just(("gather", "G5", "presence", 0), ("gather", "G7", "presence", 0))
    t.choose("gather", "G7", "presence", 0)
    assert t.presence() == {"G5": 1, "G8": 1}
    assert t.hurt("G8") == {}


def test_death_approaches_gather_is_mandatory():
    """Even the only presence comes."""
    lands: Lands = {"G8": {"town": 1}, "G5": {"presence": 1}}
    t = laid(TEETH, "slow", lands, elements="fire animal").use(APPROACH, at="G8", by=0)
    assert t.presence() == {"G8": 1}


def test_death_approaches_with_presence_there():
    """No Gather then."""
    lands: Lands = {"G8": {"town": 1, "presence": 1}, "G5": {"presence": 1}}
    t = laid(TEETH, "slow", lands, elements="fire animal").use(APPROACH, at="G8", by=0)
    assert t.presence() == {"G5": 1, "G8": 1}


def test_death_approaches_from_afar():
    """With extended range there may be no presence next door: skipped."""
    lands: Lands = {"G8": {"town": 1}, "G2": {"presence": 1}}
    t = laid(
        TEETH,
        "slow",
        lands,
        elements="2 fire earth 2 animal",
        more_of={0: {"range_bonus": 1}},
    )
    through(t.use(APPROACH, at="G8", by=0))
    assert t.presence() == {"G2": 1}
    assert t.pieces("G8") == {}  # 1 Damage and 1 more


@pytest.mark.parametrize(
    ("elements", "damage", "fear"),
    [
        ("fire animal", 0, 0),
        ("2 fire 2 animal", 0, 0),
        ("2 fire earth 2 animal", 2, 0),
        ("3 fire earth 3 animal", 4, 0),
        ("4 fire 2 earth 5 animal", 8, 2),
        ("4 fire earth 5 animal", 4, 0),
    ],
)
def test_death_approaches_tiers(elements: str, damage: int, fear: int):
    """1, 2 and 4 Damage add up, 1 more in all; the last tier brings 2 Fear."""
    t = laid(TEETH, "slow", {"G5": {"presence": 1, "city": 3}}, elements=elements)
    through(t.use(APPROACH, at="G5", by=0))
    assert damage_to_cities(t, "G5", 3) == damage
    assert t.fear == fear + 2 * (3 - t.land("G5").count("city"))


def test_death_approaches_needs_its_elements():
    """H-5.1: with fire alone there is no tier."""
    t = laid(TEETH, "slow", {"G5": {"presence": 1, "city": 1}}, elements="3 fire")
    assert set(t.match.pending) == {1}


def test_death_approaches_fewer_elements():
    """H-18.7: the Gather can't be left out while taking the Damage."""
    lands: Lands = {"G8": {"city": 3}, "G5": {"presence": 1}}
    t = laid(TEETH, "slow", lands, elements="4 fire 2 earth 5 animal")
    t.choose("use-fewer", APPROACH, by=0).expect_asked(0, "fewer-elements", APPROACH)
    t.offers_just(("tiers", 1, 2, 3), ("tiers", 1, 2), ("tiers", 1), STOP)
    t.choose("tiers", 1, 2)
    through(t)
    assert t.presence() == {"G8": 1}
    assert damage_to_cities(t, "G8", 3) == 2


# -- unique cards ---------------------------------------------------------------------------------


def test_ferocious_rampage():
    """1 Fear even without Invaders, 3 Damage to Explorers and Towns (and 1 more)."""
    t = laid(TEETH, "slow", {"G5": {"presence": 1}}, "ferocious_rampage")
    assert t.use("ferocious_rampage", at="G5", by=0).fear == 1
    lands: Lands = {"G5": {"presence": 1, "explorer": 3, "town": 2, "city": 1}}
    t = laid(TEETH, "slow", lands, "ferocious_rampage").use("ferocious_rampage", at="G5", by=0)
    t.expect_asked(0, "damage", "G5", 3).lacks(("piece", "city", 0))
    strike(t, ("explorer", 0), ("town", 0), ("town", 1))
    t.expect_asked(0, "bonus-damage").choose("piece", "explorer", 0)
    assert t.pieces("G5") == {"explorer": 1, "town": 1, "city": 1}


def mighty(*cards: str, spirit: str = WIND) -> Table:
    """The Spirit has Gift of Furious Might for this turn, in the slow phase."""
    return laid(
        spirit,
        "slow",
        {"G5": {"presence": 2, "city": 4, "dahan": 1}},
        *cards,
        more_of={0: {"might": 1, "repeats": 1}},
        energy={0: 1},
    )


def test_gift_of_furious_might_is_given():
    """The target may add 3 Damage once this turn; another Spirit than the Teeth."""
    t = laid(TEETH, "fast", {"G5": {"presence": 1}}, "gift_of_furious_might")
    t.use("gift_of_furious_might", on=1, by=0)
    assert (t.spirit(0).might, t.spirit(1).might) == (0, 1)
    assert t.events("not-ready") == []  # the Mud was not done


def test_furious_might_adds_three_once():
    """H-29.4: the target chooses the use."""
    t = mighty("rouse_the_trees_and_stones", "devouring_ants")
    t.use("rouse_the_trees_and_stones", at="G5", by=0)
    t.expect_asked(0, "use-might", "rouse_the_trees_and_stones", rule="H-29.4")
    t.offers_just(("might",), ("not-now",)).choose("might")
    through(t)
    assert damage_to_cities(t, "G5", 4) == 5
    through(t.use("devouring_ants", at="G5", by=0))  # nothing is asked any more
    assert damage_to_cities(t, "G5", 4) == 7


def test_furious_might_kept_to_the_end():
    """H-30.3: all three points are dealt at last, in the land that was damaged."""
    t = mighty("rouse_the_trees_and_stones").use("rouse_the_trees_and_stones", at="G5", by=0)
    strike(t.choose("might"), ("city", 1)).choose("keep-bonus")
    for left in (3, 2, 1):
        t.expect_asked(0, "bonus-damage-in", left, rule="H-30.3")
        t.choose("piece-in", "G5", "city", 0)
    assert t.hurt("G5") == {("city", 1): 3, ("city", 2): 1}
    assert t.prompt == "use-powers"


def test_furious_might_may_wait():
    """Declined for one use, it is there for the next."""
    t = mighty("rouse_the_trees_and_stones", "devouring_ants")
    through(t.use("rouse_the_trees_and_stones", at="G5", by=0).choose("not-now"))
    assert damage_to_cities(t, "G5", 4) == 2
    t.use("devouring_ants", at="G5", by=0).expect_asked(0, "use-might").choose("might")
    through(t)
    assert damage_to_cities(t, "G5", 4) == 2 + 2 + 3


def test_furious_might_on_the_repeat_or_the_first_use():
    """H-29.4: on one of the two, not both."""
    for first in (True, False):
        t = mighty("rouse_the_trees_and_stones")
        t.use("rouse_the_trees_and_stones", at="G5", by=0)
        through(t.choose("might" if first else "not-now"))
        t.use("rouse_the_trees_and_stones", at="G5", by=0, verb="repeat")
        assert t.is_asked(0, "use-might") != first
        if not first:
            t.choose("might")
        through(t)
        assert damage_to_cities(t, "G5", 4) == 2 + 2 + 3


def test_two_gifts_of_furious_might():
    """Bonuses add up: given twice, both may go into one use, or one each into two."""
    for second, damage in (("might", 2 + 3 + 3), ("not-now", 2 + 3)):
        t = laid(
            WIND,
            "slow",
            {"G5": {"presence": 2, "city": 4}},
            "rouse_the_trees_and_stones",
            more_of={0: {"might": 2}},
        )
        t.use("rouse_the_trees_and_stones", at="G5", by=0).choose("might")
        t.expect_asked(0, "use-might").choose(second)
        assert damage_to_cities(through(t), "G5", 4) == damage


def test_furious_might_needs_damage():
    """H-25.5: a Power that deals none does not ask."""
    t = mighty("call_to_migrate").use("call_to_migrate", at="G5", by=0)
    t.choose("done")
    assert t.prompt == "use-powers"
    assert t.spirit().might == 1


def test_furious_might_adds_to_territorial_aggression():
    """Solo the Teeth may give it to themselves: 3 + 3 + 1."""
    t = table(
        spirits=[TEETH],
        lands={"G5": {"presence": 1, "town": 4}},
        phase="fast",
        in_play={0: ["gift_of_furious_might", "ferocious_rampage"]},
        hold=False,
        invader_deck=list[Json](QUIET),
    )
    t.use("gift_of_furious_might")
    assert t.spirit().might == 1
    t.use("ferocious_rampage", at="G5").choose("might")
    while t.prompt in ("damage", "bonus-damage", "bonus-damage-in"):
        t.choose(*t.options[-1] if t.prompt == "damage" else t.options[0])
    assert len(t.events("destroys")) == 3  # 7 Damage of 8; the eighth point healed (H-12.3)
    assert t.spirit().might == 0


def test_unused_might_is_lost():
    """At the end of the turn."""
    t = table(
        spirits=[WIND],
        phase="slow",
        in_play={0: ["gnawing_rootbiters"]},
        more_of={0: {"might": 1}},
        hold=False,
    )
    t.choose("done")
    assert t.spirit().might == 0


def test_herd_towards_the_lurking_maw():
    """1 Fear, Gather up to 1 Explorer or Town."""
    lands: Lands = {"G5": {"presence": 1}, "G8": {"town": 1, "city": 1, "dahan": 1, "explorer": 1}}
    t = laid(TEETH, "slow", lands, "herd_towards_the_lurking_maw")
    t.use("herd_towards_the_lurking_maw", at="G5", by=0)
    t.offers_just(("gather", "G8", "explorer", 0), ("gather", "G8", "town", 0), ("done",))
    t.choose("gather", "G8", "town", 0)
    assert t.prompt == "use-powers"
    assert t.pieces("G5") == {"town": 1}
    assert t.fear == 1
    t = laid(TEETH, "slow", lands, "herd_towards_the_lurking_maw")
    assert t.use("herd_towards_the_lurking_maw", at="G5", by=0).choose("done").pieces("G5") == {}


def test_mark_territory():
    """Defend 9, 2 Fear with Invaders there, Push 2 Dahan (or all, if fewer)."""
    t = laid(TEETH, "fast", {"G5": {"presence": 1, "explorer": 1, "dahan": 3}}, "mark_territory")
    t.use("mark_territory", at="G5", by=0).expect_asked(0, "push", "G5", 2).lacks(("done",))
    t.choose("push", "dahan", 0, "G8").choose("push", "dahan", 0, "G7")
    assert t.pieces("G5") == {"explorer": 1, "dahan": 1}
    assert (t.land("G5").defend, t.fear) == (9, 2)
    t = laid(TEETH, "fast", {"G5": {"presence": 1, "dahan": 1}}, "mark_territory")
    t.use("mark_territory", at="G5", by=0).choose("push", "dahan", 0, "G8")
    assert t.prompt == "use-powers"
    assert (t.land("G5").defend, t.fear) == (9, 0)
