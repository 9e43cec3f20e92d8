"""The render benchmark's own reckoning: large positions, and frames between marks of a trace."""

import json

import pytest

from crannog.bench.render import LEFT, MOST_CHOICES, Stretch, largest, random_match, stretches
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match

SECOND = 1_000_000  # a trace counts microseconds


def mark(name: str, at: float) -> dict[str, object]:
    return {"name": f"crannog-{name}", "ts": round(at * SECOND)}


def frames(since: float, until: float, rate: int) -> list[dict[str, object]]:
    """Frames drawn at an even rate."""
    count = round((until - since) * rate)
    return [{"name": "DrawFrame", "ts": round((since + i / rate) * SECOND)} for i in range(count)]


def test_frames_are_counted_while_things_move():
    trace = [*frames(0, 5, 30), mark("moves", 1), mark("rests", 2), mark("moves", 3)]
    assert stretches([*trace, mark("rests", 3.5)]) == [
        Stretch(1.0, 30, False),
        Stretch(0.5, 15, False),
    ]


def test_a_card_in_flight_marks_its_own_stretch_alone():
    trace = [
        mark("moves", 0),
        mark("card", 0.1),
        mark("rests", 1),
        mark("moves", 2),
        mark("rests", 3),
    ]
    assert [one.cards for one in stretches(trace)] == [True, False]


def test_a_stretch_that_is_too_short_says_nothing():
    assert stretches([*frames(0, 1, 60), mark("moves", 0.5), mark("rests", 0.6)]) == []


def test_what_still_moves_at_the_end_is_left_out():
    assert stretches([*frames(0, 1, 60), mark("moves", 0.2)]) == []


def test_the_largest_position_can_be_gone_on_from():
    found = largest("inis", 2)
    match = Match.load(found.save)
    assert len(json.dumps(match.view(0))) == found.size
    longest = max(len(list(random_match("inis", seed, MOST_CHOICES))) for seed in range(2))
    assert 0 < len(match.choices) <= longest - LEFT


def test_a_match_that_is_too_short_has_no_large_position(monkeypatch):
    monkeypatch.setattr("crannog.bench.render.MOST_CHOICES", LEFT)
    with pytest.raises(CrannogError, match="no random match"):
        largest("inis", 1)
