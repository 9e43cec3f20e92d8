"""A series of matches at one table: the same bots, game and options, another seed each time."""

from dataclasses import dataclass
from typing import ClassVar

from crannog import __version__
from crannog.arena.series import Series
from crannog.arena.table import Table, rotated
from crannog.kernel.game import Game
from crannog.kernel.state import Json


@dataclass(frozen=True, slots=True)
class SeatedSeries(Series):
    """Match `n` has the seed `seed + n`; with `rotate` the bots move on by a seat each time."""

    kind: ClassVar[str] = ""

    game: Game
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Json]
    max_decisions: int
    rotate: bool
    games: int

    def table(self, number: int) -> Table:
        """The table of a match."""
        seated = rotated(self.bots, number if self.rotate else 0)
        return Table(self.game, seated, self.seed + number, self.options, self.max_decisions)

    def described(self) -> dict[str, Json]:
        """The matches, without how many there are."""
        return {
            **what_is_played(self.kind, self.game, self.options),
            "bots": list[Json](self.bots),
            "rotate": self.rotate,
            "seed": self.seed,
            "max-decisions": self.max_decisions,
        }


def what_is_played(kind: str, game: Game, options: dict[str, Json]) -> dict[str, Json]:
    """The kind of series and its game, with the versions that decide how a match goes."""
    return {
        "series": kind,
        "crannog": __version__,
        "game": game.id,
        "rules": game.version,
        "options": options,
    }
