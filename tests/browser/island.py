"""The board of Inis as a screen shows it, read by its labels, and as a view says it should be."""

from dataclasses import dataclass
from typing import Any

from crannog.words import Words
from tests.browser.screens import TableScreen
from tests.browser.waiting import expect_soon

CONDITIONS = ("leadership", "land", "religion")
# The labels of all tiles, the cards of the own hand, and each player's three counts.
READ = """names => {
  const label = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  const labelled = (role, name) =>
    [...document.querySelectorAll(role)].find((one) => one.getAttribute("aria-label") === name);
  const hand = labelled("section", names.hand);
  const island = labelled("[role=group]", names.island);
  const counts = (seat) =>
    [...(labelled(".standings section", seat)?.querySelectorAll(".meter") ?? [])].map((meter) => [
      meter.querySelector(".title").textContent.trim(),
      meter.querySelector("b").textContent.trim().split("/")[0],
    ]);
  return {
    tiles: [...(island?.querySelectorAll(".hit") ?? [])].map(label).sort(),
    hand: [...(hand?.querySelectorAll("[data-atom^='card:']") ?? [])]
      .map((card) => label(card).split(", ")[0]).sort(),
    counts: names.seats.map(counts),
  };
}"""


@dataclass(frozen=True)
class Island:
    """What lies open on a screen: tiles with all on them, the own hand, how near each is to
    victory."""

    tiles: list[str]
    hand: list[str]
    counts: list[list[list[str]]]


def shown(screen: TableScreen, seats: int) -> Island:
    """As the screen shows it at this moment."""
    words = screen.words
    names = {
        "hand": words.text("web-hand"),
        "island": words.text("board-island"),
        "seats": [words.seat(seat) for seat in range(seats)],
    }
    return Island(**screen.page.evaluate(READ, names))


def seen(view: dict[str, Any], words: Words) -> Island:
    """As a seat's view says it should be shown."""
    counts = [
        [[words.text(f"condition-{name}"), str(standing[name])] for name in CONDITIONS]
        for standing in (view["victory"][str(seat)] for seat in range(view["seats"]))
    ]
    return Island(
        tiles=sorted(tile_label(name, view, words) for name in view["territories"]),
        hand=[] if view["phase"] == "over" else sorted(words.card(card) for card in held(view)),
        counts=counts,
    )


def held(view: dict[str, Any]) -> list[str]:
    """The cards that the viewer holds; after the match how it went stands in their place."""
    cards: list[str] = view["hands"][str(view["you"])]
    return cards


def tile_label(name: str, view: dict[str, Any], words: Words) -> str:
    """A tile and all that stands on it, as screen readers say it."""
    tile = view["territories"][name]
    parts = [words.thing("territory", name)]
    for seat, count in tile["clans"].items():
        if count:
            kind = "chieftain" if tile["chieftain"] == int(seat) else "clans"
            parts.append(words.text(f"board-tile-{kind}", seat=words.seat(int(seat)), count=count))
    if tile["capital"]:
        parts.append(words.text("board-capital"))
    for building in ("citadels", "sanctuaries"):
        if tile[building]:
            parts.append(words.text(f"board-tile-{building}", count=tile[building]))
    if view["festival"] == name:
        parts.append(words.text("board-festival"))
    if view["clash"] is not None and view["clash"]["territory"] == name:
        parts.append(words.text("board-tile-clash"))
    return ". ".join(parts)


def expect_island(screen: TableScreen, view: dict[str, Any]) -> None:
    """The screen shows the view, now or soon."""
    expect_soon(screen.page, lambda: shown(screen, view["seats"]), seen(view, screen.words))
