"""The 30 Epic Tale cards (I-1.3)."""

from typing import cast

from crannog.games.inis import know
from crannog.games.inis.assembly import answer_of_the_gates
from crannog.games.inis.cards.action import at_sanctuaries, choose_place, movable, my_attack
from crannog.games.inis.cards.advantage import give_action, my_attack_stands
from crannog.games.inis.cards.registry import season, triskel
from crannog.games.inis.clash import current_clash, end_clash, march, resolve_clash
from crannog.games.inis.foresight import (
    anywhere,
    brings,
    clans_in,
    counts,
    draws,
    idle,
    needs,
    one_of,
    opponents_cards,
    places,
    present,
    takes_aside,
    up_to,
    with_news,
)
from crannog.games.inis.happenings import Attack, Happening, Play, Removal
from crannog.games.inis.state import Inis, Territory
from crannog.games.inis.verbs import (
    build_sanctuary,
    choose_number,
    choose_places,
    choose_territory,
    declare_territory,
    draw_epics,
    enter_territory,
    fill_cauldron,
    gain_deed,
    move,
    place,
    remove_clan,
    take_aside,
)
from crannog.games.inis.windows import (
    at_seat,
    choose,
    choose_secret,
    declare,
    discard_epics,
    discard_played,
)
from crannog.games.inis.zones import DISCARD
from crannog.kernel.ask import Choice, Rules, Seat
from crannog.kernel.notes import Note

# -- recruiting --------------------------------------------------------------------------------


@season("children_of_dana", icons="recruit", foresee=places(1, anywhere))
def children_of_dana(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan in any territory."""
    me = play.by
    places = yield from choose_places(g, me, 1, list(g.map.values()), "I-9.4", play.card)
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


def other_tales(g: Inis, seat: Seat, card: str) -> int:
    """How many other Epic Tales the player holds, at most three."""
    return min(3, sum(held != card for held in g.hand_of(seat, "epic")))


def harp_clans(g: Inis, seat: Seat) -> Note:
    """A clan for each other Epic Tale in hand."""
    count = other_tales(g, seat, "dagdas_harp")
    return clans_in(g, seat, count, g.where_present(seat)) if count else idle("note-no-tales")


@season("dagdas_harp", icons="recruit", foresee=harp_clans)
def dagdas_harp(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan where you are present for each other Epic Tale in your hand, at most three."""
    me = play.by
    count = other_tales(g, me, play.card)
    places = yield from choose_places(g, me, count, g.where_present(me), "I-9.4", play.card)
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


@season("eriu", icons="recruit", foresee=places(3, at_sanctuaries))
def eriu(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan in each of up to three territories with a Sanctuary where you are present."""
    me = play.by
    eligible = [territory.id for territory in at_sanctuaries(g, me)]
    places: list[str] = []
    while eligible and len(places) < min(3, g.reserve[me]):
        options: list[Choice] = [("territory", territory) for territory in eligible]
        options.append(("done",))
        choice = yield from choose(g, me, "eriu", options, "I-9.4", play.card, len(places))
        if choice[0] == "done":
            break
        places.append(str(choice[1]))
        g.order_clans(me, "", places[-1], 1)
        eligible = [territory for territory in eligible if territory != choice[1]]
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


def without_sanctuary(g: Inis, seat: Seat) -> list[Territory]:
    """Where the player is present and no Sanctuary stands."""
    return [territory for territory in g.where_present(seat) if not territory.sanctuaries]


@season("kernunos_sanctuary", icons="build recruit", foresee=one_of(without_sanctuary))
def kernunos_sanctuary(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan and a Sanctuary where you are present and no Sanctuary stands."""
    me = play.by
    territory = yield from declare_territory(
        g, play, "sanctuary", without_sanctuary(g, me), "I-9.4"
    )
    if territory is None:
        return
    place(g, me, territory, 1, "I-11.2")
    built = g.sanctuaries_left() > 0
    build_sanctuary(g, me, territory, "I-17.3")
    if built and g.settings.kernunos_draws_epic:
        yield from draw_epics(g, me, 1, "I-18.3")


def ruled(g: Inis, seat: Seat) -> list[Territory]:
    """I-2.3: where the player is chieftain."""
    return [territory for territory in g.where_present(seat) if territory.chieftain() == seat]


@season(
    "nuada_silverhand",
    icons="recruit",
    foresee=up_to(lambda territory, seat: len(territory.opponents(seat)), ruled),
)
def nuada_silverhand(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Where you are chieftain: up to one clan for each opponent present."""
    me = play.by
    placed: list[tuple[str, int]] = []
    left = g.reserve[me]
    for territory in ruled(g, me):
        most = min(len(territory.opponents(me)), left)
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


@season(
    "stone_of_fal",
    icons="recruit",
    foresee=needs(lambda g, seat: g.reserve[seat], "note-no-reserve"),
)
def stone_of_fal(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Two clans in the Capital's territory."""
    yield from declare(g, play)
    capital = g.capital()
    if capital is not None:
        place(g, play.by, capital, 2, "I-11.2")


@season("the_otherworld", icons="recruit", foresee=one_of(at_sanctuaries))
def the_otherworld(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Where you are present, for each Sanctuary, up to three: place a clan or remove another's."""
    me = play.by
    territory = yield from declare_territory(g, play, "otherworld", g.where_present(me), "I-9.4")
    if territory is None:
        return
    for use in range(min(3, territory.sanctuaries)):
        options: list[Choice] = [("remove", other) for other in territory.opponents(me)]
        if g.reserve[me]:
            options.append(("place",))
        options.append(("nothing",))
        choice = yield from choose(
            g, me, "otherworld-use", options, "I-9.5", play.card, territory.id, use + 1
        )
        if choice[0] == "place":
            place(g, me, territory, 1, "I-11.2")
        elif choice[0] == "remove":
            yield from remove_clan(g, cast(int, choice[1]), territory, "I-11.5")


# -- moving and removing -----------------------------------------------------------------------


@season("balors_eye")
def balors_eye(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Remove one clan of any player from any territory."""
    me = play.by
    options: list[Choice] = [
        ("remove-from", territory.id, owner)
        for territory in g.map.values()
        for owner in territory.present()
    ]
    if not options:
        yield from declare(g, play)
        return
    choice = yield from choose(g, me, "balors-eye", options, "I-11.5", play.card)
    territory, owner = g.map[str(choice[1])], cast(int, choice[2])
    yield from declare(g, play, territory.id, at_seat(owner))
    yield from remove_clan(g, owner, territory, "I-11.5")


def with_opponents(g: Inis, seat: Seat) -> list[Territory]:
    """Where the player and an opponent are present, with a neighbour to move to."""
    return [territory for territory in movable(g, seat) if territory.opponents(seat)]


@season("breas_tyranny", icons="move", foresee=one_of(with_opponents))
def breas_tyranny(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One opposing clan from where you are present to an adjacent territory; no clash."""
    me = play.by
    sources: list[Choice] = [
        ("pull", territory.id, owner)
        for territory in with_opponents(g, me)
        for owner in territory.opponents(me)
    ]
    if not sources:
        yield from declare(g, play)
        return
    source = yield from choose(g, me, "breas-tyranny", sources, "I-11.3", play.card)
    origin, owner = g.map[str(source[1])], cast(int, source[2])
    to = yield from choose_territory(
        g,
        me,
        "breas-destination",
        [g.map[neighbour] for neighbour in origin.neighbours],
        "I-11.3",
        play.card,
    )
    assert to is not None
    yield from declare(g, play, origin.id, at_seat(owner), to.id)
    yield from move(g, me, owner, [(origin.id, to.id, 1)], "I-11.3")


@season("manannans_horses", icons="move clash", foresee=one_of(present, "note-no-clans"))
def manannans_horses(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Up to three clans from one territory to any other; a clash."""
    me = play.by
    origin = yield from choose_territory(
        g, me, "move-from", g.where_present(me), "I-11.3", play.card
    )
    if origin is None:
        yield from declare(g, play)
        return
    options: list[Choice] = [
        ("move", to, n)
        for to in g.map
        if to != origin.id
        for n in range(1, min(3, origin.clans[me]) + 1)
    ]
    options.append(("stay",))
    choice = yield from choose(g, me, "horses-to", options, "I-11.3", play.card, origin.id)
    yield from declare(g, play, origin.id, *choice[1:])
    if choice[0] == "move":
        to_id, count = str(choice[1]), cast(int, choice[2])
        yield from march(g, me, [(origin.id, to_id, count)], "I-11.3")


@season(
    "tailtus_land",
    icons="move",
    foresee=brings(
        "note-next-tiles", counts("note-tiles", lambda g, _seat: len(g.stack), "note-no-tiles")
    ),
)
def tailtus_land(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Of three tiles place one, the others go under the stack; you may move a clan onto it."""
    me = play.by
    yield from declare(g, play)
    count = min(3, len(g.stack))
    if not count:
        return
    drawn = g.stack[-count:][::-1]
    know.look_at_tiles(g, me, drawn)
    g.whisper((me,), "draws-tiles", "I-21.3", (me, count), tuple(drawn))

    def offer() -> list[Choice]:
        return [("tile", tile) for tile in g.stack[-count:][::-1]]

    choice = yield from choose_secret(g, me, "choose-tile", offer, "I-21.3", play.card)
    g.stack.remove(str(choice[1]))
    g.stack.append(str(choice[1]))
    at = yield from choose_place(g, me, "I-3.6", play.card)
    tile = g.stack.pop()
    others = g.stack[len(g.stack) - count + 1 :]
    g.stack = [*others, *g.stack[: len(g.stack) - count + 1]]
    territory = enter_territory(g, tile, at, "I-3.7")
    options: list[Choice] = [
        ("territory", neighbour) for neighbour in territory.neighbours if g.map[neighbour].clans[me]
    ]
    options.append(("stay",))
    origin = yield from choose(g, me, "tailtu-from", options, "I-11.3", play.card, tile)
    if origin[0] == "territory":
        yield from move(g, me, me, [(str(origin[1]), tile, 1)], "I-11.3")


# -- cards -------------------------------------------------------------------------------------


@season("champions_share", foresee=takes_aside())
def champions_share(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The Action card set aside goes to your hand."""
    yield from declare(g, play)
    take_aside(g, play.by, "I-21.2")


@season("tuans_memory", foresee=draws())
def tuans_memory(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Draw three Epic Tales, keep one."""
    yield from declare(g, play)
    yield from draw_epics(g, play.by, 3, "I-17.1", keep_one=True)


def beauty(g: Inis, seat: Seat) -> Note:
    """Without an Epic Tale to reveal there is only the clan to lose."""
    if opponents_cards("epic")(g, seat):
        return with_news(Note(), "note-next-random")
    return Note("note-only-loss")


@season("deirdres_beauty", foresee=beauty)
def deirdres_beauty(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Each opponent reveals a random Epic Tale, you take one of them; then you lose a clan."""
    me = play.by
    yield from declare(g, play)
    revealed: list[str] = []
    for seat in g.order(g.brenn):
        cards = sorted(g.hand_of(seat, "epic"))
        if seat != me and cards:
            card = g.chance().pick(cards)
            revealed.append(card)
            know.publish(g, card)
            g.tell("reveals-epic", "I-21.3", seat, card)
    if revealed:
        options: list[Choice] = [("take", card) for card in revealed]
        choice = yield from choose(g, me, "deirdre-take", options, "I-21.3", play.card)
        taken = str(choice[1])
        g.put(taken, me)
        know.publish(g, taken)
        g.tell("takes-revealed", "I-21.3", me, taken)
        discard_epics(g, [card for card in revealed if card != taken])
    territory = yield from choose_territory(
        g, me, "lose-clan", g.where_present(me), "I-9.5", play.card
    )
    if territory is not None:
        yield from remove_clan(g, me, territory, "I-11.5")


@season("maeves_wealth", foresee=needs(opponents_cards("action"), "note-none-to-give"))
def maeves_wealth(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Every other player gives you an Action card; each giver gets one back."""
    me = play.by
    yield from declare(g, play)
    givers = [seat for seat in g.order(g.brenn) if seat != me and g.hand_of(seat, "action")]
    for giver in givers:
        yield from give_action(g, giver, me, play.card)
    for giver in givers:
        yield from give_action(g, me, giver, play.card)


@triskel("cathbads_word", "assembly_start")
def cathbads_word(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """In this Assembly you choose the card set aside, and exchange it at the end (I-5.5, I-5.7)."""
    yield from declare(g, play)
    g.cathbad = play.by


def any_action_card(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The Action card just played lies in the discard pile."""
    return (
        isinstance(happening, Play)
        and happening.kind == "action"
        and g.at[happening.card] == DISCARD
    )


@triskel("lug_samildanach", "after_action_card_resolved", when=any_action_card)
def lug_samildanach(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The Action card just played goes to your hand."""
    assert isinstance(happening, Play)
    yield from declare(g, play, happening.card)
    if g.at[happening.card] == DISCARD:
        g.put(happening.card, play.by)
        know.taken_openly(g, happening.card)
        g.tell("takes-played-action", "I-10.9", play.by, happening.card)


def not_cancelled(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The Epic Tale or Advantage card just played is not cancelled yet."""
    return isinstance(happening, Play) and not happening.cancelled


@triskel("the_dagda", "any_epic_or_advantage_played", when=not_cancelled)
def the_dagda(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Cancel an Epic Tale or Advantage card; it is discarded."""
    assert isinstance(happening, Play)
    yield from declare(g, play, happening.card)
    happening.cancelled = True
    discard_played(g, happening.card)


@triskel("oengus_ploy", "end_of_any_turn")
def oengus_ploy(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """You take the next turn (I-8.9)."""
    yield from declare(g, play)
    g.ploy = play.by
    g.tell("takes-next-turn", "I-8.9", play.by)


# -- the direction and the clash ---------------------------------------------------------------


@season("the_morrigan", icons="clash")
def the_morrigan(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """You may turn the Flock of Crows; then you may start a clash and name its instigator."""
    me = play.by
    flips: list[Choice] = [("flip",), ("leave",)]
    flip = yield from choose(g, me, "morrigan-flip", flips, "I-2.5", play.card)
    yield from declare(g, play, flip[0])
    if flip[0] == "flip":
        g.clockwise = not g.clockwise
        g.tell("flips", "I-14.1", me, g.direction())
        yield from answer_of_the_gates(g)
    needed = 2 if g.settings.clash_needs_two_players else 1
    options: list[Choice] = [
        ("clash", territory.id, seat)
        for territory in g.map.values()
        if len(territory.present()) >= needed
        for seat in territory.present()
    ]
    options.append(("no-clash",))
    choice = yield from choose(g, me, "morrigan-clash", options, "I-12.1", play.card)
    if choice[0] == "clash":
        yield from resolve_clash(g, g.map[str(choice[1])], cast(int, choice[2]), me)


@triskel("lugs_spear", "clash_start")
def lugs_spear(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """No Triskel cards for the rest of this clash (I-10.7)."""
    yield from declare(g, play)
    current_clash(g).spear = True


@triskel("battle_frenzy", "citadels_step_end")
def battle_frenzy(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """All sheltered clans are exposed for the rest of this clash."""
    yield from declare(g, play)
    clash = current_clash(g)
    clash.sheltered = [0] * g.seats
    g.tell("citadels-emptied", "I-12.8", clash.territory)


# -- maneuvers ---------------------------------------------------------------------------------


@triskel("battle_of_moytura", "as_maneuver", icons="move recruit")
def battle_of_moytura(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Clans from adjacent territories join the clash, then one from the reserve."""
    me = play.by
    clash = current_clash(g)
    here = g.map[clash.territory]
    moves: list[tuple[str, str, int]] = []
    sources = [n for n in here.neighbours if g.map[n].clans[me]]
    for number, source in enumerate(sources):
        last = number == len(sources) - 1
        lowest = 1 if last and not moves else 0
        count = yield from choose_number(
            g, me, "move-clans", lowest, g.map[source].clans[me], "I-12.17", play.card, source
        )
        if count:
            moves.append((source, here.id, count))
    yield from declare(g, play, *(atom for m in moves for atom in (m[0], m[2])))
    if moves:
        yield from move(g, me, me, moves, "I-12.17")
    place(g, me, here, 1, "I-12.17")


@triskel("ogmas_eloquence", "as_maneuver")
def ogmas_eloquence(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The clash ends at once."""
    yield from declare(g, play)
    current_clash(g).over = True
    yield from end_clash(g)


def one_exposed_clan(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The player has exactly one exposed clan in the clash."""
    return g.exposed(seat) == 1


@triskel("tale_of_cuchulain", "as_maneuver", when=one_exposed_clan)
def tale_of_cuchulain(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Remove any two exposed clans."""
    me = play.by
    clash = current_clash(g)
    left = [g.exposed(seat) for seat in range(g.seats)]
    owners: list[Seat] = []
    for _ in range(2):
        others_left = any(left[seat] for seat in range(g.seats) if seat != me)
        options: list[Choice] = [
            ("remove", seat)
            for seat in range(g.seats)
            if left[seat] and (seat != me or others_left or g.settings.cuchulain_strict)
        ]
        if not options:
            break
        choice = yield from choose(
            g, me, "cuchulain", options, "I-12.17", play.card, len(owners) + 1
        )
        owner = cast(int, choice[1])
        owners.append(owner)
        left[owner] -= 1
    yield from declare(g, play, *(at_seat(owner) for owner in owners))
    for owner in owners:
        if g.exposed(owner) > 0:
            removed = yield from remove_clan(g, owner, g.map[clash.territory], "I-12.17")
            clash.struck = clash.struck or (removed and owner != me)


@triskel("the_fianna", "as_maneuver", icons="move")
def the_fianna(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Exposed and sheltered clans of yours move to one adjacent territory; no clash."""
    me = play.by
    clash = current_clash(g)
    here = g.map[clash.territory]
    to = yield from choose_territory(
        g,
        me,
        "fianna-to",
        [g.map[neighbour] for neighbour in here.neighbours],
        "I-12.17",
        play.card,
    )
    if to is None:
        yield from declare(g, play)
        return
    options: list[Choice] = [
        ("take-clans", exposed, sheltered)
        for exposed in range(g.exposed(me) + 1)
        for sheltered in range(clash.sheltered[me] + 1)
        if exposed + sheltered
    ]
    choice = yield from choose(g, me, "fianna-clans", options, "I-12.17", play.card, to.id)
    exposed, sheltered = cast(int, choice[1]), cast(int, choice[2])
    yield from declare(g, play, to.id, exposed, sheltered)
    clash.sheltered[me] -= sheltered
    yield from move(g, me, me, [(here.id, to.id, exposed + sheltered)], "I-12.17")


# -- attacks and removals ----------------------------------------------------------------------


@triskel("strengs_resolve", "after_your_attack", when=my_attack)
def strengs_resolve(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A Deed."""
    yield from declare(g, play)
    gain_deed(g, play.by, "I-12.14")


@triskel("dagdas_club", "when_you_attack", when=my_attack_stands, mode="decide")
def dagdas_club_decide(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """You decide what the attacked player loses."""
    assert isinstance(happening, Attack)
    yield from declare(g, play)
    happening.club = True


def my_clan_going(g: Inis, seat: Seat, happening: Happening) -> bool:
    """A clan of this player is about to be removed."""
    return isinstance(happening, Removal) and happening.owner == seat and not happening.prevented


@triskel("dagdas_club", "own_clan_would_be_removed", when=my_clan_going, mode="save")
def dagdas_club_save(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The clan stays where it is."""
    assert isinstance(happening, Removal)
    yield from declare(g, play)
    happening.prevented = True
    g.tell("clan-saved", "I-11.6", play.by, happening.territory)


def my_clan_gone(g: Inis, seat: Seat, happening: Happening) -> bool:
    """A clan of this player has just been removed and not been rescued."""
    return isinstance(happening, Removal) and happening.owner == seat and not happening.rescued


@triskel("diarmuid_and_grainne", "own_clan_removed", when=my_clan_gone, icons="move")
def diarmuid_and_grainne(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The removed clan is placed in another territory where you are present."""
    assert isinstance(happening, Removal)
    me = play.by
    places = [t for t in g.where_present(me) if t.id != happening.territory]
    territory = yield from choose_territory(g, me, "diarmuid-to", places, "I-11.5", play.card)
    yield from declare(g, play, *([territory.id] if territory is not None else []))
    if territory is None:
        return
    happening.rescued = True
    take_back_lost(g, me, happening.territory)
    place(g, me, territory, 1, "I-11.5")


def take_back_lost(g: Inis, me: Seat, territory: str) -> None:
    """The clan just lost returns from the Cauldron, or is no longer counted as lost."""
    clash = g.clash
    if clash is None:
        return
    if clash.cauldron == me and territory in clash.cauldron_clans:
        clash.cauldron_clans.remove(territory)
        g.reserve[me] += 1
    elif territory in clash.lost[me]:
        clash.lost[me].remove(territory)


def my_clan_removed(g: Inis, seat: Seat, happening: Happening) -> bool:
    """A clan of this player has just been removed, rescued or not (I-11.6)."""
    return isinstance(happening, Removal) and happening.owner == seat


@triskel("dagdas_cauldron", "own_clan_removed_in_clash", when=my_clan_removed)
def dagdas_cauldron(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Your clans removed in this clash gather on the card until it ends."""
    yield from declare(g, play)
    clash = current_clash(g)
    clash.cauldron = play.by
    fill_cauldron(g)
    g.tell("cauldron", "I-10.6", play.by, len(clash.cauldron_clans))
