"""Horizons of Spirit Island: 1-3 spirits of the land against the Invaders."""

from crannog.games.horizons.meta import GAME

__all__ = ["GAME"]
