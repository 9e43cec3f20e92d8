"""Fathomless Mud of the Swamp.

Offer No Firm Foundations: in its sacred sites a Build adds 1 Explorer instead of a Town or City
(`invaders.build_in`).
"""

from crannog.games.horizons.cards import gain_power
from crannog.games.horizons.facts import DAHAN, EXPLORER, FAST, SLOW
from crannog.games.horizons.panels import panel
from crannog.games.horizons.registry import ANOTHER, power
from crannog.games.horizons.use import Use, origins, reach
from crannog.games.horizons.verbs import move_presence
from crannog.kernel.ask import Choice, Rules, Seat

ID = "fathomless_mud"

panel(
    ID,
    setup=("2 lowest wetland",),
    growth=(
        ("reclaim", "presence 0"),
        ("presence 1", "presence 1"),
        ("card", "presence 2", "energy 2"),
    ),
    energy=("1", "plant", "2", "3", "water", "4", "5"),
    plays=("1", "2", "earth", "3", "moon", "4"),
    innates=("spreading_and_dreadful_mire",),
    uniques=(
        "exaltation_of_tangled_growth",
        "foul_vapors_and_fetid_muck",
        "intractable_thickets_and_thorns",
        "open_shifting_waterways",
    ),
    progression=(
        "steam_vents",
        "entrancing_apparitions",
        "uncanny_melting",
        "cleansing_floods",
        "pull_beneath_the_hungry_earth",
        "the_land_thrashes_in_furious_pain",
        "gift_of_power",
    ),
    strengths=(3, 2, 3, 3, 2),
)


@power(
    "innate",
    "spreading_and_dreadful_mire",
    SLOW,
    range=1,
    origin="sacred",
    target="invaders",
    tiers=(
        "1 water",
        "1 moon 2 water 1 earth",
        "2 moon 3 water 2 earth",
        "3 moon 4 water 3 earth 2 plant",
    ),
    moves=True,
    spirit=ID,
)
def spreading_and_dreadful_mire(use: Use) -> Rules[None]:
    """A presence moves in from the origin; then Fear, Damage and Pushed Dahan by tiers."""
    if (yield from use.tier(0)):
        yield from spread(use)
    for tier in (1, 2):
        if (yield from use.tier(tier)):
            use.fear(1)
            yield from use.damage(1)
            yield from use.push(1, DAHAN, up_to=False)
    if (yield from use.tier(3)):
        yield from use.damage(2)


def spread(use: Use) -> Rules[None]:
    """Moves one presence from the sacred site the range was counted from."""
    g = use.g
    distance = reach(g, use.user, use.power, use.cap)
    options: list[Choice] = [
        ("land", land)
        for land in origins(g, use.user, use.power)
        if g.map.distance[land].get(use.land.id, 99) <= distance
    ]
    choice = yield from use.choose("origin", options, "H-5.3")
    origin = g.lands[str(choice[1])]
    if origin.id != use.land.id and origin.presence[use.user]:
        move_presence(g, use.user, origin, use.land, "H-16.5")


@power(
    "unique",
    "exaltation_of_tangled_growth",
    SLOW,
    elements="water earth plant",
    target=ANOTHER,
    spirit=ID,
)
def exaltation_of_tangled_growth(use: Use) -> Rules[None]:
    """The target may pay 1 Energy, then you may pay 2, each to gain a power card."""
    yield from buy_card(use, use.spirit, 1)
    yield from buy_card(use, use.user, 2)


def buy_card(use: Use, seat: Seat, price: int) -> Rules[None]:
    """A Spirit may pay Energy to gain a power card."""
    spirit = use.g.spirits[seat]
    if spirit.energy < price:
        return
    options: list[Choice] = [("pay", price), ("no-pay",)]
    choice = yield from use.choose("pay-for-card", options, "H-22.1", seat=seat)
    if choice[0] == "pay":
        spirit.energy -= price
        use.g.tell("pays", "H-17.2", seat, price)
        yield from gain_power(use.g, seat, "H-22.1")


@power(
    "unique",
    "foul_vapors_and_fetid_muck",
    SLOW,
    elements="fire air water earth",
    range=2,
    origin="sacred",
    target="invaders",
    moves=True,
    spirit=ID,
)
def foul_vapors_and_fetid_muck(use: Use) -> Rules[None]:
    """1 Fear, Push up to 2 Explorers."""
    use.fear(1)
    yield from use.push(2, EXPLORER)


@power(
    "unique",
    "intractable_thickets_and_thorns",
    FAST,
    cost=2,
    elements="moon water earth plant",
    range=1,
    spirit=ID,
)
def intractable_thickets_and_thorns(use: Use) -> Rules[None]:
    """1 Fear, Defend 5."""
    use.fear(1)
    use.defend(5)
    yield from ()


@power(
    "unique",
    "open_shifting_waterways",
    SLOW,
    cost=1,
    elements="moon water animal",
    range=1,
    moves=True,
    spirit=ID,
)
def open_shifting_waterways(use: Use) -> Rules[None]:
    """Gather up to 2 Dahan; with Dahan and Invaders present 1 Fear and 1 Damage."""
    yield from use.gather(2, DAHAN)
    if use.land.count(DAHAN) and use.land.has_invaders():
        use.fear(1)
        yield from use.damage(1)
