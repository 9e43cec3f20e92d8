"""The coach in a replay: begun, stopped, gone on with; its line is clicked and walked by keys."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import shortest
from tests.browser.serving import WebService

SAVE = json.loads(
    (Path(__file__).parents[1] / "golden" / "horizons-1.json").read_text(encoding="utf-8")
)
ENOUGH = 6  # points, which are more than the list at the side holds without them


def open_coach(
    service: WebService, visit: Visit, say: Say, language: str = "en", size: str = "laptop"
) -> Page:
    """The replay of a short match that is over, with the coach before it has begun."""
    table = service.open_file(SAVE, {"kind": "me", "name": "Aoife"})
    page = visit(f"/replay/{table.id}#{table.tokens[0]}", language=language, size=size)
    page.get_by_role("button", name=say("web-coach", language), exact=True).click()
    expect(page.get_by_role("region", name=say("web-coach", language), exact=True)).to_be_visible()
    return page


def chart_of(page: Page, say: Say, language: str = "en") -> Locator:
    """The chart, which is a slider to those who hear it."""
    return page.get_by_role("slider", name=say("web-coach-chart", language))


def judge_some(page: Page, say: Say, language: str = "en") -> None:
    """Lets the coach judge a few decisions, and stops it."""
    page.get_by_label(say("web-coach-depth", language)).select_option("quick")
    page.get_by_role("button", name=say("web-coach-start", language)).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.wait_for_function(
        "most => (document.querySelector('.coach progress')?.value ?? 0) >= most", arg=ENOUGH
    )
    page.get_by_role("button", name=say("web-coach-stop", language)).click()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_it_is_stopped_and_what_it_found_stays(service: WebService, visit: Visit, say: Say):
    page = open_coach(service, visit, say)
    expect(page.get_by_text(say("web-coach-about"))).to_be_visible()
    judge_some(page, say)
    told = page.locator(".coach").get_by_role("status")
    expect(told).to_contain_text(re.compile(r"\d+"))
    expect(chart_of(page, say)).to_be_visible()
    expect(page.get_by_role("button", name=say("web-coach-go-on"))).to_be_visible()
    page.get_by_role("button", name=say("web-coach-close")).click()
    expect(chart_of(page, say)).to_have_count(0)
    page.get_by_role("button", name=say("web-coach"), exact=True).click()
    expect(chart_of(page, say)).to_be_visible()


def test_the_line_leads_through_the_replay(service: WebService, visit: Visit, say: Say):
    page = open_coach(service, visit, say)
    judge_some(page, say)
    chart = chart_of(page, say)
    chart.focus()
    page.keyboard.press("Home")
    team = say("ui-coach-team")
    first = re.compile(f"^{re.escape(team)}.*%$")
    expect(chart).to_have_attribute("aria-valuetext", first)
    at = chart.get_attribute("aria-valuenow")
    expect(page.locator(f"[data-events='{at}']")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Aoife: \\d+%$"))).to_be_visible()
    said = chart.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    expect(chart).not_to_have_attribute("aria-valuetext", said or "")
    at = chart.get_attribute("aria-valuenow")
    expect(page.locator(f"[data-events='{at}']")).to_be_visible()
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": 40, "y": box["height"] / 2})
    expect(page.locator(".point").get_by_text(re.compile("^Chosen: "))).to_be_visible()


def test_a_phone_shows_line_and_decision(service: WebService, visit: Visit, say: Say):
    page = open_coach(service, visit, say, "uk", "tall phone")
    judge_some(page, say, "uk")
    chart = chart_of(page, say, "uk")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_be_in_viewport(ratio=1)
    expect(page.locator(".point")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_running_match_has_no_coach(service: WebService, visit: Visit, say: Say):
    rehearsal = shortest("inis", 2, 40)
    at = next(step.count for step in rehearsal.steps if step.count >= 20)
    table = service.open_file(rehearsal.save_at(at), "me", "me")
    page = visit(f"/replay/{table.id}#{table.tokens[0]}")
    expect(page.get_by_text(say("web-replay-running"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-coach"), exact=True)).to_have_count(0)
