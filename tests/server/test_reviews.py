"""Reviews of finished matches: told as they come, stopped by hanging up, kept, within limits."""

import asyncio
import contextlib
import json
import os
import signal
import urllib.request

import pytest

from crannog.coach import Point, review
from crannog.server import reviews
from crannog.server.imports import setup_of_save
from crannog.server.processes import Busy, Limits
from crannog.server.reviews import SEED, ReviewFailed
from crannog.server.schemas import DEPTHS
from crannog.server.setup import SeatRequest
from tests.coach.matches import golden
from tests.server.inside import create, new_table, with_hub
from tests.server.playing import open_save
from tests.server.running import running

BUDGET = 8


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """A quick look is a very quick one here."""
    monkeypatch.setitem(DEPTHS, "quick", BUDGET)


async def finished_table(hub):
    """A table of a short match that is over."""
    setup = setup_of_save(golden("horizons-1").save(), [SeatRequest("me")], "en", False)
    made = await create(hub, setup)
    return await hub.tables.open(str(made["table"]))


def listen(hub, table, address="here"):
    return hub.reviews.listen(table.id, table.setup, "quick", address)


async def whole(updates):
    """All points that are told, and how many updates told them."""
    points, heard = [], 0
    async for update in updates:
        points += update.points
        heard += 1
        assert update.done == len(points)
    assert update.done == update.of
    return points, heard


def test_each_decision_is_told_as_soon_as_it_is_judged(tmp_path):
    async def work(hub):
        table = await finished_table(hub)
        points, heard = await whole(listen(hub, table))
        assert points == review(table.match, BUDGET, SEED).points
        assert heard == len(points) + 1
        again, heard = await whole(listen(hub, table))
        assert (again, heard) == (points, 1), "what was found is kept"

    with_hub(tmp_path, work)


def test_to_hang_up_is_to_stop_and_the_next_one_goes_on(tmp_path):
    async def work(hub):
        table = await finished_table(hub)
        first = listen(hub, table)
        points: list[Point] = []
        while len(points) < 4:
            points += (await anext(first)).points
        await first.aclose()
        second = listen(hub, table)
        begun = await anext(second)
        assert begun.points[:4] == points
        assert begun.done < begun.of
        more = [point async for update in second for point in update.points]
        assert begun.points + more == review(table.match, BUDGET, SEED).points

    with_hub(tmp_path, work)


def test_two_who_listen_share_the_work(tmp_path, monkeypatch):
    judged = []
    judge_next = reviews.Reviews._judge_next

    async def counted(self, table, setup, kept, iterations):
        judged.append(len(kept.points))
        await judge_next(self, table, setup, kept, iterations)

    monkeypatch.setattr(reviews.Reviews, "_judge_next", counted)

    async def work(hub):
        table = await finished_table(hub)
        both = await asyncio.gather(whole(listen(hub, table)), whole(listen(hub, table, "there")))
        assert both[0][0] == both[1][0]
        assert judged == list(range(len(both[0][0])))

    with_hub(tmp_path, work)


def test_tables_go_on_while_a_review_hangs(tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "MOST_OF_ONE", 1)

    async def work(hub):
        table = await finished_table(hub)
        updates = listen(hub, table)
        await anext(updates)
        process = hub.reviews.worker.process()
        os.kill(process, signal.SIGSTOP)
        hub.reviews.worker.limits = Limits(0.2)
        with pytest.raises(Busy, match="1 reviews of yours are under way"):
            await anext(listen(hub, table))
        other, _ = await new_table(hub, "inis", "me", "me")
        seat, ask = next(iter(other.match.pending.items()))
        await other.moves.choose(seat, ask.options[0])
        with pytest.raises(ReviewFailed, match=r"a decision may take 0\.2 seconds"):
            await anext(updates)
        hub.reviews.worker.limits = Limits(60)
        begun = await anext(listen(hub, table))
        assert begun.done == 0, "the place is free again"

    with_hub(tmp_path, work)


def test_what_is_kept_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(reviews, "KEPT", 1)

    async def work(hub):
        for table in (await finished_table(hub), await finished_table(hub)):
            await anext(listen(hub, table))
            assert list(hub.reviews._kept) == [(table.id, "quick")]

    with_hub(tmp_path, work)


def test_over_the_network(tmp_path):
    with running(tmp_path) as service:
        made = open_save(service, golden("horizons-1").save(), "me")
        path = f"/api/tables/{made['table']}/review"
        status, refused = service.call("POST", path, {"depth": "endless"})
        assert (status, refused["error"]["kind"]) == (400, "BadRequest")
        running_table = service.create("horizons", "me")
        status, refused = service.call("POST", f"/api/tables/{running_table['table']}/review", {})
        assert (status, refused["error"]["kind"]) == (409, "NotOver")
        request = urllib.request.Request(
            f"http://127.0.0.1:{service.port}{path}",
            b'{"depth": "quick"}',
            {"Content-Type": "application/json"},
        )
        with contextlib.closing(urllib.request.urlopen(request, timeout=240)) as answer:
            assert answer.headers["Content-Type"] == "application/x-ndjson"
            told = [json.loads(answer.readline()) for _ in range(3)]
        assert [update["done"] for update in told] == [0, 1, 2]
        assert len({update["of"] for update in told}) == 1
        assert service.call("GET", "/health")[0] == 200
