"""Why an option is not offered in a campaign (O-5.5)."""

from crannog.games.oath.battle import ATTACK, BANDITS, Campaign
from crannog.games.oath.campaign import declare, plans
from crannog.games.oath.facts import ID
from crannog.games.oath.powers.registry import PLANS
from crannog.games.oath.refusals.common import (
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
from crannog.kernel.errors import Refusal


def no_free_campaign(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.5.1: a campaign that a card gives."""
    return not_a_defender(g, me, seat_in(choice))


def campaign_of(g: Oath) -> Campaign:
    """The campaign that is going on."""
    assert g.campaign is not None
    return g.campaign


# -- targets (O-5.5.2) -------------------------------------------------------------------------


def no_site_target(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """A site: declared already, not the defender's, or protected."""
    c, name = campaign_of(g), str(choice[1])
    if reason := misnamed(g, name):
        return reason
    slot = g.slot_named(name)
    if slot in c.sites:
        return Refusal(declare.RULE, "why-site-targeted", {"site": name})
    if not declare.rules_as_defender(g, c, slot):
        return Refusal(declare.RULE, "why-defender-not-ruler", {"site": name})
    return protected(g, c, g.sites[slot].card, slot)


def no_thing_target(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """A relic or banner: declared already, not the defender's, not here, or protected."""
    c, thing = campaign_of(g), thing_in(choice)
    if thing in c.relics or thing in c.banners:
        return Refusal(declare.RULE, "why-thing-targeted", {"card": ID[thing]})
    if c.defender == BANDITS or g.holder(thing) != c.defender:
        return Refusal(declare.RULE, "why-defender-not-holder", {"card": ID[thing]})
    return first_of(not_here(g, c), protected(g, c, thing, c.site))


def no_pawn_target(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """Pawn and favor: declared already, not here, or protected."""
    c = campaign_of(g)
    if c.banish:
        return Refusal(declare.RULE, "why-pawn-targeted")
    return first_of(not_here(g, c), protected(g, c, declare.PAWN, c.site))


def not_here(g: Oath, c: Campaign) -> Refusal | None:
    """The defender's pawn is at another site."""
    if c.defender != BANDITS and g.players[c.defender].pawn == c.site:
        return None
    return Refusal(declare.RULE, "why-defender-elsewhere")


def protected(g: Oath, c: Campaign, thing: int, slot: int) -> Refusal | None:
    """O-9.2: a power forbids the target, or what could be declared with it."""
    return first_of(
        forbidden(g, "target", c.attacker, thing),
        forbidden(g, "target-at", c.attacker, slot),
        forbidden(g, "declare", c.attacker, c.defender),
        Refusal(declare.RULE, "why-no-set-with-it"),
    )


def no_declaration(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """The set of targets is not valid as it stands."""
    c = campaign_of(g)
    return first_of(
        forbidden(g, "declare", c.attacker, c.defender),
        Refusal(declare.RULE, "why-target-here"),
    )


# -- battle plans (O-5.5.3) --------------------------------------------------------------------


def no_plan(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-7.5: no plan, not ruled, of the other side, used, alone, forbidden, too dear."""
    c, card = campaign_of(g), thing_in(choice)
    plan = PLANS.get(card)
    if plan is None:
        return Refusal("O-7.5", "why-no-plan", {"card": ID[card]})
    if not rules_card(g, me, card):
        return Refusal("O-7.5.1", "why-not-ruled", {"card": ID[card]})
    side = plans.side_of(c, me)
    if not plans.fits_side(plan, side):
        why = "why-defenders-plan" if side == ATTACK else "why-attackers-plan"
        return Refusal("O-7.5", why, {"card": ID[card]})
    if any(card == used for used, _ in c.used):
        return Refusal("O-7.5.3", "why-plan-used", {"card": ID[card]})
    if c.closed[side]:
        return Refusal(plans.RULE, "why-no-more-plans")
    if plan.alone and any(plans.side_of(c, user) == side for _, user in c.used):
        return Refusal(plans.RULE, "why-plan-alone", {"card": ID[card]})
    return first_of(
        forbidden(g, "use-plan", me, card),
        lacks_cost(g, me, card, plans.full_cost(g, me, plan), plan=True),
    )


def no_such_sacrifice(g: Oath, me: Seat, choice: Choice) -> Refusal | None:
    """O-5.5.5."""
    return Refusal("O-5.5.5", "why-sacrifice")
