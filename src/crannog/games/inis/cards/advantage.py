"""The 16 Advantage cards (I-1.1); each bears the id of its territory."""

from typing import cast

from crannog.games.inis import know
from crannog.games.inis.cards.action import migrate
from crannog.games.inis.cards.registry import news, season, triskel
from crannog.games.inis.clash import current_clash
from crannog.games.inis.facts import EPIC
from crannog.games.inis.foresight import (
    counts,
    draws,
    from_hand,
    idle,
    needs,
    places,
    takes_aside,
)
from crannog.games.inis.happenings import Attack, ClashMoment, Draw, Entry, Happening, Play
from crannog.games.inis.state import Inis
from crannog.games.inis.verbs import (
    choose_opponent,
    choose_places,
    discard_action,
    draw_epics,
    draw_into_pool,
    move,
    place,
    remove_clan,
    set_aside,
    take_aside,
    take_unseen,
)
from crannog.games.inis.windows import at_seat, choose, choose_secret, declare
from crannog.games.inis.zones import DISCARD
from crannog.kernel.ask import Choice, Rules, Seat


def my_play(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The card just played was this player's."""
    return isinstance(happening, Play) and happening.by == seat


def my_season_card(g: Inis, seat: Seat, happening: Happening) -> bool:
    """This player has just played a Season card."""
    return isinstance(happening, Play) and happening.by == seat and happening.season


# -- Season cards ------------------------------------------------------------------------------


@season(
    "plains",
    icons="move clash",
    foresee=counts(
        "note-clans-there", lambda g, seat: g.map["plains"].clans[seat], "note-no-clans"
    ),
)
def plains(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """From the Plains to one or more adjacent territories, split at will; clashes."""
    origin = g.map["plains"]
    if origin.clans[play.by]:
        yield from migrate(g, play, origin)
    else:
        yield from declare(g, play)


@season(
    "misty_lands",
    foresee=needs(lambda g, seat: len(g.hand_of(seat, "action")), "note-no-actions"),
)
@news("misty_lands", "misty-lands", "note-next-draw")
def misty_lands(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Discard Action cards, draw as many Epic Tales, keep one of them."""
    me = play.by
    yield from declare(g, play)
    count = 0

    def offer() -> list[Choice]:
        options: list[Choice] = [("discard", card) for card in g.hand_of(me, "action")]
        if count or not options:
            options.append(("done",))
        return options

    while g.hand_of(me, "action"):
        choice = yield from choose_secret(g, me, "misty-lands", offer, "I-9.9", play.card, count)
        if choice[0] == "done":
            break
        discard_action(g, me, str(choice[1]), "I-9.9")
        count += 1
    yield from draw_epics(g, me, count, "I-17.1", keep_one=True)


@season("swamp", foresee=lambda _g, _seat: idle("note-nothing"))
def swamp(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Nothing; but it is a Season card and no pass."""
    yield from declare(g, play)


# -- after you play a Season card --------------------------------------------------------------


@triskel(
    "valley",
    "after_you_play_season_card",
    when=my_season_card,
    icons="recruit",
    foresee=places(1),
)
def valley(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A clan where you are present."""
    me = play.by
    places = yield from choose_places(g, me, 1, g.where_present(me), "I-9.4", play.card)
    yield from declare(g, play, *places)
    for territory in places:
        place(g, me, g.map[territory], 1, "I-11.2")


@triskel("cove", "after_you_play_season_card", when=my_season_card, foresee=takes_aside())
def cove(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Take the card set aside, then set one of your Action cards aside."""
    yield from declare(g, play)
    take_aside(g, play.by, "I-21.2")
    yield from set_aside(g, play.by, "I-21.2", play.card)


@triskel("lost_vale", "after_you_play_season_card", when=my_season_card, icons="move")
def lost_vale(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Any one clan from an adjacent territory moves into the Lost Vale; no clash."""
    me = play.by
    options: list[Choice] = [
        ("pull", neighbour, owner)
        for neighbour in g.map["lost_vale"].neighbours
        for owner in g.map[neighbour].present()
    ]
    if not options:
        yield from declare(g, play)
        return
    choice = yield from choose(g, me, "lost-vale", options, "I-11.3", play.card)
    origin, owner = str(choice[1]), cast(int, choice[2])
    yield from declare(g, play, origin, at_seat(owner))
    yield from move(g, me, owner, [(origin, "lost_vale", 1)], "I-11.3")


@triskel(
    "salt_mine",
    "after_you_play_season_card",
    when=my_season_card,
    foresee=from_hand("action", "note-next-random", "note-none-to-give"),
)
@news("salt_mine", "salt-mine", "note-next-random")
def salt_mine(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """A random Action card of an opponent, then one of yours goes to him."""
    me = play.by
    opponents = [seat for seat in range(g.seats) if seat != me]
    other = yield from choose_opponent(g, me, "salt-mine", opponents, "I-21.3", play.card)
    yield from declare(g, play, at_seat(other))
    cards = sorted(g.hand_of(other, "action"))
    if not cards:
        return
    card = g.chance().pick(cards)
    take_unseen(g, card, me, other, (me, other))
    g.whisper((me, other), "takes-from-hand", "I-21.3", (me, other), (card,))
    yield from give_action(g, me, other, play.card)


def give_action(g: Inis, me: Seat, other: Seat, card_played: str) -> Rules[None]:
    """Hands one Action card of one's choice to another player, unseen by the rest."""

    def offer() -> list[Choice]:
        return [("give", card) for card in g.hand_of(me, "action")]

    choice = yield from choose_secret(g, me, "give-action", offer, "I-21.3", card_played, other)
    card = str(choice[1])
    take_unseen(g, card, other, me, (me, other))
    g.whisper((me, other), "gives-action", "I-21.3", (me, other), (card,))


# -- attacks and clashes -----------------------------------------------------------------------


def attacked_in_hills(g: Inis, seat: Seat, happening: Happening) -> bool:
    """An attack in the Hills has just named this player."""
    return (
        isinstance(happening, Attack)
        and happening.target == seat
        and not happening.ignored
        and current_clash(g).territory == "hills"
    )


@triskel("hills", "when_you_are_attacked", when=attacked_in_hills)
def hills(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The attack is ignored (I-12.15)."""
    assert isinstance(happening, Attack)
    yield from declare(g, play)
    happening.ignored = True


def my_attack_stands(g: Inis, seat: Seat, happening: Happening) -> bool:
    """This player's attack has not been ignored."""
    return isinstance(happening, Attack) and happening.attacker == seat and not happening.ignored


@triskel("iron_mine", "when_you_attack", when=my_attack_stands)
def iron_mine(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The target loses both an exposed clan and an Action card."""
    assert isinstance(happening, Attack)
    yield from declare(g, play)
    happening.iron = True


def in_highlands(g: Inis, seat: Seat, happening: Happening) -> bool:
    """A clash in the Highlands is starting (I-18.10 says when)."""
    return (
        isinstance(happening, ClashMoment)
        and happening.territory == "highlands"
        and g.settings.highlands_timing == "clash_start"
        and bool(g.involved())
    )


def highlands_resolution(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The Resolution of a clash in the Highlands is starting (option of I-18.10)."""
    return (
        isinstance(happening, ClashMoment)
        and happening.territory == "highlands"
        and bool(g.involved())
    )


@triskel("highlands", "clash_start", when=in_highlands)
@triskel("highlands", "resolution_start", when=highlands_resolution)
def highlands(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Name the instigator among those with an exposed clan there."""
    clash = current_clash(g)
    named = yield from choose_opponent(
        g, play.by, "name-instigator", g.involved(), "I-2.10", play.card
    )
    yield from declare(g, play, at_seat(named))
    clash.instigator = named
    clash.active = named
    g.tell("becomes-instigator", "I-2.10", named, clash.territory)


# -- Epic Tales --------------------------------------------------------------------------------


def my_draw(g: Inis, seat: Seat, happening: Happening) -> bool:
    """This player has just drawn Epic Tale cards."""
    return isinstance(happening, Draw) and happening.pool.seat == seat


def one_more(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Draw one more of this draw and keep just one of all."""
    assert isinstance(happening, Draw)
    yield from declare(g, play)
    pool = happening.pool
    before = len(pool.cards)
    draw_into_pool(g, pool)
    pool.keep_one = True
    drawn = tuple(pool.cards[before:])
    g.whisper((pool.seat,), "draws", "I-17.1", (pool.seat, len(drawn)), drawn)


@triskel("meadows", "when_you_draw_epic_tale", when=my_draw, foresee=draws())
def meadows(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One more card drawn, one kept of all."""
    yield from one_more(g, play, happening)


@triskel("gates_of_tir_na_nog", "gates_effect_draw", when=my_draw, foresee=draws())
def gates_of_tir_na_nog(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """One more card drawn for the Gates' own effect, one kept of all."""
    yield from one_more(g, play, happening)


@triskel("forest", "after_you_play_epic_tale", when=my_play, foresee=draws())
def forest(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """An Epic Tale card."""
    yield from declare(g, play)
    yield from draw_epics(g, play.by, 1, "I-17.1")


def my_epic_on_pile(g: Inis, seat: Seat, happening: Happening) -> bool:
    """The Epic Tale this player has just played lies in the discard pile."""
    return my_play(g, seat, happening) and g.at[cast(Play, happening).card] == DISCARD


@triskel("stone_circle", "after_you_play_epic_tale", when=my_epic_on_pile)
def stone_circle(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """You may remove your clan in the Stone Circle; if you do, take the Epic Tale back."""
    assert isinstance(happening, Play)
    me = play.by
    circle = g.map["stone_circle"]
    own_only = g.settings.stone_circle_own_clan_only
    options: list[Choice] = [
        ("pay", owner) for owner in circle.present() if owner == me or not own_only
    ]
    options.append(("keep-clan",))
    choice = yield from choose(g, me, "stone-circle", options, "I-11.5", happening.card)
    yield from declare(g, play, *(at_seat(cast(int, owner)) for owner in choice[1:]))
    if choice[0] != "pay" or not circle.clans[cast(int, choice[1])]:
        return
    removed = yield from remove_clan(g, cast(int, choice[1]), circle, "I-11.5")
    if removed and g.at[happening.card] == DISCARD:
        g.put(happening.card, me)
        know.publish(g, happening.card)
        g.tell("takes-epic-back", "I-21.3", me, happening.card)


# -- the Mountains, the Moor -------------------------------------------------------------------


def my_entry(g: Inis, seat: Seat, happening: Happening) -> bool:
    """This player moves clans into the Mountains."""
    return isinstance(happening, Entry) and happening.owner == seat and not happening.ignored


@triskel("mountains", "when_you_move_into_mountains", when=my_entry)
def mountains(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """The toll of the Mountains is not paid."""
    assert isinstance(happening, Entry)
    yield from declare(g, play)
    happening.ignored = True


@triskel("moor", "any_time", foresee=from_hand("epic", "note-next-hand", "note-none-to-see"))
@news("moor", "look-at-epics", "note-next-hand")
def moor(g: Inis, play: Play, happening: Happening) -> Rules[None]:
    """Look at all Epic Tale cards in an opponent's hand."""
    me = play.by
    opponents = [seat for seat in range(g.seats) if seat != me]
    other = yield from choose_opponent(g, me, "look-at-epics", opponents, "I-10.8", play.card)
    yield from declare(g, play, at_seat(other))
    know.look(g, me, other, EPIC)
    seen = tuple(g.hand_of(other, "epic"))
    g.whisper((me,), "looks-at-epics", "I-21.3", (me, other), seen)
