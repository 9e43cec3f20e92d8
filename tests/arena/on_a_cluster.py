"""Series on a real cluster of Ray: several nodes, all on this machine.

`test_ray.py` runs these tests, in a process of their own.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import crannog
from crannog.arena.executor import Executor
from crannog.arena.kept import Kept
from crannog.arena.places import packages_of, workers_at
from crannog.arena.report import merged
from crannog.arena.series import play_series
from crannog.arena.simulation import Simulation
from crannog.games.inis import GAME
from crannog.words import Said
from tests.arena.series import Squares, squares

# So that the cluster stays on 127.0.0.1; read once, when Ray is imported
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
from ray.cluster_utils import Cluster

from crannog.arena.on_ray import pack

NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}


def other(name: str) -> dict[str, Any]:
    """What a further node is begun with: its own folder for what is sent to it, as a machine has.

    Else it would unpack the package anew under the hands of those who use it.
    """
    return {**NODE, "runtime_env_dir_name": f"sent-to-{name}"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Three nodes of one processor each."""
    head = {**NODE, "include_dashboard": False}
    built = Cluster(initialize_head=True, head_node_args=head)
    for name in ("second", "third"):
        built.add_node(**other(name))
    yield built
    built.shutdown()


@pytest.fixture
def on_ray(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Executor]:
    """The workers of that cluster, which know the tests' own package, too."""
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    monkeypatch.setattr("crannog.arena.places.packages_of", lambda game: ("tests",))
    with workers_at("ray", None, GAME) as executor:
        yield executor


def test_the_package_reaches_the_nodes(on_ray: Executor) -> None:
    """They run what was sent to each of them, not what is installed there."""
    assert on_ray.workers == 3
    for _, (place, folder, process) in on_ray.each(where, range(6)):
        assert place.startswith(folder)
        assert not place.startswith(str(Path(crannog.__file__).parent))
        assert process != os.getpid()


def where(_: int) -> tuple[str, str, int]:
    """Where the package lies, the folder in which Ray put it, and the process."""
    return crannog.__file__, os.getcwd(), os.getpid()


def test_matches_are_the_same_on_ray(on_ray: Executor) -> None:
    """As in this process."""
    series = Simulation(GAME, ("random", "random"), 5, {"max_rounds": 3}, 20_000, False, 12)
    with Kept(series.described()) as kept:
        assert sum(play_series(series, on_ray, kept)) == 12
        found = merged(kept.parts(), series.empty())
    assert found == merged([series.play(range(12))], series.empty())


def test_a_killed_worker_loses_nothing(on_ray: Executor, tmp_path: Path) -> None:
    """Two workers end in the middle of their part; both parts are played again."""
    series = Squares(300, tmp_path, frozenset([5, 150]))
    with Kept(series.described()) as kept:
        assert sum(play_series(series, on_ray, kept)) == 300
        assert squares(kept) == [number**2 for number in range(300)]
    assert {path.name for path in tmp_path.glob("died-*")} == {"died-5", "died-150"}
    assert on_ray.lost == 2


def test_a_node_that_goes_away_loses_nothing(on_ray: Executor, cluster: Cluster) -> None:
    """A machine of the cluster is gone in the middle; the others do its part, too."""
    fourth = cluster.add_node(**other("fourth"))
    cluster.wait_for_nodes()
    results = on_ray.each(slow_square, range(40))
    found = dict([next(results)])
    cluster.remove_node(fourth, allow_graceful=False)
    found |= dict(results)
    assert found == {number: number**2 for number in range(40)}


def slow_square(number: int) -> int:
    """Takes a moment."""
    time.sleep(0.1)
    return number**2


def test_an_error_of_the_work_itself_comes_back(on_ray: Executor) -> None:
    """As it is, and it is no loss."""
    with pytest.raises(ZeroDivisionError):
        list(on_ray.each(inverse, [0]))
    with pytest.raises(Said, match="The bot “a” is named twice"):
        list(on_ray.each(complain, ["a"]))
    assert on_ray.lost == 0


def inverse(number: int) -> float:
    """Fails for 0."""
    return 1 / number


def complain(bot: str) -> None:
    """Fails with an error that has words."""
    raise Said("arena-bot-twice", bot=bot)


def test_ray_does_not_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is too busy, for instance: it is told in words."""

    def too_slow(**given: object) -> None:
        if given.get("address") == "auto":
            raise ConnectionError("none is there")
        raise Exception("timed out during startup")

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setattr("ray.init", too_slow)
    with pytest.raises(Said, match="Ray could not be started on this machine: timed out"):
        workers_at("ray", None, GAME)


def test_no_cluster_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and none is begun in its place."""
    for patience in ("INITIAL_TIMEOUT_SEC", "MAX_TIMEOUT_SEC"):
        monkeypatch.setattr(f"ray.util.client.worker.{patience}", 0.1)
    with pytest.raises(Said, match=r"There is no Ray cluster at ray://127\.0\.0\.1:1"):
        workers_at("ray://127.0.0.1:1", None, GAME)


def test_a_game_of_another_package_goes_along() -> None:
    """Nodes may not have it."""
    from pebbles.game import GAME as PEBBLES

    assert packages_of(GAME) == ()
    assert packages_of(PEBBLES) == ("pebbles",)


def test_rewritten_rules_go_along_with_a_compiled_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They lie beside it, and a node would otherwise rewrite them anew, without machine code."""
    rules = "crannog_direct_crannog_games_toy/rules.so"
    for name in ("crannog/__init__.py", rules, "crannog_direct_toy__mypyc.so"):
        (tmp_path / "from" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "from" / name).touch()
    monkeypatch.setattr("crannog.arena.on_ray.PACKAGE", tmp_path / "from" / "crannog")
    sent = tmp_path / "sent"
    sent.mkdir()
    pack(sent, ())
    found = sorted(path.relative_to(sent).as_posix() for path in sent.rglob("*.*"))
    assert found == ["crannog/__init__.py", rules, "crannog_direct_toy__mypyc.so"]
