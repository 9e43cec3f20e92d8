"""The layout's promises, measured on the page in the largest positions of recorded matches."""

import re
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.measuring import (
    CARD,
    CUT_BUTTONS,
    FRAMES,
    LONGER,
    OVERFLOWING,
    PLACES_DRAWN,
    SCALE,
    SHOWN,
    SMALL_TARGETS,
    Layout,
    Position,
    cards_asked,
    ended,
    largest,
    recorded,
    rehearsed,
    resize,
)
from tests.browser.screens import GUARD, too_wide
from tests.browser.serving import WebService
from tests.browser.waiting import expect_that, soon
from tests.server.running import Player

WIDE = ((1366, 768), (1440, 900), (1920, 1080))
PHONES = ((360, 740), (390, 844))
BOARD = 0.65  # of a wide window's height, in every situation
BOARD_OVER_PLACES = 0.62  # of a phone's, while a place is asked for
BOARD_OVER_LIST = 0.41  # and while something else is: the sheet is 288 px high at the least
BOARD_OVER_CARDS = 0.24  # and while cards are, which are whole: in Russian, on a small phone
APART = ("bar", "band", "question", "standings", "log", "panel", "digest", "cards", "end")
RAISED = ".card.whole, .row .raised, li.raised > .power"  # a card that is pointed at

POSITIONS = {
    "inis, draft": lambda: largest("inis-4", "draft"),
    "inis, clash": lambda: largest("inis-4", "maneuver"),
    "inis, attacked": lambda: largest("inis-4", "attack-response"),
    "inis, season": lambda: largest("inis-4", "season-turn"),
    "inis, end": lambda: ended("inis-4"),
    "horizons, spirit": lambda: largest("horizons-3", "spirit"),
    "horizons, growth": lambda: largest("horizons-3", "growth"),
    "horizons, playing": lambda: largest("horizons-3", "play-cards"),
    "horizons, using": lambda: largest("horizons-3", "use-powers"),
    "horizons, target": lambda: largest("horizons-3", "target-land"),
    "horizons, taking": lambda: largest("horizons-3", "take-power"),
    "horizons, Ravage": lambda: largest("horizons-3", "ravage-order"),
    "horizons, fear card": lambda: rehearsed("horizons", 2, 25, "fear-effect"),
    "horizons, end": lambda: ended("horizons-3"),
}
LANGUAGES = ("en", "ru", "uk")
SPIRITS = 5
THRESHOLD = re.compile(r"\d+ \w+")  # "2 Fire"
ROWS = "[data-region='panel'] .row .print"
# Moves a strip until one of its cards is in its middle; what holds the strip stays where it is.
TO_THE_MIDDLE = """card => {
  card.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" });
  document.querySelector(".sheet .rest").scrollTop = 0;
}"""
BELOW = "(one, other) => one.getBoundingClientRect().top >= other.getBoundingClientRect().bottom"
ABOVE = "(one, other) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
ENDS_IN = "(one, box) => one.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom"
GALLERY = "[data-region='panel'] .gallery"
TRACKS = f"{GALLERY} .track"
LAST_VALUES = ".end .line b"
RIGHT = "all => all.map((one) => one.getBoundingClientRect().right)"
PLACES = {"inis, clash", "horizons, target", "horizons, Ravage"}  # asked for on the board
SAYING = {"horizons, target", "horizons, fear card"}  # a card asks: what it says stays in sight
# How many lines of a text are seen in it, and not under the buttons below.
WHOLE_LINES = """text => {
  const { top, bottom } = text.getBoundingClientRect();
  const foot = document.querySelector(".sheet .foot").getBoundingClientRect().top;
  const seen = text.checkVisibility() ? Math.min(bottom, foot) - top : 0;
  return Math.floor((seen + 1) / Number.parseFloat(getComputedStyle(text).lineHeight));
}"""
LONG_QUESTION = """
title: Damage to divide at Terror Level II
game: horizons
seats: 3
seed: 1
position:
  phase: slow
  terror: 2
  spirits:
    0: {spirit: devouring_teeth, in_play: [ferocious_rampage]}
    1: {spirit: fathomless_mud}
    2: {spirit: rising_heat}
  lands:
    G5: {explorer: 2, town: 2}
"""
STEPS = 25  # choices in the middle of a match
STEPS_BETWEEN_SIZES = 6  # at which the board is measured in windows of all sizes
SIZES = (*PHONES, *reversed(WIDE))  # the smallest wide one last
SAMPLE = ("inis, draft", "inis, clash", "horizons, growth", "horizons, playing")


# Lines of instruments and standings that hold more than there is room for, or is shown.
FULL_LINES = """() => [...document.querySelectorAll(".band, .standings .line")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""
# Names on the map that lie over another name, or over the number of somebody's clans.
COVERING_NAMES = """() => {
  const over = (one, other) => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 3 && across * down > 24;
  };
  const box = (thing) => thing.getBoundingClientRect();
  const names = [...document.querySelectorAll("svg.pieces text:has(tspan)")];
  const numbers = [...document.querySelectorAll("svg.pieces [data-atom^='clans:'] text")];
  return names.flatMap((name, i) => {
    const lines = [...name.querySelectorAll("tspan")].map(box);
    const others = [...names.slice(i + 1).flatMap((one) => [...one.querySelectorAll("tspan")]),
      ...numbers];
    return others.filter((other) => lines.some((line) => over(line, box(other))))
      .map((other) => `${name.textContent} over ${other.textContent}`);
  });
}"""


# How many lines of text are near the ring of a hint, and those that ring or badge lie over.
HIDDEN_BY_HINT = """ring => {
  const [outline, badge] = [ring.querySelector(".outline"), ring.querySelector("span")];
  const box = (thing) => thing.getBoundingClientRect();
  const over = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const seen = new Path2D(getComputedStyle(outline).clipPath.match(/"(.*)"/)[1]);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  const lines = [...document.querySelectorAll("svg.pieces text tspan")];
  const near = lines.filter((line) => over(box(line), box(ring)));
  const crossed = near.filter((line) => {
    const { x, y, width, height } = box(line);
    return canvas.isPointInPath(seen, x + width / 2 - box(outline).left,
      y + height / 2 - box(outline).top, "evenodd");
  });
  const hidden = [...crossed, ...near.filter((line) => over(box(line), box(badge)))];
  return [near.length, ...hidden.map((line) => line.textContent)];
}"""


def check_regions(page: Page, seen: Layout) -> None:
    """All regions are in the window, none lies over another, and no words run out of a button."""
    assert seen.outside() == []
    assert seen.overlapping(APART) == []
    assert too_wide(page) <= 0
    assert page.evaluate(OVERFLOWING) == []


def is_whole(card: dict[str, Any]) -> bool:
    """Whether a card is seen with all its words."""
    return max(card["aside"], card["down"]) <= 1 and not card["longer"]


def check_cards_pointed_at(page: Page, position: Position) -> None:
    """Each card that is asked about is whole once it is pointed at."""
    for key in cards_asked(position):
        card = page.locator(f"[data-atom='{key}']:visible").first
        raised = page.locator(RAISED)
        page.mouse.move(1, 1)
        expect(raised).to_have_count(0)
        card.hover(position={"x": 12, "y": 12})
        raised.first.wait_for()
        found = soon(page, partial(raised.first.evaluate, CARD), is_whole)
        assert is_whole(found), f"{key} is cut off: {found}"
    page.mouse.move(1, 1)


def check_cards_of_strip(page: Page, position: Position) -> None:
    """Each card that is asked about comes whole into the sheet, by moving the strip alone."""
    for key in cards_asked(position):
        card = page.locator(f".sheet [data-atom='{key}']:visible").first
        card.evaluate(TO_THE_MIDDLE)
        found = soon(page, partial(card.evaluate, CARD), is_whole)
        assert is_whole(found), f"{key} is cut off: {found}"


@pytest.mark.parametrize("name", POSITIONS)
def test_wide_windows_keep_their_promises(name: str, service: WebService, visit: Visit):
    position = POSITIONS[name]()
    page = position.visit(service, visit)
    for width, height in WIDE:
        seen = resize(page, width, height)
        check_regions(page, seen)
        assert page.evaluate(CUT_BUTTONS) == []
        assert seen.board_share() >= BOARD
        check_cards_pointed_at(page, position)


@pytest.mark.parametrize("name", POSITIONS)
def test_phones_keep_their_promises(name: str, service: WebService, visit: Visit):
    position = POSITIONS[name]()
    page = position.visit(service, visit, size="tall phone")
    for width, height in PHONES:
        seen = resize(page, width, height)
        check_regions(page, seen)
        if name == "horizons, end":
            ends = page.locator(LAST_VALUES).evaluate_all(RIGHT)
            assert len(ends) == 3
            assert max(ends) <= width
        if "end" not in name:
            over = BOARD_OVER_CARDS if cards_asked(position) else BOARD_OVER_LIST
            least = BOARD_OVER_PLACES if name in PLACES else over
            assert seen.board_share() >= least
        if name in SAYING:
            assert page.locator(".sheet .says").evaluate(WHOLE_LINES) >= 2
        check_cards_of_strip(page, position)
        assert page.evaluate(SMALL_TARGETS) == []


def test_a_phone_lists_numbers_although_a_card_may_be_played(service: WebService, visit: Visit):
    """I-11.3: how many clans move is what is asked; a card could be played at any time."""
    position = largest("inis-4", "move-clans")
    assert cards_asked(position)
    page = position.visit(service, visit, size="phone")
    expect(page.locator(".sheet ol.options button").nth(1)).to_be_in_viewport(ratio=1)


def test_a_phone_shows_thresholds_while_cards_are_chosen(service: WebService, visit: Visit):
    """H-18.4: what the innate Powers need stands between the question and the cards."""
    page = POSITIONS["horizons, playing"]().visit(service, visit, size="phone")
    needs = page.locator(".sheet [role='img'].need")
    expect(needs.nth(1)).to_be_in_viewport()
    expect(needs.first).to_have_attribute("aria-label", THRESHOLD)


def test_a_phone_lists_the_tracks_although_presence_may_come_from_a_land(
    service: WebService, visit: Visit
):
    """H-4.5: the tracks lie on no map."""
    page = largest("horizons-3", "presence-source").visit(service, visit, size="phone")
    options = page.locator(".sheet ol.options button")
    for place in range(2):
        expect(options.nth(place)).to_be_in_viewport(ratio=1)


def test_a_phones_button_unfolds_the_list_above_what_is_going_on(service: WebService, visit: Visit):
    page = POSITIONS["inis, clash"]().visit(service, visit, size="phone")
    options = page.locator(".sheet ol.options button")
    expect(options).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Options: ")).tap()
    expect(options.first).to_be_in_viewport(ratio=1)
    panel = page.locator(".sheet [data-part='panel']").element_handle()
    expect_that(page.locator(".sheet ol.options"), ABOVE, panel)


def test_a_phones_opened_sheet_keeps_the_cards(service: WebService, visit: Visit):
    position = POSITIONS["inis, season"]()
    page = position.visit(service, visit, size="phone")
    page.locator(".sheet .handle").tap()
    page.locator(".sheet ol.options button").first.wait_for()
    check_cards_of_strip(page, position)
    title = page.locator("#ask-title").element_handle()
    expect_that(page.locator(".sheet .cards"), BELOW, title)


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", SAMPLE)
def test_longer_languages_fit_as_well(name: str, language: str, service: WebService, visit: Visit):
    position = POSITIONS[name]()
    page = position.visit(service, visit, language=language)
    for width, height in (WIDE[0], PHONES[0]):
        check_regions(page, resize(page, width, height))
    resize(page, *WIDE[0])
    check_cards_pointed_at(page, position)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_buttons_under_a_long_question_stay_whole(
    language: str, service: WebService, visit: Visit
):
    """Three Spirits, a goal and a question of several lines, and a card that asks."""
    table = service.open_file(LONG_QUESTION, "me", "me", "me")
    page = visit(table.link(0), language=language, size="laptop")
    page.locator("ol.options button").first.wait_for()
    page.clock.fast_forward(GUARD)
    page.locator("ol.options button").first.click()
    expect(page.locator("[data-part='question'] .power")).to_be_visible()
    inside = page.locator("[data-region='question']").element_handle()
    expect_that(page.locator("[data-ask] footer"), ENDS_IN, inside)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_draft_and_spirits_to_choose_are_whole(
    language: str, service: WebService, visit: Visit
):
    drafting = POSITIONS["inis, draft"]().visit(service, visit, language=language)
    choosing = POSITIONS["horizons, spirit"]().visit(service, visit, language=language)
    tabs = choosing.locator("[data-region='panel'] .tab")
    expect(tabs).to_have_count(SPIRITS)
    for width, height in WIDE:
        resize(drafting, width, height)
        expect(drafting.locator(ROWS).nth(3)).to_be_attached()
        assert drafting.locator(ROWS).evaluate_all(LONGER) == []
        resize(choosing, width, height)
        for tab in tabs.all():
            tab.click()
            expect(tab).to_have_attribute("aria-pressed", "true")
            choosing.evaluate(FRAMES)  # the tracks take the column with more room
            assert choosing.locator(GALLERY).evaluate_all(LONGER) == []
            expect(choosing.locator(TRACKS)).to_have_count(2)


def test_epic_tales_to_choose_from_are_whole(service: WebService, visit: Visit):
    page = largest("inis-4", "keep-epic").visit(service, visit, size="laptop", language="ru")
    cards = page.locator("[data-region='panel'] li .print")
    expect(cards.nth(1)).to_be_attached()
    assert cards.evaluate_all(LONGER) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["inis, season", "inis, clash"])
def test_names_hide_neither_one_another_nor_numbers(
    name: str, language: str, service: WebService, visit: Visit
):
    """Four players late in a match: on the map, in the line above it and in the standings."""
    page = POSITIONS[name]().visit(service, visit, language=language)
    for width, height in (*WIDE, *PHONES):
        resize(page, width, height)
        assert page.evaluate(COVERING_NAMES) == []
        assert page.evaluate(FULL_LINES) == []


def test_a_hint_hides_no_name(service: WebService, visit: Visit, say: Say):
    page = largest("inis-4", "place-clan").visit(service, visit, size="laptop")
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    ring = page.locator(".hint-ring:has(.outline)")
    expect(ring).to_have_count(1)
    near, *hidden = ring.evaluate(HIDDEN_BY_HINT)
    assert near > 0
    assert hidden == []


@pytest.mark.parametrize("name", ["inis-3", "horizons-3"])
def test_the_board_keeps_its_scale_from_question_to_question(
    name: str, service: WebService, visit: Visit
):
    data = recorded(name)
    begin = len(data["choices"]) // 2
    table = Position(data | {"choices": data["choices"][:begin]}, data["seats"], 0).open(service)
    page = visit(table.link(0), size="laptop")
    page.wait_for_selector("[data-count]", state="attached")
    player = Player(service, table.id, *table.tokens.values())
    # By the window, and by the number of places, since a new tile may want room
    scales: dict[tuple[int, int], set[str]] = {}
    prompts: set[str] = set()
    rng = Random(7)
    for step in range(STEPS):
        seat, state = player.asked()
        prompts.add(state["ask"]["prompt"])
        player.choose(seat, rng.choice(state["ask"]["options"]))
        page.wait_for_function(SHOWN, arg=state["count"] + 1)
        for width, height in SIZES if step % STEPS_BETWEEN_SIZES == 0 else SIZES[-1:]:
            resize(page, width, height)
            drawn = page.evaluate(PLACES_DRAWN)
            scales.setdefault((width, drawn), set()).add(str(page.evaluate(SCALE)))
    player.close()
    assert len(prompts) >= 4
    assert {width for width, _ in scales} == {width for width, _ in SIZES}
    assert all(len(found) == 1 for found in scales.values()), scales
