"""Every page in every language, on a wide screen and on a phone."""

import json
import operator
import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from crannog.kernel import Match
from tests.browser.conftest import Say, Visit
from tests.browser.rehearsal import rehearse
from tests.browser.screens import GUARD, LANGUAGES, TableScreen, change_language, too_wide
from tests.browser.serving import Table, WebService
from tests.browser.waiting import expect_soon, soon
from tests.server.sagas import worlds

NAMES = ["Ґжегож", "Эльдар"]  # letters of one Cyrillic language each, but people's own names
PEOPLE = [{"kind": "me", "name": name} for name in NAMES]

# What a person can read or hear: texts in sight and labels, but neither what is marked as being in
# another language nor what is to be typed as it stands.
READABLE = """language => {
  const found = [];
  const own = (element) =>
    element.closest("[lang]").lang === language && !element.closest("code, kbd");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (own(parent) && parent.checkVisibility()) found.push(node.data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (own(element)) found.push(element.getAttribute(name).trim());
    }
  }
  return found.filter(Boolean);
}"""

# Words that stick out of their box: wider than it, and neither cut with dots nor scrolled.
STICKING_OUT = """() => {
  const boxes = document.querySelectorAll("button, a, h1, h2, h3, label, summary, td, th, p, li");
  return [...boxes].filter((box) => {
    const style = getComputedStyle(box);
    if (style.display === "inline" || style.overflowX !== "visible") return false;
    if (box.querySelector("input[type=range]")) return false;
    return box.checkVisibility() && box.clientWidth && box.scrollWidth > box.clientWidth + 2;
  }).map((box) => `<${box.tagName} ${box.className}> ${box.innerText}`);
}"""

IDS = re.compile(
    r"\b(?:web|ui|board|card|territory|prompt|verb|event|phase|reason|trigger|power|spirit|tour)"
    r"-[a-z_]{2,}(?:-|\b)"
)
MISSING = re.compile(r"\{\$?\w*\}|\?\?\?|undefined|NaN|\[object")
ALLOWED_LATIN = {"Crannog", "Inis", "Saga", "json", "yaml", "webhook", "III"} | {
    "Tabletop",
    "Simulator",
}
FOREIGN = {
    "en": re.compile(r"[А-яЁёІіЇїЄєҐґ]"),
    "ru": re.compile(r"[ІіЇїЄєҐґ]"),
    "uk": re.compile(r"[ЫыЭэЁёЪъ]"),
}


def foreign_texts(texts: list[str], language: str) -> list[str]:
    """The texts that are not, or not only, in the language."""
    found = []
    for text in texts:
        own = re.sub("|".join(NAMES), "", text)
        unquoted = re.sub(r"«[^»]*»|\([^)]*\)", "", own)  # titles of the English edition
        latin = set(re.findall(r"[A-Za-z]{3,}", unquoted)) - ALLOWED_LATIN
        if FOREIGN[language].search(own) or (language != "en" and latin):
            found.append(text)
    return found


def pages(inis: Table, horizons: Table, over: Table, saga: str) -> dict[str, str]:
    """The paths of all pages."""
    return {
        "saga": saga,
        "lobby": "/",
        "settings": "/settings",
        "rules": "/rules/inis#I-8",
        "inis": inis.link(0),
        "horizons": horizons.link(0),
        "replay": f"/replay/{over.id}",
    }


@pytest.fixture(scope="module")
def tables(service: WebService) -> dict[str, str]:
    """A match of each game under way, and one that is over."""
    inis, horizons = rehearse("inis", 2, 33), rehearse("horizons", 2, 2)
    return pages(
        service.open_file(inis.save_at(30), *PEOPLE),
        service.open_file(horizons.save_at(12), *PEOPLE),
        service.open_file(inis.save, *PEOPLE),
        "/saga/{}#{}".format(*service.saga(worlds(2), *NAMES, "")),
    )


def each_language(page: Page, say: Say) -> Iterator[str]:
    """Switches the page to each language in turn, without loading it anew."""
    page.evaluate("document.body.dataset.loaded = 'once'")
    for language in LANGUAGES:
        change_language(page, language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        bar = page.get_by_role("navigation", name=say("web-nav", language), exact=True)
        expect(bar).to_be_visible()
        yield language
    assert page.evaluate("document.body.dataset.loaded") == "once"


def findings(page: Page, language: str) -> list[str]:
    """What a person would stumble over on the page as it is."""
    texts = page.evaluate(READABLE, language)
    found = [f"not in this language: {text}" for text in foreign_texts(texts, language)]
    found += [f"not words: {text}" for text in texts if IDS.search(text) or MISSING.search(text)]
    found += [f"sticks out: {text}" for text in page.evaluate(STICKING_OUT)]
    if too_wide(page) > 0:
        found.append(f"{too_wide(page)} px too wide")
    if len(texts) < 5:
        found.append("almost nothing to read")
    return found


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_page_speaks_one_language_and_fits(
    visit: Visit, say: Say, tables: dict[str, str], size: str
):
    page = visit("/", size=size)
    found: list[str] = []
    for title, path in tables.items():
        page.goto(path)
        expect(page.locator("main h1, main h2").first).to_be_attached()
        for language in each_language(page, say):
            left = soon(page, partial(findings, page, language), operator.not_)
            found += [f"{title}, {language}: {one}" for one in left]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "seed", "count"), [("inis", 33, 30), ("horizons", 2, 12)])
def test_a_phone_reaches_the_question_and_answers_it(
    service: WebService, visit: Visit, say: Say, game: str, seed: int, count: int
):
    table = service.open_file(rehearse(game, 2, seed).save_at(count), *PEOPLE)
    asked = table.state()["waiting"][0]
    page = visit(table.link(asked), size="phone", confirm="never")
    screen = TableScreen(page, say.of(game, "en", NAMES), asked)
    seen = screen.wait_asked()
    expect(screen.question).to_be_in_viewport(ratio=1)
    screen.unfold()
    option = screen.options.locator("li button").first
    option.scroll_into_view_if_needed()
    expect(option).to_be_in_viewport(ratio=0.9)
    assert too_wide(page) <= 0
    page.clock.fast_forward(GUARD)
    option.tap()
    screen.wait_count(seen.count + 1)
    for tab in ("log", "chat", "people"):
        screen.open_tab(tab)
        assert too_wide(page) <= 0


def test_rules_that_are_not_there_are_told(visit: Visit, say: Say):
    page = visit("/rules/chess")
    expect(page.get_by_role("heading", name=say("web-lost"))).to_be_visible()
    page.goto("/rules/inis#I-99.9")
    expect(page.get_by_text(say("web-rule-unknown", number="I-99.9"))).to_be_visible()
    page.goto("/rules/inis#I-8")
    expect(page.locator("#I-8")).to_be_in_viewport()
    expect(page.get_by_role("status").filter(has_text="I-8")).to_have_count(0)


def test_a_table_of_the_rules_is_stacked_on_a_phone(visit: Visit, say: Say):
    cells = "#I-10\\.5 tbody tr:first-child td"
    page = visit("/rules/inis#I-10.5", size="phone")
    expect(page.locator(cells)).to_have_count(3)
    left = "cells => cells.map((cell) => cell.getBoundingClientRect().left)"

    def columns() -> int:
        return len(set(page.locator(cells).evaluate_all(left)))

    expect_soon(page, columns, 1)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect_soon(page, columns, 3)


def test_the_lobby_tells_of_my_turn_while_it_is_open(service: WebService, visit: Visit, say: Say):
    steps = rehearse("inis", 2, 33).steps
    step = next(
        one
        for one, then in pairwise(steps)
        if one.seat == 1 and then.seat == 0 and one.ask.prompt == "season-turn"
    )
    table = service.open_file(rehearse("inis", 2, 33).save_at(step.count), *PEOPLE)
    mine, other = visit(table.link(0)), visit(table.link(1), confirm="never")
    expect(mine.locator("#ask-title")).to_be_visible()
    mine.clock.install()
    mine.goto("/")
    row = mine.get_by_role("listitem").filter(has_text=say.of("inis").text("game-name"))
    expect(row).to_contain_text(say("web-my-waiting"))
    expect(row).to_contain_text(NAMES[1])
    expect(row).to_contain_text(say.of("inis").text("game-round", number=round_of(table)))
    expect(mine).to_have_title("Crannog")
    screen = TableScreen(other, say.of("inis", "en", NAMES), 1)
    seen = screen.wait_asked()
    options = [screen.words.option(one) for one in step.ask.options]
    screen.choose(seen.place_of(options, step.place))
    mine.clock.fast_forward(15_000)
    expect(row).to_contain_text(say("web-my-mine"))
    expect(mine).to_have_title(re.compile("●"))


def round_of(table: Table) -> int:
    """The round that a table's players are in."""
    return int(table.state()["view"]["round"])


def test_files_are_told_apart(visit: Visit, say: Say):
    page = visit("/")
    box = page.locator("input[type=file]")

    def choose(content: str) -> None:
        box.set_input_files(
            {"name": "x.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    choose(json.dumps({"crannog-seat": 1, "game": "inis", "seat": 0}))
    expect(page.get_by_text(say("web-import-seat"))).to_be_visible()
    choose("{" + " " * 1_000_000 + "}")
    expect(page.get_by_text(say("web-problem-toolarge"))).to_be_visible()
    seed = 2**60 + 1
    choose(json.dumps(Match.new("inis", 2, seed).save()))
    with page.expect_request("**/api/tables/import") as asked:
        page.get_by_role("button", name=say("web-import-open", game="Inis")).click()
    assert json.loads(asked.value.post_data or "")["save"]["seed"] == seed
    expect(page.locator("[data-count]")).to_be_visible()
