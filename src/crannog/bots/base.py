"""What a bot is given and what it must do."""

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.match import Match, Rollout
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json


class Chair:
    """A seat at a match as its bot sees it: its ask, its view and determinised forks; no more."""

    __slots__ = ("_match", "ask", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match = match
        self.seat = seat
        self.ask: Ask = match.pending[seat]

    @property
    def game(self) -> Game:
        """The game, for its facts and its `evaluate`."""
        return self._match.game

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._match.game.id

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self._match.view(self.seat)

    def fork(self, rng: Rng) -> Rollout:
        """A copy of the match to try things on; what the seat can't know is redrawn."""
        return self._match.fork(self.seat, rng)


class Bot:
    """A player without a person. `seed` makes its chance its own and repeatable."""

    name = ""
    forks = False  # whether it looks at views or forks, which rules must then keep track for

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> Choice:
        """One of the options of the chair's ask."""
        raise TypeError(f"the bot {self.name!r} does not choose")
