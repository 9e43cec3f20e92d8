"""The golden matches of Oath."""

from typing import Final

from crannog.parts.golden import Recipe

RECIPES: Final = (
    Recipe("oath-2", 2, 4, "a whole first game of two players (O-1.F.12) at random"),
    Recipe("oath-3", 3, 7, "a whole quick game of three players at random", {"setup": "quick"}),
    Recipe("oath-4", 4, 11, "a whole quick game of four players at random", {"setup": "quick"}),
    Recipe("oath-5", 5, 2, "a whole quick game of five players at random", {"setup": "quick"}),
    Recipe("oath-6", 6, 3, "a whole quick game of six players at random", {"setup": "quick"}),
    Recipe("oath-tutorial", 4, 1, "from the stacked deck (O-1.F) at random", {"setup": "tutorial"}),
)
