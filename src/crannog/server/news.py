"""News between workers: PostgreSQL's NOTIFY, or Redis; one subscription per process."""

import asyncio
import logging
from collections.abc import AsyncIterator

import psycopg
import redis.asyncio as redis

from crannog.server.config import Config
from crannog.server.hub import Hub
from crannog.server.spread import CHANNEL

RETRY_SECONDS = 1.0

log = logging.getLogger("crannog.news")


async def listen_for_news(hub: Hub, config: Config) -> None:
    """Takes in what other workers have written, for as long as the service runs."""
    if not hub.store.is_postgres and not config.redis_url:
        return
    while True:
        try:
            source = redis_news(config.redis_url) if config.redis_url else postgres_news(config)
            async for table in source:
                await hub.heard_of(table)
        except (OSError, psycopg.Error, redis.RedisError) as error:
            log.warning("news from other workers interrupted: %s", error)
            await asyncio.sleep(RETRY_SECONDS)


async def postgres_news(config: Config) -> AsyncIterator[str]:
    """The ids of changed tables, from NOTIFY."""
    address = config.url().replace("postgresql+psycopg://", "postgresql://")
    connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        async for notice in connection.notifies():
            yield notice.payload


async def redis_news(url: str) -> AsyncIterator[str]:
    """The ids of changed tables, from Redis."""
    client = redis.from_url(url, decode_responses=True)
    async with client, client.pubsub() as subscription:
        await subscription.subscribe(CHANNEL)
        async for message in subscription.listen():
            if message["type"] == "message":
                yield str(message["data"])
