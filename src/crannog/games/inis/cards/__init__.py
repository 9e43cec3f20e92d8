"""All cards; importing this package declares them in the registry."""

from crannog.games.inis.cards import action, advantage, epic

__all__ = ["action", "advantage", "epic"]
