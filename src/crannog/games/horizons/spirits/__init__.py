"""The five Spirits; importing this package declares their panels, innates and unique cards."""

from crannog.games.horizons.spirits import (
    devouring_teeth,
    eyes_watch,
    fathomless_mud,
    rising_heat,
    sun_bright_whirlwind,
)

__all__ = [
    "devouring_teeth",
    "eyes_watch",
    "fathomless_mud",
    "rising_heat",
    "sun_bright_whirlwind",
]
