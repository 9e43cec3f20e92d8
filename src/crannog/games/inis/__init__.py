"""Inis: 2-4 players, an island of growing territories, and a crown for whoever deserves it."""

from crannog.games.inis.meta import GAME

__all__ = ["GAME"]
