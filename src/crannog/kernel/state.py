"""What every game's state has in common: chance, the journal of events, and the result."""

from collections.abc import Callable
from typing import Final, TypeAlias

from crannog.kernel.ask import Atom, Seat
from crannog.kernel.rng import Rng

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

EVERYONE: Final = (-1,)


class Event:
    """Something that happened, with its rule. `to` may also see `secret` (EVERYONE: all may).

    `reveals` is the state's count of reveals when it happened.
    """

    __slots__ = ("args", "kind", "reveals", "rule", "secret", "to")

    def __init__(
        self,
        kind: str,
        rule: str,
        args: tuple[Atom, ...],
        secret: tuple[Atom, ...] = (),
        to: tuple[Seat, ...] = EVERYONE,
        reveals: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.secret = secret
        self.to = to
        self.reveals = reveals

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """The event as that seat (None: a spectator) may know it."""
        seen: dict[str, Json] = {"kind": self.kind, "rule": self.rule, "args": list(self.args)}
        if self.secret and seat is not None and seat in self.to:
            seen["secret"] = list(self.secret)
        return seen


class Result:
    """How a match ended: the seats that won, and the named reason with its rule."""

    __slots__ = ("reason", "rule", "winners")

    def __init__(self, winners: tuple[Seat, ...], reason: str, rule: str) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule

    def outcome(self, seats: int) -> dict[str, Json]:
        """The result as plain data: an outcome for each seat, and the reason."""
        winners = self.winners
        return {
            "winners": list(winners),
            "outcomes": ["win" if seat in winners else "loss" for seat in range(seats)],
            "reason": self.reason,
            "rule": self.rule,
        }


class State:
    """Base of a game's state. A subclass adds its fields and `copy()`.

    `watched` is true where people or forks may look: rules then keep track of who knows what and
    put reaction asks to everyone who might react. Rollouts switch it off. `reveals` counts what
    can't be taken back: draws, tosses, looks at hidden things. Rules raise it in the verbs that do
    so, not in each card; whatever happens by `chance()` is counted there.
    """

    __slots__ = ("journal", "result", "reveals", "rng", "seats", "watched", "watcher")

    def __init__(self) -> None:
        self.seats = 0
        self.rng = Rng(0)
        self.journal: list[Event] | None = None
        self.watcher: Callable[[], None] | None = None  # is called after every event
        self.result: Result | None = None
        self.reveals = 0
        self.watched = True

    def copy_base(self, into: "State") -> None:
        """Copies the common fields; the journal and who watches stay with the original."""
        into.seats = self.seats
        into.rng = Rng(self.rng.seed)
        into.journal = None
        into.watcher = None
        into.result = self.result
        into.reveals = self.reveals
        into.watched = self.watched

    def copy(self) -> "State":
        """An independent copy; each game writes its own."""
        raise TypeError(f"{type(self).__name__} has no copy()")

    def chance(self) -> Rng:
        """Chance, for whatever happens in the match: what it brings can't be taken back."""
        self.reveals += 1
        return self.rng

    def tell(self, kind: str, rule: str, *args: Atom) -> None:
        """Journals an event that everyone may see."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, args, (), EVERYONE, self.reveals))
        if self.watcher is not None:
            self.watcher()

    def whisper(
        self,
        to: tuple[Seat, ...],
        kind: str,
        rule: str,
        args: tuple[Atom, ...],
        secret: tuple[Atom, ...],
    ) -> None:
        """Journals an event of which only `to` may see the `secret` part."""
        if self.journal is not None:
            self.journal.append(Event(kind, rule, args, secret, to, self.reveals))
        if self.watcher is not None:
            self.watcher()
