"""Results of many matches: shown at the terminal, and written to files by their names' endings."""

import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from crannog.arena.places import require
from crannog.arena.report import Crash
from crannog.arena.sheets import TEXT, Sheet, as_csv, as_json, as_markdown
from crannog.arena.table import Table
from crannog.cli.terminal.screen import standard_console
from crannog.kernel.game import option_word
from crannog.kernel.state import Json
from crannog.words import Said, Words

PICTURES: Final = (".svg", ".png", ".pdf")
TABLES: Final = (".csv", ".md", ".json")
CRASHES_SHOWN: Final = 5

Outs: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option(
        "--out",
        metavar="FILE",
        help="Write it as .csv, .md, .json, or draw it as .svg, .png, .pdf; may be given again.",
    ),
]


def check_outs(paths: Sequence[Path]) -> None:
    """Refuses, before anything is played, files that could not be written."""
    for path in paths:
        if path.suffix not in (*TABLES, *PICTURES):
            forms = ", ".join((*TABLES, *PICTURES))
            raise Said("arena-no-form", file=str(path), forms=forms)
        check_folder(path)
    if any(path.suffix in PICTURES for path in paths):
        require("matplotlib")


def check_folder(path: Path) -> None:
    """Refuses a file in a folder that is not there."""
    if not path.absolute().parent.is_dir():
        raise Said("arena-no-folder", folder=str(path.parent))


def write_outs(
    paths: Sequence[Path],
    sheets: Sequence[Sheet],
    played: dict[str, Json],
    words: Words,
    picture: Callable[[Path], None],
) -> None:
    """Writes every file that was asked for."""
    for path in paths:
        if path.suffix == ".csv":
            path.write_text(as_csv(sheets), encoding="utf-8")
        elif path.suffix == ".md":
            path.write_text(as_markdown(sheets, words), encoding="utf-8")
        elif path.suffix == ".json":
            path.write_text(as_json(sheets, played), encoding="utf-8")
        else:
            picture(path)
        print(words.text("arena-written", file=str(path)), file=sys.stderr)


def print_sheets(sheets: Sequence[Sheet], words: Words) -> None:
    """The sheets as tables at the terminal."""
    console = standard_console()
    for sheet in sheets:
        console.print(grid_of(sheet, words))


def grid_of(sheet: Sheet, words: Words) -> Grid:
    """A sheet as a table."""
    grid = Grid(title=Text(sheet.title), title_justify="left", box=box.SIMPLE_HEAD)
    for head, column in zip(sheet.heads(words), sheet.for_people(), strict=True):
        grid.add_column(Text(head), justify="left" if column.kind == TEXT else "right")
    for row in sheet.shown():
        grid.add_row(*map(Text, row))
    return grid


def tell_crashes(crashes: Sequence[Crash], table: Callable[[int], Table]) -> None:
    """Names the first crashed matches on stderr, each with the command that plays it again."""
    for crash in crashes[:CRASHES_SHOWN]:
        print(f"crash with seed {crash.seed}: {crash.text}", file=sys.stderr)
        print(f"  again: {rerun(table(crash.number))}", file=sys.stderr)
    hidden = len(crashes) - CRASHES_SHOWN
    if hidden > 0:
        print(f"... and {hidden} more crashes", file=sys.stderr)


def rerun(table: Table) -> str:
    """The command that plays just this match."""
    bots = table.bots[:1] if len(set(table.bots)) == 1 else table.bots
    words = ["crannog", "simulate", table.game.id, "--seats", str(len(table.bots))]
    words += ["--bots", ",".join(bots), "--games", "1", "--seed", str(table.seed)]
    words += ["--max-decisions", str(table.max_decisions)]
    for name, value in table.options.items():
        words += ["--option", f"{name}={option_word(value)}"]
    return shlex.join(words)
