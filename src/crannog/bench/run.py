"""The benchmark: Inis interpreted and compiled, and its peers, in one run on one core."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from crannog.bench.inis_bench import InisFigures
from crannog.bench.peers import PeerFigures, last_line, measure_peers
from crannog.kernel.errors import CrannogError
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
    inis: list[InisFigures]
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
    report("Measuring Inis, interpreted ...")
    inis = [measure_inis(PACKAGE.parent, seconds)]
    if compiled:
        inis += measure_compiled(seconds, report)
    others = measure_peers(seconds, report) if peers else []
    yardsticks = [peer for peer in others if peer.name == YARDSTICK]
    ratios = [ratio for peer in yardsticks for ours in inis for ratio in ratios_of(ours, peer)]
    for line in table(inis, others):
        report(line)
    for ratio in ratios:
        report(ratio.line())
    figures = Report(sys.version.split()[0], seconds, inis, others, ratios)
    report(msgspec.json.encode(figures).decode())
    return 0


def measure_compiled(seconds: float, report: Callable[[str], None]) -> list[InisFigures]:
    """The figures of the compiled package, which is compiled first where that is not done yet."""
    try:
        path = compile_package(report)
    except CrannogError as error:
        report(f"Compiled Inis is left out: {error}")
        return []
    report("Measuring Inis, compiled ...")
    return [measure_inis(path, seconds)]


def measure_inis(path: Path, seconds: float) -> InisFigures:
    """The figures of the package in that directory, in a process of its own."""
    others = os.environ.get("PYTHONPATH")
    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), *([others] if others else [])]),
    }
    command = [sys.executable, "-m", "crannog.bench.inis_bench", "--seconds", str(seconds)]
    done = subprocess.run(
        command,
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=seconds * 10 + STARTUP_TIMEOUT,
        check=False,
    )
    if done.returncode:
        raise CrannogError(f"Inis could not be measured: {last_line(done.stderr)}")
    return msgspec.json.decode(done.stdout, type=InisFigures)


# -- telling -----------------------------------------------------------------------------------


def ratios_of(ours: InisFigures, peer: PeerFigures) -> list[Ratio]:
    """Ours to the peer's: like for like, against every step the peer makes, and of the copies."""
    name = inis_name(ours)
    fast = "aim: at least 10" if ours.compiled else "aim: at least 3"
    return [
        Ratio(
            f"{name}: decisions/s to {peer.name}'s",
            ours.decisions_per_second / peer.decisions_per_second,
            fast,
        ),
        Ratio(
            f"{name}: decisions/s to {peer.name}'s ticks/s",
            ours.decisions_per_second / peer.ticks_per_second,
        ),
        Ratio(
            f"{name}: cost of a clone to {peer.name}'s copy",
            ours.clone_us / peer.copy_us,
            "aim: at most 0.5",
        ),
    ]


def inis_name(figures: InisFigures) -> str:
    """What the rows about Inis are called."""
    return "inis, compiled" if figures.compiled else "inis, interpreted"


def table(inis: list[InisFigures], peers: list[PeerFigures]) -> list[str]:
    """A row of figures for each game, in processor time."""
    rows = [row("random play, one core", *COLUMNS)]
    for ours in inis:
        rows.append(
            row(
                inis_name(ours),
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
