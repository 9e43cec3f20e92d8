"""Hints: what would change, in the game's own counts."""

import pytest

from crannog.bots.base import Chair
from crannog.bots.greedy import GreedyBot
from crannog.bots.reasons import MOST_CHANGES
from crannog.kernel import Match
from crannog.server.advice import advise
from tests.horizons.table import table


def decisions(game: str, seats: int, count: int) -> list[Match]:
    """Positions of one match of greedy bots, each with a question of several options."""
    match = Match.new(game, seats, 5)
    found: list[Match] = []
    while len(found) < count:
        seat, ask = next((s, a) for s, a in match.pending.items() if not a.optional)
        if len(ask.options) > 1:
            found.append(Match.load(match.save()))
        match.choose(seat, GreedyBot(1).choose(Chair(match, seat)))
    return found


@pytest.mark.parametrize(("game", "seats"), [("inis", 3), ("horizons", 2), ("oath", 3)])
def test_a_hint_tells_what_would_change_for_whom(game: str, seats: int):
    """Each row is a count of the game with its present value, and some hint has a difference."""
    told = 0
    for match in decisions(game, seats, 12):
        seat = next(s for s, ask in match.pending.items() if not ask.optional)
        now = match.game.gauges(match.state)
        because = advise(Chair(match, seat), 3).because()
        rows = because.changes
        assert len(rows) <= MOST_CHANGES
        for row in rows:
            assert row.before == now[row.gauge, row.seat]
            compared = because.next is not None and row.after != row.other
            assert row.before != row.after or compared
        told += len(rows)
    assert told > 0


def test_a_hint_tells_how_it_goes_on_only_until_something_is_drawn():
    """H-22.1: the cards that a trial draws are its own invention, and so is what it does then."""
    t = table().grow(1, 2).expect_asked(0, "power-deck")
    for seed in range(4):
        advice = advise(Chair(t.match, 0), seed)
        assert advice.choice[0] == "deck"
        assert (advice.then, advice.asked) == ([], [])


def test_a_hint_tells_how_it_goes_on():
    """H-4.4: after the track comes the land; nothing is drawn between them."""
    t = table(lands={"G1": {"presence": 1}}).grow(2, 1).expect_asked(0, "presence-source")
    advice = advise(Chair(t.match, 0), 3)
    assert [choice[0] for choice in advice.then[:1]] == ["land"]
    assert [asked.prompt for asked in advice.asked[:1]] == ["presence-land"]
