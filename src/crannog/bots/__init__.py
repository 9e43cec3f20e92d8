"""Bots: players without a person. They see what their seat sees, no more."""

from importlib.metadata import entry_points

from crannog.bots.base import Bot, Chair
from crannog.bots.greedy import GreedyBot
from crannog.bots.levels import LEVELS
from crannog.bots.random_bot import RandomBot
from crannog.bots.search import SearchBot
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game

GROUP = "crannog.bots"

__all__ = [
    "GROUP",
    "LEVELS",
    "Bot",
    "Chair",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot_names",
    "make_bot",
]


def known_bots() -> dict[str, type[Bot]]:
    """The project's own bots and those of installed packages, by name."""
    found: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, SearchBot)}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        bot = entry.load()
        if not (isinstance(bot, type) and issubclass(bot, Bot)):
            raise CrannogError(f"the entry point {entry.name!r} of {GROUP} names no Bot: {bot!r}")
        if entry.name in LEVELS or found.setdefault(entry.name, bot) is not bot:
            raise CrannogError(f"two bots are named {entry.name!r}; {GROUP} should name each once")
    return found


def bot_names(game: Game | None = None) -> list[str]:
    """The names that `make_bot` knows, the levels first; with a game, of those that can play it."""
    bots = known_bots()
    found = {level: bots[kind_of(level)] for level in LEVELS} | bots
    return [name for name, bot in found.items() if game is None or can_play(bot, game)]


def kind_of(name: str) -> str:
    """The kind of bot that a name or a level stands for: `search` for `search:2s`, and for hard."""
    return LEVELS.get(name, name).partition(":")[0]


def can_play(bot: type[Bot], game: Game) -> bool:
    """Whether the game gives the bot what it needs: one that looks at forks needs `redraw`."""
    return not bot.forks or game.provides("redraw")


def make_bot(name: str, seed: int, game: Game | None = None) -> Bot:
    """A bot of that name whose chance comes from the seed; with a game, one that can play it.

    What follows a colon says how it is made: `search:400`. A level is a name, too: `hard`.
    """
    bots = known_bots()
    kind, _, how = LEVELS.get(name, name).partition(":")
    if kind not in bots:
        raise CrannogError(f"there is no bot {kind!r}; known: {', '.join(bot_names())}")
    if game is not None and not can_play(bots[kind], game):
        able = ", ".join(bot_names(game))
        raise CrannogError(
            f"the bot {name!r} looks ahead, and {game.id} has no redraw() for that; able: {able}"
        )
    return bots[kind].made(seed, how)
