"""The browser client's own checks: types (svelte-check) and unit tests (vitest)."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import UNCOUNTED
from tests.node import npm

ROOT = Path(__file__).parents[2]


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


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that whole matches ask and tell, in the package's words."""
    path = tmp_path_factory.mktemp("spoken") / "words.json"
    with path.open("wb") as file:
        subprocess.run([sys.executable, ROOT / "web/dev/dump.py", "words"], stdout=file, check=True)
    return path


def test_its_unit_tests_pass(client: Path, spoken: Path):
    said = npm(client, "test", CRANNOG_WORDS_DUMP=str(spoken))
    passed = re.search(r"Tests\s+(\d+) passed \((\d+)\)", said)
    assert passed is not None, said[-2000:]
    assert passed[1] == passed[2], "some were skipped"
    assert int(passed[1]) > 100
