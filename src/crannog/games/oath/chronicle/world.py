"""A world: what a match begins with, and what it leaves (O-1.B, O-8.7). Plain data in and out.

Slots with their sites, the deck in its three parts, the relic deck, the dispossessed, the sides of
the boards, and the goal. What is nowhere else is in the archive. The form is described in
docs/reference/oath-world.md.
"""

from collections.abc import Callable, Collection
from typing import Final

from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    COLOURS,
    DENIZEN_NUMBERS,
    GOALS,
    GRAND_SCEPTER,
    ID,
    INTACT,
    NUMBER,
    REGIONS,
    RELIC_NUMBERS,
    RUINED,
    SITE_NUMBERS,
    SLOTS,
    SLOTS_OF,
    VISION_NUMBERS,
    is_edifice,
    is_vision,
)
from crannog.games.oath.powers.registry import HAND_RULES
from crannog.kernel.errors import BadPosition
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

PART_1, PART_2 = 10, 15  # denizens of the first two parts of the deck (O-8.8)
VISIONS_1, VISIONS_2 = 2, 3  # the Visions among them
RELICS: Final = [relic for relic in RELIC_NUMBERS if relic != GRAND_SCEPTER]  # O-8.6

KEYS: Final = ("map", "deck", "relics", "dispossessed", "sides", "goal", "history", "simulator")
PLACE_KEYS: Final = ("site", "up", "cards", "relics")
SIDES: Final = ("exile", "citizen")


class BadWorld(BadPosition):
    """A world that breaks a law: the rule's number, and the field of the world that breaks it."""

    def __init__(self, rule: str, field: str, problem: str) -> None:
        super().__init__(f"{rule}: {problem}")
        self.rule = rule
        self.field = field


class Place:
    """A slot of the map: its site, whether it lies faceup, its cards and relics."""

    __slots__ = ("cards", "relics", "site", "up")

    def __init__(self, site: int, up: bool) -> None:
        self.site = site
        self.up = up
        self.cards: list[int] = []
        self.relics: list[int] = []


class World:
    """What lies ready before O-1.B begins; decks are listed from the top."""

    __slots__ = ("dispossessed", "goal", "parts", "places", "relics", "sides")

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.parts: list[list[int]] = [[], [], []]
        self.relics: list[int] = []
        self.dispossessed: list[int] = []
        self.sides = dict.fromkeys(COLOURS[1:], SIDES[0])
        self.goal = "supremacy"

    def export(self) -> dict[str, Json]:
        """The world as plain data."""
        return {
            "map": {
                slot: {
                    "site": ID[place.site],
                    "up": place.up,
                    "cards": [ID[card] for card in place.cards],
                    "relics": [ID[relic] for relic in place.relics],
                }
                for slot, place in zip(SLOTS, self.places, strict=True)
            },
            "deck": [[ID[card] for card in part] for part in self.parts],
            "relics": [ID[relic] for relic in self.relics],
            "dispossessed": [ID[card] for card in self.dispossessed],
            "sides": dict[str, Json](self.sides),
            "goal": self.goal,
        }


def build_deck(world: World, pool: list[int], rng: Rng) -> None:
    """O-8.8: ten cards and two Visions, fifteen and three, and the rest."""
    rng.shuffle(pool)
    visions = list(VISION_NUMBERS)
    rng.shuffle(visions)
    first = [*pool[:PART_1], *visions[:VISIONS_1]]
    second = [*pool[PART_1 : PART_1 + PART_2], *visions[VISIONS_1:]]
    rng.shuffle(first)
    rng.shuffle(second)
    world.parts = [first, second, pool[PART_1 + PART_2 :]]


# -- reading -----------------------------------------------------------------------------------


def read_world(data: Json) -> World:
    """The world that `World.export` wrote; BadPosition names what is wrong."""
    table = table_of(data, "a world", KEYS)
    world = World()
    layout = table.get("map")
    if not isinstance(layout, dict) or set(layout) != set(SLOTS):
        raise BadPosition(f"O-1.1: the map of a world has the slots {', '.join(SLOTS)}")
    world.places = [read_place(layout[slot], f"map.{slot}") for slot in SLOTS]
    deck = table.get("deck")
    if not isinstance(deck, list) or len(deck) != 3:
        raise BadPosition("O-8.8: the deck of a world has three parts")
    of_deck = [*DENIZEN_NUMBERS, *VISION_NUMBERS]
    world.parts = [
        many(part, f"deck.{n}", "denizen or Vision", of_deck) for n, part in enumerate(deck, 1)
    ]
    world.relics = many(table.get("relics"), "relics", "relic", RELIC_NUMBERS)
    lost = table.get("dispossessed")
    world.dispossessed = many(lost, "dispossessed", "denizen", DENIZEN_NUMBERS)
    world.sides |= read_sides(table.get("sides"))
    world.goal = str(table.get("goal"))
    check(world)
    return world


def table_of(data: Json, path: str, keys: Collection[str]) -> dict[str, Json]:
    """The data as a table that has none but these keys."""
    if not isinstance(data, dict):
        raise BadPosition(f"O-8.7: {path} is a table with {', '.join(keys)}, not {data!r}")
    for key in data:
        if key not in keys:
            raise BadPosition(f"O-8.7: {path} has no {key!r}; it has: {', '.join(keys)}")
    return data


def read_place(data: Json, path: str) -> Place:
    """A slot of the map."""
    row = table_of(data, path, PLACE_KEYS)
    site = number_of(row.get("site"), f"{path}.site", "site", SITE_NUMBERS)
    up = row.get("up")
    if not isinstance(up, bool):
        raise BadPosition(f"O-2.8.1: {path}.up is true or false, not {up!r}")
    place = Place(site, up)
    at_sites = [*DENIZEN_NUMBERS, *INTACT, *RUINED]
    place.cards = many(row.get("cards"), f"{path}.cards", "denizen or edifice", at_sites)
    place.relics = many(row.get("relics"), f"{path}.relics", "relic", RELIC_NUMBERS)
    return place


def read_sides(data: Json) -> dict[str, str]:
    """O-8.7: on which side each board lies; one that is not named lies on its Exile side."""
    sides: dict[str, str] = {}
    for colour, side in table_of(data, "sides", COLOURS[1:]).items():
        if side not in SIDES:
            raise BadPosition(f"O-8.7: sides.{colour} is exile or citizen, not {side!r}")
        sides[colour] = str(side)
    return sides


def number_of(value: Json, path: str, kind: str, known: Collection[int]) -> int:
    """The number of the thing of that id, which must be one of its kind."""
    if not isinstance(value, str) or NUMBER.get(value) not in known:
        raise BadPosition(f"O-8.7: {path}: there is no {kind} {value!r}")
    return NUMBER[value]


def many(value: Json, path: str, kind: str, known: Collection[int]) -> list[int]:
    """The numbers of a list of ids."""
    if not isinstance(value, list):
        raise BadPosition(f"O-8.7: {path} is a list of ids ({kind}), not {value!r}")
    return [number_of(entry, path, kind, known) for entry in value]


# -- checking ----------------------------------------------------------------------------------


def check(world: World) -> None:
    """The laws of conservation at the end of O-8.8; BadPosition names the one that is broken."""
    for law in LAWS:
        law(world)


def check_goal(world: World) -> None:
    """O-8.1: one of the four goals."""
    if world.goal not in GOALS:
        raise BadWorld("O-2.10", "goal", f"a goal is one of {', '.join(GOALS)}, not {world.goal!r}")


def check_once(world: World) -> None:
    """O-8.7: every thing lies in one place; an edifice shows one face."""
    cards = [card for part in world.parts for card in part]
    cards += [card for place in world.places for card in (place.site, *place.cards, *place.relics)]
    cards += [*world.relics, *world.dispossessed]
    seen = set[int]()
    for card in cards:
        if card in seen:
            raise BadWorld("O-8.7", "map", f"{ID[card]} is in two places of the world")
        seen.add(card)
    for intact, ruined in zip(INTACT, RUINED, strict=True):
        if intact in seen and ruined in seen:
            raise BadWorld(
                "O-2.9",
                "map",
                f"{ID[intact]} and {ID[ruined]} are two faces of one card of the world",
            )


def check_map(world: World) -> None:
    """O-8.3: facedown sites are empty; each region has a faceup one; cards fit where they lie."""
    for region, slots in enumerate(SLOTS_OF):
        if not any(world.places[slot].up for slot in slots):
            raise BadWorld(
                "O-8.3.5", "map", f"map: the region {REGIONS[region]} has no faceup site"
            )
    for slot, place in zip(SLOTS, world.places, strict=True):
        if not place.up and (place.cards or place.relics):
            raise BadWorld("O-2.8.1", "map", f"map.{slot} lies facedown and is not empty")
        counted = [card for card in place.cards if not ignores_capacity(card)]
        if len(counted) > CAPACITY[place.site]:
            raise BadWorld(
                "O-2.8.1", "map", f"map.{slot}: {ID[place.site]} has no room for its cards"
            )
        if sum(is_edifice(card) for card in place.cards) > 1:
            raise BadWorld("O-8.3.1", "map", f"map.{slot} has more than one edifice")
        for card in place.cards:
            if ADVISER_ONLY[card]:
                raise BadWorld("O-7.2.1", "map", f"map.{slot}: {ID[card]} can't lie at a site")


def ignores_capacity(card: int) -> bool:
    """O-7.4.3: it may lie where there was no room, with one that could not be discarded."""
    own = HAND_RULES.get(card)
    return own is not None and own.ignores_capacity


def check_relics(world: World) -> None:
    """O-8.6: twenty relics in the relic deck and at sites; the Grand Scepter is in the box."""
    relics = [*world.relics, *(relic for place in world.places for relic in place.relics)]
    if GRAND_SCEPTER in relics:
        raise BadWorld("O-8.6.1", "relics", "relics: the Grand Scepter is no part of a world")
    if len(relics) != len(RELICS):
        raise BadWorld("O-8.6", "relics", f"a world has {len(RELICS)} relics, not {len(relics)}")


def check_deck(world: World) -> None:
    """O-8.8: two Visions and ten denizens, three and fifteen, and the rest."""
    visions = [sum(is_vision(card) for card in part) for part in world.parts]
    if visions != [VISIONS_1, VISIONS_2, 0]:
        raise BadWorld(
            "O-8.8", "deck", f"the parts of the deck have 2, 3 and 0 Visions, not {visions}"
        )
    pool = sum(len(part) for part in world.parts) - VISIONS_1 - VISIONS_2
    wanted = part_sizes(pool)
    found = [len(part) for part in world.parts]
    if found != wanted:
        raise BadWorld("O-8.8", "deck", f"the parts of the deck have {wanted} cards, not {found}")


def part_sizes(pool: int) -> list[int]:
    """O-8.8: how many cards the parts of the deck have, with so many denizens in it."""
    first = min(PART_1, pool)
    second = min(PART_2, pool - first)
    return [first + VISIONS_1, second + VISIONS_2, pool - first - second]


def check_deal(world: World, seats: int) -> None:
    """O-1.19, O-1.20: the set-up takes a card for each region, and three for each player."""
    size = sum(len(part) for part in world.parts)
    taken = len(REGIONS) + 3 * seats
    if size < taken:
        raise BadWorld(
            "O-1.20",
            "deck",
            f"the deck of the world has {size} cards, {seats} players take {taken}",
        )


LAWS: Final[tuple[Callable[[World], None], ...]] = (
    check_goal,
    check_once,
    check_map,
    check_relics,
    check_deck,
)
