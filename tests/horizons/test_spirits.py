"""The five Spirits' panels."""

import pytest

from crannog.games.horizons.facts import elements_of
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from tests.horizons.spirits import EYES, HEAT, MUD, TEETH, WIND
from tests.horizons.table import table

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
