"""The kernel's contract (docs/guide/kernel.md), driven by the sample game Pebbles."""

import json
from collections import Counter

import pytest

from crannog.checks import deep_checks
from crannog.kernel import (
    Ask,
    Asks,
    BadOption,
    BadPosition,
    BadSave,
    BadSeats,
    BrokenRules,
    Choice,
    CrannogError,
    Flow,
    Game,
    IllegalChoice,
    Json,
    Match,
    Nested,
    NotProvided,
    Option,
    Rng,
    Rules,
    UndoRefused,
    UnknownGame,
    WrongVersion,
    find_game,
    is_forced,
    together,
)
from tests.kernel.pebbles import GAME, PebblesGame


def new(seats=3, seed=5, patient=False, **options):
    return Match.new(GAME, seats, seed, options, patient=patient)


def first(match):
    """Answers the first pending seat with its first option."""
    seat, ask = next(iter(match.pending.items()))
    match.choose(seat, ask.options[0])
    return seat


def play_out(match):
    while match.pending:
        first(match)
    return match


def with_charms(charms, stones, seats=3, **options):
    return Match.new(GAME, seats, 1, options, position={"charms": charms, "stones": stones})


# -- asking and choosing -----------------------------------------------------------------------


def test_simultaneous_asks_are_open_to_all_seats_at_once():
    match = new()
    assert set(match.pending) == {0, 1, 2}
    match.choose(1, match.pending[1].options[0])
    assert set(match.pending) == {0, 2}


def test_simultaneous_choices_may_come_in_any_order():
    stones = [[5, 4, 3], [9, 8, 7], [2, 1, 2]]
    orders = [(0, 1, 2), (2, 1, 0), (1, 0, 2)]
    scores = []
    for order in orders:
        match = with_charms([False] * 3, stones)
        for seat in order:
            match.choose(seat, match.pending[seat].options[0])
        scores.append(match.view(None)["scores"])
    assert scores[0] == scores[1] == scores[2]
    assert scores[0][1] > 0


def test_a_seats_own_lay_is_in_its_view_and_in_no_other():
    match = new()
    before = [json.dumps(match.view(seat)) for seat in (None, 0, 2)]
    choice = match.pending[1].options[0]
    match.choose(1, choice)
    assert match.view(1)["laid"] == choice[1]
    assert [json.dumps(match.view(seat)) for seat in (None, 0, 2)] == before


def test_an_illegal_choice_carries_the_rule_and_changes_nothing():
    match = new()
    before = GAME.export(match.state), match.save(), match.events(0, 0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, ("lay", 42))
    assert refused.value.rule == "P-2"
    assert "P-2" in str(refused.value)
    assert (GAME.export(match.state), match.save(), match.events(0, 0)) == before


def test_a_seat_that_is_not_asked_is_told_who_is():
    match = new()
    match.choose(0, match.pending[0].options[0])
    with pytest.raises(IllegalChoice, match="why-others-turn seat=1"):
        match.choose(0, ("lay", 1))


def test_a_match_that_is_over_takes_no_choice():
    match = play_out(new())
    assert match.pending == {}
    with pytest.raises(IllegalChoice, match="why-over"):
        match.choose(0, ("lay", 1))


def test_why_not_answers_what_choose_would_say_and_plays_nothing():
    match = new()
    before = GAME.export(match.state), match.save(), match.events(0, 0)
    assert match.why_not(0, match.pending[0].options[0]) is None
    assert match.why_not(0, list(match.pending[0].options[0])) is None
    refusal = match.why_not(0, ("lay", 42))
    assert refusal is not None
    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, ("lay", 42))
    assert str(refusal) == str(refused.value.refusal)
    assert (refusal.rule, refusal.why, refusal.args) == ("P-2", "why-no-stone", {"count": 42})
    other = match.why_not(0, ("double",))
    assert other is not None
    assert (other.rule, other.why, other.args) == ("P-2", "why-not-offered", {})
    assert (GAME.export(match.state), match.save(), match.events(0, 0)) == before


def test_why_not_tells_who_is_asked_and_that_a_match_is_over():
    match = new()
    match.choose(0, match.pending[0].options[0])
    refusal = match.why_not(0, ("lay", 1))
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.args) == ("P-2", "why-others-turn", {"seat": 1})
    over = play_out(match).why_not(0, ("lay", 1))
    assert over is not None
    assert (over.rule, over.why) == ("P-6", "why-over")


def test_choices_may_come_as_lists_as_json_has_them():
    match = new()
    match.choose(0, list(match.pending[0].options[0]))
    assert len(match.choices) == 1
    assert isinstance(match.choices[0][1], tuple)


def test_the_result_names_winners_outcomes_reason_and_rule():
    match = play_out(new())
    result = match.result
    assert result is not None
    assert result["reason"] in ("highest-score", "tie")
    assert result["rule"] == "P-6"
    best = max(match.view(None)["scores"])
    expected = ["win" if score == best else "loss" for score in match.view(None)["scores"]]
    assert result["reason"] == "tie" or result["outcomes"] == expected


def test_a_tie_has_no_winner():
    match = Match.new(GAME, 2, 1, {}, position={"round": 3, "scores": [4, 4], "stones": [[], []]})
    assert match.result == {
        "winners": [],
        "outcomes": ["loss", "loss"],
        "reason": "tie",
        "rule": "P-6",
    }


# -- forced and secret asks --------------------------------------------------------------------


def test_a_forced_choice_is_answered_by_the_kernel():
    position: dict[str, Json] = {"round": 2, "charms": [False] * 3, "stones": [[5], [6], [4]]}
    match = Match.new(GAME, 3, 1, {}, position=position)
    assert match.choices == []
    assert match.result is not None
    assert match.result["winners"] == [1]


def test_an_ask_without_options_is_a_defect_of_the_rules():
    def broken() -> Rules[None]:
        yield Ask(0, "nothing", [], "P-9")

    flow = Flow(GAME.setup(2, 1, {"stakes": False}), broken())
    with pytest.raises(BrokenRules, match="P-9"):
        flow.start()


def test_secret_asks_stay_open_at_a_patient_table_even_with_one_option():
    match = Match.new(
        GAME,
        3,
        1,
        {},
        position={"charms": [False, False, True], "stones": [[9, 8], [3, 4], [2, 3]]},
        patient=True,
    )
    for seat in range(3):
        match.choose(seat, match.pending[seat].options[0])
    assert match.pending[1].options == [("decline",)]
    match.choose(1, ("decline",))
    assert match.choices[-1] == (1, ()), "it is counted like any answer, but says nothing"
    assert match.pending[2].options == [("charm",), ("decline",)]


@pytest.mark.parametrize(("seat", "patient"), [(2, True), (3, False), (-1, False)])
def test_a_silent_answer_of_the_wrong_seat_is_refused(seat, patient):
    match = new(patient=patient)
    for each in range(3):
        match.choose(each, match.pending[each].options[0])
    with pytest.raises(IllegalChoice):
        match.replay([(seat, ())])


def test_own_silent_answers_do_not_keep_a_seat_from_undoing():
    match = Match.new(GAME, 3, 1, {}, patient=True)
    match.choose(0, match.pending[0].options[0])
    match.choices.append((0, ()))
    assert match.undo_target(0) == 0
    match.choices.append((1, ()))
    with pytest.raises(UndoRefused):
        match.undo_target(0)


def test_a_patient_match_saves_and_loads_to_the_same_decision():
    match = new(patient=True)
    for seat in range(3):
        match.choose(seat, match.pending[seat].options[0])
    loaded = Match.load(match.save(), GAME, patient=True)
    assert loaded.pending.keys() == match.pending.keys()
    assert GAME.export(loaded.state) == GAME.export(match.state)


def test_is_forced_spares_secret_asks():
    assert is_forced(Ask(0, "p", [("a",)], "P-1"))
    assert not is_forced(Ask(0, "p", [("a",)], "P-1", secret=True))
    assert not is_forced(Ask(0, "p", [("a",), ("b",)], "P-1"))


# -- together ----------------------------------------------------------------------------------


def steps(seat: int, count: int) -> Rules[list[str]]:
    taken = []
    for n in range(count):
        choice: Choice = yield Ask(seat, f"step-{n}", [("go",), ("wait",)], "P-2")
        taken.append(str(choice[0]))
    return taken


def test_together_lets_each_seat_proceed_at_its_own_pace():
    rules = together({0: steps(0, 1), 1: steps(1, 3)})
    group = next(rules)
    assert isinstance(group, Asks)
    for _ in range(2):
        group = rules.send((1, "go"))
    assert isinstance(group, Asks)
    assert group.by_seat[1].prompt == "step-2"
    assert group.by_seat[0].prompt == "step-0"
    rules.send((0, "wait"))
    with pytest.raises(StopIteration) as stop:
        rules.send((1, "wait"))
    assert stop.value.value == {0: ["wait"], 1: ["go", "go", "wait"]}


def test_together_with_parts_that_ask_nothing_returns_at_once():
    rules = together({0: steps(0, 0), 1: steps(1, 0)})
    with pytest.raises(StopIteration) as stop:
        next(rules)
    assert stop.value.value == {0: [], 1: []}


def test_together_refuses_a_part_that_asks_another_seat():
    with pytest.raises(TypeError, match="its own seat 0"):
        next(together({0: steps(1, 1)}))


# -- events ------------------------------------------------------------------------------------


def test_events_are_numbered_and_cite_their_rule():
    match = play_out(new())
    events = match.events(0, 0)
    assert [event["n"] for event in events] == list(range(len(events)))
    assert all(str(event["rule"]).startswith("P-") for event in events)
    assert match.events(2, 0) == events[2:]
    assert match.events(len(events), 0) == []


def test_the_secret_part_of_an_event_goes_to_its_seats_only():
    match = new()
    match.state.whisper((1,), "lays", "P-2", (1,), (7,))
    n = len(match.events(0, None)) - 1
    assert match.events(n, 1)[0]["secret"] == [7]
    assert "secret" not in match.events(n, 0)[0]
    assert "secret" not in match.events(n, None)[0]


@pytest.mark.parametrize("stakes", [False, True])
def test_the_sample_game_passes_the_deep_checks(stakes):
    for seed in range(10):
        match, rng = new(seed=seed, stakes=stakes), Rng(seed)
        while match.pending:
            seat, ask = rng.pick(list(match.pending.items()))
            match.choose(seat, rng.pick(ask.options))
            for name, check in deep_checks(match, rng).items():
                assert check() == [], name


# -- undo --------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice():
    match = new()
    before = GAME.export(match.state)
    match.choose(0, match.pending[0].options[0])
    match.undo(0)
    assert GAME.export(match.state) == before
    assert match.choices == []


def test_undo_never_passes_a_reveal_without_consent():
    match = new(stakes=True)
    for seat in range(3):
        match.choose(seat, match.pending[seat].options[0])
    with pytest.raises(UndoRefused) as refused:
        match.undo(2)
    assert refused.value.reveal
    assert refused.value.needs == {0, 1}
    match.undo(2, consent=[0, 1])
    assert len(match.choices) == 2


def test_undo_with_nothing_to_undo_says_so():
    with pytest.raises(UndoRefused, match="made no choice") as refused:
        new().undo(1)
    assert refused.value.needs == frozenset()


def test_undo_and_redo_at_every_choice_give_the_same_match():
    match = play_out(new(stakes=True))
    final, events = GAME.export(match.state), match.events(0, 0)
    for count in range(len(match.choices) - 1, -1, -1):
        replay = match.choices[count:]
        match.rewind(count)
        assert len(match.choices) == count
        for seat, choice in replay:
            match.choose(seat, choice)
        assert GAME.export(match.state) == final
        assert match.events(0, 0) == events


def test_rewind_beyond_the_choices_is_refused():
    with pytest.raises(CrannogError, match="has 0 choices"):
        new().rewind(1)


# -- clone and fork ----------------------------------------------------------------------------


def test_a_clone_goes_the_same_way_and_leaves_the_match_alone():
    match = new(stakes=True)
    first(match)
    before = GAME.export(match.state)
    clone = match.clone()
    assert GAME.export(clone.state) == before
    while clone.pending:
        seat, ask = next(iter(clone.pending.items()))
        clone.choose(seat, ask.options[0])
    assert GAME.export(match.state) == before
    assert GAME.export(play_out(match).state) == GAME.export(clone.state)
    assert clone.result == match.result


@pytest.mark.parametrize("patient", [False, True])
def test_a_look_one_choice_ahead_leaves_the_match_alone(patient):
    """`after` is just where the log would lead, at every choice of a match, to its end."""
    match = Match.new(GAME, 3, 5, {}, patient=patient)
    looked = 0
    while match.pending:
        seat, ask = next(iter(match.pending.items()))
        before, log = GAME.export(match.state), list(match.choices)
        logged = match.logged(seat, ask.options[-1])
        after = match.after(seat, logged)
        assert (GAME.export(match.state), match.choices) == (before, log)
        match.replay([(seat, logged)])
        assert GAME.export(match.state) == GAME.export(after.state)
        assert match.result == after.result
        looked += 1
    assert looked > 5
    assert match.result is not None


def test_a_clone_refuses_what_the_match_refuses():
    with pytest.raises(IllegalChoice):
        new().clone().choose(0, ("lay", 42))


def test_a_fork_shows_its_seat_the_same_and_hides_the_truth():
    match = new()
    view = json.dumps(match.view(0))
    others = set()
    for seed in range(20):
        fork = match.fork(0, Rng(seed))
        assert json.dumps(fork.view(0)) == view
        assert fork.pending[0].options == match.pending[0].options
        others.add(json.dumps(fork.view(1)))
    assert len(others) > 10, "what seat 0 can't know is redrawn"


def test_a_fork_renews_the_options_of_other_seats():
    match = new()
    fork = match.fork(0, Rng(3))
    for seat in (1, 2):
        stones = fork.view(seat)["stones"]
        assert [option[1] for option in fork.pending[seat].options] == sorted(set(stones))
        fork.choose(seat, fork.pending[seat].options[0])


# -- saves -------------------------------------------------------------------------------------


def test_save_and_load_at_every_choice():
    match = new(stakes=True)
    while match.pending:
        loaded = Match.load(json.loads(json.dumps(match.save())), GAME)
        assert GAME.export(loaded.state) == GAME.export(match.state)
        assert loaded.events(0, 1) == match.events(0, 1)
        first(match)


def test_a_match_from_a_position_saves_it():
    match = with_charms([True] * 3, [[1, 2, 3]] * 3)
    first(match)
    loaded = Match.load(match.save(), GAME)
    assert GAME.export(loaded.state) == GAME.export(match.state)


def test_a_save_of_other_rules_says_so():
    data = new().save()
    data["rules"] = 2
    with pytest.raises(
        WrongVersion, match="version 2 of the rules of pebbles, installed is version 1"
    ):
        Match.load(data, GAME)


def test_a_save_of_another_format_says_so():
    data = new().save()
    data["crannog"] = 99
    with pytest.raises(WrongVersion, match="format is 99"):
        Match.load(data, GAME)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": "three"}, "'seats' should be int"),
        ({"choices": [[0]]}, r"a choice is \[seat, \[verb, ...\]\]"),
        ({"choices": [[0, ["lay", 42]]]}, "choice 1 of the save is refused"),
        ({"options": []}, "'options' should be dict"),
        ({"position": {"stones": [[77], [1], [2]]}}, "position is impossible: P-1"),
    ],
)
def test_a_broken_save_says_what_is_wrong(change, message):
    with pytest.raises(BadSave, match=message):
        Match.load({**new().save(), **change}, GAME)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"game": "pebbles"}])
def test_what_is_no_save_is_refused(data):
    with pytest.raises(BadSave, match="not a Crannog save"):
        Match.load(data, GAME)


# -- games, seats, options ---------------------------------------------------------------------


def test_unknown_games_are_refused_with_the_known_ones():
    with pytest.raises(UnknownGame, match=r"installed: .*inis"):
        find_game("chess")


def test_installed_games_are_found_by_entry_point():
    assert find_game("inis").id == "inis"


def test_wrong_seats_are_refused():
    with pytest.raises(BadSeats, match="played with 2, 3 seats, not 5"):
        Match.new(GAME, 5)


def test_unknown_options_and_values_are_refused():
    with pytest.raises(BadOption, match="has no option 'speed'; it has: stakes"):
        Match.new(GAME, 2, 1, {"speed": 3})
    with pytest.raises(BadOption, match=r"takes false \| true, not 'much'"):
        Match.new(GAME, 2, 1, {"stakes": "much"})


def test_options_parse_what_a_person_types():
    option = Option("limit", None, (None,), "P-6", smallest=1)
    assert option.parse("none") is None
    assert option.parse("12") == 12
    for text in ("0", "-1", "many", ""):
        with pytest.raises(BadOption, match=r"none \| a whole number from 1"):
            option.parse(text)
    assert Option("x", False, (False, True), "P-5").parse("True") is True


def test_one_is_not_true():
    """A bool option does not take 1, nor an int option True."""
    assert not Option("x", False, (False, True), "P-5").takes(1)
    assert not Option("n", None, (None,), "P-6", smallest=1).takes(True)


def test_an_impossible_position_is_refused():
    with pytest.raises(BadPosition, match="P-1: seat 1"):
        with_charms([False] * 3, [[1], [12], [3]])


# -- chance ------------------------------------------------------------------------------------


def test_the_rng_is_one_integer_and_repeats():
    rng = Rng(7)
    numbers = [rng.below(10) for _ in range(5)]
    again = Rng(7)
    assert [again.below(10) for _ in range(5)] == numbers
    resumed = Rng(rng.seed)
    assert [resumed.below(100) for _ in range(3)] == [rng.below(100) for _ in range(3)]


def test_splitmix64_gives_the_published_sequence():
    """Vectors of splitmix64 for seed 1234567."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_rearranging_gives_every_order_alike():
    rng = Rng(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.rearrange(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 60


def test_rearranging_takes_few_draws_and_keeps_the_items():
    rng, fewest = Rng(5), Rng(5)
    items = list(range(60))
    rng.rearrange(items)
    assert sorted(items) == list(range(60))
    assert items[:20] != list(range(20))
    assert items[-20:] != list(range(40, 60))
    for _ in range(7):  # the orders of 60 items are a number of 273 bits
        if fewest.seed != rng.seed:
            fewest.bits()
    assert fewest.seed == rng.seed


def test_shuffle_keeps_the_items_and_below_stays_below():
    rng = Rng(1)
    items = list(range(20))
    rng.shuffle(items)
    assert sorted(items) == list(range(20))
    assert items != list(range(20))
    assert {rng.below(3) for _ in range(100)} == {0, 1, 2}


# -- the flow ----------------------------------------------------------------------------------


def test_a_flow_runs_rules_without_a_match():
    state = GAME.setup(2, 3, {"stakes": False})
    flow = Flow(state, GAME.rules(state))
    flow.start()
    while flow.step is not None:
        seat, ask = next(iter(flow.pending().items()))
        flow.answer(seat, ask.options[0])
    assert state.result is not None
    assert flow.pending() == {}


def test_nested_rules_go_as_deep_as_they_like():
    """Beyond the limit of `yield from`; each level goes on when the one inside has ended."""
    ended: list[int] = []

    def answer(depth: int) -> Rules[int]:
        choice = yield Ask(0, "deeper", [("yes",), ("no",)], "P-9")
        if choice == ("yes",):
            yield Nested(answer(depth + 1))
        ended.append(depth)
        return depth

    flow = Flow(GAME.setup(2, 1, {"stakes": False}), answer(0))
    flow.start()
    for _ in range(5000):
        flow.answer(0, ("yes",))
    flow.answer(0, ("no",))
    assert flow.step is None
    assert ended == list(range(5000, -1, -1))


@pytest.mark.parametrize(
    "method",
    ["setup", "rules", "view", "redraw", "export", "restore", "position", "evaluate"],
)
def test_a_game_that_lacks_a_part_is_told_which(method):
    class Half(Game):
        id = "half"

    arguments = {"setup": 3, "view": 2, "redraw": 3, "position": 2, "evaluate": 2}.get(method, 1)
    with pytest.raises(NotProvided, match=f"half has no {method}"):
        getattr(Half(), method)(*[None] * arguments)


def test_the_sample_game_itself_is_a_game():
    assert isinstance(GAME, PebblesGame)
    assert GAME.full_options({}) == {"stakes": False}
