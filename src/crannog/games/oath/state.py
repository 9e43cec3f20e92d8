"""The state of a match of Oath, and the plain questions that are asked of it everywhere."""

from collections.abc import Iterable
from typing import Final

from crannog.games.oath.battle import BANDITS, Campaign
from crannog.games.oath.chronicle.record import Chronicle
from crannog.games.oath.deeds import Deed
from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    COLOURS,
    DARKEST_SECRET,
    FAVOR,
    ID,
    LOCKED,
    NO_SUIT,
    NUMBER,
    PEOPLES_FAVOR,
    PURPLE,
    REGION_OF,
    SITE_ONLY,
    SLOT_NUMBERS,
    SLOTS,
    SUIT,
    THINGS,
    WARBANDS,
    is_site,
)
from crannog.games.oath.goods import Deal
from crannog.games.oath.options import Settings
from crannog.games.oath.prince.record import Prince
from crannog.games.oath.zones import ADVISERS, BESIDE, BOX, COVERED, HELD, REVEALED
from crannog.kernel.ask import Atom, Choice, Seat
from crannog.kernel.state import State

CHANCELLOR: Final = "chancellor"
EXILE: Final = "exile"
CITIZEN: Final = "citizen"

NOBODY: Final = -2  # rules a facedown site; BANDITS rule a faceup one without warbands (O-10.rule)

__all__ = ["BANDITS", "CHANCELLOR", "CITIZEN", "EXILE", "NOBODY", "Oath", "Player", "Site"]


# By how many play, and who is left out: the others clockwise
OTHERS: Final = [
    [[*range(me + 1, players), *range(me)] for me in range(players)]
    for players in range(len(COLOURS) + 1)
]


def nowhere() -> list[int]:
    """`Oath.where` while no card lies anywhere yet."""
    where = [BOX] * THINGS
    where[DARKEST_SECRET] = where[PEOPLES_FAVOR] = BESIDE
    for slot in SLOT_NUMBERS:
        where[slot] = COVERED
    return where


class Player:
    """A player's board and what lies by it (O-2.2)."""

    __slots__ = (
        "advisers",
        "bank",
        "colour",
        "dark_secrets",
        "favor",
        "pawn",
        "relics",
        "role",
        "secrets",
        "supply",
        "vision",
        "warbands",
    )

    def begin(self, colour: int, role: str) -> None:
        """Fills the fields; `Player()` leaves them empty, which makes copies cheap."""
        self.colour = colour
        self.role = role
        self.pawn = -1  # a slot
        self.supply = 0
        self.favor = 0
        self.secrets = 0  # faceup
        self.dark_secrets = 0
        self.warbands = 0  # on the board; an Imperial player's are purple
        self.bank = WARBANDS[colour]  # of the board's own colour
        self.advisers: list[int] = []
        self.relics: list[int] = []
        self.vision = 0  # on the Revealed Vision space

    def copy(self) -> "Player":
        """An independent copy."""
        new = Player()
        new.colour = self.colour
        new.role = self.role
        new.pawn = self.pawn
        new.supply = self.supply
        new.favor = self.favor
        new.secrets = self.secrets
        new.dark_secrets = self.dark_secrets
        new.warbands = self.warbands
        new.bank = self.bank
        new.advisers = self.advisers[:]
        new.relics = self.relics[:]
        new.vision = self.vision
        return new

    def is_exile(self) -> bool:
        """O-3.5: neither the Chancellor nor a Citizen."""
        return self.role == EXILE


class Site:
    """A site on the map with all that lies there (O-2.8). One colour of warbands at a time."""

    __slots__ = ("card", "cards", "colour", "favor", "relics", "secrets", "up", "warbands")

    def begin(self, card: int, up: bool) -> None:
        """Fills the fields; `Site()` leaves them empty."""
        self.card = card
        self.up = up
        self.colour = NOBODY  # of the warbands, if there are any
        self.warbands = 0
        self.cards: list[int] = []
        self.relics: list[int] = []
        self.favor = 0
        self.secrets = 0

    def copy(self) -> "Site":
        """An independent copy."""
        new = Site()
        new.card = self.card
        new.up = self.up
        new.colour = self.colour
        new.warbands = self.warbands
        new.cards = self.cards[:]
        new.relics = self.relics[:]
        new.favor = self.favor
        new.secrets = self.secrets
        return new


class Oath(State):
    """A match of Oath. `where` tells each card's zone, the lists its place there.

    Things that last while one action goes on (`stand_in`, `disguise`, `acted_suit`, `ignored`)
    are cleared when it ends. The top of a deck or pile is the end of its list.
    """

    __slots__ = (
        "acted_suit",
        "active",
        "agenda",
        "banks",
        "banner_holder",
        "banner_tokens",
        "caged",
        "campaign",
        "careful",
        "chronicle",
        "dark",
        "deal",
        "deck",
        "deed",
        "dice",
        "discarded_here",
        "disguise",
        "dispossessed",
        "drawn",
        "ending",
        "goal",
        "hand",
        "history",
        "idle_citizens",
        "ignored",
        "in_use",
        "know",
        "laid",
        "menu",
        "mob",
        "part2",
        "part3",
        "phase",
        "piles",
        "players",
        "prince",
        "prophet",
        "prophet_vision",
        "refused",
        "relic_deck",
        "reliquary",
        "rolled",
        "round",
        "scepter_sleeps",
        "settings",
        "sites",
        "stand_in",
        "taken",
        "title",
        "usurper",
        "visions_drawn",
        "where",
        "world",
    )

    def begin(self, settings: Settings) -> None:
        """Fills the fields; `Oath()` leaves them empty, which makes copies cheap."""
        self.settings = settings
        self.players: list[Player] = []  # the people by their seats, then the Prince (O-12)
        self.prince: Prince | None = None
        self.sites: list[Site] = []
        self.where = nowhere()
        self.dark = 0  # bit set of the facedown cards among advisers
        self.know: list[int] = []  # for each seat: the cards whose place it knows (O-9.4)
        self.deck: list[int] = []
        self.part2 = 0  # cards of the deck's second part, and of its third, counted from the bottom
        self.part3 = 0
        self.piles: list[list[int]] = [[], [], []]
        self.relic_deck: list[int] = []
        self.reliquary = [0, 0, 0, 0]
        self.dispossessed: list[int] = []
        self.drawn: list[int] = []
        self.hand = 0  # the card that is being played
        self.deed: Deed | None = None  # the major action that modifiers are asked for
        self.banks = [0] * 6
        self.banner_holder = {DARKEST_SECRET: -1, PEOPLES_FAVOR: -1}
        self.banner_tokens = {DARKEST_SECRET: 1, PEOPLES_FAVOR: 1}
        self.mob = False  # the People's Favor lies on its Mob side
        self.laid: dict[int, tuple[int, int]] = {}  # favor and secrets on cards (O-7.1.2)
        self.caged = [0] * 6  # warbands by colour that lie on a card (Obsidian Cage)
        self.prophet = -1  # who has a warband on `prophet_vision` (False Prophet)
        self.prophet_vision = 0
        self.goal = ""
        self.title = 0  # its holder
        self.usurper = False
        self.visions_drawn = 0
        self.round = 1
        self.history: list[tuple[int, ...]] = []  # by round that has ended: counts for the goal
        self.active: Seat = 0
        self.phase = "setup"
        self.ending = False  # the Act phase ends when the action has ended
        self.careful = False  # O-7.4.1: every optional modifier is a question until the turn ends
        self.scepter_sleeps = False  # O-6.4: it was taken on this turn
        self.discarded_here: list[int] = []  # this turn: slot * 6 + suit (O-11.1)
        self.refused: list[tuple[int, int]] = []  # deals this turn: the power, who refused it
        self.agenda: list[tuple[str, int, int]] = []  # what an action leaves to be done
        self.menu: list[Choice] | None = None  # of the active player, who is just to be asked
        self.campaign: Campaign | None = None
        self.deal: Deal | None = None
        self.stand_in = -1  # the slot where the active player acts as if the pawn were there
        self.disguise = -1  # whose advisers are taken for the active player's own
        self.acted_suit = NO_SUIT  # the suit that an adviser plays in this Trade
        self.ignored: frozenset[int] = frozenset()  # things whose powers this action ignores
        self.in_use: list[int] = []  # modifiers of this action, which can't be discarded (O-7.4.3)
        self.dice = ""  # the kind of dice that were rolled last, and how often each face came up
        self.rolled: list[int] = []
        self.taken: list[int] = []  # the relics that were just taken (O-10.take)
        self.idle_citizens: list[int] = []  # boards on their Citizen side that nobody plays (O-8.7)
        self.chronicle: Chronicle | None = None  # written once somebody has won
        self.world: frozenset[int] = frozenset()  # the denizens of this game beyond the Archive

    def copy(self) -> "Oath":
        """An independent copy."""
        new = Oath()
        self.copy_base(new)
        new.settings = self.settings
        new.players = [player.copy() for player in self.players]
        new.prince = None if self.prince is None else self.prince.copy()
        new.sites = [site.copy() for site in self.sites]
        new.where = self.where[:]
        new.dark = self.dark
        new.know = self.know[:]
        new.deck = self.deck[:]
        new.part2 = self.part2
        new.part3 = self.part3
        new.piles = [pile[:] for pile in self.piles]
        new.relic_deck = self.relic_deck[:]
        new.reliquary = self.reliquary[:]
        new.dispossessed = self.dispossessed[:]
        new.drawn = self.drawn[:]
        new.hand = self.hand
        new.deed = None if self.deed is None else self.deed.copy()
        new.banks = self.banks[:]
        new.banner_holder = self.banner_holder.copy()
        new.banner_tokens = self.banner_tokens.copy()
        new.mob = self.mob
        new.laid = self.laid.copy()
        new.caged = self.caged[:]
        new.prophet = self.prophet
        new.prophet_vision = self.prophet_vision
        new.goal = self.goal
        new.title = self.title
        new.usurper = self.usurper
        new.visions_drawn = self.visions_drawn
        new.round = self.round
        new.history = self.history  # replaced, never changed, when a round ends
        new.active = self.active
        new.phase = self.phase
        new.ending = self.ending
        new.careful = self.careful
        new.scepter_sleeps = self.scepter_sleeps
        new.discarded_here = self.discarded_here[:]
        new.refused = self.refused[:]
        new.agenda = self.agenda[:]
        new.menu = self.menu
        new.campaign = None if self.campaign is None else self.campaign.copy()
        new.deal = None if self.deal is None else self.deal.copy()
        new.stand_in = self.stand_in
        new.disguise = self.disguise
        new.acted_suit = self.acted_suit
        new.ignored = self.ignored
        new.in_use = self.in_use[:]
        new.dice = self.dice
        new.rolled = self.rolled[:]
        new.taken = self.taken[:]
        new.idle_citizens = self.idle_citizens[:]
        new.chronicle = None if self.chronicle is None else self.chronicle.copy()
        new.world = self.world
        return new

    # -- players -------------------------------------------------------------------------------

    def is_prince(self, me: Seat) -> bool:
        """O-12.1: the player after the last person, if there is one."""
        return me == self.seats and self.prince is not None

    def the_prince(self) -> Prince:
        """O-12.1: the tokens of the Prince, who plays in this match."""
        assert self.prince is not None
        return self.prince

    def has_prince_as(self, role: str) -> bool:
        """O-12.1.1: whether the Prince plays, in this role."""
        return self.prince is not None and self.players[self.seats].role == role

    def people(self, players: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of the players who have a seat."""
        return tuple(me for me in players if me < self.seats)

    def chancellor(self) -> Seat:
        """O-1.7: the player of the purple board."""
        seat = 0
        while self.players[seat].colour != PURPLE:
            seat += 1
        return seat

    def is_imperial(self, me: Seat) -> bool:
        """O-6.6.3: the Chancellor or a Citizen, unless this campaign says otherwise (O-5.5.1)."""
        if self.players[me].role == EXILE:
            return False
        return self.campaign is None or self.campaign.outlaw != me

    def allegiance(self, me: Seat) -> int:
        """The colour of the warbands by which the player rules sites (O-10.rule)."""
        player = self.players[me]
        if player.role == EXILE or (self.campaign is not None and self.campaign.outlaw == me):
            return player.colour
        return PURPLE

    def others(self, me: Seat) -> list[Seat]:
        """The other players, clockwise from me."""
        return OTHERS[len(self.players)][me]

    def in_turn_order(self) -> list[Seat]:
        """All players from the Chancellor on (FAQ of Revelation)."""
        first = self.chancellor()
        return [first, *self.others(first)]

    def from_active(self) -> list[Seat]:
        """All players from the active one on."""
        return [self.active, *self.others(self.active)]

    def site(self, me: Seat) -> int:
        """The slot where the player acts: the pawn's, or where the action says it is."""
        if self.stand_in >= 0 and me == self.active:
            return self.stand_in
        return self.players[me].pawn

    def region(self, me: Seat) -> int:
        """The region where the player acts."""
        return REGION_OF[self.site(me)]

    def is_at(self, me: Seat, slot: int) -> bool:
        """Whether the player's pawn stands there (or, in this action, counts as standing there)."""
        return self.site(me) == slot

    def pawns_at(self, slot: int) -> list[Seat]:
        """Whose pawns stand at the site, by seat."""
        return [seat for seat, player in enumerate(self.players) if player.pawn == slot]

    def here_with(self, me: Seat) -> list[Seat]:
        """The other players whose pawns are at my site."""
        slot = self.site(me)
        return [other for other in self.others(me) if self.players[other].pawn == slot]

    def all_secrets(self, me: Seat) -> int:
        """The secrets on the board, faceup or not."""
        return self.players[me].secrets + self.players[me].dark_secrets

    # -- cards ---------------------------------------------------------------------------------

    def is_dark(self, card: int) -> bool:
        """Whether the adviser lies facedown."""
        return bool(self.dark >> card & 1)

    def suit(self, card: int) -> int:
        """O-10.match: the suit of a faceup card; none for a ruin, a relic, a facedown adviser."""
        return NO_SUIT if self.dark >> card & 1 else SUIT[card]

    def advisers(self, me: Seat) -> list[int]:
        """The faceup advisers that count as the player's (Master of Disguise may change whose)."""
        owner = self.disguise if self.disguise >= 0 and me == self.active else me
        found: list[int] = []
        for card in self.players[owner].advisers:
            if not self.dark >> card & 1:
                found.append(card)
        return found

    def adviser_suits(self, me: Seat) -> set[int]:
        """The suits of the faceup advisers, and of the Prince's Conspirators (O-12.2.1)."""
        suits = {self.suit(card) for card in self.advisers(me)}
        return suits | set(self.conspirators(me))

    def conspirators(self, me: Seat) -> list[int]:
        """O-12.2.1: the suits that count as an adviser each, though no card lies there."""
        if self.prince is None:
            return []
        owner = self.disguise if self.disguise >= 0 and me == self.active else me
        return self.prince.conspirators() if owner == self.seats else []

    def dark_advisers(self, me: Seat) -> list[int]:
        """The player's facedown advisers."""
        found: list[int] = []
        for card in self.players[me].advisers:
            if self.dark >> card & 1:
                found.append(card)
        return found

    def holder(self, thing: int) -> Seat:
        """Who has the faceup adviser, relic, banner or open Reliquary slot; -1 if nobody."""
        zone = self.where[thing]
        if zone >= HELD:
            return zone - HELD if zone < REVEALED else -1
        if zone >= ADVISERS:
            return -1 if self.dark >> thing & 1 else zone - ADVISERS
        if zone < BESIDE:
            return -1
        if thing in self.banner_holder:
            return self.banner_holder[thing]
        return self.chancellor()

    def slot(self, thing: int) -> int:
        """The slot of a card at a site, or of a site on the map; -1 if it is elsewhere."""
        zone = self.where[thing]
        if zone >= 8 or (not self.sites[zone].up and is_site(thing)):
            return -1
        return zone

    def is_live(self, thing: int) -> bool:
        """Whether its power is in play: faceup at a site, on the map, or held."""
        zone = self.where[thing]
        if zone >= REVEALED or thing in self.ignored:
            return False
        if zone < BESIDE:
            return self.sites[zone].up or not is_site(thing)
        return self.holder(thing) >= 0

    def cards_at_sites(self) -> list[int]:
        """Every denizen, edifice and ruin on the map, from the top of the Cradle down."""
        return [card for site in self.sites for card in site.cards]

    def cards_of_suit(self, suit: int) -> int:
        """How many cards of the suit lie at sites."""
        return sum(SUIT[card] == suit for site in self.sites for card in site.cards)

    def suits_at(self, slot: int) -> set[int]:
        """The suits of the cards at a site."""
        return {SUIT[card] for card in self.sites[slot].cards} - {NO_SUIT}

    def is_locked(self, card: int) -> bool:
        """O-7.2.2: printed with a chain, and faceup."""
        return LOCKED[card] and not self.dark >> card & 1

    def has_tokens(self, card: int) -> bool:
        """O-7.1.2: favor or secrets lie on the card."""
        return card in self.laid

    def fits_site(self, card: int) -> bool:
        """O-7.2.1: may lie faceup at a site."""
        return not ADVISER_ONLY[card] and SUIT[card] != NO_SUIT

    def fits_advisers(self, card: int) -> bool:
        """O-7.2.1: may lie faceup among advisers."""
        return not SITE_ONLY[card] and SUIT[card] != NO_SUIT

    # -- tokens --------------------------------------------------------------------------------

    def favor_in_use(self) -> int:
        """All favor that is not in the shared bank."""
        return (
            sum(self.banks)
            + sum(player.favor for player in self.players)
            + sum(site.favor for site in self.sites)
            + sum(favor for favor, _ in self.laid.values())
            + self.banner_tokens[PEOPLES_FAVOR]
            + (0 if self.prince is None else self.prince.ambition)
        )

    def shared_favor(self) -> int:
        """O-2.1.7: the favor in the shared bank."""
        return FAVOR - self.favor_in_use()

    # -- names ---------------------------------------------------------------------------------

    def name(self, slot: int) -> Atom:
        """How choices and events call a site: by its name, or by its slot if it lies facedown."""
        site = self.sites[slot]
        return ID[site.card] if site.up else SLOTS[slot]

    def slot_named(self, name: str) -> int:
        """The slot of that name."""
        return SLOTS.index(name) if name in SLOTS else self.where[NUMBER[name]]

    def capacity_printed(self, slot: int) -> int:
        """O-2.8.1: the site's capacity; none while it lies facedown."""
        return CAPACITY[self.sites[slot].card] if self.sites[slot].up else 0

    def colour_name(self, me: Seat) -> str:
        """The colour of the player's board."""
        return COLOURS[self.players[me].colour]
