"""`crannog golden`: recorded matches, replayed on every change."""

from pathlib import Path
from typing import Annotated, Final

import typer

from crannog.arena import golden
from crannog.arena.golden import Recipe
from crannog.cli import read_json
from crannog.kernel.errors import CrannogError

RECIPES: Final = (
    Recipe("inis-2", "inis", 2, 58, "a whole match of two players (I-7, I-16) at random"),
    Recipe("inis-3", "inis", 3, 10, "a whole match of three players (I-6) at random"),
    Recipe(
        "inis-4", "inis", 4, 38, "a whole match of four players, all 17 Action cards, at random"
    ),
    Recipe(
        "inis-discovery",
        "inis",
        4,
        38,
        "the fixed first tiles and the two parts of the stack (I-4.10)",
        {"scenario": "discovery"},
    ),
    Recipe(
        "inis-lattice",
        "inis",
        3,
        55,
        "a map of single hexagons (I-3.10), and a tie broken by the Brenn (I-15.4)",
        {"map_mode": "lattice"},
    ),
    Recipe("horizons-1", "horizons", 1, 42, "one spirit alone, at random, to a blighted island"),
    Recipe("horizons-2", "horizons", 2, 165, "two spirits at random, to a blighted island"),
    Recipe("horizons-3", "horizons", 3, 284, "three spirits at random, to a blighted island"),
)

Folder = Annotated[Path, typer.Argument(metavar="[DIR]", help="The folder of golden matches.")]
DEFAULT_FOLDER: Final = Path("tests/golden")

commands = typer.Typer(
    help="Record whole matches, and replay them.",
    rich_markup_mode=None,
    no_args_is_help=True,
)


@commands.command()
def record(folder: Folder = DEFAULT_FOLDER) -> None:
    """Play the golden matches anew and write them, over the old ones.

    Do it when a change of the rules was meant to change them, and raise the game's version.

    \b
    Example:
      crannog golden record tests/golden
    """
    for recipe in RECIPES:
        print(f"recorded {golden.record(recipe, folder)}")


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
