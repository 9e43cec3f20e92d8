"""What is foretold of a choice is true in every world."""

import random

import pytest

from crannog.bots.base import Chair
from crannog.bots.reasons import effects
from crannog.kernel import Match


@pytest.mark.parametrize(("game", "seats"), [("inis", 3), ("horizons", 2)])
def test_only_sure_events_are_foretold(game, seats):
    """Where hidden cards are drawn, tosses are made or others may react, no event is foretold."""
    match = Match.new(game, seats, 3)
    rng = random.Random(3)
    told = 0
    cut = 0
    for _ in range(250):
        if match.result is not None:
            break
        seat, ask = rng.choice(sorted(match.pending.items()))
        choice = rng.choice(ask.options)
        chair = Chair(match, seat)
        foretold = [event.seen_by(None) for event in effects(chair, choice, 1)]
        assert foretold == [event.seen_by(None) for event in effects(chair, choice, 2)]
        before = match.told
        match.choose(seat, choice)
        happened = [
            {key: event[key] for key in ("kind", "rule", "args")}
            for event in match.raw_events(before)
            if not event["secret"]
        ]
        assert happened[: len(foretold)] == foretold
        told += len(foretold)
        cut += len(happened) > len(foretold)
    assert told > 50
    assert cut > 0
