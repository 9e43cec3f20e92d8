"""How a peer is measured: shared by the scripts beside it, which the peers' Pythons run.

Each prints one line of JSON, a list with a row of figures for each game. Times are processor times
of the one process. A *tick* is every step of a match, a *decision* a tick at which a player had two
or more things to choose from.
"""

import argparse
import importlib.metadata
import json
import os
import time
from collections.abc import Callable, Iterator

COPIES_PER_SAMPLE = 10
COPY_SHARE = 0.25
"""The time spent on copies, as a share of the time spent on play."""

Play = Callable[[int], tuple[int, int]]
"""Plays the whole random match of a seed; returns its decisions and its ticks."""
Positions = Callable[[int], Iterator[Callable[[], object]]]
"""Plays such a match, and yields every few ticks what copies the position."""

Figures = dict[str, float | str | None]


def seeds_for(seconds: float) -> Iterator[int]:
    """Yield seeds in order until the time is over; at least one."""
    start = time.process_time()
    seed = 1
    while seed == 1 or time.process_time() - start < seconds:
        yield seed
        seed += 1


def measure_play(play: Play, seconds: float) -> Figures:
    """Play whole matches and return the rates."""
    decisions = ticks = matches = 0
    start = time.process_time()
    for seed in seeds_for(seconds):
        decided, stepped = play(seed)
        decisions += decided
        ticks += stepped
        matches += 1
    elapsed = time.process_time() - start
    return {
        "decisions_per_second": decisions / elapsed,
        "ticks_per_second": ticks / elapsed,
        "games_per_second": matches / elapsed,
    }


def measure_copy(positions: Positions, seconds: float) -> float:
    """Return the microseconds that a copy takes, averaged over positions all through matches."""
    copies, spent = 0, 0.0
    for seed in seeds_for(seconds):
        for copy in positions(seed):
            start = time.process_time()
            for _ in range(COPIES_PER_SAMPLE):
                copy()
            spent += time.process_time() - start
            copies += COPIES_PER_SAMPLE
    return spent / copies * 1e6


def figures_of(
    name: str, package: str, seconds: float, play: Play, positions: Positions | None = None
) -> Figures:
    """One game's row; an engine that can't copy a position has no figure for it."""
    copy = None if positions is None else measure_copy(positions, seconds * COPY_SHARE)
    return {
        "name": name,
        "version": importlib.metadata.version(package),
        **measure_play(play, seconds),
        "copy_us": copy,
    }


def tell(measure: Callable[[float], list[Figures]]) -> None:
    """Measure for as long as the command line says, and print the figures.

    What an engine prints while it plays goes nowhere.
    """
    parser = argparse.ArgumentParser(description="Measure an engine with random players.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play each game")
    seconds = parser.parse_args().seconds
    with os.fdopen(os.dup(1), "w") as output, open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        output.write(json.dumps(measure(seconds)) + "\n")
