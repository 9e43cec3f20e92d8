"""Workers of a cluster of Ray: many machines (needs the extra [arena]).

The package goes along, compiled if this process runs it compiled, and so does the package of a game
that lies elsewhere. Nodes need the same Python and what Crannog depends on.
"""

import os
import shutil
import sys
from collections.abc import Callable, Hashable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias, cast

import ray
from ray.exceptions import (
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayTaskError,
    RuntimeEnvSetupError,
    WorkerCrashedError,
)

from crannog.arena.executor import Crew, Done, Job, LostWorker
from crannog.arena.places import PACKAGE
from crannog.direct.build import PREFIX
from crannog.words import Said

LOST: Final = (NodeDiedError, ObjectLostError, OutOfMemoryError, WorkerCrashedError)
NOT_SENT: Final = ("__pycache__", "web", "server", "face", "*.c")
LIBRARY: Final = "__mypyc"  # what mypyc lays beside a package that it compiled


Ref: TypeAlias = Hashable  # how Ray knows a task's result


class RayCrew(Crew[Ref]):
    """The workers of a cluster, which may grow and shrink; at most `limit` of them."""

    def __init__(self, address: str | None, limit: int | None, packages: tuple[str, ...]) -> None:
        """Joins the cluster at `address`; None: the one of this machine, begun if there is none."""
        self._limit = limit
        with TemporaryDirectory() as folder:
            pack(Path(folder), packages)
            join(address, limit, folder)
        self._task = ray.remote(num_cpus=1, max_retries=0)(do)

    @property
    def workers(self) -> int:
        """One for each processor of the cluster, as it is now."""
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        return processors if self._limit is None else min(self._limit, processors)

    def begin(self, work: Callable[[Job], Done], job: Job) -> Ref:
        """Hands the job to the cluster."""
        return cast(Ref, self._task.remote(work, job))

    def ended(self, tickets: list[Ref]) -> list[Ref]:
        """At least one job that has ended."""
        return cast(list[Ref], ray.wait(tickets, num_returns=1)[0])

    def result(self, ticket: Ref) -> object:
        """What the job came to; its own error, or that its worker is gone."""
        try:
            return cast(object, ray.get(ticket))
        except RayTaskError as error:
            raise error.cause from error
        except RuntimeEnvSetupError as error:
            raise Said("arena-ray-nodes", problem=str(error)) from error
        except LOST as error:
            raise LostWorker from error

    def close(self) -> None:
        """Leaves the cluster, which gives up what it does for this process."""
        ray.shutdown()


def do(work: Callable[[Job], Done], job: Job) -> Done:
    """A job, on a node."""
    return work(job)


def join(address: str | None, limit: int | None, folder: str) -> None:
    """Joins a cluster, whose nodes get what lies in the folder."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told of what is played here
    settings: dict[str, object] = {
        "runtime_env": {"working_dir": folder},
        "log_to_driver": False,
        "logging_level": "error",
    }
    try:
        ray.init(address=address or "auto", **settings)
    except ConnectionError as error:
        if address is not None or os.environ.get("RAY_ADDRESS"):
            where = address or os.environ["RAY_ADDRESS"]
            raise Said("arena-ray-away", address=where, problem=str(error)) from error
        begin_here(limit, settings)


def begin_here(limit: int | None, settings: dict[str, object]) -> None:
    """Begins a cluster of this machine alone, which ends with this process."""
    try:
        ray.init(num_cpus=limit, include_dashboard=False, **settings)
    except Exception as error:  # Ray raises just that where its processes don't come up in time
        raise Said("arena-ray-start", problem=str(error)) from error


def pack(folder: Path, packages: tuple[str, ...]) -> None:
    """Lays what a node needs into the folder: this package and others, with their machine code.

    Beside a compiled package lie the games' rewritten rules.
    """
    places = {PACKAGE.name: PACKAGE} | {name: place_of(name) for name in packages}
    places |= {found.name: found for found in PACKAGE.parent.glob(f"{PREFIX}*") if found.is_dir()}
    for name, place in places.items():
        shutil.copytree(place, folder / name, ignore=shutil.ignore_patterns(*NOT_SENT))
    for path in PACKAGE.parent.glob(f"*{LIBRARY}*"):
        shutil.copy(path, folder)


def place_of(package: str) -> Path:
    """Where a package lies that has been imported."""
    file = sys.modules[package].__file__
    assert file is not None
    return Path(file).parent
