"""The browser client's own checks: types (svelte-check) and unit tests (vitest)."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crannog.games.inis import facts
from hatch_build import UNCOUNTED, find_npm

ROOT = Path(__file__).parents[2]
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


def listed(source: str, start: str, end: str) -> list[str]:
    """The ids that a part of a source file lists, one in each line."""
    part = source.split(start, 1)[1].split(end, 1)[0]
    return re.findall(r"^ +\"?([a-z_]+)\"?[,:]", part, re.MULTILINE)


def test_its_cards_and_territories_are_the_games_own():
    """What the drawings of Inis know of the game is what the rules know."""
    inis = ROOT / "web/src/games/inis"
    model, art = (inis / "model.ts").read_text(), (inis / "art.ts").read_text()
    assert sorted(listed(model, "const ACTION", "]);")) == sorted(facts.ACTION)
    assert sorted(listed(art, "const PAINTERS", "};")) == sorted(facts.TERRITORIES)
    for name in ("GOAL", "CITADELS", "SANCTUARIES"):
        assert f"export const {name} = {getattr(facts, name)};" in model
