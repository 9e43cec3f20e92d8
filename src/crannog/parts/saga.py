"""What a game says of the worlds between its matches: for sagas, their pages and their files.

A world is what `Game.leaves` gives and what the next match begins with (`start=`). Nobody but the
game itself looks into one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json
from crannog.parts import BadPart, load_part
from crannog.shapes import Sentence

# What the people of a saga may see of decks and archive
NOTHING: Final = "nothing"
NUMBERS: Final = "numbers"  # of each kind of card
ALL: Final = "all"  # which cards they are, but not where they lie
SIGHTS: Final = (NOTHING, NUMBERS, ALL)


class NoSaga(CrannogError):
    """A game whose matches leave nothing to each other."""


class SagaPart(ABC):
    """What a game tells of its worlds; a game's own subclass knows them.

    What is called a page is what a world says of the match that left it. `seat` in sentences is a
    player of that match.
    """

    # The options that every match of a saga has
    options: Mapping[str, Json] = {}

    @abstractmethod
    def read(self, world: Json) -> dict[str, Json]:
        """The world, with its page if it has one; BadPosition names what is wrong."""

    def check_seats(self, world: Json, seats: int) -> None:  # noqa: B027  # most need no check
        """BadPosition where so many players can't begin in the world."""

    @abstractmethod
    def page(self, world: Json) -> Json:
        """What the world says of the match that left it; None: no match did."""

    @abstractmethod
    def shuffled(self, world: Json, rng: Rng) -> Json:
        """The world with all that nobody may know drawn anew: whoever has read it knows no more
        than anybody else."""

    def seating(self, world: Json, seats: int) -> list[Seat]:
        """For each seat of the match after the one that left the world: whose of that one it is
        offered to."""
        return list(range(seats))

    @abstractmethod
    def shown(self, world: Json, sight: str) -> dict[str, Json]:
        """The world and its page as people of that sight may see them: of this all is told."""

    @abstractmethod
    def chapter(self, shown: Json) -> list[Sentence]:
        """The match that has left the world, in sentences."""

    def calls(self, shown: Json) -> list[str]:
        """By player of that match, the message that names whoever has no name; none: by the seats.

        After the people there may be players whom nobody plays.
        """
        return []

    @abstractmethod
    def ruler(self, shown: Json) -> Sentence:
        """Who rules after that match."""

    @abstractmethod
    def places(self, shown: Json) -> list[Sentence]:
        """The map as it stands, a sentence for each place."""

    def unseen(self, shown: Json) -> list[Sentence]:
        """What lies in decks and archive, as far as it is shown; the order in them never is."""
        return []

    @abstractmethod
    def counts(self, shown: Json) -> dict[str, int]:
        """The cards of the deck by kind, where they are shown; the kinds are messages."""


def saga_part(game: Game) -> SagaPart:
    """What the game tells of its worlds; NoSaga where its matches leave none."""
    if not game.saga:
        raise NoSaga(f"matches of {game.id} leave nothing to each other: there are no sagas of it")
    found = load_part(game.saga, type)
    if not issubclass(found, SagaPart):
        raise BadPart(f"the part {game.saga!r} of {game.id} is no SagaPart")
    made: SagaPart = found()
    return made
