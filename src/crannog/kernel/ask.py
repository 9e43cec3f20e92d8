"""Asks: the one way in which rules put a choice to a player.

The rules of a game are generator coroutines (`Rules`). They yield

* an `Ask`, and receive the chosen option;
* an `Asks`, several asks open at the same time, and receive `(seat, *option)` of whoever answers
  first;
* `CHECKPOINT`, where the flow can be re-entered from the state alone, and receive nothing;
* `Nested`, a piece of rules to be run to its end first, and receive nothing.
"""

from collections.abc import Callable, Generator
from typing import Final, TypeAlias, TypeVar, cast

Seat: TypeAlias = int
Atom: TypeAlias = str | int
Choice: TypeAlias = tuple[Atom, ...]

T = TypeVar("T")


class Ask:
    """A seat, a prompt and the exact list of legal options, with the rule that asks.

    `args` are the ids the prompt's sentence needs. `renew` computes the options afresh; it is given
    where they depend on what only this seat knows, so that a fork may redraw it. `secret` says that
    being asked at all must not tell others what the seat holds: such an ask is put even when it has
    one option. `optional` is for asks among several: the seat may answer, but nobody waits for it.
    """

    __slots__ = ("args", "optional", "options", "prompt", "renew", "rule", "seat", "secret")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Choice],
        rule: str,
        args: tuple[Atom, ...] = (),
        secret: bool = False,
        renew: Callable[[], list[Choice]] | None = None,
        optional: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.args = args
        self.secret = secret
        self.renew = renew
        self.optional = optional

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.prompt!r}, {self.options!r}, rule={self.rule!r})"


class Asks:
    """Asks that are open to several seats at the same time; the first answer goes to the rules.

    `apart`: each seat decides for itself alone, and no answer changes what another is asked.
    """

    __slots__ = ("apart", "by_seat")

    def __init__(self, by_seat: dict[Seat, Ask], apart: bool = False) -> None:
        self.by_seat = by_seat
        self.apart = apart


class Checkpoint:
    """The type of `CHECKPOINT`."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()


class Nested:
    """Rules within rules, like `yield from`, but as deep as players like.

    Python bounds how deep `yield from` nests. Where cards may answer cards without end, the rules
    say `yield Nested(...)`. What the nested rules raise is not caught by those around them.
    """

    __slots__ = ("rules",)

    def __init__(self, rules: "Rules[object]") -> None:
        self.rules = rules


Step: TypeAlias = Ask | Asks | Checkpoint | Nested
Rules: TypeAlias = Generator[Step, Choice, T]


def is_forced(ask: Ask) -> bool:
    """One option, and answering it for the player tells nobody anything."""
    return len(ask.options) == 1 and not ask.secret


def together(parts: dict[Seat, Rules[T]]) -> Rules[dict[Seat, T]]:
    """Runs one piece of rules per seat at the same time; each may ask its own seat only.

    Every seat proceeds at its own pace; the result maps each seat to what its part returned.
    A forced ask is put alone, for whoever runs the rules to answer at once.
    """
    asks: dict[Seat, Ask] = {}
    answers: dict[Seat, T] = {}

    def advance(seat: Seat, reply: Choice | None) -> Ask | None:
        """Goes on with the seat's part; a forced ask is returned, others are open in `asks`."""
        part = parts[seat]
        try:
            step = next(part) if reply is None else part.send(reply)
        except StopIteration as stop:
            answers[seat] = stop.value
            asks.pop(seat, None)
            return None
        if not isinstance(step, Ask) or step.seat != seat or not step.options:
            raise TypeError(f"a part of together() may only ask its own seat {seat}, not {step!r}")
        if is_forced(step):
            return step
        asks[seat] = step
        return None

    for seat in parts:
        forced = advance(seat, None)
        while forced is not None:
            forced = advance(seat, (yield forced))
    while asks:
        reply = yield Asks(dict(asks), apart=True)
        seat = cast(Seat, reply[0])
        forced = advance(seat, reply[1:])
        while forced is not None:
            forced = advance(seat, (yield forced))
    return answers
