"""The load benchmark's clients: one that breaks is told, not measured."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosedError

from crannog.bench.load import TableOfClients, Timing
from crannog.kernel.errors import CrannogError


class Stand:
    """Stands in for a service: it says where its lines are."""

    def __init__(self, port: int) -> None:
        self.port = port

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/{table}"


def with_client(answer: Callable[[ServerConnection], Awaitable[Any]], patience: float) -> None:
    """A client that is greeted by `answer`, and hangs up when that has broken it, or later."""

    async def run() -> None:
        over = asyncio.Event()

        async def greet(line: ServerConnection) -> None:
            await line.recv()
            await answer(line)
            over.set()
            await line.wait_closed()

        async with serve(greet, "127.0.0.1", 0) as server:
            made = {"table": "t", "seats": [{"token": "x"}]}
            table = TableOfClients(made, random.Random(1), Timing())
            stand: Any = Stand(server.sockets[0].getsockname()[1])
            await table.open(stand, 1)
            await over.wait()
            await asyncio.wait(table._tasks, timeout=patience)
            await table.close()

    asyncio.run(run())


def test_a_message_that_cannot_be_read_is_reported():
    with pytest.raises(msgspec.DecodeError):
        with_client(lambda line: line.send("nonsense"), patience=240)


@pytest.mark.parametrize(("code", "error"), [(1013, ConnectionClosedError), (1000, CrannogError)])
def test_a_line_that_the_service_closes_is_reported(code, error):
    with pytest.raises(error):
        with_client(lambda line: line.close(code), patience=240)


def test_a_client_that_nothing_happened_to_reports_nothing():
    with_client(lambda line: line.send('{"type": "pong"}'), patience=0.2)
