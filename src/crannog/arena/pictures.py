"""Pictures of results: values with their intervals (needs the extra [arena])."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

DOT: Final = "#1f6f6b"
EXPECTED: Final = "#b0672c"
ROW: Final = 0.26  # inches
# Same picture, same file: no date, no random ids
SETTINGS: Final = {"svg.hashsalt": "crannog", "svg.fonttype": "none"}


class Bar(NamedTuple):
    """A value with its interval; `expected` is what it would be without any difference."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """Some values under a title; `shares` are of 1, and shown in per cent."""

    title: str
    axis: str
    bars: Sequence[Bar]
    shares: bool


def draw(panels: Sequence[Panel], path: Path) -> None:
    """The panels below each other, as SVG, PNG or PDF by the name of the file."""
    heights = [ROW * len(panel.bars) + 0.9 for panel in panels]
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(8, sum(heights)), layout="constrained")
        axes = figure.subplots(len(panels), 1, squeeze=False, height_ratios=heights)
        for panel, (axis,) in zip(panels, axes, strict=True):
            draw_panel(panel, axis)
        stamp = {"Date": None} if path.suffix == ".svg" else {}
        figure.savefig(path, metadata=stamp, dpi=144)


def draw_panel(panel: Panel, axis: "matplotlib.axes.Axes") -> None:
    """One panel, its first value on top."""
    bars = panel.bars
    places = range(len(bars))
    values = [bar.value for bar in bars]
    below = [max(0.0, bar.value - bar.low) for bar in bars]
    above = [max(0.0, bar.high - bar.value) for bar in bars]
    axis.errorbar(values, places, xerr=(below, above), fmt="o", color=DOT, capsize=3, markersize=4)
    for place, bar in zip(places, bars, strict=True):
        if bar.expected is not None:
            axis.plot([bar.expected] * 2, [place - 0.4, place + 0.4], color=EXPECTED, linewidth=1.2)
    axis.set_yticks(list(places), [bar.label for bar in bars])
    axis.set_ylim(len(bars) - 0.5, -0.5)
    axis.set_title(panel.title, loc="left", fontsize=11)
    axis.set_xlabel(panel.axis)
    axis.grid(axis="x", alpha=0.3)
    if panel.shares:
        axis.xaxis.set_major_formatter(PercentFormatter(1.0))
