"""Games of other packages in the browser, in a language that they have no words in."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from crannog.kernel import Game
from crannog.words import LANGUAGES
from tests.browser.conftest import Say, Visit
from tests.browser.reading import ReaderWords
from tests.browser.screens import GUARD, TableScreen, play
from tests.browser.serving import WebService
from tests.browser.waiting import soon
from tests.kernel.pebbles import GAME
from tests.plugins.environment import Environment, with_games, with_pebbles

BARE = "bare-game"
WHOLE_MATCH = 30  # more choices than a person makes in one
HELD_CHARM = "{game: pebbles, seats: 2, position: {charms: [true, false]}}"


@contextmanager
def serving(environment: Environment, folder: Path, client: Path) -> Iterator[WebService]:
    """A service that runs in that environment."""
    service = WebService(folder, client)
    service.python = environment.python
    try:
        service.start()
        yield service
    finally:
        service.end()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment of its own, into which the sample game was installed."""
    return with_pebbles(tmp_path_factory.mktemp("pebbles"))


@pytest.fixture(scope="module")
def pebbles(
    installed: Environment, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WebService]:
    """A service that runs there."""
    with serving(installed, tmp_path_factory.mktemp("service"), client) as service:
        yield service


@pytest.fixture(scope="module")
def bare(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebService]:
    """The same with a game that leaves out all it may."""
    environment = with_games(tmp_path_factory.mktemp("bare"))
    with serving(environment, tmp_path_factory.mktemp("service"), client) as service:
        yield service


def screen_of(page: Page, seat: int, language: str, game: Game | None = GAME) -> TableScreen:
    """The page as its person sees it; a game without words has none here, too."""
    return TableScreen(page, ReaderWords(language, game), seat)


def expect_over(page: Page, say: Say, language: str) -> None:
    """The match has ended, and the page says who has won."""
    expect(page.locator("#ask-title")).to_have_text(say("web-over", language))
    expect(page.get_by_role("button", name=say("web-rematch", language))).to_be_visible()


def test_an_installed_game_is_found_played_and_explained(
    pebbles: WebService, visit: Visit, say: Say
):
    """A Russian visitor: the lobby, a table with a bot, a hint, a rule, the end of the match."""
    page = visit("/", language="ru", service=pebbles, confirm="never")
    card = page.locator("label").filter(has_text="Pebbles")
    expect(card).to_contain_text("Secret stones, charms and a die")
    card.click()
    expect(page.get_by_role("link", name=say("web-guide-start", "ru"))).to_have_count(0)
    page.get_by_role("button", name=say("web-new-create", "ru")).click()

    screen = screen_of(page, 0, "ru")
    seen = screen.wait_asked()
    assert seen.question == "Which stone do you lay?"
    assert seen.options
    assert all(text.startswith("Lay the stone of ") for text in seen.options)

    page.keyboard.press("h")
    hint = screen.options.locator("button.hinted")
    expect(hint).to_contain_text("Lay the stone of ")
    expect(hint).to_contain_text(re.compile("Score|Каждый вариант"))

    page.get_by_role("button", name=say("web-rule", "ru", number="P-2")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("In a round all players secretly lay")
    page.get_by_role("dialog").get_by_role("button", name=say("web-close", "ru")).click()

    play([screen], Random(1), WHOLE_MATCH)
    expect_over(page, say, "ru")
    assert soon(page, lambda: any("tosses the die" in line for line in screen.log()))


def drawn_board(page: Page) -> Locator:
    """The table as the sample game draws it."""
    return page.locator("[data-part='board'] svg.pebbles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_drawn_board_is_played(pebbles: WebService, visit: Visit, say: Say, language: str):
    """A stone is picked where it is drawn, lies on the table then, and the standings count."""
    table = pebbles.table("pebbles", "me", "bot-greedy", seed=1, language=language)
    page = visit(table.link(0), language=language, service=pebbles, confirm="never")
    screen = screen_of(page, 0, language)
    screen.wait_asked()
    board = drawn_board(page)
    stones = board.locator(".stone.pickable")
    expect(stones).to_have_count(len(table.state(0)["view"]["stones"]))
    expect(page.locator(".problem")).to_have_count(0)

    label = stones.first.get_attribute("aria-label")
    assert label is not None
    page.clock.fast_forward(GUARD)
    stones.first.click()
    screen.wait_asked(1)
    shown = board.locator("[data-atom='shown:0']")
    expect(shown.locator("text")).to_have_text(label.removeprefix("Your stone of "))
    play([screen], Random(1), WHOLE_MATCH)
    expect_over(page, say, language)
    scores = [str(score) for score in table.state()["view"]["scores"]]
    expect(page.locator(".pebbles-standings .points")).to_have_text(scores)


def test_what_can_not_be_picked_now_tells_why(pebbles: WebService, visit: Visit):
    """P-4: a charm is spent when the stones lie there, not before."""
    table = pebbles.open_file(HELD_CHARM, "me", "me")
    page = visit(table.link(0), service=pebbles, confirm="never")
    screen_of(page, 0, "en").wait_asked()
    drawn_board(page).get_by_role("button", name="Your charm").click()
    expect(page.locator(".popover")).to_contain_text("Spend the charm")
    assert table.state(0)["count"] == 0


@pytest.mark.parametrize(
    ("problem", "old", "new"),
    [
        ("contract", "export const contract = 2;", "export const contract = 1;"),
        ("failed", "export default (kit) =>", "export default (kit"),
    ],
)
def test_a_face_that_can_not_be_used_is_replaced_by_the_plain_one(
    installed: Environment,
    client: Path,
    visit: Visit,
    say: Say,
    tmp_path: Path,
    problem: str,
    old: str,
    new: str,
):
    """One line says so, and the match is played."""
    module = installed.packages / "pebbles" / "face" / "face.js"
    sound = module.read_text(encoding="utf-8")
    assert old in sound
    visit.forgive("SyntaxError")
    module.write_text(sound.replace(old, new), encoding="utf-8")
    try:
        with serving(installed, tmp_path / "service", client) as service:
            table = service.table("pebbles", "me", "bot-random", seed=3, language="uk")
            page = visit(table.link(0), language="uk", service=service, confirm="never")
            screen = screen_of(page, 0, "uk")
            screen.wait_asked()
            expect(page.locator(".problem")).to_have_text(say(f"web-face-{problem}", "uk"))
            expect(drawn_board(page)).to_have_count(0)
            expect(page.locator("[data-part='board'] .generic")).to_be_visible()
            play([screen], Random(1), WHOLE_MATCH)
            expect_over(page, say, "uk")
    finally:
        module.write_text(sound, encoding="utf-8")


def test_its_rules_are_read_on_their_page(pebbles: WebService, visit: Visit, say: Say):
    page = visit("/rules/pebbles#P-4", language="uk", service=pebbles)
    expect(page.locator("[id='P-4']")).to_have_count(1)
    expect(page.locator("[id='P-4']")).to_contain_text("another player may spend")
    expect(page.locator("article")).to_contain_text("On a tie nobody does")


def test_a_choice_is_confirmed_as_in_any_game(pebbles: WebService, visit: Visit, say: Say):
    """Who wants to be asked about everything is; the second press sends."""
    table = pebbles.table("pebbles", "me", "bot-greedy", seed=3, language="ru")
    page = visit(table.link(0), language="ru", service=pebbles, confirm="always")
    screen = screen_of(page, 0, "ru")
    screen.wait_asked()
    screen.click_option(0)
    expect(page.get_by_role("alert")).to_have_text(say("web-confirm-note", "ru"))
    expect(screen.closing).to_have_text("Lay the stone of 1")
    page.clock.fast_forward(GUARD)
    screen.closing.click()
    screen.wait_count(1)


def test_a_game_without_words_rules_or_forks_is_played(bare: WebService, visit: Visit, say: Say):
    """What it lacks is said in a sentence; nothing stops, nothing loads for ever."""
    visit.forgive("has no message")
    table = bare.table(BARE, "me", "bot-random", language="uk")
    page = visit(table.link(0), language="uk", service=bare)
    screen = screen_of(page, 0, "uk", None)
    assert screen.wait_asked().options == ["Take 1", "Take 2", "Leave"]
    page.keyboard.press("h")
    expect(page.get_by_text(say("web-problem-notprovided", "uk"))).to_be_visible()
    page.get_by_role("button", name=say("web-rule", "uk", number="B-1")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-rules-missing", "uk"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-close", "uk")).click()
    screen.choose(1)
    expect_over(page, say, "uk")
    page.goto(f"/rules/{BARE}")
    expect(page.get_by_text(say("web-rules-missing", "uk"))).to_be_visible()


def test_the_service_offers_only_bots_that_can_play(bare: WebService):
    status, games = bare.call("GET", "/api/games")
    assert status == 200
    bots = {game["id"]: game["bots"] for game in games}
    assert bots["pebbles"] == ["easy", "normal", "hard", "random", "greedy", "search"]
    assert bots[BARE] == ["random"]
    body = {"game": BARE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    status, answer = bare.call("POST", "/api/tables", body)
    assert (status, answer["error"]["text"]) == (400, "a bot is one of random, not 'greedy'")
    assert {game["id"]: game["tour"] for game in games}["pebbles"] is False


def test_a_resting_table_is_played_on(bare: WebService, visit: Visit, say: Say):
    """A match whose state can't be kept is loaded by playing it again."""
    visit.forgive("has no message")
    table = bare.table(BARE, "me", "me")
    page = visit(table.link(0), service=bare, confirm="never")
    first = screen_of(page, 0, "en", None)
    first.wait_asked()
    first.choose(0)
    visit.forgive("ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource")
    bare.end()
    bare.start()
    assert table.state(1)["ask"]["prompt"] == "pick-one"
    other = screen_of(visit(table.link(1), service=bare, confirm="never"), 1, "en", None)
    other.wait_asked()
    other.choose(0)
    expect_over(other.page, say, "en")
    assert not re.search("Traceback", bare.log.read_text())
