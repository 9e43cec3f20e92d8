"""What greedy knows of a game besides its `evaluate`: words, and perhaps an instinct."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from crannog.games.horizons.instinct import Instinct as HorizonsInstinct
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.state import State


class Instinct(Protocol):
    """Answers that need no search. One serves a single decision, and may remember what it finds."""

    def reply(self, state: State, ask: Ask) -> Choice:
        """One of the ask's options."""
        ...


class Habits(NamedTuple):
    """Words of a game, and who answers in trials.

    `quiet` are the prompts at which a trial ends; None means always: the position right after the
    option is evaluated. With an `instinct` every seat follows it in trials, and a trial ends when
    the bot's own ask is quiet. Without one the others give the `calm` replies, calmest first, and
    any quiet ask ends the trial. At a prompt of `free` it takes any option, at one of `easy` the
    first. Options with a verb of `shunned` are left alone where there are others; those with a
    `rare` verb are not repeated for ever, for two bots that pass a card to and fro would never end.
    """

    quiet: frozenset[str] | None
    calm: tuple[str, ...] = ()
    rare: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    free: frozenset[str] = frozenset()
    easy: frozenset[str] = frozenset()
    instinct: Callable[[], Instinct] | None = None
    most_replies: int = 60  # in one trial

    def is_quiet(self, ask: Ask) -> bool:
        """Whether the ask comes at a quiet moment."""
        return self.quiet is None or ask.prompt in self.quiet


HABITS: Final[dict[str, Habits]] = {
    "inis": Habits(
        quiet=frozenset(("capital", "settle", "draft", "season-turn")),
        calm=("decline", "agree", "shelter", "discard", "stay", "no-clash"),
        rare=frozenset(("play",)),
    ),
    "horizons": Habits(
        quiet=frozenset(("growth",)),
        shunned=frozenset(("stop", "not-done", "use-fewer", "repeat-fewer")),
        free=frozenset(("spirit", "board")),
        easy=frozenset(("growth-action", "ravage-order")),
        instinct=HorizonsInstinct,
        most_replies=400,
    ),
}
NO_HABITS: Final = Habits(None)
