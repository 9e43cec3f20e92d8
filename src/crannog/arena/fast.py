"""Random play as fast as the rules go: no match, no log, no record of who knows what."""

from collections.abc import Mapping
from random import Random

from crannog.arena.tally import Tally, tally_of
from crannog.kernel.ask import Ask, Seat
from crannog.kernel.flow import Flow
from crannog.kernel.game import Game
from crannog.kernel.state import Json


def play_random(
    game: Game, seats: int, seed: int, options: Mapping[str, Json], max_decisions: int
) -> Tally:
    """One match in which every seat takes any of its options, each equally likely.

    It stops after `max_decisions` decisions; a choice among one option is none.
    """
    state = game.setup(seats, seed, game.full_options(options))
    state.watched = False
    flow = Flow(state, game.rules(state))
    flow.start()
    chance = Random(seed).random
    decisions = 0
    step = flow.step
    while step is not None and decisions < max_decisions:
        ask = step if isinstance(step, Ask) else awaited(step.by_seat)
        offered = ask.options
        if len(offered) > 1:
            decisions += 1
        flow.answer(ask.seat, offered[int(chance() * len(offered))])
        step = flow.step
    return tally_of(game, state, seed, decisions)


def awaited(asks: dict[Seat, Ask]) -> Ask:
    """Of asks open at the same time the first for which the table waits."""
    return next(ask for ask in asks.values() if not ask.optional)
