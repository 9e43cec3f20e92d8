"""A run of pytest ends, fails, and names what took too long; tried on a suite of three tests."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SUITE = """
import subprocess, sys, threading, time
import pytest

def wait_in_a_thread():
    threading.Event().wait()

@pytest.fixture
def never_cleaned_up():
    yield
    threading.Event().wait()

def test_before():
    pass

def test_that_hangs(request):
    threading.Thread(target=wait_in_a_thread, daemon=True).start()
    {hang}

def test_after():
    pass
"""
INI = """[pytest]
addopts = --max-worker-restart=0
timeout = 3
"""

# The end of its parent does not end this one, which holds the run's output open.
CHILD = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])"

IN_WORKERS = ("-n", "2", "--dist", "loadfile")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are a matter of POSIX systems")


def run_of(folder: Path, hang: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest on the suite, with this project's conftest; its pipes are read to the end."""
    (folder / "test_suite.py").write_text(SUITE.format(hang=hang))
    (folder / "pytest.ini").write_text(INI)
    (folder / "conftest.py").write_text("pytest_plugins = ['tests.conftest']\n")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("words", [(), IN_WORKERS], ids=["alone", "workers"])
def test_a_test_that_hangs_fails_and_the_others_run(tmp_path, words):
    done = run_of(tmp_path, "threading.Event().wait()", *words)
    assert done.returncode == 1
    assert "FAILED test_suite.py::test_that_hangs" in done.stdout
    assert "1 failed, 2 passed" in done.stdout
    assert re.search(r"Stack of Thread-.*\n(.*\n)*?.*in wait_in_a_thread", done.stdout)


def overdue(output: str) -> bool:
    """Whether the test was ended with its process, and the other thread's stack was printed."""
    named = "Overdue, and ended with its process: test_suite.py::test_that_hangs" in output
    stack = r"most recent call first\):\n(.*\n)*?.*in wait_in_a_thread\n"
    return named and re.search(stack, output) is not None


SWALLOWED = f"""
    {CHILD}
    while True:
        try:
            threading.Event().wait()
        except BaseException:
            pass
"""


def test_a_test_that_swallows_the_signal_is_ended_with_all_it_started(tmp_path):
    done = run_of(tmp_path, SWALLOWED, *IN_WORKERS)
    assert done.returncode == 1
    assert overdue(done.stdout)
    assert re.search(r"most recent call first\):\n(.*\n)*?.*in test_that_hangs\n", done.stdout)
    assert "FAILED test_suite.py::test_that_hangs" in done.stdout


def test_a_fixture_that_hangs_after_a_failure_is_ended(tmp_path):
    """pytest-timeout watches a test until it fails, and no longer."""
    done = run_of(tmp_path, "request.getfixturevalue('never_cleaned_up'); assert not request")
    assert done.returncode == -signal.SIGKILL
    assert overdue(done.stdout)
    assert re.search(r"most recent call first\):\n(.*\n)*?.*in never_cleaned_up\n", done.stdout)
