"""Measure a game of ours: random matches, and copies of positions all through them.

Run as a program it prints one line of JSON, a row of figures. `run.py` does so twice for each game,
with the package as it is and with the compiled one first on PYTHONPATH. Times are processor times
of the one process.

A *decision* is a choice between two or more options; the kernel makes the others by itself.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final

import msgspec

import crannog.kernel.flow
from crannog.arena.fast import play_random
from crannog.kernel.ask import Seat
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng

MOST_DECISIONS: Final = 20_000  # of one game; random games end long before
DECISIONS_BETWEEN_SAMPLES: Final = 10
COPIES_PER_SAMPLE: Final = 10
HOSTED_SHARE: Final = 0.5
"""The time spent on hosted matches, as a share of the time spent on play."""
COPY_SHARE: Final = 0.25
"""The time spent on each kind of copy, as a share of the time spent on play."""


@dataclass(frozen=True)
class OurFigures:
    """A game in random play on one core, in processor time."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    hosted_per_second: float
    """Decisions of matches as they are hosted: `Match.choose`, with events and checkpoints."""
    copy_us: float
    """Microseconds to copy a state: the median of positions all through games, as the next two."""
    clone_us: float
    """To copy a match so that it can be played on: the last checkpoint and the choices since."""
    fork_us: float
    """To copy it with all that a seat can't know redrawn."""


def measure(game: Game, seats: int, seconds: float) -> OurFigures:
    """Return all figures; play takes about so many seconds, copies a share of it each."""
    decisions, games, elapsed = measure_play(game, seats, seconds)
    hosted = measure_hosted(game, seats, seconds * HOSTED_SHARE)
    rng = Rng(1)
    copy_us, clone_us, fork_us = measure_copies(
        game,
        seats,
        seconds * COPY_SHARE,
        lambda match: match.state.copy(),
        lambda match: match.clone(),
        lambda match: match.fork(asked(match), rng),
    )
    return OurFigures(
        game.id,
        seats,
        is_compiled(),
        decisions / elapsed,
        games / elapsed,
        decisions / games,
        hosted,
        copy_us,
        clone_us,
        fork_us,
    )


def is_compiled() -> bool:
    """Tell whether this process runs machine code rather than the sources."""
    return not str(crannog.kernel.flow.__file__).endswith(".py")


def seeds_for(seconds: float) -> Iterator[int]:
    """Yield seeds in order until the time is over; at least one."""
    start = time.process_time()
    seed = 1
    while seed == 1 or time.process_time() - start < seconds:
        yield seed
        seed += 1


def measure_play(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play whole games; return their decisions, their number and the time."""
    play_random(game, seats, 0, game.options_for(seats), MOST_DECISIONS)  # warms up
    decisions = games = 0
    start = time.process_time()
    for seed in seeds_for(seconds):
        tally = play_random(game, seats, seed, game.options_for(seats), MOST_DECISIONS)
        if not tally.finished:
            raise AssertionError(f"the random game of seed {seed} does not end")
        decisions += tally.decisions
        games += 1
    return decisions, games, time.process_time() - start


def measure_hosted(game: Game, seats: int, seconds: float) -> float:
    """Play random matches as a service keeps them; return the decisions per second."""
    decisions = 0
    start = time.process_time()
    for seed in seeds_for(seconds):
        match = Match.new(game, seats, seed, game.options_for(seats))
        chance = random.Random(seed).random
        while match.pending:
            seat = asked(match)
            options = match.pending[seat].options
            decisions += len(options) > 1
            match.choose(seat, options[int(chance() * len(options))])
    return decisions / (time.process_time() - start)


def measure_copies(
    game: Game, seats: int, seconds: float, *kinds: Callable[[Match], object]
) -> list[float]:
    """Return the microseconds of each kind of copy, the median of positions all through games.

    The mean would tell more of a few positions than of the others: random players of Oath bargain
    for hundreds of choices within one action, and a clone makes them all again.
    """
    spent: list[list[float]] = [[] for _ in kinds]
    for seed in seeds_for(seconds * len(kinds)):
        for match in positions(game, seats, seed):
            for times, copy in zip(spent, kinds, strict=True):
                times.append(time_of_copies(copy, match) / COPIES_PER_SAMPLE)
    return [median(times) * 1e6 for times in spent]


def positions(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """Play one random match, as people's matches are kept, and yield it every few decisions."""
    match = Match.new(game, seats, seed, game.options_for(seats))
    rng = Rng(seed)
    while match.pending:
        if len(match.choices) % DECISIONS_BETWEEN_SAMPLES == 0:
            yield match
        seat = asked(match)
        match.choose(seat, rng.pick(match.pending[seat].options))


def asked(match: Match) -> Seat:
    """Return a seat the match waits for."""
    return next(seat for seat, ask in match.pending.items() if not ask.optional)


def time_of_copies(copy: Callable[[Match], object], match: Match) -> float:
    """Return the time that a sample's copies of one position take."""
    start = time.process_time()
    for _ in range(COPIES_PER_SAMPLE):
        copy(match)
    return time.process_time() - start


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description="Measure a game with random players.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play")
    args = parser.parse_args()
    figures = measure(find_game(args.game), args.seats, args.seconds)
    print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
