"""Who knows what (I-21): for each observer and hidden card, the zones where it may be.

Observers are the seats and, last, the public. A mask always includes the card's true zone; one bit
alone means that the observer knows it. Only watched matches keep these masks.

Whatever lets a seat learn something hidden passes through here and counts as a reveal. That a card
is published does not: who shows his own card has learned nothing by it.
"""

from crannog.games.inis import facts
from crannog.games.inis.state import Inis
from crannog.games.inis.zones import ASIDE, DECK, DISCARD, DRAFT, POOL, bit
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng

CAP_TRIES = 1000


def cards_like(g: Inis, card: str) -> tuple[str, ...]:
    """The cards that look alike from the back, of those in use."""
    return facts.action_cards(g.seats) if facts.KIND[card] == "action" else facts.EPIC


def own_masks(g: Inis) -> list[dict[str, int]]:
    """All observers' masks, to be changed: copies of the state that share them keep the old."""
    if g.know_shared:
        g.know = [masks.copy() for masks in g.know]
        g.know_shared = False
    return g.know


def publish(g: Inis, card: str) -> None:
    """I-21.1: everyone sees where the card is now (of Advantage cards they always do)."""
    if g.watched and facts.KIND[card] != "advantage":
        mask = bit(g.at[card])
        for masks in own_masks(g):
            masks[card] = mask


def move_unseen(g: Inis, card: str, source: int, knowers: tuple[Seat, ...]) -> None:
    """I-21.2: the card came from `source`; only the knowers know which card it was.

    It is news to them, unless it came from the knower's own hand or from what he had drawn.
    """
    if source < POOL and any(knower != source for knower in knowers):
        g.reveals += 1
    if not g.watched:
        return
    here, there = bit(g.at[card]), bit(source)
    alike = cards_like(g, card)
    for observer, masks in enumerate(own_masks(g)):
        if observer in knowers:
            masks[card] = here
            continue
        for other in alike:
            if masks[other] & there:
                masks[other] |= here


def move_whole(g: Inis, card: str, source: int, knowers: tuple[Seat, ...]) -> None:
    """The only card of `source` moved; who knew it there knows it here."""
    g.reveals += 1
    if not g.watched:
        return
    here, there = bit(g.at[card]), bit(source)
    for observer, masks in enumerate(own_masks(g)):
        knows = observer in knowers
        for other in cards_like(g, card):
            if masks[other] & there:
                masks[other] &= ~there
                if not knows:
                    masks[other] |= here
        if knows:
            masks[card] = here


def look(g: Inis, seat: Seat, zone: int, cards: tuple[str, ...]) -> None:
    """I-21.3: the seat has seen every card of this kind in the zone (so it knows which are not)."""
    g.reveals += 1
    if not g.watched:
        return
    mask = bit(zone)
    masks = own_masks(g)[seat]
    for card in cards:
        if g.at[card] == zone:
            masks[card] = mask
        else:
            masks[card] &= ~mask


def look_at_tiles(g: Inis, seat: Seat, tiles: list[str]) -> None:
    """I-21.3: the seat has seen these tiles of the stack."""
    g.reveals += 1
    if g.watched:
        g.known_tiles = [
            [*known, *tiles] if observer == seat else known
            for observer, known in enumerate(g.known_tiles)
        ]


def merge_decks(g: Inis) -> None:
    """I-17: the Epic Tale discard pile was shuffled into the deck."""
    if not g.watched:
        return
    for masks in own_masks(g):
        for card in facts.EPIC:
            if masks[card] & bit(DISCARD):
                masks[card] = bit(DECK)


def close_pool(g: Inis, zone: int) -> None:
    """The cards drawn have all gone on to a hand or the discard pile."""
    if not g.watched:
        return
    gone = bit(zone)
    for masks in own_masks(g):
        for card in facts.EPIC:
            if masks[card] & gone:
                masks[card] -= gone


def may_hold(g: Inis, seat: Seat, card: str) -> bool:
    """From public knowledge alone: whether the seat may have the card in hand."""
    kind = facts.KIND[card]
    if kind == "advantage":
        return g.at[card] == seat
    if not g.know[g.seats].get(card, 0) >> seat & 1:
        return False
    return kind in map(facts.KIND.get, g.hands[seat])


def taken_openly(g: Inis, card: str) -> None:
    """Everyone saw the card go to a hand: what the draft allowed no longer limits where it is."""
    publish(g, card)
    if g.watched:
        g.caps = [
            [(tuple(c for c in cards if c != card), zones, most) for cards, zones, most in caps]
            for caps in g.caps
        ]


def forget_caps(g: Inis) -> None:
    """A card entered a hand unseen: what the draft allowed no longer limits the hands."""
    if any(g.caps):
        g.caps = [[] for _ in g.caps]


# -- the draft ---------------------------------------------------------------------------------


def know_deck(g: Inis) -> None:
    """I-8.8: all Action cards are in the deck."""
    if not g.watched:
        return
    forget_caps(g)
    for masks in own_masks(g):
        for card in facts.action_cards(g.seats):
            masks[card] = bit(DECK)


def dealt(g: Inis) -> None:
    """I-5.5: Action cards were dealt; each player knows his own and that the rest is elsewhere."""
    g.reveals += 1
    if not g.watched:
        return
    hands = [bit(DRAFT + seat) for seat in range(g.seats)]
    deck = bit(DECK)
    for observer, masks in enumerate(own_masks(g)):
        others = sum(hands) - (hands[observer] if observer < g.seats else 0)
        for card in facts.action_cards(g.seats):
            if g.at[card] == DRAFT + observer and observer < g.seats:
                masks[card] = hands[observer]
            elif masks[card] & deck:
                masks[card] |= others
                if not g.action_deck:
                    masks[card] &= ~deck


def passed_cards(g: Inis, passed: list[list[str]]) -> None:
    """I-21.2: each seat passed cards to the next; giver and receiver know which."""
    g.reveals += 1
    if not g.watched:
        return
    cards = facts.action_cards(g.seats)
    takers = [(giver, g.next_seat(giver)) for giver in range(g.seats)]
    for observer, masks in enumerate(own_masks(g)):
        before = masks.copy()
        for giver, taker in takers:
            if observer in (giver, taker):
                continue
            there, here = bit(DRAFT + giver), bit(DRAFT + taker)
            for card in cards:
                if before[card] & there:
                    masks[card] |= here
        if observer < g.seats:
            for card in passed[observer]:
                masks[card] = bit(DRAFT + g.next_seat(observer))
            for card in g.draft[observer]:
                masks[card] = bit(DRAFT + observer)


def draft_done(g: Inis) -> None:
    """The drafted set is in the hands now."""
    if not g.watched:
        return
    for masks in own_masks(g):
        for card in facts.action_cards(g.seats):
            mask = masks[card]
            masks[card] = mask & ~(0b1111 << DRAFT) | (mask >> DRAFT & 0b1111)


def cap_draft(g: Inis) -> None:
    """I-6: how many of the cards a player passed can have moved on, after three passes."""
    if not g.watched:
        return
    g.caps = []
    for seat in range(g.seats):
        first, second = g.passed_on[seat][0], g.passed_on[seat][1]
        taker = g.next_seat(seat)
        beyond = g.next_seat(taker)
        away = 0b1111 & ~bit(taker)
        g.caps.append(
            [
                (tuple(second), away, 1),
                (tuple(first + second), away, 3),
                (tuple(first), away & ~bit(beyond), 1),
            ]
        )
    g.caps.append([])  # the public


# -- redrawing ---------------------------------------------------------------------------------


def redraw(g: Inis, seat: Seat, rng: Rng) -> None:
    """Replaces all that the seat can't know, chance included, in line with what it has seen."""
    g.rng = Rng(rng.bits())
    swap: dict[str, str] = {}
    for cards in (facts.action_cards(g.seats), facts.EPIC):
        swap.update(redrawn_cards(g, seat, cards, rng))
    apply_swap(g, swap)
    rng.mix(g.epic_deck)
    rng.mix(g.action_deck)
    for other in range(g.seats):
        if other != seat:
            g.hands[other].sort()
            rng.mix(g.draft[other])
            g.kept[other] = g.draft[other][: len(g.kept[other])]
    g.action_discard.sort()
    for pool in g.pools:
        if pool.seat != seat:
            pool.cards.sort()
    redraw_stack(g, seat, rng)


def redrawn_cards(g: Inis, seat: Seat, cards: tuple[str, ...], rng: Rng) -> dict[str, str]:
    """Which card takes which card's place, among those whose zone the seat does not know."""
    masks = g.know[seat]
    unknown = [card for card in cards if masks[card] & (masks[card] - 1)]
    zone_of = fit(g, seat, unknown, rng)
    swap: dict[str, str] = {}
    for zone in sorted({g.at[card] for card in unknown}):
        leaving = [card for card in unknown if g.at[card] == zone]
        coming = [card for card in unknown if zone_of[card] == zone]
        rng.rearrange(coming)
        swap.update(zip(leaving, coming, strict=True))
    return swap


def fit(g: Inis, seat: Seat, unknown: list[str], rng: Rng) -> dict[str, int]:
    """A random zone for each unknown card, within mask, sizes and caps."""
    for _ in range(CAP_TRIES):
        zone_of = matching(g, seat, unknown, rng)
        if all(
            sum(bool(bit(zone_of.get(card, g.at[card])) & zones) for card in cards) <= most
            for cards, zones, most in g.caps[seat]
        ):
            return zone_of
    raise AssertionError(f"seat {seat}'s knowledge admits no draft in {CAP_TRIES} tries")


def matching(g: Inis, seat: Seat, unknown: list[str], rng: Rng) -> dict[str, int]:
    """A random zone for each card, to each zone as many as are there now, by augmenting paths."""
    masks = g.know[seat]
    free = sorted(g.at[card] for card in unknown)
    rng.rearrange(free)
    zones = list(dict.fromkeys(free))
    order = unknown[:]
    rng.rearrange(order)
    zone_of: dict[str, int] = {}

    def seek(card: str, tried: list[int]) -> bool:
        mask = masks[card]
        for place, zone in enumerate(free):
            if mask >> zone & 1:
                zone_of[card] = zone
                del free[place]
                return True
        for zone in zones:
            if mask >> zone & 1 and zone not in tried:
                tried.append(zone)
                for other in [held for held, where in zone_of.items() if where == zone]:
                    if seek(other, tried):
                        zone_of[card] = zone
                        return True
        return False

    for card in order:
        if not seek(card, []):
            raise AssertionError(f"seat {seat}'s knowledge admits no place for {card}")
    return zone_of


def apply_swap(g: Inis, swap: dict[str, str]) -> None:
    """Puts each card of the swap into the place of the one it replaces."""
    zones = {new: g.at[old] for old, new in swap.items()}
    g.at.update(zones)

    def swapped(cards: list[str]) -> list[str]:
        return [swap.get(card, card) for card in cards]

    g.hands = [swapped(hand) for hand in g.hands]
    g.action_deck = swapped(g.action_deck)
    g.action_discard = swapped(g.action_discard)
    g.epic_deck = swapped(g.epic_deck)
    g.aside = swap.get(g.aside, g.aside)
    g.draft = [swapped(cards) for cards in g.draft]
    g.kept = [swapped(cards) for cards in g.kept]
    for pool in g.pools:
        pool.cards = swapped(pool.cards)


def redraw_stack(g: Inis, seat: Seat, rng: Rng) -> None:
    """I-21.2: the tiles the seat has not seen change places, the discovery halves apart."""
    for bottom in (False, True):
        places = [
            i
            for i, tile in enumerate(g.stack)
            if tile not in g.known_tiles[seat] and is_bottom(g, tile) == bottom
        ]
        tiles = [g.stack[i] for i in places]
        rng.mix(tiles)
        for i, tile in zip(places, tiles, strict=True):
            g.stack[i] = tile


def is_bottom(g: Inis, tile: str) -> bool:
    """I-4.10: whether the tile belongs to the lower part of the discovery stack."""
    return g.settings.scenario == "discovery" and tile in facts.DISCOVERY_BOTTOM


def known_aside(g: Inis, seat: Seat) -> str:
    """The card set aside, if the seat knows it, else ''."""
    if g.aside and seat < g.seats and g.know[seat][g.aside] == bit(ASIDE):
        return g.aside
    return ""
