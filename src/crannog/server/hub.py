"""What the routes and the sockets of a process use."""

from crannog.server.imports import Imports
from crannog.server.keys import Keys
from crannog.server.rematch import Rematches
from crannog.server.replays import Replays
from crannog.server.reviews import Reviews
from crannog.server.sagas import Sagas
from crannog.server.seats import Seats
from crannog.server.services import Services
from crannog.server.tables import Tables
from crannog.server.tokens import Tokens


class Hub:
    """The tables, seats and tokens, and all that works on them, over the same services."""

    def __init__(self, services: Services, keys: Keys) -> None:
        self.services = services
        self.tokens = Tokens(keys)
        self.tables = Tables(services)
        self.seats = Seats(self.tables, self.tokens, services.notices)
        self.sagas = Sagas(services.store, self.tables, keys)
        self.rematches = Rematches(self.tables, self.tokens, services.bus, self.sagas)
        self.replays = Replays(services.store)
        self.reviews = Reviews(services.store)
        self.imports = Imports(services.config)

    def close(self) -> None:
        """Ends the processes that read imports, play matches again and judge them."""
        self.imports.close()
        self.replays.close()
        self.reviews.close()
