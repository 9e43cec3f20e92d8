"""The state as a file: export, restore, and a scenario's changes merged into a fresh match.

The form is described in docs/reference/inis-state.md.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Final

from crannog.fields import (
    Chance,
    Derived,
    Either,
    Ending,
    Field,
    Flag,
    Group,
    Id,
    ListOf,
    Maybe,
    Number,
    Options,
    PerId,
    PerSeat,
    Place,
    Record,
    Row,
    Scope,
    SeatBits,
    SeatFlags,
    SeatNumber,
    Shaped,
    TupleOf,
    Word,
)
from crannog.games.inis import facts
from crannog.games.inis.check import broken_invariants, impossible_start
from crannog.games.inis.map import START, Anchor, legal_places
from crannog.games.inis.state import CLASH_STEPS, Clash, Inis, Pool, Settings, Territory
from crannog.games.inis.zones import ASIDE, BOX, DECK, DISCARD, DRAFT, PLAY, SPENT, TABLE, bit
from crannog.kernel.ask import Seat
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json
from crannog.positions import Piles, as_ids, as_table, given_in, merged, refuse_contradictions

PHASES: Final = ("capital", "settle", "assembly", "deal", "draft", "season", "over")
CARDS: Final = (*facts.ACTION, *facts.TERRITORIES, *facts.EPIC)
PER_PLAYER: Final = 99  # more than any player can have; what is possible is checked as a whole


# -- the fields --------------------------------------------------------------------------------


def put_map(g: Inis, territories: dict[str, Territory]) -> None:
    """Lays the tiles in the order they entered play."""
    for key, territory in territories.items():
        territory.id = key
        g.lay(territory)
        g.at[key] = TABLE


def cards_at(zone: int) -> Callable[[Inis], list[str]]:
    """What finds the cards of a zone that has no list of its own."""
    return lambda g: [card for card, where in g.at.items() if where == zone]


def put_at(zone: int) -> Callable[[Inis, list[str]], None]:
    """What puts cards into such a zone."""
    return lambda g, cards: g.at.update(dict.fromkeys(cards, zone))


def new_territory(scope: Scope) -> Territory:
    """A tile that is not yet on the map."""
    territory = Territory()
    territory.begin("", (0, 0, 0), scope.seats)
    return territory


def new_clash(scope: Scope) -> Clash:
    """A clash that is not yet anywhere."""
    return Clash("", 0, 0, scope.seats)


def action_cards(most: int = len(facts.ACTION), turned: bool = False) -> ListOf:
    """A list of Action cards."""
    return ListOf(Id("Action card"), most, turned)


def tiles_on_map(most: int = 100) -> ListOf:
    """A list of territories on the map."""
    return ListOf(Id("territory on the map"), most)


TERRITORY: Final = Record(
    new_territory,
    Field("at", Row(q=Number(-99, 99), r=Number(-99, 99), o=Number(0, 1)), "I-3.3"),
    Field("clans", PerSeat(Number(0, PER_PLAYER), 0), "I-1.5", default={}),
    Field("citadels", Number(0, PER_PLAYER), "I-1.4", default=0),
    Field("sanctuaries", Number(0, PER_PLAYER), "I-1.4", default=0),
    Field("capital", Flag(), "I-4.7", default=False),
)

CLASH: Final = Record(
    new_clash,
    Field("territory", Id("territory on the map"), "I-12.1"),
    Field("instigator", SeatNumber(), "I-12.1"),
    Field("active", SeatNumber(absent=True), "I-2.11", default=None),
    Field("starter", SeatNumber(absent=True), "I-19.6", default=None),
    Field("sheltered", PerSeat(Number(0, PER_PLAYER), 0), "I-2.8", default={}),
    Field("spear", Flag(), "I-10.7", default=False),
    Field("lost", PerSeat(tiles_on_map(), []), "I-12.19", default={}),
    Field("cauldron", SeatNumber(absent=True), "I-12.19", default=None),
    Field("cauldron_clans", tiles_on_map(facts.CLANS), "I-12.19", default=[]),
)

STATE: Final = Record(
    None,
    Derived("seats", Number(2, 4), "I-1.5", lambda g: g.seats),
    Derived("options", Options(Settings), "I-19", lambda g: g.settings),
    Field("rng", Chance(), "I-4.3"),
    Field("phase", Word(*PHASES), "I-5"),
    Field("round", Number(), "I-5.0"),
    Field("brenn", SeatNumber(), "I-5.1"),
    Field("direction", Either("clockwise", "counterclockwise"), "I-2.5", "clockwise"),
    Field("turn", SeatNumber(), "I-8.3"),
    Field("first_turn", Flag(), "I-8.1"),
    Field("passed", SeatBits(), "I-8.7"),
    Field("ploy", SeatNumber(absent=True), "I-8.9"),
    Field("resume", SeatNumber(absent=True), "I-19.7"),
    Field("cathbad", SeatNumber(absent=True), "I-5.5"),
    Field("settled", Number(0, 8), "I-4.9", "placed"),
    Shaped("territories", PerId("territory", TERRITORY), "I-2.12", lambda g: g.map, put_map),
    Field("festival", Id("territory on the map", absent=True), "I-13.1"),
    Field("stack", ListOf(Id("territory"), len(facts.TERRITORIES), turned=True), "I-1.1"),
    Derived("reserves", PerSeat(Number()), "I-20.1", lambda g: g.reserve),
    Field("deeds", PerSeat(Number(), 0), "I-15.3"),
    Field("pretenders", SeatFlags(), "I-20.6"),
    Field("hands", PerSeat(ListOf(Id("card"), len(CARDS)), []), "I-20.3"),
    Field("aside", Id("Action card", absent=True), "I-5.5"),
    Field("action_deck", action_cards(turned=True), "I-1.2"),
    Field("action_discard", action_cards(), "I-1.2"),
    Field("epic_deck", ListOf(Id("Epic Tale"), len(facts.EPIC), turned=True), "I-1.3"),
    Field("epic_discard", ListOf(Id("Epic Tale"), len(facts.EPIC)), "I-1.3"),
    Shaped("face_up", ListOf(Id("territory"), 16), "I-3.7", cards_at(TABLE), put_at(TABLE)),
    Shaped("played", ListOf(Id("territory"), 16), "I-9.4", cards_at(SPENT), put_at(SPENT)),
    Shaped("in_play", ListOf(Id("card"), len(CARDS)), "I-9", cards_at(PLAY), put_at(PLAY)),
    Group(
        "draft",
        "I-6",
        Field("set", Number(0, 1), "I-7.3", "draft_set"),
        Field("pass", Number(0, 3), "I-6.1", "draft_pass"),
        Field("cards", PerSeat(action_cards(4), []), "I-5.5", "draft"),
        Field("kept", PerSeat(action_cards(3), []), "I-6.1"),
        Field("passed", PerSeat(ListOf(action_cards(3), 3), []), "I-6.1", "passed_on"),
    ),
    Field("waiting", tiles_on_map(16), "I-12.3"),
    Field("mover", SeatNumber(absent=True), "I-12.3"),
    Field("clash", Maybe(CLASH), "I-12"),
    Ending("I-15.4"),
)

FOLLOWING: Final = ("seats", "options", "reserves", "result")

# What a position may say besides
BARE: Final = Field("bare", Flag(), "I-4.4")
TILES: Final = Field("tiles", ListOf(Id("territory"), 4, once=True), "I-4.4")
POSITION: Final = Record(
    None, BARE, TILES, *(field for name, field in STATE.fields.items() if name not in FOLLOWING)
)


def get_maneuver(g: Inis) -> tuple[bool, Seat, bool] | None:
    """What the maneuver that is going on has left behind."""
    clash = g.clash
    if clash is None or not (clash.over or clash.struck or clash.named >= 0):
        return None
    return clash.over, clash.named, clash.struck


def put_maneuver(g: Inis, left: tuple[bool, Seat, bool] | None) -> None:
    """Sets that in the clash."""
    if g.clash is not None and left is not None:
        g.clash.over, g.clash.named, g.clash.struck = left


def get_step(g: Inis) -> str | None:
    """I-12.5: how far the clash that is going on has come."""
    return None if g.clash is None else g.clash.step


def put_step(g: Inis, step: str | None) -> None:
    """Sets that in the clash."""
    if g.clash is not None and step is not None:
        g.clash.step = step


MASKS: Final = Number(0, 1 << 30)


def new_pool(_scope: Scope) -> Pool:
    """Drawn cards that nobody has yet."""
    return Pool(0, False)


POOL: Final = Record(
    new_pool,
    Field("seat", SeatNumber(), "I-17"),
    Field("cards", ListOf(Id("Epic Tale"), len(facts.EPIC)), "I-17"),
    Field("keep_one", Flag(), "I-17"),
)

# What a snapshot has besides: who knows what, and what is there only in the middle of an effect
KNOWLEDGE: Final = Record(
    None,
    Field("reveals", Number(0, 1 << 30), "I-21"),
    Field("cards", ListOf(PerId("card", MASKS), 5), "I-21", "know"),
    Field("tiles", ListOf(ListOf(Id("territory"), 16), 5), "I-21", "known_tiles"),
    Field(
        "caps",
        ListOf(ListOf(Row(cards=TupleOf(Id("Action card")), zones=MASKS, most=Number()), 16), 5),
        "I-21",
    ),
    Field("pools", ListOf(POOL), "I-17", default=[]),
    Field("history", ListOf(TupleOf(Number())), "I-15.1", default=[]),
    Field("met_so_far", ListOf(TupleOf(Number())), "I-15.1", default=[]),
    Shaped("step", Maybe(Word(*CLASH_STEPS)), "I-12.5", get_step, put_step, default=None),
    Shaped(
        "maneuver",
        Maybe(Row(over=Flag(), named=SeatNumber(absent=True), struck=Flag())),
        "I-12.11",
        get_maneuver,
        put_maneuver,
        default=None,
    ),
)


# -- export and restore ------------------------------------------------------------------------


def export(g: Inis) -> dict[str, Json]:
    """The whole state, secrets included, as plain data."""
    return STATE.export(g)


def pack(g: Inis) -> dict[str, Json]:
    """The exported state, and what is not part of a position: who knows what, and reveals."""
    data = export(g)
    data["knowledge"] = KNOWLEDGE.terse(g)
    return data


def unpack(data: dict[str, Json]) -> Inis:
    """The state that `pack` wrote; it was sound when it was written."""
    g = restore({key: value for key, value in data.items() if key != "knowledge"})
    place, scope = Place("knowledge", "I-21"), scope_of(g.seats, g.map)
    KNOWLEDGE.fill(g, KNOWLEDGE.known(data.get("knowledge"), place, scope), place, scope)
    return g


def scope_of(seats: int, on_map: Mapping[str, object]) -> Scope:
    """The ids of a match."""
    in_use = (*facts.action_cards(seats), *facts.TERRITORIES, *facts.EPIC)
    return Scope(
        seats,
        {
            "card": dict.fromkeys(in_use),
            "Action card": dict.fromkeys(facts.action_cards(seats)),
            "Epic Tale": dict.fromkeys(facts.EPIC),
            "territory": dict.fromkeys(facts.TERRITORIES),
            "territory on the map": on_map,
        },
    )


def restore(data: dict[str, Json]) -> Inis:
    """The state that `export` wrote; every seat knows its own cards and what lies open."""
    g = Inis()
    seats: int = STATE.ahead(data, "seats")
    g.begin(seats, STATE.ahead(data, "options"))
    g.at = dict.fromkeys(CARDS, BOX)
    scope = scope_of(seats, g.map)
    STATE.fill(g, STATE.known(data, Place(), scope), Place(), scope)
    complete_clash(g)
    note_zones(g)
    default_knowledge(g)
    return g


def complete_clash(g: Inis) -> None:
    """I-2.11, I-20.1: the instigator begins; reserves follow from the map and the Cauldron."""
    for seat in range(g.seats):
        g.reserve[seat] = facts.CLANS - sum(t.clans[seat] for t in g.map.values())
    clash = g.clash
    if clash is None:
        return
    if clash.active < 0:
        clash.active = clash.instigator
    if clash.starter < 0:
        clash.starter = clash.instigator
    clash.step = "maneuvers"  # where a match in a clash goes on
    if clash.cauldron >= 0:
        g.reserve[clash.cauldron] -= len(clash.cauldron_clans)


def note_zones(g: Inis) -> None:
    """Notes where the cards of every list are."""
    zones: list[tuple[list[str], int]] = [
        *((g.hands[seat], seat) for seat in range(g.seats)),
        *((g.draft[seat], DRAFT + seat) for seat in range(g.seats)),
        *((pile, DECK) for pile in (g.action_deck, g.epic_deck)),
        *((pile, DISCARD) for pile in (g.action_discard, g.epic_discard)),
        ([g.aside] if g.aside else [], ASIDE),
    ]
    for cards, zone in zones:
        for card in cards:
            g.at[card] = zone


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
    seats: int = STATE.ahead(fresh, "seats")
    scope = scope_of(seats, dict.fromkeys(facts.TERRITORIES))
    given = given_in(changes, POSITION, FOLLOWING, scope)
    data = begun(fresh, given, seats)
    for key, value in given.items():
        if key not in (BARE.name, TILES.name):
            data[key] = merged(data[key], value)
    if "turn" not in given:
        data["turn"] = data["brenn"]
    place_tiles(data, given, seats)
    place_cards(data, given, seats)
    place_capital(data)
    g = restore(data)
    wrong = [*broken_invariants(g), *impossible_start(g)]
    if wrong:
        raise BadPosition("; ".join(wrong))
    refuse_contradictions(changes, export(g), STATE, FOLLOWING)
    return g


def begun(fresh: dict[str, Json], given: dict[str, Json], seats: int) -> dict[str, Json]:
    """What the changes are merged into: the fresh match in its first season, or a bare one."""
    data = deepcopy(fresh)
    data["phase"] = "season"
    data["round"] = 1
    bare = given.get("bare") is True
    if bare or "tiles" in given:
        data["territories"] = first_tiles(as_ids(given.get("tiles")), bare)
        data["face_up"] = []
    if "tiles" in given and len(as_ids(given["tiles"])) != seats:
        count = len(as_ids(given["tiles"]))
        raise Place("tiles", TILES.rule).wrong(f"has {count} territories, {seats} are laid")
    return data


def first_tiles(tiles: list[str], bare: bool) -> dict[str, Json]:
    """I-3.7, I-3.8: the tiles of the set-up, with what they enter play with."""
    return {
        tile: {
            "at": list[Json](anchor),
            "sanctuaries": 0 if bare or tile not in facts.ENTERS_WITH_SANCTUARY else 1,
        }
        for tile, anchor in zip(tiles, START, strict=False)
    }


def place_tiles(data: dict[str, Json], given: dict[str, Json], seats: int) -> None:
    """A territory that the changes add comes from the stack, at its place or the first legal."""
    territories = as_table(data["territories"])
    settings: Settings = STATE.ahead(data, "options")
    taken: list[Anchor] = []
    for number, (key, value) in enumerate(territories.items()):
        table = as_table(value)
        if "at" not in table:
            table["at"] = list[Json](free_place(key, number, taken, settings, seats))
        taken.append(TERRITORY.ahead(table, "at"))
    if "stack" not in given:
        stack = [tile for tile in as_ids(data["stack"]) if tile not in territories]
        gone = [t for t in facts.TERRITORIES if t not in territories and t not in stack]
        data["stack"] = list[Json]([*stack, *gone])


def free_place(
    key: str, number: int, taken: list[Anchor], settings: Settings, seats: int
) -> Anchor:
    """I-3.6, I-3.8: where a tile lies whose place is not given."""
    if number < seats:
        return START[number]
    places = legal_places(taken, settings.min_shared_edges, settings.map_mode == "lattice")
    if not places:
        raise Place(f"territories.{key}.at", "I-3.6").wrong("is missing: there is no legal place")
    return places[0]


def place_cards(data: dict[str, Json], given: dict[str, Json], seats: int) -> None:
    """A card that the changes name leaves its old place; one they displace goes to its pile."""
    piles = Piles(
        data,
        (
            *("action_deck", "action_discard", "epic_deck", "epic_discard", "aside"),
            *("face_up", "played", "in_play"),
            *(f"hands.{seat}" for seat in range(seats)),
            *(f"draft.cards.{seat}" for seat in range(seats)),
        ),
    )
    piles.settle(given, "I-20.3")
    in_season = data["phase"] in ("season", "over")
    placed = piles.placed()
    spare = [card for card in facts.action_cards(seats) if card not in placed]
    if in_season and "action_deck" not in given:
        spare = [*piles.of("action_deck"), *spare]
        piles.lay("action_deck", [])
    piles.add("action_discard" if in_season else "action_deck", spare)
    piles.add("epic_deck", [card for card in facts.EPIC if card not in placed])
    piles.add("face_up", [tile for tile in as_table(data["territories"]) if tile not in placed])


def place_capital(data: dict[str, Json]) -> None:
    """A position after the set-up has a Capital: if none is named, in its first territory."""
    tables = {key: as_table(table) for key, table in as_table(data["territories"]).items()}
    if data["phase"] == "capital" or any(table.get("capital") for table in tables.values()):
        return
    for key, table in tables.items():
        if key != "swamp":
            table["capital"] = True
            return
