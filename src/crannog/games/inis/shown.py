"""What a view of Inis holds (I-21); view.py makes it, `crannog types` spells it in TypeScript."""

from typing import Annotated, Final

import msgspec

from crannog.games.inis.map import Anchor
from crannog.games.inis.victory import CONDITIONS
from crannog.shapes import Outcome, Seat, Shown, in_typescript, one_of

Condition = Annotated[str, one_of(*CONDITIONS, title="Condition")]
Phase = Annotated[
    str,
    one_of("capital", "settle", "assembly", "deal", "draft", "season", "over", title="Phase"),
]
ClashStep = Annotated[str, one_of("start", "citadels", "maneuvers", title="ClashStep")]
AdvantagePlace = Annotated[str, one_of("face_up", "played", "in_play", title="AdvantagePlace")]

ORDERED: Final = (
    "Clans that the viewer has ordered somewhere with the card it is playing, and not yet sent. "
    "From the reserve they come from nowhere."
)
OrderView = Annotated[
    tuple[str, str, int],
    msgspec.Meta(
        title="OrderView",
        description=ORDERED,
        extra={"typescript": "[from: string, to: string, count: number]"},
    ),
]
KNOWN: Final = (
    "Hidden cards whose place the viewer knows: by seat, in the `action_discard`, in the `stack`."
)
KnownCards = Annotated[dict[str, list[str]], msgspec.Meta(title="KnownCards", description=KNOWN)]


class TerritoryView(Shown):
    """A tile and what stands on it."""

    at: Anchor
    neighbours: list[str]
    clans: dict[Seat, int]
    citadels: int  # without the Capital's
    sanctuaries: int
    capital: bool
    shelters: int  # places for clans to shelter in (I-2.7)
    chieftain: Seat | None


class HandCounts(Shown):
    """I-9.1: how many cards of each type a seat holds, drawn and drafted ones included."""

    action: int
    advantage: int
    epic: int
    drawn: int


class PilesView(Shown):
    """The sizes of all piles."""

    action_deck: int
    action_discard: int
    aside: int
    epic_deck: int
    epic_discard: int
    stack: int


class SupplyView(Shown):
    """The buildings that are left."""

    citadels: int
    sanctuaries: int


class DraftView(Shown):
    """The draft; the cards are the viewer's own, a spectator has none."""

    set: int
    number: int = msgspec.field(name="pass")
    holds: list[int]  # how many cards are held in each pass
    cards: list[str] = msgspec.field(default_factory=list)
    kept: list[str] = msgspec.field(default_factory=list)
    passed: list[list[str]] = msgspec.field(default_factory=list)


class CauldronView(Shown):
    """Dagda's Cauldron in a clash."""

    seat: Seat
    clans: list[str]


class ClashView(Shown):
    """The clash that is going on."""

    territory: str
    instigator: Seat
    active: Seat
    step: ClashStep
    exposed: dict[Seat, int]
    sheltered: dict[Seat, int]
    spear: bool
    cauldron: CauldronView | None


class StandingView(Shown):
    """I-15: a seat's three counts, its Deeds, and which conditions it meets with how many."""

    leadership: int
    land: int
    religion: int
    deeds: int
    met: int
    met_with: Annotated[
        dict[Condition, int], in_typescript("Partial<Record<Condition, number>>")
    ]  # the Deeds that complete each condition that is met

    def counts(self) -> tuple[int, ...]:
        """The counts in the order of CONDITIONS."""
        return self.leadership, self.land, self.religion


class InisView(Shown):
    """A match of Inis as a seat, or a spectator, sees it."""

    game: str
    seats: int
    phase: Phase
    round: int
    brenn: Seat
    direction: Annotated[str, one_of("clockwise", "counterclockwise")]
    order: list[Seat]  # of turns, from the Brenn on
    turn: Seat
    active: Seat
    first_turn: bool
    passed: list[Seat]
    territories: dict[str, TerritoryView]
    festival: str | None
    reserves: dict[Seat, int]
    deeds: dict[Seat, int]
    pretenders: list[Seat]
    counts: dict[Seat, HandCounts]
    advantages: dict[str, Seat | AdvantagePlace]
    in_play: list[str]
    epic_discard: list[str]
    piles: PilesView
    supply: SupplyView
    cathbad: Seat | None
    draft: DraftView
    drafted: list[Seat]
    clash: ClashView | None
    waiting: list[str]
    victory: dict[Seat, StandingView]
    history: list[list[int]]  # by season: the three counts and the Deeds of each seat in turn
    result: Outcome | None
    you: Seat | None
    hands: dict[Seat, list[str]]  # the viewer's own
    drawn: list[str] = msgspec.field(default_factory=list)
    orders: list[OrderView] = msgspec.field(default_factory=list)
    aside: str | None = None  # the set-aside card, if the viewer knows it
    known: KnownCards = msgspec.field(default_factory=dict)
