"""Requests that do not end, files and logs that are nobody else's business."""

import logging
import socket
import sys

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from crannog.server.logs import JsonLines
from crannog.server.migrate import migrate
from crannog.server.setup import new_seed
from crannog.server.store import Store
from tests.server.inside import new_table, with_hub
from tests.server.playing import await_that, tokens
from tests.server.running import running

BEGUN = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


@pytest.fixture(scope="module")
def brief(tmp_path_factory):
    """A service that waits half a second for a request, and lets nobody replay much."""
    folder = tmp_path_factory.mktemp("brief")
    with running(folder, body_seconds=0.5, requests_per_second=1.0) as started:
        yield started


def lines(service, status):
    """What the log says of the requests that ended so."""
    return [line for line in service.logged() if line.get("status") == status]


def test_a_body_that_does_not_come_to_its_end_is_not_waited_for(brief):
    with socket.create_connection(("127.0.0.1", brief.port), timeout=240) as line:
        line.sendall(BEGUN)
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"kind":"TooSlow"' in answer


def test_a_client_that_hangs_up_in_the_middle_is_no_defect(brief):
    before = len(lines(brief, 499))
    line = socket.create_connection(("127.0.0.1", brief.port), timeout=240)
    line.sendall(BEGUN)
    line.close()
    await_that(lambda: len(lines(brief, 499)) > before)
    assert [line for line in brief.logged() if line["level"] in ("error", "critical")] == []


def test_replays_have_a_limit_of_their_own(brief):
    made = brief.create("inis", "me", "hotseat")
    path = f"/api/tables/{made['table']}"
    statuses = [brief.call("GET", f"{path}/replay?at=0")[0] for _ in range(40)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert brief.call("GET", path, token=tokens(made)[0])[0] == 200, "other reading goes on"


def test_the_database_is_its_owners_alone(tmp_path):
    async def work(hub):
        await new_table(hub, "inis", "me", "me")
        for file in tmp_path.glob("crannog.db*"):
            assert file.stat().st_mode & 0o777 == 0o600, file.name
        assert len(list(tmp_path.glob("crannog.db*"))) == 3

    with_hub(tmp_path, work)


def test_a_database_that_was_there_keeps_its_mode(tmp_path):
    path = tmp_path / "shared.db"
    path.touch(0o640)
    path.chmod(0o640)
    Store(f"sqlite:///{path}").close()
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_failed_statement_is_logged_without_its_values(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'crannog.db'}")
    migrate(store.engine)
    secret = str(new_seed())
    store.create_table("t", 1.0, 0, secret).result()
    broken = "CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT raise(abort, 'full'); END"
    with store.engine.begin() as connection:
        connection.execute(text(broken))
    try:
        store.update_table("t", 0, 2.0, 0, secret).result()
    except SQLAlchemyError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    assert "UPDATE tables" in JsonLines().format(record)
    assert secret not in JsonLines().format(record)
    store.close()
