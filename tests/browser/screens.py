"""What a person sees and does on a page: the question, its options, the log, the seats."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, expect

from crannog.words import Words
from tests.server.running import Deadline

# The middle of an element once it is scrolled into sight; null if something else lies there.
MIDDLE = """element => {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}"""
# What is asked, as the page shows it.
LOOK = """() => {
  const card = document.querySelector("[data-ask]");
  const text = (element) => element?.innerText.trim() ?? "";
  return {
    standing: card?.dataset.ask ?? "",
    count: Number(document.querySelector("[data-count]")?.dataset.count ?? -1),
    question: text(document.getElementById("ask-title")),
    options: [...(card?.querySelectorAll("ol li button .what") ?? [])].map(text),
  };
}"""
WAIT = 120_000  # milliseconds for a move of somebody else to arrive
LONGEST = 400.0  # seconds that playing on may take, however long the match


@dataclass(frozen=True)
class Look:
    """The question as a screen shows it: whether it is this person's (mine, optional, waiting,
    over; "" where there is none), choices seen (-1 while something is still being drawn), its
    title, its options in their order."""

    standing: str
    count: int
    question: str
    options: list[str]


class TableScreen:
    """A table page as its person sees it, in one language.

    `words` are the game's words in the page's language, with the players' names; `seat` is whose
    page it is (None: a spectator's).
    """

    def __init__(self, page: Page, words: Words, seat: int | None = None) -> None:
        self.page = page
        self.words = words
        self.seat = seat
        start = words.text("web-options", count=0).split("0")[0]
        self.options = page.get_by_role("list", name=re.compile(f"^{re.escape(start)}"))

    # -- the question --------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        """The title of what is asked, waited for, or over."""
        return self.page.locator("#ask-title")

    def look(self) -> Look:
        """What the screen shows of the question at this moment."""
        return Look(**self.page.evaluate(LOOK))

    def standing(self) -> str:
        """Whether this person is asked: mine, optional, waiting or over; "" behind a curtain."""
        return self.look().standing

    def count(self) -> int:
        """How many choices this screen has seen, once all of it is drawn."""
        drawn = f"() => {{ const seen = ({LOOK})(); return seen.count >= 0 ? seen : null }}"
        return int(self.page.wait_for_function(drawn, timeout=WAIT).json_value()["count"])

    def texts(self) -> list[str]:
        """The options as they are listed, without their numbers."""
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
        """Clicks the option at that place of the list and waits until the table has moved on."""
        before = self.count()
        self.click_option(place)
        self.wait_count(before + 1)

    def choose_text(self, text: str) -> None:
        """Clicks the option with these words and waits until the table has moved on."""
        self.choose(self.texts().index(text))

    def click_option(self, place: int) -> None:
        """A click of the mouse on the middle of an option, which must not be covered."""
        middle = self.options.locator("li button").nth(place).evaluate(MIDDLE)
        assert middle is not None, f"option {place} is covered or out of sight"
        self.page.mouse.click(middle["x"], middle["y"])

    # -- beside it -----------------------------------------------------------------------------

    def open_tab(self, name: str) -> Locator:
        """Opens one of the tabs log, chat, people; returns its panel."""
        self.page.get_by_role("tab", name=self.words.text(f"web-tab-{name}")).click()
        return self.page.get_by_role("tabpanel")

    def log(self) -> list[str]:
        """All lines of the log, scrolled up to its begin and back to its end."""
        log = self.page.get_by_role("log", name=self.words.text("web-log"), exact=True)
        earlier = self.button("web-log-earlier")
        for _ in range(100):
            if not earlier.count():
                break
            log.evaluate("log => { log.scrollTop = -log.scrollHeight }")
            self.page.wait_for_timeout(50)
        expect(earlier).to_have_count(0)
        log.evaluate("log => { log.scrollTop = 0 }")
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


def too_wide(page: Page) -> int:
    """How far a page is wider than its window; nothing should be."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def expect_title(page: Page, pattern: str) -> None:
    """The page's title fits the pattern, now or soon."""
    expect(page).to_have_title(re.compile(pattern))
