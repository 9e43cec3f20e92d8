"""Numbers for programs that learn: a game says which numbers of a seat's view they see.

A game's `Encoder` names pieces of the view. A `Sheet` adds what every game declares anyhow, the
question and its options, and reads it all, for a game and a number of seats. Each number has a
name, lies between -1 and 1, and follows from the view and the ask of one seat alone.

Players are told from the viewer's side: `me`, then `other1` and so on in the order of the seats.
Last come those whom nobody plays: `unplayed1`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import NotProvided
from crannog.kernel.game import NUMBERS, Game, argument_names
from crannog.kernel.state import Json
from crannog.parts import BadPart, load_part

Numbers: TypeAlias = Sequence[float]

MOST: Final = 12  # of a number in an ask or an option, unless the game says another
MOST_OPTIONS: Final = 100
MOST_REMEMBERED: Final = 50_000  # choices whose numbers are kept


def share(number: float, most: float) -> float:
    """The number in parts of the most that is told apart; what lies beyond is cut off."""
    return max(-1.0, min(1.0, number / most))


def player_names(seats: int, players: int) -> tuple[str, ...]:
    """What the players are called, from the viewer on."""
    others = [f"other{n}" for n in range(1, seats)]
    return ("me", *others, *(f"unplayed{n}" for n in range(1, players - seats + 1)))


class Marks:
    """A number for each of some words: 1 for what is so, else 0."""

    __slots__ = ("_one", "none", "place", "words")

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        self.place = {word: n for n, word in enumerate(self.words)}
        self.none: Numbers = (0.0,) * len(self.words)
        self._one = {word: tuple(self.some([word])) for word in self.words}

    def one(self, word: object) -> Numbers:
        """A mark at the word; none at all where it is not one of these."""
        return self._one.get(word, self.none)  # type: ignore[call-overload,no-any-return]

    def some(self, words: Iterable[object]) -> list[float]:
        """A mark at each of the words."""
        marks = list(self.none)
        for word in words:
            place = self.place.get(word)  # type: ignore[call-overload]
            if place is not None:
                marks[place] = 1.0
        return marks


class Seen:
    """What a seat is shown at one moment: its view, and its ask where it is asked.

    `order` has the numbers of the players from the viewer on, `names` what they are called.
    """

    __slots__ = ("ask", "names", "order", "seat", "view")

    def __init__(
        self,
        view: Mapping[str, Json],
        seat: Seat,
        ask: Ask | None,
        seats: int,
        names: tuple[str, ...],
    ) -> None:
        self.view: Mapping[str, Any] = view
        self.seat = seat
        self.ask = ask
        self.names = names
        self.order = [*((seat + n) % seats for n in range(seats)), *range(seats, len(names))]

    def name(self, player: object) -> str:
        """What a player is called; nothing where the number is none."""
        return self.names[self.order.index(player)] if player in self.order else ""

    def marks(self, *players: object) -> list[float]:
        """A mark for each player from the viewer on, at those."""
        return [1.0 if player in players else 0.0 for player in self.order]

    def shares(self, numbers: Mapping[str, float] | Sequence[float], most: float) -> list[float]:
        """A share for each player from the viewer on, of a list or of a view's table by seat."""
        if isinstance(numbers, Mapping):
            return [share(numbers[str(player)], most) for player in self.order]
        return [share(numbers[player], most) for player in self.order]


class Piece(NamedTuple):
    """Numbers that belong together: `read` gives one for each of the parts."""

    name: str
    parts: tuple[str, ...]
    read: Callable[[Seen], Numbers]


class Table(NamedTuple):
    """The same numbers for each thing of a kind; `read` may leave out things that are not there.

    `kind` is what options call such a thing: an option that names one shows its numbers again.
    `read` may give the same numbers by another name that options use. Rows of the kind `seat` go by
    the names of the players.
    """

    kind: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    read: Callable[[Seen], Mapping[str, Numbers]]


@dataclass(frozen=True)
class Encoder:
    """What a game says of its view to programs that learn.

    `pieces` and `tables` are made for the names of the players. Of the arguments of asks and
    options `most` says which number counts as one, `words` what an argument can be that is neither
    a number nor an id of the game. Arguments of other kinds are left out.
    """

    pieces: Callable[[tuple[str, ...]], Sequence[Piece]]
    tables: Callable[[tuple[str, ...]], Sequence[Table]]
    most: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def encoder_of(game: Game) -> Encoder:
    """The game's encoder; NotProvided where it has none."""
    if not game.encoder:
        raise NotProvided(
            f"{game.id} has no encoder: programs that learn see its views as numbers by it "
            f"(docs/guide/environments.md)"
        )
    return load_part(game.encoder, Encoder)


class Arguments:
    """The arguments of an ask or an option: marks for ids and players, shares of numbers.

    `signatures` are the kernel's: by prompt or by verb the names of the arguments.
    """

    def __init__(
        self, game: Game, names: tuple[str, ...], encoder: Encoder, signatures: Mapping[str, str]
    ) -> None:
        self.game = game
        self.players = names
        self.encoder = encoder
        self.signatures = signatures
        self.marks: dict[str, Marks] = {}  # by argument, the words that it can be
        self.numbers: dict[str, int] = {}  # by argument, the number that counts as one
        for signature in signatures.values():
            for name in signature.split():
                self._note(self.key(name))
        self.names = [
            *(f"{key}.{word}" for key, marks in self.marks.items() for word in marks.words),
            *self.numbers,
        ]

    def _note(self, key: str) -> None:
        kind = kind_of(key)
        if kind in self.encoder.most or kind in NUMBERS or kind in self.game.numbers:
            self.numbers[key] = self.encoder.most.get(kind, MOST)
            return
        words = self.players if kind == "seat" else self._words(kind)
        if words:
            self.marks[key] = Marks(words)

    def _words(self, kind: str) -> Collection[str]:
        if kind == "trigger":
            return self.game.triggers
        return self.encoder.words.get(kind) or self.game.ids.get(kind, ())

    def key(self, name: str) -> str:
        """An argument's name; one that may come several times goes by the name of one of them."""
        name = name.removesuffix("*")
        one = name.removesuffix("s")
        return one if one in (*self.game.ids, "seat") else name

    def sorted(self, head: str, values: Sequence[Atom]) -> dict[str, list[Atom]]:
        """The values by argument."""
        found: dict[str, list[Atom]] = {}
        names = argument_names(self.signatures.get(head, ""), len(values))
        for name, value in zip(names or (), values, strict=False):
            found.setdefault(self.key(name), []).append(value)
        return found

    def read(self, seen: Seen, given: Mapping[str, Sequence[Atom]]) -> list[float]:
        """The numbers of the arguments."""
        row: list[float] = []
        for key, marks in self.marks.items():
            values = given.get(key)
            if values is None:
                row.extend(marks.none)
            else:
                row.extend(marks.some(thing_named(seen, key, value) for value in values))
        for key, most in self.numbers.items():
            values = given.get(key)
            row.append(share(float(values[0]), most) if values else 0.0)
        return row


def kind_of(key: str) -> str:
    """The kind of thing that an argument names."""
    return key.rstrip("0123456789")


def thing_named(seen: Seen, key: str, value: Atom) -> str:
    """What a table calls the thing that an argument names: players go by their names."""
    return seen.name(value) if kind_of(key) == "seat" else str(value)


class Sheet:
    """All numbers that a seat of a game sees, and those of each of its options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Json] | None = None) -> None:
        game.check_seats(seats)
        encoder = encoder_of(game)
        self.game = game
        self.seats = seats
        self.players = player_names(seats, game.players(seats, options or {}))
        self.pieces = tuple(encoder.pieces(self.players))
        self.tables = tuple(encoder.tables(self.players))
        self._prompts = Marks(game.prompts)
        self._verbs = Marks(game.verbs)
        self._asked = Arguments(game, self.players, encoder, game.prompts)
        self._offered = Arguments(game, self.players, encoder, game.verbs)
        self._none = {table.kind: (0.0,) * len(table.columns) for table in self.tables}
        self._again = [
            (key, table.kind, self._none[table.kind])
            for table in self.tables
            for key in self._offered.marks
            if kind_of(key) == table.kind
        ]
        self._remembered: dict[tuple[Seat, Choice], list[float]] = {}
        self.names: tuple[str, ...] = tuple(self._names())
        self.option_names: tuple[str, ...] = tuple(self._option_names())

    def seen(self, view: Mapping[str, Json], seat: Seat, ask: Ask | None) -> Seen:
        """What a seat is shown, ready to be read."""
        return Seen(view, seat, ask, self.seats, self.players)

    def _names(self) -> Iterable[str]:
        yield "ask.is-asked"
        yield "ask.options"
        yield from (f"ask.prompt.{prompt}" for prompt in self._prompts.words)
        yield from (f"ask.{name}" for name in self._asked.names)
        for piece in self.pieces:
            yield from (f"{piece.name}.{part}" if part else piece.name for part in piece.parts)
        for table in self.tables:
            for row in table.rows:
                yield from (f"{table.kind}.{row}.{column}" for column in table.columns)

    def _option_names(self) -> Iterable[str]:
        yield from (f"verb.{verb}" for verb in self._verbs.words)
        yield from self._offered.names
        columns = {table.kind: table.columns for table in self.tables}
        for key, kind, _ in self._again:
            yield from (f"at-{key}.{column}" for column in columns[kind])

    def read(self, seen: Seen, options: Iterable[Choice]) -> tuple[list[float], list[list[float]]]:
        """The numbers of the view and the ask, and a row of numbers for each of these options."""
        tables = {table.kind: table.read(seen) for table in self.tables}
        row = self._of_ask(seen)
        for piece in self.pieces:
            row.extend(piece.read(seen))
        for table in self.tables:
            things = tables[table.kind]
            for name in table.rows:
                row.extend(things.get(name, self._none[table.kind]))
        if len(row) != len(self.names):
            raise BadPart(
                f"the encoder of {self.game.id} gives {len(row)} numbers, not {len(self.names)}"
            )
        return row, [self._of_option(seen, tables, option) for option in options]

    def named(self, numbers: Iterable[float]) -> dict[str, float]:
        """The numbers of a view and an ask by their names."""
        return dict(zip(self.names, map(float, numbers), strict=True))

    def option_named(self, numbers: Iterable[float]) -> dict[str, float]:
        """The numbers of an option by their names."""
        return dict(zip(self.option_names, map(float, numbers), strict=True))

    def _of_ask(self, seen: Seen) -> list[float]:
        ask = seen.ask
        if ask is None:
            return [0.0] * (2 + len(self._prompts.words) + len(self._asked.names))
        given = self._asked.sorted(ask.prompt, ask.args)
        return [
            1.0,
            share(len(ask.options), MOST_OPTIONS),
            *self._prompts.one(ask.prompt),
            *self._asked.read(seen, given),
        ]

    def _of_option(
        self, seen: Seen, tables: Mapping[str, Mapping[str, Numbers]], option: Choice
    ) -> list[float]:
        given = self._offered.sorted(str(option[0]), option[1:])
        row = list(self._words_of(seen, option, given))
        for key, kind, none in self._again:
            values = given.get(key)
            if values:
                row.extend(tables[kind].get(thing_named(seen, key, values[0]), none))
            else:
                row.extend(none)
        return row

    def _words_of(
        self, seen: Seen, option: Choice, given: Mapping[str, Sequence[Atom]]
    ) -> list[float]:
        """What the option says, which is the same whenever the seat is offered it."""
        known = self._remembered.get((seen.seat, option))
        if known is None:
            known = [*self._verbs.one(option[0]), *self._offered.read(seen, given)]
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[seen.seat, option] = known
        return known
