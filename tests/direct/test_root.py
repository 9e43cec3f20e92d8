"""Rollouts from the middle of a match, in worlds redrawn for one seat."""

import pebbles
import pytest

from crannog.direct import FastRules, Root, Stop
from crannog.direct.root import ASKED_APART
from crannog.kernel import Ask, Asks, Choice, Game, Match, Rng, State, find_game

GAMES = [pebbles.GAME, *(find_game(name) for name in ("inis", "horizons", "oath"))]
FORMS = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def positions(game: Game, patient: bool = False):
    """A random match, before every seventh choice or so, and a seat that is asked there."""
    seats = game.seats[-1]
    match = Match.new(game, seats, 5, game.options_for(seats), patient=patient)
    rng = Rng(5)
    while match.pending and len(match.choices) < 150:
        seat = rng.pick(sorted(match.pending))
        if len(match.choices) % 7 == 0 or seats == 3:
            yield match, seat
        match.choose(seat, rng.pick(match.pending[seat].options))


def first_ask(root: Root, seat: int, world: int) -> tuple[Ask, State]:
    """What the seat is asked first in a world, and the state at that moment."""
    found: list[tuple[Ask, State]] = []

    def choose(state: State, ask: Ask) -> Choice:
        if ask.seat == seat:
            found.append((ask, state.copy()))
            raise Stop
        return ask.options[0]

    def first(state: State, asks: Asks) -> Choice:
        ask = asks.by_seat.get(seat) or next(iter(asks.by_seat.values()))
        return (ask.seat, *choose(state, ask))

    root.play(Rng(world), choose, first)
    return found[0]


@FORMS
@pytest.mark.parametrize("patient", [False, True])
def test_it_begins_at_the_open_question(game: Game, patient: bool):
    """The seat is asked what it is asked in the match, and sees there what it sees."""
    count = 0
    for match, seat in positions(game, patient):
        if len(match.pending[seat].options) == 1:
            continue  # it has nothing to decide, and a rollout waits for nobody
        root = Root(match, seat)
        ask, state = first_ask(root, seat, count)
        here = match.pending[seat]
        assert (ask.prompt, ask.rule, ask.args) == (here.prompt, here.rule, here.args)
        assert ask.options == here.options
        assert game.view(match.state, seat) == root.rules.game.view(state, seat)
        count += 1
    assert count > 3


@pytest.mark.parametrize(("name", "seats"), [("horizons", 3), ("inis", 4)])
def test_direct_rules_play_where_seats_decide_at_once(name: str, seats: int):
    """One seat after the other, as bots answer; or in any order where each answer stands alone."""
    game = find_game(name)
    match = Match.new(game, seats, 5, game.options_for(seats))
    rng = Rng(5)
    apart = 0
    while match.pending and len(match.choices) < 120:
        seat = next(seat for seat, ask in match.pending.items() if not ask.optional)
        apart += match.latest().apart
        assert Root(match, seat).rules.direct
        match.choose(seat, rng.pick(match.pending[seat].options))
    assert apart > 10


def test_generators_play_where_direct_rules_come_to_another_position():
    """Spirits that drew cards between each other's choices: the order says who drew which."""
    game = find_game("horizons")
    match = Match.new(game, 3, 5, game.options_for(3))
    rng = Rng(5)
    found = set()
    while match.pending and len(match.choices) < 60:
        seat = rng.pick(sorted(match.pending))
        found.add(Root(match, seat).rules.reason)
        match.choose(seat, rng.pick(match.pending[seat].options))
    assert found == {"", ASKED_APART}


@FORMS
def test_it_plays_on_to_the_end_and_leaves_the_match_alone(game: Game):
    """Every world is played from the same root."""
    for match, seat in positions(game):
        before = game.export(match.state)
        root = Root(match, seat)
        chance = Rng(len(match.choices))

        def choose(state: State, ask: Ask, chance: Rng = chance) -> Choice:
            return chance.pick(ask.options)

        ends = [root.play(Rng(world), choose) for world in (1, 2)]
        assert all(end.result is not None for end in ends)
        assert game.export(match.state) == before


def test_worlds_differ_in_what_the_seat_cannot_know():
    """The others' stones are redrawn; its own, and what was shown, are not."""
    game = pebbles.GAME
    match = Match.new(game, 3, 1)
    root = Root(match, 0)
    states = [first_ask(root, 0, world)[1] for world in range(20)]
    exported = [root.rules.game.export(state) for state in states]
    own = {str(one["stones"][0]) for one in exported}  # type: ignore[index]
    others = {str(one["stones"][1]) for one in exported}  # type: ignore[index]
    assert len(own) == 1
    assert len(others) > 10


def test_a_game_that_is_not_rewritten_plays_from_a_root_alike(monkeypatch: pytest.MonkeyPatch):
    """The fallback to generators answers the same asks."""
    game = pebbles.GAME
    match = Match.new(game, 3, 1)
    direct = Root(match, 1)
    monkeypatch.setattr("crannog.direct.root.fast_rules", lambda game: FastRules(game, game, "no"))
    plain = Root(match, 1)

    def ends(root: Root) -> list[object]:
        chance = Rng(3)

        def choose(state: State, ask: Ask) -> Choice:
            return chance.pick(ask.options)

        return [root.rules.game.export(root.play(Rng(n), choose)) for n in range(5)]

    assert ends(direct) == ends(plain)
