"""The `crannog` command: its parts put together, and errors told kindly."""

import os
import random
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from crannog import __version__
from crannog.cli import (
    Deal,
    GameOptions,
    Language,
    Players,
    language_of,
    options_of,
)
from crannog.cli.elsewhere import Commands
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game, installed_games, option_word
from crannog.words import Words

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
COMPILED: Final = "CRANNOG_COMPILED"
NOT_RUN_COMPILED: Final = ("compile", "bench")

app = typer.Typer(
    name="crannog",
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Bench(StrEnum):
    """What can be measured."""

    SPEED = "speed"
    LOAD = "load"
    ATTACK = "attack"
    RENDER = "render"
    ENVS = "envs"


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    compiled: Annotated[
        bool,
        typer.Option("--compiled", envvar=COMPILED, help="Run with the compiled package."),
    ] = False,
) -> None:
    """Crannog: board games with their rules complete, enforced and explained.

    Without a command: a short menu to play at this terminal.

    \b
    Examples:
      crannog
      crannog play inis --seats you,greedy,greedy
      crannog rules inis I-12.9
      crannog simulate inis --seats 4 --games 1000
    """
    if version:
        print(f"crannog {__version__}")
        raise typer.Exit
    if compiled and context.invoked_subcommand not in NOT_RUN_COMPILED:
        run_compiled(sys.argv[1:])
    if context.invoked_subcommand is None:
        from crannog.cli.terminal import menu

        raise typer.Exit(menu(language_of(None)))


def run_compiled(words: Sequence[str]) -> None:
    """Begins this command anew, with the compiled package first on the path."""
    from crannog.speed import compiled_path

    path = compiled_path()
    if path is None:
        raise CrannogError("there is no compiled package yet; make it with: crannog compile")
    environ = {name: value for name, value in os.environ.items() if name != COMPILED}
    paths = [str(path), *filter(None, [environ.get("PYTHONPATH")])]
    environ["PYTHONPATH"] = os.pathsep.join(paths)
    kept = [word for word in words if word != "--compiled"]
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "crannog.cli.main", *kept], environ)


@app.command()
def games() -> None:
    """List the games, their seats and their options.

    Each option stands with the values it takes, its default and its rule.
    """
    for game in installed_games().values():
        print_game(game)


def print_game(game: Game) -> None:
    """A game and its options."""
    seats = ", ".join(str(number) for number in game.seats)
    print(f"{game.id}: {Words('en', game).text('game-name')}, {seats} seats")
    for option in game.options:
        default = f"default {option_word(option.default)}"
        print(f"  --option {option.name}={option.form()}  ({default}; {option.rule})")


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's id; not needed to resume.")
    ] = None,
    seats: Players = "you,greedy",
    lang: Language = None,
    seed: Deal = None,
    option: GameOptions = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    practice: Annotated[
        bool,
        typer.Option("--practice", help="Take back any choice, after a reveal or the end, too."),
    ] = False,
) -> None:
    """Play at this terminal, people and bots at one screen.

    \b
    Examples:
      crannog play inis
      crannog play inis --seats you:Anna,you:Petro,greedy --lang uk
      crannog play inis --option scenario=discovery --seed 7
      crannog play horizons --seats you --practice
      crannog play --resume inis-1.json
    """
    from crannog.cli import terminal

    if resume is not None:
        language = None if lang is None else language_of(lang)
        raise typer.Exit(terminal.resume(resume, language, practice=practice))
    if game is None:
        raise CrannogError("which game? `crannog games` lists them; --resume FILE needs none")
    found = find_game(game)
    deal = random.SystemRandom().randrange(2**32) if seed is None else seed
    options = options_of(found, option)
    language = language_of(lang)
    code = terminal.play(found, seats.split(","), language, deal, options, practice=practice)
    raise typer.Exit(code)


@app.command("compile")
def compile_() -> None:
    """Compile the kernel and the games, for speed.

    It takes mypyc and a C compiler. Then run any command with it: crannog --compiled simulate ...
    """
    from crannog.speed import compile_package

    print(compile_package(print))


@app.command()
def bench(
    what: Annotated[
        Bench,
        typer.Argument(
            help="speed: the games; load: the web service; attack: the same beside an attacker; "
            "render: its page; envs: the faces for programs that learn."
        ),
    ] = Bench.SPEED,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="For each figure; not of render.")
    ] = 5.0,
    compiled: Annotated[
        bool, typer.Option("--compiled/--no-compiled", help="Measure compiled, too.")
    ] = True,
    peers: Annotated[
        bool, typer.Option("--peers/--no-peers", help="Measure other engines, too.")
    ] = True,
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, help="Of speed: rounds that share the seconds.")
    ] = 5,
) -> None:
    """Measure speed, next to other engines.

    \b
    Example:
      crannog bench --seconds 2 --no-peers
      crannog bench load --seconds 20
      crannog bench attack --seconds 20
      crannog bench render
      crannog bench envs --seconds 10
    """
    if what is Bench.RENDER:
        from crannog.bench.render import render

        raise typer.Exit(render())
    if what is Bench.ENVS:
        from crannog.envs import require

        require()
        from crannog.bench.envs import bench_envs

        raise typer.Exit(bench_envs(seconds))
    if what is Bench.ATTACK:
        from crannog.bench.attack import attack

        raise typer.Exit(attack(seconds=seconds))
    if what is Bench.LOAD:
        from crannog.bench.load import load

        raise typer.Exit(load(seconds=seconds))
    from crannog.bench.run import bench as measure

    raise typer.Exit(measure(seconds, compiled, peers, rounds))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Where to listen.")] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", help="The folder for tables and keys.")
    ] = None,
    database_url: Annotated[
        str, typer.Option("--database-url", help="PostgreSQL instead of SQLite.")
    ] = "",
    redis_url: Annotated[
        str, typer.Option("--redis-url", help="News between workers through Redis.")
    ] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes.")] = 1,
    lobby: Annotated[
        bool, typer.Option("--lobby/--no-lobby", help="List public tables with open seats.")
    ] = True,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser.")
    ] = True,
) -> None:
    """Run the web service (needs the extra [web]).

    \b
    Example:
      crannog serve --port 8000 --no-open
    """
    try:
        from crannog.server.config import Config
        from crannog.server.serve import default_data, run
    except ModuleNotFoundError as error:
        raise CrannogError(
            f"the web service needs the extra [web]: pip install 'crannog[web]' ({error})"
        ) from error
    config = Config(
        data=data or default_data(),
        host=host,
        port=port,
        database_url=database_url,
        redis_url=redis_url,
        lobby=lobby,
    )
    run(config, workers, open_browser)


def main(words: Sequence[str] | None = None) -> None:
    """Runs the command; what a person did wrong is told in one line, with exit code 2."""
    try:
        app(args=None if words is None else list(words), prog_name="crannog")
    except CrannogError as error:
        fail(str(error), BAD_INPUT)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), BAD_INPUT)
    except KeyboardInterrupt:
        fail("interrupted", INTERRUPTED)


def fail(message: str, code: int) -> None:
    """Ends the command with a message on stderr."""
    print(f"crannog: {message}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
