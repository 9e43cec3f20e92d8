"""A service in its own process on a free port of this machine, and clients for it."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from crannog.server.config import Config
from crannog.server.serve import ENVIRONMENT

QUICK: dict[str, Any] = {
    "answer_delay": (0.0, 0.01),
    "bot_delay": 0.0,
    "choices_per_second": 500.0,
    "requests_per_second": 500.0,
    "imports_per_second": 500.0,
}

PATIENCE = 240.0  # seconds for anything that should happen, on a busy machine


class Deadline:
    """One end to all waiting for something; an AssertionError then names what did not come."""

    def __init__(self, awaited: str, seconds: float = PATIENCE) -> None:
        self.awaited = awaited
        self.seconds = seconds
        self.end = time.monotonic() + seconds

    def left(self) -> float:
        """The seconds that are left; there must be some."""
        seconds = self.end - time.monotonic()
        assert seconds > 0, f"waited {self.seconds:g} seconds in vain for {self.awaited}"
        return seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def seat_of(kind: str) -> dict[str, str]:
    """A seat as a request names it; "bot-greedy" is one for that bot."""
    return {"kind": "bot", "bot": kind[4:]} if kind.startswith("bot-") else {"kind": kind}


class Service:
    """A running service, or one of several workers. `settings` are those of Config."""

    python = sys.executable  # of the environment that it runs in

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = free_port()
        self.log = data / f"service-{self.port}.log"
        self.settings = {**QUICK, **settings}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        config = Config(data=self.data, port=self.port, **self.settings)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.python, "-c", "from crannog.server.serve import serve_here; serve_here()"],
                env={**os.environ, ENVIRONMENT: config.encode()},
                stderr=log,
            )
        self.await_health()

    def await_health(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            with contextlib.suppress(urllib.error.URLError, OSError):
                if self.call("GET", "/health")[0] == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the service did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host would."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)

    def logged(self) -> list[dict[str, Any]]:
        """The lines of the service's log."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def call(
        self, method: str, path: str, body: Any = None, token: str = "", raw: bytes | None = None
    ) -> tuple[int, Any]:
        """A REST request: status and decoded body."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data=data, method=method
        )
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                text = response.read().decode()
                status = response.status
        except urllib.error.HTTPError as error:
            text, status = error.read().decode(), error.code
        try:
            return status, json.loads(text)
        except json.JSONDecodeError:
            return status, text

    def create(self, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table with seats of these kinds."""
        seats = [seat_of(kind) for kind in kinds]
        status, made = self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert status == 200, made
        return made

    def socket(self, table: str, **headers: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers=headers,
            max_size=None,
            open_timeout=PATIENCE,
            legacy=True,
        )


def without_patch(event: dict[str, Any]) -> dict[str, Any]:
    """What happened; what it changed is told only to those who were there."""
    return {key: value for key, value in event.items() if key != "patch"}


class Player:
    """A websocket client of some seats (none: a spectator)."""

    def __init__(self, service: Service, table: str, *tokens: str, **hello: Any) -> None:
        self.socket = service.socket(table)
        self.send(**{"type": "hello", "tokens": list(tokens), "since": 0, **hello})
        self.first = int(hello.get("since", 0))
        self.frames: list[str] = []
        self.events: dict[int | None, list[dict[str, Any]]] = {}
        self.state: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, noted."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state[message["seat"]] = message
        elif message["type"] == "events":
            log = self.events.setdefault(message["seat"], [])
            del log[max(0, message["since"] - self.first) :]  # what was taken back
            log.extend(without_patch(event) for event in message["events"])
        elif message["type"] == "table":
            self.table = message
        else:
            self.others.append(message)
        return message

    def hear_by(self, deadline: Deadline) -> dict[str, Any]:
        """The next message, if it comes in time."""
        while True:
            with contextlib.suppress(TimeoutError):
                return self.hear(deadline.left())

    def until(self, *types: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """Listens until a message of one of the types."""
        deadline = Deadline(f"a message {' or '.join(types)}", seconds)
        while True:
            message = self.hear_by(deadline)
            if message["type"] in types:
                return message

    def asked(self) -> tuple[int, dict[str, Any]]:
        """Listens until a seat is asked something or the match is over; (seat, state)."""
        deadline = Deadline("a question, or the end of the match")
        while True:
            for seat, state in self.state.items():
                asked = state["ask"] is not None and not state["ask"]["optional"]
                if seat is not None and (asked or state["result"]):
                    return seat, state
            self.hear_by(deadline)

    def choose(self, seat: int, choice: list[Any], count: int | None = None) -> dict[str, Any]:
        """Sends a choice and waits for its answer."""
        self.send(type="choose", id="c", seat=seat, choice=choice, count=count)
        before = self.state.pop(seat, None)
        answer = self.until("accepted", "refused")
        if answer["type"] == "refused" and before is not None:
            self.state.setdefault(seat, before)
        deadline = Deadline(f"the state of seat {seat} after {choice}")
        while seat not in self.state:
            self.hear_by(deadline)
        return answer

    def close(self) -> None:
        self.socket.close()


@contextlib.contextmanager
def running(data: Path, **more: Any) -> Iterator[Service]:
    """A service that is stopped at the end, whatever happens."""
    service = Service(data, **more)
    service.start()
    try:
        yield service
    finally:
        if service.process is not None and service.process.poll() is None:
            service.stop()
