"""OpenSpiel: the games as `pyspiel` games, registered as `crannog_<game>` when this is imported.

A match begins with a chance node that draws one of `worlds` seeds; everything else follows from the
seed and the actions. So chance is settled from the start: an algorithm that looks ahead on clones
of the true state would foresee it. Learners, and search on states of its own making, are in order.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import pyspiel

from crannog.envs.pettingzoo import MAX_STEPS
from crannog.envs.reading import PAGE, Floats, Reading
from crannog.envs.table import DRAWN, LOST, WON, Table
from crannog.kernel.game import Game, installed_games
from crannog.kernel.state import Json

WORLDS: Final = 1000
PREFIX: Final = "crannog_"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Crannog: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL
        if game.cooperative
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": default_seats(game),
            "worlds": WORLDS,
            "page": PAGE,
            "max_steps": MAX_STEPS,
            "options": "{}",
        },
    )


def default_seats(game: Game) -> int:
    """Two, where two can play."""
    return 2 if 2 in game.seats else min(game.seats)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options.

    `players`, `worlds` (seeds that may be drawn), `page` (options on a page), `max_steps` and
    `options` (those of a match, as JSON) are its parameters.
    """

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = {**game_type(game).parameter_specification, **(params or {})}
        self.crannog = game
        self.players = int(given["players"])
        self.worlds = int(given["worlds"])
        self.max_steps = int(given["max_steps"])
        self.options: dict[str, Json] = json.loads(given["options"])
        self.page = int(given["page"])
        self.reading = self.new_table().reading
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=self.reading.actions,
                max_chance_outcomes=self.worlds,
                num_players=self.players,
                min_utility=LOST,
                max_utility=WON,
                utility_sum=None,
                max_game_length=self.max_steps,
            ),
            dict(params or {}),
        )

    def new_table(self) -> Table:
        """A table at which a match can begin."""
        return Table(self.crannog, self.players, self.options, self.page)

    def new_initial_state(self) -> "SpielState":
        """A match whose seed is not drawn yet."""
        return SpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> "SpielObserver":
        """What reads states for a player."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observations are of the moment: there is no perfect recall")
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return SpielObserver(self.reading)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel plays it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.worlds = game.worlds
        self.max_steps = game.max_steps
        self.table = game.new_table()
        self.begun = False
        self.steps = 0

    def current_player(self) -> int:
        """Whose turn it is; chance at first."""
        if not self.begun:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.table.ask
        if ask is None or self.steps >= self.max_steps:
            return int(pyspiel.PlayerId.TERMINAL)
        return ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each equally likely."""
        return [(seed, 1.0 / self.worlds) for seed in range(self.worlds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.table.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.begun:
            self.table.take(action)
            self.steps += 1
        else:
            self.table.begin(action)
            self.begun = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.table.action_text(action)

    def is_terminal(self) -> bool:
        """Whether the match is over, or has become too long."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the match has brought each player."""
        return self.table.rewards() if self.begun else [DRAWN] * self.num_players()

    def __str__(self) -> str:
        """Where the match stands; everything follows from the seed and the choices."""
        if not self.begun:
            return "not begun"
        match = self.table.match
        return f"{match.game.id}, seed {match.seed}, page {self.table.page}: {match.choices}"


class SpielObserver:
    """Reads states: `tensor` is the table's numbers, then those of each option on the page."""

    def __init__(self, reading: Reading) -> None:
        table, options = len(reading.names), (reading.actions, len(reading.option_names))
        self.tensor: Floats = np.zeros(table + options[0] * options[1], np.float32)
        self.dict: dict[str, Floats] = {
            "observation": self.tensor[:table],
            "options": self.tensor[table:].reshape(options),
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the arrays with what the player sees; nothing before the match has begun."""
        self.tensor.fill(0.0)
        if state.begun:
            seen = state.table.observe(player)
            for name, array in self.dict.items():
                array[...] = seen[name]

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, as text: its view and its ask."""
        return state.table.text(player) if state.begun else ""


def register(game: Game) -> None:
    """Makes a game known to `pyspiel.load_game`."""

    class Registered(SpielGame):
        """OpenSpiel makes games of their parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game), Registered)


@lru_cache(maxsize=1)
def register_all() -> None:
    """Registers the installed games that have an encoder, once."""
    for game in installed_games().values():
        if game.encoder:
            register(game)


register_all()
