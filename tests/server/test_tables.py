"""Tables from inside: what each is told, what is kept, and what happens by itself."""

import asyncio
import gc
import json
import random
import weakref

import msgspec
import pytest

from crannog.kernel.errors import CrannogError
from crannog.server.imports import setup_of_save
from crannog.server.keys import Keys
from crannog.server.lobby import lobby_tables
from crannog.server.messages import is_silent
from crannog.server.setup import SeatRequest
from crannog.server.store import Entry
from crannog.server.table.loading import is_true
from crannog.server.tables import NoSuchTable
from tests.server.inside import (
    Recorder,
    choose_any,
    create,
    listening,
    new_table,
    open_asks,
    reopened,
    until,
    with_hub,
)
from tests.server.playing import finished
from tests.server.running import without_patch

# -- secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_can_tell_who_had_nothing_to_decide(tmp_path, seats):
    """Every answer counts one, and looking back shows exactly what was seen then."""

    async def work(hub):
        table, _ = await new_table(hub, "inis", *["me"] * seats, seed=seats)
        rng = random.Random(seats)
        watcher = Recorder()
        await table.greet(watcher, 0)
        while len(table.match.choices) < 150 and await choose_any(table, rng):
            pass
        await until(lambda: not table.is_busy())
        states = [m for m in map(json.loads, watcher.frames) if m["type"] == "state"]
        assert [state["count"] for state in states] == list(range(len(states)))
        assert sum(choice == () for _, choice in table.match.choices) > 10
        for state in states:
            step = json.loads(await hub.replays.at(table.id, table.setup, state["count"], None))
            assert step["of"] == states[-1]["count"]
            then = step["state"]
            assert then == {key: state[key] for key in then}

    with_hub(tmp_path, work)


# -- what is kept ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed"), [("inis", 2, 1), ("horizons", 2, 2)])
def test_a_table_opened_anew_is_the_one_that_was(tmp_path, game, seats, seed):
    """Choices, undos and snapshots in any order; what is loaded is what was in memory."""

    async def work(hub):
        table, _ = await new_table(hub, game, *["me"] * seats, seed=seed)
        rng = random.Random(seed)
        listener = Recorder(0)
        await table.greet(listener, 0)
        for step in range(120):
            if rng.random() < 0.2 and table.match.choices:
                await table.takebacks.undo(rng.choice(table.match.choices)[0], range(seats))
            elif not await choose_any(table, rng):
                break
            if rng.random() < 0.1:
                await table.record.keep_snapshot()
            if step % 10 == 0:
                await until(lambda: not table.is_busy())
                await check_same(hub, table)
        assert table.record.undos > 5
        events = await table.views.events(0, 0)
        assert listener.log() == msgspec.to_builtins(events), "undone events are taken back"

    with_hub(tmp_path, work)


async def check_same(hub, table):
    again = reopened(hub, table)
    assert again.match.choices == table.match.choices
    assert again.record.undos == table.record.undos
    for viewer in (None, 0, 1):
        assert again.match.view(viewer) == table.match.view(viewer)
        assert await again.views.events(0, viewer) == await table.views.events(0, viewer)


def test_a_choice_goes_on_to_its_end_even_if_whoever_made_it_has_gone(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me")
        for turn in range(8):
            await until(lambda: bool(open_asks(table)))
            seat, ask = next(iter(open_asks(table).items()))
            choosing = asyncio.create_task(table.moves.choose(seat, ask.options[0]))
            for _ in range(turn):
                await asyncio.sleep(0)
            choosing.cancel()
            await asyncio.gather(choosing, return_exceptions=True)
            async with table.context.lock:
                await check_same(hub, table)
        async with asyncio.timeout(240):
            await table.moves.choose(*first_option(table))

    with_hub(tmp_path, work)


def first_option(table):
    seat, ask = next(iter(open_asks(table).items()))
    return seat, ask.options[0]


def test_a_snapshot_that_an_undo_went_behind_is_not_true():
    entries = [Entry(0, ["a"]), Entry(1, ["b"]), Entry(0, None, 1), Entry(0, ["c"])]
    assert is_true(2, 1, entries)
    assert not is_true(2, 2, entries)
    assert is_true(3, 1, entries)
    assert is_true(4, 2, entries)
    assert not is_true(5, 2, entries), "it knows entries that were never acknowledged"


def test_a_finished_match_is_finished_when_it_is_opened_again(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(33)
        while await choose_any(table, rng):
            pass
        await check_same(hub, table)
        again = reopened(hub, table)
        assert again.match.result == table.match.result
        replayed = json.loads(
            await hub.replays.at(table.id, table.setup, len(table.match.choices), 0)
        )
        assert replayed["state"]["result"] == table.match.result
        told = [without_patch(event) for event in replayed["events"]]
        assert told == msgspec.to_builtins(await table.views.events(0, 0))
        for at in (0, 7, 3, 40, 39, 5):  # as a slider does
            step = json.loads(await hub.replays.at(table.id, table.setup, at, None))
            assert step["state"]["count"] == at

    with_hub(tmp_path, work)


def test_a_table_that_nobody_listens_to_uses_no_memory(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me")
        rng = random.Random(1)
        async with listening(table, 0):
            for _ in range(10):
                await choose_any(table, rng)
            await asyncio.sleep(0.4)
            assert hub.tables.in_memory, "somebody listens"
        table_id, choices, gone = table.id, list(table.match.choices), weakref.ref(table)
        await until(lambda: not hub.tables.in_memory)
        del table
        gc.collect()
        assert gone() is None
        again = await hub.tables.open(table_id)
        assert again.match.choices == choices

    with_hub(tmp_path, work, rest_after=0.1)


def test_a_finished_match_that_people_look_at_is_slim(tmp_path):
    """Old events and checkpoints leave memory; everybody still gets all of it."""

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(33)
        async with listening(table, 0) as listener:
            while await choose_any(table, rng):
                pass
            told = listener.log()
            full = table.match
            await until(lambda: table.match is not full)
            assert hub.tables.in_memory, "somebody listens"
            assert not table.record.is_full()
            assert len(table.match.raw_events()) < len(told)
            assert table.match.result == full.result
            for viewer in (0, 1, None):
                assert table.match.view(viewer) == full.view(viewer)
            async with listening(table, 0) as late:
                assert late.log() == told

    with_hub(tmp_path, work, rest_after=0.1)


def test_bots_go_on_after_a_restart_without_anybody(tmp_path):
    """Nobody has to come: the tables that were in memory wake by themselves."""
    seen = []

    async def begin(hub):
        table, _ = await new_table(hub, "inis", "bot-random", "bot-random")
        table.wake()
        await until(lambda: len(table.match.choices) >= 5)
        seen.append(table.id)

    async def look(hub):
        await until(lambda: bool(hub.tables.in_memory))
        assert list(hub.tables.in_memory) == seen
        table = hub.tables.in_memory[seen[0]]
        before = len(table.match.choices)
        assert before >= 5
        await until(lambda: len(table.match.choices) >= before + 5)

    with_hub(tmp_path, begin)
    with_hub(tmp_path, look)


def test_a_table_that_rests_stays_at_rest(tmp_path):
    """Only what was in memory is opened after a restart."""

    async def begin(hub):
        _, made = await new_table(hub, "inis", "me", "me")
        await until(lambda: hub.services.store.awake_tables() == [made["table"]])
        await until(lambda: not hub.tables.in_memory)
        await until(lambda: not hub.services.store.awake_tables())

    async def look(hub):
        await asyncio.sleep(0.3)
        assert not hub.tables.in_memory

    with_hub(tmp_path, begin, rest_after=0.1)
    with_hub(tmp_path, look)


def test_how_a_table_stands_can_be_asked_while_it_rests(tmp_path):
    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", seed=2)
        rng = random.Random(2)
        for _ in range(30):
            await choose_any(table, rng)
            shown = await hub.tables.standing(table.id)
            assert shown == {
                "names": [plan.name for plan in table.setup.seats],
                "asked": sorted(table.match.pending),
                "round": table.match.view(None)["round"],
                "over": False,
            }
        await until(lambda: not hub.tables.in_memory)
        assert await hub.tables.standing(made["table"]) == shown
        assert not hub.tables.in_memory, "it goes on resting"
        table = await hub.tables.open(made["table"])
        assert await hub.tables.standing(table.id) == shown, "the same when it is in memory"

    with_hub(tmp_path, work, rest_after=0.1)


def test_to_ask_how_a_table_stands_keeps_it_in_memory_no_longer(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me")
        touched = table.context.touched
        assert (await hub.tables.standing(table.id))["over"] is False
        assert table.context.touched == touched
        with pytest.raises(NoSuchTable):
            await hub.tables.standing("t" * len(table.id))
        with pytest.raises(NoSuchTable):
            await hub.tables.standing("../keys")

    with_hub(tmp_path, work)


def test_how_a_finished_match_stands(tmp_path):
    async def work(hub):
        seats = [SeatRequest("me"), SeatRequest("me")]
        made = await create(hub, setup_of_save(finished("inis", 2, 3), seats, "en", False))
        shown = await hub.tables.standing(made["table"])
        assert (shown["over"], shown["asked"]) == (True, [])
        await until(lambda: not hub.tables.in_memory)
        assert await hub.tables.standing(made["table"]) == shown

    with_hub(tmp_path, work, rest_after=0.1)


# -- resuming ----------------------------------------------------------------------------------


def test_events_old_and_new_come_once_and_in_order(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=2)
        rng = random.Random(2)
        for _ in range(40):
            await choose_any(table, rng)
        await table.record.keep_snapshot()
        table = reopened(hub, table)
        hub.tables.in_memory[table.id] = table
        for since in (0, 5, table.match.told - 1, table.match.told, table.match.told + 50):
            listener = Recorder(1)
            await table.greet(listener, since)
            first = listener.heard("events")[0]
            assert first["since"] == min(since, table.match.told)
            expected = list(range(first["since"], table.match.told))
            assert [event["n"] for event in first["events"]] == expected
            await choose_any(table, rng)
            table.presence.leave(listener)

    with_hub(tmp_path, work)


# -- reactions, quiet and delays ---------------------------------------------------------------


async def play_to(table, rng, wanted):
    """Plays on until an ask fits; returns its seat and the ask."""
    for _ in range(600):
        found = [(seat, ask) for seat, ask in table.match.pending.items() if wanted(seat, ask)]
        if found:
            return found[0]
        if table.match.result is not None or not open_asks(table):
            await asyncio.sleep(0.001)
            assert table.match.result is None, "the match ended first"
            continue
        await choose_any(table, rng)
    raise AssertionError("it was never asked")


def test_nothing_to_decide_is_answered_after_a_delay_and_never_shown(tmp_path, monkeypatch):
    delays = []

    def uniform(low, high):
        delays.append((low, high))
        return 0.0

    monkeypatch.setattr("crannog.server.table.answers.random.uniform", uniform)

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(3)
        listeners = [Recorder(seat) for seat in range(3)]
        for listener in listeners:
            await table.greet(listener, 0)
        seat, ask = await play_to(table, rng, lambda _, ask: is_silent(ask))
        assert listeners[seat].last("state")["ask"] is None
        assert seat in listeners[(seat + 1) % 3].last("state")["waiting"], "others see it asked"
        await until(lambda: table.match.pending.get(seat) is not ask)
        assert delays
        assert set(delays) == {(0.2, 0.9)}

    with_hub(tmp_path, work, answer_delay=(0.2, 0.9))


def test_always_ask_shows_it_and_waits(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(3)
        for seat in range(3):
            await table.wishes.set_always(seat, True)
        listeners = [Recorder(seat) for seat in range(3)]
        for listener in listeners:
            await table.greet(listener, 0)
        seat, ask = await play_to(table, rng, lambda _, ask: is_silent(ask))
        shown = listeners[seat].last("state")
        assert shown["always"] is True
        assert shown["ask"]["options"] == [list(option) for option in ask.options]
        await asyncio.sleep(0.05)
        assert table.match.pending.get(seat) is ask, "nobody answers for the seat"
        await table.moves.choose(seat, shown_choice(shown))
        assert table.match.pending.get(seat) is not ask

    with_hub(tmp_path, work)


def shown_choice(state):
    return tuple(state["ask"]["options"][0])


def test_quiet_answers_no_for_this_round_alone(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(4)

        def real(_, ask):
            return ask.prompt == "react" and not is_silent(ask)

        seat, ask = await play_to(table, rng, real)
        trigger = str(ask.args[0])
        listener = Recorder(seat)
        await table.greet(listener, 0)
        count = len(table.match.choices)
        await table.wishes.set_quiet(seat, trigger, True)
        await until(lambda: len(table.match.choices) > count)
        assert table.match.choices[count] == (seat, ask.options[-1])
        assert listener.last("state")["quiet"] == [trigger]
        stored = reopened(hub, table)
        assert stored.wishes.quiet(seat) == [trigger], "it outlives a restart"
        plan = table.setup.seats[seat]
        plan.quiet_round -= 1  # as if the next round had come
        assert table.wishes.quiet(seat) == []
        with pytest.raises(CrannogError, match="there is no reaction"):
            await table.wishes.set_quiet(seat, "boredom", True)

    with_hub(tmp_path, work)


def test_a_bot_in_a_reaction_window_takes_as_long_as_an_automatic_no(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "bot-random", "bot-random", seed=3)
        ask = next(iter(table.match.pending.values()))
        ask.secret = True
        pauses = [table.bots._pause(ask) for _ in range(200)]
        assert all(0.2 <= pause <= 0.9 for pause in pauses)
        assert max(pauses) - min(pauses) > 0.3
        ask.secret = False
        assert table.bots._pause(ask) == 0.0

    with_hub(tmp_path, work, answer_delay=(0.2, 0.9))


# -- keys --------------------------------------------------------------------------------------


def test_the_secret_is_made_once_and_is_its_owners_alone(tmp_path):
    first = Keys.in_folder(tmp_path)
    path = tmp_path / "secret.key"
    assert path.stat().st_mode & 0o777 == 0o600
    assert Keys.in_folder(tmp_path).token("t", "seat-0", "n") == first.token("t", "seat-0", "n")
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_secret_stops_the_start(tmp_path):
    (tmp_path / "secret.key").write_bytes(b"")
    with pytest.raises(CrannogError, match="holds 0 bytes, not 32"):
        Keys.in_folder(tmp_path)


def test_a_finished_match_that_is_opened_from_its_save_is_over_at_once(tmp_path):
    """The save of a match that was not played at a table lacks the silent answers at its end."""

    async def work(hub):
        seats = [SeatRequest("me"), SeatRequest("me")]
        made = await create(hub, setup_of_save(finished("inis", 2, 3), seats, "en", True))
        table = await hub.tables.open(str(made["table"]))
        assert table.match.result is not None
        assert table.match.choices[-1][1] == ()
        assert await lobby_tables(hub.services) == []

    with_hub(tmp_path, work)
