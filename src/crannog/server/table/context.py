"""What the parts of one table share."""

import asyncio
import time

import msgspec

from crannog.server.listeners import Listeners
from crannog.server.live import FromService
from crannog.server.services import Services
from crannog.server.table.tasks import Tasks


class Context:
    """A table's id, its lock, its listeners and its background work."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.id = table_id
        self.services = services
        self.lock = asyncio.Lock()  # held while the log or the set-up is written or read again
        self.listeners = Listeners()
        self.tasks = Tasks(table_id)
        self.touched = time.monotonic()  # when somebody last used the table

    def touch(self) -> None:
        """Notes that somebody uses the table: it stays in memory for a while."""
        self.touched = time.monotonic()

    def broadcast(self, message: FromService) -> None:
        """Sends one message to everyone at the table, at every worker."""
        self.listeners.send(message)
        said = msgspec.to_builtins(message)
        self.tasks.start(self.services.bus.publish("say", self.id, message=said))
