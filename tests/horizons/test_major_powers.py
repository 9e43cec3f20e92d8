"""The 22 major powers (H-1.2): printed facts, base effects, thresholds and rulings.

Unless told, seat 0 is the Whirlwind with one presence in G5 (next to G2, G4, G6, G7 and G8), seat 1
the Mud; neither changes what a Power does.
"""

import pytest

from crannog.games.horizons.facts import elements_of
from crannog.games.horizons.registry import MAJORS, POWERS
from crannog.kernel import Json
from tests.horizons.table import Lands, Table, table


def wield(power: str, lands: Lands, elements: str = "", seats: int = 2, **more: object) -> Table:
    """Seat 0 has the major power in play, in its phase, and these elements besides its own."""
    here = dict(lands)
    if not any("presence" in fields for fields in here.values()):
        here["G5"] = {**here.get("G5", {}), "presence": {0: 1}}
    cards = [power, *more.pop("also", ())]  # type: ignore[misc]
    return table(
        seats,
        lands=here,
        phase=POWERS[power].speed,
        in_play={0: cards, **more.pop("others", {})},  # type: ignore[dict-item]
        elements={0: elements},
        **more,  # type: ignore[arg-type]
    )
