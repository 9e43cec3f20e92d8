"""The database: durable entries, one winner per number, snapshots that stay true, migrations."""

import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError

from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Snapshot
from crannog.kernel.state import Json
from crannog.server.migrate import migrate
from crannog.server.schemas import ChatLine
from crannog.server.store import Entry, Store, make_engine

PICK = Entry(0, ["pass"])


def test_entries_come_back_in_order_and_whole(store):
    entries = [Entry(0, ["play", "bard", 2]), Entry(1, ["pass"]), Entry(0, None, 1)]
    for number, entry in enumerate(entries):
        assert store.append("t", number, [entry]).result() is True
    assert store.read_entries("t") == entries
    assert store.read_entries("t", 2) == entries[2:]
    assert store.read_entries("other") == []


def test_a_number_is_given_once(store):
    assert store.append("t", 0, [PICK]).result() is True
    assert store.append("t", 0, [Entry(1, ["play"])]).result() is False
    assert store.read_entries("t") == [PICK]


def test_several_entries_are_written_together_or_not_at_all(store):
    assert store.append("t", 0, [PICK, PICK, PICK]).result() is True
    assert store.keep("t", 3, Snapshot(3, 0, {}), [], "{}").result() is True
    again = [Entry(0, None, 1), Entry(1, ["play"]), Entry(0, None, 2)]
    assert store.append("t", 2, again).result() is False, "the number is taken"
    assert len(store.read_entries("t")) == 3
    assert store.read_snapshot("t") is not None
    assert store.append("t", 3, again).result() is True
    assert store.read_entries("t", 3) == again
    assert store.read_snapshot("t") is None, "the undo that goes furthest back counts"


def test_of_two_workers_exactly_one_wins_each_number(store, database_url):
    other = Store(database_url)
    barrier = threading.Barrier(2)

    def race(worker: Store, seat: int) -> list[bool]:
        won = []
        for number in range(30):
            barrier.wait()
            won.append(worker.append("t", number, [Entry(seat, ["pass"])]).result())
        return won

    with ThreadPoolExecutor(2) as pool:
        first, second = (pool.submit(race, w, n) for n, w in enumerate((store, other)))
        results = list(zip(first.result(), second.result(), strict=True))
    assert all(sum(pair) == 1 for pair in results)
    seats = [entry.seat for entry in store.read_entries("t")]
    assert seats == [0 if mine else 1 for mine, _ in results]
    other.close()


def test_many_appends_at_once_are_all_durable(store, database_url):
    waiting = [store.append(f"t{n % 7}", n // 7, [PICK]) for n in range(700)]
    assert all(done.result() for done in waiting)
    other = Store(database_url)
    assert sum(len(other.read_entries(f"t{n}")) for n in range(7)) == 700
    other.close()


def test_one_that_fails_does_not_take_the_others_of_its_group_along(store):
    gate = threading.Event()
    store.write(lambda _: gate.wait())  # the writer waits, so that the rest becomes one group
    good = store.append("t", 0, [PICK])
    bad = store.write(lambda connection: connection.execute(text("SELECT nothing FROM nowhere")))
    also = store.append("t", 1, [PICK])
    gate.set()
    assert good.result() is True
    assert also.result() is True
    with pytest.raises(SQLAlchemyError):
        bad.result()
    assert len(store.read_entries("t")) == 2


def test_one_that_nobody_waits_for_any_more_does_not_stop_the_writer(store):
    gate = threading.Event()
    store.write(lambda _: gate.wait())
    given_up = store.append("t", 0, [PICK])
    assert given_up.cancel()
    after = store.append("t", 0, [Entry(1, ["play"])])
    gate.set()
    assert after.result() is True
    assert store.read_entries("t") == [Entry(1, ["play"])]


def test_what_waits_is_written_when_the_store_closes(database_url):
    first = Store(database_url)
    migrate(first.engine)
    for number in range(50):
        first.append("t", number, [PICK])
    first.close()
    again = Store(database_url)
    assert len(again.read_entries("t")) == 50
    again.close()


def test_a_setup_is_changed_by_one_at_a_time(store):
    store.create_table("t", 1.0, 2, "first").result()
    assert store.read_table("t") == (0, "first")
    assert store.update_table("t", 0, 2.0, 1, "second").result() is True
    assert store.update_table("t", 0, 2.0, 1, "lost").result() is False
    assert store.read_table("t") == (1, "second")
    assert store.read_table("none") is None


def test_the_lobby_has_the_newest_first(store):
    for number, seats in enumerate((1, 0, 2)):
        store.create_table(f"t{number}", float(number), seats, str(number)).result()
    assert [row[0] for row in store.open_tables(0.0, 10)] == ["t2", "t0"]
    assert len(store.open_tables(0.0, 1)) == 1
    assert [row[0] for row in store.open_tables(1.5, 10)] == ["t2"], "touched since then"
    store.set_awake("t0", True, 3.0).result()
    assert [row[0] for row in store.open_tables(1.5, 10)] == ["t0", "t2"]
    store.set_open("t0", 0).result()
    assert [row[0] for row in store.open_tables(0.0, 10)] == ["t2"]


def test_a_snapshot_is_kept_with_its_events(store):
    store.append("t", 0, [PICK]).result()
    state: dict[str, Json] = {"round": 1, "hands": [["a"], []]}
    assert store.keep("t", 1, Snapshot(1, 2, state), ['{"n":0}', '{"n":1}'], "{}").result() is True
    number, kept = store.read_snapshot("t")
    assert (number, kept.choices, kept.events, kept.state) == (1, 1, 2, state)
    assert store.read_events("t", 0, 9) == [{"n": 0}, {"n": 1}]
    assert store.read_events("t", 1, 2) == [{"n": 1}]


def test_a_snapshot_of_a_worker_that_is_behind_is_not_kept(store):
    for number in range(2):
        store.append("t", number, [PICK]).result()
    assert store.keep("t", 1, Snapshot(1, 0, {}), [], "{}").result() is False
    assert store.read_snapshot("t") is None


def test_an_undo_behind_the_snapshot_ends_it_and_new_events_replace_the_old(store):
    for number in range(3):
        store.append("t", number, [PICK]).result()
    assert store.keep("t", 3, Snapshot(3, 2, {}), ['{"n":0}', '{"n":1,"old":1}'], "{}").result()
    store.append("t", 3, [Entry(0, None, 3)]).result()
    assert store.read_snapshot("t") is not None, "an undo to just there leaves it true"
    store.append("t", 4, [Entry(0, None, 1)]).result()
    assert store.read_snapshot("t") is None
    assert store.keep("t", 5, Snapshot(1, 2, {}), ['{"n":1,"new":1}'], "{}").result()
    assert store.read_events("t", 0, 9) == [{"n": 0}, {"n": 1, "new": 1}]


def test_how_a_match_stands_is_known_until_the_next_entry(store):
    store.create_table("t", 1.0, 0, "setup").result()
    assert store.read_standing("t") is None
    assert store.keep("t", 0, Snapshot(0, 0, {}), [], "first").result()
    assert store.read_standing("t") == ("setup", "first")
    store.append("t", 0, [PICK]).result()
    assert store.read_standing("t") is None
    assert store.keep("t", 1, Snapshot(1, 0, {}), [], "second").result()
    assert store.read_standing("t") == ("setup", "second")
    assert store.read_standing("other") is None


def test_the_last_lines_of_chat_are_kept_in_order(store):
    for number in range(5):
        store.add_chat("t", ChatLine(None, "", str(number), 0)).result()
    assert [line.text for line in store.read_chat("t", 3)] == ["2", "3", "4"]


# -- migrations --------------------------------------------------------------------------------


def test_migrating_again_changes_nothing(store):
    store.append("t", 0, [PICK]).result()
    tables = sorted(inspect(store.engine).get_table_names())
    migrate(store.engine)
    migrate(store.engine)
    assert sorted(inspect(store.engine).get_table_names()) == tables
    assert store.read_entries("t") == [PICK]


def test_a_database_of_the_first_form_is_brought_up_to_date_with_all_its_data(database_url):
    old = Store(database_url)
    migrate(old.engine, "0001")
    assert "chat" not in inspect(old.engine).get_table_names()
    with old.engine.begin() as connection:
        connection.execute(text("INSERT INTO tables VALUES ('t', 1.5, 2.5, 1, 'setup')"))
    old.append("t", 0, [PICK]).result()
    with old.engine.begin() as connection:
        row = {"state": b'{"a":1}', "event": '{"n":0}'}
        connection.execute(text("INSERT INTO snapshots VALUES ('t', 1, 1, 1, :state)"), row)
        connection.execute(text("INSERT INTO events VALUES ('t', 0, :event)"), row)
    migrate(old.engine)
    assert old.read_standing("t") is None, "of an old snapshot it is not known"
    assert old.read_table("t") == (0, "setup")
    assert old.read_entries("t") == [PICK]
    assert old.read_events("t", 0, 5) == [{"n": 0}]
    kept = old.read_snapshot("t")
    assert kept is not None
    assert kept[1].state == {"a": 1}
    assert old.update_table("t", 0, 3.0, 0, "changed").result() is True
    hello = ChatLine(None, "Ada", "hello", 7)
    old.add_chat("t", hello).result()
    assert old.read_chat("t", 5) == [hello]
    old.close()


def migrate_at(url: str) -> None:
    migrate(make_engine(url))


def test_several_workers_may_migrate_at_once(database_url):
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(migrate_at, database_url) for _ in range(3)]:
            done.result()
    worker = Store(database_url)
    assert worker.append("t", 0, [PICK]).result() is True
    worker.close()


def test_a_database_of_a_newer_version_is_refused_with_a_reason(store):
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CrannogError, match="made by another version of the service"):
        migrate(store.engine)
