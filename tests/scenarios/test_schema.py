"""The JSON Schema for editors says the same as the reading of files."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from crannog.kernel import Json
from crannog.scenarios import failures, json_schema, parse_scenario
from crannog.scenarios.forms import EXPECTATIONS, STEPS
from crannog.scenarios.text import from_yaml
from tests.scenarios.test_forms import BAD_FORMS, HEAD

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "reference" / "scenario.schema.json"
GUIDE = ROOT / "docs" / "guide" / "scenarios.md"
FILES = sorted(
    [*Path(__file__).parent.glob("*.yaml"), *(ROOT / "src" / "crannog").rglob("tours/*.yaml")]
)
VALIDATOR = jsonschema_rs.validator_for(json_schema())


def test_the_kept_schema_is_the_present_one() -> None:
    """Else: crannog scenario --schema > docs/reference/scenario.schema.json."""
    assert json.loads(KEPT.read_text(encoding="utf-8")) == json_schema()


def test_it_is_a_schema() -> None:
    """Of the draft that it names."""
    jsonschema_rs.meta.validate(json_schema())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_of_the_repository_fits(path: Path) -> None:
    """Those of the rulebook and those of the guided tours."""
    VALIDATOR.validate(from_yaml(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("text", [text for text, _ in BAD_FORMS])
def test_what_reading_refuses_does_not_fit(text: str) -> None:
    """The same mistakes are marked while one types."""
    assert not VALIDATOR.is_valid(from_yaml(HEAD + text))


GOOD = """
play:
  - {expect: [{state: round, is: 1}]}
  - {seat: 0, choose: [play, bard, season]}
expect:
  - {state: hands.0, length: 2}
  - {asked: 0, only: [[pass]], refuses: [[pretender], {choose: [pass], rule: I-8.1}]}
  - {not-asked: 1}
  - {view: {seat: null}, has: round, is: 1}
  - {view: {seat: 0}, lacks: hands.1}
  - {result: {winner: null, reason: round-limit}}
  - {result: null}
  - {event: dealt, seat: 1, secret: none, times: 2}
  - {no-event: toss, args: [0, clockwise]}
  - {events: [toss, {event: dealt, args: [0, 3], secret: [bard]}], seat: 0}
  - {sound: -3}
"""


def test_every_form_fits() -> None:
    """One of each kind, accepted by both."""
    data = from_yaml(HEAD + GOOD)
    VALIDATOR.validate(data)
    parse_scenario(HEAD + GOOD, "x")
    assert isinstance(data, dict)
    named = {form.name for form in EXPECTATIONS}
    expect: Json = data["expect"]
    assert isinstance(expect, list)
    assert named == {key for entry in expect if isinstance(entry, dict) for key in entry} & named


def test_a_held_position_fits() -> None:
    """{stop: here}."""
    text = f"{HEAD}play: [stop: here]"
    VALIDATOR.validate(from_yaml(text))
    assert parse_scenario(text, "x").held


def test_the_guide_names_every_form() -> None:
    """docs/guide/scenarios.md describes all that a file may hold."""
    guide = GUIDE.read_text(encoding="utf-8")
    for form in (*STEPS, *EXPECTATIONS):
        for key in (form.name, *form.keys):
            assert f"{key}:" in guide, f"{form.name}: {key}"


def test_the_examples_of_the_guide_hold() -> None:
    """Each whole scenario of the guide passes."""
    blocks = GUIDE.read_text(encoding="utf-8").split("```yaml\n")[1:]
    examples = [block.partition("```")[0] for block in blocks if "seats:" in block]
    assert len(examples) >= 2
    for example in examples:
        VALIDATOR.validate(from_yaml(example))
        assert failures(parse_scenario(example, "x")) == []
