"""Why a Power can't be used, repeated or made fast now (H-5, H-6)."""

from crannog.games.horizons.facts import ELEMENTS, FAST, SLOW
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.refusals.cards import none_fewer, not_yours, where_it_is
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons, Spirit
from crannog.games.horizons.use import has_target, met_tiers
from crannog.games.horizons.verbs import elements
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import Refusal


def no_use(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-5.1 to H-5.7, H-6: the first thing that keeps the Power from being used."""
    power = POWERS[str(choice[1])]
    return (
        no_power_now(g, ask.seat, power)
        or used_already(g.spirits[ask.seat], power)
        or none_fewer(power)
    )


def no_repeat(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-23.6: not used yet, no Repeat to spend on it, or too dear."""
    power = POWERS[str(choice[1])]
    return (
        no_power_now(g, ask.seat, power)
        or no_repeat_left(g.spirits[ask.seat], power)
        or none_fewer(power)
    )


def no_power_now(g: Horizons, seat: Seat, power: Power) -> Refusal | None:
    """Whether it is this Spirit's, of this phase, with a threshold met and a land to target."""
    spirit = g.spirits[seat]
    own = power.id in PANELS[spirit.id].innates or power.id in spirit.in_play
    if spirit.done:
        return Refusal("H-3.2", "why-done-already")
    if not own:
        return where_it_is(spirit, power.id) or not_yours(power.id)
    speed = FAST if power.id in spirit.hastened else power.speed
    if speed != g.phase:
        return Refusal("H-6.1", f"why-only-{speed}", {"power": power.id})
    if power.innate and not met_tiers(g, seat, power):
        return lacking_elements(g, seat, power)
    if not has_target(g, seat, power):
        return Refusal("H-5.3", "why-no-target", {"power": power.id})
    return None


def lacking_elements(g: Horizons, seat: Seat, power: Power) -> Refusal:
    """H-18.4: what the first threshold needs and what there is of it."""
    have, need = elements(g, seat), power.tiers[0]
    needed = [n for n, count in enumerate(need) if count]
    args: dict[str, Atom] = {"power": power.id}
    for place, n in enumerate(needed[:2]):
        args["element" if not place else "element2"] = ELEMENTS[n]
        args["count" if not place else "count3"] = need[n]
        args["count2" if not place else "count4"] = have[n]
    return Refusal("H-18.4", f"why-elements-{min(2, len(needed))}", args)


def used_already(spirit: Spirit, power: Power) -> Refusal | None:
    """H-5.7: once a turn."""
    if power.id in spirit.used:
        return Refusal("H-5.7", "why-used", {"power": power.id})
    return None


def no_repeat_left(spirit: Spirit, power: Power) -> Refusal | None:
    """H-23.6: cards only, each once, paid again."""
    if power.id not in spirit.used:
        return Refusal("H-23.1", "why-repeat-unused", {"power": power.id})
    if power.innate:
        return Refusal("H-23.6", "why-repeat-innate", {"power": power.id})
    if power.id in spirit.repeated:
        return Refusal("H-23.2", "why-repeated", {"power": power.id})
    if not spirit.repeats:
        return Refusal("H-5.7", "why-used", {"power": power.id})
    if power.cost > spirit.energy:
        args: dict[str, Atom] = {"power": power.id, "count": power.cost, "count2": spirit.energy}
        return Refusal("H-23.6", "why-costs", args)
    return None


def not_hastened(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-29.2: no gift for it, or no slow Power with Gather or Push that waits."""
    spirit, power = g.spirits[ask.seat], POWERS[str(choice[1])]
    if spirit.done:
        return Refusal("H-3.2", "why-done-already")
    if g.phase != FAST:
        return Refusal("H-29.2", "why-hasten-late")
    if not spirit.wind:
        return Refusal("H-29.2", "why-no-wind")
    if power.id not in PANELS[spirit.id].innates and power.id not in spirit.in_play:
        return where_it_is(spirit, power.id) or not_yours(power.id)
    if power.speed != SLOW or power.id in spirit.hastened:
        return Refusal("H-29.2", "why-fast-already", {"power": power.id})
    if not power.moves:
        return Refusal("H-29.2", "why-hasten-moves", {"power": power.id})
    return Refusal("H-5.7", "why-used", {"power": power.id})


def done_already(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-3.2: only one who goes on can be done."""
    return Refusal("H-3.2", "why-done-already")


def not_done_yet(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-3.2: only one who is done can take that back."""
    return Refusal("H-3.2", "why-not-done-yet")
