"""What `crannog balance` counts of Inis: cards played, territories ruled."""

from typing import Final, cast

from crannog.games.inis.state import Inis
from crannog.kernel.state import State
from crannog.parts.balance import Count, Had


def ruled(state: State) -> Had:
    """I-2.3: the territories at the end, each with its chieftain."""
    for name, territory in cast(Inis, state).map.items():
        chieftain = territory.chieftain()
        if chieftain >= 0:
            yield name, chieftain


COUNTS: Final = {
    "played": Count("card", verbs=frozenset(["play"])),
    "ruled": Count("territory", ended=ruled),
}
