"""Rewritten packages are kept in the user's cache, and made anew when their sources change."""

import os
import subprocess
import sys
from pathlib import Path

import pebbles
import pytest

from crannog.direct import build, fast_rules
from crannog.direct.rewrite import CantRewrite
from crannog.direct.rules import rewritten_game
from crannog.kernel import Game

SOURCE = """from crannog.kernel import Ask, Rules

def turn(g) -> Rules[None]:
    yield Ask(0, "turn", [], "R-1")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of two modules, and an empty cache."""
    folder = tmp_path / "sources" / "toybox"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "rules.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(folder.parent)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


def test_it_is_made_once_for_its_sources(package: Path):
    home = build.rewritten_package("toybox")
    made = home / "crannog_direct_toybox" / "rules.py"
    assert "_ask(Ask(0, 'turn', [], 'R-1'))" in made.read_text(encoding="utf-8")
    assert [path.name for path in home.parent.iterdir()] == [home.name]
    before = made.stat().st_mtime_ns
    assert build.rewritten_package("toybox") == home
    assert made.stat().st_mtime_ns == before
    (package / "rules.py").write_text(SOURCE.replace("R-1", "R-2"), encoding="utf-8")
    other = build.rewritten_package("toybox")
    assert other != home
    assert "'R-2'" in (other / "crannog_direct_toybox" / "rules.py").read_text(encoding="utf-8")


def test_the_sources_stay_as_they_are(package: Path):
    before = {path: path.read_bytes() for path in package.rglob("*.py")}
    build.rewritten_package("toybox")
    assert {path: path.read_bytes() for path in package.rglob("*.py")} == before


def test_without_a_cache_a_private_folder_for_temporary_files_serves(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Where the cache can't be written to; a folder that others may write to is not trusted."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    home = build.rewritten_package("toybox")
    assert home.parent.parent == tmp_path
    home.parent.chmod(0o777)
    with pytest.raises(CantRewrite, match="no folder for the rewritten package"):
        build.rewritten_package("toybox")


def test_what_nobody_used_for_long_is_removed(package: Path, monkeypatch: pytest.MonkeyPatch):
    old = build.rewritten_package("toybox")
    os.utime(old, (0, 0))
    (package / "rules.py").write_text(SOURCE + "\n", encoding="utf-8")
    home = build.rewritten_package("toybox")
    assert [path.name for path in home.parent.iterdir()] == [home.name]


def test_several_processes_may_make_it_at_once(tmp_path: Path):
    """All of them play, and one package is left."""
    script = (
        "import pebbles\n"
        "from crannog.direct import fast_rules\n"
        "rules = fast_rules(pebbles.GAME)\n"
        "print(rules.direct, rules.reason)\n"
    )
    paths = [str(Path(found.__file__ or "").parents[1]) for found in (build, pebbles)]
    environ = {
        **os.environ,
        "XDG_CACHE_HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join([str(Path(paths[0]).parent), paths[1]]),
    }
    runs = [
        subprocess.Popen([sys.executable, "-c", script], env=environ, stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    assert [run.communicate()[0].split() for run in runs] == [[b"True"]] * 4
    assert len([*(tmp_path / "crannog" / "direct").iterdir()]) == 1


# -- games that keep their generators ----------------------------------------------------------


class Elsewhere(pebbles.PebblesGame):
    """A game whose class is not part of its package."""


def test_a_game_outside_of_its_package_plays_as_it_is_written():
    game = Elsewhere()
    rules = fast_rules(game)
    assert not rules.direct
    assert rules.game is game
    assert rules.reason == "the class Elsewhere is not part of the game's package"


def test_a_game_that_is_no_variable_plays_as_it_is_written():
    rules = fast_rules(pebbles.PebblesGame())
    assert rules.reason == "pebbles.game has no variable that is the game"


def test_a_game_without_packed_states_plays_as_it_is_written(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Game, "keeps_snapshots", lambda self: False)
    with pytest.raises(CantRewrite, match="its states can't be packed"):
        rewritten_game(pebbles.GAME)
