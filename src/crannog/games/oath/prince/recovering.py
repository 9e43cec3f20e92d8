"""O-12.7.A, O-12.7.B: what the Prince recovers, and how he pays for it."""

from typing import Final

from crannog.games.oath.actions import recover as recovery
from crannog.games.oath.actions.modify import declare
from crannog.games.oath.deeds import Recover
from crannog.games.oath.facts import DARKEST_SECRET, PEOPLES_FAVOR, RELIC_PRICE
from crannog.games.oath.powers.registry import modifies_recover
from crannog.games.oath.prices import is_open
from crannog.games.oath.prince.policy.costs import as_favor, from_ambition, relic_price
from crannog.games.oath.prince.sheet import BANNER_OF
from crannog.games.oath.purse import burn_favor, burn_secrets, put_in_bank
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import may_disturb, may_take
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-12.7"


def can_recover(g: Oath, me: Seat, what: str) -> bool:
    """O-12.7.A: whether he can pay for the banner, or for a relic at his site."""
    if what == "relic":
        return first_relic(g, me) > 0
    return can_recover_banner(g, me, BANNER_OF[what])


def recover(g: Oath, me: Seat, what: str) -> Rules[None]:
    """O-12.7.B: the leftmost relic at its price; a banner for all that he has."""
    if what == "relic":
        yield from recover_relic(g, me, first_relic(g, me))
        return
    banner = BANNER_OF[what]
    if banner == PEOPLES_FAVOR:
        use_ambition(g, me, g.the_prince().ambition)
    yield from recovery.recover(g, me, banner, free=True)


def use_ambition(g: Oath, me: Seat, count: int) -> None:
    """O-12.2.8: favor of his ambition comes to his board, to be spent at once."""
    if count:
        g.the_prince().ambition -= count
        g.players[me].favor += count
        g.tell("prince-uses-ambition", "O-12.2.8", me, count)


# -- banners -----------------------------------------------------------------------------------


def can_recover_banner(g: Oath, me: Seat, banner: int) -> bool:
    """O-12.7.A: he has more than lies on it; his ambition counts for the People's Favor."""
    player = g.players[me]
    needed = g.banner_tokens[banner]
    own = player.secrets if banner == DARKEST_SECRET else player.favor + g.the_prince().ambition
    return own > needed and may_take(g, me, banner) and is_open(g, "recover", me, banner)


# -- relics ------------------------------------------------------------------------------------


def price_here(g: Oath, me: Seat) -> tuple[int, int, int]:
    """O-5.4.2: favor, secrets, and the bank to which the favor goes (-1: it is burned)."""
    return relic_price(g.sites[g.site(me)].card)


def can_pay_here(g: Oath, me: Seat) -> bool:
    """O-12.7.A: the price of the site; as an Exile also with secrets in place of favor."""
    favor, secrets, _ = price_here(g, me)
    player = g.players[me]
    missing = max(0, favor - player.favor - g.the_prince().ambition)
    if missing and not player.is_exile():
        return False
    return missing + secrets <= player.secrets


def first_relic(g: Oath, me: Seat) -> int:
    """O-12.3: the relic nearest to the card of his site that he may recover; 0 if there is none."""
    if not RELIC_PRICE[g.sites[g.site(me)].card] or not can_pay_here(g, me):
        return 0
    for relic in g.sites[g.site(me)].relics:
        free = may_disturb(g, me, relic) and may_take(g, me, relic)
        if free and is_open(g, "recover", me, relic):
            return relic
    return 0


def recover_relic(g: Oath, me: Seat, relic: int) -> Rules[None]:
    """O-5.4: he pays, and takes it."""
    deed = Recover(me, relic)
    deed.free = True
    yield from declare(g, deed, modifies_recover, is_ready)
    pay_here(g, me)
    yield from recovery.recover_relic(g, me, relic)


def is_ready(g: Oath, deed: Recover) -> bool:
    """Whether the relic can still be had."""
    return can_pay_here(g, deed.me)


def pay_here(g: Oath, me: Seat) -> None:
    """O-12.2.5, O-12.2.8: ambition first, then favor, then secrets for what is missing."""
    favor, secrets, bank = price_here(g, me)
    use_ambition(g, me, from_ambition(g.the_prince().ambition, favor))
    paid = min(favor, g.players[me].favor)
    instead = as_favor(g.players[me].secrets, favor - paid)
    if bank >= 0:
        put_in_bank(g, me, bank, paid, RULE)
    else:
        burn_favor(g, me, paid, RULE)
    burn_secrets(g, me, secrets + instead, RULE)
