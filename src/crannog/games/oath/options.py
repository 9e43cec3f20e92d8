"""The options of a match of Oath: how it begins, and what the sources leave open."""

from typing import Final

from crannog.kernel.game import Option
from crannog.kernel.state import Json

YES_NO: Final = (False, True)

OPTIONS: Final = (
    Option("setup", "first", ("first", "tutorial", "quick"), "O-1.F"),
    Option("goal", "random", ("random", "supremacy", "people", "devotion", "protection"), "O-2.10"),
    Option("vision_tie_wins", False, YES_NO, "O-3.2"),
    Option("ally_title_adds_die", False, YES_NO, "O-2.11.4"),
    Option("fire_talkers_with_allies", True, YES_NO, "O-10.you"),
    Option("boiling_lake_kills_one", True, YES_NO, "O-7.1.3"),
)


class Settings:
    """The options of a match; never changes, so that copies share it."""

    __slots__ = (
        "ally_title_adds_die",
        "boiling_lake_kills_one",
        "fire_talkers_with_allies",
        "given",
        "goal",
        "setup",
        "vision_tie_wins",
    )

    def __init__(self, options: dict[str, Json]) -> None:
        self.given = options
        self.setup = str(options["setup"])
        self.goal = str(options["goal"])
        self.vision_tie_wins = bool(options["vision_tie_wins"])
        self.ally_title_adds_die = bool(options["ally_title_adds_die"])
        self.fire_talkers_with_allies = bool(options["fire_talkers_with_allies"])
        self.boiling_lake_kills_one = bool(options["boiling_lake_kills_one"])
