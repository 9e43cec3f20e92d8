"""O-9.4: what each seat knows of facedown cards: one bit set of the cards whose place it knows.

A look adds a bit for good. A move that all can follow keeps everybody's bits; one in which the
mover chooses unseen which card goes where clears those of all others; a shuffle clears all.
"""

from collections.abc import Iterable

from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat


def see(g: Oath, me: Seat, cards: Iterable[int]) -> None:
    """The seat looks at the cards; that can't be taken back."""
    g.reveals += 1
    for card in cards:
        g.know[me] |= 1 << card


def see_all(g: Oath, cards: Iterable[int]) -> None:
    """Everybody sees the cards."""
    g.reveals += 1
    for card in cards:
        for seat in range(len(g.know)):
            g.know[seat] |= 1 << card


def lose_track(g: Oath, cards: Iterable[int], keeps: Seat = -1) -> None:
    """Nobody but `keeps` can tell any more where each of these cards is."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    for seat in range(len(g.know)):
        if seat != keeps:
            g.know[seat] &= ~mask


def knows(g: Oath, me: Seat, card: int) -> bool:
    """Whether the seat knows where this card is."""
    return bool(g.know[me] >> card & 1)
