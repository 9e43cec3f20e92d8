"""Where jobs are done: in this process, or by workers who may be lost.

A job says all that its work needs, so one that is lost with its worker is simply done again. Jobs
are drawn as workers get free; what they come to is handed out as they end, in any order.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, Self, TypeVar, cast

from crannog.words import Said

Job = TypeVar("Job")
Done = TypeVar("Done")
Ticket = TypeVar("Ticket")  # how a crew knows a job that is under way

MOST_LOSSES: Final = 3  # of one job: after that it is the job that ends its workers
AHEAD: Final = 2  # jobs under way or waiting, for each worker


class Executor(ABC):
    """Somebody who does jobs. `lost` counts those that were lost and begun again."""

    lost = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    @abstractmethod
    def workers(self) -> int:
        """How many jobs are done at the same time."""

    @abstractmethod
    def each(
        self, work: Callable[[Job], Done], jobs: Iterable[Job]
    ) -> Generator[tuple[Job, Done], None, None]:
        """`work` done on every job: each with its result, as soon as it is there."""

    @abstractmethod
    def close(self) -> None:
        """Gives up what is under way."""


class Here(Executor):
    """This process does one job after the other."""

    @property
    def workers(self) -> int:
        """It is alone."""
        return 1

    def each(
        self, work: Callable[[Job], Done], jobs: Iterable[Job]
    ) -> Generator[tuple[Job, Done], None, None]:
        """One after the other, each when its result is wanted."""
        for job in jobs:
            yield job, work(job)

    def close(self) -> None:
        """Nothing is under way when nobody waits for it."""


class LostWorker(Exception):
    """The process or machine that did a job is gone."""


@dataclass(slots=True)
class Order(Generic[Job]):
    """A job that is to be done, and how often it was lost."""

    job: Job
    losses: int = 0


class Crew(Executor, Generic[Ticket]):
    """Workers apart from this process."""

    @abstractmethod
    def begin(self, work: Callable[[Job], Done], job: Job) -> Ticket:
        """Hands the job to a worker."""

    @abstractmethod
    def ended(self, tickets: list[Ticket]) -> list[Ticket]:
        """Waits until some of the jobs have ended; which ones."""

    @abstractmethod
    def result(self, ticket: Ticket) -> object:
        """What an ended job came to; raises its own error, or LostWorker."""

    def each(
        self, work: Callable[[Job], Done], jobs: Iterable[Job]
    ) -> Generator[tuple[Job, Done], None, None]:
        """No more jobs are drawn than keep the workers busy; a lost one is done again first."""
        left = iter(jobs)
        again: list[Order[Job]] = []
        under_way: dict[Ticket, Order[Job]] = {}
        try:
            while True:
                for order in self._next(again, left, len(under_way)):
                    under_way[self.begin(work, order.job)] = order
                if not under_way:
                    return
                for ticket in self.ended(list(under_way)):
                    order = under_way.pop(ticket)
                    try:
                        done = cast(Done, self.result(ticket))
                    except LostWorker as error:
                        self._lose(order, error)
                        again.append(order)
                    else:
                        yield order.job, done
        finally:
            if under_way:
                self.close()

    def _next(
        self, again: list[Order[Job]], left: Iterator[Job], under_way: int
    ) -> Iterator[Order[Job]]:
        """What to begin now."""
        for _ in range(self.workers * AHEAD - under_way):
            if again:
                yield again.pop(0)
                continue
            try:
                yield Order(next(left))
            except StopIteration:
                return

    def _lose(self, order: Order[Job], error: LostWorker) -> None:
        """Counts a loss; a job that is lost again and again is given up, and all with it."""
        self.lost += 1
        order.losses += 1
        if order.losses > MOST_LOSSES:
            raise Said("arena-lost", times=order.losses) from error


def in_order(
    executor: Executor, work: Callable[[Job], Done], jobs: Iterable[Job]
) -> Generator[Done, None, None]:
    """`work` done on every job; what the jobs come to, in their own order."""
    early: dict[int, Done] = {}
    wanted = 0
    for (number, _), done in executor.each(Numbered(work), enumerate(jobs)):
        early[number] = done
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1


@dataclass(frozen=True, slots=True)
class Numbered(Generic[Job, Done]):
    """The work on jobs that bear numbers."""

    work: Callable[[Job], Done]

    def __call__(self, numbered: tuple[int, Job]) -> Done:
        """The work on the job itself."""
        return self.work(numbered[1])
