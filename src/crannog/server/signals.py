"""What the service tells a process in the middle of its work: nobody needs it, or others wait.

The signals are a few numbers in memory that both share. Work that can end early, such as a bot's
search, asks `must_end` now and then; all other work is done as if there were none.
"""

import time
from collections.abc import Callable
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

FAIR_SECONDS = 1.5  # for one piece of work while others wait


class Signals:
    """One process's signals. Only the service writes them."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._ended = context.RawValue("Q", 0)  # the piece of work that nobody needs any more
        self._urgent = context.RawValue("i", 0)  # pieces of urgent work that wait
        self._others = context.RawValue("i", 0)  # all that wait

    def end(self, number: int) -> None:
        """Nobody needs the work of this number."""
        self._ended.value = number

    def wait_urgently(self, more: int) -> None:
        """So many more pieces of urgent work wait."""
        self._urgent.value += more

    def others_wait(self, count: int) -> None:
        """So many pieces of work wait for the current one."""
        self._others.value = max(0, count)

    def must_end(self, number: int, seconds: float) -> bool:
        """Whether this piece of work, so many seconds old, must come to its end."""
        if self._ended.value == number or self._urgent.value > 0:
            return True
        return seconds > FAIR_SECONDS and self._others.value > 0


# -- in the process ----------------------------------------------------------------------------


class _Heard:
    """What this process listens to, and its current work."""

    signals: Signals | None = None
    number = 0
    since = 0.0


def listen(signals: Signals) -> None:
    """From now on the process heeds these signals."""
    _Heard.signals = signals


def perform(number: int, work: Callable[..., T], *args: object) -> T:
    """Does the work, which has this number in the service."""
    _Heard.number, _Heard.since = number, time.monotonic()
    return work(*args)


def must_end() -> bool:
    """Whether the current work must come to its end."""
    signals = _Heard.signals
    return signals is not None and signals.must_end(_Heard.number, time.monotonic() - _Heard.since)
