"""Jobs on this machine: in any order, with workers who are lost."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from crannog.arena.executor import Here, in_order
from crannog.arena.kept import Kept
from crannog.arena.pool import Pool, local
from crannog.arena.series import Parts, play_series
from crannog.words import Said
from tests.arena.series import Squares, squares


@pytest.mark.parametrize("processes", [1, 3])
def test_a_series_is_the_same_with_any_number_of_workers(processes: int) -> None:
    """Every match is played once, and all are kept in their order."""
    series = Squares(200)
    with Kept(series.described()) as kept, local(processes) as executor:
        assert sum(play_series(series, executor, kept)) == 200
        assert squares(kept) == [number**2 for number in range(200)]


def test_what_a_dead_worker_had_is_played_again(tmp_path: Path) -> None:
    """Two processes are killed in the middle; nothing is missing, nothing is there twice."""
    series = Squares(300, tmp_path, frozenset([0, 150]))
    with Kept(series.described()) as kept, Pool(2) as pool:
        assert sum(play_series(series, pool, kept)) == 300
        assert squares(kept) == [number**2 for number in range(300)]
        assert pool.lost >= 2
    assert {path.name for path in tmp_path.glob("died-*")} == {"died-0", "died-150"}


def test_a_job_that_ends_every_worker_is_given_up() -> None:
    """It is told, with what to do; nobody waits for ever."""
    series = Squares(3, deadly=frozenset([1]))
    told = pytest.raises(Said, match=r"lost 4 times .* ended from outside .*: try fewer --jobs")
    with Kept(series.described()) as kept, Pool(2) as pool, told:
        list(play_series(series, pool, kept))


def test_an_error_of_the_work_itself_is_no_loss() -> None:
    """It comes up as it is."""
    with Pool(2) as pool, pytest.raises(ZeroDivisionError):
        list(pool.each(inverse, [1, 0, 2]))
    assert pool.lost == 0


def inverse(number: int) -> float:
    """Fails for 0."""
    return 1 / number


def test_no_more_jobs_are_drawn_than_keep_the_workers_busy() -> None:
    """The window: two jobs for each worker."""
    drawn: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1, 100):
            drawn.append(number)
            yield number

    with Pool(2) as pool:
        results = pool.each(inverse, jobs())
        next(results)
        assert len(drawn) <= 4
        results.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_results_in_the_order_of_the_jobs(processes: int) -> None:
    """Even where the first job takes longest."""
    jobs = [0.5, 0.0, 0.1, 0.0]
    with local(processes) as executor:
        assert list(in_order(executor, waited, jobs)) == jobs


def waited(seconds: float) -> float:
    """Takes so long."""
    time.sleep(seconds)
    return seconds


def test_nobody_waits_for_processes_that_are_not_needed() -> None:
    """The work under way ends when the rest is not wanted: it would take longer than any test."""
    with Pool(2) as pool:
        results = in_order(pool, waited, [0, 10_000, 10_000, 10_000])
        assert next(results) == 0
        results.close()


def test_workers_leave_ctrl_c_to_the_one_who_began_them() -> None:
    """Else each of them would tell of it."""
    with Pool(1) as pool:
        ((_, handler),) = list(pool.each(handler_of, [signal.SIGINT]))
    assert handler == signal.SIG_IGN


def handler_of(number: int) -> object:
    """What this process does at a signal."""
    return signal.getsignal(number)


def test_one_job_at_a_time_is_done_here() -> None:
    """No process is begun for it."""
    with Here() as here:
        assert list(here.each(process_of, [1])) == [(1, os.getpid())]


def process_of(_: int) -> int:
    """The process that does this."""
    return os.getpid()


def test_parts_grow_with_what_is_known_of_a_match() -> None:
    """The first is of one match; then they take some seconds; the last ones are short again."""
    parts = Parts([range(0, 10_000), range(20_000, 20_003)], workers=2)
    cut = iter(parts)
    assert next(cut) == range(0, 1)
    parts.learn(1, 0.001)
    assert next(cut) == range(1, 5)
    parts.learn(99, 0.999)
    assert next(cut) == range(5, 305)
    parts.learn(900, 99.0)
    assert next(cut) == range(305, 335)
    parts.learn(100_000, 0.0)
    rest = list(cut)
    assert [number for part in rest for number in part] == [
        *range(335, 10_000),
        *range(20_000, 20_003),
    ]
    assert len(rest[0]) == 1000
    assert len(rest[-1]) == 1
