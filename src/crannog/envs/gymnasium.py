"""Gymnasium: one learner at a table with bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from crannog.arena.table import bot_seed
from crannog.bots import Bot, Chair, make_bot
from crannog.envs.reading import PAGE, Observation
from crannog.envs.spaces import observation_space
from crannog.envs.table import MOST_SEEDS, Table
from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.state import Json

MAX_STEPS: Final = 5_000

MakeBot: TypeAlias = Callable[[int], Bot]


class BotsEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A learner in one seat, bots in the others.

    `bots` are names as for `crannog simulate`, or functions that make a bot from a seed; one is for
    all other seats, several are one each, in the order of the seats after the learner. The learner
    sits in seat `seat`, or, where that is None, in seat `seed` modulo `seats`.

    `reset(seed=n)` begins the match of seed n; without a seed the next one is drawn. An episode of
    more than `max_steps` of the learner's actions is truncated.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        bots: str | MakeBot | Sequence[str | MakeBot] = "random",
        seat: Seat | None = None,
        options: Mapping[str, Json] | None = None,
        page: int = PAGE,
        max_steps: int = MAX_STEPS,
    ) -> None:
        self.table = Table(game, seats, options, page)
        self.makers = self._makers(bots)
        if seat is not None and not 0 <= seat < seats:
            raise CrannogError(f"there is no seat {seat} at a table with {seats} seats")
        self.seat = seat
        self.learner: Seat = seat or 0
        self.max_steps = max_steps
        self.steps = 0
        self.bots: dict[Seat, Bot] = {}
        self.action_space = gymnasium.spaces.Discrete(self.table.reading.actions)
        self.observation_space = observation_space(self.table.reading)

    def _makers(self, bots: str | MakeBot | Sequence[str | MakeBot]) -> list[MakeBot]:
        """What makes the bot of each seat after the learner's."""
        others = self.table.seats - 1
        given = [bots] * others if isinstance(bots, str) or callable(bots) else list(bots)
        if len(given) != others:
            raise CrannogError(
                f"{len(given)} bots for {others} other seats: name one for all, or one for each"
            )
        return [self._maker(bot) for bot in given]

    def _maker(self, bot: str | MakeBot) -> MakeBot:
        if not isinstance(bot, str):
            return bot
        make_bot(bot, 0, self.table.game)  # an unknown name is told at once
        return lambda seed: make_bot(bot, seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a match, and lets the bots play to the learner's first decision."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(MOST_SEEDS))
        seats = self.table.seats
        self.learner = seed % seats if self.seat is None else self.seat
        others = [(self.learner + n) % seats for n in range(1, seats)]
        self.bots = {
            other: make(bot_seed(seed, other))
            for other, make in zip(others, self.makers, strict=True)
        }
        self.steps = 0
        self.table.begin(seed)
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes the learner's action, and lets the bots play to its next decision.

        What the mask does not allow changes nothing; it counts as a step and `info` tells it.
        """
        allowed = bool(self.table.mask(self.learner)[action])
        if allowed:
            self.table.take(int(action))
            self._let_bots_play()
        self.steps += 1
        over = self.table.over
        reward = self.table.rewards()[self.learner]
        truncated = not over and self.steps >= self.max_steps
        info = {**self._info(), "illegal": not allowed}
        return self._observation(), reward, over, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as `MaskablePPO` of sb3-contrib asks for it."""
        return self.table.mask(self.learner).astype(np.bool_)

    def _let_bots_play(self) -> None:
        table = self.table
        while (ask := table.ask) is not None and ask.seat != self.learner:
            bot = self.bots[ask.seat]
            table.match.choose(ask.seat, bot.choose(Chair(table.match, ask.seat)))

    def _observation(self) -> Observation:
        return self.table.observe(self.learner)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.learner, "seed": self.table.match.seed}
