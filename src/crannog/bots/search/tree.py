"""The tree of a search: what each seat was asked, and what came of each of its answers.

Worlds differ from iteration to iteration, so a node belongs to a seat and to what that seat has
been asked, has answered and has seen the others answer; never to a world. Which options it has may
differ, too: an option is compared by how often it could have been taken.
"""

from math import inf, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from crannog.kernel.ask import Ask, Choice, Seat

Key: TypeAlias = tuple[object, ...]

CURIOSITY: Final = 1.0  # how much options are preferred of which little is known
LEAST_WIDTH: Final = 0.01  # of the spread of values


class Width(NamedTuple):
    """How many options a node considers: some at first, and more with the root of its visits."""

    first: int
    more: float

    def admits(self, taken: int, visits: int) -> bool:
        """Whether one more option is taken up."""
        return taken < self.first + self.more * sqrt(visits)


ROOT: Final = Width(6, 1.5)
GUIDED: Final = Width(1, 0.2)  # the instinct's option comes first, and is mostly a good one
BLIND: Final = Width(4, 1.5)


class Arm:
    """An option at a node: how often it could be taken, was taken, and what that brought."""

    __slots__ = ("after", "offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.after: dict[Key, Node] = {}

    @property
    def mean(self) -> float:
        """The average result; 0 before the first visit."""
        return self.total / self.visits if self.visits else 0.0


class Spread:
    """How far a seat's values lie apart: their standard deviation."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def see(self, value: float) -> None:
        """Takes one more value into account."""
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)

    @property
    def width(self) -> float:
        """The standard deviation of the values seen; never so small that nothing more is tried."""
        return max(LEAST_WIDTH, sqrt(self._squares / max(1, self._count)))


class Node:
    """A question to a seat, with the options met there; `fresh` are those not yet taken, the most
    promising first."""

    __slots__ = ("arms", "fresh", "visits", "width")

    def __init__(self, width: Width) -> None:
        self.width = width
        self.visits = 0
        self.arms: dict[Choice, Arm] = {}
        self.fresh: list[Choice] = []

    def is_news(self, options: list[Choice]) -> bool:
        """Whether there is an option that was not met here before."""
        arms = self.arms
        return any(option not in arms for option in options)

    def meet(self, options: list[Choice]) -> None:
        """Notes the options that are new here, in their order."""
        for option in options:
            if option not in self.arms:
                self.arms[option] = Arm()
                self.fresh.append(option)

    def select(self, options: list[Choice], spread: Spread) -> Choice:
        """The option to follow: a fresh one where it is time for that, else the best."""
        arms = self.arms
        for option in options:
            arms[option].offered += 1
        if self.fresh and self.widens(options):
            for option in self.fresh:
                if option in options:
                    self.fresh.remove(option)
                    return option
        return self.best(options, CURIOSITY * spread.width)

    def widens(self, options: list[Choice]) -> bool:
        """Whether it is time for a fresh option; surely where none of these was taken before."""
        taken = len(self.arms) - len(self.fresh)
        if self.width.admits(taken, self.visits):
            return True
        return not any(self.arms[option].visits for option in options)

    def best(self, options: list[Choice], curiosity: float) -> Choice:
        """The option with the best mix of what it brought and what is not known of it."""
        best, most = options[0], -inf
        for option in options:
            arm = self.arms[option]
            if arm.visits:
                value = arm.total / arm.visits + curiosity * sqrt(log(arm.offered) / arm.visits)
                if value > most:
                    best, most = option, value
        return best


class Descent:
    """One iteration's way down the tree, and where each seat stands on it."""

    __slots__ = ("_path", "_places", "_seen", "_width", "inside")

    def __init__(self, tops: list[dict[Key, Node]], width: Width) -> None:
        self.inside = True  # no new node was made yet
        self._width = width  # of new nodes
        self._path: list[tuple[Seat, Node, Arm]] = []
        self._places = tops[:]  # for each seat the nodes that may come next
        self._seen: list[list[Choice]] = [[] for _ in tops]  # by each seat, since its last answer

    def node(self, ask: Ask) -> Node:
        """The seat's node for this ask; a new one ends the way down."""
        seat = ask.seat
        key = (ask.prompt, ask.args, *self._seen[seat])
        node = self._places[seat].get(key)
        if node is None:
            self.inside = False
            node = self._places[seat][key] = Node(self._width)
        return node

    def take(self, node: Node, seat: Seat, choice: Choice, public: bool) -> None:
        """Notes the seat's answer; the others see it if it is public."""
        arm = node.arms[choice]
        self._path.append((seat, node, arm))
        self._places[seat] = arm.after
        self._seen[seat].clear()
        if public:
            for other, seen in enumerate(self._seen):
                if other != seat:
                    seen.append(choice)

    def learn(self, values: list[float], spreads: list[Spread]) -> None:
        """Adds what the iteration has brought to all that led there."""
        for seat, spread in enumerate(spreads):
            spread.see(values[seat])
        for seat, node, arm in self._path:
            node.visits += 1
            arm.visits += 1
            arm.total += values[seat]
