"""Plays both games at random and prints a digest of each match, so that two builds can be compared.

A program of its own: the test runs it with the sources and with the compiled package.
"""

import hashlib
import json

from crannog.bench.ours import is_compiled
from crannog.games import horizons, inis
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

SEEDS = 12
MOST_CHOICES = 1500


def play(game: Game, seats: int, seed: int, options: dict[str, Json]) -> str:
    """One match by random choices: all that was asked and told, and how it ended."""
    match = Match.new(game, seats, seed, options)
    rng = Rng(seed)
    seen = hashlib.sha256()
    while match.pending and len(match.choices) < MOST_CHOICES:
        seat, ask = rng.pick(sorted(match.pending.items(), key=lambda item: item[0]))
        seen.update(repr((seat, ask.prompt, ask.options, ask.rule, ask.args)).encode())
        choice = rng.pick(ask.options)
        match.choose(seat, choice)
        if len(match.choices) % 50 == 0:
            seen.update(json.dumps(match.view(seat), sort_keys=True).encode())
            fork = match.fork(seat, Rng(seed))
            seen.update(json.dumps(game.export(fork.state), sort_keys=True).encode())
            seen.update(repr(game.evaluate(fork.state, seat)).encode())
    seen.update(json.dumps(game.export(match.state), sort_keys=True).encode())
    seen.update(json.dumps(match.events(), sort_keys=True).encode())
    return f"{game.id} {seats} {seed} {len(match.choices)} {seen.hexdigest()}"


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted")
    for start in range(SEEDS):
        for number in (2, 3, 4):
            scenario = ("standard", "discovery")[start % 2]
            print(play(inis.GAME, number, start, {"scenario": scenario}))
        for number in (1, 2, 3):
            print(play(horizons.GAME, number, start, {}))
