"""Processes beside the service, for work that may take long, hang or die."""

import asyncio
import contextlib
import itertools
import os
import threading
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from crannog.kernel.errors import CrannogError
from crannog.server.signals import Signals, listen, perform

try:
    import resource
except ImportError:  # Windows: there is no limit of memory
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

START_SECONDS = 60.0  # for a process to stand, on a busy machine


class Busy(CrannogError):
    """Too much of the same is under way."""


class ProcessEnded(CrannogError):
    """The process died, and so did the one that took its place."""


@dataclass(frozen=True)
class Limits:
    """What one piece of work may take."""

    seconds: float
    memory: int = 0  # bytes of address space; 0: as much as there is
    nice: int = 0  # how far the tables come first


# -- in such a process -------------------------------------------------------------------------


def prepare(limits: Limits, signals: Signals) -> None:
    """Before any work: the process ends with the service, listens to it, and keeps its limits."""
    end_with_parent()
    listen(signals)
    if limits.nice and hasattr(os, "nice"):
        os.nice(limits.nice)
    if limits.memory and resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))


def end_with_parent() -> None:
    """The process ends when the service does, even if that was killed."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=await_end, args=(parent.sentinel,), daemon=True).start()


def await_end(sentinel: int) -> None:
    """Waits for the end of the service."""
    wait([sentinel])
    os._exit(1)


def stand() -> None:
    """The first work of a process: it stands."""


# -- in the service ----------------------------------------------------------------------------


class Worker:
    """A process that does one piece of work at a time, in the order in which they came.

    It is started when it is first needed. One that hangs or dies is replaced.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting = 0  # pieces of work that are not done, the current one included
        self._numbers = itertools.count(1)
        self._signals = Signals()
        self._turn = asyncio.Lock()
        self._pool = new_pool(limits, self._signals)
        self._stands = False
        self._closed = False

    async def run(self, work: Callable[..., T], *args: object, urgent: bool = False) -> T:
        """What the work returns or raises; TimeoutError and MemoryError if it hits a limit.

        The time counts from the work's own beginning. Work whose process dies is tried once more.
        Work that looks at its signals ends early when whoever asked for it has gone, or when urgent
        work waits.
        """
        await self._await_turn(urgent)
        number = next(self._numbers)
        task = asyncio.create_task(self._run(perform, (number, work, *args)))
        task.add_done_callback(self._end_turn)
        try:
            return await asyncio.shield(task)  # what can't be told to end goes on
        except asyncio.CancelledError:
            self._signals.end(number)
            raise

    async def _await_turn(self, urgent: bool) -> None:
        """Waits until the process is free; the work that is under way is told who waits."""
        self._count(1)
        self._signals.wait_urgently(urgent)
        try:
            await self._turn.acquire()
        except asyncio.CancelledError:
            self._count(-1)
            raise
        finally:
            self._signals.wait_urgently(-urgent)

    def _count(self, change: int) -> None:
        self.waiting += change
        self._signals.others_wait(self.waiting - 1)

    def _end_turn(self, task: "asyncio.Task[T]") -> None:
        self._count(-1)
        self._turn.release()
        if not task.cancelled():
            task.exception()  # told to whoever asked; if nobody is left, to nobody

    async def _run(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        for _ in range(2):
            if self._closed:
                break
            try:
                return await self._try(work, args)
            except (TimeoutError, MemoryError):
                self._replace()
                raise
            except BrokenProcessPool:
                self._replace()
        raise ProcessEnded("the process ended before its work")

    async def _try(self, work: Callable[..., T], args: tuple[object, ...]) -> T:
        if not self._stands:
            await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(stand)), START_SECONDS)
            self._stands = True
        answer = asyncio.wrap_future(self._pool.submit(work, *args))
        return await asyncio.wait_for(answer, self.limits.seconds)

    def _replace(self) -> None:
        end(self._pool, wait=False)
        self._stands = False
        if not self._closed:
            self._pool = new_pool(self.limits, self._signals)

    def process(self) -> int | None:
        """The id of the process, if it has been started."""
        return next(iter(self._pool._processes or ()), None)

    def close(self) -> None:
        """Ends the process."""
        self._closed = True
        end(self._pool, wait=True)


class Places:
    """Bounds how much is under way: in all, and for one address."""

    def __init__(self, what: str, most: int, most_of_one: int) -> None:
        self._what = what
        self._most = most
        self._most_of_one = most_of_one
        self._taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, address: str) -> Iterator[None]:
        """A place for the address as long as it needs one; Busy if there is none."""
        if self._taken[address] >= self._most_of_one:
            raise Busy(
                f"{self._most_of_one} {self._what} of yours are under way, which is the most: "
                "try again when they are done"
            )
        if self._taken.total() >= self._most:
            raise Busy(
                f"busy: {self._most} {self._what} are under way, which is the most: try again later"
            )
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            self._taken += Counter()  # forgets addresses that have none


def worker_of(table: str, workers: Sequence[Worker]) -> Worker:
    """The table's own one among these, which so remembers it."""
    return workers[zlib.crc32(table.encode()) % len(workers)]


def new_pool(limits: Limits, signals: Signals) -> ProcessPoolExecutor:
    """One process, started when it is first needed."""
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=prepare, initargs=(limits, signals)
    )


def end(pool: ProcessPoolExecutor, wait: bool) -> None:
    """Ends a pool's process, whatever it is doing."""
    processes = list((pool._processes or {}).values())
    for process in processes:
        with contextlib.suppress(OSError):
            process.kill()
    pool.shutdown(wait, cancel_futures=True)
