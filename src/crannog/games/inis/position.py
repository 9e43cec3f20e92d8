"""The state as a file: export, restore, and a scenario's changes merged into a fresh match.

The form is described in docs/reference/inis-state.md.
"""

from typing import Final, TypeVar, cast

from crannog.games.inis import facts
from crannog.games.inis.check import broken_invariants
from crannog.games.inis.map import Anchor, legal_places
from crannog.games.inis.state import Clash, Inis, Settings
from crannog.games.inis.zones import ASIDE, BOX, DECK, DISCARD, DRAFT, PLAY, SPENT, TABLE, bit
from crannog.kernel.ask import Seat
from crannog.kernel.errors import BadPosition
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, Result

T = TypeVar("T")

PHASES: Final = ("capital", "settle", "assembly", "deal", "draft", "season", "over")
CARD_LISTS: Final = (
    "action_deck",
    "action_discard",
    "epic_deck",
    "epic_discard",
    "face_up",
    "played",
    "in_play",
)


# -- export ------------------------------------------------------------------------------------


def export(g: Inis) -> dict[str, Json]:
    """The whole state, secrets included, as plain data."""
    seats = range(g.seats)
    return {
        "seats": g.seats,
        "options": g.settings.export(),
        "rng": g.rng.seed,
        "phase": g.phase,
        "round": g.round,
        "brenn": g.brenn,
        "direction": "clockwise" if g.clockwise else "counterclockwise",
        "turn": g.turn,
        "first_turn": g.first_turn,
        "passed": [seat for seat in seats if g.passed >> seat & 1],
        "ploy": seat_or_none(g.ploy),
        "resume": seat_or_none(g.resume),
        "cathbad": seat_or_none(g.cathbad),
        "settled": g.placed,
        "territories": {
            key: {
                "at": list[Json](t.at),
                "clans": {str(seat): t.clans[seat] for seat in seats},
                "citadels": t.citadels,
                "sanctuaries": t.sanctuaries,
                "capital": t.capital,
            }
            for key, t in g.map.items()
        },
        "festival": g.festival or None,
        "stack": list[Json](g.stack[::-1]),
        "reserves": {str(seat): g.reserve[seat] for seat in seats},
        "deeds": {str(seat): g.deeds[seat] for seat in seats},
        "pretenders": [seat for seat in seats if g.pretenders[seat]],
        "hands": {str(seat): list[Json](g.hands[seat]) for seat in seats},
        "aside": g.aside or None,
        "action_deck": list[Json](g.action_deck[::-1]),
        "action_discard": list[Json](g.action_discard),
        "epic_deck": list[Json](g.epic_deck[::-1]),
        "epic_discard": list[Json](g.epic_discard),
        "face_up": [card for card in g.at if g.at[card] == TABLE],
        "played": [card for card in g.at if g.at[card] == SPENT],
        "in_play": [card for card in g.at if g.at[card] == PLAY],
        "draft": export_draft(g),
        "waiting": list[Json](g.waiting),
        "mover": seat_or_none(g.mover),
        "clash": None if g.clash is None else export_clash(g.clash),
        "result": None if g.result is None else g.result.outcome(g.seats),
    }


def seat_or_none(seat: Seat) -> Json:
    """A seat, or None for nobody."""
    return seat if seat >= 0 else None


def export_draft(g: Inis) -> dict[str, Json]:
    """The cards being drafted, and what was passed on so far."""
    return {
        "set": g.draft_set,
        "pass": g.draft_pass,
        "cards": {str(seat): list[Json](g.draft[seat]) for seat in range(g.seats)},
        "kept": {str(seat): list[Json](g.kept[seat]) for seat in range(g.seats)},
        "passed": {
            str(seat): [list[Json](cards) for cards in g.passed_on[seat]] for seat in range(g.seats)
        },
    }


def export_clash(clash: Clash) -> dict[str, Json]:
    """A clash, as it stands before a maneuver."""
    return {
        "territory": clash.territory,
        "instigator": clash.instigator,
        "active": clash.active,
        "starter": clash.starter,
        "sheltered": {str(seat): n for seat, n in enumerate(clash.sheltered)},
        "spear": clash.spear,
        "lost": {str(seat): list[Json](places) for seat, places in enumerate(clash.lost)},
        "cauldron": seat_or_none(clash.cauldron),
        "cauldron_clans": list[Json](clash.cauldron_clans),
    }


def pack(g: Inis) -> dict[str, Json]:
    """The exported state, and what is not part of a position: who knows what, and reveals."""
    data = export(g)
    data["knowledge"] = {
        "reveals": g.reveals,
        "cards": [dict(masks) for masks in g.know],
        "tiles": [list[Json](tiles) for tiles in g.known_tiles],
        "caps": [[[list[Json](cards), zones, most] for cards, zones, most in c] for c in g.caps],
    }
    return data


def unpack(data: dict[str, Json]) -> Inis:
    """The state that `pack` wrote; it was sound when it was written."""
    g = restore(data)
    knowledge = wanted(data, "knowledge", dict, "")
    g.reveals = wanted(knowledge, "reveals", int, "knowledge.")
    g.know = cast(list[dict[str, int]], wanted(knowledge, "cards", list, "knowledge."))
    g.known_tiles = cast(list[list[str]], wanted(knowledge, "tiles", list, "knowledge."))
    caps = cast(list[list[list[Json]]], wanted(knowledge, "caps", list, "knowledge."))
    g.caps = [[unpack_cap(cap) for cap in observed] for observed in caps]
    return g


def unpack_cap(cap: list[Json]) -> tuple[tuple[str, ...], int, int]:
    """Cards, zones, most: lists in JSON, which compiled code does not take for tuples."""
    cards, zones, most = cap
    return tuple(cast(list[str], cards)), cast(int, zones), cast(int, most)


# -- reading -----------------------------------------------------------------------------------


def wanted(data: dict[str, Json], key: str, kind: type[T], where: str) -> T:
    """A field of the right type."""
    value = data.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadPosition(f"{where}{key} should be {kind.__name__}, is {value!r}")
    return value


def seat_in(g: Inis, value: Json, where: str) -> Seat:
    """A seat of this match; None is nobody (-1)."""
    if value is None:
        return -1
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < g.seats:
        raise BadPosition(f"{where} should be a seat from 0 to {g.seats - 1}, is {value!r}")
    return value


def per_seat(g: Inis, data: dict[str, Json], key: str, kind: type[T], where: str) -> list[T]:
    """A value for each seat from {seat: value}."""
    table = wanted(data, key, dict, where)
    for name in table:
        if name not in [str(seat) for seat in range(g.seats)]:
            raise BadPosition(f"{where}{key} has {name!r}, which is no seat of this match")
    return [wanted(table, str(seat), kind, f"{where}{key}.") for seat in range(g.seats)]


def names(data: dict[str, Json], key: str, known: tuple[str, ...], where: str) -> list[str]:
    """A list of ids of one kind."""
    found: list[str] = []
    for entry in wanted(data, key, list, where):
        if entry not in known:
            raise BadPosition(f"{where}{key} has {entry!r}, which is none of: {', '.join(known)}")
        found.append(str(entry))
    return found


# -- restore -----------------------------------------------------------------------------------


def restore(data: dict[str, Json]) -> Inis:
    """The state that `export` wrote; every seat knows its own cards and what lies open."""
    g = Inis()
    g.begin(wanted(data, "seats", int, ""), Settings(wanted(data, "options", dict, "")))
    g.rng = Rng(wanted(data, "rng", int, ""))
    g.phase = wanted(data, "phase", str, "")
    if g.phase not in PHASES:
        raise BadPosition(f"phase should be one of {', '.join(PHASES)}, is {g.phase!r}")
    g.round = wanted(data, "round", int, "")
    g.brenn = seat_in(g, data.get("brenn"), "brenn")
    g.turn = seat_in(g, data.get("turn"), "turn")
    if g.brenn < 0 or g.turn < 0:
        raise BadPosition("brenn and turn should each be a seat")
    if data.get("direction") not in ("clockwise", "counterclockwise"):
        raise BadPosition("direction should be clockwise or counterclockwise")
    g.clockwise = data["direction"] == "clockwise"
    g.first_turn = wanted(data, "first_turn", bool, "")
    for seat in wanted(data, "passed", list, ""):
        g.passed |= 1 << seat_in(g, seat, "passed")
    g.ploy = seat_in(g, data.get("ploy"), "ploy")
    g.resume = seat_in(g, data.get("resume"), "resume")
    g.cathbad = seat_in(g, data.get("cathbad"), "cathbad")
    g.placed = wanted(data, "settled", int, "")
    g.at = dict.fromkeys((*facts.ACTION, *facts.TERRITORIES, *facts.EPIC), BOX)
    restore_map(g, data)
    restore_players(g, data)
    restore_cards(g, data)
    restore_clash(g, data)
    restore_result(g, data)
    default_knowledge(g)
    return g


def restore_map(g: Inis, data: dict[str, Json]) -> None:
    """Territories, buildings, clans, the stack, the Festival."""
    for key, value in wanted(data, "territories", dict, "").items():
        where = f"territories.{key}."
        if key not in facts.TERRITORIES:
            raise BadPosition(f"territories has {key!r}, which is no territory")
        if not isinstance(value, dict):
            raise BadPosition(f"territories.{key} should be a table, is {value!r}")
        at = wanted(value, "at", list, where)
        if len(at) != 3 or not all(isinstance(n, int) for n in at) or at[2] not in (0, 1):
            raise BadPosition(f"{where}at should be [q, r, 0 or 1], is {at!r}")
        territory = g.add_territory(key, (cast(int, at[0]), cast(int, at[1]), cast(int, at[2])))
        territory.clans = per_seat(g, value, "clans", int, where)
        territory.citadels = wanted(value, "citadels", int, where)
        territory.sanctuaries = wanted(value, "sanctuaries", int, where)
        territory.capital = wanted(value, "capital", bool, where)
        g.at[key] = TABLE
    g.stack = names(data, "stack", facts.TERRITORIES, "")[::-1]
    festival = data.get("festival")
    if festival is not None and festival not in g.map:
        raise BadPosition(f"festival should be a territory on the map, is {festival!r}")
    g.festival = str(festival or "")


def restore_players(g: Inis, data: dict[str, Json]) -> None:
    """Deeds, Pretender tokens; reserves follow from the map (I-20.1)."""
    g.deeds = per_seat(g, data, "deeds", int, "")
    for seat in wanted(data, "pretenders", list, ""):
        g.pretenders[seat_in(g, seat, "pretenders")] = True
    for seat in range(g.seats):
        g.reserve[seat] = facts.CLANS - sum(t.clans[seat] for t in g.map.values())


def restore_cards(g: Inis, data: dict[str, Json]) -> None:
    """Hands, piles, the draft."""
    cards = (*facts.ACTION, *facts.TERRITORIES, *facts.EPIC)
    hands = wanted(data, "hands", dict, "")
    draft = wanted(data, "draft", dict, "")
    g.draft_set = wanted(draft, "set", int, "draft.")
    g.draft_pass = wanted(draft, "pass", int, "draft.")
    drafted = wanted(draft, "cards", dict, "draft.")
    kept = wanted(draft, "kept", dict, "draft.")
    passed = wanted(draft, "passed", dict, "draft.")
    for seat in range(g.seats):
        key = str(seat)
        g.hands[seat] = names(hands, key, cards, "hands.")
        g.draft[seat] = names(drafted, key, facts.ACTION, "draft.cards.")
        g.kept[seat] = names(kept, key, facts.ACTION, "draft.kept.")
        g.passed_on[seat] = [
            names({key: given}, key, facts.ACTION, "draft.passed.")
            for given in wanted(passed, key, list, "draft.passed.")
        ]
        set_zone(g, g.hands[seat], seat)
        set_zone(g, g.draft[seat], DRAFT + seat)
    g.action_deck = names(data, "action_deck", facts.ACTION, "")[::-1]
    g.action_discard = names(data, "action_discard", facts.ACTION, "")
    g.epic_deck = names(data, "epic_deck", facts.EPIC, "")[::-1]
    g.epic_discard = names(data, "epic_discard", facts.EPIC, "")
    set_zone(g, g.action_deck, DECK)
    set_zone(g, g.epic_deck, DECK)
    set_zone(g, g.action_discard, DISCARD)
    set_zone(g, g.epic_discard, DISCARD)
    set_zone(g, names(data, "face_up", facts.TERRITORIES, ""), TABLE)
    set_zone(g, names(data, "played", facts.TERRITORIES, ""), SPENT)
    set_zone(g, names(data, "in_play", cards, ""), PLAY)
    aside = data.get("aside")
    if aside is not None:
        g.aside = names({"aside": [aside]}, "aside", facts.ACTION, "")[0]
        set_zone(g, [g.aside], ASIDE)


def set_zone(g: Inis, cards: list[str], zone: int) -> None:
    """Notes where the cards are."""
    for card in cards:
        g.at[card] = zone


def restore_clash(g: Inis, data: dict[str, Json]) -> None:
    """Waiting clashes, or a clash before a maneuver."""
    g.waiting = names(data, "waiting", tuple(g.map), "")
    g.mover = seat_in(g, data.get("mover"), "mover")
    if g.waiting and g.mover < 0:
        raise BadPosition("mover should be the instigator of the waiting clashes (I-12.3)")
    if data.get("clash") is None:
        return
    clash = wanted(data, "clash", dict, "")
    territory = names({"territory": [clash.get("territory")]}, "territory", tuple(g.map), "clash.")
    instigator = seat_in(g, clash.get("instigator"), "clash.instigator")
    if instigator < 0:
        raise BadPosition("clash.instigator should be a seat")
    g.clash = Clash(territory[0], instigator, instigator, g.seats)
    if clash.get("active") is not None:
        g.clash.active = seat_in(g, clash["active"], "clash.active")
    given = wanted({"sheltered": {}, **clash}, "sheltered", dict, "clash.")
    sheltered = {str(seat): 0 for seat in range(g.seats)} | {str(s): n for s, n in given.items()}
    g.clash.sheltered = per_seat(g, {"sheltered": sheltered}, "sheltered", int, "clash.")
    g.clash.spear = bool(clash.get("spear", False))
    if clash.get("starter") is not None:
        g.clash.starter = seat_in(g, clash["starter"], "clash.starter")
    restore_losses(g, g.clash, clash)


def restore_losses(g: Inis, clash: Clash, data: dict[str, Json]) -> None:
    """The clans lost in the clash, and those on Dagda's Cauldron, which are not in the reserve."""
    for seat, places in wanted({"lost": {}, **data}, "lost", dict, "clash.").items():
        if not str(seat).isdecimal() or not 0 <= int(seat) < g.seats:
            raise BadPosition(f"clash.lost has {seat!r}, which is no seat of this match")
        clash.lost[int(seat)] = names({"lost": places}, "lost", tuple(g.map), "clash.")
    clash.cauldron = seat_in(g, data.get("cauldron"), "clash.cauldron")
    if clash.cauldron >= 0:
        clans = {"cauldron_clans": [], **data}
        clash.cauldron_clans = names(clans, "cauldron_clans", tuple(g.map), "clash.")
        g.reserve[clash.cauldron] -= len(clash.cauldron_clans)


def restore_result(g: Inis, data: dict[str, Json]) -> None:
    """The result of a match that is over."""
    if data.get("result") is not None:
        result = wanted(data, "result", dict, "")
        winners = wanted(result, "winners", list, "result.")
        g.result = Result(
            tuple(seat_in(g, seat, "result.winners") for seat in winners),
            wanted(result, "reason", str, "result."),
            wanted(result, "rule", str, "result."),
        )


def default_knowledge(g: Inis) -> None:
    """I-21: each knows his own cards and what lies open; any other may be anywhere hidden."""
    for kind in (facts.action_cards(g.seats), facts.EPIC):
        hidden = {g.at[card] for card in kind if not lies_open(g, card)}
        for observer, masks in enumerate(g.know):
            mine = (observer, DRAFT + observer) if observer < g.seats else ()
            mask = sum(bit(zone) for zone in hidden if zone not in mine)
            for card in kind:
                seen = lies_open(g, card) or g.at[card] in mine
                masks[card] = bit(g.at[card]) if seen else mask


def lies_open(g: Inis, card: str) -> bool:
    """Whether everyone sees the card."""
    zone = g.at[card]
    return zone == PLAY or (zone == DISCARD and facts.KIND[card] == "epic")


# -- a scenario's changes ----------------------------------------------------------------------


def merge(fresh: dict[str, Json], changes: dict[str, Json]) -> Inis:
    """A fresh match's export with changes; what they don't mention keeps a sensible place."""
    follow = ("seats", "options", "reserves", "result")  # given by other means, or following
    for key in changes:
        if key not in fresh:
            allowed = ", ".join(name for name in fresh if name not in follow)
            raise BadPosition(f"a position has no field {key!r}; it has: {allowed}")
        if key in ("seats", "options", "result") and changes[key] != fresh[key]:
            raise BadPosition(f"{key} of a position can't differ from the match's: {fresh[key]!r}")
    data = dict(fresh)
    data["phase"] = "season"
    data["round"] = 1
    data.update({key: deep_merge(fresh[key], value) for key, value in changes.items()})
    if "turn" not in changes:
        data["turn"] = data["brenn"]
    place_cards(data, changes)
    place_tiles(data, changes)
    place_capital(data)
    g = restore(data)
    wrong = broken_invariants(g)
    if wrong:
        raise BadPosition("; ".join(wrong))
    return g


def deep_merge(old: Json, new: Json) -> Json:
    """Tables are merged key by key, anything else is replaced."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    merged = dict(old)
    for name, value in new.items():
        key = str(name)
        merged[key] = deep_merge(old[key], value) if key in old else value
    return merged


def card_places(data: dict[str, Json]) -> list[list[Json]]:
    """Every list of cards in the data."""
    lists = [data[name] for name in CARD_LISTS]
    for table in (data["hands"], cast(dict[str, Json], data["draft"])["cards"]):
        if isinstance(table, dict):
            lists.extend(table.values())
    for entry in lists:
        if not isinstance(entry, list):
            raise BadPosition(f"cards should be a list of ids, not {entry!r}")
    return cast(list[list[Json]], lists)


def place_cards(data: dict[str, Json], changes: dict[str, Json]) -> None:
    """A card that the changes name leaves its old place; one they displace goes to its pile."""
    named = named_cards(changes)
    for name in CARD_LISTS:
        if name not in changes:
            data[name] = [card for card in cast(list[Json], data[name]) if card not in named]
    given_hands = changes.get("hands")
    hands = cast(dict[str, Json], dict(cast(dict[str, Json], data["hands"])))
    for seat, cards in hands.items():
        given = isinstance(given_hands, dict) and seat in {str(key) for key in given_hands}
        if not given and isinstance(cards, list):
            hands[seat] = [card for card in cards if card not in named]
    data["hands"] = hands
    if "aside" not in changes and data["aside"] in named:
        data["aside"] = None
    placed = {card for cards in card_places(data) for card in cards} | {data["aside"]}
    seats = cast(int, data["seats"])
    unplaced = [c for c in (*facts.action_cards(seats), *facts.EPIC) if c not in placed]
    action_pile = "action_discard" if data["phase"] in ("season", "over") else "action_deck"
    if data["phase"] in ("season", "over") and "action_deck" not in changes:
        unplaced = [*(str(c) for c in cast(list[Json], data["action_deck"])), *unplaced]
        data["action_deck"] = []
    for card in unplaced:
        pile = action_pile if facts.KIND[card] == "action" else "epic_deck"
        data[pile] = [*cast(list[Json], data[pile]), card]


def named_cards(changes: dict[str, Json]) -> set[Json]:
    """The cards that the changes put somewhere; each only once (I-20.3)."""
    listed: list[Json] = []
    for name in CARD_LISTS:
        if name in changes and isinstance(changes[name], list):
            listed.extend(cast(list[Json], changes[name]))
    hands = changes.get("hands")
    if isinstance(hands, dict):
        for cards in hands.values():
            if not isinstance(cards, list):
                raise BadPosition(f"hands should be lists of cards, not {cards!r}")
            listed.extend(cards)
    if changes.get("aside") is not None:
        listed.append(changes["aside"])
    for card in listed:
        if listed.count(card) > 1:
            raise BadPosition(f"I-20.3: {card} is in two places of the position")
    return set(cast(list[str], listed))


def place_tiles(data: dict[str, Json], changes: dict[str, Json]) -> None:
    """A territory that the changes add comes from the stack, at its place or the first legal."""
    territories = cast(dict[str, Json], data["territories"])
    if not isinstance(territories, dict) or not all(
        isinstance(value, dict) for value in territories.values()
    ):
        raise BadPosition("territories should be a table of tables")
    tables = cast(dict[str, dict[str, Json]], territories)
    seats = cast(int, data["seats"])
    options = cast(dict[str, Json], data["options"])
    full: dict[str, Json] = {}
    taken: list[Anchor] = []
    for key, table in tables.items():
        places = legal_places(
            taken, cast(int, options["min_shared_edges"]), options["map_mode"] == "lattice"
        )
        entry: dict[str, Json] = {
            "at": list[Json](places[0]) if places else [0, 0, 0],
            "citadels": 0,
            "sanctuaries": 0,
            "capital": False,
            **table,
        }
        clans = table.get("clans", {})
        if not isinstance(clans, dict):
            raise BadPosition(f"territories.{key}.clans should be a table seat: number")
        entry["clans"] = {str(seat): 0 for seat in range(seats)} | {
            str(seat): number for seat, number in clans.items()
        }
        full[key] = entry
        at = entry["at"]
        if isinstance(at, list) and len(at) == 3 and all(isinstance(n, int) for n in at):
            taken.append(cast(Anchor, tuple(at)))
    data["territories"] = full
    if "stack" not in changes:
        data["stack"] = [tile for tile in cast(list[Json], data["stack"]) if tile not in full]
    held = {card for cards in card_places(data) for card in cards}
    face_up = [tile for tile in full if tile not in held]
    data["face_up"] = [*cast(list[Json], data["face_up"]), *face_up]


def place_capital(data: dict[str, Json]) -> None:
    """A position after the set-up has a Capital: if none is named, in its first territory."""
    tables = cast(dict[str, dict[str, Json]], data["territories"])
    if data["phase"] == "capital" or any(table["capital"] is True for table in tables.values()):
        return
    for key, table in tables.items():
        if key != "swamp":
            table["capital"] = True
            return
