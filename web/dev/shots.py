"""Pictures of the main screens, taken from a running service.

    python web/dev/shots.py --service http://127.0.0.1:8000 --into /tmp/shots [--only NAME]

Needs the package playwright and Debian's chromium.
"""

import argparse
import json
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
SEATS = {
    "inis": [
        {"kind": "me", "name": "Aoife"},
        {"kind": "bot", "bot": "greedy"},
        {"kind": "bot", "bot": "random"},
    ],
    "horizons": [{"kind": "me", "name": "Aoife"}, {"kind": "bot", "bot": "random"}],
}


def post(service: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request."""
    request = urllib.request.Request(
        service + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


@contextmanager
def context(
    browser: Browser, size: str, language: str, theme: str, errors: list[str]
) -> Iterator[BrowserContext]:
    """A browser of its own with these settings; what its console complains of is collected."""
    width, height = SIZES[size]
    made = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=1,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    kept = json.dumps({"language": language, "theme": theme, "name": "Aoife"})
    made.add_init_script(
        "if (location.protocol.startsWith('http')) "
        f"localStorage.setItem('crannog.settings', {json.dumps(kept)})"
    )

    def listen(page: Page) -> None:
        page.on("console", lambda m: errors.append(m.text) if m.type != "log" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))

    made.on("page", listen)
    yield made
    made.close()


def play(page: Page, choices: int) -> None:
    """Takes the first option of that many questions."""
    for _ in range(choices):
        page.wait_for_selector(".options button:enabled", timeout=20_000)
        before = page.inner_text(".ask")
        page.click(".options button:enabled >> nth=0")
        page.wait_for_function(
            "old => document.querySelector('.ask').innerText !== old", arg=before, timeout=20_000
        )
    page.wait_for_selector(".options button:enabled", timeout=20_000)


def wide(page: Page) -> int:
    """How far the page is wider than its window; nothing should be."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def main() -> int:
    """Takes the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--service", default="http://127.0.0.1:8000")
    parser.add_argument("--into", type=Path, default=Path("shots"))
    parser.add_argument("--only", default="")
    parser.add_argument("--choices", type=int, default=6)
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    errors: list[str] = []
    tables: dict[str, str] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game, seats in SEATS.items():
            made = post(given.service, "/api/tables", {"game": game, "seats": seats, "seed": 7})
            token = made["seats"][0]["token"]
            tables[game] = f"/t/{made['table']}#{token}"
            with context(browser, "desktop", "en", "light", errors) as made_context:
                page = made_context.new_page()
                page.goto(given.service + tables[game])
                play(page, given.choices)
        for size in SIZES:
            for language in ("en", "ru", "uk"):
                for theme in ("light", "dark"):
                    pages = {
                        "lobby": "/",
                        "rules": "/rules/inis#I-8.1",
                        "settings": "/settings",
                        **tables,
                    }
                    for name, path in pages.items():
                        title = f"{name}-{size}-{language}-{theme}"
                        if given.only not in title:
                            continue
                        with context(browser, size, language, theme, errors) as made_context:
                            page = made_context.new_page()
                            page.goto(given.service + path)
                            page.wait_for_load_state("networkidle")
                            page.wait_for_timeout(400)
                            page.screenshot(path=given.into / f"{title}.png")
                            if wide(page) > 0:
                                errors.append(f"{title} is {wide(page)} px too wide")
        browser.close()
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
