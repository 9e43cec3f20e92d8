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
        if on_map + on_card > facts.CLANS or on_map + g.reserve[seat] + on_card != facts.CLANS:
            wrong.append(
                f"I-20.1: seat {seat} has {on_map} clans on the map (territories.*.clans.{seat}), "
                f"{on_card} on the Cauldron and {g.reserve[seat]} in reserve: "
                f"there are {facts.CLANS} in all"
            )
        if any(t.clans[seat] < 0 for t in g.map.values()):
            wrong.append(f"I-20.1: seat {seat} has a negative number of clans somewhere")
        if g.deeds[seat] < 0:
            wrong.append(f"I-15.3: seat {seat} has a negative number of Deeds (deeds.{seat})")
    if any(g.pretenders) and g.phase not in ("season", "assembly", "over"):
        wrong.append(f"I-20.6: pretenders: nobody holds a Pretender token in phase {g.phase}")
    return wrong


def broken_buildings(g: Inis) -> list[str]:
    """I-20.2: the supplies, one Capital, no Citadel in the Swamp."""
    wrong: list[str] = []
    if g.citadels_left() < 0:
        wrong.append(
            f"I-20.2: more Citadels than there are: {facts.CITADELS - g.citadels_left()} in "
            f"territories.*.citadels, of {facts.CITADELS}"
        )
    if g.sanctuaries_left() < 0:
        wrong.append(
            "I-20.2: more Sanctuaries than there are: "
            f"{facts.SANCTUARIES - g.sanctuaries_left()} in territories.*.sanctuaries, "
            f"of {facts.SANCTUARIES}"
        )
    if any(t.citadels < 0 or t.sanctuaries < 0 for t in g.map.values()):
        wrong.append("I-20.2: a negative number of buildings")
    capitals = [territory.id for territory in g.map.values() if territory.capital]
    most = 0 if g.phase == "capital" else 1
    if len(capitals) != most:
        places = f" ({', '.join(capitals)})" if capitals else ""
        wrong.append(
            f"I-20.2: territories.*.capital: {len(capitals)} Capitals{places} in phase {g.phase}, "
            f"not {most}"
        )
    swamp = g.map.get("swamp")
    if swamp is not None and swamp.citadels:
        wrong.append("I-20.2: territories.swamp.citadels: a Citadel in the Swamp")
    if swamp is not None and swamp.capital and not g.settings.capital_in_swamp:
        wrong.append("I-4.7: territories.swamp.capital: the Capital in the Swamp")
    if g.festival and g.festival not in g.map:
        wrong.append(f"I-13.1: festival: {g.festival} is not on the map")
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


def place_name(g: Inis, card: str, zone: int) -> str:
    """A zone as the exported state names it."""
    kind = "epic" if facts.KIND[card] == "epic" else "action"
    if zone < g.seats:
        return f"hands.{zone}"
    if DRAFT <= zone < DRAFT + g.seats:
        return f"draft.cards.{zone - DRAFT}"
    names = {DISCARD: f"{kind}_discard", DECK: f"{kind}_deck", ASIDE: "aside", PLAY: "in_play"}
    names |= {TABLE: "face_up", SPENT: "played", BOX: "the box"}
    return names.get(zone, "the cards just drawn")


def broken_cards(g: Inis) -> list[str]:
    """I-20.3, I-20.4: every card is in just one place, of its kind."""
    wrong: list[str] = []
    found = places(g)
    listed = (*range(g.seats), DISCARD, ASIDE, DECK, *range(DRAFT, DRAFT + g.seats), POOL, POOL + 1)
    for card, zone in g.at.items():
        expected = [zone] if zone in listed else []
        if found.get(card, []) != expected:
            lists = [place_name(g, card, other) for other in found.get(card, [])]
            wrong.append(
                f"I-20.3: {card} should be in {place_name(g, card, zone)} alone, "
                f"is listed in: {', '.join(lists) or 'nothing'}"
            )
    in_use = facts.action_cards(g.seats)
    for card in facts.ACTION:
        if (g.at[card] == BOX) == (card in in_use):
            wrong.append(f"I-1.2: {card} should {'' if card in in_use else 'not '}be in use")
    for card in facts.EPIC:
        if g.at[card] == BOX:
            wrong.append(f"I-20.3: {card} is out of the game")
    return [*wrong, *broken_advantage_cards(g), *broken_stack(g)]


def broken_advantage_cards(g: Inis) -> list[str]:
    """I-3.7, I-20.3: the cards of the territories on the map are in hands or beside the map."""
    wrong: list[str] = []
    for tile in facts.TERRITORIES:
        zone = g.at[tile]
        name = place_name(g, tile, zone)
        if tile not in g.map and zone != BOX:
            wrong.append(f"I-3.7: {name} has {tile}, whose territory is not on the map")
        if tile in g.map and zone >= g.seats and zone not in (TABLE, SPENT, PLAY):
            wrong.append(f"I-20.3: the Advantage card {tile} is in {name}")
    return wrong


def broken_stack(g: Inis) -> list[str]:
    """I-1.1: each of the sixteen tiles is on the map or in the stack."""
    count = Counter([*g.map, *g.stack])
    wrong = [f"I-1.1: {tile} is neither in territories nor in stack" for tile in missing_of(count)]
    twice = [tile for tile, number in count.items() if number > 1]
    wrong.extend(f"I-1.1: {tile} is on the map and in stack, or twice in stack" for tile in twice)
    return wrong


def missing_of(count: Counter[str]) -> list[str]:
    """The tiles that were not counted."""
    return [tile for tile in facts.TERRITORIES if not count[tile]]


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
                wrong.append(f"I-3.4: territories.{tile.id}.at: on the cells of {other.id}")
            if (tile.id in other.neighbours) != (other.id in tile.neighbours):
                wrong.append(f"I-20.5: {tile.id} and {other.id} disagree on being neighbours")
        earlier = [other.id for other in tiles[:i] if other.id in tile.neighbours]
        if i >= g.seats and len(earlier) < 2:
            wrong.append(
                f"I-3.6: territories.{tile.id}.at: beside {len(earlier)} territories laid before "
                "it, not two"
            )
    if not wrong:
        if len(SOUND_MAPS) > MAPS_KEPT:
            SOUND_MAPS.clear()
        SOUND_MAPS.add(layout)
    return wrong


def broken_clash(g: Inis) -> list[str]:
    """I-12, I-20.8: in the season; sheltered clans fit the Citadels, none is the instigator's."""
    wrong: list[str] = []
    if g.phase != "season" and (g.clash is not None or g.waiting):
        wrong.append(f"I-12.1: clash, waiting: no clash in phase {g.phase}, only in the season")
    if g.waiting and g.mover < 0:
        wrong.append("I-12.3: mover should be the instigator of the waiting clashes")
    clash = g.clash
    if clash is None:
        return wrong
    territory = g.map[clash.territory]
    sheltered = sum(clash.sheltered)
    if sheltered > territory.shelters():
        wrong.append(
            f"I-20.8: clash.sheltered has {sheltered} clans, {territory.id} has room for "
            f"{territory.shelters()}"
        )
    for seat in range(g.seats):
        if not 0 <= clash.sheltered[seat] <= territory.clans[seat]:
            wrong.append(
                f"I-20.8: clash.sheltered.{seat} is {clash.sheltered[seat]}, seat {seat} has "
                f"{territory.clans[seat]} clans in {territory.id}"
            )
    if clash.sheltered[clash.instigator] and g.settings.highlands_timing == "clash_start":
        wrong.append(f"I-20.8: clash.sheltered.{clash.instigator}: the instigator shelters none")
    return wrong


def broken_knowledge(g: Inis) -> list[str]:
    """I-21: nobody holds a wrong belief: the true zones fit each mask and the draft's limits."""
    if not g.watched:
        return []
    at = g.at
    wrong = [
        f"I-21: observer {observer} thinks {card} can't be in {place_name(g, card, at[card])}"
        for observer, masks in enumerate(g.know)
        for card, mask in masks.items()
        if not mask >> at[card] & 1
    ]
    for observer, caps in enumerate(g.caps):
        for cards, zones, most in caps:
            if sum(zones >> at[card] & 1 for card in cards) > most:
                wrong.append(f"I-21: observer {observer} thinks at most {most} of {cards} moved on")
    return wrong


# -- where a match may begin -------------------------------------------------------------------


def impossible_start(g: Inis) -> list[str]:
    """What can't be between two turns, passes or maneuvers, where a position begins."""
    wrong: list[str] = []
    if g.phase == "over":
        wrong.append("I-15.4: phase: a match that is over has a result, a position has none")
    if g.phase == "settle" and g.placed >= 2 * g.seats:
        wrong.append(f"I-4.9: settled is {g.placed}, the set-up is over with {2 * g.seats} clans")
    if len(g.map) < g.seats:
        wrong.append(f"I-4.4: territories has {len(g.map)}, the set-up has laid {g.seats}")
    if g.clash is not None and g.clash.cauldron < 0 and g.clash.cauldron_clans:
        wrong.append("I-12.19: clash.cauldron should be the seat whose Cauldron holds the clans")
    if g.clash is not None and g.clash.cauldron >= 0 and g.at["dagdas_cauldron"] != PLAY:
        where = place_name(g, "dagdas_cauldron", g.at["dagdas_cauldron"])
        wrong.append(f"I-12.19: clash.cauldron: dagdas_cauldron is in {where}, not in in_play")
    return [*wrong, *impossible_turn(g), *impossible_deck(g), *impossible_draft(g)]


def impossible_turn(g: Inis) -> list[str]:
    """I-8.1, I-8.7: the Brenn has the first turn, and the season ends when all have passed."""
    if g.phase != "season":
        return []
    wrong: list[str] = []
    if g.first_turn and g.turn != g.brenn:
        wrong.append(f"I-8.1: first_turn is the Brenn's (seat {g.brenn}), turn is seat {g.turn}")
    if g.first_turn and g.passed:
        wrong.append("I-8.1: passed: nobody has passed before the first turn")
    if g.passed == (1 << g.seats) - 1:
        wrong.append(f"I-8.7: passed has all {g.seats} seats, which ends the season")
    return wrong


def impossible_deck(g: Inis) -> list[str]:
    """I-5.5, I-8.8: before the deal all Action cards are in the deck."""
    if g.phase not in ("capital", "settle", "assembly", "deal"):
        return []
    return [
        f"I-8.8: {place_name(g, card, g.at[card])} has {card}, in phase {g.phase} all Action cards "
        "are in action_deck"
        for card in facts.action_cards(g.seats)
        if g.at[card] != DECK
    ]


def impossible_draft(g: Inis) -> list[str]:
    """I-6, I-7: so many cards in each hand, and of them so many held."""
    if g.phase != "draft":
        return [
            f"I-6.1: draft.cards.{seat} has cards in phase {g.phase}"
            for seat in range(g.seats)
            if g.draft[seat]
        ]
    rule, hand = ("I-7.2", 3) if g.seats == 2 else ("I-6.1", 4)
    wrong: list[str] = []
    if g.draft_pass > hand - 2:
        wrong.append(f"{rule}: draft.pass is {g.draft_pass}, the last is {hand - 2}")
    if g.draft_set and g.seats > 2:
        wrong.append("I-7.3: draft.set is 1, a second set is drafted with two players only")
    if g.seats == 2 and not g.draft_set and len(g.action_deck) < 2 * hand:
        wrong.append(f"I-7.3: action_deck has {len(g.action_deck)} cards, the second set needs 6")
    for seat in range(g.seats):
        cards, kept = g.draft[seat], g.kept[seat]
        if len(cards) != hand:
            wrong.append(
                f"{rule}: draft.cards.{seat} has {len(cards)} cards, not {hand} as in phase draft"
            )
        if kept and (len(kept) != g.draft_pass + 1 or not set(kept) <= set(cards)):
            wrong.append(
                f"{rule}: draft.kept.{seat} should be {g.draft_pass + 1} of draft.cards.{seat}"
            )
    return wrong
