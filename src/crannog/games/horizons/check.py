"""The invariants of Horizons, checked after each choice in tests and fuzzing."""

from collections import Counter

from crannog.games.horizons.facts import FEAR_DECK, INVADER_CARDS, PRESENCE_TOTAL
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import MAJORS, MINORS, POWERS
from crannog.games.horizons.state import Horizons


def broken_invariants(g: Horizons) -> list[str]:
    """Every broken invariant with its rule; empty when the state is sound."""
    return [
        *broken_lands(g),
        *broken_presence(g),
        *broken_decks(g),
        *broken_cards(g),
        *broken_pools(g),
    ]


def broken_lands(g: Horizons) -> list[str]:
    """H-19.2: no negative counts, and nobody lives on with deadly Damage."""
    wrong: list[str] = []
    for land in g.lands.values():
        for kind, counts in land.pieces.items():
            if any(count < 0 for count in counts):
                wrong.append(f"H-19.2: a negative number of {kind} in {land.id}")
            leaves_alive = kind == "dahan" and (
                land.dahan_safe or g.settings.vitality_leaving != "destroyed"
            )
            if g.spirits and any(counts[g.health(kind, land.id) :]) and not leaves_alive:
                wrong.append(f"H-19.6: a {kind} in {land.id} has as much Damage as Health")
        if land.blight < 0 or any(count < 0 for count in land.presence):
            wrong.append(f"H-16: a negative number of Blight or presence in {land.id}")
        if land.defend < 0 or land.vitality < 0:
            wrong.append(f"H-21.1: negative Defend or Health in {land.id}")
    return wrong


def broken_presence(g: Horizons) -> list[str]:
    """H-1.3: thirteen presence of each Spirit: on its panel, on the island, destroyed."""
    wrong: list[str] = []
    if len({spirit.board for spirit in g.spirits}) < len(g.spirits):
        wrong.append("H-2.6: two Spirits began on the same board")
    for seat, spirit in enumerate(g.spirits):
        spirit_panel = PANELS[spirit.id]
        covered = len(spirit_panel.energy) - spirit.energy_track
        covered += len(spirit_panel.plays) - spirit.plays_track
        on_island = sum(land.presence[seat] for land in g.lands.values())
        total = covered + on_island + spirit.destroyed
        if total != PRESENCE_TOTAL:
            wrong.append(f"H-1.3: seat {seat} has {total} presence in all")
        if spirit.destroyed < 0:
            wrong.append(f"H-1.3: seat {seat} has more presence on the island than it may")
        if spirit.energy < 0:
            wrong.append(f"H-17.1: seat {seat} has negative Energy")
        if not on_island and g.phase != "over" and not g.lost:
            wrong.append(f"H-14.4: seat {seat} has no presence on the island and plays on")
    return wrong


def broken_decks(g: Horizons) -> list[str]:
    """H-2.3, H-2.4: Invader and fear cards are in one place each."""
    wrong: list[str] = []
    invaders = [
        *g.invader_deck,
        *g.invader_removed,
        *g.invader_discard,
        *(card for card in (g.ravage_card, g.build_card, g.explore_card) if card),
    ]
    if Counter(invaders) != Counter(list(INVADER_CARDS)):
        wrong.append("H-2.3: the Invader cards are not the fifteen")
    fear = [*g.fear_deck, *g.fear_unused, *g.earned, *g.fear_discard]
    if Counter(fear) != Counter(list(FEAR_CARDS)):
        wrong.append("H-2.4: the fear cards are not the fifteen")
    if len(g.fear_unused) != len(FEAR_CARDS) - FEAR_DECK:
        wrong.append("H-2.4: the fear deck is not made of nine cards")
    return wrong


def broken_cards(g: Horizons) -> list[str]:
    """H-22: every power card is in one place at most; shared ones are never lost."""
    held = [
        card
        for spirit in g.spirits
        for card in (*spirit.hand, *spirit.in_play, *spirit.discard, *spirit.progression)
    ]
    everywhere = Counter([*held, *g.minor_deck, *g.minor_discard, *g.major_deck, *g.major_discard])
    wrong = [f"H-22: {card} is in {n} places" for card, n in everywhere.items() if n > 1]
    for deck in (g.minor_deck, g.minor_discard):
        wrong.extend(f"H-22: {c} is no minor" for c in deck if POWERS[c].deck != "minor")
    drawing = g.phase in ("spirit", "prepare", "fast", "slow")  # four cards may be in the air
    missing = [card for card in (*MINORS, *MAJORS) if card not in everywhere]
    if missing and not (drawing and len(missing) <= 4 * g.seats):
        wrong.append(f"H-22: lost cards: {', '.join(missing)}")
    return wrong


def broken_pools(g: Horizons) -> list[str]:
    """H-2.5, H-13: the pools."""
    wrong: list[str] = []
    if not 0 <= g.fear < g.fear_per_card():
        wrong.append(f"H-13.2: {g.fear} generated Fear of {g.fear_per_card()}")
    if g.blight_pool < 0 or (not g.blight_pool and not g.lost and g.phase != "over"):
        wrong.append(f"H-14.3: {g.blight_pool} Blight in the pool and the match goes on")
    return wrong
