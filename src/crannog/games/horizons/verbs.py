"""What effects do to the island: fear, Damage, Gather, Push, Blight, presence. Each tells it."""

from typing import Final, cast

from crannog.games.horizons.facts import (
    CITY,
    DAHAN,
    EXPLORER,
    FEAR_OF,
    PRESENCE,
    TOWN,
)
from crannog.games.horizons.panels import PANELS, track_elements
from crannog.games.horizons.registry import POWERS
from crannog.games.horizons.state import Horizons, Land
from crannog.kernel.ask import Ask, Asks, Atom, Choice, Rules, Seat

EVERYBODY: Final = -1  # H-24.2: any player may answer for all

DONE: Final[Choice] = ("done",)

# -- asking ------------------------------------------------------------------------------------


def decide(
    g: Horizons, seat: Seat, prompt: str, options: list[Choice], rule: str, *args: Atom
) -> Rules[Choice]:
    """Asks a seat, or everybody at once (H-24): then whoever answers first answers for all."""
    if seat != EVERYBODY:
        return (yield Ask(seat, prompt, options, rule, args))
    if g.seats == 1 or len(options) == 1:
        return (yield Ask(0, prompt, options, rule, args))
    reply = yield Asks({s: Ask(s, prompt, options, rule, args) for s in range(g.seats)})
    return reply[1:]


# -- fear --------------------------------------------------------------------------------------


def add_fear(g: Horizons, count: int, rule: str) -> None:
    """H-13.2, H-13.3: tokens move from the pool; an empty pool earns the next fear card."""
    if count <= 0:
        return
    g.fear += count
    g.tell("fear", rule, count)
    while g.fear >= g.fear_per_card():
        g.fear -= g.fear_per_card()
        earn_fear_card(g)


def earn_fear_card(g: Horizons) -> None:
    """H-13.3: the top fear card is earned, face down; a divider raises the Terror Level."""
    if not g.fear_deck:
        return
    before = g.terror_level()
    g.earned.append(g.fear_deck.pop())
    g.tell("earns-fear-card", "H-13.3", len(g.fear_deck))
    if g.terror_level() != before and g.fear_deck:
        g.tell("terror-level", "H-13.5", g.terror_level())


# -- destroying, removing, replacing -----------------------------------------------------------


def destroy(g: Horizons, land: Land, kind: str, damage: int, rule: str) -> bool:
    """H-19.5: one piece to the supply, with its Fear; protected Dahan stay."""
    if kind == DAHAN and land.dahan_safe:
        return False
    land.put(kind, damage, -1)
    if kind != EXPLORER:
        g.graves[land.id] = g.graves.get(land.id, 0) + 1
    g.tell("destroys", rule, kind, land.id)
    add_fear(g, FEAR_OF[kind], "H-13.1")
    return True


def remove(g: Horizons, land: Land, kind: str, damage: int, rule: str) -> None:
    """H-19.7: one piece to the supply; no Fear, not destroyed."""
    land.put(kind, damage, -1)
    g.tell("removes", rule, kind, land.id)


def replace(
    g: Horizons, land: Land, kind: str, damage: int, into: str, rule: str, count: int = 1
) -> None:
    """H-19.8: the new piece keeps the Damage and may be destroyed by it at once.

    Where one piece becomes several, each point of Damage costs one of them. The option
    `damage_carries` is about such pieces and Dahan, which the rulebook does not mention.
    """
    land.put(kind, damage, -1)
    doubtful = count > 1 or DAHAN in (kind, into)
    kept = damage if g.settings.damage_carries or not doubtful else 0
    if count > 1:
        land.put(into, 0, max(0, count - kept))
    else:
        land.put(into, kept)
    g.tell("replaces", rule, kind, into, land.id, count)
    if count == 1 and kept >= g.health(into, land.id):
        destroy(g, land, into, kept, "H-19.8")


def refresh(g: Horizons, land: Land) -> None:
    """H-19.6: pieces whose Damage has reached their present Health are destroyed."""
    for kind in (TOWN, CITY, DAHAN):
        health = g.health(kind, land.id)
        counts = land.pieces[kind]
        for damage in range(health, len(counts)):
            if kind == DAHAN and g.settings.vitality_leaving != "destroyed":
                continue
            for _ in range(counts[damage]):
                if not destroy(g, land, kind, damage, "H-19.6"):
                    break


def pieces_in(land: Land, kinds: tuple[str, ...]) -> list[tuple[str, int]]:
    """The different pieces of these kinds: (kind, Damage taken), each once."""
    return [
        (kind, damage) for kind in kinds for damage, count in enumerate(land.pieces[kind]) if count
    ]


def choose_piece(
    g: Horizons, seat: Seat, prompt: str, land: Land, kinds: tuple[str, ...], rule: str
) -> Rules[tuple[str, int]]:
    """Picks one piece of these kinds; there must be one."""
    options: list[Choice] = [("piece", kind, damage) for kind, damage in pieces_in(land, kinds)]
    choice = yield from decide(g, seat, prompt, options, rule, land.id)
    return str(choice[1]), cast(int, choice[2])


def destroy_chosen(
    g: Horizons, seat: Seat, land: Land, kinds: tuple[str, ...], count: int, rule: str
) -> Rules[None]:
    """Destroys that many pieces of these kinds, as far as there are any (H-5.9)."""
    for _ in range(count):
        if not land.counts(kinds):
            return
        kind, damage = yield from choose_piece(g, seat, "destroy", land, kinds, rule)
        if not destroy(g, land, kind, damage, rule):
            return


def destroy_all(g: Horizons, land: Land, kinds: tuple[str, ...], rule: str) -> None:
    """Destroys every piece of these kinds."""
    for kind, damage in pieces_in(land, kinds):
        for _ in range(land.pieces[kind][damage]):
            destroy(g, land, kind, damage, rule)


# -- Damage ------------------------------------------------------------------------------------


def hit(g: Horizons, land: Land, kind: str, damage: int, points: int, rule: str) -> None:
    """H-19.2: a piece takes Damage and is destroyed when that reaches its Health."""
    if kind == DAHAN and land.dahan_safe:
        return
    land.put(kind, damage, -1)
    taken = damage + points
    land.put(kind, taken)
    left = g.health(kind, land.id) - taken
    if left <= 0:
        destroy(g, land, kind, taken, rule)
    else:
        g.tell("wounds", rule, kind, land.id, left)


def health_left(g: Horizons, land: Land, kinds: tuple[str, ...]) -> int:
    """The Damage that would destroy all pieces of these kinds."""
    return sum(
        count * (g.health(kind, land.id) - damage)
        for kind in kinds
        for damage, count in enumerate(land.pieces[kind])
    )


def deal(
    g: Horizons, seat: Seat, land: Land, points: int, kinds: tuple[str, ...], rule: str
) -> Rules[None]:
    """H-19.1: Damage divided freely among the Invaders of the land, point by point."""
    if points <= 0:
        return
    if points >= health_left(g, land, kinds):
        if land.counts(kinds):
            g.tell("damage", rule, land.id, points)
        destroy_all(g, land, kinds, rule)
        return
    g.tell("damage", rule, land.id, points)
    for left in range(points, 0, -1):
        options: list[Choice] = [("piece", kind, damage) for kind, damage in pieces_in(land, kinds)]
        if not options:
            return
        choice = yield from decide(g, seat, "damage", options, rule, land.id, left)
        hit(g, land, str(choice[1]), cast(int, choice[2]), 1, rule)


def deal_to_each(g: Horizons, land: Land, points: int, kinds: tuple[str, ...], rule: str) -> None:
    """H-19.4: every piece of these kinds takes the Damage."""
    if not land.counts(kinds):
        return
    g.tell("damage-each", rule, land.id, points)
    targets = [
        (kind, damage, count)
        for kind in kinds
        for damage, count in enumerate(land.pieces[kind])
        if count
    ]
    for kind, damage, count in sorted(targets, key=lambda target: -target[1]):
        for _ in range(count):
            hit(g, land, kind, damage, points, rule)


# -- moving ------------------------------------------------------------------------------------


def move_piece(g: Horizons, kind: str, damage: int, origin: Land, to: Land, rule: str) -> None:
    """H-20.5: a piece changes lands with its Damage."""
    origin.put(kind, damage, -1)
    to.put(kind, damage)
    g.tell("moves", rule, kind, origin.id, to.id)
    refresh(g, to)


def gather(
    g: Horizons,
    seat: Seat,
    land: Land,
    kinds: tuple[str, ...],
    count: int,
    up_to: bool,
    rule: str = "H-20.1",
) -> Rules[int]:
    """H-20.1: pieces from adjacent lands into this one; returns how many came."""
    for done in range(count):
        options: list[Choice] = [
            ("gather", near, kind, damage)
            for near in g.near(land.id)
            for kind, damage in pieces_in(g.lands[near], kinds)
        ]
        if up_to and options:
            options.append(DONE)
        if not options:
            return done
        choice = yield from decide(g, seat, "gather", options, rule, land.id, count - done)
        if choice == DONE:
            return done
        origin = g.lands[str(choice[1])]
        move_piece(g, str(choice[2]), cast(int, choice[3]), origin, land, rule)
    return count


def push(
    g: Horizons,
    seat: Seat,
    land: Land,
    kinds: tuple[str, ...],
    count: int,
    up_to: bool,
    rule: str = "H-20.2",
) -> Rules[list[tuple[str, str]]]:
    """H-20.2: pieces from this land to adjacent ones; returns (kind, land) of each."""
    pushed: list[tuple[str, str]] = []
    while len(pushed) < count:
        options: list[Choice] = [
            ("push", kind, damage, near)
            for kind, damage in pieces_in(land, kinds)
            for near in g.near(land.id)
        ]
        if up_to and options:
            options.append(DONE)
        if not options:
            break
        choice = yield from decide(g, seat, "push", options, rule, land.id, count - len(pushed))
        if choice == DONE:
            break
        kind, to = str(choice[1]), g.lands[str(choice[3])]
        move_piece(g, kind, cast(int, choice[2]), land, to, rule)
        pushed.append((kind, to.id))
    return pushed


# -- presence ----------------------------------------------------------------------------------


def place_presence(g: Horizons, seat: Seat, land: Land, rule: str) -> None:
    """Puts one presence into a land, which may become a sacred site."""
    land.put_presence(seat)
    g.tell("presence", rule, seat, land.id)
    refresh(g, land)


def lift_presence(seat: Seat, land: Land) -> None:
    """Takes one presence off a land."""
    land.put_presence(seat, -1)


def move_presence(g: Horizons, seat: Seat, origin: Land, to: Land, rule: str) -> None:
    """H-16.5: a presence changes lands; that is not adding."""
    lift_presence(seat, origin)
    to.put_presence(seat)
    g.tell("moves-presence", rule, seat, origin.id, to.id)
    refresh(g, to)


def gather_presence(
    g: Horizons, seat: Seat, land: Land, up_to: bool, rule: str = "H-20.1"
) -> Rules[bool]:
    """Gathers one of the seat's own presence from an adjacent land."""
    options: list[Choice] = [
        ("gather", near, PRESENCE, 0) for near in g.near(land.id) if g.lands[near].presence[seat]
    ]
    if not options:
        return False
    if up_to:
        options.append(DONE)
    choice = yield from decide(g, seat, "gather", options, rule, land.id, 1)
    if choice == DONE:
        return False
    move_presence(g, seat, g.lands[str(choice[1])], land, rule)
    return True


def destroy_presence(g: Horizons, seat: Seat, land: Land, rule: str) -> None:
    """H-16.3, H-14.4: a presence leaves the game; a Spirit without any is lost."""
    lift_presence(seat, land)
    g.spirits[seat].destroyed += 1
    g.tell("presence-destroyed", rule, seat, land.id)
    if not g.lands_of(seat):
        g.lost = g.lost or "spirit-destroyed"


# -- Blight ------------------------------------------------------------------------------------


def add_blight(g: Horizons, seat: Seat, land: Land, rule: str) -> Rules[None]:
    """H-8.6 to H-8.8: a Blight from the pool, presence lost, a cascade where there was Blight.

    `seat` decides where it cascades to; EVERYBODY means the Spirit of the land's board (H-24.4).
    """
    if land.no_blight:
        g.tell("blight-prevented", rule, land.id)
        return
    if not g.blight_pool:
        return  # H-14.3: there is none left, and the match is lost already
    cascades = land.blight > 0
    land.blight += 1
    g.blight_pool -= 1
    g.tell("blight", rule, land.id)
    if not g.blight_pool:
        g.lost = g.lost or "island-blighted"
    for other in range(g.seats):
        if land.presence[other]:
            destroy_presence(g, other, land, "H-8.7")
    if cascades and g.blight_pool:
        options: list[Choice] = [("land", near) for near in g.near(land.id)]
        chooser = seat if seat != EVERYBODY else g.decider(land.id)
        choice = yield from decide(g, chooser, "cascade", options, "H-8.8", land.id)
        yield from add_blight(g, seat, g.lands[str(choice[1])], "H-8.8")


def remove_blight(g: Horizons, land: Land, rule: str) -> None:
    """H-19.10: a Blight returns to the pool."""
    if land.blight:
        land.blight -= 1
        g.blight_pool += 1
        g.tell("blight-removed", rule, land.id)


# -- Spirits -----------------------------------------------------------------------------------


def gain_energy(g: Horizons, seat: Seat, amount: int, rule: str) -> None:
    """Energy for a Spirit."""
    if amount:
        g.spirits[seat].energy += amount
        g.tell("energy", rule, seat, amount)


def elements(g: Horizons, seat: Seat) -> list[int]:
    """H-18.2: the elements a Spirit has: tracks, cards in play, gifts of this turn."""
    spirit = g.spirits[seat]
    counts = track_elements(PANELS[spirit.id], spirit.energy_track, spirit.plays_track)
    for card in spirit.in_play:
        for n, count in enumerate(POWERS[card].elements):
            counts[n] += count
    for n, count in enumerate(spirit.gained):
        counts[n] += count
    return counts


def uncover(g: Horizons, seat: Seat, track: str) -> None:
    """H-4.5: the leftmost presence of a track leaves it."""
    spirit = g.spirits[seat]
    if track == "energy":
        spirit.energy_track += 1
    else:
        spirit.plays_track += 1


def presence_sources(g: Horizons, seat: Seat) -> list[Choice]:
    """H-4.5, H-4.6: a track's leftmost presence, or one from a land."""
    spirit = g.spirits[seat]
    spirit_panel = PANELS[spirit.id]
    options: list[Choice] = []
    if spirit.energy_track < len(spirit_panel.energy):
        options.append(("track", "energy"))
    if spirit.plays_track < len(spirit_panel.plays):
        options.append(("track", "plays"))
    options.extend(("from-land", land) for land in g.lands_of(seat))
    return options


def add_presence(g: Horizons, seat: Seat, targets: list[str], rule: str) -> Rules[str]:
    """H-4.4 to H-4.6: one presence from a track or the island into one of the lands; '' if none."""
    sources = presence_sources(g, seat)
    if not targets or not sources:
        return ""
    source = yield from decide(g, seat, "presence-source", sources, "H-4.5")
    options: list[Choice] = [("land", land) for land in targets]
    choice = yield from decide(g, seat, "presence-land", options, rule)
    to = g.lands[str(choice[1])]
    if source[0] == "track":
        uncover(g, seat, str(source[1]))
    else:
        lift_presence(seat, g.lands[str(source[1])])
    place_presence(g, seat, to, rule)
    return to.id
