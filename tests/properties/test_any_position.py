"""Whatever is sent as a position is refused with a message, or is a position that can be played."""

import re
from typing import Final

import pytest

from crannog.fields import Record
from crannog.games import horizons, inis, oath
from crannog.games.horizons import position as horizons_position
from crannog.games.inis import position as inis_position
from crannog.games.oath import position as oath_position
from crannog.kernel import BadPosition, Game, Json, Match

FORMS: Final[dict[str, tuple[Game, Record, dict[str, str]]]] = {
    "inis": (inis.GAME, inis_position.POSITION, {"territories": "valley"}),
    "horizons": (horizons.GAME, horizons_position.POSITION, {"lands": "G4", "spirits": "0"}),
    "oath": (oath.GAME, oath_position.POSITION, {"players": "0", "sites": "c1"}),
}

RULE: Final = re.compile(r"[HIO]-[0-9]")

ODD: Final[list[Json]] = [
    None,
    True,
    -1,
    0,
    2,
    10**30,
    1.5,
    "",
    "valley",
    [],
    [[]],
    [None],
    [{"0": 1}],
    ["x", 1],
    [0, 0],
    {},
    {"0": 1},
    {"x": 1},
    {"0": []},
    {"0": {"0": {}}},
    {"valley": {"clans": []}},
    ["G1", 0, True],
    "over",
    "draft",
]


def nested(path: str, keys: dict[str, str], value: Json) -> dict[str, Json]:
    """A position that gives a value at a path; `*` is one of the table's keys."""
    first, *rest = path.split(".")
    steps = [first, *(keys[first] if step == "*" else step for step in rest)]
    position = value
    for step in reversed(steps):
        position = {step: position}
    assert isinstance(position, dict)
    return position


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("bare", [False, True])
def test_any_value_of_any_field(name: str, bare: bool):
    """No value of a field crashes: it is refused by name, or the match begins and is sound."""
    game, form, keys = FORMS[name]
    refusals: list[tuple[str, str]] = []
    for path, _ in form.parts():
        for value in ODD:
            position = {**nested(path, keys, value), **({"bare": True} if bare else {})}
            try:
                match = Match.new(game, 3, 1, {}, position)
            except BadPosition as error:
                refusals.append((path, str(error)))
            else:
                assert game.check(match.state) == [], position
    assert len(refusals) > 500
    for path, message in refusals:
        assert RULE.search(message), (path, message)
        assert bare or path == "bare" or path.split(".")[0] in message, (path, message)
