"""axe looks at the main pages in every colour scheme and finds nothing serious."""

from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.measuring import ended, largest
from tests.browser.rehearsal import rehearse
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import WebService
from tests.server.sagas import worlds

GRAVE = ("serious", "critical")
OATH = "{game: oath, seats: 3, seed: 3, position: {active: 0}}"


@pytest.fixture(scope="module")
def paths(service: WebService) -> dict[str, str]:
    """The pages, with a match of each game under way and one that is over."""
    inis, horizons = rehearse("inis", 2, 33), rehearse("horizons", 2, 2)
    tables = {
        "inis draft": service.open_file(inis.save_at(8), "me", "me"),
        "inis clash": service.open_file(inis.save_at(30), "me", "me"),
        "horizons": service.open_file(horizons.save_at(12), "me", "me"),
        "oath": service.open_file(OATH, "me", "me", "me"),
    }
    over = service.open_file(inis.save, "me", "me")
    asked = {title: table.link(table.state()["waiting"][0]) for title, table in tables.items()}
    return {
        "lobby": "/",
        "settings": "/settings",
        "rules": "/rules/horizons",
        **asked,
        "saga": "/saga/{}#{}".format(*service.saga(worlds(2), "Ann", "Bob", "Cy")),
        "replay": f"/replay/{over.id}",
    }


@pytest.fixture(scope="module")
def panels(service: WebService) -> dict[str, str]:
    """What opens over Oath's map: drawn cards, a campaign, the chronicle, the end."""
    opened = {
        "drawn": largest("oath-3", "keep-card"),
        "campaign": largest("oath-3", "targets"),
        "chronicle": largest("oath-chronicle", "vow-oath"),
        "end": ended("oath-chronicle"),
    }
    return {title: at.open(service).link(at.seat) for title, at in opened.items()}


@cache
def axe() -> str:
    """The script of axe, which its package carries."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, with the elements it means."""
    page.evaluate(axe())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:5]
    ]


def all_findings(page: Page, paths: dict[str, str]) -> list[str]:
    """What axe finds on all these pages, one after the other."""
    found: list[str] = []
    for title, path in paths.items():
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found += [f"{title}: {finding}" for finding in grave_findings(page)]
    return found


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious(visit: Visit, paths: dict[str, str], theme: str):
    found = all_findings(visit("/", theme=theme), paths)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "theme"), [("uk", "light"), ("en", "dark")])
def test_axe_finds_nothing_serious_on_a_phone(
    visit: Visit, paths: dict[str, str], language: str, theme: str
):
    page = visit("/", language=language, theme=theme, size="phone")
    found = all_findings(page, paths)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_in_what_opens_over_a_table(
    service: WebService, visit: Visit, say: Say, size: str, theme: str
):
    """The sheet of a rule, and what asks whether a choice is meant."""
    table = service.open_file(rehearse("inis", 2, 33).save_at(30), "me", "me")
    seat = table.state()["waiting"][0]
    page = visit(table.link(seat), size=size, theme=theme, confirm="always", language="uk")
    screen = TableScreen(page, say.of("inis", "uk"), seat)
    screen.wait_asked()
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog").filter(has_text=say("web-rule", "uk", number="I-"))
    expect(sheet).to_be_visible()
    assert grave_findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.clock.fast_forward(GUARD)
    page.keyboard.press("2")
    expect(page.get_by_role("alert")).to_be_visible()
    assert grave_findings(page) == []


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_in_the_panels_of_oath(
    visit: Visit, panels: dict[str, str], size: str, theme: str
):
    found = all_findings(visit("/", size=size, theme=theme, language="uk"), panels)
    assert not found, "\n".join(found)


def test_axe_would_find_something(visit: Visit):
    """A page with a fault is told apart from one without."""
    page = visit("/settings")
    expect(page.locator("main h1").first).to_be_visible()
    assert grave_findings(page) == []
    page.locator("main").evaluate("main => main.append(document.createElement('button'))")
    assert any(finding.startswith("button-name") for finding in grave_findings(page))
