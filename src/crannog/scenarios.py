"""Scenarios: positions, choices and expectations as YAML files (docs/guide/scenarios.md)."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import yaml

from crannog.checks import deep_checks, error_text, sound
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError, IllegalChoice
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

Expectation: TypeAlias = dict[str, Json]

SCENARIO_KEYS: Final = ("title", "game", "seats", "seed", "options", "position", "play", "expect")
PLAY_FORM: Final = "{seat: 1, choose: [verb, ...]}"

# Each kind of expectation: the keys it takes besides its own name, and how it is written
KINDS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "state": (("is", "has", "lacks"), "{state: path, is: value}, or has: or lacks: in place of is"),
    "asked": (
        ("prompt", "rule", "args", "offers", "refuses"),
        "{asked: seat, prompt: id, rule: number, args: [...], offers: [[verb, ...]], "
        "refuses: [[verb, ...]]}",
    ),
    "view": (
        ("has", "lacks", "is"),
        "{view: {seat: n}, has: path, is: value}, or lacks: path in place of has and is",
    ),
    "result": ((), "{result: {winner: seat, reason: id}}, or {result: null}"),
    "event": (("args", "secret", "rule", "seat"), "{event: id, args: [...], seat: n}"),
    "sound": ((), "{sound: number}"),
}
RESULT_KEYS: Final = ("winner", "winners", "outcomes", "reason", "rule")


class BadScenario(CrannogError):
    """A file that is no scenario; the message names what is wrong and the right form."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A match to set up, the choices to make in it, and what is expected after them."""

    title: str
    game: str
    seats: int
    seed: int
    options: dict[str, Json]
    position: dict[str, Json] | None
    play: tuple[tuple[Seat, Choice], ...]
    expect: tuple[Expectation, ...]

    def begin(self, game: Game | None = None) -> Match:
        """The match before its first choice."""
        return Match.new(game or self.game, self.seats, self.seed, self.options, self.position)


# -- reading -----------------------------------------------------------------------------------


class StrictLoader(yaml.SafeLoader):
    """YAML without surprises: plain data alone, and no key given twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A table whose keys are all different."""
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise BadScenario(f"line {node.start_mark.line + 1}: the key {key!r} comes twice")
        return super().construct_mapping(node, deep)


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file."""
    try:
        return parse_scenario(path.read_text(encoding="utf-8"), path.stem)
    except UnicodeDecodeError as error:
        raise BadScenario(f"not a text in UTF-8: {error}") from error


def parse_scenario(text: str, name: str) -> Scenario:
    """The scenario that a YAML text describes; its title is `name` unless it has one."""
    try:
        data = plain(yaml.load(text, StrictLoader))
    except yaml.YAMLError as error:
        raise BadScenario(f"not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict):
        raise BadScenario(f"a scenario is a table with: {', '.join(SCENARIO_KEYS)}")
    known_keys(data, SCENARIO_KEYS, "a scenario has")
    position = data.get("position")
    return Scenario(
        title=field(data, "title", str, name),
        game=field(data, "game", str),
        seats=field(data, "seats", int),
        seed=field(data, "seed", int, 0),
        options=field(data, "options", dict, {}),
        position=None if position is None else field(data, "position", dict),
        play=tuple(parse_move(move) for move in field(data, "play", list, [])),
        expect=tuple(parse_expectation(entry) for entry in field(data, "expect", list, [])),
    )


def plain(value: Any) -> Json:
    """YAML's data as JSON has it: keys are text, so that seats may be written as numbers."""
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [plain(entry) for entry in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise BadScenario(f"a scenario holds text, numbers, lists and tables, not {value!r}")


def known_keys(data: Mapping[str, Json], keys: Sequence[str], lead: str) -> None:
    """Refuses a key that is not one of these."""
    for key in data:
        if key not in keys:
            raise BadScenario(f"unknown key {key!r}; {lead}: {', '.join(keys)}")


def field(data: Mapping[str, Json], key: str, kind: type, default: Any = None) -> Any:
    """A field of the right type, or its default; without one it is required."""
    value = data.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadScenario(f"{key} should be {kind.__name__}, is {value!r}")
    return value


def parse_move(move: Json) -> tuple[Seat, Choice]:
    """One choice of the play."""
    if isinstance(move, dict) and set(move) == {"seat", "choose"} and type(move["seat"]) is int:
        return move["seat"], as_choice(move["choose"])
    raise BadScenario(f"a choice in play is {PLAY_FORM}, not {move!r}")


def as_choice(value: Json) -> Choice:
    """A choice from its list."""
    if isinstance(value, list) and value and all(type(atom) in (str, int) for atom in value):
        return tuple(atom for atom in value if isinstance(atom, str | int))
    raise BadScenario(f"a choice is [verb, ...] with ids and numbers, not {value!r}")


def parse_expectation(entry: Json) -> Expectation:
    """One expectation: its kind is known and its keys are the kind's."""
    if not isinstance(entry, dict):
        raise BadScenario(f"an expectation is one of {forms()}; not {entry!r}")
    kinds = [kind for kind in KINDS if kind in entry]
    if len(kinds) != 1:
        raise BadScenario(f"an expectation is one of {forms()}; not {entry!r}")
    keys, form = KINDS[kinds[0]]
    for key in entry:
        if key != kinds[0] and key not in keys:
            raise BadScenario(f"unknown key {key!r} in {entry!r}; the form is {form}")
    if not PARSERS[kinds[0]](entry):
        raise BadScenario(f"{entry!r} should have the form {form}")
    return entry


def forms() -> str:
    """The forms of all kinds of expectations."""
    return "; ".join(form for _, form in KINDS.values())


def is_state(entry: Expectation) -> bool:
    """{state: path} and just one of is, has and lacks."""
    return isinstance(entry["state"], str) and len(entry) == 2


def is_asked(entry: Expectation) -> bool:
    """{asked: seat}, with lists of choices."""
    for key in ("offers", "refuses"):
        choices = entry.get(key, [])
        if not isinstance(choices, list):
            return False
        for choice in choices:
            refused_choice(choice)
    return type(entry["asked"]) is int and isinstance(entry.get("args", []), list)


def is_view(entry: Expectation) -> bool:
    """{view: {seat: n or null}} and a path that it has (with a value) or lacks."""
    viewer = entry["view"]
    paths = [entry[key] for key in ("has", "lacks") if key in entry]
    return (
        isinstance(viewer, dict)
        and set(viewer) == {"seat"}
        and (viewer["seat"] is None or type(viewer["seat"]) is int)
        and len(paths) == 1
        and isinstance(paths[0], str)
        and ("is" not in entry or "has" in entry)
    )


def is_result(entry: Expectation) -> bool:
    """{result: null}, or a table of what the result has."""
    result = entry["result"]
    if isinstance(result, dict):
        known_keys(result, RESULT_KEYS, "a result has")
    return result is None or isinstance(result, dict)


def is_event(entry: Expectation) -> bool:
    """{event: kind}, with lists of arguments and the seat that sees it."""
    viewer = entry.get("seat")
    return (
        isinstance(entry["event"], str)
        and all(isinstance(entry.get(key, []), list) for key in ("args", "secret"))
        and (viewer is None or type(viewer) is int)
    )


def is_sound(entry: Expectation) -> bool:
    """{sound: number}."""
    return type(entry["sound"]) is int


PARSERS: Final[dict[str, Callable[[Expectation], bool]]] = {
    "state": is_state,
    "asked": is_asked,
    "view": is_view,
    "result": is_result,
    "event": is_event,
    "sound": is_sound,
}


# -- running -----------------------------------------------------------------------------------


def failures(scenario: Scenario, game: Game | None = None) -> list[str]:
    """Plays the scenario and returns what went otherwise than it says; empty when all is well."""
    match = scenario.begin(game)
    for number, (seat, choice) in enumerate(scenario.play, 1):
        wrong = make_choice(match, seat, choice)
        if wrong:
            return [f"choice {number} of play: {problem}" for problem in wrong]
    return [problem for entry in scenario.expect for problem in failed(match, entry)]


def make_choice(match: Match, seat: Seat, choice: Choice) -> list[str]:
    """Makes a choice; what is wrong if it is refused, ends in an error or breaks an invariant."""
    try:
        match.choose(seat, choice)
    except IllegalChoice as refusal:
        return [f"{refusal}; {offered(match)}"]
    except Exception as error:
        return [f"seat {seat} chose {list(choice)}: {error_text(error)}"]
    return sound(match)


def offered(match: Match) -> str:
    """Who is asked what, for a message."""
    asks = [
        f"seat {seat} is asked {ask.prompt} and offered {[list(option) for option in ask.options]}"
        for seat, ask in match.pending.items()
    ]
    return "; ".join(asks) or "nobody is asked, the match is over"


def failed(match: Match, entry: Expectation) -> list[str]:
    """What an expectation did not find."""
    kind = next(kind for kind in KINDS if kind in entry)
    return EXPECTATIONS[kind](match, entry)


def expect_state(match: Match, entry: Expectation) -> list[str]:
    """{state: path, is | has | lacks}: the exported state."""
    path = str(entry["state"])
    found, value = look_up(match.game.export(match.state), path)
    if not found:
        return [f"state {path}: {value}"]
    if "is" in entry:
        return [] if value == entry["is"] else [f"state {path} is {value!r}, not {entry['is']!r}"]
    if not isinstance(value, list | dict):
        return [f"state {path} is {value!r}, neither a list nor a table"]
    if "has" in entry and not contains(value, entry["has"]):
        return [f"state {path} has no {entry['has']!r}: it is {value!r}"]
    if "lacks" in entry and contains(value, entry["lacks"]):
        return [f"state {path} should lack {entry['lacks']!r}: it is {value!r}"]
    return []


def contains(value: list[Json] | dict[str, Json], wanted: Json) -> bool:
    """Whether a list has the element, or a table the key."""
    return str(wanted) in value if isinstance(value, dict) else wanted in value


def look_up(data: Json, path: str) -> tuple[bool, Json]:
    """(True, the value at a dotted path), or (False, why there is none)."""
    here = data
    walked: list[str] = []
    for step in path.split("."):
        if isinstance(here, dict) and step in here:
            here = here[step]
        elif isinstance(here, list) and step.isdecimal() and int(step) < len(here):
            here = here[int(step)]
        else:
            at = ".".join(walked) or "the top"
            inside = ", ".join(here) if isinstance(here, dict) else repr(here)
            return False, f"{at} has no {step!r}; it has: {inside}"
        walked.append(step)
    return True, here


def expect_asked(match: Match, entry: Expectation) -> list[str]:
    """{asked: seat, ...}: the open question to a seat."""
    seat = entry["asked"]
    ask = match.pending.get(seat) if isinstance(seat, int) else None
    if ask is None:
        return [f"seat {seat} is not asked; {offered(match)}"]
    asked: dict[str, Json] = {"prompt": ask.prompt, "rule": ask.rule, "args": list(ask.args)}
    wrong = [
        f"seat {seat} is asked with {key} {value!r}, not {entry[key]!r}"
        for key, value in asked.items()
        if key in entry and entry[key] != value
    ]
    for choice in choices_in(entry, "offers"):
        if as_choice(choice) not in ask.options:
            options = [list(option) for option in ask.options]
            wrong.append(f"seat {seat} is not offered {choice!r}, but {options}")
    for refusal in choices_in(entry, "refuses"):
        wrong += not_refused(match, ask.seat, *refused_choice(refusal))
    return wrong


def choices_in(entry: Expectation, key: str) -> list[Json]:
    """The choices listed under a key."""
    choices = entry.get(key, [])
    return choices if isinstance(choices, list) else []


def refused_choice(value: Json) -> tuple[Choice, str]:
    """[verb, ...], or {choose: [verb, ...], rule: number}: the choice, and the rule or ''."""
    if isinstance(value, dict):
        known_keys(value, ("choose", "rule"), "a refused choice is [verb, ...], or a table with")
        return as_choice(value.get("choose")), field(value, "rule", str, "")
    return as_choice(value), ""


def not_refused(match: Match, seat: Seat, choice: Choice, rule: str) -> list[str]:
    """Empty if the choice is refused, and by that rule if one is named."""
    if choice in match.pending[seat].options:
        return [f"seat {seat} is offered {list(choice)}, which should be refused"]
    try:
        match.choose(seat, choice)
    except IllegalChoice as refusal:
        if rule and refusal.rule != rule:
            return [f"{list(choice)} is refused by {refusal.rule} ({refusal.why}), not by {rule}"]
        return []
    return [f"seat {seat} chose {list(choice)}, which was not offered"]


def expect_view(match: Match, entry: Expectation) -> list[str]:
    """{view: {seat: n}, has | lacks: path, is: value}: what a seat or a spectator sees."""
    viewer = entry["view"]
    seat = viewer["seat"] if isinstance(viewer, dict) else None
    view = match.view(seat if isinstance(seat, int) else None)
    name = "the spectators' view" if seat is None else f"the view of seat {seat}"
    path = str(entry["has"] if "has" in entry else entry["lacks"])
    found, value = look_up(view, path)
    if "lacks" in entry:
        return [f"{name} should lack {path}: it has {value!r}"] if found else []
    if not found:
        return [f"{name}, {path}: {value}"]
    if "is" in entry and value != entry["is"]:
        return [f"{name} has {value!r} at {path}, not {entry['is']!r}"]
    return []


def expect_result(match: Match, entry: Expectation) -> list[str]:
    """{result: null}, or {result: {winner, reason, ...}}: how the match ended."""
    wanted, result = entry["result"], match.result
    if result is None or not isinstance(wanted, dict):
        return [] if result == wanted else [f"the result is {result!r}, not {wanted!r}"]
    winners = result["winners"]
    found = result | {"winner": winners[0] if isinstance(winners, list) and winners else None}
    return [
        f"the result's {key} is {found[key]!r}, not {value!r}"
        for key, value in wanted.items()
        if found[key] != value
    ]


def expect_event(match: Match, entry: Expectation) -> list[str]:
    """{event: kind, ...}: something that has happened, as a seat or a spectator saw it."""
    viewer, kind = entry.get("seat"), entry["event"]
    events = match.events(0, viewer if isinstance(viewer, int) else None)
    alike = [event for event in events if event["kind"] == kind]
    wanted = {key: entry[key] for key in ("args", "secret", "rule") if key in entry}
    if any(all(event.get(key) == value for key, value in wanted.items()) for event in alike):
        return []
    seen = [{key: event[key] for key in event if key not in ("n", "kind")} for event in alike]
    return [f"no event {kind} with {wanted!r}; events of this kind: {seen!r}"]


def expect_sound(match: Match, entry: Expectation) -> list[str]:
    """{sound: number}: the fuzzer's costly checks hold, with chance from this number."""
    seed = entry["sound"]
    checks = deep_checks(match, Rng(seed if isinstance(seed, int) else 0))
    wrong: list[str] = []
    for name, check in checks.items():
        try:
            wrong += check()
        except Exception as error:
            wrong.append(f"the check of {name} ended in {error_text(error)}")
    return wrong


EXPECTATIONS: Final[dict[str, Callable[[Match, Expectation], list[str]]]] = {
    "state": expect_state,
    "asked": expect_asked,
    "view": expect_view,
    "result": expect_result,
    "event": expect_event,
    "sound": expect_sound,
}


# -- writing -----------------------------------------------------------------------------------


def as_yaml(data: Json) -> str:
    """Plain data as YAML: tables line by line, their innermost lists and tables in brackets."""
    return yaml.safe_dump(
        data, sort_keys=False, default_flow_style=None, width=100, allow_unicode=True
    )


def one_line(data: Json) -> str:
    """Plain data as YAML on one line."""
    text: str = yaml.safe_dump(
        data, sort_keys=False, default_flow_style=True, width=2**20, allow_unicode=True
    )
    return text.strip()


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
    if match.position is not None:
        head["position"] = match.position
    moves: list[Json] = [{"seat": seat, "choose": list(choice)} for seat, choice in choices]
    lists: dict[str, Sequence[Json]] = {"play": moves, "expect": expect}
    text = as_yaml(head)
    for name, entries in lists.items():
        lines = "".join(f"\n  - {one_line(entry)}" for entry in entries)
        text += f"{name}:{lines or ' []'}\n"
    return text
