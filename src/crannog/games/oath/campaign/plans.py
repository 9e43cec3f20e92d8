"""O-5.5.3, O-7.5: battle plans of both sides."""

from typing import Final

from crannog.games.oath.asking import by_card, choose
from crannog.games.oath.battle import ATTACK, BANDITS, DEFENCE, Campaign
from crannog.games.oath.facts import ID
from crannog.games.oath.powers.registry import ATTACKER, DEFENDER, PLANS, Plan
from crannog.games.oath.prince.policy.powers import OWN_RULE, uses_plan
from crannog.games.oath.purse import can_pay, pay
from crannog.games.oath.questions import Use, changed, is_forbidden
from crannog.games.oath.rule import card_ruler, rules_card
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Rules, Seat

RULE: Final = "O-5.5.3"
DONE: Final[Choice] = ("no-more-plans",)


def use_plans(g: Oath, c: Campaign) -> Rules[None]:
    """The attacker's plans, then those of the defending side."""
    yield from plans_of(g, c, c.attacker)
    if c.defender == BANDITS:
        yield from bandit_plans(g, c)
    for me in c.defenders():
        yield from plans_of(g, c, me)
    c.step = "rolls"


def plans_of(g: Oath, c: Campaign, me: Seat) -> Rules[None]:
    """One player uses plans, each once, until he wants no more."""
    while c.won_at_once < 0:
        plans = usable_plans(g, c, me)
        if g.is_prince(me):
            plans = [plan for plan in plans if uses_plan(full_cost(g, me, plan))]
        if not plans:
            return
        cards = {**by_card((plan.card for plan in plans), "plan"), DONE: 0}
        prompt = "plans" if me == c.attacker else "defence-plans"
        card = yield from choose(g, me, prompt, cards, RULE)
        if not card:
            return
        yield from use_plan(g, c, me, PLANS[card])


def side_of(c: Campaign, me: Seat) -> int:
    """ATTACK or DEFENCE; bandits only defend."""
    return ATTACK if me == c.attacker else DEFENCE


def fits_side(plan: Plan, side: int) -> bool:
    """O-7.5: red for the attacker, blue for the defender, or both."""
    return plan.side != (DEFENDER if side == ATTACK else ATTACKER)


def full_cost(g: Oath, me: Seat, plan: Plan) -> str:
    """The plan's cost with what the enemy's cards add to it."""
    secrets = changed(g, "plan-secrets", me, plan.card, 0)
    favor = changed(g, "plan-burnt-favor", me, plan.card, 0)
    return plan.cost + "s" * secrets + "F" * favor


def usable_plans(g: Oath, c: Campaign, me: Seat) -> list[Plan]:
    """O-7.5.1: the plans that the player rules, can pay and may use."""
    side = side_of(c, me)
    if c.closed[side]:
        return []
    player = g.players[me]
    cards = [*player.advisers, *player.relics, *g.cards_at_sites()]
    return [
        PLANS[card]
        for card in cards
        if card in PLANS
        and rules_card(g, me, card)
        and may_use(g, c, me, PLANS[card])
        and can_pay(g, me, card, full_cost(g, me, PLANS[card]), plan=True)
    ]


def may_use(g: Oath, c: Campaign, me: Seat, plan: Plan) -> bool:
    """Whether the plan is this side's, unused, and not barred; one may have to stand alone."""
    side = side_of(c, me)
    if plan.alone and any(side_of(c, user) == side for _, user in c.used):
        return False
    return (
        fits_side(plan, side)
        and all(plan.card != card for card, _ in c.used)
        and not is_forbidden(g, "use-plan", me, plan.card)
    )


def use_plan(g: Oath, c: Campaign, me: Seat, plan: Plan) -> Rules[None]:
    """Pays the plan, does what it does now, and notes what it does later."""
    use = Use(me, plan.card, RULE)
    if me != BANDITS:
        pay(g, me, plan.card, full_cost(g, me, plan), RULE)
    c.used.append((plan.card, me))
    if plan.alone:
        c.closed[side_of(c, me)] = True
    g.tell("uses-plan", OWN_RULE if g.is_prince(me) else RULE, me, ID[plan.card])
    if plan.when is None or plan.when(g, me, c):
        if plan.dice:
            c.add_or_remove(me, plan.dice)
        c.defence_dice += plan.shields
        if plan.body is not None:
            doing = plan.body(g, use, c)
            if doing is not None:
                yield from doing
    if plan.if_defeated is not None:
        c.if_defeated.append((plan.card, me))
    if plan.if_victorious is not None:
        c.if_victorious.append((plan.card, me))
    if plan.discard_at_end:
        c.at_end.append((plan.card, me))
    g.tell("pools", RULE, c.attack_dice, c.defence_dice)


# -- bandits -----------------------------------------------------------------------------------


def bandit_plans(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.3: bandits use every plan they rule that costs nothing; one that stands alone first."""
    plans = free_plans(g, c)
    alone = [plan for plan in plans if plan.alone]
    for plan in alone or plans:
        if not c.closed[DEFENCE]:
            yield from use_plan(g, c, BANDITS, plan)


def free_plans(g: Oath, c: Campaign) -> list[Plan]:
    """The plans at sites that bandits rule, without a cost."""
    if c.closed[DEFENCE]:
        return []
    return [
        PLANS[card]
        for card in g.cards_at_sites()
        if card in PLANS
        and card_ruler(g, card) == BANDITS
        and may_use(g, c, BANDITS, PLANS[card])
        and not full_cost(g, BANDITS, PLANS[card])
    ]
