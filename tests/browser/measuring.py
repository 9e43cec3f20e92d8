"""Large positions of recorded matches, and what can be measured of a page that shows them."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from crannog.kernel import Match
from crannog.kernel.ask import Seat
from crannog.kernel.state import Json
from tests.browser.conftest import Visit
from tests.browser.rehearsal import rehearse
from tests.browser.serving import Table, WebService
from tests.browser.waiting import soon

GOLDEN = Path(__file__).parents[1] / "golden"
OVER = "over"


@dataclass(frozen=True)
class Position:
    """A moment of a match: its save, and the seat that is asked (the first one once it is over)."""

    save: dict[str, Json]
    seats: int
    seat: Seat

    def open(self, service: WebService) -> Table:
        """A table with this position; all its seats are people's."""
        return service.open_file(self.save, *["me"] * self.seats)

    def visit(self, service: WebService, visit: Visit, **settings: Any) -> Page:
        """The page of the seat that is asked."""
        page = visit(self.open(service).link(self.seat), **settings)
        page.wait_for_selector("[data-count]", state="attached")
        return page


@cache
def recorded(name: str) -> dict[str, Any]:
    """A whole recorded match."""
    data: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    return data


def largest(name: str, prompt: str) -> Position:
    """The moment of a recorded match at which the most is seen by who is asked that."""
    data = recorded(name)
    match = Match.new(data["game"], data["seats"], data["seed"], options=data["options"])
    found: list[tuple[int, int, Seat]] = []
    for count, (mover, choice) in enumerate(data["choices"]):
        for seat, ask in match.pending.items():
            if ask.prompt == prompt and len(ask.options) > 1:
                size = len(json.dumps([match.view(seat), ask.options]))
                found.append((size, count, seat))
        match.choose(mover, choice)
    assert found, f"nobody is ever asked {prompt} in {name}"
    _, count, seat = max(found)
    return Position({**data, "choices": data["choices"][:count]}, data["seats"], seat)


def rehearsed(game: str, seats: int, seed: int, prompt: str) -> Position:
    """The first moment of a random match at which somebody is asked that."""
    match = rehearse(game, seats, seed)
    step = next(step for step in match.steps if step.ask.prompt == prompt)
    return Position(match.save_at(step.count), seats, step.seat)


def ended(name: str) -> Position:
    """The end of a recorded match."""
    data = recorded(name)
    return Position(data, data["seats"], 0)


# -- on the page -------------------------------------------------------------------------------

# Where the table's regions are, and what is drawn in them: boxes as [left, top, right, bottom].
REGIONS = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const found = {};
  for (const one of document.querySelectorAll("[data-region]")) {
    if (getComputedStyle(one).visibility !== "hidden") found[one.dataset.region] = box(one);
  }
  const sheet = document.querySelector(".sheet[data-tab]");
  if (sheet) found.sheet = box(sheet);
  // Panel and end page are as large as what is drawn of them, and gone while that is nothing.
  for (const name of ["panel", "end"]) {
    const inside = [...document.querySelectorAll(`[data-region='${name}'] [data-part] *`)];
    const drawn = inside.find((one) =>
      one.clientHeight > 0 && getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)");
    if (drawn) found[name] = box(drawn);
    else delete found[name];
  }
  // Of hand and mat, what is drawn: a panel may lie over the rail where no card lies.
  const cards = [...document.querySelectorAll("[data-region='hand'] [data-atom]")];
  if (cards.length && found.hand) {
    const [left, top, right, bottom] = found.hand;
    const boxes = cards.map(box);
    found.cards = [Math.max(left, Math.min(...boxes.map((one) => one[0]))), top,
      Math.min(right, Math.max(...boxes.map((one) => one[2]))), bottom];
  }
  const digest = document.querySelector("[data-region='mat'] [data-part] > *");
  if (digest && found.mat) found.digest = box(digest);
  return found;
}"""
# Lets the page draw what has changed, and what changes because of it.
FRAMES = """async () => {
  for (let i = 0; i < 3; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
# Buttons whose words run out of them, or out of the window. Cards lie at rest with their head in
# sight only; they are looked at for themselves. A price may hang out of its place, and a phone's
# map has pages beside the one that is seen.
OVERFLOWING = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCard = (one) => one.matches("[data-atom^='card:'], [data-atom^='power:']");
  const wordy = [...document.querySelectorAll("button, .button")].filter((one) =>
    seen(one) && one.innerText?.trim() && !isCard(one));
  const hangs = (one) => one.lastElementChild?.matches("b") &&
    getComputedStyle(one.lastElementChild).position === "absolute";
  const tooBig = (one) => one.scrollWidth > one.clientWidth + 1 ||
    (one.scrollHeight > one.clientHeight + 1 && !hangs(one));
  const outside = (one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  };
  const strips = "[data-region='band'], .strip, .cards, [data-part='hand'], section.page";
  const strip = (one) => one.closest(strips);
  return wordy.filter((one) => tooBig(one) || (outside(one) && !strip(one)))
    .map((one) => one.innerText.trim());
}"""
# Buttons and links that a finger has less than 44 pixels for, up or across, with what belongs to
# them around what is drawn. Lines of the log are text, eight piles share the band of 360 px; what
# is scrolled out of sight is not looked at.
SMALL_TARGETS = """() => {
  const least = 43; // a pixel may be lost to rounding
  const pressed = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const reach = (one, x, y, across, down) => {
    let far = 0;
    while (far < least && pressed(one, x + across * (far + 1), y + down * (far + 1))) far += 1;
    return far;
  };
  const scrolledAway = (one, bottom) => {
    const around = [".options", ".rest"].map((scroller) => one.closest(scroller)).filter(Boolean);
    return around.some((list) => bottom > list.getBoundingClientRect().bottom + 1);
  };
  const tooSmall = (one) => {
    const { left, top, bottom, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!pressed(one, x, y) || scrolledAway(one, bottom)) return false;
    const across = reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0) + 1;
    const down = reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1) + 1;
    return Math.min(across, down) < least;
  };
  const places = ["[data-region='bar']", ".pill", ".sheet", ".tabs"];
  const all = document.querySelectorAll(`:is(${places}) :is(a[href], button:enabled)`);
  const name = (one) => one.getAttribute("aria-label") ?? one.innerText.trim();
  return [...all].filter((one) => !one.closest(".log") && tooSmall(one)).map(name);
}"""
# Those of some elements that hold more than they show: their words.
LONGER = """all => all.filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.innerText)"""
# The main buttons that are not whole in sight.
CUT_BUTTONS = """() => {
  const cut = (one) => {
    const box = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const clip = at.getBoundingClientRect();
      if (getComputedStyle(at).overflow !== "visible" && clip.bottom < box.bottom - 1) return true;
    }
    return box.bottom > innerHeight + 1;
  };
  const main = [...document.querySelectorAll(".button.main")];
  return main.filter((one) => one.checkVisibility() && cut(one)).map((one) => one.innerText.trim());
}"""
# The scale that the board's drawing has, and where a place of it stands.
SCALE = """() => {
  const board = document.querySelector("[data-region='board'] svg");
  const { a, d } = board.getScreenCTM();
  return [a, d];
}"""
# How many territories or lands are drawn.
PLACES_DRAWN = """() => new Set([...document.querySelectorAll("[data-region='board'] [data-atom]")]
  .map((one) => one.dataset.atom).filter((key) => /^(territory|land):/.test(key))).size"""
# Whether the page shows the table after that many choices, or more.
SHOWN = """count => Number(document.querySelector("[data-count]")?.dataset.count ?? -1) >= count"""
# How a card is seen: the pixels that are cut off at a side, and above or below, and whether its
# text is longer than it.
CARD = """element => {
  const box = element.getBoundingClientRect();
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflow === "visible") continue;
    const clip = one.getBoundingClientRect();
    seen.left = Math.max(seen.left, clip.left);
    seen.top = Math.max(seen.top, clip.top);
    seen.right = Math.min(seen.right, clip.right);
    seen.bottom = Math.min(seen.bottom, clip.bottom);
  }
  const longer = [element, ...element.querySelectorAll("*")].some((one) =>
    one.clientHeight > 0 && getComputedStyle(one).display !== "inline" &&
    one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflow !== "visible");
  const aside = Math.max(seen.left - box.left, box.right - seen.right);
  const down = Math.max(seen.top - box.top, box.bottom - seen.bottom);
  return { aside: Math.round(aside), down: Math.round(down), longer };
}"""

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Layout:
    """Where the regions of a table are, as a page of that size shows them."""

    width: int
    height: int
    boxes: dict[str, Box]

    def overlapping(self, names: tuple[str, ...]) -> list[tuple[str, str]]:
        """Those of the named regions that lie over each other."""
        here = [name for name in names if name in self.boxes]
        return [
            (one, other)
            for place, one in enumerate(here)
            for other in here[place + 1 :]
            if overlap(self.boxes[one], self.boxes[other])
        ]

    def outside(self) -> list[str]:
        """The regions that are not whole within the window."""
        return [
            name
            for name, (left, top, right, bottom) in self.boxes.items()
            if left < -1 or top < -1 or right > self.width + 1 or bottom > self.height + 1
        ]

    def board_share(self) -> float:
        """The share of the window's height that is left to the board alone."""
        _, top, _, bottom = self.boxes["board"]
        lower = [
            self.boxes[name][1] for name in ("hand", "mat", "end", "sheet") if name in self.boxes
        ]
        return (min([bottom, *lower]) - top) / self.height


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a line."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


def resize(page: Page, width: int, height: int) -> Layout:
    """Gives the window another size, and measures once the regions have followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """width => [...document.querySelectorAll("[data-region='bar']")].some((bar) =>
          Math.abs(bar.getBoundingClientRect().width - width) < 1)""",
        arg=width,
    )
    return Layout(width, height, at_rest(page))


def at_rest(page: Page) -> dict[str, Box]:
    """Where the regions are once they have stayed there for a few frames."""
    boxes: dict[str, Box] = {}

    def rests() -> bool:
        before = dict(boxes)
        page.evaluate(FRAMES)
        boxes.clear()
        boxes.update((name, tuple(box)) for name, box in page.evaluate(REGIONS).items())
        return before == boxes

    assert soon(page, rests), "the regions never come to rest"
    return boxes


def cards_asked(position: Position) -> list[str]:
    """The cards that the options of a position name, as the page calls them."""
    match = Match.load(position.save)
    ask = match.pending.get(position.seat)
    if ask is None:
        return []
    kind = {"horizons": "power"}.get(str(position.save["game"]), "card")
    verbs = match.game.verbs
    named = [
        f"{kind}:{atom}"
        for verb, *atoms in ask.options
        for slot, atom in zip(slots(verbs.get(str(verb), ""), len(atoms)), atoms, strict=False)
        if slot.removesuffix("s") == kind
    ]
    return list(dict.fromkeys(named))


def slots(signature: str, count: int) -> list[str]:
    """The kinds of a verb's arguments; a last one with a star stands for all that follow."""
    kinds = signature.split()
    if kinds and kinds[-1].endswith("*"):
        last = kinds.pop().removesuffix("*")
        kinds += [last] * (count - len(kinds))
    return kinds
