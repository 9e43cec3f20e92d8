"""A run always ends: what takes too long fails, is named, and says what every thread does.

pytest-timeout fails a test at its limit by a signal. Where that does not help (a call that no
signal interrupts, a fixture that never ends), the watchdog ends the whole process a while later.

No test depends on luck: Hypothesis draws the same examples in every run. `crannog fuzz` looks for
new ones.
"""

import faulthandler
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True)
settings.load_profile("same")

PROGRAM = Path(__file__).with_name("watchdog.py")
SECONDS_WITHOUT_TEST = 600.0  # to find the tests, and to end when all have run


class Watchdog:
    """The process that watches this one."""

    def __init__(self) -> None:
        stderr = os.dup(2)  # the terminal's, which pytest has not taken over yet
        faulthandler.register(signal.SIGUSR1, file=stderr, all_threads=True)
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(os.getpid())],
            stdin=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us
        )

    def begin(self, name: str, seconds: float) -> None:
        """This should have ended after so many seconds."""
        self._write(f"{seconds} {name}\n")

    def end(self) -> None:
        """It has ended."""
        self._write("\n")

    def _write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()


WATCHDOG = pytest.StashKey[Watchdog]()


def pytest_configure(config: pytest.Config) -> None:
    """Every process of the run has its watchdog, where there are such signals."""
    if hasattr(faulthandler, "register"):
        config.stash[WATCHDOG] = Watchdog()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Iterator[Any]:
    """Finding the tests takes some time, too."""
    watchdog = session.config.stash.get(WATCHDOG, None)
    if watchdog:
        watchdog.begin("the collection of the tests", SECONDS_WITHOUT_TEST)
    done = yield
    if watchdog:
        watchdog.end()
    return done


@pytest.hookimpl(tryfirst=True)
def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> None:
    """A test that has reached its limit gets as long again to clean up."""
    if watchdog := item.config.stash.get(WATCHDOG, None):
        watchdog.begin(item.nodeid, 2 * settings.timeout)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[Any]:
    """The test and all its fixtures have ended."""
    done = yield
    if watchdog := item.config.stash.get(WATCHDOG, None):
        watchdog.end()
    return done


def pytest_enter_pdb(config: pytest.Config) -> None:
    """People may take their time."""
    if watchdog := config.stash.get(WATCHDOG, None):
        watchdog.end()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Until the process is gone, which the watchdog notices by itself."""
    if watchdog := session.config.stash.get(WATCHDOG, None):
        watchdog.begin("the end of the run", SECONDS_WITHOUT_TEST)
