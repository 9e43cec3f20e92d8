"""The island in characters: territories as boxes where they lie, and a sketch for new tiles."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from crannog.games.inis.map import Anchor, footprint

BOX_WIDTH: Final = 20
STEP: Final = 10  # boxes begin at multiples of it, so that their edges line up
COLUMNS_PER_UNIT: Final = 40 / 3  # neighbours side by side lie 1.5 units apart
LINES_PER_UNIT: Final = 2.9  # neighbours under each other lie 1.73 units apart

Line = Sequence[tuple[str, str]]  # pieces of text, each with its style


class Frame(NamedTuple):
    """The strokes a box is drawn with."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


ROUND: Final = Frame("╭", "╮", "╰", "╯", "─", "│")
PLAIN: Final = Frame("+", "+", "+", "+", "-", "|")


class Canvas:
    """Characters with styles on a grid that grows as it is written on."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Writes a text from (x, y) to the right."""
        for offset, character in enumerate(text):
            self.cells[x + offset, y] = (character, style)

    def lines(self) -> list[Text]:
        """What was written, from the first used line to the last."""
        if not self.cells:
            return []
        left = min(x for x, _ in self.cells)
        rows = [y for _, y in self.cells]
        return [self._line(left, y) for y in range(min(rows), max(rows) + 1)]

    def _line(self, left: int, y: int) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        right = max((x for x, row in self.cells if row == y), default=left - 1)
        for x in range(left, right + 1):
            character, style = self.cells.get((x, y), (" ", ""))
            line.append(character, style)
        return line


class Box:
    """A territory as it is drawn: the name and the buildings on the frame, lines within."""

    def __init__(self, name: str, style: str, inside: Sequence[Line], below: str) -> None:
        self.name = name
        self.style = style
        self.inside = list(inside)
        self.below = below

    def height(self) -> int:
        """With the frame."""
        return len(self.inside) + 2

    def draw(self, canvas: Canvas, x: int, y: int, frame: Frame) -> None:
        """Draws the box with its upper left corner at (x, y)."""
        across = frame.across * (BOX_WIDTH - 2)
        bottom = y + self.height() - 1
        canvas.write(x, y, f"{frame.top_left}{across}{frame.top_right}", self.style)
        canvas.write(x, bottom, f"{frame.bottom_left}{across}{frame.bottom_right}", self.style)
        canvas.write(x + 1, y, f" {shortened(self.name, BOX_WIDTH - 4)} ", f"bold {self.style}")
        if self.below:
            canvas.write(x + 1, bottom, f" {self.below} ", f"bold {self.style}")
        for number, line in enumerate(self.inside, y + 1):
            canvas.write(x, number, f"{frame.down}{' ' * (BOX_WIDTH - 2)}{frame.down}", self.style)
            at = x + 2
            for text, style in line:
                canvas.write(at, number, text, style)
                at += len(text)


def shortened(text: str, width: int) -> str:
    """The text cut to the width."""
    return text if len(text) <= width else f"{text[: width - 1]}."


def centre(anchor: Anchor) -> tuple[float, float]:
    """Where the three hexagons of a tile meet, in units of a hexagon's width; y points down."""
    cells = footprint(anchor)
    q = sum(cell[0] for cell in cells) / 3
    r = sum(cell[1] for cell in cells) / 3
    return q + r / 2, r * 3**0.5 / 2


def layout(
    anchors: Mapping[str, Anchor], heights: Mapping[str, int], width: int
) -> dict[str, tuple[int, int]]:
    """The upper left corner of each box: in its column, as high as it can be, none overlapping."""
    centres = {key: centre(anchor) for key, anchor in anchors.items()}
    left = min(x for x, _ in centres.values())
    top = min(y for _, y in centres.values())
    span = max(x for x, _ in centres.values()) - left
    room = max(width - BOX_WIDTH, 0)
    scale = min(COLUMNS_PER_UNIT, room / span) if span else 0.0
    corners: dict[str, tuple[int, int]] = {}
    for key in sorted(centres, key=lambda key: (round(centres[key][1], 6), centres[key][0])):
        x = min(round((centres[key][0] - left) * scale / STEP) * STEP, room // STEP * STEP)
        y = round((centres[key][1] - top) * LINES_PER_UNIT)
        for other, (other_x, other_y) in corners.items():
            if abs(x - other_x) < BOX_WIDTH:
                y = max(y, other_y + heights[other])
        corners[key] = (x, y)
    return corners


def island(
    boxes: Mapping[str, Box], anchors: Mapping[str, Anchor], width: int, frame: Frame
) -> list[Text]:
    """The whole map."""
    canvas = Canvas()
    heights = {key: box.height() for key, box in boxes.items()}
    for key, (x, y) in layout(anchors, heights, width).items():
        boxes[key].draw(canvas, x, y, frame)
    return canvas.lines()


def sketch(labels: Mapping[Anchor, str], places: Mapping[Anchor, str], width: int) -> list[Text]:
    """Tiles by a short label in each of their hexagons, and places for a new one by a number.

    A place is shown by the corner where its three hexagons meet: every place has its own.
    """
    anchors = [*labels, *places]
    columns = [2 * q + r for anchor in anchors for q, r in footprint(anchor)]
    pitch = 3 if (max(columns) - min(columns) + 2) * 3 <= width else 2
    canvas = Canvas()
    for anchor, label in labels.items():
        for q, r in footprint(anchor):
            canvas.write((2 * q + r) * pitch, 3 * r, label[: 2 * pitch - 1], "dim")
    for (q, r, o), number in places.items():
        line = 3 * r + 1 if o == 0 else 3 * r - 1
        canvas.write((2 * q + r + 1) * pitch, line, number, "bold cyan")
    return canvas.lines()
