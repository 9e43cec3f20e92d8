"""The faces for learners: what PettingZoo, Gymnasium and OpenSpiel themselves ask of them."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import crannog.envs.openspiel
from crannog.bots import make_bot
from crannog.envs.gymnasium import BotsEnv
from crannog.envs.pettingzoo import SeatsEnv
from crannog.envs.table import BadAction
from crannog.kernel import CrannogError

assert crannog.envs.openspiel  # importing it registers the games

# Matches of Oath have the most numbers, and OpenSpiel reads each state many times
SIMULATED_STEPS = {"oath": 8}

TABLES = [("inis", 2), ("inis", 4), ("horizons", 1), ("horizons", 2), ("oath", 1), ("oath", 3)]


def any_action(mask, chance):
    return int(chance.choice(np.flatnonzero(mask)))


# -- PettingZoo --------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:Observation")  # it likes arrays better than named ones
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_the_environment(game, seats):
    api_test(SeatsEnv(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), [("inis", 2), ("horizons", 2), ("oath", 2)])
def test_pettingzoo_finds_that_a_seed_settles_all(game, seats):
    seed_test(lambda: SeatsEnv(game, seats), num_cycles=25)


def test_a_whole_match_in_pettingzoo():
    env, chance = SeatsEnv("horizons", 2), np.random.default_rng(1)
    env.reset(seed=5)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        env.step(None if terminated or truncated else any_action(seen["action_mask"], chance))
    assert env.agents == []
    result = env.table.match.state.result
    assert result is not None
    assert returns == {f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(2)}


def test_a_long_match_is_truncated():
    env = SeatsEnv("inis", 2, max_steps=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_outside_the_mask_is_refused():
    env = SeatsEnv("inis", 2)
    env.reset(seed=1)
    before = env.table.match.save()
    with pytest.raises(BadAction, match="see its action_mask"):
        env.step(env.table.reading.turn)
    assert env.table.match.save() == before


# -- Gymnasium ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_accepts_the_environment(game, seats):
    check_env(BotsEnv(game, seats), skip_render_check=True)


def played(env: BotsEnv, seed: int, steps: int = 15) -> list:
    """What a learner that acts at random sees."""
    chance = np.random.default_rng(seed)
    told: list[Any] = [env.reset(seed=seed)]
    over = False
    while not over and len(told) < steps:
        told.append(env.step(any_action(env.action_masks(), chance)))
        over = told[-1][2] or told[-1][3]
    return told


def same(one, other) -> bool:
    """Whether two lists of what was told are alike, arrays by their values."""
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


@pytest.mark.parametrize("game", ["inis", "oath"])
def test_a_seed_settles_a_match_with_bots(game):
    first, second = (BotsEnv(game, 2, "greedy") for _ in range(2))
    assert same(played(first, 4), played(second, 4))
    assert same(played(first, 5), played(second, 5))  # whatever was played before
    assert not same(played(first, 4), played(second, 5))


def test_the_seed_is_that_of_the_match():
    env = BotsEnv("inis", 2)
    env.reset(seed=77)
    assert env.table.match.seed == 77


def test_seeds_follow_from_the_first_one():
    first, second = BotsEnv("inis", 2), BotsEnv("inis", 2)
    seeds = []
    for env in (first, second):
        env.reset(seed=3)
        seeds.append([env.reset()[1]["seed"] for _ in range(3)])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 3


def test_the_learner_sits_in_every_seat_in_turn_or_where_it_is_told():
    env = BotsEnv("inis", 3)
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(4)] == [0, 1, 2, 0]
    env = BotsEnv("inis", 3, seat=1)
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(3)] == [1, 1, 1]


def test_bots_sit_after_the_learner():
    env = BotsEnv("inis", 3, ["greedy", lambda seed: make_bot("random", seed)], seat=1)
    env.reset(seed=0)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {2: "greedy", 0: "random"}


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": ["greedy", "greedy"]}, "2 bots for 1 other seats"),
        ({"seat": 2}, "there is no seat 2"),
        ({"seats": 7}, "is played with"),
        ({"page": 0}, "at least one option"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_what_is_wrong_is_told_at_once(more, what):
    with pytest.raises(CrannogError, match=what):
        BotsEnv(**{"game": "inis", **more})


def test_a_forbidden_action_changes_nothing_and_is_told():
    env = BotsEnv("inis", 2, seat=0)
    env.reset(seed=0)
    before = env.table.match.save()
    _, reward, terminated, truncated, info = env.step(env.table.reading.turn)
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, False, False, True)
    assert env.table.match.save() == before
    _, _, _, _, info = env.step(any_action(env.action_masks(), np.random.default_rng(0)))
    assert not info["illegal"]
    assert env.table.match.save() != before


def test_the_environment_is_one_of_gymnasium():
    assert isinstance(BotsEnv("inis"), gymnasium.Env)


# -- OpenSpiel ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_accepts_the_game(game, players):
    """Its own simulation: legal actions, masks, observations, copies and files of each state."""
    steps = SIMULATED_STEPS.get(game, 25)
    made = pyspiel.load_game(
        f"crannog_{game}", {"players": players, "max_steps": steps, "worlds": 5}
    )
    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)


def test_a_whole_match_in_openspiel():
    game = pyspiel.load_game("crannog_horizons", {"players": 1, "worlds": 10})
    state, chance = game.new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert state.returns() in ([1.0], [-1.0])
    result = state.table.match.state.result
    assert state.returns() == [1.0 if 0 in result.winners else -1.0]


def test_a_copy_goes_on_alone():
    state = pyspiel.load_game("crannog_inis", {"worlds": 10}).new_initial_state()
    state.apply_action(7)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    copy = state.clone()
    assert str(copy) == str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    state.apply_action(state.legal_actions()[0])
    assert str(copy) == str(state)


def test_openspiel_takes_the_options_of_a_match():
    game = pyspiel.load_game("crannog_inis", {"options": '{"scenario": "discovery"}', "worlds": 3})
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.table.match.options["scenario"] == "discovery"
    assert state.table.match.seed == 0


def test_there_is_no_perfect_recall():
    game = pyspiel.load_game("crannog_inis")
    with pytest.raises(ValueError, match="no perfect recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
