"""O-8.4 to O-8.8: denizens come and go unseen, relics are dealt, the world deck is rebuilt."""

from typing import Final

from crannog.games.oath import know, zones
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.chronicle.world import World, build_deck
from crannog.games.oath.facts import (
    DENIZEN_NUMBERS,
    DENIZENS_OF,
    GRAND_SCEPTER,
    ID,
    PROMPT,
    SUIT,
    SUITS,
    VISION_NUMBERS,
)
from crannog.games.oath.rule import player_of
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import lay, stack_deck, unmark_vision

COMING: Final = (3, 2, 1)  # of the winner's suit, and of the two that follow it
HEALED: Final = 6
DISPOSSESSED: Final = 6


# -- denizens (O-8.4, O-8.5) -------------------------------------------------------------------


def archive_of(g: Oath, suit: int) -> list[int]:
    """The denizens of a suit in the Archive."""
    return [card for card in DENIZENS_OF[suit] if g.where[card] == zones.ARCHIVE]


def decided_by(g: Oath, c: Chronicle, rule: str) -> str:
    """The rule of a step, or the one by which the Prince decides it (O-12.9.4)."""
    return "O-12.9.4" if g.is_prince(c.winner) else rule


def coming_from(suit: int) -> list[tuple[int, int]]:
    """O-8.4: the suit and the two that follow it, each with the number that is to come."""
    return [((suit + n) % len(SUITS), count) for n, count in enumerate(COMING)]


def add_denizens(g: Oath, c: Chronicle, suit: int) -> None:
    """O-8.4: three of the suit, two of the next one, one of the one after it."""
    coming = coming_from(suit)
    stacks = [(archive_of(g, one), count) for one, count in coming]
    if any(len(stack) < count for stack, count in stacks):
        heal(g, c)
        return
    rng = g.chance()
    for stack, count in stacks:
        rng.shuffle(stack)
        bring_in(g, c, stack[:count])
    g.tell("adds-denizens", decided_by(g, c, "O-8.4"), *(SUITS[one] for one, _ in coming))


def bring_in(g: Oath, c: Chronicle, cards: list[int]) -> None:
    """They come to the world deck unseen."""
    lay_in_deck(g, cards)
    c.added += cards


def lay_in_deck(g: Oath, cards: list[int]) -> None:
    """To the bottom of the world deck, which will be shuffled (O-8.8)."""
    for card in cards:
        lay(g, card, zones.DECK, bottom=True)
        g.part3 += 1
    know.lose_track(g, cards)


def heal(g: Oath, c: Chronicle) -> None:
    """O-8.4: the Archive is short: six dispossessed of the most common suit come back instead.

    All other dispossessed go to the Archive. Among equal suits chance decides.
    """
    rng = g.chance()
    stacks = [[card for card in g.dispossessed if SUIT[card] == suit] for suit in range(6)]
    most = max(len(stack) for stack in stacks)
    largest = rng.pick([stack for stack in stacks if len(stack) == most])
    rng.shuffle(largest)
    know.lose_track(g, g.dispossessed)
    c.healed = True
    bring_in(g, c, largest[:HEALED])
    for card in list(g.dispossessed):
        lay(g, card, zones.ARCHIVE)
    g.tell("heals", "O-8.4", len(c.added))


def dispossess_denizens(g: Oath, c: Chronicle) -> None:
    """O-8.5: Visions aside; six random cards of the discards and of the losers' advisers go.

    The others come to the world deck at once, so that nobody sees where the six lay.
    """
    if g.prophet >= 0:
        unmark_vision(g, "O-8.5")
    for vision in VISION_NUMBERS:
        lay(g, vision, zones.BOX)
    g.tell("sets-visions-aside", "O-8.5")
    pool = [card for pile in g.piles for card in pile]
    for seat, player in enumerate(g.players):
        if seat != c.winner:
            pool += player.advisers
    g.chance().shuffle(pool)
    know.lose_track(g, pool)
    c.lost = pool[:DISPOSSESSED]
    for card in c.lost:
        lay(g, card, zones.DISPOSSESSED)
    lay_in_deck(g, pool[DISPOSSESSED:])
    g.tell("dispossesses-unseen", "O-8.5", len(c.lost))


# -- relics (O-8.6) ----------------------------------------------------------------------------


def renew_relics(g: Oath, c: Chronicle) -> None:
    """O-8.6: the losers' relics to the deck, sites get theirs, the winner's lie on top."""
    free_caged(g)
    lay(g, GRAND_SCEPTER, zones.BOX)
    gather_relics(g, c)
    for slot in range(len(g.sites)):
        deal_relics(g, slot)
    top = [*g.players[c.winner].relics, *(relic for relic in g.reliquary if relic)]
    g.chance().shuffle(top)
    for relic in top:
        lay(g, relic, zones.RELIC_DECK)
    know.lose_track(g, top)
    g.tell("relics-on-top", "O-8.6.3", c.winner, len(top))


def gather_relics(g: Oath, c: Chronicle) -> None:
    """O-8.6.1: those of everybody but the winner, into the deck, which is shuffled."""
    lost = [
        relic
        for seat, player in enumerate(g.players)
        if seat != c.winner
        for relic in player.relics
    ]
    for relic in lost:
        lay(g, relic, zones.RELIC_DECK)
    g.chance().shuffle(g.relic_deck)
    know.lose_track(g, g.relic_deck)
    g.tell("gathers-relics", "O-8.6.1", len(lost))


def free_caged(g: Oath) -> None:
    """Warbands that lie on a relic go home before it leaves."""
    for colour, count in enumerate(g.caged):
        if count:
            g.players[player_of(g, colour)].bank += count
    g.caged = [0] * len(g.caged)


def deal_relics(g: Oath, slot: int) -> None:
    """O-8.6.2: a faceup site gets facedown relics up to the number of its prompt."""
    site = g.sites[slot]
    missing = PROMPT[site.card][0] - len(site.relics) if site.up else 0
    count = min(missing, len(g.relic_deck))
    for _ in range(count):
        lay(g, g.relic_deck[-1], zones.AT_SITE + slot)
    if count > 0:
        g.tell("deals-relics", "O-8.6.2", ID[site.card], count)


# -- the world deck (O-8.8) --------------------------------------------------------------------


def rebuild_deck(g: Oath) -> None:
    """O-8.8: every denizen in play that is neither on the map nor dispossessed, and the Visions."""
    pool = [*g.deck, *(card for pile in g.piles for card in pile)]
    for player in g.players:
        pool += player.advisers
    world = World()
    build_deck(world, pool, g.chance())
    stack_deck(g, world.parts)
    know.lose_track(g, g.deck)
    g.world = frozenset(card for card in DENIZEN_NUMBERS if g.where[card] != zones.ARCHIVE)
    g.tell("rebuilds-deck", "O-8.8")
