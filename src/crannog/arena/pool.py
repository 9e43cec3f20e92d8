"""Many independent jobs, in one process or several, with their results in order."""

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from crannog.kernel.errors import CrannogError

Job = TypeVar("Job")
Done = TypeVar("Done")


def each(
    work: Callable[[Job], Done], jobs: Iterable[Job], processes: int
) -> Generator[Done, None, None]:
    """`work` done on every job, in the order of the jobs, whatever the number of processes."""
    if processes == 1:
        yield from map(work, jobs)
        return
    strangers = active_children()
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=ignore_interrupt)
    try:
        yield from pool.map(work, jobs)
    except BrokenProcessPool as error:
        raise CrannogError(
            "a process of the arena was ended from outside (out of memory?): try fewer --jobs"
        ) from error
    except BaseException:  # Ctrl-C, or nobody wants the rest: the work under way is in vain
        for worker in active_children():
            if worker not in strangers:
                worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupt() -> None:
    """Ctrl-C is for the process that started the others; it then ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
