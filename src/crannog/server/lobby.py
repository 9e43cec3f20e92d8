"""The public tables that have open seats."""

import asyncio
import time

import msgspec

from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.services import Services
from crannog.server.setup import Listed

LOBBY_LENGTH = 50  # tables
LOBBY_SECONDS = 30 * 24 * 3600.0  # a table that nobody has touched for so long is not listed


class NoLobby(CrannogError):
    """The host lists no tables."""


async def lobby_tables(services: Services) -> list[Json]:
    """Public tables with open seats; NoLobby where the host has switched it off."""
    if not services.config.lobby:
        raise NoLobby("this host lists no tables")
    since = time.time() - LOBBY_SECONDS
    rows = await asyncio.to_thread(services.store.open_tables, since, LOBBY_LENGTH)
    return [
        lobby_row(table_id, created, msgspec.json.decode(data, type=Listed))
        for table_id, created, data in rows
    ]


def lobby_row(table_id: str, created: float, setup: Listed) -> dict[str, Json]:
    """A table as the lobby shows it."""
    return {
        "table": table_id,
        "game": setup.game,
        "seats": [{"kind": plan.kind, "name": plan.name, "bot": plan.bot} for plan in setup.seats],
        "options": dict(setup.options),
        "open": list[Json](setup.open_seats()),
        "created": created,
        "origin": setup.origin,
        "practice": setup.practice,
    }
