"""The five Spirits: panels, special rules, innate Powers tier by tier, the 20 unique cards.

Seat 0 plays the Spirit under test; seat 1 (the Mud unless told) keeps a Power phase open.
"""

from collections.abc import Mapping, Sequence

import pytest

from crannog.games.horizons.facts import elements_of
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.kernel import Json, Seat
from tests.horizons.table import STOP, Lands, Table, table

TEETH, EYES, MUD, HEAT, WIND = (
    "devouring_teeth",
    "eyes_watch",
    "fathomless_mud",
    "rising_heat",
    "sun_bright_whirlwind",
)
QUIET = ("inv_1_jungle", "inv_1_sands")  # Explores that touch none of the lands looked at


def laid(
    spirit: str,
    phase: str,
    lands: Lands,
    *cards: str,
    elements: str = "",
    other: str = MUD,
    energy: Mapping[Seat, int] | None = None,
    more_of: Mapping[Seat, Mapping[str, Json]] | None = None,
) -> Table:
    """Seat 0 with these cards in play and elements gained; seat 1 holds the phase open."""
    return table(
        2,
        spirits=[spirit, other if other != spirit else TEETH],
        lands=lands,
        phase=phase,
        in_play={0: cards},
        elements={0: elements},
        energy=energy,
        more_of=more_of,
    )


def strike(t: Table, *pieces: Sequence[str | int]) -> Table:
    """Deals Damage to these pieces in turn, (kind, Damage so far) each."""
    for piece in pieces:
        t.choose("piece", *piece)
    return t


def through(t: Table) -> Table:
    """Answers every question about Damage with its first option until the Power is through."""
    while t.prompt in ("damage", "bonus-damage", "bonus-damage-in"):
        t.choose(*t.options[0])
    assert t.prompt == "use-powers", t.ask
    return t


def damage_to_cities(t: Table, land: str, before: int) -> int:
    """How much Damage the Cities of a land have taken, of which there were so many unhurt."""
    hurt = sum(damage * n for (kind, damage), n in t.hurt(land).items() if kind == "city")
    return 3 * (before - t.land(land).count("city")) + hurt


# -- panels --------------------------------------------------------------------------------------

GROWTH = {
    TEETH: ["reclaim, presence 0", "card, presence 1", "presence 2, energy 3"],
    EYES: ["reclaim, card, energy 1", "presence 2, presence 0", "card, presence 3, energy 1"],
    MUD: ["reclaim, presence 0", "presence 1, presence 1", "card, presence 2, energy 2"],
    HEAT: [
        "reclaim, card, energy 1",
        "presence 3 mountain sands, presence 3 mountain sands",
        "card, presence 1, energy 2",
    ],
    WIND: ["reclaim, card, energy 1", "presence 1, energy 4", "card, presence 4"],
}
TRACKS = {
    TEETH: ("2 | fire | 3 | 4 | animal | 6 | 7", "1 | 2 | animal | fire | 3 | earth | 4"),
    EYES: ("1 | 1 | 2 | plant | 3 | moon | 4", "1 | 2 | air | 3 | plant | 4"),
    MUD: ("1 | plant | 2 | 3 | water | 4 | 5", "1 | 2 | earth | 3 | moon | 4"),
    HEAT: ("1 | earth | 2 | 3 | fire | 4 | 5", "1 | 2 | 2 | 3 | 4 | 5 fire"),
    WIND: ("1 | 2 | sun | 3 | 4 air | 6", "1 | 2 | 3 | air | 4 | 5 sun"),
}
INNATES = {
    "death_approaches": (
        TEETH,
        "slow 1 presence invaders",
        [
            "fire animal",
            "2 fire earth 2 animal",
            "3 fire earth 3 animal",
            "4 fire 2 earth 5 animal",
        ],
    ),
    "mischief_and_sabotage": (
        EYES,
        "fast 1 sacred invaders",
        ["moon 2 plant", "2 moon 3 plant", "2 moon 2 air 4 plant", "3 moon 3 air 5 plant"],
    ),
    "spreading_and_dreadful_mire": (
        MUD,
        "slow 1 sacred invaders",
        ["water", "moon 2 water earth", "2 moon 3 water 2 earth", "3 moon 4 water 3 earth 2 plant"],
    ),
    "scorch_with_waves_of_heat": (
        HEAT,
        "slow 1 sacred any",
        ["2 fire 2 air", "3 fire 2 earth", "4 fire air 3 earth", "5 fire 2 air 3 earth"],
    ),
    "violent_windstorms": (
        WIND,
        "slow 1 presence any",
        ["sun 2 air", "2 sun 3 air", "2 sun 4 air", "3 sun 5 air"],
    ),
}
UNIQUES = """
ferocious_rampage                    2 slow fire,animal            0 presence any
gift_of_furious_might                1 fast moon,fire,animal       - -        another-spirit
herd_towards_the_lurking_maw         1 slow water,earth,animal     0 presence any
mark_territory                       2 fast sun,earth,animal       0 presence any
boon_of_watchful_guarding            0 fast earth,plant,animal     - -        any-spirit
eerie_noises_and_moving_trees        2 slow moon,air,plant         1 presence any
mysterious_abductions                1 fast moon,fire,plant        0 presence any
whispered_guidance_through_the_night 0 slow moon,air,plant         1 jungle   any
exaltation_of_tangled_growth         0 slow water,earth,plant      - -        another-spirit
foul_vapors_and_fetid_muck           0 slow fire,air,water,earth   2 sacred   invaders
intractable_thickets_and_thorns      2 fast moon,water,earth,plant 1 presence any
open_shifting_waterways              1 slow moon,water,animal      1 presence any
call_on_herders_for_aid              1 slow sun,fire,earth,animal  2 presence any
gift_of_searing_heat                 0 fast sun,fire,air           - -        another-spirit
stinging_sandstorm                   1 slow fire,air,earth         1 presence any
sweltering_exhaustion                2 fast fire,air               2 sacred   any
gift_of_the_sunlit_air               0 fast sun,fire,air           - -        any-spirit
gift_of_wind_sped_steps              1 fast sun,air,animal         - -        any-spirit
scatter_to_the_winds                 1 slow fire,air,water         2 presence any
tempest_of_leaves_and_branches       2 fast sun,air,plant          1 sacred   any
"""
UNIQUE_ROWS = [tuple(line.split()) for line in UNIQUES.strip().splitlines()]
MOVERS = {
    "death_approaches",
    "spreading_and_dreadful_mire",
    "violent_windstorms",
    "herd_towards_the_lurking_maw",
    "mark_territory",
    "eerie_noises_and_moving_trees",
    "whispered_guidance_through_the_night",
    "foul_vapors_and_fetid_muck",
    "open_shifting_waterways",
    "call_on_herders_for_aid",
    "stinging_sandstorm",
    "scatter_to_the_winds",
}


@pytest.mark.parametrize("spirit", PANELS)
def test_growth_options(spirit: str):
    """H-4.1: three options with their actions."""
    printed = [
        [
            " ".join(
                [
                    a.action,
                    *([str(a.amount)] if a.action in ("presence", "energy") else []),
                    *a.terrains,
                ]
            )
            for a in option
        ]
        for option in PANELS[spirit].growth
    ]
    assert [", ".join(option) for option in printed] == GROWTH[spirit]


@pytest.mark.parametrize("spirit", PANELS)
def test_element_spaces_of_the_tracks(spirit: str):
    """H-18.2: uncovered spaces give their elements, each track by itself, every turn."""
    for track, printed in enumerate(TRACKS[spirit]):
        spaces = printed.split(" | ")
        for uncovered in range(1, len(spaces) + 1):
            words = " ".join(spaces[:uncovered]).split()
            names = [word for word in words if not word.isdecimal()]
            tracks = (uncovered, 1) if track == 0 else (1, uncovered)
            t = table(spirits=[spirit], lands={"G5": {"presence": 1}}, tracks={0: tracks})
            assert t.elements() == {name: names.count(name) for name in names}


@pytest.mark.parametrize("power", INNATES)
def test_innate_as_printed(power: str):
    """H-5.1: speed, range, target, tiers."""
    spirit, words, tiers = INNATES[power]
    innate = POWERS[power]
    assert PANELS[spirit].innates == (power,)
    assert innate.innate
    assert f"{innate.speed} {innate.range} {innate.origin} {innate.target}" == words
    assert list(innate.tiers) == [elements_of(tier) for tier in tiers]


@pytest.mark.parametrize("row", UNIQUE_ROWS, ids=[row[0] for row in UNIQUE_ROWS])
def test_unique_card_as_printed(row: tuple[str, ...]):
    """H-1.2: four cards each: cost, speed, elements, range, target."""
    card, cost, speed, given, reach, origin, target = row
    power = POWERS[card]
    spirit = list(PANELS)[UNIQUE_ROWS.index(row) // 4]  # four each, in the order of the Spirits
    assert card in PANELS[spirit].uniques
    assert (power.deck, power.spirit, power.cost, power.speed) == (
        "unique",
        spirit,
        int(cost),
        speed,
    )
    assert power.elements == elements_of(given.replace(",", " "))
    assert power.target == target
    if reach == "-":
        assert power.targets_spirit()
    else:
        assert (power.range, power.origin) == (int(reach), origin)


def test_powers_with_gather_or_push():
    """H-29.2: which of the Spirits' own Powers have such an instruction."""
    own = [power for power in POWERS.values() if power.deck in ("unique", "innate")]
    assert len(own) == 25
    assert {power.id for power in own if power.moves} == MOVERS


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


# == Sun-Bright Whirlwind =========================================================================


def grown(lands: Lands, to: str, source: Sequence[str] = ("track", "plays")) -> Table:
    """The Whirlwind adds a presence in Growth."""
    t = table(lands=lands).grow(2, 1).choose(*source)
    return t.choose("land", to)


def test_a_stiff_wind_at_their_backs():
    """After adding a presence in Growth it may Push 1 Explorer or Dahan from there."""
    t = grown({"G8": {"explorer": 1, "dahan": 1, "town": 1}}, "G8")
    t.expect_asked(0, "push", "G8", 1).offers(("done",)).lacks(("push", "town", 0, "G7"))
    t.offers(("push", "dahan", 0, "G7")).choose("push", "explorer", 0, "G7")
    assert t.pieces("G8") == {"town": 1, "dahan": 1}
    t.expect_asked(0, "play-cards")


def test_a_stiff_wind_may_rest():
    """It is a "may"; without a piece nothing is asked."""
    t = grown({"G8": {"dahan": 1}}, "G8").choose("done")
    assert t.pieces("G8") == {"dahan": 1}
    grown({"G8": {"town": 1}}, "G8").expect_asked(0, "play-cards")


def test_a_stiff_wind_for_presence_from_the_island():
    """H-4.6: that is adding too."""
    t = grown({"G8": {"explorer": 1}}, "G8", ("from-land", "G5"))
    t.expect_asked(0, "push", "G8", 1)


def test_a_stiff_wind_is_for_growth_only():
    """Not for presence that a Power adds, nor for other Spirits."""
    t = laid(WIND, "fast", {"G5": {"presence": 1, "explorer": 1}}, "indomitable_claim")
    t.use("indomitable_claim", at="G5", by=0).choose("track", "energy")
    assert t.land("G5").presence[0] == 2
    assert t.prompt == "use-powers"
    t = table(spirits=[TEETH], lands={"G5": {"presence": 1, "explorer": 1}}).grow(1, 2)
    t.choose("track", "energy").expect_asked(0, "play-cards")


STORM = "violent_windstorms"


def test_windstorms_tier_one():
    """Push up to 1 Explorer."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 2, "town": 1}}
    t = laid(WIND, "slow", lands, elements="sun 2 air").use(STORM, at="G5", by=0)
    t.expect_asked(0, "push", "G5", 1).offers(("done",)).lacks(("push", "town", 0, "G8"))
    t.choose("push", "explorer", 0, "G8")
    assert t.prompt == "use-powers"
    assert t.fear == 0


def test_windstorms_tier_two():
    """Then 1 Fear and up to 2 Explorers/Towns."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1, "town": 3}}
    t = laid(WIND, "slow", lands, elements="2 sun 3 air").use(STORM, at="G5", by=0)
    t.choose("done").expect_asked(0, "push", "G5", 2)
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G7")
    assert t.pieces("G5") == {"explorer": 1, "town": 1}
    assert t.fear == 1
    assert t.hurt("G8") == {}


def test_windstorms_tier_three():
    """1 Damage for each Pushed Invader in the land it went to, to any Invader there."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1, "town": 2}, "G8": {"city": 1}}
    t = laid(WIND, "slow", lands, elements="2 sun 4 air").use(STORM, at="G5", by=0)
    t.choose("push", "explorer", 0, "G8")
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G7")
    t.expect_asked(0, "damage", "G8", 1).choose("piece", "city", 0)
    t.expect_asked(0, "damage", "G8", 1).choose("piece", "city", 1)
    assert t.hurt("G8") == {("city", 2): 1}
    assert t.hurt("G7") == {("town", 1): 1}
    assert t.pieces("G8") == {"explorer": 1, "town": 1, "city": 1}


def test_windstorms_without_a_push():
    """No Pushed Invader, no Damage."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 1}, "G8": {"city": 1}}
    t = laid(WIND, "slow", lands, elements="2 sun 4 air").use(STORM, at="G5", by=0)
    t.choose("done").choose("done")
    assert t.prompt == "use-powers"
    assert t.hurt("G8") == {}


def test_windstorms_tier_four():
    """4 Damage in the target land."""
    lands: Lands = {"G5": {"presence": 1, "city": 2}}
    t = laid(WIND, "slow", lands, elements="3 sun 5 air")
    through(t.use(STORM, at="G5", by=0))
    assert damage_to_cities(t, "G5", 2) == 4
    assert t.fear == 1 + 2 * (2 - t.land("G5").count("city"))


def test_windstorms_with_fewer_elements():
    """H-18.7."""
    lands: Lands = {"G5": {"presence": 1, "city": 2}}
    t = laid(WIND, "slow", lands, elements="3 sun 5 air").choose("use-fewer", STORM, by=0)
    t.offers_just(("tiers", 1, 2, 3), ("tiers", 1, 2), ("tiers", 1), STOP)
    t.choose("tiers", 1, 2, 3)
    t.choose("land", "G5")
    assert t.hurt("G5") == {}
    assert t.fear == 1


def test_gift_of_the_sunlit_air():
    """1 more range for all Powers of the target this turn; another Spirit gains 1 Energy."""
    t = laid(WIND, "fast", {}, "gift_of_the_sunlit_air").use("gift_of_the_sunlit_air", on=1, by=0)
    assert (t.spirit(1).range_bonus, t.spirit(1).energy) == (1, 1)
    assert t.events("range-bonus") == [[1, 1]]
    lands: Lands = {"G3": {"presence": 1}}
    t = laid(WIND, "fast", lands, "gift_of_the_sunlit_air", "visions_of_fiery_doom")
    t.use("gift_of_the_sunlit_air", on=0, by=0)
    assert (t.spirit(0).range_bonus, t.spirit(0).energy) == (1, 0)
    t.choose("use", "visions_of_fiery_doom").offers_lands("G2", "G3", "G4", "H3", "H4")


# -- Gift of Wind-Sped Steps ----------------------------------------------------------------------

STEPS = "gift_of_wind_sped_steps"


def hastening(*cards: str) -> Table:
    """The Whirlwind has used the Gift on itself, solo."""
    t = table(
        lands={"G5": {"presence": 1, "town": 2, "dahan": 1}},
        phase="fast",
        in_play={0: [STEPS, *cards]},
        elements={0: "air"},
        invader_deck=list[Json](QUIET),
    )
    return t.use(STEPS, on=0)


def test_wind_sped_steps_on_any_slow_power_that_moves():
    """H-29.2: any slow Power with Gather or Push, the innate too; nothing else."""
    t = hastening("gnawing_rootbiters", "rouse_the_trees_and_stones", "devouring_ants")
    hastened = {option[1] for option in t.options if option[0] == "hasten"}
    assert hastened == {"gnawing_rootbiters", "rouse_the_trees_and_stones", STORM}


def test_wind_sped_steps_make_a_power_fast():
    """It is used in the fast phase, and in the fast phase only."""
    t = hastening("gnawing_rootbiters", "call_to_migrate").choose("hasten", "gnawing_rootbiters")
    t.lacks(("hasten", "call_to_migrate")).use("gnawing_rootbiters", at="G5")
    t.choose("push", "town", 0, "G8").choose("done")
    assert t.pieces("G8") == {"town": 1}
    t.choose("done").expect_asked(0, "use-powers", "slow")
    t.lacks(("use", "gnawing_rootbiters")).offers(("use", "call_to_migrate"))


def test_hastened_power_not_used_is_lost():
    """H-5.7: a slow Power made fast is used in the fast phase only."""
    t = hastening("gnawing_rootbiters", "call_to_migrate").choose("hasten", "gnawing_rootbiters")
    t.choose("done").expect_asked(0, "use-powers", "slow").lacks(("use", "gnawing_rootbiters"))


def test_wind_sped_steps_unused():
    """It may stay unused; the Powers remain slow."""
    t = hastening("gnawing_rootbiters").choose("done")
    t.expect_asked(0, "use-powers", "slow").offers(("use", "gnawing_rootbiters"))
    t.lacks(("hasten", "gnawing_rootbiters"))


def gift_to_the_teeth(*cards: str) -> Table:
    """The Whirlwind has given the Gift to the Teeth, who had said that they were done."""
    t = table(
        2,
        spirits=[WIND, TEETH],
        lands={"H5": {"presence": {1: 1}}, "H4": {"town": 1}},
        phase="fast",
        in_play={0: [STEPS, *cards], 1: ["mark_territory"]},
        elements={1: "animal fire"},
        invader_deck=list[Json](QUIET),
    )
    return t.choose("done", by=1).use(STEPS, on=1, by=0)


def test_wind_sped_steps_for_another():
    """Another Spirit gains 1 Energy and makes a Power of its own fast, the innate perhaps."""
    t = gift_to_the_teeth("drift_down_into_slumber")
    assert t.spirit(1).energy == 1
    if t.ask_of(1).optional:
        t.choose("not-done", by=1)
    t.choose("hasten", "death_approaches", by=1).use("death_approaches", at="H4", by=1)
    assert t.presence(1) == {"H4": 1}


def test_a_gift_to_a_player_who_is_done():
    """H-3.2: it may give him something to do, so he is done no longer."""
    t = gift_to_the_teeth()  # the giver has no fast Power left
    assert t.state.phase == "fast"
    t.expect_asked(1, "use-powers", "fast").offers(("hasten", "death_approaches"), by=1)


# -- Scatter to the Winds, Tempest of Leaves and Branches -----------------------------------------


def test_scatter_to_the_winds():
    """Up to 5 Explorers/Towns/Dahan to as many different lands as possible."""
    lands: Lands = {"G3": {"presence": 1}, "G8": {"explorer": 2, "town": 1, "dahan": 2, "city": 1}}
    t = laid(WIND, "slow", lands, "scatter_to_the_winds", more_of={0: {"range_bonus": 1}}).use(
        "scatter_to_the_winds", at="G8", by=0
    )
    t.expect_asked(0, "scatter-number").offers_just(*(("number", n) for n in range(6)))
    t.choose("number", 5).lacks(("push", "city", 0, "G5"))
    t.choose("push", "town", 0, "G5").lacks(("push", "explorer", 0, "G5"))
    t.choose("push", "dahan", 0, "G6").offers_just(
        ("push", "explorer", 0, "G7"), ("push", "dahan", 0, "G7")
    )
    t.choose("push", "dahan", 0, "G7")
    t.choose("push", "explorer", 0, "G5").choose("push", "explorer", 0, "G5")  # the rest at will
    assert t.pieces("G8") == {"city": 1}
    assert t.pieces("G5") == {"explorer": 2, "town": 1}


def test_scatter_to_the_winds_takes_five_at_most():
    """And 0 at least."""
    lands: Lands = {"G5": {"presence": 1, "explorer": 7}}
    t = laid(WIND, "slow", lands, "scatter_to_the_winds").use("scatter_to_the_winds", at="G5", by=0)
    t.refuses("number", 6).choose("number", 0)
    assert t.pieces("G5") == {"explorer": 7}
    assert t.prompt == "use-powers"


def test_tempest_of_leaves_and_branches():
    """1 Damage to each of up to 5 different Invaders."""
    lands: Lands = {"G5": {"presence": 2}, "G8": {"explorer": 1, "town": 3, "city": 2}}
    t = laid(WIND, "fast", lands, "tempest_of_leaves_and_branches")
    t.use("tempest_of_leaves_and_branches", at="G8", by=0)
    t.expect_asked(0, "tempest-number").offers_just(*(("number", n) for n in range(6)))
    t.choose("number", 5)
    for kind in ("city", "city", "town", "town"):
        t.choose("piece", kind, 0)
    t.offers_just(("piece", "explorer", 0), ("piece", "town", 0)).choose("piece", "explorer", 0)
    assert t.pieces("G8") == {"town": 3, "city": 2}
    assert t.hurt("G8") == {("town", 1): 2, ("city", 1): 2}


def test_tempest_may_spare_all():
    """H-25.2: up to 5 includes 0; then no Damage was dealt."""
    lands: Lands = {"G5": {"presence": 2, "explorer": 2, "town": 1}}
    t = laid(WIND, "fast", lands, "tempest_of_leaves_and_branches", more_of={0: {"might": 1}}).use(
        "tempest_of_leaves_and_branches", at="G5", by=0
    )
    t.offers_just(*(("number", n) for n in range(4))).choose("number", 0)
    assert t.prompt == "use-powers"
    assert t.spirit().might == 1
