"""Strings of other programs: what a match leaves, in their writing, in and out."""

from collections.abc import Callable
from dataclasses import dataclass

from crannog.kernel.errors import CrannogError, NotProvided, Refusal
from crannog.kernel.game import Game
from crannog.kernel.state import Json
from crannog.parts import load_part


class BadString(CrannogError):
    """A string that is not one; `refusal` says where and why, in every language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Strings:
    """How another program writes what a match of this game leaves.

    `read` gives what a match can begin with, or raises BadString; `title` the name that the string
    gave the whole story. `write` gives the string of what
    a match left. It may be told what that match began with, a name for the whole story, and the
    number of the game that comes next ("" and 0: what is carried along, else the usual).
    """

    program: str
    read: Callable[[str], Json]
    title: Callable[[Json], str]
    write: Callable[[Json, Json, str, int], str]


def strings_of(game: Game) -> Strings:
    """The strings that the game reads and writes."""
    if not game.strings:
        raise NotProvided(f"{game.id} is not written as a string of another program")
    return load_part(game.strings, Strings)
