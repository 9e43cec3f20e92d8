"""Everything that a table's websocket carries, both ways.

The browser client's types are made of these (`crannog types`), and of `schemas.py`.
"""

from typing import Annotated, Any

import msgspec

from crannog.bots.reasons import Change
from crannog.server import schemas
from crannog.shapes import Atom, Choice, Patch, Seat, Sentence

# -- from the service --------------------------------------------------------------------------


class TableMessage(schemas.Face, kw_only=True, tag_field="type", tag="table"):
    """Who sits where, and the last lines of chat; `you` are the client's own seats."""

    you: list[Seat]


class EventsMessage(msgspec.Struct, kw_only=True, tag_field="type", tag="events"):
    """Events that replace all that the client has from number `since` on.

    `rest` is what changed in the view after the last of them.
    """

    seat: Seat | None
    since: int
    events: list[schemas.Event]
    rest: Patch = []


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """The choice is durable."""

    id: int | str | None
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """Nothing changed; `why` is a sentence of the game where a choice is not offered."""

    id: int | str | None
    kind: str
    text: str
    rule: str | None
    why: Sentence | None


class Consent(msgspec.Struct, tag_field="type", tag="consent"):
    """That seat asks to take back; null: it was declined."""

    seat: Seat | None
    count: int


class ChatMessage(schemas.ChatLine, tag_field="type", tag="chat", omit_defaults=True):
    """A new line of chat."""


class Asked(msgspec.Struct):
    """A question of a line that the bot thought of."""

    prompt: str
    args: list[Atom]


class Playouts(msgspec.Struct):
    """Matches that were played to their end for each option, and the share of them won."""

    games: int
    won: float
    next: float | None


class Because(msgspec.Struct):
    """Why the bot would choose so: how many options it tried, how its line would go on and to which
    questions, the next best option and how far it is behind, what the choice surely brings, and
    what it would change.
    """

    tried: int
    then: list[Choice]
    asked: list[Asked]
    next: Choice | None
    lead: float
    events: list[schemas.Event]
    playouts: Playouts | None
    changes: list[Change]


class Hint(msgspec.Struct, tag_field="type", tag="hint"):
    """What the bot would choose."""

    id: int | str | None
    seat: Seat
    choice: Choice
    because: Because


class WhyNot(msgspec.Struct, tag_field="type", tag="why-not"):
    """The rule that keeps the seat from a choice now, and a sentence; both null where it is open.

    Nothing was played.
    """

    id: int | str | None
    seat: Seat
    choice: Choice
    rule: str | None
    why: Sentence | None


class Rematch(msgspec.Struct, tag_field="type", tag="rematch"):
    """The table of the rematch, and the seats there that were made for the client."""

    table: str
    seats: list[schemas.NewSeat]


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""


FromService = Annotated[
    TableMessage
    | EventsMessage
    | schemas.State
    | Accepted
    | Refused
    | Consent
    | ChatMessage
    | Hint
    | WhyNot
    | Rematch
    | Pong,
    msgspec.Meta(title="FromService"),
]

PARTS = (Because, Asked, Playouts, Change)

# -- from the client ---------------------------------------------------------------------------


class FromClient(msgspec.Struct, omit_defaults=True):
    """Anything a client may send; what a type does not need stays empty.

    The first message is `hello`, with the tokens of the client's seats, the number of the next
    event that it has not seen, and the number of undos that it knows of. Then: `choose` (`count` is
    the number of choices it has seen), `undo`, `consent`, `chat`, `hint`, `why-not`, `quiet`,
    `always`, `ping`. The answer repeats the `id`.
    """

    type: str
    id: int | str | None = None
    seat: Seat | None = None
    choice: Choice = []
    count: int | None = None
    yes: bool = False
    text: str = ""
    trigger: str = ""
    on: bool = True
    token: str | None = None
    tokens: list[str] = []
    since: int = 0
    undos: int | None = None


def encoded(message: Any) -> str:
    """A message as a websocket carries it."""
    return msgspec.json.encode(message).decode()
