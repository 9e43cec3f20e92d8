"""The steps of a play: expectations between choices, forced choices, a position that is held."""

import pytest

from crannog.kernel import Match
from crannog.scenarios import BadScenario, after_play, failures, parse_scenario
from tests.scenarios.positions import DUEL, EMPTY_HANDS, PASSES

WARLORD = "{seat: 0, choose: [play, warlord, season]}"
DECLINE = "{seat: 1, choose: [decline]}"


def run(head: str, *steps: str, expect: str = "") -> list[str]:
    """What goes wrong with a play of these steps."""
    return failures(parse_scenario(f"{head}play: [{', '.join(steps)}]\nexpect: [{expect}]", "x"))


# -- expectations between choices --------------------------------------------------------------


def test_expectations_stand_between_choices() -> None:
    """Each is checked on the match as it is then."""
    wrong = run(
        DUEL,
        "{expect: [{asked: 0, prompt: season-turn}, {state: hands.0, has: warlord}]}",
        WARLORD,
        "{expect: [{asked: 1, prompt: react}, {state: hands.0, lacks: warlord}]}",
        DECLINE,
        "{expect: [{asked: 0, prompt: end-clash}]}",
        expect="{event: clash-starts}",
    )
    assert wrong == []


def test_what_fails_between_choices_names_the_place() -> None:
    """The play goes on, and later expectations are checked as well."""
    wrong = run(
        DUEL,
        "{expect: [{state: round, is: 9}]}",
        WARLORD,
        "{expect: [{asked: 1}, {state: round, is: 8}]}",
        DECLINE,
        expect="{state: round, is: 7}",
    )
    assert wrong == [
        "before the first choice: state round is 1, not 9",
        "after choice 1 of play: state round is 1, not 8",
        "state round is 1, not 7",
    ]


def test_after_a_refused_choice_nothing_is_checked() -> None:
    """What was found before it is told too."""
    steps = ("{expect: [{state: round, is: 9}]}", DECLINE, "{expect: [{state: round, is: 8}]}")
    wrong = run(DUEL, *steps, expect="{state: round, is: 7}")
    assert len(wrong) == 2
    assert wrong[0] == "before the first choice: state round is 1, not 9"
    assert wrong[1].startswith("choice 1 of play: seat 1 may not choose ['decline']: It is for")


def test_the_choices_alone() -> None:
    """Who only follows the play does not see the expectations in it."""
    steps = f"[{WARLORD}, {{expect: [{{asked: 0}}]}}, {DECLINE}]"
    scenario = parse_scenario(f"{DUEL}play: {steps}", "x")
    assert scenario.play == ((0, ("play", "warlord", "season")), (1, ("decline",)))
    match = after_play(scenario)
    assert isinstance(match, Match)
    assert tuple(match.choices) == scenario.play, "failed expectations are none of its business"


# -- forced choices ----------------------------------------------------------------------------

PASS_0, PASS_1, PASS_2 = (f"{{seat: {seat}, choose: [pass]}}" for seat in range(3))


def test_a_forced_choice_may_be_written_down_or_not() -> None:
    """I-8.5: seat 1 passes by itself; the file says so, or says nothing of it."""
    ends = "{event: season-ends, times: 1}"
    assert run(PASSES, PASS_0, PASS_2, expect=ends) == []
    assert run(PASSES, PASS_0, PASS_1, PASS_2, expect=ends) == []


def test_a_forced_choice_is_checked() -> None:
    """Another seat or another choice than the game's own is refused, and the message says so."""
    other = run(PASSES, PASS_0, "{seat: 1, choose: [play, druid, season]}", PASS_2)
    assert len(other) == 1
    assert "choice 2 of play: seat 1 may not choose ['play', 'druid', 'season']: " in other[0]
    assert "; the game itself chose ['pass'] for seat 1, the only option; seat 2 is" in other[0]
    twice = run(PASSES, PASS_0, PASS_1, PASS_1, PASS_2)
    assert len(twice) == 1
    assert "choice 3 of play: seat 1 may not choose ['pass']" in twice[0]
    assert "the game itself chose ['pass'] for seat 1" in twice[0]


def test_the_message_names_only_what_concerns_the_choice() -> None:
    """A wrong choice of a seat for which nothing was chosen has nothing to do with the others'."""
    wrong = run(PASSES, PASS_0, "{seat: 2, choose: [play, bard, season]}")
    assert len(wrong) == 1
    assert "the game itself" not in wrong[0]


def test_several_forced_choices_in_their_order() -> None:
    """I-8.5: all pass by themselves; written in turn order they are passed over, else not."""
    pass_1, pass_0 = "{seat: 1, choose: [pass]}", "{seat: 0, choose: [pass]}"
    assert run(EMPTY_HANDS, pass_1, pass_0, expect="{state: phase, is: draft}") == []
    assert run(EMPTY_HANDS, pass_0, expect="{state: phase, is: draft}") == []
    wrong = run(EMPTY_HANDS, pass_0, pass_1)
    assert len(wrong) == 1
    assert wrong[0].startswith("choice 2 of play: seat 1 may not choose ['pass']")


def test_a_choice_that_is_open_now_is_made() -> None:
    """Even if the game has just made the same one for that seat by itself.

    I-8.5: seat 1 has no card and passes by itself, seat 2 plays, seat 0 passes: all of it again.
    """
    head = PASSES.replace("1: [druid], 2: [migration, valley]", "1: [], 2: [new_clans, migration]")
    clans = "{seat: 2, choose: [territory, valley]}"
    steps = (PASS_0, "{seat: 2, choose: [play, new_clans, season]}", clans, clans)
    twice = "{event: passes, args: [1], times: 2}"
    assert run(head, *steps, PASS_0, PASS_2, expect=twice) == []
    assert run(head, PASS_0, PASS_1, *steps[1:], PASS_0, PASS_1, PASS_2, expect=twice) == []
    assert (
        len(run(head, *steps, PASS_0, PASS_2, expect="{event: passes, args: [1], times: 1}")) == 1
    )
    wrong = run(head, *steps, PASS_0, PASS_0)
    assert len(wrong) == 1
    assert wrong[0].startswith("choice 6 of play: seat 0 may not choose ['pass']")


def test_forced_choices_of_seats_that_choose_at_once() -> None:
    """H-4: in the Spirit phase the only option of a Growth step may be written, too."""
    head = "game: horizons\nseats: 1\nseed: 3\nposition: {spirits: {0: {spirit: rising_heat}}}\n"
    growth = "{seat: 0, choose: [growth, 2]}"
    only = "{seat: 0, choose: [grow-presence, 3, mountain, sands]}"
    next_one = "{asked: 0, prompt: presence-source}"
    assert run(head, growth, expect=next_one) == []
    assert run(head, growth, only, expect=next_one) == []
    wrong = run(head, growth, "{seat: 0, choose: [grow-card]}")
    assert len(wrong) == 1
    assert "the game itself chose ['grow-presence', 3, 'mountain', 'sands'] for seat 0" in wrong[0]


# -- a position that is held -------------------------------------------------------------------


def test_without_stop_the_rules_run_on() -> None:
    """I-8.7: the season closes by itself, and the draft of the next round is dealt."""
    assert run(EMPTY_HANDS, expect="{state: phase, is: draft}, {state: round, is: 2}") == []


def test_stop_holds_the_position_itself() -> None:
    """State and views are those of the position, in the step and in the end."""
    wrong = run(
        EMPTY_HANDS,
        "{stop: here}",
        "{expect: [{state: phase, is: season}, {state: turn, is: 1}]}",
        expect="{view: {seat: 0}, has: round, is: 1}, {view: {seat: null}, lacks: hands.0}",
    )
    assert wrong == []


def test_expectations_of_a_held_position_can_fail() -> None:
    """As those of a match."""
    wrong = run(
        EMPTY_HANDS,
        "{stop: here}",
        "{expect: [{state: phase, is: draft}]}",
        expect="{view: {seat: 0}, has: round, is: 2}",
    )
    assert wrong == [
        "before the first choice: state phase is 'season', not 'draft'",
        "the view of seat 0 has 1 at round, not 2",
    ]


@pytest.mark.parametrize(
    ("steps", "expect", "message"),
    [
        ("{stop: here}, {seat: 1, choose: [pass]}", "", "no choice can follow `stop: here`"),
        ("{seat: 1, choose: [pass]}, {stop: here}", "", "it is the first step of play"),
        ("{stop: here}, {stop: here}", "", "it is the first step of play"),
        ("{stop: here}", "{asked: 1}", "nobody is asked and nothing happens: expect state or view"),
        ("{stop: here}", "{event: toss}", "expect state or view, not event"),
        ("{stop: here}, {expect: [{result: null}]}", "", "expect state or view, not result"),
    ],
)
def test_what_a_held_position_can_not_have(steps: str, expect: str, message: str) -> None:
    """Refused when the file is read, with the reason."""
    with pytest.raises(BadScenario) as error:
        parse_scenario(f"{EMPTY_HANDS}play: [{steps}]\nexpect: [{expect}]", "x")
    assert message in str(error.value)
