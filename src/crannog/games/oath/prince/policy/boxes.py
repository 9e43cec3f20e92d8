"""O-12.7.B: what the Prince does in a box, and which of several things he takes."""

from typing import Final

from crannog.games.oath.battle import BANDITS, Campaign
from crannog.games.oath.prince.sheet import Node
from crannog.games.oath.rule import is_enemy_of, ruler
from crannog.games.oath.state import NOBODY, Oath
from crannog.kernel.ask import Seat

# O-12.7.B: the trades of a box, for secrets or not, in their order; together they are one action
TRADES: Final[dict[str, tuple[bool, ...]]] = {
    "favor": (False,),
    "secrets": (True,),
    "both": (False, True),
}


def actions_of(_: Node) -> int:
    """O-12.7.B: each box is one action, the journey before a campaign included."""
    return 1


# -- journeys, trades, musters -----------------------------------------------------------------


def brings_most(gains: dict[int, int]) -> int | None:
    """O-12.7.B: of these cards or sites the leftmost that brings most; None if none brings any."""
    best = max(gains, key=lambda each: gains[each], default=None)
    return best if best is not None and gains[best] > 0 else None


def stays_for(own: int, best: int) -> bool:
    """O-12.7.B: he stays where nothing better lies elsewhere; that is an action that he takes."""
    return own > 0 and own >= best


def musters_for(gained: int) -> bool:
    """O-12.7.B: a muster that would bring no warband can't be done."""
    return gained > 0


# -- campaigns ---------------------------------------------------------------------------------


def still_attacks(target: int, here: int) -> bool:
    """O-12.7.B: what changed on the way is planned anew; a target elsewhere means he only went."""
    return target == here


def is_rival_site(g: Oath, me: Seat, slot: int) -> bool:
    """O-12.7.B: a faceup site that an enemy or bandits rule."""
    colour = ruler(g, slot)
    return colour != NOBODY and is_enemy_of(g, me, colour)


def weakest(forces: dict[int, int]) -> int:
    """O-12.7.B: of the sites with these defending forces the leftmost with the smallest."""
    return min(forces, key=lambda slot: forces[slot])


def allies_expected(g: Oath, c: Campaign) -> list[Seat]:
    """O-12.7.B: whom he expects beside a defender of the Empire: the Chancellor alone."""
    chancellor = g.chancellor()
    imperial = c.defender != BANDITS and g.is_imperial(c.defender)
    return [chancellor] if imperial and chancellor not in (c.defender, c.attacker) else []


def where_to_meet(g: Oath, holder: Seat) -> int:
    """O-12.7.B: a holder is attacked where that pawn stands."""
    return g.players[holder].pawn


def relics_in_order(g: Oath, holder: Seat) -> list[int]:
    """O-12.7.B: of a holder's relics the oldest is the first target."""
    return g.players[holder].relics


def further_targets(wanted: list[int], sites: list[int]) -> list[int]:
    """O-12.7.B: more of what he wants of a holder; else more sites of the same defender."""
    return wanted or sites


def adds_target(battle_ready: bool) -> bool:
    """O-12.7.B: he declares one more target as long as he stays battle ready with it."""
    return battle_ready


# -- searching ---------------------------------------------------------------------------------


def square_of_search(box: Node) -> int:
    """O-12.7.B: a search on the sheet goes by the square of its box."""
    return box.square


def actions_after_search(left: int, _: int) -> int:
    """O-12.7.B: the space that a token reaches then does not change how many actions are left."""
    return left
