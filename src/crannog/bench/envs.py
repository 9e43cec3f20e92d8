"""Measure the faces for learners: steps per second with random actions, and the match alone.

All rows are measured in turn, round after round, in processor time: a machine that is slower for a
while is so for all. The median of the rounds counts, and its range is told.
"""

import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from crannog.envs.gymnasium import BotsEnv
from crannog.envs.openspiel import PREFIX, register_all
from crannog.envs.pettingzoo import SeatsEnv
from crannog.envs.table import Table
from crannog.kernel.game import Game
from crannog.parts.bench import measured_games

ROUNDS: Final = 5
NAME_WIDTH: Final = 26
COLUMN_WIDTH: Final = 14
ALONE: Final = "match alone"


class Player(ABC):
    """Plays match after match at random through one face; `step` makes one step."""

    def __init__(self, game: Game, seats: int) -> None:
        self.chance = np.random.default_rng(1)
        self.seed = 0

    def next_seed(self) -> int:
        """The seed of the next match."""
        self.seed += 1
        return self.seed

    def any_of(self, mask: NDArray[Any]) -> int:
        """One of the allowed actions."""
        return int(self.chance.choice(np.flatnonzero(mask)))

    @abstractmethod
    def step(self) -> None:
        """Takes an action, and reads what is seen then."""


class Alone(Player):
    """The match without any numbers: what the rules themselves and the log cost."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.table = Table(game, seats)

    def step(self) -> None:
        """Takes an action."""
        ask = self.table.ask
        if ask is None:
            self.table.begin(self.next_seed())
        else:
            self.table.take(self.any_of(self.table.mask(ask.seat)))


class Gymnasium(Player):
    """One learner against random bots: a step has the bots' moves in it."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.env = BotsEnv(game, seats, "random")
        self.over = True

    def step(self) -> None:
        """Takes the learner's action."""
        if self.over:
            self.env.reset(seed=self.next_seed())
        _, _, terminated, truncated, _ = self.env.step(self.any_of(self.env.action_masks()))
        self.over = terminated or truncated


class PettingZoo(Player):
    """All seats learn."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.env = SeatsEnv(game, seats)
        self.env.reset(seed=self.next_seed())

    def step(self) -> None:
        """Takes an action of whoever is asked."""
        seen, _, terminated, truncated, _ = self.env.last()
        if terminated or truncated:
            self.env.reset(seed=self.next_seed())
        else:
            self.env.step(self.any_of(seen["action_mask"]))


class OpenSpiel(Player):
    """A state of OpenSpiel, with the observation of whoever is asked."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        register_all()
        self.game = pyspiel.load_game(f"{PREFIX}{game.id}", {"players": seats})
        self.observer = self.game.make_py_observer()
        self.begin()

    def begin(self) -> None:
        """A new match."""
        self.state = self.game.new_initial_state()
        self.state.apply_action(self.next_seed())

    def step(self) -> None:
        """Takes an action of whoever is asked."""
        if self.state.is_terminal():
            self.begin()
        self.observer.set_from(self.state, self.state.current_player())
        self.state.apply_action(int(self.chance.choice(self.state.legal_actions())))


FACES: Final[dict[str, Callable[[Game, int], Player]]] = {
    ALONE: Alone,
    "Gymnasium": Gymnasium,
    "PettingZoo": PettingZoo,
    "OpenSpiel": OpenSpiel,
}


@dataclass(frozen=True)
class FaceFigures:
    """Steps per second of a game through a face, in each round."""

    game: str
    seats: int
    face: str
    steps_per_second: list[float]


def bench_envs(seconds: float = 5.0, report: Callable[[str], None] = print) -> int:
    """Measures, prints a table, and last one line of JSON; returns the exit code.

    Each row gets so many seconds, all rounds together.
    """
    figures = measure(seconds)
    for line in table(figures):
        report(line)
    told = {"python": sys.version.split()[0], "seconds": seconds, "faces": figures}
    report(msgspec.json.encode(told).decode())
    return 0


def measure(seconds: float) -> list[FaceFigures]:
    """The figures of all games with an encoder, through all faces."""
    rows = [
        (FaceFigures(game.id, seats, face, []), make(game, seats))
        for game, seats in learned_games()
        for face, make in FACES.items()
    ]
    for _ in range(ROUNDS):
        for figures, player in rows:
            figures.steps_per_second.append(rate(player, seconds / ROUNDS))
    return [figures for figures, _ in rows]


def learned_games() -> list[tuple[Game, int]]:
    """The games that learners can see, with the seats at which they are measured."""
    return [
        (measured.game, measured.aims.seats)
        for measured in measured_games()
        if measured.game.encoder
    ]


def rate(player: Player, seconds: float) -> float:
    """Steps per second of processor time."""
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not steps:
        player.step()
        steps += 1
    return steps / spent


def table(figures: list[FaceFigures]) -> list[str]:
    """A row for each game and face, with its share of what the match alone makes."""
    lines = [row("random steps, one core", "steps/s", "range", "of the match")]
    alone = {one.game: median(one.steps_per_second) for one in figures if one.face == ALONE}
    for one in figures:
        rates = one.steps_per_second
        lines.append(
            row(
                f"{one.game}, {one.seats}: {one.face}",
                f"{median(rates):,.0f}",
                f"{min(rates):,.0f}-{max(rates):,.0f}",
                f"{median(rates) / alone[one.game]:.2f}",
            )
        )
    return ["", *lines, ""]


def row(name: str, *cells: str) -> str:
    """One line of the table."""
    return f"{name:<{NAME_WIDTH}}" + "".join(f"{cell:>{COLUMN_WIDTH}}" for cell in cells)
