"""The state as a file: export, restore, and a scenario's changes merged into a fresh match.

The form is described in docs/reference/horizons-state.md.
"""

from collections.abc import Iterable
from copy import deepcopy
from typing import Final

from crannog.fields import (
    Chance,
    Derived,
    Ending,
    Field,
    Flag,
    Id,
    ListOf,
    Maybe,
    Number,
    Options,
    PerId,
    PerName,
    PerSeat,
    Place,
    Record,
    Row,
    Scope,
    SeatNumber,
    Shaped,
    TupleOf,
    Word,
)
from crannog.games.horizons.check import broken_invariants, impossible_start
from crannog.games.horizons.facts import (
    DAHAN,
    ELEMENTS,
    FEAR_DECK,
    FEAR_LEFT,
    INVADER_CARDS,
    INVADERS,
    PRESENCE_TOTAL,
)
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.setup import follow_progression, island_map, set_up_spirit
from crannog.games.horizons.state import Horizons, Land, Map, Settings, Spirit, Vengeance, Work
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json
from crannog.positions import (
    Piles,
    found,
    given_in,
    merged,
    refuse_contradictions,
)

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
DECKS: Final = ("minor_deck", "minor_discard", "major_deck", "major_discard")
PILES: Final = ("hand", "in_play", "discard", "progression")
AREAS: Final = ("ravage_card", "build_card", "explore_card")
MINOR_CARDS: Final = 36  # H-1.2
MAJOR_CARDS: Final = 22
POWER_CARDS: Final = MINOR_CARDS + MAJOR_CARDS + 20
MOST_DAMAGE: Final = 20  # more than any piece survives


# -- the fields --------------------------------------------------------------------------------


def piece_field(kind: str) -> Field:
    """The pieces of a kind in a land, those without Damage."""

    def put(land: Land, count: int) -> None:
        land.put(kind, 0, count - land.pieces[kind][0])

    return Shaped(kind, Number(), "H-19.2", lambda land: land.pieces[kind][0], put)


def damaged(land: Land) -> dict[str, dict[str, int]]:
    """The damaged pieces of a land: kind, Damage, number."""
    return {
        kind: {str(damage): count for damage, count in enumerate(counts) if damage and count}
        for kind, counts in land.pieces.items()
        if any(counts[1:])
    }


def put_damaged(land: Land, pieces: dict[str, dict[str, int]]) -> None:
    """Puts damaged pieces into a land."""
    for kind, counts in pieces.items():
        for damage, count in counts.items():
            land.put(kind, int(damage), count)


def put_lands(g: Horizons, lands: dict[str, Land]) -> None:
    """The lands of the boards in play, in their own order."""
    for key in g.map.adjacent:
        if key not in lands:
            raise Place(f"lands.{key}", "H-2.1").wrong("is missing: a table")
        g.lands[key] = lands[key]
        g.lands[key].id = key


def new_land(scope: Scope) -> Land:
    """An empty land."""
    land = Land()
    land.begin("", scope.seats)
    return land


def new_spirit(_scope: Scope) -> Spirit:
    """A Spirit that nobody plays yet."""
    spirit = Spirit()
    spirit.begin("", "")
    return spirit


def spirits_by_seat(g: Horizons) -> dict[str, Spirit]:
    """The Spirits that are chosen."""
    return {str(seat): spirit for seat, spirit in enumerate(g.spirits)}


def put_spirits(g: Horizons, spirits: dict[str, Spirit]) -> None:
    """The Spirits in the order of the seats."""
    g.spirits = [spirits[str(seat)] for seat in range(g.seats) if str(seat) in spirits]


def vengeance_rows(g: Horizons) -> list[tuple[str, int, bool]]:
    """Vengeances in force as rows."""
    return [(v.land, v.user, v.wide) for v in g.vengeances]


def put_vengeances(g: Horizons, rows: list[tuple[str, int, bool]]) -> None:
    """Vengeances in force from their rows."""
    g.vengeances = [Vengeance(land, user, wide) for land, user, wide in rows]


def cards_of(kind: str, most: int, turned: bool = False) -> ListOf:
    """A pile of cards."""
    return ListOf(Id(kind), most, turned)


def powers_used() -> ListOf:
    """Powers, one entry for each use."""
    return ListOf(Id("Power"))


LAND: Final = Record(
    new_land,
    *(piece_field(kind) for kind in KINDS),
    Shaped(
        "damaged",
        PerId("piece", PerId("Damage", Number())),
        "H-19.2",
        damaged,
        put_damaged,
    ),
    Field("blight", Number(), "H-16.7"),
    Field("presence", PerSeat(Number(), 0), "H-1.3"),
    Field("defend", Number(), "H-21.1"),
    Field("skips", TupleOf(Word("ravage", "build", "explore")), "H-21.2"),
    Field("stalls", TupleOf(SeatNumber()), "H-21.2"),
    Field("vitality", Number(), "H-19.2"),
    Field("no_blight", Flag(), "H-8.6"),
    Field("dahan_safe", Flag(), "H-19.2"),
)

SPIRIT: Final = Record(
    new_spirit,
    Field("spirit", Id("Spirit"), "H-2.6", "id"),
    Field("board", Id("board"), "H-2.6"),
    Field("energy", Number(), "H-17.1"),
    Field("energy_track", Number(1), "H-4.5"),
    Field("plays_track", Number(1), "H-4.5"),
    Field("destroyed", Number(), "H-16.3"),
    Field("played", Number(), "H-4.8"),
    Field("range_bonus", Number(), "H-5.3"),
    Field("ward", Number(), "H-21.1"),
    Field("might", Number(), "H-29.4"),
    Field("wind", Number(), "H-29.2"),
    Field("constancy", Number(), "H-12.1"),
    Field("repeats", Number(), "H-23.6"),
    Field("hand", cards_of("power card", POWER_CARDS), "H-22"),
    Field("in_play", cards_of("power card", POWER_CARDS), "H-22"),
    Field("discard", cards_of("power card", POWER_CARDS), "H-22"),
    Field("progression", cards_of("power card", 7, turned=True), "H-28.1"),
    Field("growth", Number(-1), "H-4.1"),
    Field("grown", Flag(), "H-4.1"),
    Field("done", Flag(), "H-3.2"),
    Field("used", powers_used(), "H-5.1"),
    Field("gained", PerName("element", ELEMENTS, Number(), 0), "H-18.1"),
    Field("hastened", powers_used(), "H-29.2"),
    Field("repeated", cards_of("power card", POWER_CARDS), "H-23.6"),
    Field("shares", ListOf(SeatNumber()), "H-5.3"),
)

WORK: Final = Record(
    lambda _scope: Work(""),
    Field("card", Id("Power or fear card"), "H-3.3"),
    Field("seat", SeatNumber(), "H-5.2"),
    Field("land", Id("land", absent=True), "H-5.2"),
    Field("level", Number(0, 3), "H-7.2"),
    Field("cap", TupleOf(Number()), "H-18.7"),
)

STATE: Final = Record(
    None,
    Derived("seats", Number(1, 3), "H-2.1", lambda g: g.seats),
    Derived("options", Options(Settings), "H-27", lambda g: g.settings),
    Field("rng", Chance(), "H-30.9"),
    Field("minor_rng", Chance(), "H-30.9"),
    Field("major_rng", Chance(), "H-30.9"),
    Field("phase", Word(*PHASES), "H-3"),
    Field("turn", Number(), "H-3.1"),
    Shaped("lands", PerId("land", LAND), "H-2.1", lambda g: g.lands, put_lands),
    Shaped("spirits", PerId("seat", SPIRIT), "H-2.6", spirits_by_seat, put_spirits),
    Field("blight_pool", Number(), "H-14.3"),
    Field("fear", Number(), "H-13.2"),
    Field("fear_deck", cards_of("fear card", 15, turned=True), "H-2.4"),
    Field("fear_unused", cards_of("fear card", 15), "H-2.4"),
    Field("earned", cards_of("fear card", 15), "H-13.3"),
    Field("fear_discard", cards_of("fear card", 15), "H-7.1"),
    Field("invader_deck", cards_of("Invader card", 15, turned=True), "H-2.3"),
    Field("invader_removed", cards_of("Invader card", 15), "H-2.3"),
    Field("invader_discard", cards_of("Invader card", 15), "H-11.1"),
    Field("ravage_card", Id("Invader card", absent=True), "H-8.1"),
    Field("build_card", Id("Invader card", absent=True), "H-9.1"),
    Field("explore_card", Id("Invader card", absent=True), "H-10.1"),
    Field("minor_deck", cards_of("minor power", MINOR_CARDS, turned=True), "H-2.8"),
    Field("minor_discard", cards_of("minor power", MINOR_CARDS), "H-22.1"),
    Field("major_deck", cards_of("major power", MAJOR_CARDS, turned=True), "H-2.8"),
    Field("major_discard", cards_of("major power", MAJOR_CARDS), "H-22.1"),
    Field("tides", ListOf(Id("card:level"), FEAR_DECK, once=True), "H-7.5"),
    Field("queue", ListOf(Id("land"), 24, once=True), "H-8.1"),
    Shaped(
        "vengeances",
        ListOf(Row(land=Id("land"), seat=SeatNumber(), wide=Flag())),
        "H-14.8",
        vengeance_rows,
        put_vengeances,
    ),
    Ending("H-14.1"),
)

FOLLOWING: Final = ("seats", "options", "result")

# What a position may say besides
BARE: Final = Field("bare", Flag(), "H-2.2")
TERROR: Final = Field("terror", Number(1, 3), "H-13.5")
POSITION: Final = Record(
    None, BARE, TERROR, *(field for name, field in STATE.fields.items() if name not in FOLLOWING)
)

# What a snapshot has besides: what is there only in the middle of an effect, reveals, history
BETWEEN: Final = Record(
    None,
    Field("reveals", Number(0, 1 << 30), "H-30.11", default=0),
    Field("work", Maybe(WORK), "H-3.3", default=None),
    Field("graves", PerId("land", Number()), "H-14.8", default={}),
    Field("history", ListOf(TupleOf(Number())), "H-3.1", default=[]),
    Field("lost", Id("defeat", absent=True), "H-14.6", default=None),
)


# -- export and restore ------------------------------------------------------------------------


def export(g: Horizons) -> dict[str, Json]:
    """The whole state, hidden cards included, as plain data; decks list the next card first."""
    return STATE.export(g)


def pack(g: Horizons) -> dict[str, Json]:
    """The exported state, and what is not part of a position."""
    data = export(g)
    data["between"] = BETWEEN.terse(g)
    return data


def unpack(data: dict[str, Json]) -> Horizons:
    """The state that `pack` wrote; older snapshots have the exported state alone."""
    g = restore({key: value for key, value in data.items() if key != "between"})
    place, scope = Place("between"), scope_of(g.seats, g.map)
    BETWEEN.fill(g, BETWEEN.known(data.get("between", {}), place, scope), place, scope)
    return g


def scope_of(seats: int, island: Map) -> Scope:
    """The ids of a match."""
    decks = {deck: [p for p in POWERS if POWERS[p].deck == deck] for deck in ("minor", "major")}
    ids: dict[str, Iterable[str]] = {
        "land": island.adjacent,
        "board": island.boards,
        "seat": [str(seat) for seat in range(seats)],
        "piece": KINDS,
        "Damage": [str(damage) for damage in range(1, MOST_DAMAGE + 1)],
        "Spirit": PANELS,
        "Power": POWERS,
        "power card": [power for power in POWERS if not POWERS[power].innate],
        "minor power": decks["minor"],
        "major power": decks["major"],
        "fear card": FEAR_CARDS,
        "Power or fear card": [*POWERS, *FEAR_CARDS],
        "Invader card": INVADER_CARDS,
        "card:level": [f"{card}:{level}" for card in FEAR_CARDS for level in (1, 2, 3)],
        "defeat": ("island-blighted", "spirit-destroyed"),
    }
    return Scope(seats, {kind: dict.fromkeys(known) for kind, known in ids.items()})


def restore(data: dict[str, Json]) -> Horizons:
    """The state that `export` wrote."""
    seats: int = STATE.ahead(data, "seats")
    settings: Settings = STATE.ahead(data, "options")
    g = Horizons()
    g.begin(seats, settings, island_map(seats, settings))
    scope = scope_of(seats, g.map)
    STATE.fill(g, STATE.known(data, Place(), scope), Place(), scope)
    return g


# -- a scenario's changes ----------------------------------------------------------------------


def merge(fresh: dict[str, Json], changes: dict[str, Json]) -> Horizons:
    """A fresh match's export with changes; Spirits are set up unless their place is given."""
    g = restore(fresh)
    given = given_in(changes, POSITION, FOLLOWING, scope_of(g.seats, g.map))
    if given.get("bare") is True:
        clear_island(g)
    place_spirits(g, given)
    data = deepcopy(export(g))
    data["phase"] = "spirit"
    for key, value in given.items():
        if key not in (BARE.name, TERROR.name):
            data[key] = merged(data[key], value)
    place_powers(data, given, g.seats)
    place_invader_cards(data, given)
    place_fear_cards(data, given)
    made = restore(data)
    balance_presence(made, given)
    wrong = [*broken_invariants(made), *impossible_start(made)]
    if wrong:
        raise BadPosition("; ".join(wrong))
    refuse_contradictions(changes, export(made), STATE, FOLLOWING)
    return made


def clear_island(g: Horizons) -> None:
    """A bare position begins without the printed pieces and Blight (H-2.2)."""
    for key in g.lands:
        g.lands[key].begin(key, g.seats)


def place_spirits(g: Horizons, given: dict[str, Json]) -> None:
    """The Spirits of the position (or the first ones) are set up on their boards (H-2.6).

    In a bare position they have no cards and no presence but those it names.
    """
    tables = [found(given, f"spirits.{seat}") for seat in range(g.seats)]
    asked = [table if isinstance(table, dict) else {} for table in tables]
    free = [spirit for spirit in PANELS if spirit not in [table.get("spirit") for table in asked]]
    boards = [b for b in g.map.boards if b not in [table.get("board") for table in asked]]
    for seat, table in enumerate(asked):
        spirit = Spirit()
        spirit.begin(
            str(table.get("spirit") or free.pop(0)), str(table.get("board") or boards.pop(0))
        )
        g.spirits.append(spirit)
        if given.get("bare") is not True:
            set_up_spirit(g, seat)
            if g.settings.progression is True:
                follow_progression(g, seat)
    clear_given_presence(g, given)


def clear_given_presence(g: Horizons, given: dict[str, Json]) -> None:
    """Seats whose presence the position names start from an empty island."""
    named = {
        seat
        for land in g.lands
        for seat in range(g.seats)
        if found(given, f"lands.{land}.presence.{seat}") is not None
    }
    for land in g.lands.values():
        for seat in named:
            land.put_presence(seat, -land.presence[seat])


def place_powers(data: dict[str, Json], given: dict[str, Json], seats: int) -> None:
    """H-22: a named card leaves its old place; a minor or major of no place goes under its deck."""
    own = [f"spirits.{seat}.{pile}" for seat in range(seats) for pile in PILES]
    piles = Piles(data, (*DECKS, *own))
    piles.settle(given, "H-22")
    placed = piles.placed()
    for deck in ("minor", "major"):
        spare = [p for p, power in POWERS.items() if power.deck == deck and p not in placed]
        piles.add(f"{deck}_deck", spare)


def place_invader_cards(data: dict[str, Json], given: dict[str, Json]) -> None:
    """H-2.3: a named card leaves its old place; those of no place are among the removed ones."""
    piles = Piles(data, ("invader_deck", "invader_removed", "invader_discard", *AREAS))
    piles.settle(given, "H-2.3")
    placed = piles.placed()
    piles.add("invader_removed", [card for card in INVADER_CARDS if card not in placed])


def place_fear_cards(data: dict[str, Json], given: dict[str, Json]) -> None:
    """H-2.4: nine cards are in the deck, earned or resolved, and six are unused."""
    piles = Piles(data, ("earned", "fear_discard", "fear_deck", "fear_unused"))
    piles.settle(given, "H-2.4")
    used = len(piles.of("earned")) + len(piles.of("fear_discard"))
    spare = [
        card
        for path in ("fear_deck", "fear_unused")
        if path not in given
        for card in piles.of(path)
    ]
    placed = piles.placed()
    spare += [card for card in FEAR_CARDS if card not in placed]
    if "fear_deck" not in given:
        left = deck_left(given, used)
        gone = max(0, FEAR_DECK - used - left)
        piles.lay("fear_deck", spare[:left])
        piles.add("fear_discard", spare[left : left + gone])
        spare = spare[left + gone :]
    if "fear_unused" not in given:
        piles.lay("fear_unused", spare)
    refuse_other_level(len(piles.of("fear_deck")), given.get("terror"))


def refuse_other_level(left: int, terror: Json) -> None:
    """H-13.5: a Terror Level and a fear deck that are both given fit each other."""
    level = next((n for n, (least, most) in FEAR_LEFT.items() if least <= left <= most), 3)
    if terror is not None and terror != level:
        raise Place("terror", TERROR.rule).wrong(
            f"is {terror}, and {left} cards in fear_deck are level {level}"
        )


def deck_left(given: dict[str, Json], used: int) -> int:
    """H-13.5: how many fear cards are left: those not used, or as the Terror Level says."""
    left = max(0, FEAR_DECK - used)
    terror = given.get("terror")
    if not isinstance(terror, int):
        return left
    least, most = FEAR_LEFT[terror]
    if left < least or (left > most and "fear_discard" in given):
        raise Place("terror", TERROR.rule).wrong(
            f"{terror} needs {least} to {most} cards in fear_deck: {left} are left, for {used} of "
            f"the {FEAR_DECK} are in earned and fear_discard"
        )
    return min(left, most)


def balance_presence(g: Horizons, given: dict[str, Json]) -> None:
    """H-1.3: presence that is neither on the panel nor on the island counts as destroyed."""
    for seat, spirit in enumerate(g.spirits):
        if found(given, f"spirits.{seat}.destroyed") is not None:
            continue
        panel = PANELS[spirit.id]
        covered = len(panel.energy) - spirit.energy_track + len(panel.plays) - spirit.plays_track
        on_island = sum(land.presence[seat] for land in g.lands.values())
        spirit.destroyed = max(0, PRESENCE_TOTAL - covered - on_island)
