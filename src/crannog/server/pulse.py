"""Whether the database keeps what it is given: asked by anybody, tried now and then."""

import asyncio
import time

from crannog.server.store import Store
from crannog.server.trouble import NotKept

PULSE_SECONDS = 5.0  # what was found out is told for so long: strangers can't make us write more


class Pulse:
    """Writes to the database, at most once in PULSE_SECONDS."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._tried: float | None = None
        self._reason = ""

    async def check(self) -> None:
        """NotKept if the last try failed."""
        async with self._lock:
            if self._tried is None or time.monotonic() - self._tried >= PULSE_SECONDS:
                self._reason = await self._try()
                self._tried = time.monotonic()
        if self._reason:
            raise NotKept(self._reason)

    async def _try(self) -> str:
        """The reason why nothing can be written, or ''."""
        try:
            await asyncio.wrap_future(self._store.beat())
        except NotKept as error:
            return error.reason
        return ""
