"""Tables for the tests of fear cards.

Two Spirits unless told: the Whirlwind with a sacred site in G1, the Mud with one in H6. The Invader
phase goes on after the cards, up to the Slow phase; it Explores Sands.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from crannog.kernel import Choice
from tests.horizons.table import Lands, Table, table

SANDS_NEXT = ["inv_1_sands", "inv_2_coastal"]
NO_MUD = ["sun_bright_whirlwind", "devouring_teeth"]


def afraid(
    card: str | Sequence[str],
    level: int,
    lands: Lands | None = None,
    *,
    seats: int = 2,
    **more: Any,
) -> Table:
    """The Invader phase begins with these fear cards earned, at that Terror Level.

    After it, the Slow phase stays open: the last seat has Gift of Power in play.
    """
    earned = [card] if isinstance(card, str) else list(card)
    here: dict[str, Mapping[str, object]] = dict(lands or {})
    more.setdefault("invader_deck", SANDS_NEXT)
    return table(
        seats,
        lands=here,
        phase="fear",
        earned=earned,
        terror=level,
        in_play={seats - 1: ["gift_of_power"]},
        **more,
    )


def removal(land: str, kind: str, damage: int = 0) -> Choice:
    """The option to remove a piece."""
    return ("remove", land, kind, damage)


def scared(t: Table) -> int:
    """All Fear generated since the position was laid."""
    return sum(cast(int, args[0]) for args in t.events("fear"))
