"""Commands that have modules of their own, imported when they are called."""

from pkgutil import resolve_name
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_command

ELSEWHERE: Final = {
    "simulate": "crannog.cli.simulate:simulate",
    "ladder": "crannog.cli.ladder:ladder",
    "balance": "crannog.cli.balance:balance",
    "corpus": "crannog.cli.corpus:corpus",
    "fuzz": "crannog.cli.fuzz:fuzz",
    "scenario": "crannog.cli.scenario:scenario",
    "state": "crannog.cli.scenario:state",
    "replay": "crannog.cli.replay:replay",
    "coach": "crannog.cli.coach:coach",
    "perft": "crannog.cli.perft:perft",
    "rules": "crannog.cli.rules:rules",
    "types": "crannog.cli.types:types",
    "golden": "crannog.cli.golden:commands",
    "chronicle": "crannog.cli.chronicle:commands",
}
"""Each is a function, or has commands of its own."""


class Commands(TyperGroup):
    """The commands of the main module, and those elsewhere."""

    # What Typer passes here has other types from version to version
    def list_commands(self, ctx: Any) -> list[str]:
        """All names, in the order in which help tells them."""
        return [*super().list_commands(ctx), *ELSEWHERE]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name."""
        if cmd_name not in ELSEWHERE:
            return super().get_command(ctx, cmd_name)
        return loaded(cmd_name)


def loaded(name: str) -> Any:
    """A command from elsewhere."""
    found: Any = resolve_name(ELSEWHERE[name])
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(rich_markup_mode=None, add_completion=False)
        alone.command(name)(found)
        found = alone
    command = get_command(found)
    command.name = name
    return command
