"""O-5.3: Trade, for favor or for secrets."""

from typing import Final

from crannog.games.oath.actions.modify import declare, is_opened, openers
from crannog.games.oath.battle import BOARD
from crannog.games.oath.counting import advisers_of_suit
from crannog.games.oath.deeds import Trade
from crannog.games.oath.facts import ID, NO_SUIT, SUIT
from crannog.games.oath.powers.registry import Modifier, modifies_trade
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.purse import (
    gain_favor,
    gain_secrets,
    has_favor,
    lay_tokens,
    spend_favor,
)
from crannog.games.oath.questions import changed, is_limited
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import kill
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-5.3"
SUPPLY: Final = 1
FAVOR_FOR_SECRETS: Final = 2


def can_place(g: Oath, deed: Trade) -> bool:
    """Whether the player has the tokens that are placed: two favor, or a secret."""
    if deed.for_secrets:
        return has_favor(g, deed.me, deed.spent_favor + FAVOR_FOR_SECRETS)
    return g.players[deed.me].secrets > deed.spent_secrets


def is_ready(g: Oath, deed: Trade) -> bool:
    """Whether the trade can be made as it stands."""
    if not (deed.free or g.players[deed.me].supply >= SUPPLY):
        return False
    if g.has_tokens(deed.card) or not can_place(g, deed):
        return False
    near = g.slot(deed.card) in (g.site(deed.me), deed.stand_in)
    favor = deed.spent_favor + (FAVOR_FOR_SECRETS if deed.for_secrets else 0)
    secrets = deed.spent_secrets + (0 if deed.for_secrets else 1)
    return (near or deed.from_afar) and is_open(g, "trade", deed.me, deed.card, favor, secrets)


def deals(g: Oath, me: Seat, reach: list[int]) -> list[tuple[int, bool]]:
    """The cards with which the player could trade now, and whether for secrets."""
    powers = openers(g, modifies_trade, reach)
    if powers or is_limited(g, "trade", me):
        return deals_by(g, me, powers)
    found: list[tuple[int, bool]] = []
    here, player = g.sites[g.site(me)].cards, g.players[me]
    if not here or player.supply < SUPPLY:
        return found
    for_favor, for_secrets = player.secrets > 0, has_favor(g, me, FAVOR_FOR_SECRETS)
    for card in here:
        if SUIT[card] != NO_SUIT and not g.has_tokens(card):
            if for_favor:
                found.append((card, False))
            if for_secrets:
                found.append((card, True))
    return found


def deals_by(g: Oath, me: Seat, powers: list[Modifier[Trade]]) -> list[tuple[int, bool]]:
    """The same where powers speak of trades: each is thought through by itself."""
    found: list[tuple[int, bool]] = []
    near = g.cards_at_sites() if powers else g.sites[g.site(me)].cards
    attempt = Trade(me, 0, False)
    for card in near:
        if SUIT[card] == NO_SUIT or g.has_tokens(card):
            continue
        attempt.card = card
        for for_secrets in (False, True):
            attempt.for_secrets = for_secrets
            if is_ready(g, attempt) or (powers and is_opened(g, attempt, powers, is_ready)):
                found.append((card, for_secrets))
    return found


def place_tokens(g: Oath, deed: Trade) -> None:
    """O-5.3: two favor on the card, or a secret."""
    if deed.for_secrets:
        spend_favor(g, deed.me, FAVOR_FOR_SECRETS)
        lay_tokens(g, deed.card, FAVOR_FOR_SECRETS, 0)
    else:
        g.players[deed.me].secrets -= 1
        lay_tokens(g, deed.card, 0, 1)


def trade(g: Oath, me: Seat, card: int, for_secrets: bool, free: bool = False) -> Rules[None]:
    """O-5.3: tokens on the card, then the gain by matching advisers."""
    deed = Trade(me, card, for_secrets)
    deed.free = free
    yield from declare(g, deed, modifies_trade, is_ready)
    pay_prices(g, "trade", me, card)
    supply = 0 if deed.free else SUPPLY
    g.players[me].supply -= supply
    kill(g, BOARD + me, deed.sacrifices, RULE)
    place_tokens(g, deed)
    g.tell("trades-for-secrets" if for_secrets else "trades-for-favor", RULE, me, ID[card], supply)
    matches = advisers_of_suit(g, me, SUIT[card])
    if for_secrets:
        secrets = matches + deed.extra_secrets
        gain_secrets(g, me, max(0, changed(g, "trade-secrets", me, card, secrets)), RULE)
    favor = changed(g, "trade-favor", me, card, 0 if for_secrets else 1 + matches)
    gained = gain_favor(g, me, SUIT[card], favor, RULE)
    if gained == 1 and deed.doubles_one:
        gain_favor(g, me, SUIT[card], 1, RULE)
    yield from follow_up(g, "traded", me, card)
    g.stand_in, g.disguise, g.acted_suit = -1, -1, NO_SUIT
