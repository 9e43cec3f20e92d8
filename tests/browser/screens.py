"""What a person sees and does on a page: the question, its options, the log, the seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.reading import ReaderWords
from tests.browser.serving import Table
from tests.browser.waiting import expect_soon, soon
from tests.server.running import Deadline

# The middle of an element once it is scrolled into sight; null if something else lies there.
MIDDLE = """element => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}"""
# A point of an element where nothing else lies over it; null if there is none.
FREE = """element => {
  const box = element.getBoundingClientRect();
  const shares = [0.5, 0.2, 0.8, 0.35, 0.65, 0.05, 0.95];
  const points = shares.flatMap((down) => shares.map((along) =>
    ({ x: box.x + along * box.width, y: box.y + down * box.height })));
  return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
}"""
# What is asked, as the page shows it.
LOOK = """() => {
  const card = document.querySelector("[data-ask]");
  const text = (element) => element?.innerText.trim() ?? "";
  return {
    standing: card?.querySelector("ol.options button:disabled, footer .right:disabled:not(.main)")
      ? "sending" : (card?.dataset.ask ?? ""),
    count: Number(document.querySelector("[data-count]")?.dataset.count ?? -1),
    question: text(document.getElementById("ask-title")),
    listed: [...(card?.querySelectorAll("ol.options li button .what") ?? [])].map(text),
    closing: text(card?.querySelector("footer .right")),
  };
}"""
WAIT = 30_000  # milliseconds for a move of somebody else to arrive
LONGEST = 400.0  # seconds that playing on may take, however long the match
LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська"}
GEAR = "[data-region='bar'] nav button"  # the settings, the one button of a phone's bar
GUARD = 500  # milliseconds after which a press counts again, whatever changed before


@dataclass(frozen=True)
class Look:
    """The question as a screen shows it: whether it is this person's (mine, optional, waiting,
    over; "" where there is none), choices seen (-1 while something is being played), its title,
    the options of its list in their order, and the one in the footer that closes it ("": none)."""

    standing: str
    count: int
    question: str
    listed: list[str]
    closing: str

    @property
    def options(self) -> list[str]:
        """All that can be answered; what closes the question comes last."""
        return [*self.listed, *([self.closing] if self.closing else [])]

    def fits(self, options: Sequence[str]) -> bool:
        """Whether these options are shown, those of the list in the same order."""
        left = list(options)
        if self.closing in left:
            del left[self.closing_place(options)]
        return left == self.listed and len(self.options) == len(options)

    def closing_place(self, options: Sequence[str]) -> int:
        """Where the option of the footer stands among the options that the game gave."""
        return len(options) - 1 - list(reversed(options)).index(self.closing)

    def place_of(self, options: Sequence[str], place: int) -> int:
        """Where the screen has the option that the game gave at that place."""
        closing = self.closing_place(options) if self.closing else len(options)
        if place == closing:
            return len(self.listed)
        return place - (place > closing)


class TableScreen:
    """A table page as its person sees it, in one language.

    `words` are the game's words in the page's language, with the players' names; `seat` is whose
    page it is (None: a spectator's), and who is called "you" on it.
    """

    def __init__(self, page: Page, words: ReaderWords, seat: int | None = None) -> None:
        self.page = page
        self.words = words.for_seat(seat)
        self.seat = seat
        start = words.text("web-options", count=0).split("0")[0]
        self.options = page.get_by_role("list", name=re.compile(f"^{re.escape(start)}"))

    # -- the question --------------------------------------------------------------------------

    @property
    def answers(self) -> Locator:
        """All that can be answered: the options of the list, and the one of the footer."""
        return self.page.locator("ol.options li, [data-ask] footer .right:not(.main)")

    @property
    def question(self) -> Locator:
        """The title of what is asked, waited for, or over."""
        return self.page.locator("#ask-title")

    @property
    def closing(self) -> Locator:
        """The one answer that closes the question, always at the same place."""
        return self.page.locator("[data-ask] footer .right")

    def look(self) -> Look:
        """What the screen shows of the question at this moment."""
        return Look(**self.page.evaluate(LOOK))

    def standing(self) -> str:
        """Whether this person is asked: mine, optional, waiting or over; "" behind a curtain."""
        return self.look().standing

    def count(self) -> int:
        """How many choices this screen has seen, once it shows the present."""
        drawn = f"() => {{ const seen = ({LOOK})(); return seen.count >= 0 ? seen : null }}"
        return int(self.page.wait_for_function(drawn, timeout=WAIT).json_value()["count"])

    def texts(self) -> list[str]:
        """The answers as they are shown, without their numbers."""
        return self.look().options

    def wait_asked(self, count: int = 0) -> Look:
        """Waits until this person must decide or the match is over, with so many choices seen."""
        seen = self.page.wait_for_function(
            f"count => {{ const seen = ({LOOK})(); return seen.count >= count && "
            "['mine', 'over'].includes(seen.standing) ? seen : null }",
            arg=count,
            timeout=WAIT,
        )
        return Look(**seen.json_value())

    def wait_count(self, count: int) -> None:
        """Waits until this screen has seen that many choices."""
        self.page.wait_for_function(f"count => ({LOOK})().count >= count", arg=count, timeout=WAIT)

    def choose(self, place: int) -> None:
        """Clicks the answer at that place and waits until the table has moved on."""
        before = self.count()
        self.click_option(place)
        self.wait_count(before + 1)

    def choose_text(self, text: str) -> None:
        """Clicks the answer with these words and waits until the table has moved on."""
        self.choose(self.texts().index(text))

    def click_option(self, place: int) -> None:
        """A click of the mouse on the middle of an answer, which must not be covered; one that
        comes too soon after the question would not count, so the time for that has passed."""
        self.page.clock.fast_forward(GUARD)
        middle = soon(self.page, lambda: self._middle(place))
        assert middle is not None, f"option {place} is covered or out of sight: {self.look()}"
        self.page.mouse.click(middle["x"], middle["y"])

    def _middle(self, place: int) -> Any:
        """The middle of an answer on the page: nothing as long as it is covered, or not there."""
        listed = self.options.locator("li > button:first-child")
        answer = listed.nth(place) if place < listed.count() else self.closing
        return answer.evaluate(MIDDLE) if answer.count() else None

    def press_number(self, place: int) -> None:
        """The number of an option of the list; Enter where it could begin a longer one."""
        self.page.clock.fast_forward(GUARD)
        self.page.keyboard.press(str(place + 1))
        if 10 * (place + 1) <= len(self.look().listed):
            self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        """The second yes, in the place of the closing answer; it counts a moment after it came."""
        self.page.clock.fast_forward(GUARD)
        self.closing.click()

    @property
    def hinted(self) -> Locator:
        """The options that a hint marks: none, or one."""
        return self.options.locator("button.hinted")

    def unfold(self) -> None:
        """Opens the list of options, which a phone keeps folded over the board."""
        handle = self.button("web-ask-unfold")
        if handle.count():
            handle.click()
        expect(self.button("web-ask-fold")).to_be_visible()

    def wait_look(self, wanted: Look) -> None:
        """Waits until the screen shows just this question."""
        expect_soon(self.page, self.look, wanted)

    def wait_log(self, told: list[str]) -> None:
        """Waits until the log tells this and nothing else."""
        expect_soon(self.page, self.log, told)

    def wait_told(self, table: Table) -> None:
        """Waits until the log tells all events of the table that this seat may see."""

        def told() -> list[str]:
            return [self.words.event(event) for event in table.events(self.seat)]

        assert soon(self.page, lambda: self.log() == told()), f"{self.log()} is not {told()}"

    # -- beside it -----------------------------------------------------------------------------

    def region(self, name: str) -> Locator:
        """One of the table's regions: board, band, hand, mat, panel, question, standings, log."""
        return self.page.locator(f"[data-region='{name}']")

    def thing(self, atom: str, region: str = "") -> Locator:
        """A thing that can be pointed at: `thing("territory:hills", "board")`."""
        within = self.region(region) if region else self.page
        return within.locator(f"[data-atom='{atom}']").first

    def press_thing(self, atom: str, region: str) -> None:
        """A click of the mouse on a thing, where nothing else lies over it."""
        point = soon(self.page, lambda: self.thing(atom, region).evaluate(FREE))
        assert point is not None, f"{atom} is covered or out of sight"
        self.page.mouse.click(point["x"], point["y"])

    @property
    def popover(self) -> Locator:
        """What is said beside a thing that was pressed and can't be chosen."""
        return self.page.locator(".popover[role='status']")

    def open_tab(self, name: str) -> Locator:
        """Opens one of the tabs log, chat, people; returns its panel."""
        self.page.get_by_role("tab", name=self.words.text(f"web-tab-{name}")).click()
        return self.page.get_by_role("tabpanel")

    def log(self) -> list[str]:
        """All lines of the log, from its begin."""
        log = self.page.get_by_role("log", name=self.words.text("web-log"), exact=True)
        earlier = self.button("web-log-earlier")
        while earlier.count():
            lines = log.locator(".text").count()
            earlier.evaluate("button => button.click()")
            expect(log.locator(".text")).not_to_have_count(lines)
        return log.locator(".text").all_inner_texts()

    def button(self, message: str, **args: str | int) -> Locator:
        """The button with the words of a message."""
        return self.page.get_by_role("button", name=self.words.text(message, **args), exact=True)


def play(
    screens: Sequence[TableScreen], rng: Random, choices: int, seconds: float = LONGEST
) -> int:
    """Plays by clicking random options on whichever screen is asked (the first of several), until
    that many choices are made or the match is over; returns how many were clicked."""
    made = 0
    deadline = Deadline(f"{choices} choices or the end of the match", seconds)
    while made < choices:
        deadline.left()
        looks = [screen.look() for screen in screens]
        if all(look.standing == "over" for look in looks):
            break
        ready = (i for i, look in enumerate(looks) if look.standing == "mine" and look.count >= 0)
        asked = next(ready, None)
        if asked is None:
            screens[0].page.wait_for_timeout(10)
            continue
        screens[asked].choose(rng.randrange(len(looks[asked].options)))
        made += 1
    return made


def change_language(page: Page, language: str) -> None:
    """Changes the page's language where it offers that: a button for each, one that goes round, or
    the settings that open over a table."""
    named = page.get_by_role("button", name=LANGUAGES[language])
    round_of_all = page.locator("nav button.language")
    expect(named.or_(round_of_all).or_(page.locator(GEAR)).first).to_be_visible()
    spoken = page.locator("html")
    if named.count():
        named.click()
    elif round_of_all.count():
        while (before := spoken.get_attribute("lang")) != language:
            round_of_all.click()
            expect(spoken).not_to_have_attribute("lang", before or "")
    else:
        page.locator(GEAR).click()
        page.get_by_role("dialog").locator(f"input[value={language}]").check(force=True)
        expect(spoken).to_have_attribute("lang", language)
        page.keyboard.press("Escape")


def too_wide(page: Page) -> int:
    """How far a page is wider than its window; nothing should be."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def expect_title(page: Page, pattern: str) -> None:
    """The page's title fits the pattern, now or soon."""
    expect(page).to_have_title(re.compile(pattern))
