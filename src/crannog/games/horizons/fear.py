"""The 15 fear cards at their three Terror Levels (H-7)."""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from crannog.games.horizons.facts import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    HEALTH,
    INVADERS,
    SMALL,
    SMALLER,
    TOWN,
)
from crannog.games.horizons.state import Horizons, Land, Work
from crannog.games.horizons.tides import raise_tide
from crannog.games.horizons.verbs import (
    DONE,
    EVERYBODY,
    deal,
    decide,
    destroy,
    destroy_all,
    destroy_chosen,
    gain_energy,
    gather,
    move_piece,
    pieces_in,
    push,
    remove,
    replace,
)
from crannog.games.horizons.victory import end_of_action, end_of_effect
from crannog.kernel.ask import Ask, Asks, Choice, Rules, Seat

Effect: TypeAlias = Callable[[Horizons, int], Rules[None]]
Offer: TypeAlias = Callable[[], list[Choice]]
Act: TypeAlias = Callable[[Seat, Choice], Rules[None]]
Filter: TypeAlias = Callable[[Land], bool]

FEAR_CARDS: Final[dict[str, Effect]] = {}
DEMANDS: Final[dict[str, tuple["Demand", ...]]] = {}  # by card, for each Terror Level
NO: Final[Choice] = ("no",)


class Demand:
    """What a fear card wants of the land that a player picks, and the pieces it acts on there.

    It only serves to say why something is not offered: `land` is the end of a message's id.
    """

    __slots__ = ("land", "pieces")

    def __init__(self, land: str = "", *pieces: str) -> None:
        self.land = land
        self.pieces = pieces or (*INVADERS, DAHAN)


def fear_card(card: str, *demands: Demand) -> Callable[[Effect], Effect]:
    """Declares a fear card; its function gets the Terror Level."""

    def declare(effect: Effect) -> Effect:
        FEAR_CARDS[card] = effect
        DEMANDS[card] = demands or (Demand(), Demand(), Demand())
        return effect

    return declare


def resolve_fear_card(g: Horizons) -> Rules[None]:
    """H-7.1 to H-7.3: the oldest earned card, at the Terror Level of the moment."""
    card = g.earned.pop(0)
    level = g.terror_level()
    g.reveals += 1
    g.fear_discard.append(card)
    g.work = Work(card, level=level)
    g.tell("fear-card", "H-7.2", card, level)
    yield from FEAR_CARDS[card](g, level)
    g.work = None
    yield from end_of_effect(g)


# -- shared shapes -----------------------------------------------------------------------------


def each_player(g: Horizons, card: str, level: int, offer: Offer, act: Act) -> Rules[None]:
    """H-7.4: one player after another, in the order in which they answer."""
    waiting = list(range(g.seats))
    while waiting:
        asks = {
            seat: Ask(seat, "fear-effect", options, "H-7.4", (card, level))
            for seat in waiting
            if (options := offer())
        }
        if not asks:
            return
        if len(asks) == 1:
            seat, ask = next(iter(asks.items()))
            choice = yield from decide(g, seat, ask.prompt, ask.options, ask.rule, *ask.args)
        else:
            reply = yield Asks(asks)
            seat, choice = cast(Seat, reply[0]), reply[1:]
        waiting.remove(seat)
        if choice != NO:
            yield from act(seat, choice)


def removals(
    g: Horizons, kinds: tuple[str, ...], where: Filter, verb: str = "remove"
) -> list[Choice]:
    """One option for each piece of these kinds in the lands that fit."""
    return [
        (verb, land.id, kind, damage)
        for land in g.lands.values()
        if where(land)
        for kind, damage in pieces_in(land, kinds)
    ]


def each_player_removes(
    g: Horizons, card: str, level: int, kinds: tuple[str, ...], where: Filter
) -> Rules[None]:
    """Each player removes one piece of these kinds from a land that fits."""

    def offer() -> list[Choice]:
        return removals(g, kinds, where)

    yield from each_player(g, card, level, offer, lambda _, choice: remove_piece(g, choice))


def remove_piece(g: Horizons, choice: Choice) -> Rules[None]:
    """The piece that an option ("remove", land, kind, damage) names."""
    remove(g, g.lands[str(choice[1])], str(choice[2]), cast(int, choice[3]), "H-7.5")
    yield from ()


def coastal(g: Horizons) -> Filter:
    """Lands by the ocean."""
    return lambda land: g.map.coastal[land.id]


def inland(g: Horizons) -> Filter:
    """Lands away from the ocean."""
    return lambda land: not g.map.coastal[land.id]


def anywhere(_: Land) -> bool:
    """Any land."""
    return True


def has_presence(land: Land) -> bool:
    """Presence of any Spirit."""
    return any(land.presence)


def has_sacred_site(land: Land) -> bool:
    """A sacred site of any Spirit."""
    return any(count >= 2 for count in land.presence)


def has_dahan(land: Land) -> bool:
    """At least one Dahan."""
    return land.count(DAHAN) > 0


def has_buildings(land: Land) -> bool:
    """At least one Town or City."""
    return land.counts(BUILDINGS) > 0


def different_lands(
    g: Horizons, card: str, level: int, where: Filter, act: Callable[[Seat, Land], Rules[None]]
) -> Rules[None]:
    """Each player in a land that no other player chose."""
    taken: list[str] = []

    def offer() -> list[Choice]:
        return [
            ("land", land.id) for land in g.lands.values() if where(land) and land.id not in taken
        ]

    def in_land(seat: Seat, choice: Choice) -> Rules[None]:
        taken.append(str(choice[1]))
        yield from act(seat, g.lands[str(choice[1])])

    yield from each_player(g, card, level, offer, in_land)


def each_land(
    g: Horizons, card: str, level: int, where: Filter, act: Callable[[Land], Rules[None]]
) -> Rules[None]:
    """Each land that fits, one action after another, in an order the players choose (H-24.2).

    Only Vengeance of the Dead carries from one land to the next: it answers each action that has
    destroyed its dead. Without one in force the order is nothing to ask about.
    """
    waiting = [land.id for land in g.lands.values() if where(land)]
    while waiting:
        options: list[Choice] = [("land", land) for land in waiting]
        if not g.vengeances:
            del options[1:]
        choice = yield from decide(g, EVERYBODY, "fear-order", options, "H-24.2", card, level)
        waiting.remove(str(choice[1]))
        yield from act(g.lands[str(choice[1])])
        yield from end_of_action(g)


def remove_health(g: Horizons, seat: Seat, land: Land, budget: int) -> Rules[None]:
    """Removes Invaders whose Health adds up to at most the budget; Damage does not count."""
    while budget > 0:
        options: list[Choice] = [
            ("piece", kind, damage)
            for kind, damage in pieces_in(land, INVADERS)
            if g.health(kind, land.id) <= budget
        ]
        if not options:
            return
        options.append(DONE)
        choice = yield from decide(g, seat, "remove-health", options, "H-7.5", land.id, budget)
        if choice == DONE:
            return
        kind = str(choice[1])
        budget -= g.health(kind, land.id)
        remove(g, land, kind, cast(int, choice[2]), "H-7.5")


# -- the cards ---------------------------------------------------------------------------------


@fear_card("avoid_the_dahan")
def avoid_the_dahan(g: Horizons, level: int) -> Rules[None]:
    """I: no Explore with 2 Dahan. II, III: no Build where Dahan outnumber buildings / are."""
    raise_tide(g, "avoid_the_dahan", level)
    yield from ()


@fear_card(
    "belief_takes_root",
    Demand(),
    Demand(),
    Demand("presence"),
)
def belief_takes_root(g: Horizons, level: int) -> Rules[None]:
    """I: Defend 2 with presence. II: and Energy per sacred site with Invaders. III: removals."""
    if level < 3:
        raise_tide(g, "belief_takes_root", level)
        if level == 2:
            for seat in range(g.seats):
                sites = [s for s in g.sacred_sites(seat) if g.lands[s].has_invaders()]
                gain_energy(g, seat, len(sites), "H-7.5")
        return

    def root_out(seat: Seat, land: Land) -> Rules[None]:
        own = g.settings.belief_counts == "own"
        count = land.presence[seat] if own else sum(land.presence)
        yield from remove_health(g, seat, land, 2 * count)

    yield from different_lands(g, "belief_takes_root", level, has_presence, root_out)


@fear_card(
    "dahan_enheartened",
    Demand("invaders-at-one-end", DAHAN),
    Demand(),
    Demand(),
)
def dahan_enheartened(g: Horizons, level: int) -> Rules[None]:
    """I: Push or Gather 1 Dahan. II, III: Gather up to 2 Dahan, then Damage in a different land."""
    if level == 1:
        yield from each_player(
            g,
            "dahan_enheartened",
            level,
            lambda: hearten_options(g),
            lambda _, choice: hearten(g, choice),
        )
        return

    def rally(seat: Seat, land: Land) -> Rules[None]:
        yield from gather(g, seat, land, (DAHAN,), 2, up_to=True)
        dahan = land.count(DAHAN)
        points = min(1, dahan) if level == 2 else dahan
        yield from deal(g, seat, land, points, INVADERS, "H-7.5")

    yield from different_lands(g, "dahan_enheartened", level, anywhere, rally)


def hearten_options(g: Horizons) -> list[Choice]:
    """Push 1 Dahan from, or Gather 1 into, a land with Invaders; or not."""
    options: list[Choice] = []
    for land in g.lands.values():
        if not land.has_invaders():
            continue
        for near in g.near(land.id):
            options.extend(
                ("move", land.id, near, kind, damage) for kind, damage in pieces_in(land, (DAHAN,))
            )
            options.extend(
                ("move", near, land.id, kind, damage)
                for kind, damage in pieces_in(g.lands[near], (DAHAN,))
            )
    found = list(dict.fromkeys(options))
    return [*found, NO] if found else []


def hearten(g: Horizons, choice: Choice) -> Rules[None]:
    """The move that an option ("move", from, to, kind, damage) names."""
    origin, to = g.lands[str(choice[1])], g.lands[str(choice[2])]
    move_piece(g, str(choice[3]), cast(int, choice[4]), origin, to, "H-7.5")
    yield from ()


@fear_card("dahan_on_their_guard")
def dahan_on_their_guard(g: Horizons, level: int) -> Rules[None]:
    """Defend per Dahan: 1 each; 1 and 1 each; 2 each."""
    raise_tide(g, "dahan_on_their_guard", level)
    yield from ()


@fear_card(
    "dahan_raid",
    *[Demand("dahan")] * 3,
)
def dahan_raid(g: Horizons, level: int) -> Rules[None]:
    """Damage in a different land with Dahan: 1; 1 per Dahan; 2 per Dahan."""

    def strike(seat: Seat, land: Land) -> Rules[None]:
        points = 1 if level == 1 else (level - 1) * land.count(DAHAN)
        yield from deal(g, seat, land, points, INVADERS, "H-7.5")

    yield from different_lands(g, "dahan_raid", level, has_dahan, strike)


@fear_card(
    "emigration_accelerates",
    Demand("coastal", EXPLORER),
    Demand("coastal", *SMALL),
    Demand("", *SMALL),
)
def emigration_accelerates(g: Horizons, level: int) -> Rules[None]:
    """Remove 1 Explorer (II, III: or Town) from a Coastal land (III: any land)."""
    kinds = (EXPLORER,) if level == 1 else SMALL
    where = anywhere if level == 3 else coastal(g)
    yield from each_player_removes(g, "emigration_accelerates", level, kinds, where)


@fear_card(
    "fear_of_the_unseen",
    Demand("sacred", *SMALL),
    Demand("presence", *SMALL),
    Demand("presence-city-sacred", *INVADERS),
)
def fear_of_the_unseen(g: Horizons, level: int) -> Rules[None]:
    """Remove 1 Explorer/Town from a sacred site (II: presence); III: or a City from a site."""
    if level < 3:
        where = has_sacred_site if level == 1 else has_presence
        yield from each_player_removes(g, "fear_of_the_unseen", level, SMALL, where)
        return

    def offer() -> list[Choice]:
        return [*removals(g, SMALL, has_presence), *removals(g, (CITY,), has_sacred_site)]

    yield from each_player(
        g, "fear_of_the_unseen", level, offer, lambda _, choice: remove_piece(g, choice)
    )


@fear_card(
    "isolation",
    Demand("one-invader", *SMALL),
    Demand("two-invaders", *SMALL),
    Demand("two-invaders", *INVADERS),
)
def isolation(g: Horizons, level: int) -> Rules[None]:
    """Remove 1 Explorer/Town (III: any Invader) from a land with 1 (II, III: 2) Invaders."""
    most = 1 if level == 1 else 2
    kinds = INVADERS if level == 3 else SMALL
    yield from each_player_removes(
        g, "isolation", level, kinds, lambda land: land.counts(INVADERS) <= most
    )


@fear_card("overseas_trade_seems_safer")
def overseas_trade_seems_safer(g: Horizons, level: int) -> Rules[None]:
    """Defend 3 / 6 / 9 in Coastal lands; II: no Cities are built there; III: nothing is."""
    raise_tide(g, "overseas_trade_seems_safer", level)
    yield from ()


@fear_card(
    "retreat",
    Demand("inland", EXPLORER),
    Demand("inland", *SMALL),
    Demand("", *SMALL),
)
def retreat(g: Horizons, level: int) -> Rules[None]:
    """Push up to 2 Explorers / 3 Explorers/Towns from an Inland land / any number from any land."""
    kinds = (EXPLORER,) if level == 1 else SMALL
    where = anywhere if level == 3 else inland(g)

    def offer() -> list[Choice]:
        lands: list[Choice] = [
            ("land", land.id) for land in g.lands.values() if where(land) and land.counts(kinds)
        ]
        return [*lands, NO] if lands else []

    def drive_out(seat: Seat, choice: Choice) -> Rules[None]:
        land = g.lands[str(choice[1])]
        most = land.counts(kinds) if level == 3 else level + 1
        yield from push(g, seat, land, kinds, most, up_to=True)

    yield from each_player(g, "retreat", level, offer, drive_out)


@fear_card("scapegoats")
def scapegoats(g: Horizons, level: int) -> Rules[None]:
    """Explorers are destroyed by their Towns (II: and Cities); III: all, and Towns by Cities."""
    if level == 3:
        yield from each_land(g, "scapegoats", level, has_scapegoats, lambda land: blame(g, land))
        return
    for land in g.lands.values():
        towns, cities = land.count(TOWN), land.count(CITY)
        count = min(land.count(EXPLORER), towns if level == 1 else towns + 2 * cities)
        for _ in range(count):
            destroy(g, land, EXPLORER, 0, "H-7.5")
    yield from ()


def has_scapegoats(land: Land) -> bool:
    """Whether level III destroys anything here."""
    return has_buildings(land) and bool(
        land.count(EXPLORER) or (land.count(TOWN) and land.count(CITY))
    )


def blame(g: Horizons, land: Land) -> Rules[None]:
    """Level III in one land; an answered vengeance may have left it without Towns and Cities."""
    if has_buildings(land):
        destroy_all(g, land, (EXPLORER,), "H-7.5")
    yield from destroy_chosen(g, g.decider(land.id), land, (TOWN,), land.count(CITY), "H-7.5")


@fear_card(
    "seek_safety",
    Demand("more-buildings", EXPLORER),
    Demand("buildings", *SMALL),
    Demand("no-city", *INVADERS),
)
def seek_safety(g: Horizons, level: int) -> Rules[None]:
    """I: Push 1 Explorer towards more buildings. II: Gather towards them. III: remove 3 Health."""
    if level == 3:
        yield from each_player(
            g, "seek_safety", level, lambda: city_free_lands(g), lambda s, c: flee(g, s, c)
        )
        return
    find = flights if level == 1 else gatherings
    yield from each_player(
        g, "seek_safety", level, lambda: find(g), lambda _, choice: hearten(g, choice)
    )


def flights(g: Horizons) -> list[Choice]:
    """An Explorer to an adjacent land with more Towns and Cities than its own."""
    options: list[Choice] = [
        ("move", land.id, near, EXPLORER, 0)
        for land in g.lands.values()
        if land.count(EXPLORER)
        for near in g.near(land.id)
        if g.lands[near].counts(BUILDINGS) > land.counts(BUILDINGS)
    ]
    return [*options, NO] if options else []


def gatherings(g: Horizons) -> list[Choice]:
    """An Explorer into a land with a Town or City, or a Town into one with a City."""
    options: list[Choice] = []
    for land in g.lands.values():
        for near in g.near(land.id):
            if land.counts(BUILDINGS) and g.lands[near].count(EXPLORER):
                options.append(("move", near, land.id, EXPLORER, 0))
            if land.count(CITY):
                options.extend(
                    ("move", near, land.id, kind, damage)
                    for kind, damage in pieces_in(g.lands[near], (TOWN,))
                )
    return [*options, NO] if options else []


def city_free_lands(g: Horizons) -> list[Choice]:
    """Lands with Invaders but no City."""
    options: list[Choice] = [
        ("land", land.id)
        for land in g.lands.values()
        if land.has_invaders() and not land.count(CITY)
    ]
    return [*options, NO] if options else []


def flee(g: Horizons, seat: Seat, choice: Choice) -> Rules[None]:
    """Invaders with up to 3 Health in all leave the land."""
    yield from remove_health(g, seat, g.lands[str(choice[1])], HEALTH[CITY])


@fear_card(
    "tall_tales_of_savagery",
    Demand("dahan", EXPLORER),
    *[Demand("dahan", *SMALL)] * 2,
)
def tall_tales_of_savagery(g: Horizons, level: int) -> Rules[None]:
    """Lands with Dahan lose 1 Explorer / 2 Explorers or 1 Town / that in each land, and a City."""
    if level == 1:
        yield from each_player_removes(g, "tall_tales_of_savagery", level, (EXPLORER,), has_dahan)
    elif level == 2:
        yield from each_player(
            g,
            "tall_tales_of_savagery",
            level,
            lambda: tale_options(g),
            lambda seat, choice: spread_tale(g, seat, choice),
        )
    else:
        for land in g.lands.values():
            if has_dahan(land):
                yield from tale_in(g, land)


def tale_options(g: Horizons) -> list[Choice]:
    """2 Explorers or 1 Town in one land with Dahan."""
    return [
        ("tale", land.id, kind)
        for land in g.lands.values()
        if has_dahan(land)
        for kind in SMALL
        if land.count(kind)
    ]


def spread_tale(g: Horizons, seat: Seat, choice: Choice) -> Rules[None]:
    """Removes them."""
    land, kind = g.lands[str(choice[1])], str(choice[2])
    for _ in range(2 if kind == EXPLORER else 1):
        found = pieces_in(land, (kind,))
        if not found:
            return
        options: list[Choice] = [("piece", k, damage) for k, damage in found]
        picked = yield from decide(g, seat, "remove", options, "H-7.5", land.id)
        remove(g, land, kind, cast(int, picked[2]), "H-7.5")


def tale_in(g: Horizons, land: Land) -> Rules[None]:
    """Level III in one land: Explorers or a Town, and a City if there are two Dahan."""
    seat = g.decider(land.id)
    options: list[Choice] = [("tale", land.id, kind) for kind in SMALL if land.count(kind)]
    if options:
        choice = yield from decide(g, seat, "tale", options, "H-7.5", land.id)
        yield from spread_tale(g, seat, choice)
    if land.count(DAHAN) >= 2 and land.count(CITY):
        cities: list[Choice] = [("piece", k, d) for k, d in pieces_in(land, (CITY,))]
        picked = yield from decide(g, seat, "remove", cities, "H-7.5", land.id)
        remove(g, land, CITY, cast(int, picked[2]), "H-7.5")


@fear_card(
    "trade_suffers",
    Demand(),
    Demand("coastal", TOWN),
    Demand("coastal", *BUILDINGS),
)
def trade_suffers(g: Horizons, level: int) -> Rules[None]:
    """I: no Build with a City. II: a Coastal Town shrinks. III: a Coastal Town or City does."""
    if level == 1:
        raise_tide(g, "trade_suffers", level)
        return
    kinds = (TOWN,) if level == 2 else BUILDINGS

    def offer() -> list[Choice]:
        found = removals(g, kinds, coastal(g), "downgrade")
        return [*found, NO] if found else []

    def shrink(_: Seat, choice: Choice) -> Rules[None]:
        land, kind = g.lands[str(choice[1])], str(choice[2])
        replace(g, land, kind, cast(int, choice[3]), SMALLER[kind], "H-19.9")
        yield from ()

    yield from each_player(g, "trade_suffers", level, offer, shrink)


@fear_card(
    "wary_of_the_interior",
    Demand("inland", EXPLORER),
    Demand("inland", *SMALL),
    Demand("", *SMALL),
)
def wary_of_the_interior(g: Horizons, level: int) -> Rules[None]:
    """Remove 1 Explorer (II, III: or Town) from an Inland land (III: any land)."""
    kinds = (EXPLORER,) if level == 1 else SMALL
    where = anywhere if level == 3 else inland(g)
    yield from each_player_removes(g, "wary_of_the_interior", level, kinds, where)
