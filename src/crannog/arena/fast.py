"""Random play as fast as the rules go: no match, no log, no record of who knows what."""

from collections.abc import Mapping
from random import Random

from crannog.arena.tally import Tally, tally_of
from crannog.direct.rules import FastRules, fast_rules
from crannog.direct.running import Stop
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.state import Json, State


class RandomPlay:
    """Takes any option, each equally likely, until so many decisions are made.

    A choice among one option is none.
    """

    __slots__ = ("chance", "decisions", "most")

    def __init__(self, seed: int, most: int) -> None:
        self.chance = Random(seed).random
        self.decisions = 0
        self.most = most

    def choose(self, state: State, ask: Ask) -> Choice:
        """One of the options."""
        if self.decisions >= self.most:
            raise Stop
        offered = ask.options
        if len(offered) > 1:
            self.decisions += 1
        return offered[int(self.chance() * len(offered))]


def play_random(
    game: Game, seats: int, seed: int, options: Mapping[str, Json], max_decisions: int
) -> Tally:
    """One match in which every seat takes any of its options, each equally likely."""
    return play_rules(fast_rules(game), seats, seed, options, max_decisions)


def play_rules(
    rules: FastRules, seats: int, seed: int, options: Mapping[str, Json], max_decisions: int
) -> Tally:
    """Such a match by these rules."""
    game = rules.game
    state = game.setup(seats, seed, game.full_options(options))
    state.watched = False
    play = RandomPlay(seed, max_decisions)
    rules.play(state, play.choose)
    return tally_of(game, state, seed, play.decisions)


def awaited(asks: dict[Seat, Ask]) -> Ask:
    """Of asks open at the same time the first for which the table waits."""
    return next(ask for ask in asks.values() if not ask.optional)
