"""`crannog golden`: recorded matches, replayed on every change."""

from pathlib import Path
from typing import Annotated, Final

import typer

from crannog.arena import golden
from crannog.cli import read_json
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game, installed_games
from crannog.parts.golden import recipes_of

Folder = Annotated[Path, typer.Argument(metavar="[DIR]", help="The folder of golden matches.")]
DEFAULT_FOLDER: Final = Path("tests/golden")

commands = typer.Typer(
    help="Record whole matches, and replay them.",
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
)


@commands.command()
def record(
    folder: Folder = DEFAULT_FOLDER,
    game: Annotated[
        str | None, typer.Option("--game", help="Only those of this game. Default: all games.")
    ] = None,
) -> None:
    """Play the golden matches anew and write them, over the old ones.

    Do it when a change of the rules was meant to change them, and raise the game's version.

    \b
    Example:
      crannog golden record tests/golden
    """
    for found in [find_game(game)] if game else installed_games().values():
        for recipe in recipes_of(found):
            print(f"recorded {golden.record(found, recipe, folder)}")


@commands.command()
def check(folder: Folder = DEFAULT_FOLDER) -> None:
    """Replay every golden match of the folder; the exit code is 1 if any ends differently.

    \b
    Example:
      crannog golden check tests/golden
    """
    files = sorted(folder.glob("*.json"))
    if not files:
        raise CrannogError(f"no golden matches in {folder}; make them with: crannog golden record")
    failed = False
    for path in files:
        wrong = golden.check(read_json(path))
        failed = failed or bool(wrong)
        print(f"{'FAILED' if wrong else 'ok':7} {path}")
        for problem in wrong:
            print(f"          {problem}")
    if failed:
        raise typer.Exit(1)
