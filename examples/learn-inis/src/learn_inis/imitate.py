"""The beginning: the network watches greedy play against itself, and learns what it would do."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor
from torch.nn.functional import mse_loss

from crannog.arena.table import bot_seed, let_choose
from crannog.bots import Bot, Chair, make_bot
from crannog.envs.reading import Observation, Reading
from crannog.kernel import Choice, Game, Match

FIRST_SEED = 1_000_000_000  # of the watched matches: no other seeds reach them
BATCH = 256


@dataclass
class Watched:
    """What was seen at each decision, what was done, and how the match ended for the chooser."""

    seen: list[Observation] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    outcomes: list[float] = field(default_factory=list)


class Watcher(Bot):
    """Plays as another bot does, and notes what it did."""

    name = "watcher"
    forks = True

    def __init__(self, bot: Bot, reading: Reading, watched: Watched) -> None:
        super().__init__(0)
        self.bot = bot
        self.reading = reading
        self.watched = watched

    def choose(self, chair: Chair) -> Choice:
        """The other bot's choice."""
        choice = self.bot.choose(chair)
        place = chair.ask.options.index(choice)
        page, action = divmod(place, self.reading.page)
        seen = self.reading.sheet.seen(chair.view(), chair.seat, chair.ask)
        arrays = self.reading.observe_view(seen, page)
        shown = len(self.reading.shown(chair.ask, page))
        arrays["options"] = arrays["options"][:shown].copy()  # the other rows are empty
        self.watched.seen.append(arrays)
        self.watched.actions.append(action)
        return choice


def watch(game: Game, reading: Reading, teacher: str, matches: int) -> Watched:
    """The decisions of the teacher in matches against itself."""
    watched = Watched()
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        match = Match.new(game, reading.seats, seed)
        bots: list[Bot] = [
            Watcher(make_bot(teacher, bot_seed(seed, seat)), reading, watched)
            for seat in range(reading.seats)
        ]
        choosers: list[int] = []
        while match.pending:
            before = len(watched.actions)
            seat = next(ask.seat for ask in match.pending.values() if not ask.optional)
            let_choose(match, bots)
            choosers += [seat] * (len(watched.actions) - before)
        result = match.state.result
        winners = () if result is None else result.winners
        watched.outcomes += [1.0 if seat in winners else -1.0 for seat in choosers]
    return watched


def stacked(seen: list[Observation]) -> dict[str, Tensor]:
    """Observations as a batch, with the empty rows of options that were left out."""
    masks = np.stack([arrays["action_mask"] for arrays in seen])
    options = np.zeros((*masks.shape, seen[0]["options"].shape[1]), np.float32)
    for n, arrays in enumerate(seen):
        options[n, : len(arrays["options"])] = arrays["options"]
    return {
        "observation": torch.as_tensor(np.stack([arrays["observation"] for arrays in seen])),
        "options": torch.as_tensor(options),
        "action_mask": torch.as_tensor(masks).float(),
    }


def learn_from(
    policy: MaskableActorCriticPolicy, watched: Watched, passes: int, seed: int
) -> Iterator[tuple[float, float]]:
    """Trains the policy to do the same and to foresee the outcome.

    Yields for each pass how often the policy would have done the same, and the error of its value.
    """
    chance = np.random.default_rng(seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    actions = torch.as_tensor(watched.actions)
    outcomes = torch.as_tensor(watched.outcomes)
    for number in range(passes):
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * (1 - number / passes)
        same = error = 0.0
        order = chance.permutation(len(actions))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            seen = stacked([watched.seen[n] for n in batch])
            values, logged, _ = policy.evaluate_actions(
                seen, actions[batch], action_masks=seen["action_mask"]
            )
            assert logged is not None
            wrong = mse_loss(values.flatten(), outcomes[batch])
            loss = -logged.mean() + 0.5 * wrong
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            same += float(logged.detach().exp().sum())
            error += float(wrong.detach()) * len(batch)
        yield same / len(order), error / len(order)


def imitate(
    policy: MaskableActorCriticPolicy,
    game: Game,
    reading: Reading,
    teacher: str,
    matches: int,
    passes: int,
    seed: int,
) -> None:
    """Watches and learns, and says what came of it."""
    started = time.process_time()
    watched = watch(game, reading, teacher, matches)
    print(
        f"watched {len(watched.actions)} decisions of {teacher} in {matches} matches, "
        f"{time.process_time() - started:.0f} s of processor time",
        flush=True,
    )
    for number, (same, error) in enumerate(learn_from(policy, watched, passes, seed), 1):
        print(
            f"pass {number}: would do the same with {same:.1%}, value error {error:.3f}, "
            f"{time.process_time() - started:.0f} s",
            flush=True,
        )
