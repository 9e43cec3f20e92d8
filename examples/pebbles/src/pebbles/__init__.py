"""Pebbles: a small game that uses all the kernel offers; the guide "add a game" builds it."""

from pebbles.game import GAME, Pebbles, PebblesGame

__all__ = ["GAME", "Pebbles", "PebblesGame"]
