"""What a position is worth: for each seat the result to expect, 1 for a win and 0 for a loss."""

from typing import Final

from crannog.kernel.ask import Seat
from crannog.kernel.game import Game
from crannog.kernel.state import Result, State
from crannog.parts.habits import Habits

WON: Final = 1.0
UNDECIDED: Final = 0.5
LOST: Final = 0.0
SPAN: Final = 10.0  # of an `evaluate` of whose scale nothing is known


class Worth:
    """Judges positions of one game: by their result, the game's `chances`, or its `evaluate`."""

    __slots__ = ("_chances", "_game", "_judges")

    def __init__(self, game: Game, habits: Habits) -> None:
        self._game = game
        self._chances = habits.chances
        self._judges = game.provides("evaluate")

    def judges(self) -> bool:
        """Whether a position can be judged before the match has ended."""
        return self._chances is not None or self._judges

    def of(self, state: State) -> list[float]:
        """The result that each seat may expect."""
        if state.result is not None:
            return [self.at_end(state.result, seat) for seat in range(state.seats)]
        if self._chances is not None:
            return self._chances(state)
        if self._judges:
            return [pressed(self._game.evaluate(state, seat)) for seat in range(state.seats)]
        return [UNDECIDED] * state.seats

    def at_end(self, result: Result, seat: Seat) -> float:
        """What the result is for the seat; a tie without a winner lies between."""
        if seat in result.winners:
            return WON
        return LOST if result.winners or self._game.cooperative else UNDECIDED


def pressed(value: float) -> float:
    """Any number between 0 and 1, greater ones above smaller ones."""
    return (1.0 + value / (SPAN + abs(value))) / 2.0
