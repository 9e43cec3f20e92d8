"""What bots know of Inis besides `evaluate`."""

from typing import Final

from crannog.games.inis.chances import chances
from crannog.parts.habits import Habits

HABITS: Final = Habits(
    quiet=frozenset(("capital", "settle", "draft", "season-turn")),
    calm=("decline", "agree", "shelter", "discard", "stay", "no-clash"),
    rare=frozenset(("play",)),
    chances=chances,
)
