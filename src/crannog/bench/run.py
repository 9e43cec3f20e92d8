"""The benchmark: our games interpreted and compiled, and their peers, in one run on one core."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from crannog.bench.ours import OurFigures
from crannog.bench.peers import PeerFigures, last_line, measure_peers
from crannog.kernel.errors import CrannogError
from crannog.parts.bench import Aims, Measured, measured_games
from crannog.speed import PACKAGE, compile_package

STARTUP_TIMEOUT: Final = 120.0
"""Beyond the time asked for; a measurement also finishes the game it is in."""


YARDSTICK: Final = "catanatron"
COLUMNS: Final = ("decisions/s", "ticks/s", "games/s", "copy us", "clone us", "fork us")
NAME_WIDTH: Final = 26
COLUMN_WIDTH: Final = 12


@dataclass(frozen=True)
class Ratio:
    """Ours to the yardstick's."""

    what: str
    value: float
    aim: str = ""

    def line(self) -> str:
        """The ratio for people."""
        return f"{self.what:<64}{self.value:>7.2f}   {self.aim}".rstrip()


@dataclass(frozen=True)
class Report:
    """All that one run measured."""

    python: str
    seconds: float
    ours: list[OurFigures]
    peers: list[PeerFigures]
    ratios: list[Ratio]


def bench(
    seconds: float = 5.0,
    compiled: bool = True,
    peers: bool = True,
    report: Callable[[str], None] = print,
) -> int:
    """Measures, prints a table with the ratios, and last one line of JSON; returns the exit code.

    What can't be compiled or installed is told and left out.
    """
    ours = measure_ours(PACKAGE.parent, seconds, report)
    if compiled:
        ours += measure_compiled(seconds, report)
    others = measure_peers(seconds, report) if peers else []
    yardsticks = [peer for peer in others if peer.name == YARDSTICK]
    aims = {measured.game.id: measured.aims for measured in measured_games()}
    ratios = [
        ratio
        for peer in yardsticks
        for one in ours
        for ratio in ratios_of(one, aims[one.game], peer)
    ]
    for line in table(ours, others):
        report(line)
    for ratio in ratios:
        report(ratio.line())
    figures = Report(sys.version.split()[0], seconds, ours, others, ratios)
    report(msgspec.json.encode(figures).decode())
    return 0


def measure_compiled(seconds: float, report: Callable[[str], None]) -> list[OurFigures]:
    """The figures of the compiled package, which is compiled first where that is not done yet."""
    try:
        path = compile_package(report)
    except CrannogError as error:
        report(f"The compiled games are left out: {error}")
        return []
    return measure_ours(path, seconds, report)


def measure_ours(path: Path, seconds: float, report: Callable[[str], None]) -> list[OurFigures]:
    """The figures of all games, with the package in that directory."""
    figures = []
    for measured in measured_games():
        report(f"Measuring {measured.game.id} in {path.name} ...")
        figures.append(measure_game(path, measured, seconds))
    return figures


def measure_game(path: Path, measured: Measured, seconds: float) -> OurFigures:
    """The figures of the package in that directory, in a process of its own."""
    others = os.environ.get("PYTHONPATH")
    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), *([others] if others else [])]),
    }
    game = ["--game", measured.game.id, "--seats", str(measured.aims.seats)]
    done = subprocess.run(
        [sys.executable, "-m", "crannog.bench.ours", *game, "--seconds", str(seconds)],
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=seconds * 10 + STARTUP_TIMEOUT,
        check=False,
    )
    if done.returncode:
        raise CrannogError(f"{measured.game.id} could not be measured: {last_line(done.stderr)}")
    return msgspec.json.decode(done.stdout, type=OurFigures)


# -- telling -----------------------------------------------------------------------------------


def ratios_of(ours: OurFigures, aims: Aims, peer: PeerFigures) -> list[Ratio]:
    """Ours to the peer's: like for like, against every step the peer makes, and of the copies."""
    name = our_name(ours)
    aim = aims.compiled if ours.compiled else aims.interpreted
    return [
        Ratio(
            f"{name}: decisions/s to {peer.name}'s",
            ours.decisions_per_second / peer.decisions_per_second,
            f"aim: at least {aim:g}",
        ),
        Ratio(
            f"{name}: decisions/s to {peer.name}'s ticks/s",
            ours.decisions_per_second / peer.ticks_per_second,
        ),
        Ratio(
            f"{name}: cost of a clone to {peer.name}'s copy",
            ours.clone_us / peer.copy_us,
            "" if aims.clone is None else f"aim: at most {aims.clone:g}",
        ),
    ]


def our_name(figures: OurFigures) -> str:
    """What the rows about a game of ours are called."""
    return f"{figures.game}, {'compiled' if figures.compiled else 'interpreted'}"


def table(games: list[OurFigures], peers: list[PeerFigures]) -> list[str]:
    """A row of figures for each game, in processor time."""
    rows = [row("random play, one core", *COLUMNS)]
    for ours in games:
        rows.append(
            row(
                our_name(ours),
                f"{ours.decisions_per_second:,.0f}",
                "-",
                f"{ours.games_per_second:,.1f}",
                f"{ours.copy_us:.1f}",
                f"{ours.clone_us:.1f}",
                f"{ours.fork_us:.1f}",
            )
        )
    for peer in peers:
        rows.append(
            row(
                f"{peer.name} {peer.version}",
                f"{peer.decisions_per_second:,.0f}",
                f"{peer.ticks_per_second:,.0f}",
                f"{peer.games_per_second:,.1f}",
                f"{peer.copy_us:.1f}",
                "-",
                "-",
            )
        )
    return ["", *rows, ""]


def row(name: str, *cells: str) -> str:
    """One line of the table."""
    return f"{name:<{NAME_WIDTH}}" + "".join(f"{cell:>{COLUMN_WIDTH}}" for cell in cells)
