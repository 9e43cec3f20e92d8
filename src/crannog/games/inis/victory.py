"""Victory (I-15): the three conditions, Deeds as wilds, the Brenn's tie-break."""

from typing import Final

from crannog.games.inis.facts import GOAL
from crannog.games.inis.state import Inis
from crannog.kernel.ask import Seat
from crannog.kernel.state import Result

CONDITIONS: Final = ("leadership", "land", "religion")


def values(g: Inis, seat: Seat) -> tuple[int, int, int]:
    """I-15.1: the seat's three counts, without Deeds.

    Leadership counts the opposing clans where the seat is chieftain, land the territories where it
    is present, religion the Sanctuaries there.
    """
    opposing = lands = sanctuaries = 0
    for territory in g.map.values():
        clans = territory.clans
        own = clans[seat]
        if own:
            lands += 1
            sanctuaries += territory.sanctuaries
            others = sum(clans) - own
            if others and territory.chieftain() == seat:
                opposing += others
    return opposing, lands, sanctuaries


def conditions_met(counts: tuple[int, int, int], deeds: int) -> int:
    """I-15.3: the most conditions that the counts meet with the Deeds spread at their best.

    That is: Deeds go to the condition that misses least, then to the next.
    """
    reached = 0
    for missing in sorted([GOAL - count for count in counts]):
        if missing > deeds:
            break
        deeds -= max(0, missing)
        reached += 1
    return reached


def met_with(counts: tuple[int, int, int], deeds: int) -> dict[str, int]:
    """I-15.3: the conditions that are met, each with the number of Deeds that complete it."""
    missing = {name: max(0, GOAL - n) for name, n in zip(CONDITIONS, counts, strict=True)}
    nearest = sorted(CONDITIONS, key=missing.__getitem__)
    return {name: missing[name] for name in nearest[: conditions_met(counts, deeds)]}


def met(g: Inis, seat: Seat) -> int:
    """How many victory conditions the seat meets right now."""
    return conditions_met(values(g, seat), g.deeds[seat])


def tell_conditions(g: Inis) -> None:
    """I-15.1: who meets a condition for the first time in the match, which changes its course."""
    if not g.watched:
        return
    for seat in range(g.seats):
        counts = values(g, seat)
        if max(counts) + g.deeds[seat] < GOAL:
            continue  # as in most turns
        for name in met_with(counts, g.deeds[seat]):
            row = (seat, CONDITIONS.index(name))
            if row not in g.met_so_far:
                g.met_so_far = [*g.met_so_far, row]
                g.tell("meets", "I-15.1", seat, name)


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
