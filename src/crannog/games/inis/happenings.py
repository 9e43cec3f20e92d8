"""What a Triskel card may answer: the event that opens a window (I-10.5)."""

from crannog.games.inis.state import Pool
from crannog.kernel.ask import Atom, Seat


class Happening:
    """An event that opens a window. By itself: a moment that carries no data."""

    __slots__ = ()

    def subject(self) -> tuple[Atom, ...]:
        """Who and what it is about, for the prompt: a seat and a card or territory."""
        return ()


class Play(Happening):
    """A card being played (I-9.4)."""

    __slots__ = ("by", "cancelled", "card", "kind", "mode", "season")

    def __init__(self, card: str, mode: str, kind: str, season: bool, by: Seat) -> None:
        self.card = card
        self.mode = mode
        self.kind = kind
        self.season = season  # played as a Season card (I-8.4)
        self.by = by
        self.cancelled = False

    def subject(self) -> tuple[Atom, ...]:
        """Who plays which card."""
        return (self.by, self.card)


class Attack(Happening):
    """An Attack maneuver (I-12.14)."""

    __slots__ = ("attacker", "club", "ignored", "iron", "target")

    def __init__(self, attacker: Seat, target: Seat) -> None:
        self.attacker = attacker
        self.target = target
        self.iron = False  # Iron Mine: both losses
        self.club = False  # Dagda's Club: the attacker decides
        self.ignored = False  # Hills

    def subject(self) -> tuple[Atom, ...]:
        """Who attacks whom."""
        return (self.attacker, self.target)


class Removal(Happening):
    """A clan about to be removed, or just removed (I-11.5)."""

    __slots__ = ("owner", "prevented", "rescued", "territory")

    def __init__(self, owner: Seat, territory: str) -> None:
        self.owner = owner
        self.territory = territory
        self.prevented = False  # Dagda's Club
        self.rescued = False  # Diarmuid and Grainne

    def subject(self) -> tuple[Atom, ...]:
        """Whose clan leaves which territory."""
        return (self.owner, self.territory)


class Draw(Happening):
    """Epic Tale cards just drawn (Meadows, Gates of Tir Na Nog)."""

    __slots__ = ("pool",)

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def subject(self) -> tuple[Atom, ...]:
        """Who draws how many."""
        return (self.pool.seat, len(self.pool.cards))


class Entry(Happening):
    """Clans moved into the Mountains by their owner (I-14.2)."""

    __slots__ = ("ignored", "owner")

    def __init__(self, owner: Seat) -> None:
        self.owner = owner
        self.ignored = False

    def subject(self) -> tuple[Atom, ...]:
        """Who entered."""
        return (self.owner, "mountains")


class ClashMoment(Happening):
    """A step of a clash: its start, the end of its Citadels step, a maneuver done."""

    __slots__ = ("instigator", "territory")

    def __init__(self, instigator: Seat, territory: str) -> None:
        self.instigator = instigator
        self.territory = territory

    def subject(self) -> tuple[Atom, ...]:
        """Who clashes where."""
        return (self.instigator, self.territory)


class TurnEnd(Happening):
    """A turn is ending (I-8.9)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def subject(self) -> tuple[Atom, ...]:
        """Whose turn."""
        return (self.seat,)
