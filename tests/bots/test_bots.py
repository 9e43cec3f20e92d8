"""How bots are found and made, and the random bot."""

from collections import Counter
from importlib.metadata import EntryPoint

import pytest

import crannog.bots
from crannog.bots import GROUP, Bot, Chair, GreedyBot, RandomBot, SearchBot, bot_names, make_bot
from crannog.bots.search import Budget
from crannog.games.inis import GAME
from crannog.kernel import Choice, CrannogError, Game, Match


class FirstBot(Bot):
    """Takes the first option; stands for a bot of another package."""

    name = "first"

    def choose(self, chair: Chair) -> Choice:
        return chair.ask.options[0]


class Blind(Game):
    """A game in which nobody can look ahead."""

    id = "blind"


def install(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    """Lets the entry-point group hold these names and objects of this module."""
    entries = [EntryPoint(name, f"{__name__}:{bot}", GROUP) for name, bot in bots.items()]
    monkeypatch.setattr(crannog.bots, "entry_points", lambda group: entries)


def test_own_bots_are_known_by_name():
    assert bot_names()[:6] == ["easy", "normal", "hard", "random", "greedy", "search"]
    assert isinstance(make_bot("random", 1), RandomBot)
    assert isinstance(make_bot("greedy", 1), GreedyBot)


def test_only_bots_that_fork_say_so():
    assert not make_bot("random", 1).forks
    assert make_bot("greedy", 1).forks


def test_unknown_bot_is_refused_with_the_known_names():
    with pytest.raises(CrannogError, match="no bot 'bold'; known: easy, normal, hard, random"):
        make_bot("bold", 1)


def test_bots_of_other_packages_are_found(monkeypatch):
    install(monkeypatch, first="FirstBot")
    assert bot_names() == ["easy", "normal", "hard", "random", "greedy", "search", "first"]
    assert isinstance(make_bot("first", 1), FirstBot)


def test_an_entry_point_that_is_no_bot_is_refused(monkeypatch):
    install(monkeypatch, odd="install")
    with pytest.raises(CrannogError, match=r"the entry point 'odd' of .* names no Bot"):
        bot_names()


@pytest.mark.parametrize("name", ["random", "hard"])
def test_a_name_is_given_once(monkeypatch, name):
    install(monkeypatch, **{name: "FirstBot"})
    with pytest.raises(CrannogError, match=f"two bots are named '{name}'"):
        bot_names()


def test_a_level_is_a_bot_with_a_time_to_think():
    assert isinstance(make_bot("easy", 1), GreedyBot)
    for level, seconds in (("normal", 1.2), ("hard", 8.0)):
        bot = make_bot(level, 1)
        assert isinstance(bot, SearchBot)
        assert bot.budget == Budget(seconds=seconds)


def test_levels_are_for_games_in_which_bots_can_look_ahead():
    assert bot_names(Blind()) == ["random"]
    with pytest.raises(CrannogError, match="the bot 'hard' looks ahead, and blind has no redraw"):
        make_bot("hard", 1, Blind())


def test_random_takes_each_option_alike():
    match = Match.new(GAME, seats=4, seed=3)
    chair = Chair(match, next(iter(match.pending)))
    options = chair.ask.options
    bot = make_bot("random", 7)
    seen = Counter(bot.choose(chair) for _ in range(4000))
    expected = 4000 / len(options)
    assert set(seen) == set(options)
    # chi-square: five degrees of freedom or fewer stay under 20.5 with 99.9%
    assert sum((seen[option] - expected) ** 2 / expected for option in options) < 20.5


def test_random_repeats_itself_for_its_seed():
    match = Match.new(GAME, seats=4, seed=3)
    chair = Chair(match, next(iter(match.pending)))
    one, same, other = (make_bot("random", seed) for seed in (7, 7, 8))
    choices = [[bot.choose(chair) for _ in range(50)] for bot in (one, same, other)]
    assert choices[0] == choices[1] != choices[2]
