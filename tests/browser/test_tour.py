"""The first-game guides, walked from the first step into a real match."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from crannog.kernel.ask import Choice
from crannog.kernel.game import find_game
from crannog.scenarios import parse_scenario
from crannog.tours import Chapter, lines_of, read_guide, scenario_text
from tests.browser.conftest import Say, Visit
from tests.browser.reading import ReaderWords
from tests.browser.screens import GUARD, TableScreen, change_language, too_wide
from tests.browser.serving import WebService
from tests.browser.test_accessibility import grave_findings
from tests.browser.test_keyboard import tab_to

ME = 0


class GuideScreen:
    """A guide as its learner sees it: the panel, and the table beside it."""

    def __init__(self, page: Page, words: ReaderWords) -> None:
        self.page = page
        self.words = words
        self.table = TableScreen(page, words, ME)
        self.panel = page.get_by_role("region", name=words.text("web-tour"))

    def title(self) -> Locator:
        return self.panel.get_by_role("heading", level=2)

    def button(self, message: str, **args: str | int) -> Locator:
        return self.panel.get_by_role("button", name=self.words.text(message, **args), exact=True)

    def expect_step(self, chapter: Chapter, place: int) -> None:
        """The step at that place is shown, with its title, text and rules."""
        step = chapter.step[place]
        message = f"tour-{chapter.id}-{step.id}"
        expect(self.title()).to_have_text(self.words.text(f"{message}.title"))
        expect(self.panel).to_contain_text(self.words.text(message))
        for rule in step.rules:
            name = self.words.text("web-rule", number=rule)
            expect(self.panel.get_by_role("button", name=name, exact=True)).to_be_visible()
        assert too_wide(self.page) == 0

    def walk(self, chapter: Chapter, game: str, choose: Callable[[Choice], None]) -> int:
        """Goes through a chapter to its last step; `choose` makes the learner's choices.

        Returns how many choices the table has seen by then, those that it made by itself included.
        """
        scenario = parse_scenario(scenario_text(find_game(game), chapter.id), chapter.id)
        made = 0
        for place, line in enumerate(lines_of(chapter, scenario)):
            self.expect_step(chapter, place)
            if any(seat == ME and choice for seat, choice in line):
                task = self.words.text(f"tour-{chapter.id}-{chapter.step[place].id}.do")
                expect(self.panel.get_by_text(task, exact=True)).to_be_in_viewport(ratio=0.98)
            for seat, choice in line:
                if seat == ME and choice:
                    self.table.wait_asked(made)
                    choose(choice)
                made += 1
                self.table.wait_count(made)
            if place + 1 < len(chapter.step) and not any(seat == ME and c for seat, c in line):
                self.button("web-tour-next").click()
        return made


def chapters(game: str) -> list[Chapter]:
    return read_guide(find_game(game)).chapter


@pytest.fixture
def learn(visit: Visit, say: Say) -> Callable[..., GuideScreen]:
    """Opens a game's guide as a new person."""

    def opens(game: str, language: str = "en", chapter: str = "", **how: Any) -> GuideScreen:
        page = visit(f"/guide/{game}#{chapter}", language=language, confirm="never", **how)
        return GuideScreen(page, say.of(game, language))

    return opens


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_way_out_of_a_guide_is_whole_on_a_phone(learn, language: str):
    guide = learn("horizons", language, "ravage", size="phone")
    leave = guide.panel.get_by_role("button").first
    expect(leave).to_have_text(re.compile(re.escape(guide.words.text("web-tour-leave"))))
    panel = guide.panel.bounding_box()
    sign = leave.locator("svg").bounding_box()
    assert panel is not None
    assert sign is not None
    assert sign["x"] + sign["width"] <= panel["x"] + panel["width"]


def test_inis_by_the_list_of_options_into_a_match_against_bots(learn):
    guide = learn("inis")

    def choose(choice: Choice) -> None:
        guide.table.choose_text(guide.words.option(choice))

    first, second = chapters("inis")
    guide.walk(first, "inis", choose)
    guide.button("web-tour-next-chapter", chapter=guide.words.text("tour-clash")).click()
    made = guide.walk(second, "inis", choose)
    guide.button("web-tour-go-on-bots").click()
    expect(guide.page).to_have_url(re.compile("/t/"))
    expect(guide.panel).to_have_count(0)
    people = guide.table.open_tab("people")
    expect(people.get_by_text(guide.words.text("web-seat-bot"), exact=True)).to_have_count(2)
    look = guide.table.wait_asked(made + 1)  # the bots have moved on, and it is the learner's turn
    assert look.options


def test_horizons_on_a_phone_by_the_guides_own_hand(learn):
    guide = learn("horizons", "uk", size="phone", theme="dark")

    def choose(_: Choice) -> None:
        guide.button("web-tour-do-it").click()

    first, second = chapters("horizons")
    guide.walk(first, "horizons", choose)
    guide.button("web-tour-next-chapter", chapter=guide.words.text("tour-ravage")).click()
    made = guide.walk(second, "horizons", choose)
    guide.button("web-tour-go-on").click()
    expect(guide.page).to_have_url(re.compile("/t/"))
    assert guide.table.wait_asked(made).options == [
        guide.words.option(("growth", number)) for number in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    ("language", "size"), [("en", "desktop"), ("ru", "phone"), ("uk", "tablet")]
)
def test_the_tutorial_round_of_oath_into_a_match_against_bots(learn, language, size):
    """O-1.T: the Chancellor's turn, two Exiles, the campaign, and on into round 2."""
    guide = learn("oath", language, size=size)

    def choose(_: Choice) -> None:
        guide.button("web-tour-do-it").click()

    first, *others, _ = chapters("oath")
    guide.walk(first, "oath", choose)
    for chapter in others:
        title = guide.words.text(f"tour-{chapter.id}")
        guide.button("web-tour-next-chapter", chapter=title).click()
        made = guide.walk(chapter, "oath", choose)
    guide.button("web-tour-go-on-bots").click()
    expect(guide.page).to_have_url(re.compile("/t/"))
    expect(guide.panel).to_have_count(0)
    assert guide.words.option(("rest",)) in guide.table.wait_asked(made).options


@pytest.mark.parametrize(
    ("language", "size"), [("en", "desktop"), ("ru", "laptop"), ("uk", "tall phone")]
)
def test_a_game_alone_against_the_prince_into_a_match(learn, language, size):
    """O-12: its chapter is opened by itself, and its match goes on."""
    guide = learn("oath", language, size=size, chapter="solo")
    solo = chapters("oath")[-1]

    def choose(_: Choice) -> None:
        guide.button("web-tour-do-it").click()

    made = guide.walk(solo, "oath", choose)
    guide.button("web-tour-go-on").click()
    expect(guide.page).to_have_url(re.compile("/t/"))
    expect(guide.panel).to_have_count(0)
    assert guide.words.option(("rest",)) in guide.table.wait_asked(made).options


def test_on_a_phone_the_guide_shows_what_it_speaks_of(learn):
    """O-12: the Prince's board, a site of another region; his mind sheet ends above the guide."""
    guide = learn("oath", "ru", size="tall phone", chapter="solo")
    board = guide.table.region("board")
    sheet = guide.words.text("board-prince-sheet")
    guide.button("web-tour-next").click()
    expect(board.locator("[data-atom='prince:board']")).to_be_in_viewport(ratio=0.9)
    guide.button("web-tour-next").click()
    expect(board.locator(".page [data-atom='site:mountain']")).to_be_in_viewport(ratio=0.9)
    board.get_by_role("button", name=sheet, exact=True).click()
    dialog = board.get_by_role("dialog", name=sheet)
    dialog.get_by_text(guide.words.text("board-mind-elsewhere")).click()
    dialog.get_by_role("button", name=guide.words.text("board-prince-close")).click()
    expect(dialog).to_be_hidden()


def test_another_choice_is_answered_and_not_sent(learn):
    guide = learn("inis")
    for _ in range(3):
        guide.button("web-tour-next").click()
    guide.table.wait_asked()
    other = guide.words.option(("hold", "bard"))
    guide.table.click_option(guide.table.texts().index(other))
    expect(guide.panel).to_contain_text(guide.words.text("web-tour-otherwise", option=other))
    expect(guide.panel).to_contain_text(guide.words.text("tour-draft-hold-one.why"))
    assert guide.table.count() == 0
    guide.button("web-tour-alone").click()
    expect(guide.page).to_have_url(re.compile("/t/"))
    guide.table.wait_asked()
    guide.table.click_option(guide.table.texts().index(other))
    assert guide.table.wait_asked(3).count >= 3


def test_reload_undo_and_language_keep_the_step(learn, say):
    guide = learn("inis")
    first = chapters("inis")[0]
    for place in range(3):
        guide.expect_step(first, place)
        guide.button("web-tour-next").click()
    guide.table.wait_asked()
    guide.page.clock.fast_forward(GUARD)
    guide.page.keyboard.press("1")
    guide.expect_step(first, 4)
    guide.page.reload()
    guide.expect_step(first, 4)
    guide.table.wait_asked(3)
    guide.page.keyboard.press("u")
    guide.expect_step(first, 3)
    assert guide.table.count() == 0
    change_language(guide.page, "ru")
    GuideScreen(guide.page, say.of("inis", "ru")).expect_step(first, 3)


def test_by_keyboard_alone(learn):
    """Enter passes what is read on; what a step says goes to a live region."""
    guide = learn("horizons")
    first = chapters("horizons")[0]
    guide.expect_step(first, 0)
    guide.button("web-tour-next").focus()
    for place in (1, 2, 3):
        guide.page.keyboard.press("Enter")
        guide.expect_step(first, place)
        expect(guide.title()).to_be_focused()
        if place < 3:  # the links to the step's rules come between
            tab_to(guide.page, guide.button("web-tour-next"))
    expect(guide.panel.locator("[aria-live=polite]").last).to_contain_text(
        guide.words.text("tour-turn-growth.do")
    )
    guide.table.wait_asked()
    guide.page.clock.fast_forward(GUARD)
    guide.page.keyboard.press("3")
    guide.expect_step(first, 4)


@pytest.mark.parametrize(
    ("theme", "size"), [("light", "desktop"), ("dark", "phone"), ("contrast", "tablet")]
)
def test_axe_finds_nothing_serious(learn, theme, size):
    """While something is read, and while something is to be chosen."""
    guide = learn("inis", theme=theme, size=size)
    first = chapters("inis")[0]
    guide.expect_step(first, 0)
    assert grave_findings(guide.page) == []
    for _ in range(3):
        guide.button("web-tour-next").click()
    guide.expect_step(first, 3)
    if size != "desktop":
        guide.button("web-tour-choose").click()
        expect(guide.table.question).to_be_visible()
    assert grave_findings(guide.page) == []


def test_a_chapter_can_be_skipped(learn):
    guide = learn("inis", "ru")
    _, second = chapters("inis")
    guide.button("web-tour-skip-to", chapter=guide.words.text("tour-clash")).click()
    guide.expect_step(second, 0)


def test_leaving_is_possible_at_any_moment(learn, service: WebService):
    guide = learn("inis")
    guide.button("web-tour-leave").click()
    expect(guide.page).to_have_url(f"{service.url}/")


def test_a_game_without_a_guide(visit: Visit, say: Say):
    visit.forgive("status of 40")
    page = visit("/guide/chess")
    expect(page.get_by_text(say("web-tour-none"))).to_be_visible()
