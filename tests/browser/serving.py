"""The service that browser tests talk to: a real process with the client of today's `web/`."""

import signal
import subprocess
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.server.running import Deadline, Service

ROOT = Path(__file__).parents[2]
IMPORTING = 100.0  # seconds: a limit for strangers, not for tests on a busy machine


class WebService(Service):
    """A service on a free port that also serves the browser client."""

    def __init__(self, data: Path, client: Path) -> None:
        data.mkdir(parents=True, exist_ok=True)
        super().__init__(data, static=client, import_seconds=IMPORTING)

    @property
    def url(self) -> str:
        """The address that a person would open."""
        return f"http://127.0.0.1:{self.port}"

    def end(self) -> None:
        """Stops it if it runs; one that does not stop by itself is killed."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=120)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def table(self, game: str, *seats: dict[str, str] | str, **more: Any) -> "Table":
        """A new table made without a browser: seats are kinds ("me", "open", "bot-random") or
        whole requests ({"kind": "me", "name": "Aoife"})."""
        body = {"game": game, "seats": [seat_request(seat) for seat in seats], **more}
        status, made = self.call("POST", "/api/tables", body)
        assert status == 200, made
        return Table(self, made)

    def open_file(self, content: dict[str, Any] | str, *seats: dict[str, str] | str) -> "Table":
        """A new table from a save, or from the position of a scenario (YAML text)."""
        kind = "scenario" if isinstance(content, str) else "save"
        body = {kind: content, "seats": [seat_request(seat) for seat in seats]}
        status, made = self.call("POST", "/api/tables/import", body)
        assert status == 200, made
        return Table(self, made)

    def saga(self, worlds: list[dict[str, Any]], *players: str) -> tuple[str, str]:
        """A saga of games that were played elsewhere and left these worlds: its id, its owner's
        token."""
        people = [{"name": name} for name in players]
        games = [{"players": people, "world": world} for world in worlds]
        saga = {"game": "oath", "name": "Saga", "games": games}
        file = {"crannog-saga": 1, "saga": saga}
        status, made = self.call("POST", "/api/sagas/import", {"file": file})
        assert status == 200, made
        return made["saga"], made["owner"]


def seat_request(seat: dict[str, str] | str) -> dict[str, str]:
    """A seat as the service wants it named."""
    if isinstance(seat, dict):
        return seat
    if seat.startswith("bot-"):
        return {"kind": "bot", "bot": seat.removeprefix("bot-")}
    return {"kind": seat}


class Table:
    """A table of the service: its links, and what a seat may know of it."""

    def __init__(self, service: WebService, made: dict[str, Any]) -> None:
        self.service = service
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {
            row["seat"]: row["token"] for row in made["seats"] if row.get("token")
        }
        self.invites: dict[int, str] = {
            row["seat"]: row["invite"] for row in made["seats"] if row.get("invite")
        }

    def link(self, *seats: int) -> str:
        """The path that opens these seats; without any, the one to watch."""
        return f"/t/{self.id}#{','.join(self.tokens[seat] for seat in seats) or 'watch'}"

    def invitation(self, seat: int) -> str:
        """The path that invites to an open seat."""
        return f"/t/{self.id}#{self.invites[seat]}"

    def state(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat (None: a spectator) is told: view, ask, count, result."""
        token = "" if seat is None else self.tokens[seat]
        status, answer = self.service.call("GET", f"/api/tables/{self.id}", token=token)
        assert status == 200, answer
        return dict(answer["state"])

    def wait_count(self, count: int) -> None:
        """Waits until the service has taken that many choices."""
        deadline = Deadline(f"{count} choices at the service")
        while self.state()["count"] < count:
            deadline.left()
            time.sleep(0.02)

    def events(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What the seat (None: a spectator) has been told so far."""
        token = "" if seat is None else self.tokens[seat]
        status, answer = self.service.call("GET", f"/api/tables/{self.id}/events", token=token)
        assert status == 200, answer
        return list(answer)


def fresh_client() -> Path:
    """The folder of a client built from the sources as they are now, and so are all faces."""
    hook: Any = import_module("hatch_build")
    if not hook.is_fresh(ROOT):
        hook.refresh(ROOT)
    return Path(ROOT / hook.CLIENT)
