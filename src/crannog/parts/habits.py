"""What bots know of a game besides its `evaluate`: words, and perhaps an instinct."""

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple, Protocol

from crannog.kernel.ask import Ask, Choice
from crannog.kernel.game import Game
from crannog.kernel.state import State
from crannog.parts import load_part


class Instinct(Protocol):
    """Answers that need no search. One serves a single decision, and may remember what it finds."""

    def reply(self, state: State, ask: Ask) -> Choice:
        """One of the ask's options."""
        ...

    def ranked(self, state: State, ask: Ask, options: list[Choice]) -> list[Choice]:
        """These options of the ask: its reply first, then the more promising ones before others;
        those that it can't tell apart stay in this order."""
        ...


class Habits(NamedTuple):
    """Words of a game, and who answers in trials.

    `quiet` are the prompts at which a trial ends; None means always: the position right after the
    option is evaluated. With an `instinct` every seat follows it in trials, and a trial ends when
    the bot's own ask is quiet. Without one the others give the `calm` replies, calmest first, and
    any quiet ask ends the trial. At a prompt of `free` it takes any option, at one of `easy` the
    first, at one of `trusted` what its instinct says. Options with a verb of `shunned` are left
    alone where there are others; those with a `rare` verb are not repeated for ever, for two bots
    that pass a card to and fro would never end.
    A bot that searches judges positions by `chances`, the result that each seat may expect from 0
    (lost) to 1 (won); from where its tree ends it plays on for so many quiet moments.
    Where `turn_ends` names the verb that ends a turn, the instinct plays the turn to its end in
    trials, another seat's quiet ask ends them, and `rare` options are counted from turn to turn.
    """

    quiet: frozenset[str] | None
    calm: tuple[str, ...] = ()
    rare: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    free: frozenset[str] = frozenset()
    easy: frozenset[str] = frozenset()
    trusted: frozenset[str] = frozenset()
    turn_ends: str = ""
    instinct: Callable[[], Instinct] | None = None
    worlds: int = 2  # in which the best options are tried where there is an instinct
    most_replies: int = 60  # in one trial
    chances: Callable[[State], list[float]] | None = None
    quiet_moments: int = 1

    def is_quiet(self, ask: Ask) -> bool:
        """Whether the ask comes at a quiet moment."""
        return self.quiet is None or ask.prompt in self.quiet


NO_HABITS: Final = Habits(None)


def led_by(first: Choice, options: list[Choice]) -> list[Choice]:
    """The options, this one first."""
    return sorted(options, key=lambda option: option != first)


def habits_of(game: Game) -> Habits:
    """What the game says of its habits."""
    return load_part(game.habits, Habits) if game.habits else NO_HABITS


def shares(standings: list[float], scale: float) -> list[float]:
    """Each seat's chance to win by its standing: a lead of `scale` makes it e times as likely."""
    most = max(standings)
    weights = [exp((standing - most) / scale) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
