"""Gaining and forgetting power cards (H-22), the power progression (H-28)."""

from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons
from crannog.games.horizons.verbs import decide
from crannog.kernel.ask import Choice, Rules, Seat

DRAWN = 4  # H-22.1


def gain_power(g: Horizons, seat: Seat, rule: str) -> Rules[None]:
    """H-22.1, H-28.2: the next card of the progression, or one of four of a deck of choice."""
    spirit = g.spirits[seat]
    if spirit.progression:
        card = spirit.progression.pop()
        yield from take_card(g, seat, card, rule)
        return
    deck = yield from choose_deck(g, seat)
    left = yield from draw_and_take(g, seat, deck, rule)
    discard_powers(g, left)


def choose_deck(g: Horizons, seat: Seat) -> Rules[str]:
    """Minor or major."""
    options: list[Choice] = [("deck", "minor"), ("deck", "major")]
    choice = yield from decide(g, seat, "power-deck", options, "H-22.1")
    return str(choice[1])


def draw_and_take(g: Horizons, seat: Seat, deck: str, rule: str) -> Rules[list[str]]:
    """Draws four, takes one; returns the others."""
    drawn = draw_powers(g, deck)
    g.tell("draws-powers", "H-22.1", seat, *drawn)
    if not drawn:
        return drawn
    options: list[Choice] = [("take", card) for card in drawn]
    choice = yield from decide(g, seat, "take-power", options, "H-22.1")
    taken = str(choice[1])
    yield from take_card(g, seat, taken, rule)
    return [card for card in drawn if card != taken]


def draw_powers(g: Horizons, deck: str) -> list[str]:
    """H-22.2: four cards; an empty deck is made anew of its discard pile."""
    cards, discard, rng = (
        (g.minor_deck, g.minor_discard, g.minor_rng)
        if deck == "minor"
        else (g.major_deck, g.major_discard, g.major_rng)
    )
    drawn: list[str] = []
    g.reveals += 1
    while len(drawn) < DRAWN and (cards or discard):
        if not cards:
            cards.extend(sorted(discard))
            discard.clear()
            rng.shuffle(cards)
            g.tell("reshuffles", "H-22.2", deck)
        drawn.append(cards.pop())
    return drawn


def take_card(g: Horizons, seat: Seat, card: str, rule: str) -> Rules[None]:
    """H-22.6, H-22.3: the card goes to hand; a major costs a forgotten card."""
    g.spirits[seat].hand.append(card)
    g.tell("gains-power", rule, seat, card)
    if POWERS[card].deck == "major":
        yield from forget(g, seat)


def forget(g: Horizons, seat: Seat) -> Rules[None]:
    """H-22.4, H-22.5: any card of one's own, from hand, discard pile or play."""
    spirit = g.spirits[seat]
    options: list[Choice] = [
        ("forget", card) for card in (*spirit.hand, *spirit.discard, *spirit.in_play)
    ]
    choice = yield from decide(g, seat, "forget", options, "H-22.4")
    card = str(choice[1])
    for pile in (spirit.hand, spirit.discard, spirit.in_play):
        if card in pile:
            pile.remove(card)
    discard_powers(g, [card])
    g.tell("forgets", "H-22.4", seat, card)


def discard_powers(g: Horizons, cards: list[str]) -> None:
    """H-22.1, H-22.4: minors and majors to their discard piles; uniques leave the game."""
    for card in cards:
        deck = POWERS[card].deck
        if deck == "minor":
            g.minor_discard.append(card)
        elif deck == "major":
            g.major_discard.append(card)
