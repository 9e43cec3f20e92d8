"""O-10.force: who fights on each side, and taking warbands out of a force."""

from crannog.games.oath.asking import by_place, choose
from crannog.games.oath.battle import ATTACK, BANDITS, BOARD, DEFENCE, Campaign
from crannog.games.oath.facts import PURPLE
from crannog.games.oath.questions import changed
from crannog.games.oath.rule import warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.verbs import kill, warbands_at
from crannog.kernel.ask import Rules, Seat


def bandits_at(g: Oath, slot: int) -> int:
    """O-2.8.3: the bandits of a site."""
    return changed(g, "bandits", g.active, slot, 1)


def gather_attackers(g: Oath, c: Campaign) -> None:
    """O-5.5.5: the board of the attacker, and sites that a card adds."""
    me = c.attacker
    mask = 1 << c.site if g.stand_in >= 0 and me == g.active else 0
    mask = changed(g, "force-sites", me, 0, mask)
    sites = [slot for slot in range(len(g.sites)) if mask >> slot & 1]
    colour = warband_colour(g, me)
    c.forces[ATTACK] = [
        BOARD + me,
        *(slot for slot in sites if g.sites[slot].warbands and g.sites[slot].colour == colour),
    ]
    c.bandits_fight = sum(changed(g, "bandits-help", me, slot, 0) for slot in sites)


def gather_defenders(g: Oath, c: Campaign) -> None:
    """O-5.5.4: targeted sites, and boards whose pawns are at a targeted site or the attacker's."""
    sites = [slot for slot in c.sites if g.sites[slot].warbands and slot not in c.forces[ATTACK]]
    near = [c.site, *c.sites]
    boards = [BOARD + me for me in c.defenders() if g.players[me].pawn in near]
    c.forces[DEFENCE] = [*sites, *boards]


def warbands_in(g: Oath, c: Campaign, side: int) -> int:
    """The warbands of a force, which can be killed."""
    return sum(warbands_at(g, place) for place in c.forces[side])


def survivors(g: Oath, c: Campaign) -> list[tuple[Seat, int]]:
    """What is left of the defeated force: on whose boards, and how many."""
    left = [(me, min(count, g.players[me].warbands)) for me, count in c.survivors.items()]
    return [(me, count) for me, count in left if count]


def force(g: Oath, c: Campaign, side: int) -> int:
    """The size of a force, with bandits that fight in it."""
    size = warbands_in(g, c, side)
    if side == ATTACK:
        return size + c.bandits_fight
    if c.defender == BANDITS:
        return size + sum(bandits_at(g, slot) for slot in c.sites)
    return size + sum(changed(g, "bandits-help", c.defender, slot, 0) for slot in c.sites)


def chooser(g: Oath, c: Campaign, side: int) -> Seat:
    """O-5.5.6: who chooses which warbands die; the Chancellor for an Imperial defence."""
    if side == ATTACK:
        return c.attacker
    return g.chancellor() if g.allegiance(c.defender) == PURPLE else c.defender


def receiver(g: Oath, c: Campaign, side: int, place: int) -> Seat:
    """To whose board a surviving warband of this place goes."""
    if place >= BOARD:
        return place - BOARD
    return chooser(g, c, side)


def kill_in_defeat(g: Oath, c: Campaign, side: int, count: int) -> Rules[None]:
    """O-5.5.6: losses of a defeated force; where they die matters only if survivors part."""
    boards = {receiver(g, c, side, place) for place in c.forces[side]}
    yield from kill_in_force(g, c, side, count, chooser(g, c, side), "O-5.5.6", len(boards) > 1)


def kill_in_force(
    g: Oath, c: Campaign, side: int, count: int, me: Seat, rule: str, matters: bool = True
) -> Rules[None]:
    """Kills warbands of a force; the player chooses where, if that makes a difference."""
    left = min(count, warbands_in(g, c, side))
    while left:
        places = [place for place in c.forces[side] if warbands_at(g, place)]
        total = sum(warbands_at(g, place) for place in places)
        if total == left or len(places) == 1 or not matters:
            for place in places:
                left -= kill(g, place, left, rule)
            return
        place = yield from choose(g, me, "lose-warband", by_place(g, places), rule, left)
        kill(g, place, 1, rule)
        left -= 1
