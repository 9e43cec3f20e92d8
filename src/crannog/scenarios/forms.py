"""The forms of steps and expectations: which keys they have, and what each key takes.

One declaration serves the reading of files (scenario.py) and the JSON Schema (schema.py).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from crannog.kernel.state import Json
from crannog.scenarios.errors import BadScenario

Expectation: TypeAlias = dict[str, Json]
Schema: TypeAlias = dict[str, Json]

NONE: Final = "none"  # secret: none
HERE: Final = "here"  # stop: here


@dataclass(frozen=True, slots=True)
class Value:
    """What a key takes: in words, as a test, and as JSON Schema."""

    told: str
    fits: Callable[[Json], bool]
    schema: Schema


@dataclass(frozen=True, slots=True)
class Form:
    """A table in a scenario. `name` is the key that tells its kind, and takes `own`.

    Just one of the keys in `one_of` is given; a key of `needs` only together with the one named.
    """

    name: str
    own: Value
    told: str
    keys: Mapping[str, Value] = field(default_factory=dict)
    one_of: tuple[str, ...] = ()
    needs: Mapping[str, str] = field(default_factory=dict)

    def check(self, entry: Expectation) -> None:
        """Refuses a table that has not this form."""
        values = {self.name: self.own, **self.keys}
        for key, value in entry.items():
            if key not in values:
                raise BadScenario(f"unknown key {key!r} in {entry!r}; the form is {self.told}")
            if not values[key].fits(value):
                wanted = f"{key} should be {values[key].told}, not {value!r}"
                raise BadScenario(f"{wanted}; the form is {self.told}")
        if self.one_of and sum(key in entry for key in self.one_of) != 1:
            raise BadScenario(f"{entry!r} should have the form {self.told}")
        for key, other in self.needs.items():
            if key in entry and entry.get(other) is None:
                raise BadScenario(f"{key} needs {other} in {entry!r}; the form is {self.told}")


# -- values ------------------------------------------------------------------------------------


def list_of(value: Value, at_least: int = 0) -> Value:
    """A list whose entries are all such values."""

    def fits(data: Json) -> bool:
        return isinstance(data, list) and len(data) >= at_least and all(map(value.fits, data))

    schema: Schema = {"type": "array", "items": value.schema}
    if at_least:
        schema["minItems"] = at_least
    return Value(f"a list, each entry {value.told}", fits, schema)


def table_of(keys: Mapping[str, Value], required: tuple[str, ...] = ()) -> Value:
    """A table with these keys."""

    def fits(data: Json) -> bool:
        if not isinstance(data, dict) or any(key not in data for key in required):
            return False
        return all(key in keys and keys[key].fits(data[key]) for key in data)

    schema: Schema = {
        "type": "object",
        "properties": {key: value.schema for key, value in keys.items()},
        "required": list[Json](required),
        "additionalProperties": False,
    }
    return Value(f"a table with {', '.join(keys)}", fits, schema)


def either(*values: Value) -> Value:
    """One of these values."""

    def fits(data: Json) -> bool:
        return any(value.fits(data) for value in values)

    told = " or ".join(value.told for value in values)
    return Value(told, fits, {"anyOf": [value.schema for value in values]})


def whole(told: str, least: int | None = None) -> Value:
    """A whole number, from `least` on."""

    def fits(data: Json) -> bool:
        return type(data) is int and (least is None or data >= least)

    return Value(told, fits, {"type": "integer"} | ({} if least is None else {"minimum": least}))


def word(text: str) -> Value:
    """This word alone."""
    return Value(f"the word {text}", lambda data: data == text, {"const": text})


ANYTHING: Final = Value("anything", lambda _: True, {})
NULL: Final = Value("null", lambda data: data is None, {"type": "null"})
TEXT: Final = Value("text", lambda data: isinstance(data, str), {"type": "string"})
TABLE: Final = Value("a table", lambda data: isinstance(data, dict), {"type": "object"})
SEAT: Final = whole("a seat's number", 0)
VIEWER: Final = either(SEAT, NULL)
NUMBER: Final = whole("a whole number")
COUNT: Final = whole("a whole number from 0 on", 0)
TIMES: Final = whole("a whole number from 1 on", 1)
ATOM: Final = either(TEXT, NUMBER)
ARGS: Final = list_of(ATOM)
CHOICE: Final = Value(
    "[verb, ...] with ids and numbers",
    list_of(ATOM, 1).fits,
    {"type": "array", "items": ATOM.schema, "minItems": 1},
)
CHOICES: Final = list_of(CHOICE, 1)
REFUSED: Final = either(CHOICE, table_of({"choose": CHOICE, "rule": TEXT}, ("choose",)))
RESULT: Final = table_of(
    {
        "winner": VIEWER,
        "winners": list_of(SEAT),
        "outcomes": list_of(TEXT),
        "reason": TEXT,
        "rule": TEXT,
    }
)
EVENT_KEYS: Final = {"args": ARGS, "rule": TEXT, "secret": ARGS}


# -- forms -------------------------------------------------------------------------------------

EXPECTATIONS: Final = (
    Form(
        "state",
        TEXT,
        "{state: path, is: value}, or has:, lacks: or length: in place of is",
        {"is": ANYTHING, "has": ANYTHING, "lacks": ANYTHING, "length": COUNT},
        one_of=("is", "has", "lacks", "length"),
    ),
    Form(
        "asked",
        SEAT,
        "{asked: seat, prompt: id, rule: number, args: [...], offers: [[verb, ...]], "
        "refuses: [[verb, ...]], only: [[verb, ...]]}",
        {
            "prompt": TEXT,
            "rule": TEXT,
            "args": ARGS,
            "offers": CHOICES,
            "refuses": list_of(REFUSED, 1),
            "only": CHOICES,
        },
    ),
    Form("not-asked", SEAT, "{not-asked: seat}"),
    Form(
        "view",
        table_of({"seat": VIEWER}, ("seat",)),
        "{view: {seat: n}, has: path, is: value}, with length: in place of is, "
        "or lacks: path in place of both",
        {"has": TEXT, "lacks": TEXT, "is": ANYTHING, "length": COUNT},
        one_of=("has", "lacks"),
        needs={"is": "has", "length": "has"},
    ),
    Form("result", either(NULL, RESULT), "{result: {winner: seat, reason: id}}, or {result: null}"),
    Form(
        "event",
        TEXT,
        "{event: id, args: [...], rule: number, times: n, seat: n, secret: [...] or none}",
        {**EVENT_KEYS, "secret": either(ARGS, word(NONE)), "seat": VIEWER, "times": TIMES},
        needs={"secret": "seat"},
    ),
    Form(
        "no-event",
        TEXT,
        "{no-event: id, args: [...], rule: number, seat: n, secret: [...]}",
        {**EVENT_KEYS, "seat": VIEWER},
        needs={"secret": "seat"},
    ),
    Form(
        "events",
        list_of(either(TEXT, table_of({"event": TEXT, **EVENT_KEYS}, ("event",))), 1),
        "{events: [id, {event: id, args: [...]}, ...], seat: n}",
        {"seat": VIEWER},
    ),
    Form("sound", NUMBER, "{sound: number}"),
)
BY_NAME: Final = {form.name: form for form in EXPECTATIONS}

MOVE: Final = Form(
    "choose", CHOICE, "{seat: 1, choose: [verb, ...]}", {"seat": SEAT}, one_of=("seat",)
)
CHECK: Final = Form("expect", list_of(TABLE, 1), "{expect: [...]}")
STOP: Final = Form("stop", word(HERE), "{stop: here}")
STEPS: Final = (MOVE, CHECK, STOP)


def form_of(entry: Json, forms: tuple[Form, ...], what: str) -> Form:
    """The one form whose name the table has; the table is checked against it."""
    named = [form for form in forms if isinstance(entry, dict) and form.name in entry]
    if len(named) != 1 or not isinstance(entry, dict):
        told = "; ".join(form.told for form in forms)
        raise BadScenario(f"{what} is one of {told}; not {entry!r}")
    named[0].check(entry)
    return named[0]


def kind_of_expectation(entry: Expectation) -> str:
    """The name of its form."""
    return next(name for name in BY_NAME if name in entry)
