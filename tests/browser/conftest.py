"""Fixtures of the browser tests: a real service, a real Chromium, and people who visit.

- `service`: the running service (`WebService`), shared by all tests; make tables with
  `service.table("inis", "me", "bot-random", seed=7)` and open them by `table.link(0)`.
- `visit`: opens a page as a new person (own browser context, own storage):
  `page = visit(table.link(0), language="uk", theme="dark", size="phone")`. Whatever a page of any
  visit puts on the console as a warning or error, and every request to another origin, fails the
  test at its end; `visit.forgive("pattern")` names what a test provokes itself.
  The clock of each page runs as it does everywhere, and a test may put it forward
  (`page.clock.fast_forward(300)`) where a person would wait. What happens is shown at once unless
  the visit says `speed="normal"`; `motion=True` is a person who likes things to move.
- `say`: the words of the client as people read them, `say("web-undo")`, `say("web-rule", "uk",
  number="I-8.1")`; `say.of("inis", "en", ["Aoife"])` gives a game's words (`ReaderWords`).
- `own_service`: makes a service of the test's own (to kill and start again).
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    WebSocket,
    expect,
    sync_playwright,
)

from crannog.kernel.game import find_game
from tests.browser.reading import ReaderWords
from tests.browser.serving import WebService, fresh_client

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 768),
    "large": (1920, 1080),
    "tablet": (900, 1100),
    "phone": (360, 740),
    "tall phone": (390, 844),
}
PHONES = ("phone", "tall phone")
PATIENCE = 30_000  # milliseconds for anything that should happen, on a busy machine

expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """The path of a Chromium on this machine; without one the tests fail and say what to do.

    One without windows comes first: a page takes it less than half the work.
    """
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(
            "the browser tests need Chromium, and there is none on the path. On Debian or Ubuntu: "
            "apt-get install chromium-headless-shell. Elsewhere install Chromium or Chrome: one of "
            f"{', '.join(NAMES)} must be on the path.",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One headless Chromium for all tests; every visit gets its own context in it.

    It ends with this package: Playwright keeps an event loop running, and other tests need theirs.
    """
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client, never older than its sources."""
    return fresh_client()


@pytest.fixture(scope="package")
def service(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebService]:
    """The service that all tests share, with data of its own."""
    made = WebService(tmp_path_factory.mktemp("service"), client)
    try:
        made.start()
        yield made
    finally:
        made.end()


@pytest.fixture
def own_service(client: Path, tmp_path: Path) -> Iterator[Callable[[], WebService]]:
    """Makes and starts a service that this test alone uses, and may kill and start again."""
    made: list[WebService] = []

    def make() -> WebService:
        service = WebService(tmp_path / f"service-{len(made)}", client)
        made.append(service)
        service.start()
        return service

    yield make
    for service in made:
        service.end()


class Visit:
    """Opens pages as different people, and listens to what their browsers complain of."""

    def __init__(self, browser: Browser, service: WebService) -> None:
        self.browser = browser
        self.service = service
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.contexts: list[BrowserContext] = []

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en",
        theme: str = "light",
        size: str = "desktop",
        service: WebService | None = None,
        motion: bool = False,
        **settings: Any,
    ) -> Page:
        """A page of a new person, opened at the path. Further settings are those of the client
        (`confirm="never"`, `name="Aoife"`, `sound=True`), kept as a person's browser keeps them.
        `service` is another one than the shared."""
        at = service or self.service
        width, height = SIZES[size]
        kept = json.dumps({"language": language, "theme": theme, "speed": "off", **settings})
        context = self.browser.new_context(
            base_url=at.url,
            viewport={"width": width, "height": height},
            has_touch=size in PHONES,
            reduced_motion="no-preference" if motion else "reduce",
            storage_state={
                "cookies": [],
                "origins": [
                    {
                        "origin": at.url,
                        "localStorage": [{"name": "crannog.settings", "value": kept}],
                    }
                ],
            },
        )
        context.set_default_timeout(PATIENCE)
        context.clock.install()
        self.contexts.append(context)
        self._listen(context, at)
        page = context.new_page()
        page.goto(path)
        return page

    def forgive(self, pattern: str) -> None:
        """Complaints that match the pattern are the test's own doing."""
        self.forgiven.append(pattern)

    def _listen(self, context: BrowserContext, service: WebService) -> None:
        own = urlsplit(service.url).netloc

        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"console {message.type}: {message.text}")

        def error(found: WebError) -> None:
            self.complaints.append(f"uncaught: {found.error}\n{found.error.stack}")

        def request(asked: Request) -> None:
            self._check_origin(asked.url, own)

        def socket(opened: WebSocket) -> None:
            self._check_origin(opened.url, own)

        context.on("console", console)
        context.on("weberror", error)
        context.on("request", request)
        context.on("page", lambda page: page.on("websocket", socket))

    def _check_origin(self, url: str, own: str) -> None:
        """Notes a request that leaves the service; `blob:` is the page's own memory."""
        if urlsplit(url.removeprefix("blob:")).netloc != own:
            self.complaints.append(f"request to another origin: {url}")

    def unforgiven(self) -> list[str]:
        """What must not have been said."""
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.forgiven)
        ]

    def close(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(chromium: Browser, service: WebService) -> Iterator[Visit]:
    """Opens pages as people would; at the end nothing may have been complained of."""
    visiting = Visit(chromium, service)
    yield visiting
    visiting.close()
    found = visiting.unforgiven()
    assert not found, "\n".join(found)


class Say:
    """The client's words, in any language."""

    def __call__(self, message: str, language: str = "en", /, **args: str | int) -> str:
        """A message of the client as a person reads it."""
        return words_of("", language).text(message, **args)

    def of(self, game: str, language: str = "en", names: Sequence[str] = ()) -> ReaderWords:
        """A game's words (and the client's), with the players' names, for somebody who watches."""
        return words_of(game, language, tuple(names))


@cache
def words_of(game: str, language: str, names: tuple[str, ...] = ()) -> ReaderWords:
    """The words of a game ('': of the client alone), read once."""
    return ReaderWords(language, find_game(game) if game else None, names)


@pytest.fixture(scope="session")
def say() -> Say:
    """The words that people read: `say("web-undo")`, `say.of("inis", "uk")`."""
    return Say()
