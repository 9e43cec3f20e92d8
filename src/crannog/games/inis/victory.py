"""Victory (I-15): the three conditions, Deeds as wilds, the Brenn's tie-break."""

from itertools import combinations
from typing import Final

from crannog.games.inis.facts import GOAL
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Seat
from crannog.kernel.state import Result

CONDITIONS: Final = ("leadership", "land", "religion")


def leadership(g: Inis, seat: Seat) -> int:
    """I-15.1: opposing clans in the territories where the seat is chieftain."""
    total = 0
    for territory in g.map.values():
        if territory.clans[seat] and territory.chieftain() == seat:
            total += sum(territory.clans) - territory.clans[seat]
    return total


def land(g: Inis, seat: Seat) -> int:
    """I-15.1: territories where the seat is present."""
    return sum(1 for territory in g.map.values() if territory.clans[seat])


def religion(g: Inis, seat: Seat) -> int:
    """I-15.1: Sanctuaries in the territories where the seat is present."""
    return sum(territory.sanctuaries for territory in g.map.values() if territory.clans[seat])


def values(g: Inis, seat: Seat) -> tuple[int, int, int]:
    """The seat's three counts, without Deeds."""
    return leadership(g, seat), land(g, seat), religion(g, seat)


def conditions_met(counts: tuple[int, int, int], deeds: int) -> int:
    """I-15.3: the most conditions that the counts meet with the Deeds spread at their best."""
    missing = [max(0, GOAL - count) for count in counts]
    return max(
        size
        for size in range(len(missing) + 1)
        for chosen in combinations(missing, size)
        if sum(chosen) <= deeds
    )


def met(g: Inis, seat: Seat) -> int:
    """How many victory conditions the seat meets right now."""
    return conditions_met(values(g, seat), g.deeds[seat])


def winner(g: Inis) -> Result | None:
    """I-15.4, I-15.5: the pretender with most conditions; the Brenn breaks a tie he is in."""
    scores = {seat: met(g, seat) for seat in range(g.seats) if g.pretenders[seat]}
    best = max(scores.values(), default=0)
    if not best:
        return None
    tied = [seat for seat, score in scores.items() if score == best]
    if len(tied) == 1:
        return Result((tied[0],), "most-conditions", "I-15.4")
    if g.brenn in tied:
        return Result((g.brenn,), "brenn-breaks-tie", "I-15.4")
    return None
