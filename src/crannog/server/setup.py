"""What a table is made of: its game and who sits where. Kept as JSON beside the log."""

import secrets
import unicodedata
from typing import Annotated, Any, Final

import msgspec

from crannog.bots import bot_names
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game, find_game
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.server.keys import new_nonce
from crannog.words import LANGUAGES

KINDS = ("me", "open", "hotseat", "bot")
ORIGINS = (
    "new",
    "seed",
    "save",
    "scenario",
    "saga",
)  # after "new" the creator may know what is hidden
# What the chat tells of a seat: who sits there now, or that the bot's choice was drawn by lot
NOTICES = ("joined", "person", "bot", "open", "drawn")
NAME_LENGTH = 24
SEED_BITS = 63
LARGEST_SEED = 2**SEED_BITS - 1

# Marks that turn the direction of what follows, by which a line could pose as something else
TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)


class BadRequest(CrannogError):
    """A request that can't be carried out as it is."""


class Forbidden(CrannogError):
    """The token does not give this."""


class SeatPlan(msgspec.Struct):
    """A seat: who sits there, and the nonce that makes its token."""

    kind: str  # person, open or bot
    name: str = ""
    bot: str = ""
    nonce: str = ""
    invite: str = ""  # nonce of the invitation to an open seat
    webhook: str = ""
    hotseat: bool = False
    quiet: list[str] = []  # reactions not to be asked about, in the round below
    quiet_round: int = 0
    always: bool = False  # asked even where there is nothing to decide
    since: int = -1  # entries of the log when somebody sat down there; -1: before the first
    made_for: str = ""  # of a rematch: the nonce of the holder at the old table
    made_from: int = -1  # likewise: the seat there; -1: the one before this seat


class Seated(msgspec.Struct):
    """A table's game and who sits there."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any]

    def names(self) -> list[Json]:
        """The people's own names; "" for a bot and for a seat that is open."""
        return [plan.name for plan in self.seats]

    def open_seats(self) -> list[Seat]:
        """The seats somebody may still take."""
        return [seat for seat, plan in enumerate(self.seats) if plan.kind == "open"]


class Listed(Seated):
    """As much of a set-up as the lobby shows: the choices of a save are not read for it."""

    origin: str = "new"
    practice: bool = False


class Setup(Seated):
    """A table's set-up."""

    seed: int
    language: str = "en"
    public: bool = False
    owner: str = ""  # nonce of the owner's token
    position: dict[str, Any] | None = None
    choices: list[list[Any]] = []  # of an imported save
    next: str = ""  # the table of the rematch
    origin: str = "new"  # one of ORIGINS
    practice: bool = False  # what was revealed may be taken back, and the end of the match
    start: Any = None  # what another match has left, with which this one begins; a secret
    saga: str = ""  # the saga of which this is a game
    number: int = 0  # of that game

    def fresh_match(self) -> Match:
        """The match before its first choice."""
        return Match.new(
            self.game,
            len(self.seats),
            self.seed,
            self.options,
            self.position,
            patient=True,
            practice=self.practice,
            start=self.start,
        )

    def first_choices(self) -> list[tuple[Seat, Choice]]:
        """The choices of an imported save."""
        return [(seat, tuple(choice)) for seat, choice in self.choices]

    def new_match(self) -> Match:
        """The match as it begins at this table."""
        match = self.fresh_match()
        match.replay(self.first_choices())
        return match

    def shown(self) -> dict[str, Json]:
        """What everyone may know of the set-up."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "language": self.language,
            "public": self.public,
            "next": self.next or None,
            "origin": self.origin,
            "practice": self.practice,
            "saga": {"saga": self.saga, "number": self.number} if self.saga else None,
            "seats": list[Json](self.shown_seats()),
        }

    def shown_seats(self) -> list[dict[str, Json]]:
        """What everyone may know of the seats."""
        return [
            {"seat": seat, "kind": plan.kind, "name": plan.name, "bot": plan.bot}
            for seat, plan in enumerate(self.seats)
        ]

    def offered(self, over: bool) -> int:
        """The number of seats that the lobby may offer: none after the end of the match."""
        return len(self.open_seats()) if self.public and not over else 0

    def encode(self) -> str:
        """The set-up as the store keeps it."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def decode(text: str) -> "Setup":
        """A set-up that the store has kept."""
        return msgspec.json.decode(text, type=Setup)


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as a client asks for it."""

    kind: Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(KINDS)})]
    name: str = ""
    bot: str = ""


def plan_seat(request: SeatRequest, game: Game | None = None) -> SeatPlan:
    """The seat that was asked for, checked; a bot must be able to play the game."""
    if request.kind not in KINDS:
        raise BadRequest(f"a seat's kind is one of {', '.join(KINDS)}, not {request.kind!r}")
    if request.kind == "bot":
        if request.bot not in bot_names(game):
            raise BadRequest(f"a bot is one of {', '.join(bot_names(game))}, not {request.bot!r}")
        return SeatPlan("bot", bot=request.bot, nonce=new_nonce())
    if request.kind == "open":
        return SeatPlan("open", nonce=new_nonce(), invite=new_nonce())
    return SeatPlan(
        "person",
        name=clean_name(request.name),
        nonce=new_nonce(),
        hotseat=request.kind == "hotseat",
    )


def clean_name(name: str) -> str:
    """A display name: printable, not too long."""
    return "".join(c for c in name if c.isprintable()).strip()[:NAME_LENGTH].strip()


def clean_line(text: str, length: int) -> str:
    """What somebody says, as one line: without control characters and turning marks."""
    spaced = (" " if c.isspace() else c for c in text)
    kept = (c for c in spaced if c not in TURNING and unicodedata.category(c) not in ("Cc", "Cs"))
    return "".join(kept).strip()[:length].strip()


def new_seed() -> int:
    """A seed that nobody can guess or try out."""
    return secrets.randbits(SEED_BITS)


def plan_table(
    game: str,
    seats: list[SeatRequest],
    options: dict[str, Json],
    seed: int,
    language: str,
    public: bool,
    origin: str = "new",
) -> Setup:
    """A table as it was asked for; raises CrannogError with what is wrong."""
    found = find_game(game)
    found.check_seats(len(seats))
    if language not in LANGUAGES:
        raise BadRequest(f"a language is one of {', '.join(LANGUAGES)}, not {language!r}")
    if not 0 <= seed <= LARGEST_SEED:
        raise BadRequest(f"a seed is a whole number from 0 to {LARGEST_SEED}")
    return Setup(
        game,
        [plan_seat(seat, found) for seat in seats],
        found.full_options(options),
        seed,
        language,
        public,
        new_nonce(),
        origin=origin,
    )
