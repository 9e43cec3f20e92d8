"""Draws the curve that `learn_inis.train` wrote: the share of matches won, with 95% intervals."""

import argparse
import csv
from pathlib import Path

import matplotlib

from crannog.bots.rates import wilson

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "learn-inis"  # the same figures give the same file

from matplotlib import pyplot  # noqa: E402  # after the settings

BOTS = {"random": "#3b7d4f", "greedy": "#b3541e"}


def draw(rows: list[dict[str, str]], path: Path) -> None:
    """Writes the picture."""
    figure, axes = pyplot.subplots(figsize=(7.2, 3.8))
    minutes = [float(row["seconds"]) / 60 for row in rows]
    for bot, colour in BOTS.items():
        counts = [(int(row[f"{bot}_won"]), int(row[f"{bot}_matches"])) for row in rows]
        bands = [wilson(won, matches) for won, matches in counts]
        rates = [won / matches for won, matches in counts]
        axes.plot(minutes, rates, marker="o", color=colour, label=f"against {bot}")
        low, high = zip(*bands, strict=True)
        axes.fill_between(minutes, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle=":")
    axes.set(xlabel="minutes of processor time", ylabel="share of matches won", ylim=(0, 1))
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Draws."""
    parser = argparse.ArgumentParser(prog="python -m learn_inis.curve", description=__doc__)
    parser.add_argument("curve", type=Path, help="the CSV file that the training wrote")
    parser.add_argument("picture", type=Path, help="an SVG file to write")
    given = parser.parse_args()
    with given.curve.open(encoding="utf-8", newline="") as file:
        draw(list(csv.DictReader(file)), given.picture)


if __name__ == "__main__":
    main()
