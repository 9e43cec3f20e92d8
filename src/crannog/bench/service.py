"""A real service to be measured, in a process of its own."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from crannog.kernel.errors import CrannogError
from crannog.kernel.game import find_game
from crannog.parts.bench import measured_games
from crannog.server.config import Config
from crannog.server.serve import ENVIRONMENT

START_SECONDS: Final = 60.0
UNLIMITED: Final = 1e6


class Service:
    """A service of our own with SQLite, and what it says of itself."""

    def __init__(self, config: Config) -> None:
        self.port = config.port
        self.address = f"http://127.0.0.1:{config.port}"
        self._log = config.data / "service.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from crannog.server.serve import serve_here; serve_here()"],
                env={**os.environ, ENVIRONMENT: config.encode()},
                stderr=log,
            )

    def call(self, path: str, body: dict[str, Any] | None = None) -> str:
        """A REST request."""
        request = urllib.request.Request(
            self.address + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=START_SECONDS) as answer:
            text: str = answer.read().decode()
        return text

    def await_start(self) -> None:
        """Waits until it answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                self.call("/health")
                return
            except OSError:
                time.sleep(0.1)
        said = self._log.read_text(errors="replace").strip()
        raise CrannogError(f"the service to be measured did not start: {said}")

    def create(self, game: str, seats: int, seed: int) -> dict[str, Any]:
        """A table whose seats are all ours."""
        body = {"game": game, "seats": [{"kind": "me"}] * seats, "seed": seed}
        made: dict[str, Any] = json.loads(self.call("/api/tables", body))
        return made

    def resume(self, save: dict[str, Any], seats: list[dict[str, str]]) -> dict[str, Any]:
        """A table that goes on where the save ends."""
        body = {"save": save, "seats": seats}
        made: dict[str, Any] = json.loads(self.call("/api/tables/import", body))
        return made

    def live(self, table: str) -> str:
        """The address of a table's websocket."""
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/live"

    def memory(self) -> float:
        """Its resident memory in kilobytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1024

    def processor(self) -> float:
        """The processor time it has used so far, in milliseconds."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ends it."""
        self._process.terminate()
        self._process.wait()


@contextmanager
def running(**settings: Any) -> Iterator[Service]:
    """A service in a temporary folder; without rate limits, unless these settings name them."""
    with tempfile.TemporaryDirectory(prefix="crannog-bench-") as folder:
        unlimited = {
            "choices_per_second": UNLIMITED,
            "requests_per_second": UNLIMITED,
            "imports_per_second": UNLIMITED,
            "sockets_per_address": int(UNLIMITED),
        }
        config = Config(data=Path(folder), port=free_port(), **{**unlimited, **settings})
        service = Service(config)
        try:
            service.await_start()
            yield service
        finally:
            service.stop()


def free_port() -> int:
    """A port of this machine that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def usual_game() -> str:
    """The game whose tables are measured unless another one is named."""
    games = measured_games()
    if not games:
        raise CrannogError("no installed game has aims for the benchmark")
    return games[0].game.id


def most_seats(game: str) -> int:
    """The most seats the game is played with."""
    return max(find_game(game).seats)
