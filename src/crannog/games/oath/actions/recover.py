"""O-5.4: Recover a relic at the own site, or a banner from wherever it is."""

from typing import Final

from crannog.games.oath.actions.modify import declare, is_opened, openers
from crannog.games.oath.asking import by_number, by_suit, choose
from crannog.games.oath.deeds import Recover
from crannog.games.oath.facts import (
    DARKEST_SECRET,
    ID,
    NO_SUIT,
    PEOPLES_FAVOR,
    RELIC_PRICE,
    RELIC_TOKENS,
    SUIT,
    SUITS,
    is_banner,
    is_relic,
)
from crannog.games.oath.powers.registry import modifies_recover
from crannog.games.oath.prices import is_open, pay_prices
from crannog.games.oath.purse import (
    burn_favor,
    burn_secrets,
    gain_secrets,
    has_favor,
    put_in_bank,
    spend_favor,
    usable_favor,
)
from crannog.games.oath.questions import replaced
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import may_disturb, may_take, take_relics
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-5.4"
SUPPLY: Final = 1


# -- what can be recovered ---------------------------------------------------------------------


def can_pay_for_relic(g: Oath, deed: Recover) -> bool:
    """O-5.4.2: the price that the site prints."""
    favor, secrets = RELIC_TOKENS[g.sites[g.site(deed.me)].card]
    return (
        favor + secrets > 0
        and has_favor(g, deed.me, favor + deed.spent_favor)
        and secrets <= g.players[deed.me].secrets - deed.spent_secrets
    )


def can_outbid(g: Oath, deed: Recover) -> bool:
    """O-5.4.2: more tokens than lie on the banner."""
    needed = g.banner_tokens[deed.target] + 1
    if deed.target == PEOPLES_FAVOR:
        return has_favor(g, deed.me, needed + deed.spent_favor)
    own = g.players[deed.me].secrets - deed.spent_secrets
    return own + deed.bonus_secrets >= needed


def is_secret_safe(g: Oath, me: Seat) -> bool:
    """O-5.4.1: the Darkest Secret of another, where each suit at his site is among his advisers.

    It is never safe from the Prince (O-12.2.6).
    """
    holder = g.banner_holder[DARKEST_SECRET]
    if holder in (-1, me) or g.is_prince(me):
        return False
    advisers = g.adviser_suits(holder)
    here = {SUIT[card] for card in g.sites[g.players[holder].pawn].cards} - {NO_SUIT}
    return here <= advisers


def is_ready(g: Oath, deed: Recover) -> bool:
    """Whether the recovery can be made as it stands."""
    me, target = deed.me, deed.target
    if not deed.free and g.players[me].supply < SUPPLY:
        return False
    if is_relic(target):
        able = can_pay_for_relic(g, deed) and may_disturb(g, me, target)
    else:
        able = can_outbid(g, deed) and not (target == DARKEST_SECRET and is_secret_safe(g, me))
    return (
        able
        and may_take(g, me, target)
        and is_open(g, "recover", me, target, deed.spent_favor, deed.spent_secrets)
    )


def targets(g: Oath, me: Seat, reach: list[int]) -> list[int]:
    """The relics and banners that the player could recover now."""
    powers = openers(g, modifies_recover, reach)
    found: list[int] = []
    if not powers and g.players[me].supply < SUPPLY:
        return found
    attempt = Recover(me, PEOPLES_FAVOR)
    for thing in (*g.sites[g.site(me)].relics, PEOPLES_FAVOR, DARKEST_SECRET):
        attempt.target = thing
        if is_ready(g, attempt) or (powers and is_opened(g, attempt, powers, is_ready)):
            found.append(thing)
    return found


# -- recovering --------------------------------------------------------------------------------


def recover(g: Oath, me: Seat, target: int, free: bool = False) -> Rules[None]:
    """O-5.4: modifiers, Supply, payment, then it is taken."""
    deed = Recover(me, target)
    deed.free = free
    yield from declare(g, deed, modifies_recover, is_ready)
    pay_prices(g, "recover", me, target)
    supply = 0 if deed.free else SUPPLY
    g.players[me].supply -= supply
    if is_banner(target):
        g.tell("bids", "O-5.4.2", me, ID[target], supply)
    if is_relic(target):
        pay_for_relic(g, me)
        yield from recover_relic(g, me, target)
    elif target == PEOPLES_FAVOR:
        yield from recover_peoples_favor(g, me)
    else:
        yield from recover_darkest_secret(g, deed)


def pay_for_relic(g: Oath, me: Seat) -> None:
    """O-5.4.2: to a bank, or burned."""
    price = RELIC_PRICE[g.sites[g.site(me)].card]
    if "-" in price:
        put_in_bank(g, me, SUITS.index(price.partition("-")[2]), 3, "O-5.4.2")
    else:
        burn_favor(g, me, price.count("F"), "O-5.4.2")
        burn_secrets(g, me, price.count("S"), "O-5.4.2")


def recover_relic(g: Oath, me: Seat, relic: int) -> Rules[None]:
    """O-5.4.3: the relic comes faceup to the player; also without a price (O-11.1)."""
    g.tell("recovers", "O-5.4.3", me, ID[relic])
    yield from take_relics(g, me, [relic], "O-5.4.3")
    yield from follow_up(g, "recovered", me, relic)


def recover_peoples_favor(g: Oath, me: Seat) -> Rules[None]:
    """O-5.4.4: it turns to its plain side; the old favor goes round the banks."""
    old = g.banner_tokens[PEOPLES_FAVOR]
    paid = yield from bid(g, me, PEOPLES_FAVOR, old + 1, usable_favor(g, me))
    spend_favor(g, me, paid)
    g.banner_tokens[PEOPLES_FAVOR] = paid
    g.banner_holder[PEOPLES_FAVOR] = me
    g.mob = replaced(g, "banner-side", me, PEOPLES_FAVOR)
    g.tell("recovers-banner", "O-5.4.4", me, ID[PEOPLES_FAVOR], paid)
    yield from spread_over_banks(g, me, old)
    yield from settle_title(g)
    yield from follow_up(g, "recovered", me, PEOPLES_FAVOR)


def spread_over_banks(g: Oath, me: Seat, favor: int) -> Rules[None]:
    """O-5.4.4: one by one from a bank of the player's choice, in bank order."""
    first = yield from choose(g, me, "first-bank", by_suit(range(6)), "O-5.4.4", favor)
    for n in range(favor):
        g.banks[(first + n) % 6] += 1
    g.tell("spreads-favor", "O-5.4.4", me, SUITS[first], favor)


def recover_darkest_secret(g: Oath, deed: Recover) -> Rules[None]:
    """O-5.4.4: the player takes one old secret, the last holder the rest."""
    me, holder = deed.me, g.banner_holder[DARKEST_SECRET]
    old = g.banner_tokens[DARKEST_SECRET]
    least = max(0, old + 1 - deed.bonus_secrets)
    paid = yield from bid(g, me, DARKEST_SECRET, least, g.players[me].secrets)
    g.players[me].secrets -= paid
    placed = paid + deed.bonus_secrets
    g.banner_tokens[DARKEST_SECRET] = placed
    g.banner_holder[DARKEST_SECRET] = me
    g.tell("recovers-banner", "O-5.4.4", me, ID[DARKEST_SECRET], placed)
    gain_secrets(g, me, old if holder == me else 1, "O-5.4.4")
    if holder not in (-1, me):
        gain_secrets(g, holder, old - 1, "O-5.4.4")
    yield from settle_title(g)
    yield from follow_up(g, "recovered", me, DARKEST_SECRET)


def bid(g: Oath, me: Seat, banner: int, least: int, most: int) -> Rules[int]:
    """O-5.4.2: how many tokens are paid."""
    counts = by_number(range(least, most + 1))
    return (yield from choose(g, me, "bid", counts, "O-5.4.2", ID[banner]))
