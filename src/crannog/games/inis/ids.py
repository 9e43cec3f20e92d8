"""The ids that Inis knows, by kind; an argument's name tells its kind (meta.py)."""

from collections.abc import Collection, Mapping
from typing import Final

from crannog.games.inis.cards.registry import MODES
from crannog.games.inis.facts import KIND, TERRITORIES
from crannog.games.inis.victory import CONDITIONS

CAUSES: Final = ("no-clans", "withdraw")  # what a question names in place of a card

IDS: Final[Mapping[str, Collection[str]]] = {
    "territory": TERRITORIES,
    "card": (*KIND, *CAUSES),
    "mode": tuple(dict.fromkeys(mode for _, mode in MODES)),
    "direction": ("clockwise", "counterclockwise"),
    "condition": CONDITIONS,
    "reason": ("most-conditions", "brenn-breaks-tie", "round-limit"),
}
