"""The golden matches of Inis."""

from typing import Final

from crannog.parts.golden import Recipe

RECIPES: Final = (
    Recipe("inis-2", 2, 58, "a whole match of two players (I-7, I-16) at random"),
    Recipe("inis-3", 3, 10, "a whole match of three players (I-6) at random"),
    Recipe("inis-4", 4, 38, "a whole match of four players, all 17 Action cards, at random"),
    Recipe(
        "inis-discovery",
        4,
        38,
        "the fixed first tiles and the two parts of the stack (I-4.10)",
        {"scenario": "discovery"},
    ),
    Recipe(
        "inis-lattice",
        3,
        55,
        "a map of single hexagons (I-3.10), and a tie broken by the Brenn (I-15.4)",
        {"map_mode": "lattice"},
    ),
)
