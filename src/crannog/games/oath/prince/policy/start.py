"""O-12.1: what the Prince begins with."""

from typing import Final

from crannog.kernel.ask import Seat

# O-12.1.9: the slots of the Princely Reliquary; without one no relic lies there, and no modifier
PRINCELY_SLOTS: Final = 0


def keeper_at_start(chancellor: Seat) -> Seat:
    """O-12.1.2: as the Chancellor he has the title, the Grand Scepter and the goal's banner."""
    return chancellor


def warbands_at_start(count: int) -> int:
    """O-12.1.2: he has all warbands that his role has."""
    return count
