"""The bot guide's example is a complete bot."""

import re
from pathlib import Path

import crannog.bots
from crannog.bots import Bot, RandomBot
from crannog.bots.strength import measure
from crannog.games.inis import GAME

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"


def example() -> type[Bot]:
    """The class that the guide's Python block defines."""
    block = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    scope: dict[str, object] = {}
    exec(block[1], scope)
    bot = scope["PeacefulBot"]
    assert isinstance(bot, type)
    assert issubclass(bot, Bot)
    return bot


def test_the_guides_bot_plays_whole_games(monkeypatch):
    bot = example()
    known = {RandomBot.name: RandomBot, bot.name: bot}
    monkeypatch.setattr(crannog.bots, "known_bots", lambda: known)
    found = measure(GAME, seats=3, games=6, bot="peaceful")
    assert found.games == 6
    assert found.wins >= 1


def test_the_guide_names_words_of_the_game():
    """The verbs that the example looks for are verbs of Inis."""
    text = GUIDE.read_text(encoding="utf-8")
    first = re.search(r"^FIRST = \((.*?)\)", text, re.MULTILINE)
    assert first is not None
    assert set(re.findall(r'"([\w-]+)"', first[1])) <= set(GAME.verbs)
