"""The words as a reader meets them: what they did, or what was done to them, calls them "you"."""

from copy import copy
from typing import Self

from crannog.words import Words


class ReaderWords(Words):
    """A game's words for one seat (None: for somebody who watches)."""

    def for_seat(self, reader: int | None) -> Self:
        """The same words for another reader."""
        made = copy(self)
        made.reader = reader
        return made
