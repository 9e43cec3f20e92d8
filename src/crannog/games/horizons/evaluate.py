"""How good a position of Horizons looks, for bots that look one step ahead."""

from typing import Final

from crannog.games.horizons.facts import BUILDINGS, CITY, DAHAN, EXPLORER, FAST, INVADERS, TOWN
from crannog.games.horizons.invaders import (
    can_be_explored,
    lands_of_card,
    ravage_damage,
    would_build,
)
from crannog.games.horizons.panels import PANELS, highest_number
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.tides import prevents
from crannog.games.horizons.use import met_tiers
from crannog.kernel.ask import Seat

WON: Final = 10_000.0
PIECE: Final = {EXPLORER: 1.0, TOWN: 2.6, CITY: 4.2}  # what an Invader on the island costs
BLIGHT: Final = 7.0
FEAR: Final = 0.75
DAHAN_WORTH: Final = 0.5
BEFORE_INVADERS: Final = ("prepare", "spirit", FAST, "fear")


def evaluate(g: Horizons, seat: Seat) -> float:
    """The island for all Spirits, and a little for what this one can do next."""
    if g.result is not None:
        return WON if seat in g.result.winners else -WON
    if not g.spirits:
        return 0.0
    return island(g) + threats(g) + progress(g) + sum(spirit_worth(g, s) for s in range(g.seats))


def island(g: Horizons) -> float:
    """Invaders and Blight against Dahan."""
    total = 0.0
    for land in g.lands.values():
        total -= sum(worth_of(land, kind) for kind in INVADERS)
        total += DAHAN_WORTH * land.count(DAHAN)
        total -= BLIGHT * land.blight
    return total - 40.0 / (g.blight_pool + 1) * g.seats


def worth_of(land: Land, kind: str) -> float:
    """What the pieces of a kind cost, damaged ones a little less."""
    return sum(
        count * (PIECE[kind] - 0.3 * damage) for damage, count in enumerate(land.pieces[kind])
    )


def progress(g: Horizons) -> float:
    """Fear, and how few of the pieces stand that the Terror Level asks about (H-14.2)."""
    earned = (9 - len(g.fear_deck)) * g.fear_per_card() + g.fear
    level = g.terror_level()
    kinds = INVADERS if level == 1 else BUILDINGS if level == 2 else (CITY,)
    left = sum(land.counts(kinds) for land in g.lands.values())
    return FEAR * earned + 4.0 * (level - 1) - (level - 1) * 1.5 * left


def threats(g: Horizons) -> float:
    """What the Invaders are about to do: this turn's Ravage, and the next one's."""
    total = 0.0
    this_turn = g.phase in BEFORE_INVADERS
    for card, weight in ((g.ravage_card, 1.0), (g.build_card, 0.45)):
        if not card:
            continue
        now = this_turn and weight == 1.0
        for key in lands_of_card(g, card):
            land = g.lands[key]
            if land.has_invaders() and not (now and stopped(g, land, "ravage")):
                total -= weight * ravage_cost(g, land, now)
    if this_turn and g.build_card:
        for key in lands_of_card(g, g.build_card):
            land = g.lands[key]
            if land.has_invaders() and not stopped(g, land, "build"):
                total -= 0.8 * PIECE[would_build(g, land)]
    reachable = sum(can_be_explored(g, key) for key in g.lands)
    return total - 0.15 * reachable


def stopped(g: Horizons, land: Land, action: str) -> bool:
    """Whether the action is known not to happen here this turn."""
    return action in land.skips or bool(land.stalls) or prevents(g, land, action)


def ravage_cost(g: Horizons, land: Land, with_defend: bool) -> float:
    """Blight, cascade, presence and Dahan that a Ravage here would cost."""
    strength = {EXPLORER: 1, TOWN: 2, CITY: 3}
    full = sum(land.count(kind) * strength[kind] for kind in INVADERS)
    damage = ravage_damage(g, land) if with_defend else full
    dahan = land.count(DAHAN)
    lost = min(dahan, damage // 2)
    cost = DAHAN_WORTH * 1.5 * lost - 0.8 * (dahan - lost)
    if damage >= 2 and not land.no_blight:
        cost += BLIGHT + sum(2.0 for count in land.presence if count)
        cost += BLIGHT if land.blight else 0.0
    return cost


def spirit_worth(g: Horizons, seat: Seat) -> float:
    """Presence, tracks, Energy, cards, and Powers that are ready to be used."""
    spirit = g.spirits[seat]
    spirit_panel = PANELS[spirit.id]
    worth = 1.2 * sum(min(land.presence[seat], 3) for land in g.lands.values())
    worth += 1.0 * len(g.lands_of(seat)) + 0.6 * len(g.sacred_sites(seat))
    worth += 1.6 * highest_number(spirit_panel.energy, spirit.energy_track)
    worth += 3.0 * highest_number(spirit_panel.plays, spirit.plays_track)
    worth += 0.8 * (spirit.energy_track + spirit.plays_track)
    worth += 0.35 * min(spirit.energy, 8) + 0.5 * len(spirit.hand)
    worth += sum(0.15 * POWERS[card].cost for card in (*spirit.hand, *spirit.discard))
    return worth + ready_powers(g, seat)


def ready_powers(g: Horizons, seat: Seat) -> float:
    """Cards in play and innates whose phase is still to come this turn."""
    spirit = g.spirits[seat]
    worth = 0.0
    for power_id in (*PANELS[spirit.id].innates, *spirit.in_play):
        power = POWERS[power_id]
        fast = power.speed == FAST or power_id in spirit.hastened
        gone = g.phase not in ("spirit", FAST) if fast else g.phase == "time"
        if power_id in spirit.used or gone:
            continue
        tiers = len(met_tiers(g, seat, power))
        worth += 1.0 + 1.1 * power.cost + 0.8 * tiers if not power.innate else 1.3 * tiers
    return worth
