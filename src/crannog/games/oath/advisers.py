"""O-2.2.2, O-7.6.4: the limit of advisers, and what must go when a card joins them."""

from crannog.games.oath import zones
from crannog.games.oath.questions import changed
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import lay, may_disturb
from crannog.kernel.ask import Seat

LIMIT = 3


def limit(g: Oath, me: Seat) -> int:
    """O-7.6.4: the lowest limit that applies."""
    return changed(g, "adviser-limit", me, 0, LIMIT)


def weight(g: Oath, me: Seat, card: int) -> int:
    """What the adviser counts against the limit."""
    return changed(g, "adviser-weight", me, card, 1)


def excess(g: Oath, me: Seat) -> int:
    """How many advisers the player has beyond the limit."""
    return max(0, sum(weight(g, me, card) for card in g.players[me].advisers) - limit(g, me))


def may_go(g: Oath, me: Seat, newcomer: int) -> list[int]:
    """The advisers that can be discarded to make room for the newcomer."""
    return [
        card
        for card in g.players[me].advisers
        if card != newcomer and weight(g, me, card) and may_disturb(g, me, card)
    ]


def excess_with(g: Oath, me: Seat, card: int, facedown: bool) -> int:
    """How many must go if this card joins the advisers; -1 if there is no way to make room."""
    zone, was_dark = g.where[card], g.is_dark(card)
    place = -1
    if zone == zones.ADVISERS + me:
        place = g.players[me].advisers.index(card)
    lay(g, card, zones.ADVISERS + me)
    if facedown:
        g.dark |= 1 << card
    over = 0
    if changed(g, "crowds-advisers", me, card, 1):
        over = excess(g, me)
    enough = len(may_go(g, me, card)) >= over
    lay(g, card, zone)
    if place >= 0:
        g.players[me].advisers.remove(card)
        g.players[me].advisers.insert(place, card)
    if was_dark:
        g.dark |= 1 << card
    return over if enough else -1
