"""Long runs: where their matches are played, how far they are, and how one goes on with them."""

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeAlias, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from crannog.arena.kept import Kept
from crannog.arena.places import workers_at
from crannog.arena.series import Series, play_series
from crannog.bots import bot_names, make_bot
from crannog.cli import options_of
from crannog.kernel.errors import BadOption, CrannogError
from crannog.kernel.game import Game, installed_games
from crannog.kernel.state import Json
from crannog.words import Said, Words

On: TypeAlias = Annotated[
    str,
    typer.Option("--on", metavar="local|ray|ray://HOST:PORT", help="Where the matches are played."),
]
Workers: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--jobs", min=1, help="Matches at a time; default: 1, or all that a cluster can do."
    ),
]
RunFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--run", metavar="FILE", help="Keeps what is done; the same again goes on."),
]
Limit: TypeAlias = Annotated[
    int, typer.Option("--max-decisions", min=1, help="A longer match counts as unfinished.")
]
PlayerCount: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="Default: two; together: the fewest."),
]
SeatedBots: TypeAlias = Annotated[
    str, typer.Option("--bots", metavar="B[,B...]", help="One bot for all, or one per seat.")
]
Games: TypeAlias = Annotated[int, typer.Option("--games", min=1, help="How many matches.")]

T = TypeVar("T")

LONGEST: Final = 20_000
SUFFIX: Final = ".run"


class Where(NamedTuple):
    """Where a run is played, by how many at a time, and the file in which it is kept."""

    on: str
    jobs: int | None
    run: Path | None


@contextmanager
def carried_out(series: Series, where: Where, game: Game, words: Words) -> Iterator[Kept]:
    """Plays what is left of a series, and hands over all that it came to."""
    with Kept(series.described(), where.run) as kept:
        try:
            play(series, where, game, kept, words)
        except KeyboardInterrupt:
            tell_rest(series, where, game, kept, words)
            raise
        yield kept


def play(series: Series, where: Where, game: Game, kept: Kept, words: Words) -> None:
    """Plays what is left, with a progress bar where a person watches."""
    if not kept.left(series.games):
        return
    with workers_at(where.on, where.jobs, game) as executor, progress() as bar:
        name = Words(words.language, game).text("game-name")
        task = bar.add_task(name, total=series.games, completed=kept.done())
        for games in play_series(series, executor, kept):
            bar.advance(task, games)
    if executor.lost:
        print(words.text("arena-played-again", parts=executor.lost), file=sys.stderr)


def progress() -> Progress:
    """A progress bar, which only a terminal shows."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def with_progress(items: Iterator[T], total: int, title: str) -> Iterator[T]:
    """The items as they come, with a progress bar."""
    with progress() as bar:
        yield from bar.track(items, total=total, description=title)


def tell_rest(series: Series, where: Where, game: Game, kept: Kept, words: Words) -> None:
    """After Ctrl-C: what is done is in a file, and how to go on with it."""
    done = kept.done()
    if not done:
        return
    again = sys.argv[1:]
    if where.run is None:
        path = free_name(f"crannog-{game.id}")
        kept.write(path)
        again = [*again, "--run", str(path)]
    print(words.text("arena-stopped", done=done, games=series.games), file=sys.stderr)
    print("  " + shlex.join(["crannog", *again]), file=sys.stderr)


def free_name(stem: str) -> Path:
    """The first free file name in this folder: STEM.run, STEM-2.run and so on."""
    number = 1
    while (path := Path(stem + (f"-{number}" if number > 1 else "") + SUFFIX)).exists():
        number += 1
    return path


# -- what a person asked for ----------------------------------------------------------------------


@contextmanager
def errors_in(language: str) -> Iterator[None]:
    """Errors that have words in every language are told in this one."""
    try:
        yield
    except Said as error:
        raise CrannogError(error.in_language(language)) from error


def game_named(name: str) -> Game:
    """The installed game of that id."""
    games = installed_games()
    if name not in games:
        raise Said("arena-no-game", game=name, games=", ".join(games))
    return games[name]


def players_of(game: Game, asked: int | None) -> int:
    """How many players; if nobody says, the fewest who can play against each other."""
    if asked is None:
        return min(game.seats) if game.cooperative else min(n for n in game.seats if n > 1)
    if asked not in game.seats:
        raise Said("arena-no-seats", seats=asked, numbers=", ".join(map(str, game.seats)))
    return asked


def bots_of(text: str, game: Game) -> list[str]:
    """The bots that are named, by commas; each must be able to play the game."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        try:
            make_bot(name, 0, game)
        except CrannogError as error:
            known = ", ".join(bot_names(game))
            raise Said("arena-no-bot", bot=name, known=known) from error
    return names


class Asked(NamedTuple):
    """The matches that a person asked for: a game, a bot in each seat, and options."""

    game: Game
    bots: tuple[str, ...]
    options: dict[str, Json]


def asked_for(name: str, players: int | None, bots: str, words: list[str] | None) -> Asked:
    """One bot fills all seats; several are one for each seat."""
    game = game_named(name)
    seats = players_of(game, players)
    named = bots_of(bots, game)
    if len(named) not in (1, seats):
        raise Said("arena-bots-and-seats", bots=len(named), seats=seats)
    seated = tuple(named * seats if len(named) == 1 else named)
    return Asked(game, seated, options_given(game, seats, words))


def options_given(game: Game, seats: int, words: list[str] | None) -> dict[str, Json]:
    """The options of a match of so many seats, with those that a person typed as `name=value`."""
    try:
        return {**game.options_for(seats), **options_of(game, words)}
    except BadOption as error:
        known = "; ".join(f"{option.name}={option.form()}" for option in game.options)
        raise Said("arena-no-option", words=" ".join(words or ()), known=known or "-") from error
