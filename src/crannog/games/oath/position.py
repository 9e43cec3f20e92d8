"""The state as a file: export, restore, and a scenario's changes merged into a fresh match.

The form is described in docs/reference/oath-state.md.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from crannog.fields import (
    Chance,
    Derived,
    Ending,
    Field,
    Flag,
    Id,
    Index,
    ListOf,
    Maybe,
    Number,
    NumberBits,
    Numbered,
    Options,
    PerName,
    PerNumber,
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
from crannog.games.oath import zones
from crannog.games.oath.battle import Campaign
from crannog.games.oath.check import broken_invariants
from crannog.games.oath.chronicle.record import STEPS, Chronicle
from crannog.games.oath.citizens import SLOT_NAMES
from crannog.games.oath.facts import (
    COLOURS,
    DARKEST_SECRET,
    DENIZEN_NUMBERS,
    GOALS,
    GRAND_SCEPTER,
    ID,
    INTACT,
    NO_SUIT,
    NUMBER,
    PEOPLES_FAVOR,
    PURPLE,
    REGIONS,
    RELIC_NUMBERS,
    RUINED,
    SITE_NUMBERS,
    SLOTS,
    SUITS,
    VISION_NUMBERS,
    WARBANDS,
)
from crannog.games.oath.messages import REASONS
from crannog.games.oath.options import Settings
from crannog.games.oath.possible import impossible_start
from crannog.games.oath.powers.declared import LATER
from crannog.games.oath.prince.policy.mind import MOST_SKIPS
from crannog.games.oath.prince.record import PASSED, SKIPPED, SPACES, TO_SEARCH, Prince
from crannog.games.oath.prince.sheet import ARROW, MOST_ACTIONS, NODE_IDS, TACTICS, THREATS
from crannog.games.oath.redraw import is_facedown
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, Oath, Player, Site, nowhere
from crannog.games.oath.title import WINNING_RULES, leaders
from crannog.games.oath.verbs import empty_slot
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json
from crannog.positions import Piles, as_ids, as_table, given_in, merged, refuse_contradictions

PHASES: Final = ("setup", "wake", "act", "rest", "round-end", "chronicle", "over")
MANY: Final = 300  # more cards than there are


# -- kinds -------------------------------------------------------------------------------------


def thing(kind: str, absent: bool = False) -> Numbered:
    """A card, site, relic or banner by its id, which the state has as its number (0: none)."""
    return Numbered(kind, NUMBER, ID, absent)


def cards(kind: str = "card", turned: bool = False) -> ListOf:
    """A list of cards of a kind."""
    return ListOf(thing(kind), MANY, turned, once=True)


TOKENS: Final = Row(favor=Number(0, 36), secrets=Number(0, 99))
SLOT: Final = Index(SLOTS, absent=-1)
NOTED: Final = ListOf(Row(card=thing("card"), seat=SeatNumber(absent=True)), 60)


# -- the fields --------------------------------------------------------------------------------


def new_player(_scope: Scope) -> Player:
    """A board that is nobody's yet."""
    player = Player()
    player.begin(PURPLE, EXILE)
    return player


def new_site(_scope: Scope) -> Site:
    """A site that is not yet on the map."""
    site = Site()
    site.begin(0, True)
    return site


def new_campaign(_scope: Scope) -> Campaign:
    """A campaign that nobody has declared yet."""
    campaign = Campaign()
    campaign.begin(0, 0, 0)
    return campaign


def new_chronicle(_scope: Scope) -> Chronicle:
    """A chronicle of which nothing is written yet."""
    chronicle = Chronicle()
    chronicle.begin(0, "", "")
    return chronicle


PLAYER: Final = Record(
    new_player,
    Field("colour", Index(COLOURS), "O-1.9"),
    Field("role", Word(CHANCELLOR, EXILE, CITIZEN), "O-6.6.3"),
    Field("pawn", SLOT, "O-1.23"),
    Field("supply", Number(0, 7), "O-2.2.4", default=7),
    Field("favor", Number(0, 36), "O-2.2.1", default=0),
    Field("secrets", Number(0, 99), "O-2.2.1", default=0),
    Field("dark_secrets", Number(0, 99), "O-7.1.2", default=0),
    Field("warbands", Number(0, 24), "O-2.2.1", default=0),
    Field("bank", Number(0, 24), "O-2.2.3", default=0),
    Field("advisers", cards("denizen or Vision"), "O-2.2.2", default=[]),
    Field("relics", cards("relic"), "O-2.2.3", default=[]),
    Field("vision", thing("Vision", absent=True), "O-5.1.4", default=None),
)

SITE: Final = Record(
    new_site,
    Field("site", thing("site"), "O-1.1", "card"),
    Field("up", Flag(), "O-2.8.1"),
    Field("colour", Index(COLOURS, absent=NOBODY), "O-10.rule", default=None),
    Field("warbands", Number(0, 24), "O-10.rule", default=0),
    Field("cards", cards("denizen or edifice"), "O-2.8.1", default=[]),
    Field("relics", cards("relic"), "O-2.8.2", default=[]),
    Field("favor", Number(0, 36), "O-2.8.2", default=0),
    Field("secrets", Number(0, 99), "O-2.8.2", default=0),
)

PLACES: Final = ListOf(Number(0, 13), 14)
SIDES: Final = ListOf(Flag(), 2)
CAMPAIGN: Final = Record(
    new_campaign,
    Field("step", Word("targets", "plans", "rolls", "outcome"), "O-5.5"),
    Field("attacker", SeatNumber(), "O-5.5.1"),
    Field("defender", SeatNumber(absent=True), "O-5.5.1"),
    Field("site", SLOT, "O-5.5.1"),
    Field("free", Flag(), "O-5.5", default=False),
    Field("outlaw", SeatNumber(absent=True), "O-5.5.1", default=None),
    Field("allies", ListOf(SeatNumber(), 6), "O-5.5.2", default=[]),
    Field("sites", ListOf(SLOT, 8, once=True), "O-5.5.2", default=[]),
    Field("relics", cards("relic"), "O-5.5.2", default=[]),
    Field("banners", cards("banner"), "O-5.5.2", default=[]),
    Field("banish", Flag(), "O-5.5.2", default=False),
    Field("site_relics", cards("relic"), "O-5.5.2", default=[]),
    Field("attack_dice", Number(0, 200), "O-5.5.2", default=0),
    Field("defence_dice", Number(0, 200), "O-5.5.2", default=0),
    Field("forces", ListOf(PLACES, 2), "O-10.force"),
    Field("bandits_fight", Number(0, 99), "O-10.force", default=0),
    Field("declared", Flag(), "O-5.5.2", default=True),
    Field("used", NOTED, "O-5.5.3", default=[]),
    Field("closed", SIDES, "O-5.5.3", default=[False, False]),
    Field("spares", SIDES, "O-5.5.5", default=[False, False]),
    Field("faces_ignored", ListOf(ListOf(Number(0, 3), 9), 2), "O-5.5.5", default=[[], []]),
    Field("roll_twice", Flag(), "O-5.5.5", default=False),
    Field("roll_halved", Flag(), "O-5.5.5", default=False),
    Field("sacrifice_worth", Number(1, 9), "O-5.5.5", default=1),
    Field("defeat_kills_none", SIDES, "O-5.5.6", default=[False, False]),
    Field("all_die", SIDES, "O-5.5.6", default=[False, False]),
    Field("saves_dead", ListOf(Number(-1, MANY), 2), "O-5.5.6", default=[-1, -1]),
    Field(
        "saved",
        ListOf(ListOf(Row(colour=Number(0, 5), count=Number(0, 24)), 60), 2),
        "O-5.5.6",
        default=[[], []],
    ),
    Field("if_defeated", NOTED, "O-5.5.6", default=[]),
    Field("if_victorious", NOTED, "O-5.5.8", default=[]),
    Field("at_end", NOTED, "O-5.5.8", default=[]),
    Field("won_at_once", Number(-1, 1), "O-5.5.5", default=-1),
    Field("attack", Number(0, 9999), "O-5.5.5", default=0),
    Field("defence", Number(0, 9999), "O-5.5.4", default=0),
    Field("dead", ListOf(Number(0, 200), 2), "O-10.kill", default=[0, 0]),
    Field("victor", Number(-1, 1), "O-5.5.5", default=-1),
)


COUNTS: Final = Row(**{goal: TupleOf(Number(0, 40)) for goal in GOALS})


def new_prince(_scope: Scope) -> Prince:
    """The Prince's tokens as they lie in the set-up."""
    prince = Prince()
    prince.begin(GOALS[0])
    return prince


def node_of_sheet() -> Index:
    """A node of the mind sheet by its id; the page of the form does not list them all."""
    node = Index(NODE_IDS)
    node.form = "node"
    return node


PRINCE: Final = Record(
    new_prince,
    Field("spaces", ListOf(ListOf(Index(SUITS), 6, once=True), SPACES), "O-12.6.6"),
    Field("threat", Index(THREATS), "O-12.5.1", default=THREATS[0]),
    Field("tactics", Number(0, len(TACTICS) - 1), "O-12.6.2", default=0),
    Field("start", node_of_sheet(), "O-12.1.6"),
    Field("current", node_of_sheet(), "O-12.1.6"),
    Field("ambition", Number(0, 36), "O-12.2.8", default=0),
    Field("has_played", Flag(), "O-12.5", default=False),
    Field("actions", Number(TO_SEARCH, MOST_ACTIONS), "O-12.7.1", default=TO_SEARCH),
    Field("skips", Number(0, MOST_SKIPS), "O-12.7.5", default=0),
    Field(
        "path",
        ListOf(Row(arrow=Number(0, len(ARROW) - 1), how=Number(PASSED, SKIPPED)), 999),
        "O-12.7.2",
        default=[],
    ),
    Field("wanted", ListOf(thing("card"), 40), "O-12.7", default=[]),
)


CHRONICLE: Final = Record(
    new_chronicle,
    Field("winner", SeatNumber(), "O-8"),
    Field("reason", Word(*REASONS), "O-3"),
    Field("rule", Word(*WINNING_RULES), "O-3"),
    Field("step", Word(*STEPS), "O-8", default=STEPS[0]),
    Field("counts", Maybe(COUNTS), "O-2.11", default=None),
    Field("roles", ListOf(Word(CHANCELLOR, EXILE, CITIZEN), 6), "O-8.7", default=[]),
    Field("invited", ListOf(SeatNumber(), 5, once=True), "O-8.2", default=[]),
    Field("vow", Id("goal", absent=True), "O-8.1", default=None),
    Field("built", thing("edifice", absent=True), "O-8.3.1", default=None),
    Field("repaired", thing("edifice", absent=True), "O-8.3.1", default=None),
    Field("ruined", cards("edifice"), "O-8.3.3", default=[]),
    Field("added", cards("denizen"), "O-8.4", default=[]),
    Field("healed", Flag(), "O-8.4", default=False),
    Field("lost", cards("denizen"), "O-8.5", default=[]),
)


def get_banner(attribute: str, banner: int) -> Callable[[Oath], int]:
    """What finds a field of a banner."""
    return lambda g: getattr(g, attribute)[banner]


def put_banner(attribute: str, banner: int) -> Callable[[Oath, int], None]:
    """What sets a field of a banner."""
    return lambda g, value: getattr(g, attribute).update({banner: value})


def banner_fields(name: str, banner: int) -> tuple[Field, Field]:
    """Who holds a banner, and how many tokens lie on it."""
    return (
        Shaped(
            f"{name}_holder",
            SeatNumber(absent=True),
            "O-2.5",
            get_banner("banner_holder", banner),
            put_banner("banner_holder", banner),
        ),
        Shaped(
            f"{name}_tokens",
            Number(1, 99),
            "O-2.5.2",
            get_banner("banner_tokens", banner),
            put_banner("banner_tokens", banner),
        ),
    )


STATE: Final = Record(
    None,
    Derived("seats", Number(1, 6), "O-1.7", lambda g: g.seats),
    Derived("options", Options(Settings), "O-13", lambda g: g.settings),
    Field("rng", Chance(), "O-1"),
    Field("phase", Word(*PHASES), "O-4"),
    Field("round", Number(1, 8), "O-2.1.4"),
    Field("active", SeatNumber(), "O-4"),
    Field("goal", Word(*GOALS), "O-2.10"),
    Field("title", SeatNumber(), "O-2.11"),
    Field("usurper", Flag(), "O-2.11.3"),
    Field("visions_drawn", Number(0, 99), "O-2.1.6"),
    Field("banks", PerName("suit", SUITS, Number(0, 36), 0), "O-2.1.3"),
    *banner_fields("peoples_favor", PEOPLES_FAVOR),
    Field("mob", Flag(), "O-4.1.1"),
    *banner_fields("darkest_secret", DARKEST_SECRET),
    Field("players", PerSeat(PLAYER), "O-2.2"),
    Field("prince", Maybe(PRINCE), "O-12.1", default=None),
    Field("sites", PerName("slot", SLOTS, SITE, None), "O-1.1"),
    Field("facedown", NumberBits(thing("card"), MANY), "O-2.2.2", "dark"),
    Field("deck", cards("denizen or Vision", turned=True), "O-2.1.5"),
    Field("part2", Number(0, 99), "O-2.1.5"),
    Field("part3", Number(0, 99), "O-2.1.5"),
    Field("piles", PerName("region", REGIONS, cards("denizen or Vision"), []), "O-2.1.2"),
    Field("relic_deck", cards("relic", turned=True), "O-1.18"),
    Field("reliquary", PerName("slot", SLOT_NAMES, thing("relic", absent=True), None), "O-2.3"),
    Field("dispossessed", cards("denizen"), "O-1.F.10"),
    Field(
        "laid", PerNumber(thing("card"), Row(favor=Number(0, 36), secrets=Number(0, 99))), "O-7.1.2"
    ),
    Field("caged", PerName("colour", COLOURS, Number(0, 24), 0), "O-10.kill"),
    Field("prophet", SeatNumber(absent=True), "O-3.2"),
    Field("prophet_vision", thing("Vision", absent=True), "O-3.2"),
    Field("ending", Flag(), "O-4.2"),
    Field("careful", Flag(), "O-7.4.1"),
    Field("scepter_sleeps", Flag(), "O-6.4"),
    Field("discarded_here", ListOf(Number(0, 47), 99), "O-11.1"),
    Field("refused", ListOf(Row(power=Number(-9, MANY), who=Number(0, 99)), 99), "O-7.6.3"),
    Field(
        "agenda",
        ListOf(Row(what=Word("campaign", *LATER), seat=SeatNumber(), about=Number(0, MANY)), 20),
        "O-4.2",
    ),
    Field("campaign", Maybe(CAMPAIGN), "O-5.5"),
    Field("stand_in", SLOT, "O-5.5.1"),
    Field("idle_citizens", ListOf(Index(COLOURS), 5, once=True), "O-8.7"),
    Field("chronicle", Maybe(CHRONICLE), "O-8"),
    Ending("O-3"),
)

FOLLOWING: Final = ("seats", "options", "result")
BARE: Final = Field("bare", Flag(), "O-1")
POSITION: Final = Record(
    None, BARE, *(field for name, field in STATE.fields.items() if name not in FOLLOWING)
)

# What a snapshot has besides: who knows what, and what is there only in the middle of an action
KNOWLEDGE: Final = Record(
    None,
    Field("reveals", Number(0, 1 << 30), "O-9.4"),
    Field("know", ListOf(NumberBits(thing("card"), MANY), 6), "O-9.4"),
    Field("drawn", cards("denizen or Vision"), "O-5.1.2", default=[]),
    Field("hand", thing("denizen or Vision", absent=True), "O-5.1.4", default=None),
    Field("disguise", SeatNumber(absent=True), "O-5.3", default=None),
    Field("acted_suit", Index(SUITS, absent=NO_SUIT), "O-5.3", default=None),
    Field("dice", Word("", "attack", "defence"), "O-5.5.4", default=""),
    Field("rolled", ListOf(Number(0, 200), 6), "O-5.5.4", default=[]),
    Field("taken", cards("relic"), "O-10.take", default=[]),
    Field("in_use", ListOf(thing("card"), 60), "O-7.4.3", default=[]),
    Field("history", ListOf(TupleOf(Number(0, 40))), "O-2.11", default=[]),
)


# -- export and restore ------------------------------------------------------------------------


def export(g: Oath) -> dict[str, Json]:
    """The whole state, secrets included, as plain data."""
    return STATE.export(g)


def pack(g: Oath) -> dict[str, Json]:
    """The exported state, and what is not part of a position: who knows what, and reveals."""
    return {**export(g), "knowledge": KNOWLEDGE.terse(g)}


def unpack(data: dict[str, Json]) -> Oath:
    """The state that `pack` wrote; it was sound when it was written."""
    g = restore({key: value for key, value in data.items() if key != "knowledge"})
    place, scope = Place("knowledge", "O-9.4"), scope_of(len(g.players))
    KNOWLEDGE.fill(g, KNOWLEDGE.known(data.get("knowledge"), place, scope), place, scope)
    note_zones(g)
    return g


def players_in(data: dict[str, Json]) -> int:
    """The people and the Prince (O-12.1)."""
    seats: int = STATE.ahead(data, "seats")
    settings: Settings = STATE.ahead(data, "options")
    return seats + (settings.prince != "none")


def scope_of(players: int) -> Scope:
    """The ids of a match; where a seat is meant the Prince may be, too."""
    edifices = [*INTACT, *RUINED]
    kinds: dict[str, list[int]] = {
        "card": list(NUMBER.values()),
        "denizen": list(DENIZEN_NUMBERS),
        "denizen or Vision": [*DENIZEN_NUMBERS, *VISION_NUMBERS],
        "denizen or edifice": [*DENIZEN_NUMBERS, *edifices],
        "relic": list(RELIC_NUMBERS),
        "site": list(SITE_NUMBERS),
        "edifice": edifices,
        "banner": [DARKEST_SECRET, PEOPLES_FAVOR],
        "Vision": list(VISION_NUMBERS),
    }
    ids = {kind: dict.fromkeys(ID[number] for number in found) for kind, found in kinds.items()}
    return Scope(players, {**ids, "goal": dict.fromkeys(GOALS)})


def restore(data: dict[str, Json]) -> Oath:
    """The state that `export` wrote; every seat knows its own cards and what lies open."""
    g = Oath()
    seats: int = STATE.ahead(data, "seats")
    g.seats = seats
    g.begin(STATE.ahead(data, "options"))
    scope = scope_of(players_in(data))
    STATE.fill(g, STATE.known(data, Place(), scope), Place(), scope)
    note_zones(g)
    default_knowledge(g)
    return g


def note_zones(g: Oath) -> None:
    """Notes where every card is, and so which are in the world; what lies nowhere is not in it."""
    g.where = nowhere()
    for card in (*DENIZEN_NUMBERS, *INTACT):
        g.where[card] = zones.ARCHIVE
    for zone, lying in zones_of(g):
        for card in lying:
            if g.where[card] not in (zones.BOX, zones.ARCHIVE):
                raise BadPosition(f"O-1: {ID[card]} is in two places of the position")
            g.where[card] = zone
    for intact, ruined in zip(INTACT, RUINED, strict=True):
        if g.where[ruined] != zones.BOX:
            g.where[intact] = zones.BOX
    for slot, relic in enumerate(g.reliquary):
        if not relic:
            empty_slot(g, slot)
    g.world = frozenset(card for card in DENIZEN_NUMBERS if g.where[card] != zones.ARCHIVE)


def zones_of(g: Oath) -> list[tuple[int, list[int]]]:
    """Every zone with the cards that lie there."""
    found = [
        (zones.DECK, g.deck),
        (zones.RELIC_DECK, g.relic_deck),
        (zones.DISPOSSESSED, g.dispossessed),
        (zones.DRAWN, g.drawn),
        (zones.HAND, [g.hand] if g.hand else []),
        (zones.RELIQUARY, [relic for relic in g.reliquary if relic]),
        *((zones.PILE + region, pile) for region, pile in enumerate(g.piles)),
    ]
    for seat, player in enumerate(g.players):
        found.append((zones.ADVISERS + seat, player.advisers))
        found.append((zones.HELD + seat, player.relics))
        found.append((zones.REVEALED + seat, [player.vision] if player.vision else []))
    for slot, site in enumerate(g.sites):
        found.append((slot, [site.card, *site.cards]))
        found.append((zones.AT_SITE + slot, site.relics))
    return found


def default_knowledge(g: Oath) -> None:
    """O-9.4: each knows what lies open, and the own facedown advisers."""
    seen = sum(1 << card for card in NUMBER.values() if not is_facedown(g, card))
    hidden_sites = sum(1 << site.card for site in g.sites if not site.up)
    g.know = [seen & ~hidden_sites] * len(g.players)
    for seat, player in enumerate(g.players):
        g.know[seat] |= sum(1 << card for card in player.advisers)


# -- a scenario's changes ----------------------------------------------------------------------


def merge(fresh: dict[str, Json], changes: dict[str, Json]) -> Oath:
    """A fresh match's export with changes; what they don't mention keeps a sensible place."""
    players = players_in(fresh)
    given = given_in(changes, POSITION, FOLLOWING, scope_of(players))
    if given.get("prince") is None and "prince" in given:
        del given["prince"]
    if "prince" in given and fresh["prince"] is None:
        raise BadPosition("O-12.1: prince: he plays only where the option prince says so")
    data = begun(fresh, given, players)
    for key, value in given.items():
        if key != BARE.name:
            data[key] = merged(data[key], value)
    place_sites(data, given)
    place_cards(data, given, players)
    count_warbands(data, given)
    g = restore(data)
    if "title" not in given:
        settle_title(g)
    wrong = [*broken_invariants(g), *impossible_start(g)]
    if wrong:
        raise BadPosition("; ".join(wrong))
    refuse_contradictions(changes, export(g), STATE, FOLLOWING)
    return g


def begun(fresh: dict[str, Json], given: dict[str, Json], players: int) -> dict[str, Json]:
    """What the changes are merged into: the fresh match in its first Act phase, or a bare one."""
    data = deepcopy(fresh)
    if given.get("phase") == "setup":
        return data
    data["phase"] = "act"
    for seat in range(players):
        board = as_table(as_table(data["players"])[str(seat)])
        if board["pawn"] is None:
            board["pawn"] = SLOTS[0]
        dealt = as_ids(board["advisers"])
        kept, others = dealt[:1], dealt[1:]
        board["advisers"] = list[Json](kept)
        pile = as_table(data["piles"])
        pile[REGIONS[1]] = [*as_ids(pile[REGIONS[1]]), *others]  # O-1.23, for a pawn in the Cradle
    if given.get("bare") is True:
        make_bare(data)
    return data


def make_bare(data: dict[str, Json]) -> None:
    """O-1: no cards at sites, no warbands on the map, no advisers; tokens as in the set-up."""
    for site in as_table(data["sites"]).values():
        row = as_table(site)
        row |= {"cards": [], "relics": [], "colour": None, "warbands": 0, "favor": 0, "secrets": 0}
    for board in as_table(data["players"]).values():
        as_table(board)["advisers"] = []
    data["facedown"] = []


def place_sites(data: dict[str, Json], given: dict[str, Json]) -> None:
    """A site that the changes put somewhere leaves its old slot to one that is not on the map."""
    sites = as_table(data["sites"])
    rows = {slot: as_table(row) for slot, row in sites.items()}
    said = {
        slot for slot, row in as_table(given.get("sites", {})).items() if "site" in as_table(row)
    }
    named = [str(rows[slot]["site"]) for slot in rows if slot in said]
    for name in named:
        if named.count(name) > 1:
            raise BadPosition(f"O-1.1: sites: {name} is in two places of the position")
    lying = {*named, *(str(row["site"]) for row in rows.values())}
    spare = [ID[site] for site in SITE_NUMBERS if ID[site] not in lying]
    for slot, row in rows.items():
        if slot not in said and row["site"] in named:
            row["site"] = spare.pop()


def place_cards(data: dict[str, Json], given: dict[str, Json], players: int) -> None:
    """A card that the changes name leaves its old place; a displaced relic goes to the deck."""
    boards = [f"players.{seat}" for seat in range(players)]
    relics = Piles(
        data,
        (
            "relic_deck",
            *(f"reliquary.{slot}" for slot in SLOT_NAMES),
            *(f"{board}.relics" for board in boards),
            *(f"sites.{slot}.relics" for slot in SLOTS),
        ),
    )
    relics.settle(given, "O-1.A")
    placed = relics.placed()
    spare = [ID[r] for r in RELIC_NUMBERS if ID[r] not in placed and r != GRAND_SCEPTER]
    relics.add("relic_deck", spare)
    cards_of_world = Piles(
        data,
        (
            *("deck", "dispossessed"),
            *(f"piles.{region}" for region in REGIONS),
            *(f"{board}.advisers" for board in boards),
            *(f"{board}.vision" for board in boards),
            *(f"sites.{slot}.cards" for slot in SLOTS),
        ),
    )
    cards_of_world.settle(given, "O-1.A")
    held = [card for board in boards for card in cards_of_world.of(f"{board}.advisers")]
    if "facedown" not in given:
        dark = as_ids(data["facedown"])
        data["facedown"] = [c for c in held if c in dark or NUMBER[c] in VISION_NUMBERS]


def count_warbands(data: dict[str, Json], given: dict[str, Json]) -> None:
    """O-1.A: what a position does not say of the banks follows from the warbands in play."""
    said = as_table(given.get("players", {}))
    boards = {seat: as_table(board) for seat, board in as_table(data["players"]).items()}
    sites = [as_table(site) for site in as_table(data["sites"]).values()]
    for seat, board in boards.items():
        if "bank" in as_table(said.get(seat, {})):
            continue
        colour = board["colour"]
        used = sum(number(site["warbands"]) for site in sites if site["colour"] == colour)
        for other in boards.values():
            own = other["colour"] if other["role"] == EXILE else COLOURS[PURPLE]
            used += number(other["warbands"]) if own == colour else 0
        used += number(as_table(data["caged"])[str(colour)])
        used += data["prophet"] == int(seat)
        board["bank"] = max(0, WARBANDS[COLOURS.index(str(colour))] - used)


def settle_title(g: Oath) -> None:
    """O-2.11.2: who meets the goal has the title, if the position does not say who has it."""
    first = leaders(g, g.goal)
    if first and g.title not in first:
        g.title = first[0]


def number(value: Json) -> int:
    """Plain data that is known to be a whole number."""
    assert isinstance(value, int)
    return value
