"""The Invader phase (H-8 to H-11): Ravage, Build, Explore, and the cards' advance."""

from crannog.games.horizons.facts import (
    CITY,
    DAHAN,
    EXPLORER,
    INVADER_CARDS,
    INVADERS,
    STRENGTH,
    TOWN,
)
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.tides import prevents, standing_defend
from crannog.games.horizons.verbs import (
    EVERYBODY,
    add_blight,
    deal,
    decide,
    destroy,
    hit,
)
from crannog.games.horizons.victory import end_of_effect, finish
from crannog.kernel.ask import Choice, Rules
from crannog.kernel.state import Result


def lands_of_card(g: Horizons, card_id: str) -> list[str]:
    """H-10.6: the lands an Invader card acts in."""
    card = INVADER_CARDS[card_id]
    if card.coastal:
        return [land for land in g.lands if g.map.coastal[land]]
    return [land for land in g.lands if g.terrain(land) in card.terrains]


def skipped(g: Horizons, land: Land, action: str) -> Rules[bool]:
    """H-21.2, H-21.4: whether the action does not happen here; a stall may be used up for it."""
    if action in land.skips or prevents(g, land, action):
        g.tell("skipped", "H-21.2", action, land.id)
        return True
    if action != "explore":
        for seat in dict.fromkeys(land.stalls):
            options: list[Choice] = [("skip", action), ("allow", action)]
            choice = yield from decide(g, seat, "stall", options, "H-21.2", land.id, action)
            if choice[0] == "skip":
                stalls = list(land.stalls)
                stalls.remove(seat)
                land.stalls = tuple(stalls)
                g.tell("skipped", "H-21.2", action, land.id)
                return True
    return False


# -- Ravage ------------------------------------------------------------------------------------


def start_ravage(g: Horizons) -> None:
    """H-8.1: the lands of the card with Invaders wait for their Ravage."""
    g.queue = []
    if g.ravage_card:
        g.queue = [land for land in lands_of_card(g, g.ravage_card) if g.lands[land].has_invaders()]
        g.tell("ravages", "H-8.1", g.ravage_card)


def ravage_next(g: Horizons) -> Rules[None]:
    """H-8.1: the players choose which land comes next."""
    options: list[Choice] = [("land", land) for land in g.queue]
    choice = yield from decide(g, EVERYBODY, "ravage-order", options, "H-8.1")
    land = g.lands[str(choice[1])]
    happens = land.has_invaders() and not (yield from skipped(g, land, "ravage"))
    g.queue = [other for other in g.queue if other != land.id]
    if happens:
        yield from ravage(g, land)
        yield from end_of_effect(g)


def ravage_damage(g: Horizons, land: Land) -> int:
    """H-8.2: what the Invaders deal here after all Defend."""
    total = sum(land.count(kind) * STRENGTH[kind] for kind in INVADERS)
    return max(0, total - defend_in(g, land))


def defend_in(g: Horizons, land: Land) -> int:
    """H-21.1: all Defend of the land, that of wards and fear cards included."""
    wards = sum(spirit.ward for seat, spirit in enumerate(g.spirits) if land.presence[seat])
    return land.defend + wards + standing_defend(g, land)


def ravage(g: Horizons, land: Land) -> Rules[None]:
    """H-8.2 to H-8.10, H-30.1: total; Blight; Dahan; counterattack."""
    total = ravage_damage(g, land)
    g.tell("ravage", "H-8.2", land.id, total)
    if total >= 2:
        yield from add_blight(g, EVERYBODY, land, "H-8.4")
    damage_dahan(g, land, total)
    dahan = land.count(DAHAN)
    if dahan and land.has_invaders():
        g.tell("counterattack", "H-8.9", land.id, 2 * dahan)
        yield from deal(g, g.decider(land.id), land, 2 * dahan, INVADERS, "H-8.9")


def damage_dahan(g: Horizons, land: Land, points: int) -> None:
    """H-8.5: as many Dahan as possible are destroyed, damaged ones first; the rest stays on one."""
    if land.dahan_safe:
        return
    damaged_first = range(len(land.pieces[DAHAN]) - 1, -1, -1)
    for damage in damaged_first:
        need = deadly_damage(g, land, damage)
        while points >= need and land.pieces[DAHAN][damage]:
            points -= need
            destroy(g, land, DAHAN, damage, "H-8.5")
    if points > 0:
        for damage in damaged_first:
            if land.pieces[DAHAN][damage]:
                hit(g, land, DAHAN, damage, points, "H-8.5")
                return


def deadly_damage(g: Horizons, land: Land, damage: int) -> int:
    """H-8.5: what kills a Dahan with that Damage; one that outlived its Health needs 1 more."""
    return max(1, g.health(DAHAN, land.id) - damage)


# -- Build -------------------------------------------------------------------------------------


def build(g: Horizons) -> Rules[None]:
    """H-9.1: each land of the card with Invaders; the queue has those still to come."""
    if not g.build_card:
        return
    g.queue = lands_of_card(g, g.build_card)
    g.tell("builds", "H-9.1", g.build_card)
    while g.queue:
        land = g.lands[g.queue[0]]
        happens = land.has_invaders() and not (yield from skipped(g, land, "build"))
        del g.queue[0]
        if happens:
            build_in(g, land)
            yield from end_of_effect(g)


def would_build(g: Horizons, land: Land) -> str:
    """H-9.2: a City where Towns outnumber Cities, else a Town; mud swallows both."""
    for seat, spirit in enumerate(g.spirits):
        if spirit.id == "fathomless_mud" and land.presence[seat] >= 2:
            return EXPLORER
    return CITY if land.count(TOWN) > land.count(CITY) else TOWN


def build_in(g: Horizons, land: Land) -> None:
    """H-9.2: one new piece."""
    kind = would_build(g, land)
    land.put(kind)
    g.tell("adds", "H-9.2", kind, land.id)


# -- Explore -----------------------------------------------------------------------------------


def reveal(g: Horizons) -> str:
    """H-10.1: the top Invader card; without one the island is lost."""
    if not g.invader_deck:
        finish(g, Result((), "invaders-unstoppable", "H-14.5"))
    card = g.invader_deck.pop()
    g.reveals += 1
    g.explore_card = card
    g.tell("reveals-invaders", "H-10.1", card)
    return card


def explore(g: Horizons) -> Rules[None]:
    """H-10.1 to H-10.5: the escalation, then one Explorer in each land that can be reached."""
    card = reveal(g)
    if g.settings.escalation and INVADER_CARDS[card].escalation:
        yield from escalation(g)
        yield from end_of_effect(g)
    reached = [land for land in lands_of_card(g, card) if can_be_explored(g, land)]
    for land_id in reached:
        land = g.lands[land_id]
        if not (yield from skipped(g, land, "explore")):
            land.put(EXPLORER)
            g.tell("adds", "H-10.4", EXPLORER, land.id)
    yield from end_of_effect(g)


def can_be_explored(g: Horizons, land: str) -> bool:
    """H-10.3, H-10.4: a Town or City here or next door, or the ocean."""
    if g.map.coastal[land]:
        return True
    return any(
        g.lands[place].count(TOWN) or g.lands[place].count(CITY) for place in (land, *g.near(land))
    )


def escalation(g: Horizons) -> Rules[None]:
    """H-27.4: on each board a Town in a land without one."""
    for board in g.map.boards:
        options: list[Choice] = [
            ("land", land) for land in g.lands if land[0] == board and not g.lands[land].count(TOWN)
        ]
        if options:
            decider = g.decider(f"{board}1")
            choice = yield from decide(g, decider, "escalation", options, "H-27.4", board)
            land = g.lands[str(choice[1])]
            land.put(TOWN)
            g.tell("adds", "H-27.4", TOWN, land.id)


def advance(g: Horizons) -> None:
    """H-11.1: Ravage to the discard, Build to Ravage, the explored card to Build."""
    if g.ravage_card:
        g.invader_discard.append(g.ravage_card)
    g.ravage_card = g.build_card
    g.build_card = g.explore_card
    g.explore_card = ""
