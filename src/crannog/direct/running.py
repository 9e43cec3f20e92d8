"""What rewritten rules call where the generators yield.

One run at a time goes on in a process: other threads wait for its end. A chooser may start another
run (on another state), which is finished before it answers.
"""

import threading
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from crannog.kernel.ask import Ask, Asks, Checkpoint, Choice, Nested, Step
from crannog.kernel.errors import BrokenRules
from crannog.kernel.state import State

T = TypeVar("T")

Chooser: TypeAlias = Callable[[State, Ask], Choice]
"""Answers an ask with one of its options; it may raise to stop the run."""
FirstChooser: TypeAlias = Callable[[State, Asks], Choice]
"""Of several open asks answers one: `(seat, *option)`."""

ENDED: Final = None
"""Rules that have run, as a value."""

# Which asks with one option are put all the same
NONE: Final = 0
SECRET: Final = 1  # those that must not tell, among asks that are open at the same time
ALL: Final = 2


class Stop(Exception):
    """What a chooser raises to end a run early."""


class Run:
    """The run that goes on in this process."""

    __slots__ = ("choose", "first", "forced", "state")

    def __init__(self) -> None:
        self.state = State()
        self.choose: Chooser = nobody
        self.first: FirstChooser = nobody_first
        self.forced = NONE


def nobody(_state: State, ask: Ask) -> Choice:
    """Outside of a run there is nobody to ask."""
    raise BrokenRules(f"direct rules ask {ask.prompt} ({ask.rule}) outside of a run")


def nobody_first(state: State, asks: Asks) -> Choice:
    """The same for several asks."""
    return nobody(state, next(iter(asks.by_seat.values())))


RUN: Final = Run()
LOCK: Final = threading.RLock()


# -- from outside ------------------------------------------------------------------------------


def run(
    rules: Callable[[], object],
    state: State,
    choose: Chooser,
    first: FirstChooser,
    forced: int = NONE,
) -> None:
    """Calls rules on a state, in a run of their own; the choosers answer whatever they ask."""
    with LOCK:
        before = RUN.state, RUN.choose, RUN.first, RUN.forced
        RUN.state, RUN.choose, RUN.first, RUN.forced = state, choose, first, forced
        try:
            rules()
        finally:
            RUN.state, RUN.choose, RUN.first, RUN.forced = before


def asked_apart() -> bool:
    """For a chooser: whether it is asked where several seats decide at once, each for itself."""
    return RUN.forced != NONE


# -- from the rules ----------------------------------------------------------------------------


def ask(step: Ask) -> Choice:
    """`yield Ask(...)`: the only option, or what the chooser takes."""
    options = step.options
    if len(options) == 1:
        forced = RUN.forced
        if forced == NONE or (forced == SECRET and not step.secret):
            return options[0]
    elif not options:
        raise BrokenRules(f"{step.prompt} ({step.rule}) offers no option")
    return RUN.choose(RUN.state, step)


def ask_several(step: Asks) -> Choice:
    """`yield Asks(...)`: who answers first, and what."""
    return RUN.first(RUN.state, step)


def put(step: Step) -> Choice:
    """`yield` of a step whose kind the source does not show."""
    if isinstance(step, Ask):
        return ask(step)
    if isinstance(step, Asks):
        return ask_several(step)
    if not isinstance(step, (Checkpoint, Nested)):
        raise BrokenRules(f"rules may not yield {step!r}")
    return ()


def together(parts: Callable[[], T]) -> T:
    """`together({seat: part})`: making the dict runs one part after the other."""
    before = RUN.forced
    RUN.forced = max(before, SECRET)
    try:
        return parts()
    finally:
        RUN.forced = before


def play_out(rules: Callable[[], object], answer: Callable[[Ask], Choice | None]) -> None:
    """Like `kernel.pieces.play_out`, for rules that are called."""

    def choose(_state: State, step: Ask) -> Choice:
        choice = answer(step)
        if choice is None:
            raise Stop
        return choice

    def first(state: State, asks: Asks) -> Choice:
        step = next(iter(asks.by_seat.values()))
        return (step.seat, *choose(state, step))

    try:
        run(rules, RUN.state, choose, first, ALL)
    except Stop:
        return


def asks_something(rules: Callable[[], object]) -> bool:
    """Like `kernel.pieces.asks_something`, for rules that are called."""
    asked = False

    def stop(_step: Ask) -> None:
        nonlocal asked
        asked = True

    play_out(rules, stop)
    return asked
