"""What everyone may know (H-30.11): all but deck orders and the faces of hidden cards."""

from crannog.games.horizons.facts import (
    ELEMENTS,
    FAST,
    HEALTH,
    INVADER_CARDS,
    INVADERS,
    SLOW,
)
from crannog.games.horizons.forecast import forecast
from crannog.games.horizons.growth import card_plays
from crannog.games.horizons.invaders import can_be_explored
from crannog.games.horizons.panels import PANELS, highest_number
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons, Land, Spirit, Work
from crannog.games.horizons.use import lacking, met_tiers, tier_met
from crannog.games.horizons.verbs import elements
from crannog.games.horizons.victory import kinds_to_clear
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json


def view(g: Horizons, seat: Seat | None) -> dict[str, Json]:
    """The match as the seat (None: a spectator) sees it; the game is open, so all see the same."""
    unseen = unseen_cards(g)
    return {
        "game": "horizons",
        "you": seat,
        "seats": g.seats,
        "phase": g.phase,
        "round": g.turn,
        "turn": g.turn,
        "boards": list[Json](g.map.boards),
        "lands": {key: land_view(g, land) for key, land in g.lands.items()},
        "spirits": [spirit_view(g, n) for n in range(len(g.spirits))],
        "blight_pool": g.blight_pool,
        "fear": min(g.fear, g.fear_per_card()),
        "fear_pool": max(0, g.fear_per_card() - g.fear),
        "fear_cards_left": len(g.fear_deck),
        "fear_earned": len(g.earned),
        "fear_discard": list[Json](g.fear_discard),
        "terror_level": g.terror_level(),
        "goal": goal(g),
        "invaders": {
            "deck": len(g.invader_deck),
            "ravage": g.ravage_card or None,
            "build": g.build_card or None,
            "explore": g.explore_card or None,
            "discard": list[Json](g.invader_discard),
            "stage": next_stage(g),
            "stages": stages_left(g),
            "unseen": list[Json](unseen),
        },
        "queue": list[Json](g.queue),
        "work": None if g.work is None else work_view(g, g.work),
        "minor_discard": list[Json](g.minor_discard),
        "major_discard": list[Json](g.major_discard),
        "decks": {"minor": len(g.minor_deck), "major": len(g.major_deck)},
        "tides": list[Json](g.tides),
        "vengeances": [{"land": v.land, "seat": v.user, "wide": v.wide} for v in g.vengeances],
        "forecast": forecast(g),
        "may_explore": may_be_explored(g, unseen),
        "history": [list[Json](row) for row in g.history],
        "result": None if g.result is None else g.result.outcome(g.seats),
    }


def work_view(g: Horizons, work: Work) -> dict[str, Json]:
    """H-5.2, H-7.1: the Power or the fear card that is being carried out."""
    return {
        "power": "" if work.level else work.card,
        "seat": work.seat,
        "land": work.land,
        "tiers": list[Json]([] if work.level else tiers_used(g, work)),
        "declined": list[Json]([] if work.level else tiers_declined(g, work)),
        "fear": work.card if work.level else "",
        "level": work.level,
    }


def tiers_used(g: Horizons, work: Work) -> list[int]:
    """H-18.4, H-18.7: the thresholds of the Power that its user meets and has not declined."""
    power, cap = POWERS[work.card], work.cap or None
    met = (tier_met(g, work.seat, power, n, cap) for n in range(len(power.tiers)))
    return [number for number, is_met in enumerate(met, 1) if is_met]


def tiers_declined(g: Horizons, work: Work) -> list[int]:
    """H-18.7: the thresholds of the Power that its user meets and leaves out."""
    used = tiers_used(g, work)
    met = met_tiers(g, work.seat, POWERS[work.card])
    return [tier + 1 for tier in met if tier + 1 not in used]


def next_stage(g: Horizons) -> int:
    """The stage printed on the back of the next Invader card; 0 when there is none."""
    return INVADER_CARDS[g.invader_deck[-1]].stage if g.invader_deck else 0


def stages_left(g: Horizons) -> list[Json]:
    """H-2.3: how many cards of each stage the deck has: their backs are open."""
    counts = [0, 0, 0]
    for card in g.invader_deck:
        counts[INVADER_CARDS[card].stage - 1] += 1
    return list[Json](counts)


def unseen_cards(g: Horizons) -> list[str]:
    """The Invader cards that may be revealed next: of the next stage, and not seen yet."""
    seen = (*g.invader_discard, g.ravage_card, g.build_card, g.explore_card)
    stage = next_stage(g)
    return [
        card.id for card in INVADER_CARDS.values() if card.stage == stage and card.id not in seen
    ]


def may_be_explored(g: Horizons, unseen: list[str]) -> list[Json]:
    """H-10.3: the lands that can be reached and that a card which may come next names."""
    if not g.spirits:
        return []
    cards = [INVADER_CARDS[card] for card in unseen]
    terrains = {terrain for card in cards for terrain in card.terrains}
    coastal = any(card.coastal for card in cards)
    return [
        land
        for land in g.lands
        if (g.terrain(land) in terrains or (coastal and g.map.coastal[land]))
        and can_be_explored(g, land)
    ]


def goal(g: Horizons) -> dict[str, Json]:
    """H-14.2: which Invaders must be gone for a victory now, and how many of each are left."""
    return {
        "kinds": list[Json](kinds_to_clear(g)),
        "left": {kind: sum(land.count(kind) for land in g.lands.values()) for kind in INVADERS},
    }


def land_view(g: Horizons, land: Land) -> dict[str, Json]:
    """A land, its pieces by Damage, and this turn's effects on it."""
    return {
        "board": land.id[0],
        "number": int(land.id[1:]),
        "terrain": g.terrain(land.id),
        "coastal": g.map.coastal[land.id],
        "adjacent": list[Json](g.near(land.id)),
        "pieces": {kind: list[Json](trimmed(counts)) for kind, counts in land.pieces.items()},
        "health": {kind: g.health(kind, land.id) for kind in HEALTH if any(land.pieces[kind])},
        "blight": land.blight,
        "presence": list[Json](land.presence),
        "defend": land.defend,
        "skips": list[Json](land.skips),
        "stalls": list[Json](land.stalls),
        "vitality": land.vitality,
        "no_blight": land.no_blight,
        "dahan_safe": land.dahan_safe,
    }


def trimmed(counts: list[int]) -> list[int]:
    """Counts by Damage without the empty tail."""
    last = max((n for n, count in enumerate(counts) if count), default=-1)
    return counts[: last + 1]


def spirit_view(g: Horizons, seat: Seat) -> dict[str, Json]:
    """A Spirit: panel, cards, Energy, elements, met thresholds."""
    spirit = g.spirits[seat]
    spirit_panel = PANELS[spirit.id]
    have = elements(g, seat)
    return {
        "spirit": spirit.id,
        "board": spirit.board,
        "energy": spirit.energy,
        "income": highest_number(spirit_panel.energy, spirit.energy_track),
        "plays": card_plays(g, seat),
        "played": spirit.played,
        "energy_track": spirit.energy_track,
        "plays_track": spirit.plays_track,
        "destroyed": spirit.destroyed,
        "hand": list[Json](spirit.hand),
        "in_play": list[Json](spirit.in_play),
        "discard": list[Json](spirit.discard),
        "progression": len(spirit.progression),
        "elements": dict(zip(ELEMENTS, have, strict=True)),
        "thresholds": thresholds(g, seat, spirit),
        "lacks": lacks(spirit, have),
        "growth": spirit.growth + 1 if spirit.growth >= 0 else None,
        "grown": spirit.grown,
        "done": spirit.done,
        "doing": doing(g, spirit),
        "used": list[Json](spirit.used),
        "range_bonus": spirit.range_bonus,
        "ward": spirit.ward,
        "might": spirit.might,
        "wind": spirit.wind,
        "hastened": list[Json](spirit.hastened),
        "repeats": spirit.repeats,
        "constancy": spirit.constancy,
        "shares": list[Json](spirit.shares),
        "sacred_sites": list[Json](g.sacred_sites(seat)),
    }


def doing(g: Horizons, spirit: Spirit) -> str:
    """H-3.2: what the Spirit is still doing in a phase that all play at once, or `done`."""
    if g.phase not in ("spirit", FAST, SLOW):
        return ""
    if spirit.done:
        return "done"
    if g.phase != "spirit":
        return "powers"
    return "plays" if spirit.grown else "grows"


def thresholds(g: Horizons, seat: Seat, spirit: Spirit) -> dict[str, Json]:
    """Which tiers of its innates and cards in play are met; the first tier is 1."""
    powers = (*PANELS[spirit.id].innates, *spirit.in_play)
    return {
        power: [tier + 1 for tier in met_tiers(g, seat, POWERS[power])]
        for power in powers
        if POWERS[power].tiers
    }


def lacks(spirit: Spirit, have: list[int]) -> dict[str, Json]:
    """H-18.4: the elements that each tier still lacks; a card in hand would bring its own."""
    powers = (*PANELS[spirit.id].innates, *spirit.in_play, *spirit.hand)
    return {
        power: tiers_lacking(
            POWERS[power], with_elements(have, POWERS[power]) if power in spirit.hand else have
        )
        for power in powers
        if POWERS[power].tiers
    }


def with_elements(have: list[int], card: Power) -> list[int]:
    """H-4.9: these elements, and those of a card that is played."""
    return [count + more for count, more in zip(have, card.elements, strict=True)]


def tiers_lacking(power: Power, have: list[int]) -> list[Json]:
    """For each tier the elements of which there are too few, and how many."""
    return [
        {ELEMENTS[n]: count for n, count in enumerate(lacking(have, need)) if count}
        for need in power.tiers
    ]


def redraw(g: Horizons, rng: Rng) -> None:
    """H-30.11: what is hidden is drawn anew: deck orders, removed and unseen cards, seeds."""
    g.rng, g.minor_rng, g.major_rng = Rng(rng.bits()), Rng(rng.bits()), Rng(rng.bits())
    rng.mix(g.minor_deck)
    rng.mix(g.major_deck)
    redraw_invaders(g, rng)
    hidden = [*g.fear_deck, *g.earned, *g.fear_unused]
    rng.mix(hidden)
    first, second = len(g.fear_deck), len(g.fear_deck) + len(g.earned)
    g.fear_deck, g.earned, g.fear_unused = hidden[:first], hidden[first:second], hidden[second:]


def redraw_invaders(g: Horizons, rng: Rng) -> None:
    """The cards of each stage in the deck change places with the removed one."""
    deck, removed = g.invader_deck[:], g.invader_removed[:]
    for stage in "123":
        places = [i for i, card in enumerate(deck) if card[4] == stage]
        spare = [i for i, card in enumerate(removed) if card[4] == stage]
        cards = [*(deck[i] for i in places), *(removed[i] for i in spare)]
        rng.mix(cards)
        for i in places:
            deck[i] = cards.pop()
        for i in spare:
            removed[i] = cards.pop()
    g.invader_deck, g.invader_removed = deck, removed
