"""The state of a match of Inis, and the questions that are asked of it everywhere."""

from dataclasses import dataclass, field
from typing import Final

from crannog.games.inis import facts
from crannog.games.inis.map import Anchor, adjacent, legal_places
from crannog.games.inis.zones import BOX, DECK, DISCARD
from crannog.kernel.ask import Seat
from crannog.kernel.state import State
from crannog.settings import takes


@dataclass(slots=True)
class Settings:
    """The options of a match (I-19); never changes, so that copies share it."""

    scenario: str = field(
        default="standard", metadata=takes("standard", "discovery", rule="I-4.10")
    )
    map_mode: str = field(default="trihex", metadata=takes("trihex", "lattice", rule="I-19.1"))
    min_shared_edges: int = field(default=1, metadata=takes(1, 2, rule="I-19.2"))
    capital_in_swamp: bool = field(default=False, metadata=takes(rule="I-19.3"))
    highlands_timing: str = field(
        default="clash_start", metadata=takes("clash_start", "resolution_start", rule="I-19.4")
    )
    clash_needs_two_players: bool = field(default=True, metadata=takes(rule="I-19.5"))
    festival_loser: str = field(
        default="instigator", metadata=takes("instigator", "card_player", rule="I-19.6")
    )
    oengus_resume: str = field(
        default="from_ploy_player",
        metadata=takes("from_ploy_player", "back_to_order", rule="I-19.7"),
    )
    lug_takes_cancelled_card: bool = field(default=True, metadata=takes(rule="I-19.8"))
    cuchulain_strict: bool = field(default=False, metadata=takes(rule="I-19.9"))
    kernunos_draws_epic: bool = field(default=False, metadata=takes(rule="I-19.10"))
    new_alliance_counts_as_removal: bool = field(default=False, metadata=takes(rule="I-19.11"))
    stone_circle_own_clan_only: bool = field(default=True, metadata=takes(rule="I-19.12"))
    cancelled_maneuver_is_spent: bool = field(default=True, metadata=takes(rule="I-19.13"))
    ignored_attack_counts_as_performed: bool = field(default=True, metadata=takes(rule="I-19.14"))
    hidden_action_discard: bool = field(default=True, metadata=takes(rule="I-19.15"))
    mountains_before_clash: bool = field(default=True, metadata=takes(rule="I-19.16"))
    max_rounds: int | None = field(default=None, metadata=takes(None, rule="I-19.17", smallest=1))


class Territory:
    """A tile on the map with all that stands on it (I-2.12)."""

    __slots__ = ("at", "capital", "citadels", "clans", "id", "neighbours", "sanctuaries")

    def begin(self, territory_id: str, at: Anchor, seats: int) -> None:
        """Fills the fields; `Territory()` leaves them empty, which makes copies cheap."""
        self.id = territory_id
        self.at = at
        self.clans = [0] * seats
        self.citadels = 0
        self.sanctuaries = 0
        self.capital = False
        self.neighbours: list[str] = []

    def copy(self) -> "Territory":
        """An independent copy."""
        new = Territory()
        new.id = self.id
        new.at = self.at
        new.clans = self.clans  # replaced, never changed
        new.citadels = self.citadels
        new.sanctuaries = self.sanctuaries
        new.capital = self.capital
        new.neighbours = self.neighbours  # likewise, when the map grows
        return new

    def put_clans(self, seat: Seat, count: int) -> None:
        """Puts clans here (or takes them away, with a negative count)."""
        clans = self.clans[:]
        clans[seat] += count
        self.clans = clans

    def shelters(self) -> int:
        """I-2.7: the Citadels, the Capital's included."""
        return self.citadels + 1 if self.capital else self.citadels

    def chieftain(self) -> Seat:
        """I-2.3: who has strictly more clans than every other player, or -1."""
        most = max(self.clans)
        return self.clans.index(most) if most and self.clans.count(most) == 1 else -1

    def present(self) -> list[Seat]:
        """I-2.2: the players with clans here, by seat."""
        return [seat for seat, count in enumerate(self.clans) if count]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other players who are present, by seat."""
        return [other for other, count in enumerate(self.clans) if count and other != seat]


CLASH_STEPS: Final = ("start", "citadels", "maneuvers")  # I-12.5


class Clash:
    """A clash that is going on (I-12)."""

    __slots__ = (
        "active",
        "cauldron",
        "cauldron_clans",
        "instigator",
        "lost",
        "named",
        "over",
        "sheltered",
        "spear",
        "starter",
        "step",
        "struck",
        "territory",
    )

    def __init__(self, territory: str, instigator: Seat, starter: Seat, seats: int) -> None:
        self.territory = territory
        self.instigator = instigator
        self.starter = starter  # the player of the card that started it (festival_loser)
        self.active = instigator  # I-2.11
        self.step = "start"  # I-12.5: one of CLASH_STEPS
        self.sheltered = [0] * seats  # I-2.8
        self.spear = False  # I-10.7: Lug's Spear is in force
        self.over = False  # Ogma's Eloquence
        self.named = -1  # Warlord: who performs the next maneuver
        self.struck = False  # the maneuver has removed an opposing clan (Bard)
        self.lost: list[list[str]] = [[] for _ in range(seats)]  # where each lost clans to reserve
        self.cauldron = -1  # whose Dagda's Cauldron stands, or -1
        self.cauldron_clans: list[str] = []  # where the clans on it were removed from

    def copy(self) -> "Clash":
        """An independent copy."""
        new = Clash(self.territory, self.instigator, self.starter, 0)
        new.active = self.active
        new.step = self.step
        new.sheltered = self.sheltered[:]
        new.spear = self.spear
        new.over = self.over
        new.named = self.named
        new.struck = self.struck
        new.lost = [places[:] for places in self.lost]
        new.cauldron = self.cauldron
        new.cauldron_clans = self.cauldron_clans[:]
        return new


class Pool:
    """Epic Tale cards just drawn by a seat, not yet in its hand."""

    __slots__ = ("cards", "keep_one", "seat")

    def __init__(self, seat: Seat, keep_one: bool) -> None:
        self.seat = seat
        self.cards: list[str] = []
        self.keep_one = keep_one

    def copy(self) -> "Pool":
        """An independent copy."""
        new = Pool(self.seat, self.keep_one)
        new.cards = self.cards[:]
        return new


class Inis(State):
    """A match of Inis. Cards are ids; `at` tells each card's zone, the lists its place there."""

    __slots__ = (
        "action_deck",
        "action_discard",
        "aside",
        "at",
        "brenn",
        "caps",
        "cathbad",
        "clash",
        "clockwise",
        "deeds",
        "draft",
        "draft_pass",
        "draft_set",
        "epic_deck",
        "epic_discard",
        "festival",
        "first_turn",
        "hands",
        "history",
        "kept",
        "know",
        "know_shared",
        "known_tiles",
        "map",
        "met_so_far",
        "mover",
        "orders",
        "passed",
        "passed_on",
        "phase",
        "placed",
        "ploy",
        "pools",
        "pretenders",
        "reserve",
        "resume",
        "round",
        "settings",
        "stack",
        "turn",
        "waiting",
    )

    def begin(self, seats: int, settings: Settings) -> None:
        """Fills the fields; `Inis()` leaves them empty, which makes copies cheap."""
        self.seats = seats
        self.settings = settings
        self.phase = "capital"
        self.round = 0
        self.brenn = 0
        self.clockwise = True
        self.turn = 0
        # the map
        self.map: dict[str, Territory] = {}
        self.stack: list[str] = []  # the tiles, the next one last
        self.festival = ""
        self.placed = 0  # clans placed in the set-up
        # players
        self.reserve = [facts.CLANS] * seats
        self.deeds = [0] * seats
        self.pretenders = [False] * seats
        # at the end of each season, for each seat: its three counts (I-15.1) and its Deeds
        self.history: list[tuple[int, ...]] = []
        # the seats and conditions (by number) of which it was told that they are met; noted only in
        # matches that somebody watches
        self.met_so_far: list[tuple[int, ...]] = []
        # cards
        self.at: dict[str, int] = {}
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.action_deck: list[str] = []
        self.action_discard: list[str] = []
        self.aside = ""
        self.epic_deck: list[str] = []  # the next one last
        self.epic_discard: list[str] = []
        self.pools: list[Pool] = []
        # the draft
        self.draft_set = 0
        self.draft_pass = 0
        self.draft: list[list[str]] = [[] for _ in range(seats)]
        self.kept: list[list[str]] = [[] for _ in range(seats)]
        self.passed_on: list[list[list[str]]] = [[] for _ in range(seats)]
        self.cathbad = -1
        # the season
        self.first_turn = False
        self.passed = 0  # bits of the seats that passed since the last turn that was no pass
        self.ploy = -1
        self.resume = -1
        self.waiting: list[str] = []
        self.mover = -1  # instigator of the waiting clashes
        self.clash: Clash | None = None
        # clans chosen for the card that is being played, and not yet declared: seat, from ("": the
        # reserve), to, number; noted only in matches that somebody watches
        self.orders: list[tuple[Seat, str, str, int]] = []
        # who knows what: see know.py. The last observer is the public.
        self.know: list[dict[str, int]] = [{} for _ in range(seats + 1)]
        self.know_shared = False  # with copies of this state: copied before it is changed
        self.known_tiles: list[list[str]] = [[] for _ in range(seats + 1)]
        self.caps: list[list[tuple[tuple[str, ...], int, int]]] = [[] for _ in range(seats + 1)]

    def copy(self) -> "Inis":
        """An independent copy, without the journal."""
        new = Inis()
        self.copy_base(new)
        new.settings = self.settings
        new.phase = self.phase
        new.round = self.round
        new.brenn = self.brenn
        new.clockwise = self.clockwise
        new.turn = self.turn
        new.map = {key: territory.copy() for key, territory in self.map.items()}
        new.stack = self.stack[:]
        new.festival = self.festival
        new.placed = self.placed
        new.reserve = self.reserve[:]
        new.deeds = self.deeds[:]
        new.pretenders = self.pretenders[:]
        new.history = self.history  # replaced, never changed, when a season ends
        new.met_so_far = self.met_so_far  # replaced, never changed
        new.at = self.at.copy()
        new.hands = [hand[:] for hand in self.hands]
        new.action_deck = self.action_deck[:]
        new.action_discard = self.action_discard[:]
        new.aside = self.aside
        new.epic_deck = self.epic_deck[:]
        new.epic_discard = self.epic_discard[:]
        new.pools = [pool.copy() for pool in self.pools]
        new.draft_set = self.draft_set
        new.draft_pass = self.draft_pass
        new.draft = self.draft  # this and the next two: replaced, never changed
        new.kept = self.kept
        new.passed_on = self.passed_on
        new.cathbad = self.cathbad
        new.first_turn = self.first_turn
        new.passed = self.passed
        new.ploy = self.ploy
        new.resume = self.resume
        new.waiting = self.waiting[:]
        new.mover = self.mover
        new.clash = None if self.clash is None else self.clash.copy()
        new.orders = self.orders  # replaced, never changed
        new.know = self.know
        self.know_shared = new.know_shared = True
        new.known_tiles = self.known_tiles  # this and the next: replaced, never changed
        new.caps = self.caps
        return new

    # -- turn order ----------------------------------------------------------------------------

    def next_seat(self, seat: Seat) -> Seat:
        """I-2.5: the next player in the direction of the Flock of Crows."""
        return (seat + (1 if self.clockwise else -1)) % self.seats

    def order(self, first: Seat) -> list[Seat]:
        """I-2.5: all players in turn order, beginning with `first`."""
        step = 1 if self.clockwise else -1
        return [(first + step * i) % self.seats for i in range(self.seats)]

    def direction(self) -> str:
        """I-2.5: the way the Flock of Crows flies, in a word."""
        return "clockwise" if self.clockwise else "counterclockwise"

    def active(self) -> Seat:
        """I-2.11: who acts: in a clash the player of the maneuver, else the one on turn."""
        return self.turn if self.clash is None else self.clash.active

    # -- the map -------------------------------------------------------------------------------

    def where_present(self, seat: Seat) -> list[Territory]:
        """I-2.2: the territories where the seat is present, in the order they entered play."""
        return [territory for territory in self.map.values() if territory.clans[seat]]

    def has_clans(self, seat: Seat) -> bool:
        """Whether the seat has a clan on the map."""
        return any(territory.clans[seat] for territory in self.map.values())

    def capital(self) -> Territory | None:
        """The territory that holds the Capital, once it is chosen (I-4.7)."""
        for territory in self.map.values():
            if territory.capital:
                return territory
        return None

    def citadels_left(self) -> int:
        """I-1.4: Citadels in the supply."""
        return facts.CITADELS - sum(territory.citadels for territory in self.map.values())

    def sanctuaries_left(self) -> int:
        """I-1.4: Sanctuaries in the supply."""
        return facts.SANCTUARIES - sum(territory.sanctuaries for territory in self.map.values())

    def legal_places(self) -> list[Anchor]:
        """I-3.6: where a new tile may lie."""
        return legal_places(
            [territory.at for territory in self.map.values()],
            self.settings.min_shared_edges,
            self.settings.map_mode == "lattice",
        )

    def add_territory(self, territory_id: str, at: Anchor) -> Territory:
        """Puts a tile on the map and ties it to its neighbours (I-3.5)."""
        new = Territory()
        new.begin(territory_id, at, self.seats)
        self.lay(new)
        return new

    def lay(self, new: Territory) -> None:
        """Puts a territory with all that stands on it on the map (I-3.5)."""
        for other in self.map.values():
            if adjacent(new.at, other.at, self.settings.min_shared_edges):
                new.neighbours = [*new.neighbours, other.id]
                other.neighbours = [*other.neighbours, new.id]
        self.map[new.id] = new

    # -- clashes -------------------------------------------------------------------------------

    def exposed(self, seat: Seat) -> int:
        """I-2.8: the seat's exposed clans in the clash that is going on."""
        clash = self.clash
        if clash is None:
            return 0
        return self.map[clash.territory].clans[seat] - clash.sheltered[seat]

    def involved(self) -> list[Seat]:
        """I-2.9: the players with exposed clans, by seat."""
        return [seat for seat in range(self.seats) if self.exposed(seat) > 0]

    def order_clans(self, seat: Seat, origin: str, to: str, count: int) -> None:
        """Notes clans that are chosen and not yet declared (I-9.4), for their player's eyes."""
        if self.watched and count:
            self.orders = [*self.orders, (seat, origin, to, count)]

    # -- cards ---------------------------------------------------------------------------------

    def hand_of(self, seat: Seat, kind: str) -> list[str]:
        """The seat's cards of one kind: action, advantage or epic."""
        return [card for card in self.hands[seat] if facts.KIND[card] == kind]

    def put(self, card: str, zone: int) -> None:
        """Moves a card to a zone; what anybody knows of it is settled by know.py."""
        old = self.at.get(card, BOX)
        if old < self.seats:
            self.hands[old].remove(card)
        elif old == DISCARD:
            (self.action_discard if facts.KIND[card] == "action" else self.epic_discard).remove(
                card
            )
        elif old == DECK:
            (self.action_deck if facts.KIND[card] == "action" else self.epic_deck).remove(card)
        self.at[card] = zone
        if zone < self.seats:
            self.hands[zone].append(card)
        elif zone == DISCARD:
            (self.action_discard if facts.KIND[card] == "action" else self.epic_discard).append(
                card
            )
