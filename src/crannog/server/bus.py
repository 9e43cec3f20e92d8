"""The message bus between workers: PostgreSQL's NOTIFY, or Redis; one subscription per process.

A worker publishes that a table's log has grown (`entries`), that its seats have changed (`setup`),
who is connected to it there (`here`, and `who` also asks the others), a seat's answer to an undo
(`consent`), and messages for everyone at the table (`say`). A worker that begins to listen, or
listens again after a break, catches up with every table it has open.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import msgspec
import psycopg
import redis.asyncio as redis

from crannog.kernel.state import Json
from crannog.server.config import Config
from crannog.server.keys import new_nonce
from crannog.server.store import CHANNEL, Store
from crannog.server.trouble import NotKept

RETRY_SECONDS = 1.0

log = logging.getLogger("crannog.bus")


class Item(msgspec.Struct, omit_defaults=True):
    """One message on the bus, about one table."""

    worker: str
    kind: str  # entries, setup, here, who, consent, say
    table: str
    seats: list[int] = []  # here, consent
    message: dict[str, Any] = {}  # consent, say


class Bus:
    """The connection to the other workers; without PostgreSQL and Redis there are none."""

    def __init__(self, config: Config, store: Store) -> None:
        self.worker = new_nonce()
        self._store = store
        self._address = config.url().replace("postgresql+psycopg://", "postgresql://")
        self._redis = (
            redis.from_url(config.redis_url, decode_responses=True) if config.redis_url else None
        )
        self.on = store.is_postgres or self._redis is not None

    def item(self, kind: str, table: str) -> str:
        """An item for NOTIFY in the transaction that makes it true; '' where that is not used."""
        if self._redis is not None or not self.on:
            return ""
        return self._encode(Item(self.worker, kind, table))

    def _encode(self, item: Item) -> str:
        return msgspec.json.encode(item).decode()

    async def publish_durable(self, kind: str, table: str) -> None:
        """Publishes by Redis, where that is used, after such a transaction."""
        if self._redis is not None:
            await self._publish(Item(self.worker, kind, table))

    async def publish(
        self,
        kind: str,
        table: str,
        seats: list[int] | None = None,
        message: dict[str, Json] | None = None,
    ) -> None:
        """Publishes an item that belongs to no transaction."""
        if self.on:
            await self._publish(Item(self.worker, kind, table, seats or [], message or {}))

    async def _publish(self, item: Item) -> None:
        """Sends an item. A failure is logged: the others catch up when the connection is back."""
        try:
            if self._redis is not None:
                await self._redis.publish(CHANNEL, self._encode(item))
            else:
                await asyncio.wrap_future(self._store.notify(self._encode(item)))
        except (OSError, redis.RedisError, NotKept) as error:
            log.warning("message to other workers not sent: %s", error)

    async def listen(
        self, receive: Callable[[Item], Awaitable[None]], catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        """Passes on what other workers publish, for as long as the service runs."""
        while self.on:
            try:
                async with contextlib.aclosing(self._source()) as source:
                    async for text in source:
                        if text is None:
                            await self._carefully(catch_up())
                        elif (item := msgspec.json.decode(text, type=Item)).worker != self.worker:
                            await self._carefully(receive(item))
            except (OSError, psycopg.Error, redis.RedisError, msgspec.DecodeError) as error:
                log.warning("messages from other workers interrupted: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _carefully(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:  # one table's trouble must not end the subscription for all
            log.exception("a message from another worker could not be taken in")

    def _source(self) -> AsyncGenerator[str | None, None]:
        """None once the subscription stands, then the encoded items."""
        return self._from_postgres() if self._redis is None else self._from_redis(self._redis)

    async def _from_postgres(self) -> AsyncGenerator[str | None, None]:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield None
            async for notice in connection.notifies():
                yield notice.payload

    async def _from_redis(self, client: "redis.Redis") -> AsyncGenerator[str | None, None]:
        async with client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "subscribe":
                    yield None
                elif message["type"] == "message":
                    yield str(message["data"])

    async def close(self) -> None:
        """Closes the connection to Redis."""
        if self._redis is not None:
            await self._redis.aclose()
