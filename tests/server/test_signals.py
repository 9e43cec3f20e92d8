"""What a process at work is told: nobody needs it, something urgent waits, others wait long."""

import asyncio
import time

import pytest

from crannog.server.processes import Limits, Worker
from crannog.server.signals import FAIR_SECONDS, Signals, must_end


def work_until_told(words: str) -> str:
    """A long thought that heeds its signals."""
    while not must_end():
        time.sleep(0.001)
    return words


def with_worker(test):
    """Runs an async test with a worker whose process stands."""

    async def run():
        worker = Worker(Limits(60.0))
        try:
            await worker.run(str)
            await test(worker)
        finally:
            worker.close()

    asyncio.run(run())


async def begun(worker, words):
    """A long thought that is under way."""
    task = asyncio.create_task(worker.run(work_until_told, words))
    while not worker.waiting:
        await asyncio.sleep(0)
    return task


def test_a_thought_that_nobody_needs_any_more_ends():
    @with_worker
    async def test(worker):
        task = await begun(worker, "unheard")
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await worker.run(str, "next") == "next"
        assert worker.waiting == 0


def test_a_thought_ends_early_where_urgent_work_waits():
    @with_worker
    async def test(worker):
        task = await begun(worker, "the best so far")
        assert await worker.run(str, "at once", urgent=True) == "at once"
        assert await task == "the best so far"


def test_one_that_gave_up_waiting_hurries_nobody():
    @with_worker
    async def test(worker):
        task = await begun(worker, "")
        others = [asyncio.create_task(worker.run(str, urgent=False)) for _ in range(2)]
        await asyncio.sleep(0)
        assert worker.waiting == 3
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        assert worker.waiting == 1
        assert not worker._signals.must_end(2, FAIR_SECONDS + 1)
        task.cancel()


def test_while_others_wait_nobody_thinks_longer_than_is_fair():
    signals = Signals()
    assert not signals.must_end(1, FAIR_SECONDS + 1)
    signals.others_wait(1)
    assert not signals.must_end(1, FAIR_SECONDS - 1)
    assert signals.must_end(1, FAIR_SECONDS + 1)
    signals.others_wait(0)
    assert not signals.must_end(1, FAIR_SECONDS + 1)


def test_only_the_work_that_is_not_needed_ends():
    signals = Signals()
    signals.end(7)
    assert signals.must_end(7, 0.0)
    assert not signals.must_end(8, 0.0)
