"""The powers of all cards, sites, relics and banners; importing this package declares them."""

from crannog.games.oath.powers import banners, reliquary, sites

__all__ = ["banners", "reliquary", "sites"]
