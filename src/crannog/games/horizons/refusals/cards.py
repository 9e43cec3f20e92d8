"""Why a power card can't be played, taken, forgotten, given or kept."""

from crannog.games.horizons.refusals.common import number
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons, Spirit
from crannog.games.horizons.use import met_tiers
from crannog.kernel.ask import Ask, Atom, Choice
from crannog.kernel.errors import Refusal


def no_play(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.8: not in hand, or too dear."""
    spirit, power = g.spirits[ask.seat], POWERS[str(choice[1])]
    if power.innate:
        return Refusal("H-5.1", "why-innate", {"power": power.id})
    if power.id not in spirit.hand:
        return where_it_is(spirit, power.id) or not_yours(power.id)
    args: dict[str, Atom] = {"power": power.id, "count": power.cost, "count2": spirit.energy}
    return Refusal("H-4.8", "why-costs", args)


def where_it_is(spirit: Spirit, power: str) -> Refusal | None:
    """H-4.3, H-4.9: an own card that is not where it would have to be."""
    if power in spirit.in_play:
        return Refusal("H-4.9", "why-in-play", {"power": power})
    if power in spirit.discard:
        return Refusal("H-4.3", "why-in-discard", {"power": power})
    if power in spirit.hand:
        return Refusal("H-4.8", "why-in-hand", {"power": power})
    return None


def not_yours(power: str) -> Refusal:
    """H-5.1: a card or innate Power of nobody, or of another Spirit."""
    return Refusal("H-5.1", "why-not-yours", {"power": power})


def not_drawn(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-22.1: one of the cards just drawn."""
    return Refusal("H-22.1", "why-not-drawn", {"power": choice[1]})


def not_forgotten(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-22.4: any card of one's own, but no innate Power."""
    power = POWERS[str(choice[1])]
    if power.innate:
        return Refusal("H-22.4", "why-innate", {"power": power.id})
    return not_yours(power.id)


def not_given(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-22.6: a card from hand."""
    power = str(choice[1])
    return where_it_is(g.spirits[ask.seat], power) or not_yours(power)


def not_kept(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-12.1: a card in play."""
    power = str(choice[1])
    return where_it_is(g.spirits[ask.seat], power) or not_yours(power)


# -- thresholds (H-18.7) -----------------------------------------------------------------------


def no_tiers(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-18.7: not met, all of them, none of an innate's, or not without others."""
    power = POWERS[str(ask.args[0])]
    met = met_tiers(g, ask.seat, power)
    tiers = tuple(number(tier) - 1 for tier in choice[1:])
    unmet = [tier for tier in tiers if tier not in met]
    if unmet:
        args: dict[str, Atom] = {"power": power.id, "tier": unmet[0] + 1}
        return Refusal("H-18.4", "why-tier-unmet", args)
    if len(set(tiers)) == len(met):
        return Refusal("H-18.7", "why-tiers-all", {"power": power.id})
    if not tiers:
        return Refusal("H-18.7", "why-tiers-none", {"power": power.id})
    return Refusal("H-18.7", "why-tiers-together", {"power": power.id})


def other_tier(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-18.7: the question is about one threshold."""
    return Refusal("H-18.7", "why-other-tier", {"tier": ask.options[0][1]})


def none_fewer(power: Power) -> Refusal:
    """H-18.7: there is no threshold that could be left out."""
    return Refusal("H-18.7", "why-no-fewer", {"power": power.id})
