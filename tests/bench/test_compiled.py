"""The compiled package: it plays, stores and serves the same matches as the sources.

It is compiled once for these sources and kept in pytest's cache: the direct rules of every game,
of Inis alone the generators too, all without optimisation. It is compiled as `crannog compile` does
with MYPYC_OPT_LEVEL=2 CRANNOG_COMPILE_HOSTED=all.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from crannog import speed
from crannog.kernel.errors import CrannogError
from tests.server.playing import play, tokens
from tests.server.running import Player, Service

ROOT = Path(__file__).parents[2]
SAME_MATCHES = Path(__file__).with_name("same_matches.py")
SCENARIOS = ROOT / "tests" / "scenarios"

pytestmark = pytest.mark.timeout(1800)  # compiling takes minutes on a busy machine


class Compiled(NamedTuple):
    """Where the compiled package is, and the environment in which it is found."""

    home: Path
    environ: dict[str, str]


@pytest.fixture(scope="module")
def compiled(request: pytest.FixtureRequest) -> Compiled:
    """The package, compiled from the sources as they are now; nothing lands among those."""
    cache = request.config.cache
    assert cache is not None
    variables = {
        "XDG_CACHE_HOME": str(cache.mkdir("compiled")),
        speed.LEVEL: os.environ.get(speed.LEVEL, "0"),
        speed.HOSTED: os.environ.get(speed.HOSTED, "inis"),
    }
    try:
        speed.require_tools()
    except CrannogError as missing:
        pytest.skip(str(missing))
    before = source_files()
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        home = speed.compile_package(print)
    assert source_files() == before
    return Compiled(home, {**os.environ, **variables})


def source_files() -> list[Path]:
    """The files of the source tree, without what Python leaves there by itself."""
    return sorted(path for path in speed.PACKAGE.rglob("*") if "__pycache__" not in path.parts)


def output_of(arguments: Sequence[str], *path: Path) -> list[str]:
    """What Python prints with these directories first on its path."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_plays_the_same_matches(compiled: Compiled):
    """Whole matches: the same asks, events, snapshots, saves, undos, forks and final states.

    What nobody watches is played here by compiled direct rules, there by generators as written.
    """
    expected = output_of([str(SAME_MATCHES), "generators"], speed.PACKAGE.parent)
    found = output_of([str(SAME_MATCHES), "direct"], compiled.home)
    assert (expected[0], found[0]) == ("interpreted", "compiled")
    assert found[1:] == expected[1:]
    assert len(found) > 55
    assert not [line for line in found if "unfinished" in line]


def test_its_base_classes_admit_interpreted_games(compiled: Compiled):
    """A game from another package, not compiled, runs on the compiled kernel."""
    script = (
        "from crannog.kernel.match import Match\n"
        "from pebbles import PebblesGame\n"
        "match = Match.new(PebblesGame(), 2, 1)\n"
        "while match.pending:\n"
        "    seat, ask = next(iter(match.pending.items()))\n"
        "    match.choose(seat, ask.options[0])\n"
        "print(match.result['reason'])\n"
    )
    assert output_of(["-c", script], compiled.home, ROOT / "examples" / "pebbles" / "src")


def test_it_runs_scenarios(compiled: Compiled):
    """Positions from files are read as the sources read them."""
    files = sorted(str(path) for path in SCENARIOS.glob("*.yaml"))
    words = ["-m", "crannog.cli.main", "scenario", *files]
    assert output_of(words, compiled.home) == output_of(words, speed.PACKAGE.parent)


@pytest.mark.parametrize("words", ["inis --seats random,random", "horizons --seats greedy"])
def test_it_plays_with_habits_and_faces(compiled: Compiled, words: str):
    """What games bring besides their rules is not compiled, and works with rules that are."""
    play = ["-m", "crannog.cli.main", "play", *words.split(), "--seed", "1", "--lang", "en"]
    assert output_of(play, compiled.home) == output_of(play, speed.PACKAGE.parent)


class CompiledService(Service):
    """`crannog --compiled serve`."""

    def __init__(self, data: Path, environ: dict[str, str]) -> None:
        super().__init__(data)
        limits = {"CRANNOG_CHOICES_PER_SECOND": "500", "CRANNOG_REQUESTS_PER_SECOND": "500"}
        self.environ = {**environ, **limits}

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--no-open"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "crannog.cli.main", "--compiled", *words],
                env=self.environ,
                stdout=log,
                stderr=log,
            )
        self.await_health()


@pytest.fixture
def service(compiled: Compiled, tmp_path: Path) -> Iterator[CompiledService]:
    """A compiled service with an empty data folder."""
    made = CompiledService(tmp_path, compiled.environ)
    made.start()
    yield made
    if made.process is not None and made.process.poll() is None:
        made.stop()


def test_its_service_reopens_a_table_after_the_draft(service: CompiledService):
    """What the seats know after a draft is part of the snapshot; the table goes on from it."""
    made = service.create("inis", "me", "me", "me", seed=5)
    player = Player(service, made["table"], *tokens(made))
    rng = random.Random(1)
    while player.asked()[1]["view"]["phase"] != "season":
        play(player, rng, 1)
    play(player, rng, 5)
    seat, before = player.asked()
    player.close()
    service.stop()
    service.start()
    player = Player(service, made["table"], *tokens(made))
    assert player.asked()[0] == seat
    after = player.state[seat]
    for part in ("count", "told", "view", "ask"):
        assert after[part] == before[part]
    assert len(play(player, rng, 20)) == 20
    player.close()
