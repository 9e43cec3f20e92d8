"""`crannog chronicle`: what is left between one game and the next."""

from typing import Final

import typer

from crannog.cli.chronicle_saga import add, next_game, show
from crannog.cli.chronicle_strings import from_string, to_string

commands: Final = typer.Typer(
    help="Read and write what a game leaves to the next one.",
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
)
commands.command()(show)
commands.command("next")(next_game)
commands.command()(add)
commands.command()(from_string)
commands.command()(to_string)
