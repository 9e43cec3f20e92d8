"""What lies on the Prince's board and on his mind sheet (O-12.1)."""

from typing import Final

from crannog.games.oath.prince.sheet import (
    CONSPIRATOR,
    FRIEND,
    NEUTRAL,
    NO_THREAT,
    STEPS,
    TACTICS,
    WORTH,
    circle_of,
)

SPACES: Final = 1 + 2 * STEPS  # the neutral one, then those of the friends and of the conspirators
TO_SEARCH: Final = -1  # in `actions`: his turn's search has not been made yet

PASSED, DONE, SKIPPED = range(3)  # how it went on at the end of an arrow
OUTCOMES: Final = ("passed", "done", "skipped")


class Prince:
    """O-12.1: the tokens of the Prince. He is the player after the last person."""

    __slots__ = (
        "actions",
        "ambition",
        "current",
        "has_played",
        "path",
        "skips",
        "spaces",
        "start",
        "tactics",
        "threat",
        "wanted",
    )

    def begin(self, goal: str) -> None:
        """Fills the fields; `Prince()` leaves them empty, which makes copies cheap."""
        self.spaces: list[list[int]] = [list(range(6)), *([] for _ in range(2 * STEPS))]
        self.threat = NO_THREAT
        self.tactics = 0  # the place of the marker
        self.start = self.current = circle_of(goal)  # nodes: where this turn began, where he is
        self.ambition = 0  # favor that only recovers
        self.has_played = False  # his first turn is over (O-12.5)
        self.actions = TO_SEARCH  # that are left on this turn
        self.skips = 0  # boxes in a row that could not be done
        self.path: list[tuple[int, int]] = []  # of this turn: the arrow, and how it went on
        self.wanted: list[int] = []  # the targets of the campaign that he begins

    def copy(self) -> "Prince":
        """An independent copy."""
        new = Prince()
        new.spaces = [suits[:] for suits in self.spaces]
        new.threat = self.threat
        new.tactics = self.tactics
        new.start = self.start
        new.current = self.current
        new.ambition = self.ambition
        new.has_played = self.has_played
        new.actions = self.actions
        new.skips = self.skips
        new.path = self.path[:]
        new.wanted = self.wanted[:]
        return new

    def space_of(self, suit: int) -> int:
        """Where the suit's token stands."""
        space = 0
        while suit not in self.spaces[space]:
            space += 1
        return space

    def relation(self, suit: int) -> int:
        """O-12.6.3: NEUTRAL, FRIEND or CONSPIRATOR."""
        return relation_at(self.space_of(suit))

    def conspirators(self) -> list[int]:
        """O-12.2.1: the suits that count as his advisers, the highest first."""
        return [suit for space in reversed(self.spaces[1 + STEPS :]) for suit in space]

    def friends(self) -> list[int]:
        """The suits among his friends, the highest first."""
        return [suit for space in reversed(self.spaces[1 : 1 + STEPS]) for suit in space]

    def dice(self) -> int:
        """O-12.2.3: the attack dice of the tactics track."""
        return TACTICS[self.tactics]

    def is_to_search(self) -> bool:
        """Whether the search of this turn is still to come."""
        return self.actions == TO_SEARCH


def relation_at(space: int) -> int:
    """The relation that a space stands for."""
    if space == 0:
        return NEUTRAL
    return FRIEND if space <= STEPS else CONSPIRATOR


def worth_of(space: int) -> int:
    """O-12.6: the number of actions printed at a space; none among the neutral suits."""
    return 0 if space == 0 else WORTH[(space - 1) % STEPS]


def space_above(space: int, relation: int) -> int:
    """O-12.6.6: one space up the column; from the neutral ones to the lowest of that column."""
    if space == 0:
        return 1 if relation == FRIEND else 1 + STEPS
    return space if space in (STEPS, 2 * STEPS) else space + 1
