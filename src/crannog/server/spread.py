"""Telling the other workers of a change, where Redis is used."""

import redis.asyncio as redis

CHANNEL = "crannog"
_clients: dict[str, redis.Redis] = {}


async def spread(url: str, table: str) -> None:
    """Publishes the id of a changed table."""
    if url not in _clients:
        _clients[url] = redis.from_url(url)
    await _clients[url].publish(CHANNEL, table)
