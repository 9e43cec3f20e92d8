"""Turn notices to chat services: a small POST to an address the host allows."""

import asyncio
import json
import logging
import urllib.request
from urllib.parse import urlsplit

TIMEOUT = 5.0

log = logging.getLogger("crannog.notices")


class Notices:
    """Sends notices to allowed hosts, in the background; failures are logged, never raised."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self.hosts = hosts

    def allows(self, address: str) -> bool:
        """Only http(s) addresses of hosts that the service's host has named."""
        parts = urlsplit(address)
        return parts.scheme in ("http", "https") and (parts.hostname or "") in self.hosts

    async def send(self, address: str, text: str) -> None:
        """One notice."""
        if self.allows(address):
            await asyncio.to_thread(self._post, address, text)

    def _post(self, address: str, text: str) -> None:
        body = json.dumps({"text": text, "content": text}).encode()
        request = urllib.request.Request(
            address, data=body, headers={"Content-Type": "application/json"}, method="POST"
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT):
                pass
        except OSError as error:
            log.warning("a notice to %s failed: %s", urlsplit(address).hostname, error)
