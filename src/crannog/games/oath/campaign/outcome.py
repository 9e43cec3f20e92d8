"""O-5.5.6 to O-5.5.8: defeat, the attacker's victory, and the end of a campaign."""

from crannog.games.oath.actions.travel import can_be_sent, make_travel
from crannog.games.oath.asking import by_card, by_number, choose, wants
from crannog.games.oath.battle import ATTACK, BANDITS, BOARD, DEFENCE, Campaign
from crannog.games.oath.campaign.force import (
    kill_in_defeat,
    receiver,
    warbands_in,
)
from crannog.games.oath.powers.registry import PLANS
from crannog.games.oath.purse import burn_favor
from crannog.games.oath.questions import Use, changed
from crannog.games.oath.reactions import follow_up
from crannog.games.oath.rule import rules, warband_colour
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.games.oath.verbs import (
    bank_of,
    discard,
    may_disturb,
    may_place_warbands,
    may_take,
    place_warbands,
    remove_warbands,
    seize_banner,
    take_relics,
    warbands_at,
)
from crannog.kernel.ask import Rules, Seat


def resolve(g: Oath, c: Campaign) -> Rules[None]:
    """Steps 6, 7 and 8."""
    loser = DEFENCE if c.victor == ATTACK else ATTACK
    yield from defeat(g, c, loser)
    if c.victor == ATTACK:
        yield from victory(g, c)
    yield from settle_title(g)
    yield from run_noted(g, c, c.if_victorious, c.victor)
    yield from discard_used(g, c)
    settle_saved(g, c)
    yield from settle_title(g)
    attacker, defender = c.attacker, c.defender
    g.campaign = None
    g.stand_in = -1
    yield from follow_up(g, "campaign-over", attacker, defender)


# -- step 6 ------------------------------------------------------------------------------------


def losses_of(g: Oath, c: Campaign, side: int) -> int:
    """O-5.5.6: how many warbands a defeat kills: half of the force, unless a card changes that."""
    size = warbands_in(g, c, side)
    losses = changed(g, "losses", c.attacker, side, size if c.all_die[side] else size // 2)
    return 0 if c.defeat_kills_none[side] else losses


def defeat(g: Oath, c: Campaign, side: int) -> Rules[None]:
    """O-5.5.6: some of the force die; what is left of a defending force leaves lost sites."""
    losses = losses_of(g, c, side)
    if side == ATTACK or c.defender != BANDITS:
        yield from kill_in_defeat(g, c, side, losses)
        retreat(g, c, side)
    yield from settle_title(g)
    yield from run_noted(g, c, c.if_defeated, side)


def retreat(g: Oath, c: Campaign, side: int) -> None:
    """Survivors of a defeated force go from sites to boards; from now on those are the force."""
    for place, count in [(place, warbands_at(g, place)) for place in c.forces[side]]:
        me = receiver(g, c, side, place)
        c.survivors[me] = c.survivors.get(me, 0) + count
        if place < BOARD and count:
            remove_warbands(g, place, count)
            g.players[me].warbands += count
            g.tell("retreats", "O-5.5.6", me, g.name(place), count)
    c.forces[side] = [BOARD + me for me in c.survivors]


def run_noted(g: Oath, c: Campaign, noted: list[tuple[int, Seat]], side: int) -> Rules[None]:
    """What plans of this side do when it is defeated, or victorious; the user orders them."""
    left = [(card, me) for card, me in noted if c.side(me) == side]
    while left:
        card, me = left[0]
        mine = [other for other, user in left if user == me]
        if me != BANDITS:
            card = yield from choose(g, me, "next-plan", by_card(mine), "O-5.5.8")
        left.remove((card, me))
        plan = PLANS[card]
        body = plan.if_victorious if noted is c.if_victorious else plan.if_defeated
        assert body is not None
        doing = body(g, Use(me, card, "O-5.5.8"), c)
        if doing is not None:
            yield from doing


# -- step 7 ------------------------------------------------------------------------------------


def victory(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.7: sites, then relics and banners, then the pawn."""
    yield from occupy(g, c)
    yield from settle_title(g)
    yield from follow_up(g, "spoils", c.attacker)
    taken = [relic for relic in (*c.relics, *c.site_relics) if may_take(g, c.attacker, relic)]
    if taken:
        yield from take_relics(g, c.attacker, taken, "O-5.5.7")
    for banner in [banner for banner in c.banners if may_take(g, c.attacker, banner)]:
        yield from seize_banner(g, c.attacker, banner, "O-5.5.7")
    if c.banish:
        yield from banish(g, c)


def occupy(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.7 I: any number of warbands from the force on each targeted site."""
    for slot in c.sites:
        sources = [place for place in c.forces[ATTACK] if place != slot and warbands_at(g, place)]
        if not may_place_warbands(g, c.attacker, slot):
            continue
        for place in sources:
            counts = by_number(range(warbands_at(g, place) + 1))
            prompt = "occupy" if place >= BOARD else "occupy-from-site"
            sites = [g.name(slot)] if place >= BOARD else [g.name(slot), g.name(place)]
            count = yield from choose(g, c.attacker, prompt, counts, "O-5.5.7", *sites)
            if place < BOARD:
                remove_warbands(g, place, count)
                g.players[c.attacker].warbands += count
            place_warbands(g, c.attacker, slot, count, "O-5.5.7")


def banish(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.7 III: the attacker may send the pawn away, and may burn half of the favor."""
    use = Use(c.attacker, 0, "O-5.5.7")
    slots = [slot for slot in range(len(g.sites)) if can_be_sent(g, c.defender, slot)]
    if slots and (yield from wants(g, use, "send-pawn")):
        yield from make_travel(g, use, c.defender, slots)
    half = g.players[c.defender].favor // 2
    if half and (yield from wants(g, use, "burn-half")):
        burn_favor(g, c.defender, half, "O-5.5.7")


# -- step 8 ------------------------------------------------------------------------------------


def discard_used(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.8: plans that leave at the end, unless another plan spares them."""
    for side in (c.victor, 1 - c.victor):
        for me in [c.attacker] if side == ATTACK else [*c.defenders(), BANDITS]:
            ending = [card for card, user in c.at_end if user == me and not stays(g, me, card)]
            cards = [card for card in ending if can_leave(g, me, card)]
            for plan in [PLANS[card] for card, user in c.used if user == me]:
                if plan.spares is not None and cards:
                    cards = yield from plan.spares(g, Use(me, plan.card, "O-5.5.8"), cards)
            yield from discard_at_end(g, me, cards)


def stays(g: Oath, me: Seat, card: int) -> bool:
    """Whether a plan that is discarded at the end is kept by this player."""
    kept_if = PLANS[card].kept_if
    return kept_if is not None and kept_if(g, me)


def can_leave(g: Oath, me: Seat, card: int) -> bool:
    """Whether the card is in play, and this player or bandits may discard it."""
    in_play = g.slot(card) >= 0 or g.holder(card) >= 0
    return in_play and not g.is_locked(card) and (me == BANDITS or may_disturb(g, me, card))


def discard_plan(g: Oath, me: Seat, card: int) -> Rules[None]:
    """One used plan is discarded, if it still lies where it can be."""
    if can_leave(g, me, card):
        yield from discard_at_end(g, me, [card])


def discard_at_end(g: Oath, me: Seat, cards: list[int]) -> Rules[None]:
    """Discards cards when a campaign ends; those of bandits go in the order of their use."""
    if me != BANDITS:
        yield from discard(g, Use(me, 0, "O-5.5.8"), cards)
        return
    for card in cards:
        yield from discard(g, Use(g.active, card, "O-5.5.8"), [card])


def killed(g: Oath, c: Campaign, side: int) -> int:
    """O-10.kill: the dead of this side, with those set aside that could not come back now."""
    lost = sum(count for colour, count in c.saved[side] if not comes_back(g, c, side, colour))
    return c.dead[side] + lost


def comes_back(g: Oath, c: Campaign, side: int, colour: int) -> bool:
    """Whether warbands of this colour that a card has set aside may be put on its site."""
    slot = g.slot(c.saves_dead[side])
    me = c.attacker if side == ATTACK else c.defender
    own = colour == warband_colour(g, me)
    return own and slot >= 0 and rules(g, me, slot) and may_place_warbands(g, me, slot)


def settle_saved(g: Oath, c: Campaign) -> None:
    """Warbands that a card has set aside go to its site, or are dead after all."""
    for side in (ATTACK, DEFENCE):
        me = c.attacker if side == ATTACK else c.defender
        for colour, count in c.saved[side]:
            if comes_back(g, c, side, colour):
                slot = g.slot(c.saves_dead[side])
                g.sites[slot].warbands += count
                g.sites[slot].colour = colour
                g.tell("saved", "O-5.5.8", me, g.name(slot), count)
            else:
                g.players[bank_of(g, colour)].bank += count
