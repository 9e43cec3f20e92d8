"""O-12.7.B: what the Prince does in a box of the mind sheet, and whether he can."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.games.oath.actions.travel import is_allowed, travel
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import Travel
from crannog.games.oath.facts import NO_SUIT, SUIT
from crannog.games.oath.prince import recovering
from crannog.games.oath.prince.fighting import fight, plan_campaign
from crannog.games.oath.prince.policy import costs
from crannog.games.oath.prince.policy.boxes import (
    TRADES,
    actions_after_search,
    brings_most,
    musters_for,
    square_of_search,
    stays_for,
)
from crannog.games.oath.prince.searching import search_and_play
from crannog.games.oath.prince.sheet import Node
from crannog.games.oath.purse import gain_favor, gain_secrets
from crannog.games.oath.questions import changed
from crannog.games.oath.rule import warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import bank_of
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-12.7.B"
FAILED: Final = -1  # there is nowhere to go for it

Can: TypeAlias = Callable[[Oath, Seat, Node], bool]
Do: TypeAlias = Callable[[Oath, Seat, Node], Rules[object]]


# -- trading (O-5.3) ---------------------------------------------------------------------------


def yield_of(g: Oath, me: Seat, card: int, for_secrets: bool) -> int:
    """What a trade with this card would bring him, wherever it lies; 0 if he can't trade so."""
    if SUIT[card] == NO_SUIT or not costs.can_trade(g, me, card, for_secrets):
        return 0
    matches = advisers_of_suit(g, me, SUIT[card])
    if for_secrets:
        return max(0, changed(g, "trade-secrets", me, card, matches))
    return min(g.banks[SUIT[card]], changed(g, "trade-favor", me, card, 1 + matches))


def best_card(g: Oath, me: Seat, slot: int, for_secrets: bool) -> int:
    """The leftmost card of the site that brings most in a trade; 0 if none brings anything."""
    cards = g.sites[slot].cards
    return brings_most({card: yield_of(g, me, card, for_secrets) for card in cards}) or 0


def yield_at(g: Oath, me: Seat, slot: int, for_secrets: bool) -> int:
    """What the best trade at the site would bring him."""
    card = best_card(g, me, slot, for_secrets)
    return yield_of(g, me, card, for_secrets) if card else 0


def can_trade(g: Oath, me: Seat, node: Node) -> bool:
    """O-12.7.B: one of the goods that the box names can be had here."""
    here = g.site(me)
    return any(best_card(g, me, here, for_secrets) > 0 for for_secrets in TRADES[node.what])


def do_trade(g: Oath, me: Seat, node: Node) -> Rules[None]:
    """O-12.7.B: for favor, for secrets, or both on different cards, as one action."""
    for for_secrets in TRADES[node.what]:
        card = best_card(g, me, g.site(me), for_secrets)
        if card:
            yield from costs.trade(g, me, card, for_secrets)


# -- mustering (O-5.2) -------------------------------------------------------------------------


def muster_card(g: Oath, me: Seat) -> int:
    """The leftmost card here on which he can muster; 0 if there is none, or no warband is left."""
    if not musters_for(g.players[bank_of(g, warband_colour(g, me))].bank):
        return 0
    for card in g.sites[g.site(me)].cards:
        if SUIT[card] != NO_SUIT and costs.can_muster(g, me, card):
            return card
    return 0


def can_muster(g: Oath, me: Seat, _: Node) -> bool:
    """O-12.7.B."""
    return muster_card(g, me) > 0


def do_muster(g: Oath, me: Seat, _: Node) -> Rules[None]:
    """O-12.7.B: a favor on the leftmost card."""
    yield from costs.muster(g, me, muster_card(g, me))


# -- travelling (O-5.6) ------------------------------------------------------------------------


def reachable(g: Oath, me: Seat) -> list[int]:
    """His own site, and those to which nothing forbids him to travel, from the left."""
    here = g.site(me)
    return [
        slot
        for slot in range(len(g.sites))
        if slot == here or is_allowed(g, Travel(me, here, slot))
    ]


def best_site(g: Oath, me: Seat, for_secrets: bool) -> int:
    """O-12.7.B: where the next trade brings most; the leftmost, but he stays if none is better."""
    worth = {
        slot: yield_at(g, me, slot, for_secrets) for slot in reachable(g, me) if is_up(g, slot)
    }
    here, best = g.site(me), brings_most(worth)
    if best is None:
        return FAILED
    return here if stays_for(worth[here], worth[best]) else best


def is_up(g: Oath, slot: int) -> bool:
    """Whether the site lies faceup."""
    return g.sites[slot].up


def relic_site(g: Oath, me: Seat) -> int:
    """O-12.7.B: the leftmost site with a relic; if there is none at all, a facedown one."""
    slots = reachable(g, me)
    if any(site.relics for site in g.sites):
        return next((slot for slot in slots if g.sites[slot].relics), FAILED)
    return next((slot for slot in slots if not is_up(g, slot)), FAILED)


def destination(g: Oath, me: Seat, what: str) -> int:
    """Where the box sends him; FAILED if he can't get there what he wants."""
    return relic_site(g, me) if what == "relic" else best_site(g, me, what == "secrets")


def can_travel(g: Oath, me: Seat, node: Node) -> bool:
    """O-12.7.B: he goes or stays, or gets something for the failed journey."""
    if destination(g, me, node.what) != FAILED or node.what == "secrets" or any(g.banks):
        return True
    return node.what == "relic" and second_best(g, me) not in (FAILED, g.site(me))


def second_best(g: Oath, me: Seat) -> int:
    """O-12.7.B: without a relic or a facedown site on the map, where a trade brings secrets."""
    hidden = any(site.relics or not site.up for site in g.sites)
    return FAILED if hidden else best_site(g, me, True)


def do_travel(g: Oath, me: Seat, node: Node) -> Rules[None]:
    """O-12.7.B: to the site that the box names, or the consolation of a failed journey."""
    slot = destination(g, me, node.what)
    if slot == FAILED:
        console_traveller(g, me, node.what)
        if node.what == "relic":
            slot = second_best(g, me)
    if slot not in (FAILED, g.site(me)):
        yield from travel(g, me, slot, free=True)


def console_traveller(g: Oath, me: Seat, what: str) -> None:
    """O-12.7.B: a secret, or a favor of the bank nearest to the world deck that has any."""
    g.tell("prince-fails-journey", RULE, me)
    if what == "secrets":
        gain_secrets(g, me, 1, RULE)
        return
    bank = next((suit for suit in range(6) if g.banks[suit]), -1)
    if bank >= 0:
        gain_favor(g, me, bank, 1, RULE)


# -- the other boxes ---------------------------------------------------------------------------


def can_campaign(g: Oath, me: Seat, node: Node) -> bool:
    """O-12.7.B: whom the box names is there to be attacked, and he is battle ready."""
    return plan_campaign(g, me, node.what) is not None


def do_campaign(g: Oath, me: Seat, node: Node) -> Rules[None]:
    """O-12.7.B: the journey and the campaign are one action."""
    yield from fight(g, me, node.what)


def can_recover(g: Oath, me: Seat, node: Node) -> bool:
    """O-12.7.A: he can pay for what the box names."""
    return recovering.can_recover(g, me, node.what)


def do_recover(g: Oath, me: Seat, node: Node) -> Rules[None]:
    """O-12.7.B."""
    yield from recovering.recover(g, me, node.what)


def can_search(g: Oath, _: Seat, __: Node) -> bool:
    """O-12.7.B: there is a card to draw."""
    return bool(g.deck)


def do_search(g: Oath, me: Seat, node: Node) -> Rules[None]:
    """O-12.7.B: once more as in phase 2."""
    worth = yield from search_and_play(g, me, square_of_search(node))
    prince = g.the_prince()
    prince.actions = actions_after_search(prince.actions, worth)


CAN: Final[dict[str, Can]] = {
    "travel": can_travel,
    "trade": can_trade,
    "muster": can_muster,
    "campaign": can_campaign,
    "recover": can_recover,
    "search": can_search,
}
DO: Final[dict[str, Do]] = {
    "travel": do_travel,
    "trade": do_trade,
    "muster": do_muster,
    "campaign": do_campaign,
    "recover": do_recover,
    "search": do_search,
}
