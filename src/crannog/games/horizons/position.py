"""The state as a file: export, restore, and a scenario's changes merged into a fresh match.

The form is described in docs/reference/horizons-state.md.
"""

from typing import Final, TypeVar, cast

from crannog.games.horizons.check import broken_invariants
from crannog.games.horizons.facts import DAHAN, ELEMENTS, INVADER_CARDS, INVADERS
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.setup import follow_progression, island_map, set_up_spirit
from crannog.games.horizons.state import Horizons, Land, Settings, Spirit, Vengeance
from crannog.kernel.ask import Seat
from crannog.kernel.errors import BadPosition
from crannog.kernel.rng import Rng
from crannog.kernel.state import Json, Result
from crannog.settings import settings_from, values_of

T = TypeVar("T")

PHASES: Final = (
    "choose",
    "prepare",
    "spirit",
    "fast",
    "fear",
    "ravage",
    "build",
    "explore",
    "slow",
    "time",
    "over",
)
KINDS: Final = (*INVADERS, DAHAN)
CARD_PILES: Final = ("hand", "in_play", "discard", "progression")
SPIRIT_NUMBERS: Final = (
    "energy",
    "energy_track",
    "plays_track",
    "destroyed",
    "played",
    "range_bonus",
    "ward",
    "might",
    "wind",
    "constancy",
    "repeats",
)


# -- export ------------------------------------------------------------------------------------


def export(g: Horizons) -> dict[str, Json]:
    """The whole state, hidden cards included, as plain data; decks list the next card first."""
    return {
        "seats": g.seats,
        "options": values_of(g.settings),
        "rng": g.rng.seed,
        "minor_rng": g.minor_rng.seed,
        "major_rng": g.major_rng.seed,
        "phase": g.phase,
        "turn": g.turn,
        "lands": {key: export_land(land) for key, land in g.lands.items()},
        "spirits": {str(seat): export_spirit(s) for seat, s in enumerate(g.spirits)},
        "blight_pool": g.blight_pool,
        "fear": g.fear,
        "fear_deck": list[Json](g.fear_deck[::-1]),
        "fear_unused": list[Json](g.fear_unused),
        "earned": list[Json](g.earned),
        "fear_discard": list[Json](g.fear_discard),
        "invader_deck": list[Json](g.invader_deck[::-1]),
        "invader_removed": list[Json](g.invader_removed),
        "invader_discard": list[Json](g.invader_discard),
        "ravage_card": g.ravage_card or None,
        "build_card": g.build_card or None,
        "explore_card": g.explore_card or None,
        "minor_deck": list[Json](g.minor_deck[::-1]),
        "minor_discard": list[Json](g.minor_discard),
        "major_deck": list[Json](g.major_deck[::-1]),
        "major_discard": list[Json](g.major_discard),
        "tides": list[Json](g.tides),
        "queue": list[Json](g.queue),
        "vengeances": [[v.land, v.user, v.wide] for v in g.vengeances],
        "result": None if g.result is None else g.result.outcome(g.seats),
    }


def export_land(land: Land) -> dict[str, Json]:
    """A land: pieces without Damage by kind, damaged ones as {damage: count}, and the rest."""
    damaged: dict[str, Json] = {
        kind: {str(d): n for d, n in enumerate(counts) if d and n}
        for kind, counts in land.pieces.items()
        if any(counts[1:])
    }
    return {
        **{kind: land.pieces[kind][0] for kind in KINDS},
        "damaged": damaged,
        "blight": land.blight,
        "presence": {str(seat): n for seat, n in enumerate(land.presence)},
        "defend": land.defend,
        "skips": list[Json](land.skips),
        "stalls": list[Json](land.stalls),
        "vitality": land.vitality,
        "no_blight": land.no_blight,
        "dahan_safe": land.dahan_safe,
    }


def export_spirit(spirit: Spirit) -> dict[str, Json]:
    """A Spirit's panel, cards and this turn's gifts."""
    return {
        "spirit": spirit.id,
        "board": spirit.board,
        **{name: getattr(spirit, name) for name in SPIRIT_NUMBERS},
        "hand": list[Json](spirit.hand),
        "in_play": list[Json](spirit.in_play),
        "discard": list[Json](spirit.discard),
        "progression": list[Json](spirit.progression[::-1]),
        "growth": spirit.growth,
        "grown": spirit.grown,
        "done": spirit.done,
        "used": list[Json](spirit.used),
        "gained": dict(zip(ELEMENTS, spirit.gained, strict=True)),
        "hastened": list[Json](spirit.hastened),
        "repeated": list[Json](spirit.repeated),
        "shares": list[Json](spirit.shares),
    }


# -- reading -----------------------------------------------------------------------------------


def wanted(data: dict[str, Json], key: str, kind: type[T], where: str) -> T:
    """A field of the right type."""
    value = data.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadPosition(f"{where}{key} should be {kind.__name__}, is {value!r}")
    return value


def names(data: dict[str, Json], key: str, known: tuple[str, ...], where: str) -> list[str]:
    """A list of ids of one kind."""
    found: list[str] = []
    for entry in wanted(data, key, list, where):
        if entry not in known:
            raise BadPosition(f"{where}{key} has {entry!r}, which is none of: {', '.join(known)}")
        found.append(str(entry))
    return found


def card_or_none(data: dict[str, Json], key: str) -> str:
    """An Invader card in an area, or ''."""
    if data.get(key) is None:
        return ""
    return names({key: [data[key]]}, key, tuple(INVADER_CARDS), "")[0]


def seats_in(g: Horizons, data: dict[str, Json], key: str, where: str) -> list[Seat]:
    """A list of seats."""
    seats = wanted(data, key, list, where)
    for seat in seats:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < g.seats:
            raise BadPosition(f"{where}{key} has {seat!r}, which is no seat of this match")
    return cast(list[Seat], list(seats))


# -- restore -----------------------------------------------------------------------------------


def restore(data: dict[str, Json]) -> Horizons:
    """The state that `export` wrote."""
    seats = wanted(data, "seats", int, "")
    settings = settings_from(Settings, wanted(data, "options", dict, ""))
    g = Horizons()
    g.begin(seats, settings, island_map(seats, settings))
    g.rng = Rng(wanted(data, "rng", int, ""))
    g.minor_rng = Rng(wanted(data, "minor_rng", int, ""))
    g.major_rng = Rng(wanted(data, "major_rng", int, ""))
    g.phase = wanted(data, "phase", str, "")
    if g.phase not in PHASES:
        raise BadPosition(f"phase should be one of {', '.join(PHASES)}, is {g.phase!r}")
    g.turn = wanted(data, "turn", int, "")
    restore_lands(g, data)
    restore_spirits(g, data)
    restore_decks(g, data)
    g.blight_pool = wanted(data, "blight_pool", int, "")
    g.fear = wanted(data, "fear", int, "")
    known_tides = tuple(f"{card}:{level}" for card in FEAR_CARDS for level in (1, 2, 3))
    g.tides = names(data, "tides", known_tides, "")
    g.queue = names(data, "queue", tuple(g.lands), "")
    g.vengeances = [vengeance(g, entry) for entry in wanted(data, "vengeances", list, "")]
    if data.get("result") is not None:
        result = wanted(data, "result", dict, "")
        winners = tuple(seats_in(g, result, "winners", "result."))
        g.result = Result(winners, str(result.get("reason")), str(result.get("rule")))
    return g


def vengeance(g: Horizons, entry: Json) -> Vengeance:
    """Vengeance of the Dead in force, from [land, seat, wide]."""
    if isinstance(entry, list) and len(entry) == 3:
        land, seat, wide = entry
        lands, seats = list(g.lands), list(range(g.seats))
        if land in lands and seat in seats and isinstance(wide, bool):
            return Vengeance(str(land), cast(int, seat), wide)
    raise BadPosition(f"vengeances should be [land, seat, wide], has {entry!r}")


def restore_lands(g: Horizons, data: dict[str, Json]) -> None:
    """The lands of the boards in play."""
    tables = wanted(data, "lands", dict, "")
    for key in tables:
        if key not in g.map.adjacent:
            lands = ", ".join(g.map.adjacent)
            raise BadPosition(f"lands has {key!r}, which is none of: {lands}")
    for key in g.map.adjacent:
        g.lands[key] = restore_land(g, key, wanted(tables, key, dict, "lands."))


def restore_land(g: Horizons, key: str, table: dict[str, Json]) -> Land:
    """One land."""
    where = f"lands.{key}."
    land = Land()
    land.begin(key, g.seats)
    for kind in KINDS:
        land.put(kind, 0, wanted(table, kind, int, where))
    for kind, counts in wanted(table, "damaged", dict, where).items():
        if kind not in KINDS or not isinstance(counts, dict):
            raise BadPosition(f"{where}damaged should be {{kind: {{damage: count}}}}")
        for damage, count in counts.items():
            if not str(damage).isdecimal() or not isinstance(count, int):
                raise BadPosition(f"{where}damaged.{kind} should be {{damage: count}}")
            land.put(kind, int(damage), count)
    land.blight = wanted(table, "blight", int, where)
    presence = wanted(table, "presence", dict, where)
    for name in presence:
        if name not in [str(seat) for seat in range(g.seats)]:
            raise BadPosition(f"{where}presence has {name!r}, which is no seat of this match")
    for seat in range(g.seats):
        land.presence[seat] = wanted(presence, str(seat), int, f"{where}presence.")
    land.defend = wanted(table, "defend", int, where)
    land.skips = tuple(names(table, "skips", ("ravage", "build", "explore"), where))
    land.stalls = tuple(seats_in(g, table, "stalls", where))
    land.vitality = wanted(table, "vitality", int, where)
    land.no_blight = wanted(table, "no_blight", bool, where)
    land.dahan_safe = wanted(table, "dahan_safe", bool, where)
    return land


def restore_spirits(g: Horizons, data: dict[str, Json]) -> None:
    """The Spirits, in seat order."""
    tables = wanted(data, "spirits", dict, "")
    cards = tuple(power for power in POWERS if not POWERS[power].innate)
    for name in tables:
        if name not in [str(seat) for seat in range(g.seats)]:
            raise BadPosition(f"spirits has {name!r}, which is no seat of this match")
    for seat in range(len(tables)):
        where = f"spirits.{seat}."
        table = wanted(tables, str(seat), dict, "spirits.")
        spirit_id = names({"spirit": [table.get("spirit")]}, "spirit", tuple(PANELS), where)[0]
        board = names({"board": [table.get("board")]}, "board", g.map.boards, where)[0]
        spirit = Spirit()
        spirit.begin(spirit_id, board)
        for name in SPIRIT_NUMBERS:
            setattr(spirit, name, wanted(table, name, int, where))
        check_tracks(spirit, where)
        spirit.hand = names(table, "hand", cards, where)
        spirit.in_play = names(table, "in_play", cards, where)
        spirit.discard = names(table, "discard", cards, where)
        spirit.progression = names(table, "progression", cards, where)[::-1]
        spirit.growth = wanted(table, "growth", int, where)
        spirit.grown = wanted(table, "grown", bool, where)
        spirit.done = wanted(table, "done", bool, where)
        spirit.used = names(table, "used", tuple(POWERS), where)
        spirit.hastened = names(table, "hastened", tuple(POWERS), where)
        spirit.repeated = names(table, "repeated", cards, where)
        spirit.shares = seats_in(g, table, "shares", where)
        gained = wanted(table, "gained", dict, where)
        spirit.gained = [wanted(gained, name, int, f"{where}gained.") for name in ELEMENTS]
        g.spirits.append(spirit)


def check_tracks(spirit: Spirit, where: str) -> None:
    """H-4.5: the leftmost space of a track is always open, and there are only so many."""
    spirit_panel = PANELS[spirit.id]
    for name, track, uncovered in (
        ("energy_track", spirit_panel.energy, spirit.energy_track),
        ("plays_track", spirit_panel.plays, spirit.plays_track),
    ):
        if not 1 <= uncovered <= len(track):
            raise BadPosition(f"{where}{name} should be 1 to {len(track)}, is {uncovered}")


def restore_decks(g: Horizons, data: dict[str, Json]) -> None:
    """Fear, Invader and power decks."""
    fear, invaders, powers = tuple(FEAR_CARDS), tuple(INVADER_CARDS), tuple(POWERS)
    g.fear_deck = names(data, "fear_deck", fear, "")[::-1]
    g.fear_unused = names(data, "fear_unused", fear, "")
    g.earned = names(data, "earned", fear, "")
    g.fear_discard = names(data, "fear_discard", fear, "")
    g.invader_deck = names(data, "invader_deck", invaders, "")[::-1]
    g.invader_removed = names(data, "invader_removed", invaders, "")
    g.invader_discard = names(data, "invader_discard", invaders, "")
    g.ravage_card = card_or_none(data, "ravage_card")
    g.build_card = card_or_none(data, "build_card")
    g.explore_card = card_or_none(data, "explore_card")
    g.minor_deck = names(data, "minor_deck", powers, "")[::-1]
    g.minor_discard = names(data, "minor_discard", powers, "")
    g.major_deck = names(data, "major_deck", powers, "")[::-1]
    g.major_discard = names(data, "major_discard", powers, "")


# -- a scenario's changes ----------------------------------------------------------------------

FIXED: Final = ("seats", "options", "result")


def merge(fresh: dict[str, Json], changes: dict[str, Json]) -> Horizons:
    """A fresh match's export with changes; Spirits are set up unless their place is given."""
    for key in changes:
        if key not in fresh or key in FIXED:
            allowed = ", ".join(name for name in fresh if name not in FIXED)
            raise BadPosition(f"a position has no field {key!r}; it has: {allowed}")
    data = dict(fresh)
    data["phase"] = "spirit"
    place_spirits(data, changes)
    for key, value in changes.items():
        data[key] = deep_merge(data[key], value)
    restore(data)  # refuses what has a wrong form, before cards find their places
    place_cards(data, changes)
    g = restore(data)
    if g.phase in ("choose", "over"):
        raise BadPosition(f"a position can't be in the phase {g.phase!r}")
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


def place_spirits(data: dict[str, Json], changes: dict[str, Json]) -> None:
    """The Spirits of the changes (or the first ones) are set up on their boards.

    Presence that the changes put on the island replaces all the presence of that seat.
    """
    bare = dict(data)
    bare["spirits"] = {}
    g = restore(bare)
    given = changes.get("spirits")
    tables = {str(key): value for key, value in given.items()} if isinstance(given, dict) else {}
    free = [
        s
        for s in PANELS
        if s not in [t.get("spirit") for t in tables.values() if isinstance(t, dict)]
    ]
    taken = [t.get("board") for t in tables.values() if isinstance(t, dict)]
    free_boards = [board for board in g.map.boards if board not in taken]
    for seat in range(g.seats):
        table = tables.get(str(seat))
        asked = table if isinstance(table, dict) else {}
        spirit_id = asked.get("spirit") or free.pop(0)
        board = asked.get("board") or free_boards.pop(0)
        if spirit_id not in list(PANELS) or board not in g.map.boards:
            raise BadPosition(
                f"spirits.{seat} should have a spirit of {', '.join(PANELS)} and a board of "
                f"{', '.join(g.map.boards)}"
            )
        spirit = Spirit()
        spirit.begin(str(spirit_id), str(board))
        g.spirits.append(spirit)
        set_up_spirit(g, seat)
    if g.settings.progression is True:
        for seat in range(g.seats):
            follow_progression(g, seat)
    clear_given_presence(g, changes)
    data.update(export(g))
    data["phase"] = "spirit"


def clear_given_presence(g: Horizons, changes: dict[str, Json]) -> None:
    """Seats whose presence the changes name start from an empty island."""
    lands = changes.get("lands")
    if not isinstance(lands, dict):
        return
    named = {
        str(seat)
        for table in lands.values()
        if isinstance(table, dict) and isinstance(table.get("presence"), dict)
        for seat in cast(dict[str, Json], table["presence"])
    }
    for land in g.lands.values():
        for seat in range(g.seats):
            if str(seat) in named:
                land.presence[seat] = 0


def place_cards(data: dict[str, Json], changes: dict[str, Json]) -> None:
    """A card that the changes name leaves its old place; destroyed presence makes up for tracks."""
    spirits = cast(dict[str, dict[str, Json]], data["spirits"])
    given = changes.get("spirits")
    tables = {str(key): value for key, value in given.items()} if isinstance(given, dict) else {}
    named = named_cards(changes, tables)
    for deck in ("minor_deck", "minor_discard", "major_deck", "major_discard"):
        if deck not in changes:
            data[deck] = [card for card in cast(list[Json], data[deck]) if card not in named]
    for seat, table in spirits.items():
        asked = tables.get(seat)
        for pile in CARD_PILES:
            if not (isinstance(asked, dict) and pile in asked):
                table[pile] = [c for c in cast(list[Json], table[pile]) if c not in named]
    place_shared_cards(data, spirits)
    place_table_cards(data, changes)
    balance_presence(data, tables)


def named_cards(changes: dict[str, Json], tables: dict[str, Json]) -> set[Json]:
    """The power cards that the changes put somewhere; each only once (H-22)."""
    listed: list[Json] = []
    for deck in ("minor_deck", "minor_discard", "major_deck", "major_discard"):
        if isinstance(changes.get(deck), list):
            listed.extend(cast(list[Json], changes[deck]))
    for table in tables.values():
        for pile in CARD_PILES:
            if isinstance(table, dict) and isinstance(table.get(pile), list):
                listed.extend(cast(list[Json], table[pile]))
    for card in listed:
        if listed.count(card) > 1:
            raise BadPosition(f"H-22: {card} is in two places of the position")
    return set(cast(list[str], listed))


def place_shared_cards(data: dict[str, Json], spirits: dict[str, dict[str, Json]]) -> None:
    """Minor and major cards that are nowhere go under their decks."""
    placed: set[Json] = set()
    for deck in ("minor_deck", "minor_discard", "major_deck", "major_discard"):
        placed.update(cast(list[str], data[deck]))
    for table in spirits.values():
        for pile in CARD_PILES:
            placed.update(cast(list[str], table[pile]))
    for card, power in POWERS.items():
        if power.deck in ("minor", "major") and card not in placed:
            deck = f"{power.deck}_deck"
            data[deck] = [*cast(list[Json], data[deck]), card]


def place_table_cards(data: dict[str, Json], changes: dict[str, Json]) -> None:
    """Invader and fear cards that the changes name leave their old places; the rest is dealt."""
    areas = ("ravage_card", "build_card", "explore_card")
    lists = ("invader_deck", "invader_removed", "invader_discard")
    named = {changes[area] for area in areas if changes.get(area) is not None}
    for name in lists:
        if isinstance(changes.get(name), list):
            named.update(cast(list[str], changes[name]))
    for name in lists:
        if name not in changes:
            data[name] = [card for card in cast(list[Json], data[name]) if card not in named]
    placed = {card for name in lists for card in cast(list[str], data[name])} | {
        cast(str, data[area]) for area in areas
    }
    spare: list[Json] = [card for card in INVADER_CARDS if card not in placed]
    data["invader_removed"] = [*cast(list[Json], data["invader_removed"]), *spare]
    fear = ("earned", "fear_discard", "fear_deck", "fear_unused")
    named_fear = {
        card
        for name in fear
        if isinstance(changes.get(name), list)
        for card in cast(list[str], changes[name])
    }
    for name in fear:
        if name not in changes:
            data[name] = [card for card in cast(list[Json], data[name]) if card not in named_fear]
    placed_fear = {card for name in fear for card in cast(list[str], data[name])}
    missing: list[Json] = [card for card in FEAR_CARDS if card not in placed_fear]
    unused = cast(list[Json], data["fear_unused"])
    while missing and len(unused) < len(FEAR_CARDS) - 9:
        unused = [*unused, missing.pop()]
    data["fear_unused"] = unused
    if missing:
        data["fear_deck"] = [*cast(list[Json], data["fear_deck"]), *missing]


def balance_presence(data: dict[str, Json], tables: dict[str, Json]) -> None:
    """H-1.3: presence that is neither on the panel nor on the island counts as destroyed."""
    lands = cast(dict[str, dict[str, Json]], data["lands"])
    for seat, table in cast(dict[str, dict[str, Json]], data["spirits"]).items():
        asked = tables.get(seat)
        if isinstance(asked, dict) and "destroyed" in asked:
            continue
        spirit_panel = PANELS[str(table["spirit"])]
        covered = len(spirit_panel.energy) + len(spirit_panel.plays)
        covered -= cast(int, table["energy_track"]) + cast(int, table["plays_track"])
        on_island = sum(
            cast(int, cast(dict[str, Json], land["presence"]).get(seat, 0))
            for land in lands.values()
        )
        table["destroyed"] = 13 - covered - on_island
