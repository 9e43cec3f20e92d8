"""Film strips: a picture of each beat of a clash, a draft and Epic Tales (Inis), of a Ravage and
of a fear card that asks (Horizons), of two Exiles' turns and a campaign (Oath).

    python3 web/dev/films.py --into DIR [--only SCENE] [--size desktop|small|phone]

A table in a prepared position is opened in a service of its own; all seats choose as the scene
says, and the first seat's page plays it. Time stands still on that
page: each beat is taken in the middle of its motion. The pictures of a scene are put together in
one strip, `SCENE_SIZE.png`, with the caption of each beat.

Needs the same as `shots.py`.
"""

import argparse
import base64
import html
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shots import NAMES, ROOT, SIZES, in_own_python

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from crannog.bench.service import Service

GAMES = ROOT / "src" / "crannog" / "games"
MOST_BEATS = 60  # of a strip
STEP = 40  # milliseconds between looks for the next beat
COLUMNS = {"desktop": 3, "small": 3, "phone": 6}
WIDTH = 2100  # pixels of a strip
MIDDLE = 0.55  # of its motion, when a beat is taken

RAVAGE = """
title: Towns and Dahan in both Wetlands, about to be ravaged
game: horizons
seats: 1
seed: 3
options: {solo_board: G, progression: true}
position:
  spirits: {0: {spirit: rising_heat}}
  ravage_card: inv_1_wetland
  lands:
    G2: {town: 1, explorer: 2, dahan: 2}
    G4: {city: 1, explorer: 1, dahan: 2}
"""

EPICS = """
title: Epic Tales are drawn, played, answered and discarded
game: inis
seats: 3
seed: 5
options: {scenario: discovery}
position:
  round: 3
  turn: 0
  brenn: 0
  direction: clockwise
  aside: geis
  hands:
    0: [bard, stone_of_fal, new_clans]
    1: [eriu, tuans_memory, sanctuary]
    2: [druid, deirdres_beauty, the_morrigan]
  territories:
    valley: {capital: true, sanctuaries: 1, clans: {0: 2, 2: 1}}
    cove: {sanctuaries: 1, clans: {1: 2}}
    plains: {citadels: 1, clans: {0: 2}}
    hills: {clans: {2: 3}}
play:
  - {seat: 0, choose: [play, bard, season]}
  - {seat: 1, choose: [play, tuans_memory, season]}
  - {seat: 1, choose: [keep, the_otherworld]}
  - {seat: 2, choose: [play, deirdres_beauty, season]}
  - {seat: 2, choose: [take, dagdas_cauldron]}
  - {seat: 2, choose: [territory, hills]}
  - {seat: 0, choose: [play, stone_of_fal, season]}
"""

FEAR = """
title: A fear card, then Ravages on two boards and an Explore
game: horizons
seats: 2
seed: 5
position:
  phase: fast
  spirits: {0: {spirit: rising_heat, in_play: [elemental_boon]}, 1: {spirit: devouring_teeth}}
  earned: [isolation]
  terror: 2
  ravage_card: inv_1_wetland
  build_card: inv_1_jungle
"""

# Puts everything that moves to the middle of its way, once for each beat. The caption of a beat
# that has not been taken yet; null while there is none.
TAKE = """share => {
  const layer = document.querySelector(".flight");
  const caption = document.querySelector(".beats .caption")?.textContent ?? "";
  const fresh = [...layer.children].filter((thing) => !thing.dataset.taken);
  if (!fresh.length && caption === (window.lastCaption ?? "")) return null;
  window.lastCaption = caption;
  for (const thing of layer.children) {
    thing.dataset.taken = "yes";
    for (const one of thing.getAnimations()) {
      one.pause();
      const { duration, delay } = one.effect.getTiming();
      one.currentTime = delay + share * duration;
    }
  }
  return caption;
}"""
PLAYING = "() => !document.querySelector('[data-count]')"


@dataclass(frozen=True)
class Scene:
    """A prepared position (a scenario's text), how many sit there, and what is chosen: those of the
    scenario; in its place, the last answer of every question, so many times."""

    text: str
    seats: int
    choices: list[tuple[int, list[Any]]]
    last_answers: int = 0


def guided(game: str, name: str) -> Scene:
    """A scene of a first-game guide."""
    import yaml

    text = (GAMES / game / "tours" / f"{name}.yaml").read_text("utf-8")
    return Scene(text, yaml.safe_load(text)["seats"], played(text))


def played(text: str) -> list[tuple[int, list[Any]]]:
    """What is chosen in a scenario."""
    import yaml

    return [(one["seat"], one["choose"]) for one in yaml.safe_load(text)["play"]]


SCENES: "dict[str, Callable[[], Scene]]" = {
    "clash": lambda: guided("inis", "clash"),
    "draft": lambda: guided("inis", "draft"),
    "epics": lambda: Scene(EPICS, 3, played(EPICS)),
    "ravage": lambda: Scene(RAVAGE, 1, [], last_answers=8),
    "fear": lambda: Scene(FEAR, 2, [], last_answers=4),
    "exiles": lambda: guided("oath", "exiles"),
    "campaign": lambda: guided("oath", "campaign"),
}


# -- the page ------------------------------------------------------------------------------------


class Cutter:
    """Chooses for all seats of a table, and takes each beat that its first seat's page plays."""

    def __init__(self, service: "Service", browser: "Browser", scene: Scene, size: str) -> None:
        from websockets.sync.client import connect

        self.scene = scene
        seats = [{"kind": "me", "name": name} for name in NAMES[: scene.seats]]
        body = {"scenario": scene.text, "seats": seats}
        made = json.loads(service.call("/api/tables/import", body))
        tokens = [row["token"] for row in made["seats"]]
        self.socket = connect(service.live(made["table"]), max_size=None, legacy=True)
        self.socket.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0}))
        self.states: dict[int, dict[str, Any]] = {}
        self.page = opened(browser, f"{service.address}/t/{made['table']}#{tokens[0]}", size)
        self.pictures: list[tuple[str, bytes]] = []

    def film(self) -> list[tuple[str, bytes]]:
        """All beats of the scene, with their captions."""
        for seat, choice in self.scene.choices:
            self.choose(seat, choice)
        for _ in range(self.scene.last_answers):
            self.choose(0, self.ask_of(0)["options"][-1])
        self.page.context.close()
        self.socket.close()
        return self.pictures[:MOST_BEATS]

    def ask_of(self, seat: int) -> Any:
        """What the seat is asked, waited for."""
        while not self.states.get(seat, {}).get("ask"):
            heard = json.loads(self.socket.recv(timeout=30))
            if heard["type"] == "refused":
                raise SystemExit(f"a choice was refused: {heard}")
            if heard["type"] == "state" and heard["seat"] is not None:
                self.states[heard["seat"]] = heard
        return self.states[seat]["ask"]

    def choose(self, seat: int, choice: list[Any]) -> None:
        """A seat chooses, and the page plays it."""
        self.ask_of(seat)
        count = self.states[seat]["count"]
        message = {"type": "choose", "id": count, "seat": seat, "choice": choice, "count": count}
        self.socket.send(json.dumps(message))
        self.states.clear()
        self.await_count(count)
        self.page.wait_for_timeout(150)  # the page hears it, too; its own clock stands still
        self.take_beats()

    def await_count(self, count: int) -> None:
        """Until every seat has heard of more choices than that."""
        while len(self.states) < self.scene.seats:
            heard = json.loads(self.socket.recv(timeout=30))
            if heard["type"] == "refused":
                raise SystemExit(f"a choice was refused: {heard}")
            if heard["type"] == "state" and heard["seat"] is not None and heard["count"] > count:
                self.states[heard["seat"]] = heard

    def take_beats(self) -> None:
        """Takes every beat until nothing is played any more."""
        while self.page.evaluate(PLAYING):
            caption = self.page.evaluate(TAKE, MIDDLE)
            if caption is not None:
                self.pictures.append((caption, self.page.screenshot(type="jpeg", quality=80)))
            self.page.clock.run_for(STEP)


def opened(browser: "Browser", address: str, size: str) -> "Page":
    """A page on which time stands still once it is drawn."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size == "phone"
    )
    kept = json.dumps({"language": "en", "theme": "light", "speed": "normal"})
    context.add_init_script(f"localStorage.setItem('crannog.settings', {json.dumps(kept)})")
    context.clock.install()
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-count]", state="attached")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return page


# -- the strip -----------------------------------------------------------------------------------


def strip(browser: "Browser", pictures: list[tuple[str, bytes]], columns: int, into: Path) -> None:
    """All pictures in one, row by row, numbered."""
    figures = "".join(
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(picture).decode()}'>"
        f"<figcaption>{number}. {html.escape(caption)}</figcaption></figure>"
        for number, (caption, picture) in enumerate(pictures, 1)
    )
    style = (
        f"body {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 12px;"
        " margin: 12px; font: 15px sans-serif } figure { margin: 0 } img { width: 100% }"
    )
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    page.set_content(f"<style>{style}</style>{figures}")
    page.screenshot(path=into, full_page=True)
    page.close()


def film_all(into: Path, only: str, size: str) -> None:
    """Makes the strips that are wanted."""
    from playwright.sync_api import sync_playwright

    from crannog.bench.render import FLAGS, find_browser
    from crannog.bench.service import running

    with running() as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*FLAGS])
        for name, scene in SCENES.items():
            if only not in name:
                continue
            pictures = Cutter(service, browser, scene(), size).film()
            path = into / f"{name}_{size}.png"
            strip(browser, pictures, COLUMNS[size], path)
            print(f"{path}: {len(pictures)} beats")
        browser.close()


def main() -> int:
    """Makes film strips."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--into", type=Path, required=True, help="folder for the strips")
    parser.add_argument("--only", default="", help="part of the scene's name")
    parser.add_argument("--size", default="desktop", choices=SIZES)
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    film_all(given.into, given.only, given.size)
    return 0


if __name__ == "__main__":
    in_own_python()
    sys.exit(main())
