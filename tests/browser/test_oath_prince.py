"""O-12: a game alone against the Clockwork Prince in the browser: his board, row and mind sheet."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from crannog.kernel import Match
from tests.browser.conftest import Say, Visit
from tests.browser.reading import ReaderWords
from tests.browser.screens import TableScreen, too_wide
from tests.browser.serving import Table, WebService
from tests.browser.test_accessibility import grave_findings
from tests.browser.waiting import expect_soon, expect_that

CLOTHS = {"seat-1": "rgb(176, 42, 55)", "seat-2": "rgb(47, 111, 189)"}  # red, blue
ALONE = """
game: oath
seats: 1
seed: 3
options: {prince: chancellor}
position: {active: 0, round: 3}
"""
# Keeps every node where the token has been drawn, in their order.
WATCH_TOKEN = """() => {
  window.visited = [];
  const look = () => {
    const node = document.querySelector(".mind .node.here")?.dataset.atom;
    if (node && window.visited.at(-1) !== node) window.visited.push(node);
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
}"""
BESIDE = "(one, other) => one.getBoundingClientRect().x >= other.getBoundingClientRect().right"
SIZES = [("en", "desktop"), ("ru", "laptop"), ("uk", "tall phone")]


def names_of(words: ReaderWords, table: Table) -> ReaderWords:
    """The words that call the players as the game calls them."""
    named = words.for_seat(0)
    named.players = [player["name"] for player in table.state()["view"]["players"]]
    return named


class PrinceScreen:
    """A table with the Prince, as the person sees it after his turn."""

    def __init__(self, page: Page, words: ReaderWords, table: Table) -> None:
        self.page = page
        self.words = words
        self.table = TableScreen(page, words, 0)
        self.board = self.table.region("board")
        self.standings = self.table.region("standings")
        self.sheet = self.board.get_by_role("dialog", name=words.text("board-prince-sheet"))
        self.told: dict[str, Any] = table.state()["view"]["prince"]

    def opener(self, region: Locator) -> Locator:
        return region.get_by_role("button", name=self.words.text("board-prince-sheet"), exact=True)

    def sentences(self) -> list[str]:
        """The path in words, as the view tells it."""
        say = self.words.text
        return [
            say(
                f"board-mind-{step['how']}",
                because=say(f"because-{step['because']}"),
                arrow=say(f"arrow-{step['colour']}"),
                node=say(f"node-{step['to']}"),
            )
            for step in self.told["path"]
        ]


@pytest.fixture
def rested(service: WebService, visit: Visit, say: Say):
    """Opens a table where the person rests, and the Prince has had his turn."""

    def opens(language: str, size: str, **how: Any) -> PrinceScreen:
        table = service.open_file(ALONE, "me")
        words = names_of(say.of("oath", language), table)
        page = visit(table.link(0), language=language, size=size, confirm="never", **how)
        screen = TableScreen(page, words, 0)
        screen.wait_asked()
        if screen.page.locator(".handle").count():
            screen.unfold()
        screen.choose_text(words.option(("rest",)))
        screen.wait_asked(1)
        return PrinceScreen(page, words, table)

    return opens


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_the_mind_sheet_tells_his_path(rested, language: str, size: str):
    """O-12.7: every node and arrow is drawn, his path is lit, and told in the view's sentences."""
    screen = rested(language, size)
    path = screen.told["path"]
    assert {step["how"] for step in path} == {"passed", "done", "skipped"}
    screen.opener(screen.board).first.click()
    expect(screen.sheet).to_be_visible()
    expect(screen.sheet.locator("[data-atom^='node:']")).to_have_count(33)
    expect(screen.sheet.locator("[data-arrow]")).to_have_count(64)
    expect(screen.sheet.locator("[data-arrow].lit")).to_have_count(
        len({(step["origin"], step["to"]) for step in path})
    )
    here = screen.sheet.locator(".node.here")
    expect(here).to_have_attribute("data-atom", f"node:{screen.told['current']}")
    items = screen.sheet.locator("ol > li")
    expect(items).to_have_count(len(path))
    for item, sentence in zip(items.all(), screen.sentences(), strict=True):
        expect(item).to_contain_text(sentence)
    assert too_wide(screen.page) == 0
    assert grave_findings(screen.page) == []


def test_the_sheet_leaves_the_question_free(rested):
    """The question can be answered while the sheet is open; Escape closes it."""
    screen = rested("en", "laptop")
    opener = screen.opener(screen.board).first
    opener.click()
    expect(screen.sheet).to_be_visible()
    rest = screen.table.closing
    expect(rest).to_be_enabled()
    expect_that(rest, BESIDE, screen.sheet.element_handle())
    screen.page.keyboard.press("Escape")
    expect(screen.sheet).to_have_count(0)
    expect(opener).to_be_focused()


def test_what_no_source_tells_is_said_on_request(rested):
    """O-12: the sign beside a step opens our decision."""
    screen = rested("en", "desktop")
    screen.opener(screen.board).first.press("Enter")
    decision = screen.words.text("board-mind-open-leads")
    expect(screen.sheet.get_by_text(decision)).to_be_hidden()
    screen.sheet.locator("summary").first.press("Enter")
    expect(screen.sheet.get_by_text(decision)).to_be_visible()


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_his_row_names_him_and_opens_the_sheet(rested, language: str, size: str):
    """O-12.1: he goes by his name, has no Supply, and his row opens the sheet."""
    screen = rested(language, size)
    if size == "tall phone":
        screen.table.open_tab("people")
    row = screen.page.locator("[data-atom='seat:1']").last
    expect(row).to_contain_text(screen.words.text("prince-name"))
    expect(screen.page.locator("[data-atom='supply:1']")).to_have_count(0)
    prince = screen.words.text("prince-name")
    reader = screen.page.get_by_role(
        "button", name=screen.words.text("board-cards-of", seat=prince)
    )
    cards, around = reader.bounding_box(), row.bounding_box()
    assert cards is not None
    assert around is not None
    assert around["y"] <= cards["y"]
    assert cards["y"] + cards["height"] <= around["y"] + around["height"]
    screen.opener(screen.page.locator("li").filter(has=row)).click()
    sheet = screen.page.get_by_role("dialog", name=screen.words.text("board-prince-sheet"))
    expect(sheet).to_be_visible()
    expect(sheet.locator("ol > li")).to_have_count(len(screen.told["path"]))


def test_his_tracks_show_the_suits_where_they_stand(rested):
    """O-12.6.6: each suit's token lies among the neutral ones, or on a space of a column."""
    screen = rested("en", "laptop")
    for column in ("friends", "conspirators"):
        spaces = screen.board.locator(f"[data-atom='track:{column}'] li")
        expect(spaces).to_have_count(4)
        for space, suits in zip(spaces.all(), screen.told[column], strict=True):
            expect(space.locator("svg")).to_have_count(len(suits))
    neutral = screen.board.locator(".neutral svg")
    expect(neutral).to_have_count(len(screen.told["neutral"]))


def test_his_token_walks_the_sheet_step_by_step(service: WebService, visit: Visit, say: Say):
    """O-12.7.2: with the sheet open each step of his path is a beat of its own."""
    table = service.open_file(ALONE, "me")
    words = names_of(say.of("oath"), table)
    page = visit(table.link(0), size="laptop", confirm="never", speed="normal", motion=True)
    before = PrinceScreen(page, words, table)
    before.table.wait_asked()
    before.opener(before.board).first.click()
    expect(before.sheet).to_be_visible()
    page.evaluate(WATCH_TOKEN)
    before.table.choose_text(words.option(("rest",)))
    before.table.wait_asked(1)
    path = table.state()["view"]["prince"]["path"]
    visited = [path[0]["origin"], *(step["to"] for step in path)]
    nodes = [f"node:{node}" for node in visited]
    expect_soon(page, lambda: page.evaluate("window.visited"), nodes)


def test_the_seats_of_a_save_have_the_colours_of_their_boards(visit: Visit, say: Say):
    """O-12.1.1: red and blue beside a Prince who is the Chancellor, by name and by mark, though
    another game is chosen for a new table."""
    page, words = visit("/"), say.of("oath")
    save = Match.new("oath", 2, 1, {"setup": "quick", "prince": "chancellor"}).save()
    content = json.dumps(save).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "save.json", "mimeType": "application/json", "buffer": content}
    )
    for seat in ("seat-1", "seat-2"):
        row = page.get_by_role("listitem").filter(
            has=page.get_by_label(say("web-seat-kind", seat=words.text(seat)), exact=True)
        )
        mark = row.locator("path").first
        expect(mark).to_have_css("fill", CLOTHS[seat])


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_the_lobby_seats_him_beside_one_person(visit: Visit, say: Say, language: str, size: str):
    """O-12.1: one seat sets the option, shows it, and cannot be left without him."""
    page = visit("/", language=language, size=size)
    words = say.of("oath", language)
    page.get_by_role("radio", name=words.text("game-name")).check(force=True)
    count = page.get_by_role("group", name=words.text("web-new-count"))
    count.get_by_role("button", name="1", exact=True).click()
    option = page.get_by_role("combobox", name=words.text("option-prince"))
    expect(option).to_be_visible()
    expect(option.locator("option:checked")).to_have_text(words.text("option-prince.chancellor"))
    expect(option.locator("option")).to_have_count(2)
    red = say("web-seat-kind", language, seat=words.text("seat-1"))
    expect(page.get_by_label(red, exact=True)).to_be_visible()  # the purple board is his
    guide = page.get_by_role("link", name=words.text("tour-solo"))
    expect(guide).to_have_attribute("href", "/guide/oath#solo")
    assert too_wide(page) == 0
    page.get_by_role("button", name=words.text("web-new-create"), exact=True).click()
    screen = TableScreen(page, words, 0)
    assert screen.wait_asked().standing == "mine"
    expect(page.get_by_text(words.text("prince-name")).first).to_be_visible()
