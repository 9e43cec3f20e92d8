"""What helps at a table: a hint beside its options, why not, the log by keyboard, small screens."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Rehearsal, Step, rehearse
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService

NAMES = ["Aoife", "Bran"]
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]
INSIDE = """(inner, outer) => {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
}"""
OVERLAP = """(one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def season_turn(rehearsal: Rehearsal) -> int:
    """The number of choices before the first turn with several cards to play."""
    return next(
        step.count
        for step in rehearsal.steps
        if step.ask.prompt == "season-turn" and len(step.ask.options) > 3
    )


def seated(
    service: WebService, visit: Visit, say: Say, language: str = "en", size: str = "desktop"
) -> tuple[Table, TableScreen]:
    """A table at a turn of the season, and the screen of whoever is asked."""
    rehearsal = rehearse("inis", 2, 33)
    table = service.open_file(rehearsal.save_at(season_turn(rehearsal)), *PEOPLE)
    seat = table.state()["waiting"][0]
    page = visit(table.link(seat), language=language, size=size, confirm="never")
    return table, TableScreen(page, say.of("inis", language, NAMES), seat)


def height(thing: Locator) -> float:
    """How high it is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


# -- hints -------------------------------------------------------------------------------------


def test_a_hint_leaves_the_options_in_sight_and_goes_with_escape(
    service: WebService, visit: Visit, say: Say
):
    _, screen = seated(service, visit, say)
    page = screen.page
    page.set_viewport_size({"width": 1366, "height": 768})
    seen = screen.wait_asked()
    page.keyboard.press("h")
    hint = page.get_by_role("status").filter(has_text=say("web-hint-says", option=""))
    expect(hint).to_be_visible()
    assert height(screen.options) >= min(44 * len(seen.options), 176)
    option = screen.options.locator("button.hinted")
    assert option.evaluate(INSIDE, screen.options.element_handle())
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    assert screen.look() == seen
    page.keyboard.press("h")
    hint.get_by_role("button", name=say("web-close")).click()
    expect(hint).to_have_count(0)


# -- why not -----------------------------------------------------------------------------------


def kept_back(table: Table, step: Step) -> list[str]:
    """The cards of the hand that are not for this question."""
    hand: list[str] = table.state(step.seat)["view"]["hands"][str(step.seat)]
    offered = {option[1] for option in step.ask.options if option[0] == "play"}
    return [card for card in hand if card not in offered]


def turn_after_another(service: WebService) -> tuple[Table, Step, Step, str]:
    """A table at a turn of somebody, after which the other has a turn and a card that waits."""
    rehearsal = rehearse("inis", 2, 33)
    for one, other in pairwise(rehearsal.steps):
        turns = one.ask.prompt == other.ask.prompt == "season-turn"
        if turns and one.seat != other.seat:
            table = service.open_file(rehearsal.save_at(one.count), *PEOPLE)
            held = kept_back(table, other)
            if held:
                return table, one, other, held[0]
    raise AssertionError("no such moment in this match")


def test_why_a_reaction_is_no_turn_is_said_in_words_as_soon_as_one_is_asked(
    service: WebService, visit: Visit, say: Say
):
    """The sheet that was open before follows the question."""
    table, one, other, card = turn_after_another(service)
    words = say.of("inis", "uk", NAMES)
    mover = TableScreen(visit(table.link(one.seat), confirm="never"), say.of("inis"), one.seat)
    page = visit(table.link(other.seat), language="uk", confirm="never")
    hand = page.get_by_role("region", name=say("web-hand", "uk"))
    hand.get_by_role("button", name=re.compile(f"^{re.escape(words.card(card))}")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    why = sheet.get_by_role("button", name=say("web-why", "uk"))
    expect(why).to_have_count(0)

    mover.wait_asked()
    mover.click_option(one.place)
    why.click()
    said = [say("web-why-card", "uk"), words.text("why-play-i-12-17")]
    expect(sheet).to_contain_text(re.compile("|".join(re.escape(text) for text in said)))
    expect(sheet.get_by_role("heading", level=2)).not_to_have_text(re.compile(r"I-9\.3$"))


# -- the log -----------------------------------------------------------------------------------


def test_the_log_is_walked_by_arrows_and_a_line_is_kept_lit(
    service: WebService, visit: Visit, say: Say
):
    _, screen = seated(service, visit, say)
    screen.wait_asked()
    page = screen.page
    log = page.get_by_role("log", name=say("web-log"), exact=True)
    log.focus()
    page.keyboard.press("ArrowUp")
    lines = log.locator(".text")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines.nth(-2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert log.locator("[tabindex='0']").count() == 0


def test_a_link_leads_the_keyboard_to_the_question(service: WebService, visit: Visit, say: Say):
    _, screen = seated(service, visit, say)
    screen.wait_asked()
    link = screen.page.get_by_role("link", name=say("web-skip-ask"))
    link.focus()
    screen.page.keyboard.press("Enter")
    expect(screen.question).to_be_focused()


def test_a_players_name_in_the_turn_order_opens_nothing(
    service: WebService, visit: Visit, say: Say
):
    _, screen = seated(service, visit, say)
    seen = screen.wait_asked()
    board = screen.page.get_by_role("region", name=say("web-board"))
    board.get_by_role("button", name=re.compile(f"^{NAMES[1]}")).first.click(force=True)
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    assert screen.look() == seen


# -- phones ------------------------------------------------------------------------------------


def bar_parts(page: Page, say: Say, language: str) -> tuple[Locator, Locator]:
    """The phase and the players of the table's own bar."""
    return page.locator(".status .where p"), page.get_by_role(
        "list", name=say("web-players", language), exact=True
    )


@pytest.mark.parametrize("game", ["inis", "horizons"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_phone_the_phase_and_whoever_decides_can_be_read(
    service: WebService, visit: Visit, say: Say, game: str, language: str
):
    seats = [{"kind": "me", "name": name} for name in ("Aoife", "Brendan", "Ciara")]
    table = service.table(game, *seats[: 3 if game == "inis" else 2], seed=33)
    seat = table.state()["waiting"][0]
    page = visit(table.link(seat), language=language, size="phone", confirm="never")
    TableScreen(page, say.of(game, language), seat).wait_asked()
    phase, players = bar_parts(page, say, language)
    assert not phase.evaluate(OVERLAP, players.element_handle())
    assert height(phase) < 40  # two lines
    assert phase.evaluate("one => one.scrollWidth <= one.clientWidth")
    for name in players.locator(".now .name").all():
        expect(name).to_be_visible()
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_what_just_happened_is_read_in_full_by_a_tap(service: WebService, visit: Visit, say: Say):
    _, screen = seated(service, visit, say, "ru", "phone")
    screen.wait_asked()
    last = screen.page.locator(".last")
    last.evaluate("one => { one.firstChild.textContent = 'Слово за слово. '.repeat(20) }")
    assert last.evaluate("one => one.scrollHeight > one.clientHeight")
    last.click()
    assert last.evaluate("one => one.scrollHeight <= one.clientHeight")
