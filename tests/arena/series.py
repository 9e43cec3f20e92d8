"""A series without a game, whose matches can be watched and made to fail."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from crannog.arena.kept import Kept
from crannog.arena.series import Series
from crannog.kernel import Json


@dataclass(frozen=True, slots=True)
class Squares(Series):
    """Match `n` comes to its square. In the folder each played number leaves a line.

    The worker that comes to a number of `deadly` ends itself, with all that it has begun: the first
    time only, if there is a folder.
    """

    games: int
    folder: Path | None = None
    deadly: frozenset[int] = frozenset()

    def play(self, numbers: range) -> bytes:
        """The squares, one on each line."""
        for number in numbers:
            if number in self.deadly and not self._was_there(f"died-{number}"):
                os.kill(os.getpid(), signal.SIGKILL)
            if self.folder is not None:
                with (self.folder / "played").open("a") as file:
                    file.write(f"{number}\n")
        return "".join(f"{number**2}\n" for number in numbers).encode()

    def _was_there(self, name: str) -> bool:
        """Whether the mark is there already; it is made."""
        if self.folder is None:
            return False
        mark = self.folder / name
        found = mark.exists()
        mark.touch()
        return found

    def described(self) -> dict[str, Json]:
        """It is always the same."""
        return {"series": "squares", "options": {"power": 2}}

    def played(self) -> list[int]:
        """The numbers that have been played, as often as they were."""
        assert self.folder is not None
        return [int(line) for line in (self.folder / "played").read_text().split()]


def squares(kept: Kept) -> list[int]:
    """What is kept, in the order of the matches."""
    return [int(number) for part in kept.parts() for number in part.split()]
