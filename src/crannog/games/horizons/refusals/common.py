"""What several refusals share: lands that touch, lands that fit, pieces that are there."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.horizons.facts import BUILDINGS, CITY, DAHAN, INVADERS, PRESENCE
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal

Explain: TypeAlias = Callable[[Horizons, Ask, Choice], Refusal]

FAR: Final = 99  # more lands than any island has


def number(atom: Atom) -> int:
    """A number of an option; -1 where there is none."""
    return atom if isinstance(atom, int) else -1


def offered(ask: Ask, place: int = 1) -> list[Atom]:
    """What the options name at that place."""
    return [option[place] for option in ask.options if len(option) > place]


# -- lands -------------------------------------------------------------------------------------


def steps(g: Horizons, starts: list[str], land: str) -> int:
    """H-15.2: how many lands away it is from the nearest start."""
    return min((g.map.distance[start].get(land, FAR) for start in starts), default=FAR)


def not_adjacent(g: Horizons, land: str, middle: str) -> Refusal | None:
    """H-15.2: a land that does not touch the one in the middle."""
    return None if land in g.near(middle) else apart(land, middle)


def apart(land: str, middle: str) -> Refusal:
    """H-15.2, H-20.3: the land in the middle itself, or one that does not touch it."""
    if land == middle:
        return Refusal("H-20.3", "why-same-land", {"land": land})
    return Refusal("H-15.2", "why-not-adjacent", {"land": land, "land2": middle})


def meets(g: Horizons, key: str, demand: str) -> bool:
    """H-5.4, H-15.5: whether the land is of the kind that the word names."""
    land = g.lands[key]
    tests: dict[str, bool] = {
        "invaders": land.has_invaders(),
        "no-invaders": not land.has_invaders(),
        "dahan": land.count(DAHAN) > 0,
        "blight": land.blight > 0,
        "no-blight": land.blight == 0,
        "coastal": g.map.coastal[key],
        "inland": not g.map.coastal[key],
        "presence": any(land.presence),
        "sacred": any(count >= 2 for count in land.presence),
        "one-invader": land.counts(INVADERS) <= 1,
        "two-invaders": land.counts(INVADERS) <= 2,
        "no-city": not land.count(CITY),
        "buildings": land.counts(BUILDINGS) > 0,
    }
    return tests.get(demand, True)


def unfit(g: Horizons, land: str, demand: str, rule: str) -> Refusal | None:
    """What the land would have to be or to hold."""
    if meets(g, land, demand):
        return None
    return Refusal(rule, f"why-land-{demand}", {"land": land})


def other_terrain(g: Horizons, land: str, terrains: tuple[str, ...], rule: str) -> Refusal:
    """The land has none of the two terrains."""
    return Refusal(
        rule,
        "why-land-terrain",
        {
            "land": land,
            "terrain": g.terrain(land),
            "terrain2": terrains[0],
            "terrain3": terrains[-1],
        },
    )


# -- pieces ------------------------------------------------------------------------------------


def no_piece(g: Horizons, ask: Ask, key: str, kind: str, damage: int) -> Refusal | None:
    """H-15.4: there is no such piece in the land, or none with that Damage."""
    land = g.lands[key]
    if kind == PRESENCE:
        if not land.presence[ask.seat]:
            return Refusal("H-16.2", "why-no-presence", {"land": key})
        return None
    if not land.count(kind):
        return Refusal(ask.rule, "why-no-piece", {"piece": kind, "land": key})
    counts = land.pieces[kind]
    if not 0 <= damage < len(counts) or not counts[damage]:
        args: dict[str, Atom] = {"piece": kind, "land": key, "damage": damage}
        return Refusal("H-19.2", "why-no-piece-damaged", args)
    return None


def spared(ask: Ask, kind: str) -> Refusal:
    """H-5.5: the effect does not touch pieces of this kind."""
    return Refusal(ask.rule, "why-piece-spared", {"piece": kind})
