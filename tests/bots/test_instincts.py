"""The instincts of games: what they would answer first, second and so on."""

import pytest

from crannog.bots import Chair
from crannog.bots.search.bot import Search
from crannog.bots.search.tree import Node
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.oath.instinct import act_score
from crannog.games.oath.meta import GAME as OATH
from crannog.games.oath.state import Oath
from crannog.kernel import Game, Rng
from crannog.parts.habits import Instinct, habits_of
from tests.bots.search.matches import awaited, decisions


def instinct_of(game: Game) -> Instinct:
    made = habits_of(game).instinct
    assert made is not None
    return made()


@pytest.mark.parametrize(("game", "seats"), [(HORIZONS, 2), (OATH, 3)])
def test_all_options_are_ranked_the_reply_first(game: Game, seats: int):
    """In whatever order they come."""
    chance = Rng(4)
    for match in decisions(game, seats, 3, 120):
        ask = awaited(match)
        assert ask is not None
        options = ask.options[:]
        chance.shuffle(options)
        ranked = instinct_of(game).ranked(match.state, ask, options)
        assert sorted(map(str, ranked)) == sorted(map(str, options))
        assert ranked[0] == instinct_of(game).reply(match.state, ask)


def test_actions_are_ranked_by_their_worth():
    """O-4.2: behind the reply; what can't be told apart stays in the order in which it came."""
    longest = 0
    for match in decisions(OATH, 3, 3, 120):
        ask = awaited(match)
        assert ask is not None
        if ask.prompt == "act":
            g = match.state
            assert isinstance(g, Oath)
            options = ask.options[::-1]
            _, *others = instinct_of(OATH).ranked(g, ask, options)
            keys = [(-act_score(g, ask.seat, one), options.index(one)) for one in others]
            assert keys == sorted(keys)
            longest = max(longest, len({worth for worth, _ in keys}))
    assert longest > 5


def test_lands_are_ranked_by_what_they_would_change():
    """Where presence may be added: the same order, in whatever order they come."""
    told = 0
    for match in decisions(HORIZONS, 1, 5, 120):
        ask = awaited(match)
        assert ask is not None
        if ask.prompt == "presence-land":
            instinct = instinct_of(HORIZONS)
            ranked = instinct.ranked(match.state, ask, ask.options)
            assert ranked == instinct.ranked(match.state, ask, ranked)
            told += ranked != ask.options
    assert told


def prompts_in(node: Node) -> set[object]:
    """What is asked below this node."""
    found: set[object] = set()
    for arm in node.arms.values():
        for (prompt, *_), later in arm.after.items():
            found |= {prompt} | prompts_in(later)
    return found


def test_what_the_instinct_is_trusted_with_is_no_question_in_the_tree_either():
    """O-5.5: at the table it settles targets, plans and sacrifices by odds."""
    asked: set[object] = set()
    for match in decisions(OATH, 3, 1, 150):
        ask = awaited(match)
        assert ask is not None
        campaigns = [option for option in ask.options if option[0] == "campaign"]
        if campaigns and ask.prompt == "act":
            search = Search(Chair(match, ask.seat), ask.options, 1)
            for _ in range(6):
                search.look(campaigns[0])
            asked |= prompts_in(search.root)
    assert asked
    assert not asked & habits_of(OATH).trusted
