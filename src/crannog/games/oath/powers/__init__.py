"""The powers of all cards, sites, relics and banners; importing this package declares them."""

from crannog.games.oath.powers import banners, hearth, reliquary, sites

__all__ = ["banners", "hearth", "reliquary", "sites"]
