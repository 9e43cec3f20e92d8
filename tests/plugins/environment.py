"""A fresh environment into which games of other packages are installed, without the network.

It has the dependencies of the environment that runs the tests, and the crannog of this repository.
"""

import os
import shutil
import site
import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "examples" / "pebbles"
PATIENCE = 120  # seconds for any command

# The least that a game may be: no words, no rules text, nothing but a match
BARE = '''"""A game that leaves out all that a game may leave out."""

from crannog.kernel import CHECKPOINT, Ask, Game, Result, Rules, State


class Guess(State):
    __slots__ = ()

    def copy(self) -> "Guess":
        new = Guess()
        self.copy_base(new)
        return new


class Bare(Game):
    id = "bare-game"
    seats = (2,)

    def setup(self, seats, seed, options):
        state = Guess()
        state.seats = seats
        return state

    def rules(self, state) -> Rules[None]:
        yield CHECKPOINT
        if state.result is None:
            choice = yield Ask(0, "pick-one", [("take", 1), ("take", 2), ("leave",)], "B-1")
            choice = yield Ask(1, "pick-one", [("take", 1), ("leave",)], "B-1")
            state.result = Result((1,) if choice[0] == "take" else (), "picked", "B-1")
        yield CHECKPOINT

    def view(self, state, seat):
        return {}


GAME = Bare()
'''
BARE_PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "bare-game"
version = "1"

[project.entry-points."crannog.games"]
bare-game = "bare_game:GAME"
"""


class Environment:
    """A virtual environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(folder / "env")
        scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(scripts / ("python.exe" if os.name == "nt" else "python"))
        asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
        self.packages = Path(self.run("-c", asked).stdout.strip())
        outer = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
        (self.packages / "outer.pth").write_text("\n".join([str(ROOT / "src"), *outer]) + "\n")

    def install(self, source: Path) -> None:
        """Installs a package as a person would, but from this machine alone."""
        copy = self.folder / f"source-of-{source.name}"
        shutil.copytree(source, copy)
        pip = ["-m", "pip", "install", "--disable-pip-version-check", "--no-cache-dir", "--quiet"]
        alone = ["--no-deps", "--no-index", "--no-build-isolation"]
        done = self.run(*pip, *alone, str(copy))
        assert done.returncode == 0, done.stderr

    def run(
        self, *words: str, entries: str = "", language: str = "en", folder: Path | None = None
    ) -> "subprocess.CompletedProcess[str]":
        """Runs the environment's Python; `entries` are typed into it."""
        return subprocess.run(
            [self.python, *words],
            input=entries,
            env={**os.environ, "CRANNOG_LANG": language, "PYTHONIOENCODING": "utf-8"},
            cwd=folder or self.folder,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    def crannog(
        self, *words: str, entries: str = "", language: str = "en", folder: Path | None = None
    ) -> "subprocess.CompletedProcess[str]":
        """Runs the crannog command, which never ends in a traceback."""
        done = self.run(
            "-m", "crannog.cli.main", *words, entries=entries, language=language, folder=folder
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done


def with_pebbles(folder: Path) -> Environment:
    """An environment with the sample game."""
    made = Environment(folder)
    made.install(PEBBLES)
    return made


def with_games(folder: Path) -> Environment:
    """An environment with the sample game and with one that is as bare as can be."""
    made = with_pebbles(folder)
    bare = folder / "bare"
    (bare / "bare_game").mkdir(parents=True)
    (bare / "pyproject.toml").write_text(BARE_PROJECT)
    (bare / "bare_game" / "__init__.py").write_text(BARE)
    made.install(bare)
    return made
