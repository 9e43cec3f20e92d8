"""The powers of all cards, sites, relics and banners; importing this package declares them."""

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
