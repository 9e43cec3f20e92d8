"""Fields: a game declares those of its state once; reading and writing follow from it.

A `Record` is a list of fields, a field has a name, a kind and the rule it belongs to, and a kind
knows three things: how a value is written to plain data (`write`), how it is read from there
(`read`), and whether a part of it, as a scenario's position gives it, has the right form (`check`).
Every refusal names the path of the field and its rule.

    LAND = Record(new_land, Field("blight", Number(), "H-16.7"), Field("stalls", SEATS, "H-21.2"))
    STATE = Record(None, Field("turn", Number(), "H-3.1"), Field("lands", PerId("land", LAND), ...))

    STATE.export(g)                                        # the whole state as plain data
    STATE.fill(g, STATE.known(data, Place(), scope), Place(), scope)      # and back
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from crannog.kernel.ask import Seat
from crannog.kernel.errors import BadPosition
from crannog.kernel.rng import MASK, Rng
from crannog.kernel.state import Json, Result
from crannog.settings import options_of, settings_from, values_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

MOST: Final = 9999  # no number of a position is larger, unless its field says so
LONGEST: Final = 100  # no list is longer, unless its field says so
SHOWN: Final = 60  # characters of a wrong value in a message
MOST_NAMED: Final = 60  # ids of a kind in a message


class Scope:
    """What a match adds to the declaration: its number of seats, and the ids of each kind."""

    __slots__ = ("ids", "seats")

    def __init__(self, seats: int, ids: Mapping[str, Mapping[str, object]]) -> None:
        self.seats = seats
        self.ids = ids


class Place:
    """Where in a position something stands, and the rule it belongs to."""

    __slots__ = ("key", "outer", "rule")

    def __init__(self, key: str = "", rule: str = "", outer: "Place | None" = None) -> None:
        self.key = key
        self.rule = rule
        self.outer = outer

    def inside(self, key: str, rule: str = "") -> "Place":
        """The place of a field of this one."""
        return Place(key, rule or self.rule, self)

    def path(self) -> str:
        """The keys that lead here, put together only when somebody wants to read them."""
        outer = "" if self.outer is None else self.outer.path()
        return f"{outer}.{self.key}" if outer else self.key

    def wrong(self, what: str) -> BadPosition:
        """The error that says what is wrong here."""
        rule = f" ({self.rule})" if self.rule else ""
        return BadPosition(f"{self.path() or 'a position'} {what}{rule}")


def brief(value: Json) -> str:
    """A wrong value for a message, shortened."""
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


# -- kinds of values ---------------------------------------------------------------------------


class Kind:
    """A kind of value. `form` tells a person how it is written.

    `same` is true if the state has its values just as they are written, so that lists and tables of
    them need not be gone through.
    """

    form = ""
    same = False

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        """The value as the state has it; BadPosition where it is not one of this kind."""
        raise TypeError(f"{type(self).__name__} has no read()")

    def write(self, value: Any) -> Json:
        """The value as plain data."""
        return value  # type: ignore[no-any-return]

    def check(self, value: Json, at: Place, scope: Scope) -> Json:
        """A part of the value as a position gives it, keys as text; BadPosition if it is wrong."""
        self.read(value, at, scope)
        return value

    def parts(self) -> "Iterable[tuple[str, Field]]":
        """The fields inside, each with the path from here to the record it is a field of."""
        return ()

    def refusal(self, value: Json, at: Place) -> BadPosition:
        """The error for a value of another kind."""
        return at.wrong(f"should be {self.form}, is {brief(value)}")


class Number(Kind):
    """A whole number."""

    same = True

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least = least
        self.most = most
        self.form = f"a whole number from {least} to {most}"

    def read(self, value: Json, at: Place, scope: Scope) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refusal(value, at)
        return value


class Flag(Kind):
    """True or false."""

    form = "true or false"
    same = True

    def read(self, value: Json, at: Place, scope: Scope) -> bool:
        if not isinstance(value, bool):
            raise self.refusal(value, at)
        return value


class Word(Kind):
    """One of a few words."""

    same = True

    def __init__(self, *words: str) -> None:
        self.words = words
        self.form = f"one of {', '.join(words)}"

    def read(self, value: Json, at: Place, scope: Scope) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise self.refusal(value, at)
        return value


class Either(Word):
    """One of two words, which the state has as true (the first) or false."""

    same = False

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return super().read(value, at, scope) == self.words[0]

    def write(self, value: Any) -> Json:
        return self.words[0] if value else self.words[1]


def some_of(value: Json, ids: Iterable[str]) -> str:
    """The ids for a message; of many only those that are much like the value."""
    known = list(ids)
    if len(known) > MOST_NAMED:
        near = get_close_matches(str(value), known)
        return f"{', '.join([*near, '...'])} ({len(known)} in all)"
    return ", ".join(known) or "nothing here"


class Id(Kind):
    """An id of a kind that the scope lists; if it may be absent, null stands for ''."""

    def __init__(self, kind: str, absent: bool = False) -> None:
        self.kind = kind
        self.absent = absent
        self.same = not absent
        self.form = kind + (" or null" if absent else "")

    def read(self, value: Json, at: Place, scope: Scope) -> str:
        if value is None and self.absent:
            return ""
        if not isinstance(value, str) or value not in scope.ids[self.kind]:
            raise at.wrong(
                f"has {brief(value)}, which is none of: {some_of(value, scope.ids[self.kind])}"
            )
        return value

    def write(self, value: Any) -> Json:
        return value or None


class Numbered(Id):
    """An id that the state has as a number, by these tables (0: none)."""

    def __init__(
        self, kind: str, numbers: Mapping[str, int], names: Sequence[str], absent: bool = False
    ) -> None:
        super().__init__(kind, absent)
        self.numbers = numbers
        self.names = names
        self.same = False

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        name = super().read(value, at, scope)
        return self.numbers[name] if name else 0

    def write(self, value: Any) -> Json:
        return self.names[value] if value else None


class Index(Word):
    """One of a few words, which the state has as its place among them; `absent` stands for null."""

    same = False

    def __init__(self, words: Sequence[str], absent: int | None = None) -> None:
        super().__init__(*words)
        self.absent = absent
        if absent is not None:
            self.form += ", or null"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        if value is None and self.absent is not None:
            return self.absent
        return self.words.index(super().read(value, at, scope))

    def write(self, value: Any) -> Json:
        if value == self.absent:
            return None
        if value < 0:
            raise IndexError(f"{value} is no place among {', '.join(self.words)}")
        return self.words[int(value)]


class SeatNumber(Kind):
    """A seat; if it may be absent, null stands for nobody (-1)."""

    def __init__(self, absent: bool = False) -> None:
        self.absent = absent
        self.same = not absent
        self.form = "seat or null" if absent else "seat"

    def read(self, value: Json, at: Place, scope: Scope) -> Seat:
        if value is None and self.absent:
            return -1
        if type(value) is not int or not 0 <= value < scope.seats:
            raise at.wrong(f"should be a seat from 0 to {scope.seats - 1}, is {brief(value)}")
        return value

    def write(self, value: Any) -> Json:
        return None if value < 0 else value


class Chance(Kind):
    """A source of chance as its one integer."""

    form = f"a whole number from 0 to {MASK}"

    def read(self, value: Json, at: Place, scope: Scope) -> Rng:
        if type(value) is not int or not 0 <= value <= MASK:
            raise self.refusal(value, at)
        return Rng(value)

    def write(self, value: Any) -> Json:
        return value.seed  # type: ignore[no-any-return]


class Outcome(Kind):
    """The result of a match, or null. It is written as `Result.outcome` has it."""

    form = "null, or a table with winners, outcomes, reason and rule"

    def read(self, value: Json, at: Place, scope: Scope) -> Result | None:
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.refusal(value, at)
        winners, reason, rule = value.get("winners"), value.get("reason"), value.get("rule")
        if not isinstance(reason, str) or not isinstance(rule, str):
            raise self.refusal(value, at)
        seats = ListOf(SeatNumber()).read(winners, at.inside("winners"), scope)
        return Result(tuple(seats), reason, rule)


class ListOf(Kind):
    """A list of one kind. With `turned` the state has it the other way round, the first last."""

    def __init__(
        self, kind: Kind, most: int = LONGEST, turned: bool = False, once: bool = False
    ) -> None:
        self.kind = kind
        self.most = most
        self.turned = turned
        self.once = once
        self.form = f"[{kind.form}, ...]"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        if not isinstance(value, list):
            raise self.refusal(value, at)
        if len(value) > self.most:
            raise at.wrong(f"has {len(value)} entries, at most {self.most} are possible")
        found = [self.kind.read(entry, at, scope) for entry in value]
        if self.once and len(set(found)) < len(found):
            twice = next(entry for n, entry in enumerate(found) if entry in found[:n])
            raise at.wrong(f"has {twice} twice")
        return found[::-1] if self.turned else found

    def write(self, value: Any) -> Json:
        listed = list(value) if self.kind.same else [self.kind.write(entry) for entry in value]
        return listed[::-1] if self.turned else listed


class TupleOf(ListOf):
    """A list that the state has as a tuple."""

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return tuple(super().read(value, at, scope))


class Row(Kind):
    """A list with one value for each of these kinds, which the state has as a tuple."""

    def __init__(self, **kinds: Kind) -> None:
        self.kinds = tuple(kinds.values())
        self.form = f"[{', '.join(kinds)}]"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        if not isinstance(value, list) or len(value) != len(self.kinds):
            raise self.refusal(value, at)
        pairs = zip(self.kinds, value, strict=True)
        return tuple(kind.read(entry, at, scope) for kind, entry in pairs)

    def write(self, value: Any) -> Json:
        return [kind.write(entry) for kind, entry in zip(self.kinds, value, strict=True)]


class SeatFlags(Kind):
    """A list of seats, which the state has as a list of true and false."""

    form = "[seat, ...]"
    listed = ListOf(SeatNumber(), once=True)

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        seats = self.listed.read(value, at, scope)
        return [seat in seats for seat in range(scope.seats)]

    def write(self, value: Any) -> Json:
        return [seat for seat, flag in enumerate(value) if flag]


class SeatBits(SeatFlags):
    """A list of seats, which the state has as the bits of a number."""

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return sum(1 << seat for seat in self.listed.read(value, at, scope))

    def write(self, value: Any) -> Json:
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]


class NumberBits(Kind):
    """A list of numbered ids, which the state has as the bits of a number."""

    def __init__(self, kind: Numbered, most: int = LONGEST) -> None:
        self.kind = kind
        self.most = most
        self.form = f"[{kind.form}, ...]"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        found = ListOf(self.kind, self.most, once=True).read(value, at, scope)
        return sum(1 << number for number in found)

    def write(self, value: Any) -> Json:
        numbers = (number for number in range(value.bit_length()) if value >> number & 1)
        return [self.kind.write(number) for number in numbers]


class PerNumber(Kind):
    """A value for some numbered ids, which the state has as a dict by number."""

    def __init__(self, key: Numbered, kind: Kind) -> None:
        self.key = key
        self.kind = kind
        self.form = f"{{{key.form}: {kind.form}}}"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        if not isinstance(value, dict):
            raise self.refusal(value, at)
        return {
            self.key.read(name, at, scope): self.kind.read(entry, at.inside(str(name)), scope)
            for name, entry in value.items()
        }

    def write(self, value: Any) -> Json:
        return {str(self.key.write(n)): self.kind.write(entry) for n, entry in value.items()}


# -- tables ------------------------------------------------------------------------------------


class Table(Kind):
    """What all tables have in common: keys are text, and a key that is none is refused."""

    def keys(self, scope: Scope) -> Iterable[str]:
        """The keys it may have."""
        raise TypeError(f"{type(self).__name__} has no keys()")

    def kind_of(self, key: str) -> Kind:
        """The kind of the value under a key."""
        raise TypeError(f"{type(self).__name__} has no kind_of()")

    def rule_of(self, key: str) -> str:
        """The rule of the value under a key, if it has one of its own."""
        return ""

    def known(self, value: Json, at: Place, scope: Scope) -> dict[str, Json]:
        """The table with its keys as text, all of them known."""
        if not isinstance(value, dict):
            raise self.refusal(value, at)
        table = {str(key): entry for key, entry in value.items()}
        allowed = dict.fromkeys(self.keys(scope))
        for key in table:
            if key not in allowed:
                raise at.wrong(f"has no field {brief(key)}; it has: {', '.join(allowed)}")
        return table

    def check(self, value: Json, at: Place, scope: Scope) -> Json:
        return {
            key: self.kind_of(key).check(entry, at.inside(key, self.rule_of(key)), scope)
            for key, entry in self.known(value, at, scope).items()
        }


class Options(Table):
    """The options of the match, which the state has as its settings."""

    form = "{option: value}"

    def __init__(self, settings: "type[DataclassInstance]") -> None:
        self.settings = settings
        self.names = [option.name for option in options_of(settings)]

    def keys(self, scope: Scope) -> Iterable[str]:
        return self.names

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return settings_from(self.settings, self.known(value, at, scope))

    def write(self, value: Any) -> Json:
        return values_of(value)


class PerName(Table):
    """A value for each of these names, which the state has as a list; left out: `blank`."""

    def __init__(self, what: str, names: Sequence[str], kind: Kind, blank: Json) -> None:
        self.what = what
        self.names = names
        self.kind = kind
        self.blank = blank
        self.form = f"{{{what}: {kind.form}}}"

    def keys(self, scope: Scope) -> Iterable[str]:
        return self.names

    def kind_of(self, key: str) -> Kind:
        return self.kind

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        table = self.known(value, at, scope)
        return [
            self.kind.read(table.get(name, self.blank), at.inside(name), scope)
            for name in self.keys(scope)
        ]

    def write(self, value: Any) -> Json:
        names = self.names or [str(seat) for seat in range(len(value))]
        pairs = zip(names, value, strict=True)
        return dict(pairs) if self.kind.same else {n: self.kind.write(entry) for n, entry in pairs}

    def parts(self) -> "Iterable[tuple[str, Field]]":
        for path, field in self.kind.parts():
            yield f"*.{path}", field


class PerSeat(PerName):
    """A value for each seat."""

    def __init__(self, kind: Kind, blank: Json = None) -> None:
        super().__init__("seat", (), kind, blank)

    def keys(self, scope: Scope) -> Iterable[str]:
        return [str(seat) for seat in range(scope.seats)]


class PerId(Table):
    """A value for some ids of a kind, in this order, which the state has as a dict."""

    def __init__(self, ids: str, kind: Kind) -> None:
        self.ids = ids
        self.kind = kind
        self.form = f"{{{ids}: {kind.form}}}"

    def keys(self, scope: Scope) -> Iterable[str]:
        return scope.ids[self.ids]

    def kind_of(self, key: str) -> Kind:
        return self.kind

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return {
            key: self.kind.read(entry, at.inside(key), scope)
            for key, entry in self.known(value, at, scope).items()
        }

    def write(self, value: Any) -> Json:
        if self.kind.same:
            return dict(value)
        return {key: self.kind.write(entry) for key, entry in value.items()}

    def parts(self) -> "Iterable[tuple[str, Field]]":
        for path, field in self.kind.parts():
            yield f"*.{path}", field


# -- records -----------------------------------------------------------------------------------


class Field:
    """A field of a record: its name, kind and rule, and the attribute that the state has for it.

    Without a default it must be there when the whole record is read.
    """

    def __init__(
        self, name: str, kind: Kind, rule: str, attribute: str = "", default: Json | type = Kind
    ) -> None:
        self.name = name
        self.kind = kind
        self.rule = rule
        self.attribute = attribute or name
        self.default = default

    def get(self, owner: Any) -> Any:
        """The value of the field in the state."""
        return getattr(owner, self.attribute)

    def put(self, owner: Any, value: Any) -> None:
        """Sets the field in the state."""
        setattr(owner, self.attribute, value)

    def fill(self, owner: Any, table: dict[str, Json], at: Place, scope: Scope) -> None:
        """Reads the field from its table into the state."""
        value = table.get(self.name, self.default)
        if isinstance(value, type):
            raise at.inside(self.name, self.rule).wrong(f"is missing: {self.kind.form}")
        self.put(owner, self.kind.read(value, at.inside(self.name, self.rule), scope))


class Shaped(Field):
    """A field that the state has in a shape of its own, with functions that get and put it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        rule: str,
        get: Callable[[Any], Any],
        put: Callable[[Any, Any], None],
        default: Json | type = Kind,
    ) -> None:
        super().__init__(name, kind, rule, default=default)
        self.getter = get
        self.putter = put

    def get(self, owner: Any) -> Any:
        return self.getter(owner)

    def put(self, owner: Any, value: Any) -> None:
        self.putter(owner, value)


class Derived(Field):
    """A field that is written, but follows from the match or from other fields when it is read."""

    def __init__(self, name: str, kind: Kind, rule: str, get: Callable[[Any], Any]) -> None:
        super().__init__(name, kind, rule)
        self.getter = get

    def get(self, owner: Any) -> Any:
        return self.getter(owner)

    def fill(self, owner: Any, table: dict[str, Json], at: Place, scope: Scope) -> None:
        return


class Group(Field):
    """Fields of the state that stand together in a table of their own."""

    def __init__(self, name: str, rule: str, *fields: Field) -> None:
        self.record = Record(None, *fields)
        super().__init__(name, self.record, rule)

    def get(self, owner: Any) -> Any:
        return owner

    def fill(self, owner: Any, table: dict[str, Json], at: Place, scope: Scope) -> None:
        place = at.inside(self.name, self.rule)
        self.record.fill(owner, self.record.known(table.get(self.name), place, scope), place, scope)


class Record(Table):
    """A table of fields, which the state has as an object; `make` begins an empty one."""

    form = "a table"

    def __init__(self, make: Callable[[Scope], object] | None, *fields: Field) -> None:
        self.make = make
        self.fields = {field.name: field for field in fields}

    def keys(self, scope: Scope) -> Iterable[str]:
        return self.fields

    def kind_of(self, key: str) -> Kind:
        return self.fields[key].kind

    def rule_of(self, key: str) -> str:
        return self.fields[key].rule

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        table = self.known(value, at, scope)
        assert self.make is not None
        made = self.make(scope)
        self.fill(made, table, at, scope)
        return made

    def ahead(self, data: dict[str, Json], name: str) -> Any:
        """One field by itself, which the scope of the others depends on."""
        field = self.fields[name]
        return field.kind.read(data.get(name), Place(name, field.rule), Scope(0, {}))

    def fill(self, owner: Any, table: dict[str, Json], at: Place, scope: Scope) -> None:
        """Reads all fields into an object, in the order they are declared."""
        for field in self.fields.values():
            field.fill(owner, table, at, scope)

    def write(self, value: Any) -> Json:
        return self.export(value)

    def export(self, owner: Any) -> dict[str, Json]:
        """All fields of an object as plain data."""
        return {name: field.kind.write(field.get(owner)) for name, field in self.fields.items()}

    def terse(self, owner: Any) -> dict[str, Json]:
        """The fields that do not have their default."""
        written = self.export(owner)
        return {name: v for name, v in written.items() if v != self.fields[name].default}

    def parts(self) -> Iterable[tuple[str, Field]]:
        for name, field in self.fields.items():
            yield name, field
            for path, inner in field.kind.parts():
                yield f"{name}.{path}", inner


class Maybe(Kind):
    """A value of a kind, or nothing (null, which the state has as None)."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.form = f"{kind.form} or null"

    def read(self, value: Json, at: Place, scope: Scope) -> Any:
        return None if value is None else self.kind.read(value, at, scope)

    def write(self, value: Any) -> Json:
        return None if value is None else self.kind.write(value)

    def check(self, value: Json, at: Place, scope: Scope) -> Json:
        return None if value is None else self.kind.check(value, at, scope)

    def parts(self) -> Iterable[tuple[str, Field]]:
        return self.kind.parts()


class Ending(Field):
    """The field of a match's result."""

    def __init__(self, rule: str) -> None:
        super().__init__("result", Outcome(), rule)

    def get(self, owner: Any) -> Json:
        return None if owner.result is None else owner.result.outcome(owner.seats)


# -- documentation -----------------------------------------------------------------------------


def described(form: Record) -> list[str]:
    """A line of a Markdown table for each field: its path, how it is written, and its rule."""
    return [f"| `{path}` | {field.kind.form} | {field.rule} |" for path, field in form.parts()]
