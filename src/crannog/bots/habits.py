"""What greedy knows of a game besides its `evaluate`: words, and perhaps an instinct."""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from crannog.games.horizons.instinct import Instinct as HorizonsInstinct
from crannog.games.oath.instinct import Instinct as OathInstinct
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
    first, at one of `trusted` what its instinct says. Options with a verb of `shunned` are left
    alone where there are others; those with a `rare` verb are not repeated for ever, for two bots
    that pass a card to and fro would never end.
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
    "oath": Habits(
        quiet=frozenset(("act",)),
        rare=frozenset(
            (
                "use",
                "use-other",
                "withdraw",
                "place",
                "ask-warbands",
                "give-warbands",
                "offer-citizenship",
            )
        ),
        shunned=frozenset(("careful",)),
        easy=frozenset(("attack-dice",)),
        trusted=frozenset(("targets", "plans", "defence-plans", "sacrifice", "lose-warband")),
        turn_ends="rest",
        instinct=OathInstinct,
        worlds=5,
    ),
}
NO_HABITS: Final = Habits(None)
