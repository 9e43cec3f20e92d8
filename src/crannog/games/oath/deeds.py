"""Major actions that are being taken (O-5): what was chosen, and what modifiers have made of it."""

from typing import Final

from crannog.games.oath.facts import SITE_NUMBERS
from crannog.kernel.ask import Seat

WORLD_DECK: Final = 3  # as the source of a search; 0 to 2 are the regions' piles
NO_SOURCE: Final = -1
ALL_SITES: Final = frozenset(SITE_NUMBERS)


class Deed:
    """A major action. `free`: it spends no Supply. `used`: the modifiers that were declared.

    `declined`: those that were not, though they might have been, before all others.
    """

    __slots__ = ("declined", "free", "me", "spent_favor", "spent_secrets", "stand_in", "used")

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.free = False
        self.used: list[int] = []
        self.declined: tuple[int, ...] = ()
        self.spent_favor = 0  # while it is only thought through: what modifiers would cost
        self.spent_secrets = 0
        self.stand_in = -1  # the slot where the player acts as if the pawn were there

    def copy_into(self, new: "Deed") -> None:
        """Copies the common fields."""
        new.free = self.free
        new.used = self.used[:]
        new.declined = self.declined
        new.spent_favor = self.spent_favor
        new.spent_secrets = self.spent_secrets
        new.stand_in = self.stand_in

    def copy(self) -> "Deed":
        """An independent copy, to think it through."""
        raise TypeError(f"{type(self).__name__} has no copy()")


class Travel(Deed):
    """O-5.6. `to` is -1 while somebody else is to choose the destination."""

    __slots__ = ("ends_turn", "forced", "free_at", "ignores", "origin", "to")

    def __init__(self, me: Seat, origin: int, to: int) -> None:
        Deed.__init__(self, me)
        self.origin = origin
        self.to = to
        self.ignores: frozenset[int] = frozenset()  # things whose powers do not matter
        self.free_at: frozenset[int] = frozenset()  # slots to which no Supply is spent
        self.forced = False  # another player makes him travel
        self.ends_turn = False  # the Act phase ends on arrival

    def pass_freely(self) -> None:
        """No Supply is spent, and no power of a site matters; those of denizens do."""
        self.free = True
        self.ignores = self.ignores | ALL_SITES

    def copy(self) -> "Travel":
        """An independent copy."""
        new = Travel(self.me, self.origin, self.to)
        self.copy_into(new)
        new.ignores = self.ignores
        new.free_at = self.free_at
        new.forced = self.forced
        new.ends_turn = self.ends_turn
        return new


class Search(Deed):
    """O-5.1. `source` is a region's pile or WORLD_DECK; NO_SOURCE for a facedown adviser."""

    __slots__ = (
        "anywhere",
        "bottom",
        "bury",
        "campaigns_after",
        "clearers",
        "draws",
        "elsewhere",
        "far_suits",
        "keeps",
        "minor",
        "pile",
        "pile_bottom",
        "rewarders",
        "shows",
        "source",
        "swaps",
    )

    def __init__(self, me: Seat, source: int) -> None:
        Deed.__init__(self, me)
        self.source = source
        self.minor = source < 0  # O-6.1: no search, but a facedown adviser is played like one
        self.draws = 3
        self.elsewhere = False  # the pile of another region may be searched
        self.bottom = False  # from the bottom of the pile
        self.keeps = 1  # how many cards may be kept
        self.shows = False  # what is drawn and kept is shown to all
        self.swaps = False  # drawn denizens may be swapped with dispossessed ones
        self.bury = False  # what is discarded may go below the world deck
        self.anywhere = 0  # the modifier by which discards may go to either end of one pile
        self.pile = -1  # where it goes then; -1 while nothing was discarded
        self.pile_bottom = False
        self.campaigns_after = False
        self.far_suits: dict[int, int] = {}  # may be played to any site, and by which modifier
        self.clearers: list[int] = []  # things that let a card be discarded before a play
        self.rewarders: list[int] = []  # modifiers that pay for a card played faceup

    def copy(self) -> "Search":
        """An independent copy."""
        new = Search(self.me, self.source)
        self.copy_into(new)
        new.minor = self.minor
        new.draws = self.draws
        new.elsewhere = self.elsewhere
        new.bottom = self.bottom
        new.keeps = self.keeps
        new.shows = self.shows
        new.swaps = self.swaps
        new.bury = self.bury
        new.anywhere = self.anywhere
        new.pile = self.pile
        new.pile_bottom = self.pile_bottom
        new.campaigns_after = self.campaigns_after
        new.far_suits = self.far_suits.copy()
        new.clearers = self.clearers[:]
        new.rewarders = self.rewarders[:]
        return new


class Muster(Deed):
    """O-5.2."""

    __slots__ = ("campaigns_after", "card", "gain", "on_tokens")

    def __init__(self, me: Seat, card: int) -> None:
        Deed.__init__(self, me)
        self.card = card
        self.gain = 2
        self.on_tokens = False  # the card may have tokens on it
        self.campaigns_after = False

    def copy(self) -> "Muster":
        """An independent copy."""
        new = Muster(self.me, self.card)
        self.copy_into(new)
        new.gain = self.gain
        new.on_tokens = self.on_tokens
        new.campaigns_after = self.campaigns_after
        return new


class Trade(Deed):
    """O-5.3. `from_afar`: the card may lie in reach of a modifier instead of at the own site."""

    __slots__ = ("card", "doubles_one", "extra_secrets", "for_secrets", "from_afar", "sacrifices")

    def __init__(self, me: Seat, card: int, for_secrets: bool) -> None:
        Deed.__init__(self, me)
        self.card = card
        self.for_secrets = for_secrets
        self.from_afar = False
        self.extra_secrets = 0
        self.doubles_one = False  # exactly one favor gained brings another
        self.sacrifices = 0  # warbands on the board that are killed for it

    def copy(self) -> "Trade":
        """An independent copy."""
        new = Trade(self.me, self.card, self.for_secrets)
        self.copy_into(new)
        new.from_afar = self.from_afar
        new.extra_secrets = self.extra_secrets
        new.doubles_one = self.doubles_one
        new.sacrifices = self.sacrifices
        return new


class Recover(Deed):
    """O-5.4. `target` is a relic at the own site, or a banner."""

    __slots__ = ("bonus_secrets", "target")

    def __init__(self, me: Seat, target: int) -> None:
        Deed.__init__(self, me)
        self.target = target
        self.bonus_secrets = 0  # come from the shared bank onto the banner

    def copy(self) -> "Recover":
        """An independent copy."""
        new = Recover(self.me, self.target)
        self.copy_into(new)
        new.bonus_secrets = self.bonus_secrets
        return new
