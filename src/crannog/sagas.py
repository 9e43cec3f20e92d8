"""Sagas: games of which each begins in the world that the last one has left.

A saga is kept by the service and travels as one file. A file with all its worlds can be gone on
with; one that was written while a game was on has no secrets: it only tells the saga.
"""

from typing import Annotated, Any, Final

import msgspec

from crannog.kernel.errors import BadPosition, CrannogError
from crannog.kernel.game import Game, find_game, installed_games
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.parts.saga import ALL, NUMBERS, SIGHTS, SagaPart, saga_part
from crannog.parts.strings import strings_of
from crannog.shapes import Sentence, one_of

FORMAT: Final = 1
MOST_GAMES: Final = 200  # of a saga
LARGEST_FILE: Final = 4_000_000  # bytes
NAME_LENGTH: Final = 60
MOST_PLAYERS: Final = 16

Sight = Annotated[str, one_of(*SIGHTS), msgspec.Meta(title="Sight")]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=24)]

# What somebody else's file may make of code that expects sound data
BAD_DATA: Final = (TypeError, ValueError, LookupError, AttributeError, RecursionError)


class BadSaga(CrannogError):
    """A file that holds no sound saga; the text names the path or the rule."""


# -- told --------------------------------------------------------------------------------------


class SagaPlayer(msgspec.Struct):
    """Who sat at a seat: a name, or the bot's; both are empty where nobody is known."""

    name: Word = ""
    bot: Word = ""


class ToldGame(msgspec.Struct):
    """A game of a saga in sentences. `seat` in them is a seat of `players`.

    `calls` has, by player, the message that names whoever has no name; it may go on after `players`
    with those whom nobody plays, and be empty: by the seats' colours.
    `page` is what the game itself notes of the match, as far as the saga's people may see it.
    """

    number: int
    players: list[SagaPlayer]
    sentences: list[Sentence]
    ruler: Sentence
    page: Any
    calls: list[str]


class Series(msgspec.Struct):
    """The number of cards of one kind in the deck; the kind is a message."""

    kind: str
    counts: list[int]


class Drift(msgspec.Struct):
    """How the deck changes: each series has a count after each of these games (0: before any)."""

    after: list[int]
    series: list[Series]


class Told(msgspec.Struct):
    """A saga as its people may see it: its games, its deck, and the world as it stands.

    Without any game and world, `world` and `drift` are null, `map` and `unseen` are empty.
    """

    game: str
    name: str
    sight: Sight
    games: list[ToldGame]
    drift: Drift | None
    map: list[Sentence]
    world: Any
    unseen: list[Sentence] = []  # what lies in decks and archive


# -- kept --------------------------------------------------------------------------------------


class PastGame(msgspec.Struct):
    """A game that is over: who played, and the world that it left."""

    players: Annotated[list[SagaPlayer], msgspec.Meta(max_length=MOST_PLAYERS)]
    world: Any


class Saga(msgspec.Struct, kw_only=True):
    """A saga with all its worlds. `world` is what its first game began with, if not the options."""

    game: str
    name: Name
    sight: Sight = NUMBERS
    options: dict[str, Any] = {}
    world: Any = None
    games: Annotated[list[PastGame], msgspec.Meta(max_length=MOST_GAMES)] = []

    def last_world(self) -> Json:
        """What the next game begins with; None: with its options."""
        left: Json = self.games[-1].world if self.games else self.world
        return left


class SagaFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A saga as a file: whole, or only told."""

    format: int = msgspec.field(name="crannog-saga")
    saga: Saga | None = None
    told: Told | None = None


def tell(saga: Saga) -> Told:
    """The saga in sentences and numbers, as far as its sight goes."""
    part = saga_part(find_game(saga.game))
    shown = [part.shown(past.world, saga.sight) for past in saga.games]
    first = [] if saga.world is None else [part.shown(saga.world, saga.sight)]
    worlds = [*first, *shown]
    pairs = zip(saga.games, shown, strict=True)
    return Told(
        saga.game,
        saga.name,
        saga.sight,
        [tell_game(part, number, *pair) for number, pair in enumerate(pairs, 1)],
        drift_of(part, worlds, 0 if first else 1),
        part.places(worlds[-1]) if worlds else [],
        without_page(worlds[-1]) if worlds else None,
        part.unseen(worlds[-1]) if worlds else [],
    )


def tell_game(part: SagaPart, number: int, past: PastGame, shown: dict[str, Json]) -> ToldGame:
    """One game in sentences, from the world it left as it is shown."""
    sentences = part.chapter(shown)
    ruler, page, calls = part.ruler(shown), part.page(shown), part.calls(shown)
    return ToldGame(number, past.players, sentences, ruler, page, calls)


def without_page(shown: dict[str, Json]) -> dict[str, Json]:
    """The world alone."""
    return {key: value for key, value in shown.items() if key != "history"}


def drift_of(part: SagaPart, worlds: list[dict[str, Json]], first: int) -> Drift | None:
    """The deck by kind in each of these worlds; None where there is none or it is not shown."""
    counts = [part.counts(world) for world in worlds]
    if not counts or not counts[0]:
        return None
    series = [Series(kind, [count[kind] for count in counts]) for kind in counts[0]]
    return Drift(list(range(first, first + len(counts))), series)


# -- going on ----------------------------------------------------------------------------------


def next_world(saga: Saga, rng: Rng) -> Json:
    """What the next game begins with, drawn anew; None: with its options."""
    world = saga.last_world()
    return None if world is None else saga_part(find_game(saga.game)).shuffled(world, rng)


def string_of(saga: Saga) -> str:
    """The world in which the saga stands as another program writes it; BadSaga without one."""
    world = saga.last_world()
    if world is None:
        raise BadSaga("no game is over yet: there is no world to write")
    before = saga.games[-2].world if len(saga.games) > 1 else saga.world
    began = before if saga.games else None
    return strings_of(find_game(saga.game)).write(world, began, saga.name, len(saga.games) + 1)


def begun_by(match: Match, name: str) -> Saga:
    """A saga before its first game, which is this match."""
    options = saga_options(match.game, match.options)
    return Saga(game=match.game.id, name=name[:NAME_LENGTH], options=options, world=match.start)


def add_game(saga: Saga, match: Match, players: list[SagaPlayer]) -> None:
    """The saga goes on with a match; BadSaga unless it is over and began where the saga stands."""
    part = saga_part(match.game)
    if saga.game != match.game.id:
        raise BadSaga(f"the saga is of {saga.game}, the match of {match.game.id}")
    if match.result is None:
        raise BadSaga("the match is not over")
    if seen(part, match.start) != seen(part, saga.last_world()):
        raise BadSaga("the match did not begin in the world in which the saga stands")
    left = match.game.leaves(match.state)
    if left is None:
        raise BadSaga("the match has left nothing to go on with")
    saga.games.append(PastGame(players, left))


def seen(part: SagaPart, world: Json) -> dict[str, Json] | None:
    """All that is the same of two worlds of which one is the other, drawn anew."""
    return None if world is None else without_page(part.shown(world, ALL))


# -- files -------------------------------------------------------------------------------------


def write_file(saga: Saga, secrets: bool) -> bytes:
    """The saga as a file; without secrets it only tells what its people may see."""
    file = (
        SagaFile(format=FORMAT, saga=saga) if secrets else SagaFile(format=FORMAT, told=tell(saga))
    )
    return msgspec.json.encode(file)


def read_file(data: bytes) -> SagaFile:
    """A saga's file; BadSaga names what is wrong and where."""
    if len(data) > LARGEST_FILE:
        raise BadSaga(f"the file of a saga may have {LARGEST_FILE} bytes, not {len(data)}")
    try:
        file = msgspec.json.decode(data, type=SagaFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSaga(f"not the file of a saga: {error}") from None
    if file.format != FORMAT:
        raise BadSaga(f"crannog-saga: the file has form {file.format}; known is {FORMAT}")
    if (file.saga is None) == (file.told is None):
        raise BadSaga("the file of a saga has either `saga` or `told`")
    if file.saga is not None:
        check_saga(file.saga)
    if file.told is not None:
        check_told(file.told)
    return file


def check_told(told: Told) -> None:
    """BadSaga unless the game has sagas and each series has a count for each game."""
    saga_part(find_game(told.game))
    told.name = printable(told.name)
    for game in told.games:
        check_players(game.players)
    if told.drift is not None:
        for n, series in enumerate(told.drift.series):
            if len(series.counts) != len(told.drift.after) or min(series.counts, default=0) < 0:
                raise BadSaga(f"told.drift.series.{n}: it has a number for each of `after`")


def check_players(players: list[SagaPlayer]) -> None:
    """Their names get no characters by which a terminal could be told more than a name."""
    for player in players:
        player.name, player.bot = printable(player.name), printable(player.bot)


def printable(text: str) -> str:
    """The text without control characters and marks that can't be seen."""
    return "".join(c for c in text if c.isprintable())


def saga_of_world(data: Json, name: str) -> Saga:
    """The saga that begins in a world, or with the game that has left it; BadSaga if it is none."""
    refusals = []
    for game in installed_games().values():
        if not game.saga:
            continue
        try:
            world = read_world(saga_part(game), data, f"a world of {game.id}")
        except BadSaga as error:
            refusals.append(str(error))
            continue
        if saga_part(game).page(world) is None:
            return Saga(game=game.id, name=name, world=world)
        return Saga(game=game.id, name=name, games=[PastGame([], world)])
    raise BadSaga("; ".join(refusals))


def check_saga(saga: Saga) -> None:
    """BadSaga unless the game can go on with each of the worlds."""
    game = find_game(saga.game)
    part = saga_part(game)
    saga.options = saga_options(game, saga.options)
    saga.name = printable(saga.name)
    if saga.world is not None:
        saga.world = read_world(part, saga.world, "saga.world")
    for n, past in enumerate(saga.games):
        check_players(past.players)
        past.world = read_world(part, past.world, f"saga.games.{n}.world")
        if part.page(past.world) is None:
            raise BadSaga(f"saga.games.{n}.world: it has no page about the game that left it")


def read_world(part: SagaPart, world: Json, path: str) -> dict[str, Json]:
    """A sound world; BadSaga names the path in the file, and the rule."""
    try:
        return part.read(world)
    except BadPosition as error:
        raise BadSaga(f"{path}: {error}") from error
    except BAD_DATA as error:
        raise BadSaga(f"{path}: {type(error).__name__} in it") from error


def saga_options(game: Game, given: dict[str, Json]) -> dict[str, Json]:
    """The options with those that every match of a saga has; BadSaga where they differ."""
    for name, value in saga_part(game).options.items():
        if given.get(name, value) != value:
            raise BadSaga(f"option {name}: a match of a saga has {value!r}, not {given[name]!r}")
    return game.full_options({**given, **saga_part(game).options})
