"""Measure OpenSpiel (games in C++, played from Python): random gin rummy and backgammon.

A tick is one action, a deal or a throw of the dice (a chance node) included.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial

import pyspiel
from peer_measure import Figures, figures_of, tell

GAMES = ("gin_rummy", "backgammon")
TICKS_BETWEEN_SAMPLES = 10


def step(state: pyspiel.State, rng: random.Random) -> bool:
    """Make one random action, and tell whether it was a player's decision."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
        return False
    actions = state.legal_actions()
    state.apply_action(rng.choice(actions))
    return len(actions) > 1


def play(game: pyspiel.Game, seed: int) -> tuple[int, int]:
    """Play a whole match."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = ticks = 0
    while not state.is_terminal():
        decisions += step(state, rng)
        ticks += 1
    return decisions, ticks


def positions(game: pyspiel.Game, seed: int) -> Iterator[Callable[[], object]]:
    """Yield what copies a position."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    ticks = 0
    while not state.is_terminal():
        if ticks % TICKS_BETWEEN_SAMPLES == 0:
            yield state.clone
        step(state, rng)
        ticks += 1


def measure(seconds: float) -> list[Figures]:
    """A row for each game."""
    games = {name: pyspiel.load_game(name) for name in GAMES}
    return [
        figures_of(
            f"open_spiel {name}",
            "open_spiel",
            seconds,
            partial(play, game),
            partial(positions, game),
        )
        for name, game in games.items()
    ]


if __name__ == "__main__":
    tell(measure)
