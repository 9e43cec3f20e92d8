"""A world whose facedown things are drawn anew, so that its file tells nobody where they lie."""

from crannog.games.oath.chronicle.world import World, build_deck
from crannog.games.oath.facts import SITE_NUMBERS, is_denizen
from crannog.kernel.rng import Rng

RELIQUARY = 4  # relics from the top of their deck (O-1.17)


def shuffled(world: World, rng: Rng) -> None:
    """Each thing is drawn as the chronicle has drawn it, from the same cards."""
    redraw_sites(world, rng)
    redraw_relics(world, rng)
    pool = sorted(card for part in world.parts for card in part if is_denizen(card))
    build_deck(world, pool, rng)


def redraw_sites(world: World, rng: Rng) -> None:
    """O-8.3.5: facedown sites come at random from all that do not lie faceup."""
    up = {place.site for place in world.places if place.up}
    deck = [site for site in SITE_NUMBERS if site not in up]
    rng.shuffle(deck)
    for place in world.places:
        if not place.up:
            place.site = deck.pop()


def redraw_relics(world: World, rng: Rng) -> None:
    """O-8.6: those of the next Reliquary among themselves, all others among themselves.

    The relics at sites are among the others: all lie facedown, and nobody remembers one (O-9.4).
    """
    top, rest = sorted(world.relics[:RELIQUARY]), world.relics[RELIQUARY:]
    rng.shuffle(top)
    rest += [relic for place in world.places for relic in place.relics]
    rest.sort()
    rng.shuffle(rest)
    for place in world.places:
        place.relics = [rest.pop() for _ in place.relics]
    world.relics = [*top, *rest]
