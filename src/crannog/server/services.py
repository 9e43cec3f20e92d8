"""What all tables of a process share."""

from dataclasses import dataclass

from crannog.server.bus import Bus
from crannog.server.config import Config
from crannog.server.notices import Notices
from crannog.server.store import Store
from crannog.server.thinking import Thinkers


@dataclass(frozen=True)
class Services:
    """The settings, the database, the bus to other workers, the bots and the notices."""

    config: Config
    store: Store
    bus: Bus
    thinkers: Thinkers
    notices: Notices

    async def close(self) -> None:
        """Ends the bots' processes and leaves the bus. The store is closed last, by its opener."""
        self.thinkers.close()
        await self.bus.close()
