"""What a string of Tabletop Simulator leaves open, or has wrong, and is mended when it is read."""

from crannog.games.oath.chronicle.world import RELICS, Place, World, build_deck, part_sizes
from crannog.games.oath.facts import (
    FIRST_GAME,
    PROMPT,
    SITE_NUMBERS,
    VISION_NUMBERS,
)
from crannog.kernel.rng import Rng

ROOM = 3  # cards and relics of a site, in the string


def mend_sites(world: World, rng: Rng) -> None:
    """O-8.3.5: an empty slot gets a facedown site from the site deck."""
    used = {place.site for place in world.places}
    free = [site for site in SITE_NUMBERS if site not in used]
    rng.shuffle(free)
    for place in world.places:
        if not place.site:
            place.site = free.pop()
            place.up = False


def mend_relics(world: World, rng: Rng) -> None:
    """O-8.6: each relic once: on the map, else at its highest place in the deck, else on top.

    A relic deck that has none yet is shuffled.
    """
    missing = list(RELICS)
    for relics in (*(place.relics for place in world.places), world.relics):
        found = [relic for relic in dict.fromkeys(relics) if relic in missing]
        missing = [relic for relic in missing if relic not in found]
        relics[:] = found
    if not world.relics:
        rng.shuffle(missing)
    world.relics[:0] = reversed(missing)


def mend_deck(world: World, deck: list[int], rng: Rng) -> None:
    """O-8.8: the world deck in its parts; a chronicle that has none yet gets the first game's."""
    if deck:
        first, second, _ = part_sizes(len(deck) - len(VISION_NUMBERS))
        world.parts = [deck[:first], deck[first : first + second], deck[first + second :]]
        return
    away = {card for place in world.places for card in place.cards} | set(world.dispossessed)
    build_deck(world, [card for card in FIRST_GAME if card not in away], rng)
    for place in world.places:
        deal_relics(place, world.relics)


def deal_relics(place: Place, relics: list[int]) -> None:
    """O-1.16: before the first game, a faceup site gets the relics of its prompt."""
    room = ROOM - len(place.cards)
    while place.up and len(place.relics) < min(PROMPT[place.site][0], room):
        place.relics.append(relics.pop(0))
