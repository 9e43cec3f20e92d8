"""Measure catanatron (Settlers of Catan in Python): random games of four players.

A script of its own: the peer's Python runs it, where Crannog is not installed. It prints one
line of JSON, a list with one row of figures. Times are processor times of the one process.

A *tick* is one action of a player, a throw of the dice included; a *decision* is a tick at
which the player had two or more actions to choose from.
"""

import argparse
import importlib.metadata
import json
import time
from collections.abc import Iterator

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

TICKS_BETWEEN_SAMPLES = 10
COPIES_PER_SAMPLE = 10
COPY_SHARE = 0.25
"""The time spent on copies, as a share of the time spent on play."""


def games_for(seconds: float) -> Iterator[Game]:
    """Yield fresh games, with seeds in order, until the time is over; at least one."""
    start = time.process_time()
    seed = 1
    while seed == 1 or time.process_time() - start < seconds:
        yield Game([RandomPlayer(color) for color in Color], seed=seed)
        seed += 1


def is_over(game: Game) -> bool:
    """Tell whether the game has ended, by catanatron's own measure."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def measure_play(seconds: float) -> dict[str, float]:
    """Play whole games and return the rates."""
    decisions = ticks = games = 0
    start = time.process_time()
    for game in games_for(seconds):
        while not is_over(game):
            decisions += len(game.state.playable_actions) > 1
            ticks += 1
            game.play_tick()
        games += 1
    elapsed = time.process_time() - start
    return {
        "decisions_per_second": decisions / elapsed,
        "ticks_per_second": ticks / elapsed,
        "games_per_second": games / elapsed,
    }


def measure_copy(seconds: float) -> float:
    """Return the microseconds that a copy takes, averaged over positions all through games."""
    copies, spent = 0, 0.0
    for game in games_for(seconds):
        tick = 0
        while not is_over(game):
            if tick % TICKS_BETWEEN_SAMPLES == 0:
                spent += time_of_copies(game)
                copies += COPIES_PER_SAMPLE
            game.play_tick()
            tick += 1
    return spent / copies * 1e6


def time_of_copies(game: Game) -> float:
    """Return the time that a sample's copies of one position take."""
    start = time.process_time()
    for _ in range(COPIES_PER_SAMPLE):
        game.copy()
    return time.process_time() - start


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description="Measure catanatron with random players.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play")
    seconds = parser.parse_args().seconds
    figures = {
        "name": "catanatron",
        "version": importlib.metadata.version("catanatron"),
        **measure_play(seconds),
        "copy_us": measure_copy(seconds * COPY_SHARE),
    }
    print(json.dumps([figures]))


if __name__ == "__main__":
    main()
