"""What a game provides to the kernel, and how games are found."""

from collections.abc import Collection, Mapping
from importlib.metadata import entry_points
from typing import ClassVar

from crannog.kernel.ask import Ask, Atom, Choice, Rules, Seat
from crannog.kernel.errors import BadOption, BadSeats, NotProvided, Refusal, UnknownGame
from crannog.kernel.notes import Note
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State

GROUP = "crannog.games"
# arguments of any game that are numbers
NUMBERS = frozenset(["count", "number", "amount", "q", "r", "o"])
NOT_OFFERED = "why-not-offered"  # the general refusal, where a game says nothing more exact


class Option:
    """A choice made before the match. `values` lists what it takes; None there means "none".

    An option with `smallest` takes any whole number from there on besides its listed values.
    """

    __slots__ = ("default", "name", "rule", "smallest", "values")

    def __init__(
        self,
        name: str,
        default: Json,
        values: tuple[Json, ...],
        rule: str,
        smallest: int | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.smallest = smallest

    def form(self) -> str:
        """What the option takes, as a person types it."""
        words = [option_word(value) for value in self.values]
        if self.smallest is not None:
            words.append(f"a whole number from {self.smallest}")
        return " | ".join(words)

    def takes(self, value: Json) -> bool:
        """Whether the value is one of the option's."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return True
        return self.smallest is not None and type(value) is int and value >= self.smallest

    def parse(self, text: str) -> Json:
        """The value that a person wrote as `text`."""
        for value in self.values:
            if option_word(value) == text.strip().lower():
                return value
        if self.smallest is not None and text.strip().isdecimal():
            value = int(text)
            if value >= self.smallest:
                return value
        raise BadOption(f"option {self.name} takes {self.form()}, not {text!r} ({self.rule})")


def option_word(value: Json) -> str:
    """How a value is typed: true, false, none, or the word itself."""
    return "none" if value is None else str(value).lower()


class Game:
    """A game: its facts, its rules and its redactions. Subclass it and name it in an entry point.

    `version` is raised whenever a change of the rules could make a recorded match go differently.
    `prompts`, `triggers` (of reactions), `verbs` (of options) and `events` map each of their ids to
    the names of its arguments (after `|`: the secret ones, `*`: any number of them). The words for
    them live in the `.ftl` files of `package`, beside the numbered rules. `ids` lists the ids that
    an argument of a kind can be (`territory`, `card`); kinds that it lacks are not checked.
    `numbers` are the kinds of arguments that are numbers, besides `count` and the like; `plain`
    those whose ids need no words. `q r o` is a place of a map of triangles. `steps` are verbs that
    name nothing and are answers like any other, and none that closes a question.

    An event whose arguments end with "card choices*" tells what was declared with a card;
    `families` gives the forms that such declarations have, each by its name: the kinds of their
    things in order, as a regular expression whose letters are kinds ("territory number"), a seat
    being told as "@2". What stands after a colon are parts that are counted and told one by one.

    `habits`, `golden`, `balance`, `bench`, `terminal`, `shown`, `saga`, `strings` and `encoder`
    name what else the game brings, each "module:name" as in an entry point; it is imported only
    where it is used (crannog/parts). `face` names the folder in `package` that holds its drawing
    for the browser: `face.js`, and `face.css` if it has one.
    """

    id: ClassVar[str] = ""
    package: ClassVar[str] = ""
    version: ClassVar[int] = 0
    seats: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[Option, ...]] = ()
    prompts: ClassVar[Mapping[str, str]] = {}
    verbs: ClassVar[Mapping[str, str]] = {}
    events: ClassVar[Mapping[str, str]] = {}
    triggers: ClassVar[Mapping[str, str]] = {}
    ids: ClassVar[Mapping[str, Collection[str]]] = {}
    numbers: ClassVar[frozenset[str]] = frozenset()
    plain: ClassVar[frozenset[str]] = frozenset()
    steps: ClassVar[frozenset[str]] = frozenset()
    families: ClassVar[Mapping[str, str]] = {}
    cooperative: ClassVar[bool] = False
    habits: ClassVar[str] = ""
    golden: ClassVar[str] = ""
    balance: ClassVar[str] = ""
    bench: ClassVar[str] = ""
    terminal: ClassVar[str] = ""
    shown: ClassVar[str] = ""
    saga: ClassVar[str] = ""
    strings: ClassVar[str] = ""
    encoder: ClassVar[str] = ""
    face: ClassVar[str] = ""

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """The state in which the rules begin."""
        raise NotProvided(f"{self.id} has no setup(): every match begins with it")

    def setup_from(self, start: Json, seats: int, seed: int, options: dict[str, Json]) -> State:
        """The state in which a match begins that goes on from what another one left."""
        raise BadOption(f"a match of {self.id} can't begin where another ended")

    def leaves(self, state: State) -> Json:
        """What a finished match leaves for the next one; None if nothing."""
        return None

    def check_left(self, start: Json, left: Json) -> list[str]:
        """What is wrong with what a match left that began with `start` (None: with nothing)."""
        return []

    def rules(self, state: State) -> Rules[None]:
        """The whole match from `state`, which is a fresh one or one taken at a checkpoint."""
        raise NotProvided(f"{self.id} has no rules(): every match is played by them")

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """What the seat (None: a spectator) may know."""
        raise NotProvided(f"{self.id} has no view(): players see the match by it")

    def facts(self) -> dict[str, Json]:
        """What is printed on cards, boards and tracks, for every client: plain data that never
        changes while the game is installed."""
        return {}

    def notes(self, state: State, ask: Ask) -> list[Note | None]:
        """What the game says of each option of the ask before it is chosen; none at all: nothing.

        Only what the asked seat may know.
        """
        return []

    def tries(self, state: State, ask: Ask) -> bool:
        """Whether each option of the ask is tried out on a copy before `note_of_trial` tells of it.

        That takes as long as the choices since the last checkpoint: only where it may matter.
        """
        return False

    def note_of_trial(self, note: Note | None, then: State) -> Note | None:
        """The note of an option that leads to a checkpoint (`then`) before anybody is asked again.

        What the seat can't know is another in `then` than it is in truth.
        """
        return note

    def redraw(self, state: State, seat: Seat, rng: Rng) -> None:
        """Replaces, in place, all that the seat can't know by something it can't tell apart."""
        raise NotProvided(
            f"{self.id} has no redraw(): bots that look ahead, hints and forks need it"
        )

    def export(self, state: State) -> dict[str, Json]:
        """The whole state as plain data, in the documented form."""
        raise NotProvided(
            f"{self.id} has no export(): state files, positions and the costly checks need it"
        )

    def restore(self, data: dict[str, Json]) -> State:
        """The state that `export` wrote. Raises BadPosition where it is not one."""
        raise NotProvided(f"{self.id} has no restore(): positions and snapshots need it")

    def pack(self, state: State) -> dict[str, Json]:
        """The state at a checkpoint as plain data that `unpack` makes whole again, with all that
        anybody knows; where `export` has it all, this is it."""
        return self.export(state)

    def unpack(self, data: dict[str, Json]) -> State:
        """The state that `pack` wrote."""
        return self.restore(data)

    def position(self, fresh: dict[str, Json], changes: dict[str, Json]) -> State:
        """A fresh match's export with a scenario's changes merged in, validated."""
        raise NotProvided(f"{self.id} has no position(): scenarios with a position need it")

    def round_of(self, state: State) -> int | None:
        """The number of the round, for statistics; None where the game's view has no `round`."""
        number = self.view(state, None).get("round")
        return number if isinstance(number, int) else None

    def check(self, state: State) -> list[str]:
        """The invariants that the state breaks, each with its rule; empty when sound."""
        return []

    def options_for(self, seats: int) -> dict[str, Json]:
        """What a match of so many seats needs that is not the default; mostly nothing."""
        return {}

    def players(self, seats: int, options: Mapping[str, Json]) -> int:
        """How many players there are with these options: the people, and those nobody plays."""
        return seats

    def player_names(self, state: State) -> list[str]:
        """The message that names each player whom nobody has named; none: by the seats' colours.

        After the people there may be players whom nobody plays.
        """
        return []

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position looks for the seat, for bots that look one step ahead."""
        raise NotProvided(f"{self.id} has no evaluate(): bots that judge a position need it")

    def gauges(self, state: State) -> dict[tuple[str, Seat], int]:
        """Public numbers by which a hint says what a choice changes, by name and player.

        Player -1: they are everybody's. The words for a name are `gauge-<name>`.
        """
        return {}

    def why_not(self, state: State, ask: Ask, choice: Choice) -> Refusal:
        """The rule, and a sentence, on why the choice is not among the ask's options.

        Only what the asked seat may know.
        """
        return Refusal(ask.rule, NOT_OFFERED)

    def trigger_of(self, choice: Choice) -> str:
        """What a reaction answers, one of `triggers`; nothing if it fits at any time."""
        return ""

    def provides(self, *methods: str) -> bool:
        """Whether the game itself has one of these methods, which are not the defaults of here."""
        own = [kind for kind in type(self).__mro__ if kind not in (Game, object)]
        return any(method in vars(kind) for kind in own for method in methods)

    def keeps_snapshots(self) -> bool:
        """Whether a state can be kept as data; else a match is resumed by playing it again."""
        return self.provides("pack", "export") and self.provides("unpack", "restore")

    def full_options(self, given: Mapping[str, Json]) -> dict[str, Json]:
        """The given options with the defaults of the others; refuses unknown names and values."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise BadOption(f"{self.id} has no option {name!r}; it has: {names}")
            if not known[name].takes(value):
                raise BadOption(
                    f"option {name} takes {known[name].form()}, not {value!r} ({known[name].rule})"
                )
        return {name: given.get(name, option.default) for name, option in known.items()}

    def check_seats(self, seats: int) -> None:
        """Refuses a number of seats the game is not played with."""
        if seats not in self.seats:
            numbers = ", ".join(str(n) for n in self.seats)
            raise BadSeats(f"{self.id} is played with {numbers} seats, not {seats}")


def argument_names(signature: str, count: int) -> list[str] | None:
    """The name of each of so many arguments; None where the signature takes another number."""
    names = signature.split()
    if names and names[-1].endswith("*"):
        last = names.pop()
        names += [last] * (count - len(names))
    return names if len(names) == count else None


def well_formed(game: Game, seats: int, choice: Choice) -> bool:
    """Whether the choice has the form of an option: a verb of the game, arguments of their kinds.

    Only such a choice can be refused for a reason of the game.
    """
    signature = game.verbs.get(str(choice[0])) if choice else None
    names = None if signature is None else argument_names(signature, len(choice) - 1)
    if names is None:
        return False
    return all(
        is_of_kind(game, seats, name, value) for name, value in zip(names, choice[1:], strict=True)
    )


def is_of_kind(game: Game, seats: int, name: str, value: Atom) -> bool:
    """Whether the value can be an argument of that name; a kind without `ids` takes any."""
    kind = name.rstrip("0123456789*")
    if kind == "seat":
        return isinstance(value, int) and 0 <= value < seats
    known = game.ids.get(kind, game.ids.get(kind.removesuffix("s")))
    return known is None or value in known


def installed_games() -> dict[str, Game]:
    """Every game found through the entry-point group, by id."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = entry.load()
        except (ImportError, AttributeError) as error:
            raise UnknownGame(
                f"the entry point {entry.name!r} of {GROUP} can't be loaded: {error}"
            ) from error
        if not isinstance(game, Game):
            raise UnknownGame(f"the entry point {entry.name!r} of {GROUP} names no Game: {game!r}")
        found[game.id] = game
    return found


def find_game(game_id: str) -> Game:
    """The game of that id."""
    games = installed_games()
    if game_id not in games:
        names = ", ".join(games) or "none"
        raise UnknownGame(f"there is no game {game_id!r}; installed: {names}")
    return games[game_id]
