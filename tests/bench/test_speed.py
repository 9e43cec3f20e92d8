"""Compiling out of tree: what is made, when it is fresh, and what is said where it can't be."""

import importlib.util
import os
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from crannog import speed
from crannog.kernel.errors import CrannogError

ABSENT = importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None
needs_mypyc = pytest.mark.skipif(ABSENT, reason="mypyc and setuptools are not installed")

DIRECT_TOY = "crannog_direct_crannog_games_toy"

Groups = list[tuple[list[str], str]]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of Crannog, and an empty cache."""
    root = tmp_path / "src" / "crannog"
    files = {
        "__init__.py": "",
        "kernel/__init__.py": "",
        "kernel/errors.py": "\n\nclass CrannogError(Exception):\n    pass\n",
        "kernel/game.py": "\n\nclass Game:\n    pass\n",
        "kernel/state.py": "\n\nclass State:\n    pass\n",
        "games/__init__.py": "",
        "games/toy/__init__.py": "",
        "games/toy/why.py": "",
        "games/toy/rules.py": "def twice(number: int) -> int:\n    return number * 2\n",
        "games/toy/words.ftl": "toy = Toy\n",
        "arena/fast.py": "",
        "cli.py": "",
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(speed, "PACKAGE", root)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return root


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> list[Groups]:
    """Nothing is compiled; the list tells what would have been."""
    asked: list[Groups] = []

    def note(root: Path, groups: Groups) -> None:
        asked.append(groups)
        (root / "setup.py").touch()

    monkeypatch.setattr(speed, "require_tools", lambda: None)
    monkeypatch.setattr(speed, "run_mypyc", note)
    return asked


def contents(directory: Path) -> list[str]:
    """The files below a directory."""
    return sorted(p.relative_to(directory).as_posix() for p in directory.rglob("*") if p.is_file())


def unsaid(text: str) -> None:
    """A report that nobody reads."""


# -- freshness ---------------------------------------------------------------------------------


def test_nothing_is_compiled_at_first(package: Path):
    assert speed.compiled_path() is None


def test_the_copy_holds_the_whole_package(package: Path, no_compiler: list[Groups]):
    """The cache gets every file, words included, and the rewritten rules; the sources stay."""
    before = contents(package)
    home = speed.compile_package(unsaid)
    assert contents(home / "crannog") == before == contents(package)
    rewritten = [f"{DIRECT_TOY}/{name}" for name in ("__init__.py", "rules.py", "why.py")]
    assert contents(home) == [*(f"crannog/{name}" for name in before), *rewritten]
    assert speed.compiled_path() == home
    kernel = [
        "crannog/kernel/__init__.py",
        "crannog/kernel/errors.py",
        "crannog/kernel/game.py",
        "crannog/kernel/state.py",
        "crannog/games/__init__.py",
        "crannog/arena/fast.py",
    ]
    toy = [f"crannog/games/toy/{name}" for name in ("__init__.py", "rules.py", "why.py")]
    direct = [f"{DIRECT_TOY}/__init__.py", f"{DIRECT_TOY}/rules.py"]
    assert no_compiler == [
        [(kernel, "crannog_kernel"), (direct, "crannog_direct_toy"), (toy, "crannog_toy")]
    ]


@pytest.mark.parametrize(("named", "found"), [("none", []), ("toy", ["crannog_toy"])])
def test_hosted_play_is_compiled_of_games_that_are_named(
    package: Path,
    no_compiler: list[Groups],
    monkeypatch: pytest.MonkeyPatch,
    named: str,
    found: list[str],
):
    """Direct rules are compiled in any case; each selection is a package of its own."""
    everything = speed.compile_package(unsaid)
    monkeypatch.setenv(speed.HOSTED, named)
    assert speed.compile_package(unsaid) != everything
    names = [name for _, name in no_compiler[-1]]
    assert names == ["crannog_kernel", "crannog_direct_toy", *found]


def test_what_is_fresh_is_not_compiled_again(package: Path, no_compiler: list[Groups]):
    first = speed.compile_package(unsaid)
    assert speed.compile_package(unsaid) == first
    assert len(no_compiler) == 1


@pytest.mark.parametrize("name", ["games/toy/rules.py", "games/toy/words.ftl", "new.py"])
def test_any_change_of_the_package_makes_it_stale(
    package: Path, no_compiler: list[Groups], name: str
):
    old = speed.compile_package(unsaid)
    (package / name).write_text("# changed\n", encoding="utf-8")
    assert speed.compiled_path() is None
    new = speed.compile_package(unsaid)
    assert new != old
    assert not old.exists()
    assert (new / "crannog" / name).read_text(encoding="utf-8") == "# changed\n"


def test_another_optimisation_is_another_package(
    package: Path, no_compiler: list[Groups], monkeypatch: pytest.MonkeyPatch
):
    best = speed.compile_package(unsaid)
    monkeypatch.setenv(speed.LEVEL, "0")
    assert speed.compile_package(unsaid) != best
    assert len(no_compiler) == 2


def test_what_python_leaves_behind_changes_nothing(package: Path, no_compiler: list[Groups]):
    home = speed.compile_package(unsaid)
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "cli.cpython-311.pyc").touch()
    (package / "cli.cpython-311-x86_64-linux-gnu.so").touch()
    assert speed.compiled_path() == home


def test_builds_that_never_ended_are_removed(package: Path, no_compiler: list[Groups]):
    """But not one that somebody may be at right now."""
    cache = speed.compiled_home()
    abandoned, busy = cache / "unfinished-old", cache / "unfinished-new"
    abandoned.mkdir(parents=True)
    busy.mkdir()
    long_ago = time.time() - 2 * speed.ABANDONED_AFTER
    os.utime(abandoned, (long_ago, long_ago))
    home = speed.compile_package(unsaid)
    assert sorted(cache.iterdir()) == sorted([home, busy])


# -- what may be missing -----------------------------------------------------------------------


def test_without_mypyc(package: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert speed.compiled_path() is None
    with pytest.raises(CrannogError, match=r"mypyc and setuptools.*crannog\[speed\]"):
        speed.compile_package(unsaid)


@pytest.mark.skipif(os.name == "nt", reason="setuptools finds the compiler on Windows")
def test_without_a_compiler(package: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(CrannogError, match=r"no 'no-such-compiler'.*apt install gcc"):
        speed.compile_package(unsaid)


@pytest.mark.skipif(os.name == "nt", reason="Python for Windows comes with its headers")
def test_without_headers(package: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: "/nowhere")
    with pytest.raises(CrannogError, match=r"headers.*python3-dev"):
        speed.compile_package(unsaid)


@needs_mypyc
def test_sources_that_mypyc_refuses(package: Path, monkeypatch: pytest.MonkeyPatch):
    """The error quotes mypyc, the log is kept, and nothing half-made is left."""
    monkeypatch.setattr(speed, "require_tools", lambda: None)
    (package / "games/toy/rules.py").write_text("number: int = 'one'\n", encoding="utf-8")
    with pytest.raises(CrannogError, match=r"(?s)build\.log.*rules\.py:1: error: Incompatible"):
        speed.compile_package(unsaid)
    assert [path.name for path in speed.compiled_home().iterdir()] == ["build.log"]
    assert speed.compiled_path() is None


def test_a_base_class_that_moved_is_told(package: Path, no_compiler: list[Groups]):
    (package / "kernel/state.py").write_text("class Position:\n    pass\n", encoding="utf-8")
    with pytest.raises(CrannogError, match=r"kernel/state\.py has no class State"):
        speed.compile_package(unsaid)


# -- the real package --------------------------------------------------------------------------


def test_kernel_and_games_are_compiled():
    """Every module of the kernel and of the games' rules is in just one group."""
    groups = speed.groups_to_compile(speed.PACKAGE.parent)
    paths = [path for group, _ in groups for path in group]
    assert len(paths) == len(set(paths))
    for part in ("kernel", "games"):
        modules = {
            f"crannog/{path.relative_to(speed.PACKAGE).as_posix()}"
            for path in (speed.PACKAGE / part).rglob("*.py")
            if not is_part(path)
        }
        assert modules <= set(paths)
    assert {name for _, name in groups} >= {"crannog_kernel", "crannog_inis"}


def is_part(path: Path) -> bool:
    """Whether a module is, or lies in, what a game brings besides its rules."""
    return any(path.is_relative_to(part) for part in game_parts())


def game_parts() -> list[Path]:
    """The modules and folders of games that are named like those of crannog/parts, and the structs
    that declare views."""
    kinds = ["shown", *(path.stem for path in (speed.PACKAGE / "parts").glob("[a-z]*.py"))]
    found = [path for kind in kinds for path in speed.PACKAGE.glob(f"games/*/{kind}*")]
    return [path for path in found if path.stem in kinds]


def test_what_a_game_brings_besides_its_rules_is_not_compiled():
    """Habits, faces and the like: the parts that crannog/parts describes."""
    groups = speed.groups_to_compile(speed.PACKAGE.parent)
    compiled = [speed.PACKAGE.parent / path for group, _ in groups for path in group]
    assert speed.PACKAGE / "games" / "inis" / "habits.py" in game_parts()
    assert [path for path in compiled if is_part(path)] == []
