"""Counting and matching advisers (O-10.match)."""

from crannog.games.oath.questions import changed
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat


def counts_as(g: Oath, me: Seat, adviser: int) -> int:
    """How many advisers of its suit this one counts as."""
    return changed(g, "adviser-counts", me, adviser, 1)


def suit_of_adviser(g: Oath, me: Seat, adviser: int) -> int:
    """The suit of an adviser; in a Trade it may play another one."""
    return changed(g, "adviser-suit", me, adviser, g.suit(adviser))


def advisers_of_suit(g: Oath, me: Seat, suit: int) -> int:
    """How many faceup advisers of the suit the player has; a Conspirator is one (O-12.2.1)."""
    return g.conspirators(me).count(suit) + sum(
        counts_as(g, me, adviser)
        for adviser in g.advisers(me)
        if suit_of_adviser(g, me, adviser) == suit
    )


def matching_advisers(g: Oath, me: Seat, other: Seat) -> int:
    """How many of my faceup advisers share their suit with some faceup adviser of the other."""
    theirs = g.adviser_suits(other)
    return sum(counts_as(g, me, adviser) for adviser in g.advisers(me) if g.suit(adviser) in theirs)
