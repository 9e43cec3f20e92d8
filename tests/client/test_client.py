"""The browser client's own checks: types (svelte-check) and unit tests (vitest)."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import UNCOUNTED, find_npm

ROOT = Path(__file__).parents[2]
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def npm(folder: Path, *arguments: str) -> str:
    """What npm said; its failure is the test's."""
    command, environment = find_npm()
    done = subprocess.run(
        [*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )
    said = ANSI.sub("", done.stdout + done.stderr)
    assert done.returncode == 0, said[-4000:]
    return said


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the client with what it is built with, beside the words it reads."""
    root = tmp_path_factory.mktemp("client")
    skipped = shutil.ignore_patterns(*(UNCOUNTED - {"dev", "tests"}))
    shutil.copytree(ROOT / "web", root / "web", ignore=skipped)
    (root / "src").symlink_to(ROOT / "src", target_is_directory=True)
    npm(root / "web", "ci", "--no-audit", "--no-fund")
    return root / "web"


def test_the_types_are_right(client: Path):
    assert "found 0 errors and 0 warnings" in npm(client, "run", "check")


def test_its_unit_tests_pass(client: Path):
    said = npm(client, "test")
    passed = re.search(r"Tests\s+(?:\d+ skipped \| )?(\d+) passed", said)
    assert passed is not None, said[-2000:]
    assert int(passed[1]) > 100
