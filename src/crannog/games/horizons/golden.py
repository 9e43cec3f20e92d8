"""The golden matches of Horizons."""

from typing import Final

from crannog.parts.golden import Recipe

RECIPES: Final = (
    Recipe("horizons-1", 1, 42, "one spirit alone, at random, to a blighted island"),
    Recipe("horizons-2", 2, 165, "two spirits at random, to a blighted island"),
    Recipe("horizons-3", 3, 284, "three spirits at random, to a blighted island"),
)
