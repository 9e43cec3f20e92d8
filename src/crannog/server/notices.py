"""Turn notices to chat services: a small POST to an address the host allows."""

import asyncio
import http.client
import json
import logging
import urllib.request
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from crannog.kernel.ask import Seat
from crannog.kernel.game import find_game
from crannog.words import Words

TIMEOUT = 5.0

log = logging.getLogger("crannog.notices")


@cache
def words_of(language: str, game: str) -> Words:
    """The words of notices; reading them takes a while."""
    return Words(language, find_game(game))


def turn_notice(language: str, game: str, seat: Seat, name: str, link: str) -> str:
    """What an absent player is told; without a public address of the service there is no link."""
    words = words_of(language, game)
    about = {"game": words.text("game-name"), "seat": name or words.seat(seat)}
    if not link:
        return words.text("service-notice-plain", **about)
    return words.text("service-notice", link=link, **about)


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """An allowed host must not send the notice on to another one."""

    def redirect_request(self, *_: Any) -> None:
        """No second request: the redirect is the answer."""


class Notices:
    """Sends notices to allowed hosts, in the background; failures are logged, never raised."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self.hosts = hosts
        self._opener = urllib.request.build_opener(NoRedirects)

    def allows(self, address: str) -> bool:
        """Only http(s) addresses of hosts that the service's host has named, and plain ones."""
        if any(c.isspace() or not c.isprintable() or c == "\\" for c in address):
            return False
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if parts.scheme not in ("http", "https") or "@" in parts.netloc or port == 0:
            return False
        return host in self.hosts

    async def send(self, address: str, text: str) -> None:
        """One notice."""
        if self.allows(address):
            await asyncio.to_thread(self._post, address, text)

    def _post(self, address: str, text: str) -> None:
        body = json.dumps({"text": text, "content": text}).encode()
        headers = {"Content-Type": "application/json"}
        try:
            request = urllib.request.Request(address, data=body, headers=headers, method="POST")
            with self._opener.open(request, timeout=TIMEOUT):
                pass
        except (OSError, ValueError, http.client.HTTPException) as error:
            host = urlsplit(address).hostname  # the rest of the address is the seat's secret
            log.warning("a notice to %s failed: %s", host, type(error).__name__)
