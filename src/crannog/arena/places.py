"""Where a run is played: on this machine, or on a cluster of Ray."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from crannog.arena.executor import Executor
from crannog.arena.pool import local
from crannog.kernel.game import Game
from crannog.words import Said

LOCAL: Final = "local"
RAY: Final = "ray"
AT: Final = "ray://"
PACKAGE: Final = Path(__file__).parents[1]  # the whole of Crannog


def workers_at(on: str, jobs: int | None, game: Game) -> Executor:
    """The workers of `local`, `ray` (of this machine) or `ray://host:port`; at most `jobs`."""
    if on == LOCAL:
        return local(jobs or 1)
    if on != RAY and not on.startswith(AT):
        raise Said("arena-no-place", place=on)
    require("ray")
    from crannog.arena.on_ray import RayCrew

    return RayCrew(None if on == RAY else on, jobs, packages_of(game))


def packages_of(game: Game) -> tuple[str, ...]:
    """The package of a game that is none of ours, for nodes that may not have it."""
    top = type(game).__module__.partition(".")[0]
    return () if top == PACKAGE.name else (top,)


def require(module: str) -> None:
    """Refuses, with what to install, where a library of the extra is missing."""
    if find_spec(module) is None:
        raise Said("arena-no-library", library=module)
