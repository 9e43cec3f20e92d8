"""O-9.4: replacing what a seat can't know by something that it can't tell apart.

Only cards move whose place the seat does not know, like backs among like places. Visions in the
world deck stay within their part (O-8.8). Which denizens are in the world is itself unknown after
the first game; the number of each suit stays.
"""

from collections.abc import Callable

from crannog.games.oath import zones
from crannog.games.oath.facts import (
    DENIZEN_NUMBERS,
    FIRST_GAME,
    RELIC_NUMBERS,
    SITE_NUMBERS,
    SUIT,
    VISION_NUMBERS,
    is_vision,
)
from crannog.games.oath.know import knows
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng

OUTSIDE = (zones.ARCHIVE, zones.DISPOSSESSED)


def redraw(g: Oath, seat: Seat, rng: Rng) -> None:
    """Redraws, in place, all that the seat can't know; chance is new, too."""
    spread_visions(g, seat, rng)
    permute(g, hidden(g, seat, VISION_NUMBERS), rng)
    redraw_denizens(g, seat, rng)
    permute(g, hidden(g, seat, RELIC_NUMBERS), rng)
    redraw_sites(g, seat, rng)
    g.rng = Rng(rng.bits())


def is_facedown(g: Oath, card: int) -> bool:
    """Whether the card lies where its face can't be seen."""
    zone = g.where[card]
    if zones.ADVISERS <= zone < zones.HELD:
        return g.is_dark(card)
    return zone >= zones.AT_SITE and zone != zones.BOX


def hidden(g: Oath, seat: Seat, cards: range) -> list[int]:
    """The cards of these whose place the seat does not know."""
    return [card for card in cards if is_facedown(g, card) and not knows(g, seat, card)]


# -- exchanging cards --------------------------------------------------------------------------


def permute(g: Oath, cards: list[int], rng: Rng) -> None:
    """The cards exchange their places at random."""
    others = cards[:]
    rng.shuffle(others)
    exchange(g, dict(zip(cards, others, strict=True)))


def exchange(g: Oath, becomes: dict[int, int]) -> None:
    """Each card's place is taken by the one it becomes."""
    changed = {card: new for card, new in becomes.items() if card != new}
    if not changed:
        return
    where = {card: g.where[card] for card in changed}
    dark = {card: g.is_dark(card) for card in changed}
    known = [{card: bits >> card & 1 for card in changed} for bits in g.know]

    def renamed(cards: list[int]) -> list[int]:
        return [changed.get(card, card) for card in cards]

    rename_lists(g, renamed)
    for card, new in changed.items():
        g.where[new] = where[card]
        g.dark = (g.dark & ~(1 << new)) | (dark[card] << new)
        for observer, bits in enumerate(known):
            g.know[observer] = (g.know[observer] & ~(1 << new)) | (bits[card] << new)


def rename_lists(g: Oath, renamed: Callable[[list[int]], list[int]]) -> None:
    """Renames the cards of every list that may hold facedown ones."""
    g.deck = renamed(g.deck)
    g.piles = [renamed(pile) for pile in g.piles]
    g.relic_deck = renamed(g.relic_deck)
    g.reliquary = renamed(g.reliquary)
    g.dispossessed = renamed(g.dispossessed)
    g.drawn = renamed(g.drawn)
    g.hand = renamed([g.hand])[0]
    for player in g.players:
        player.advisers = renamed(player.advisers)
    for site in g.sites:
        site.relics = renamed(site.relics)
    if g.deal is not None:
        for goods in (g.deal.gives, g.deal.takes):
            goods.advisers = renamed(goods.advisers)
    if g.campaign is not None:
        g.campaign.site_relics = renamed(g.campaign.site_relics)


# -- the world deck ----------------------------------------------------------------------------


def part_of(g: Oath, place: int) -> int:
    """The part of the deck in which this place lies, counted from the bottom (O-8.8)."""
    if place < g.part3:
        return 3
    return 2 if place < g.part3 + g.part2 else 1


def spread_visions(g: Oath, seat: Seat, rng: Rng) -> None:
    """Visions and denizens exchange places within each part; the top card's back is public."""
    free = [place for place, card in enumerate(g.deck[:-1]) if not knows(g, seat, card)]
    for part in (1, 2, 3):
        places = [place for place in free if part_of(g, place) == part]
        cards = [g.deck[place] for place in places]
        if any(is_vision(card) for card in cards):
            rng.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                g.deck[place] = card


# -- denizens ----------------------------------------------------------------------------------


def redraw_denizens(g: Oath, seat: Seat, rng: Rng) -> None:
    """O-9.4: within the world all exchange places; beyond the first game it may be other cards."""
    cards = hidden(g, seat, DENIZEN_NUMBERS)
    if g.world != frozenset(FIRST_GAME):
        for suit in range(6):
            permute(g, [card for card in cards if SUIT[card] == suit], rng)
        cards = hidden(g, seat, DENIZEN_NUMBERS)
        g.world = frozenset(c for c in DENIZEN_NUMBERS if g.where[c] != zones.ARCHIVE)
    permute(g, [card for card in cards if g.where[card] not in OUTSIDE], rng)


# -- sites -------------------------------------------------------------------------------------


def redraw_sites(g: Oath, seat: Seat, rng: Rng) -> None:
    """Facedown sites exchange places with each other and with those in the box."""
    slots = [n for n, site in enumerate(g.sites) if not site.up and not knows(g, seat, site.card)]
    on_map = {site.card for site in g.sites}
    pool = [g.sites[slot].card for slot in slots]
    pool += [card for card in SITE_NUMBERS if card not in on_map]
    for card in pool:
        g.where[card] = zones.BOX
    rng.shuffle(pool)
    for slot, card in zip(slots, pool, strict=False):
        g.sites[slot].card = card
        g.where[card] = slot
