"""Oath: Chronicles of Empire and Exile, complete (facts O-0 to O-13)."""

from crannog.games.oath.meta import GAME

__all__ = ["GAME"]
