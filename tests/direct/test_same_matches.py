"""Direct rules and generators play the same matches, choice by choice, in every game."""

import json
from typing import Any, NamedTuple

import pebbles
import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from crannog.arena.fast import RandomPlay
from crannog.direct.rules import FastRules, fast_rules
from crannog.direct.running import Stop, asked_apart
from crannog.kernel import Ask, Asks, BadOption, Choice, Game, Json, State, find_game

GAMES = [pebbles.GAME, *(find_game(name) for name in ("inis", "horizons", "oath"))]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
MOST_DECISIONS = 5000
SEVERAL = settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))


class Asked(NamedTuple):
    """An ask as its seat sees it, whether others decide at once, and what it chose."""

    ask: tuple[object, ...]
    apart: bool
    options: tuple[Choice, ...]
    choice: Choice


class Played(NamedTuple):
    """A whole match."""

    asked: list[Asked]
    state: str
    result: dict[str, Json] | None


def generators(game: Game) -> FastRules:
    """The rules as they are written."""
    return FastRules(game, game, "for comparison")


def played(rules: FastRules, seats: int, seed: int, options: dict[str, Json]) -> Played:
    """A random match with everything that was asked on the way."""
    game = rules.game
    state = game.setup(seats, seed, game.full_options(options))
    state.watched = bool(seed % 2)  # who may react is asked then, cards or not
    asked: list[Asked] = []
    chance = RandomPlay(seed, MOST_DECISIONS)

    def answer(state: State, ask: Ask, apart: bool) -> Choice:
        choice = chance.choose(state, ask)
        seen = (ask.seat, ask.prompt, ask.rule, ask.args, ask.secret, ask.optional)
        asked.append(Asked(seen, apart, tuple(ask.options), choice))
        return choice

    def first(state: State, asks: Asks) -> Choice:
        ask = next(ask for ask in asks.by_seat.values() if not ask.optional)
        return (ask.seat, *answer(state, ask, asks.apart))

    rules.play(state, lambda state, ask: answer(state, ask, asked_apart()), first)
    exported = json.dumps(game.export(state), sort_keys=True)
    return Played(asked, exported, None if state.result is None else state.result.outcome(seats))


def option_sets(game: Game) -> st.SearchStrategy[dict[str, Json]]:
    """Any combination of a game's options."""
    values = {option.name: st.sampled_from(option.values) for option in game.options}
    return st.fixed_dictionaries({}, optional=values)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_of_ours_is_rewritten(game: Game):
    rules = fast_rules(game)
    assert rules.reason == ""
    assert rules.direct
    assert rules.game is not game


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
@SEVERAL
@given(data=st.data())
def test_whole_matches_are_the_same(game: Game, seats: int, data: Any):
    """The same asks in the same order, the same choices, result and final state."""
    options = {**game.options_for(seats), **data.draw(option_sets(game), label="options")}
    seed = data.draw(st.integers(0, 2**32), label="seed")
    try:
        expected = played(generators(game), seats, seed, options)
    except BadOption:
        reject()
    found = played(fast_rules(game), seats, seed, options)
    for number, (mine, other) in enumerate(zip(found.asked, expected.asked, strict=False)):
        assert mine == other, number
    assert found == expected
    assert found.asked


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "id", value))
def test_a_run_stops_in_the_middle(game: Game, seats: int):
    """Whoever answers may end it, and the next run is as if nothing had been."""
    options = game.options_for(seats)
    rules = fast_rules(game)
    whole = played(rules, seats, 2, options)
    state = rules.game.setup(seats, 2, game.full_options(options))
    chance = RandomPlay(2, 3)
    rules.play(state, chance.choose)
    assert (chance.decisions, state.result) == (3, None)
    assert played(rules, seats, 2, options) == whole


def test_what_else_a_chooser_raises_comes_out():
    """Only `Stop` ends a run quietly."""
    rules = fast_rules(pebbles.GAME)

    def choose(state: State, ask: Ask) -> Choice:
        raise ZeroDivisionError

    state = rules.game.setup(2, 1, {"stakes": False})
    with pytest.raises(ZeroDivisionError):
        rules.play(state, choose)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_chooser_may_play_out_another_state(game: Game):
    """A run within a run: the outer one goes on as before."""
    rules = fast_rules(game)
    seats = game.seats[0]
    options = game.full_options(game.options_for(seats))
    plain = rules.game.setup(seats, 4, options)
    rules.play(plain, RandomPlay(4, 30).choose)
    nested = rules.game.setup(seats, 4, options)
    outer = RandomPlay(4, 30)
    inner: list[int] = []

    def choose(state: State, ask: Ask) -> Choice:
        if not inner:
            other = rules.game.setup(seats, 5, options)
            chance = RandomPlay(5, 10)
            rules.play(other, chance.choose)
            inner.append(chance.decisions)
        if outer.decisions >= 30:
            raise Stop
        return outer.choose(state, ask)

    rules.play(nested, choose)
    assert rules.game.export(nested) == rules.game.export(plain)
    assert inner[0] > 3
