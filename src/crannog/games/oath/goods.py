"""A deal that is being made (O-6.6.1, O-7.6.3): who gives what to whom."""

from crannog.kernel.ask import Seat


class Goods:
    """What one player would give to another."""

    __slots__ = ("advisers", "banners", "favor", "relics", "secrets", "sites")

    def __init__(self) -> None:
        self.favor = 0
        self.secrets = 0
        self.relics: list[int] = []
        self.banners: list[int] = []
        self.advisers: list[int] = []
        self.sites: list[int] = []  # slots

    def copy(self) -> "Goods":
        """An independent copy."""
        new = Goods()
        new.favor = self.favor
        new.secrets = self.secrets
        new.relics = self.relics[:]
        new.banners = self.banners[:]
        new.advisers = self.advisers[:]
        new.sites = self.sites[:]
        return new

    def things(self) -> list[int]:
        """The relics, banners and advisers."""
        return [*self.relics, *self.banners, *self.advisers]


class Deal:
    """Who deals by which power, and what each would give to whom.

    Two players mostly; all who came where a power calls them together.
    """

    __slots__ = ("goods", "kinds", "pair", "parties", "power", "proposals", "proposer", "told")

    def __init__(self, parties: list[Seat], power: int, kinds: tuple[str, ...]) -> None:
        self.parties = parties  # who may take part; the first begins
        self.proposer = parties[0]
        self.power = power
        self.kinds = kinds  # of goods that may change hands
        self.proposals = 0
        self.goods: dict[tuple[Seat, Seat], Goods] = {}  # by giver and receiver
        self.pair = (-1, -1)  # giver and receiver of what is being added, among more than two
        self.told = False  # everyone has heard the proposal

    def copy(self) -> "Deal":
        """An independent copy."""
        new = Deal(self.parties[:], self.power, self.kinds)
        new.proposer = self.proposer
        new.proposals = self.proposals
        new.goods = {pair: goods.copy() for pair, goods in self.goods.items()}
        new.pair = self.pair
        new.told = self.told
        return new

    def others(self) -> list[Seat]:
        """All parties but the proposer."""
        return [party for party in self.parties if party != self.proposer]

    def partner(self) -> Seat:
        """The other one, where two deal."""
        return self.others()[0]

    def is_of_two(self) -> bool:
        """Whether two players deal with each other."""
        return len(self.parties) == 2

    def between(self, owner: Seat, to: Seat) -> Goods:
        """What one would give to another; nothing so far where nothing was named."""
        return self.goods.get((owner, to)) or Goods()

    def in_order(self) -> list[tuple[Seat, Seat, Goods]]:
        """Giver, receiver and goods: what the proposer gives, then what the others give."""
        givers = [self.proposer, *self.others()]
        return [
            (owner, to, self.goods[owner, to])
            for owner in givers
            for to in self.parties
            if (owner, to) in self.goods
        ]

    def given_by(self, me: Seat) -> list[Goods]:
        """All that the player would give."""
        return [goods for (owner, _), goods in self.goods.items() if owner == me]

    def received_by(self, me: Seat) -> list[Goods]:
        """All that the player would receive."""
        return [goods for (_, to), goods in self.goods.items() if to == me]

    def involved(self) -> list[Seat]:
        """Those who would give or receive something."""
        return [me for me in self.parties if any(me in pair for pair in self.goods)]
