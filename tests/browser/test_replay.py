"""Looking at a match again: the slider, single steps, rounds, and every hand at its end."""

import re

from playwright.sync_api import Locator, Page, expect

from crannog.kernel import Match
from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Rehearsal, shortest
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_that

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
    screen = TableScreen(page, say.of("inis", "en", NAMES))
    expect(screen.question).to_be_visible()
    page.goto(f"/replay/{table.id}")
    return page, table, rehearsal


def standing_after(count: int) -> int:
    """So many choices or a few more, with nothing left that the service would answer by itself."""
    return next(step.count for step in shortest("inis", 2, 40).steps if step.count >= count)


def told_after(rehearsal: Rehearsal, count: int) -> int:
    """How many events have been told after so many choices."""
    return len(Match.load(rehearsal.save_at(count)).events(0, None))


def slider_of(page: Page, say: Say) -> Locator:
    """The slider, which stops at every event."""
    return page.get_by_role("slider", name=say("web-replay-slider"))


def expect_place(page: Page, say: Say, at: int, last: int) -> None:
    """The page shows, and says to those who hear it, that it stands after so many events."""
    expect(page.locator(f"[data-events='{at}']")).to_be_visible()
    said = say("web-replay-event", at=at, last=last)
    expect(slider_of(page, say)).to_have_attribute("aria-valuetext", said)


def test_a_finished_match_is_walked_through(service: WebService, visit: Visit, say: Say):
    page, _, rehearsal = open_replay(service, visit, say)
    last = len(rehearsal.events[0])
    words = say.of("inis", "en", NAMES)
    screen = TableScreen(page, words)

    def press(message: str) -> None:
        page.get_by_role("button", name=say(message), exact=True).click()

    expect_place(page, say, 0, last)
    press("web-replay-next")
    press("web-replay-next")
    expect_place(page, say, 2, last)
    heard = page.locator("[role='log'][aria-live='polite']")
    expect(heard).to_have_text(screen.words.event(rehearsal.events[0][1]))
    press("web-replay-back")
    expect_place(page, say, 1, last)
    press("web-replay-last")
    expect_place(page, say, last, last)
    screen.wait_log([screen.words.event(event) for event in rehearsal.events[0]])
    press("web-replay-first")
    expect_place(page, say, 0, last)

    slider = slider_of(page, say)
    slider.fill("40")
    expect_place(page, say, 40, last)
    slider.press("ArrowRight")
    expect_place(page, say, 41, last)

    page.get_by_label(words.text("game-rounds")).select_option("2")
    expect(page.locator("[data-events='41']")).to_have_count(0)
    expect(page.get_by_label(words.text("game-rounds"))).to_have_value("2")

    press("web-replay-play")
    start = int(page.locator("[data-events]").get_attribute("data-events") or 0)
    expect(page.locator(f"[data-events='{start}']")).to_have_count(0)
    press("web-replay-pause")


def test_after_the_end_every_hand_is_open(service: WebService, visit: Visit, say: Say):
    page, _, rehearsal = open_replay(service, visit, say)
    words = say.of("inis", "en", NAMES)
    step = next(step for step in rehearsal.steps if step.count > 12 and step.hands)
    slider_of(page, say).fill(str(told_after(rehearsal, step.count)))
    eyes = page.get_by_role("group", name=say("web-replay-eyes"))
    for seat in (0, 1):
        eyes.get_by_role("button", name=NAMES[seat]).click()
        assert step.hands[seat]
        for card in step.hands[seat]:
            expect(page.locator("main")).to_contain_text(words.card(card))


def test_the_whole_replay_fits_into_a_window(service: WebService, visit: Visit, say: Say):
    page, _, _ = open_replay(service, visit, say)
    slider = slider_of(page, say)
    slider.fill("40")
    hand = page.get_by_role("region", name=say("web-hand"), exact=True)
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        expect(hand).to_be_in_viewport(ratio=0.9)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
        expect_that(slider, "one => one.getBoundingClientRect().width > 0.25 * innerWidth")


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
    page, _, rehearsal = open_replay(service, visit, say)
    last = len(rehearsal.events[0])
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


def test_the_log_of_a_replay_grows_with_it_and_is_searched_by_player(
    service: WebService, visit: Visit, say: Say
):
    page, _, rehearsal = open_replay(service, visit, say)
    screen = TableScreen(page, say.of("inis", "en", NAMES))  # a replay names everyone
    slider_of(page, say).fill("30")
    expect(page.locator("[data-events='30']")).to_be_visible()
    told = [screen.words.event(event) for event in rehearsal.events[0][:30]]
    screen.wait_log(told)
    screen.button("web-log-find").click()
    for seat in (0, 1):
        only = screen.button("web-log-of", seat=screen.words.seat(seat))
        expect(only).to_be_visible()


def test_a_link_with_a_seat_shows_what_the_seat_knows(service: WebService, visit: Visit, say: Say):
    at = standing_after(40)
    table = service.open_file(shortest("inis", 2, 40).save_at(at), "me", "me")
    told = table.events(1)
    assert any("secret" in event for event in told)
    page = visit(f"/replay/{table.id}#{table.tokens[1]}")
    screen = TableScreen(page, say.of("inis"))
    expect_place(page, say, len(told), len(told))
    screen.wait_log([screen.words.event(event) for event in told])


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
    told = table.events(0)
    expect_place(page, say, len(told), len(told))
    expect(page.get_by_text(say("web-replay-running"))).to_be_visible()
    expect(page.get_by_role("group", name=say("web-replay-eyes"))).to_have_count(0)
    screen = TableScreen(page, say.of("inis", "en", NAMES))  # a replay names everyone
    screen.wait_log([screen.words.event(event) for event in told])
    page.get_by_role("button", name=say("web-replay-back"), exact=True).click()
    expect_place(page, say, len(told) - 1, len(told))
    page.get_by_role("link", name=re.compile(say("web-replay-table"))).click()
    screen.wait_count(at)
