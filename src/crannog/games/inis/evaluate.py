"""How good a position of Inis looks for a seat, for bots that look one step ahead.

The numbers are weights in one currency: about one for a clan's difference that matters. They were
set by hand and by measured play (`python -m crannog.bots.strength`).
"""

from typing import Final

from crannog.games.inis.facts import GOAL, KIND
from crannog.games.inis.state import Inis
from crannog.games.inis.victory import conditions_met, values
from crannog.kernel.ask import Seat

WIN: Final = 1000.0
CROWN: Final = 30.0  # would win if the Assembly came now
CLAIM: Final = 8.0  # meets a condition and could take a Pretender token
MET: Final = 5.0  # each victory condition met
PROGRESS: Final = [1.6, 0.6, 0.3]  # a step towards the nearest condition, the next, the last
SPARE: Final = 0.6  # a count beyond the goal, which makes it safer
MOST_SPARE: Final = 2
DEED: Final = 1.0  # besides the steps it is worth
CLAN: Final = 0.7
CHIEFTAIN: Final = 0.8
CAPITAL: Final = 1.5  # the Brenn decides ties, places tiles and begins
TOKEN: Final = 0.5
LEADER: Final = 0.6  # how much the best opponent's standing weighs against one's own
CROWD: Final = 0.2  # and that of the opponents on average

EPIC_CARD: Final = 0.8
ADVANTAGE_CARD: Final = 0.3
ACTION_CARD: Final = 0.12  # for each point of ACTION_VALUES

# How useful an Action card is to hold, in the draft and in the Season
ACTION_VALUES: Final[dict[str, int]] = {
    "new_clans": 6,
    "sanctuary": 6,
    "exploration": 5,
    "conquest": 5,
    "migration": 5,
    "new_alliance": 5,
    "druid": 4,
    "craftsmen_and_peasants": 4,
    "citadel": 4,
    "bard": 4,
    "geis": 3,
    "festival": 3,
    "warlord": 3,
    "scouts_and_spies": 3,
    "emissaries": 3,
    "master_craftsman": 2,
    "raid": 1,
}


class Standing:
    """What a seat has on the table, counted once for a position."""

    __slots__ = ("met", "pretender", "worth")

    def __init__(self, g: Inis, seat: Seat) -> None:
        counts = values(g, seat)
        self.met = conditions_met(counts, g.deeds[seat])
        self.pretender = g.pretenders[seat]
        self.worth = (
            progress(counts, g.deeds[seat])
            + MET * self.met
            + DEED * g.deeds[seat]
            + presence(g, seat)
            + (TOKEN if self.pretender else 0.0)
        )


def evaluate(g: Inis, seat: Seat) -> float:
    """The seat's standing against its opponents', who is about to win, and the seat's hand."""
    if g.result is not None:
        return WIN if seat in g.result.winners else -WIN
    return against_others(g, seat, standings(g))


def evaluations(g: Inis) -> list[float]:
    """`evaluate` of every seat before the end, with what they share counted once."""
    shared = standings(g)
    return [against_others(g, seat, shared) for seat in range(g.seats)]


def standings(g: Inis) -> list[Standing]:
    """What each seat has on the table."""
    return [Standing(g, seat) for seat in range(g.seats)]


def against_others(g: Inis, seat: Seat, standings: list[Standing]) -> float:
    """The seat's standing against the others', who is about to win, and the seat's hand."""
    rivals = [standing.worth for other, standing in enumerate(standings) if other != seat]
    return (
        standings[seat].worth
        - LEADER * max(rivals)
        - CROWD * sum(rivals) / len(rivals)
        + succession(g, seat, standings)
        + hand(g, seat)
    )


def progress(counts: tuple[int, int, int], deeds: int) -> float:
    """I-15.1, I-15.3: steps towards the three conditions, Deeds on the nearest first."""
    total = 0.0
    for weight, count in zip(PROGRESS, sorted(counts, reverse=True), strict=True):
        used = min(deeds, max(0, GOAL - count))
        deeds -= used
        total += weight * min(GOAL, count + used)
        total += SPARE * min(MOST_SPARE, max(0, count - GOAL))
    return total


def presence(g: Inis, seat: Seat) -> float:
    """Clans on the map, chieftaincies, the Capital."""
    total = 0.0
    for territory in g.map.values():
        clans = territory.clans[seat]
        if clans:
            total += CLAN * clans
            if territory.chieftain() == seat:
                total += CHIEFTAIN + CAPITAL if territory.capital else CHIEFTAIN
    return total


def succession(g: Inis, seat: Seat, standings: list[Standing]) -> float:
    """I-15.4: who would win if the Assembly came now, and who may yet claim it in this Season."""
    total = 0.0
    crowned = heir(g, standings)
    if crowned >= 0:
        total += CROWN if crowned == seat else -CROWN
    for player, standing in enumerate(standings):
        if standing.met and not standing.pretender:
            total += CLAIM if player == seat else -CLAIM
    return total


def heir(g: Inis, standings: list[Standing]) -> Seat:
    """The seat that would win now, or -1; the Capital's chieftain breaks ties (I-5.1, I-15.4)."""
    scores = [standing.met if standing.pretender else 0 for standing in standings]
    best = max(scores)
    if not best:
        return -1
    if scores.count(best) == 1:
        return scores.index(best)
    brenn = next_brenn(g)
    return brenn if scores[brenn] == best else -1


def next_brenn(g: Inis) -> Seat:
    """I-5.1: who would be the Brenn if the Assembly came now."""
    capital = g.capital()
    chieftain = -1 if capital is None else capital.chieftain()
    return chieftain if chieftain >= 0 else g.brenn


def hand(g: Inis, seat: Seat) -> float:
    """The cards the seat holds, those it drafts included."""
    total = 0.0
    for card in (*g.hands[seat], *(g.kept[seat] or g.draft[seat])):
        kind = KIND[card]
        if kind == "action":
            total += ACTION_CARD * ACTION_VALUES[card]
        else:
            total += EPIC_CARD if kind == "epic" else ADVANTAGE_CARD
    return total
