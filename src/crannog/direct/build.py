"""Where rewritten packages are kept: in the user's cache, by a digest of what they are made of."""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from crannog.direct.rewrite import CantRewrite, Package

UNFINISHED: Final = "unfinished-"
UNUSED_AFTER: Final = 30 * 24 * 3600.0  # seconds
PREFIX: Final = "crannog_direct_"
MAKERS: Final = ("build.py", "rewrite.py")


def direct_name(package: str) -> str:
    """What a package is called when rewritten."""
    return PREFIX + re.sub(r"\W", "_", package)


def rewritten_package(package: str) -> Path:
    """The folder, made if need be, in which the rewritten package lies.

    Several processes may make it at once: the first to finish puts it in its place.
    """
    sources = sources_of(package)
    name = f"{direct_name(package)}-{digest(sources)}"
    for cache in caches():
        with contextlib.suppress(OSError):
            home = cache / name
            if not home.exists():
                make(package, sources, home)
                remove_unused(cache)
            os.utime(home)
            return home
    raise CantRewrite(f"{package}: no folder for the rewritten package can be written to")


def sources_of(package: str) -> dict[str, str]:
    """The text of each module of the package, by its name."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        raise CantRewrite(f"{package} has no source that could be read")
    origin = Path(spec.origin)
    if spec.submodule_search_locations is None:
        return {package: origin.read_text(encoding="utf-8")}
    return sources_of_folder(package, origin.parent)


def sources_of_folder(package: str, folder: Path) -> dict[str, str]:
    """The same for a package in that folder."""
    return {
        module_name(package, path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
    }


def module_name(package: str, path: Path) -> str:
    """The name of the module in that file of the package."""
    parts = path.with_suffix("").parts
    return ".".join([package, *(parts[:-1] if parts[-1] == "__init__" else parts)])


def digest(sources: dict[str, str]) -> str:
    """A name for the sources together with the Python and the rewriter they are for."""
    found = hashlib.sha256(sys.version.encode())
    for maker in MAKERS:
        found.update(Path(__file__).with_name(maker).read_bytes())
    for module, text in sources.items():
        found.update(f"{module}\0{len(text)}\0{text}".encode())
    return found.hexdigest()[:16]


def caches() -> Iterator[Path]:
    """Folders to try: in the user's cache, then one for temporary files that is the user's own."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    yield Path(cache) / "crannog" / "direct"
    user = os.getuid() if hasattr(os, "getuid") else 0
    shared = Path(tempfile.gettempdir()) / f"crannog-direct-{user}"
    shared.mkdir(mode=0o700, exist_ok=True)
    if is_private(shared):
        yield shared


def is_private(folder: Path) -> bool:
    """Whether nobody else can put code there."""
    if not hasattr(os, "getuid"):
        return True  # Windows gives each user a folder
    found = folder.lstat()
    return folder.is_dir() and found.st_uid == os.getuid() and found.st_mode & 0o077 == 0


def make(package: str, sources: dict[str, str], home: Path) -> None:
    """Writes the rewritten package to a folder beside, and puts that in its place."""
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=home.parent) as unfinished:
        done = Path(unfinished) / "done"
        write(package, sources, done)
        try:
            done.rename(home)
        except OSError:
            if not home.exists():  # else another process was faster
                raise


def write(package: str, sources: dict[str, str], root: Path) -> None:
    """Writes the rewritten modules as a package in the folder."""
    made = Package(package, direct_name(package), sources)
    for module in sources:
        parts = made.renamed(module).split(".")
        is_package = module == package or any(other.startswith(f"{module}.") for other in sources)
        name = [*parts, "__init__.py"] if is_package else [*parts[:-1], f"{parts[-1]}.py"]
        path = root.joinpath(*name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made.rewritten(module), encoding="utf-8")


def remove_unused(cache: Path) -> None:
    """Removes what nobody used for a month, other versions' packages among it."""
    for path in cache.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > UNUSED_AFTER:
                shutil.rmtree(path)
