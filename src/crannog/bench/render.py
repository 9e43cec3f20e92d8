"""The render benchmark: how long a browser takes to show a change at a large table.

Random matches are searched for the largest position: the one of which a seat sees most. A table
goes on from there in a real service; a page of headless Chromium sits at it, and all choices are
made over a second line, with time for the page to come to rest after each. A script in the page
clocks every update: from the message until its script has run, and from the begin of the next frame
until that frame is painted and on its way to the screen. All is done in several rounds, and of each
update the fastest one counts: what else the machine does only adds. How fast the machine is just
then, the same browser tells by a yardstick, a fixed piece of script.
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
REST_SECONDS: Final = 0.25
PATIENCE: Final = 40  # rests


@dataclass(frozen=True)
class Largest:
    """The largest position found: a save, and how the match goes on."""

    game: str
    seats: int
    size: int  # of the view, as JSON
    save: dict[str, Any]
    then: list[tuple[Seat, Choice]]


@dataclass(frozen=True)
class Figures:
    """Milliseconds of an update, of one game at one size of the window."""

    game: str
    size: str
    view_kb: float
    updates: int
    yardstick: float
    script: float
    frame: float
    median: float
    p95: float
    within: float  # the part that fits into a frame

    def line(self) -> str:
        """For people."""
        return (
            f"{self.game + ', ' + self.size:<20}{self.view_kb:>8.1f}{self.updates:>9}"
            f"{self.script:>9.1f}{self.frame:>8.1f}{self.median:>8.1f}{self.p95:>8.1f}"
            f"{self.within:>9.0%}{self.yardstick:>11.1f}"
        )


HEAD: Final = (
    f"{'ms for an update':<20}{'view KB':>8}{'updates':>9}{'script':>9}{'frame':>8}{'median':>8}"
    f"{'p95':>8}{'in 16 ms':>9}{'yardstick':>11}"
)

# The page draws in a microtask that its handler queues; one queued after it comes when it is done.
# A message that a frame's callback posts comes after the frame's style, layout and paint.
CLOCK: Final = """
window.crannogUpdates = [];
{
  const channel = new MessageChannel();
  let script = 0;
  let began = 0;
  let waiting = false;
  channel.port1.onmessage = () => {
    window.crannogUpdates.push([script, performance.now() - began]);
    script = 0;
    waiting = false;
  };
  const heard = (handler) => (event) => {
    const start = performance.now();
    handler(event);
    queueMicrotask(() => { script += performance.now() - start; });
    if (waiting || !event.data.startsWith('{"type":"state"')) return;
    waiting = true;
    requestAnimationFrame(() => {
      began = performance.now();
      channel.port2.postMessage(0);
    });
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(handler) { super.onmessage = handler && heard(handler); }
  };
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


def await_count(page: "Page", count: int) -> None:
    """Until the page shows the table after so many choices, and has come to rest."""
    for _ in range(PATIENCE):
        time.sleep(REST_SECONDS)
        if int(page.get_attribute("[data-count]", "data-count") or 0) >= count:
            return
    raise CrannogError("the page did not follow the match")


def follow(
    service: Service, browser: "Browser", position: Largest, size: str
) -> tuple[list[tuple[float, float]], float]:
    """Script and frame of each update of one round, and the yardstick."""
    from websockets.sync.client import connect

    made = service.resume(position.save, [{"kind": "me"}] * position.seats)
    tokens = [row["token"] for row in made["seats"]]
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.add_init_script(CLOCK)
    updates = []
    # Nobody reads what this line hears, a farewell neither.
    with connect(service.live(made["table"]), max_size=None, close_timeout=0.1) as line:
        line.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        page = context.new_page()
        page.goto(f"{service.address}/t/{made['table']}#{tokens[0]}")
        page.wait_for_selector("[data-count]", state="attached")
        count = int(page.get_attribute("[data-count]", "data-count") or 0)
        await_count(page, count)
        yardstick: float = page.evaluate(YARDSTICK)
        for number, (seat, choice) in enumerate(position.then, count):
            page.evaluate("crannogUpdates.length = 0")
            message = {"type": "choose", "id": 1, "seat": seat, "choice": choice}
            line.send(json.dumps({**message, "count": number}))
            await_count(page, number + 1)
            page.wait_for_function("crannogUpdates.length > 0")
            # An automatic answer may follow at once: the first update is the choice's own.
            updates.append(tuple(page.evaluate("crannogUpdates[0]")))
    context.close()
    return updates[WARM:], yardstick


def measure(
    service: Service, browser: "Browser", position: Largest, size: str, rounds: int
) -> Figures:
    """What each update takes when nothing else slows it down."""
    runs = [follow(service, browser, position, size) for _ in range(rounds)]
    spent = [min(times, key=sum) for times in zip(*(run for run, _ in runs), strict=True)]
    whole = [script + frame for script, frame in spent]
    return Figures(
        game=position.game,
        size=size,
        view_kb=position.size / 1024,
        updates=len(spent),
        yardstick=min(yardstick for _, yardstick in runs),
        script=share([script for script, _ in spent], 0.5),
        frame=share([frame for _, frame in spent], 0.5),
        median=share(whole, 0.5),
        p95=share(whole, 0.95),
        within=sum(took <= FRAME for took in whole) / len(whole),
    )


def render(
    updates: int = 40,
    matches: int = 40,
    rounds: int = 3,
    report: Callable[[str], None] = print,
) -> int:
    """Measures all games, prints a table, and last one line of JSON; returns the exit code."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        raise CrannogError("bench render needs Playwright: pip install 'crannog[dev]'") from None
    measured = []
    with running(answer_delay=(0.0, 0.0)) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*FLAGS])
        for game in installed_games():
            report(f"Looking for a large position of {game} ...")
            position = largest(game, matches, updates + WARM)
            for size in SIZES:
                measured.append(measure(service, browser, position, size, rounds))
        browser.close()
    report(HEAD)
    for row in measured:
        report(row.line())
    report(f"aim: a view update renders within a frame, {FRAME:g} ms")
    report(json.dumps([asdict(row) for row in measured]))
    return 0
