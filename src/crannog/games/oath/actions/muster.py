"""O-5.2: Muster."""

from typing import Final

from crannog.games.oath.actions.modify import declare, is_opened, openers
from crannog.games.oath.deeds import Muster
from crannog.games.oath.facts import ID, NO_SUIT, SUIT
from crannog.games.oath.powers.registry import modifies_muster
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.purse import has_favor, lay_tokens, spend_favor
from crannog.games.oath.questions import changed
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import gain_warbands
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-5.2"
SUPPLY: Final = 1
# What is placed on the card
FAVOR: Final = 0
SECRET: Final = 1


def payment(g: Oath, me: Seat, card: int) -> int:
    """A favor, or what a card asks for instead."""
    return changed(g, "muster-payment", me, card, FAVOR)


def can_place(g: Oath, deed: Muster) -> bool:
    """Whether the player has the token that is placed."""
    if payment(g, deed.me, deed.card) == SECRET:
        return g.players[deed.me].secrets > deed.spent_secrets
    return has_favor(g, deed.me, deed.spent_favor + 1)


def is_ready(g: Oath, deed: Muster) -> bool:
    """Whether the muster can be made as it stands."""
    return (
        (deed.free or g.players[deed.me].supply >= SUPPLY)
        and (deed.on_tokens or not g.has_tokens(deed.card))
        and can_place(g, deed)
        and is_open(g, "muster", deed.me, deed.card, deed.spent_favor, deed.spent_secrets)
    )


def cards(g: Oath, me: Seat, reach: list[int]) -> list[int]:
    """The cards on which the player could muster now."""
    near, found = g.sites[g.site(me)].cards, list[int]()
    if not near:
        return found
    powers = openers(g, modifies_muster, reach)
    if not powers and g.players[me].supply < SUPPLY:
        return found
    attempt = Muster(me, 0)
    for card in near:
        attempt.card = card
        if SUIT[card] == NO_SUIT:
            continue
        if is_ready(g, attempt) or (powers and is_opened(g, attempt, powers, is_ready)):
            found.append(card)
    return found


def muster(g: Oath, me: Seat, card: int, free: bool = False) -> Rules[None]:
    """O-5.2: a token on the card, warbands for the board."""
    deed = Muster(me, card)
    deed.free = free
    yield from declare(g, deed, modifies_muster, is_ready)
    pay_prices(g, "muster", me, card)
    supply = 0 if deed.free else SUPPLY
    g.players[me].supply -= supply
    if payment(g, me, card) == SECRET:
        g.players[me].secrets -= 1
        lay_tokens(g, card, 0, 1)
    else:
        spend_favor(g, me, 1)
        lay_tokens(g, card, 1, 0)
    g.tell("musters", RULE, me, ID[card], supply)
    gain_warbands(g, me, changed(g, "muster-gain", me, card, deed.gain), RULE)
    yield from follow_up(g, "mustered", me, card)
    if deed.campaigns_after:
        g.agenda.append(("campaign", me, 0))
