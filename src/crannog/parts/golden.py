"""Golden matches: what a game wants recorded and replayed on every change."""

from dataclasses import dataclass, field

from crannog.kernel.game import Game
from crannog.kernel.state import Json
from crannog.parts import BadPart, load_part


@dataclass(frozen=True, slots=True)
class Recipe:
    """A match to record, with a line on what it proves."""

    name: str
    seats: int
    seed: int
    proves: str
    options: dict[str, Json] = field(default_factory=dict)


def recipes_of(game: Game) -> tuple[Recipe, ...]:
    """The matches that the game wants recorded."""
    if not game.golden:
        return ()
    recipes: tuple[object, ...] = load_part(game.golden, tuple)
    found = tuple(recipe for recipe in recipes if isinstance(recipe, Recipe))
    if len(found) < len(recipes):
        raise BadPart(f"the part {game.golden!r} of {game.id} is not made of Recipe alone")
    return found
