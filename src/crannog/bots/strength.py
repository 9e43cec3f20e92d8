"""How strong a bot is: one of its kind against bots of another kind, in every seat in turn.

python -m crannog.bots.strength --seats 4 --games 300
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from crannog.bots import make_bot
from crannog.bots.base import Chair
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng

Z95: Final = 1.959964  # the normal distribution's two-sided 95% point


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson 95% interval of a rate that was seen as `wins` of `games`."""
    rate = wins / games
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    centre = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Strength(NamedTuple):
    """What was measured; `seconds` is processor time, all games together."""

    seats: int
    games: int
    wins: int
    seconds: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95% interval of the rate."""
        return wilson(self.wins, self.games)

    def line(self) -> str:
        """The measurement in one line."""
        low, high = self.interval
        return (
            f"{self.seats} seats: {self.wins} of {self.games} games won, {self.rate:.1%} "
            f"(95% interval {low:.1%} to {high:.1%}), {self.seconds / self.games:.2f} s a game"
        )


def measure(
    game: Game,
    seats: int,
    games: int,
    jobs: int = 1,
    seed: int = 0,
    bot: str = "greedy",
    against: str = "random",
) -> Strength:
    """Plays the games, `jobs` at a time; the same arguments always give the same wins."""
    game.check_seats(seats)
    for name in (bot, against):
        make_bot(name, seed)  # an unknown name is told before anything starts
    play = partial(play_one, game, seats, bot, against)
    seeds = range(seed, seed + games)
    if jobs == 1:
        played = list(map(play, seeds))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            played = list(pool.map(play, seeds))
    wins = sum(won for won, _ in played)
    return Strength(seats, games, wins, sum(seconds for _, seconds in played))


def play_one(game: Game, seats: int, bot: str, against: str, seed: int) -> tuple[bool, float]:
    """One game, in which the bot sits in seat `seed` modulo `seats`: did it win, and the time."""
    started = time.process_time()
    mine = seed % seats
    chance = Rng(~seed)
    bots = [make_bot(bot if seat == mine else against, chance.bits()) for seat in range(seats)]
    match = Match.new(game, seats, seed)
    while match.pending:
        seat = next(ask.seat for ask in match.pending.values() if not ask.optional)
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    result = match.state.result
    won = result is not None and mine in result.winners
    return won, time.process_time() - started


def positive(text: str) -> int:
    """A whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def arguments() -> argparse.ArgumentParser:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m crannog.bots.strength", description=__doc__)
    parser.add_argument("--game", default="inis", help="id of the game")
    parser.add_argument("--seats", type=positive, default=4, help="number of seats")
    parser.add_argument("--games", type=positive, default=300, help="number of games")
    parser.add_argument("--bot", default="greedy", help="the bot whose strength is measured")
    parser.add_argument("--against", default="random", help="the bot in all other seats")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes at a time"
    )
    return parser


def main(words: Sequence[str] | None = None) -> None:
    """Measures and prints the line."""
    parser = arguments()
    given = parser.parse_args(words)
    try:
        strength = measure(
            find_game(given.game),
            given.seats,
            given.games,
            given.jobs,
            given.seed,
            given.bot,
            given.against,
        )
    except CrannogError as error:
        parser.error(str(error))
    print(f"{given.bot} against {given.against}, {strength.line()}")


if __name__ == "__main__":
    main()
