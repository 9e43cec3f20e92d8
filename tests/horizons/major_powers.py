"""Tables for the tests of major powers.

Unless told, seat 0 is the Whirlwind with one presence in G5 (next to G2, G4, G6, G7 and G8) and
seat 1 the Mud with a sacred site in H6; neither changes what a Power does.
"""

from collections.abc import Sequence
from typing import Any

from crannog.games.horizons.facts import ELEMENTS
from crannog.games.horizons.registry import POWERS
from crannog.kernel import Seat
from tests.horizons.table import Lands, Table, table

MET = "met"  # as elements: those that just meet the threshold

# Nobody else acts, the Invaders Explore Jungles, and seat 1 keeps the Slow phase open.
ONWARD: dict[str, Any] = {
    "hold": False,
    "others": {1: ["gift_of_power"]},
    "invader_deck": ["inv_1_jungle", "inv_2_coastal"],
}


def wield(
    power: str,
    lands: Lands,
    elements: str = "",
    *,
    seats: int = 2,
    also: Sequence[str] = (),
    others: dict[Seat, list[str]] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 has the major power in play, in its phase; with `MET` elements it meets its threshold.

    `also` are further cards of seat 0 in play, `others` those of other seats.
    """
    here = dict(lands)
    if not any("presence" in fields for fields in here.values()):
        here["G5"] = {**here.get("G5", {}), "presence": {0: 1}}
    return table(
        seats,
        lands=here,
        phase=more.pop("phase", POWERS[power].speed),
        in_play={0: [power, *also], **(others or {})},
        elements={0: lacking(power) if elements == MET else elements},
        **more,
    )


def lacking(power: str) -> str:
    """The elements that, with the card's own, just meet its threshold."""
    need, own = POWERS[power].tiers[0], POWERS[power].elements
    return ", ".join(
        f"{max(0, a - b)} {name}" for name, a, b in zip(ELEMENTS, need, own, strict=True)
    )


def strike(t: Table, *kinds: str) -> None:
    """Assigns the Damage that is asked about: the first kind first, hurt pieces first."""
    order = kinds or ("city", "town", "explorer")
    while t.match.pending and t.prompt == "damage":
        offered = [o for o in t.options if o[1] in order]
        t.choose(*min(offered, key=lambda o: (order.index(str(o[1])), -int(o[2]))))


def energy(t: Table) -> list[int]:
    """The Energy of each seat."""
    return [spirit.energy for spirit in t.state.spirits]


BONDS = "dissolve_the_bonds_of_kinship"
