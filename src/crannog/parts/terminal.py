"""What the terminal draws of a game. Of one without pictures it lists what the seat may know."""

import re
from collections.abc import Mapping

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from crannog.kernel import Ask, Choice, Game, Json, Seat
from crannog.parts import BadPart, load_part
from crannog.words import Words, readable

View = Mapping[str, Json]


class Picture:
    """The pictures of one match; a game's own subclass draws them."""

    def __init__(self, words: Words, console: Console, labels: list[str], options: View) -> None:
        """`labels` say who sits where: the player's name and what kind of player it is."""
        self.words = words
        self.console = console
        self.labels = labels
        self.options = options

    def seat_style(self, seat: Seat) -> str:
        """The colour of a seat."""
        return ("green", "bright_blue", "dark_orange", "bright_white")[seat % 4]

    def plain(self) -> bool:
        """Whether only plain characters can be shown."""
        return self.console.options.ascii_only

    def mark(self) -> str:
        """A yes in a table."""
        return "x" if self.plain() else "✔"

    def letter(self, seat: Seat) -> str:
        """What a seat's pieces bear: the first letter of its colour."""
        return self.words.board(seat)[0]

    def player(self, seat: Seat) -> Text:
        """A player's letter and name, in colour."""
        return Text(f"{self.letter(seat)} {self.labels[seat]}", style=self.seat_style(seat))

    def line(self, message_id: str, **args: str | int) -> Text:
        """A message as a dim line."""
        return Text(self.words.text(message_id, **args), style="dim")

    def sentence(self, text: str) -> Text:
        """A sentence with the players' names in their colours."""
        coloured = Text(text)
        for seat in range(len(self.labels)):
            name = re.escape(self.words.seat(seat))
            coloured.highlight_regex(rf"(?<!\w){name}(?!\w)", self.seat_style(seat))
        return coloured

    def rows_of(self, view: View) -> Table:
        """All of a view, row by row."""
        rows = Table.grid(padding=(0, 2))
        for name, value in view.items():
            rows.add_row(Text(readable(name), style="dim"), self.spelled(value))
        return rows

    def spelled(self, value: Json) -> str:
        """A part of a view in one line."""
        if isinstance(value, bool):
            return self.words.text("ui-yes" if value else "ui-no")
        if isinstance(value, list):
            return ", ".join(self.spelled(entry) for entry in value)
        if isinstance(value, dict):
            return "; ".join(f"{readable(key)}: {self.spelled(e)}" for key, e in value.items())
        return "" if value is None else readable(str(value))

    def before_decision(self, view: View, ask: Ask) -> list[RenderableType]:
        """What is shown once before a question: the whole table where a decision begins."""
        return [self.rows_of(view)]

    def map(self, view: View) -> list[RenderableType]:
        """The map alone."""
        return [self.rows_of(view)]

    def hand(self, view: View) -> list[RenderableType]:
        """The seat's cards, and what it knows of hidden ones."""
        return [self.rows_of(view)]

    def standings(self, view: View) -> list[RenderableType]:
        """How near each player is to victory."""
        return [self.rows_of(view)]

    def before_question(self, view: View, ask: Ask) -> list[RenderableType]:
        """What is shown each time the question is put: a clash, the places it offers."""
        return []

    def option(self, ask: Ask, choice: Choice, view: View) -> RenderableType:
        """An option in words."""
        return self.sentence(self.words.option(choice))

    def group(self, ask: Ask, choice: Choice) -> str:
        """The heading under which an option stands; nothing where the options need no headings."""
        return ""

    def cards(self) -> list[str]:
        """The ids of all cards."""
        return []

    def card_name(self, card: str) -> str:
        """A card's name."""
        return self.words.card(card)

    def card(self, card: str) -> list[RenderableType]:
        """A card's whole text."""
        return []


def picture_of(game: Game) -> type[Picture]:
    """The game's own pictures, or those that serve every game."""
    if not game.terminal:
        return Picture
    found = load_part(game.terminal, type)
    if not issubclass(found, Picture):
        raise BadPart(f"the part {game.terminal!r} of {game.id} is no Picture")
    return found
