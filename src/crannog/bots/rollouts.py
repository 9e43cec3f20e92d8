"""Judging options without an `evaluate`: matches played to their end at random.

Each option is taken in the same redrawn worlds, and all seats go on with any of their options. The
average result of these playouts is what the option is worth. They are played in worlds redrawn for
the seat (`crannog.direct.Root`), so they know no more than it does.
"""

from typing import Final, NamedTuple

from crannog.bots.base import Chair
from crannog.direct import Stop
from crannog.kernel.ask import Ask, Asks, Choice, Seat
from crannog.kernel.rng import Rng
from crannog.kernel.state import State

PLAYOUTS: Final = 120  # of all options together, for one decision
FEWEST: Final = 4  # of each option
LONGEST: Final = 400  # choices after which a playout is given up

WON: Final = 1.0
UNDECIDED: Final = 0.5
LOST: Final = 0.0


class Playouts(NamedTuple):
    """An option, and the average result of its playouts: 1 if all were won, 0 if all were lost."""

    option: Choice
    value: float
    games: int


class Playout:
    """The choices of one playout: the option to try, then any."""

    __slots__ = ("chance", "left", "option", "seat")

    def __init__(self, seat: Seat, option: Choice, chance: Rng) -> None:
        self.seat = seat
        self.option: Choice | None = option
        self.chance = chance
        self.left = LONGEST

    def choose(self, _state: State, ask: Ask) -> Choice:
        """The option where it is still to be taken, else any."""
        if self.option is not None:
            option, self.option = self.option, None
            return option
        if not self.left:
            raise Stop
        self.left -= 1
        return self.chance.pick(ask.options)

    def first(self, state: State, asks: Asks) -> Choice:
        """The seat itself begins; then whoever is awaited goes on."""
        awaited = (ask for ask in asks.by_seat.values() if not ask.optional)
        ask = next(awaited) if self.option is None else asks.by_seat[self.seat]
        return (ask.seat, *self.choose(state, ask))


class Rollouts:
    """The playouts of one decision. All options see the same worlds and the same chance."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.chair = chair
        self.seed = seed
        self.root = chair.root()

    def ranked(self, options: list[Choice]) -> list[Playouts]:
        """The options, the best first; of equals in the order given."""
        games = max(FEWEST, PLAYOUTS // len(options))
        chance = Rng(self.seed)
        worlds = [chance.bits() for _ in range(games)]
        tried = [
            Playouts(option, sum(self.play(option, world) for world in worlds) / games, games)
            for option in options
        ]
        return sorted(tried, key=lambda playouts: playouts.value, reverse=True)

    def play(self, option: Choice, world: int) -> float:
        """Takes the option in one world and plays on at random; what came of it for the seat."""
        playout = Playout(self.chair.seat, option, Rng(~world))
        return self.outcome(self.root.play(Rng(world), playout.choose, playout.first))

    def outcome(self, state: State) -> float:
        """The result for the seat; a tie without a winner lies between winning and losing."""
        result = state.result
        if result is None:
            return UNDECIDED
        if self.chair.seat in result.winners:
            return WON
        return LOST if result.winners or self.chair.game.cooperative else UNDECIDED
