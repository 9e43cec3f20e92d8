"""How strong a bot is.

Where seats play against each other, one bot of its kind sits among bots of another kind, in every
seat in turn. In a cooperative game it fills all seats.

python -m crannog.bots.strength --game inis --seats 4 --games 300
python -m crannog.bots.strength --game horizons --seats 1 --games 200 --each
"""

import argparse
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from crannog.bots import make_bot
from crannog.bots.base import Chair
from crannog.bots.rates import wilson
from crannog.kernel.ask import Choice
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng


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
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return (
            f"{seats}: {self.wins} of {self.games} games won, {self.rate:.1%} "
            f"(95% interval {low:.1%} to {high:.1%}), {self.seconds / self.games:.2f} s a game"
        )


class Setting(NamedTuple):
    """Everything about a measurement but the seeds; `first` answers the match's first ask."""

    game: Game
    seats: int
    bot: str
    against: str
    first: Choice | None

    def bots(self, mine: int) -> list[str]:
        """Who sits where when the seat `mine` is measured."""
        if self.game.cooperative:
            return [self.bot] * self.seats
        return [self.bot if seat == mine else self.against for seat in range(self.seats)]


def measure(
    game: Game,
    seats: int,
    games: int,
    jobs: int = 1,
    seed: int = 0,
    bot: str = "greedy",
    against: str = "random",
    first: Choice | None = None,
) -> Strength:
    """Plays the games, `jobs` at a time; the same arguments always give the same wins."""
    game.check_seats(seats)
    for name in (bot, against):
        make_bot(name, seed)  # an unknown name is told before anything starts
    setting = Setting(game, seats, bot, against, first)
    play = partial(play_one, setting)
    seeds = range(seed, seed + games)
    if jobs == 1:
        played = list(map(play, seeds))
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            played = list(pool.map(play, seeds))
    wins = sum(won for won, _ in played)
    return Strength(seats, games, wins, sum(seconds for _, seconds in played))


def play_one(setting: Setting, seed: int) -> tuple[bool, float]:
    """One game, in which the bot sits in seat `seed` modulo `seats`: did it win, and the time."""
    started = time.process_time()
    mine = seed % setting.seats
    chance = Rng(~seed)
    bots = [make_bot(name, chance.bits()) for name in setting.bots(mine)]
    match = Match.new(setting.game, setting.seats, seed)
    if setting.first is not None:
        match.choose(next(iter(match.pending)), setting.first)
    while match.pending:
        seat = next(ask.seat for ask in match.pending.values() if not ask.optional)
        match.choose(seat, bots[seat].choose(Chair(match, seat)))
    result = match.state.result
    won = result is not None and mine in result.winners
    return won, time.process_time() - started


def first_options(game: Game, seats: int) -> list[Choice]:
    """What the first ask of a match offers: in Horizons the Spirits."""
    return next(iter(Match.new(game, seats).pending.values())).options


def positive(text: str) -> int:
    """A whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def arguments() -> argparse.ArgumentParser:
    """What the command takes."""
    parser = argparse.ArgumentParser(
        prog="python -m crannog.bots.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", required=True, help="id of the game")
    parser.add_argument("--seats", type=positive, default=4, help="number of seats")
    parser.add_argument("--games", type=positive, default=300, help="number of games")
    parser.add_argument("--bot", default="greedy", help="the bot whose strength is measured")
    parser.add_argument("--against", default="random", help="the bot in all other seats")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument(
        "--each",
        action="store_true",
        help="measure once for each option of the first ask",
    )
    parser.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="processes at a time"
    )
    return parser


def main(words: Sequence[str] | None = None) -> None:
    """Measures and prints a line for each measurement."""
    parser = arguments()
    given = parser.parse_args(words)
    try:
        game = find_game(given.game)
        game.check_seats(given.seats)
        firsts: list[Choice | None] = [None]
        if given.each:
            firsts = list(first_options(game, given.seats))
        for first in firsts:
            strength = measure(
                game,
                given.seats,
                given.games,
                given.jobs,
                given.seed,
                given.bot,
                given.against,
                first,
            )
            print(f"{title(game, given.bot, given.against, first)}, {strength.line()}", flush=True)
    except CrannogError as error:
        parser.error(str(error))


def title(game: Game, bot: str, against: str, first: Choice | None) -> str:
    """Who played: alone or against whom, and how the match began."""
    who = bot if game.cooperative else f"{bot} against {against}"
    return who if first is None else f"{who}, {' '.join(map(str, first))}"


if __name__ == "__main__":
    main()
