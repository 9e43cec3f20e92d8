"""What declarations of views and messages share: names for common types, and a match's outcome.

Views and messages are declared once, as msgspec structs. TypeScript is made of them
(crannog/typescript.py): a `title` is the name of a type there.
"""

import re
from typing import Annotated, Any, Final, TypeVar

import msgspec

T = TypeVar("T")


def one_of(*words: str, title: str | None = None) -> msgspec.Meta:
    """For a text that is always one of these words."""
    pattern = f"^({'|'.join(map(re.escape, words))})$"
    return msgspec.Meta(title=title, pattern=pattern, extra_json_schema={"enum": list(words)})


def in_typescript(spelled: str) -> msgspec.Meta:
    """For a type of which TypeScript can say more than Python."""
    return msgspec.Meta(extra={"typescript": spelled})


Seat = Annotated[int, msgspec.Meta(title="Seat")]
Atom = Annotated[str | int, msgspec.Meta(title="Atom")]
Choice = Annotated[list[Atom], msgspec.Meta(title="Choice")]
View = Annotated[dict[str, Any], msgspec.Meta(title="View")]

PATCH: Final = (
    "What changed in a view: rows of a path and the new value; "
    "without a value what was there is gone."
)
PATCH_ROWS: Final = "([path: Atom[], value: Json] | [path: Atom[]])[]"
Patch = Annotated[
    list[list[Any]],
    msgspec.Meta(title="Patch", description=PATCH, extra={"typescript": PATCH_ROWS}),
]


class Outcome(msgspec.Struct):
    """How a match ended."""

    winners: list[Seat]
    outcomes: list[Annotated[str, one_of("win", "loss")]]  # by seat
    reason: str
    rule: str


class Sentence(msgspec.Struct):
    """A sentence of the game: the id of a message, and its arguments by name; some are several."""

    id: str
    args: dict[str, Atom | list[Atom]]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What a view, or a part of it, holds: all of it, so that nothing is shown undeclared."""


def read(view: Any, form: type[T]) -> T:
    """A view, which is plain data, as the struct that declares it."""
    return msgspec.convert(view, form, str_keys=True)
