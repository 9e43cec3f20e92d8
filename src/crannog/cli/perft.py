"""`crannog perft`: counts of choice sequences."""

from typing import Annotated

import typer

from crannog.arena.perft import perft as count_sequences
from crannog.cli import GameId, GameOptions, Seed, options_of
from crannog.kernel.game import find_game


def perft(
    game: GameId,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="Default: the most.")
    ] = None,
    depth: Annotated[int, typer.Option("--depth", min=1, help="The longest sequence.")] = 4,
    seed: Seed = 0,
    option: GameOptions = None,
) -> None:
    """Count the sequences of choices from the fresh match.

    A line for each length, from 1 to DEPTH. Choices among one option do not count; seats that are
    asked at the same time choose in the order of their numbers. A changed count means changed
    rules.

    \b
    Examples:
      crannog perft inis --depth 4
      crannog perft inis --seats 2 --seed 1 --depth 6
    """
    found = find_game(game)
    players = max(found.seats) if seats is None else seats
    counts = count_sequences(found, players, seed, options_of(found, option), depth)
    for length, count in enumerate(counts, 1):
        print(f"{length:3} {count:12}")
