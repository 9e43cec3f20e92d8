"""Hints, foresight and quiet: they help the seat that asks, and tell nothing of the others."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from crannog.kernel import Match, find_game
from crannog.kernel.ask import Ask, Choice
from crannog.server import socket
from crannog.server.imports import setup_of_save
from crannog.server.limits import Limiter
from crannog.server.live import FromClient
from crannog.server.messages import ask_message, is_silent, triggers
from crannog.server.setup import LARGEST_SEED, SeatRequest, new_seed
from crannog.server.table.hints import NothingToDecide
from tests.server.inside import choose_any, create, listening, new_table, open_asks, until, with_hub

# -- foresight and hints -----------------------------------------------------------------------


async def to_silence(hub, table):
    """Plays on until a seat is asked that has nothing to decide, and is to say so itself."""
    rng = random.Random(3)
    for seat in range(3):
        await table.wishes.set_always(seat, True)
    while not any(is_silent(ask) for ask in table.match.pending.values()):
        assert await choose_any(table, rng)
    return next((seat, ask) for seat, ask in table.match.pending.items() if is_silent(ask))


class Caller:
    """A client that keeps its answers."""

    def __init__(self, *seats):
        self.seats = list(seats)
        self.address = "127.0.0.1"
        self.answers = []

    def answer(self, message):
        self.answers.append(msgspec.to_builtins(message))


# -- why not -----------------------------------------------------------------------------------


def asking(seat, choice):
    """The question why a choice may not be made."""
    return FromClient("why-not", id=7, seat=seat, choice=list(choice))


def test_why_not_is_a_question_that_plays_nothing(tmp_path):
    """What is refused is told with its rule; what is open is told as open, and not chosen."""

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=3)
        door = socket.Doorkeeper(hub)
        seat, ask = next(iter(table.match.pending.items()))
        caller: Any = Caller(seat)
        await socket.answer(table, caller, asking(seat, ("nonsense", 3)), door)
        await socket.answer(table, caller, asking(seat, ask.options[0]), door)
        refused, open_now = caller.answers
        assert refused["type"] == open_now["type"] == "why-not"
        assert (refused["id"], refused["seat"], refused["choice"]) == (7, seat, ["nonsense", 3])
        assert refused["rule"]
        assert refused["why"] == {"id": "why-not-offered", "args": {}}
        assert (open_now["rule"], open_now["choice"]) == (None, list(ask.options[0]))
        assert table.match.choices == []
        assert table.match.pending[seat] is ask

    with_hub(tmp_path, work)


def test_why_not_is_for_ones_own_seat_and_has_a_rate(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=3)
        seat, ask = next(iter(table.match.pending.items()))
        door = socket.Doorkeeper(hub)
        caller: Any = Caller(1 - seat)
        await socket.answer(table, caller, asking(seat, ask.options[0]), door)
        assert [answer["kind"] for answer in caller.answers] == ["Forbidden"]
        door.messages = Limiter(0.1)  # one, and no second within ten seconds
        for _ in range(2):
            await socket.answer(table, caller, asking(1 - seat, ("pass",)), door)
        assert caller.answers[-2]["type"] == "why-not"
        assert caller.answers[-1]["kind"] == "TooFast"

    with_hub(tmp_path, work)


def test_a_hint_is_always_answered(tmp_path, monkeypatch):
    async def fail(*_):
        raise KeyError("the hand is bard, druid")

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        monkeypatch.setattr(hub.services.thinkers, "hint", fail)
        asked = next(iter(open_asks(table)))
        seat, _ = await to_silence(hub, table)
        with pytest.raises(NothingToDecide):
            await table.hints.hint(seat)
        caller: Any = Caller()
        await socket.advise(table, caller, seat, 1)
        await socket.advise(table, caller, (seat + 1) % 3, 2)
        assert [answer["kind"] for answer in caller.answers] == ["NothingToDecide", "IllegalChoice"]
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        await socket.advise(table, caller, asked, 3)
        defect = caller.answers[-1]
        assert (defect["type"], defect["id"], defect["kind"]) == ("refused", 3, "Defect")
        assert "bard" not in str(defect)

    with_hub(tmp_path, work)


# -- seeds -------------------------------------------------------------------------------------


def test_seeds_are_wide_and_never_the_same():
    seeds = {new_seed() for _ in range(64)}
    assert len(seeds) == 64
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)
    assert max(seeds) > 2**58


def test_a_bots_seed_tells_nothing_of_the_matchs(tmp_path, monkeypatch):
    """Two tables of one seed: their bots think with others."""
    seeds = []

    async def think(table, save, seat, bot, seed, most_seconds):
        seeds.append(seed)
        await asyncio.Event().wait()

    async def work(hub):
        monkeypatch.setattr(hub.services.thinkers, "think", think)
        for _ in range(2):
            table, _ = await new_table(hub, "inis", "bot-random", "bot-random", seed=7)
            table.wake()
        await until(lambda: len(seeds) == 2)
        assert seeds[0] != seeds[1]

    with_hub(tmp_path, work)


def test_the_seed_of_the_largest_kind_is_kept_exactly(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=LARGEST_SEED)
        _, data = hub.services.store.read_table(table.id)
        assert f'"seed":{LARGEST_SEED}' in data
        save = table.match.save()
        seats = [SeatRequest("me"), SeatRequest("me")]
        assert setup_of_save(save, seats, "en", False).seed == LARGEST_SEED

    with_hub(tmp_path, work)


# -- quiet -------------------------------------------------------------------------------------

FIRST, SECOND = "after_action_card_resolved", "after_you_play_season_card"
LUG: Choice = ("play", "lug_samildanach", "triskel")
COVE: Choice = ("play", "cove", "triskel")
MOOR: Choice = ("play", "moor", "triskel")
NO: Choice = ("decline",)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ([LUG, NO], [FIRST]),
        ([COVE, NO], [SECOND]),
        ([LUG, COVE, NO], [FIRST, SECOND]),
        ([MOOR, NO], [FIRST]),
        ([COVE, MOOR, NO], [SECOND, FIRST]),
    ],
)
def test_a_reaction_is_about_the_triggers_of_the_cards_on_offer(options, found):
    """The Moor, which fits at any time, answers what was asked."""
    game = find_game("inis")
    ask = Ask(0, "react", options, "I-9.6", (FIRST, 0, "bard"), secret=True)
    assert triggers(game, ask) == found
    assert ask_message(game, ask).args == [found[0], 0, "bard"]
    assert ask_message(game, ask, (), found[:1]).args == [[*found, FIRST][1], 0, "bard"]


async def table_at_two_triggers(hub):
    """A table where a seat holds a card for the second of two triggers alone."""
    match = Match.new("inis", 2, 0)
    rng = random.Random(0)
    while True:
        seat, ask = rng.choice(list(match.pending.items()))
        react = ask.prompt == "react" and ask.args[0] == FIRST
        if react and triggers(match.game, ask) == [SECOND]:
            break
        match.choose(seat, rng.choice(ask.options))
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await create(hub, setup_of_save(match.save(), seats, "en", False))
    table = await hub.tables.open(str(made["table"]))
    await until(lambda: seat in open_asks(table) or table.wake() is not None)
    return table, seat


def test_quiet_about_one_reaction_leaves_the_others(tmp_path):
    async def work(hub):
        table, seat = await table_at_two_triggers(hub)
        async with listening(table, seat) as listener:
            asked = listener.last("state")["ask"]
            assert asked["args"][0] == SECOND, "the words are about the card that it holds"
            count = len(table.match.choices)
            await table.wishes.set_quiet(seat, FIRST, True)
            table.wake()
            assert not table.is_busy(), "nobody answers for the seat"
            assert listener.last("state")["ask"] == asked
            assert listener.last("state")["quiet"] == [FIRST]
            await table.wishes.set_quiet(seat, SECOND, True)
            await until(lambda: len(table.match.choices) > count)
            assert table.match.choices[count] == (seat, NO)

    with_hub(tmp_path, work)
