"""Measure OpenSpiel (games in C++, played from Python): random gin rummy and backgammon.

A script of its own: the peer's Python runs it, where Crannog is not installed. It prints one
line of JSON, a list with a row of figures for each game. Times are processor times of the one
process.

A *tick* is one action, a deal or a throw of the dice (a chance node) included; a *decision* is
a tick of a player who had two or more legal actions to choose from.
"""

import argparse
import importlib.metadata
import json
import random
import time
from collections.abc import Iterator

import pyspiel

GAMES = ("gin_rummy", "backgammon")
TICKS_BETWEEN_SAMPLES = 10
COPIES_PER_SAMPLE = 10
COPY_SHARE = 0.25
"""The time spent on copies, as a share of the time spent on play."""


def matches_for(game: pyspiel.Game, seconds: float) -> Iterator[pyspiel.State]:
    """Yield fresh matches until the time is over; at least one."""
    start = time.process_time()
    first = True
    while first or time.process_time() - start < seconds:
        first = False
        yield game.new_initial_state()


def tick(state: pyspiel.State, rng: random.Random) -> bool:
    """Make one random action, and tell whether it was a player's decision."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
        return False
    actions = state.legal_actions()
    state.apply_action(rng.choice(actions))
    return len(actions) > 1


def measure_play(game: pyspiel.Game, seconds: float) -> dict[str, float]:
    """Play whole matches and return the rates."""
    rng = random.Random(1)
    decisions = ticks = matches = 0
    start = time.process_time()
    for state in matches_for(game, seconds):
        while not state.is_terminal():
            decisions += tick(state, rng)
            ticks += 1
        matches += 1
    elapsed = time.process_time() - start
    return {
        "decisions_per_second": decisions / elapsed,
        "ticks_per_second": ticks / elapsed,
        "games_per_second": matches / elapsed,
    }


def measure_copy(game: pyspiel.Game, seconds: float) -> float:
    """Return the microseconds that a clone takes, averaged over positions all through matches."""
    rng = random.Random(1)
    copies, spent = 0, 0.0
    for state in matches_for(game, seconds):
        ticks = 0
        while not state.is_terminal():
            if ticks % TICKS_BETWEEN_SAMPLES == 0:
                spent += time_of_copies(state)
                copies += COPIES_PER_SAMPLE
            tick(state, rng)
            ticks += 1
    return spent / copies * 1e6


def time_of_copies(state: pyspiel.State) -> float:
    """Return the time that a sample's clones of one position take."""
    start = time.process_time()
    for _ in range(COPIES_PER_SAMPLE):
        state.clone()
    return time.process_time() - start


def measure(name: str, seconds: float) -> dict[str, float | str]:
    """Return one game's figures."""
    game = pyspiel.load_game(name)
    return {
        "name": f"open_spiel {name}",
        "version": importlib.metadata.version("open_spiel"),
        **measure_play(game, seconds),
        "copy_us": measure_copy(game, seconds * COPY_SHARE),
    }


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description="Measure OpenSpiel with random players.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play each game")
    seconds = parser.parse_args().seconds
    print(json.dumps([measure(name, seconds) for name in GAMES]))


if __name__ == "__main__":
    main()
