"""Tables from inside: what each is told, what is kept, and what happens by itself."""

import asyncio
import gc
import json
import random
import weakref

import pytest

from crannog.kernel.errors import CrannogError
from crannog.server.hub import NoSuchTable
from crannog.server.imports import setup_of_save
from crannog.server.keys import Keys
from crannog.server.live import LiveTable, is_true
from crannog.server.setup import SeatRequest
from crannog.server.store import Entry
from crannog.server.telling import is_silent
from tests.server.inside import (
    Listener,
    choose_any,
    listening,
    new_table,
    open_asks,
    until,
    with_hub,
)
from tests.server.playing import finished

# -- secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_can_tell_who_had_nothing_to_decide(tmp_path, seats):
    """Every answer counts one, and looking back shows exactly what was seen then."""

    async def work(hub):
        live, _ = await new_table(hub, "inis", *["me"] * seats, seed=seats)
        rng = random.Random(seats)
        watcher = Listener()
        await live.greet(watcher, 0)
        while len(live.match.choices) < 150 and await choose_any(live, rng):
            pass
        await until(lambda: not live.is_busy())
        states = [m for m in map(json.loads, watcher.frames) if m["type"] == "state"]
        assert [state["count"] for state in states] == list(range(len(states)))
        assert sum(choice == () for _, choice in live.match.choices) > 10
        for state in states:
            step = json.loads(await hub.replays.at(live.id, live.setup, state["count"], None))
            assert step["of"] == states[-1]["count"]
            then = step["state"]
            assert then == {key: state[key] for key in then}

    with_hub(tmp_path, work)


# -- what is kept ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed"), [("inis", 2, 1), ("horizons", 2, 2)])
def test_a_table_opened_anew_is_the_one_that_was(tmp_path, game, seats, seed):
    """Choices, undos and snapshots in any order; what is loaded is what was in memory."""

    async def work(hub):
        live, _ = await new_table(hub, game, *["me"] * seats, seed=seed)
        rng = random.Random(seed)
        ear = Listener(0)
        await live.greet(ear, 0)
        for step in range(120):
            if rng.random() < 0.2 and live.match.choices:
                await live.undo(rng.choice(live.match.choices)[0], range(seats))
            elif not await choose_any(live, rng):
                break
            if rng.random() < 0.1:
                await live.keep_snapshot()
            if step % 10 == 0:
                await until(lambda: not live.is_busy())
                await check_same(hub, live)
        assert live.undos > 5
        events = await live.events(0, 0)
        assert ear.log() == json.loads(json.dumps(events)), "undone events are taken back"

    with_hub(tmp_path, work)


async def check_same(hub, live):
    again = LiveTable(live.id, live.setup_version, live.setup, hub.house)
    assert again.match.choices == live.match.choices
    assert again.undos == live.undos
    for viewer in (None, 0, 1):
        assert again.match.view(viewer) == live.match.view(viewer)
        assert await again.events(0, viewer) == await live.events(0, viewer)


def test_a_choice_goes_on_to_its_end_even_if_whoever_made_it_has_gone(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me")
        for turn in range(8):
            await until(lambda: bool(open_asks(live)))
            seat, ask = next(iter(open_asks(live).items()))
            choosing = asyncio.create_task(live.choose(seat, ask.options[0]))
            for _ in range(turn):
                await asyncio.sleep(0)
            choosing.cancel()
            await asyncio.gather(choosing, return_exceptions=True)
            async with live.lock:
                await check_same(hub, live)
        async with asyncio.timeout(60):
            await live.choose(*first_option(live))

    with_hub(tmp_path, work)


def first_option(live):
    seat, ask = next(iter(open_asks(live).items()))
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
        live, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(33)
        while await choose_any(live, rng):
            pass
        await check_same(hub, live)
        again = LiveTable(live.id, live.setup_version, live.setup, hub.house)
        assert again.match.result == live.match.result
        replayed = json.loads(await hub.replays.at(live.id, live.setup, len(live.match.choices), 0))
        assert replayed["state"]["result"] == live.match.result
        assert replayed["events"] == await live.events(0, 0)
        for at in (0, 7, 3, 40, 39, 5):  # as a slider does
            step = json.loads(await hub.replays.at(live.id, live.setup, at, None))
            assert step["state"]["count"] == at

    with_hub(tmp_path, work)


def test_a_table_that_nobody_listens_to_uses_no_memory(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me")
        rng = random.Random(1)
        async with listening(live, 0):
            for _ in range(10):
                await choose_any(live, rng)
            await asyncio.sleep(0.4)
            assert hub.tables, "somebody listens"
        table, choices, gone = live.id, list(live.match.choices), weakref.ref(live)
        await until(lambda: not hub.tables)
        del live
        gc.collect()
        assert gone() is None
        again = await hub.table(table)
        assert again.match.choices == choices

    with_hub(tmp_path, work, rest_after=0.1)


def test_a_choice_that_reveals_is_foreseen(tmp_path):
    """Draws, tosses, and questions to others who might react can't be taken back."""

    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", "me", seed=5)
        rng = random.Random(5)
        seen = {True: 0, False: 0}
        for _ in range(150):
            await until(lambda: bool(open_asks(live)))
            seat, ask = rng.choice(list(open_asks(live).items()))
            choice = rng.choice(ask.options)
            before, final = live.match.state.reveals, live.foresee(seat, choice)
            await live.choose(seat, choice, len(live.match.choices))
            revealed = live.match.state.reveals != before
            seen[revealed] += 1
            assert final or not revealed, choice
        assert min(seen.values()) > 10

    with_hub(tmp_path, work)


def test_a_finished_match_that_people_look_at_is_slim(tmp_path):
    """Old events and checkpoints leave memory; everybody still gets all of it."""

    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", seed=33)
        rng = random.Random(33)
        async with listening(live, 0) as ear:
            while await choose_any(live, rng):
                pass
            told = ear.log()
            full = live.match
            await until(lambda: live.match is not full)
            assert hub.tables, "somebody listens"
            assert not live.is_full()
            assert len(live.match.raw_events()) < len(told)
            assert live.match.result == full.result
            for viewer in (0, 1, None):
                assert live.match.view(viewer) == full.view(viewer)
            async with listening(live, 0) as late:
                assert late.log() == told

    with_hub(tmp_path, work, rest_after=0.1)


def test_bots_go_on_after_a_restart_without_anybody(tmp_path):
    """Nobody has to come: the tables that were in memory wake by themselves."""
    seen = []

    async def begin(hub):
        live, _ = await new_table(hub, "inis", "bot-random", "bot-random")
        live.wake()
        await until(lambda: len(live.match.choices) >= 5)
        seen.append(live.id)

    async def look(hub):
        await until(lambda: bool(hub.tables))
        assert list(hub.tables) == seen
        live = hub.tables[seen[0]]
        before = len(live.match.choices)
        assert before >= 5
        await until(lambda: len(live.match.choices) >= before + 5)

    with_hub(tmp_path, begin)
    with_hub(tmp_path, look)


def test_a_table_that_rests_stays_at_rest(tmp_path):
    """Only what was in memory is opened after a restart."""

    async def begin(hub):
        _, made = await new_table(hub, "inis", "me", "me")
        await until(lambda: hub.store.awake_tables() == [made["table"]])
        await until(lambda: not hub.tables)
        await until(lambda: not hub.store.awake_tables())

    async def look(hub):
        await asyncio.sleep(0.3)
        assert not hub.tables

    with_hub(tmp_path, begin, rest_after=0.1)
    with_hub(tmp_path, look)


def test_how_a_table_stands_can_be_asked_while_it_rests(tmp_path):
    async def work(hub):
        live, made = await new_table(hub, "inis", "me", "me", seed=2)
        rng = random.Random(2)
        for _ in range(30):
            await choose_any(live, rng)
            shown = await hub.standing(live.id)
            assert shown == {
                "names": [plan.name for plan in live.setup.seats],
                "asked": sorted(live.match.pending),
                "round": live.match.view(None)["round"],
                "over": False,
            }
        await until(lambda: not hub.tables)
        assert await hub.standing(made["table"]) == shown
        assert not hub.tables, "it goes on resting"
        live = await hub.table(made["table"])
        assert await hub.standing(live.id) == shown, "the same when it is in memory"

    with_hub(tmp_path, work, rest_after=0.1)


def test_to_ask_how_a_table_stands_keeps_it_in_memory_no_longer(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me")
        touched = live.touched
        assert (await hub.standing(live.id))["over"] is False
        assert live.touched == touched
        with pytest.raises(NoSuchTable):
            await hub.standing("t" * len(live.id))
        with pytest.raises(NoSuchTable):
            await hub.standing("../keys")

    with_hub(tmp_path, work)


def test_how_a_finished_match_stands(tmp_path):
    async def work(hub):
        seats = [SeatRequest("me"), SeatRequest("me")]
        made = await hub.create(setup_of_save(finished("inis", 2, 3), seats, "en", False))
        shown = await hub.standing(made["table"])
        assert (shown["over"], shown["asked"]) == (True, [])
        await until(lambda: not hub.tables)
        assert await hub.standing(made["table"]) == shown

    with_hub(tmp_path, work, rest_after=0.1)


# -- resuming ----------------------------------------------------------------------------------


def test_events_old_and_new_come_once_and_in_order(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", seed=2)
        rng = random.Random(2)
        for _ in range(40):
            await choose_any(live, rng)
        await live.keep_snapshot()
        live = LiveTable(live.id, live.setup_version, live.setup, hub.house)
        hub.tables[live.id] = live
        for since in (0, 5, live.match.told - 1, live.match.told, live.match.told + 50):
            ear = Listener(1)
            await live.greet(ear, since)
            first = ear.heard("events")[0]
            assert first["since"] == min(since, live.match.told)
            expected = list(range(first["since"], live.match.told))
            assert [event["n"] for event in first["events"]] == expected
            await choose_any(live, rng)
            live.leave(ear)

    with_hub(tmp_path, work)


# -- reactions, quiet and delays ---------------------------------------------------------------


async def play_to(live, rng, wanted):
    """Plays on until an ask fits; returns its seat and the ask."""
    for _ in range(600):
        found = [(seat, ask) for seat, ask in live.match.pending.items() if wanted(seat, ask)]
        if found:
            return found[0]
        if live.match.result is not None or not open_asks(live):
            await asyncio.sleep(0.001)
            assert live.match.result is None, "the match ended first"
            continue
        await choose_any(live, rng)
    raise AssertionError("it was never asked")


def test_nothing_to_decide_is_answered_after_a_delay_and_never_shown(tmp_path, monkeypatch):
    delays = []

    def uniform(low, high):
        delays.append((low, high))
        return 0.0

    monkeypatch.setattr("crannog.server.live.random.uniform", uniform)

    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(3)
        ears = [Listener(seat) for seat in range(3)]
        for ear in ears:
            await live.greet(ear, 0)
        seat, ask = await play_to(live, rng, lambda _, ask: is_silent(ask))
        assert ears[seat].last("state")["ask"] is None
        assert seat in ears[(seat + 1) % 3].last("state")["waiting"], "others see it asked"
        await until(lambda: live.match.pending.get(seat) is not ask)
        assert delays
        assert set(delays) == {(0.2, 0.9)}

    with_hub(tmp_path, work, answer_delay=(0.2, 0.9))


def test_always_ask_shows_it_and_waits(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(3)
        for seat in range(3):
            await hub.set_always(live, seat, True)
        ears = [Listener(seat) for seat in range(3)]
        for ear in ears:
            await live.greet(ear, 0)
        seat, ask = await play_to(live, rng, lambda _, ask: is_silent(ask))
        shown = ears[seat].last("state")
        assert shown["always"] is True
        assert shown["ask"]["options"] == [list(option) for option in ask.options]
        await asyncio.sleep(0.05)
        assert live.match.pending.get(seat) is ask, "nobody answers for the seat"
        await live.choose(seat, shown_choice(shown))
        assert live.match.pending.get(seat) is not ask

    with_hub(tmp_path, work)


def shown_choice(state):
    return tuple(state["ask"]["options"][0])


def test_quiet_answers_no_for_this_round_alone(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "me", "me", seed=3)
        rng = random.Random(4)

        def real(_, ask):
            return ask.prompt == "react" and not is_silent(ask)

        seat, ask = await play_to(live, rng, real)
        trigger = str(ask.args[0])
        ear = Listener(seat)
        await live.greet(ear, 0)
        count = len(live.match.choices)
        await hub.set_quiet(live, seat, trigger, True)
        await until(lambda: len(live.match.choices) > count)
        assert live.match.choices[count] == (seat, ask.options[-1])
        assert ear.last("state")["quiet"] == [trigger]
        stored = LiveTable(live.id, live.setup_version, live.setup, hub.house)
        assert stored.quiet(seat) == [trigger], "it outlives a restart"
        plan = live.setup.seats[seat]
        plan.quiet_round -= 1  # as if the next round had come
        assert live.quiet(seat) == []
        with pytest.raises(CrannogError, match="there is no reaction"):
            await hub.set_quiet(live, seat, "boredom", True)

    with_hub(tmp_path, work)


def test_a_bot_in_a_reaction_window_takes_as_long_as_an_automatic_no(tmp_path):
    async def work(hub):
        live, _ = await new_table(hub, "inis", "me", "bot-random", "bot-random", seed=3)
        ask = next(iter(live.match.pending.values()))
        ask.secret = True
        pauses = [live._pause(ask) for _ in range(200)]
        assert all(0.2 <= pause <= 0.9 for pause in pauses)
        assert max(pauses) - min(pauses) > 0.3
        ask.secret = False
        assert live._pause(ask) == 0.0

    with_hub(tmp_path, work, answer_delay=(0.2, 0.9))


# -- bots --------------------------------------------------------------------------------------


def test_a_bots_failure_is_told_and_its_seat_retaken(tmp_path, monkeypatch):
    async def fail(*_):
        raise RuntimeError("the hand is bard, druid")

    async def work(hub):
        monkeypatch.setattr(hub.house.thinkers, "think", fail)
        live, made = await new_table(hub, "inis", "me", "bot-greedy", seed=4)
        ear = Listener(0)
        await live.greet(ear, 0)
        rng = random.Random(1)
        while not ear.heard("bot-failed"):
            if 0 in live.match.pending:
                await live.choose(0, rng.choice(live.match.pending[0].options))
            await asyncio.sleep(0.001)
        failed = ear.last("bot-failed")
        assert failed["seat"] == 1
        assert "bard" not in json.dumps(failed), "an error's text may hold secrets"
        assert ear.last("table")["seats"][1]["failed"] is True
        row = await hub.change_seat(live.id, 1, SEAT_ME, made["owner"])
        assert hub.seat_of(live.id, live.setup, str(row["token"])) == 1
        assert ear.last("table")["seats"][1]["failed"] is False
        await live.choose(1, live.match.pending[1].options[0])

    from crannog.server.setup import SeatRequest

    SEAT_ME = SeatRequest("me")  # noqa: N806
    with_hub(tmp_path, work)


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
        made = await hub.create(setup_of_save(finished("inis", 2, 3), seats, "en", True))
        live = await hub.table(str(made["table"]))
        assert live.match.result is not None
        assert live.match.choices[-1][1] == ()
        assert await hub.lobby() == []

    with_hub(tmp_path, work)
