"""The golden matches of Oath."""

from typing import Final

from crannog.kernel.state import Json
from crannog.parts.golden import Recipe

# Those of before the chronicle end with the victory
SINGLE: Final[dict[str, Json]] = {"chronicle": "none"}
QUICK: Final[dict[str, Json]] = {"setup": "quick", **SINGLE}
TUTORIAL: Final[dict[str, Json]] = {"setup": "tutorial", **SINGLE}

RECIPES: Final = (
    Recipe("oath-2", 2, 4, "a whole first game of two players (O-1.F.12) at random", SINGLE),
    Recipe("oath-3", 3, 7, "a whole quick game of three players at random", QUICK),
    Recipe("oath-4", 4, 11, "a whole quick game of four players at random", QUICK),
    Recipe("oath-5", 5, 2, "a whole quick game of five players at random", QUICK),
    Recipe("oath-6", 6, 3, "a whole quick game of six players at random", QUICK),
    Recipe(
        "oath-1",
        1,
        16,
        "a person alone against the Prince as the Chancellor (O-12), with his chronicle",
        {"setup": "quick", "prince": "chancellor"},
    ),
    Recipe(
        "oath-prince-exile",
        2,
        7,
        "two people against the Prince as an Exile (O-12), to the end of the last round",
        {**QUICK, "prince": "exile"},
    ),
    Recipe("oath-tutorial", 4, 1, "from the stacked deck (O-1.F) at random", TUTORIAL),
    Recipe(
        "oath-chronicle",
        6,
        5,
        "a Usurper exiles, invites and is refused, to the end of the chronicle (O-8)",
        {"setup": "quick"},
    ),
)
