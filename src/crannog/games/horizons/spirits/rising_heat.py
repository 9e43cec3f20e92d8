"""Rising Heat of Stone and Sand.

Blistering Heat: in its sacred sites Invaders have 1 Health less, at least 1
(`Horizons.health`, `verbs.refresh`).
"""

from typing import cast

from crannog.games.horizons.facts import DAHAN, EXPLORER, FAST, INVADERS, SLOW, SMALL
from crannog.games.horizons.panels import panel
from crannog.games.horizons.registry import ANOTHER, power
from crannog.games.horizons.use import Use
from crannog.games.horizons.verbs import gain_energy, gather_presence, hit, pieces_in
from crannog.kernel.ask import Choice, Rules

ID = "rising_heat"

panel(
    ID,
    setup=("2 highest sands",),
    growth=(
        ("reclaim", "card", "energy 1"),
        ("presence 3 mountain sands", "presence 3 mountain sands"),
        ("card", "presence 1", "energy 2"),
    ),
    energy=("1", "earth", "2", "3", "fire", "4", "5"),
    plays=("1", "2", "2", "3", "4", "5 fire"),
    innates=("scorch_with_waves_of_heat",),
    uniques=(
        "call_on_herders_for_aid",
        "gift_of_searing_heat",
        "stinging_sandstorm",
        "sweltering_exhaustion",
    ),
    progression=(
        "visions_of_fiery_doom",
        "drought",
        "purifying_flame",
        "indomitable_claim",
        "encompassing_ward",
        "talons_of_lightning",
        "land_of_haunts_and_embers",
    ),
    strengths=(5, 3, 1, 2, 3),
)


@power(
    "innate",
    "scorch_with_waves_of_heat",
    SLOW,
    range=1,
    origin="sacred",
    tiers=(
        "2 fire 2 air",
        "3 fire 2 earth",
        "4 fire 1 air 3 earth",
        "5 fire 2 air 3 earth",
    ),
    spirit=ID,
)
def scorch_with_waves_of_heat(use: Use) -> Rules[None]:
    """2 Damage to Explorers; 2 Damage; 2 Damage; 1 Damage to each Invader; independent tiers."""
    if (yield from use.tier(0)):
        yield from use.damage(2, (EXPLORER,))
    if (yield from use.tier(1)):
        yield from use.damage(2)
    if (yield from use.tier(2)):
        yield from use.damage(2)
    if (yield from use.tier(3)):
        yield from use.damage_each(1)


@power(
    "unique",
    "call_on_herders_for_aid",
    SLOW,
    cost=1,
    elements="sun fire earth animal",
    range=2,
    moves=True,
    spirit=ID,
)
def call_on_herders_for_aid(use: Use) -> Rules[None]:
    """Gather up to 2 Dahan, then Push up to as many Explorers/Towns/Dahan as Dahan are there."""
    yield from use.gather(2, DAHAN)
    yield from use.push(use.land.count(DAHAN), *SMALL, DAHAN)


@power("unique", "gift_of_searing_heat", FAST, elements="sun fire air", target=ANOTHER, spirit=ID)
def gift_of_searing_heat(use: Use) -> Rules[None]:
    """The target gains 2 Energy, or pays 1 Energy to deal 1 Damage in one of its lands."""
    g = use.g
    target = g.spirits[use.spirit]
    names: list[Choice] = [("option", "energy")]
    if target.energy:
        names.append(("option", "damage"))
    choice = yield from use.choose("alternative", names, "H-29.3", seat=use.spirit)
    if choice[1] == "energy":
        gain_energy(g, use.spirit, 2, "H-17.2")
        return
    target.energy -= 1
    g.tell("pays", "H-17.2", use.spirit, 1)
    options: list[Choice] = [
        ("piece-in", land, kind, damage)
        for land in g.lands_of(use.spirit)
        for kind, damage in pieces_in(g.lands[land], INVADERS)
    ]
    if options:
        aim = yield from use.choose("searing-heat", options, "H-29.3", seat=use.spirit)
        land = g.lands[str(aim[1])]
        yield from use.note_damage(land, INVADERS)
        g.tell("damage", "H-19.1", land.id, 1)
        hit(g, land, str(aim[2]), cast(int, aim[3]), 1, "H-19.1")


@power(
    "unique",
    "stinging_sandstorm",
    SLOW,
    cost=1,
    elements="fire air earth",
    range=1,
    moves=True,
    spirit=ID,
)
def stinging_sandstorm(use: Use) -> Rules[None]:
    """Gather up to 1 of your presence, then 1 Fear and 1 Damage."""
    yield from gather_presence(use.g, use.user, use.land, up_to=True)
    use.fear(1)
    yield from use.damage(1)


@power(
    "unique",
    "sweltering_exhaustion",
    FAST,
    cost=2,
    elements="fire air",
    range=2,
    origin="sacred",
    spirit=ID,
)
def sweltering_exhaustion(use: Use) -> Rules[None]:
    """1 Fear; this turn you may make Invaders skip one Ravage or Build there."""
    use.fear(1)
    use.land.stalls = (*use.land.stalls, use.user)
    use.g.tell("stalls", "H-21.2", use.user, use.land.id)
    yield from ()
