"""Measure pokers (no-limit hold'em in Rust, played from Python): hands of six, a native yardstick.

A tick is an action of a player; a raise is always by the big blind. Every action makes a new state,
so that there is nothing to copy.
"""

import random

from peer_measure import figures_of, tell
from pokers import Action, ActionEnum, State, StateStatus

PLAYERS = 6
BIG_BLIND = 2.0
STAKE = 100.0


def play(seed: int) -> tuple[int, int]:
    """Play a whole hand."""
    chance = random.Random(seed).random
    state = State.from_seed(PLAYERS, seed % PLAYERS, BIG_BLIND / 2, BIG_BLIND, STAKE, seed)
    decisions = ticks = 0
    while not state.final_state:
        actions = state.legal_actions
        decisions += len(actions) > 1
        ticks += 1
        action = actions[int(chance() * len(actions))]
        amount = BIG_BLIND if action == ActionEnum.Raise else 0.0
        state = state.apply_action(Action(action, amount))
        if state.status != StateStatus.Ok:
            raise AssertionError(f"hand {seed}: {state.status}")
    return decisions, ticks


if __name__ == "__main__":
    tell(lambda seconds: [figures_of("pokers", "pokers", seconds, play)])
