"""What happened is told with what it changed: over whole random matches, for every seat."""

import json
import random
from pathlib import Path

import pytest

from crannog.kernel import Json, Match, Seat, find_game
from crannog.kernel.patches import Patch, fold
from crannog.kernel.watch import Watch
from tests.told import CHANGES, SOMETIMES, TELLS, check_event, telling

# Where a view may change after the last event of a choice: whose turn it is, and cards that are put
# away when a played card or a draw is over. Pieces, tracks and tokens change with their event.
SILENT = {
    "inis": {
        *("active", "turn", "phase", "waiting", "in_play", "drawn", "hands", "known"),
        *("piles.action_discard", "counts", "draft", "clash", "advantages", "reserves"),
    },
    # a Power is over when no more is told of it
    "horizons": {"phase", "work", "minor_discard", "major_discard"},
    # O-5.5.1: while a campaign goes on, a Citizen may not rule with the Empire; when it is over, he
    # does again
    "oath": {
        *("active", "phase", "hand", "drawn", "campaign", "deal", "chronicle"),
        *("sites.ruler", "counts.supremacy"),
    },
}
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDED = (
    *("inis-4", "horizons-3", "oath-6", "oath-chronicle", "oath-tutorial"),
    *("oath-1", "oath-prince-exile"),
)
MATCHES = [
    *(("inis", 2, 1), ("inis", 3, 2), ("inis", 4, 3)),
    *(("horizons", 1, 4), ("horizons", 3, 5)),
    *(("oath", 2, 6), ("oath", 4, 7), ("oath", 6, 8)),
]


def places(patch: Patch) -> set[str]:
    """The places that a patch changes, by the first two names of their path, numbers left out."""
    found = set()
    for row in patch:
        assert isinstance(row, list)
        path = row[0]
        assert isinstance(path, list)
        names = [key for key in path if isinstance(key, str) and not key.isdecimal()]
        found.add(".".join(names[:2]))
    return found


def watched_choice(match: Match, rng: random.Random, views: dict[Seat | None, Json]) -> set[str]:
    """Makes any choice, folds its patches over the views, and returns what changed silently."""
    asked = [seat for seat, ask in match.pending.items() if not ask.optional]
    seat = rng.choice(asked)
    told = match.told
    watch = match.watch(views)
    match.choose(seat, rng.choice(match.pending[seat].options))
    watch.end()
    return silent_changes(match, told, watch, views)


def silent_changes(
    match: Match, told: int, watch: Watch, views: dict[Seat | None, Json]
) -> set[str]:
    """Folds what was watched over the views; returns the places that changed after the events."""
    silent: set[str] = set()
    for viewer, seen in watch.by_viewer.items():
        assert len(seen.patches) == match.told - told
        for patch in (*seen.patches, seen.rest):
            views[viewer] = fold(views[viewer], patch)
        assert views[viewer] == match.view(viewer)
        if seen.patches:
            silent |= places(seen.rest)
    return silent


@pytest.mark.parametrize(("game", "seats", "seed"), MATCHES)
def test_patches_lead_from_the_first_view_to_the_last(game: str, seats: int, seed: int):
    """Folded one after the other they give every view on the way, for seats and spectators."""
    match, rng = Match.new(game, seats, seed), random.Random(seed)
    views: dict[Seat | None, Json] = {
        viewer: match.view(viewer) for viewer in (None, *range(seats))
    }
    while match.result is None:
        watched_choice(match, rng, views)
    assert match.told > 50


@pytest.mark.parametrize(("game", "seats", "seed"), MATCHES)
def test_things_change_with_their_event(game: str, seats: int, seed: int):
    """Verbs change the state first and tell then: little is left after the last event."""
    match, rng = Match.new(game, seats, seed), random.Random(seed)
    views: dict[Seat | None, Json] = {None: match.view(None), 0: match.view(0)}
    silent: set[str] = set()
    while match.result is None:
        silent |= watched_choice(match, rng, views)
    late = silent - SILENT[game]
    assert {place for place in late if place.partition(".")[0] not in SILENT[game]} == set()


@pytest.mark.parametrize("game", CHANGES)
def test_of_every_event_it_is_said_what_it_changes(game: str):
    """Each stands in one list."""
    changing = {kind for kinds in CHANGES[game].values() for kind in kinds.split()}
    others = [*SOMETIMES[game].split(), *TELLS[game].split()]
    assert sorted([*changing, *others]) == sorted(find_game(game).events)


@pytest.mark.parametrize(("game", "seats", "seed"), MATCHES)
def test_each_event_comes_with_what_it_changed(game: str, seats: int, seed: int):
    """Not before it is told, and not with the event after it."""
    match, rng = Match.new(game, seats, seed), random.Random(seed)
    while match.result is None:
        asked = [seat for seat, ask in match.pending.items() if not ask.optional]
        seat = rng.choice(asked)
        with telling(match.game, match.state):
            match.choose(seat, rng.choice(match.pending[seat].options))


@pytest.mark.parametrize("name", RECORDED)
def test_each_event_of_a_recorded_match_comes_with_what_it_changed(name: str):
    """These meet more events than random ones do."""
    data = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    match = Match.new(data["game"], data["seats"], data["seed"], options=data["options"])
    for seat, choice in data["choices"]:
        with telling(match.game, match.state):
            match.choose(seat, tuple(choice))
    assert match.result is not None


def test_an_event_that_is_told_too_early_or_too_late_is_found():
    """So the tests above can fail."""
    check_event("inis", "moves", {"territories", "victory"})
    check_event("inis", "attacks", set())
    for kind, changed in (
        ("moves", {"victory"}),
        ("moves", {"territories", "deeds"}),
        ("attacks", {"territories"}),
    ):
        with pytest.raises(AssertionError, match=f"{kind}"):
            check_event("inis", kind, changed)
