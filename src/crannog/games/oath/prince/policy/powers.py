"""O-12.2.3, O-12.8: which powers the Prince uses, and what he has no part in.

He has no step at all for Action powers and for the Grand Scepter: he never uses them.
"""

from typing import Final

from crannog.games.oath.battle import Campaign
from crannog.kernel.ask import Seat

OWN_RULE: Final = "O-12.8"  # O-12.8: what an event tells as its rule where he uses a power


def shares_tactics(c: Campaign, me: Seat) -> bool:
    """O-12.2.3: his tactics count where he attacks and where he defends, as an Ally too."""
    return c.takes_part(me)


def uses_plan(cost: str) -> bool:
    """O-12.8: he uses every battle plan that costs nothing."""
    return not cost


def uses_rest_powers() -> bool:
    """O-12.8: he uses no Rest powers."""
    return False


def pays_tolls() -> bool:
    """O-12.8: he pays for nothing that others forbid him."""
    return False


def makes_deals() -> bool:
    """O-12.8: nobody can propose him a deal."""
    return False


def parts_with_warbands() -> bool:
    """O-12.8: nobody can take warbands of his, from his board or from an Imperial site."""
    return False
