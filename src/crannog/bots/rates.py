"""Win rates with what they leave open."""

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # the normal distribution's two-sided 95% point


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of a rate that was seen as `wins` of `games`."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = rate + spread / 2
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
