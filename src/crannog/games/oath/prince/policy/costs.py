"""O-12.2.5, O-12.2.8, O-12.7: what the Prince pays for his actions, and with what."""

from crannog.games.oath.actions import muster as mustering
from crannog.games.oath.actions import trade as trading
from crannog.games.oath.deeds import Muster, Trade
from crannog.games.oath.facts import RELIC_PRICE, SUITS
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat


def can_trade(g: Oath, me: Seat, card: int, for_secrets: bool) -> bool:
    """O-12.7: whether he has what the trade costs everybody (O-5.3), wherever the card lies."""
    deed = Trade(me, card, for_secrets)
    deed.free = deed.from_afar = True
    return trading.is_ready(g, deed)


def trade(g: Oath, me: Seat, card: int, for_secrets: bool) -> Rules[None]:
    """O-12.7: it costs two favor or a secret, as it costs everybody, but no Supply."""
    yield from trading.trade(g, me, card, for_secrets, free=True)


def can_muster(g: Oath, me: Seat, card: int) -> bool:
    """O-12.7: whether he has what the muster costs everybody (O-5.2)."""
    deed = Muster(me, card)
    deed.free = True
    return mustering.is_ready(g, deed)


def muster(g: Oath, me: Seat, card: int) -> Rules[None]:
    """O-12.7: it costs a favor, as it costs everybody, but no Supply."""
    yield from mustering.muster(g, me, card, free=True)


def relic_price(site: int) -> tuple[int, int, int]:
    """O-12.7: the site's price for everybody: favor, secrets, and the favor's bank (-1: burned)."""
    price = RELIC_PRICE[site]
    if "-" in price:
        return 3, 0, SUITS.index(price.partition("-")[2])
    return price.count("F"), price.count("S"), -1


def from_ambition(ambition: int, price: int) -> int:
    """O-12.2.8: the favor of his ambition is spent before that on his board."""
    return min(ambition, price)


def as_favor(secrets: int, missing: int) -> int:
    """O-12.2.5: as an Exile he pays secrets for the favor that he lacks; they are burned."""
    return min(secrets, missing)
