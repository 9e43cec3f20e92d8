"""What strangers send is read in processes of their own, with limits; tables don't notice."""

import asyncio
import contextlib
import functools
import http.client
import json
import os
import select
import signal
import time
from pathlib import Path

import msgspec
import pytest

from crannog.kernel import Match
from crannog.sagas import MOST_GAMES
from crannog.server import imports, replays, reviews
from crannog.server.config import Config
from crannog.server.imports import (
    DEEPEST,
    MOST_IMPORTED,
    MOST_LISTS,
    Imports,
    OverLimit,
    setup_of_save,
)
from crannog.server.messages import standing_of
from crannog.server.processes import Busy, Limits, Worker
from crannog.server.replays import ReplayFailed
from crannog.server.setup import BadRequest, SeatRequest
from tests.server.inside import config, new_table, until, with_hub
from tests.server.playing import finished, tokens
from tests.server.running import Player, running
from tests.server.sagas import worlds

SEATS = [{"kind": "me"}, {"kind": "me"}]
ME = SeatRequest("me")
SCENARIO = "{game: inis, seats: 2, seed: 5}"
GENTLE = 10


# -- what is refused ---------------------------------------------------------------------------


def save_with(**changes):
    return {**Match.new("inis", 2, 7).save(), **changes}


def nested(depth):
    deep: list[object] = []
    for _ in range(depth):
        deep = [deep]
    return deep


def post(service, **body):
    return service.call("POST", "/api/tables/import", {"seats": SEATS, **body})


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"scenario": "[" * 60_000}, f"{MOST_LISTS} lists and tables, not 60000"),
        ({"scenario": "[" * 15_000}, f"{DEEPEST} lists and tables inside each other"),
        ({"scenario": "[" * 33 + "]" * 33}, f"{DEEPEST} lists and tables inside each other"),
        ({"save": save_with(options={"a": nested(100)})}, f"{DEEPEST} lists and tables inside"),
        ({"save": save_with(position={"a": [[]] * 60_000})}, f"{MOST_LISTS} lists and tables, not"),
        (
            {"save": save_with(choices=[[0, []]] * (MOST_IMPORTED + 1))},
            f"{MOST_IMPORTED} choices, not {MOST_IMPORTED + 1}",
        ),
        ({"save": save_with(position={"a": "b" * 250_000})}, "200000 bytes"),
    ],
    ids=["brackets", "unclosed", "deep", "deep save", "lists", "choices", "position"],
)
def test_too_much_is_refused_with_the_limit(service, body, text):
    status, answer = post(service, **body)
    assert status == 400
    assert answer["error"]["kind"] == "OverLimit"
    assert text in answer["error"]["text"]


def test_a_queue_of_very_many_lands_is_refused(service):
    lands = "[" + ", ".join(["G1"] * 20_000) + "]"
    scenario = f"{{game: horizons, seats: 1, position: {{phase: ravage, queue: {lands}}}}}"
    status, answer = service.call(
        "POST", "/api/tables/import", {"seats": SEATS[:1], "scenario": scenario}
    )
    assert status == 400
    assert answer["error"]["kind"] in ("OverLimit", "BadPosition")


def test_a_position_that_is_slow_to_show_is_refused(monkeypatch):
    clock = iter([0.0, 2.0])
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    with pytest.raises(OverLimit, match=r"a position may take 0\.2 seconds to set up and show"):
        imports.begun_from(SCENARIO, [ME, ME], "en", False)


def test_the_hosts_guide_tells_these_limits():
    guide = (Path(__file__).parents[2] / "docs/guide/host.md").read_text(encoding="utf-8")
    rows = [
        "| length of a scenario, or of another program's string | "
        f"{imports.LONGEST_SCENARIO:,} characters |",
        f"| choices of a save | {MOST_IMPORTED:,} |",
        f"| games of a saga | {MOST_GAMES:,} |",
        "| a position, or what a match begins with, as JSON | "
        f"{imports.LARGEST_POSITION:,} bytes |",
        f"| lists and tables in a save, a scenario or the file of a saga | {MOST_LISTS:,}, and "
        f"{DEEPEST} inside",
        f"| what a seat is shown, as JSON | {imports.LARGEST_SHOWN:,} bytes |",
        f"| setting a position up and showing it | {imports.SHOWING:g} seconds",
        f"| imports under way | {imports.MOST_AT_ONCE}, and {imports.MOST_OF_ONE} of one address",
        f"| steps of replays under way | {replays.MOST_AT_ONCE}, and {replays.MOST_OF_ONE} of one",
        f"| the coach's reviews that are listened to | {reviews.MOST_AT_ONCE}, and "
        f"{reviews.MOST_OF_ONE} of one address, likewise; {reviews.SECONDS:g} seconds",
        f"| reviews that are kept, in memory | {reviews.KEPT} |",
        f"`CRANNOG_IMPORT_PROCESSES` | {Config.import_processes} |",
        f"`CRANNOG_IMPORT_SECONDS` | {Config.import_seconds:g} |",
        f"`CRANNOG_IMPORT_MEGABYTES` | {Config.import_megabytes} |",
        f"`CRANNOG_IMPORTS_PER_SECOND` | {Config.imports_per_second:g} |",
    ]
    assert [row for row in rows if row not in guide] == []


def test_what_is_just_allowed_is_allowed():
    imports.check_form("[" * DEEPEST + "]" * DEEPEST)
    imports.check_form("[]" * MOST_LISTS)
    imports.check_form(SCENARIO + "  # ]]] :-[ brackets in texts need no partners")


def test_what_is_no_text_in_a_save_is_refused(service):
    body = json.dumps({"seats": SEATS, "save": save_with(game="XX")}).encode()
    status, answer = service.call("POST", "/api/tables/import", raw=body.replace(b"XX", b"\xff"))
    assert (status, answer["error"]["kind"]) == (400, "BadRequest")


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b'{"game":"inis","seats":[],"options":{"a":' + b"[" * 30_000, "recursion"),
        (b'{"game":"inis","seats":[],"options":{"a":"' + b"b" * 70_000 + b'"}}', "65536 bytes"),
    ],
    ids=["deep", "large"],
)
def test_other_requests_are_small_and_flat(service, raw, text):
    status, answer = service.call("POST", "/api/tables", raw=raw)
    assert status == 400
    assert text in answer["error"]["text"]


# -- tables go on ------------------------------------------------------------------------------


def children(pid):
    """The processes that the service has started."""
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        found = [int(child) for child in file.read().split()]
    for child in found:
        with contextlib.suppress(FileNotFoundError):
            found += children(child)
    return found


def test_tables_and_health_go_on_while_an_import_hangs(tmp_path):
    with running(tmp_path, import_processes=1) as service:
        made = post(service, scenario=SCENARIO)[1]
        player = Player(service, made["table"], *tokens(made))
        seat, state = player.asked()
        assert service.process is not None
        processes = children(service.process.pid)
        assert processes
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        body = json.dumps({"seats": SEATS, "scenario": SCENARIO})
        line = http.client.HTTPConnection("127.0.0.1", service.port, timeout=60)
        line.request("POST", "/api/tables/import", body, {"Content-Type": "application/json"})
        assert service.call("GET", "/health")[0] == 200
        choice = state["ask"]["options"][0]
        assert player.choose(seat, choice, state["count"])["type"] == "accepted"
        assert not select.select([line.sock], [], [], 0)[0], "the import hangs"
        for process in processes:
            os.kill(process, signal.SIGCONT)
        assert line.getresponse().status == 200
        line.close()
        player.close()


# -- the processes -----------------------------------------------------------------------------


def with_imports(tmp_path, **settings):
    """Runs an async test with `Imports` of one process, which stands.

    On a busy machine work takes long to begin, so a test that is about seconds sets its own.
    """
    usual = {"import_processes": 1, "import_seconds": 60.0}

    def decorate(test):
        async def run():
            opened = Imports(config(tmp_path, **{**usual, **settings}))
            try:
                await opened.workers[0].run(os.getpid)
                await test(opened)
            finally:
                opened.close()

        asyncio.run(run())

    return decorate


def read(opened, sent=SCENARIO, address=""):
    return asyncio.create_task(opened.read(sent, [ME, ME], "en", False, address))


def misbehave(sent, *wishes):
    """In place of reading: does what the text says."""
    if sent == "hang":
        time.sleep(3600)
    elif sent == "die":
        os.abort()
    elif sent == "eat":
        return bytearray(1 << 34)
    return imports.begun_from(sent, *wishes)


@pytest.fixture
def misbehaving(monkeypatch):
    """Documents that keep no limit."""
    monkeypatch.setattr(imports, "begun_from", misbehave)


def test_who_waits_behind_one_that_hangs_goes_on(tmp_path, misbehaving):
    @with_imports(tmp_path, import_seconds=5.0)
    async def test(opened):
        first = opened.workers[0].process()
        opened.workers[0].limits = Limits(0.2)
        hung = read(opened, "hang")
        waiting = read(opened)
        with pytest.raises(OverLimit, match=r"an import may take 0\.2 seconds"):
            await hung
        opened.workers[0].limits = Limits(60.0)
        assert (await waiting).setup.seed == 5
        assert opened.workers[0].process() != first


def test_one_that_takes_too_much_memory_is_refused(tmp_path, misbehaving):
    @with_imports(tmp_path)
    async def test(opened):
        with pytest.raises(OverLimit, match="an import may take 512 MB of memory"):
            await read(opened, "eat")
        assert (await read(opened)).setup.seed == 5


def test_one_that_ends_its_process_is_refused(tmp_path, misbehaving):
    @with_imports(tmp_path)
    async def test(opened):
        with pytest.raises(BadRequest, match="the process that read it ended"):
            await read(opened, "die")
        assert (await read(opened)).setup.seed == 5


def test_an_import_outlives_its_process(tmp_path):
    @with_imports(tmp_path)
    async def test(opened):
        process = opened.workers[0].process()
        os.kill(process, signal.SIGSTOP)
        reading = read(opened)
        await until(lambda: opened.workers[0].waiting == 1)
        os.kill(process, signal.SIGKILL)
        assert (await reading).setup.seed == 5


def test_beyond_the_places_it_is_busy(tmp_path, monkeypatch):
    monkeypatch.setattr(imports, "MOST_AT_ONCE", 3)
    monkeypatch.setattr(imports, "MOST_OF_ONE", 2)

    @with_imports(tmp_path)
    async def test(opened):
        process = opened.workers[0].process()
        os.kill(process, signal.SIGSTOP)
        waiting = [read(opened, address=address) for address in ("a", "a", "b")]
        await until(lambda: opened.workers[0].waiting == 3)
        with pytest.raises(Busy, match="2 imports of yours are under way"):
            await read(opened, address="a")
        with pytest.raises(Busy, match="busy: 3 imports are under way"):
            await read(opened, address="c")
        os.kill(process, signal.SIGCONT)
        await asyncio.gather(*waiting)
        assert (await read(opened, address="a")).setup.seed == 5


def test_an_address_may_not_import_all_the_time(tmp_path):
    @with_imports(tmp_path, imports_per_second=0.1)
    async def test(opened):
        await read(opened, address="a")
        with pytest.raises(Busy, match=r"0\.1 import a second, 1 in a burst: try again later"):
            await read(opened, address="a")
        await read(opened, address="b")


def test_the_processes_give_way_to_the_tables(tmp_path):
    @with_imports(tmp_path)
    async def test(opened):
        gentle = await opened.workers[0].run(functools.partial(os.nice, 0))
        assert gentle == os.nice(0) + GENTLE


def test_work_that_nobody_waits_for_any_more_keeps_its_turn():
    async def work():
        worker = Worker(Limits(60.0))
        asked = asyncio.create_task(worker.run(time.sleep, 0.01))
        await until(lambda: worker.process() is not None)
        asked.cancel()
        assert await worker.run(abs, -1) == 1
        assert worker.waiting == 0
        worker.close()

    asyncio.run(work())


# -- replays -----------------------------------------------------------------------------------


def test_tables_go_on_while_a_replay_hangs(tmp_path, monkeypatch):
    monkeypatch.setattr(replays, "MOST_OF_ONE", 2)

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me")
        look = functools.partial(hub.replays.at, table.id, table.setup, 0, None)
        first = json.loads(await look())
        process = hub.replays.worker.process()
        os.kill(process, signal.SIGSTOP)
        steps = [asyncio.create_task(look()) for _ in range(2)]
        await until(lambda: hub.replays.worker.waiting == 2)
        with pytest.raises(Busy, match="2 steps of replays of yours are under way"):
            await look()
        seat, ask = next(iter(table.match.pending.items()))
        await table.moves.choose(seat, ask.options[0])
        assert not any(task.done() for task in steps)
        os.kill(process, signal.SIGCONT)
        assert [json.loads(await task)["state"] for task in steps] == [first["state"]] * 2
        os.kill(process, signal.SIGSTOP)
        hub.replays.worker.limits = Limits(0.2)
        with pytest.raises(ReplayFailed, match=r"a step may take 0\.2 seconds"):
            await look()

    with_hub(tmp_path, work)


def test_a_replay_follows_what_was_taken_back(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me")

        async def shown():
            count = len(table.match.choices)
            return json.loads(await hub.replays.at(table.id, table.setup, count, 0))["state"][
                "view"
            ]

        for option in (0, 1):
            seat, ask = next(iter(table.match.pending.items()))
            await table.moves.choose(seat, ask.options[option])
            assert await shown() == table.match.view(0)
            await table.takebacks.undo(seat, {0, 1})
            assert await shown() == table.match.view(0)

    with_hub(tmp_path, work)


# -- the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "cut"), [("inis", None), ("inis", 100), ("horizons", 60)])
def test_an_imported_table_opens_where_the_save_ends(tmp_path, monkeypatch, game, cut):
    save = finished(game, 2, 3)
    save["choices"] = save["choices"][:cut]

    async def work(hub):
        begun = await hub.imports.read(json.dumps(save).encode(), [ME, ME], "en", False)
        table_id = await hub.tables.create(begun.setup, begun)
        whole = begun.setup.new_match()
        replayed = []
        replay = Match.replay

        def counted(match, choices):
            replayed.extend(choices := list(choices))
            replay(match, choices)

        monkeypatch.setattr(Match, "replay", counted)
        table = await hub.tables.open(table_id)
        assert len(replayed) < 20, "from the last checkpoint alone"
        for viewer in (None, 0, 1):
            assert table.match.view(viewer) == whole.view(viewer)
            told = msgspec.to_builtins(await table.views.events(0, viewer))
            assert told == whole.events(0, viewer)
        assert table.match.pending.keys() == whole.pending.keys()
        assert table.match.choices == whole.choices
        stands = {"names": ["", ""], **standing_of(table.match)}
        assert await hub.tables.standing(table_id) == stands

    with_hub(tmp_path, work)


def test_a_save_that_begins_where_another_match_ended_is_imported_with_its_world():
    (world,) = worlds(1)
    match = Match.new("oath", 2, 4, {"setup": "quick"}, start=world)
    for _ in range(20):
        seat, ask = next(iter(match.pending.items()))
        match.choose(seat, ask.options[-1])
    setup = setup_of_save(match.save(), [SeatRequest("me"), SeatRequest("me")], "en", False)
    assert setup.new_match().view(0) == match.view(0)
    assert setup.start == world
