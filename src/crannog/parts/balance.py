"""What a game counts for `crannog balance`: which seats had what, and whether they won."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.game import Game
from crannog.kernel.state import State
from crannog.parts import BadPart, load_part

Had = Iterable[tuple[str, Seat]]  # what, and who


class Count(NamedTuple):
    """Things of one kind, as the game's `ids` name it.

    Who has one is told by the state when the match begins (`begun`) or ends (`ended`); or it is who
    chose an option with one of the `verbs`, whose first argument is the thing.
    """

    kind: str
    verbs: frozenset[str] = frozenset()
    begun: Callable[[State], Had] | None = None
    ended: Callable[[State], Had] | None = None

    def chosen(self, seat: Seat, choice: Choice) -> Had:
        """What a choice tells."""
        if choice[0] in self.verbs:
            yield str(choice[1]), seat


def counts_of(game: Game) -> Mapping[str, Count]:
    """What the game counts, by name (in words: `balance-<name>`); nothing if it names no part."""
    if not game.balance:
        return {}
    counts: dict[object, object] = load_part(game.balance, dict)
    found = {
        name: count
        for name, count in counts.items()
        if isinstance(name, str) and isinstance(count, Count)
    }
    if len(found) < len(counts):
        raise BadPart(f"the part {game.balance!r} of {game.id} is not made of Count alone")
    return found
