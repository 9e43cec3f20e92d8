"""The screen and the keyboard: printing words, reading lines, hiding what was shown."""

import sys
from collections.abc import Sequence
from shutil import get_terminal_size
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from crannog.words import Words

# Moves the cursor home and erases the screen and what has scrolled off it.
ERASE: Final = "\x1b[H\x1b[2J\x1b[3J"
ONE_COLUMN: Final = 12  # more options than these are set in several columns


def standard_console() -> Console:
    """The console of this process; what its encoding lacks is shown as a question mark."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False, emoji=False, markup=False)


QUIT = "q"  # where a prompt says so, it ends like the end of input


class Screen:
    """A console that speaks one language."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def show(self, *parts: RenderableType) -> None:
        """Prints the parts one under the other."""
        for part in parts:
            self.console.print(part, highlight=False, markup=False, emoji=False)

    def say(self, message_id: str, style: str = "", **args: str | int) -> None:
        """Prints a message."""
        self.show(Text(self.words.text(message_id, **args), style=style))

    def say_unbroken(self, message_id: str, style: str = "", **args: str | int) -> None:
        """Prints a message without breaking its line, so that a path in it can be copied."""
        text = Text(self.words.text(message_id, **args), style=style)
        self.console.print(text, soft_wrap=True)

    def title(self, text: str) -> None:
        """Prints a heading over the whole width."""
        self.console.print()
        self.console.rule(Text(text, style="bold"), align="left")

    def read(self, prompt: str) -> str:
        """A line from the person, without the spaces around it. Raises EOFError at the end."""
        try:
            line = self.console.input(Text(f"{prompt} ", style="bold"))
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():
            self.show(Text(line))  # so that a scripted session reads like a played one
        return line.strip()

    def pick(
        self, question: str, labels: Sequence[RenderableType], prompt: str = "ui-choose"
    ) -> int:
        """Asks to pick one of the labels by its number; returns its index."""
        self.show(Text(question, style="bold"), numbered(labels))
        while True:
            entry = self.read(self.words.text(prompt, count=len(labels)))
            number = entry_number(entry)
            if 1 <= number <= len(labels):
                return number - 1
            if entry.lower() == QUIT and prompt != "ui-choose":
                raise EOFError
            if entry:
                self.say("ui-wrong-number", style="red", entry=entry, count=len(labels))

    def clear(self) -> None:
        """Erases what stands on the screen, or scrolls it away where that can't be done."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * get_terminal_size().lines)
            return
        self.console.file.write(ERASE)
        self.console.file.flush()


def numbered(
    labels: Sequence[RenderableType], columns: int = 1, numbers: Sequence[int] | None = None
) -> Table:
    """The labels with these numbers (else from 1), one column after the other."""
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
    numbers = numbers or range(1, len(labels) + 1)
    rows = -(-len(labels) // columns)
    for row in range(rows):
        cells: list[RenderableType] = []
        for place in range(row, len(labels), rows):
            cells += [f"{numbers[place]})", labels[place]]
        table.add_row(*cells)
    return table


def grouped(labels: Sequence[RenderableType], groups: Sequence[str], width: int) -> Table:
    """The labels under the headings of their groups, each with its number among all of them."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    left = width - max(cell_len(group) for group in groups) - 1
    for group in dict.fromkeys(groups):
        places = [place for place, its_group in enumerate(groups) if its_group == group]
        own = [labels[place] for place in places]
        table.add_row(group, numbered(own, fitting(own, left), [place + 1 for place in places]))
    return table


def columns_for(labels: Sequence[RenderableType], width: int) -> int:
    """How many columns the labels are best shown in: one unless they are many and short."""
    if len(labels) <= ONE_COLUMN:
        return 1
    return min(fitting(labels, width), -(-len(labels) // ONE_COLUMN))


def fitting(labels: Sequence[RenderableType], width: int) -> int:
    """How many columns of these labels stand side by side; one if some label is no mere text."""
    texts = [label for label in labels if isinstance(label, Text)]
    if len(texts) < len(labels):
        return 1
    return max(1, min(width // (max(text.cell_len for text in texts) + 6), len(labels)))


def entry_number(entry: str) -> int:
    """The number that was typed, or 0."""
    return int(entry) if entry.isdecimal() and len(entry) < 6 else 0
