"""O-12.7.A, O-12.7.B: whom the Prince attacks, for what, and whether he is battle ready."""

from typing import Final

from crannog.games.oath.actions.travel import is_allowed, travel
from crannog.games.oath.battle import BANDITS, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import (
    add_target,
    begin_targets,
    declare_campaign,
    declared_things,
    is_valid,
    new_campaign,
    possible_defenders,
    remove_target,
    site_targets,
    target_dice,
    targets,
)
from crannog.games.oath.campaign.force import force, gather_defenders
from crannog.games.oath.deeds import Travel
from crannog.games.oath.facts import GRAND_SCEPTER
from crannog.games.oath.prince.policy.boxes import (
    adds_target,
    allies_expected,
    further_targets,
    is_rival_site,
    relics_in_order,
    still_attacks,
    weakest,
    where_to_meet,
)
from crannog.games.oath.prince.policy.mind import most_dice
from crannog.games.oath.prince.sheet import BANNER_OF, SUCCESSOR
from crannog.games.oath.rule import player_of, ruler
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-12.7"


class Raid:
    """A campaign that the Prince has in mind: from where, against whom, for which targets."""

    __slots__ = ("defender", "slot", "targets")

    def __init__(self, slot: int, defender: Seat, wanted: list[int]) -> None:
        self.slot = slot
        self.defender = defender
        self.targets = wanted


def plan_campaign(g: Oath, me: Seat, what: str) -> Raid | None:
    """O-12.7.A: the campaign of this box, if its enemy exists and he is battle ready."""
    if what == "fewest" and holds_scepter_against(g):
        return against_holder(g, me, g.holder(GRAND_SCEPTER), [GRAND_SCEPTER])
    if what == "fewest":
        return against_weakest(g, me)
    if what == "relics":
        holder = holder_of_most_relics(g, me)
        return against_holder(g, me, holder, [] if holder < 0 else relics_in_order(g, holder))
    banner = BANNER_OF[what]
    return against_holder(g, me, g.banner_holder[banner], [banner])


def holds_scepter_against(g: Oath) -> bool:
    """O-12.5.2: the threat is a Successor by the Grand Scepter, who is the rival then."""
    return g.the_prince().threat == SUCCESSOR and g.goal == "devotion"


def holder_of_most_relics(g: Oath, me: Seat) -> Seat:
    """The rival with most relics, among equals the first in turn order; -1 if none has any."""
    rivals = [other for other in g.in_turn_order() if other != me and g.players[other].relics]
    return max(rivals, key=lambda other: len(g.players[other].relics), default=-1)


# -- the two kinds of raids --------------------------------------------------------------------


def against_holder(g: Oath, me: Seat, holder: Seat, things: list[int]) -> Raid | None:
    """O-12.7.B: against the holder, if it is a rival, for these things."""
    if holder in (-1, me):
        return None
    return thought_through(g, me, where_to_meet(g, holder), holder, things)


def against_weakest(g: Oath, me: Seat) -> Raid | None:
    """O-12.7.B: the rival site with the smallest defending force, then more of the same rival."""
    rival_slots = [slot for slot in range(len(g.sites)) if is_rival_site(g, me, slot)]
    able = [slot for slot in rival_slots if can_attack_at(g, me, slot)]
    if not able:
        return None
    aim = weakest({slot: defending_force(g, me, slot) for slot in able})
    return thought_through(g, me, aim, ruler_at(g, aim), [])


def ruler_at(g: Oath, slot: int) -> Seat:
    """Who would defend the site: the Chancellor for the Empire, or BANDITS."""
    colour = ruler(g, slot)
    return BANDITS if colour == BANDITS else player_of(g, colour)


def can_go(g: Oath, me: Seat, slot: int) -> bool:
    """Whether he is there, or nothing forbids him to travel there."""
    here = g.players[me].pawn
    return slot == here or is_allowed(g, Travel(me, here, slot))


def can_attack_at(g: Oath, me: Seat, slot: int) -> bool:
    """Whether he can go there and attack its ruler."""
    if not can_go(g, me, slot):
        return False
    before, g.players[me].pawn = g.players[me].pawn, slot
    able = ruler_at(g, slot) in possible_defenders(g, me, free=True)
    g.players[me].pawn = before
    return able


def defending_force(g: Oath, me: Seat, slot: int) -> int:
    """The force that would defend this site alone against him."""
    before, g.players[me].pawn = g.players[me].pawn, slot
    c = g.campaign = new_campaign(g, me, ruler_at(g, slot), True)
    begin_targets(g, c)
    gather(g, c)
    size = force(g, c, DEFENCE)
    g.campaign, g.players[me].pawn = None, before
    return size


# -- thinking a raid through -------------------------------------------------------------------


def thought_through(g: Oath, me: Seat, slot: int, defender: Seat, things: list[int]) -> Raid | None:
    """The raid from this site, or nothing if it can't be, or he is not battle ready.

    It is tried with his pawn there and the campaign begun; both are taken back.
    """
    if not can_go(g, me, slot):
        return None
    before, g.players[me].pawn = g.players[me].pawn, slot
    found: Raid | None = None
    if defender in possible_defenders(g, me, free=True):
        c = g.campaign = new_campaign(g, me, defender, True)
        if begin_targets(g, c) and takes_up_first(g, c, things) and is_battle_ready(g, me, c):
            take_up_more(g, me, c, further_targets(things, cards_of_sites(g, c)))
            if is_valid(g, c):
                found = Raid(slot, defender, declared_things(g, c))
    g.campaign, g.players[me].pawn = None, before
    return found


def cards_of_sites(g: Oath, c: Campaign) -> list[int]:
    """The other sites of the defender, from the left, by their cards."""
    return [g.sites[slot].card for slot in site_targets(g, c)]


def takes_up_first(g: Oath, c: Campaign, things: list[int]) -> bool:
    """Declares the first of the wanted things that can be a target; False if none can."""
    possible = targets(g, c)
    first = next((thing for thing in things if thing in possible), None)
    if first is not None:
        add_target(g, c, first)
    return first is not None or not things


def take_up_more(g: Oath, me: Seat, c: Campaign, things: list[int]) -> None:
    """O-12.7.B: further targets in their order, up to the first that he does not add."""
    for thing in things:
        if thing in targets(g, c):
            add_target(g, c, thing)
            if not adds_target(is_battle_ready(g, me, c)):
                remove_target(g, c, thing)
                return


def is_battle_ready(g: Oath, me: Seat, c: Campaign) -> bool:
    """O-12.7.A: more dice than the defending force and the dice of the targets together."""
    gather(g, c)
    return most_dice(g, me) > force(g, c, DEFENCE) + target_dice(g, c)


def gather(g: Oath, c: Campaign) -> None:
    """O-5.5.2, O-5.5.4: the force that he expects against him."""
    c.allies = allies_expected(g, c)
    gather_defenders(g, c)


# -- doing it ----------------------------------------------------------------------------------


def fight(g: Oath, me: Seat, what: str) -> Rules[None]:
    """O-12.7.B: goes there and attacks, if things have not changed on the way."""
    raid = plan_campaign(g, me, what)
    assert raid is not None
    if raid.slot != g.site(me):
        yield from travel(g, me, raid.slot, free=True)
        raid = plan_campaign(g, me, what)
    if raid is not None and still_attacks(raid.slot, g.site(me)):
        g.the_prince().wanted = raid.targets
        yield from declare_campaign(g, me, raid.defender, free=True)
        g.the_prince().wanted = []
