"""Why a land or a piece can't be picked for a fear card (H-7)."""

from crannog.games.horizons.facts import BUILDINGS, CITY, SMALL
from crannog.games.horizons.fear import DEMANDS, Demand
from crannog.games.horizons.refusals.common import (
    no_piece,
    not_adjacent,
    number,
    spared,
    unfit,
)
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal

RULE = "H-7.4"


def demand_of(ask: Ask) -> Demand:
    """What the card wants at the Terror Level of the question."""
    return DEMANDS[str(ask.args[0])][number(ask.args[1]) - 1]


def unfit_for(g: Horizons, land: str, demand: Demand, kind: str = "") -> Refusal | None:
    """H-7.4: players are bound to the lands that the card names."""
    if demand.land == "presence-city-sacred":
        return unfit(g, land, "sacred" if kind == CITY else "presence", RULE)
    return unfit(g, land, demand.land, RULE)


def other_kind(ask: Ask, kind: str) -> Refusal:
    """The card names other pieces."""
    return Refusal(RULE, "why-fear-piece", {"fear": ask.args[0], "piece": kind})


def no_fear_land(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """Another kind of land, nothing to do there, or another player's."""
    land, demand = str(choice[1]), demand_of(ask)
    if reason := unfit_for(g, land, demand):
        return reason
    args: dict[str, Atom] = {"land": land, "fear": ask.args[0]}
    if not g.lands[land].counts(demand.pieces):
        return Refusal(RULE, "why-fear-nothing", args)
    return Refusal(RULE, "why-land-taken", args)


def no_fear_piece(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """Another kind of land or piece, or no such piece there."""
    land, kind, demand = str(choice[1]), str(choice[2]), demand_of(ask)
    if kind not in demand.pieces:
        return other_kind(ask, kind)
    reason = unfit_for(g, land, demand, kind)
    return reason or missing(g, ask, land, kind, choice) or other_kind(ask, kind)


def missing(g: Horizons, ask: Ask, land: str, kind: str, choice: Choice) -> Refusal | None:
    """No such piece in the land; an option without Damage is about the kind alone."""
    damage = number(choice[-1])
    if damage >= 0:
        return no_piece(g, ask, land, kind, damage)
    if g.lands[land].count(kind):
        return None
    return Refusal(RULE, "why-no-piece", {"piece": kind, "land": land})


def no_fear_move(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """A piece of the card's kind, between adjacent lands that fit the card."""
    origin, to, kind = str(choice[1]), str(choice[2]), str(choice[3])
    demand = demand_of(ask)
    if kind not in demand.pieces:
        return other_kind(ask, kind)
    return (
        no_piece(g, ask, origin, kind, number(choice[4]))
        or not_adjacent(g, to, origin)
        or no_way(g, origin, to, kind, demand)
    )


def no_way(g: Horizons, origin: str, to: str, kind: str, demand: Demand) -> Refusal:
    """Where the card lets such a piece go: to Towns and Cities, or where Invaders are."""
    lands: dict[str, Atom] = {"land": origin, "land2": to}
    here, there = g.lands[origin], g.lands[to]
    if demand.land == "more-buildings":
        args = {**lands, "count": here.counts(BUILDINGS), "count2": there.counts(BUILDINGS)}
        return Refusal("H-7.5", "why-fewer-buildings", args)
    if demand.land == "buildings":
        needed = "buildings" if kind not in BUILDINGS else "city"
        return Refusal("H-7.5", f"why-land-{needed}", {"land": to})
    return Refusal("H-7.5", "why-no-invaders-near", lands)


def not_waiting(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-24.2: the card does nothing there, or has done it already."""
    args: dict[str, Atom] = {"land": choice[1], "fear": ask.args[0]}
    return Refusal("H-24.2", "why-fear-nothing", args)


def no_tale(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-7.5: the question is about one land; its Explorers or one of its Towns."""
    here, land, kind = str(ask.args[0]), str(choice[1]), str(choice[2])
    if land != here:
        return Refusal(ask.rule, "why-this-land", {"land": here})
    if kind in SMALL:
        return Refusal(ask.rule, "why-no-piece", {"piece": kind, "land": land})
    return spared(ask, kind)
