"""The 36 minor powers: printed facts."""

import pytest

from crannog.games.horizons.facts import elements_of
from crannog.games.horizons.registry import MINORS, POWERS

# cost, speed, elements; range and origin, target; thresholds; whether it Gathers or Pushes
PRINTED = """
call_of_the_dahan_ways         1 slow moon,water,animal      1 presence dahan           2moon   -
call_to_bloodshed              1 slow sun,fire,animal        1 presence dahan           -       move
call_to_isolation              0 fast sun,air,animal         1 presence dahan           -       move
call_to_migrate                1 slow fire,air,animal        1 presence any             -       move
call_to_tend                   1 slow water,plant,animal     1 presence dahan           -       move
dark_and_tangled_woods         1 fast moon,earth,plant       1 presence any             -       -
delusions_of_danger            1 fast sun,moon,air           1 presence any             -       move
devouring_ants                 1 slow sun,earth,animal       1 sacred   any             -       -
drift_down_into_slumber        0 fast air,earth,plant        2 presence any             -       -
drought                        1 slow sun,fire,earth         1 presence any             3sun    -
elemental_boon                 1 fast -                      - -        any-spirit      -       -
encompassing_ward              1 fast sun,water,earth        - -        any-spirit      -       -
enticing_splendor              0 fast sun,air,plant          0 presence no-blight       -       move
entrancing_apparitions         1 fast moon,air,water         1 presence any             -       move
gift_of_constancy              0 fast sun,earth              - -        any-spirit      -       -
gift_of_living_energy          0 fast sun,fire,plant         - -        any-spirit      -       -
gift_of_power                  0 slow moon,water,earth,plant - -        any-spirit      -       -
gnawing_rootbiters             0 slow earth,animal           1 presence any             -       move
land_of_haunts_and_embers      0 fast moon,fire,air          2 presence any             -       move
lure_of_the_unknown            0 fast moon,fire,air,plant    2 presence no-invaders     -       move
natures_resilience             1 fast earth,plant,animal     1 sacred   any             2water  -
pull_beneath_the_hungry_earth  1 slow moon,water,earth       1 presence any             -       -
purifying_flame                1 slow sun,fire,air,plant     1 sacred   any             -       -
quicken_the_earths_struggles   1 fast moon,fire,earth,animal 0 sacred   any             -       -
rain_of_blood                  0 slow air,water,animal       1 sacred   invaders        -       -
reaching_grasp                 0 fast sun,air,water          - -        any-spirit      -       -
rouse_the_trees_and_stones     1 slow fire,earth,plant       1 sacred   no-blight       -       move
sap_the_strength_of_multitudes 0 fast water,animal           0 presence any             1air    -
savage_mawbeasts               0 slow fire,animal            1 sacred   any             3animal -
shadows_of_the_burning_forest  0 slow moon,fire,plant        0 presence invaders        -       move
song_of_sanctity               1 slow sun,water,plant        1 presence mountain,jungle -       move
steam_vents                    1 fast fire,air,water,earth   0 presence any             3earth  -
uncanny_melting                1 slow sun,moon,water         1 sacred   any             -       -
veil_the_nights_hunt           1 fast moon,air,animal        2 presence dahan           -       move
visions_of_fiery_doom          1 fast moon,fire              0 presence any             2fire   move
voracious_growth               1 slow water,plant            1 sacred   jungle,wetland  -       -
"""
ROWS = [tuple(line.split()) for line in PRINTED.strip().splitlines()]


# -- printed facts -------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_printed_facts(row: tuple[str, ...]):
    """H-1.2: cost, speed, elements, range, target, threshold."""
    card, cost, speed, given, reach, origin, target, tier, moves = row
    power = POWERS[card]
    assert (power.deck, power.cost, power.speed) == ("minor", int(cost), speed)
    assert power.elements == elements_of(given.replace(",", " ").replace("-", ""))
    if reach == "-":
        assert power.targets_spirit()
    else:
        assert (power.range, power.origin) == (int(reach), origin)
    assert set(power.target.split()) == set(target.split(","))
    needs = () if tier == "-" else (elements_of(f"{tier[0]} {tier[1:]}"),)
    assert power.tiers == needs
    assert power.moves == (moves == "move")


def test_the_deck():
    """H-1.2: 36 cards; each element 13 times."""
    assert sorted(row[0] for row in ROWS) == sorted(MINORS)
    totals = [sum(POWERS[card].elements[n] for card in MINORS) for n in range(8)]
    assert totals == [13] * 8
