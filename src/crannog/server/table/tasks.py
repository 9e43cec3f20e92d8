"""What a table does in the background."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from crannog.kernel.errors import CrannogError

log = logging.getLogger("crannog.table")


class Tasks:
    """The background work of one table. A defect in it is logged."""

    def __init__(self, table_id: str) -> None:
        self._table_id = table_id
        self._tasks: set[asyncio.Task[None]] = set()  # the event loop alone would forget them

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs the work in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs the work to its end, even if whoever asked for it does not wait any longer."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._answered)
        await asyncio.shield(task)

    async def close(self) -> None:
        """Waits until all of it has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        """Logs any error: nobody else would see it."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._log(task)

    def _answered(self, task: "asyncio.Task[None]") -> None:
        """Logs a defect. A refusal is the answer to whoever asked."""
        self._tasks.discard(task)
        if not task.cancelled() and not isinstance(task.exception(), CrannogError | None):
            self._log(task)

    def _log(self, task: "asyncio.Task[None]") -> None:
        log.error("at table %s", self._table_id, exc_info=task.exception())
