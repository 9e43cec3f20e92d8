"""The bot that searches, and what it has found."""

import time
from typing import Final, NamedTuple

from crannog.bots.base import Bot, Chair, Stop, never
from crannog.bots.repeats import Repeats
from crannog.bots.search.budget import Budget, Clock, Meter, parsed
from crannog.bots.search.rollout import Horizon, Policy
from crannog.bots.search.tree import BLIND, GUIDED, ROOT, Arm, Descent, Key, Node, Spread
from crannog.bots.search.worth import Worth
from crannog.direct import Stop as Enough
from crannog.direct import asked_apart
from crannog.kernel.ask import Ask, Asks, Choice
from crannog.kernel.rng import Rng
from crannog.kernel.state import State
from crannog.parts.habits import Habits, habits_of

USUAL: Final = Budget(iterations=400)
SURE: Final = 8  # visits to a question that make its answer worth telling


class Judged(NamedTuple):
    """An option, the result that the seat may expect after it (1 won, 0 lost), how often the search
    went there, and the seat's own choices that would follow."""

    choice: Choice
    value: float
    visits: int
    then: tuple[Choice, ...] = ()


class Thought(NamedTuple):
    """What a search has found: its options, the best first, and how much it has looked at.

    `stopped`: somebody ended it before its budget was used up.
    """

    options: tuple[Judged, ...]
    iterations: int
    stopped: bool = False

    def best(self, count: int = 3) -> tuple[Judged, ...]:
        """The best options, those alone that were looked at."""
        return tuple(judged for judged in self.options[:count] if judged.visits)


class SearchBot(Bot):
    """Searches in redrawn worlds for the option with the best result to expect."""

    name = "search"
    forks = True

    def __init__(
        self,
        seed: int,
        budget: Budget = USUAL,
        stop: Stop = never,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.stop = stop
        self.clock = clock
        self.repeats = Repeats()

    @classmethod
    def made(cls, seed: int, how: str) -> "SearchBot":
        """`search:400` has 400 iterations for each decision, `search:2s` two seconds."""
        return cls(seed, parsed(how) if how else USUAL)

    def choose(self, chair: Chair) -> Choice:
        """The option that the search went to most often; without a search where none is needed."""
        habits = habits_of(chair.game)
        self.repeats.asked(chair.ask, habits)
        choice = self._plainly(chair, habits)
        if choice is None:
            choice = self.think(chair).options[0].choice
        self.repeats.took(choice, habits)
        return choice

    def _plainly(self, chair: Chair, habits: Habits) -> Choice | None:
        """What needs no search: any option, the only one, or what the instinct is trusted with."""
        ask = chair.ask
        if ask.prompt in habits.free:
            return self.rng.pick(ask.options)
        options = self.repeats.sensible(ask.options, habits)
        if len(options) == 1 or ask.prompt in habits.easy:
            return options[0]
        if habits.instinct is not None and ask.prompt in habits.trusted:
            return habits.instinct().reply(chair.fork(Rng(self.rng.bits())).state, ask)
        return None

    def think(self, chair: Chair) -> Thought:
        """The options of the chair's ask as the search judges them; at least one iteration long.

        Options that lead nowhere are left out where there are others.
        """
        options = self.repeats.sensible(chair.ask.options, habits_of(chair.game))
        search = Search(chair, options, self.rng.bits())
        meter = Meter(self.budget, self.stop, self.clock)
        while True:
            search.look()
            if meter.spent(search.iterations) or meter.decided(search.iterations, search.lead()):
                return search.thought(meter.stopped)


class Search:
    """The search for one decision. Options are compared in the same worlds: the n-th time that one
    is tried is in the n-th world, whichever it is."""

    def __init__(self, chair: Chair, options: list[Choice], seed: int) -> None:
        self.chair = chair
        self.start = chair.root()
        game = self.start.rules.game
        self.habits: Habits = habits_of(game)
        self.policy = Policy(self.habits)
        self.worth = Worth(game, self.habits)
        self.luck = Rng(seed)
        self.worlds = Rng(~seed)
        self.seeds: list[int] = []
        self.iterations = 0
        self.root = Node(ROOT)
        self.width = BLIND if self.habits.instinct is None else GUIDED
        seats = self.start.state.seats
        self.spreads = [Spread() for _ in range(seats)]
        self.tops: list[dict[Key, Node]] = [{} for _ in range(seats)]
        self.options = options
        first = self.start.world(self.world(0))
        self.root.meet(self.policy.ordered(first, chair.ask, options, self.luck))

    def world(self, number: int) -> Rng:
        """The chance that redraws one of the worlds of this decision."""
        while len(self.seeds) <= number:
            self.seeds.append(self.worlds.bits())
        return Rng(self.seeds[number])

    def look(self, given: Choice | None = None) -> None:
        """One iteration: an option (the most interesting one, unless one is given), a world, the
        way down the tree and on, what that brought."""
        self.iterations += 1
        ask = self.chair.ask
        option = given or self.root.select(self.options, self.spreads[ask.seat])
        look = Look(self, option)
        world = self.world(self.root.arms[option].visits)
        end = self.start.play(world, look.choose, look.first)
        look.descent.learn(self.worth.of(end), self.spreads)

    def lead(self) -> int:
        """How many visits the first option is ahead of the second."""
        visits = sorted((arm.visits for arm in self.root.arms.values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else visits[0]

    def thought(self, stopped: bool) -> Thought:
        """What has been found so far."""
        arms = sorted(
            self.root.arms.items(), key=lambda found: (found[1].visits, found[1].mean), reverse=True
        )
        judged = [Judged(option, arm.mean, arm.visits, following(arm)) for option, arm in arms]
        return Thought(tuple(judged), self.iterations, stopped)


class Look:
    """One iteration: the option, then answers in the tree as long as it leads on, then as the
    policy says."""

    __slots__ = ("descent", "horizon", "luck", "option", "search")

    def __init__(self, search: Search, option: Choice) -> None:
        self.search = search
        self.option: Choice | None = option
        self.luck = search.luck
        game = search.chair.game
        self.descent = Descent(search.tops, search.width)
        self.horizon = Horizon(
            search.habits, search.chair.seat, game.cooperative, search.worth.judges()
        )

    def choose(self, state: State, ask: Ask) -> Choice:
        """One of the ask's options."""
        return self.answer(state, ask, asked_apart())

    def first(self, state: State, asks: Asks) -> Choice:
        """The seat itself begins; then whoever is awaited goes on."""
        awaited = (ask for ask in asks.by_seat.values() if not ask.optional)
        ask = next(awaited) if self.option is None else asks.by_seat[self.search.chair.seat]
        return (ask.seat, *self.answer(state, ask, asks.apart))

    def answer(self, state: State, ask: Ask, apart: bool) -> Choice:
        """One of the ask's options; the other seats see it unless several decide apart.

        The instinct settles what it is trusted with, as at the table.
        """
        public = not (ask.secret or apart)
        if self.option is not None:
            option, self.option = self.option, None
            self.descent.take(self.search.root, ask.seat, option, public)
            return option
        if ask.prompt in self.search.habits.trusted:
            return self.search.policy.reply(state, ask, self.luck)
        node = self.descent.node(ask) if self.descent.inside else None
        if self.horizon.reached(ask, self.descent.inside):
            raise Enough
        if node is None:
            return self.search.policy.reply(state, ask, self.luck)
        if node.is_news(ask.options):
            node.meet(self.search.policy.ordered(state, ask, ask.options, self.luck))
        choice = node.select(ask.options, self.search.spreads[ask.seat])
        self.descent.take(node, ask.seat, choice, public)
        return choice


def following(arm: Arm) -> tuple[Choice, ...]:
    """The seat's own choices that would follow most probably, as far as they were tried enough."""
    line: list[Choice] = []
    while arm.after:
        node = max(arm.after.values(), key=lambda node: node.visits)
        if node.visits < SURE:
            break
        choice, arm = max(node.arms.items(), key=lambda found: found[1].visits)
        line.append(choice)
    return tuple(line)
