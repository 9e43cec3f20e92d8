"""Workers that are processes of this machine."""

import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from crannog.arena.executor import Crew, Done, Executor, Here, Job, LostWorker


class Pool(Crew[Future[object]]):
    """So many processes; where one of them dies, all are begun anew."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._strangers = active_children()
        self._pool: ProcessPoolExecutor | None = None

    @property
    def workers(self) -> int:
        """The processes."""
        return self._processes

    def begin(self, work: Callable[[Job], Done], job: Job) -> Future[object]:
        """Hands the job to whichever process is free first."""
        try:
            return self._crew().submit(work, job)
        except BrokenProcessPool:
            self._pool = None
            return self._crew().submit(work, job)

    def _crew(self) -> ProcessPoolExecutor:
        """The processes, new ones if there are none."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=ignore_interrupt
            )
        return self._pool

    def ended(self, tickets: list[Future[object]]) -> list[Future[object]]:
        """The jobs that have ended, in the order in which they were begun."""
        done = wait(tickets, return_when=FIRST_COMPLETED).done
        return [ticket for ticket in tickets if ticket in done]

    def result(self, ticket: Future[object]) -> object:
        """What the job came to; a process that died takes the jobs of all with it."""
        try:
            return ticket.result()
        except BrokenProcessPool as error:
            raise LostWorker from error

    def close(self) -> None:
        """Ends the processes at once."""
        for worker in active_children():
            if worker not in self._strangers:
                worker.terminate()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def ignore_interrupt() -> None:
    """Ctrl-C is for the process that started the others; it then ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def local(processes: int) -> Executor:
    """So many processes of this machine; of one, this one itself."""
    return Here() if processes == 1 else Pool(processes)
