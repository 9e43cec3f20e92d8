"""What greedy knows of Inis besides `evaluate`."""

from typing import Final

from crannog.parts.habits import Habits

HABITS: Final = Habits(
    quiet=frozenset(("capital", "settle", "draft", "season-turn")),
    calm=("decline", "agree", "shelter", "discard", "stay", "no-clash"),
    rare=frozenset(("play",)),
)
