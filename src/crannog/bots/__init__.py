"""Bots: players without a person. They see what their seat sees, no more."""

from importlib.metadata import entry_points

from crannog.bots.base import Bot, Chair
from crannog.bots.greedy import GreedyBot
from crannog.bots.random_bot import RandomBot
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game

GROUP = "crannog.bots"

__all__ = ["GROUP", "Bot", "Chair", "GreedyBot", "RandomBot", "bot_names", "make_bot"]


def known_bots() -> dict[str, type[Bot]]:
    """The project's own bots and those of installed packages, by name."""
    found: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        bot = entry.load()
        if not (isinstance(bot, type) and issubclass(bot, Bot)):
            raise CrannogError(f"the entry point {entry.name!r} of {GROUP} names no Bot: {bot!r}")
        if found.setdefault(entry.name, bot) is not bot:
            raise CrannogError(f"two bots are named {entry.name!r}; {GROUP} should name each once")
    return found


def bot_names(game: Game | None = None) -> list[str]:
    """The names that `make_bot` knows; with a game, of those that can play it."""
    found = known_bots().items()
    return [name for name, bot in found if game is None or can_play(bot, game)]


def can_play(bot: type[Bot], game: Game) -> bool:
    """Whether the game gives the bot what it needs: one that looks at forks needs `redraw`."""
    return not bot.forks or game.provides("redraw")


def make_bot(name: str, seed: int, game: Game | None = None) -> Bot:
    """A bot of that name whose chance comes from the seed; with a game, one that can play it."""
    bots = known_bots()
    if name not in bots:
        raise CrannogError(f"there is no bot {name!r}; known: {', '.join(bots)}")
    if game is not None and not can_play(bots[name], game):
        able = ", ".join(bot_names(game))
        raise CrannogError(
            f"the bot {name!r} looks ahead, and {game.id} has no redraw() for that; able: {able}"
        )
    return bots[name](seed)
