"""How likely the Spirits are to win, by the look of the island, for bots that search."""

from math import exp
from typing import Final

from crannog.games.horizons.evaluate import evaluate
from crannog.games.horizons.state import Horizons
from crannog.kernel.state import State

# Fitted to 20 matches of greedy alone with escalation, 139 positions (log loss 0.230)
EVEN: Final = -20.0  # in `evaluate`: as many matches are won as lost
SCALE: Final = 15.0  # so much more makes winning e times as likely


def chances(state: State) -> list[float]:
    """H-14: the team's chance, which is each seat's."""
    assert isinstance(state, Horizons)
    chance = 1.0 / (1.0 + exp((EVEN - evaluate(state, 0)) / SCALE))
    return [chance] * state.seats
