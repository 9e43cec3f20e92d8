"""Pictures of the main screens: all games, desktop and phone, three languages, light and dark.

    python3 web/dev/shots.py --into DIR [--only PART] [--static DIR]

It starts a service of its own on a free port with tables in prepared positions, takes the pictures
and stops the service. PART is any part of a picture's name, such as `inis-clash` or `phone-uk`;
DIR of `--static` holds a built client other than the package's own. The command fails if a page
complains in the console, or is wider than its window.

Needs the extras `dev` and `web` (of this Python, or of the `.venv` that `play.py` makes) and
Chromium.
"""

import argparse
import importlib.util
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from crannog.bench.service import Service
    from crannog.kernel import Match

ROOT = Path(__file__).resolve().parents[2]
SIZES = {"desktop": (1440, 900), "small": (1366, 768), "phone": (390, 844)}
LANGUAGES = ("en", "ru", "uk")
THEMES = ("light", "dark")
NAMES = ("Aoife", "Brendan", "Ciara", "Dara", "Eithne", "Fionn")
MOST_CHOICES = 3000
JUDGING = 1_800_000  # milliseconds for a whole match
REST = 700  # milliseconds until nothing moves any more


@dataclass(frozen=True)
class Screen:
    """A table in the first position of a match that fits; `replay` shows its replay instead, with
    what the coach quickly finds if it is asked (`coach`)."""

    game: str
    seats: int
    fits: "Callable[[Match], bool]"
    replay: bool = False
    coach: bool = False


def asked(prompt: str, round_number: int) -> "Callable[[Match], bool]":
    """The first seat is asked that, in that round or later."""

    def fits(match: "Match") -> bool:
        ask = match.pending.get(0)
        if ask is None or ask.prompt != prompt:
            return False
        return int(str(match.view(None)["round"])) >= round_number

    return fits


def over(match: "Match") -> bool:
    """The match has ended."""
    return match.result is not None


TABLES = {
    "inis-draft": Screen("inis", 3, asked("draft", 2)),
    "inis-season": Screen("inis", 3, asked("season-turn", 3)),
    "inis-clash": Screen("inis", 3, asked("maneuver", 2)),
    "inis-replay": Screen("inis", 3, over, replay=True),
    "inis-coach": Screen("inis", 3, over, replay=True, coach=True),
    "horizons-coach": Screen("horizons", 2, over, replay=True, coach=True),
    "oath-coach": Screen("oath", 3, over, replay=True, coach=True),
    "horizons-growth": Screen("horizons", 2, asked("growth", 2)),
    "horizons-cards": Screen("horizons", 2, asked("play-cards", 3)),
    "horizons-powers": Screen("horizons", 2, asked("use-powers", 3)),
    "horizons-over": Screen("horizons", 2, over),
    "oath-first": Screen("oath", 3, asked("act", 1)),
    "oath-act": Screen("oath", 3, asked("act", 3)),
    "oath-search": Screen("oath", 3, asked("keep-card", 2)),
    "oath-campaign": Screen("oath", 3, asked("plans", 2)),
    "oath-dice": Screen("oath", 4, asked("sacrifice", 3)),
    "oath-over": Screen("oath", 3, over),
    "oath-late": Screen("oath", 6, asked("act", 4)),
}
PAGES = {
    "lobby": "/",
    "rules": "/rules/inis#I-8.1",
    "settings": "/settings",
    "guide-inis": "/guide/inis",
    "guide-horizons": "/guide/horizons",
    "guide-oath": "/guide/oath",
}


def positions(names: list[str]) -> dict[str, Any]:
    """The saves of the screens' positions; bots play one match of each game through all of them."""
    from crannog.bots import make_bot
    from crannog.bots.base import Chair
    from crannog.kernel import Match

    saves: dict[str, Any] = {}
    tables = {name: (TABLES[name].game, TABLES[name].seats) for name in names}
    for game, seats in sorted(set(tables.values())):
        match = Match.new(game, seats, 7)
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        left = [name for name in names if tables[name] == (game, seats)]
        while left and len(match.choices) < MOST_CHOICES:
            for name in [name for name in left if TABLES[name].fits(match)]:
                saves[name] = match.save()
                left.remove(name)
            if match.result is not None:
                break
            seat = next(seat for seat, ask in match.pending.items() if not ask.optional)
            match.choose(seat, bots[seat].choose(Chair(match, seat)))
        saves |= {name: match.save() for name in left}
    return saves


def open_table(service: "Service", screen: Screen, save: Any) -> str:
    """The path of a new table in the screen's position."""
    kinds = ["me", *["open"] * (screen.seats - 1)]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, NAMES, strict=False)]
    made = service.resume(save, seats)
    for row in made["seats"][1:]:
        seat = int(row["seat"])
        body = {"seat": seat, "name": NAMES[seat], "invite": row["invite"]}
        service.call(f"/api/tables/{made['table']}/join", body)
    kind = "replay" if screen.replay else "t"
    return f"/{kind}/{made['table']}#{made['seats'][0]['token']}"


@contextmanager
def page(
    browser: "Browser", size: str, language: str, theme: str, complaints: list[str]
) -> "Iterator[Page]":
    """A page of a browser with these settings; what its console complains of is collected."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    kept = json.dumps({"language": language, "theme": theme, "name": NAMES[0]})
    context.add_init_script(f"localStorage.setItem('crannog.settings', {json.dumps(kept)})")
    made = context.new_page()
    made.on("console", lambda m: complaints.append(m.text) if m.type != "log" else None)
    made.on("pageerror", lambda error: complaints.append(str(error)))
    yield made
    context.close()


def ask_coach(shown: "Page") -> None:
    """Has the match judged, which is kept for the next picture, and shows the first costly
    decision."""
    shown.locator("button[aria-pressed='false']:has(+ a)").click()
    coach = shown.locator(".coach").last
    coach.get_by_role("combobox").first.select_option("quick")
    coach.locator(".button.main").click()
    coach.get_by_role("slider").wait_for(timeout=JUDGING)
    coach.get_by_role("progressbar").wait_for(state="detached", timeout=JUDGING)
    costly = coach.locator("section").last.get_by_role("button")
    if costly.count():
        costly.first.click()


def shoot(browser: "Browser", address: str, path: str, into: Path, title: str) -> list[str]:
    """One picture; what is wrong with its page."""
    name, size, language, theme = title.split("_")
    complaints: list[str] = []
    with page(browser, size, language, theme, complaints) as shown:
        shown.goto(address + path)
        shown.wait_for_load_state("networkidle")
        is_table = path.startswith(("/t/", "/replay/", "/guide/"))
        shown.wait_for_selector(
            "[data-count]" if is_table else "main :is(h1, h2)", state="attached"
        )
        if name in TABLES and TABLES[name].coach:
            ask_coach(shown)
        shown.wait_for_timeout(REST)
        shown.screenshot(path=into / f"{title}.png")
        wide = int(shown.evaluate("document.documentElement.scrollWidth - innerWidth"))
        if wide > 0:
            complaints.append(f"{wide} px too wide")
    return [f"{title}: {complaint}" for complaint in complaints]


def titles(only: str) -> list[tuple[str, str]]:
    """Names of screens with the names of their pictures, those that are wanted."""
    return [
        (name, title)
        for name in (*PAGES, *TABLES)
        for size in SIZES
        for language in LANGUAGES
        for theme in THEMES
        if only in (title := f"{name}_{size}_{language}_{theme}").replace("_", "-")
    ]


def take_all(into: Path, only: str, static: Path) -> list[str]:
    """Takes the pictures; what is wrong with the pages."""
    from playwright.sync_api import sync_playwright

    from crannog.bench.render import FLAGS, find_browser
    from crannog.bench.service import running

    wanted = titles(only)
    complaints: list[str] = []
    saves = positions(list(dict.fromkeys(name for name, _ in wanted if name in TABLES)))
    with running(static=static) as service, sync_playwright() as playwright:
        paths = dict(PAGES)
        for name, save in saves.items():
            paths[name] = open_table(service, TABLES[name], save)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*FLAGS])
        for name, title in wanted:
            complaints += shoot(browser, service.address, paths[name], into, title)
        browser.close()
    print(f"{len(wanted)} pictures in {into}")
    return complaints


def main() -> int:
    """Takes the pictures and says what is wrong with the pages."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, required=True, help="folder for the pictures")
    parser.add_argument("--only", default="", help="part of the names of the pictures to take")
    parser.add_argument("--static", type=Path, default=ROOT / "src" / "crannog" / "web")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    complaints = take_all(given.into, given.only, given.static)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def in_own_python() -> None:
    """Goes on in the Python that play.py has made, if this one lacks what is needed."""
    own = ROOT / ".venv" / "bin" / "python"
    lacking = any(importlib.util.find_spec(name) is None for name in ("crannog", "playwright"))
    if lacking and own.exists() and Path(sys.executable) != own:
        os.execv(own, [str(own), *sys.argv])


if __name__ == "__main__":
    in_own_python()
    sys.exit(main())
