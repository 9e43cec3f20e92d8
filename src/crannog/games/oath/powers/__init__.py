"""The powers of all cards, sites, relics and banners; importing this package declares them."""

from crannog.games.oath.powers import banners, edifices, relics, reliquary, sites

__all__ = ["banners", "edifices", "relics", "reliquary", "sites"]
