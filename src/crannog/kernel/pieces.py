"""Pieces of rules that are run by hand: thought through on a copy, or known to be empty."""

from collections.abc import Callable
from typing import Final

from crannog.kernel.ask import Ask, Asks, Choice, Nested, Rules


def nothing() -> Rules[None]:
    """Rules that do nothing."""
    yield from ()


ENDED: Final = nothing()
"""Rules that have run: whoever delegates to them goes on at once."""
next(ENDED, None)


def play_out(rules: Rules[object], answer: Callable[[Ask], Choice | None]) -> None:
    """Runs rules to their end, or until `answer` has none.

    Every ask is put, forced ones too; of several that are open at the same time the first.
    """
    outer = [rules]
    reply: Choice | None = None
    while outer:
        try:
            step = next(outer[-1]) if reply is None else outer[-1].send(reply)
        except StopIteration:
            outer.pop()
            reply = ()
            continue
        if isinstance(step, Nested):
            outer.append(step.rules)
            reply = None
        elif isinstance(step, (Ask, Asks)):
            ask = step if isinstance(step, Ask) else next(iter(step.by_seat.values()))
            answered = answer(ask)
            if answered is None:
                return
            reply = answered if ask is step else (ask.seat, *answered)
        else:
            reply = ()


def asks_something(rules: Rules[object]) -> bool:
    """Whether rules come to an ask, however few options it has; they are run up to there."""
    asked = False

    def stop(_ask: Ask) -> None:
        nonlocal asked
        asked = True

    play_out(rules, stop)
    return asked
