"""A person without a mouse opens a table and plays."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import WebService
from tests.browser.waiting import soon

FARTHEST = 120  # presses of Tab until anything on a page is reached


# How an element, what is in it and what stands for it look.
LOOKS = """element => {
  const around = [element, ...element.querySelectorAll("*"), element.nextElementSibling,
    element.closest("label"), element.closest("li")];
  const names = ["outline", "boxShadow", "stroke", "strokeWidth", "strokeOpacity", "fill",
    "fillOpacity", "filter", "opacity", "backgroundColor", "borderColor"];
  return JSON.stringify(around.filter(Boolean).map((one) => {
    const style = getComputedStyle(one);
    return names.map((name) => style[name]);
  }));
}"""


def tab_to(page: Page, target: Locator) -> None:
    """Presses Tab until the target has the focus, which can be seen there."""
    before = target.evaluate(LOOKS)
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if target.evaluate("element => element === document.activeElement"):
            break
    expect(target).to_be_focused()
    seen = soon(page, lambda: target.evaluate(LOOKS), lambda looks: looks != before)
    assert seen != before, f"the focus can't be seen on {target}"


def test_a_table_is_opened_and_played_by_keyboard_alone(
    service: WebService, visit: Visit, say: Say
):
    words = say.of("inis", "en", ["Aoife"])
    page = visit("/", confirm="never")
    name = re.compile(words.text("game-name"))
    tab_to(page, page.get_by_role("radio", checked=True))
    while not page.get_by_role("radio", name=name).is_checked():
        page.keyboard.press("ArrowDown")
    group = page.get_by_role("group", name=say("web-new-count"))
    tab_to(page, group.get_by_role("button", name="2"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label(say("web-name"), exact=True).first)
    page.keyboard.type("Aoife")
    seat = page.get_by_label(say("web-seat-kind", seat=words.text("seat-1")))
    tab_to(page, seat)
    expect(seat).to_have_value("bot")
    tab_to(page, page.get_by_role("button", name=say("web-new-create")))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))

    screen = TableScreen(page, words, 0)
    for _ in range(3):  # number keys
        seen = screen.wait_asked()
        screen.press_number(0)
        screen.wait_count(seen.count + 1)

    seen = screen.wait_asked()  # Tab and Enter
    tab_to(page, screen.options.locator("li button").last)
    page.clock.fast_forward(GUARD)
    page.keyboard.press("Enter")
    screen.wait_count(seen.count + 1)

    screen.wait_asked()
    page.keyboard.press("r")  # the rule of the question
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(say("web-rule", number="I-"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_thing_on_the_board_is_picked_and_put_back_by_keyboard(
    service: WebService, visit: Visit, say: Say
):
    table = service.table("inis", "me", "me", seed=33)
    mover = table.state()["waiting"][0]
    page = visit(table.link(mover), confirm="always")
    screen = TableScreen(page, say.of("inis", "en"), mover)
    seen = screen.wait_asked()
    first = screen.region("board").locator(".pickable").first
    thing = screen.thing(first.get_attribute("data-atom") or "", "board")
    tab_to(page, thing)
    page.clock.fast_forward(GUARD)
    page.keyboard.press("Enter")
    once_more = page.get_by_role("alert")
    expect(once_more).to_have_text(say("web-confirm-note"))
    expect(thing).to_be_focused()
    page.keyboard.press("Escape")
    expect(once_more).to_have_count(0)
    screen.wait_look(seen)
    screen.press_number(1)
    expect(screen.closing).to_have_text(seen.options[1])
    tab_to(page, screen.closing)
    page.clock.fast_forward(GUARD)
    page.keyboard.press("Enter")
    screen.wait_count(1)
