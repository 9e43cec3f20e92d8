"""Importing this module declares the powers of all cards, sites, relics and banners.

It stands apart from the package, so that the rules can import `registry` before any card.
"""

from crannog.games.oath.powers import (
    arcane,
    banners,
    beast,
    discord,
    edifices,
    hearth,
    nomad,
    order,
    relics,
    reliquary,
    sites,
)
from crannog.games.oath.powers.registry import LATER  # complete, now that all are declared

__all__ = [
    "LATER",
    "arcane",
    "banners",
    "beast",
    "discord",
    "edifices",
    "hearth",
    "nomad",
    "order",
    "relics",
    "reliquary",
    "sites",
]
