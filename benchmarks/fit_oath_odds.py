"""Fits the weights of crannog/games/oath/chances.py to who won.

    python benchmarks/fit_oath_odds.py --matches 400

The instinct plays matches of 2 to 5 players and takes any action instead every seventh time. At the
beginning of each turn every player's standing is taken apart: as it is a sum of weights times
counts, a count is the standing with its weight at 1 and all others at 0. The weights are then the
most likely ones (a conditional logit), with a small ridge. Needs NumPy and SciPy (extra [arena]).
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from crannog.games.oath import chances as odds
from crannog.games.oath.instinct import Instinct
from crannog.games.oath.meta import GAME
from crannog.games.oath.state import Oath
from crannog.kernel import Match, Rng

# Constants of that module which are no weights
FIXED: Final = {"HIDDEN_VISION", "LAST_ROUND", "END_SIDES", "VISIONS_NEEDED"}
SEATS: Final = (3, 4, 3, 2, 3, 5)  # by turns: the usual table most often
MOST_PLAYERS: Final = max(SEATS)
ANY: Final = 7  # every so many actions are any ones
POSITIONS: Final = 8  # of each match
RIDGE: Final = 1.0
FOLDS: Final = 4
NOBODY: Final = -1e9  # the standing of a player who is not there

Array = NDArray[np.float64]


class Played(NamedTuple):
    """A match: its winner, the players, and counts by position, player and weight."""

    winner: int
    players: int
    counts: Array


def weights() -> dict[str, float | tuple[float, int]]:
    """The weights as they stand."""
    return {
        name: value
        for name, value in vars(odds).items()
        if name.isupper() and isinstance(value, float | tuple) and name not in FIXED
    }


WEIGHTS: Final = weights()


def put(name: str, weight: float) -> None:
    """Gives the weight another value; how many pieces count stays."""
    value = WEIGHTS[name]
    setattr(odds, name, (weight, value[1]) if isinstance(value, tuple) else weight)


def counts_of(g: Oath) -> list[list[float]]:
    """For each weight the standing of each player with it alone."""
    for name in WEIGHTS:
        put(name, 0.0)
    found = []
    for name in WEIGHTS:
        put(name, 1.0)
        found.append([odds.assets(g, me) + odds.way_to_win(g, me) for me in range(len(g.players))])
        put(name, 0.0)
    return found


def play(seed: int) -> Played:
    """One match."""
    seats = SEATS[seed % len(SEATS)]
    match, chance, instinct = Match.new(GAME, seats, seed).clone(), Rng(seed), Instinct()
    g = match.state
    assert isinstance(g, Oath)
    positions: list[Array] = []
    turn = (0, -1)
    while g.chronicle is None:
        ask = next(ask for ask in match.pending.values() if not ask.optional)
        if ask.prompt == "act" and turn != (g.round, ask.seat):
            turn = (g.round, ask.seat)
            positions.append(np.array(counts_of(g)).T)
        free = ask.prompt in ("first-site", "first-adviser")
        free = free or (ask.prompt == "act" and not chance.below(ANY))
        match.choose(ask.seat, chance.pick(ask.options) if free else instinct.reply(g, ask))
    chance.shuffle(positions)
    return Played(g.chronicle.winner, seats, np.array(positions[:POSITIONS]))


class Sample:
    """Positions of some matches, each match of the same weight."""

    def __init__(self, matches: list[Played]) -> None:
        size = (MOST_PLAYERS, len(WEIGHTS))
        self.counts = np.concatenate([padded(match.counts, size) for match in matches])
        lengths = [len(match.counts) for match in matches]
        self.winner = np.repeat([match.winner for match in matches], lengths)
        self.share = np.repeat([1.0 / length for length in lengths], lengths) / len(matches)
        players = np.repeat([match.players for match in matches], lengths)
        self.players = players
        self.absent = np.where(np.arange(MOST_PLAYERS) < players[:, None], 0.0, NOBODY)

    def chances(self, fitted: Array) -> Array:
        """Each player's chance by these weights."""
        standing = self.counts @ fitted + self.absent
        grown = np.exp(standing - standing.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True)

    def loss(self, fitted: Array) -> float:
        """The log loss of the winners."""
        chances = self.chances(fitted)[np.arange(len(self.winner)), self.winner]
        return float(-(self.share * np.log(chances + 1e-12)).sum())

    def fit(self, matches: int) -> Array:
        """The most likely weights."""
        rows = np.arange(len(self.winner))
        spread = self.counts.reshape(-1, len(WEIGHTS)).std(axis=0) + 1e-3

        def slope(fitted: Array) -> tuple[float, Array]:
            off = self.chances(fitted)
            off[rows, self.winner] -= 1.0
            ridge = RIDGE / matches * (fitted * spread) ** 2
            steep = np.einsum("i,ij,ijk->k", self.share, off, self.counts)
            return (
                self.loss(fitted) + ridge.sum(),
                steep + 2 * RIDGE / matches * fitted * spread**2,
            )

        begin = np.zeros(len(WEIGHTS))
        return np.array(minimize(slope, begin, jac=True, method="L-BFGS-B").x)


def padded(counts: Array, size: tuple[int, int]) -> Array:
    """The counts with rows of zeros for players who are not there."""
    full = np.zeros((len(counts), *size))
    full[:, : counts.shape[1]] = counts
    return full


def folds(matches: list[Played]) -> Iterator[float]:
    """The loss in each part by the weights that fit the other parts."""
    for part in range(FOLDS):
        rest = [match for number, match in enumerate(matches) if number % FOLDS != part]
        yield Sample(matches[part::FOLDS]).loss(Sample(rest).fit(len(rest)))


def main() -> None:
    """Plays, fits and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    matches = [play(given.seed + number) for number in range(given.matches)]
    whole = Sample(matches)
    now = np.array([value if isinstance(value, float) else value[0] for value in WEIGHTS.values()])
    even = float((whole.share * np.log(whole.players)).sum())
    unseen = np.mean(list(folds(matches)))
    print(f"log loss of who won {len(matches)} matches: {whole.loss(now):.3f} now,")
    print(f"{unseen:.3f} fitted (cross-validated), {even:.3f} if all were alike")
    for name, before, fitted in zip(WEIGHTS, now, whole.fit(len(matches)), strict=True):
        print(f"{name:14} {before:+.2f} now, {fitted:+.2f} fitted")


if __name__ == "__main__":
    main()
