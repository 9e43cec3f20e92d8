"""A process that makes the last choice of a saga's game and is killed in the middle of it.

    python -m tests.server.cut_saga DATABASE_URL FOLDER INSTANT

`before`: all is written and the transaction is still open. `after`: it is durable, and nobody has
been told.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any
from unittest import mock

from crannog.server.app import open_hub
from crannog.server.config import Config
from crannog.server.saga_store import end_game
from crannog.server.table import ending
from crannog.server.table.record import Record
from tests.server.sagas import keep_almost_over

TABLE = "the-table"


def die(*_: Any) -> None:
    """As a power cut would end the process."""
    os.kill(os.getpid(), signal.SIGKILL)


def cut_at(instant: str) -> None:
    """From now on the process dies in that instant of the last choice."""
    if instant == "after":
        mock.patch.object(Record, "_apply", die).start()
        return

    def cut(*args: Any) -> None:
        end_game(*args)
        die()

    mock.patch.object(ending, "end_game", cut).start()


async def make_last_choice(url: str, folder: str, instant: str) -> None:
    """Makes a saga whose first game lacks one choice, then makes that choice."""
    async with open_hub(Config(data=Path(folder), database_url=url)) as hub:
        seat, choice = await keep_almost_over(hub.services.store, TABLE)
        table = await hub.tables.open(TABLE)
        cut_at(instant)
        await table.moves.choose(seat, choice)


if __name__ == "__main__":
    asyncio.run(make_last_choice(*sys.argv[1:]))
