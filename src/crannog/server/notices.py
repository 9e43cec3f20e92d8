"""Turn notices to chat services: a small POST to an address the host allows."""

import asyncio
import http.client
import json
import logging
import urllib.request
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 5.0

log = logging.getLogger("crannog.notices")


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
        """Only http(s) addresses of hosts that the service's host has named."""
        try:
            parts = urlsplit(address)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and (parts.hostname or "") in self.hosts

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
            log.warning("a notice to %s failed: %s", urlsplit(address).hostname, error)
