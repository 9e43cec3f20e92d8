"""The form of every request and answer, from which the OpenAPI description is made."""

from typing import Annotated, Any, Final

import msgspec

from crannog.coach.points import Better, Effect, Point, Turn
from crannog.parts.saga import NUMBERS
from crannog.sagas import MOST_GAMES, Drift, Name, SagaPlayer, Series, Sight, ToldGame
from crannog.server.setup import KINDS, LARGEST_SEED, NOTICES, ORIGINS, SeatRequest
from crannog.shapes import Atom, Choice, Outcome, Patch, Seat, Sentence, View, one_of
from crannog.words import ENGLISH

Seed = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
Kind = Annotated[str, one_of(*KINDS)]
Notice = Annotated[str, one_of(*NOTICES), msgspec.Meta(title="Notice")]
Origin = Annotated[str, one_of(*ORIGINS), msgspec.Meta(title="Origin")]
SeatKind = Annotated[str, one_of("person", "open", "bot")]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES + 1)]

RawFile = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]
RawSave = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]


# How thoroughly a match is reviewed: iterations of search for a decision
DEPTHS: Final = {"quick": 64, "usual": 240, "deep": 960}
USUAL: Final = "usual"


# -- requests ----------------------------------------------------------------------------------


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, Any] = {}
    seed: Seed | None = None
    language: str = "en"
    public: bool = False
    practice: bool = False


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A table from a save or a scenario."""

    seats: list[SeatRequest]
    save: RawSave = msgspec.field(default_factory=msgspec.Raw)  # read in a process of its own
    scenario: str | None = None
    language: str = "en"
    public: bool = False
    practice: bool = False


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Taking an open seat."""

    seat: SeatNumber
    name: Text = ""
    invite: Text = ""


class ChangeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Another player for a seat."""

    seat: SeatNumber
    kind: Kind
    name: Text = ""
    bot: Text = ""


class NewText(msgspec.Struct, forbid_unknown_fields=True):
    """A name, or an address."""

    text: Text


class ReviewWish(msgspec.Struct, forbid_unknown_fields=True):
    """How thoroughly the coach is to look at a match."""

    depth: Annotated[str, one_of(*DEPTHS, title="Depth")] = USUAL


class CreateSaga(msgspec.Struct, forbid_unknown_fields=True):
    """A new saga. `options` are those of all its games."""

    game: str
    name: Name = ""
    sight: Sight = NUMBERS
    options: dict[str, Any] = {}


class ImportSaga(msgspec.Struct, forbid_unknown_fields=True):
    """A saga from its file, or from a string that another program writes of a world of `game`.

    `name` is in place of the file's. What is wrong with a string is told in the `language`.
    """

    file: RawFile = msgspec.field(default_factory=msgspec.Raw)
    game: str = ""
    string: str = ""
    language: str = ENGLISH
    name: Name = ""


class ChangeSaga(msgspec.Struct, forbid_unknown_fields=True):
    """Another name, or another sight; what is left out stays."""

    name: Name | None = None
    sight: Sight | None = None


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A saga that goes another way from a game on, which may also be the next one."""

    game: GameNumber
    name: Name = ""


class NextGame(msgspec.Struct, forbid_unknown_fields=True):
    """The table of a saga's next game. `options` are those in which it differs from the others."""

    seats: list[SeatRequest]
    options: dict[str, Any] = {}
    language: str = "en"
    public: bool = False


# -- answers -----------------------------------------------------------------------------------


class Error(msgspec.Struct):
    """What was wrong."""

    kind: str
    text: str
    rule: str | None


class Problem(msgspec.Struct):
    """The request was not carried out."""

    error: Error


class GameOption(msgspec.Struct):
    """An option of a game."""

    name: str
    default: Any
    values: list[Any]
    words: list[str]
    smallest: int | None
    rule: str


class GameFace(msgspec.Struct):
    """The game's own drawing: a module, its style sheet, and the contract that it was made for."""

    url: str
    style: str | None
    contract: int


class GameCard(msgspec.Struct):
    """A game: `prompts`, `verbs`, `events` and `triggers` name the arguments of all it says.

    `plain` are the kinds of arguments that are shown as they are, `steps` the verbs that name
    nothing and yet close no question, `families` the forms of what is declared with a card; `facts`
    is where its printed facts are; `sagas`: its matches can follow each other; `strings`: the
    program whose strings can begin one.
    """

    id: str
    version: int
    seats: list[int]
    cooperative: bool
    options: list[GameOption]
    needs: dict[str, dict[str, Any]]  # by number of seats: the options that it can't do without
    bots: list[str]
    tour: bool
    face: GameFace | None
    facts: str | None
    sagas: bool
    strings: str | None
    prompts: dict[str, str]
    verbs: dict[str, str]
    events: dict[str, str]
    triggers: dict[str, str]
    plain: list[str]
    steps: list[str]
    families: dict[str, str]


class Rule(msgspec.Struct):
    """A numbered rule."""

    number: str
    section: str
    title: str
    text: str


class LobbySeat(msgspec.Struct):
    """Who sits where."""

    kind: SeatKind
    name: str
    bot: str


class LobbyTable(msgspec.Struct):
    """A public table with open seats."""

    table: str
    game: str
    seats: list[LobbySeat]
    options: dict[str, Any]
    open: list[Seat]
    created: float
    origin: Origin
    practice: bool


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat with its person's token, or its invitation."""

    seat: Seat
    kind: str
    token: str | None = None
    invite: str | None = None


class NewTable(msgspec.Struct, omit_defaults=True):
    """A new table with the caller's tokens."""

    table: str
    seats: list[NewSeat]
    owner: str | None = None


class NewSaga(msgspec.Struct):
    """A new saga with its owner's token."""

    saga: str
    owner: str


class SagaLink(msgspec.Struct):
    """Another saga; `game` is the game of the parent from which the branch goes another way."""

    saga: str
    name: str
    game: int


class SagaPlace(msgspec.Struct):
    """Which game of which saga a table is."""

    saga: str
    number: int


class SagaCard(msgspec.Struct):
    """A saga in a list: how many games are over, and the table of the one that is on."""

    saga: str
    game: str
    name: str
    created: float
    games: int
    table: str | None


class SagaGame(ToldGame):
    """A game of a saga: `table` has its replay (null: it was played elsewhere)."""

    table: str | None = None


class SagaPage(msgspec.Struct, kw_only=True):
    """A saga as its people may see it; `owner`: whether the token is the owner's.

    `next` is the number of the next game, `table` that of the game that is on; `offered` says for
    each seat of the next game whose of the last one it is offered to. `world` is the game's own
    form of the world as it stands, `map` tells it, and `unseen` what lies in decks and archive.
    """

    saga: str
    game: str
    name: str
    created: float
    sight: Sight
    options: dict[str, Any]
    owner: bool
    parent: SagaLink | None
    branches: list[SagaLink]
    next: int
    table: str | None
    offered: list[Seat]
    games: list[SagaGame]
    drift: Drift | None
    map: list[Sentence]
    unseen: list[Sentence]
    world: Any


class SagaString(msgspec.Struct):
    """The world of a saga as another program writes it."""

    string: str


class SagaGamePage(SagaGame, kw_only=True):
    """A game of a saga with the world that it left, and the one in which it began: each in the
    game's own form, and told. `before` is null where the game began by its options."""

    map: list[Sentence]
    map_before: list[Sentence]
    before: Any
    world: Any


class Joined(msgspec.Struct):
    """The taken seat."""

    seat: Seat
    token: str


class Done(msgspec.Struct):
    """It is done."""

    ok: bool


class SeatInfo(msgspec.Struct):
    """A seat as everyone may see it."""

    seat: Seat
    kind: SeatKind
    name: str
    bot: str
    online: bool
    asked: bool


class ChatLine(msgspec.Struct, omit_defaults=True):
    """A line of chat; one with a `notice` is the table's own, about the seat."""

    seat: Seat | None
    name: str
    text: str
    at: int
    notice: Notice | None = None


class Face(msgspec.Struct):
    """A table as everyone may see it; `next` is the table of its rematch.

    `origin` tells whether the creator may know what is hidden: not of a "new" table. For `practice`
    what was revealed may be taken back, and the end of the match. `saga`: it is a game of a saga.
    """

    table: str
    game: str
    options: dict[str, Any]
    language: str
    public: bool
    next: str | None
    origin: Origin
    practice: bool
    saga: SagaPlace | None
    seats: list[SeatInfo]
    chat: list[ChatLine]


class Note(msgspec.Struct, omit_defaults=True):
    """What the game says of an option before it is chosen.

    `reveals`: it can't be taken back. `ends`: it ends a phase or a turn with something left to do.
    `forgoes`: it gives up a chance to win or to react. `nothing`: it would do nothing. `next`: what
    comes next.
    """

    text: Sentence | None = None
    reveals: bool = False
    ends: bool = False
    forgoes: bool = False
    nothing: bool = False
    next: Sentence | None = None


class Ask(msgspec.Struct):
    """What a seat is asked; `notes` has one for each option, or none at all."""

    prompt: str
    options: list[Choice]
    rule: str
    args: list[Atom]
    optional: bool
    notes: list[Note | None]


class Undo(msgspec.Struct):
    """Whether the seat may undo, and which people would have to agree.

    `over`, `reveal` and `others` tell why not. Where it may, `others`: what others chose since
    is taken back, too; `alone`: it stays.
    """

    allowed: bool
    needs: list[Seat]
    over: bool
    reveal: bool
    others: bool
    alone: bool


class MatchState(msgspec.Struct, kw_only=True):
    """A match as a viewer may see it; `count` is the number of choices."""

    seat: Seat | None
    view: View
    ask: Ask | None
    waiting: list[Seat]
    undo: Undo | None
    result: Outcome | None
    count: int


class State(MatchState, kw_only=True, tag_field="type", tag="state"):
    """A viewer's view and question, after every change.

    `version` counts changes, `undos` how often somebody took back, `told` the events. `quiet` are
    the reactions that the seat is not asked about; `always`: it is asked even where it can only
    decline.
    """

    version: int
    undos: int
    told: int
    quiet: list[str]
    always: bool


class Shown(msgspec.Struct):
    """A table and its state."""

    table: Face
    state: State


class Standing(msgspec.Struct):
    """How a match stands: who is asked, in which round (where the game counts them)."""

    names: list[str]
    asked: list[Seat]
    round: int | None
    over: bool


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened, and what it changed in the view."""

    n: int
    kind: str
    rule: str
    args: list[Atom]
    secret: list[Atom] | None = None
    patch: Patch | None = None


class ReplayStep(msgspec.Struct):
    """The match after `count` of its choices.

    The events from number `since` on came with the last choice, and changed the view `before` by
    their patches, and at last by `rest`. `told`: the number of events after 0, 1, 2, ... choices.
    """

    count: int
    of: int
    state: MatchState
    events: list[Event]
    before: View
    since: int
    rest: Patch
    told: list[int]


class ReviewUpdate(msgspec.Struct):
    """A line of a review: how many decisions are judged, of how many, and points that are new.

    The points of all lines together are the review, in its order.
    """

    done: int
    of: int
    points: list[Point]


Save = dict[str, Any]

FORMS: list[Any] = [
    Create,
    Import,
    Join,
    ChangeSeat,
    NewText,
    Problem,
    GameCard,
    Rule,
    LobbyTable,
    NewSeat,
    NewTable,
    Joined,
    Done,
    Shown,
    Event,
    ReplayStep,
    ReviewWish,
    ReviewUpdate,
    CreateSaga,
    ImportSaga,
    ChangeSaga,
    Branch,
    NextGame,
    NewSaga,
    SagaCard,
    SagaPage,
    SagaGamePage,
]
PARTS = (SeatInfo, ChatLine, Event, Ask, Note, Sentence, Undo, Outcome, NewSeat, SagaPlace)
PARTS_OF_REVIEWS = (ReviewUpdate, Point, Better, Turn, Effect)
PARTS_OF_SAGAS = (SagaPage, SagaGame, SagaPlayer, SagaLink, Drift, Series, SagaGamePage, SagaCard)
REF = "#/components/schemas/{name}"


def components() -> dict[str, Any]:
    """The schemas of all requests and answers."""
    return dict(msgspec.json.schema_components(FORMS, ref_template=REF)[1])


def schema_of(form: Any) -> dict[str, Any]:
    """A reference to a form's schema, or a small schema itself."""
    return dict(msgspec.json.schema_components([form], ref_template=REF)[0][0])


def takes(form: Any) -> dict[str, Any]:
    """For a route: the body it takes."""
    content = {"application/json": {"schema": schema_of(form)}}
    return {"requestBody": {"required": True, "content": content}}


def gives(form: Any) -> dict[int | str, dict[str, Any]]:
    """For a route: what it answers, and how it refuses."""
    refused = {"application/json": {"schema": schema_of(Problem)}}
    return {
        200: {
            "description": form.__doc__ if isinstance(form, type) else "The answer",
            "content": {"application/json": {"schema": schema_of(form)}},
        },
        "4XX": {"description": Problem.__doc__, "content": refused},
        503: {"description": "The database is in trouble", "content": refused},
    }
