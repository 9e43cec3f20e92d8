"""What `crannog balance` counts of Oath: roles, cards kept and used, sites travelled to.

The state of a finished match tells little of its end: the chronicle has cleaned up by then (O-8).
"""

from typing import Final, cast

from crannog.games.oath.state import Oath
from crannog.kernel.state import State
from crannog.parts.balance import Count, Had


def roles(state: State) -> Had:
    """O-2.1: the role of each seat that a person plays."""
    for seat, player in enumerate(cast(Oath, state).players[: state.seats]):
        yield player.role, seat


COUNTS: Final = {
    "begun-as": Count("role", begun=roles),
    "kept": Count("card", verbs=frozenset(["keep"])),
    "used": Count("card", verbs=frozenset(["use", "use-other"])),
    "travelled": Count("site", verbs=frozenset(["travel"])),
}
