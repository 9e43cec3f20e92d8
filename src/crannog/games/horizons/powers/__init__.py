"""The shared decks of power cards; importing this package declares them."""

from crannog.games.horizons.powers import major, minor

__all__ = ["major", "minor"]
