"""Measure catanatron (Settlers of Catan in Python): random games of four players.

A tick is one action of a player, a throw of the dice included.
"""

from collections.abc import Callable, Iterator

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from peer_measure import figures_of, tell

TICKS_BETWEEN_SAMPLES = 10


def fresh(seed: int) -> Game:
    """A game of four."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    """Tell whether the game has ended, by catanatron's own measure."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seed: int) -> tuple[int, int]:
    """Play a whole game."""
    game = fresh(seed)
    decisions = ticks = 0
    while not is_over(game):
        decisions += len(game.state.playable_actions) > 1
        ticks += 1
        game.play_tick()
    return decisions, ticks


def positions(seed: int) -> Iterator[Callable[[], object]]:
    """Yield what copies a position."""
    game = fresh(seed)
    tick = 0
    while not is_over(game):
        if tick % TICKS_BETWEEN_SAMPLES == 0:
            yield game.copy
        game.play_tick()
        tick += 1


if __name__ == "__main__":
    tell(lambda seconds: [figures_of("catanatron", "catanatron", seconds, play, positions)])
