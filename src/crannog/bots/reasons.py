"""Why an option is better than another, in the game's own terms."""

from typing import Final

import msgspec

from crannog.bots.base import Chair
from crannog.bots.greedy import Line
from crannog.kernel.ask import Choice
from crannog.kernel.rng import Rng
from crannog.kernel.state import Event
from crannog.shapes import Seat

MOST_EVENTS: Final = 6
MOST_CHANGES: Final = 4


class Change(msgspec.Struct):
    """A count of the game now, after a choice and after another one; seat -1: everybody's."""

    gauge: str
    seat: Seat
    before: int
    after: int
    other: int


def changes(chair: Chair, line: Line, other: Line | None) -> list[Change]:
    """The game's counts that the choice would change, or that the next best one leaves otherwise;
    one that is as good is not compared with.

    Those that only this choice changes come first, of these the seat's own.
    """
    game = chair.game
    now = game.gauges(chair.fork(Rng(0)).state)
    after = now if line.end is None else game.gauges(line.end)
    instead = after if other is None or other.end is None else game.gauges(other.end)
    rows = [
        (name, seat, count, after.get((name, seat), 0), instead.get((name, seat), 0))
        for (name, seat), count in now.items()
    ]
    told = [row for row in rows if row[2] != row[3] or row[3] != row[4]]
    told.sort(key=lambda row: (row[3] == row[4], row[1] not in (chair.seat, -1)))
    return [Change(*row) for row in told[:MOST_CHANGES]]


def effects(chair: Chair, choice: Choice, world: int) -> list[Event]:
    """What the choice surely brings at once: neither secrets, nor what the fork has invented."""
    fork = chair.fork(Rng(world))
    fork.state.watched = True  # all who might react are asked, not only those who could
    journal: list[Event] = []
    fork.state.journal = journal
    known = fork.state.reveals
    fork.choose(chair.seat, choice)
    sure = [event for event in journal if event.reveals == known and not event.secret]
    return sure[:MOST_EVENTS]
