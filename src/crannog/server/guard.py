"""What every HTTP request passes: sizes, rates, origins, security headers, a line in the log."""

import asyncio
import logging
import re
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crannog.server.config import Config
from crannog.server.limits import Limiter

READS_TO_WRITES = 10  # reading may be that much more frequent
COSTLY = ("/replay", "/file")  # how paths end that play a match again, or read a whole saga
COSTLY_TO_WRITES = 3  # a slider moves by many small steps, for every seat
READS = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH = 2000  # characters
JSON = "application/json"
HUNG_UP = 499  # in the log alone: whoever asked has gone

SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HOST = re.compile(r"[A-Za-z0-9.\[\]-]+(:[0-9]+)?|\[[0-9a-fA-F:]+\](:[0-9]+)?")

log = logging.getLogger("crannog.request")


def content_policy(host: str) -> str:
    """Nothing from elsewhere, nothing inline; websockets to this very host alone."""
    lines = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        f"form-action 'self'; connect-src 'self'{lines}"
    )


def problem(kind: str, text: str, rule: str | None = None) -> bytes:
    """An error as the client reads it."""
    return msgspec.json.encode({"error": {"kind": kind, "text": text, "rule": rule}})


def right_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a page of this very service (or of an allowed origin) asks, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in origins:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


class TooLarge(Exception):
    """The body is larger than the host allows."""


class TooSlow(Exception):
    """The body does not come to its end."""


class Guard:
    """ASGI middleware around the whole service."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.writes = Limiter(config.requests_per_second)
        self.reads = Limiter(config.requests_per_second * READS_TO_WRITES)
        self.costly = Limiter(config.requests_per_second * COSTLY_TO_WRITES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http":
            await Passage(self, scope, receive, send).pass_through()
        else:
            await self.app(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        """Whether the address may ask again already."""
        address = scope["client"][0] if scope.get("client") else "?"
        if scope["method"] not in ("GET", "HEAD"):
            return self.writes.allows(address)
        costly = scope["path"].endswith(COSTLY)
        return (self.costly if costly else self.reads).allows(address)


class Passage:
    """One request on its way in and out."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard = guard
        self.scope = scope
        self.headers = Headers(scope=scope)
        self._receive = receive
        self._send = send
        self._read = 0
        self._whole = False
        self._deadline = asyncio.get_running_loop().time() + guard.config.body_seconds
        self.status = 0

    async def pass_through(self) -> None:
        """In, out, and a line in the log."""
        began = time.perf_counter()
        try:
            await self._answer()
        finally:
            self._log(1000 * (time.perf_counter() - began))

    async def _answer(self) -> None:
        length = self.headers.get("content-length", "0")
        try:
            if not length.isdecimal() or int(length) > self.guard.config.body_limit:
                raise TooLarge
            if not self.guard.allows(self.scope):
                await self._refuse(429, "TooFast", "too many requests")
                return
            if objection := self._objection():
                await self._refuse(*objection)
                return
            await self.guard.app(self.scope, self.receive, self.send)
        except TooLarge:
            await self._refuse(413, "TooLarge", "the request is too large", hang_up=True)
        except TooSlow:
            await self._refuse(408, "TooSlow", "the request did not come to its end", hang_up=True)
        except ClientDisconnect:
            self.status = HUNG_UP
        except Exception:
            log.exception("a request failed")
            if self.status:
                raise
            await self._refuse(500, "Defect", "the service has a defect here; it is in its log")

    def _objection(self) -> tuple[int, str, str] | None:
        """Why nobody reads on: status, kind and text.

        A page of another site can send forms and plain text here, but JSON only if it is allowed.
        """
        if len(self.scope["path"]) > LONGEST_PATH:
            return 414, "TooLong", f"a path may have {LONGEST_PATH} characters"
        if self.scope["method"] in READS:
            return None
        if not right_origin(self.headers, self.guard.config.origins):
            return 403, "Forbidden", "a page of another site may not do that"
        if not self._is_json():
            return 415, "WrongType", f"a request that changes something is {JSON}, and says so"
        return None

    def _is_json(self) -> bool:
        """Whether the body is called JSON; without a body nothing needs to be said."""
        kind = self.headers.get("content-type")
        if kind is None:
            has_length = self.headers.get("content-length", "0") != "0"
            return not has_length and "transfer-encoding" not in self.headers
        return kind.partition(";")[0].strip().lower() == JSON

    async def _refuse(self, status: int, kind: str, text: str, hang_up: bool = False) -> None:
        """An answer of our own. `hang_up`: nobody waits for what is left of the request."""
        body = problem(kind, text)
        headers = [(b"content-type", JSON.encode()), (b"content-length", b"%d" % len(body))]
        if hang_up:
            headers.append((b"connection", b"close"))
        await self.send({"type": "http.response.start", "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})

    async def receive(self) -> Message:
        """Counts the body, whatever its announced length, and does not wait for it for ever."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError as error:
            raise TooSlow from error
        self._whole = not message.get("more_body", False)
        self._read += len(message.get("body", b""))
        if self._read > self.guard.config.body_limit:
            raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        """Adds the security headers."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = content_policy(self.headers.get("host", ""))
            for name, value in SECURITY.items():
                headers[name] = value
        await self._send(message)

    def _log(self, ms: float) -> None:
        """Paths hold no secrets: tokens come in a header, and queries are left out."""
        level = logging.DEBUG if self.scope["path"] in ("/health", "/metrics") else logging.INFO
        address = self.scope["client"][0] if self.scope.get("client") else "?"
        line = {
            "method": self.scope["method"],
            "path": self.scope["path"],
            "status": self.status,
            "ms": round(ms, 1),
            "address": address,
        }
        log.log(level, "%(method)s %(path)s %(status)s", line, extra=line)
