"""`crannog corpus`: many matches with all their decisions, as Parquet."""

from pathlib import Path
from typing import Annotated

import typer

from crannog.arena.places import LOCAL, require
from crannog.cli import GameId, GameOptions, Language, Seed, language_of
from crannog.cli.results import check_folder
from crannog.cli.runs import (
    LONGEST,
    SUFFIX,
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
from crannog.words import Said, Words

PARQUET = ".parquet"


def corpus(
    game: GameId,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE.parquet", help="The file of the decisions.")
    ],
    players: PlayerCount = None,
    bots: SeatedBots = "random",
    games: Games = 1000,
    seed: Seed = 0,
    option: GameOptions = None,
    jobs: Workers = None,
    on: On = LOCAL,
    run: RunFile = None,
    max_decisions: Limit = LONGEST,
    lang: Language = None,
) -> None:
    """Write many matches with all their decisions, as tables of Parquet.

    FILE.parquet has a row for each decision: the question with its rule, all options, which one was
    taken, who won. FILE.matches.parquet has a row for each match. docs/reference/corpus.md tells
    every column. What is played is kept in FILE.parquet.run until all is done, so that the same
    command goes on with it; --run names another file, which stays.

    \b
    Examples:
      crannog corpus inis --players 4 --games 1000 --out inis.parquet
      crannog corpus oath --players 3 --bots greedy --games 200 --jobs 2 --out oath.parquet
    """
    language = language_of(lang)
    words = Words(language)
    with errors_in(language):
        if out.suffix != PARQUET:
            raise Said("arena-no-form", file=str(out), forms=PARQUET)
        check_folder(out)
        require("pyarrow")
        from crannog.arena.corpus import Corpus, beside, write_corpus

        asked = asked_for(game, players, bots, option)
        series = Corpus(asked.game, asked.bots, seed, asked.options, max_decisions, True, games)
        kept_in = run or out.with_name(out.name + SUFFIX)
        with carried_out(series, Where(on, jobs, kept_in), asked.game, words) as kept:
            write_corpus(series, kept.parts(), out)
    if run is None:
        kept_in.unlink()
    for path in (out, beside(out)):
        print(words.text("arena-written", file=str(path)))
