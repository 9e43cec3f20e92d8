"""A table with the Clockwork Prince: he is the last player, and acts as soon as his turn comes."""

from typing import Any

from crannog.games.oath import zones
from crannog.games.oath.facts import GRAND_SCEPTER, SUITS
from crannog.games.oath.prince.record import OUTCOMES, Prince
from crannog.games.oath.prince.sheet import ARROW, NODE_IDS, STEPS, THREATS
from crannog.games.oath.state import CHANCELLOR, CITIZEN
from crannog.games.oath.verbs import lay
from crannog.kernel.state import Event
from tests.oath.table import Table

FRIENDS, CONSPIRATORS = 1, 1 + STEPS  # the lowest space of each column


class PrinceTable(Table):
    """As `Table`, with the Prince in place of a player; his board is empty but for a warband.

    Each person but the Chancellor is an Exile. His action tokens lie on the circle of Devotion.
    """

    def __init__(self, role: str = CHANCELLOR, people: int = 1, **options: Any) -> None:
        super().__init__(people + 1, prince=role, **options)
        g = self.g
        g.seats = people
        self.prince = people
        if role == CHANCELLOR:
            lay(g, GRAND_SCEPTER, zones.BOX)
            g.players = [*g.players[1:], g.players[0]]
            lay(g, GRAND_SCEPTER, zones.HELD + people)
            g.title = people
        g.prince = Prince()
        g.prince.begin(g.goal)
        for relic in list(g.reliquary):
            lay(g, relic, zones.RELIC_DECK)
        own = g.players[people]
        own.supply = own.favor = own.secrets = 0
        self.arm(people, 1)

    def citizen_under_prince(self, seat: int) -> None:
        """Makes a person a Citizen of his, with purple warbands on the board."""
        player, own = self.player(seat), self.player(self.prince)
        player.role = CITIZEN
        player.bank += player.warbands
        own.bank -= player.warbands

    @property
    def tokens(self) -> Prince:
        """The Prince's tokens."""
        assert self.g.prince is not None
        return self.g.prince

    def befriends(self, suit: str, space: int) -> None:
        """Puts a suit's token on a space: FRIENDS or CONSPIRATORS, and so many spaces above."""
        number = SUITS.index(suit)
        self.tokens.spaces[self.tokens.space_of(number)].remove(number)
        self.tokens.spaces[space].append(number)

    def stands(self, node: str, actions: int = 1) -> None:
        """His search is over, his tokens lie on this node, and so many actions are left."""
        self.tokens.start = self.tokens.current = NODE_IDS.index(node)
        self.tokens.actions = actions

    def acts(self) -> list[tuple[str, str, str]]:
        """His turn goes on to its end: by which arrows he went where, and how it went there."""
        self.turn(self.prince)
        return self.path()

    def wakes(self) -> "PrinceTable":
        """His whole turn, from waking to the next question."""
        self.turn(self.prince, "wake")
        return self

    def path(self) -> list[tuple[str, str, str]]:
        """The boxes of his last turn: why he came there, and how it went."""
        return [
            (NODE_IDS[ARROW[number].to], ARROW[number].because, OUTCOMES[how])
            for number, how in self.tokens.path
        ]

    def threat(self) -> str:
        """The threat that he has assessed."""
        return THREATS[self.tokens.threat]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all events of a kind."""
        journal: list[Event] | None = self.g.journal
        assert journal is not None
        return [event.args for event in journal if event.kind == kind]

    def suits_at(self, space: int) -> list[str]:
        """The suits at a space of his columns."""
        return [SUITS[suit] for suit in self.tokens.spaces[space]]
