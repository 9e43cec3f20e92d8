"""The bot that looks one step ahead: it tries its options on forks and takes the best-looking one.

A fork is a copy of the match in which all that the seat can't know is redrawn, so the bot knows no
more than its view. What an option leads to is played out to the next quiet moment, and the game's
`evaluate` then says how good the position looks. Where the game has an instinct, every seat follows
it on the way, and the best options are tried in several worlds. Else the seat's own further choices
are tried in several ways, and the others give calm replies. For a game without an `evaluate` it
plays matches to their end at random instead (`rollouts.py`).
"""

from typing import Final, NamedTuple

from crannog.bots.base import Bot, Chair
from crannog.bots.repeats import Repeats
from crannog.bots.rollouts import Rollouts
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.match import Rollout
from crannog.kernel.rng import Rng
from crannog.kernel.state import State
from crannog.parts.habits import Habits, habits_of

MOST_OPTIONS: Final = 24  # longer lists are sampled
TRIALS: Final = 12  # forks for one decision, unless the options alone are more


class Line(NamedTuple):
    """The seat's own choices in a trial, how good the position looked after them, to which
    questions all but the first of them were the answers, and the position itself. The first
    `sure` choices come before anything is drawn or revealed, which a fork invents."""

    choices: tuple[Choice, ...]
    value: float
    asks: tuple[Ask, ...] = ()
    end: State | None = None
    sure: int = 1


def value(line: Line) -> float:
    """How good the position looked."""
    return line.value


def directly(line: Line) -> tuple[float, int]:
    """How good the position looked, and of equals the shorter way there."""
    return line.value, -len(line.choices)


class GreedyBot(Bot):
    """Takes the option after which the position looks best."""

    name = "greedy"
    forks = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: tuple[Choice, ...] = ()  # the rest of the best line of the last decision
        self.repeats = Repeats()

    def choose(self, chair: Chair) -> Choice:
        """The first choice of the best line found."""
        habits = habits_of(chair.game)
        if chair.ask.prompt in habits.free:
            return self.rng.pick(chair.ask.options)
        self.repeats.asked(chair.ask, habits)
        choice = self._pick(chair, self._candidates(chair.ask.options, habits), habits)
        self.repeats.took(choice, habits)
        return choice

    def _pick(self, chair: Chair, candidates: list[Choice], habits: Habits) -> Choice:
        """One of the candidates: without thinking, by instinct, or by trials."""
        if len(candidates) == 1 or chair.ask.prompt in habits.easy:
            return candidates[0]
        if habits.instinct is not None and chair.ask.prompt in habits.trusted:
            return habits.instinct().reply(chair.fork(Rng(self.rng.bits())).state, chair.ask)
        if not chair.game.provides("evaluate"):
            return Rollouts(chair, self.rng.bits()).ranked(candidates)[0].option
        best = Trials(chair, habits, self.rng.bits()).best(candidates, self._plan)
        choice, *rest = best.choices
        self._plan = tuple(rest)
        return choice

    def _candidates(self, options: list[Choice], habits: Habits) -> list[Choice]:
        """The options to try; of a long list some, with the one that was planned among them."""
        fresh = self.repeats.sensible(options, habits)
        if len(fresh) <= MOST_OPTIONS:
            return fresh
        drawn = fresh[:]
        self.rng.shuffle(drawn)
        planned = [option for option in self._plan[:1] if option in fresh]
        return list(dict.fromkeys(planned + drawn))[:MOST_OPTIONS]


class Trials:
    """The trials of one decision. Those that are compared see the same redrawn worlds."""

    def __init__(self, chair: Chair, habits: Habits, world: int) -> None:
        self.chair = chair
        self.habits = habits
        self.instinct = None if habits.instinct is None else habits.instinct()
        self.world = world
        self.luck = Rng(~world)

    def best(self, options: list[Choice], plan: tuple[Choice, ...]) -> Line:
        """The best line that begins with one of the options."""
        if self.instinct is not None:
            return self.confirmed([self.play(option, ()) for option in options])
        return self.varied([self.play(option, plan) for option in options])

    def confirmed(self, lines: list[Line]) -> Line:
        """The better half of the lines goes into another world, and so on; values add up."""
        for _ in range(1, self.habits.worlds):
            lines = sorted(lines, key=directly, reverse=True)[: (len(lines) + 1) // 2]
            if len(lines) == 1:
                break
            self.world = self.luck.bits()
            again = [self.play(line.choices[0], ()).value for line in lines]
            lines = [
                Line(line.choices, line.value + more)
                for line, more in zip(lines, again, strict=True)
            ]
        return max(lines, key=directly)

    def varied(self, lines: list[Line]) -> Line:
        """The better half of the lines is played in other ways, then the better half of those."""
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
        known = fork.state.reveals
        fork.choose(seat, option)
        line = [option]
        asks: list[Ask] = []
        sure = 1
        planned = list(plan[1:]) if plan[:1] == (option,) else []
        others = Rng(self.world)
        for _ in range(self.habits.most_replies):
            ask = self.next_ask(fork)
            if ask is None:
                break
            if ask.seat == seat:
                choice = self.own(fork, ask, planned)
                line.append(choice)
                asks.append(ask)
                sure += fork.state.reveals == known
            else:
                choice = self.other(fork, ask, others)
            fork.choose(ask.seat, choice)
        value = self.chair.game.evaluate(fork.state, seat)
        return Line(tuple(line), value, tuple(asks), fork.state, sure)

    def next_ask(self, fork: Rollout) -> Ask | None:
        """The ask that must be answered before the moment is quiet, or None."""
        pending = fork.pending
        if self.instinct is not None and any(map(self.is_end, pending.values())):
            return None
        for ask in pending.values():
            if not ask.optional:
                return None if self.instinct is None and self.habits.is_quiet(ask) else ask
        return None

    def is_end(self, ask: Ask) -> bool:
        """Whether a trial with an instinct ends here: one's own quiet ask, or that of another."""
        own = ask.seat == self.chair.seat
        return self.habits.is_quiet(ask) and own != bool(self.habits.turn_ends)

    def own(self, fork: Rollout, ask: Ask, planned: list[Choice]) -> Choice:
        """The seat's own further choice: as planned while that is possible, then any."""
        if planned and planned[0] in ask.options:
            return planned.pop(0)
        planned.clear()
        if self.instinct is not None:
            return self.instinct.reply(fork.state, ask)
        return self.luck.pick(ask.options)

    def other(self, fork: Rollout, ask: Ask, others: Rng) -> Choice:
        """Another seat's reply: by instinct, or the calmest there is, or any."""
        if self.instinct is not None:
            return self.instinct.reply(fork.state, ask)
        for verb in self.habits.calm:
            found = [option for option in ask.options if option[0] == verb]
            if found:
                return others.pick(found)
        return others.pick(ask.options)
