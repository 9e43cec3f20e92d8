"""O-2.2.2, O-7.6.4: the limit of advisers, and what must go when a card joins them."""

from typing import Final

from crannog.games.oath import zones
from crannog.games.oath.asking import by_card, choose_unseen
from crannog.games.oath.questions import Use, changed, is_changed
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import discard, discard_unseen, lay, may_disturb, own_pile, pile_for
from crannog.kernel.ask import Choice, Rules, Seat

LIMIT: Final = 3


def limit(g: Oath, me: Seat) -> int:
    """O-7.6.4: the lowest limit that applies."""
    return changed(g, "adviser-limit", me, 0, LIMIT)


def weight(g: Oath, me: Seat, card: int) -> int:
    """What the adviser counts against the limit."""
    return changed(g, "adviser-weight", me, card, 1)


def excess(g: Oath, me: Seat) -> int:
    """How many advisers the player has beyond the limit."""
    advisers = g.players[me].advisers
    count = len(advisers)
    if is_changed(g, "adviser-weight", me):
        count = sum([weight(g, me, card) for card in advisers])
    return max(0, count - limit(g, me))


def excess_after(g: Oath, me: Seat, comes: list[int], goes: list[int]) -> int:
    """How many advisers the player would have beyond the limit after such an exchange."""
    player = g.players[me]
    before = player.advisers
    zones_before = [(card, g.where[card]) for card in (*comes, *goes)]
    player.advisers = [*(card for card in before if card not in goes), *comes]
    for card in goes:
        g.where[card] = zones.BOX
    for card in comes:
        g.where[card] = zones.ADVISERS + me
    over = excess(g, me)
    player.advisers = before
    for card, zone in zones_before:
        g.where[card] = zone
    return over


def may_go(g: Oath, me: Seat, newcomer: int) -> list[int]:
    """The advisers that can be discarded to make room for the newcomer among them."""
    over = excess(g, me)
    return [
        card
        for card in g.players[me].advisers
        if card != newcomer and may_disturb(g, me, card) and excess_after(g, me, [], [card]) < over
    ]


def room_for(g: Oath, me: Seat, card: int, facedown: bool) -> tuple[int, list[int]]:
    """How many advisers must go if this card joins them, and which of them can."""
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
    leavers = may_go(g, me, card) if over else []
    lay(g, card, zone)
    if place >= 0:
        g.players[me].advisers.remove(card)
        g.players[me].advisers.insert(place, card)
    if was_dark:
        g.dark |= 1 << card
    return over, leavers


def excess_with(g: Oath, me: Seat, card: int, facedown: bool) -> int:
    """How many must go if this card joins the advisers; -1 if there is no way to make room."""
    over, leavers = room_for(g, me, card, facedown)
    return over if len(leavers) >= over else -1


def discard_down(g: Oath, me: Seat, newcomer: int, rule: str) -> Rules[None]:
    """O-7.6.4: who has received an adviser discards others until the limit is met, if he can."""
    if not changed(g, "crowds-advisers", me, newcomer, 1):
        return

    def leavers() -> dict[Choice, int]:
        return by_card(may_go(g, me, newcomer), "adviser")

    while excess(g, me) and may_go(g, me, newcomer):
        leaver = yield from choose_unseen(g, me, "make-room", leavers, rule, own_pile(g, me))
        yield from discard_adviser(g, Use(me, leaver, rule))


def discard_adviser(g: Oath, use: Use) -> Rules[None]:
    """The player discards one of his advisers, as it lies."""
    if g.is_dark(use.card):
        zone = zones.PILE + pile_for(g, use.me, use.card)
        discard_unseen(g, use.me, [use.card], zone, use.rule)
    else:
        yield from discard(g, use, [use.card])
