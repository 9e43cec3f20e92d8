"""What a string of Tabletop Simulator tells besides the world: the field `simulator` of a world."""

from typing import Annotated, Final, Literal

import msgspec

from crannog.games.oath.chronicle.tts_cursor import is_whole, octets, units
from crannog.games.oath.facts import COLOURS, GOALS
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json

WITHOUT_RELICS: Final = (
    *("1.6.0", "1.6.1", "1.6.2", "1.7.0", "1.7.1", "1.7.2"),
    *("1.8.0", "1.9.0", "1.9.1", "1.9.2", "2.0.0", "2.0.3"),
)
WITHOUT_WINNER: Final = ("3.1.0", "3.1.1", "3.1.2", "3.1.3", "3.2.0", "3.3.0")
WHOLE: Final = ("3.3.1", "3.3.2", "3.3.3")
VERSIONS: Final = (*WITHOUT_RELICS, *WITHOUT_WINNER, *WHOLE)

# Colours as bits, and goals as numbers
BIT: Final = {"purple": 32, "black": 16, "yellow": 8, "white": 4, "blue": 2, "red": 1}
PRINCE_BIT: Final = 64  # of the last game's players alone, besides the Chancellor's
CODED_GOALS: Final = ("supremacy", "people", "devotion", "protection")

LONGEST_NAME: Final = 255
NAME: Final = "Crannog"  # of a chronicle that has none
UNKNOWN: Final = "UNKNOWN"
COUNTED: Final = {"characters": units, "bytes": octets}

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Colour = Literal["purple", "red", "blue", "yellow", "white", "black"]

assert set(BIT) == set(COLOURS)
assert set(CODED_GOALS) == set(GOALS)


class Player(msgspec.Struct):
    """A player on a page of history; the Prince is marked."""

    colour: Colour
    prince: bool = False


class History(msgspec.Struct):
    """What a string tells of a page of history."""

    players: list[Player]
    winner: Colour


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """What the string has and a world has not; its defaults are those of a new chronicle.

    `string` is the string itself, where it would not be written in this way.
    """

    version: str = WHOLE[-1]
    game: Annotated[int, msgspec.Meta(ge=0, le=0xFFFF)] = 1
    name: Name = NAME
    players: Annotated[int, msgspec.Meta(ge=0, le=0xFF)] = 0
    citizens: list[Colour] = []
    winner: Colour = "purple"
    winner_name: Name = UNKNOWN
    suits: Annotated[str, msgspec.Meta(pattern="^[0-5]{6}$")] = "012345"
    counted: Literal["characters", "bytes"] = "characters"
    string: str = ""


def read_sheet(data: Json) -> Sheet:
    """The field `simulator` of a world, which may come from anybody."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        raise BadPosition(f"O-8.7: simulator: {error}") from error
    if sheet.version not in VERSIONS:
        raise BadPosition(f"O-8.7: simulator.version is one of {', '.join(VERSIONS)}")
    if "purple" in sheet.citizens:
        raise BadPosition("O-8.7: simulator.citizens: the purple board has no Citizen side")
    for name in (sheet.name, sheet.winner_name):
        if not is_whole(name) or COUNTED[sheet.counted](name) > LONGEST_NAME:
            raise BadPosition(f"O-8.7: simulator: {name!r} can't be the name in a string")
    return sheet


def export_sheet(sheet: Sheet) -> Json:
    """The sheet as plain data."""
    data: dict[str, Json] = msgspec.to_builtins(sheet)
    if not sheet.string:
        del data["string"]
    return data


def colours_in(bits: int) -> list[Colour]:
    """The colours of these bits, in the order of the boards."""
    colours: tuple[Colour, ...] = ("purple", "red", "blue", "yellow", "white", "black")
    return [colour for colour in colours if bits & BIT[colour]]


def bits_of(colours: list[Colour]) -> int:
    """The colours as bits."""
    return sum(BIT[colour] for colour in set(colours))


def shortened(name: str, counted: str) -> str:
    """As much of a name as has room."""
    if not is_whole(name):
        raise BadPosition(f"O-8.7: {name!r} can't be the name in a string")
    while COUNTED[counted](name) > LONGEST_NAME:
        name = name[:-1]
    return name
