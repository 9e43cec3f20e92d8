"""The invariants of Inis (I-20), checked after each choice in tests and fuzzing."""

from collections import Counter
from typing import Final

from crannog.games.inis import facts
from crannog.games.inis.map import Anchor, overlap
from crannog.games.inis.state import Inis
from crannog.games.inis.zones import (
    ASIDE,
    BOX,
    DECK,
    DISCARD,
    DRAFT,
    PLAY,
    POOL,
    SPENT,
    TABLE,
)

MAPS_KEPT: Final = 10_000
SOUND_MAPS: Final[set[tuple[int, int, tuple[tuple[str, Anchor], ...]]]] = set()  # looked at before


def broken_invariants(g: Inis) -> list[str]:
    """Every broken invariant with its rule; empty when the state is sound."""
    return [
        *broken_clans(g),
        *broken_buildings(g),
        *broken_cards(g),
        *broken_map(g),
        *broken_clash(g),
        *broken_knowledge(g),
    ]


def broken_clans(g: Inis) -> list[str]:
    """I-20.1, I-20.6: clans, Deeds and Pretender tokens."""
    wrong: list[str] = []
    for seat in range(g.seats):
        on_map = sum(territory.clans[seat] for territory in g.map.values())
        on_card = 0
        if g.clash is not None and g.clash.cauldron == seat:
            on_card = len(g.clash.cauldron_clans)
        if on_map + g.reserve[seat] + on_card != facts.CLANS:
            wrong.append(
                f"I-20.1: seat {seat} has {on_map} clans on the map, {g.reserve[seat]} in reserve "
                f"and {on_card} on the Cauldron, not {facts.CLANS} in all"
            )
        if g.reserve[seat] < 0 or any(t.clans[seat] < 0 for t in g.map.values()):
            wrong.append(f"I-20.1: seat {seat} has a negative number of clans somewhere")
        if g.deeds[seat] < 0:
            wrong.append(f"I-15.3: seat {seat} has a negative number of Deeds")
    if any(g.pretenders) and g.phase not in ("season", "assembly", "over"):
        wrong.append(f"I-20.6: a Pretender token in phase {g.phase}")
    return wrong


def broken_buildings(g: Inis) -> list[str]:
    """I-20.2: the supplies, one Capital, no Citadel in the Swamp."""
    wrong: list[str] = []
    if g.citadels_left() < 0:
        wrong.append("I-20.2: more Citadels than there are")
    if g.sanctuaries_left() < 0:
        wrong.append("I-20.2: more Sanctuaries than there are")
    if any(t.citadels < 0 or t.sanctuaries < 0 for t in g.map.values()):
        wrong.append("I-20.2: a negative number of buildings")
    capitals = sum(territory.capital for territory in g.map.values())
    if capitals != (0 if g.phase == "capital" else 1):
        wrong.append(f"I-20.2: {capitals} Capitals in phase {g.phase}")
    swamp = g.map.get("swamp")
    if swamp is not None and swamp.citadels:
        wrong.append("I-20.2: a Citadel in the Swamp")
    if swamp is not None and swamp.capital and not g.settings.capital_in_swamp:
        wrong.append("I-4.7: the Capital in the Swamp")
    if g.festival and g.festival not in g.map:
        wrong.append(f"I-13.1: the Festival in {g.festival}, which is not on the map")
    return wrong


def places(g: Inis) -> dict[str, list[int]]:
    """Each card's zones as the lists tell them (a sound state has one each)."""
    found: dict[str, list[int]] = {}

    def note(cards: list[str], zone: int) -> None:
        for card in cards:
            found.setdefault(card, []).append(zone)

    for seat in range(g.seats):
        note(g.hands[seat], seat)
        note(g.draft[seat], DRAFT + seat)
    note(g.action_deck, DECK)
    note(g.epic_deck, DECK)
    note(g.action_discard, DISCARD)
    note(g.epic_discard, DISCARD)
    note([g.aside] if g.aside else [], ASIDE)
    for depth, pool in enumerate(g.pools):
        note([card for card in pool.cards if g.at[card] >= POOL], POOL + depth)
    return found


def broken_cards(g: Inis) -> list[str]:
    """I-20.3, I-20.4: every card is in just one place, of its kind."""
    wrong: list[str] = []
    found = places(g)
    listed = (*range(g.seats), DISCARD, ASIDE, DECK, *range(DRAFT, DRAFT + g.seats), POOL, POOL + 1)
    for card, zone in g.at.items():
        expected = [zone] if zone in listed else []
        if found.get(card, []) != expected:
            wrong.append(f"I-20.3: {card} is at {zone} but listed at {found.get(card, [])}")
    in_use = facts.action_cards(g.seats)
    for card in facts.ACTION:
        if (g.at[card] == BOX) == (card in in_use):
            wrong.append(f"I-1.2: {card} should {'' if card in in_use else 'not '}be in use")
    for card in facts.EPIC:
        if g.at[card] == BOX:
            wrong.append(f"I-20.3: {card} is out of the game")
    for tile in facts.TERRITORIES:
        if (g.at[tile] != BOX) != (tile in g.map):
            wrong.append(f"I-20.3: the Advantage card {tile} is at {g.at[tile]}")
        if tile in g.map and g.at[tile] >= g.seats and g.at[tile] not in (TABLE, SPENT, PLAY):
            wrong.append(f"I-20.3: the Advantage card {tile} is at {g.at[tile]}")
    if Counter([*g.map, *g.stack]) != Counter(facts.TERRITORIES):
        wrong.append("I-1.1: the tiles on the map and in the stack are not the sixteen")
    return wrong


def broken_map(g: Inis) -> list[str]:
    """I-20.5: footprints are disjoint and adjacency is symmetric."""
    layout = (
        g.seats,
        g.settings.min_shared_edges,
        tuple((tile.id, tile.at) for tile in g.map.values()),
    )
    if layout in SOUND_MAPS:
        return []
    wrong: list[str] = []
    tiles = list(g.map.values())
    for i, tile in enumerate(tiles):
        for other in tiles[:i]:
            if overlap(tile.at, other.at):
                wrong.append(f"I-3.4: {tile.id} and {other.id} overlap")
            if (tile.id in other.neighbours) != (other.id in tile.neighbours):
                wrong.append(f"I-20.5: {tile.id} and {other.id} disagree on being neighbours")
        if i >= g.seats and len([n for n in tile.neighbours if n in list(g.map)[:i]]) < 2:
            wrong.append(f"I-3.6: {tile.id} was placed with fewer than two neighbours")
    if not wrong:
        if len(SOUND_MAPS) > MAPS_KEPT:
            SOUND_MAPS.clear()
        SOUND_MAPS.add(layout)
    return wrong


def broken_clash(g: Inis) -> list[str]:
    """I-20.8: sheltered clans fit the Citadels; the instigator shelters none."""
    clash = g.clash
    if clash is None:
        return []
    wrong: list[str] = []
    territory = g.map[clash.territory]
    if sum(clash.sheltered) > territory.shelters():
        wrong.append("I-20.8: more sheltered clans than Citadels")
    for seat in range(g.seats):
        if not 0 <= clash.sheltered[seat] <= territory.clans[seat]:
            wrong.append(f"I-20.8: seat {seat} shelters {clash.sheltered[seat]} clans")
    if clash.sheltered[clash.instigator] and g.settings.highlands_timing == "clash_start":
        wrong.append("I-20.8: the instigator shelters a clan")
    return wrong


def broken_knowledge(g: Inis) -> list[str]:
    """I-21: nobody holds a wrong belief: the true zones fit each mask and the draft's limits."""
    if not g.watched:
        return []
    at = g.at
    wrong = [
        f"I-21: observer {observer} thinks {card} can't be at {at[card]}"
        for observer, masks in enumerate(g.know)
        for card, mask in masks.items()
        if not mask >> at[card] & 1
    ]
    for observer, caps in enumerate(g.caps):
        for cards, zones, most in caps:
            if sum(zones >> at[card] & 1 for card in cards) > most:
                wrong.append(f"I-21: observer {observer} thinks at most {most} of {cards} moved on")
    return wrong
