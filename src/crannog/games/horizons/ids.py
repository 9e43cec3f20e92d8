"""The ids that Horizons knows, by kind; an argument's name tells its kind (meta.py)."""

from collections.abc import Collection, Mapping
from typing import Final

from crannog.games.horizons.boards import BOARDS, TERRAINS
from crannog.games.horizons.facts import (
    DAHAN,
    ELEMENTS,
    FAST,
    INVADER_CARDS,
    INVADERS,
    PRESENCE,
    SLOW,
)
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS

IDS: Final[Mapping[str, Collection[str]]] = {
    "spirit": tuple(PANELS),
    "power": POWERS.keys(),  # the Powers declare themselves as their files are read
    "land": tuple(f"{board}{number}" for board in BOARDS for number in BOARDS[board]),
    "board": tuple(BOARDS),
    "terrain": TERRAINS,
    "piece": (*INVADERS, DAHAN, PRESENCE),
    "element": ELEMENTS,
    "fear": tuple(FEAR_CARDS),
    "invader": tuple(INVADER_CARDS),
    "action": ("ravage", "build", "explore"),
    "track": ("energy", "plays"),
    "deck": ("minor", "major"),
    "speed": (FAST, SLOW),
    "reason": (
        "fear-victory",
        "terror-1-victory",
        "terror-2-victory",
        "terror-3-victory",
        "sacrifice",
        "island-blighted",
        "spirit-destroyed",
        "invaders-unstoppable",
    ),
}
