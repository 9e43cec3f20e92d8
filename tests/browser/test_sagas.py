"""Sagas in the browser: begun in the lobby, gone on with, branched, kept as a file."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Say, Visit
from tests.browser.screens import too_wide
from tests.browser.serving import WebService
from tests.oath.simulator.corpus import SIMPLE
from tests.server.running import Deadline
from tests.server.sagas import saga_file, worlds

PLAYERS = ("Ann", "Bob", "Cy")
SAGA_PATH = re.compile(r"/saga/[\w-]+$")


@pytest.fixture(scope="module")
def two_worlds() -> list[dict[str, Any]]:
    """What two games have left, the second one begun in the world of the first."""
    return worlds(2)


@pytest.fixture
def own_saga(
    service: WebService, visit: Visit, two_worlds: list[dict[str, Any]]
) -> Callable[..., Page]:
    """The page of a new saga of two games, opened by its owner."""
    saga, owner = service.saga(two_worlds, *PLAYERS)
    return lambda **how: visit(f"/saga/{saga}#{owner}", **how)


def past_game(page: Page, number: int, say: Say) -> Locator:
    """What the page tells of a game that is over."""
    return page.get_by_role("article", name=say("web-saga-game", number=number), exact=True)


def button(place: Page | Locator, say: Say, message: str, **args: int) -> Locator:
    """A button by its words."""
    return place.get_by_role("button", name=say(message, **args), exact=True)


def test_a_saga_tells_its_games_its_rulers_its_map_and_its_deck(
    own_saga: Callable[..., Page], say: Say, two_worlds: list[dict[str, Any]]
):
    page = own_saga(name="Ann")
    expect(page).to_have_url(SAGA_PATH)  # the owner's token has left the address
    words = say.of("oath", "en", PLAYERS)
    for number, world in enumerate(two_worlds, 1):
        history = world["history"]
        colours = [player["colour"] for player in history["players"]]
        winner = PLAYERS[colours.index(history["winner"])]
        told = past_game(page, number, say)
        expect(told.get_by_role("listitem").first).to_contain_text(winner)
        expect(told.get_by_role("listitem").first).to_contain_text(
            words.text(f"reason-{history['reason']}")
        )
    drawn = page.locator(".world")
    for place in two_worlds[-1]["map"].values():
        if place["up"]:
            name = words.text(f"site-{place['site']}")
            expect(drawn.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(drawn).to_contain_text(words.text(f"goal-{two_worlds[-1]['goal']}"))
    rulers = page.get_by_role("region", name=say("web-saga-rulers"))
    expect(rulers.get_by_role("listitem")).to_have_count(2)
    rows = page.get_by_role("region", name=say("web-saga-drift")).get_by_role("row")
    expect(rows).to_have_count(1 + 6)  # the suits, under the games


@pytest.mark.parametrize("size", ["laptop", "tall phone"])
def test_each_game_has_a_page_with_the_worlds_before_and_after_it(
    own_saga: Callable[..., Page], say: Say, two_worlds: list[dict[str, Any]], size: str
):
    page = own_saga(size=size)
    past_game(page, 2, say).get_by_role("link", name=say("web-saga-game-page")).click()
    expect(page).to_have_url(re.compile(r"/saga/[\w-]+/2$"))
    expect(
        page.get_by_role("heading", name=say("web-saga-game", number=2), level=1)
    ).to_be_visible()
    words = say.of("oath")
    for title, world in zip(("web-saga-before", "web-saga-left"), two_worlds, strict=True):
        drawn = page.get_by_role("region", name=say(title))
        expect(drawn).to_contain_text(words.text(f"goal-{world['goal']}"))
    assert too_wide(page) == 0
    page.reload()  # its address alone leads there
    page.get_by_role("link", name=say("web-saga-game", number=1), exact=True).click()
    told = past_game(page, 1, say)
    expect(told).to_contain_text(words.text(f"reason-{two_worlds[0]['history']['reason']}"))
    expect(page.get_by_role("region", name=say("web-saga-before"))).to_have_count(0)
    page.get_by_role("link", name="Saga", exact=True).click()
    expect(past_game(page, 2, say)).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "tablet"])
def test_the_numbers_of_the_last_game_are_in_sight(
    service: WebService, visit: Visit, say: Say, two_worlds: list[dict[str, Any]], size: str
):
    """The table goes below the chart where it has no room beside it."""
    saga, owner = service.saga(two_worlds * 3, *PLAYERS)
    page = visit(f"/saga/{saga}#{owner}", size=size)
    drift = page.get_by_role("region", name=say("web-saga-drift"))
    last = drift.get_by_role("columnheader").last
    expect(last).to_have_text(say("web-saga-game", number=6))
    drift.locator("figcaption").scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_a_card_of_the_map_opens_with_its_text(own_saga: Callable[..., Page], say: Say):
    page = own_saga(size="phone")
    card = page.locator(".world details").first
    expect(card.locator("p").first).to_be_hidden()
    card.locator("summary").tap()
    expect(card.locator("p").first).to_be_visible()


def test_a_saga_is_begun_in_the_lobby_and_its_game_writes_a_page(
    service: WebService, visit: Visit, say: Say
):
    page = visit("/", name="Ann")
    page.get_by_role("radio", name=re.compile(f"^{say.of('oath').text('game-name')}")).check(
        force=True
    )
    page.get_by_label(say("web-saga-new")).check()
    page.get_by_label(say("web-saga-name")).fill("The Ash Crown")
    expect(page.get_by_label(say("web-new-practice"))).to_have_count(0)  # a saga is in earnest
    for seat in range(3):
        row = page.get_by_label(say("web-seat-kind", seat=say.of("oath").text(f"seat-{seat}")))
        row.select_option("bot")
    strengths = page.get_by_label(say("web-seat-strength"))
    expect(strengths).to_have_count(3)
    for strength in strengths.all():
        strength.select_option("random")
    button(page, say, "web-new-create").click()
    expect(page.locator("#ask-title")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=re.compile("The Ash Crown")).click()
    expect(page.get_by_role("heading", name="The Ash Crown")).to_be_visible()
    saga = page.url.rsplit("/", 1)[1]
    over = Deadline("the end of the first game")
    while not service.call("GET", f"/api/sagas/{saga}")[1]["games"]:
        page.wait_for_timeout(min(500, 1000 * over.left()))
    page.reload()
    told = past_game(page, 1, say)
    expect(told.get_by_role("listitem").first).to_be_visible()
    told.get_by_role("link", name=say("web-replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_next_game_begins_where_the_last_one_ended(
    own_saga: Callable[..., Page], say: Say, two_worlds: list[dict[str, Any]]
):
    page = own_saga(name="Ann")
    button(page, say, "web-saga-seat", number=3).click()
    expect(page.locator("[data-region='board']")).to_be_visible()
    words = say.of("oath")
    board = page.locator("[data-region='board']")
    for place in two_worlds[-1]["map"].values():
        if place["up"]:
            name = words.text(f"site-{place['site']}")
            expect(board.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_text(say("web-saga-on"))).to_be_visible()
    button(page, say, "web-saga-abandon").click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-saga-abandon")).click()
    expect(button(page, say, "web-saga-seat", number=3)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("uk", "tall phone")])
def test_one_person_goes_on_with_the_prince(
    own_saga: Callable[..., Page], say: Say, language: str, size: str
):
    """O-12.1: who plays besides is chosen for each game anew; alone nobody can do without him."""
    page = own_saga(name="Ann", language=language, size=size)
    words = say.of("oath", language)
    prince = page.get_by_role("combobox", name=words.text("option-prince"))
    expect(prince.locator("option:checked")).to_have_text(words.text("option-prince.none"))
    counts = page.get_by_role("group", name=say("web-new-count", language))
    counts.get_by_role("button", name="1", exact=True).click()
    expect(prince.locator("option")).to_have_count(2)
    red, purple = (say("web-seat-kind", language, seat=words.text(f"seat-{n}")) for n in (1, 0))
    expect(page.get_by_label(red, exact=True)).to_be_visible()  # the purple board is the Prince's
    prince.select_option(label=words.text("option-prince.exile"))
    expect(page.get_by_label(purple, exact=True)).to_be_visible()
    page.get_by_role("button", name=say("web-saga-seat", language, number=3), exact=True).click()
    expect(page.locator("[data-region='board']")).to_be_visible()
    expect(page.get_by_text(words.text("prince-name")).first).to_be_visible()


def test_a_game_is_played_another_way_in_a_saga_of_its_own(own_saga: Callable[..., Page], say: Say):
    page = own_saga(name="Ann")
    expect(page).to_have_url(SAGA_PATH)
    first = page.url
    button(past_game(page, 2, say), say, "web-saga-branch").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("If the Exile had won")
    page.get_by_role("dialog").get_by_role("button", name=say("web-ok")).click()
    expect(page.get_by_role("heading", name="If the Exile had won")).to_be_visible()
    expect(past_game(page, 1, say)).to_be_visible()
    expect(past_game(page, 2, say)).to_have_count(0)
    expect(page.get_by_role("link", name="Saga", exact=True)).to_have_attribute(
        "href", re.compile(re.escape(first.rsplit("/", 1)[1]))
    )
    page.goto(first)
    expect(page.get_by_role("link", name="If the Exile had won")).to_be_visible()


def test_others_read_a_saga_and_get_a_file_without_its_secrets(
    service: WebService, visit: Visit, say: Say, two_worlds: list[dict[str, Any]], tmp_path: Path
):
    saga, owner = service.saga(two_worlds, *PLAYERS)
    for path, whole in ((f"/saga/{saga}", False), (f"/saga/{saga}#{owner}", True)):
        page = visit(path)
        expect(past_game(page, 2, say)).to_be_visible()
        expect(button(page, say, "web-saga-seat", number=3)).to_have_count(int(whole))
        with page.expect_download() as download:
            button(page, say, "web-saga-file").click()
        download.value.save_as(tmp_path / "saga.json")
        file = json.loads((tmp_path / "saga.json").read_text(encoding="utf-8"))
        assert ("saga" in file) == whole
        unseen = [card for part in two_worlds[-1]["deck"] for card in part]
        assert len(unseen) > 40
        assert any(f'"{card}"' in json.dumps(file) for card in unseen) == whole


def test_the_file_of_a_saga_is_gone_on_with_from_the_lobby(
    visit: Visit, say: Say, two_worlds: list[dict[str, Any]]
):
    page = visit("/")
    content = json.dumps(saga_file(two_worlds)).encode()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(
        {"name": "saga.json", "mimeType": "application/json", "buffer": content}
    )
    expect(page.get_by_role("heading", name="The Long Night")).to_be_visible()
    expect(button(page, say, "web-saga-seat", number=3)).to_be_visible()


def test_a_file_that_is_no_whole_saga_is_refused_kindly(visit: Visit, say: Say):
    visit.forgive("status of 400")
    page = visit("/")
    content = b'{"crannog-saga": 1, "saga": {"game": "oath", "name": "Broken", "games": [{}]}}'
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(
        {"name": "saga.json", "mimeType": "application/json", "buffer": content}
    )
    expect(page.get_by_text(say("web-problem-badsaga"))).to_be_visible()


def test_a_saga_that_is_not_there_is_told(visit: Visit, say: Say):
    visit.forgive("status of 404")
    page = visit("/saga/nowhere")
    expect(page.get_by_role("heading", name=say("web-problem-nosuchsaga"))).to_be_visible()


def test_what_may_be_seen_of_the_deck_is_the_owners_choice(
    own_saga: Callable[..., Page], say: Say, two_worlds: list[dict[str, Any]]
):
    page, words = own_saga(), say.of("oath")
    drift = page.get_by_role("region", name=say("web-saga-drift"))
    expect(drift).to_be_visible()
    title = page.get_by_text(say("web-saga-unseen"), exact=True)
    unseen = page.locator("details").filter(has=title)
    title.click()
    expect(unseen.get_by_role("listitem")).to_have_count(3)  # the numbers of three places
    card = words.card(two_worlds[-1]["deck"][2][0])
    expect(page.locator("main")).not_to_contain_text(card)
    page.get_by_label(say("web-saga-sight-all")).check()
    expect(unseen).to_contain_text(card)
    went = next(found[0] for found in two_worlds[-1]["history"]["cards"]["out"].values() if found)
    expect(past_game(page, 2, say)).to_contain_text(words.card(went))
    page.get_by_label(say("web-saga-sight-nothing")).check()
    expect(drift).to_have_count(0)
    expect(unseen).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_string_of_tabletop_simulator_is_pasted_in_the_lobby(
    visit: Visit, say: Say, language: str
):
    visit.forgive("status of 400")
    page = visit("/", language=language)
    program = "Tabletop Simulator"
    page.get_by_text(say("web-saga-string", language, program=program)).click()
    box = page.get_by_label(say("web-saga-string-paste", language, program=program))
    box.fill("ZZ" + SIMPLE.text()[2:])
    begin = page.get_by_role("button", name=say("web-saga-string-begin", language))
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text("Z")  # names the place, keeps what was pasted
    expect(box).to_have_value("ZZ" + SIMPLE.text()[2:])
    box.fill(SIMPLE.text())
    begin.click()
    expect(page.locator(".world")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(SIMPLE.name)
