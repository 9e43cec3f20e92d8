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

__all__ = [
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
