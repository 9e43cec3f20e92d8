"""The `crannog` command: what its parts share."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from crannog.kernel.errors import BadOption, BadSave
from crannog.kernel.game import Game
from crannog.kernel.state import Json
from crannog.words import LANGUAGES, UnknownLanguage

GameId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's id; `crannog games` lists them.")
]
Seats: TypeAlias = Annotated[int, typer.Option("--seats", metavar="N", help="How many players.")]
Seed: TypeAlias = Annotated[
    int, typer.Option("--seed", min=0, help="The same seed gives the same matches.")
]
Players: TypeAlias = Annotated[
    str, typer.Option("--seats", help="Who sits where: you (or you:NAME) or a bot, by commas.")
]
Deal: TypeAlias = Annotated[
    int | None, typer.Option("--seed", min=0, help="The same seed deals the same cards.")
]
Jobs: TypeAlias = Annotated[
    int, typer.Option("--jobs", min=1, help="Processes to use; results don't depend on it.")
]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="K=V", help="A game option; may be given again."),
]
Language: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="The language. Default: $CRANNOG_LANG, then the system's.",
    ),
]


def options_of(game: Game, words: Sequence[str] | None) -> dict[str, Json]:
    """The options that a person typed as `name=value`."""
    known = {option.name: option for option in game.options}
    options: dict[str, Json] = {}
    for word in words or ():
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption(f"an option is given as name=value, not {word!r}")
        if name not in known:
            names = ", ".join(sorted(known)) or "none"
            raise BadOption(f"{game.id} has no option {name!r}; it has: {names}")
        if name in options:
            raise BadOption(f"option {name} is given twice")
        options[name] = known[name].parse(value)
    return options


def language_of(given: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else $CRANNOG_LANG, else the system's where we speak it, else en."""
    asked = given or environ.get("CRANNOG_LANG")
    if asked:
        if asked not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there is no language {asked!r}; there are: {known}")
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            spoken = environ[variable].partition("_")[0].partition(".")[0]
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def read_json(path: Path) -> Json:
    """The data of a save."""
    try:
        data: Json = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadSave(f"{path} is not a Crannog save: {error}") from error
    return data
