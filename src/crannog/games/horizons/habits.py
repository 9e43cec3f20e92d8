"""What bots know of Horizons besides `evaluate`."""

from typing import Final

from crannog.games.horizons.chances import chances
from crannog.games.horizons.instinct import Instinct
from crannog.parts.habits import Habits

HABITS: Final = Habits(
    quiet=frozenset(("growth",)),
    shunned=frozenset(("stop", "not-done", "use-fewer", "repeat-fewer")),
    free=frozenset(("spirit", "board")),
    easy=frozenset(("growth-action", "ravage-order")),
    instinct=Instinct,
    most_replies=400,
    chances=chances,
)
