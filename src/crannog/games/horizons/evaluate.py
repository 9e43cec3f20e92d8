"""How good a position of Horizons looks, for bots that look ahead to the end of a turn.

All worths are in the same small change: an Explorer on the island costs about 1.
"""

from typing import Final

from crannog.games.horizons.facts import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    FEAR_DECK,
    INVADERS,
    SLOW,
    STRENGTH,
    TOWN,
)
from crannog.games.horizons.forecast import dahan_lost, still_to_come, stopped
from crannog.games.horizons.invaders import ravage_damage, would_build
from crannog.games.horizons.panels import PANELS, highest_number
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.use import met_tiers
from crannog.kernel.ask import Seat

WON: Final = 10_000.0
PIECE: Final = {EXPLORER: 1.0, TOWN: 2.6, CITY: 4.4}  # what an Invader on the island costs
WOUND: Final = 0.05  # what a point of Damage on one is worth; it heals
FEAR: Final = 1.3
DAHAN_WORTH: Final = 0.8
PRESENCE_LOST: Final = 2.5
SPIRIT_LOST: Final = 60.0
BLIGHT_LIMIT: Final = 5.0  # Blight for each player that the island bears (H-2.5)
FORESEEN: Final = 0.55  # weight of a Ravage that a whole turn can still prevent
LATER: Final = 0.3  # weight of the Ravage after that


def evaluate(g: Horizons, seat: Seat) -> float:
    """The island for all Spirits, and what they can do with the turns that are left."""
    if g.result is not None:
        return WON if seat in g.result.winners else -WON
    if not g.spirits:
        return 0.0
    return island(g) + sum(spirit_worth(g, s) for s in range(len(g.spirits)))


# -- the island --------------------------------------------------------------------------------


def island(g: Horizons) -> float:
    """Blight, fear, and all lands with what is about to happen in them."""
    if g.result is not None:
        return WON if g.result.winners else -WON
    outlook = Outlook(g)
    total = progress(g) - blight_cost(g, g.blight_pool)
    for land in g.lands.values():
        total -= outlook.cost(land)
    return total


def blight_cost(g: Horizons, pool: int) -> float:
    """What the Blight on the island costs: the emptier the pool, the more (H-14.3)."""
    taken = BLIGHT_LIMIT - (pool - 1) / g.seats
    return g.seats * taken * (5.0 + taken)


def progress(g: Horizons) -> float:
    """Fear, and how few of the pieces stand that the Terror Level asks about (H-14.2)."""
    earned = (FEAR_DECK - len(g.fear_deck)) * g.fear_per_card() + g.fear
    level = g.terror_level()
    kinds = INVADERS if level == 1 else BUILDINGS if level == 2 else (CITY,)
    left = 0
    for land in g.lands.values():
        for kind in kinds:
            left += sum(land.pieces[kind])
    return FEAR * earned + 12.0 * level / (1.0 + left / g.seats)


class Outlook:
    """What the Invaders are about to do, looked up once for all lands of a position."""

    __slots__ = ("another", "building", "g", "now", "ravaging")

    def __init__(self, g: Horizons) -> None:
        self.g = g
        self.now = invaders_come_now(g)
        self.ravaging = frozenset(still_to_come(g, "ravage", g.ravage_card))
        self.building = frozenset(still_to_come(g, "build", g.build_card))
        self.another = blight_cost(g, g.blight_pool - 1) - blight_cost(g, g.blight_pool)

    def cost(self, land: Land) -> float:
        """What a land costs: Invaders there, and what their Ravage and Build would do."""
        pieces = land.pieces
        total = -DAHAN_WORTH * sum(pieces[DAHAN])
        if not land.has_invaders():
            return total
        damage = strength(land)
        total += price(pieces)
        if land.id in self.ravaging and not (self.now and stopped(self.g, land, "ravage")):
            if self.now:
                total += self.ravage(land, damage, ravage_damage(self.g, land))
            else:
                total += FORESEEN * self.ravage(land, damage, damage)
        if land.id in self.building and not (self.now and stopped(self.g, land, "build")):
            kind = would_build(self.g, land)
            total += (1.0 if self.now else FORESEEN) * PIECE[kind]
            more = damage + STRENGTH[kind]
            total += LATER * self.ravage(land, more, more)
        return total

    def ravage(self, land: Land, attackers: int, damage: int) -> float:
        """H-8: Blight, cascade, presence and Dahan lost, less what the counterattack destroys."""
        g = self.g
        cost = 0.0
        dahan = sum(land.pieces[DAHAN])
        if dahan:
            lost = dahan_lost(g, land, damage)
            cost = 1.2 * DAHAN_WORTH * lost - 0.9 * min(2 * (dahan - lost), attackers)
        if damage < 2 or land.no_blight:
            return cost
        cost += self.another
        if land.blight:
            cost += 1.1 * self.another
        for seat, count in enumerate(land.presence):
            if count:
                cost += SPIRIT_LOST if count == 1 and is_last(g, seat) else PRESENCE_LOST
        return cost


def invaders_come_now(g: Horizons) -> bool:
    """Whether this turn's effects still count when the next Ravage comes."""
    if g.phase == "spirit":
        return any(spirit.grown for spirit in g.spirits)
    return g.phase not in (SLOW, "time", "choose", "prepare")


def strength(land: Land) -> int:
    """H-8.2: the Damage of all Invaders here, without Defend."""
    pieces = land.pieces
    return (
        sum(pieces[EXPLORER]) * STRENGTH[EXPLORER]
        + sum(pieces[TOWN]) * STRENGTH[TOWN]
        + sum(pieces[CITY]) * STRENGTH[CITY]
    )


def price(pieces: dict[str, list[int]]) -> float:
    """What the Invaders among these pieces cost, damaged ones a little less."""
    total = 0.0
    for kind in INVADERS:
        for damage, count in enumerate(pieces[kind]):
            if count:
                total += count * (PIECE[kind] - WOUND * damage)
    return total


def is_last(g: Horizons, seat: Seat) -> bool:
    """Whether the seat's presence is in one land only."""
    return len(g.lands_of(seat)) == 1


# -- Spirits -----------------------------------------------------------------------------------


def spirit_worth(g: Horizons, seat: Seat) -> float:
    """Presence and tracks for the turns that are left, Energy and cards for the next few."""
    turns = len(g.invader_deck)
    return development(g, seat) * turns / 6 + stock(g, seat) * min(1.0, turns / 4) + gifts(g, seat)


def development(g: Horizons, seat: Seat) -> float:
    """What serves every turn: presence, sacred sites, income and card plays."""
    spirit = g.spirits[seat]
    spirit_panel = PANELS[spirit.id]
    worth = 1.0 * sum(land.presence[seat] for land in g.lands.values())
    worth += 0.4 * len(g.lands_of(seat)) + 0.6 * min(len(g.sacred_sites(seat)), 3)
    worth += 1.5 * highest_number(spirit_panel.energy, spirit.energy_track)
    worth += 3.5 * highest_number(spirit_panel.plays, spirit.plays_track)
    return worth + 0.5 * (spirit.energy_track + spirit.plays_track)


def stock(g: Horizons, seat: Seat) -> float:
    """Energy, and cards to choose from; a hand too small for the next turn costs a Growth."""
    spirit = g.spirits[seat]
    plays = highest_number(PANELS[spirit.id].plays, spirit.plays_track)
    worth = 0.6 * min(spirit.energy, 6) + 0.15 * max(spirit.energy - 6, 0)
    for card in (*spirit.hand, *spirit.discard, *spirit.in_play):
        worth += 0.8 + 0.3 * POWERS[card].cost
    ready = len(spirit.hand)
    return worth + 1.5 * min(ready, plays) + 0.4 * max(0, min(ready - plays, plays))


def gifts(g: Horizons, seat: Seat) -> float:
    """What this turn's gifts promise, and innate Powers that are ready."""
    spirit = g.spirits[seat]
    worth = 2.0 * spirit.might + 1.0 * spirit.wind + 0.4 * spirit.range_bonus
    worth += 1.0 * spirit.constancy + 1.5 * spirit.repeats
    for power_id in PANELS[spirit.id].innates:
        power = POWERS[power_id]
        gone = g.phase not in ("spirit", FAST) if power.speed == FAST else g.phase == "time"
        if power_id not in spirit.used and not gone:
            worth += 1.5 * len(met_tiers(g, seat, power))
    return worth
