"""A string of Tabletop Simulator, read from its beginning: hexadecimal numbers, cards and names.

The form is described in docs/reference/oath-string.md. Whatever is wrong is told with the number of
the character, counted from 1, and the name of the field in which it stands.
"""

from collections.abc import Callable, Collection
from typing import Final

from crannog.games.oath.messages import STRING_FIELDS
from crannog.kernel.errors import Refusal
from crannog.parts.strings import BadString

DIGITS: Final = frozenset("0123456789ABCDEF")
NO_CARD: Final = 255
FIRST_HALF: Final = 0xD800  # what stands alone between these is half a character
LAST_HALF: Final = 0xDFFF
QUOTED: Final = 8  # characters of a stranger's string, at most, in a message


def units(text: str) -> int:
    """The length of a text as the Simulator's Lua counts it: in units of UTF-16."""
    return len(text) + sum(ord(character) > 0xFFFF for character in text)


def octets(text: str) -> int:
    """The length of a text in bytes of UTF-8, as other programs may count it."""
    return len(text.encode())


def is_whole(text: str) -> bool:
    """Whether the text is made of characters, and of no halves of them."""
    return not any(FIRST_HALF <= ord(character) <= LAST_HALF for character in text)


class Cursor:
    """Where in the string one reads; `starts` says where each field begins."""

    __slots__ = ("at", "field", "length", "starts", "text")

    def __init__(self, text: str, length: Callable[[str], int]) -> None:
        self.text = text
        self.length = length
        self.at = 0
        self.field = STRING_FIELDS[0]
        self.starts: dict[str, int] = {}

    def begin(self, field: str) -> None:
        """What follows belongs to this field."""
        self.field = field
        self.starts[field] = self.at

    def take(self, count: int) -> str:
        """The next characters."""
        taken = self.text[self.at : self.at + count]
        if len(taken) < count:
            raise self.wrong("why-string-ended", len(self.text) - 1)
        self.at += count
        return taken

    def number(self, digits: int = 2) -> int:
        """The next number of so many hexadecimal digits, which are capitals."""
        taken = self.take(digits)
        if not DIGITS.issuperset(taken):
            raise self.wrong("why-string-digits", self.at - digits, taken)
        return int(taken, 16)

    def code(self, known: Collection[int], digits: int = 2) -> int:
        """The next number, which must be one of the known ones."""
        number = self.number(digits)
        if number not in known:
            raise self.wrong_code(digits)
        return number

    def wrong_code(self, digits: int = 2, why: str = "why-string-code") -> BadString:
        """The code that was just read does not belong here."""
        start = self.at - digits
        return self.wrong(why, start, self.text[start : self.at])

    def name(self) -> str:
        """A text after its length, which is never 0."""
        count = self.number()
        start = self.at
        while self.length(self.text[start : self.at]) < count:
            self.take(1)
        name = self.text[start : self.at]
        if not name or self.length(name) > count:
            raise self.wrong("why-string-length", start - 2, self.text[start - 2 : start])
        return name

    def rest(self) -> str:
        """What is left of the string."""
        return self.text[self.at :]

    def wrong(self, why: str, at: int, quoted: str = "") -> BadString:
        """What is wrong at that place, in the field that is being read."""
        args: dict[str, str | int] = {"number": at + 1, "field": self.field}
        if quoted:
            args["subject"] = legible(quoted)
        return BadString(Refusal("O-8.7", why, args))


def legible(text: str) -> str:
    """The beginning of a stranger's text, fit to be shown."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:QUOTED])
