"""`crannog simulate`: many matches between bots, with statistics."""

import json
from statistics import fmean, median
from typing import Annotated

import typer

from crannog.arena.places import LOCAL
from crannog.arena.report import Report, merged, wilson
from crannog.arena.simulation import Simulation
from crannog.arena.table import seating
from crannog.cli import GameId, GameOptions, Language, Seats, Seed, language_of, options_of
from crannog.cli.results import tell_crashes
from crannog.cli.runs import (
    LONGEST,
    Games,
    Limit,
    On,
    RunFile,
    SeatedBots,
    Where,
    Workers,
    carried_out,
    errors_in,
)
from crannog.kernel.game import Game, find_game
from crannog.kernel.state import Json
from crannog.words import Words


def simulate(
    game: GameId,
    seats: Seats,
    bots: SeatedBots = "random",
    games: Games = 100,
    seed: Seed = 0,
    jobs: Workers = None,
    on: On = LOCAL,
    run: RunFile = None,
    max_decisions: Limit = LONGEST,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move each bot to the next seat from game to game.")
    ] = False,
    option: GameOptions = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object, on the last line.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play many matches between bots, with statistics.

    It prints who won, how the matches ended, how long they were and how fast they went. Game number
    i (from 0) has the seed SEED + i. Decisions are choices among two or more options. Win rates
    come with Wilson's 95% interval. The exit code is 1 if any match crashed.
    What is done stays done: after Ctrl-C it tells how to go on, and with --run FILE even a run
    that was killed goes on.

    \b
    Examples:
      crannog simulate inis --seats 4 --games 1000 --jobs 2
      crannog simulate inis --seats 2 --bots greedy,random --games 300 --rotate
      crannog simulate inis --seats 3 --option scenario=discovery --json
    """
    language = language_of(lang)
    found = find_game(game)
    found.check_seats(seats)
    options = options_of(found, option)
    seated = seating(bots.split(","), seats)
    series = Simulation(found, seated, seed, options, max_decisions, rotate, games)
    with (
        errors_in(language),
        carried_out(series, Where(on, jobs, run), found, Words(language)) as kept,
    ):
        report = merged(kept.parts(), series.empty())
        seconds = kept.seconds()
    tell_crashes(report.crashes, series.table)
    if as_json:
        print(json.dumps(described(found, seated, options, seed) | report.as_json(seconds)))
    else:
        print_report(report, seconds)
    if report.crashes:
        raise typer.Exit(1)


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


def print_report(report: Report, seconds: float) -> None:
    """The report for people."""
    crashed = len(report.crashes)
    print(f"games      {report.games}, finished {report.finished}, crashed {crashed}")
    rate = report.decisions / seconds
    print(f"decisions  {report.decisions} in {seconds:.1f} s: {rate:,.0f} a second")
    for name, numbers in report.measured().items():
        if numbers:
            print(
                f"length     {fmean(numbers):.1f} {name} on average, median {median(numbers):g}, "
                f"{min(numbers)} to {max(numbers)}"
            )
    for reason, count in report.frequent_reasons().items():
        print(f"ended by   {reason}: {count}")
    if report.cooperative:
        print(f"all        {rate_text(report.wins, report.games)}")
    for seat, wins in enumerate(report.wins_by_seat):
        print(f"seat {seat}     {rate_text(wins, report.games)}")
    if len(report.games_by_bot) > 1:
        for bot, games in report.games_by_bot.items():
            print(f"{bot:10} {rate_text(report.wins_by_bot.get(bot, 0), games)}")


def rate_text(wins: int, games: int) -> str:
    """Wins with their rate and its interval."""
    low, high = wilson(wins, games)
    return f"won {wins} of {games}: {wins / games:.1%} (95%: {low:.1%} to {high:.1%})"
