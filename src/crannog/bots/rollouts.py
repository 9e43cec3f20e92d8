"""Judging options without an `evaluate`: matches played to their end at random.

Each option is taken in the same redrawn worlds, and all seats go on with any of their options. The
average result of these playouts is what the option is worth. They are played on forks, so they know
no more than the seat does.
"""

from typing import Final, NamedTuple

from crannog.bots.base import Chair
from crannog.kernel.ask import Choice
from crannog.kernel.match import Rollout
from crannog.kernel.rng import Rng

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


class Rollouts:
    """The playouts of one decision. All options see the same worlds and the same chance."""

    def __init__(self, chair: Chair, seed: int) -> None:
        self.chair = chair
        self.seed = seed

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
        fork = self.chair.fork(Rng(world))
        fork.choose(self.chair.seat, option)
        chance = Rng(~world)
        for _ in range(LONGEST):
            ask = next((ask for ask in fork.pending.values() if not ask.optional), None)
            if ask is None:
                break
            fork.choose(ask.seat, chance.pick(ask.options))
        return self.outcome(fork)

    def outcome(self, fork: Rollout) -> float:
        """The result for the seat; a tie without a winner lies between winning and losing."""
        result = fork.state.result
        if result is None:
            return UNDECIDED
        if self.chair.seat in result.winners:
            return WON
        return LOST if result.winners or self.chair.game.cooperative else UNDECIDED
