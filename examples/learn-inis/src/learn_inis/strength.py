"""How strong the policy is: matches against a bot, seats in turn, with 95% intervals."""

import argparse
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from crannog.arena.table import bot_seed, let_choose
from crannog.bots import make_bot
from crannog.bots.rates import wilson
from crannog.envs.reading import Reading
from crannog.kernel import Match, find_game
from learn_inis.bots import PolicyBot

FIRST_SEED = 2_000_000_000  # of the measured matches: nothing was learned from them
MOST_CHOICES = 20_000
CHUNK = 20  # matches between two lines


def wins(
    policy: MaskableActorCriticPolicy, reading: Reading, bot: str, matches: int, first_seed: int
) -> int:
    """How many of the matches the policy wins; a match without end is none."""
    won = 0
    for seed in range(first_seed, first_seed + matches):
        mine = seed % reading.seats
        match = Match.new(reading.sheet.game, reading.seats, seed)
        bots = [
            PolicyBot(bot_seed(seed, seat), policy, reading)
            if seat == mine
            else make_bot(bot, bot_seed(seed, seat))
            for seat in range(reading.seats)
        ]
        while match.pending and len(match.choices) < MOST_CHOICES:
            let_choose(match, bots)
        result = match.state.result
        won += result is not None and mine in result.winners
    return won


def line(bot: str, won: int, matches: int) -> str:
    """The measurement in a line."""
    low, high = wilson(won, matches)
    return (
        f"against {bot}: {won} of {matches} won, {won / matches:.1%} "
        f"(95% interval {low:.1%} to {high:.1%})"
    )


def main() -> None:
    """Measures a saved policy."""
    parser = argparse.ArgumentParser(prog="python -m learn_inis.strength", description=__doc__)
    parser.add_argument("policy", type=Path, help="what `learn_inis.train` saved")
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    torch.set_num_threads(1)
    policy = MaskablePPO.load(given.policy, device="cpu").policy
    reading = Reading(find_game("inis"), 2)
    for bot in given.bots:
        won = played = 0
        while played < given.matches:
            more = min(CHUNK, given.matches - played)
            won += wins(policy, reading, bot, more, FIRST_SEED + played)
            played += more
            print(line(bot, won, played), flush=True)


if __name__ == "__main__":
    main()
