"""Looking at a match again: the slider, single steps, rounds, and everybody's cards at its end."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Rehearsal, shortest
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService

NAMES = ["Aoife", "Bran"]
WINDOWS = [(1366, 768), (1440, 900)]


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


def standing_after(count: int) -> int:
    """So many choices or a few more, with nothing left that the service would answer by itself."""
    return next(step.count for step in shortest("inis", 2, 40).steps if step.count >= count)


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

    page.get_by_label(words.text("game-rounds")).select_option("2")
    place = page.get_by_text(say("web-replay-step", at="", last="").split()[0]).first
    expect(place).to_contain_text(words.text("game-round", number=2))
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


def test_everyones_cards_stand_where_the_own_hand_was(service: WebService, visit: Visit, say: Say):
    page, _, rehearsal = open_replay(service, visit, say)
    step = next(step for step in rehearsal.steps if step.count > 12 and step.hands)
    page.get_by_role("slider", name=say("web-replay-slider")).fill(str(step.count))
    own = page.get_by_role("region", name=say("web-hand"), exact=True)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(own).to_be_in_viewport()
        page.get_by_role("button", name=say("web-replay-everyone")).click()
        for name in NAMES:
            title = page.get_by_role("heading", name=say("web-replay-cards", seat=name))
            expect(title).to_be_in_viewport(ratio=1)
        expect(own).to_have_count(0)
        page.get_by_role("button", name=say("web-replay-everyone")).click()


def test_the_whole_replay_fits_into_a_window(service: WebService, visit: Visit, say: Say):
    page, _, _ = open_replay(service, visit, say)
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    slider.fill("40")
    hand = page.get_by_role("region", name=say("web-hand"), exact=True)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(hand).to_be_in_viewport(ratio=0.9)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        box = slider.bounding_box()
        assert box
        assert box["width"] > 0.8 * width


def test_a_phone_keeps_the_controls_in_sight(service: WebService, visit: Visit, say: Say):
    table = service.open_file(shortest("inis", 2, 40).save, "me", "me")
    page = visit(f"/replay/{table.id}#{table.tokens[0]}", size="phone")
    following = page.get_by_role("button", name=say("web-replay-next"), exact=True)
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    for place in (0, 10_000):
        expect(following).to_be_visible()
        page.evaluate("place => scrollTo({ top: place, behavior: 'instant' })", place)
        expect(following).to_be_in_viewport(ratio=1)
        expect(slider).to_be_in_viewport(ratio=1)


def test_keys_work_after_a_click_on_a_button(service: WebService, visit: Visit, say: Say):
    page, table, _ = open_replay(service, visit, say)
    last = table.state()["count"]
    page.get_by_role("button", name=say("web-replay-next"), exact=True).click()
    expect_place(page, say, 1, last)
    page.keyboard.press("ArrowRight")
    expect_place(page, say, 2, last)
    page.keyboard.press("ArrowLeft")
    expect_place(page, say, 1, last)
    page.keyboard.press("Space")  # the button's own key
    expect_place(page, say, 2, last)
    page.keyboard.press("End")
    expect_place(page, say, last, last)
    page.keyboard.press("Home")
    expect_place(page, say, 0, last)


def test_the_log_of_a_replay_names_its_steps_and_all_players(
    service: WebService, visit: Visit, say: Say
):
    page, _, _ = open_replay(service, visit, say)
    for name in NAMES:
        expect(page.get_by_role("button", name=say("web-log-of", seat=name))).to_be_visible()
    page.get_by_role("slider", name=say("web-replay-slider")).fill("1")
    page.get_by_role("button", name=say("web-replay-next"), exact=True).click()
    expect(page.get_by_text(say("web-replay-new"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("web-log-since"), exact=True)).to_have_count(0)


def test_a_link_with_a_seat_shows_what_the_seat_knows(service: WebService, visit: Visit, say: Say):
    at = standing_after(40)
    table = service.open_file(shortest("inis", 2, 40).save_at(at), "me", "me")
    told = table.events(1)
    assert any("secret" in event for event in told)
    page = visit(f"/replay/{table.id}#{table.tokens[1]}")
    screen = TableScreen(page, say.of("inis"), 1)
    expect(page.locator(f"[data-count='{at}']")).to_be_visible()
    assert screen.log() == [screen.words.event(event) for event in told]


def test_a_replay_that_is_not_there_says_so(visit: Visit, say: Say):
    visit.forgive("404")
    page = visit("/replay/nosuch")
    expect(page.get_by_role("heading", name=say("web-problem-nosuchtable"))).to_be_visible()
    page.locator("main").get_by_role("link", name=say("web-nav-lobby")).click()
    expect(page.get_by_role("heading", name=say("web-hero"))).to_be_visible()


def test_a_running_match_is_replayed_without_the_others_secrets(
    service: WebService, visit: Visit, say: Say
):
    at = standing_after(40)
    page, table, _ = open_replay(service, visit, say, at)
    expect_place(page, say, at, at)
    expect(page.get_by_text(say("web-replay-running"))).to_be_visible()
    expect(page.get_by_role("group", name=say("web-replay-eyes"))).to_have_count(0)
    screen = TableScreen(page, say.of("inis", "en", NAMES), 0)
    told = [screen.words.event(event) for event in table.events(0)]
    assert screen.log() == told
    page.get_by_role("button", name=say("web-replay-back"), exact=True).click()
    expect(page.locator(f"[data-count='{at}']")).to_have_count(0)
    page.get_by_role("link", name=re.compile(say("web-replay-table"))).click()
    screen.wait_count(at)
