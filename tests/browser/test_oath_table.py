"""Oath in the browser: the map with its prices, secrets that stay secret, a match to its end."""

from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import rehearse
from tests.browser.screens import GUARD, TableScreen
from tests.browser.serving import WebService
from tests.browser.waiting import expect_soon
from tests.server.running import Player

ACTING = "{game: oath, seats: 3, seed: 3, position: {active: 0}}"
AT_A_RELIC = "{game: oath, seats: 3, seed: 3, position: {active: 0, players: {0: {pawn: p1}}}}"
AT_THE_RIVER = """{game: oath, seats: 3, seed: 4, position: {active: 1, players: {1: {pawn: p1}},
  sites: {p1: {site: river, colour: red, warbands: 1, cards: [longbows]}}}}"""
CHOICES = 12
SEEDS = 6  # of random matches, of which the shortest is played
CLICKED = 7  # every seventh choice of it is clicked
SIZES = ("desktop", "laptop", "tall phone")


@pytest.mark.parametrize("size", SIZES)
def test_what_a_journey_costs_is_seen_before_one_clicks(
    service: WebService, visit: Visit, say: Say, size: str
):
    """O-5.6: every site that can be reached has its price, as the game's note tells it."""
    table = service.open_file(ACTING, "me", "me", "me")
    page = visit(table.link(0), size=size, confirm="never")
    TableScreen(page, say.of("oath"), 0).wait_asked()
    ask = table.state(0)["ask"]
    rows = zip(ask["options"], ask["notes"], strict=True)
    costs = sorted(note["text"]["args"]["count"] for option, note in rows if option[0] == "travel")
    assert len(costs) == 7
    chips = page.locator("[data-part='board'] .site .supply")
    expect(chips).to_have_count(len(costs))
    expect_soon(page, lambda: sorted(map(first_number, chips.all_text_contents())), costs)


def test_the_power_that_changes_a_price_is_read_beside_it(
    service: WebService, visit: Visit, say: Say
):
    """O-7.4: the game's note names River, a button beside the option tells what it does."""
    table = service.open_file(AT_THE_RIVER, "me", "me", "me")
    screen = TableScreen(visit(table.link(1), confirm="never"), say.of("oath"), 1)
    screen.wait_asked()
    words = screen.words
    mustering = screen.options.get_by_role("listitem").filter(
        has_text=words.option(("muster", "longbows"))
    )
    expect(mustering).to_contain_text(words.card("river"))
    beside = mustering.get_by_role("button").last
    beside.hover()
    expect(screen.region("board").locator(".site.lit")).to_contain_text(words.text("site-river"))
    beside.click()
    expect(screen.popover.locator("p").first).to_have_text(words.effect("river", "text"))


def first_number(text: str) -> int:
    """The number that a text begins with."""
    return int(text.split()[0])


def listened(page: Page) -> list[str]:
    """All that its line will hear from the next page on."""
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return frames


def test_a_relic_is_on_the_screen_of_who_looked_at_it_alone(
    service: WebService, visit: Visit, say: Say
):
    """O-6.3, O-9.4: others and watchers see that somebody looked, and nothing else."""
    table = service.open_file(AT_A_RELIC, "me", "me", "me")
    pages = [visit("/", confirm="never") for _ in range(2)]
    frames = [listened(page) for page in pages]
    for page, link in zip(pages, (table.link(1), table.link()), strict=True):
        page.goto(service.url + link)
    own = TableScreen(visit(table.link(0), confirm="never"), say.of("oath"), 0)
    own.wait_asked()
    own.choose_text(own.words.option(("peek-relic", 0)))
    relic = table.state(0)["view"]["sites"]["p1"]["relics"][0]
    assert relic
    name = own.words.card(relic)
    expect(own.region("board")).to_contain_text(name)
    for page, heard in zip(pages, frames, strict=True):
        TableScreen(page, own.words).wait_count(own.count())
        assert any('"peeks-relic"' in frame for frame in heard)
        assert not any(f'"{relic}"' in frame for frame in heard)
        assert name not in page.locator("body").inner_text()


def test_hidden_advisers_are_on_no_other_screen_and_in_no_frame(
    service: WebService, visit: Visit, say: Say
):
    """O-9.4: the cards that are kept facedown are known to their owner alone."""
    table = service.table("oath", "me", "me", "me", seed=5)
    hidden = [card["card"] for card in table.state(0)["view"]["players"][0]["advisers"]]
    assert len(hidden) == 3
    page = visit("/", confirm="never")
    frames = listened(page)
    page.goto(service.url + table.link(1))
    other = TableScreen(page, say.of("oath"), 1)
    expect(other.region("standings")).to_be_visible()
    own = TableScreen(visit(table.link(0), confirm="never"), say.of("oath"), 0)
    own.wait_asked()
    own.choose(0)
    other.wait_count(own.count())
    assert frames
    names = [own.words.card(card) for card in hidden]
    for card, name in zip(hidden, names, strict=True):
        assert not any(f'"{card}"' in frame for frame in frames)
        assert name not in page.locator("body").inner_text()
    expect(own.page.locator(f"[data-atom='card:{hidden[0]}']")).not_to_have_count(0)


def test_a_turn_is_played_by_keyboard_alone(service: WebService, visit: Visit, say: Say):
    """Numbers answer what is listed, Enter the answer in the corner."""
    table = service.open_file(ACTING, "me", "bot-random", "bot-random")
    screen = TableScreen(visit(table.link(0), confirm="never"), say.of("oath"), 0)
    rng = Random(4)
    for _ in range(CHOICES):
        seen = screen.wait_asked()
        assert seen.standing == "mine"
        place = rng.randrange(min(len(seen.options), 9))
        if place < len(seen.listed):
            screen.press_number(place)
        else:
            screen.page.clock.fast_forward(GUARD)
            screen.closing.press("Enter")
        screen.wait_count(seen.count + 1)
    assert table.state()["count"] >= CHOICES


def test_three_people_play_a_match_from_its_first_round_to_its_end(
    service: WebService, visit: Visit, say: Say
):
    """O-3.3: each in an own browser; every question is asked as the rules put it, and all see how
    it went. Most choices are sent by a line of the same people, each seventh is clicked."""
    matches = [rehearse("oath", 3, seed) for seed in range(SEEDS)]
    match = min(matches, key=lambda one: len(one.steps))
    table = service.table("oath", "me", "me", "me", seed=match.seed)
    screens = [
        TableScreen(visit(table.link(seat), confirm="never"), say.of("oath"), seat)
        for seat in range(3)
    ]
    line = Player(service, table.id, *table.tokens.values())
    for number, step in enumerate(match.steps):
        if number % CLICKED:
            table.wait_count(step.count)  # the service answers by itself what has one answer
            choice = list(step.ask.options[step.place])
            answer = line.choose(step.seat, choice, step.count)
            assert answer["type"] == "accepted", answer
            continue
        screen = screens[step.seat]
        seen = screen.wait_asked(step.count)
        assert seen.question == screen.words.prompt(step.ask)
        options = [screen.words.option(option) for option in step.ask.options]
        assert seen.fits(options), f"shown is {seen}, not {options}"
        screen.click_option(seen.place_of(options, step.place))
        table.wait_count(step.count + 1)
    line.close()
    state = table.state()
    assert state["result"] is not None
    won = screens[0].words.text(f"reason-{state['view']['won']}")
    for screen in screens:
        expect(screen.page.locator("#ask-title")).to_contain_text(won)
        expect(screen.page.locator("[data-part='end']")).to_contain_text(won)
