"""The sample game of the guide, which the kernel's tests play: it lies in examples/pebbles."""

from pebbles import GAME, Pebbles, PebblesGame

__all__ = ["GAME", "Pebbles", "PebblesGame"]
