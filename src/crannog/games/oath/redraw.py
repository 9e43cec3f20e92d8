"""O-9.4: replacing what a seat can't know by something that it can't tell apart.

Only cards move whose place the seat does not know, like backs among like places. Visions in the
world deck stay within their part (O-8.8). Which denizens are in the world is itself unknown after
the first game; the number of each suit stays. What comes out owes nothing to what lies there:
cards are sorted before they are shuffled.
"""

from typing import TypeAlias

from crannog.games.oath import zones
from crannog.games.oath.facts import (
    DENIZEN_NUMBERS,
    FIRST_GAME,
    SITE_NUMBERS,
    SUIT,
    is_vision,
)
from crannog.games.oath.know import knows
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng


class Spot:
    """A place where a facedown card lies: in a list, or (the card in hand) by itself.

    `old` is the card that lay there before anything was redrawn.
    """

    __slots__ = ("cards", "old", "place", "zone")

    def __init__(self, zone: int, cards: list[int], place: int) -> None:
        self.zone = zone
        self.cards = cards
        self.place = place
        self.old = cards[place]

    def card(self) -> int:
        """The card that lies there now."""
        return self.cards[self.place]

    def order(self) -> int:
        """Places in a fixed order: by zones, and within them."""
        return self.zone << 16 | self.place


Known: TypeAlias = list[tuple[Seat, list[Spot]]]  # who knows the cards of which places


def redraw(g: Oath, seat: Seat, rng: Rng) -> None:
    """Redraws, in place, all that the seat can't know; chance is new, too."""
    hand = [g.hand] if g.hand else []
    spots = world_spots(g, seat, hand)
    visions = vision_spots(g, spots, rng)
    denizens = [spot for spot in spots if spot not in visions]
    vision_cards = [spot.old for spot in spots if is_vision(spot.old)]
    world_cards = [spot.old for spot in spots if not is_vision(spot.old)]
    outside = unknown(g, seat, list_spots(zones.DISPOSSESSED, g.dispossessed))
    lost = [spot.old for spot in outside]
    known = knowledge_at(g, [*spots, *outside])
    offered = named_in(spots, goods_of(g))
    fill(g, visions, vision_cards, rng)
    world, dispossessed = other_denizens(g, world_cards, lost, rng)
    fill(g, denizens, world, rng)
    fill(g, outside, dispossessed, rng)
    remember(g, known)
    rename(offered)
    g.hand = hand[0] if hand else 0
    redraw_history(g, rng)
    redraw_relics(g, seat, rng)
    redraw_sites(g, seat, rng)
    g.rng = Rng(rng.bits())


def is_facedown(g: Oath, card: int) -> bool:
    """Whether the card lies where its face can't be seen."""
    zone = g.where[card]
    if zones.ADVISERS <= zone < zones.HELD:
        return g.is_dark(card)
    return zone >= zones.AT_SITE and zone != zones.BOX


# -- places ------------------------------------------------------------------------------------


def list_spots(zone: int, cards: list[int]) -> list[Spot]:
    """The places of a list."""
    return [Spot(zone, cards, place) for place in range(len(cards))]


def unknown(g: Oath, seat: Seat, spots: list[Spot]) -> list[Spot]:
    """Those of the places where the seat does not know which card lies there."""
    known = g.know[seat]
    return [spot for spot in spots if not known >> spot.old & 1]


def world_spots(g: Oath, seat: Seat, hand: list[int]) -> list[Spot]:
    """Where denizens and Visions lie that the seat does not know; the deck from the bottom."""
    spots = list_spots(zones.DECK, g.deck)
    for region, pile in enumerate(g.piles):
        spots += list_spots(zones.PILE + region, pile)
    for me, player in enumerate(g.players):
        held = list_spots(zones.ADVISERS + me, player.advisers)
        spots += [spot for spot in held if g.is_dark(spot.old)]
    spots += list_spots(zones.DRAWN, g.drawn)
    spots += list_spots(zones.HAND, hand)
    return unknown(g, seat, spots)


def part_of(g: Oath, place: int) -> int:
    """The part of the deck in which this place lies, counted from the bottom (O-8.8)."""
    if place < g.part3:
        return 3
    return 2 if place < g.part3 + g.part2 else 1


def vision_spots(g: Oath, spots: list[Spot], rng: Rng) -> set[Spot]:
    """Where Visions may lie: backs are public, but not those below the top of the deck."""
    top = len(g.deck) - 1
    found: set[Spot] = set()
    parts: list[list[Spot]] = [[], [], []]
    counts = [0, 0, 0]
    for spot in spots:
        if spot.zone == zones.DECK and spot.place != top:
            part = part_of(g, spot.place) - 1
            parts[part].append(spot)
            counts[part] += is_vision(spot.old)
        elif is_vision(spot.old):
            found.add(spot)
    for places, count in zip(parts, counts, strict=True):
        rng.rearrange(places)
        found.update(places[:count])
    return found


# -- cards -------------------------------------------------------------------------------------


def other_denizens(
    g: Oath, world: list[int], dispossessed: list[int], rng: Rng
) -> tuple[list[int], list[int]]:
    """Denizens for the hidden places of the world and for those of the dispossessed.

    In the first game everybody knows which denizens there are; later as many of each suit.
    """
    if g.world == frozenset(FIRST_GAME):
        return world, dispossessed
    archive = [card for card in DENIZEN_NUMBERS if g.where[card] == zones.ARCHIVE]
    new_world, new_dispossessed = list[int](), list[int]()
    for suit in range(6):
        inside = [card for card in world if SUIT[card] == suit]
        lost = [card for card in dispossessed if SUIT[card] == suit]
        pool = sorted([*inside, *lost, *(card for card in archive if SUIT[card] == suit)])
        rng.rearrange(pool)
        new_world += pool[: len(inside)]
        new_dispossessed += pool[len(inside) : len(inside) + len(lost)]
        for card in pool[len(inside) + len(lost) :]:
            g.where[card] = zones.ARCHIVE
            g.dark &= ~(1 << card)
    return new_world, new_dispossessed


def fill(g: Oath, spots: "list[Spot] | set[Spot]", cards: list[int], rng: Rng) -> None:
    """Lays the cards at these places, in an order that owes nothing to where they lay."""
    pool = sorted(cards)
    rng.rearrange(pool)
    g.dark &= ~bits_of(pool)
    for spot, card in zip(sorted(spots, key=Spot.order), pool, strict=True):
        spot.cards[spot.place] = card
        g.where[card] = spot.zone
        if zones.ADVISERS <= spot.zone < zones.HELD:
            g.dark |= 1 << card


def bits_of(cards: list[int]) -> int:
    """The cards as a bit set."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def knowledge_at(g: Oath, spots: list[Spot]) -> Known:
    """Who knows the cards of which places; nobody knows these cards by their names now."""
    mask = bits_of([spot.old for spot in spots])
    known: Known = []
    for observer, bits in enumerate(g.know):
        if bits & mask:
            known.append((observer, [spot for spot in spots if bits >> spot.old & 1]))
            g.know[observer] = bits & ~mask
    return known


def remember(g: Oath, known: Known) -> None:
    """Who knew the card of a place knows the one that lies there now."""
    for observer, spots in known:
        g.know[observer] |= bits_of([spot.card() for spot in spots])


def goods_of(g: Oath) -> list[list[int]]:
    """The lists of a deal that may name facedown advisers."""
    return [] if g.deal is None else [goods.advisers for goods in g.deal.goods.values()]


def named_in(spots: list[Spot], lists: list[list[int]]) -> list[tuple[list[int], int, Spot]]:
    """Where other lists name a card of these places."""
    if not lists:
        return []
    at = {spot.old: spot for spot in spots}
    return [(cards, n, at[card]) for cards in lists for n, card in enumerate(cards) if card in at]


def rename(named: list[tuple[list[int], int, Spot]]) -> None:
    """Those lists name the cards that lie there now."""
    for cards, place, spot in named:
        cards[place] = spot.card()


def redraw_history(g: Oath, rng: Rng) -> None:
    """O-8.4, O-8.5: nobody knows which denizens came and went, only of which suits they came."""
    c = g.chronicle
    if c is None:
        return
    suits = [SUIT[card] for card in c.added]
    deck, lost = sorted(g.deck), sorted(g.dispossessed)
    rng.rearrange(deck)
    rng.rearrange(lost)
    c.added = [taken(deck, suit) for suit in suits]
    c.lost = lost[: len(c.lost)]


def taken(cards: list[int], suit: int) -> int:
    """The first card of the suit leaves the list."""
    card = next(card for card in cards if SUIT[card] == suit)
    cards.remove(card)
    return card


# -- relics and sites --------------------------------------------------------------------------


def redraw_relics(g: Oath, seat: Seat, rng: Rng) -> None:
    """Facedown relics exchange places: the deck, the Reliquary, sites."""
    spots = list_spots(zones.RELIC_DECK, g.relic_deck)
    spots += [spot for spot in list_spots(zones.RELIQUARY, g.reliquary) if spot.old]
    for slot, site in enumerate(g.sites):
        spots += list_spots(zones.AT_SITE + slot, site.relics)
    spots = unknown(g, seat, spots)
    targeted = named_in(spots, [] if g.campaign is None else [g.campaign.site_relics])
    known = knowledge_at(g, spots)
    fill(g, spots, [spot.old for spot in spots], rng)
    remember(g, known)
    rename(targeted)


def redraw_sites(g: Oath, seat: Seat, rng: Rng) -> None:
    """Facedown sites exchange places with each other and with those in the box."""
    slots = [n for n, site in enumerate(g.sites) if not site.up and not knows(g, seat, site.card)]
    kept = {site.card for n, site in enumerate(g.sites) if n not in slots}
    pool = [card for card in SITE_NUMBERS if card not in kept]
    for card in pool:
        g.where[card] = zones.BOX
    rng.rearrange(pool)
    for slot, card in zip(slots, pool, strict=False):
        g.sites[slot].card = card
        g.where[card] = slot
