"""What a seat may know (I-21): the public table, its own cards, and what it has been shown."""

from crannog.games.inis import facts, know
from crannog.games.inis.assembly import holds
from crannog.games.inis.state import Clash, Inis, Territory
from crannog.games.inis.victory import CONDITIONS, met_with, values
from crannog.games.inis.zones import DISCARD, DRAFT, PLAY, SPENT, TABLE, bit
from crannog.kernel.ask import Seat
from crannog.kernel.state import Json

ORDER = {card: n for n, card in enumerate((*facts.ACTION, *facts.TERRITORIES, *facts.EPIC))}


def view(g: Inis, seat: Seat | None) -> dict[str, Json]:
    """The match as the seat (None: a spectator) sees it."""
    seen = public(g)
    seen["you"] = seat
    seen["hands"] = {}
    if seat is not None:
        seen["hands"] = {str(seat): sorted_cards(g.hands[seat])}
        seen["draft"] = drafting(g, seat)
        seen["drawn"] = drawn(g, seat)
        seen["orders"] = [list[Json](order[1:]) for order in g.orders if order[0] == seat]
        seen["aside"] = know.known_aside(g, seat) or None
        seen["known"] = known(g, seat)
    return seen


def sorted_cards(cards: list[str]) -> list[Json]:
    """Cards in the order of the card list, so that a hand's order tells nothing."""
    ordered = sorted(cards, key=ORDER.__getitem__)
    return list[Json](ordered)


def public(g: Inis) -> dict[str, Json]:
    """I-21.1: what everyone sees."""
    return {
        "game": "inis",
        "seats": g.seats,
        "phase": g.phase,
        "round": g.round,
        "brenn": g.brenn,
        "direction": g.direction(),
        "order": list[Json](g.order(g.brenn)),
        "turn": g.turn,
        "active": g.active(),
        "first_turn": g.first_turn,
        "passed": [seat for seat in range(g.seats) if g.passed >> seat & 1],
        "territories": {key: territory_view(territory) for key, territory in g.map.items()},
        "festival": g.festival or None,
        "reserves": by_seat(g.reserve),
        "deeds": by_seat(g.deeds),
        "pretenders": [seat for seat in range(g.seats) if g.pretenders[seat]],
        "counts": {str(seat): counts(g, seat) for seat in range(g.seats)},
        "advantages": advantages(g),
        "in_play": [card for card in g.at if g.at[card] == PLAY],
        "epic_discard": list[Json](g.epic_discard),
        "piles": piles(g),
        "supply": {"citadels": g.citadels_left(), "sanctuaries": g.sanctuaries_left()},
        "cathbad": g.cathbad if g.cathbad >= 0 else None,
        "draft": {"set": g.draft_set, "pass": g.draft_pass, "holds": list[Json](holds(g))},
        "drafted": [seat for seat in range(g.seats) if g.kept[seat]],
        "clash": None if g.clash is None else clash_view(g, g.clash),
        "waiting": list[Json](g.waiting),
        "victory": {str(seat): standing(g, seat) for seat in range(g.seats)},
        "history": [list[Json](row) for row in g.history],
        "result": None if g.result is None else g.result.outcome(g.seats),
    }


def by_seat(numbers: list[int]) -> dict[str, Json]:
    """A number for each seat."""
    return {str(seat): number for seat, number in enumerate(numbers)}


def territory_view(territory: Territory) -> dict[str, Json]:
    """A tile and what stands on it."""
    chieftain = territory.chieftain()
    return {
        "at": list[Json](territory.at),
        "neighbours": list[Json](territory.neighbours),
        "clans": by_seat(territory.clans),
        "citadels": territory.citadels,
        "sanctuaries": territory.sanctuaries,
        "capital": territory.capital,
        "shelters": territory.shelters(),
        "chieftain": chieftain if chieftain >= 0 else None,
    }


def counts(g: Inis, seat: Seat) -> dict[str, Json]:
    """I-9.1: how many cards of each type the seat holds, drawn and drafted ones included."""
    drafted = len(g.draft[seat])
    return {
        "action": len(g.hand_of(seat, "action")) + drafted,
        "advantage": len(g.hand_of(seat, "advantage")),
        "epic": len(g.hand_of(seat, "epic")),
        "drawn": sum(len(pool.cards) for pool in g.pools if pool.seat == seat),
    }


def advantages(g: Inis) -> dict[str, Json]:
    """Where each Advantage card in play is: a seat, "face_up", "played" or "in_play"."""
    names: dict[int, Json] = {TABLE: "face_up", SPENT: "played", PLAY: "in_play"}
    return {tile: names.get(g.at[tile], g.at[tile]) for tile in g.map}


def piles(g: Inis) -> dict[str, Json]:
    """The sizes of all piles."""
    return {
        "action_deck": len(g.action_deck),
        "action_discard": len(g.action_discard),
        "aside": 1 if g.aside else 0,
        "epic_deck": len(g.epic_deck),
        "epic_discard": len(g.epic_discard),
        "stack": len(g.stack),
    }


def clash_view(g: Inis, clash: Clash) -> dict[str, Json]:
    """The clash that is going on."""
    return {
        "territory": clash.territory,
        "instigator": clash.instigator,
        "active": clash.active,
        "step": clash.step,
        "exposed": by_seat([g.exposed(seat) for seat in range(g.seats)]),
        "sheltered": by_seat(clash.sheltered),
        "spear": clash.spear,
        "cauldron": None
        if clash.cauldron < 0
        else {"seat": clash.cauldron, "clans": list[Json](clash.cauldron_clans)},
    }


def standing(g: Inis, seat: Seat) -> dict[str, Json]:
    """I-15: the seat's three counts, its Deeds, and which conditions it meets with how many."""
    have = values(g, seat)
    row: dict[str, Json] = dict(zip(CONDITIONS, have, strict=True))
    row["deeds"] = g.deeds[seat]
    completed = met_with(have, g.deeds[seat])
    row["met"] = len(completed)
    row["met_with"] = dict[str, Json](completed)
    return row


def drafting(g: Inis, seat: Seat) -> dict[str, Json]:
    """The cards the seat drafts, what it has decided to hold, and what it passed so far."""
    return {
        "set": g.draft_set,
        "pass": g.draft_pass,
        "holds": list[Json](holds(g)),
        "cards": sorted_cards(g.draft[seat]),
        "kept": sorted_cards(g.kept[seat]),
        "passed": [sorted_cards(cards) for cards in g.passed_on[seat]],
    }


def drawn(g: Inis, seat: Seat) -> list[Json]:
    """The Epic Tale cards the seat has drawn and not yet taken to hand."""
    return [card for pool in g.pools if pool.seat == seat for card in pool.cards]


def known(g: Inis, seat: Seat) -> dict[str, Json]:
    """Hidden cards of others, and tiles (the next one first), whose place the seat knows."""
    places: dict[str, Json] = {}
    masks = g.know[seat]
    for other in range(g.seats):
        at_other = (bit(other), bit(DRAFT + other))
        held = [card for card, mask in masks.items() if other != seat and mask in at_other]
        if held:
            places[str(other)] = sorted_cards(held)
    discard = [card for card in facts.action_cards(g.seats) if masks[card] == bit(DISCARD)]
    if discard:
        places["action_discard"] = sorted_cards(discard)
    tiles = [tile for tile in reversed(g.stack) if tile in g.known_tiles[seat]]
    if tiles:
        places["stack"] = list[Json](tiles)
    return places
