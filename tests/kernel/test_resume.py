"""A match resumed from a snapshot is the same match, for every game and at every checkpoint."""

import json

import pytest

from crannog.checks import leaks, position
from crannog.kernel import Match, Rng, Snapshot


@pytest.mark.parametrize(
    ("game", "seats"), [("inis", 2), ("inis", 4), ("horizons", 1), ("horizons", 3)]
)
def test_a_resumed_match_goes_on_like_the_played_one(game, seats):
    match, rng = Match.new(game, seats, 9), Rng(4)
    resumed = 0
    while match.pending and len(match.choices) < 150:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
        if len(match.choices) % 10 == 0:
            taken = match.snapshot()
            data = json.loads(json.dumps(taken.state))
            again = Match.new(game, seats, 9)
            again.resume(list(match.choices), Snapshot(taken.choices, taken.events, data))
            assert position(again) == position(match)
            assert again.told == match.told
            assert again.save() == match.save()
            assert again.events(taken.events, 0) == match.events(taken.events, 0)
            assert leaks(again) == []
            resumed += 1
    assert resumed >= 3


def test_a_patient_match_is_replayed_past_its_silent_asks():
    """Answers without a choice are in the log; where it lacks them, they are given on the way."""
    match, rng = Match.new("inis", 3, 5, patient=True), Rng(2)
    silent = 0
    while len(match.choices) < 80:
        seat, ask = rng.pick(list(match.pending.items()))
        silent += ask.secret and len(ask.options) == 1
        match.choose(seat, rng.pick(ask.options))
    assert silent > 10
    loaded = Match.load(match.save(), patient=True)
    assert loaded.choices == match.choices
    resumed = Match.new("inis", 3, 5, patient=True)
    resumed.resume(list(match.choices), match.snapshot())
    assert resumed.choices == match.choices
    plain = Match.load(match.save())
    assert plain.choices == match.choices
    match.rewind(40)
    match.replay(loaded.choices[40:])
    assert match.choices == loaded.choices
    terse = Match.new("inis", 3, 5, patient=True)
    terse.replay([(seat, choice) for seat, choice in match.choices if choice])
    assert terse.told == match.told


def test_a_fork_waits_where_the_patient_match_waits():
    """Else it would tell a seat who else has nothing to decide."""
    match, rng = Match.new("inis", 3, 5, patient=True), Rng(2)
    compared = 0
    while len(match.choices) < 120:
        seat, ask = rng.pick(list(match.pending.items()))
        if ask.secret and len(ask.options) == 1:
            for other in {0, 1, 2} - {seat}:
                fork = match.fork(other, Rng(len(match.choices)))
                assert fork.pending.keys() == match.pending.keys()
                assert fork.view(other) == match.view(other)
                compared += 1
        match.choose(seat, rng.pick(ask.options))
    assert compared > 20


def test_a_resumed_match_can_be_rewound_to_its_beginning():
    match, rng = Match.new("inis", 2, 3), Rng(1)
    for _ in range(40):
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    again = Match.new("inis", 2, 3)
    again.resume(list(match.choices), match.snapshot())
    again.rewind(5)
    match.rewind(5)
    assert position(again) == position(match)
    assert again.events(0, 1) == match.events(0, 1)
