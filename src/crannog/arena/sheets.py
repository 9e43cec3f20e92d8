"""Tables of results, and the files they are written to: CSV, Markdown, JSON."""

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Final, NamedTuple

from crannog.bots.rates import wilson
from crannog.words import Words

Cell = str | int | float

TEXT: Final = "text"
ID: Final = "id"  # for programs: people are shown a name beside it
COUNT: Final = "count"
SHARE: Final = "share"  # of 1: shown in per cent
POINTS: Final = "points"  # may be below zero: shown with its sign
DIGITS: Final = {SHARE: 4, POINTS: 1}


class Column(NamedTuple):
    """A column: its name for programs (for people: `arena-column-<name>`), and what it holds."""

    name: str
    kind: str = TEXT


RATE: Final = (
    Column("games", COUNT),
    Column("wins", COUNT),
    Column("rate", SHARE),
    Column("low", SHARE),
    Column("high", SHARE),
)


def rate_cells(wins: int, games: int) -> tuple[Cell, ...]:
    """The cells of the columns of RATE: Wilson's interval is the last two."""
    return games, wins, wins / games if games else 0.0, *wilson(wins, games)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table. `name` is its name for programs, `title` that for people."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Sequence[tuple[Cell, ...]]

    def heads(self, words: Words) -> list[str]:
        """The heads of the columns."""
        return [words.text(f"arena-column-{column.name}") for column in self.for_people()]

    def for_people(self) -> list[Column]:
        """The columns that people are shown."""
        return [column for column in self.columns if column.kind != ID]

    def shown(self) -> list[list[str]]:
        """The rows as people read them."""
        return [
            [
                shown(cell, column.kind)
                for cell, column in zip(row, self.columns, strict=True)
                if column.kind != ID
            ]
            for row in self.rows
        ]

    def plain(self, row: tuple[Cell, ...]) -> dict[str, Cell]:
        """A row as programs read it: rounded, so that it is alike on all machines."""
        return {
            column.name: round(cell, DIGITS[column.kind]) if isinstance(cell, float) else cell
            for column, cell in zip(self.columns, row, strict=True)
        }


def shown(cell: Cell, kind: str) -> str:
    """A cell as people read it."""
    if kind == SHARE:
        return f"{cell:.1%}"
    if kind == POINTS:
        return f"{cell:+.0f}"
    return str(cell)


def as_csv(sheets: Sequence[Sheet]) -> str:
    """The sheets that have the columns of the first one, each row with its sheet's name."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = sheets[0].columns
    writer.writerow(["table", *(column.name for column in columns)])
    for sheet in sheets:
        if sheet.columns == columns:
            writer.writerows([sheet.name, *sheet.plain(row).values()] for row in sheet.rows)
    return text.getvalue()


def as_markdown(sheets: Sequence[Sheet], words: Words) -> str:
    """All sheets, each under its title."""
    lines = []
    for sheet in sheets:
        marks = ["---" if column.kind == TEXT else "--:" for column in sheet.for_people()]
        rows = [sheet.heads(words), marks, *sheet.shown()]
        lines += [f"### {sheet.title}", "", *("| " + " | ".join(row) + " |" for row in rows), ""]
    return "\n".join(lines)


def as_json(sheets: Sequence[Sheet], played: Mapping[str, object]) -> str:
    """What was played, and all sheets: their rows as objects."""
    data = dict(played) | {sheet.name: [sheet.plain(row) for row in sheet.rows] for sheet in sheets}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
