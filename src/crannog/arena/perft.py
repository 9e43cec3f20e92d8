"""Perft: how many sequences of choices there are, as an early alarm for changed rules."""

from collections.abc import Mapping

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.flow import Flow
from crannog.kernel.game import Game
from crannog.kernel.state import Json, State


def perft(game: Game, seats: int, seed: int, options: Mapping[str, Json], depth: int) -> list[int]:
    """The numbers of sequences of 1, 2, ... `depth` choices from the fresh match.

    A choice among one option does not count. Seats that are asked at the same time choose in the
    order of their numbers.
    """
    game.check_seats(seats)
    counts = [0] * depth
    root = Node(game, game.setup(seats, seed, game.full_options(options)), ())
    count_below(root, 0, counts)
    return counts


def count_below(node: "Node", level: int, counts: list[int]) -> None:
    """Adds what can be chosen at the node, and below it as far as `counts` goes."""
    ask = node.ask()
    if ask is None:
        return
    forced = len(ask.options) == 1
    if not forced:
        counts[level] += len(ask.options)
    below = level if forced else level + 1
    if below < len(counts):
        for option in ask.options:
            count_below(node.after(ask.seat, option), below, counts)


class Node:
    """A moment of the match: the state of the last checkpoint, and the choices since."""

    __slots__ = ("_flow", "game", "since", "state")

    def __init__(self, game: Game, state: State, since: tuple[tuple[Seat, Choice], ...]) -> None:
        self.game = game
        self.state = state
        self.since = since
        live = state.copy()
        self._flow = Flow(live, game.rules(live))
        self._flow.start()
        self._flow.on_checkpoint = self._keep
        for seat, choice in since:
            self._flow.answer(seat, choice)

    def _keep(self, state: State) -> None:
        self.state, self.since = state.copy(), ()

    def ask(self) -> Ask | None:
        """The question to answer next, or None at the end of the match."""
        asks = [ask for ask in self._flow.pending().values() if not ask.optional]
        return min(asks, key=lambda ask: ask.seat, default=None)

    def after(self, seat: Seat, choice: Choice) -> "Node":
        """The moment after a choice."""
        return Node(self.game, self.state, (*self.since, (seat, choice)))
