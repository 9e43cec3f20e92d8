"""A database in trouble: a full disk, a server that is away. What can't be kept is refused with its
reason, nothing changes, and once the trouble is over everything goes on.
"""

import asyncio
import contextlib
import json
import resource
import sqlite3
from concurrent.futures import Future
from typing import cast

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed

from crannog.server import socket
from crannog.server.live import FromClient
from crannog.server.migrate import migrate
from crannog.server.pulse import PULSE_SECONDS, Pulse
from crannog.server.schemas import ChatLine
from crannog.server.store import Entry, Store
from crannog.server.table.moves import Faster
from crannog.server.trouble import REASONS, NotKept, NotRead, reason_of
from tests.server import machines
from tests.server.inside import listening, new_table, open_asks, until, with_hub
from tests.server.playing import await_that, tokens
from tests.server.running import Player, running

LONG_LINE = ChatLine(None, "", "x" * 20_000, 0)
MOST_PAGES = 2**32 - 2
NEW_TABLE = {"game": "inis", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


@contextlib.contextmanager
def full_disk(store: Store):
    """SQLite may not take one more page, as if its disk were full."""

    def allow(pages):
        def at_begin(connection):
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        return at_begin

    narrow, wide = allow(1), allow(MOST_PAGES)
    event.listen(store.engine, "begin", narrow)
    try:
        yield
    finally:
        event.remove(store.engine, "begin", narrow)
        event.listen(store.engine, "begin", wide)


def fill(store: Store) -> None:
    """Takes what room is left for entries in the pages that are there."""
    number = 0
    while store.append("x", number, [Entry(0, [""])]).exception() is None:
        number += 1


# -- the store ---------------------------------------------------------------------------------


@pytest.fixture
def sqlite_store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'crannog.db'}")
    migrate(opened.engine)
    yield opened
    opened.close()


def test_what_does_not_fit_is_not_kept_and_fits_later(sqlite_store):
    with full_disk(sqlite_store):
        with pytest.raises(NotKept, match="disk is full") as refused:
            sqlite_store.add_chat("t", LONG_LINE).result()
        assert refused.value.reason == "full"
        with pytest.raises(NotKept, match="disk is full"):
            sqlite_store.beat().result()
        assert sqlite_store.read_chat("t", 9) == [], "reading goes on"
    sqlite_store.add_chat("t", LONG_LINE).result()
    sqlite_store.beat().result()
    assert sqlite_store.read_chat("t", 9) == [LONG_LINE]


def test_the_pulse_takes_no_more_room_with_time(store):
    for _ in range(5):
        store.beat().result()
    with store.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT count(*) FROM pulse").scalar_one()
    assert rows == 1


def test_a_damaged_page_is_told_when_it_is_read(tmp_path):
    path = tmp_path / "crannog.db"
    path.write_bytes(b"no database at all" * 1000)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(NotRead, match="damaged"):
        store.read_entries("t")
    with pytest.raises(NotKept, match="damaged"):
        store.append("t", 0, [Entry(0, ["pass"])]).result()
    store.close()


class Psycopg(Exception):
    """An error of PostgreSQL's driver."""

    def __init__(self, sqlstate):
        super().__init__("at db.example:5432")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (None, "away"),
        ("57P01", "away"),
        ("08006", "away"),
        ("53100", "full"),
        ("53300", "away"),
        ("25006", "read-only"),
        ("40P01", "busy"),
        ("XX001", "damaged"),
        ("42P01", None),
    ],
)
def test_postgres_is_in_trouble_by_its_state(state, reason):
    assert reason_of(OperationalError("SELECT", {}, Psycopg(state))) == reason


def test_a_defect_is_no_trouble(sqlite_store):
    assert reason_of(ValueError("disk is full")) is None
    assert reason_of(IntegrityError("INSERT", {}, sqlite3.IntegrityError("twice"))) is None
    asked = sqlite_store.write(lambda connection: connection.exec_driver_sql("SELECT * FROM none"))
    with pytest.raises(OperationalError, match="no such table"):
        asked.result()


def test_a_reason_names_neither_hosts_nor_files():
    error = OperationalError("SELECT", {}, Psycopg("53100"))
    assert str(NotKept(reason_of(error) or "")) == REASONS["full"]


# -- a table -----------------------------------------------------------------------------------


def fail_with(monkeypatch, store, error):
    """Every append fails; returns how to end it."""
    real = store.append

    def append(*_):
        failed: Future[bool] = Future()
        failed.set_exception(error)
        return failed

    monkeypatch.setattr(store, "append", append)
    return lambda: monkeypatch.setattr(store, "append", real)


def test_a_choice_that_is_not_kept_changes_nothing_and_can_be_made_again(tmp_path):
    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=1)
        seat, ask = next(iter(open_asks(table).items()))
        count = len(table.match.choices)
        async with listening(table, seat) as ear:
            view, heard = table.match.view(seat), len(ear.frames)
            with full_disk(hub.services.store):
                await asyncio.to_thread(fill, hub.services.store)
                with pytest.raises(NotKept):
                    await table.moves.choose(seat, ask.options[0], count)
                assert (len(table.match.choices), table.match.view(seat)) == (count, view)
                assert len(ear.frames) == heard, "nobody is told of what is not so"
            await table.moves.choose(seat, ask.options[0], count)
            assert len(table.match.choices) > count

    with_hub(tmp_path, work)


def test_a_choice_that_was_kept_although_the_line_to_the_database_broke_is_not_made_twice(
    tmp_path, monkeypatch
):
    """Whether a commit has arrived is not known then: the same choice again is refused."""

    async def work(hub):
        table, made = await new_table(hub, "inis", "me", "me", seed=1)
        seat, ask = next(iter(open_asks(table).items()))
        kept = hub.services.store.append

        def append(*words):
            assert kept(*words).result() is True
            broken: Future[bool] = Future()
            broken.set_exception(NotKept("away"))
            return broken

        monkeypatch.setattr(hub.services.store, "append", append)
        with pytest.raises(NotKept):
            await table.moves.choose(seat, ask.options[0], 0)
        assert table.match.choices == []
        monkeypatch.setattr(hub.services.store, "append", kept)
        with pytest.raises(Faster):
            await table.moves.choose(seat, ask.options[0], 0)
        mine = [choice for by, choice in table.match.choices if by == seat]
        assert mine == [ask.options[0]]
        assert len(hub.services.store.read_entries(str(made["table"]))) == 1

    with_hub(tmp_path, work)


def test_bots_go_on_when_the_trouble_is_over(tmp_path, monkeypatch):
    async def work(hub):
        end = fail_with(monkeypatch, hub.services.store, NotKept("full"))
        table, _ = await new_table(hub, "inis", "bot-random", "bot-random", seed=1)
        failed = asyncio.Event()
        real = table.moves.choose

        async def choose(*words):
            try:
                await real(*words)
            except NotKept:
                failed.set()
                raise

        monkeypatch.setattr(table.moves, "choose", choose)
        table.wake()
        await asyncio.wait_for(failed.wait(), 60)
        assert table.match.choices == []
        end()
        await until(lambda: len(table.match.choices) > 3)

    with_hub(tmp_path, work)


class Caller:
    """A client that notes its answers."""

    def __init__(self, *seats):
        self.seats = list(seats)
        self.address = "127.0.0.1"
        self.answers = []

    def answer(self, message):
        self.answers.append(msgspec.to_builtins(message))


def test_a_defect_is_answered_and_the_line_stays_open(tmp_path, monkeypatch):
    async def fail(*_):
        raise KeyError("the hand is bard, druid")

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=1)
        monkeypatch.setattr(table.moves, "choose", fail)
        caller = Caller(0)
        message = FromClient("choose", id=7, seat=0, choice=["pass"])
        await socket.answer(table, cast(socket.Client, caller), message, socket.Doorkeeper(hub))
        (answer,) = caller.answers
        assert (answer["type"], answer["id"], answer["kind"]) == ("refused", 7, "Defect")
        assert "bard" not in str(answer)

    with_hub(tmp_path, work)


# -- health ------------------------------------------------------------------------------------


class CountingStore:
    """Counts the tries, and fails when told to."""

    def __init__(self):
        self.tries = 0
        self.error = None

    def beat(self):
        self.tries += 1
        done: Future[None] = Future()
        if self.error is None:
            done.set_result(None)
        else:
            done.set_exception(self.error)
        return done


def test_strangers_who_ask_often_do_not_make_it_write_often(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("crannog.server.pulse.time.monotonic", lambda: now[0])
    store = CountingStore()

    async def ask():
        asked = Pulse(cast(Store, store))
        await asyncio.gather(*(asked.check() for _ in range(50)))
        assert store.tries == 1
        store.error = NotKept("full")
        now[0] = PULSE_SECONDS
        for _ in range(3):
            with pytest.raises(NotKept, match="disk is full"):
                await asked.check()
        assert store.tries == 2
        store.error = None
        now[0] = 2 * PULSE_SECONDS
        await asked.check()
        assert store.tries == 3

    with asyncio.Runner() as runner:
        runner.run(ask())


# -- a real service ----------------------------------------------------------------------------


def refused_choice(player):
    """Chooses what it is asked until that can't be kept; (seat, choice, count)."""
    while True:
        seat, state = player.asked()
        choice = state["ask"]["options"][0]
        answer = player.choose(seat, choice, state["count"])
        if answer["type"] == "refused":
            assert answer["kind"] == "NotKept", answer
            return answer, (seat, choice, state["count"])


def check_trouble(service, player, reason):
    """The choice is refused with its reason, the line stays open, /health and REST say so."""
    answer, refused = refused_choice(player)
    assert answer["text"] == REASONS[reason]
    player.send(type="ping")
    player.until("pong")
    await_that(lambda: service.call("GET", "/health")[0] == 503)
    status, told = service.call("GET", "/health")
    assert (status, told["error"]["kind"], told["error"]["text"]) == (
        503,
        "NotKept",
        REASONS[reason],
    )
    status, told = service.call("POST", "/api/tables", NEW_TABLE)
    assert (status, told["error"]["kind"]) == (503, "NotKept")
    return refused


def check_recovery(service, player, refused):
    """The same choice is taken on the same line, once."""
    seat, choice, count = refused
    assert player.choose(seat, choice, count)["type"] == "accepted"
    assert player.choose(seat, choice, count)["kind"] in ("Faster", "IllegalChoice")
    await_that(lambda: service.call("GET", "/health")[0] == 200)
    assert service.call("POST", "/api/tables", NEW_TABLE)[0] == 200


def test_a_service_whose_disk_takes_nothing_more_says_so_and_goes_on_later(tmp_path):
    with running(tmp_path) as service:
        made = service.create("inis", "me", "hotseat", seed=1)
        player = Player(service, made["table"], *tokens(made))
        player.asked()
        assert service.process is not None
        before = resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
        refused = check_trouble(service, player, "failing")
        resource.prlimit(service.process.pid, resource.RLIMIT_FSIZE, before)
        check_recovery(service, player, refused)
        player.close()


def test_a_service_whose_postgres_is_stopped_says_so_and_goes_on_later(tmp_path):
    with machines.postgres_folder() as folder:
        url = f"postgresql://postgres@/postgres?host={folder}"
        with contextlib.ExitStack() as services:
            with machines.postgres_in(folder):
                service = services.enter_context(running(tmp_path, database_url=url))
                made = service.create("inis", "me", "hotseat", seed=1)
                player = Player(service, made["table"], *tokens(made))
                player.asked()
            refused = check_trouble(service, player, "away")
            check_hello_is_put_off(service, made)
            with machines.postgres_in(folder):
                check_recovery(service, player, refused)
                player.close()
                services.close()


def check_hello_is_put_off(service, made):
    """Whoever comes meanwhile is told why, and to come again."""
    line = service.socket("other" + made["table"])
    line.send(json.dumps({"type": "hello"}))
    told = json.loads(line.recv(timeout=240))
    assert (told["type"], told["kind"]) == ("refused", "NotRead")
    with pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=240)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
