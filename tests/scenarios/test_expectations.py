"""Each kind of expectation, met and not met."""

import pytest

from crannog.kernel import Choice, Match, Seat
from crannog.scenarios import failures, parse_scenario
from tests.cli.broken import OpenHands
from tests.kernel.pebbles import GAME as PEBBLES
from tests.scenarios.positions import DEALT, DUEL

PLAY = "play: [{seat: 0, choose: [play, warlord, season]}, {seat: 1, choose: [decline]}]\n"


def run(expectation: str, head: str = DUEL + PLAY) -> list[str]:
    """What goes wrong with one expectation."""
    return failures(parse_scenario(f"{head}expect: [{expectation}]", "x"))


@pytest.mark.parametrize(
    "expectation",
    [
        "{asked: 0, only: [[agree], [refuse]]}",
        "{asked: 0, only: [[refuse], [agree]], prompt: end-clash}",
        "{not-asked: 1}",
        "{no-event: attacks}",
        "{no-event: plays, args: [0, bard, season]}",
        "{no-event: plays, rule: I-1.1}",
        "{no-event: clash-starts, args: [1, cove], seat: 1}",
        "{event: plays, times: 1}",
        "{event: plays, args: [0, warlord, season], rule: I-9.4, times: 1}",
        "{events: [plays, clash-starts]}",
        "{events: [{event: plays, args: [0, warlord, season]}, {event: clash-starts}], seat: 1}",
        "{state: hands.0, length: 1}",
        "{state: territories.cove.clans, length: 2}",
        "{state: hands.0, lacks: the_dagda}",
        "{state: passed, lacks: 0}",
        "{view: {seat: 0}, has: hands.0, length: 1}",
        "{view: {seat: null}, has: hands, length: 0}",
        "{view: {seat: 1}, lacks: hands.0}",
        "{view: {seat: null}, lacks: known}",
        "{view: {seat: 1}, lacks: territories.moor}",
    ],
)
def test_new_expectations_that_hold(expectation: str) -> None:
    """Exact options, who is not asked, what did not happen, how often, in which order, length."""
    assert run(expectation) == []


@pytest.mark.parametrize(
    ("expectation", "problem"),
    [
        ("{asked: 0, only: [[agree]]}", "seat 0 is offered [['refuse']], too"),
        ("{asked: 0, only: [[agree], [refuse], [pass]]}", "seat 0 is not offered ['pass'], but [["),
        ("{not-asked: 0}", "seat 0 should not be asked: it is asked end-clash, [['agree'], ['ref"),
        (
            "{no-event: plays}",
            "event plays should not have happened: [{'rule': 'I-9.4', 'args': [0",
        ),
        ("{no-event: plays, args: [0, warlord, season], seat: 1}", "event plays should not have"),
        ("{event: plays, times: 2}", "event plays with {} happened 1 times, not 2"),
        ("{events: [clash-starts, plays]}", "no event plays with {} after clash-starts; events t"),
        ("{events: [plays, plays]}", "no event plays with {} after plays"),
        ("{events: [{event: plays, args: [1, bard, season]}]}", "no event plays with {'args': [1,"),
        ("{state: hands.0, length: 2}", "state hands.0 has 1 entries, not 2: it is ['bard']"),
        ("{state: round, length: 2}", "state round is 1, neither a list nor a table"),
        ("{view: {seat: 0}, has: hands.0, length: 2}", "the view of seat 0, hands.0 has 1 entries"),
        ("{view: {seat: 0}, has: round, length: 2}", "round is 1, neither a list"),
    ],
)
def test_new_expectations_that_fail(expectation: str, problem: str) -> None:
    """With what was found instead."""
    found = run(expectation)
    assert len(found) == 1
    assert problem in found[0]


@pytest.mark.parametrize(
    ("expectation", "problem"),
    [
        (
            "{view: {seat: 0}, lacks: hnads.1}",
            "lacks hnads.1, but already hnads: the top has",
        ),
        ("{view: {seat: 0}, lacks: hands.1.0}", "lacks hands.1.0, but already hands.1: hands has"),
        ("{view: {seat: 0}, lacks: round.x}", "round is 1, neither a list nor a table"),
        ("{view: {seat: null}, lacks: knwon}", "can't but lack 'knwon', which is no word of inis"),
        ("{view: {seat: 0}, lacks: territories.vally}", "no word of inis; near it: valley"),
        ("{state: hands.0, lacks: warlrod}", "no word of inis; near it: warlord"),
        ("{state: hand.0, lacks: warlord}", "state hand.0: the top has no 'hand'"),
    ],
)
def test_what_can_only_be_missing_is_a_failure(expectation: str, problem: str) -> None:
    """A misspelt path or word is missing in every match: to expect that proves nothing."""
    found = run(expectation)
    assert len(found) == 1
    assert problem in found[0]


def test_games_that_list_no_ids_are_spared() -> None:
    """Nobody can tell what words they have."""
    text = "game: pebbles\nseats: 2\nexpect: [{view: {seat: 0}, lacks: stoones}]"
    assert failures(parse_scenario(text, "x"), PEBBLES) == []


# -- secrets -----------------------------------------------------------------------------------


def test_an_event_without_its_secret() -> None:
    """I-21.2: seat 0 sees which cards it was dealt, the others do not."""
    assert run("{event: dealt, args: [0, 3], seat: 1, secret: none}", DEALT) == []
    found = run("{event: dealt, args: [0, 3], seat: 0, secret: none}", DEALT)
    assert len(found) == 1
    assert found[0].startswith("seat 0 sees the secret of dealt: [{")


def test_no_secret_needs_the_event() -> None:
    """What did not happen has no secret to keep."""
    found = run("{event: discards-action, args: [0], seat: 1, secret: none}", DEALT)
    assert len(found) == 1
    assert found[0].startswith("no event discards-action with {'args': [0]}")


def test_a_secret_that_a_seat_did_not_see() -> None:
    """{no-event: id, secret: [...], seat: n}."""
    cards = parse_scenario(DEALT, "x").begin().events(0, 0)
    secret = next(event["secret"] for event in cards if event["kind"] == "dealt")
    assert run(f"{{no-event: dealt, seat: 1, secret: {secret}}}", DEALT) == []
    assert run(f"{{event: dealt, seat: 0, secret: {secret}}}", DEALT) == []
    assert len(run(f"{{no-event: dealt, seat: 0, secret: {secret}}}", DEALT)) == 1


def test_a_view_that_tells_too_much_is_found() -> None:
    """The same expectation fails with a game that shows all hands."""
    scenario = parse_scenario(f"{DUEL}expect: [{{view: {{seat: 0}}, has: hands, length: 1}}]", "x")
    assert failures(scenario) == []
    assert len(failures(scenario, OpenHands())) == 1


def test_refusals_play_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a choice is refused is asked, not tried."""

    def play(match: Match, seat: Seat, choice: Choice) -> None:
        raise AssertionError(f"seat {seat} was made to choose {choice}")

    monkeypatch.setattr(Match, "choose", play)
    refuses = "{asked: 0, refuses: [[attack, 1], {choose: [pretender], rule: I-8.6}]}"
    assert run(refuses, DUEL) == []
    assert len(run("{asked: 0, refuses: [{choose: [pretender], rule: I-8.1}]}", DUEL)) == 1
