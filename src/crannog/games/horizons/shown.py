"""What a view of Horizons holds (H-30.11); view.py makes it, `crannog types` spells it anew."""

from typing import Annotated

from crannog.games.horizons.boards import TERRAINS
from crannog.games.horizons.facts import ELEMENTS, HEALTH, INVADERS
from crannog.shapes import Outcome, Seat, Shown, in_typescript, one_of

Invader = Annotated[str, one_of(*INVADERS, title="Invader")]
PieceKind = Annotated[str, one_of(*HEALTH, title="PieceKind")]
Element = Annotated[str, one_of(*ELEMENTS, title="Element")]
Terrain = Annotated[str, one_of(*TERRAINS, title="Terrain")]
BoardName = Annotated[str, one_of("F", "G", "H", title="BoardName")]


class LandView(Shown):
    """A land, its pieces by Damage, and this turn's effects on it."""

    board: BoardName
    number: int
    terrain: Terrain
    coastal: bool
    adjacent: list[str]
    pieces: dict[PieceKind, list[int]]  # how many, by Damage taken
    health: Annotated[
        dict[PieceKind, int], in_typescript("Partial<Record<PieceKind, number>>")
    ]  # of the pieces here, as it is now
    blight: int
    presence: list[int]  # by seat
    defend: int
    skips: list[str]
    stalls: list[Seat]
    vitality: int
    no_blight: bool
    dahan_safe: bool

    def count(self, kind: str) -> int:
        """How many pieces of the kind are here."""
        return sum(self.pieces[kind])


class SpiritView(Shown):
    """A Spirit: panel, cards, Energy, elements, met thresholds."""

    spirit: str
    board: str
    energy: int
    income: int
    plays: int
    played: int
    energy_track: int  # how many spaces are uncovered
    plays_track: int
    destroyed: int
    hand: list[str]
    in_play: list[str]
    discard: list[str]
    progression: int
    elements: dict[Element, int]
    thresholds: dict[str, list[int]]  # those that are met, from 1
    # by innate Power and card in play or hand: the elements that each threshold still lacks; a card
    # in hand would bring its own
    lacks: Annotated[
        dict[str, list[dict[Element, int]]],
        in_typescript("Record<string, Partial<Record<Element, number>>[]>"),
    ]
    growth: int | None
    grown: bool
    done: bool
    doing: Annotated[str, one_of("", "done", "grows", "plays", "powers")]
    used: list[str]
    range_bonus: int
    ward: int
    might: int
    wind: int
    hastened: list[str]
    repeats: int
    constancy: int
    shares: list[Seat]
    sacred_sites: list[str]


class GoalView(Shown):
    """H-14.2: which Invaders must be gone for a victory now, and how many of each are left."""

    kinds: list[Invader]
    left: dict[Invader, int]


class InvadersView(Shown):
    """The Invader cards."""

    deck: int
    ravage: str | None
    build: str | None
    explore: str | None
    discard: list[str]
    stage: int  # of the next card
    stages: list[int]  # how many cards of each stage are left
    unseen: list[str]  # the cards that may be next

    def steps(self) -> dict[str, str]:
        """The cards that are known, by the action they stand for."""
        cards = {"ravage": self.ravage, "build": self.build, "explore": self.explore}
        return {action: card for action, card in cards.items() if card is not None}


class DecksView(Shown):
    """The sizes of the decks of Powers."""

    minor: int
    major: int


class VengeanceView(Shown):
    """A land that Vengeance of the Dead watches over, for whom, and whether widely."""

    land: str
    seat: Seat
    wide: bool


class WorkView(Shown):
    """H-5.2, H-7.1: the Power or the fear card that is being carried out."""

    power: str  # "": a fear card
    seat: Seat  # whose Power
    land: str  # in which it is used; "": on a Spirit
    tiers: list[int]  # the Power's thresholds that are met and not declined, from 1
    declined: list[int]  # those that are met and left out (H-18.7)
    fear: str
    level: int  # whose text of the fear card applies


class RavageForecast(Shown):
    """H-8: what the coming Ravage would do in a land."""

    damage: int
    defend: int
    blight: bool
    cascade: bool
    presence_lost: list[Seat]
    dahan_lost: int
    counterattack: int


class ForecastRow(Shown, omit_defaults=True):
    """What is coming to a land."""

    explorable: bool
    ravage: RavageForecast | None = None
    build: str | None = None


class HorizonsView(Shown):
    """A match of Horizons of Spirit Island; all see the same."""

    game: str
    you: Seat | None
    seats: int
    phase: str
    round: int
    turn: int
    boards: list[BoardName]
    lands: dict[str, LandView]
    spirits: list[SpiritView]
    blight_pool: int
    fear: int
    fear_pool: int
    fear_cards_left: int
    fear_earned: int
    fear_discard: list[str]
    terror_level: int
    goal: GoalView
    invaders: InvadersView
    queue: list[str]  # lands whose Ravage or Build is still to come
    work: WorkView | None  # what the questions of now belong to
    minor_discard: list[str]
    major_discard: list[str]
    decks: DecksView
    tides: list[str]  # fear cards in force for the turn, as card:level
    vengeances: list[VengeanceView]
    forecast: dict[str, ForecastRow]
    may_explore: list[str]  # lands that the next card may reach
    history: list[list[int]]  # as each turn began, and the end: fear, Blight, Invaders
    result: Outcome | None
