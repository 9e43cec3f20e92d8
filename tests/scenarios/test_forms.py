"""The form of scenario files: what is refused when a file is read, and how YAML is understood."""

import pytest

from crannog.kernel import Match
from crannog.scenarios import BadScenario, Scenario, failures, parse_scenario
from crannog.scenarios.text import from_yaml

HEAD = "game: inis\nseats: 2\n"

# What follows the head, and a part of the message
BAD_FORMS = [
    ("expcet: []", "unknown key 'expcet'; a scenario has: title, game, seats"),
    ("seed: yes", "seed should be int, is 'yes'"),
    ("position: 3", "position should be dict, is 3"),
    ("play: {}", "play should be list, is {}"),
    ("play: [[0, [pass]]]", "a step of play is one of {seat: 1, choose: [verb, ...]}"),
    ("play: [{seat: 0, choose: pass}]", "choose should be [verb, ...] with ids and numbers"),
    ("play: [{seat: 0, choose: []}]", "choose should be [verb, ...] with ids and numbers"),
    ("play: [{seat: 0, choose: [pass, true]}]", "choose should be [verb, ...] with ids"),
    ("play: [{choose: [pass]}]", "should have the form {seat: 1, choose: [verb, ...]}"),
    ("play: [{seat: -1, choose: [pass]}]", "seat should be a seat's number, not -1"),
    ("play: [{seat: 0, choose: [pass], expect: []}]", "a step of play is one of"),
    ("play: [{expect: []}]", "expect should be a list, each entry a table, not []"),
    ("play: [{expect: [{brenn: 1}]}]", "an expectation is one of {state: path"),
    ("play: [{stop: there}]", "stop should be the word here, not 'there'"),
    ("expect: [{brenn: 1}]", "an expectation is one of {state: path"),
    ("expect: [1]", "an expectation is one of {state: path"),
    ("expect: [{state: a, asked: 1}]", "an expectation is one of {state: path"),
    ("expect: [{state: a}]", "should have the form {state: path, is"),
    ("expect: [{state: a, is: 1, has: 1}]", "should have the form {state: path, is"),
    ("expect: [{state: a, length: -1}]", "length should be a whole number from 0 on, not -1"),
    ("expect: [{state: a, length: true}]", "length should be a whole number from 0 on"),
    ("expect: [{asked: 0, ofers: []}]", "unknown key 'ofers' in "),
    ("expect: [{asked: 0, offers: [pass]}]", "each entry [verb, ...] with ids and numbers"),
    ("expect: [{asked: 0, offers: []}]", "offers should be a list"),
    ("expect: [{asked: 0, refuses: []}]", "refuses should be a list"),
    ("expect: [{asked: 0, only: []}]", "only should be a list"),
    ("expect: [{asked: 0, refuses: [{chose: [pass]}]}]", "refuses should be a list"),
    ("expect: [{not-asked: null}]", "not-asked should be a seat's number, not None"),
    ("expect: [{view: 0, has: a}]", "view should be a table with seat, not 0"),
    ("expect: [{view: {seat: 0}}]", "should have the form {view: {seat: n}, has: path"),
    ("expect: [{view: {seat: 0}, lacks: a, is: 1}]", "is needs has"),
    ("expect: [{view: {seat: 0}, lacks: a, length: 1}]", "length needs has"),
    ("expect: [{result: {won: 1}}]", "a table with winner, winners, outcomes, reason, rule"),
    ("expect: [{event: plays, times: 0}]", "times should be a whole number from 1 on, not 0"),
    ("expect: [{event: dealt, secret: [bard]}]", "secret needs seat"),
    ("expect: [{event: dealt, secret: nothing, seat: 0}]", "or the word none, not 'nothing'"),
    ("expect: [{no-event: dealt, times: 2}]", "unknown key 'times' in "),
    ("expect: [{events: []}]", "events should be a list"),
    ("expect: [{events: [{args: [1]}]}]", "events should be a list"),
]


@pytest.mark.parametrize(("text", "message"), BAD_FORMS)
def test_wrong_forms_are_refused(text: str, message: str) -> None:
    """Each with what is wrong and the right form."""
    with pytest.raises(BadScenario) as error:
        parse_scenario(HEAD + text, "x")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1, 2]", "a scenario is a table with: title, game, seats"),
        ("game: [inis", "not YAML: "),
        ("seats: 2", "game should be str, is None"),
        ("game: inis\nseats: two", "seats should be int, is 'two'"),
        ("game: inis\nseats: true", "seats should be int, is True"),
        (f"{HEAD}title: 2020-01-01", "a scenario holds text, numbers, lists and tables"),
        (f"{HEAD}game: inis", "line 3: the key 'game' comes twice"),
        (f"{HEAD}position:\n  hands: {{0: [], 1: [], '0': []}}", "the key '0' comes twice"),
        ("!!python/object:os.system {}", "not YAML: could not determine a constructor"),
        ("[" * 3000, "too deep in one another"),
    ],
)
def test_what_is_no_scenario_is_refused(text: str, message: str) -> None:
    """YAML is read safely, and a key can't come twice, also as a number and as text."""
    with pytest.raises(BadScenario) as error:
        parse_scenario(text, "x")
    assert message in str(error.value)


@pytest.mark.parametrize("word", ["no", "No", "NO", "yes", "on", "Off", "y", "n", "none"])
def test_words_are_words(word: str) -> None:
    """YAML 1.1 takes some of them for booleans; a verb or an answer may be called so."""
    assert from_yaml(f"{{{word}: [{word}]}}") == {word: [word]}


def test_true_and_false_are_booleans() -> None:
    """And null, numbers and quoted words stay what they were."""
    assert from_yaml("[true, False, TRUE, null, ~, 7, -1.5, 'true']") == [
        True,
        False,
        True,
        None,
        None,
        7,
        -1.5,
        "true",
    ]


def test_many_keys_are_read() -> None:
    """A table with very many keys, of which the last comes twice."""
    keys = "".join(f"  k{n}: {n}\n" for n in range(5000))
    scenario = parse_scenario(f"{HEAD}options:\n{keys}", "x")
    assert len(scenario.options) == 5000
    with pytest.raises(BadScenario, match="line 5004: the key 'k4999' comes twice"):
        parse_scenario(f"{HEAD}options:\n{keys}  k4999: 1\n", "x")


def no_to_a_power(answer: str) -> Scenario:
    """Horizons has a verb `no`."""
    text = f"game: horizons\nseats: 1\nplay: [{{seat: 0, choose: [{answer}]}}]"
    return parse_scenario(text, "x")


def test_a_verb_called_no_can_be_chosen() -> None:
    """H-28.1 and others: it is a choice like any other, refused only because it is not offered."""
    assert no_to_a_power("no").play == ((0, ("no",)),)
    problems = failures(no_to_a_power("no"))
    assert len(problems) == 1
    assert "choice 1 of play: seat 0 may not choose ['no']" in problems[0]
    assert "seat 0 is asked " in problems[0]


def test_a_scenario_without_steps_is_a_fresh_match() -> None:
    """Only game and seats are needed."""
    scenario = parse_scenario(HEAD, "fresh")
    assert (scenario.title, scenario.seed, scenario.play) == ("fresh", 0, ())
    assert scenario.begin().save() == Match.new("inis", 2).save()
