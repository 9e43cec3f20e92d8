"""What a game's package brings besides its code: words, rules, a first-game guide."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from crannog.kernel.errors import CrannogError


class NoPackage(CrannogError):
    """A game names a package that is not installed."""


def folder_of(package: str, *names: str) -> Traversable | None:
    """The folder of that name in a package; None where the package has none, or there is none."""
    if not package:
        return None
    try:
        folder = files(package)
    except ModuleNotFoundError as error:
        raise NoPackage(f"a game names the package {package!r}, which is not there") from error
    for name in names:
        folder = folder.joinpath(name)
    return folder if folder.is_dir() else None


def text_of(package: str, folder: str, name: str) -> str | None:
    """The text of a file in a package's folder; None where there is none."""
    found = folder_of(package, folder)
    if found is None or not found.joinpath(name).is_file():
        return None
    return found.joinpath(name).read_text(encoding="utf-8")
