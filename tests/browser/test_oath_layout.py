"""The layout's promises kept by Oath in its largest positions: six players, late in the match."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.measuring import (
    CARD,
    CUT_BUTTONS,
    OVERFLOWING,
    SMALL_TARGETS,
    Layout,
    Position,
    cards_asked,
    ended,
    largest,
    resize,
)
from tests.browser.screens import TableScreen, too_wide
from tests.browser.serving import WebService
from tests.browser.test_layout import APART, BOARD, PHONES, WIDE, is_whole
from tests.browser.test_oath_map import FULL
from tests.browser.waiting import soon
from tests.browser.wars import great_war

BOARD_OVER_END = 0.6  # of a wide window's height: the end page lies below the last site
BOARD_OF_PHONES = 0.41  # the sheet is 288 px high at the least
CAMPAIGN_OF_PHONES = 0.55  # the panel itself can be pressed, so the list stays folded
MAP_SITES = 8
LINES_SEEN = 40  # pixels: two lines of an answer
GUIDE_LINES = 3.5
ANSWERS_READ = 3  # without scrolling, at the least
POSITIONS: dict[str, Callable[[], Position]] = {
    "act": lambda: largest("oath-6", "act"),
    "targets": lambda: great_war("targets"),
    "plans": lambda: great_war("defence-plans"),
    "sacrifice": lambda: largest("oath-6", "sacrifice"),
    "search": lambda: largest("oath-6", "keep-card"),
    "playing a card": lambda: largest("oath-6", "play-card"),
    "deal": lambda: largest("oath-6", "propose"),
    "offer": lambda: largest("oath-6", "answer-offer"),
    "end": lambda: ended("oath-6"),
}
CAMPAIGN = {"targets", "plans", "sacrifice"}  # on a phone it fills what the sheet leaves
WITH_CARDS = ("act", "search")  # something is asked about cards that lie open
SAMPLE: dict[str, Callable[[], Position]] = {
    **{name: POSITIONS[name] for name in ("act", "search", "offer")},
    "plans": lambda: great_war("plans"),
    "defence": lambda: great_war("defence-plans"),
    "outcome": lambda: great_war("next-plan"),
}
# How much of the first answer is seen, in pixels, beside the text of the card that asks.
ANSWER_SEEN = """() => {
  const list = document.querySelector("[data-ask] ol.options").getBoundingClientRect();
  const first = document.querySelector("[data-ask] ol.options li").getBoundingClientRect();
  return Math.min(list.bottom, first.bottom) - Math.max(list.top, first.top);
}"""
# The players' rows, and the buttons below a question, that are not whole in their region.
CUT_BESIDE = """() => [["standings", "[data-part='standings'] > ul > li"],
  ["question", "[data-ask] footer button"]].flatMap(([region, what]) => {
  const { bottom } = document.querySelector(`[data-region='${region}']`).getBoundingClientRect();
  return [...document.querySelectorAll(what)]
    .filter((one) => one.getBoundingClientRect().bottom > bottom + 1).map((one) => one.innerText);
})"""
# The players in a phone's bar who are not whole in sight.
CUT_HEADS = """() => {
  const { right } = document.querySelector("[data-region='bar'] ul").getBoundingClientRect();
  return [...document.querySelectorAll("[data-region='bar'] ul button")]
    .filter((one) => one.getBoundingClientRect().right > right + 1)
    .map((one) => one.getAttribute("aria-label"));
}"""
# How many answers are read without scrolling: their words, above where the list fades out.
READ = """() => {
  const list = document.querySelector("[data-ask] ol.options").getBoundingClientRect();
  return [...document.querySelectorAll("[data-ask] ol.options .what")]
    .filter((one) => one.getBoundingClientRect().bottom <= list.bottom - 30).length;
}"""
# How much longer, or wider, a campaign's panel is than what is seen of it; nothing where there is
# none.
SCROLLING = """() => Math.max(0, ...[...document.querySelectorAll(".campaign")].map((one) =>
  Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)))"""
# The battle plans, of both sides, that are not wholly in sight.
HIDDEN_PLANS = """() => [...document.querySelectorAll(".campaign .plan")]
  .filter((one) => one.getBoundingClientRect().bottom > innerHeight)
  .map((one) => one.textContent.trim())"""
# How many sites of the map are whole in sight, above what lies at the window's foot.
SITES_SEEN = """() => {
  const over = "[data-region='panel'] [data-part] > *, [data-region='end'] .end";
  const foot = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0).map(({ top }) => top);
  const end = Math.min(innerHeight, ...foot);
  return [...document.querySelectorAll("[data-part='board'] .site")]
    .filter((one) => one.getBoundingClientRect().bottom <= end + 1).length;
}"""


def check_regions(page: Page, seen: Layout, apart: tuple[str, ...] = APART) -> None:
    """All regions are in the window, none lies over another, and no words run out of a button."""
    assert seen.outside() == []
    assert seen.overlapping(apart) == []
    assert too_wide(page) <= 0
    assert page.evaluate(OVERFLOWING) == []


@pytest.mark.parametrize("name", POSITIONS)
def test_wide_windows_show_the_whole_map(name: str, service: WebService, visit: Visit):
    """The panel lies over the own cards, the end page below the sites: no site is ever covered."""
    page = POSITIONS[name]().visit(service, visit)
    for width, height in WIDE:
        seen = resize(page, width, height)
        check_regions(page, seen)
        assert page.evaluate(CUT_BUTTONS) == []
        assert page.evaluate(SITES_SEEN) == MAP_SITES
        assert page.evaluate(HIDDEN_PLANS) == []
        assert page.evaluate(SCROLLING) == 0
        assert seen.board_share() >= (BOARD_OVER_END if name == "end" else BOARD)


@pytest.mark.parametrize("name", POSITIONS)
def test_phones_keep_their_promises(name: str, service: WebService, visit: Visit):
    """A campaign fills what its low sheet leaves, over the band; nothing else covers anything."""
    page = POSITIONS[name]().visit(service, visit, size="tall phone")
    apart = tuple(one for one in APART if name not in CAMPAIGN or one != "band")
    for width, height in PHONES:
        seen = resize(page, width, height)
        check_regions(page, seen, apart)
        least = CAMPAIGN_OF_PHONES if name in CAMPAIGN else BOARD_OF_PHONES
        assert name == "end" or seen.board_share() >= least
        assert page.evaluate(SMALL_TARGETS) == []
        assert page.evaluate(CUT_HEADS) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", ["deal", "plans", "offer"])
def test_longer_words_keep_to_their_buttons_on_phones(
    name: str, language: str, service: WebService, visit: Visit
):
    """What is proposed, dropped or ended is read whole below the board."""
    page = POSITIONS[name]().visit(service, visit, size="tall phone", language=language)
    for width, height in PHONES:
        resize(page, width, height)
        assert page.evaluate(OVERFLOWING) == []
        assert page.evaluate(CUT_HEADS) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", SAMPLE)
def test_longer_languages_fit_as_well(name: str, language: str, service: WebService, visit: Visit):
    """The largest war, too, is whole in sight."""
    page = SAMPLE[name]().visit(service, visit, language=language)
    for width, height in WIDE:
        check_regions(page, resize(page, width, height))
        assert page.evaluate(SITES_SEEN) == MAP_SITES
        assert page.evaluate(SCROLLING) == 0
        assert page.evaluate(ANSWER_SEEN) >= LINES_SEEN
        assert page.evaluate(CUT_BESIDE) == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_six_players_leave_room_for_the_question(
    language: str, service: WebService, visit: Visit, say: Say
):
    """O-2.2: each row is whole at the lowest usual window, and some answers are read at once."""
    table = service.open_file(FULL, *["me"] * 6)
    page = visit(table.link(0), size="laptop", language=language, confirm="never")
    TableScreen(page, say.of("oath", language), 0).wait_asked()
    assert page.evaluate(CUT_BESIDE) == []
    assert page.evaluate(READ) >= ANSWERS_READ


@pytest.mark.parametrize("name", WITH_CARDS)
def test_each_card_that_is_asked_about_is_whole_once_it_is_pointed_at(
    name: str, service: WebService, visit: Visit
):
    position = POSITIONS[name]()
    page = position.visit(service, visit)
    asked = cards_asked(position)
    assert asked
    for width, height in WIDE:
        resize(page, width, height)
        for key in asked:
            page.mouse.move(1, 1)
            thing = page.locator(f"[data-atom='{key}']:visible").first
            thing.hover(position={"x": 12, "y": 12})
            drawn = thing.locator(".oath-card")
            card = drawn.first if drawn.count() else thing
            found = soon(page, partial(card.evaluate, CARD), is_whole)
            assert max(found["aside"], found["down"]) <= 1, f"{key} is cut off: {found}"
            assert not found["longer"], f"{key} has more words than it shows"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_guide_has_room_for_what_it_says(language: str, visit: Visit, say: Say):
    """At the smallest wide window, too, several lines are read without scrolling."""
    page = visit("/guide/oath", language=language, size="laptop")
    guide = page.get_by_role("region", name=say("web-tour", language), exact=True)
    words = guide.locator(".said")
    expect(words.get_by_role("heading")).to_be_visible()
    lines = words.evaluate("one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
    assert lines >= GUIDE_LINES
