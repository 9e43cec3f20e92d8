"""`crannog simulate`: many matches between bots, with statistics."""

import json
import shlex
import sys
from collections.abc import Iterator
from statistics import fmean, median
from time import perf_counter
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from crannog.arena.pool import each
from crannog.arena.report import Report, wilson
from crannog.arena.table import Table, rotated, seating
from crannog.cli import GameId, GameOptions, Jobs, Seats, Seed, options_of
from crannog.kernel.game import Game, find_game, option_word
from crannog.kernel.state import Json

T = TypeVar("T")

CRASHES_SHOWN = 5


def simulate(
    game: GameId,
    seats: Seats,
    bots: Annotated[
        str, typer.Option("--bots", metavar="B[,B...]", help="One bot for all, or one per seat.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    max_decisions: Annotated[
        int, typer.Option("--max-decisions", min=1, help="A longer match counts as unfinished.")
    ] = 20_000,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move each bot to the next seat from game to game.")
    ] = False,
    option: GameOptions = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, on the last line.")
    ] = False,
) -> None:
    """Play many matches between bots, with statistics.

    It prints who won, how the matches ended, how long they were and how fast they went. Game number
    i (from 0) has the seed SEED + i. Decisions are choices among two or more options. Win rates
    come with Wilson's 95% interval. The exit code is 1 if any match crashed.

    \b
    Examples:
      crannog simulate inis --seats 4 --games 1000 --jobs 2
      crannog simulate inis --seats 2 --bots greedy,random --games 300 --rotate
      crannog simulate inis --seats 3 --option scenario=discovery --json
    """
    found = find_game(game)
    found.check_seats(seats)
    options = options_of(found, option)
    seated = seating(bots.split(","), seats)
    tables = [
        Table(found, rotated(seated, n if rotate else 0), seed + n, options, max_decisions)
        for n in range(games)
    ]
    report = Report(seats, found.cooperative)
    started = perf_counter()
    tallies = with_progress(each(Table.play, tables, jobs), games, f"{game}, {seats} seats")
    for table, tally in zip(tables, tallies, strict=True):
        report.add(tally, table.bots)
    seconds = perf_counter() - started
    tell_crashes(report, tables)
    if as_json:
        print(json.dumps(described(found, seated, options, seed) | report.as_json(seconds)))
    else:
        print_report(report, seconds)
    if report.crashes:
        raise typer.Exit(1)


def with_progress(items: Iterator[T], total: int, title: str) -> Iterator[T]:
    """The items as they come, with a progress bar where a person watches."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        yield from bar.track(items, total=total, description=title)


def described(
    game: Game, bots: tuple[str, ...], options: dict[str, Json], seed: int
) -> dict[str, Json]:
    """What was played."""
    return {
        "game": game.id,
        "rules": game.version,
        "seats": len(bots),
        "bots": list[Json](bots),
        "options": options,
        "seed": seed,
    }


def tell_crashes(report: Report, tables: list[Table]) -> None:
    """Names the first crashed matches on stderr, each with the command that plays it again."""
    played = {table.seed: table for table in tables}
    for tally in report.crashes[:CRASHES_SHOWN]:
        print(f"crash with seed {tally.seed}: {tally.crash}", file=sys.stderr)
        print(f"  again: {rerun(played[tally.seed])}", file=sys.stderr)
    hidden = len(report.crashes) - CRASHES_SHOWN
    if hidden > 0:
        print(f"... and {hidden} more crashes", file=sys.stderr)


def rerun(table: Table) -> str:
    """The command that plays just this match."""
    bots = table.bots[:1] if len(set(table.bots)) == 1 else table.bots
    words = ["crannog", "simulate", table.game.id, "--seats", str(len(table.bots))]
    words += ["--bots", ",".join(bots), "--games", "1", "--seed", str(table.seed)]
    words += ["--max-decisions", str(table.max_decisions)]
    for name, value in table.options.items():
        words += ["--option", f"{name}={option_word(value)}"]
    return shlex.join(words)


def print_report(report: Report, seconds: float) -> None:
    """The report for people."""
    finished = len(report.finished)
    print(f"games      {report.games}, finished {finished}, crashed {len(report.crashes)}")
    rate = report.decisions / seconds
    print(f"decisions  {report.decisions} in {seconds:.1f} s: {rate:,.0f} a second")
    for name, numbers in report.lengths().items():
        if numbers:
            print(
                f"length     {fmean(numbers):.1f} {name} on average, median {median(numbers):g}, "
                f"{min(numbers)} to {max(numbers)}"
            )
    for reason, count in report.reasons().items():
        print(f"ended by   {reason}: {count}")
    if report.cooperative:
        print(f"all        {rate_text(report.wins, report.games)}")
    for seat, wins in enumerate(report.wins_by_seat):
        print(f"seat {seat}     {rate_text(wins, report.games)}")
    if len(report.games_by_bot) > 1:
        for bot, games in report.games_by_bot.items():
            print(f"{bot:10} {rate_text(report.wins_by_bot[bot], games)}")


def rate_text(wins: int, games: int) -> str:
    """Wins with their rate and its interval."""
    low, high = wilson(wins, games)
    return f"won {wins} of {games}: {wins / games:.1%} (95%: {low:.1%} to {high:.1%})"
