"""What others do is seen happening: in order, completely, and never in the way of an answer.

The page belongs to a player who is about to be attacked, and its clock stands still: a beat goes
on only when the test lets time pass. The others move on a line of their own.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Say, Visit
from tests.browser.island import expect_island
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_soon, soon, stop_clock
from tests.server.running import Deadline, Player

CLASH = Path(__file__).parents[2] / "src/crannog/games/inis/tours/clash.yaml"
NAMES = ["Aoife", "Bran", "Ciara"]
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]
BEFORE: list[tuple[int, list[Any]]] = [
    (0, ["play", "festival", "season"]),
    (0, ["territory", "plains"]),
]
ATTACK: list[tuple[int, list[Any]]] = [
    (1, ["play", "conquest", "season"]),
    (1, ["territory", "plains"]),
    (1, ["clans", 3]),
]
BEAT = 2000  # milliseconds within which any beat is over
A_WHILE = 250  # milliseconds: shorter than a beat
# Notes every caption that the bar "since your last choice" comes to show.
LISTEN = """() => {
  window.captions = [];
  const note = () => {
    const now = document.querySelector(".beats .caption")?.textContent ?? "";
    if (now && window.captions.at(-1) !== now) window.captions.push(now);
  };
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, characterData: true });
}"""
# What moves in the layer over the page: the kind of each thing, and how far it travels.
MOVING = """() => [...document.querySelector(".flight").children].map((thing) => {
  const places = thing.getAnimations().flatMap((one) => one.effect.getKeyframes())
    .map((frame) => /translate\\(([^)]*)\\)/.exec(frame.transform)?.[1]);
  return [thing.className, new Set(places).size];
})"""


class Attack:
    """A table at which the page's player is attacked."""

    def __init__(self, service: WebService, visit: Visit, say: Say) -> None:
        self.visit = visit
        self.table: Table = service.open_file(CLASH.read_text("utf-8"), *PEOPLE)
        self.words = say.of("inis", "en", NAMES)
        self.line = Player(service, self.table.id, *self.table.tokens.values())
        self.move(BEFORE)

    def move(self, choices: list[tuple[int, list[Any]]]) -> None:
        """The players choose, each when the table waits for it and has nothing else to do."""
        for seat, choice in choices:
            answer = self.line.choose(seat, choice)
            assert answer["type"] == "accepted", answer
            self.line.asked()

    def sit_down(self, page: Page | None = None, **settings: Any) -> TableScreen:
        """The attacked player's page, in which time stands still from now on."""
        settings = {"speed": "normal", "motion": True, "confirm": "never", **settings}
        page = page or self.visit(self.table.link(0), **settings)
        screen = TableScreen(page, self.words, 0)
        screen.wait_count(self.table.state()["count"])
        stop_clock(page)
        page.evaluate(LISTEN)
        return screen

    def strike(self, screen: TableScreen) -> None:
        """The others attack, and the page has heard of it all: its player is asked."""
        self.move(ATTACK)
        expect(screen.page.locator("[data-ask='mine']")).to_be_visible()

    def expect_present(self, screen: TableScreen) -> None:
        """The page shows what is true now, and nothing is played any more."""
        state = self.table.state(0)
        expect(screen.page.locator(f"[data-count='{state['count']}']")).to_be_visible()
        expect_island(screen, state["view"])


@pytest.fixture
def attack(service: WebService, visit: Visit, say: Say) -> Iterator[Attack]:
    """The table before the attack."""
    made = Attack(service, visit, say)
    yield made
    made.line.close()


def is_playing(screen: TableScreen) -> bool:
    """Whether something is being played: then no count of choices is shown."""
    return screen.page.locator("[data-count]").count() == 0


def expect_playing(screen: TableScreen) -> None:
    """Something is being played; it goes on only when the test lets time pass."""
    expect(screen.page.locator("[data-count]")).to_have_count(0)


def moved(screen: TableScreen) -> list[tuple[str, int]]:
    """What moves in the layer while all is played, looked at every now and then."""
    expect_playing(screen)
    seen: list[tuple[str, int]] = []
    while is_playing(screen):
        seen += [tuple(thing) for thing in screen.page.evaluate(MOVING)]
        screen.page.clock.run_for(A_WHILE)
    return seen


def let_pass(screen: TableScreen, table: Table) -> None:
    """Lets time pass until the page has shown all that the service knows."""
    count = table.state()["count"]
    deadline = Deadline(f"{count} choices, all of them played")
    while screen.look().count < count:
        deadline.left()
        screen.page.clock.run_for(BEAT)


def test_events_are_seen_in_order_and_all_of_them(attack: Attack):
    screen = attack.sit_down()
    told = len(attack.table.events(0))
    attack.strike(screen)
    expect_playing(screen)
    let_pass(screen, attack.table)
    sentences = [screen.words.event(event) for event in attack.table.events(0)[told:]]
    once = [(text, len(list(same))) for text, same in groupby(sentences)]
    wanted = [text if count == 1 else f"{text} × {count}" for text, count in once]
    assert len(wanted) >= 4
    attack.expect_present(screen)
    expect_soon(screen.page, lambda: screen.page.evaluate("window.captions"), wanted)
    expect_soon(screen.page, lambda: screen.log()[told:], sentences)


def test_the_log_and_the_board_wait_for_the_beat(attack: Attack):
    screen = attack.sit_down()
    told = len(screen.log())
    attack.strike(screen)
    expect_playing(screen)
    known = len(attack.table.events(0))
    lines = soon(screen.page, lambda: len(screen.log()), lambda lines: told < lines)
    assert told < lines < known
    expect(screen.thing("clans:plains:1", "board")).to_have_count(0)
    let_pass(screen, attack.table)
    expect(screen.thing("clans:plains:1", "board")).to_be_visible()


@pytest.mark.parametrize("way", ["click", "Space", "bar"])
def test_who_is_in_a_hurry_skips_to_the_present(way: str, attack: Attack):
    screen = attack.sit_down()
    attack.strike(screen)
    count = attack.table.state()["count"]
    screen.page.clock.run_for(GUARD)
    expect_playing(screen)
    if way == "click":
        screen.press_thing("territory:plains", "board")
    elif way == "Space":
        screen.page.keyboard.press("Space")
    else:
        screen.button("web-beat-skip").first.click()
    attack.expect_present(screen)
    expect(screen.page.locator("[data-ask='mine']")).to_be_visible()  # a press answers nothing
    assert attack.table.state()["count"] == count


def test_an_answer_does_not_wait_for_the_playback(attack: Attack):
    screen = attack.sit_down()
    attack.strike(screen)
    expect(screen.answers).to_have_count(2)
    asked = screen.look()
    screen.page.clock.run_for(GUARD)
    expect_playing(screen)
    count = attack.table.state()["count"]
    screen.click_option(0)
    expect(screen.question).not_to_have_text(asked.question)
    attack.table.wait_count(count + 1)
    expect(screen.page.locator("[data-ask='mine']")).to_have_count(0)
    let_pass(screen, attack.table)
    attack.expect_present(screen)


def test_an_old_question_is_never_open(attack: Attack):
    screen = attack.sit_down()
    for choice in ATTACK:
        attack.move([choice])
        ask = attack.table.state(0)["ask"]
        wanted = len(ask["options"]) if ask else 0
        expect(screen.answers).to_have_count(wanted)
        expect(screen.page.locator("[data-ask='mine']")).to_have_count(1 if ask else 0)
    screen.page.clock.run_for(GUARD)
    screen.click_option(0)
    expect(screen.page.locator("[data-ask='mine']")).to_have_count(0)
    expect(screen.options.locator("li")).to_have_count(0)


def test_a_press_right_after_the_question_changed_does_nothing(attack: Attack):
    screen = attack.sit_down(speed="off")
    attack.strike(screen)
    count = attack.table.state()["count"]
    option = screen.options.locator("li button").first
    option.click()
    screen.page.clock.run_for(290)
    option.click()
    assert screen.standing() == "mine"  # nothing is on its way
    assert attack.table.state()["count"] == count
    screen.page.clock.run_for(20)
    option.click()
    screen.wait_count(count + 1)


def test_a_press_answers_only_the_question_that_it_began_on(attack: Attack):
    screen = attack.sit_down(speed="off")
    place = screen.thing("territory:plains", "board")
    place.hover()
    screen.page.mouse.down()
    attack.strike(screen)
    screen.page.clock.run_for(GUARD)
    screen.page.mouse.up()
    expect(screen.popover).to_have_count(0)
    place.click()
    expect(screen.popover).to_be_visible()


def test_with_the_speed_off_nothing_is_played(attack: Attack):
    screen = attack.sit_down(speed="off")
    attack.strike(screen)
    attack.expect_present(screen)
    expect(screen.page.locator(".flight > *")).to_have_count(0)
    expect(screen.page.locator(".beats .count")).to_have_text(re.compile(r"/[1-9]"))


def test_with_the_speed_off_it_is_said_all_the_same_and_the_question_last(attack: Attack):
    screen = attack.sit_down(speed="off")
    heard = screen.page.locator("[role='log'][aria-live='polite']")
    asked = screen.page.locator("[role='status'][aria-live='assertive']")
    attack.strike(screen)
    attack.expect_present(screen)
    expect(heard).not_to_be_empty()
    expect(asked).to_be_empty()
    screen.page.clock.run_for(BEAT)
    expect(asked).to_contain_text(screen.look().question)


def test_reduced_motion_lights_things_and_moves_nothing(attack: Attack):
    screen = attack.sit_down(motion=False)
    attack.strike(screen)
    seen = moved(screen)
    assert {kind for kind, _ in seen} == {"ring", "number", "banner"}  # a clash starts
    assert all(places <= 1 for _, places in seen)
    attack.expect_present(screen)


def test_with_motion_clans_travel(attack: Attack):
    screen = attack.sit_down()
    attack.strike(screen)
    seen = moved(screen)
    assert any(kind == "flier" and places > 2 for kind, places in seen)


def test_what_happened_is_looked_at_again_and_again(attack: Attack):
    screen = attack.sit_down()
    attack.strike(screen)
    let_pass(screen, attack.table)
    page = screen.page
    captions = page.evaluate("window.captions")
    caption, back = page.locator(".beats .caption"), screen.button("web-beat-back")
    then = page.get_by_role("button", name=screen.words.text("web-then-back"))
    for text in reversed(captions):
        back.click()
        expect(then).to_be_visible()
        expect(caption).to_have_text(text)
        page.clock.run_for(BEAT)
    expect(back).to_be_disabled()
    for text in captions[1:]:
        screen.button("web-beat-on").click()
        expect(caption).to_have_text(text)
        page.clock.run_for(BEAT)
    page.keyboard.press("Escape")
    expect(then).to_have_count(0)
    attack.expect_present(screen)
    back.click()
    expect(then).to_be_visible()
    page.clock.run_for(GUARD)
    screen.click_option(0)  # an answer comes back to the present, too
    expect(then).to_have_count(0)


def test_a_line_that_breaks_in_the_middle_loses_nothing(attack: Attack, visit: Visit):
    lines: list[WebSocketRoute] = []

    def join(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    page = visit("/", speed="normal", motion=True, confirm="never")
    page.route_web_socket(re.compile("/live"), join)
    page.goto(attack.table.link(0))
    screen = attack.sit_down(page)
    attack.move(ATTACK[:1])
    expect_playing(screen)
    lines[-1].close()
    attack.move(ATTACK[1:])
    while len(lines) < 2:
        page.clock.run_for(500)
    expect(page.locator("[data-ask='mine']")).to_be_visible()
    let_pass(screen, attack.table)
    attack.expect_present(screen)
    screen.wait_told(attack.table)


def test_taking_back_in_the_middle_ends_the_playback(attack: Attack):
    screen = attack.sit_down()
    before = screen.log()
    attack.move(ATTACK[:1])
    expect_playing(screen)
    attack.line.send(type="undo", id="u", seat=1)
    caption = screen.page.locator("[data-ask] li", has_text=screen.words.text("web-taken-back"))
    expect(caption).to_be_visible()
    screen.wait_log(before)
    let_pass(screen, attack.table)
    attack.expect_present(screen)
    assert [screen.words.event(event) for event in attack.table.events(0)] == before
