"""O-5.6: Travel; also travelling by a card's power, and being made to travel (O-11.3)."""

from typing import Final

from crannog.games.oath.actions.modify import (
    apply,
    declare,
    is_opened,
    openers,
    reach_of,
    usable,
)
from crannog.games.oath.asking import choose_site, put, wants
from crannog.games.oath.deeds import Travel
from crannog.games.oath.facts import ID, MOST_SUPPLY, REGION_OF, SLOTS, TRAVEL_SUPPLY
from crannog.games.oath.powers.registry import modifies_travel
from crannog.games.oath.prices import can_lift, pay_prices, prices
from crannog.games.oath.questions import (
    IGNORES,
    BanEntry,
    ChangeEntry,
    MustEntry,
    Use,
    bans_of,
    changed,
    changes_of,
    musts_of,
)
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import put_pawn
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-5.6"
TO_SITE: Final[list[Choice]] = [("travel", name) for name in ID]  # by the site's card
TO_SLOT: Final[list[Choice]] = [("travel", name) for name in SLOTS]  # where it lies facedown


def ignored_on_the_way(g: Oath, go: Travel) -> frozenset[int]:
    """The things that do not matter to this journey: by modifiers, and by the site it leaves."""
    site = g.sites[go.origin].card
    if site not in IGNORES or site in go.ignores:
        return go.ignores
    return go.ignores | IGNORES[site](g, go.me, go.to)


class Hindrances:
    """What in play speaks of a player's journeys, wherever they go: worked out once for all."""

    __slots__ = ("bans", "costs", "forbid", "leaving", "musts")

    def __init__(self, g: Oath, me: Seat) -> None:
        self.leaving = bans_of(g, "travel-from", me)
        self.musts = musts_of(g, "travel-to", me)
        self.bans = bans_of(g, "travel-to", me)
        self.costs = changes_of(g, "travel-cost", me)
        self.forbid = bool(self.leaving or self.musts or self.bans)


def within(origin: int, supply: int) -> list[int]:
    """O-5.6.1: the other slots to which the table lets one travel for so much Supply."""
    costs = TRAVEL_SUPPLY[REGION_OF[origin]]
    return [to for to, region in enumerate(REGION_OF) if to != origin and costs[region] <= supply]


WITHIN: Final = [
    [within(origin, supply) for supply in range(MOST_SUPPLY + 1)] for origin in range(len(SLOTS))
]
OTHERS: Final = [within(origin, MOST_SUPPLY) for origin in range(len(SLOTS))]


def guide(g: Oath, go: Travel) -> Seat:
    """Who chooses the destination in the traveller's place; -1 if nobody does."""
    g.ignored = go.ignores
    found = guide_from(g, go.me, go.origin)
    g.ignored = frozenset()
    return found


def guide_from(g: Oath, me: Seat, origin: int) -> Seat:
    """Who chooses where a player goes who leaves this site; -1 if nobody does.

    From a site of the Prince's everybody travels as usual (O-12.8).
    """
    found = changed(g, "travel-guide", me, origin, -1) if g.sites[origin].up else -1
    return -1 if g.is_prince(found) else found


def is_led(g: Oath, me: Seat) -> bool:
    """Whether somebody else would choose where the player goes."""
    return guide_from(g, me, g.players[me].pawn) >= 0


def supply_for(g: Oath, go: Travel) -> int:
    """The Supply that the journey costs, as all that is not ignored on the way has changed it."""
    costs = changes_of(g, "travel-cost", go.me)
    g.ignored = ignored_on_the_way(g, go)
    cost = changed_cost(g, go, costs)
    g.ignored = frozenset()
    return cost


def changed_cost(g: Oath, go: Travel, changes: list[ChangeEntry]) -> int:
    """O-11.2: the table or what replaces it, then additions; nothing if no Supply is spent."""
    if go.free or go.forced or go.to in go.free_at:
        return 0
    cost = TRAVEL_SUPPLY[REGION_OF[go.origin]][REGION_OF[go.to]]
    for change in changes:
        if change.card not in g.ignored:
            cost = change.body(g, go.me, go.to, cost)
    return cost


def is_allowed(g: Oath, go: Travel) -> bool:
    """O-9.2: nothing forbids the journey, or its price can be paid."""
    if go.to == go.origin:
        return False
    g.ignored = ignored_on_the_way(g, go)
    allowed = is_let(g, go, Hindrances(g, go.me))
    g.ignored = frozenset()
    return allowed


def is_let(g: Oath, go: Travel, found: Hindrances) -> bool:
    """Whether all that hinders, and is not ignored on the way, lets the journey happen."""
    return may_leave(g, go, found.leaving) and may_arrive(g, go, found.musts, found.bans)


def may_leave(g: Oath, go: Travel, bans: list[BanEntry]) -> bool:
    """Whether none of these bans keeps the traveller where he is."""
    for ban in bans:
        if not ban.unless and ban.card not in g.ignored and ban.body(g, go.me, go.origin):
            return False
    return True


def may_arrive(g: Oath, go: Travel, musts: list[MustEntry], bans: list[BanEntry]) -> bool:
    """Whether he need not go elsewhere, and bans can be bought off."""
    for must in musts:
        if must.card not in g.ignored and not must.body(g, go.me, [go.to]):
            return False
    return is_lifted(g, go, bans)


def is_lifted(g: Oath, go: Travel, bans: list[BanEntry]) -> bool:
    """Whether none of these bans holds, or he can pay for those that do."""
    held: list[BanEntry] = []
    for ban in bans:
        if ban.card not in g.ignored and ban.body(g, go.me, go.to):
            held.append(ban)
    return not held or can_lift(g, go.me, held, go.spent_favor, go.spent_secrets)


def is_ready(g: Oath, go: Travel, on_the_way: Hindrances | None = None) -> bool:
    """Whether the journey can be made as it stands."""
    if go.to < 0:
        return True  # the guide has not yet chosen
    if go.to == go.origin:
        return False
    found = on_the_way or Hindrances(g, go.me)
    g.ignored = ignored_on_the_way(g, go)
    paid = changed_cost(g, go, found.costs) <= g.players[go.me].supply
    ready = paid and (not found.forbid or is_let(g, go, found))
    g.ignored = frozenset()
    return ready


def options_to(g: Oath, slots: list[int]) -> list[Choice]:
    """Destinations as they stand in the menu."""
    options: list[Choice] = []
    for slot in slots:
        site = g.sites[slot]
        options.append(TO_SITE[site.card] if site.up else TO_SLOT[slot])
    return options


def destinations(g: Oath, me: Seat, free: bool = False) -> list[int]:
    """The sites to which the player can travel now, perhaps with modifiers."""
    return destinations_with(g, me, reach_of(g, me), free)


def destinations_with(g: Oath, me: Seat, reach: list[int], free: bool = False) -> list[int]:
    """The same, by one who has these cards in reach."""
    powers = openers(g, modifies_travel, reach)
    on_the_way = Hindrances(g, me)
    go = Travel(me, g.players[me].pawn, -1)
    go.free = free
    if not powers and g.sites[go.origin].card not in IGNORES:
        return unopened_destinations(g, go, on_the_way)
    found: list[int] = []
    for slot in OTHERS[go.origin]:
        go.to = slot
        if is_ready(g, go, on_the_way) or (powers and is_opened(g, go, powers, is_ready)):
            found.append(slot)
    return found


def unopened_destinations(g: Oath, go: Travel, on_the_way: Hindrances) -> list[int]:
    """The same where no modifier helps and nothing is ignored: one hindrance after the other."""
    if not may_leave(g, go, on_the_way.leaving):
        return []
    slots = affordable(g, go, on_the_way.costs)
    for must in on_the_way.musts:
        slots = must.body(g, go.me, slots)
    return open_to(g, go, slots, on_the_way.bans) if on_the_way.bans else slots[:]


def affordable(g: Oath, go: Travel, costs: list[ChangeEntry]) -> list[int]:
    """The slots to which the traveller has the Supply to go."""
    supply = g.players[go.me].supply
    if go.free or not costs:
        return WITHIN[go.origin][MOST_SUPPLY if go.free else supply]
    found: list[int] = []
    for slot in OTHERS[go.origin]:
        go.to = slot
        if changed_cost(g, go, costs) <= supply:
            found.append(slot)
    return found


def open_to(g: Oath, go: Travel, slots: list[int], bans: list[BanEntry]) -> list[int]:
    """Those of the slots to which no ban forbids to travel, or only one that can be bought off."""
    found: list[int] = []
    for slot in slots:
        go.to = slot
        if is_lifted(g, go, bans):
            found.append(slot)
    return found


def travel(g: Oath, me: Seat, to: int, free: bool = False) -> Rules[bool]:
    """O-5.6: modifiers, then the destination if a guide chooses it, then price, Supply, journey."""
    go = Travel(me, g.players[me].pawn, to)
    go.free = free
    yield from declare(g, go, modifies_travel, is_ready)
    leader = guide(g, go)
    if leader >= 0:
        yield from led(g, go, leader)
        if go.to >= 0:
            yield from welcomed(g, go)
    elif go.to < 0:
        slots = [slot for slot in open_slots(g, go) if is_payable(g, go, slot)]
        go.to = yield from choose_site(g, Use(me, g.sites[go.origin].card, RULE), slots)
    if go.to < 0 or not is_ready(g, go):
        g.tell("travel-fails", RULE, me)
        return False
    yield from arrive(g, go)
    return True


def is_payable(g: Oath, go: Travel, slot: int) -> bool:
    """Whether the traveller has the Supply to go there."""
    attempt = go.copy()
    attempt.to = slot
    return supply_for(g, attempt) <= g.players[go.me].supply


def led(g: Oath, go: Travel, leader: Seat) -> Rules[None]:
    """The ruler of the site chooses where the traveller goes; -1 if he will pay for no site."""
    slots = open_slots(g, go)
    yield from choose_agreed(g, go, as_guide(g, go, leader), slots, "lead-traveller")
    if go.to >= 0:
        modify_for_destination(g, go)


def modify_for_destination(g: Oath, go: Travel) -> None:
    """Modifiers that were declared while the destination was open take effect if they fit it."""
    for card in go.used:
        power = modifies_travel.by_card[card]
        if power.opens and (power.fits is None or power.fits(g, go)):
            power.body(g, Use(go.me, card, "O-7.4"), go)


def as_guide(g: Oath, go: Travel, leader: Seat) -> Use:
    """The ruler of the site that is left, who chooses where the traveller goes."""
    return Use(leader, g.sites[go.origin].card, "O-11")


def choose_agreed(
    g: Oath, go: Travel, chooser: Use, slots: list[int], prompt: str, agreed: int = -1
) -> Rules[bool]:
    """O-11.3: another chooses the destination; a price there is for the traveller to agree to.

    A site for which he will not pay is not possible. `agreed`: he has agreed to this one before.
    """
    left = list(slots)
    while left:
        go.to = yield from choose_site(g, chooser, left, prompt)
        if go.to == agreed or (yield from agrees_to_price(g, go)):
            return True
        left.remove(go.to)
    go.to = -1
    return False


def welcomed(g: Oath, go: Travel) -> Rules[None]:
    """Offers to every traveller can still be taken when a guide has named the destination."""
    for power in usable(g, go, modifies_travel):
        if power.anyone and (yield from wants(g, Use(go.me, power.card, "O-7.4"))):
            yield from apply(g, go, power)


def open_slots(g: Oath, go: Travel) -> list[int]:
    """Where the traveller could go if Supply did not matter."""
    found = []
    for slot in range(len(g.sites)):
        attempt = go.copy()
        attempt.to = slot
        if is_allowed(g, attempt):
            found.append(slot)
    return found


def arrive(g: Oath, go: Travel) -> Rules[None]:
    """Pays, moves the pawn, and lets follow what follows."""
    supply = supply_for(g, go)
    ignored = ignored_on_the_way(g, go)
    g.ignored = ignored
    pay_prices(g, "travel-to", go.me, go.to)
    g.ignored = frozenset()
    g.players[go.me].supply -= supply
    g.tell("travels", RULE, go.me, g.name(go.to), supply)
    put_pawn(g, go.me, go.to, RULE)
    yield from settle_title(g)  # O-2.11.1: who rules empty sites rules one more, if it was hidden
    g.ignored = ignored
    yield from follow_up(g, "travelled", go.me, go.origin)
    g.ignored = frozenset()
    if go.ends_turn:
        g.ending = True


# -- by the power of a card --------------------------------------------------------------------


def travel_by(g: Oath, use: Use, slots: list[int]) -> Rules[bool]:
    """A card lets the player travel for no Supply to one of these sites, if he can."""
    go = Travel(use.me, g.players[use.me].pawn, -1)
    go.free = True
    leader = guide(g, go)
    able = [slot for slot in open_slots(g, go) if slot in slots]
    if not able:
        return False
    if leader >= 0:
        chooser = as_guide(g, go, leader)
        if not (yield from choose_agreed(g, go, chooser, able, "lead-traveller")):
            return False
    else:
        go.to = yield from choose_site(g, use, able)
    yield from arrive(g, go)
    return True


def being_sent(g: Oath, victim: Seat, to: int = -1) -> Travel:
    """A journey that another player makes this one undertake."""
    go = Travel(victim, g.players[victim].pawn, to)
    go.forced = True
    return go


def can_be_sent(g: Oath, victim: Seat, slot: int) -> bool:
    """O-11.3: whether the player can be made to travel there; a price is for him to agree to."""
    return is_allowed(g, being_sent(g, victim, slot))


def where_to_send(g: Oath, victim: Seat) -> list[int]:
    """All sites to which the player can be made to travel."""
    return [slot for slot in range(len(g.sites)) if can_be_sent(g, victim, slot)]


def make_travel(g: Oath, use: Use, victim: Seat, slots: list[int], agreed: int = -1) -> Rules[bool]:
    """O-11.3: the user makes another player travel to one of these sites, for no Supply.

    A guide chooses among all sites instead. `agreed`: the traveller will pay for this one.
    """
    able = where_to_send(g, victim)
    go = being_sent(g, victim)
    leader = guide(g, go)
    chooser = as_guide(g, go, leader)
    if leader < 0:
        chooser = use
        able = [slot for slot in slots if slot in able]
    if not (yield from choose_agreed(g, go, chooser, able, "send-traveller", agreed)):
        return False
    yield from arrive(g, go)
    return True


def agrees_to_price(g: Oath, go: Travel) -> Rules[bool]:
    """Whether the traveller need not pay, or is willing to."""
    g.ignored = ignored_on_the_way(g, go)
    due = prices(g, "travel-to", go.me, go.to)
    g.ignored = frozenset()
    if not due:
        return True
    options: list[Choice] = [("yes",), ("no",)]
    choice = yield from put(g, go.me, "pay-to-be-sent", options, "O-11.3", g.name(go.to))
    return choice == ("yes",)
