"""Bots at a table: whatever one does wrong, the match goes on by itself."""

import asyncio
import json
import os
import time

import pytest

from crannog.kernel.rng import Rng
from crannog.server import schemas, thinking
from crannog.server.metrics import BOT_FAILURES
from crannog.server.setup import SeatRequest
from tests.server.inside import WAIT, listening, new_table, open_asks, reopened, until, with_hub
from tests.server.sagas import new_saga

BOT = SeatRequest("bot", bot="hard")
SECRET = "the hand is bard, druid"
REST_AFTER = 0.1  # seconds until a table that nobody uses leaves memory


def die(*_):
    """What a bot does whose process ends in the middle of a thought."""
    os._exit(1)


def hang(*_):
    """What a bot does that never comes to an end."""
    time.sleep(600)


def notices(table):
    return [(line.seat, line.notice) for line in table.chat.lines]


@pytest.mark.parametrize(("work_of_bot", "seconds"), [(die, 60.0), (hang, 0.2)])
def test_a_bot_that_dies_or_hangs_does_not_stop_its_table(
    tmp_path, monkeypatch, work_of_bot, seconds
):
    """In real processes: the first one and its successor end within the same thought."""
    monkeypatch.setattr(thinking, "think", work_of_bot)

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "bot-greedy", seed=4)
        async with listening(table, 0):
            seat, ask = next(iter(table.match.pending.items()))
            if seat == 0:
                await table.moves.choose(0, ask.options[0])
            await until(lambda: any(seat == 1 for seat, _ in table.match.choices))
            await until(lambda: bool(notices(table)))
        assert notices(table) == [(1, "drawn")]

    with_hub(tmp_path, work, think_seconds=seconds)


def failures():
    return next(
        sample.value
        for metric in BOT_FAILURES.collect()
        for sample in metric.samples
        if sample.name == "crannog_bot_failures_total"
    )


async def fail(*_):
    raise RuntimeError(SECRET)


async def cheat(*_):
    return ("win", "at", "once")


@pytest.mark.parametrize("think", [fail, cheat])
def test_a_match_of_failing_bots_comes_to_its_end(tmp_path, monkeypatch, think):
    """Each choice is drawn from the options; the chat tells it once for each seat."""

    async def work(hub):
        monkeypatch.setattr(hub.services.thinkers, "think", think)
        before = failures()
        table, _ = await new_table(hub, "inis", "bot-greedy", "bot-greedy", seed=33)
        async with listening(table) as watcher:
            await until(lambda: table.match.result is not None)
            await table.context.tasks.close()
            assert SECRET not in json.dumps(watcher.frames), "an error's text may hold secrets"
        assert sorted(notices(table)) == [(0, "drawn"), (1, "drawn")]
        assert notices(reopened(hub, table)) == notices(table), "it is kept"
        assert failures() > before + 10

    with_hub(tmp_path, work)


def test_a_bot_that_has_recovered_and_fails_again_is_told_again(tmp_path, monkeypatch):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "bot-greedy", "bot-greedy", seed=33)
        answers = {0: [True, True, False, True], 1: []}

        async def think(_, save, seat, *more):
            if answers[seat] and answers[seat].pop(0):
                raise RuntimeError(SECRET)
            return table.match.pending[seat].options[0]

        monkeypatch.setattr(hub.services.thinkers, "think", think)
        table.wake()
        await until(lambda: not answers[0])
        await table.close()
        assert notices(table) == [(0, "drawn"), (0, "drawn")]

    with_hub(tmp_path, work)


def test_in_a_reaction_window_a_failure_is_told_to_nobody(tmp_path, monkeypatch):
    """A bot with nothing to decide is not asked there: a line would tell that this one has."""

    async def work(hub):
        table, _ = await new_table(hub, "inis", "bot-greedy", "bot-greedy", seed=33)
        seat, ask = next(iter(table.match.pending.items()))
        ask.secret = True
        asked = []

        async def think(_, save, *more):
            asked.append(len(save["choices"]))
            if len(asked) == 1:
                raise RuntimeError(SECRET)
            return table.match.pending[more[0]].options[0]

        monkeypatch.setattr(hub.services.thinkers, "think", think)
        table.wake()
        await until(lambda: len(asked) > 1)
        await table.close()
        assert asked[:2] == [0, 1]
        assert table.match.choices[0][0] == seat
        assert notices(table) == []

    with_hub(tmp_path, work)


def test_a_bot_ends_its_thought_when_its_question_is_taken_back(tmp_path, monkeypatch):
    async def work(hub):
        thoughts = []

        async def think(_, save, seat, *more):
            thoughts.append("begun")
            try:
                await asyncio.sleep(WAIT)
            except asyncio.CancelledError:
                thoughts.append("ended")
                raise

        monkeypatch.setattr(hub.services.thinkers, "think", think)
        table, made = await new_table(hub, "inis", "me", "me", seed=33)
        seat = next(iter(open_asks(table)))
        while seat in open_asks(table):
            await table.moves.choose(seat, table.match.pending[seat].options[0])
        await hub.seats.change(table.id, 1 - seat, BOT, made["owner"])
        await until(lambda: thoughts == ["begun"])
        await table.takebacks.ask(seat)
        await until(lambda: thoughts == ["begun", "ended"])
        assert seat in open_asks(table)

    with_hub(tmp_path, work)


def test_in_a_reaction_window_a_bot_thinks_for_less_than_the_shortest_pause(tmp_path, monkeypatch):
    """What it decides there must not take longer than the "no" of a seat with nothing to decide."""

    async def work(hub):
        limits: set[tuple[bool, float | None]] = set()

        async def think(_, save, seat, bot, seed, most_seconds):
            ask = table.match.pending[seat]
            limits.add((ask.secret, most_seconds))
            return Rng(seed).pick(ask.options)

        monkeypatch.setattr(hub.services.thinkers, "think", think)
        table, _ = await new_table(hub, "inis", "bot-hard", "bot-hard", "bot-hard", seed=33)
        table.wake()
        await until(lambda: len(limits) == 2)
        assert limits == {(False, None), (True, 0.004)}

    with_hub(tmp_path, work, answer_delay=(0.008, 0.01))


def test_bots_alone_play_on_when_the_one_who_came_to_watch_has_left(tmp_path):
    """Whoever comes first sets them going; then nobody is needed, at a saga's table as at any."""

    async def work(hub):
        saga = await new_saga(hub)
        wish = schemas.NextGame([SeatRequest("bot", bot="random")] * 2)
        made = await hub.rematches.next_of_saga(saga.saga, saga.owner, wish)
        table = await hub.tables.open(str(made["table"]))
        async with listening(table):
            await until(lambda: len(table.match.choices) > 2)
        left = time.monotonic()
        assert not table.context.listeners.connected
        assert table.match.result is None
        await until(lambda: time.monotonic() > left + 5 * REST_AFTER)
        seen = len(table.match.choices)
        await until(lambda: len(table.match.choices) > seen or table.match.result is not None)

    with_hub(tmp_path, work, rest_after=REST_AFTER)
