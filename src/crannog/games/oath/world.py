"""A world: what a match begins with, and what it leaves (O-1.B, O-8.7). Plain data in and out.

Slots with their sites, the deck in its three parts, the relic deck, the dispossessed, the sides of
the boards, and the goal. What is nowhere else is in the archive.
"""

from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    COLOURS,
    DENIZEN_NUMBERS,
    FIRST_GAME,
    GOALS,
    GRAND_SCEPTER,
    ID,
    NUMBER,
    PROMPT,
    REGIONS,
    RELIC_NUMBERS,
    SITE_NUMBERS,
    SLOTS,
    SLOTS_OF,
    SUIT,
    VISION_NUMBERS,
    is_denizen,
)
from crannog.kernel.errors import BadPosition
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json

PART_1, PART_2 = 10, 15  # denizens of the first two parts of the deck (O-8.8)
VISIONS_1 = 2


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
        self.sides = dict.fromkeys(COLOURS[1:], "exile")
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


def quick_world(rng: Rng, goal: str) -> World:
    """Nine random denizens of each suit, eight random sites, the top ones faceup with a denizen."""
    world = World()
    world.goal = rng.pick(GOALS) if goal == "random" else goal
    chosen: list[int] = []
    for suit in range(6):
        cards = [card for card in DENIZEN_NUMBERS if SUIT[card] == suit]
        rng.shuffle(cards)
        chosen += cards[:9]
    sites = list(SITE_NUMBERS)
    rng.shuffle(sites)
    relics = [relic for relic in RELIC_NUMBERS if relic != GRAND_SCEPTER]
    rng.shuffle(relics)
    world.relics = relics
    roomy = [site for site in sites if CAPACITY[site]][:3]
    others = [site for site in sites if site not in roomy]
    for slot in range(8):
        top = slot in (0, 2, 5)
        place = Place(roomy.pop() if top else others.pop(), top)
        world.places.append(place)
        if top:
            settle_top(place, chosen, relics, rng)
    build_deck(world, chosen, rng)
    return world


def settle_top(place: Place, chosen: list[int], relics: list[int], rng: Rng) -> None:
    """A denizen that may lie there, and the relics of the site's prompt."""
    card = rng.pick([card for card in chosen if not ADVISER_ONLY[card]])
    chosen.remove(card)
    place.cards.append(card)
    for _ in range(PROMPT[place.site][0]):
        place.relics.append(relics.pop(0))


def first_world(rng: Rng) -> World:
    """O-1.F.12: the first game's sites and denizens, the rest by chance."""
    world = World()
    fixed = {
        0: ("plains", "longbows"),
        2: ("mountain", "taming_charm"),
        5: ("rocky_coast", "elders"),
    }
    relics = [relic for relic in RELIC_NUMBERS if relic != GRAND_SCEPTER]
    rng.shuffle(relics)
    taken = {NUMBER[site] for site, _ in fixed.values()}
    others = [site for site in SITE_NUMBERS if site not in taken]
    rng.shuffle(others)
    pool = list(FIRST_GAME)
    for slot in range(8):
        if slot in fixed:
            site, card = fixed[slot]
            place = Place(NUMBER[site], True)
            place.cards.append(NUMBER[card])
            pool.remove(NUMBER[card])
        else:
            place = Place(others.pop(), False)
        world.places.append(place)
    world.places[2].relics.append(relics.pop(0))
    world.relics = relics
    build_deck(world, pool, rng)
    return world


def read_world(data: Json) -> World:
    """The world that `World.export` wrote; BadPosition names what is wrong."""
    if not isinstance(data, dict):
        raise BadPosition("a world is a table with map, deck, relics, dispossessed, sides, goal")
    world = World()
    layout = data.get("map")
    if not isinstance(layout, dict) or list(layout) != list(SLOTS):
        raise BadPosition(f"O-1.1: the map of a world has the slots {', '.join(SLOTS)}")
    for slot in SLOTS:
        row = layout[slot]
        if not isinstance(row, dict):
            raise BadPosition(f"map.{slot} is a table with site, up, cards, relics")
        place = Place(one(row, "site", f"map.{slot}"), row.get("up") is True)
        place.cards = many(row.get("cards", []), f"map.{slot}.cards")
        place.relics = many(row.get("relics", []), f"map.{slot}.relics")
        world.places.append(place)
    deck = data.get("deck")
    if not isinstance(deck, list) or len(deck) != 3:
        raise BadPosition("O-8.8: the deck of a world has three parts")
    world.parts = [many(part, "deck") for part in deck]
    world.relics = many(data.get("relics", []), "relics")
    world.dispossessed = many(data.get("dispossessed", []), "dispossessed")
    sides = data.get("sides", {})
    if isinstance(sides, dict):
        world.sides |= {colour: str(side) for colour, side in sides.items() if colour in COLOURS}
    world.goal = str(data.get("goal"))
    check_world(world)
    return world


def one(row: dict[str, Json], key: str, path: str) -> int:
    """The number of the thing of that id."""
    value = row.get(key)
    if not isinstance(value, str) or value not in NUMBER:
        raise BadPosition(f"{path}.{key}: there is no {value!r}")
    return NUMBER[value]


def many(value: Json, path: str) -> list[int]:
    """The numbers of a list of ids."""
    if not isinstance(value, list):
        raise BadPosition(f"{path} should be a list of ids, not {value!r}")
    unknown = [entry for entry in value if not isinstance(entry, str) or entry not in NUMBER]
    if unknown:
        raise BadPosition(f"{path}: there is no {unknown[0]!r}")
    return [NUMBER[str(entry)] for entry in value]


def check_world(world: World) -> None:
    """O-8.7: every card once, eight sites, 20 relics, five Visions in the first two parts."""
    if world.goal not in GOALS:
        raise BadPosition(f"O-2.10: a goal is one of {', '.join(GOALS)}, not {world.goal!r}")
    cards = [card for part in world.parts for card in part]
    cards += [card for place in world.places for card in (place.site, *place.cards, *place.relics)]
    cards += [*world.relics, *world.dispossessed]
    if len(cards) != len(set(cards)):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise BadPosition(f"O-8.7: {ID[twice]} is in two places of the world")
    relics = [card for card in cards if card in RELIC_NUMBERS]
    if len(relics) != 20 or GRAND_SCEPTER in relics:
        raise BadPosition(f"O-8.6: a world has 20 relics without the Scepter, not {len(relics)}")
    if sum(card in VISION_NUMBERS for card in cards) != len(VISION_NUMBERS):
        raise BadPosition("O-8.8: a world has all five Visions in its deck")
    for region, slots in enumerate(SLOTS_OF):
        if not any(world.places[slot].up for slot in slots):
            raise BadPosition(f"O-8.3.5: a site of the {REGIONS[region]} lies faceup, the top one")
    if not any(is_denizen(card) for card in cards):
        raise BadPosition("O-8.8: a world has denizens")
