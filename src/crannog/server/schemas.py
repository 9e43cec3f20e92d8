"""The form of every request and answer, from which the OpenAPI description is made."""

from typing import Annotated, Any

import msgspec

from crannog.server.setup import KINDS, LARGEST_SEED, NOTICES, ORIGINS, SeatRequest

Seed = Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Text = Annotated[str, msgspec.Meta(max_length=1000)]
Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(KINDS)})]
Notice = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(NOTICES)})]
Origin = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(ORIGINS)})]

RawSave = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": ["object", "null"]})]


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


class GameCard(msgspec.Struct):
    """A game: `prompts`, `verbs`, `events` and `triggers` name the arguments of all it says."""

    id: str
    version: int
    seats: list[int]
    cooperative: bool
    options: list[GameOption]
    bots: list[str]
    tour: bool
    prompts: dict[str, str]
    verbs: dict[str, str]
    events: dict[str, str]
    triggers: dict[str, str]


class Rule(msgspec.Struct):
    """A numbered rule."""

    number: str
    section: str
    title: str
    text: str


class LobbySeat(msgspec.Struct):
    """Who sits where."""

    kind: str
    name: str
    bot: str


class LobbyTable(msgspec.Struct):
    """A public table with open seats."""

    table: str
    game: str
    seats: list[LobbySeat]
    options: dict[str, Any]
    open: list[int]
    created: float
    origin: Origin
    practice: bool


class NewSeat(msgspec.Struct, omit_defaults=True):
    """A seat with its person's token, or its invitation."""

    seat: int
    kind: str
    token: str | None = None
    invite: str | None = None


class NewTable(msgspec.Struct, omit_defaults=True):
    """A new table with the caller's tokens."""

    table: str
    seats: list[NewSeat]
    owner: str | None = None


class Joined(msgspec.Struct):
    """The taken seat."""

    seat: int
    token: str


class Done(msgspec.Struct):
    """It is done."""

    ok: bool


class Seat(msgspec.Struct):
    """A seat as everyone may see it."""

    seat: int
    kind: str
    name: str
    bot: str
    online: bool
    asked: bool


class ChatLine(msgspec.Struct, omit_defaults=True):
    """A line of chat; one with a `notice` is the table's own, about the seat."""

    seat: int | None
    name: str
    text: str
    at: int
    notice: Notice | None = None


class Face(msgspec.Struct):
    """A table as everyone may see it; `next` is the table of its rematch.

    `origin` tells whether the creator may know what is hidden: not of a "new" table. For `practice`
    what was revealed may be taken back, and the end of the match.
    """

    table: str
    game: str
    options: dict[str, Any]
    language: str
    public: bool
    next: str | None
    origin: Origin
    practice: bool
    seats: list[Seat]
    chat: list[ChatLine]


class Ask(msgspec.Struct):
    """What a seat is asked."""

    prompt: str
    options: list[list[str | int]]
    rule: str
    args: list[str | int]
    optional: bool


class Undo(msgspec.Struct):
    """Whether the seat may undo, and which people would have to agree.

    `over`, `reveal` and `others` tell why not. Where it may, `others`: what others chose since
    is taken back, too; `alone`: it stays.
    """

    allowed: bool
    needs: list[int]
    over: bool
    reveal: bool
    others: bool
    alone: bool


class MatchState(msgspec.Struct, kw_only=True):
    """A match as a viewer may see it; `count` is the number of choices."""

    seat: int | None
    view: dict[str, Any]
    ask: Ask | None
    waiting: list[int]
    undo: Undo | None
    result: dict[str, Any] | None
    count: int


class State(MatchState, kw_only=True):
    """The websocket's `state` message."""

    type: str
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
    asked: list[int]
    round: int | None
    over: bool


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened."""

    n: int
    kind: str
    rule: str
    args: list[str | int]
    secret: list[str | int] | None = None


class ReplayStep(msgspec.Struct):
    """The match after `count` of its choices."""

    count: int
    of: int
    state: MatchState
    events: list[Event]


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
]
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
