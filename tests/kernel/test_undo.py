"""Taking back a choice: what is final, who must agree, and what others planned apart from it."""

import json
from typing import cast

import pytest

from crannog.checks import history, position
from crannog.kernel import (
    CHECKPOINT,
    Ask,
    Asks,
    Choice,
    Json,
    Match,
    Rng,
    Snapshot,
    UndoRefused,
    together,
)
from tests.kernel.pebbles import GAME, Pebbles, PebblesGame


def new(seats=3, seed=5, practice=False, **options):
    return Match.new(GAME, seats, seed, options, practice=practice)


def first(match, seat):
    """The seat takes its first option."""
    match.choose(seat, match.pending[seat].options[0])


def play_out(match):
    """Everybody takes the first option, until the match is over."""
    while match.pending:
        first(match, next(iter(match.pending)))
    return match


def solo(practice=False):
    """A match of Horizons for one."""
    return Match.new("horizons", 1, 3, practice=practice)


def until_revealed(match):
    """Random choices of seat 0, up to one that reveals something."""
    rng = Rng(1)
    while True:
        before = match.state.reveals
        match.choose(0, rng.pick(match.pending[0].options))
        if match.state.reveals != before:
            return match


# -- what is final -----------------------------------------------------------------------------


def test_a_finished_match_is_final():
    match = play_out(new())
    made = list(match.choices)
    for consent in ((), (0, 1, 2)):
        with pytest.raises(UndoRefused, match="the match is over") as refused:
            match.undo(1, consent)
        assert refused.value.over
        assert refused.value.needs == frozenset()
    assert match.choices == made
    match.rewind(3)
    assert match.choices == made[:3]


def test_for_one_person_a_reveal_is_final():
    match = until_revealed(solo())
    made = list(match.choices)
    with pytest.raises(UndoRefused, match="final") as refused:
        match.undo(0)
    assert refused.value.reveal
    assert not refused.value.over
    assert refused.value.needs == frozenset()
    assert match.choices == made


def test_for_one_person_a_choice_that_revealed_nothing_is_taken_back():
    match = solo()
    first(match, 0)  # the Spirit; the first Explore follows
    first(match, 0)  # the Growth
    match.undo(0)
    assert len(match.choices) == 1


def test_practice_takes_back_reveals_and_the_end():
    match = until_revealed(solo(practice=True))
    made = len(match.choices)
    match.undo(0)
    assert len(match.choices) == made - 1
    while match.result is None:
        first(match, 0)
    match.undo(0)
    assert match.result is None
    assert "practice" not in match.save()
    assert not Match.load(match.save()).practice
    assert Match.load(match.save(), practice=True).practice


def test_in_practice_the_choices_of_others_still_need_their_consent():
    match = Match.new("inis", 3, 4, practice=True)
    brenn = next(iter(match.pending))
    first(match, brenn)
    first(match, brenn)
    other = next(iter(match.pending))
    first(match, other)
    with pytest.raises(UndoRefused) as refused:
        match.undo(brenn)
    assert refused.value.others
    assert refused.value.needs == {0, 1, 2} - {brenn}


@pytest.mark.parametrize(("game", "seats"), [("inis", 2), ("horizons", 1), ("horizons", 2)])
def test_a_resumed_match_knows_which_choices_are_final(game, seats):
    """Undo is refused, or allowed, as in the match that was never away."""
    match, rng = Match.new(game, seats, 8), Rng(3)
    allowed = refused = 0
    while match.pending and len(match.choices) < 120:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
        taken = match.snapshot()
        stored = Snapshot(taken.choices, taken.events, json.loads(json.dumps(taken.state)))
        resumed = Match.new(game, seats, 8)
        resumed.resume(list(match.choices), stored)
        for undoing in range(seats):
            said = may_rewind(match, undoing)
            assert said == may_rewind(resumed, undoing)
            allowed += said
            refused += not said
    assert allowed
    assert refused


def may_rewind(match, seat):
    """Whether the seat may go back to its last choice without asking anybody."""
    try:
        match.undo_target(seat)
    except UndoRefused:
        return False
    return True


def test_a_snapshot_that_does_not_say_what_is_final_counts_as_a_reveal():
    match, rng = Match.new("horizons", 2, 8), Rng(3)
    while match.snapshot().choices < 10:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
    taken = match.snapshot()
    old = {key: value for key, value in taken.state.items() if key != "final-choices"}
    resumed = Match.new("horizons", 2, 8)
    resumed.resume(list(match.choices[: taken.choices]), Snapshot(taken.choices, taken.events, old))
    with pytest.raises(UndoRefused) as refused:
        resumed.undo(0)
    assert refused.value.reveal


# -- choices made apart ------------------------------------------------------------------------


def test_a_secret_choice_among_simultaneous_ones_is_taken_back_alone():
    """P-2: the stone comes back to the hand; what the other has laid stays laid."""
    match = new()
    first(match, 0)
    first(match, 1)
    kept = match.choices[1]
    seen = match.view(1), match.pending[2].options
    plan = match.plan_undo(0)
    assert (plan.count, plan.again) == (0, (kept,))
    match.undo(0)
    assert match.choices == [kept]
    assert (match.view(1), match.pending[2].options) == seen
    assert set(match.pending) == {0, 2}
    never = new()
    never.choose(*kept)
    assert (position(match), history(match)) == (position(never), history(never))


def test_who_can_only_rewind_needs_consent_for_it():
    match = new()
    first(match, 0)
    first(match, 1)
    with pytest.raises(UndoRefused) as refused:
        match.undo_target(0)
    assert refused.value.others
    assert refused.value.needs == {1, 2}
    assert match.undo_target(0, [1, 2]) == 0


def test_once_the_stones_are_shown_the_others_must_agree():
    match = new(stakes=True)
    for seat in range(3):
        first(match, seat)
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reveal
    assert refused.value.needs == {1, 2}


def test_choices_made_in_turn_are_not_apart():
    match = Match.new("inis", 3, 4)
    while len(match.choices) < 4:
        first(match, next(iter(match.pending)))
    earlier, later = match.choices[-2][0], match.choices[-1][0]
    assert earlier != later
    with pytest.raises(UndoRefused) as refused:
        match.undo(earlier)
    assert refused.value.others
    match.undo(earlier, consent=range(3))
    assert len(match.choices) == 2


def test_an_inis_draft_is_taken_back_again_and_again():
    """I-6.1: each may think again until all have drafted, and no one else's cards change."""
    match = Match.new("inis", 4, 9)
    while len(match.pending) < 4:
        first(match, next(iter(match.pending)))
    drafting = list(match.pending)[:3]
    for seat in drafting:
        first(match, seat)
    for number in range(1, 4):
        for seat in drafting:
            others = [other for other in drafting if other != seat]
            seen = [match.view(other)["draft"] for other in others]
            assert len(match.plan_undo(seat).again) == 2
            match.undo(seat)
            match.choose(seat, match.pending[seat].options[number])
            assert [match.view(other)["draft"] for other in others] == seen


class OneHeap(PebblesGame):
    """Pebbles whose players, at the same time, take two stones each from the heap of seat 0."""

    def rules(self, state):
        yield CHECKPOINT
        yield from together({seat: self.take(state, seat) for seat in range(state.seats)})

    def take(self, state, seat):
        for _ in range(2):
            options: list[Choice] = [("take", stone) for stone in state.stones[0]]
            choice = yield Ask(seat, "take", options, "P-2")
            state.stones[0].remove(choice[1])
            state.stones[1].append(choice[1])
            state.tell("takes", "P-2", seat, *self.told(state))

    def told(self, state):
        """What an event tells besides who took a stone."""
        return ()

    def view(self, state, seat):
        return {"left": list(state.stones[0])}


class CountedHeap(OneHeap):
    """Each event tells how many stones are left."""

    def told(self, state):
        return (len(state.stones[0]),)


class OrderedHeap(OneHeap):
    """Everyone sees in which order the stones were taken."""

    def view(self, state, seat):
        return {"taken": list(state.stones[1])}


class Queue(OneHeap):
    """One stone each; who is asked may take any that is left now."""

    apart = True

    def rules(self, state):
        yield CHECKPOINT
        waiting = [0, 1, 2]
        while waiting:
            options: list[Choice] = [("take", stone) for stone in sorted(set(state.stones[0]))]
            asks = {seat: Ask(seat, "take", options, "P-2") for seat in waiting}
            reply = yield Asks(asks, apart=self.apart)
            waiting.remove(reply[0])
            state.stones[0].remove(reply[2])


class OpenQueue(Queue):
    """The players do not decide apart; there is always a second stone of each value."""

    apart = False

    def setup(self, seats, seed, options):
        state = cast(Pebbles, super().setup(seats, seed, options))
        state.stones[0] = [1, 1, 2, 2, 3]
        return state


def heap_match(game, taken):
    """Seats take stones as said, from a heap of 1 to 9."""
    stones: list[Json] = [list[Json](range(1, 10)), [], []]
    match = Match.new(game, 3, 1, position={"stones": stones, "charms": [False] * 3})
    for seat, stone in taken:
        match.choose(seat, ("take", stone))
    return match


def test_a_choice_that_others_did_not_depend_on_is_taken_back_alone():
    match = heap_match(OneHeap(), [(0, 2), (1, 9), (0, 1), (1, 8)])
    match.undo(0)
    assert match.choices == [(0, ("take", 2)), (1, ("take", 9)), (1, ("take", 8))]


@pytest.mark.parametrize(
    ("game", "taken"),
    [
        (OneHeap(), [(0, 1), (1, 2)]),  # seat 1 is asked for a second stone, but not for the 1
        (CountedHeap(), [(0, 2), (1, 9), (0, 1), (1, 8)]),  # one stone more would have been left
        (OrderedHeap(), [(0, 2), (1, 9), (0, 1), (1, 8)]),  # the 1 was taken before the 8
        (Queue(), [(0, 1), (1, 2)]),  # seat 2 is asked without the 1
    ],
)
def test_what_others_were_asked_or_shown_because_of_it_needs_their_consent(game, taken):
    """Though all chose at the same time, without the choice it would be other than it was."""
    match = heap_match(game, taken)
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.others
    assert refused.value.needs == {1, 2}


def test_where_players_do_not_decide_apart_they_must_agree():
    match = Match.new(OpenQueue(), 3)
    match.choose(0, ("take", 1))
    match.choose(1, ("take", 2))
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.parametrize(
    ("game", "seats"), [("inis", 3), ("inis", 4), ("horizons", 2), ("horizons", 3)]
)
def test_what_is_dropped_never_was(game, seats):
    """At each decision: a choice taken back alone leaves the match without it, in every respect."""
    match, rng, dropped = Match.new(game, seats, 2), Rng(6), 0
    while match.pending and dropped < 25:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
        for undoing in range(seats):
            plan = plan_without_consent(match, undoing)
            if plan is not None and plan.again:
                assert_dropped(match, undoing)
                dropped += 1
    assert dropped


def plan_without_consent(match, seat):
    """The plan, or None where consent is needed or nothing can be undone."""
    try:
        return match.plan_undo(seat)
    except UndoRefused:
        return None


def assert_dropped(match, seat):
    """The undo's outcome equals a match without that choice; the others' asks are the same."""
    copy = Match.load(match.save())
    others = {other: ask.options for other, ask in match.pending.items() if other != seat}
    number = max(n for n, (by, _) in enumerate(copy.choices) if by == seat)
    copy.undo(seat)
    never = Match.new(match.game, match.seats, match.seed, match.options)
    never.replay(match.choices[:number] + match.choices[number + 1 :])
    assert copy.choices == never.choices
    assert (position(copy), history(copy)) == (position(never), history(never))
    assert {s: ask.options for s, ask in copy.pending.items() if s != seat} == others
    assert match.choices[number][1] in copy.pending[seat].options
