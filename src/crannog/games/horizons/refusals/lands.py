"""Why a land, or a Spirit, can't be the one that is chosen."""

from typing import Final

from crannog.games.horizons.growth import presence_lands
from crannog.games.horizons.ids import IDS
from crannog.games.horizons.invaders import lands_of_card
from crannog.games.horizons.panels import PANELS, Growth
from crannog.games.horizons.refusals.common import (
    apart,
    number,
    offered,
    other_terrain,
    steps,
    unfit,
)
from crannog.games.horizons.registry import POWERS, Power
from crannog.games.horizons.state import Horizons
from crannog.games.horizons.use import declared_cap, origins, reach
from crannog.kernel.ask import Ask, Atom, Choice, Seat
from crannog.kernel.errors import Refusal

LANDS: Final = frozenset(IDS["land"])

# -- targets of Powers (H-5.3, H-5.4) ----------------------------------------------------------


def no_target(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-5.3, H-5.4: out of range, or not what the Power targets."""
    return untargetable(g, ask.seat, POWERS[str(ask.args[0])], str(choice[1]))


def untargetable(g: Horizons, seat: Seat, power: Power, land: str) -> Refusal:
    """Why the Power may not target the land; fewer elements may give up range (H-18.7)."""
    most = reach(g, seat, power, declared_cap(g, power))
    starts = origins(g, seat, power)
    if not starts:
        return Refusal("H-5.3", "why-no-target", {"power": power.id})
    distance = steps(g, starts, land)
    if distance > most:
        args: dict[str, Atom] = {"land": land, "count": distance, "count2": most}
        if power.origin in ("presence", "sacred"):
            return Refusal("H-5.3", f"why-range-{power.origin}", args)
        return Refusal("H-5.3", "why-range-terrain", {**args, "terrain": power.origin})
    terrains = power.target.split()
    if len(terrains) > 1:
        return other_terrain(g, land, tuple(terrains), "H-5.4")
    return Refusal("H-5.4", f"why-land-{power.target}", {"land": land})


def no_target_spirit(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-5.4: the Power is for another Spirit."""
    return Refusal("H-5.4", "why-another-spirit", {"power": ask.args[0]})


def no_repeat_land(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-23.4: next to the first target; H-23.5: within range."""
    if ask.rule == "H-23.5":
        return no_target(g, ask, choice)
    return Refusal(ask.rule, "why-repeat-adjacent", {"land": choice[1], "power": ask.args[0]})


def no_renewal_land(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-16.3: all lands within reach are offered, so the farthest of them tells how far it is."""
    starts = g.lands_of(ask.seat)
    most = max(steps(g, starts, str(land)) for land in offered(ask))
    distance = steps(g, starts, str(choice[1]))
    args: dict[str, Atom] = {"land": choice[1], "count": distance, "count2": most}
    return Refusal("H-16.3", "why-range-presence", args)


def no_blight_to_remove(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-19.10: Blight in the target land or next to it."""
    land = str(choice[1])
    return unfit(g, land, "blight", "H-19.10") or Refusal(
        ask.rule, "why-beside-target", {"land": land}
    )


def no_guarded_land(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-15.4: the land is to be one of the target Spirit's."""
    return Refusal("H-15.4", "why-no-target-presence", {"land": choice[1]})


def no_origin(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-5.3: a sacred site that the Power could have come from."""
    land = str(choice[1])
    if land not in g.sacred_sites(ask.seat):
        return Refusal("H-16.1", "why-no-sacred-site", {"land": land})
    return Refusal("H-5.3", "why-site-too-far", {"land": land, "power": ask.args[0]})


# -- presence (H-4.4 to H-4.6) -----------------------------------------------------------------


def no_presence_land(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.4: out of range, or another terrain; a Power names the one land (H-4.6)."""
    land = str(choice[1])
    action = presence_action(g, ask)
    if action is None:
        return Refusal(ask.rule, "why-presence-in-target", {"land": offered(ask)[0]})
    distance = steps(g, g.lands_of(ask.seat), land)
    if distance > action.amount:
        args: dict[str, Atom] = {"land": land, "count": distance, "count2": action.amount}
        return Refusal("H-4.4", "why-range-presence", args)
    return other_terrain(g, land, action.terrains, "H-4.4")


def presence_action(g: Horizons, ask: Ask) -> Growth | None:
    """The Growth action that is going on: the one that has just these lands."""
    spirit = g.spirits[ask.seat]
    if ask.rule != "H-4.4" or spirit.growth < 0:
        return None
    for action in PANELS[spirit.id].growth[spirit.growth]:
        if action.action == "presence" and presence_lands(g, ask.seat, action) == offered(ask):
            return action
    return None


def no_presence_there(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.6: there is no presence to take."""
    return Refusal("H-4.6", "why-no-presence", {"land": choice[1]})


def empty_track(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-4.5: all presence of the track is on the island."""
    return Refusal("H-4.5", "why-track-empty", {"track": choice[1]})


# -- the Invaders, vengeance -------------------------------------------------------------------


def no_cascade(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-8.8: Blight cascades to an adjacent land."""
    return apart(str(choice[1]), str(ask.args[0]))


def no_ravage(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-8.1: another kind of land, no Invaders, or over already."""
    land = str(choice[1])
    if g.ravage_card and land not in lands_of_card(g, g.ravage_card):
        return Refusal("H-11.2", "why-other-card", {"land": land, "invader": g.ravage_card})
    return unfit(g, land, "invaders", "H-8.1") or Refusal("H-8.1", "why-ravaged", {"land": land})


def no_escalation(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-27.4: another board, or a Town there."""
    land = str(choice[1])
    if land[0] != ask.args[0]:
        return Refusal("H-27.4", "why-other-board", {"land": land, "board": ask.args[0]})
    return Refusal("H-27.4", "why-has-town", {"land": land})


def no_vengeance(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-19.1: no Invaders, or too far from the land of the dead."""
    land, middle = str(choice[1]), str(ask.args[0])
    return unfit(g, land, "invaders", "H-19.1") or apart(land, middle)


def no_vengeance_roused(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-30.8: no vengeance of this Spirit waits there."""
    return Refusal("H-30.8", "why-no-vengeance", {"land": choice[1]})


# -- other things of the table -----------------------------------------------------------------


def no_board(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-2.6: another Spirit starts there, or it is not part of the island."""
    if choice[1] not in g.map.boards:
        return Refusal("H-2.1", "why-no-board", {"board": choice[1]})
    return Refusal("H-2.6", "why-board-taken", {"board": choice[1]})


def no_spirit(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-2.6: another player has this Spirit."""
    return Refusal("H-2.6", "why-spirit-taken", {"spirit": choice[1]})


def other_action(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-21.2: the question is about one action."""
    return Refusal("H-21.2", "why-other-action", {"action": ask.args[1]})


def no_number(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-25.2: as many as are there, and no more than the Power says."""
    most = max(number(count) for count in offered(ask))
    return Refusal(ask.rule, "why-at-most", {"count": most})


def other_price(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-17.2: the price is fixed."""
    return Refusal("H-17.2", "why-price", {"count": offered(ask)[0]})


def element_chosen(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-18.2: different elements."""
    return Refusal("H-18.2", "why-element-chosen", {"element": choice[1]})


def no_alternative(g: Horizons, ask: Ask, choice: Choice) -> Refusal:
    """H-29.3: it would cost Energy that is not there; else the Power does not say so."""
    if ask.rule == "H-29.3" and choice[1] == "damage":
        return Refusal("H-17.2", "why-no-energy")
    return Refusal(ask.rule, "why-no-alternative", {"power": ask.args[0]})


def named_in(choice: Choice) -> list[str]:
    """The lands that an option names."""
    return [str(atom) for atom in choice[1:] if atom in LANDS]
