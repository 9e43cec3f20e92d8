"""What one match of many leaves behind."""

from dataclasses import dataclass

from crannog.kernel.ask import Seat
from crannog.kernel.game import Game
from crannog.kernel.state import State


@dataclass(frozen=True, slots=True)
class Tally:
    """One match in numbers. A crash is the error's text; an unfinished match has no reason."""

    seed: int
    decisions: int = 0
    rounds: int | None = None
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    crash: str = ""

    @property
    def finished(self) -> bool:
        """Whether the match ended by its rules."""
        return bool(self.reason)


def tally_of(game: Game, state: State, seed: int, decisions: int) -> Tally:
    """The tally of a match that was played to this state."""
    return Tally(
        seed,
        decisions,
        game.round_of(state),
        state.result.winners if state.result is not None else (),
        state.result.reason if state.result is not None else "",
    )
