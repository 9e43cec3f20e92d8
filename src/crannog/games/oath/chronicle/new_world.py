"""Worlds that no game has left: that of a quick game, and that of the first one (O-1.F.12)."""

from crannog.games.oath.chronicle.world import RELICS, Place, World, build_deck
from crannog.games.oath.facts import (
    ADVISER_ONLY,
    CAPACITY,
    DENIZEN_NUMBERS,
    FIRST_GAME,
    GOALS,
    NUMBER,
    PROMPT,
    SITE_NUMBERS,
    SUIT,
)
from crannog.kernel.rng import Rng


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
    relics = list(RELICS)
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
    relics = list(RELICS)
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
