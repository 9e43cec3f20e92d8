"""`crannog balance`: who wins, by seat and by what a game counts."""

from functools import partial
from pathlib import Path

import typer

from crannog.arena.balance import SEATS, Balance, BalanceSeries, Record, merged_balance
from crannog.arena.places import LOCAL
from crannog.arena.sheets import ID, RATE, Column, Sheet, rate_cells
from crannog.cli import GameId, GameOptions, Language, Seed, language_of
from crannog.cli.results import Outs, check_outs, print_sheets, tell_crashes, write_outs
from crannog.cli.runs import (
    LONGEST,
    Games,
    Limit,
    On,
    PlayerCount,
    RunFile,
    SeatedBots,
    Where,
    Workers,
    asked_for,
    carried_out,
    errors_in,
)
from crannog.parts.balance import counts_of
from crannog.words import Words

COLUMNS = (Column("thing"), Column("id", ID), *RATE)


def balance(
    game: GameId,
    players: PlayerCount = None,
    bots: SeatedBots = "random",
    games: Games = 1000,
    seed: Seed = 0,
    option: GameOptions = None,
    jobs: Workers = None,
    on: On = LOCAL,
    run: RunFile = None,
    max_decisions: Limit = LONGEST,
    out: Outs = None,
    lang: Language = None,
) -> None:
    """Count who wins: by seat, and by the cards, places or roles that the game counts.

    A rate says how often a seat that had the thing won, with Wilson's 95% interval. It does not say
    that the thing made it win. Only matches that ended by their rules count; different bots move on
    by a seat from match to match.

    \b
    Examples:
      crannog balance inis --players 4 --games 2000 --jobs 2
      crannog balance oath --players 3 --bots greedy --games 200 --out oath.md --out oath.svg
      crannog balance horizons --players 2 --bots greedy --games 100 --on ray
    """
    language = language_of(lang)
    words = Words(language)
    with errors_in(language):
        check_outs(out or ())
        asked = asked_for(game, players, bots, option)
        series = BalanceSeries(
            asked.game, asked.bots, seed, asked.options, max_decisions, True, games
        )
        with carried_out(series, Where(on, jobs, run), asked.game, words) as kept:
            counted = merged_balance(kept.parts())
        sheets = sheets_of(series, counted, Words(language, asked.game))
        print(words.text("arena-finished", finished=counted.finished, games=counted.games))
        print_sheets(sheets, words)
        played = series.described() | {"games": counted.games, "finished": counted.finished}
        write_outs(out or (), sheets, played, words, partial(draw_balance, sheets, words))
    tell_crashes(counted.crashes, series.table)
    if counted.crashes:
        raise typer.Exit(1)


def sheets_of(series: BalanceSeries, counted: Balance, words: Words) -> list[Sheet]:
    """The seats, then each count of the game; its most winning things first."""
    seats = counted.records.get(SEATS, {})
    rows = [
        (words.text("arena-seat", number=int(seat)), seat, *rate_cells(record.wins, record.seats))
        for seat, record in sorted(seats.items())
    ]
    sheets = [Sheet(SEATS, words.text("arena-seats"), COLUMNS, rows)]
    for name, count in counts_of(series.game).items():
        things = counted.records.get(name, {})
        ranked = sorted(things.items(), key=lambda pair: (-rate_of(pair[1]), pair[0]))
        rows = [
            (words.thing(count.kind, thing), thing, *rate_cells(record.wins, record.seats))
            for thing, record in ranked
        ]
        sheets.append(Sheet(name, words.text(f"balance-{name}"), COLUMNS, rows))
    return sheets


def rate_of(record: Record) -> float:
    """How often those who had it won."""
    return record.wins / record.seats


def draw_balance(sheets: list[Sheet], words: Words, path: Path) -> None:
    """A panel for each sheet; the line in each is how often any seat won."""
    from crannog.arena.pictures import Bar, Panel, draw

    seats = [sheets[0].plain(row) for row in sheets[0].rows]
    played = sum(int(row["games"]) for row in seats)
    usual = sum(int(row["wins"]) for row in seats) / played if played else None
    axis = words.text("arena-axis-rate")
    panels = []
    for sheet in sheets:
        rows = [sheet.plain(row) for row in sheet.rows]
        bars = [
            Bar(str(row["thing"]), float(row["rate"]), float(row["low"]), float(row["high"]), usual)
            for row in rows
        ]
        panels.append(Panel(sheet.title, axis, bars, shares=True))
    draw(panels, path)
