"""A table for tests of Oath: a position put together by hand, and the match played from it.

t = Table(seats=3)                      # plain: no cards in play, pawns at home, everyone rich
t.site("plains", "c1", cards="longbows", ruler=0, warbands=2)
t.adviser(1, "alchemist")
t.turn(1)                               # the Act phase of player 1 begins
t.does(1, "use", "alchemist")
assert t.offered(1) == [("suit", "discord"), ...]
"""

from collections.abc import Iterable
from typing import Any

from crannog.games.oath import zones
from crannog.games.oath.facts import (
    ARCANE,
    BEAST,
    DARKEST_SECRET,
    DISCORD,
    GRAND_SCEPTER,
    HEARTH,
    ID,
    NOMAD,
    NUMBER,
    ORDER,
    PEOPLES_FAVOR,
    PURPLE,
    RELIC_NUMBERS,
    SLOTS,
    SUITS,
)
from crannog.games.oath.match_rules import rules
from crannog.games.oath.options import Settings
from crannog.games.oath.rule import warband_colour
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE, Oath, Player, Site
from crannog.games.oath.verbs import fill_slot, lay
from crannog.games.oath.why import why_not
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.flow import Flow
from crannog.kernel.rng import Rng

__all__ = [
    "ARCANE",
    "BEAST",
    "CITIZEN",
    "DARKEST_SECRET",
    "DISCORD",
    "EXILE",
    "HEARTH",
    "NOMAD",
    "ORDER",
    "PEOPLES_FAVOR",
    "PURPLE",
    "Table",
]

# Sites without powers that get in the way, in the order of the slots
PLAIN_SITES = (
    "fertile_valley",
    "salt_flats",
    "river",
    "steppe",
    "standing_stones",
    "deep_woods",
    "ancient_city",
    "wastes",
)


class Table:
    """A position, and the match from it. Player 0 is the Chancellor, the others are Exiles.

    Each board has 4 favor (2 with more than four players), 5 secrets and 3 warbands; the banks have
    2 favor each. All sites lie faceup and empty; pawns stand at c1, p1, h1, c2, p2, h2. Goal:
    Devotion, the title is the Chancellor's, nobody has a banner. No power of a card is in play
    unless the test puts it there. No chronicle is written, unless `chronicle="full"`.
    """

    def __init__(self, seats: int = 3, seed: int = 1, **options: Any) -> None:
        g = self.g = Oath()
        g.seats = seats
        g.begin(Settings(**{"chronicle": "none", **options}))
        g.rng = Rng(seed)
        g.journal = []
        g.goal = "devotion"
        g.know = [0] * seats
        g.banks = [2] * 6
        for slot, name in enumerate(PLAIN_SITES):
            site = Site()
            site.begin(NUMBER[name], True)
            g.sites.append(site)
            g.where[NUMBER[name]] = slot
        for seat in range(seats):
            player = Player()
            player.begin(seat, CHANCELLOR if seat == 0 else EXILE)
            player.pawn = (0, 2, 5, 1, 3, 6)[seat]
            player.supply = 7
            player.favor = 2 if seats > 4 else 4
            player.secrets = 5
            player.warbands = 3
            player.bank -= 3
            g.players.append(player)
        lay(g, GRAND_SCEPTER, zones.HELD)
        for relic in RELIC_NUMBERS:
            if relic != GRAND_SCEPTER:
                lay(g, relic, zones.RELIC_DECK)
        for slot in range(4):
            fill_slot(g, slot, g.relic_deck[0])
        g.phase = "act"
        self._flow: Flow | None = None

    @classmethod
    def of(cls, g: Oath) -> "Table":
        """A table for a match that was set up otherwise."""
        t = cls.__new__(cls)
        t.g = g
        g.journal = []
        t._flow = None
        return t

    # -- putting the position together ---------------------------------------------------------

    def site(
        self,
        name: str,
        slot: str = "",
        cards: str = "",
        ruler: int | None = None,
        warbands: int = 1,
        up: bool = True,
        relics: str = "",
    ) -> int:
        """Changes a site (put at `slot` if it is not on the map) and what lies there; its slot."""
        g = self.g
        if slot:
            place = SLOTS.index(slot)
            g.where[g.sites[place].card] = zones.BOX
            g.sites[place].card = NUMBER[name]
            g.where[NUMBER[name]] = place
        place = g.where[NUMBER[name]]
        site = g.sites[place]
        site.up = up
        for card in cards.split():
            lay(g, NUMBER[card], place)
        for relic in relics.split():
            self.lay_relic(relic, zones.AT_SITE + place)
        if ruler is not None:
            self.man(place, ruler, warbands)
        return place

    def man(self, slot: int | str, seat: int, warbands: int = 1) -> None:
        """Puts warbands of the player on a site, from the bank."""
        g = self.g
        site = g.sites[self.slot(slot)]
        colour = warband_colour(g, seat)
        owner = next(p for p in g.players if p.colour == colour)
        owner.bank -= warbands - site.warbands
        site.warbands, site.colour = warbands, colour

    def adviser(self, seat: int, cards: str, facedown: bool = False) -> None:
        """Gives the player advisers."""
        for card in cards.split():
            lay(self.g, NUMBER[card], zones.ADVISERS + seat)
            if facedown:
                self.g.dark |= 1 << NUMBER[card]
                self.g.know[seat] |= 1 << NUMBER[card]

    def relic(self, seat: int, relics: str) -> None:
        """Gives the player relics."""
        for relic in relics.split():
            self.lay_relic(relic, zones.HELD + seat)

    def lay_relic(self, relic: str, zone: int) -> None:
        """Puts a relic somewhere; a slot of the Reliquary that it leaves is filled again."""
        g, number = self.g, NUMBER[relic]
        slot = g.reliquary.index(number) if number in g.reliquary else -1
        lay(g, number, zone)
        if slot >= 0:
            fill_slot(g, slot, g.relic_deck[0])

    def open_slot(self, slot: int, seat: int = 0) -> None:
        """A relic leaves its slot of the Reliquary for a player."""
        lay(self.g, self.g.reliquary[slot], zones.HELD + seat)

    def arm(self, seat: int, warbands: int) -> None:
        """Puts this many warbands on the player's board, from the bank."""
        g = self.g
        colour = warband_colour(g, seat)
        owner = next(p for p in g.players if p.colour == colour)
        owner.bank -= warbands - g.players[seat].warbands
        g.players[seat].warbands = warbands

    def attack(self, seat: int, defender: int, dice: int, *targets: Choice) -> "Table":
        """Declares a campaign with these targets (besides the one that must be) and dice."""
        self.does(seat, "campaign", defender)
        for target in targets:
            self.does(seat, *target)
        if self.asked() == (seat, "targets"):
            self.does(seat, "declare")
        if self.asked() == (seat, "attack-dice"):
            self.does(seat, "number", dice)
        return self

    def banner(self, banner: str, seat: int, tokens: int = 1) -> None:
        """Gives the player a banner."""
        self.g.banner_holder[NUMBER[banner]] = seat
        self.g.banner_tokens[NUMBER[banner]] = tokens

    def citizen(self, *seats: int) -> None:
        """Makes players Citizens, with purple warbands on their boards."""
        g = self.g
        for seat in seats:
            player = g.players[seat]
            player.role = CITIZEN
            player.bank += player.warbands
            g.players[0].bank -= player.warbands

    def deck(self, cards: str) -> None:
        """Stacks the world deck, top first."""
        for card in reversed(cards.split()):
            lay(self.g, NUMBER[card], zones.DECK)

    def pile(self, region: int, cards: str) -> None:
        """Stacks a discard pile, bottom first."""
        for card in cards.split():
            lay(self.g, NUMBER[card], zones.PILE + region)

    def dispossessed(self, cards: str) -> None:
        """Puts cards among the dispossessed."""
        for card in cards.split():
            lay(self.g, NUMBER[card], zones.DISPOSSESSED)

    def pawn(self, seat: int, site: int | str) -> None:
        """Puts a pawn somewhere."""
        self.g.players[seat].pawn = self.slot(site)

    def slot(self, site: int | str) -> int:
        """A slot by its number, its id or its site's name."""
        if isinstance(site, int):
            return site
        return SLOTS.index(site) if site in SLOTS else self.g.where[NUMBER[site]]

    # -- playing -------------------------------------------------------------------------------

    def turn(self, seat: int, phase: str = "act") -> "Table":
        """The match begins, with this player in this phase."""
        self.g.active = seat
        self.g.phase = phase
        self._flow = Flow(self.g, rules(self.g))
        self._flow.start()
        return self

    @property
    def flow(self) -> Flow:
        """The match; `turn` begins it."""
        if self._flow is None:
            self.turn(self.g.active, self.g.phase)
        assert self._flow is not None
        return self._flow

    def ask(self, seat: int) -> Ask:
        """What the player is asked now."""
        pending = self.flow.pending()
        assert seat in pending, f"player {seat} is not asked; asked are {pending}"
        return pending[seat]

    def asked(self) -> tuple[int, str]:
        """Who is asked, and by which prompt."""
        ((seat, ask),) = self.flow.pending().items()
        return seat, ask.prompt

    def offered(self, seat: int, verb: str = "") -> list[Choice]:
        """The options of the player (with this verb)."""
        return [option for option in self.ask(seat).options if not verb or option[0] == verb]

    def offers(self, seat: int, *choice: Atom) -> bool:
        """Whether this very option is offered."""
        return tuple(choice) in self.ask(seat).options

    def refusal(self, seat: int, *choice: Atom) -> str:
        """Why the player may not choose this now: the message, its arguments, the rule."""
        ask = self.ask(seat)
        assert choice not in ask.options
        return str(why_not(self.g, ask, choice))

    def does(self, seat: int, *choice: Atom) -> "Table":
        """The player takes an option."""
        ask = self.ask(seat)
        assert tuple(choice) in ask.options, f"{choice} is not among {ask.prompt}: {ask.options}"
        self.flow.answer(seat, tuple(choice))
        return self

    def uses(self, seat: int, card: str) -> "Table":
        """The player uses an "Action:" power."""
        return self.does(seat, "use", card)

    def plays(self, seat: int, card: str, *place: str) -> "Table":
        """The player's turn begins; he plays a facedown adviser to the advisers, or elsewhere."""
        self.adviser(seat, card, facedown=True)
        self.turn(seat).does(seat, "play-adviser", card)
        return self.does(seat, *(place or ("to-advisers",)))

    def rests(self, seat: int) -> "Table":
        """The player ends the turn."""
        return self.does(seat, "rest")

    def dice(self, *faces: Iterable[int]) -> None:
        """Loads the dice: each roll to come shows these faces (as indexes 0 to 5 of the die)."""
        self.g.rng = Loaded([face for roll in faces for face in roll])

    # -- looking -------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """A player's board."""
        return self.g.players[seat]

    def at(self, site: int | str) -> Site:
        """A site."""
        return self.g.sites[self.slot(site)]

    def cards_at(self, site: int | str) -> list[str]:
        """The cards at a site."""
        return [ID[card] for card in self.at(site).cards]

    def advisers(self, seat: int) -> list[str]:
        """The advisers of a player."""
        return [ID[card] for card in self.g.players[seat].advisers]

    def relics(self, seat: int) -> list[str]:
        """The relics of a player."""
        return [ID[relic] for relic in self.g.players[seat].relics]

    def pile_cards(self, region: int) -> list[str]:
        """A discard pile, bottom first."""
        return [ID[card] for card in self.g.piles[region]]

    def bank(self, suit: str) -> int:
        """The favor in a bank."""
        return self.g.banks[SUITS.index(suit)]

    def told(self, kind: str) -> list[tuple[Atom, ...]]:
        """The arguments of all events of a kind."""
        assert self.g.journal is not None
        return [event.args for event in self.g.journal if event.kind == kind]


class Loaded(Rng):
    """Chance that yields given numbers first."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(1)
        self.numbers = numbers

    def below(self, n: int) -> int:
        """The next given number, or chance."""
        return self.numbers.pop(0) if self.numbers else super().below(n)
