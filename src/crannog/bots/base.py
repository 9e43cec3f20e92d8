"""What a bot is given and what it must do."""

import time
from collections.abc import Callable
from typing import TypeAlias

from crannog.direct import Root
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.match import Match, Rollout
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

Stop: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Nobody stops the bot."""
    return False


def after(seconds: float) -> Stop:
    """The bot is stopped when so many seconds have passed from now on."""
    until = time.monotonic() + seconds
    return lambda: time.monotonic() >= until


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

    def root(self) -> Root:
        """The same as a place from which many rollouts begin."""
        return Root(self._match, self.seat)


class Bot:
    """A player without a person. `seed` makes its chance its own and repeatable.

    One that thinks long asks `stop` now and then, and where it says so answers with the best it
    has found.
    """

    name = ""
    forks = False  # whether it looks at views or forks, which rules must then keep track for

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.stop: Stop = never

    @classmethod
    def made(cls, seed: int, how: str) -> "Bot":
        """A bot of this kind; `how` is what follows a colon in the name that a person gave."""
        if how:
            raise CrannogError(f"the bot {cls.name!r} takes no {how!r} after its name")
        return cls(seed)

    def choose(self, chair: Chair) -> Choice:
        """One of the options of the chair's ask."""
        raise TypeError(f"the bot {self.name!r} does not choose")
