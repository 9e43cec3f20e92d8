"""The benchmark: our games interpreted and compiled, and their peers, in one run on one core.

Everything is measured in rounds, one after the other in each: a machine that is slower for a minute
is so for all. Of each figure the median of the rounds counts, and its range is told; a ratio is
taken within each round.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec

from crannog.bench.ours import OurFigures
from crannog.bench.peers import (
    Peer,
    PeerFigures,
    PeerUnavailableError,
    last_line,
    ready_peers,
    run_peer,
)
from crannog.kernel.errors import CrannogError
from crannog.parts.bench import Aims, Measured, measured_games
from crannog.speed import PACKAGE, compile_package

STARTUP_TIMEOUT: Final = 120.0
"""Beyond the time asked for; a measurement also finishes the game it is in."""


YARDSTICK: Final = "catanatron"
NATIVE: Final = ("rust-chess", "pokers")
COLUMNS: Final = (
    ("decisions/s", 12),
    ("range", 20),
    ("ticks/s", 12),
    ("games/s", 10),
    ("copy us", 9),
    ("clone us", 9),
    ("fork us", 9),
)
NAME_WIDTH: Final = 34


class Spread(NamedTuple):
    """A figure of several rounds: the median, the smallest and the largest."""

    median: float
    least: float
    most: float


def spread(values: Iterable[float]) -> Spread:
    """The spread of these values."""
    found = list(values)
    return Spread(median(found), min(found), max(found))


@dataclass(frozen=True)
class Round:
    """What one round measured."""

    ours: list[OurFigures]
    peers: list[PeerFigures]


@dataclass(frozen=True)
class Ratio:
    """Ours to another's, taken within each round."""

    what: str
    value: Spread
    aim: str = ""

    def line(self) -> str:
        """The ratio for people."""
        value = self.value
        low_high = f"{value.least:.2f}-{value.most:.2f}"
        return f"{self.what:<66}{value.median:>7.2f}  {low_high:<14}{self.aim}".rstrip()


@dataclass(frozen=True)
class Report:
    """All that one run measured."""

    python: str
    seconds: float
    rounds: list[Round]
    ratios: list[Ratio]


def bench(
    seconds: float = 5.0,
    compiled: bool = True,
    peers: bool = True,
    rounds: int = 5,
    report: Callable[[str], None] = print,
) -> int:
    """Measures, prints a table with the ratios, and last one line of JSON; returns the exit code.

    Each row gets so many seconds, all rounds together. What can't be compiled or installed is told
    and left out.
    """
    packages = [PACKAGE.parent, *(compiled_package(report) if compiled else [])]
    others = ready_peers(report) if peers else {}
    measured = [
        measure_round(number, packages, others, seconds / rounds, report)
        for number in range(1, rounds + 1)
    ]
    ratios = all_ratios(measured)
    for line in table(measured):
        report(line)
    for ratio in ratios:
        report(ratio.line())
    figures = Report(sys.version.split()[0], seconds, measured, ratios)
    report(msgspec.json.encode(figures).decode())
    return 0


def compiled_package(report: Callable[[str], None]) -> list[Path]:
    """Where the compiled package is, which is compiled first where that is not done yet."""
    try:
        return [compile_package(report)]
    except CrannogError as error:
        report(f"The compiled games are left out: {error}")
        return []


def measure_round(
    number: int,
    packages: list[Path],
    others: dict[Peer, Path],
    seconds: float,
    report: Callable[[str], None],
) -> Round:
    """Measures each game of each package, then each peer; who fails is not measured again."""
    report(f"Round {number} ...")
    ours = [
        measure_game(path, measured, seconds) for path in packages for measured in measured_games()
    ]
    theirs: list[PeerFigures] = []
    for peer, python in list(others.items()):
        try:
            theirs += run_peer(peer, python, seconds)
        except PeerUnavailableError as error:
            report(f"{peer.package} is left out: {error}")
            del others[peer]
    return Round(ours, theirs)


def measure_game(path: Path, measured: Measured, seconds: float) -> OurFigures:
    """The figures of the package in that directory, in a process of its own."""
    others = os.environ.get("PYTHONPATH")
    environ = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(path), *([others] if others else [])]),
    }
    game = ["--game", measured.game.id, "--seats", str(measured.aims.seats)]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "crannog.bench.ours", *game, "--seconds", str(seconds)],
            env=environ,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=seconds * 10 + STARTUP_TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise CrannogError(f"{measured.game.id} could not be measured: {error}") from error
    if done.returncode:
        raise CrannogError(f"{measured.game.id} could not be measured: {last_line(done.stderr)}")
    return msgspec.json.decode(done.stdout, type=OurFigures)


# -- telling -----------------------------------------------------------------------------------


def all_ratios(rounds: list[Round]) -> list[Ratio]:
    """Ours to the yardstick and to the native engines, where every round has them."""
    aims = {measured.game.id: measured.aims for measured in measured_games()}
    peers = peers_of(rounds)
    ratios: list[Ratio] = []
    for ours in ours_of(rounds):
        if YARDSTICK in peers:
            ratios += ratios_of(ours, aims[ours[0].game], peers[YARDSTICK])
        for name in NATIVE:
            if name in peers:
                ratios += rates(ours, peers[name], "level with it: 1")
    return ratios


def ours_of(rounds: list[Round]) -> list[list[OurFigures]]:
    """The figures of each row of ours, of all rounds."""
    return [list(row) for row in zip(*(one.ours for one in rounds), strict=True)]


def peers_of(rounds: list[Round]) -> dict[str, list[PeerFigures]]:
    """The same for the peers, by name; who failed in some round is left out."""
    found: dict[str, list[PeerFigures]] = {}
    for one in rounds:
        for figures in one.peers:
            found.setdefault(figures.name, []).append(figures)
    return {name: figures for name, figures in found.items() if len(figures) == len(rounds)}


def ratios_of(ours: list[OurFigures], aims: Aims, peer: list[PeerFigures]) -> list[Ratio]:
    """Like for like, against every step the peer makes, as hosted, and of the copies."""
    first = ours[0]
    aim = aims.compiled if first.compiled else aims.interpreted
    hosted = "" if first.compiled else f"aim: at least {aims.hosted:g}"
    copies = [
        mine.clone_us / other.copy_us
        for mine, other in zip(ours, peer, strict=True)
        if other.copy_us is not None
    ]
    return [
        *rates(ours, peer, f"aim: at least {aim:g}"),
        Ratio(
            f"{hosted_name(first)}: decisions/s to {peer[0].name}'s",
            spread(
                mine.hosted_per_second / other.decisions_per_second
                for mine, other in zip(ours, peer, strict=True)
            ),
            hosted,
        ),
        Ratio(
            f"{our_name(first)}: cost of a clone to {peer[0].name}'s copy",
            spread(copies),
            "" if aims.clone is None else f"aim: at most {aims.clone:g}",
        ),
    ]


def rates(ours: list[OurFigures], peer: list[PeerFigures], aim: str) -> list[Ratio]:
    """Our decisions to the peer's decisions, and to all its steps."""
    pairs = list(zip(ours, peer, strict=True))
    name, other = our_name(ours[0]), peer[0].name
    return [
        Ratio(
            f"{name}: decisions/s to {other}'s",
            spread(mine.decisions_per_second / its.decisions_per_second for mine, its in pairs),
            aim,
        ),
        Ratio(
            f"{name}: decisions/s to {other}'s ticks/s",
            spread(mine.decisions_per_second / its.ticks_per_second for mine, its in pairs),
        ),
    ]


def our_name(figures: OurFigures) -> str:
    """What the rows about a game of ours are called."""
    return f"{figures.game}, {'compiled' if figures.compiled else 'interpreted'}"


def hosted_name(figures: OurFigures) -> str:
    """The same for matches that are kept."""
    return f"{our_name(figures)}, as hosted"


def table(rounds: list[Round]) -> list[str]:
    """Rows of figures, in processor time: medians, and the range of the decisions."""
    rows = [row("random play, one core", *(name for name, _ in COLUMNS))]
    for ours in ours_of(rounds):
        rows.append(our_row(ours))
        rows.append(
            row(hosted_name(ours[0]), *decisions(figures.hosted_per_second for figures in ours))
        )
    rows += [peer_row(figures) for figures in peers_of(rounds).values()]
    return ["", *rows, ""]


def our_row(ours: list[OurFigures]) -> str:
    """A game of ours in play that nobody watches, and its copies."""
    return row(
        our_name(ours[0]),
        *decisions(figures.decisions_per_second for figures in ours),
        "-",
        f"{median(figures.games_per_second for figures in ours):,.1f}",
        f"{median(figures.copy_us for figures in ours):.1f}",
        f"{median(figures.clone_us for figures in ours):.1f}",
        f"{median(figures.fork_us for figures in ours):.1f}",
    )


def peer_row(peer: list[PeerFigures]) -> str:
    """A game of a peer."""
    copies = [figures.copy_us for figures in peer if figures.copy_us is not None]
    return row(
        f"{peer[0].name} {peer[0].version}",
        *decisions(figures.decisions_per_second for figures in peer),
        f"{median(figures.ticks_per_second for figures in peer):,.0f}",
        f"{median(figures.games_per_second for figures in peer):,.1f}",
        f"{median(copies):.1f}" if copies else "-",
    )


def decisions(rates: Iterable[float]) -> tuple[str, str]:
    """Decisions per second, and their range."""
    found = spread(rates)
    return f"{found.median:,.0f}", f"{found.least:,.0f}-{found.most:,.0f}"


def row(name: str, *cells: str) -> str:
    """One line of the table; cells that are missing are dashes."""
    filled = [*cells, *["-"] * (len(COLUMNS) - len(cells))]
    columns = zip(filled, COLUMNS, strict=True)
    return f"{name:<{NAME_WIDTH}}" + "".join(f"{cell:>{width}}" for cell, (_, width) in columns)
