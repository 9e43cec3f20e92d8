"""What a coach says of a match: points of the seats' lines, and what made them rise and fall."""

import msgspec

from crannog.bots.reasons import Change
from crannog.shapes import Atom, Choice, Seat


class Effect(msgspec.Struct):
    """Something that a choice surely brings at once."""

    n: int
    kind: str
    rule: str
    args: list[Atom]


class Better(msgspec.Struct):
    """An option that promised more than the one that was chosen, and why.

    `wins`: it may end the match with a win at once. `changes` has the game's counts after it and,
    as `other`, after the chosen one; where the game has no such counts, `effects` tells what it
    surely brings. `then` are the seat's own choices that would follow.
    """

    choice: Choice
    chance: float
    wins: bool
    changes: list[Change]
    effects: list[Effect]
    then: list[Choice]


class Turn(msgspec.Struct):
    """What turned the match between a seat's previous point and this one: a choice, or what chance
    brought with it.

    `change` of the chance of winning in all. `seat` made the choice number `count` (from 0); its
    events are those from number `since` to `until`. `blunder`: the seat of the line chose worse
    than it could have, and that was the greater part.
    """

    change: float
    seat: Seat
    count: int
    choice: Choice
    since: int
    until: int
    blunder: bool


class Point(msgspec.Struct):
    """A seat's chance of winning, from what it knew, when it had to decide.

    `line` is the seat, or -1 where all win or lose together. It decided after `count` choices and
    `told` events. `chance` is what the best option promised, `after` what the chosen one did, as
    seen before it. At the end of the match nothing was asked any more: `prompt` is empty, and both
    are the result. `turn` is there where much has changed since the line's previous point.
    """

    seat: Seat
    line: Seat
    count: int
    told: int
    chance: float
    after: float
    prompt: str
    args: list[Atom]
    chosen: Choice
    options: int
    better: list[Better]
    turn: Turn | None = None

    @property
    def lost(self) -> float:
        """How much chance the choice gave away."""
        return self.chance - self.after
