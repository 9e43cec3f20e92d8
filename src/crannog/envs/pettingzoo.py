"""PettingZoo: all seats learn, one after the other (AEC)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.random import Generator
from pettingzoo import AECEnv

from crannog.envs.reading import PAGE, Observation
from crannog.envs.spaces import observation_space
from crannog.envs.table import MOST_SEEDS, Table
from crannog.kernel.game import Game
from crannog.kernel.state import Json

MAX_STEPS: Final = 20_000


class SeatsEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Every seat is an agent: `seat_0`, `seat_1` and so on.

    `reset(seed=n)` begins the match of seed n; without a seed the next one is drawn. A match of
    more than `max_steps` actions is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crannog_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        options: Mapping[str, Json] | None = None,
        page: int = PAGE,
        max_steps: int = MAX_STEPS,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, page)
        self.max_steps = max_steps
        self.steps = 0
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {
            agent: observation_space(self.table.reading) for agent in self.possible_agents
        }
        self._actions = {
            agent: Discrete(self.table.reading.actions) for agent in self.possible_agents
        }
        self.chance: Generator = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        """The same for all seats."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        """The places on a page of options, and to turn the page."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        else:
            seed = int(self.chance.integers(MOST_SEEDS))
        self.table.begin(seed)
        self.steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": seed} for agent in self.agents}
        self._wait()

    def observe(self, agent: str) -> Observation:
        """What the seat sees; a seat that nobody waits for has an empty mask."""
        return self.table.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Lets the agent whose turn it is take an action; one outside its mask is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.take(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._wait()
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to draw: the browser does that."""

    def close(self) -> None:
        """There is nothing to close."""

    def _wait(self) -> None:
        """The agent whose turn it is."""
        ask = self.table.ask
        self.agent_selection = self.possible_agents[0 if ask is None else ask.seat]
