"""Faces for programs that learn: Gymnasium, PettingZoo, OpenSpiel (docs/guide/environments.md)."""

from importlib.util import find_spec
from typing import Final

from crannog.kernel.errors import CrannogError

LIBRARIES: Final = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def require() -> None:
    """CrannogError where a library of the extra is missing."""
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        raise CrannogError(
            f"the environments need {', '.join(missing)}: pip install 'crannog[envs]'"
        )
