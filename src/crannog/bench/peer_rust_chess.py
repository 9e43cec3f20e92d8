"""Measure rust-chess (chess in Rust, played from Python): random matches, a native yardstick.

A tick is a move. Boards can't be copied by themselves, so that there is no figure for a copy.
"""

import random

from peer_measure import figures_of, tell
from rust_chess import Board, BoardStatus


def play(seed: int) -> tuple[int, int]:
    """Play a whole match."""
    chance = random.Random(seed).random
    board = Board()
    decisions = ticks = 0
    while board.get_status() == BoardStatus.ONGOING:
        moves = list(board.generate_legal_moves())
        decisions += len(moves) > 1
        ticks += 1
        board.make_move(moves[int(chance() * len(moves))], False)
    return decisions, ticks


if __name__ == "__main__":
    tell(lambda seconds: [figures_of("rust-chess", "rust-chess", seconds, play)])
