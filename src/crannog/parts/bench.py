"""The benchmark: how a game is measured, and how fast it should be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from crannog.kernel.game import Game, installed_games
from crannog.parts import load_part


@dataclass(frozen=True)
class Aims:
    """A game's aims, against the yardstick's figures (see crannog/bench/run.py).

    `interpreted` and `compiled` say how many times the yardstick's decisions per second the game
    should make, `hosted` how many times in matches that are kept and told (interpreted), `clone`
    what a clone may cost at most, in copies of the yardstick.
    `hard_scenarios` are texts that take long to read, by name; they are for the game's smallest
    table, and `crannog bench attack` sends them.
    """

    seats: int
    interpreted: float
    compiled: float
    hosted: float = 4
    clone: float | None = None
    hard_scenarios: Mapping[str, str] = field(default_factory=dict)


class Measured(NamedTuple):
    """A game that is measured."""

    game: Game
    aims: Aims


def measured_games() -> list[Measured]:
    """The installed games that have aims, those with the fullest tables first."""
    found = [
        Measured(game, load_part(game.bench, Aims))
        for game in installed_games().values()
        if game.bench
    ]
    return sorted(found, key=lambda measured: -measured.aims.seats)
