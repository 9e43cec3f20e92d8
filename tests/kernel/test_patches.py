"""Patches: what changed between two views, and the watch that notes it event by event."""

import pytest

from crannog.kernel import Json, Match
from crannog.kernel.patches import difference, fold
from tests.kernel.pebbles import GAME

VIEWS = [
    ({}, {}, []),
    ({"a": 1}, {"a": 1}, []),
    ({"a": 1}, {"a": 2}, [[["a"], 2]]),
    ({"a": 1}, {}, [[["a"]]]),
    ({}, {"a": None}, [[["a"], None]]),
    ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, [[["a", "b", 1], 3]]),
    ({"a": [1, 2]}, {"a": [1]}, [[["a"], [1]]]),
    ({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}, [[["a", 0, "c"], 2]]),
    ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1}]}, [[["a", 0, "c"]]]),
    ({"a": {"1": "x"}}, {"a": {"2": "x"}}, [[["a", "1"]], [["a", "2"], "x"]]),
    ({"a": True}, {"a": 1}, [[["a"], 1]]),
    ({"a": {"b": 1}}, {"a": [1]}, [[["a"], [1]]]),
]


@pytest.mark.parametrize(("old", "new", "patch"), VIEWS)
def test_a_patch_says_what_changed_and_no_more(old, new, patch):
    """Lists of another length are replaced, everything else is changed where it stands."""
    assert difference(old, new) == patch
    folded = fold(old, patch)
    assert folded == new
    assert str(folded) == str(new)


def test_folding_leaves_the_old_view_alone():
    """The view before an event can be shown again."""
    old: Json = {"a": {"b": [1, 2]}, "c": 3}
    fold(old, [[["a", "b", 0], 9], [["c"]]])
    assert old == {"a": {"b": [1, 2]}, "c": 3}


def test_a_watch_notes_what_each_event_changed():
    """Every event has its patch for every viewer, and all together lead to the last view."""
    match = Match.new(GAME, 2, 1)
    while match.result is None:
        seat = min(match.pending)
        told, viewers = match.told, [0, 1, None]
        before = {viewer: match.view(viewer) for viewer in viewers}
        watch = match.watch(viewers)
        match.choose(seat, match.pending[seat].options[-1])
        watch.end()
        for viewer in viewers:
            seen = watch.by_viewer[viewer]
            assert len(seen.patches) == match.told - told
            folded: Json = before[viewer]
            for patch in [*seen.patches, seen.rest]:
                folded = fold(folded, patch)
            assert folded == match.view(viewer) == seen.view
    assert match.state.watcher is None


def test_nothing_is_looked_at_where_nobody_watches():
    """A watch without viewers leaves the state alone."""
    match = Match.new(GAME, 2, 1)
    assert match.watch([]).by_viewer == {}
    assert match.state.watcher is None
