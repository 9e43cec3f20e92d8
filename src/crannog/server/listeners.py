"""Who is connected to a table, here and at other workers, and sending messages to them."""

import time
from collections.abc import Callable
from typing import Protocol

from crannog.kernel.ask import Seat
from crannog.server.live import EventsMessage, FromService, encoded

PRESENCE_SECONDS = 90.0  # another worker that is not heard of for so long has nobody connected


class Listener(Protocol):
    """Somebody who receives a table's messages: a websocket."""

    seats: list[Seat]
    since: int  # the number of the next event to send
    rewound: bool  # events were taken back since the last message
    gone: bool  # it has closed its connection

    def send(self, text: str) -> None:
        """Queues an encoded message."""


def viewers(listener: Listener) -> list[Seat | None]:
    """The seats whose messages the listener receives; None stands for the public."""
    return [*listener.seats] or [None]


class Listeners:
    """The listeners of one table, and the seats that are connected at other workers."""

    def __init__(self) -> None:
        self.connected: set[Listener] = set()
        self._elsewhere: dict[str, tuple[float, list[Seat]]] = {}

    def seats_here(self) -> list[Seat]:
        """The seats connected to this worker."""
        return sorted({seat for listener in self.connected for seat in listener.seats})

    def note(self, worker: str, seats: list[Seat]) -> None:
        """Notes that another worker has these seats connected."""
        self._elsewhere[worker] = (time.monotonic(), seats)

    def viewers(self) -> set[Seat | None]:
        """Everyone whose messages somebody here receives."""
        return {viewer for listener in self.connected for viewer in viewers(listener)}

    def workers(self) -> list[str]:
        """Other workers that have the table open."""
        now = time.monotonic()
        return [w for w, (then, _) in self._elsewhere.items() if now - then < PRESENCE_SECONDS]

    def online(self) -> set[Seat]:
        """The seats connected anywhere."""
        there = [seat for worker in self.workers() for seat in self._elsewhere[worker][1]]
        return {*self.seats_here(), *there}

    def send(self, message: FromService) -> None:
        """Sends one message to everyone connected here."""
        text = encoded(message)
        for listener in self.connected:
            listener.send(text)

    def send_changes(
        self,
        told: int,
        events: Callable[[int, Seat | None], EventsMessage],
        state: Callable[[Seat | None], str],
    ) -> None:
        """Sends each listener its new events and its state; equal messages are encoded once."""
        known: dict[tuple[int, Seat | None], str] = {}
        for listener in self.connected:
            for viewer in viewers(listener):
                if listener.since < told or listener.rewound:
                    key = listener.since, viewer
                    if key not in known:
                        known[key] = encoded(events(key[0], viewer))
                    listener.send(known[key])
                listener.send(state(viewer))
            listener.since = told
            listener.rewound = False

    def rewind(self, told: int) -> None:
        """After an undo: only the first `told` events stand."""
        for listener in self.connected:
            listener.since = min(listener.since, told)
            listener.rewound = True
