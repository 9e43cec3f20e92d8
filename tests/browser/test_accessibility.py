"""axe looks at the main pages in every colour scheme and finds nothing serious."""

from functools import cache
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.rehearsal import rehearse
from tests.browser.serving import WebService

GRAVE = ("serious", "critical")


@pytest.fixture(scope="module")
def paths(service: WebService) -> dict[str, str]:
    """The pages, with a match of each game under way and one that is over."""
    inis, horizons = rehearse("inis", 2, 33), rehearse("horizons", 2, 2)
    tables = {
        "inis draft": service.open_file(inis.save_at(8), "me", "me"),
        "inis clash": service.open_file(inis.save_at(30), "me", "me"),
        "horizons": service.open_file(horizons.save_at(12), "me", "me"),
    }
    over = service.open_file(inis.save, "me", "me")
    asked = {title: table.link(table.state()["waiting"][0]) for title, table in tables.items()}
    return {
        "lobby": "/",
        "settings": "/settings",
        "rules": "/rules/horizons",
        **asked,
        "replay": f"/replay/{over.id}",
    }


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


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_serious(visit: Visit, paths: dict[str, str], theme: str):
    page = visit("/", theme=theme)
    found: list[str] = []
    for title, path in paths.items():
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found += [f"{title}: {finding}" for finding in grave_findings(page)]
    assert not found, "\n".join(found)
