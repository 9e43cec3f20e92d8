"""kill -9 in the instant of a saga's last choice: exactly one game is in the saga, or none yet."""

import asyncio
import signal
import subprocess
import sys

import pytest

from crannog.server.app import open_hub
from crannog.server.config import Config
from crannog.server.saga_store import SagaStore, end_game
from crannog.server.table.ending import game_row
from tests.server.cut_saga import TABLE
from tests.server.sagas import almost_over, keep_almost_over


def cut(url, folder, instant):
    """A service of its own that is killed in that instant."""
    words = [sys.executable, "-m", "tests.server.cut_saga", url, str(folder), instant]
    ended = subprocess.run(words, capture_output=True, text=True)
    assert ended.returncode == -signal.SIGKILL, ended.stderr


def after_restart(url, folder, work):
    """Runs the work with a hub that begins where the killed one has ended."""

    async def run():
        async with open_hub(Config(data=folder, database_url=url)) as hub:
            await work(hub)

    asyncio.run(run())


def row_in(store):
    """The saga's own row."""
    row = SagaStore(store).read("long-night")
    assert row is not None
    return row


@pytest.mark.parametrize("instant", ["before", "after"])
def test_a_crash_in_the_last_choice_leaves_one_game_or_can_be_repeated(
    database_url, tmp_path, instant
):
    cut(database_url, tmp_path, instant)

    async def work(hub):
        rows, written = SagaStore(hub.services.store), instant == "after"
        assert len(hub.services.store.read_entries(TABLE)) == int(written)
        assert len(rows.games("long-night")) == int(written)
        assert row_in(hub.services.store).table_id == (None if written else TABLE)
        table = await hub.tables.open(TABLE)
        if not written:
            _, seat, choice = almost_over("long-night")
            await table.moves.choose(seat, choice)
        assert table.match.result is not None
        (game,) = rows.games("long-night")
        assert (game.number, game.table_id) == (1, TABLE)
        assert game.world_after == table.match.game.leaves(table.match.state)
        row = row_in(hub.services.store)
        assert (row.games, row.table_id) == (1, None)

    after_restart(database_url, tmp_path, work)


def test_writing_a_finished_game_twice_does_nothing(store):
    seat, choice = asyncio.run(keep_almost_over(store, TABLE))
    setup, _, _ = almost_over("long-night")
    after = setup.new_match().after(seat, choice)
    game = game_row(TABLE, setup, after_world(setup, after))
    for _ in range(2):
        store.write(lambda connection: end_game(connection, store, game)).result()
    assert [one.number for one in SagaStore(store).games("long-night")] == [1]
    assert row_in(store).games == 1


def after_world(setup, after):
    """What the match leaves."""
    return setup.fresh_match().game.leaves(after.state)


def test_a_game_that_was_abandoned_is_not_written(store):
    seat, choice = asyncio.run(keep_almost_over(store, TABLE))
    setup, _, _ = almost_over("long-night")
    game = game_row(TABLE, setup, after_world(setup, setup.new_match().after(seat, choice)))
    SagaStore(store).change("long-night", table_id=None).result()
    store.write(lambda connection: end_game(connection, store, game)).result()
    assert SagaStore(store).games("long-night") == []
    assert row_in(store).games == 0
