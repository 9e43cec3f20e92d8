"""What a game provides to the kernel, and how games are found."""

from collections.abc import Collection, Mapping
from importlib.metadata import entry_points
from typing import ClassVar

from crannog.kernel.ask import Ask, Choice, Rules, Seat
from crannog.kernel.errors import BadOption, BadSeats, NotProvided, UnknownGame
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, State

GROUP = "crannog.games"


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

    `habits`, `golden`, `bench` and `terminal` name what else the game brings, each "module:name" as
    in an entry point; it is imported only where it is used (crannog/parts).
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
    cooperative: ClassVar[bool] = False
    habits: ClassVar[str] = ""
    golden: ClassVar[str] = ""
    bench: ClassVar[str] = ""
    terminal: ClassVar[str] = ""

    def setup(self, seats: int, seed: int, options: dict[str, Json]) -> State:
        """The state in which the rules begin."""
        raise NotProvided(f"{self.id} has no setup(): every match begins with it")

    def setup_from(self, start: Json, seats: int, seed: int, options: dict[str, Json]) -> State:
        """The state in which a match begins that goes on from what another one left."""
        raise BadOption(f"a match of {self.id} can't begin where another ended")

    def leaves(self, state: State) -> Json:
        """What a finished match leaves for the next one; None if nothing."""
        return None

    def rules(self, state: State) -> Rules[None]:
        """The whole match from `state`, which is a fresh one or one taken at a checkpoint."""
        raise NotProvided(f"{self.id} has no rules(): every match is played by them")

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """What the seat (None: a spectator) may know."""
        raise NotProvided(f"{self.id} has no view(): players see the match by it")

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

    def check(self, state: State) -> list[str]:
        """The invariants that the state breaks, each with its rule; empty when sound."""
        return []

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position looks for the seat, for bots that look one step ahead."""
        raise NotProvided(f"{self.id} has no evaluate(): bots that judge a position need it")

    def why_not(self, state: State, ask: Ask, choice: Choice) -> tuple[str, str]:
        """The rule, and a sentence, on why the choice is not among the ask's options."""
        return ask.rule, f"{ask.prompt} offers {len(ask.options)} other options"

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
