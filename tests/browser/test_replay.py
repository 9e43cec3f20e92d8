"""Looking at a match again: the slider, single steps, rounds, and everybody's cards at its end."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Rehearsal, shortest
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService

NAMES = ["Aoife", "Bran"]


def open_replay(
    service: WebService, visit: Visit, say: Say, at: int | None = None
) -> tuple[Page, Table, Rehearsal]:
    """The replay page of a match that is over (or stands at a choice), as its first player."""
    rehearsal = shortest("inis", 2, 40)
    seats = [{"kind": "me", "name": name} for name in NAMES]
    content = rehearsal.save if at is None else rehearsal.save_at(at)
    table = service.open_file(content, *seats)
    page = visit(table.link(0))
    screen = TableScreen(page, say.of("inis", "en", NAMES), 0)
    expect(screen.question).to_be_visible()
    page.goto(f"/replay/{table.id}")
    return page, table, rehearsal


def expect_place(page: Page, say: Say, at: int, last: int) -> None:
    """The page says and shows that it stands after so many choices."""
    expect(page.locator(f"[data-count='{at}']")).to_be_visible()
    expect(page.get_by_text(say("web-replay-step", at=at, last=last))).to_be_visible()


def test_a_finished_match_is_walked_through(service: WebService, visit: Visit, say: Say):
    page, table, rehearsal = open_replay(service, visit, say)
    last = table.state()["count"]
    words = say.of("inis", "en", NAMES)
    screen = TableScreen(page, words)

    def press(message: str) -> None:
        page.get_by_role("button", name=say(message), exact=True).click()

    expect_place(page, say, 0, last)
    press("web-replay-next")
    press("web-replay-next")
    expect_place(page, say, 2, last)
    press("web-replay-back")
    expect_place(page, say, 1, last)
    press("web-replay-last")
    expect_place(page, say, last, last)
    assert screen.log()[-1] == words.event(rehearsal.events[0][-1])
    press("web-replay-first")
    expect_place(page, say, 0, last)

    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    slider.fill("40")
    expect_place(page, say, 40, last)
    slider.press("ArrowRight")
    expect_place(page, say, 41, last)

    page.get_by_label(say("web-replay-round")).select_option("2")
    place = page.get_by_text(say("web-replay-step", at="", last="").split()[0]).first
    expect(place).to_contain_text(say("web-round", number=2))
    expect(page.locator("[data-count='41']")).to_have_count(0)

    press("web-replay-play")
    start = int(page.locator("[data-count]").get_attribute("data-count") or 0)
    expect_place(page, say, start + 1, last)
    press("web-replay-pause")


def test_after_the_end_every_hand_is_open(service: WebService, visit: Visit, say: Say):
    page, _, rehearsal = open_replay(service, visit, say)
    words = say.of("inis", "en", NAMES)
    step = next(step for step in rehearsal.steps if step.count > 12 and step.hands)
    page.get_by_role("slider", name=say("web-replay-slider")).fill(str(step.count))
    eyes = page.get_by_role("group", name=say("web-replay-eyes"))
    for seat in (0, 1):
        eyes.get_by_role("button", name=NAMES[seat]).click()
        assert step.hands[seat]
        for card in step.hands[seat]:
            expect(page.locator("main")).to_contain_text(words.card(card))


def test_a_running_match_is_replayed_without_the_others_secrets(
    service: WebService, visit: Visit, say: Say
):
    page, table, _ = open_replay(service, visit, say, at=40)
    expect_place(page, say, 40, 40)
    expect(page.get_by_text(say("web-replay-running"))).to_be_visible()
    expect(page.get_by_role("group", name=say("web-replay-eyes"))).to_have_count(0)
    screen = TableScreen(page, say.of("inis", "en", NAMES), 0)
    told = [screen.words.event(event) for event in table.events(0)]
    assert screen.log() == told
    page.get_by_role("button", name=say("web-replay-back"), exact=True).click()
    expect_place(page, say, 39, 40)
    page.get_by_role("link", name=re.compile(say("web-replay-table"))).click()
    screen.wait_count(40)
