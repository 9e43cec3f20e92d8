"""Ratings of bots from their wins, by the model of Bradley and Terry (needs the extra [arena]).

A bot's strength is `exp(rating)`. Its chance to win is its share in the strengths of all at the
table: for two that is the model itself, for more it is Luce's. The ratings are the most likely
ones, and the intervals follow from how sharply the likelihood falls around them. What is assumed
before the first match is told by PRIOR; it keeps the rating of a bot that always wins finite.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.special import logsumexp, softmax

from crannog.arena.ladder import Outcomes
from crannog.bots.rates import Z95

ELO: Final = 400 / log(10)  # a bot that is 400 better wins ten games for each that it loses
PRIOR: Final = 1000 / ELO  # before any match: two bots of three lie within it around the middle

Array = Any  # numpy's types are not looked at (pyproject.toml)


class Rating(NamedTuple):
    """A rating in Elo's points, 0 being the middle of all bots, and its 95% interval."""

    rating: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Contest:
    """So many times `winner` won; `seats` says how often each bot sat there. Bots are numbers."""

    seats: tuple[int, ...]
    winner: int
    times: float


def contests_of(bots: tuple[str, ...], outcomes: Outcomes) -> list[Contest]:
    """What the outcomes say of strength. Each of several winners beat all who did not win."""
    times: dict[tuple[tuple[int, ...], int], float] = {}
    for (seating, winners), games in outcomes.counts.items():
        for seat in winners:
            met = [
                bot for other, bot in enumerate(seating) if other == seat or other not in winners
            ]
            key = tuple(met.count(bot) for bot in bots), bots.index(seating[seat])
            times[key] = times.get(key, 0) + games / len(winners)
    return [Contest(seats, winner, number) for (seats, winner), number in times.items()]


def rate(bots: tuple[str, ...], contests: Iterable[Contest]) -> dict[str, Rating]:
    """The rating of each bot."""
    model = Likelihood(len(bots), list(contests))
    start = np.zeros(len(bots))
    search = {"method": "trust-exact", "jac": model.slope, "hess": model.curve}
    found = minimize(model.value, start, **search, options={"gtol": 1e-8}).x
    middle = np.identity(len(bots)) - 1 / len(bots)  # takes the mean of all from each
    spread = np.sqrt(np.diag(middle @ np.linalg.inv(model.curve(found)) @ middle)) * Z95 * ELO
    points = middle @ found * ELO
    return {
        bot: Rating(float(point), float(point - off), float(point + off))
        for bot, point, off in zip(bots, points, spread, strict=True)
    }


class Likelihood:
    """Minus the logarithm of how likely the contests are with given ratings; its derivatives."""

    def __init__(self, bots: int, contests: list[Contest]) -> None:
        self._times = np.array([contest.times for contest in contests])
        self._winners = np.zeros((len(contests), bots))
        for row, contest in enumerate(contests):
            self._winners[row, contest.winner] = 1
        seats = np.array([contest.seats for contest in contests], dtype=float)
        with np.errstate(divide="ignore"):  # who does not sit there has no chance
            self._seats = np.log(seats.reshape(len(contests), bots))

    def value(self, ratings: Array) -> float:
        """How unlikely it all is."""
        chances = logsumexp(self._seats + ratings, axis=1) - self._winners @ ratings
        return float(self._times @ chances + ratings @ ratings / (2 * PRIOR**2))

    def slope(self, ratings: Array) -> Array:
        """Its first derivatives."""
        chances = softmax(self._seats + ratings, axis=1)
        return self._times @ (chances - self._winners) + ratings / PRIOR**2

    def curve(self, ratings: Array) -> Array:
        """Its second derivatives."""
        chances = softmax(self._seats + ratings, axis=1)
        weighted = chances * self._times[:, None]
        within = np.diag(weighted.sum(axis=0)) - chances.T @ weighted
        return within + np.identity(len(ratings)) / PRIOR**2
