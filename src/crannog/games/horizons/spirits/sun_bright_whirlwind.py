"""Sun-Bright Whirlwind.

A Stiff Wind at Their Backs: after adding a presence in Growth it may Push up to 1 Explorer or Dahan
from that land (`growth.grow_presence`).
"""

from crannog.games.horizons.facts import DAHAN, EXPLORER, FAST, SLOW, SMALL
from crannog.games.horizons.panels import panel
from crannog.games.horizons.powers.major import push_apart
from crannog.games.horizons.registry import ANY_SPIRIT, power
from crannog.games.horizons.use import Use
from crannog.games.horizons.verbs import gain_energy
from crannog.kernel.ask import Choice, Rules

ID = "sun_bright_whirlwind"

panel(
    ID,
    setup=("1 highest sands", "2 lowest mountain"),
    growth=(
        ("reclaim", "card", "energy 1"),
        ("presence 1", "energy 4"),
        ("card", "presence 4"),
    ),
    energy=("1", "2", "sun", "3", "4 air", "6"),
    plays=("1", "2", "3", "air", "4", "5 sun"),
    innates=("violent_windstorms",),
    uniques=(
        "gift_of_the_sunlit_air",
        "gift_of_wind_sped_steps",
        "scatter_to_the_winds",
        "tempest_of_leaves_and_branches",
    ),
    progression=(
        "gift_of_living_energy",
        "elemental_boon",
        "reaching_grasp",
        "powerstorm",
        "enticing_splendor",
        "wrap_in_wings_of_sunlight",
        "call_to_isolation",
    ),
    strengths=(3, 5, 1, 1, 3),
)


@power(
    "innate",
    "violent_windstorms",
    SLOW,
    range=1,
    tiers=("1 sun 2 air", "2 sun 3 air", "2 sun 4 air", "3 sun 5 air"),
    moves=True,
    spirit=ID,
)
def violent_windstorms(use: Use) -> Rules[None]:
    """Push Explorers, then Explorers/Towns with 1 Fear; Damage where they land; 4 Damage here."""
    pushed: list[tuple[str, str]] = []
    if (yield from use.tier(0)):
        pushed += yield from use.push(1, EXPLORER)
    if (yield from use.tier(1)):
        use.fear(1)
        pushed += yield from use.push(2, *SMALL)
    if (yield from use.tier(2)):
        for _, to in pushed:
            yield from use.damage(1, land=use.g.lands[to])
    if (yield from use.tier(3)):
        yield from use.damage(4)


@power(
    "unique",
    "gift_of_the_sunlit_air",
    FAST,
    elements="sun fire air",
    target=ANY_SPIRIT,
    spirit=ID,
)
def gift_of_the_sunlit_air(use: Use) -> Rules[None]:
    """The target's Powers have +1 range this turn; another Spirit gains 1 Energy."""
    use.g.spirits[use.spirit].range_bonus += 1
    use.g.tell("range-bonus", "H-23.3", use.spirit, 1)
    if use.for_another():
        gain_energy(use.g, use.spirit, 1, "H-26.4")
    yield from ()


@power(
    "unique",
    "gift_of_wind_sped_steps",
    FAST,
    cost=1,
    elements="sun air animal",
    target=ANY_SPIRIT,
    spirit=ID,
)
def gift_of_wind_sped_steps(use: Use) -> Rules[None]:
    """The target may make one slow Power with Push or Gather fast; another gains 1 Energy."""
    use.g.spirits[use.spirit].wind += 1
    use.g.tell("wind", "H-29.2", use.spirit)
    if use.for_another():
        gain_energy(use.g, use.spirit, 1, "H-26.4")
    yield from ()


@power(
    "unique",
    "scatter_to_the_winds",
    SLOW,
    cost=1,
    elements="fire air water",
    range=2,
    moves=True,
    spirit=ID,
)
def scatter_to_the_winds(use: Use) -> Rules[None]:
    """Push up to 5 Explorers/Towns/Dahan to as many different lands as possible."""
    kinds = (*SMALL, DAHAN)
    most = min(5, use.land.counts(kinds))
    options: list[Choice] = [("number", n) for n in range(most, -1, -1)]
    choice = yield from use.choose("scatter-number", options, "H-20.4")
    yield from push_apart(use, int(choice[1]), kinds)


@power(
    "unique",
    "tempest_of_leaves_and_branches",
    FAST,
    cost=2,
    elements="sun air plant",
    range=1,
    origin="sacred",
    spirit=ID,
)
def tempest_of_leaves_and_branches(use: Use) -> Rules[None]:
    """1 Damage to each of up to 5 different Invaders."""
    most = min(5, use.land.counts((EXPLORER, "town", "city")))
    options: list[Choice] = [("number", n) for n in range(most, -1, -1)]
    choice = yield from use.choose("tempest-number", options, "H-25.2")
    yield from use.damage_different(int(choice[1]))
