"""Bots: players without a person. They see what their seat sees, no more."""

from importlib.metadata import entry_points

from crannog.bots.base import Bot, Chair
from crannog.bots.greedy import GreedyBot
from crannog.bots.random_bot import RandomBot
from crannog.kernel.errors import CrannogError

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


def bot_names() -> list[str]:
    """The names that `make_bot` knows."""
    return list(known_bots())


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name whose chance comes from the seed."""
    bots = known_bots()
    if name not in bots:
        raise CrannogError(f"there is no bot {name!r}; known: {', '.join(bots)}")
    return bots[name](seed)
