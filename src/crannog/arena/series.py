"""A series: many matches, each of which follows from its number alone.

So they can be played anywhere, in any order and in parts of any size; a part that is lost is played
again, and what is done need not be done again.
"""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

from crannog.arena.executor import Executor
from crannog.arena.kept import Kept
from crannog.kernel.state import Json

SECONDS: Final = 3.0  # what a part should take: little is lost when it is
MOST_GAMES: Final = 1000  # in one part
GROWTH: Final = 4  # a part has at most so many times the matches that are known


class Series(ABC):
    """Matches that are numbered from 0."""

    games: int

    @abstractmethod
    def play(self, numbers: range) -> bytes:
        """Plays the matches of these numbers: what they come to, merged."""

    @abstractmethod
    def described(self) -> dict[str, Json]:
        """All that the matches follow from besides their numbers."""


class Played(NamedTuple):
    """What a part of a series came to, and how long it took."""

    data: bytes
    seconds: float


@dataclass(frozen=True, slots=True)
class Play:
    """The work that is done on each part of a series."""

    series: Series

    def __call__(self, numbers: range) -> Played:
        """Plays these matches."""
        started = perf_counter()
        data = self.series.play(numbers)
        return Played(data, perf_counter() - started)


class Parts:
    """What is left of a series, cut into parts that take about as long as `SECONDS`.

    The first ones are of one match; they grow as it gets known how long a match takes. The last
    ones are so short that all workers end at about the same time.
    """

    def __init__(self, left: list[range], workers: int) -> None:
        self._left = left
        self._workers = workers
        self._games = 0
        self._seconds = 0.0

    def learn(self, games: int, seconds: float) -> None:
        """So many matches took so long."""
        self._games += games
        self._seconds += seconds

    def __iter__(self) -> Iterator[range]:
        for gap in self._left:
            first = gap.start
            while first < gap.stop:
                past = min(gap.stop, first + self._size(gap.stop - first))
                yield range(first, past)
                first = past

    def _size(self, left: int) -> int:
        """How many matches the next part should have."""
        if not self._games:
            return 1
        by_time = int(SECONDS * self._games / max(self._seconds, 1e-9))
        fair = left if self._workers == 1 else left // (2 * self._workers)
        return max(1, min(by_time, fair, GROWTH * self._games, MOST_GAMES))


def play_series(series: Series, executor: Executor, kept: Kept) -> Generator[int, None, None]:
    """Plays what is not kept yet, and keeps it; yields how many matches were played each time."""
    parts = Parts(kept.left(series.games), executor.workers)
    before = perf_counter()
    for numbers, played in executor.each(Play(series), parts):
        now = perf_counter()
        kept.keep(numbers, now - before, played.data)
        parts.learn(len(numbers), played.seconds)
        before = now
        yield len(numbers)
