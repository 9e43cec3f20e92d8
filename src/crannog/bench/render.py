"""The render benchmark: how long a browser takes to show a change at a large table.

Random matches are searched for the largest position: the one of which a seat sees most. A table
goes on from there in a real service; a page of headless Chromium sits at it, and all choices are
made over a second line, with time for the page to come to rest after each.

The page shows an update in turns, a frame each: the question, the board, what is going on, the
hand, how far everyone is, the log; long lists in steps of a frame; at last what moves large parts.
A script in the page clocks every frame until the page is at rest: the script that led to it, and
from its begin until it is painted and on its way to the screen. What counts is the longest frame
of an update, because that is what a person could feel; the sum of all is told as well. All is done
in several rounds, each of them with all games and sizes, because a machine may be slow for minutes;
of each update the fastest one counts: what else the machine does only adds. How fast the machine
is just then, the same browser tells by a yardstick, a fixed piece of script.
"""

import json
import random
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from crannog.bench.load import share
from crannog.bench.service import Service, most_seats, running
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import installed_games
from crannog.kernel.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FRAME: Final = 16.0  # milliseconds
SIZES: Final = {"desktop": (1440, 900), "phone": (360, 740)}
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
LOOK_EVERY: Final = 8  # choices
MOST_CHOICES: Final = 1500
WARM: Final = 5  # first updates, in which the browser still compiles
REST_SECONDS: Final = 0.45  # two of them: all turns, and what is given back after half a second
PATIENCE: Final = 30  # rests


@dataclass(frozen=True)
class Largest:
    """The largest position found: a save, and how the match goes on."""

    game: str
    seats: int
    size: int  # of the view, as JSON
    save: dict[str, Any]
    then: list[tuple[Seat, Choice]]


@dataclass(frozen=True)
class Round:
    """What was clocked while a match was followed: milliseconds."""

    updates: list[list[float]]  # the frames of each
    yardstick: float


@dataclass(frozen=True)
class Figures:
    """Milliseconds of an update, of one game at one size of the window."""

    game: str
    size: str
    view_kb: float
    updates: int
    yardstick: float
    longest: float  # the longest frame, median
    longest_p95: float
    within: float  # the part of updates whose longest frame is one
    whole: float  # all frames together, median

    def line(self) -> str:
        """For people."""
        return (
            f"{self.game + ', ' + self.size:<20}{self.view_kb:>8.1f}{self.updates:>9}"
            f"{self.longest:>9.1f}{self.longest_p95:>7.1f}{self.within:>9.0%}"
            f"{self.whole:>8.1f}{self.yardstick:>11.1f}"
        )


HEAD: Final = (
    f"{'ms for an update':<20}{'view KB':>8}{'updates':>9}{'longest':>9}{'p95':>7}"
    f"{'in 16 ms':>9}{'whole':>8}{'yardstick':>11}"
)

# The page works in messages of its line and in timers; what it draws then is drawn in a microtask,
# and one queued after it comes when that is done. A message that a frame's callback posts comes
# after the frame's style, layout and paint.
CLOCK: Final = """
window.crannogFrames = [];
{
  const channel = new MessageChannel();
  let script = 0;
  let asked = false;
  channel.port1.onmessage = ({ data: [led, began] }) => {
    window.crannogFrames.push(led + performance.now() - began);
  };
  const frame = () => {
    channel.port2.postMessage([script, performance.now()]);
    script = 0;
    asked = false;
  };
  const clocked = (work) => (...args) => {
    const start = performance.now();
    work(...args);
    queueMicrotask(() => { script += performance.now() - start; });
    if (!asked) requestAnimationFrame(frame);
    asked = true;
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(handler) { super.onmessage = handler && clocked(handler); }
  };
  const plainTimeout = setTimeout;
  window.setTimeout = (work, ...rest) => plainTimeout(clocked(work), ...rest);
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


def largest(game: str, matches: int, updates: int) -> Largest:
    """The largest of the positions that so many matches came to, `updates` before their end."""
    best = (0, 0, 0)
    for seed in range(matches):
        sizes = [
            (len(json.dumps(match.view(0))), len(match.choices), seed)
            for match in random_match(game, seed, MOST_CHOICES)
            if len(match.choices) % LOOK_EVERY == 0
        ]
        late = sizes[-1][1] - updates if sizes else 0
        best = max([best, *(found for found in sizes if found[1] <= late)])
    size, count, seed = best
    if not count:
        raise CrannogError(f"no random match of {game} was {updates} choices long")
    save: dict[str, Any] = {}
    match = Match.new(game, most_seats(game), seed)
    for match in random_match(game, seed, count + updates + LOOK_EVERY):
        if len(match.choices) == count:
            save = match.save()
    return Largest(game, match.seats, size, save, match.choices[count : count + updates])


# -- the page ----------------------------------------------------------------------------------


def find_browser() -> str:
    """The path of a Chromium on this machine."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        raise CrannogError(f"there is no Chromium here; looked for {', '.join(BROWSERS)}")
    return found


def shown_count(page: "Page") -> int:
    """The number of choices after which the page shows the table."""
    return int(page.get_attribute("[data-count]", "data-count") or 0)


def await_rest(page: "Page", beyond: int) -> int:
    """Until the page shows more choices than that, and has come to rest; their number."""
    shown = beyond
    for _ in range(PATIENCE):
        time.sleep(REST_SECONDS)
        before, shown = shown, shown_count(page)
        if beyond < before == shown:
            return shown
    raise CrannogError("the page did not follow the match")


def follow(service: Service, browser: "Browser", position: Largest, size: str) -> Round:
    """One round: a match followed."""
    from websockets.sync.client import connect

    made = service.resume(position.save, [{"kind": "me"}] * position.seats)
    tokens = [row["token"] for row in made["seats"]]
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.add_init_script(CLOCK)
    updates = []
    # Nobody reads what this line hears, a farewell neither; it is taken in all the same.
    live = service.live(made["table"])
    with connect(live, max_size=None, max_queue=None, close_timeout=0.1) as line:
        line.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        page = context.new_page()
        page.goto(f"{service.address}/t/{made['table']}#{tokens[0]}")
        page.wait_for_selector("[data-count]", state="attached")
        count = await_rest(page, -1)
        yardstick: float = page.evaluate(YARDSTICK)
        for seat, choice in position.then:
            page.evaluate("crannogFrames.length = 0")
            message = {"type": "choose", "id": 1, "seat": seat, "choice": choice}
            line.send(json.dumps({**message, "count": count}))
            count = await_rest(page, count)
            updates.append(page.evaluate("crannogFrames"))
    context.close()
    return Round(updates[WARM:], yardstick)


def figures(position: Largest, size: str, rounds: list[Round]) -> Figures:
    """What each update takes when nothing else slows it down."""
    same = zip(*(one.updates for one in rounds), strict=True)
    best = [min(update, key=max) for update in same]
    longest = [max(frames) for frames in best]
    return Figures(
        game=position.game,
        size=size,
        view_kb=position.size / 1024,
        updates=len(best),
        yardstick=min(one.yardstick for one in rounds),
        longest=share(longest, 0.5),
        longest_p95=share(longest, 0.95),
        within=sum(took <= FRAME for took in longest) / len(longest),
        whole=share([sum(frames) for frames in best], 0.5),
    )


def render(
    updates: int = 40,
    matches: int = 40,
    rounds: int = 4,
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
        positions.append(largest(game, matches, updates + WARM))
    kinds = [(position, size) for position in positions for size in SIZES]
    clocked: list[list[Round]] = [[] for _ in kinds]
    with running(answer_delay=(0.0, 0.0)) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*FLAGS])
        for number in range(1, rounds + 1):
            report(f"Round {number} of {rounds} ...")
            for (position, size), done in zip(kinds, clocked, strict=True):
                done.append(follow(service, browser, position, size))
        browser.close()
    measured = [figures(*kind, done) for kind, done in zip(kinds, clocked, strict=True)]
    report(HEAD)
    for row in measured:
        report(row.line())
    report(f"aim: a view update renders within a frame, {FRAME:g} ms")
    report(json.dumps([asdict(row) for row in measured]))
    return 0
