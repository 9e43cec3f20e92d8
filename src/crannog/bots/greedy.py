"""The bot that looks one step ahead: it tries its options on forks and takes the best-looking one.

A fork is a copy of the match in which all that the seat can't know is redrawn, so the bot knows no
more than its view. What an option leads to is played out to the next quiet moment: the seat's own
further choices are tried in several ways, the others give calm replies. The game's `evaluate` then
says how good the position looks.
"""

from typing import Final, NamedTuple

from crannog.bots.base import Bot, Chair
from crannog.kernel.ask import Ask, Choice
from crannog.kernel.game import Game
from crannog.kernel.rng import Rng

MOST_OPTIONS: Final = 24  # longer lists are sampled
TRIALS: Final = 12  # forks for one decision, unless the options alone are more
MOST_REPLIES: Final = 60  # in one trial


class Habits(NamedTuple):
    """Words of a game: at which prompts it is quiet, and which replies are calm, calmest first."""

    quiet: frozenset[str]
    calm: tuple[str, ...]


HABITS: Final[dict[str, Habits]] = {
    "inis": Habits(
        quiet=frozenset(("capital", "settle", "draft", "season-turn")),
        calm=("decline", "agree", "shelter", "discard", "stay", "no-clash"),
    )
}
NO_HABITS: Final = Habits(frozenset(), ())


class Line(NamedTuple):
    """The seat's own choices in a trial, and how good the position looked after them."""

    value: float
    choices: tuple[Choice, ...]


class GreedyBot(Bot):
    """Takes the option after which the position looks best."""

    name = "greedy"
    forks = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._plan: tuple[Choice, ...] = ()

    def choose(self, chair: Chair) -> Choice:
        """The first choice of the best line found."""
        options = chair.ask.options
        if len(options) == 1:
            return options[0]
        trials = Trials(chair, self.rng.bits())
        best = trials.best(self._candidates(options), self._plan)
        self._plan = best.choices[1:]
        return best.choices[0]

    def _candidates(self, options: list[Choice]) -> list[Choice]:
        """The options to try, with the one that was planned among them."""
        if len(options) <= MOST_OPTIONS:
            return options
        drawn = options[:]
        self.rng.shuffle(drawn)
        if self._plan and self._plan[0] in options:
            drawn.insert(0, self._plan[0])
        return list(dict.fromkeys(drawn))[:MOST_OPTIONS]


class Trials:
    """The trials of one decision. All see the same redrawn world, so that they compare fairly."""

    def __init__(self, chair: Chair, world: int) -> None:
        self.chair = chair
        self.game: Game = chair._match.game
        self.habits = HABITS.get(chair.game_id, NO_HABITS)
        self.world = world
        self.luck = Rng(world + 1)

    def best(self, options: list[Choice], plan: tuple[Choice, ...]) -> Line:
        """The best line: each option is tried, then the promising ones in other ways."""
        lines = [self.play(option, plan) for option in options]
        left = TRIALS - len(lines)
        open_lines = sorted(
            (line for line in lines if len(line.choices) > 1), key=lambda line: -line.value
        )
        best = max(lines, key=lambda line: line.value)
        while left > 0 and open_lines:
            again = [self.play(line.choices[0], ()) for line in open_lines[:left]]
            left -= len(again)
            open_lines = sorted(map(max, again, open_lines), key=lambda line: -line.value)
            best = max(best, open_lines[0])
            open_lines = open_lines[: max(1, len(open_lines) // 2)]
        return best

    def play(self, option: Choice, plan: tuple[Choice, ...]) -> Line:
        """Takes the option on a fork and plays to the next quiet moment, by the plan if it fits."""
        seat = self.chair.seat
        fork = self.chair.fork(Rng(self.world))
        fork.state.rng = Rng(self.world)
        others = Rng(self.world + 2)
        line = [option]
        planned = list(plan[1:]) if plan and plan[0] == option else []
        fork.choose(seat, option)
        for _ in range(MOST_REPLIES):
            asked, ask = next(iter(fork.pending.items()), (seat, None))
            if ask is None or ask.prompt in self.habits.quiet:
                break
            if asked == seat:
                choice = self.own(ask, planned)
                line.append(choice)
            else:
                choice = self.calm(ask, others)
            fork.choose(asked, choice)
        return Line(self.game.evaluate(fork.state, seat), tuple(line))

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
