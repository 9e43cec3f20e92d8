"""A scenario, and how it is read from a file and written to one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.state import Json, State
from crannog.scenarios.errors import BadScenario
from crannog.scenarios.forms import (
    CHECK,
    EXPECTATIONS,
    MOVE,
    STEPS,
    STOP,
    Expectation,
    form_of,
    kind_of_expectation,
)
from crannog.scenarios.text import as_yaml, from_yaml, one_line

SCENARIO_KEYS: Final = (
    *("title", "game", "seats", "seed", "options", "start", "position", "play", "expect"),
)
HELD_KINDS: Final = ("state", "view")  # what can be expected of a position whose rules do not run


@dataclass(frozen=True, slots=True)
class Move:
    """A choice to be made."""

    seat: Seat
    choice: Choice


@dataclass(frozen=True, slots=True)
class Check:
    """Expectations between two choices."""

    expect: tuple[Expectation, ...]


Step: TypeAlias = Move | Check


@dataclass(frozen=True, slots=True)
class Scenario:
    """A match to set up, the steps to take in it, and what is expected after them.

    With `held` the rules do not run at all: the expectations are about the position itself.
    """

    title: str
    game: str
    seats: int
    seed: int
    options: dict[str, Json]
    position: dict[str, Json] | None
    steps: tuple[Step, ...]
    expect: tuple[Expectation, ...]
    held: bool = False
    start: Json = None

    @property
    def play(self) -> tuple[tuple[Seat, Choice], ...]:
        """The choices alone."""
        return tuple((step.seat, step.choice) for step in self.steps if isinstance(step, Move))

    def begin(self, game: Game | None = None) -> Match:
        """The match before its first choice."""
        found = game or self.game
        return Match.new(
            found, self.seats, self.seed, self.options, self.position, start=self.start
        )

    def first_state(self, game: Game | None = None) -> State:
        """The position before any rules run."""
        found = game or find_game(self.game)
        found.check_seats(self.seats)
        options = found.full_options(self.options)
        if self.start is None:
            state = found.setup(self.seats, self.seed, options)
        else:
            state = found.setup_from(self.start, self.seats, self.seed, options)
        if self.position is None:
            return state
        return found.position(found.export(state), self.position)


def moment(choices: int) -> str:
    """When expectations between choices are checked, for a message."""
    return f"after choice {choices} of play" if choices else "before the first choice"


# -- reading -----------------------------------------------------------------------------------


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file."""
    try:
        return parse_scenario(path.read_text(encoding="utf-8"), path.stem)
    except UnicodeDecodeError as error:
        raise BadScenario(f"not a text in UTF-8: {error}") from error


def parse_scenario(text: str, name: str) -> Scenario:
    """The scenario that a YAML text describes; its title is `name` unless it has one."""
    data = from_yaml(text)
    if not isinstance(data, dict):
        raise BadScenario(f"a scenario is a table with: {', '.join(SCENARIO_KEYS)}")
    for key in data:
        if key not in SCENARIO_KEYS:
            known = ", ".join(SCENARIO_KEYS)
            raise BadScenario(f"unknown key {key!r}; a scenario has: {known}")
    position = data.get("position")
    held, steps = parse_play(required(data, "play", list, []))
    expect = tuple(parse_expectation(entry) for entry in required(data, "expect", list, []))
    if held:
        refuse_beside_stop(steps, expect)
    return Scenario(
        title=required(data, "title", str, name),
        game=required(data, "game", str),
        seats=required(data, "seats", int),
        seed=required(data, "seed", int, 0),
        options=required(data, "options", dict, {}),
        position=None if position is None else required(data, "position", dict),
        steps=steps,
        expect=expect,
        held=held,
        start=data.get("start"),
    )


def required(data: Mapping[str, Json], key: str, kind: type, default: Any = None) -> Any:
    """A field of the right type, or its default; without one it must be there."""
    value = data.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadScenario(f"{key} should be {kind.__name__}, is {value!r}")
    return value


def parse_play(entries: list[Json]) -> tuple[bool, tuple[Step, ...]]:
    """Whether the play begins with `stop: here`, and its other steps."""
    forms = [form_of(entry, STEPS, "a step of play") for entry in entries]
    if STOP in forms[1:]:
        raise BadScenario("`stop: here` holds the position itself: it is the first step of play")
    held = forms[:1] == [STOP]
    steps = tuple(parse_step(entry) for entry in entries[held:])
    return held, steps


def parse_step(entry: Json) -> Step:
    """A choice, or expectations between choices; the form is known to be right."""
    assert isinstance(entry, dict)
    if CHECK.name in entry:
        expect = entry[CHECK.name]
        assert isinstance(expect, list)
        return Check(tuple(parse_expectation(inner) for inner in expect))
    seat = entry["seat"]
    assert isinstance(seat, int)
    return Move(seat, as_choice(entry[MOVE.name]))


def as_choice(value: Json) -> Choice:
    """A choice from its list, whose form is known to be right."""
    assert isinstance(value, list)
    return tuple(atom for atom in value if isinstance(atom, str | int))


def parse_expectation(entry: Json) -> Expectation:
    """One expectation: its kind is known, its keys are the kind's, and so are their values."""
    form_of(entry, EXPECTATIONS, "an expectation")
    assert isinstance(entry, dict)
    return entry


def refuse_beside_stop(steps: Sequence[Step], expect: Sequence[Expectation]) -> None:
    """Nobody is asked and nothing happens where the rules do not run."""
    entries = list(expect)
    for step in steps:
        if isinstance(step, Move):
            raise BadScenario(
                f"no choice can follow `stop: here`, not {list(step.choice)}: nobody is asked yet"
            )
        entries += step.expect
    for entry in entries:
        kind = kind_of_expectation(entry)
        if kind not in HELD_KINDS:
            raise BadScenario(
                f"with `stop: here` the rules do not run, so nobody is asked and nothing happens: "
                f"expect {' or '.join(HELD_KINDS)}, not {kind}"
            )


# -- writing -----------------------------------------------------------------------------------


def written(
    match: Match, choices: Sequence[tuple[Seat, Choice]], title: str, expect: Sequence[Expectation]
) -> str:
    """A scenario file that makes these choices in such a match."""
    defaults = match.game.full_options({})
    head: dict[str, Json] = {
        "title": " ".join(title.split()),
        "game": match.game.id,
        "seats": match.seats,
        "seed": match.seed,
        "options": {name: v for name, v in match.options.items() if v != defaults[name]},
    }
    if match.start is not None:
        head["start"] = match.start
    if match.position is not None:
        head["position"] = match.position
    moves: list[Json] = [{"seat": seat, "choose": list(choice)} for seat, choice in choices]
    lists: dict[str, Sequence[Json]] = {"play": moves, "expect": expect}
    text = as_yaml(head)
    for name, entries in lists.items():
        lines = "".join(f"\n  - {one_line(entry)}" for entry in entries)
        text += f"{name}:{lines or ' []'}\n"
    return text
