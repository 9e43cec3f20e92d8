"""The tests on a real cluster of Ray run in a process of their own.

Ray's threads stay when its tests have ended. A process that forked beside them could die before
it began: a terminal client of a later test did.
"""

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).with_name("on_a_cluster.py")


def test_on_a_cluster_of_ray() -> None:
    """Every test of `on_a_cluster.py` passes."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(TESTS)]
    done = subprocess.run(
        command, cwd=TESTS.parents[2], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
