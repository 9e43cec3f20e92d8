"""Devouring Teeth Lurk Underfoot.

Territorial Aggression: each use of its own Powers that really deals Damage deals 1 more
(`Use.note_damage`).
"""

from crannog.games.horizons.facts import DAHAN, FAST, SLOW, SMALL
from crannog.games.horizons.panels import panel
from crannog.games.horizons.registry import ANOTHER, power
from crannog.games.horizons.use import Use
from crannog.games.horizons.verbs import gather_presence
from crannog.kernel.ask import Rules

ID = "devouring_teeth"

panel(
    ID,
    setup=("1 land 5",),
    growth=(
        ("reclaim", "presence 0"),
        ("card", "presence 1"),
        ("presence 2", "energy 3"),
    ),
    energy=("2", "fire", "3", "4", "animal", "6", "7"),
    plays=("1", "2", "animal", "fire", "3", "earth", "4"),
    innates=("death_approaches",),
    uniques=(
        "ferocious_rampage",
        "gift_of_furious_might",
        "herd_towards_the_lurking_maw",
        "mark_territory",
    ),
    progression=(
        "devouring_ants",
        "gnawing_rootbiters",
        "quicken_the_earths_struggles",
        "pillar_of_living_flame",
        "rouse_the_trees_and_stones",
        "poisoned_land",
        "savage_mawbeasts",
    ),
    strengths=(5, 2, 2, 1, 1),
)


@power(
    "innate",
    "death_approaches",
    SLOW,
    range=1,
    target="invaders",
    tiers=(
        "1 fire 1 animal",
        "2 fire 1 earth 2 animal",
        "3 fire 1 earth 3 animal",
        "4 fire 2 earth 5 animal",
    ),
    moves=True,
    spirit=ID,
)
def death_approaches(use: Use) -> Rules[None]:
    """Gather a presence if none is there; then 1, 2 and (with 2 Fear) 4 Damage by tiers."""
    if (yield from use.tier(0)) and not use.land.presence[use.user]:
        yield from gather_presence(use.g, use.user, use.land, up_to=False)
    if (yield from use.tier(1)):
        yield from use.damage(1)
    if (yield from use.tier(2)):
        yield from use.damage(2)
    if (yield from use.tier(3)):
        use.fear(2)
        yield from use.damage(4)


@power("unique", "ferocious_rampage", SLOW, cost=2, elements="fire animal", range=0, spirit=ID)
def ferocious_rampage(use: Use) -> Rules[None]:
    """1 Fear, 3 Damage to Explorers/Towns only."""
    use.fear(1)
    yield from use.damage(3, SMALL)


@power(
    "unique",
    "gift_of_furious_might",
    FAST,
    cost=1,
    elements="moon fire animal",
    target=ANOTHER,
    spirit=ID,
)
def gift_of_furious_might(use: Use) -> Rules[None]:
    """Once this turn the target may add 3 Damage to a Power of its own that deals Damage."""
    use.g.spirits[use.spirit].might += 1
    use.g.tell("might", "H-29.4", use.spirit)
    yield from ()


@power(
    "unique",
    "herd_towards_the_lurking_maw",
    SLOW,
    cost=1,
    elements="water earth animal",
    range=0,
    moves=True,
    spirit=ID,
)
def herd_towards_the_lurking_maw(use: Use) -> Rules[None]:
    """1 Fear, Gather up to 1 Explorer/Town."""
    use.fear(1)
    yield from use.gather(1, *SMALL)


@power(
    "unique",
    "mark_territory",
    FAST,
    cost=2,
    elements="sun earth animal",
    range=0,
    moves=True,
    spirit=ID,
)
def mark_territory(use: Use) -> Rules[None]:
    """Defend 9; 2 Fear with Invaders there; Push 2 Dahan."""
    use.defend(9)
    if use.land.has_invaders():
        use.fear(2)
    yield from use.push(2, DAHAN, up_to=False)
