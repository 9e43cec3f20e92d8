"""What `crannog balance` counts of Horizons: Spirits, and powers gained and played."""

from typing import Final, cast

from crannog.games.horizons.state import Horizons
from crannog.kernel.state import State
from crannog.parts.balance import Count, Had


def spirits(state: State) -> Had:
    """H-2.6: the Spirit of each seat."""
    for seat, spirit in enumerate(cast(Horizons, state).spirits):
        yield spirit.id, seat


COUNTS: Final = {
    "spirits": Count("spirit", ended=spirits),
    "gained": Count("power", verbs=frozenset(["take"])),
    "played": Count("power", verbs=frozenset(["play"])),
}
