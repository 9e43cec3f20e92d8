"""The render benchmark: how soon a click is answered by the page, and how smoothly things move.

Random matches are searched for the largest position: the one of which a seat sees most. A table
goes on from there in a real service; a page of headless Chromium sits at it, and the other seats
choose over a line of their own.

- From the click to the correct page: the page's own seat presses a random answer. The time ends
  when the page shows the table after that choice, and this is painted. The way to the service and
  back is part of it. Nothing is played meanwhile (speed "off").
- Frames drawn a second while things move: others choose, and the page plays it at normal speed.
  Chromium's own trace tells the frames that were really drawn, and marks in it tell when
  something was in flight, and when that was a whole card. The board is updated in each beat.

How fast the machine is just then, the same browser tells by a yardstick, a fixed piece of script.
"""

import json
import random
import shutil
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from crannog.bench.load import share
from crannog.bench.service import Service, most_seats, running
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import installed_games
from crannog.kernel.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page
    from websockets.sync.client import ClientConnection

AIM_CLICK: Final = 100  # milliseconds, of 95% of all clicks
AIM_FRAMES: Final = 30  # a second, median
SIZES: Final = {"desktop": (1440, 900), "phone": (360, 740)}
BROWSERS: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
TRACED: Final = ("blink.user_timing", "disabled-by-default-devtools.timeline.frame")
LOOK_EVERY: Final = 8  # choices
MOST_CHOICES: Final = 1500
LEFT: Final = 20  # choices of each player that a position has before its end, at least
WARM: Final = 2  # first clicks of a page, in which the browser still compiles
MOST_TABLES: Final = 20  # a match may end before there are enough clicks
GUARD_SECONDS: Final = 0.35  # the page does not count a press right after a new question
PATIENCE: Final = 60  # seconds
QUIET_SECONDS: Final = 0.05  # without a message, after which the service waits for a choice
SHORTEST: Final = 0.2  # seconds of a stretch of motion that says something


@dataclass(frozen=True)
class Largest:
    """The largest position found: a save."""

    game: str
    seats: int
    size: int  # of the view, as JSON
    save: dict[str, Any]


@dataclass(frozen=True)
class Stretch:
    """A time in which something moved all along."""

    seconds: float
    frames: int
    cards: bool  # whether a whole card was in flight


@dataclass(frozen=True)
class Figures:
    """What was measured of one game at one size of the window."""

    game: str
    size: str
    view_kb: float
    clicks: int
    click: float  # milliseconds, median
    click_p95: float
    stretches: int
    frames: float  # a second, median of the stretches
    frames_p5: float
    card_stretches: int
    card_frames: float
    yardstick: float

    def line(self) -> str:
        """For people."""
        return (
            f"{self.game + ', ' + self.size:<20}{self.view_kb:>8.1f}{self.clicks:>8}"
            f"{self.click:>8.0f}{self.click_p95:>8.0f}{self.stretches:>10}{self.frames:>8.0f}"
            f"{self.frames_p5:>8.0f}{self.card_stretches:>7}{self.card_frames:>8.0f}"
            f"{self.yardstick:>11.1f}"
        )


HEAD: Final = (
    f"{'':<20}{'view KB':>8}{'clicks':>8}{'ms p50':>8}{'ms p95':>8}{'motions':>10}{'fps':>8}"
    f"{'fps p5':>8}{'cards':>7}{'fps':>8}{'yardstick':>11}"
)

ANSWERS: Final = "[data-ask] ol.options li > button:first-child, [data-ask] footer .right"
# Presses an answer; the milliseconds until the page shows more choices than that, painted. A
# message that a frame's callback posts comes after the frame's style, layout and paint.
CLICK: Final = """
([answers, place, count, patience]) => new Promise((done, fail) => {
  const shown = () => Number(document.querySelector("[data-count]")?.dataset.count ?? -1) > count;
  const began = performance.now();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => done(performance.now() - began);
  const watch = new MutationObserver(() => {
    if (!shown()) return;
    watch.disconnect();
    requestAnimationFrame(() => channel.port2.postMessage(0));
  });
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-count"] });
  setTimeout(() => fail(new Error("no answer to a click")), patience);
  document.querySelectorAll(answers)[place].click();
})
"""
HANDLE: Final = ".sheet .handle[aria-expanded=false]"  # a phone keeps the list folded
SHOWN: Final = "count => Number(document.querySelector('[data-count]')?.dataset.count) >= count"
# Marks in the trace when things begin to move, when a whole card is among them, and when all rest.
MARKS: Final = """
() => {
  const layer = document.querySelector(".flight");
  const isCard = (one) => one.className === "flier" && one.offsetHeight > 100;
  let moving = false;
  const look = () => {
    const things = [...layer.children];
    if (things.length > 0 !== moving) {
      moving = !moving;
      performance.mark(moving ? "crannog-moves" : "crannog-rests");
    }
    if (things.some(isCard)) performance.mark("crannog-card");
  };
  new MutationObserver(look).observe(layer, { childList: true });
}
"""
YARDSTICK: Final = """
() => {
  const once = () => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 4e6; i++) sum += Math.sqrt(i) % 7;
    return sum > 0 ? performance.now() - began : 0;
  };
  once();
  return Math.min(once(), once(), once());
}
"""


# -- the largest position ----------------------------------------------------------------------


def random_match(game: str, seed: int, until: int) -> Iterator[Match]:
    """A match of random choices, after each of them."""
    match = Match.new(game, most_seats(game), seed)
    rng = random.Random(seed)
    while match.result is None and len(match.choices) < until:
        seat, ask = rng.choice(list(match.pending.items()))
        match.choose(seat, rng.choice(ask.options))
        yield match


def largest(game: str, matches: int) -> Largest:
    """The largest of the positions that so many matches came to, some time before their end."""
    best = (0, 0, 0)
    left = LEFT * most_seats(game)
    for seed in range(matches):
        sizes = [
            (len(json.dumps(match.view(0))), len(match.choices), seed)
            for match in random_match(game, seed, MOST_CHOICES)
            if len(match.choices) % LOOK_EVERY == 0
        ]
        late = sizes[-1][1] - left if sizes else 0
        best = max([best, *(found for found in sizes if found[1] <= late)])
    size, count, seed = best
    if not count:
        raise CrannogError(f"no random match of {game} was {left} choices long")
    match = next(one for one in random_match(game, seed, count) if len(one.choices) == count)
    return Largest(game, match.seats, size, match.save())


# -- the table ---------------------------------------------------------------------------------


def find_browser() -> str:
    """The path of a Chromium on this machine."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise CrannogError(f"there is no Chromium here; looked for {', '.join(BROWSERS)}")
    return found


class Line:
    """A line that hears all seats of a table, and chooses for them at random."""

    def __init__(self, socket: "ClientConnection", tokens: list[str], seed: int) -> None:
        self._socket = socket
        self._seats = len(tokens)
        self._states: dict[int, dict[str, Any]] = {}
        self._rng = random.Random(seed)
        socket.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        self.hear(-1)

    def hear(self, count: int) -> None:
        """Until all seats know of more choices than that."""
        while any(
            seat not in self._states or self._states[seat]["count"] <= count
            for seat in range(self._seats)
        ):
            self._hear_one()

    def _hear_waiting(self) -> None:
        """Until nothing is said for a moment: the service answers what has one answer itself."""
        while True:
            try:
                self._hear_one(QUIET_SECONDS)
            except TimeoutError:
                return

    def _hear_one(self, patience: float = PATIENCE) -> None:
        message = json.loads(self._socket.recv(timeout=patience))
        if message["type"] == "refused":
            raise CrannogError(f"the service refused a choice: {message}")
        if message["type"] == "state" and message["seat"] is not None:
            self._states[message["seat"]] = message

    @property
    def count(self) -> int:
        """The number of choices that all seats know of."""
        return min(int(state["count"]) for state in self._states.values())

    def asked(self) -> int | None:
        """The seat to decide next, waited for; none once the match is over. Nobody is asked for a
        moment where the service hides whether somebody could react."""
        while True:
            self._hear_waiting()
            asks = {seat: state["ask"] for seat, state in self._states.items() if state["ask"]}
            if asks:
                return min(asks, key=lambda seat: (asks[seat]["optional"], seat))
            if self._states[0]["result"]:
                return None
            self._hear_one()

    def may_be_silent(self, seat: int) -> bool:
        """Whether the seat's question goes away by itself: too soon for a page's guard."""
        return bool(self._states[seat]["ask"]["optional"])

    def choose(self, seat: int) -> None:
        """A random choice of the seat."""
        state = self._states[seat]
        choice = self._rng.choice(state["ask"]["options"])
        message = {"type": "choose", "id": 1, "seat": seat, "choice": choice}
        self._socket.send(json.dumps({**message, "count": state["count"]}))
        self.hear(int(state["count"]))


@contextmanager
def seated(
    service: Service, browser: "Browser", position: Largest, size: str, speed: str, seed: int
) -> "Iterator[tuple[Line, Page]]":
    """A table with the position: a line of all seats, and a page of the first one."""
    from websockets.sync.client import connect

    made = service.resume(position.save, [{"kind": "me"}] * position.seats)
    tokens = [row["token"] for row in made["seats"]]
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height})
    kept = json.dumps({"speed": speed, "confirm": "never"})
    context.add_init_script(f"localStorage.setItem('crannog.settings', {json.dumps(kept)})")
    live = service.live(made["table"])
    with connect(live, max_size=None, max_queue=None, close_timeout=0.1) as socket:
        line = Line(socket, tokens, seed)
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(f"{service.address}/t/{made['table']}#{tokens[0]}")
        page.wait_for_function(SHOWN, arg=line.count)
        yield line, page
    context.close()


# -- what is measured --------------------------------------------------------------------------


def clock_clicks(line: Line, page: "Page", wanted: int) -> list[float]:
    """Milliseconds from each click of the first seat to the correct page; fewer if the match
    ends."""
    rng = random.Random(2)
    took: list[float] = []
    while len(took) < wanted and (seat := line.asked()) is not None:
        if seat or line.may_be_silent(seat):
            line.choose(seat)
            continue
        count = line.count
        page.wait_for_function(SHOWN, arg=count)
        unfold(page)
        page.locator(ANSWERS).first.wait_for(state="attached")
        time.sleep(GUARD_SECONDS)
        place = rng.randrange(page.locator(ANSWERS).count())
        took.append(page.evaluate(CLICK, [ANSWERS, place, count, 1000 * PATIENCE]))
        line.hear(count)
    return took


def unfold(page: "Page") -> None:
    """Opens the list of answers where it is folded."""
    if page.locator(HANDLE).count():
        page.locator(HANDLE).evaluate("handle => handle.click()")
        page.locator(HANDLE).wait_for(state="detached")


def film(browser: "Browser", line: Line, page: "Page", choices: int) -> list[Stretch]:
    """Lets all seats choose, one after another; the stretches of motion that the page played."""
    page.evaluate(MARKS)
    browser.start_tracing(page=page, categories=[*TRACED])
    for _ in range(choices):
        seat = line.asked()
        if seat is None:
            break
        line.choose(seat)
        page.wait_for_function(SHOWN, arg=line.count)
    trace = json.loads(browser.stop_tracing())
    return stretches(trace["traceEvents"])


def stretches(trace: list[dict[str, Any]]) -> list[Stretch]:
    """The stretches between marks of moving and resting, with the frames drawn in them."""
    drawn = sorted(event["ts"] for event in trace if event["name"] == "DrawFrame")
    marks = sorted((e["ts"], e["name"]) for e in trace if e["name"].startswith("crannog-"))
    found: list[Stretch] = []
    began, cards = 0, False
    for at, name in marks:
        if name == "crannog-moves":
            began, cards = at, False
        elif name == "crannog-card":
            cards = True
        elif (at - began) / 1e6 >= SHORTEST:
            frames = bisect_left(drawn, at) - bisect_left(drawn, began)
            found.append(Stretch((at - began) / 1e6, frames, cards))
    return found


@dataclass(frozen=True)
class Bench:
    """What all measurements of a run have in common."""

    service: Service
    browser: "Browser"
    clicks: int
    choices: int

    def clock(self, position: Largest, size: str) -> tuple[list[float], float]:
        """The times of so many clicks, at as many tables as that takes, and the yardstick."""
        took: list[float] = []
        for seed in range(MOST_TABLES):
            with seated(self.service, self.browser, position, size, "off", seed) as (line, page):
                yardstick: float = page.evaluate(YARDSTICK)
                took += clock_clicks(line, page, self.clicks - len(took) + WARM)[WARM:]
            if len(took) == self.clicks:
                return took, yardstick
        raise CrannogError(
            f"all matches of {position.game} ended too soon for {self.clicks} clicks"
        )

    def film(self, position: Largest, size: str) -> list[Stretch]:
        """The stretches of motion after so many choices, at as many tables as that takes."""
        moved: list[Stretch] = []
        left = self.choices
        for seed in range(MOST_TABLES):
            with seated(self.service, self.browser, position, size, "normal", seed) as (line, page):
                before = line.count
                moved += film(self.browser, line, page, left)
                left -= line.count - before
            if left <= 0:
                break
        return moved

    def measure(self, position: Largest, size: str) -> Figures:
        """All figures of one game at one size."""
        took, yardstick = self.clock(position, size)
        moved = self.film(position, size)
        rates = [one.frames / one.seconds for one in moved]
        with_cards = [one.frames / one.seconds for one in moved if one.cards]
        return Figures(
            game=position.game,
            size=size,
            view_kb=position.size / 1024,
            clicks=len(took),
            click=share(took, 0.5),
            click_p95=share(took, 0.95),
            stretches=len(rates),
            frames=share(rates, 0.5),
            frames_p5=share(rates, 0.05),
            card_stretches=len(with_cards),
            card_frames=share(with_cards, 0.5),
            yardstick=yardstick,
        )


def render(
    clicks: int = 30,
    choices: int = 60,
    matches: int = 40,
    report: Callable[[str], None] = print,
) -> int:
    """Measures all games, prints a table, and last one line of JSON; returns the exit code."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        raise CrannogError("bench render needs Playwright: pip install 'crannog[dev]'") from None
    positions = []
    for game in installed_games():
        report(f"Looking for a large position of {game} ...")
        positions.append(largest(game, matches))
    measured: list[Figures] = []
    with running(answer_delay=(0.0, 0.0)) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*FLAGS])
        bench = Bench(service, browser, clicks, choices)
        report(HEAD)
        for position in positions:
            for size in SIZES:
                measured.append(bench.measure(position, size))
                report(measured[-1].line())
        browser.close()
    report(f"aims: 95% of clicks within {AIM_CLICK} ms; {AIM_FRAMES} frames a second, median")
    report(json.dumps([asdict(row) for row in measured]))
    return 0
