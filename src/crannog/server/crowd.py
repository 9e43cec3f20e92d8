"""Who is connected to a table, here and at other workers, and telling them."""

import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from crannog.kernel.ask import Seat
from crannog.kernel.state import Json

PRESENCE_SECONDS = 90.0  # another worker that is not heard of for so long has nobody here


class Ear(Protocol):
    """Somebody who is told about a table: a websocket."""

    seats: list[Seat]
    since: int  # the number of the next event to tell
    rewound: bool  # events were taken back since the last telling
    gone: bool  # it has hung up

    def say(self, text: str) -> None:
        """Queues an encoded message."""


def encoded(message: dict[str, Json]) -> str:
    """A message as it goes over the line."""
    return msgspec.json.encode(message).decode()


def viewers(ear: Ear) -> list[Seat | None]:
    """The seats for which the ear is told, or the public."""
    return [*ear.seats] or [None]


class Crowd:
    """The ears of a table, and the seats that are connected elsewhere."""

    def __init__(self) -> None:
        self.ears: set[Ear] = set()
        self._elsewhere: dict[str, tuple[float, list[Seat]]] = {}

    def here(self) -> list[Seat]:
        """The seats connected to this worker."""
        return sorted({seat for ear in self.ears for seat in ear.seats})

    def note(self, worker: str, seats: list[Seat] | None) -> None:
        """Another worker has these seats connected; None: it has let the table go."""
        if seats is None:
            self._elsewhere.pop(worker, None)
        else:
            self._elsewhere[worker] = (time.monotonic(), seats)

    def workers(self) -> list[str]:
        """Other workers that have the table open."""
        now = time.monotonic()
        return [w for w, (then, _) in self._elsewhere.items() if now - then < PRESENCE_SECONDS]

    def online(self) -> set[Seat]:
        """The seats connected anywhere."""
        there = [seat for worker in self.workers() for seat in self._elsewhere[worker][1]]
        return {*self.here(), *there}

    def tell(self, message: dict[str, Json]) -> None:
        """One message for everybody."""
        text = encoded(message)
        for ear in self.ears:
            ear.say(text)

    def tell_news(
        self,
        told: int,
        events: Callable[[int, Seat | None], list[Json]],
        state: Callable[[Seat | None], str],
    ) -> None:
        """Events and state for every ear; what several are told is put together once."""
        known: dict[tuple[int, Seat | None], str] = {}
        for ear in self.ears:
            for viewer in viewers(ear):
                if ear.since < told or ear.rewound:
                    key = ear.since, viewer
                    if key not in known:
                        known[key] = events_text(viewer, ear.since, events(ear.since, viewer))
                    ear.say(known[key])
                ear.say(state(viewer))
            ear.since = told
            ear.rewound = False


def events_text(viewer: Seat | None, since: int, events: list[Json]) -> str:
    """The message that tells events."""
    return encoded({"type": "events", "seat": viewer, "since": since, "events": events})
