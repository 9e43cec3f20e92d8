"""Crannog compiled: the kernel and the games as machine code, made by mypyc on request.

The whole package is copied into the user's cache and compiled there, under a name that is a digest
of all that went into it. Whoever puts that directory first on PYTHONPATH runs the compiled package;
the source tree is never touched, and edited sources are never shadowed by stale machine code.
"""

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Final

from crannog.direct.build import direct_name, sources_of_folder, write
from crannog.kernel.errors import CrannogError

PACKAGE: Final = Path(__file__).parent
LOG: Final = "build.log"
LOG_LINES_SHOWN: Final = 12
UNFINISHED: Final = "unfinished-"
LEVEL: Final = "MYPYC_OPT_LEVEL"  # the variable that mypyc's own command reads, too
HOSTED: Final = "CRANNOG_COMPILE_HOSTED"  # the variable that names games: see `hosted`
ABANDONED_AFTER: Final = 3600.0  # seconds; no build takes so long
FLAGS: Final = (
    "-w",  # warnings about what mypyc writes help nobody, and to find them takes most of the time
    "-fno-semantic-interposition",  # functions of a module may be inlined in each other
)
EXTRA: Final = "pip install 'crannog[speed]'"

KERNEL: Final = (
    "kernel/*.py",
    "games/__init__.py",
    "direct/running.py",
    "direct/root.py",
    "arena/fast.py",
)
# Parts of a game that are no rules
PARTS: Final = (
    "balance",
    "bench",
    "encoder",
    "golden",
    "habits",
    "saga",
    "shown",
    "terminal",
)

# What tells people about a match: the rewritten rules tell nobody
TOLD: Final = ("check", "notes", "printed", "refusals", "why")

# Classes that other packages, the tests and the uncompiled rest of this one derive from. Compiled
# classes admit that only on request, and the kernel itself depends on no other package.
OPEN: Final = {
    "kernel/errors.py": "CrannogError",
    "kernel/game.py": "Game",
    "kernel/state.py": "State",
}
OPENED: Final = """from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class """

SETUP: Final = """from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
modules = [path for paths, _ in groups for path in paths]
setup(
    name="crannog",
    packages=[],
    ext_modules=mypycify(modules, opt_level={level!r}, debug_level="0", separate=groups),
)
"""


def compile_package(report: Callable[[str], None]) -> Path:
    """Compiles the package, unless that is done already, and returns the directory for PYTHONPATH.

    Directories of other digests are removed. CrannogError says what is missing or went wrong.
    """
    require_tools()
    home = compiled_home() / digest()
    if not home.exists():
        home.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=home.parent) as unfinished:
            done = build(Path(unfinished), report)
            if not home.exists():  # nobody else was faster
                done.rename(home)
    remove_stale(home)
    return home


def compiled_path() -> Path | None:
    """The directory with the package compiled from the sources as they are now, if there is one."""
    if importlib.util.find_spec("mypy") is None:
        return None
    home = compiled_home() / digest()
    return home if home.exists() else None


def compiled_home() -> Path:
    """The place in the user's cache for compiled packages."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "crannog" / "compiled"


def digest() -> str:
    """A name for the package's files together with the Python and the compiler they are for."""
    parts = hashlib.sha256()
    mypy = importlib.metadata.version("mypy")
    tools = (sys.version, sysconfig.get_platform(), mypy, SETUP, *FLAGS, optimisation(), hosted())
    for tool in tools:
        parts.update(tool.encode() + b"\0")
    for path in package_files():
        parts.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        parts.update(hashlib.sha256(path.read_bytes()).digest())
    return parts.hexdigest()[:16]


def optimisation() -> str:
    """How hard the C compiler tries, from 0 (compiled soonest) to 3."""
    return os.environ.get(LEVEL) or "2"


def hosted() -> str:
    """The games of which hosted play is compiled, too, with commas; or `all`, or `none`."""
    return os.environ.get(HOSTED) or "all"


def package_files() -> list[Path]:
    """All files that make up the package, its words and rules among them, in a stable order."""
    return sorted(
        path
        for path in PACKAGE.rglob("*")
        if path.is_file()
        and path.parent.name != "__pycache__"
        and path.suffix not in (".so", ".pyd")
    )


# -- building ----------------------------------------------------------------------------------


def require_tools() -> None:
    """Refuses, with what to install, where compiling can't work."""
    if missing := [name for name in ("mypyc", "setuptools") if not importlib.util.find_spec(name)]:
        raise CrannogError(f"compiling needs {' and '.join(missing)}; install with: {EXTRA}")
    if os.name == "nt":
        return  # setuptools finds the compiler there, or says why not
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise CrannogError(
            f"compiling needs a C compiler, and there is no {compiler!r}; "
            "install one (on Debian: apt install gcc) or name yours in the variable CC"
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        raise CrannogError(
            "compiling needs the C headers of this Python; "
            "install them (on Debian: apt install python3-dev)"
        )


def build(directory: Path, report: Callable[[str], None]) -> Path:
    """Copies the package into the directory, compiles it there and returns where it is."""
    done = directory / "done"
    for path in package_files():
        copy = done / PACKAGE.name / path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    write_direct_rules(done)
    groups = groups_to_compile(done)
    count = sum(len(paths) for paths, _ in groups)
    report(f"Compiling {count} modules; this takes some minutes, once for these sources ...")
    start = time.monotonic()
    with opened_classes(done):
        run_mypyc(done, groups)
    for scrap in ("build", ".mypy_cache"):
        shutil.rmtree(done / scrap, ignore_errors=True)
    (done / "setup.py").unlink()
    report(f"Compiled in {time.monotonic() - start:.0f} s.")
    return done


def write_direct_rules(root: Path) -> None:
    """Puts each game's package beside ours, rewritten as crannog.direct plays it."""
    for game in game_folders(root):
        write(package_of(game), sources_of_folder(package_of(game), game), root)


def groups_to_compile(root: Path) -> list[tuple[list[str], str]]:
    """The modules to compile, as paths relative to the root: the kernel's, and each game's.

    A game has a group of rewritten rules, and one of rules as they are written if its hosted play
    is compiled. Calls within a group are direct, and groups are compiled side by side.
    """
    package = root / PACKAGE.name
    found = [("kernel", [path for pattern in KERNEL for path in sorted(package.glob(pattern))])]
    for game in game_folders(root):
        rewritten = root / direct_name(package_of(game))
        found.append((f"direct_{game.name}", modules_without(rewritten, (*PARTS, *TOLD))))
        if hosted() == "all" or game.name in hosted().split(","):
            found.append((game.name, modules_without(game, PARTS)))
    return [
        ([path.relative_to(root).as_posix() for path in paths], f"{PACKAGE.name}_{name}")
        for name, paths in found
    ]


def game_folders(root: Path) -> list[Path]:
    """The folder of each game in the copy of the package."""
    return sorted(path.parent for path in root.glob(f"{PACKAGE.name}/games/*/__init__.py"))


def package_of(game: Path) -> str:
    """What the game in that folder is called when imported."""
    return f"{PACKAGE.name}.games.{game.name}"


def modules_without(folder: Path, left_out: Collection[str]) -> list[Path]:
    """The modules of a game's folder without those that compiled would gain nothing.

    What is left out may be a module or a folder of modules.
    """
    return sorted(
        path
        for path in folder.rglob("*.py")
        if path.relative_to(folder).parts[0].removesuffix(".py") not in left_out
    )


@contextlib.contextmanager
def opened_classes(root: Path) -> Iterator[None]:
    """While compiling, the copy's classes of OPEN admit subclasses that are not compiled."""
    texts: dict[Path, str] = {}
    for name, opened in OPEN.items():
        path = root / PACKAGE.name / name
        texts[path] = path.read_text(encoding="utf-8")
        before, found, after = texts[path].partition(f"\nclass {opened}")
        if not found:
            raise CrannogError(f"{name} has no class {opened} any more; mend OPEN in speed.py")
        path.write_text(f"{before}\n{OPENED}{opened}{after}", encoding="utf-8")
    yield
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


def run_mypyc(root: Path, groups: list[tuple[list[str], str]]) -> None:
    """Runs mypyc and the C compiler in the root; the machine code lands beside the sources."""
    setup = SETUP.format(groups=groups, level=optimisation())
    (root / "setup.py").write_text(setup, encoding="utf-8")
    environ = {name: text for name, text in os.environ.items() if name != "MYPYPATH"}
    environ["CFLAGS"] = " ".join([environ.get("CFLAGS", ""), *FLAGS])
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
        cwd=root,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        log = compiled_home() / LOG
        log.write_text(done.stdout, encoding="utf-8")
        lines = done.stdout.strip().splitlines()
        errors = [line for line in lines if "error:" in line.lower()] or lines
        shown = "\n  ".join(errors[-LOG_LINES_SHOWN:])
        raise CrannogError(f"compiling failed; all of it is in {log}:\n  {shown}")


def remove_stale(home: Path) -> None:
    """Removes what was compiled from other sources, and builds that never ended."""
    for path in home.parent.iterdir():
        if path != home and path.is_dir() and not is_being_built(path):
            shutil.rmtree(path, ignore_errors=True)


def is_being_built(directory: Path) -> bool:
    """Whether somebody may be compiling in that directory right now."""
    age = time.time() - directory.stat().st_mtime
    return directory.name.startswith(UNFINISHED) and age < ABANDONED_AFTER
