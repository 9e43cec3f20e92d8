"""Scenario files: those of the rulebook pass; wrong ones say what is wrong."""

import json
from pathlib import Path

import pytest
import yaml

from crannog.games.inis import GAME
from crannog.kernel import BadPosition, Json, Match
from crannog.scenarios import (
    after_play,
    failures,
    look_up,
    one_line,
    parse_scenario,
    read_scenario,
    written,
)
from tests.cli.conftest import Command, at_random
from tests.scenarios.positions import DUEL, EMPTY_HANDS

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))

PLAY = "play: [{seat: 0, choose: [play, warlord, season]}]\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_rulebook_scenarios(path: Path) -> None:
    """Every scenario of the repository holds."""
    assert failures(read_scenario(path)) == []


def test_there_are_scenarios(crannog: Command) -> None:
    """The command runs all files, with a line each and a summary."""
    assert len(FILES) >= 12
    ended = crannog("scenario", *FILES)
    assert ended.code == 0
    assert ended.out.count("ok      ") == len(FILES)
    assert ended.out.splitlines()[-1] == f"{len(FILES)} scenarios: {len(FILES)} ok"


def run(expectation: str, play: str = PLAY) -> list[str]:
    """What goes wrong with one expectation after the play."""
    return failures(parse_scenario(f"{DUEL}{play}expect: [{expectation}]", "x"))


@pytest.mark.parametrize(
    "expectation",
    [
        "{state: territories.cove.clans.1, is: 2}",
        "{state: territories.cove.clans, is: {0: 2, 1: 2}}",
        "{state: hands.0, has: bard}",
        "{state: hands.0, lacks: warlord}",
        "{state: hands.0.0, is: bard}",
        "{state: territories, has: cove}",
        "{state: deeds, has: 1}",
        "{state: in_play, is: [warlord]}",
        "{asked: 1, prompt: react, rule: I-9.4, args: [opponent_plays_action_card, 0, warlord]}",
        "{asked: 1, offers: [[decline], [play, geis, triskel]], refuses: [[pass], [attack, 0]]}",
        "{asked: 1, refuses: [{choose: [play, bard, season], rule: I-9.1}]}",
        "{view: {seat: 0}, has: hands.0, is: [bard]}",
        "{view: {seat: 0}, lacks: hands.1}",
        "{view: {seat: null}, lacks: hands.0}",
        "{view: {seat: null}, has: counts.1.action}",
        "{result: null}",
        "{event: plays, args: [0, warlord, season], rule: I-9.4}",
        "{event: plays}",
        "{sound: 7}",
    ],
)
def test_expectations_that_hold(expectation: str) -> None:
    """Each kind of expectation, met; seats are keys as numbers and as text."""
    assert run(expectation) == []


@pytest.mark.parametrize(
    ("expectation", "problem"),
    [
        ("{state: deeds.1, is: 2}", "state deeds.1 is 0, not 2"),
        ("{state: deeds.7, is: 2}", "state deeds.7: deeds has no '7'; it has: 0, 1"),
        ("{state: hands.0, has: druid}", "state hands.0 has no 'druid': it is ['bard']"),
        ("{state: hands.0, lacks: bard}", "state hands.0 should lack 'bard': it is ['bard']"),
        ("{state: round, has: 1}", "state round is 1, neither a list nor a table"),
        ("{asked: 0}", "seat 0 is not asked; seat 1 is asked react and offered [['play', 'geis',"),
        ("{asked: 1, prompt: draft}", "seat 1 is asked with prompt 'react', not 'draft'"),
        ("{asked: 1, rule: I-1.1}", "seat 1 is asked with rule 'I-9.4', not 'I-1.1'"),
        ("{asked: 1, offers: [[pass]]}", "seat 1 is not offered ['pass'], but [['play', 'geis',"),
        ("{asked: 1, refuses: [[decline]]}", "seat 1 is offered ['decline'], which should be"),
        (
            "{asked: 1, refuses: [{choose: [play, bard, season], rule: I-8.1}]}",
            "is refused by I-9.1 (This card is not in your hand.), not by",
        ),
        ("{view: {seat: 0}, lacks: hands.0}", "the view of seat 0 should lack hands.0"),
        ("{view: {seat: 0}, has: hands.1}", "the view of seat 0, hands.1: hands has no '1'"),
        ("{view: {seat: null}, has: round, is: 2}", "the spectators' view has 1 at round, not 2"),
        ("{result: {winner: 0}}", "the result is None, not {'winner': 0}"),
        ("{event: toss}", "no event toss with {}; events of this kind: []"),
        (
            "{event: plays, args: [1, geis, triskel]}",
            "no event plays with {'args': [1, 'geis', 'triskel']}; events of this kind: [{",
        ),
    ],
)
def test_expectations_that_fail(expectation: str, problem: str) -> None:
    """What was expected and what was found."""
    found = run(expectation)
    assert len(found) == 1
    assert problem in found[0]


def test_expectations_on_a_result() -> None:
    """I-15.4: winner, winners, reason and rule of a result."""
    text = (FOLDER / "victory_tie_broken_by_the_brenn.yaml").read_text(encoding="utf-8")
    head = text.partition("expect:")[0]
    good = "{winner: 0, winners: [0], outcomes: [win, loss, loss, loss], rule: I-15.4}"
    assert failures(parse_scenario(f"{head}expect: [result: {good}]", "x")) == []
    for wrong, problem in (
        ("null", "the result is {'winners': [0]"),
        ("{winner: 2}", "the result's winner is 0, not 2"),
        ("{reason: round-limit}", "the result's reason is 'brenn-breaks-tie', not 'round-limit'"),
    ):
        found = failures(parse_scenario(f"{head}expect: [result: {wrong}]", "x"))
        assert len(found) == 1
        assert found[0].startswith(problem)


def test_a_refused_choice_is_a_failure(crannog: Command, tmp_path: Path) -> None:
    """It names the rule and what was offered; later choices and expectations are not reached."""
    path = tmp_path / "duel.yaml"
    path.write_text(
        f"{DUEL}play: [{{seat: 0, choose: [pretender]}}]\nexpect: [{{state: x, is: 1}}]"
    )
    ended = crannog("scenario", path)
    assert ended.code == 1
    lines = ended.out.splitlines()
    assert lines[0] == f"FAILED  {path}: A clash in the Cove"
    assert "choice 1 of play: seat 0 may not choose ['pretender']: You meet no victory" in lines[1]
    assert "(I-8.6); seat 0 is asked season-turn and offered [['play', 'warlord'" in lines[1]
    assert lines[2:] == ["1 scenarios: 0 ok, 1 failed"]


def test_several_files_good_and_bad(crannog: Command, tmp_path: Path) -> None:
    """Every file is run; the worst of them gives the exit code."""
    failing, bad = tmp_path / "failing.yaml", tmp_path / "bad.yaml"
    failing.write_text(f"{DUEL}expect: [{{state: round, is: 9}}]")
    bad.write_text("game: inis\nseats: 2\nexpcet: []\n")
    ended = crannog("scenario", failing, bad, tmp_path / "none.yaml", FILES[0])
    assert ended.code == 2
    assert "state round is 1, not 9" in ended.out
    assert "unknown key 'expcet'; a scenario has: title, game, seats, seed, options" in ended.err
    assert "none.yaml: No such file or directory" in ended.err
    assert ended.out.splitlines()[-1] == "4 scenarios: 1 ok, 1 failed, 2 bad"
    assert bad.read_text() == "game: inis\nseats: 2\nexpcet: []\n"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("territories: {valley: {clans: {0: 13}}}", "I-20.1: seat 0"),
        ("territories: {valley: {sanctuaries: 10}}", "I-20.2: more Sanctuaries than there are"),
        ("hands: {0: [bard], 1: [bard]}", "I-20.3: bard is in two places of the position"),
        ("hands: {0: [excalibur]}", "hands.0 has 'excalibur', which is none of: "),
        ("castles: {}", "a position has no field 'castles'; it has: "),
    ],
)
def test_impossible_positions_are_refused(
    crannog: Command, tmp_path: Path, position: str, message: str
) -> None:
    """The broken rule is named; the file counts as bad, exit code 2."""
    text = f"game: inis\nseats: 2\noptions: {{scenario: discovery}}\nposition: {{{position}}}"
    with pytest.raises(BadPosition):
        failures(parse_scenario(text, "x"))
    path = tmp_path / "impossible.yaml"
    path.write_text(text)
    ended = crannog("scenario", path)
    assert ended.code == 2
    assert message in ended.err


def test_state_of_a_scenario(crannog: Command) -> None:
    """I-13.2: the state after the play, or after the first choices, in the form of a position."""
    path = FOLDER / "festival_toll.yaml"
    ended = crannog("state", path)
    assert ended.code == 0
    state = yaml.safe_load(ended.out)
    assert state["territories"]["plains"]["clans"] == {"0": 1, "1": 2, "2": 0}
    assert state["clash"]["territory"] == "plains"
    before = yaml.safe_load(crannog("state", path, "--after", 0).out)
    assert before["hands"]["0"] == ["migration"]
    assert before["territories"]["plains"]["clans"] == {"0": 0, "1": 2, "2": 0}


def test_state_of_a_position_that_is_held(crannog: Command, tmp_path: Path) -> None:
    """I-8.7: before the rules close the season; there are no choices to count."""
    path = tmp_path / "held.yaml"
    path.write_text(f"{EMPTY_HANDS}play: [stop: here]\n")
    state = yaml.safe_load(crannog("state", path).out)
    assert (state["phase"], state["turn"], state["round"]) == ("season", 1, 1)
    ended = crannog("state", path, "--after", 0)
    assert ended.code == 2
    assert "has no choices to count" in ended.err


def test_state_of_a_save(crannog: Command, tmp_path: Path) -> None:
    """A save's state, now and earlier; too late a moment is refused."""
    match = at_random(Match.new(GAME, 3, seed=2), 40)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.save()))
    assert yaml.safe_load(crannog("state", path).out) == GAME.export(match.state)
    match.rewind(5)
    assert yaml.safe_load(crannog("state", path, "--after", 5).out) == GAME.export(match.state)
    late = crannog("state", path, "--after", 41)
    assert late.code == 2
    assert late.err == "crannog: the match has 40 choices, not 41\n"


def test_state_of_bad_files(crannog: Command, tmp_path: Path) -> None:
    """No file, no save, a save of other rules, a scenario whose play is refused."""
    assert crannog("state", tmp_path / "none.json").code == 2
    path = tmp_path / "match.json"
    path.write_text("{")
    assert "is not a Crannog save" in crannog("state", path).err
    path.write_text(json.dumps({**Match.new(GAME, 2).save(), "rules": 0}))
    assert "made with version 0 of the rules of inis" in crannog("state", path).err
    refused = tmp_path / "refused.yaml"
    refused.write_text(f"{DUEL}play: [{{seat: 1, choose: [pass]}}]")
    ended = crannog("state", refused)
    assert ended.code == 2
    assert "It is for Green to choose now" in ended.err


def test_a_written_scenario_plays_the_same_match() -> None:
    """What the fuzzer writes is read back to the same choices, options and state."""
    match = Match.new(GAME, 3, 6, {"scenario": "discovery"}, {"turn": 1, "deeds": {"2": 1}})
    at_random(match, 60, seed=1)
    text = written(match, match.choices, "found:\n  something", [{"sound": 3}])
    scenario = parse_scenario(text, "x")
    assert scenario.title == "found: something"
    assert scenario.options == {"scenario": "discovery"}
    assert scenario.position == {"turn": 1, "deeds": {"2": 1}}
    assert list(scenario.play) == match.choices
    assert failures(scenario) == []


def test_a_written_scenario_of_horizons_plays_the_same_match() -> None:
    """Forced choices are not written, and no choice is taken for one of them."""
    match = at_random(Match.new("horizons", 2, 4), 150, seed=2)
    scenario = parse_scenario(written(match, match.choices, "any", []), "x")
    again = after_play(scenario)
    assert isinstance(again, Match)
    assert again.choices == match.choices
    assert again.game.export(again.state) == match.game.export(match.state)


def test_paths_go_through_tables_and_lists() -> None:
    """A number finds a key of a table or a place in a list."""
    data: Json = {"a": {"0": [5, {"b": None}]}}
    assert look_up(data, "a.0.0") == (True, 5)
    assert look_up(data, "a.0.1.b") == (True, None)
    assert look_up(data, "a.0.2") == (False, "a.0 has no '2'; it has: [5, {'b': None}]")
    assert look_up(data, "c") == (False, "the top has no 'c'; it has: a")
    assert one_line({"seat": 0, "choose": ["no", 1]}) == "{seat: 0, choose: ['no', 1]}"


# -- checking without playing ------------------------------------------------------------------


def test_check_plays_nothing(crannog: Command, tmp_path: Path) -> None:
    """Form, words and position are right: what the play would bring is not asked."""
    path = tmp_path / "fails.yaml"
    path.write_text(f"{DUEL}{PLAY}expect: [{{state: round, is: 9}}]")
    assert crannog("scenario", path).code == 1
    ended = crannog("scenario", "--check", path)
    assert ended.code == 0
    assert ended.out.splitlines() == [f"ok      {path}: A clash in the Cove", "1 scenarios: 1 ok"]


def test_check_of_all_scenarios(crannog: Command) -> None:
    """Those of the repository are all right."""
    ended = crannog("scenario", "--check", *FILES)
    assert ended.code == 0
    assert ended.out.splitlines()[-1] == f"{len(FILES)} scenarios: {len(FILES)} ok"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: inis\nseats: 2\nexpect: [{asked: x}]", "asked should be a seat's number"),
        ("game: inis\nseats: 2\nexpect: [{no-event: tos}]", "inis has no event 'tos'; near it"),
        ("game: inis\nseats: 2\nplay: [{seat: 0, choose: [pas]}]", "inis has no verb 'pas'"),
        ("game: inis\nseats: 2\nposition: {hands: {0: [bard], 1: [bard]}}", "I-20.3: bard"),
        ("game: inis\nseats: 7", "inis is played with 2, 3, 4 seats, not 7"),
        ("game: inis\nseats: 2\noptions: {scenario: no}", "option scenario takes standard | disc"),
        ("game: go\nseats: 2", "there is no game 'go'"),
    ],
)
def test_check_refuses(crannog: Command, tmp_path: Path, text: str, message: str) -> None:
    """Wrong forms, unknown words, impossible positions: exit code 2, as when it is played."""
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    for words in (("--check", path), (path,)):
        ended = crannog("scenario", *words)
        assert ended.code == 2
        assert f"BAD     {path}: " in ended.err
        assert message in ended.err


def test_every_problem_has_its_line(crannog: Command, tmp_path: Path) -> None:
    """All unknown words of a file are told at once."""
    path = tmp_path / "bad.yaml"
    path.write_text("game: inis\nseats: 2\nexpect: [{no-event: tos}, {asked: 5}]")
    assert crannog("scenario", "--check", path).err.splitlines() == [
        f"BAD     {path}: expectation 1: inis has no event 'tos'; near it: toss",
        "          expectation 2: there is no seat 5; the seats are 0 to 1",
    ]


def test_the_schema_is_printed(crannog: Command) -> None:
    """As JSON, and it needs no file."""
    ended = crannog("scenario", "--schema")
    assert ended.code == 0
    assert json.loads(ended.out)["title"] == "Crannog scenario"


def test_without_files_there_is_nothing_to_run(crannog: Command) -> None:
    """The message says what is missing."""
    ended = crannog("scenario")
    assert ended.code == 2
    assert "which scenario?" in ended.err
