"""`crannog ladder`: bots against each other, and how strong that shows them to be."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from crannog.arena.ladder import (
    Ladder,
    Outcomes,
    Score,
    line_ups_of,
    merged_outcomes,
    pairings,
    play_together,
    scores,
)
from crannog.arena.places import LOCAL, require
from crannog.arena.sheets import POINTS, RATE, Column, Sheet, rate_cells
from crannog.cli import GameId, GameOptions, Language, Seed, language_of
from crannog.cli.results import Outs, check_outs, print_sheets, tell_crashes, write_outs
from crannog.cli.runs import (
    LONGEST,
    Limit,
    On,
    PlayerCount,
    RunFile,
    Where,
    Workers,
    bots_of,
    carried_out,
    errors_in,
    game_named,
    options_given,
    players_of,
)
from crannog.words import Said, Words

RATED = (
    Column("bot"),
    Column("rating", POINTS),
    Column("rating-low", POINTS),
    Column("rating-high", POINTS),
    *RATE,
)


def ladder(
    game: GameId,
    bots: Annotated[
        str, typer.Option("--bots", metavar="B,B[,B...]", help="The bots to be compared.")
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many matches of each line-up.")
    ] = 100,
    seed: Seed = 0,
    players: PlayerCount = None,
    option: GameOptions = None,
    jobs: Workers = None,
    on: On = LOCAL,
    run: RunFile = None,
    max_decisions: Limit = LONGEST,
    out: Outs = None,
    lang: Language = None,
) -> None:
    """Let bots play against each other, and rate them.

    Every line-up plays GAMES matches, in all seats by turns: each pair of bots, or with more
    players each mix as even as can be. Ratings are those of Bradley and Terry in Elo's points,
    around the mean of all bots, with 95% intervals; so are the rates of matches won. In a
    cooperative game each bot fills all seats, and the rates alone count.
    The same seed gives the same ladder, on any machine and with any number of workers.

    \b
    Examples:
      crannog ladder inis --bots random,greedy --games 200 --jobs 2
      crannog ladder inis --bots random,greedy --players 4 --out ladder.md --out ladder.svg
      crannog ladder horizons --bots random,greedy --games 100 --on ray
    """
    language = language_of(lang)
    words = Words(language)
    with errors_in(language):
        check_outs(out or ())
        found = game_named(game)
        seats = players_of(found, players)
        compared = different(bots_of(bots, found))
        together = play_together(found, seats)
        if not together:
            need_two(compared)
            require("scipy")
        series = Ladder(
            found,
            compared,
            seats,
            seed,
            options_given(found, seats, option),
            max_decisions,
            games * len(line_ups_of(found, compared, seats)),
        )
        with carried_out(series, Where(on, jobs, run), found, words) as kept:
            outcomes = merged_outcomes(kept.parts())
        sheets = sheets_of(series, outcomes, words)
        print_sheets(sheets, words)
        played = series.described() | {"games": series.games}
        write_outs(out or (), sheets, played, words, partial(draw_ladder, series, sheets[0], words))
    tell_crashes(outcomes.crashes, series.table)
    if outcomes.crashes:
        raise typer.Exit(1)


def different(bots: list[str]) -> tuple[str, ...]:
    """The bots, which must not be named twice."""
    for bot in bots:
        if bots.count(bot) > 1:
            raise Said("arena-bot-twice", bot=bot)
    return tuple(bots)


def need_two(bots: tuple[str, ...]) -> None:
    """One bot alone has nobody to be compared with."""
    if len(bots) < 2:
        raise Said("arena-one-bot", bot=bots[0])


def sheets_of(series: Ladder, outcomes: Outcomes, words: Words) -> list[Sheet]:
    """The bots, the strongest first; and where they play against each other, each pair."""
    found = scores(series, outcomes)
    if series.together:
        ranked = sorted(series.bots, key=lambda bot: -found[bot].wins / found[bot].seats)
        rows = [(bot, *rate_cells(found[bot].wins, found[bot].seats)) for bot in ranked]
        return [Sheet("bots", title_of(series, words), (Column("bot"), *RATE), rows)]
    from crannog.arena.ratings import contests_of, rate

    ratings = rate(series.bots, contests_of(series.bots, outcomes))
    ranked = sorted(series.bots, key=lambda bot: -ratings[bot].rating)
    standing = [
        (bot, *ratings[bot], *rate_cells(found[bot].wins, found[bot].seats)) for bot in ranked
    ]
    met = pairings(series, outcomes)
    sheet = Sheet("bots", title_of(series, words), RATED, standing)
    return [sheet, meetings(ranked, met, words)] if len(ranked) > 2 else [sheet]


def meetings(ranked: list[str], met: dict[tuple[str, str], Score], words: Words) -> Sheet:
    """What each bot won of its matches against each of the others."""
    columns = (Column("bot"), Column("against"), *RATE)
    rows = [
        (first, second, *rate_cells(met[first, second].wins, met[first, second].seats))
        for first in ranked
        for second in ranked
        if first != second and met[first, second].seats
    ]
    return Sheet("pairs", words.text("arena-pairs"), columns, rows)


def title_of(series: Ladder, words: Words) -> str:
    """What was played."""
    return words.text(
        "arena-ladder",
        game=Words(words.language, series.game).text("game-name"),
        players=series.players,
        games=series.games,
    )


def draw_ladder(series: Ladder, sheet: Sheet, words: Words, path: Path) -> None:
    """The bots' ratings, or their rates, with intervals."""
    from crannog.arena.pictures import Bar, Panel, draw

    together = series.together
    bars = []
    for row in sheet.rows:
        cell = sheet.plain(row)
        names = ("rate", "low", "high") if together else ("rating", "rating-low", "rating-high")
        bars.append(Bar(str(cell["bot"]), *(float(cell[name]) for name in names)))
    axis = words.text("arena-axis-rate" if together else "arena-axis-rating")
    draw([Panel(sheet.title, axis, bars, together)], path)
