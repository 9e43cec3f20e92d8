"""What helps at a table: a hint beside its options, why not, the log by keyboard, small screens."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import Rehearsal, Step, rehearse
from tests.browser.screens import TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_that, soon

NAMES = ["Aoife", "Bran"]
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]
INSIDE = """(inner, outer) => {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
}"""
APART = """(one, other) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
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
    expect(screen.hinted).to_have_count(1)
    assert height(screen.options) >= min(42 * len(seen.options), 168)
    expect_that(screen.hinted, INSIDE, screen.options.element_handle())
    page.keyboard.press("Escape")
    expect(screen.hinted).to_have_count(0)
    screen.wait_look(seen)


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
    """What was said before goes with the question that it was said to."""
    table, one, other, card = turn_after_another(service)
    words = say.of("inis", "uk", NAMES)
    mover = TableScreen(visit(table.link(one.seat), confirm="never"), say.of("inis"), one.seat)
    page = visit(table.link(other.seat), language="uk", confirm="never")
    screen = TableScreen(page, words, other.seat)
    screen.wait_count(one.count)
    screen.press_thing(f"card:{card}", "hand")
    expect(screen.popover).to_contain_text(words.card(card))
    why = words.text("why-only-maneuver", card=words.card(card))
    expect(screen.popover).not_to_contain_text(why)

    seen = mover.wait_asked()
    options = [mover.words.option(option) for option in one.ask.options]
    mover.click_option(seen.place_of(options, one.place))
    screen.wait_asked(other.count)
    expect(screen.popover).to_have_count(0)
    screen.press_thing(f"card:{card}", "hand")
    expect(screen.popover).to_contain_text(why)
    rule = screen.popover.get_by_role("button")
    expect(rule).to_have_text(say("web-rule", "uk", number="I-12.17"))


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
    expect(log.locator("[tabindex='0']")).to_have_count(0)


def test_a_link_leads_the_keyboard_to_the_question(service: WebService, visit: Visit, say: Say):
    _, screen = seated(service, visit, say)
    screen.wait_asked()
    link = screen.page.get_by_role("link", name=say("web-skip-ask"))
    link.focus()
    screen.page.keyboard.press("Enter")
    expect(screen.question).to_be_focused()


def test_a_players_name_in_the_turn_order_answers_nothing(
    service: WebService, visit: Visit, say: Say
):
    _, screen = seated(service, visit, say)
    seen = screen.wait_asked()
    band = screen.region("band")
    band.get_by_role("button", name=re.compile(f"^{NAMES[1]}")).click()
    expect(screen.popover).to_contain_text(NAMES[1])
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    screen.wait_look(seen)


# Whether each name is either whole in its line, or whole below what is seen of it.
WHOLE_OR_UNSEEN = """names => names.every((name) => {
  const [own, line] = [name, name.parentElement].map((one) => one.getBoundingClientRect());
  const whole = own.right <= line.right + 1 && own.bottom <= line.bottom + 1;
  return whole || own.top >= line.bottom;
})"""

# -- phones ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["inis", "horizons"])
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_phone_whoever_decides_can_be_read(
    service: WebService, visit: Visit, say: Say, game: str, language: str
):
    seats = [{"kind": "me", "name": name} for name in ("Aoife", "Brendan", "Ciara")]
    table = service.table(game, *seats[: 3 if game == "inis" else 2], seed=33)
    waiting = table.state()["waiting"]
    page = visit(table.link(waiting[0]), language=language, size="phone", confirm="never")
    TableScreen(page, say.of(game, language), waiting[0]).wait_asked()
    players = page.get_by_role("list", name=say("web-players", language), exact=True)
    ways = page.get_by_role("link", name=say("web-nav-rules", language), exact=True)
    expect_that(players, APART, ways.element_handle())
    expect_that(players, "one => one.scrollWidth <= one.clientWidth")
    deciding = players.locator("button.now .name")
    expect(deciding).to_have_text([seats[seat]["name"] for seat in sorted(waiting)])
    for name in deciding.all():
        expect(name).to_be_in_viewport(ratio=1)


def test_on_a_phone_no_name_is_shortened(service: WebService, visit: Visit, say: Say):
    people = [{"kind": "me", "name": name} for name in ("Максимилиан", "Anne-Charlotte", "Ольга")]
    table = service.table("inis", *people, seed=33)
    waiting = table.state()["waiting"]
    page = visit(table.link(waiting[0]), size="phone", confirm="never")
    TableScreen(page, say.of("inis", "en"), waiting[0]).wait_asked()
    names = page.get_by_role("list", name=say("web-players"), exact=True).locator(".name")
    expect(names).not_to_have_count(0)
    assert soon(page, lambda: names.evaluate_all(WHOLE_OR_UNSEEN))


def test_on_a_phone_what_happened_is_read_in_full(service: WebService, visit: Visit, say: Say):
    table, screen = seated(service, visit, say, "ru", "phone")
    screen.wait_asked()
    line = screen.open_tab("log").locator(".text").last
    expect(line).to_have_text(screen.words.event(table.events(screen.seat)[-1]))
    line.evaluate("one => { one.textContent = 'Слово за слово. '.repeat(20) }")
    expect_that(line, "one => one.scrollHeight <= one.clientHeight")
    expect_that(line, "one => one.getBoundingClientRect().height > 100")
