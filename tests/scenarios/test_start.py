"""A scenario may begin where another match ended."""

from pathlib import Path

import pytest

from crannog.games.oath.chronicle.new_world import quick_world
from crannog.kernel import BadOption, BadPosition, Rng
from crannog.scenarios import failures, parse_scenario
from crannog.scenarios.scenario import written
from crannog.scenarios.text import as_yaml

WORLD = quick_world(Rng(3), "people").export()
SITE = WORLD["map"]["c1"]["site"]  # type: ignore[index, call-overload]


def text_of(game: str, start: object) -> str:
    """A scenario with that start."""
    return as_yaml({"game": game, "seats": 2, "start": start})  # type: ignore[dict-item]


def test_a_match_begins_with_the_world_of_a_scenario() -> None:
    """It can be held, played, and written with its start."""
    scenario = parse_scenario(
        text_of("oath", WORLD) + f"expect:\n  - {{state: sites.c1.site, is: {SITE}}}\n", "world"
    )
    assert failures(scenario) == []
    match = scenario.begin()
    again = parse_scenario(written(match, (), "again", ()), "again")
    assert again.start == scenario.start == WORLD
    held = parse_scenario(text_of("oath", WORLD) + "play: [{stop: here}]\n", "held")
    assert failures(held) == []


def test_a_bad_start_is_refused(tmp_path: Path) -> None:
    """By the game; one that has no later games says so."""
    with pytest.raises(BadPosition, match=r"O-8\.7: a world is a table"):
        failures(parse_scenario(text_of("oath", [1]), "bad"))
    with pytest.raises(BadOption, match="can't begin where another ended"):
        failures(parse_scenario(text_of("inis", WORLD), "bad"))
