"""O-12.6: the Prince draws cards, plays one of them, and a suit comes nearer to him."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.actions.play import capacity, play_to_site
from crannog.games.oath.actions.search import draws_vision
from crannog.games.oath.facts import ID, SUIT, SUITS, is_vision
from crannog.games.oath.powers.registry import HAND_RULES, PLANS
from crannog.games.oath.prince.policy.phases import (
    AFTER_CHOICE,
    WITHOUT_CARD,
    discard_zone,
    discards,
    first_neutral,
    own_search,
)
from crannog.games.oath.prince.record import relation_at, space_above, worth_of
from crannog.games.oath.prince.sheet import (
    CONSOLATION,
    CONSPIRATOR,
    FRIEND,
    PREFERS,
    RELATIONS,
    TACTICS,
)
from crannog.games.oath.purse import gain_secrets
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import discard_to, discard_unseen, gain_warbands, lay, pile_for
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-12.6"
DRAWN: Final = 3  # O-12.6.1


def search_and_play(g: Oath, me: Seat, square: int) -> Rules[int]:
    """O-12.6: the whole phase, by this square's preference; the actions that the suit brings."""
    draw(g, me)
    card = choose_card(g, square, [card for card in g.drawn if not is_vision(card)])
    if card:
        relation = RELATIONS[g.the_prince().relation(SUIT[card])]
        g.tell("prince-chooses", "O-12.6.3", me, ID[card], relation)
    for deed in AFTER_CHOICE:
        if deed == "discard":
            discard_others(g, me, card)
        elif card:
            yield from play_or_console(g, me, card, square)
    return advance(g, me, SUIT[card], square) if card else WITHOUT_CARD


def draw(g: Oath, me: Seat) -> None:
    """O-12.6.1, O-12.6.2: three cards, or more until there is a denizen; all but Visions open."""
    denizens: list[int] = []
    while g.deck and (len(g.drawn) < DRAWN or not denizens):
        card = g.deck[-1]
        lay(g, card, zones.DRAWN)
        if is_vision(card):
            draws_vision(g, me)
        else:
            denizens.append(card)
    know.see_all(g, denizens)
    visions = len(g.drawn) - len(denizens)
    g.tell("prince-draws", "O-12.6.1", me, visions, *(ID[card] for card in denizens))
    learn(g, me, sum(card in PLANS for card in denizens), "O-12.6.2")


def learn(g: Oath, me: Seat, steps: int, rule: str) -> None:
    """The tactics marker goes on, to the end of its track."""
    prince = g.the_prince()
    place = min(prince.tactics + steps, len(TACTICS) - 1)
    if place != prince.tactics:
        prince.tactics = place
        g.tell("prince-learns", rule, me, prince.dice())


def choose_card(g: Oath, square: int, cards: list[int]) -> int:
    """O-12.6.3: a card of the relation that the square prefers, then a neutral one, then other."""
    prince = g.the_prince()
    friends, conspirators = prince.friends(), prince.conspirators()
    prefers_friends = PREFERS[square] == FRIEND
    first, second = (friends, conspirators) if prefers_friends else (conspirators, friends)
    return first_of_suits(cards, first) or first_neutral(g, cards) or first_of_suits(cards, second)


def first_of_suits(cards: list[int], suits: list[int]) -> int:
    """The first drawn card of the first of these suits that was drawn at all; 0 if none was."""
    for suit in suits:
        for card in cards:
            if SUIT[card] == suit:
                return card
    return 0


def discard_others(g: Oath, me: Seat, kept: int) -> None:
    """O-12.6.7: the other drawn cards, or all where none was chosen."""
    for card in discards(g.drawn, kept):
        zone = discard_zone(g, me, card)
        if is_vision(card):
            discard_unseen(g, me, [card], zone, "O-12.6.7")
        else:
            discard_to(g, Use(me, card, "O-12.6.7"), card, zone)


# -- playing it --------------------------------------------------------------------------------


def play_or_console(g: Oath, me: Seat, card: int, square: int) -> Rules[None]:
    """O-12.6.4, O-12.6.5: to the first site with room, or it is discarded for a consolation."""
    slots = open_sites(g, me, card)
    if slots:
        lay(g, card, zones.HAND)
        yield from play_to_site(g, own_search(me), slots[0], True)
        return
    g.tell("prince-cannot-play", "O-12.6.5", me, ID[card])
    discard_to(g, Use(me, card, "O-12.6.5"), card, zones.PILE + pile_for(g, me, card))
    console(g, me, square, SUIT[card])


def open_sites(g: Oath, me: Seat, card: int) -> list[int]:
    """O-12.6.4: the sites where the card can be played, from the top of the Cradle down."""
    if not g.fits_site(card) or is_forbidden(g, "play-faceup", me, card):
        return []
    own = HAND_RULES.get(card)
    crowds = own is None or not own.ignores_capacity
    return [
        slot
        for slot, site in enumerate(g.sites)
        if site.up
        and (own is None or own.may_go(g, me, slot))
        and not is_forbidden(g, "play-to", me, slot)
        and not (crowds and len(site.cards) >= capacity(g, me, slot))
    ]


def console(g: Oath, me: Seat, square: int, suit: int) -> None:
    """O-12.6.5: what the square gives for a card that he can't play."""
    warbands, favor, secrets, steps = CONSOLATION[square]
    gain_warbands(g, me, warbands, "O-12.6.5")
    gain_ambition(g, me, suit, favor)
    gain_secrets(g, me, secrets, "O-12.6.5")
    learn(g, me, steps, "O-12.6.5")


def gain_ambition(g: Oath, me: Seat, suit: int, favor: int) -> None:
    """O-12.6.5: favor of a bank, as much as there is, for nothing but recovering (O-12.2.8)."""
    count = min(favor, g.banks[suit])
    if count:
        g.banks[suit] -= count
        g.the_prince().ambition += count
        g.tell("prince-gains-ambition", "O-12.6.5", me, SUITS[suit], count)


def advance(g: Oath, me: Seat, suit: int, square: int) -> int:
    """O-12.6.6: the suit's token goes up its column, to the right of others there; its worth."""
    prince = g.the_prince()
    before = prince.space_of(suit)
    space = space_above(before, PREFERS[square])
    if space != before:
        prince.spaces[before].remove(suit)
        prince.spaces[space].append(suit)
        relation = "conspirator" if relation_at(space) == CONSPIRATOR else "friend"
        g.tell("prince-advances", "O-12.6.6", me, SUITS[suit], relation, worth_of(space))
    return worth_of(space)
