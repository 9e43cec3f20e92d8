"""O-5.1.4, O-5.1.5: playing the card in hand, after a search or as a facedown adviser (O-6.1)."""

from collections.abc import Callable
from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.advisers import excess_with, room_for
from crannog.games.oath.asking import DONE, by_card, choose, choose_unseen, put, slot_in
from crannog.games.oath.conspiracy import conspire
from crannog.games.oath.deeds import NO_SOURCE, WORLD_DECK, Search
from crannog.games.oath.facts import (
    CHOSEN,
    CONSPIRACY,
    ID,
    PILES,
    REGIONS,
    SUIT,
    is_denizen,
    is_vision,
)
from crannog.games.oath.powers.registry import CLEARS, HAND_RULES, PLAYED, REWARDS
from crannog.games.oath.purse import gain_favor
from crannog.games.oath.questions import Use, changed, is_forbidden, replaced
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import (
    discard_to,
    discard_unseen,
    lay,
    may_disturb,
    own_pile,
    pile_for,
    pile_of,
)
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-5.1.4"
DISCARD_IT: Final[Choice] = ("discard-it",)


# -- where the card may go ---------------------------------------------------------------------


def capacity(g: Oath, me: Seat, slot: int) -> int:
    """O-2.8.1: how many cards the site may hold."""
    return changed(g, "capacity", me, slot, g.capacity_printed(slot))


def clearable(g: Oath, search: Search, slot: int) -> list[tuple[int, int]]:
    """What could be discarded before a play to the site: the thing that allows it, and the card."""
    pairs = [
        (thing, card) for thing in clearers(g, search) for card in CLEARS[thing](g, search.me, slot)
    ]
    return [
        (thing, card)
        for thing, card in pairs
        if card not in search.used and may_disturb(g, search.me, card)
    ]


def clearers(g: Oath, search: Search) -> list[int]:
    """The things that let this player discard a card before a play."""
    always = [thing for thing in CLEARS if not is_denizen(thing) and g.is_live(thing)]
    return [*search.clearers, *always]


def has_room(g: Oath, search: Search, slot: int) -> bool:
    """Whether the card fits at the site, perhaps after something there was discarded."""
    card = g.hand
    own = HAND_RULES.get(card)
    if own is not None and own.ignores_capacity:
        return True
    here = g.sites[slot].cards
    room = capacity(g, search.me, slot) - len(here)
    return room > 0 or (room == 0 and any(c in here for _, c in clearable(g, search, slot)))


def near_sites(g: Oath, me: Seat, card: int) -> int:
    """The sites (as bits) to which the card may be played without a modifier."""
    return changed(g, "play-sites", me, card, 1 << g.site(me))


def site_options(g: Oath, search: Search) -> list[int]:
    """O-5.1.4 I: the sites to which the card in hand may be played."""
    me, card = search.me, g.hand
    if not g.fits_site(card) or is_forbidden(g, "play-faceup", me, card):
        return []
    mask = near_sites(g, me, card)
    if SUIT[card] in search.far_suits:
        mask = (1 << len(g.sites)) - 1
    own = HAND_RULES.get(card)
    return [
        slot
        for slot, site in enumerate(g.sites)
        if mask >> slot & 1
        and site.up
        and (own is None or own.may_go(g, me, slot))
        and not is_forbidden(g, "play-to", me, slot)
        and has_room(g, search, slot)
    ]


def play_options(g: Oath, search: Search, only_to_site: bool) -> list[Choice]:
    """O-5.1.4: what may be done with the card in hand."""
    me, card = search.me, g.hand
    options: list[Choice] = [("to-site", g.name(slot)) for slot in site_options(g, search)]
    if only_to_site:
        return [*options, DISCARD_IT]
    options += faceup_options(g, me)
    hidden = search.source != NO_SOURCE and not is_forbidden(g, "play-facedown", me, card)
    if hidden and excess_with(g, me, card, True) >= 0:
        options.append(("facedown-adviser",))
    return [*options, DISCARD_IT]


def faceup_options(g: Oath, me: Seat) -> list[Choice]:
    """O-5.1.4 II to IV: how the card in hand may be played faceup otherwise than to a site."""
    card = g.hand
    if is_forbidden(g, "play-faceup", me, card):
        return []
    if card == CONSPIRACY:
        return [("conspire",)]
    if is_vision(card):
        return [("reveal-vision",)] if g.players[me].is_exile() else []
    if g.fits_advisers(card) and excess_with(g, me, card, False) >= 0:
        return [("to-advisers",)]
    return []


def can_play_faceup(g: Oath, search: Search, card: int) -> bool:
    """Whether the card could be played faceup in this search, if it were in hand."""
    before, g.hand = g.hand, card
    found = bool(site_options(g, search) or faceup_options(g, search.me))
    g.hand = before
    return found


# -- playing -----------------------------------------------------------------------------------


def play_hand(g: Oath, search: Search, from_draw: bool, only_to_site: bool = False) -> Rules[bool]:
    """O-5.1.4: asks where the card in hand goes, and plays or discards it.

    Returns whether another card may then go anywhere: this one lies at a site, or was not played.
    """
    me = search.me

    def options() -> list[Choice]:
        return play_options(g, search, only_to_site)

    pile = discards_to(search, own_pile(g, me))
    choice = yield from put(g, me, "play-card", options(), RULE, pile, renew=options)
    if choice == DISCARD_IT:
        yield from discard_in_search(g, search, [g.hand], RULE)
        return True
    if choice[0] == "to-site":
        yield from play_to_site(g, search, slot_in(g, choice), from_draw)
        return True
    if choice[0] == "reveal-vision":
        yield from reveal_vision(g, search)
    elif choice[0] == "conspire":
        yield from play_conspiracy(g, me)
    else:
        yield from play_to_advisers(g, search, choice[0] == "facedown-adviser", from_draw)
    return False


def play_or_discard(g: Oath, me: Seat, card: int) -> Rules[None]:
    """A power has the player play or discard this card, like one that was kept in a search."""
    lay(g, card, zones.HAND)
    yield from play_hand(g, Search(me, WORLD_DECK), False)


def play_to_site(g: Oath, search: Search, slot: int, from_draw: bool) -> Rules[None]:
    """O-5.1.4 I: room, place, favor, then all that a faceup play brings."""
    me = search.me
    suit = SUIT[g.hand]
    if suit in search.far_suits and not near_sites(g, me, g.hand) >> slot & 1:
        g.in_use.append(search.far_suits[suit])
    yield from clear_first(g, search, slot)
    card = g.hand
    lay(g, card, slot)
    know.see_all(g, [card])
    g.tell("plays-to-site", RULE, me, ID[card], g.name(slot))
    if not replaced(g, "site-favor", me, card):
        gain_favor(g, me, SUIT[card], 1, RULE)
    yield from follow_up(g, "played-to-site", me, card)
    yield from after_faceup(g, search, card, from_draw)


def clear_first(g: Oath, search: Search, slot: int) -> Rules[None]:
    """Before the play: discards that things allow, each once; needed where the site is full."""
    spent: list[int] = []
    while True:
        pairs = [pair for pair in clearable(g, search, slot) if pair[0] not in spent]
        own = HAND_RULES.get(g.hand)
        fits = own is not None and own.ignores_capacity
        full = not fits and len(g.sites[slot].cards) >= capacity(g, search.me, slot)
        if full:
            pairs = [pair for pair in pairs if pair[1] in g.sites[slot].cards]
        if not pairs:
            return
        ways = {**by_clearing(pairs), **({} if full else {DONE: (0, 0)})}
        me = search.me
        piles = [discards_to(search, REGIONS[pile_for(g, me, card)]) for _, card in pairs]
        thing, card = yield from choose(g, me, "clear-first", ways, "O-5.1.5", g.name(slot), *piles)
        if not thing:
            return
        spent.append(thing)
        g.in_use.append(thing)
        yield from discard_in_search(g, search, [card], "O-5.1.5")


def by_clearing(pairs: list[tuple[int, int]]) -> dict[Choice, tuple[int, int]]:
    """Cards that can be discarded to make room, each with the thing that allows it."""
    return {("clear", ID[thing], ID[card]): (thing, card) for thing, card in pairs}


def play_to_advisers(g: Oath, search: Search, facedown: bool, from_draw: bool) -> Rules[None]:
    """O-5.1.4 II: to the advisers; whoever is too many must go first."""
    me = search.me

    def leavers() -> dict[Choice, int]:
        return by_card(room_for(g, me, g.hand, facedown)[1], "adviser")

    while excess_with(g, me, g.hand, facedown) > 0:  # one that goes may change the limit (O-7.6.4)
        pile = discards_to(search, own_pile(g, me))
        leaver = yield from choose_unseen(g, me, "make-room", leavers, "O-5.1.4", pile)
        yield from discard_in_search(g, search, [leaver], "O-5.1.4")
    card = g.hand
    lay(g, card, zones.ADVISERS + me)
    if facedown:
        g.dark |= 1 << card
        if not search.shows:
            know.lose_track(g, [card], me)
        g.tell("keeps-facedown", RULE, me)
        return
    know.see_all(g, [card])
    g.tell("plays-to-advisers", RULE, me, ID[card])
    yield from after_faceup(g, search, card, from_draw)


def after_faceup(g: Oath, search: Search, card: int, from_draw: bool) -> Rules[None]:
    """O-5.1.5: modifiers pay, then others react, then When Played."""
    for rewarder in search.rewarders:
        if rewarder != card:
            g.in_use.append(rewarder)
            use = Use(search.me, rewarder, "O-5.1.5")
            yield from REWARDS[rewarder](g, use, card, from_draw)
    yield from follow_up(g, "card-played", search.me, card)
    body = PLAYED.get(card)
    if body is not None:
        yield from body(g, Use(search.me, card, "O-7.3"))


def reveal_vision(g: Oath, search: Search) -> Rules[None]:
    """O-5.1.4 III: on the Revealed Vision space; the one that lay there is discarded."""
    me = search.me
    old = g.players[me].vision
    if old:
        yield from discard_in_search(g, search, [old], RULE)
    card = g.hand
    lay(g, card, zones.REVEALED + me)
    know.see_all(g, [card])
    g.tell("reveals-vision", RULE, me, ID[card])
    yield from follow_up(g, "vision-played", me, card)


def play_conspiracy(g: Oath, me: Seat) -> Rules[None]:
    """O-5.1.4 IV: its effect, then it leaves the game."""
    card = g.hand
    know.see_all(g, [card])
    lay(g, card, zones.BOX)
    g.tell("plays-conspiracy", RULE, me)
    yield from follow_up(g, "vision-played", me, card)
    yield from conspire(g, Use(me, card, RULE))


# -- discarding in a search --------------------------------------------------------------------


def discards_to(search: Search, usual: str) -> str:
    """O-10.discard: where the discards go in this search, as questions name it."""
    if search.pile >= 0:
        return PILES[search.pile]
    return CHOSEN if search.anywhere or search.bury else usual


def discard_in_search(g: Oath, search: Search, cards: list[int], rule: str) -> Rules[None]:
    """O-10.discard, by way of what modifiers of this search allow (one place for all of them)."""
    if search.anywhere in cards:
        search.anywhere = 0  # it has not been used yet, and now it is not
    if cards and (search.anywhere or search.bury) and search.pile < 0:
        finders = [finder(g, card) for card in cards]
        yield from choose_pile(g, search)
        cards = [find() for find in finders]
    for card in cards:
        usual = search.pile < 0
        zone = zones.PILE + pile_for(g, search.me, card) if usual else zone_of(search.pile)
        if zone == zones.DECK:
            g.part3 += 1
        use = Use(search.me, card, rule)
        if is_hidden(g, card):
            discard_unseen(g, search.me, [card], zone, rule, search.pile_bottom)
        else:
            discard_to(g, use, card, zone, search.pile_bottom)
        if card == g.prophet_vision:
            yield from follow_up(g, "vision-discarded", search.me, card)


def finder(g: Oath, card: int) -> Callable[[], int]:
    """What finds the card again after a question, by its place if the others do not know it.

    In a world that another player imagines another card lies there.
    """
    if g.hand == card:
        return lambda: g.hand
    if not is_hidden(g, card):
        return lambda: card
    pile = pile_of(g, g.where[card])
    place = pile.index(card)
    return lambda: pile[place]


def is_hidden(g: Oath, card: int) -> bool:
    """Whether the others have not seen the card."""
    return g.is_dark(card) or g.where[card] in (zones.DRAWN, zones.HAND)


def zone_of(pile: int) -> int:
    """The zone of a pile, or of the world deck."""
    return zones.DECK if pile == WORLD_DECK else zones.PILE + pile


def choose_pile(g: Oath, search: Search) -> Rules[None]:
    """Where all that is discarded in this search goes."""
    ways: dict[Choice, tuple[int, bool]] = {("usual-pile",): (-1, False)}
    if search.anywhere:
        for region, name in enumerate(REGIONS):
            ways |= {("on-top-of", name): (region, False), ("below", name): (region, True)}
    if search.bury:
        ways["below-deck",] = (WORLD_DECK, True)
    pile, bottom = yield from choose(g, search.me, "discard-where", ways, "O-10.discard")
    if pile < 0:
        search.anywhere, search.bury = 0, False
        return
    search.pile, search.pile_bottom = pile, bottom
    if pile != WORLD_DECK:
        g.in_use.append(search.anywhere)
