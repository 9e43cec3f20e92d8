"""O-9.4: as much of a world and of its history as the people of a saga may see."""

from collections.abc import Iterable
from typing import Final

from crannog.games.oath.chronicle.world import Place, World
from crannog.games.oath.facts import DENIZEN_NUMBERS, ID, SLOTS, SUIT, SUITS, is_denizen
from crannog.kernel.state import Json
from crannog.parts.saga import ALL, NOTHING, NUMBERS

# What lies unseen: by a sight of it the numbers by suit are known, or the cards
UNSEEN: Final = ("deck", "archive", "dispossessed")


def seen_world(world: World, sight: str) -> dict[str, Json]:
    """The map, the boards and the goal; of decks and archive what the sight allows."""
    seen: dict[str, Json] = {
        "map": {slot: seen_place(place) for slot, place in zip(SLOTS, world.places, strict=True)},
        "sides": dict[str, Json](world.sides),
        "goal": world.goal,
    }
    if sight != NOTHING:
        for name, cards in zip(UNSEEN, unseen(world), strict=True):
            seen[name] = by_suit(cards, sight)
    return seen


def seen_place(place: Place) -> dict[str, Json]:
    """A slot of the map: a facedown site is not known, of relics only their number."""
    return {
        "site": ID[place.site] if place.up else None,
        "cards": [ID[card] for card in place.cards],
        "relics": len(place.relics),
    }


def unseen(world: World) -> tuple[list[int], list[int], list[int]]:
    """The denizens of the deck, of the archive, and the dispossessed."""
    deck = [card for part in world.parts for card in part if is_denizen(card)]
    on_map = [card for place in world.places for card in place.cards]
    known = {*deck, *on_map, *world.dispossessed}
    return deck, [card for card in DENIZEN_NUMBERS if card not in known], world.dispossessed


def by_suit(cards: Iterable[int], sight: str) -> dict[str, Json]:
    """The ids of each suit in the order of their numbers, or how many there are."""
    ids: dict[str, list[Json]] = {suit: [] for suit in SUITS}
    for card in sorted(cards):
        ids[SUITS[SUIT[card]]].append(ID[card])
    return {suit: found if sight == ALL else len(found) for suit, found in ids.items()}


def seen_page(page: dict[str, Json], sight: str) -> dict[str, Json]:
    """A page of the history; what came and went by the sight."""
    cards = page["cards"]
    assert isinstance(cards, dict)
    seen = {"healed": cards["healed"]}
    if sight == ALL:
        seen = cards
    elif sight == NUMBERS:
        seen |= {way: numbers_of(cards[way]) for way in ("in", "out")}
    return {**page, "cards": seen}


def numbers_of(suits: Json) -> dict[str, Json]:
    """How many cards of each suit."""
    assert isinstance(suits, dict)
    return {suit: len(ids) for suit, ids in suits.items() if isinstance(ids, list)}
