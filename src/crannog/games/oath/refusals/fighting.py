"""Why an option is not offered in a campaign (O-5.5)."""

from crannog.games.oath.battle import ATTACK, BANDITS, Campaign
from crannog.games.oath.campaign import declare, plans
from crannog.games.oath.facts import ID
from crannog.games.oath.powers.registry import PLANS
from crannog.games.oath.refusals.common import (
    Reason,
    first_of,
    forbidden,
    lacks_cost,
    seat_in,
    thing_in,
)
from crannog.games.oath.refusals.major import misnamed, not_a_defender
from crannog.games.oath.rule import rules_card
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat


def no_free_campaign(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.5.1: a campaign that a card gives."""
    return not_a_defender(g, me, seat_in(choice))


def campaign_of(g: Oath) -> Campaign:
    """The campaign that is going on."""
    assert g.campaign is not None
    return g.campaign


# -- targets (O-5.5.2) -------------------------------------------------------------------------


def no_site_target(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """A site: declared already, not the defender's, or protected."""
    c, name = campaign_of(g), str(choice[1])
    if reason := misnamed(g, name):
        return reason
    slot = g.slot_named(name)
    if slot in c.sites:
        return declare.RULE, f"{name} is a target already"
    if not declare.rules_as_defender(g, c, slot):
        return declare.RULE, f"the defender does not rule {name}"
    return protected(g, c, g.sites[slot].card, slot)


def no_thing_target(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """A relic or banner: declared already, not the defender's, not here, or protected."""
    c, thing = campaign_of(g), thing_in(choice)
    if thing in (*c.relics, *c.banners):
        return declare.RULE, f"{ID[thing]} is a target already"
    if c.defender == BANDITS or g.holder(thing) != c.defender:
        return declare.RULE, f"the defender does not hold {ID[thing]}"
    return first_of(not_here(g, c), protected(g, c, thing, c.site))


def no_pawn_target(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """Pawn and favor: declared already, not here, or protected."""
    c = campaign_of(g)
    if c.banish:
        return declare.RULE, "pawn and favor are a target already"
    return first_of(not_here(g, c), protected(g, c, declare.PAWN, c.site))


def not_here(g: Oath, c: Campaign) -> Reason | None:
    """The defender's pawn is at another site."""
    if c.defender != BANDITS and g.players[c.defender].pawn == c.site:
        return None
    return declare.RULE, "the defender's pawn is not at your site"


def protected(g: Oath, c: Campaign, thing: int, slot: int) -> Reason | None:
    """O-9.2: a power forbids the target, or what could be declared with it."""
    return first_of(
        forbidden(g, "target", c.attacker, thing),
        forbidden(g, "target-at", c.attacker, slot),
        forbidden(g, "declare", c.attacker, c.defender),
        (declare.RULE, "with this target no valid set of targets is possible"),
    )


def no_declaration(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """The set of targets is not valid as it stands."""
    c = campaign_of(g)
    return first_of(
        forbidden(g, "declare", c.attacker, c.defender),
        (declare.RULE, "at least one target must be at your site"),
    )


# -- battle plans (O-5.5.3) --------------------------------------------------------------------


def no_plan(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-7.5: no plan, not ruled, of the other side, used, alone, forbidden, too dear."""
    c, card = campaign_of(g), thing_in(choice)
    plan = PLANS.get(card)
    if plan is None:
        return "O-7.5", f"{ID[card]} has no battle plan"
    if not rules_card(g, me, card):
        return "O-7.5.1", f"you do not rule {ID[card]}"
    side = plans.side_of(c, me)
    if not plans.fits_side(plan, side):
        return "O-7.5", f"{ID[card]} is for the {'defender' if side == ATTACK else 'attacker'}"
    if any(card == used for used, _ in c.used):
        return "O-7.5.3", f"{ID[card]} was used in this campaign"
    if c.closed[side]:
        return plans.RULE, "your side can use no more battle plans"
    if plan.alone and any(plans.side_of(c, user) == side for _, user in c.used):
        return plans.RULE, f"{ID[card]} must be your side's only battle plan"
    return first_of(
        forbidden(g, "use-plan", me, card),
        lacks_cost(g, me, card, plans.full_cost(g, me, plan), plan=True),
    )


def no_such_sacrifice(g: Oath, me: Seat, choice: Choice) -> Reason | None:
    """O-5.5.5."""
    return "O-5.5.5", "sacrifice nothing, or exactly as many warbands as are needed to win"
