"""O-2.3: what an empty slot of the Imperial Reliquary makes of the Chancellor."""

from typing import Final

from crannog.games.oath.campaign.force import warbands_in
from crannog.games.oath.facts import CRADLE, HINTERLAND, REGION_OF
from crannog.games.oath.questions import HOLDER, ZERO, cannot, changes
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat

MOST_SUPPLY_OF_GREED: Final = 2


@changes("brutal", "losses", scope=HOLDER)
def brutal(g: Oath, me: Seat, side: int, losses: int) -> int:
    """When the Chancellor attacks, the defeated force dies to the last warband."""
    assert g.campaign is not None
    return warbands_in(g, g.campaign, side)


@changes("decadent", "travel-cost", scope=HOLDER, stage=ZERO)
def home_to_the_cradle(g: Oath, me: Seat, to: int, cost: int) -> int:
    """Into the Cradle from outside for no Supply."""
    outside = REGION_OF[g.players[me].pawn] != CRADLE
    return 0 if outside and REGION_OF[to] == CRADLE else cost


@changes("decadent", "travel-cost", scope=HOLDER)
def hates_the_hinterland(g: Oath, me: Seat, to: int, cost: int) -> int:
    """One Supply more into the Hinterland."""
    return cost + (REGION_OF[to] == HINTERLAND)


@changes("careless", "trade-favor", scope=HOLDER)
def careless_favor(g: Oath, me: Seat, card: int, favor: int) -> int:
    """One favor more from every trade."""
    return favor + 1


@changes("careless", "trade-secrets", scope=HOLDER)
def careless_secrets(g: Oath, me: Seat, card: int, secrets: int) -> int:
    """One secret fewer from a trade for secrets."""
    return secrets - 1


@changes("greedy", "draw", scope=HOLDER)
def greedy(g: Oath, me: Seat, source: int, count: int) -> int:
    """Two cards more in a search."""
    return count + 2


@cannot("greedy", "search", scope=HOLDER)
def too_dear(g: Oath, me: Seat, supply: int) -> bool:
    """No search for more than two Supply."""
    return supply > MOST_SUPPLY_OF_GREED
