"""Small screens in long languages: what is answered, what is marked, who plays."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.measuring import FRAMES, largest
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_that, soon, stop_clock
from tests.server.running import Player

CLASH = Path(__file__).parents[2] / "src/crannog/games/inis/tours/clash.yaml"
TO_THE_OTHERS: list[tuple[int, list[Any]]] = [
    (0, ["play", "festival", "season"]),
    (0, ["territory", "plains"]),
]
LANGUAGES = ("ru", "uk")
PHONES = ("phone", "tall phone")
# Whether the middle of something in the layer over the page is on a player's head in the bar.
AT_HEAD = """seat => {
  const head = document.querySelector(`[data-head="${seat}"]`).getBoundingClientRect();
  return [...document.querySelectorAll(".flight > *")].some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return head.left < across && across < head.right && head.top < down && down < head.bottom;
  });
}"""
OPTIONS = ".sheet ol.options button:not(.named)"
# Asked with a list, while a clash or the text of a card is told besides.
LISTED = ("end-clash", "shelter", "place-clans", "withdraw-to", "look-at-actions")
READ = 150  # pixels of a card, in which at least its name and five lines are read
ABOVE = "(one, other) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"
# How much of a card lies within what is seen of the sheet.
SEEN_OF_CARD = """card => {
  const { top, bottom } = card.getBoundingClientRect();
  const rest = card.closest(".rest").getBoundingClientRect();
  return Math.min(bottom, rest.bottom) - Math.max(top, rest.top);
}"""
WITHIN = """one => {
  const [own, line] = [one, one.closest("ul")].map((each) => each.getBoundingClientRect());
  return own.left >= line.left - 1 && own.right <= line.right + 1;
}"""


def on_a_phone(
    service: WebService, visit: Visit, prompt: str, language: str, size: str = "phone"
) -> Page:
    """The fullest moment of a match at which somebody is asked that."""
    position = largest("inis-4", prompt)
    return position.visit(service, visit, language=language, size=size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", LISTED)
def test_answers_are_seen_before_what_is_told_besides(
    prompt: str, language: str, service: WebService, visit: Visit
):
    """One reads the question and taps: nothing has to be scrolled for two answers."""
    page = on_a_phone(service, visit, prompt, language)
    for place in range(2):
        expect(page.locator(OPTIONS).nth(place)).to_be_in_viewport(ratio=1)
    foot = page.locator(".sheet .foot").bounding_box()
    second = page.locator(OPTIONS).nth(1).bounding_box()
    assert foot is not None
    assert second is not None
    assert second["y"] + second["height"] <= foot["y"] + 1


def test_a_power_that_asks_is_read_before_its_answers(service: WebService, visit: Visit):
    """A face that keeps the words of the card that asks in sight has them above the list, too."""
    page = largest("horizons-3", "alternative").visit(service, visit, size="phone")
    words = page.locator(".sheet [data-part='question']")
    expect(words).to_have_text(re.compile(r"\w"))
    expect_that(words, ABOVE, page.locator(OPTIONS).first.element_handle())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_take_from_the_discard_pile_are_read(
    language: str, service: WebService, visit: Visit
):
    """I-21.3, card I-a05: Druid tells its own text besides, and there are many cards."""
    page = on_a_phone(service, visit, "druid", language)
    card = page.locator(".sheet .strip [data-atom^='card:']").first
    expect(card).to_be_visible()
    assert soon(page, lambda: card.evaluate(SEEN_OF_CARD) >= READ)


@pytest.mark.parametrize("prompt", ["season-turn", "attack-response", "maneuver"])
def test_all_four_players_are_seen_with_their_counts(
    prompt: str, service: WebService, visit: Visit, say: Say
):
    """Also where several are one step from winning, which takes more room."""
    page = on_a_phone(service, visit, prompt, "uk")
    heads = page.get_by_role("list", name=say("web-players", "uk"), exact=True)
    expect(heads.locator("button")).to_have_count(4)
    for head in heads.locator("button").all():
        expect_that(head, WITHIN)
        expect(head.locator("b")).to_have_text(re.compile(r"\d"))
    expect_that(heads, "one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("prompt", ["draft", "season-turn"])
def test_a_hint_rings_nothing_that_is_scrolled_away(
    prompt: str, size: str, service: WebService, visit: Visit, say: Say
):
    """What lies in the sheet is marked there; no ring is left over the map."""
    page = on_a_phone(service, visit, prompt, "ru", size)
    expect(page.locator(".sheet .strip [data-atom^='card:']").first).to_be_visible()
    page.locator(".sheet .foot").get_by_role("button", name=say("web-hint", "ru")).click()
    expect(page.locator(".sheet .hinted")).to_have_count(1)
    page.evaluate(FRAMES)
    assert page.locator(".hint-ring").count() == 0


def test_the_slider_of_a_replay_is_as_wide_as_the_map(service: WebService, visit: Visit, say: Say):
    """A match has more than a thousand events: a finger must be able to find one."""
    position = largest("inis-4", "season-turn")
    table = position.open(service)
    page = visit(f"/replay/{table.id}#{table.tokens[0]}", size="phone")
    slider = page.get_by_role("slider", name=say("web-replay-slider"))
    expect(slider).to_be_in_viewport(ratio=1)
    expect_that(slider, "one => one.getBoundingClientRect().width > 0.8 * innerWidth")
    next_one = page.get_by_role("button", name=say("web-replay-next"), exact=True)
    expect(next_one).to_be_in_viewport(ratio=1)


def waiting_for_others(service: WebService, visit: Visit) -> tuple[Table, Player, Page]:
    """A table at which the first player has had a turn; that player's page, where time stands
    still; and a line by which the others choose."""
    table = service.open_file(CLASH.read_text("utf-8"), "me", "me", "me")
    line = Player(service, table.id, *table.tokens.values())
    for seat, choice in TO_THE_OTHERS:
        line.choose(seat, choice)
        line.asked()
    page = visit(table.link(0), size="phone", speed="normal", motion=True)
    page.wait_for_selector("[data-count]", state="attached")
    stop_clock(page)
    return table, line, page


def test_the_cards_of_a_question_are_there_while_the_last_moves_are_played(
    service: WebService, visit: Visit
):
    """The question is the present one, and so is the strip of cards that it asks about."""
    table, line, page = waiting_for_others(service, visit)
    for seat in (1, 2):
        line.choose(seat, ["pass"])
        line.asked()
    expect(page.locator("[data-ask='mine']")).to_be_visible()
    held = table.state(0)["view"]["hands"]["0"]
    strip = page.locator(".sheet .strip [data-atom^='card:']")
    expect(strip).to_have_count(len(held))
    expect(strip.first).to_be_in_viewport(ratio=0.9)
    assert page.locator("[data-count]").count() == 0, "nothing is played any more"
    line.close()


def test_what_a_player_does_is_seen_at_the_head_in_the_bar(service: WebService, visit: Visit):
    """A small screen has no room for the standings, where it is seen on a wide one."""
    _, line, page = waiting_for_others(service, visit)
    assert not page.evaluate(AT_HEAD, 1)
    line.choose(1, ["pass"])
    assert soon(page, lambda: page.evaluate(AT_HEAD, 1))
    assert not page.evaluate(AT_HEAD, 0)
    line.close()
