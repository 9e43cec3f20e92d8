"""Node and npm in tests: those that the test environment has installed."""

import re
import subprocess
from pathlib import Path

from hatch_build import find_npm

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def npm(folder: Path, *arguments: str, **variables: str) -> str:
    """What npm said; its failure is the test's."""
    command, environment = find_npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=folder,
        env={**environment, **variables},
        capture_output=True,
        text=True,
    )
    said = ANSI.sub("", done.stdout + done.stderr)
    assert done.returncode == 0, said[-4000:]
    return said


def node(folder: Path, script: str, told: str) -> str:
    """What a script printed that was told this on standard input."""
    _, environment = find_npm()
    done = subprocess.run(
        ["node", script], cwd=folder, env=environment, input=told, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout
