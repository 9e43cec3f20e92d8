"""The state of a match of Horizons of Spirit Island, and the questions asked of it everywhere."""

from dataclasses import dataclass, field

from crannog.games.horizons.facts import (
    CITY,
    DAHAN,
    ELEMENTS,
    EXPLORER,
    HEALTH,
    INVADERS,
    TOWN,
)
from crannog.kernel.ask import Seat
from crannog.kernel.rng import Rng
from crannog.kernel.state import State
from crannog.settings import takes


@dataclass(slots=True)
class Settings:
    """The options of a match; never changes, so that copies share it."""

    spirits: str = field(default="choose", metadata=takes("choose", "deal", rule="H-2.6"))
    layout2: str = field(default="side0", metadata=takes("side0", "side1", "side2", rule="H-0.4"))
    layout3: str = field(default="FGH", metadata=takes("FGH", "FHG", rule="H-0.4"))
    solo_board: str = field(default="G", metadata=takes("G", "H", rule="H-26.1"))
    progression: bool | str = field(
        default=False, metadata=takes(False, True, "choose", rule="H-28.1")
    )
    bonus_growth: bool = field(default=False, metadata=takes(rule="H-27.1"))
    initial_explore: bool = field(default=True, metadata=takes(rule="H-27.2"))
    escalation: bool = field(default=False, metadata=takes(rule="H-27.4"))
    belief_counts: str = field(default="all", metadata=takes("all", "own", rule="H-7.4"))
    standing_defend: str = field(
        default="continuous", metadata=takes("continuous", "snapshot", rule="H-30.12")
    )
    damage_carries: bool = field(default=True, metadata=takes(rule="H-19.8"))
    joint_sacred_site: bool = field(default=True, metadata=takes(rule="H-5.3"))
    vitality_leaving: str = field(
        default="destroyed", metadata=takes("destroyed", "survives", rule="H-19.6")
    )


class Map:
    """The island's fixed shape: who borders whom, and how far it is (H-15); matches share it.

    `within[land][n]` are the lands at most n steps away; the last entry has all there are.
    """

    __slots__ = ("adjacent", "boards", "coastal", "distance", "terrain", "within")

    def __init__(
        self,
        boards: tuple[str, ...],
        adjacent: dict[str, list[str]],
        distance: dict[str, dict[str, int]],
        terrain: dict[str, str],
        coastal: dict[str, bool],
    ) -> None:
        self.boards = boards
        self.adjacent = adjacent
        self.distance = distance
        self.within = {
            start: [
                frozenset(land for land, steps in table.items() if steps <= most)
                for most in range(max(table.values()) + 1)
            ]
            for start, table in distance.items()
        }
        self.terrain = terrain
        self.coastal = coastal


class Land:
    """A land and what is in it. `pieces[kind][d]` counts the pieces of a kind with d damage.

    Pieces and presence are replaced, never changed, so that copies of the land share them.
    """

    __slots__ = (
        "blight",
        "dahan_safe",
        "defend",
        "id",
        "no_blight",
        "pieces",
        "presence",
        "skips",
        "stalls",
        "vitality",
    )

    def begin(self, land_id: str, seats: int) -> None:
        """Fills the fields; `Land()` leaves them empty, which makes copies cheap."""
        self.id = land_id
        self.pieces: dict[str, list[int]] = {
            EXPLORER: [0],
            TOWN: [0, 0],
            CITY: [0, 0, 0],
            DAHAN: [0, 0],
        }
        self.blight = 0
        self.presence = [0] * seats
        # until Time Passes (H-12.3):
        self.defend = 0  # H-21.1
        self.skips: tuple[str, ...] = ()  # Invader actions that do not happen here (H-21.2)
        self.stalls: tuple[Seat, ...] = ()  # who may skip one Ravage or Build here
        self.vitality = 0  # extra Health of Dahan here
        self.no_blight = False  # Blight can't be added
        self.dahan_safe = False  # Dahan can't be damaged or destroyed

    def copy(self) -> "Land":
        """An independent copy."""
        new = Land()
        new.id = self.id
        new.pieces = self.pieces
        new.blight = self.blight
        new.presence = self.presence
        new.defend = self.defend
        new.skips = self.skips
        new.stalls = self.stalls
        new.vitality = self.vitality
        new.no_blight = self.no_blight
        new.dahan_safe = self.dahan_safe
        return new

    def count(self, kind: str) -> int:
        """How many pieces of the kind are here."""
        return sum(self.pieces[kind])

    def counts(self, kinds: tuple[str, ...]) -> int:
        """How many pieces of these kinds are here."""
        return sum(sum(self.pieces[kind]) for kind in kinds)

    def has_invaders(self) -> bool:
        """Whether at least one Invader is here."""
        pieces = self.pieces
        return any(pieces[EXPLORER]) or any(pieces[TOWN]) or any(pieces[CITY])

    def put(self, kind: str, damage: int = 0, count: int = 1) -> None:
        """Puts pieces here (or takes them away, with a negative count)."""
        counts = self.pieces[kind][:]
        while len(counts) <= damage:
            counts.append(0)
        counts[damage] += count
        self.pieces = {**self.pieces, kind: counts}

    def put_presence(self, seat: Seat, count: int = 1) -> None:
        """Puts presence here (or takes it away, with a negative count)."""
        presence = self.presence[:]
        presence[seat] += count
        self.presence = presence


class Spirit:
    """A player's Spirit: panel, cards, Energy, and what this turn has given it."""

    __slots__ = (
        "board",
        "constancy",
        "destroyed",
        "discard",
        "done",
        "energy",
        "energy_track",
        "gained",
        "grown",
        "growth",
        "hand",
        "hastened",
        "id",
        "in_play",
        "might",
        "played",
        "plays_track",
        "progression",
        "range_bonus",
        "repeated",
        "repeats",
        "shares",
        "used",
        "ward",
        "wind",
    )

    def begin(self, spirit_id: str, board: str) -> None:
        """Fills the fields; `Spirit()` leaves them empty, which makes copies cheap."""
        self.id = spirit_id
        self.board = board
        self.energy = 0
        self.energy_track = 1  # uncovered spaces of each track
        self.plays_track = 1
        self.destroyed = 0
        self.hand: list[str] = []
        self.in_play: list[str] = []
        self.discard: list[str] = []
        self.progression: list[str] = []  # the next card last
        # this turn
        self.growth = -1  # the option of Growth chosen, or -1
        self.grown = False
        self.played = 0  # cards played this turn
        self.done = False
        self.used: list[str] = []  # Powers used, one entry for each use
        self.gained = [0] * len(ELEMENTS)  # elements given by effects
        self.range_bonus = 0
        self.ward = 0  # Defend that its presence gives (Encompassing Ward)
        self.might = 0  # Gifts of Furious Might not yet used
        self.wind = 0  # Gifts of Wind-Sped Steps not yet used
        self.hastened: list[str] = []  # slow Powers made fast
        self.constancy = 0  # cards it may return to hand at Time Passes
        self.repeats = 0  # Powerstorm: how many different cards it may still repeat
        self.repeated: list[str] = []
        self.shares: list[Seat] = []  # whose presence it may target from (Entwined Power)

    def copy(self) -> "Spirit":
        """An independent copy."""
        new = Spirit()
        new.id = self.id
        new.board = self.board
        new.energy = self.energy
        new.energy_track = self.energy_track
        new.plays_track = self.plays_track
        new.destroyed = self.destroyed
        new.hand = self.hand[:]
        new.in_play = self.in_play[:]
        new.discard = self.discard[:]
        new.progression = self.progression[:]
        new.growth = self.growth
        new.grown = self.grown
        new.played = self.played
        new.done = self.done
        new.used = self.used[:]
        new.gained = self.gained[:]
        new.range_bonus = self.range_bonus
        new.ward = self.ward
        new.might = self.might
        new.wind = self.wind
        new.hastened = self.hastened[:]
        new.constancy = self.constancy
        new.repeats = self.repeats
        new.repeated = self.repeated[:]
        new.shares = self.shares[:]
        return new

    def time_passes(self) -> None:
        """H-12: what this turn gave is gone."""
        self.growth = -1
        self.grown = False
        self.played = 0
        self.done = False
        self.used = []
        self.gained = [0] * len(ELEMENTS)
        self.range_bonus = 0
        self.ward = 0
        self.might = 0
        self.wind = 0
        self.hastened = []
        self.constancy = 0
        self.repeats = 0
        self.repeated = []
        self.shares = []


class Vengeance:
    """Vengeance of the Dead in force: where, whose, and whether its Damage may spill over."""

    __slots__ = ("land", "user", "wide")

    def __init__(self, land: str, user: Seat, wide: bool) -> None:
        self.land = land
        self.user = user
        self.wide = wide


class Work:
    """What is being carried out: a Power of a seat, in a land or on a Spirit, or a fear card."""

    __slots__ = ("cap", "card", "land", "level", "seat")

    def __init__(
        self,
        card: str,
        seat: Seat = 0,
        land: str = "",
        level: int = 0,
        cap: tuple[int, ...] = (),
    ) -> None:
        self.card = card
        self.seat = seat  # whose Power
        self.land = land  # where the Power is used; "": on a Spirit
        self.level = level  # of a fear card; 0: a Power
        self.cap = cap  # H-18.7: the user acts as having no more elements than these; (): all


class Horizons(State):
    """A match of Horizons of Spirit Island."""

    __slots__ = (
        "blight_pool",
        "build_card",
        "earned",
        "explore_card",
        "fear",
        "fear_deck",
        "fear_discard",
        "fear_unused",
        "graves",
        "history",
        "invader_deck",
        "invader_discard",
        "invader_removed",
        "lands",
        "lost",
        "major_deck",
        "major_discard",
        "major_rng",
        "map",
        "minor_deck",
        "minor_discard",
        "minor_rng",
        "phase",
        "queue",
        "ravage_card",
        "settings",
        "spirits",
        "tides",
        "turn",
        "vengeances",
        "work",
    )

    def begin(self, seats: int, settings: Settings, island: Map) -> None:
        """Fills the fields; `Horizons()` leaves them empty, which makes copies cheap."""
        self.seats = seats
        self.settings = settings
        self.map = island
        self.phase = "choose"
        self.turn = 0
        self.lands: dict[str, Land] = {}
        self.spirits: list[Spirit] = []
        # pools and decks; the next card of a deck is its last
        self.blight_pool = 0
        self.fear = 0  # generated towards the next fear card (H-13.2)
        self.fear_deck: list[str] = []
        self.fear_unused: list[str] = []
        self.earned: list[str] = []  # in the order earned
        self.fear_discard: list[str] = []
        self.invader_deck: list[str] = []
        self.invader_removed: list[str] = []
        self.invader_discard: list[str] = []
        self.ravage_card = ""
        self.build_card = ""
        self.explore_card = ""
        self.minor_deck: list[str] = []
        self.minor_discard: list[str] = []
        self.minor_rng = Rng(0)
        self.major_deck: list[str] = []
        self.major_discard: list[str] = []
        self.major_rng = Rng(0)
        # this turn
        self.tides: list[str] = []  # fear cards in force, as "card:level"
        self.queue: list[str] = []  # lands still to be Ravaged, or to Build
        self.vengeances: list[Vengeance] = []
        self.work: Work | None = None  # H-3.3: one at a time
        self.graves: dict[str, int] = {}  # Towns, Cities, Dahan destroyed by the effect, by land
        # as each turn began, and the end: fear generated, Blight and Invaders on the island
        self.history: list[tuple[int, ...]] = []
        self.lost = ""  # a defeat met in the middle of an effect (H-14.6)

    def copy(self) -> "Horizons":
        """An independent copy, without the journal."""
        new = Horizons()
        self.copy_base(new)
        new.settings = self.settings
        new.map = self.map
        new.phase = self.phase
        new.turn = self.turn
        new.lands = {key: land.copy() for key, land in self.lands.items()}
        new.spirits = [spirit.copy() for spirit in self.spirits]
        new.blight_pool = self.blight_pool
        new.fear = self.fear
        new.fear_deck = self.fear_deck[:]
        new.fear_unused = self.fear_unused
        new.earned = self.earned[:]
        new.fear_discard = self.fear_discard[:]
        new.invader_deck = self.invader_deck[:]
        new.invader_removed = self.invader_removed
        new.invader_discard = self.invader_discard[:]
        new.ravage_card = self.ravage_card
        new.build_card = self.build_card
        new.explore_card = self.explore_card
        new.minor_deck = self.minor_deck[:]
        new.minor_discard = self.minor_discard[:]
        new.minor_rng = Rng(self.minor_rng.seed)
        new.major_deck = self.major_deck[:]
        new.major_discard = self.major_discard[:]
        new.major_rng = Rng(self.major_rng.seed)
        new.tides = self.tides[:]
        new.queue = self.queue[:]
        new.vengeances = self.vengeances[:]
        new.work = self.work  # replaced, never changed
        new.graves = self.graves.copy()
        new.history = self.history  # replaced, never changed
        new.lost = self.lost
        return new

    # -- lands ---------------------------------------------------------------------------------

    def near(self, land: str) -> list[str]:
        """H-15.2: the adjacent lands."""
        return self.map.adjacent[land]

    def terrain(self, land: str) -> str:
        """The land's terrain."""
        return self.map.terrain[land]

    def decider(self, land: str) -> Seat:
        """H-24.4: who decides on a land outside of Powers: the Spirit that began on its board."""
        for seat, spirit in enumerate(self.spirits):
            if spirit.board == land[0]:
                return seat
        return 0

    def lands_of(self, seat: Seat) -> list[str]:
        """H-15.4: the lands with the seat's presence."""
        return [key for key, land in self.lands.items() if land.presence[seat]]

    def sacred_sites(self, seat: Seat) -> list[str]:
        """H-16.1: the seat's sacred sites."""
        return [key for key, land in self.lands.items() if land.presence[seat] >= 2]

    def health(self, kind: str, land: str) -> int:
        """H-19.2 with Blistering Heat (Invaders) and Infinite Vitality (Dahan)."""
        if kind == DAHAN:
            return HEALTH[DAHAN] + self.lands[land].vitality
        health = HEALTH[kind]
        if health > 1:
            for seat, spirit in enumerate(self.spirits):
                if spirit.id == "rising_heat" and self.lands[land].presence[seat] >= 2:
                    return health - 1
        return health

    # -- the table -----------------------------------------------------------------------------

    def terror_level(self) -> int:
        """H-13.5: by the fear cards left: 7-9 I, 4-6 II, 1-3 III (and 0)."""
        left = len(self.fear_deck)
        return 1 if left > 6 else 2 if left > 3 else 3

    def fear_per_card(self) -> int:
        """H-2.5: the size of the Fear Pool."""
        return 4 * self.seats

    def standing(self) -> tuple[int, ...]:
        """All fear generated so far (H-13.2), the Blight and the Invaders on the island."""
        cards = len(self.earned) + len(self.fear_discard)
        lands = self.lands.values()
        return (
            cards * self.fear_per_card() + self.fear,
            sum(land.blight for land in lands),
            sum(land.counts(INVADERS) for land in lands),
        )

    def invaders_left(self, kinds: tuple[str, ...] = INVADERS) -> bool:
        """Whether any Invader of these kinds is on the island."""
        for land in self.lands.values():
            pieces = land.pieces
            for kind in kinds:
                if any(pieces[kind]):
                    return True
        return False
