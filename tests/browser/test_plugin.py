"""Games of other packages in the browser, in a language that they have no words in."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from crannog.words import Words
from tests.browser.conftest import Say, Visit
from tests.browser.screens import TableScreen, play
from tests.browser.serving import WebService
from tests.kernel.pebbles import GAME
from tests.plugins.environment import Environment, with_games, with_pebbles

BARE = "bare-game"
WHOLE_MATCH = 30  # more choices than a person makes in one


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
def pebbles(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebService]:
    """A service in an environment of its own, into which the sample game was installed."""
    environment = with_pebbles(tmp_path_factory.mktemp("pebbles"))
    with serving(environment, tmp_path_factory.mktemp("service"), client) as service:
        yield service


@pytest.fixture(scope="module")
def bare(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebService]:
    """The same with a game that leaves out all it may."""
    environment = with_games(tmp_path_factory.mktemp("bare"))
    with serving(environment, tmp_path_factory.mktemp("service"), client) as service:
        yield service


def expect_over(page: Page, say: Say, language: str) -> None:
    """The match has ended, and the page says who has won."""
    expect(page.locator("#ask-title")).to_have_text(say("web-over", language))
    expect(page.get_by_role("button", name=say("web-rematch", language))).to_be_visible()


def test_an_installed_game_is_found_played_and_explained(
    pebbles: WebService, visit: Visit, say: Say
):
    """A Russian visitor: the lobby, a table with a bot, a hint, a rule, the end of the match."""
    words = Words("ru", GAME)
    page = visit("/", language="ru", service=pebbles, confirm="never")
    card = page.locator("label").filter(has_text="Pebbles")
    expect(card).to_contain_text("Secret stones, charms and a die")
    card.click()
    expect(page.get_by_role("link", name=say("web-guide-start", "ru"))).to_have_count(0)
    page.get_by_role("button", name=say("web-new-create", "ru")).click()

    screen = TableScreen(page, words, 0)
    seen = screen.wait_asked()
    assert seen.question == "Which stone do you lay?"
    assert seen.options
    assert all(text.startswith("Lay the stone of ") for text in seen.options)

    page.keyboard.press("h")
    hint = page.get_by_role("status").filter(has_text=say("web-hint-says", "ru", option=""))
    expect(hint).to_contain_text("Lay the stone of ")
    expect(hint).to_contain_text("Каждый вариант он доиграл наугад до конца партии")

    page.get_by_role("button", name=say("web-rule", "ru", number="P-2")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("In a round all players secretly lay")
    page.get_by_role("dialog").get_by_role("button", name=say("web-close", "ru")).click()

    play([screen], Random(1), WHOLE_MATCH)
    expect_over(page, say, "ru")
    assert any("tosses the die" in line for line in screen.log())


def test_its_rules_are_read_on_their_page(pebbles: WebService, visit: Visit, say: Say):
    page = visit("/rules/pebbles#P-4", language="uk", service=pebbles)
    expect(page.locator("[id='P-4']")).to_have_count(1)
    expect(page.locator("[id='P-4']")).to_contain_text("another player may spend")
    expect(page.locator("article")).to_contain_text("On a tie nobody does")


def test_a_choice_is_confirmed_as_in_any_game(pebbles: WebService, visit: Visit, say: Say):
    """P-4, P-5: declining a charm tosses the die, which can't be taken back."""
    table = pebbles.table("pebbles", "me", "bot-greedy", seed=3, language="ru")
    page = visit(table.link(0), language="ru", service=pebbles, confirm="always")
    screen = TableScreen(page, Words("ru", GAME), 0)
    screen.wait_asked()
    screen.click_option(0)
    box = page.get_by_role("alertdialog")
    expect(box).to_contain_text("Lay the stone of 1")


def test_a_game_without_words_rules_or_forks_is_played(bare: WebService, visit: Visit, say: Say):
    """What it lacks is said in a sentence; nothing stops, nothing loads for ever."""
    visit.forgive("has no message")
    table = bare.table(BARE, "me", "bot-random", language="uk")
    page = visit(table.link(0), language="uk", service=bare)
    screen = TableScreen(page, Words("uk"), 0)
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
    assert bots["pebbles"] == ["random", "greedy"]
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
    TableScreen(page, Words("en"), 0).wait_asked()
    TableScreen(page, Words("en"), 0).choose(0)
    visit.forgive("ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource")
    bare.end()
    bare.start()
    assert table.state(1)["ask"]["prompt"] == "pick-one"
    other = TableScreen(visit(table.link(1), service=bare, confirm="never"), Words("en"), 1)
    other.wait_asked()
    other.choose(0)
    expect_over(other.page, say, "en")
    assert not re.search("Traceback", bare.log.read_text())
