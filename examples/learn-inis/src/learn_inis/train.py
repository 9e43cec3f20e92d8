"""Trains a policy for two-player Inis and notes its strength on the way.

It begins by watching greedy, then plays with MaskablePPO against greedy, random and its own
earlier selves. The curve is a CSV file: processor time, steps, and matches won against each bot.
Ctrl-C ends the training early: it measures and saves what it has. `--go-on` goes on from there.
"""

import argparse
import copy
import csv
import time
from contextlib import suppress
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from crannog.envs.gymnasium import BotsEnv
from crannog.envs.reading import Reading
from crannog.kernel import find_game
from learn_inis.bots import Opponents
from learn_inis.imitate import imitate
from learn_inis.policy import OptionPolicy
from learn_inis.strength import line, wins

GAME = "inis"
SEATS = 2
TABLES = 8  # played at the same time, in one process
STEPS = 256  # at each table between two updates
SHARES = {"greedy": 0.6, "random": 0.05}  # of the opponents; the rest are earlier selves
KEPT = 6  # earlier selves
CURVE = "curve.csv"
POLICY = "policy.zip"
MEASURED_SEED = 1_500_000_000  # of the matches that make the curve


class Progress(BaseCallback):
    """Keeps earlier selves, measures now and then, and stops when the time is over."""

    def __init__(self, opponents: Opponents, given: argparse.Namespace, started: float) -> None:
        super().__init__()
        self.opponents = opponents
        self.given = given
        self.started = started
        self.measuring = 0.0  # processor time spent on it, which is no training
        self.next_look = 0.0

    @property
    def spent(self) -> float:
        """Processor time of the training so far."""
        return time.process_time() - self.started - self.measuring

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.spent >= self.next_look:
            self.look()
            self.next_look = self.spent + self.given.every
            self.opponents.earlier = [
                *self.opponents.earlier[-KEPT + 1 :],
                copy.deepcopy(self.model.policy).eval(),
            ]

    def _on_rollout_end(self) -> None:
        won = [info["r"] for info in self.model.ep_info_buffer or ()]
        rate = sum(reward > 0 for reward in won) / max(1, len(won))
        print(f"{self.spent:.0f} s, {self.num_timesteps} steps, wins {rate:.0%}", flush=True)

    def look(self) -> None:
        """Measures the policy, writes a row of the curve, and saves it."""
        before, trained = time.process_time(), self.spent
        row: dict[str, float] = {"seconds": round(trained, 1), "steps": self.num_timesteps}
        policy = self.model.policy
        policy.set_training_mode(False)
        for bot, matches in (("random", self.given.matches // 3), ("greedy", self.given.matches)):
            won = wins(policy, self.opponents.reading, bot, matches, MEASURED_SEED)
            row |= {f"{bot}_won": won, f"{bot}_matches": matches}
            print(
                f"{trained:.0f} s, {self.num_timesteps} steps, {line(bot, won, matches)}",
                flush=True,
            )
        path = self.given.out / CURVE
        new = not path.exists()
        with path.open("a", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(row))
            if new:
                writer.writeheader()
            writer.writerow(row)
        self.model.save(self.given.out / POLICY)
        self.measuring += time.process_time() - before


class Stop(BaseCallback):
    """Ends the training when its processor time is over."""

    def __init__(self, progress: Progress, seconds: float) -> None:
        super().__init__()
        self.progress = progress
        self.seconds = seconds

    def _on_step(self) -> bool:
        return self.progress.spent < self.seconds


def arguments() -> argparse.ArgumentParser:
    """What the command takes."""
    parser = argparse.ArgumentParser(prog="python -m learn_inis.train", description=__doc__)
    parser.add_argument("out", type=Path, help="a folder for the policy and its curve")
    parser.add_argument("--seconds", type=float, default=2400, help="processor time of training")
    parser.add_argument("--watched", type=int, default=200, help="matches of greedy to watch first")
    parser.add_argument("--passes", type=int, default=6, help="how often what was seen is learned")
    parser.add_argument("--every", type=float, default=300, help="seconds between measurements")
    parser.add_argument("--matches", type=int, default=100, help="in each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="from what the folder holds")
    return parser


def main() -> None:
    """Trains."""
    given = arguments().parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    game = find_game(GAME)
    reading = Reading(game, SEATS)
    opponents = Opponents(reading, SHARES)
    tables = VecMonitor(DummyVecEnv([lambda: BotsEnv(game, SEATS, opponents)] * TABLES))
    spent, steps = so_far(given.out / CURVE) if given.go_on else (0.0, 0)
    started = time.process_time() - spent
    model = MaskablePPO(
        OptionPolicy,
        tables,
        learning_rate=2.5e-4,
        n_steps=STEPS,
        batch_size=256,
        n_epochs=3,
        gamma=0.999,
        gae_lambda=0.95,
        clip_range=0.15,
        ent_coef=0.005,
        target_kl=0.03,
        seed=given.seed,
        device="cpu",
    )
    if given.go_on:
        model.set_parameters(given.out / POLICY)
    else:
        imitate(model.policy, game, reading, "greedy", given.watched, given.passes, given.seed)
    progress = Progress(opponents, given, started)
    with suppress(KeyboardInterrupt):
        model.num_timesteps = steps
        model.learn(
            10**9,
            callback=[progress, Stop(progress, given.seconds)],
            reset_num_timesteps=False,
        )
    progress.look()


def so_far(curve: Path) -> tuple[float, int]:
    """The processor time and the steps that the training has taken, by its curve."""
    with curve.open(encoding="utf-8", newline="") as file:
        return max((float(row["seconds"]), int(row["steps"])) for row in csv.DictReader(file))


if __name__ == "__main__":
    main()
