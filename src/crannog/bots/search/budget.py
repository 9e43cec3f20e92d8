"""How long a search may think: so many iterations, which repeat themselves, or so many seconds."""

import time
from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple, TypeAlias

from crannog.bots.base import Stop, never
from crannog.kernel.errors import CrannogError

Clock: TypeAlias = Callable[[], float]

MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0


class Budget(NamedTuple):
    """Either so many iterations or so many seconds; the other one is 0."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        """The budget as `parsed` reads it."""
        return str(self.iterations) if self.iterations else f"{self.seconds:g}s"


def parsed(text: str) -> Budget:
    """The budget that a person wrote: `400` iterations, or `2s` for two seconds."""
    budget = in_seconds(text.removesuffix("s")) if text.endswith("s") else in_iterations(text)
    if budget is None:
        raise CrannogError(
            f"a budget is a number of iterations up to {MOST_ITERATIONS}, such as 400, or of "
            f"seconds up to {MOST_SECONDS:g}, such as 2s or 0.5s, not {text!r}"
        )
    return budget


def in_iterations(text: str) -> Budget | None:
    """So many iterations, if the text is their number."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_ITERATIONS))):
        return None
    return Budget(iterations=int(text)) if 0 < int(text) <= MOST_ITERATIONS else None


def in_seconds(text: str) -> Budget | None:
    """So many seconds, if the text is their number."""
    whole, _, part = text.partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len("3600.000")):
        return None
    seconds = float(text)
    return Budget(seconds=seconds) if 0 < seconds <= MOST_SECONDS else None


class Meter:
    """Watches the budget of one decision, and whoever may stop it; asked once in each iteration."""

    __slots__ = ("_began", "_budget", "_clock", "_stop", "_until", "stopped")

    def __init__(self, budget: Budget, stop: Stop = never, clock: Clock = time.monotonic) -> None:
        self._budget = budget
        self._stop = stop
        self._clock = clock
        self._began = clock()
        self._until = self._began + budget.seconds
        self.stopped = False  # from outside, before the budget was used up

    def spent(self, iterations: int) -> bool:
        """Whether the search must end after so many iterations."""
        if self._stop():
            self.stopped = True
            return True
        if self._budget.iterations:
            return iterations >= self._budget.iterations
        return self._clock() >= self._until

    def decided(self, iterations: int, lead: int) -> bool:
        """Whether the iterations that are left can't make up the first option's lead in visits."""
        return lead > self._left(iterations)

    def _left(self, iterations: int) -> float:
        """How many iterations are left; where seconds count, at the pace so far."""
        if self._budget.iterations:
            return self._budget.iterations - iterations
        now = self._clock()
        used = now - self._began
        return iterations * (self._until - now) / used if used > 0 else inf
