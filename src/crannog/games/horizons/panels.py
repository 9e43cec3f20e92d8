"""Spirit panels: set-up, Growth, presence tracks, innate Powers, progression (H-2.6, H-4)."""

from typing import Final

from crannog.games.horizons.facts import ELEMENT, ELEMENTS
from crannog.kernel.ask import Choice


class Space:
    """A space of a presence track: a number (0: none) and the elements it gives (H-18.2)."""

    __slots__ = ("elements", "number")

    def __init__(self, words: str) -> None:
        self.number = 0
        self.elements: tuple[int, ...] = ()
        for word in words.split():
            if word.isdecimal():
                self.number = int(word)
            else:
                self.elements = (*self.elements, ELEMENT[word])


class Growth:
    """One action of a Growth option: reclaim, card, energy or presence (H-4.1 to H-4.4)."""

    __slots__ = ("action", "amount", "choice", "terrains")

    def __init__(self, words: str) -> None:
        parts = words.split()
        self.action = parts[0]
        self.amount = int(parts[1]) if len(parts) > 1 else 0  # Energy gained, or presence range
        self.terrains = tuple(parts[2:])
        numbers = (self.amount,) if len(parts) > 1 else ()
        self.choice: Choice = (f"grow-{self.action}", *numbers, *self.terrains)


class Panel:
    """A Spirit's printed panel."""

    __slots__ = (
        "complexity",
        "energy",
        "growth",
        "id",
        "innates",
        "plays",
        "progression",
        "setup",
        "strengths",
        "uniques",
    )

    def __init__(
        self,
        spirit_id: str,
        setup: tuple[str, ...],
        growth: tuple[tuple[str, ...], ...],
        energy: tuple[str, ...],
        plays: tuple[str, ...],
        innates: tuple[str, ...],
        uniques: tuple[str, ...],
        progression: tuple[str, ...],
        strengths: tuple[int, ...],
        complexity: str,
    ) -> None:
        self.id = spirit_id
        self.setup = setup  # "2 highest jungle", "1 land 5"
        self.growth = tuple(tuple(Growth(action) for action in option) for option in growth)
        self.energy = tuple(Space(words) for words in energy)
        self.plays = tuple(Space(words) for words in plays)
        self.innates = innates
        self.uniques = uniques
        self.progression = progression
        self.strengths = strengths  # by STRENGTHS, 0 to 5
        self.complexity = complexity


PANELS: Final[dict[str, Panel]] = {}
STRENGTHS: Final = ("offense", "control", "fear", "defense", "utility")


def panel(
    spirit_id: str,
    *,
    setup: tuple[str, ...],
    growth: tuple[tuple[str, ...], ...],
    energy: tuple[str, ...],
    plays: tuple[str, ...],
    innates: tuple[str, ...],
    uniques: tuple[str, ...],
    progression: tuple[str, ...],
    strengths: tuple[int, ...],
    complexity: str = "low",
) -> Panel:
    """Declares a Spirit."""
    PANELS[spirit_id] = made = Panel(
        spirit_id,
        setup,
        growth,
        energy,
        plays,
        innates,
        uniques,
        progression,
        strengths,
        complexity,
    )
    return made


def highest_number(track: tuple[Space, ...], uncovered: int) -> int:
    """H-4.7, H-4.8: the highest uncovered number of a track."""
    return max([space.number for space in track[:uncovered]])


def track_elements(spirit_panel: Panel, energy_track: int, plays_track: int) -> list[int]:
    """H-18.2: the elements of the uncovered spaces."""
    counts = [0] * len(ELEMENTS)
    for space in spirit_panel.energy[:energy_track]:
        for element in space.elements:
            counts[element] += 1
    for space in spirit_panel.plays[:plays_track]:
        for element in space.elements:
            counts[element] += 1
    return counts
