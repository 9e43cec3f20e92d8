"""`crannog chronicle from-string`, `to-string`: what a game leaves, as other programs write it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from crannog.cli import GameId, Language, language_of, read_json
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game
from crannog.parts.strings import BadString, strings_of
from crannog.words import Words


def from_string(
    game: GameId,
    string: Annotated[
        str, typer.Argument(metavar="STRING", help="The string; - reads it from standard input.")
    ],
    lang: Language = None,
) -> None:
    """Print the world of another program's string, as a file from which a match can begin.

    \b
    Examples:
      crannog chronicle from-string oath - < chronicle.txt > world.json
    """
    found = find_game(game)
    strings = strings_of(found)
    try:
        world = strings.read(sys.stdin.read() if string == "-" else string)
    except BadString as error:
        said = Words(language_of(lang), found).refusal(error.refusal)
        raise CrannogError(f"{strings.program}: {said}") from error
    print(json.dumps(world, ensure_ascii=False, indent=1))


def to_string(
    game: GameId,
    world: Annotated[Path, typer.Argument(metavar="FILE", help="What a match left.")],
    before: Annotated[
        Path | None, typer.Option("--before", metavar="FILE", help="What it began with.")
    ] = None,
    name: Annotated[str, typer.Option("--name", help="The name of the whole story.")] = "",
    number: Annotated[
        int, typer.Option("--number", min=0, max=0xFFFF, help="Of the game that comes next.")
    ] = 0,
) -> None:
    """Print what a match left as the string of another program.

    What was read from a string, and has not changed since, is the same string again.

    \b
    Examples:
      crannog chronicle to-string oath world.json
      crannog chronicle to-string oath left.json --before world.json --name "Empire and Exile"
    """
    strings = strings_of(find_game(game))
    began = None if before is None else read_json(before)
    print(strings.write(read_json(world), began, name, number))
