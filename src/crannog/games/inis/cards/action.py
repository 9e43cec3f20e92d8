"""The 17 Action cards (I-1.2). Each is played through its choices in the card's order."""

from typing import cast

from crannog.games.inis import know
from crannog.games.inis.cards.registry import news, season, triskel
from crannog.games.inis.clash import current_clash, march, resolve_clash
from crannog.games.inis.facts import KIND, action_cards
from crannog.games.inis.foresight import (
    among,
    brings,
    builds,
    counts,
    draws,
    needs,
    one_of,
    places,
    up_to,
    with_news,
)
from crannog.games.inis.happenings import Attack, Happening, Play
from crannog.games.inis.map import Anchor
from crannog.games.inis.state import Inis, Territory
from crannog.games.inis.verbs import (
    build_citadel,
    build_sanctuary,
    choose_number,
    choose_opponent,
    choose_places,
    choose_split,
    choose_territory,
    declare_territory,
    discard_action,
    draw_epics,
    gain_deed,
    move,
    place,
    remove_clan,
    take_unseen,
    turn_over_tile,
)
from crannog.games.inis.windows import (
    at_seat,
    choose,
    choose_secret,
    declare,
    discard_epics,
    discard_played,
)
from crannog.games.inis.zones import DISCARD, PLAY, TABLE
from crannog.kernel.ask import Choice, Rules, Seat
from crannog.kernel.notes import Note

# -- recruiting --------------------------------------------------------------------------------


@season(
    "craftsmen_and_peasants",
    icons="recruit",
    foresee=up_to(lambda territory, _seat: territory.shelters()),
)
def craftsmen_and_peasants(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Where you are present: up to one clan for each Citadel there."""
    me = play.by
    placed: list[tuple[str, int]] = []
    left = g.reserve[me]
    for territory in g.where_present(me):
        most = min(territory.shelters(), left)
        if most:
            count = yield from choose_number(
                g, me, "place-clans", 0, most, "I-9.4", play.card, territory.id
            )
            placed.append((territory.id, count))
            g.order_clans(me, "", territory.id, count)
            left -= count
    yield from declare(g, play, *(atom for pair in placed for atom in pair))
    for territory_id, count in placed:
        place(g, me, g.map[territory_id], count, "I-11.2")


@season("new_clans", icons="recruit", foresee=places(2))
def new_clans(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Two clans where you are present."""
    me = play.by
    places = yield from choose_places(g, me, 2, g.where_present(me), "I-9.4", play.card)
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


@season("new_alliance", mode="place", icons="recruit", foresee=places(1))
def new_alliance_place(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One clan where you are present."""
    me = play.by
    places = yield from choose_places(g, me, 1, g.where_present(me), "I-9.4", play.card)
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


def with_large_groups(g: Inis, seat: Seat) -> list[Territory]:
    """Where the player is present and an opponent has two clans or more."""
    return [
        territory
        for territory in g.where_present(seat)
        if any(territory.clans[other] >= 2 for other in territory.opponents(seat))
    ]


@season("new_alliance", mode="replace", icons="recruit", foresee=places(1, with_large_groups))
def new_alliance_replace(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One clan of an opponent with two or more, where you are present, is replaced by yours."""
    me = play.by
    options: list[Choice] = [
        ("replace", territory.id, other)
        for territory in g.where_present(me)
        for other in territory.opponents(me)
        if territory.clans[other] >= 2 and g.reserve[me]
    ]
    if not options:
        yield from declare(g, play)
        return
    choice = yield from choose(g, me, "new-alliance", options, "I-11.8", play.card)
    territory, other = g.map[str(choice[1])], cast(int, choice[2])
    yield from declare(g, play, territory.id, at_seat(other))
    if g.settings.new_alliance_counts_as_removal:
        if (yield from remove_clan(g, other, territory, "I-11.8")):
            place(g, me, territory, 1, "I-11.8")
        return
    territory.put_clans(other, -1)
    g.reserve[other] += 1
    g.tell("replaces", "I-11.8", me, other, territory.id)
    place(g, me, territory, 1, "I-11.8")


def at_sanctuaries(g: Inis, seat: Seat) -> list[Territory]:
    """Where the player is present and a Sanctuary stands."""
    return [territory for territory in g.where_present(seat) if territory.sanctuaries]


@season("festival", icons="recruit", foresee=one_of(at_sanctuaries))
def festival(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan and the Festival marker where you are present and a Sanctuary stands (I-13)."""
    me = play.by
    territory = yield from declare_territory(g, play, "festival", at_sanctuaries(g, me), "I-13.1")
    if territory is None:
        return
    place(g, me, territory, 1, "I-13.1")
    g.festival = territory.id
    g.tell("festival", "I-13.1", me, territory.id)


# -- building ----------------------------------------------------------------------------------


def for_citadels(g: Inis, seat: Seat) -> list[Territory]:
    """I-14.4: where the player is present, but never in the Swamp."""
    return [territory for territory in g.where_present(seat) if territory.id != "swamp"]


@season(
    "citadel",
    icons="build",
    foresee=builds("note-citadel", for_citadels, lambda g: g.citadels_left()),
)
def citadel(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A Citadel where you are present, and that territory's Advantage card if not yet played."""
    me = play.by
    territory = yield from declare_territory(g, play, "citadel", for_citadels(g, me), "I-14.4")
    if territory is None:
        return
    build_citadel(g, me, territory, "I-17.3")
    if g.at[territory.id] < g.seats or g.at[territory.id] == TABLE:
        g.put(territory.id, me)
        g.tell("takes-advantage", "I-21.3", me, territory.id)


def sanctuary_and_tale(g: Inis, seat: Seat) -> Note:
    """The Epic Tale comes in any case; at once where there is no territory to choose."""
    territories = g.where_present(seat)
    note = Note("note-nowhere")
    if territories:
        note = among("note-sanctuary", territories, count=g.sanctuaries_left())
    return note if len(territories) > 1 else with_news(note, "note-next-draw")


@season("sanctuary", icons="build", foresee=sanctuary_and_tale)
@news("sanctuary", "sanctuary", "note-next-draw")
def sanctuary(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A Sanctuary where you are present, then an Epic Tale card."""
    me = play.by
    territory = yield from declare_territory(g, play, "sanctuary", g.where_present(me), "I-18.3")
    if territory is not None:
        build_sanctuary(g, me, territory, "I-17.3")
    yield from draw_epics(g, me, 1, "I-18.3")


# -- the map -----------------------------------------------------------------------------------


def choose_place(g: Inis, seat: Seat, rule: str, card: str) -> Rules[Anchor]:
    """I-3.6: a legal place for a new tile."""
    options: list[Choice] = [("location", *place) for place in g.legal_places()]
    choice = yield from choose(g, seat, "tile-location", options, rule, card)
    q, r, o = (cast(int, atom) for atom in choice[1:])
    return (q, r, o)


@season(
    "exploration",
    icons="recruit",
    foresee=counts("note-tiles", lambda g, _seat: len(g.stack), "note-no-tiles"),
)
@news("exploration", "tile-location", "note-next-tile")
def exploration(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The Brenn chooses the place, the next tile goes there with one of your clans."""
    yield from declare(g, play)
    if not g.stack:
        return
    at = yield from choose_place(g, g.brenn, "I-3.6", play.card)
    territory = turn_over_tile(g, at)
    place(g, play.by, territory, 1, "I-3.7")


# -- moving ------------------------------------------------------------------------------------


def movable(g: Inis, seat: Seat) -> list[Territory]:
    """The territories from which the seat can move clans."""
    return [territory for territory in g.where_present(seat) if territory.neighbours]


@season("migration", icons="move clash", foresee=one_of(movable, "note-no-clans"))
def migration(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """From one territory to one or more adjacent ones, split at will; clashes."""
    me = play.by
    origin = yield from choose_territory(g, me, "move-from", movable(g, me), "I-11.3", play.card)
    if origin is None:
        yield from declare(g, play)
        return
    yield from migrate(g, play, origin)


def migrate(g: Inis, play: Play, origin: Territory) -> Rules[None]:
    """One or more clans spread from the origin over its neighbours (Migration, Plains)."""
    me = play.by
    split = yield from choose_split(
        g, me, "move-to", origin.neighbours, origin.clans[me], "I-11.3", play.card, origin.id
    )
    yield from declare(g, play, origin.id, *(atom for pair in split for atom in pair))
    yield from march(g, me, [(origin.id, to, n) for to, n in split], "I-11.3")


@season(
    "conquest",
    icons="move clash",
    foresee=needs(lambda g, seat: len(movable(g, seat)), "note-no-clans"),
)
def conquest(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Into one territory, any number of your clans from the adjacent ones; a clash."""
    me = play.by
    target = yield from choose_territory(
        g, me, "move-into", list(g.map.values()), "I-11.3", play.card
    )
    assert target is not None
    moves: list[tuple[str, str, int]] = []
    for neighbour in target.neighbours:
        clans = g.map[neighbour].clans[me]
        if clans:
            count = yield from choose_number(
                g, me, "move-clans", 0, clans, "I-11.3", play.card, neighbour
            )
            if count:
                moves.append((neighbour, target.id, count))
                g.order_clans(me, neighbour, target.id, count)
    yield from declare(g, play, target.id, *(atom for m in moves for atom in (m[0], m[2])))
    yield from march(g, me, moves, "I-11.3")


@season("emissaries", icons="move", foresee=one_of(movable, "note-no-clans"))
def emissaries(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One of your clans to an adjacent territory; no clash."""
    me = play.by
    origin = yield from choose_territory(g, me, "move-from", movable(g, me), "I-11.3", play.card)
    if origin is None:
        yield from declare(g, play)
        return
    neighbours = [g.map[neighbour] for neighbour in origin.neighbours]
    to = yield from choose_territory(g, me, "move-one-to", neighbours, "I-11.3", play.card)
    assert to is not None
    yield from declare(g, play, origin.id, to.id)
    yield from move(g, me, me, [(origin.id, to.id, 1)], "I-11.3")


@season("scouts_and_spies", icons="move clash")
@news("scouts_and_spies", "look-at-actions", "note-next-hand")
def scouts_and_spies(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Look at an opponent's Action cards, then you may move from one territory to one other."""
    me = play.by
    opponents = [seat for seat in range(g.seats) if seat != me]
    other = yield from choose_opponent(g, me, "look-at-actions", opponents, "I-21.3", play.card)
    yield from declare(g, play, at_seat(other))
    know.look(g, me, other, action_cards(g.seats))
    g.whisper((me,), "looks-at-actions", "I-21.3", (me, other), tuple(g.hand_of(other, "action")))
    yield from scouts_move(g, play)


def scouts_move(g: Inis, play: Play) -> Rules[None]:
    """The move of Scouts & Spies: optional, one origin, one destination; a clash."""
    me = play.by
    origins: list[Choice] = [("territory", territory.id) for territory in movable(g, me)]
    origins.append(("stay",))
    start = yield from choose(g, me, "scouts-from", origins, "I-11.3", play.card)
    if start[0] == "stay":
        return
    origin = g.map[str(start[1])]
    options: list[Choice] = [
        ("move", to, n) for to in origin.neighbours for n in range(1, origin.clans[me] + 1)
    ]
    choice = yield from choose(g, me, "scouts-to", options, "I-11.3", play.card, origin.id)
    yield from march(g, me, [(origin.id, str(choice[1]), cast(int, choice[2]))], "I-11.3")


# -- Epic Tales and Deeds ----------------------------------------------------------------------


@season("bard", foresee=draws())
def bard(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Draw an Epic Tale card."""
    yield from declare(g, play)
    yield from draw_epics(g, play.by, 1, "I-17.1")


def my_maneuver_struck(g: Inis, seat: Seat, happening: Happening) -> bool:
    """A maneuver of this player has just removed an opposing clan."""
    clash = g.clash
    return clash is not None and clash.struck and clash.active == seat


@triskel("bard", "after_your_maneuver_removes_opposing_clan", when=my_maneuver_struck)
def bard_deed(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A Deed."""
    yield from declare(g, play)
    gain_deed(g, play.by, "I-12.14")


@season("master_craftsman")
@news("master_craftsman", "discard-any", "note-next-draw")
def master_craftsman(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Discard another card if you hold one, then draw an Epic Tale card."""
    me = play.by
    yield from declare(g, play)

    def offer() -> list[Choice]:
        return [("discard", card) for card in g.hands[me]] or [("done",)]

    choice = yield from choose_secret(g, me, "discard-any", offer, "I-9.9", play.card)
    if choice[0] == "discard":
        discard_any(g, me, str(choice[1]))
    yield from draw_epics(g, me, 1, "I-17.1")


def discard_any(g: Inis, me: Seat, card: str) -> None:
    """I-9.2: a card of any type goes to the pile of its type."""
    if KIND[card] == "action":
        discard_action(g, me, card, "I-9.9")
    elif KIND[card] == "epic":
        discard_epics(g, [card])
    else:
        discard_played(g, card)
        g.tell("discards-advantage", "I-9.2", me, card)


def my_epic_in_play(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The Epic Tale this player has just played is about to be discarded."""
    return isinstance(happening, Play) and happening.by == seat and g.at[happening.card] == PLAY


@triskel("master_craftsman", "before_epic_tale_discard", when=my_epic_in_play)
def master_craftsman_gift(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Your Epic Tale goes to another player's hand instead of the pile; a Deed."""
    me = play.by
    assert isinstance(happening, Play)
    opponents = [seat for seat in range(g.seats) if seat != me]
    other = yield from choose_opponent(g, me, "give-epic", opponents, "I-9.4", happening.card)
    yield from declare(g, play, at_seat(other))
    g.put(happening.card, other)
    know.publish(g, happening.card)
    g.tell("gives-epic", "I-9.4", me, other, happening.card)
    gain_deed(g, me, "I-9.4")


# -- cancelling, taking ------------------------------------------------------------------------


def opponents_action_card(g: Inis, seat: Seat, happening: Happening) -> bool:
    """An opponent's Action card is declared and not yet cancelled."""
    return isinstance(happening, Play) and happening.by != seat and not happening.cancelled


@triskel("geis", "opponent_plays_action_card", when=opponents_action_card)
def geis(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Cancel an opponent's Action card; it is discarded."""
    assert isinstance(happening, Play)
    yield from declare(g, play, happening.card)
    happening.cancelled = True
    discard_played(g, happening.card)


@season(
    "druid",
    foresee=brings(
        "note-next-discards",
        counts("note-discards", lambda g, _seat: len(g.action_discard), "note-no-discards"),
    ),
)
def druid(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Look through the Action discard pile and take one card of it."""
    me = play.by
    yield from declare(g, play)
    if not g.action_discard:
        return
    know.look(g, me, DISCARD, action_cards(g.seats))
    g.whisper((me,), "looks-at-discard", "I-21.3", (me,), tuple(sorted(g.action_discard)))

    def offer() -> list[Choice]:
        return [("take", card) for card in sorted(g.action_discard)]

    choice = yield from choose_secret(g, me, "druid", offer, "I-21.3", play.card)
    card = str(choice[1])
    take_unseen(g, card, me, DISCARD, (me,))
    g.whisper((me,), "takes-discard", "I-21.3", (me,), (card,))


def my_attack(g: Inis, seat: Seat, happening: Happening) -> bool:
    """This player has just performed an Attack maneuver."""
    return isinstance(happening, Attack) and happening.attacker == seat


@triskel("raid", "after_your_attack", when=my_attack)
def raid(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A random Action card of the attacked player; without one, an exposed clan of his."""
    assert isinstance(happening, Attack)
    me, target = play.by, happening.target
    yield from declare(g, play)
    cards = sorted(g.hand_of(target, "action"))
    if cards:
        card = g.chance().pick(cards)
        take_unseen(g, card, me, target, (me, target))
        g.whisper((me, target), "takes-from-hand", "I-21.3", (me, target), (card,))
    elif g.exposed(target) > 0:
        territory = g.map[current_clash(g).territory]
        yield from remove_clan(g, target, territory, "I-11.5")


# -- clashes -----------------------------------------------------------------------------------


def clash_places(g: Inis, seat: Seat) -> list[Territory]:
    """I-12.1: where the player could start a clash."""
    return [
        territory
        for territory in g.where_present(seat)
        if territory.opponents(seat) or not g.settings.clash_needs_two_players
    ]


@season("warlord", icons="clash", foresee=one_of(clash_places))
def warlord(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Start a clash where you are present; you are its instigator."""
    me = play.by
    territory = yield from declare_territory(g, play, "start-clash", clash_places(g, me), "I-12.1")
    if territory is None:
        return
    yield from resolve_clash(g, territory, me, me)


def involved(g: Inis, seat: Seat, happening: Happening) -> bool:
    """I-2.9: at least one of the player's clans takes part in the clash."""
    return g.exposed(seat) > 0


@triskel("warlord", "after_any_maneuver", when=involved)
def warlord_reinforces(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan joins the clash, and you name who performs the next maneuver."""
    me = play.by
    clash = current_clash(g)
    named = yield from choose_opponent(g, me, "next-maneuver", g.involved(), "I-12.18", play.card)
    yield from declare(g, play, at_seat(named))
    place(g, me, g.map[clash.territory], 1, "I-12.18")
    clash.named = named
    g.tell("names-next", "I-12.18", me, named)
