"""The bot that looks one step ahead: it tries its options on forks and takes the best-looking one.

A fork is a copy of the match in which all that the seat can't know is redrawn, so the bot knows no
more than its view. What an option leads to is played out to the next quiet moment: the seat's own
further choices are tried in several ways, the others give calm replies. The game's `evaluate` then
says how good the position looks.
"""

from collections import Counter
from typing import Final, NamedTuple

from crannog.bots.base import Bot, Chair
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.game import Game
from crannog.kernel.match import Rollout
from crannog.kernel.rng import Rng

MOST_OPTIONS: Final = 24  # longer lists are sampled
TRIALS: Final = 12  # forks for one decision, unless the options alone are more
MOST_REPLIES: Final = 60  # in one trial
MOST_REPEATS: Final = 2  # of a rare option, from one quiet ask to the next


class Habits(NamedTuple):
    """Words of a game: at which prompts it is quiet, and which replies are calm, calmest first.

    None for `quiet` means always: the position right after the option is evaluated. Options with a
    `rare` verb are not repeated for ever: two bots that pass a card to and fro would never end.
    """

    quiet: frozenset[str] | None
    calm: tuple[str, ...]
    rare: frozenset[str]

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
        quiet=frozenset(("spirit", "board", "growth", "play-cards", "use-powers")),
        calm=("done", "no"),
        rare=frozenset(("not-done",)),
    ),
}
NO_HABITS: Final = Habits(None, (), frozenset())


class Line(NamedTuple):
    """The seat's own choices in a trial, and how good the position looked after them."""

    choices: tuple[Choice, ...]
    value: float


def value(line: Line) -> float:
    """How good the position looked."""
    return line.value


class GreedyBot(Bot):
    """Takes the option after which the position looks best."""

    name = "greedy"
    forks = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: tuple[Choice, ...] = ()  # the rest of the best line of the last decision
        self._taken: Counter[Choice] = Counter()  # rare options since the last quiet ask

    def choose(self, chair: Chair) -> Choice:
        """The first choice of the best line found."""
        habits = HABITS.get(chair.game_id, NO_HABITS)
        if habits.is_quiet(chair.ask):
            self._taken.clear()
        candidates = self._candidates(chair.ask.options)
        if len(candidates) == 1:
            return candidates[0]
        best = Trials(chair, habits, self.rng.bits()).best(candidates, self._plan)
        choice, *rest = best.choices
        self._plan = tuple(rest)
        if choice[0] in habits.rare:
            self._taken[choice] += 1
        return choice

    def _candidates(self, options: list[Choice]) -> list[Choice]:
        """The options to try; of a long list some, with the one that was planned among them."""
        fresh = [option for option in options if self._taken[option] < MOST_REPEATS] or options
        if len(fresh) <= MOST_OPTIONS:
            return fresh
        drawn = fresh[:]
        self.rng.shuffle(drawn)
        planned = [option for option in self._plan[:1] if option in fresh]
        return list(dict.fromkeys(planned + drawn))[:MOST_OPTIONS]


class Trials:
    """The trials of one decision. All see the same redrawn world, so that they compare fairly."""

    def __init__(self, chair: Chair, habits: Habits, world: int) -> None:
        self.chair = chair
        self.game: Game = chair._match.game
        self.habits = habits
        self.world = world
        self.luck = Rng(~world)

    def best(self, options: list[Choice], plan: tuple[Choice, ...]) -> Line:
        """The best line: each option is tried, then the better half in other ways, and so on."""
        lines = [self.play(option, plan) for option in options]
        best = max(lines, key=value)
        left = TRIALS - len(lines)
        promising = [line for line in lines if len(line.choices) > 1]
        while left > 0 and promising:
            promising.sort(key=value, reverse=True)
            promising = promising[: min(left, (len(promising) + 1) // 2)]
            left -= len(promising)
            promising = [max(line, self.vary(line), key=value) for line in promising]
            best = max(best, *promising, key=value)
        return best

    def vary(self, line: Line) -> Line:
        """Another line that begins like this one."""
        kept = 1 + self.luck.below(len(line.choices) - 1)
        return self.play(line.choices[0], line.choices[:kept])

    def play(self, option: Choice, plan: tuple[Choice, ...]) -> Line:
        """Takes the option on a fork and plays to a quiet moment, by the plan while it fits."""
        seat = self.chair.seat
        fork = self.chair.fork(Rng(self.world))
        fork.choose(seat, option)
        line = [option]
        planned = list(plan[1:]) if plan[:1] == (option,) else []
        others = Rng(self.world)
        for _ in range(MOST_REPLIES):
            ask = self.next_ask(fork)
            if ask is None:
                break
            if ask.seat == seat:
                choice = self.own(ask, planned)
                line.append(choice)
            else:
                choice = self.calm(ask, others)
            fork.choose(ask.seat, choice)
        return Line(tuple(line), self.game.evaluate(fork.state, seat))

    def next_ask(self, fork: Rollout) -> Ask | None:
        """The ask that must be answered before the moment is quiet, or None."""
        for ask in fork.pending.values():
            if not ask.optional:
                return None if self.habits.is_quiet(ask) else ask
        return None

    def own(self, ask: Ask, planned: list[Choice]) -> Choice:
        """The seat's own further choice: as planned while that is possible, then any."""
        if planned and planned[0] in ask.options:
            return planned.pop(0)
        planned.clear()
        return self.luck.pick(ask.options)

    def calm(self, ask: Ask, others: Rng) -> Choice:
        """Another seat's reply: the calmest there is, or any."""
        for verb in self.habits.calm:
            found = [option for option in ask.options if option[0] == verb]
            if found:
                return others.pick(found)
        return others.pick(ask.options)
