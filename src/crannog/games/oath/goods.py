"""A deal that is being made (O-6.6.1, O-7.6.3): what each side gives."""

from crannog.kernel.ask import Seat


class Goods:
    """What one side hands over. `reliquary` is the slot of the relic of a Citizenship offer."""

    __slots__ = ("advisers", "banners", "favor", "relics", "reliquary", "secrets", "sites")

    def __init__(self) -> None:
        self.favor = 0
        self.secrets = 0
        self.relics: list[int] = []
        self.banners: list[int] = []
        self.advisers: list[int] = []
        self.sites: list[int] = []  # slots
        self.reliquary = -1

    def copy(self) -> "Goods":
        """An independent copy."""
        new = Goods()
        new.favor = self.favor
        new.secrets = self.secrets
        new.relics = self.relics[:]
        new.banners = self.banners[:]
        new.advisers = self.advisers[:]
        new.sites = self.sites[:]
        new.reliquary = self.reliquary
        return new

    def is_empty(self) -> bool:
        """Whether nothing is handed over."""
        things = (*self.relics, *self.banners, *self.advisers, *self.sites)
        return not (self.favor or self.secrets or things)


class Deal:
    """Two players, the power that makes their deal binding, and what each gives."""

    __slots__ = ("gives", "kinds", "partner", "power", "proposals", "proposer", "takes", "told")

    def __init__(self, proposer: Seat, partner: Seat, power: int, kinds: tuple[str, ...]) -> None:
        self.proposer = proposer
        self.partner = partner
        self.power = power
        self.kinds = kinds  # of goods that may change hands
        self.proposals = 0
        self.gives = Goods()  # of the proposer
        self.takes = Goods()  # of the partner
        self.told = False  # everyone has heard the proposal

    def copy(self) -> "Deal":
        """An independent copy."""
        new = Deal(self.proposer, self.partner, self.power, self.kinds)
        new.proposals = self.proposals
        new.gives = self.gives.copy()
        new.takes = self.takes.copy()
        new.told = self.told
        return new
