"""Conditions (`when=`) and outcomes (`if_defeated=`) that cards of several files share."""

from crannog.games.oath.battle import Campaign
from crannog.games.oath.campaign.outcome import discard_plan
from crannog.games.oath.deeds import Search
from crannog.games.oath.questions import Use
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat


def has_relic_deck(g: Oath, me: Seat) -> bool:
    """Relics are left in the relic deck."""
    return bool(g.relic_deck)


def draws_cards(g: Oath, search: Search) -> bool:
    """A search, and no facedown adviser that is played like one (O-6.1)."""
    return not search.minor


def discard_it(g: Oath, use: Use, c: Campaign) -> Rules[None]:
    """The plan is discarded."""
    yield from discard_plan(g, use.me, use.card)
