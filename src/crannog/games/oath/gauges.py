"""The counts by which a hint says what a choice changes."""

from crannog.games.oath.rule import ruled_sites
from crannog.games.oath.state import Oath
from crannog.games.oath.title import count_for
from crannog.kernel.ask import Seat


def gauges(g: Oath) -> dict[tuple[str, Seat], int]:
    """O-2.11: how far each player is towards the goal; and what lies on the boards."""
    found: dict[tuple[str, Seat], int] = {}
    for seat, player in enumerate(g.players):
        found["goal", seat] = count_for(g, g.goal, seat)
        found["title", seat] = int(g.title == seat)
        found["sites", seat] = len(ruled_sites(g, seat))
        found["relics", seat] = len(player.relics)
        found["warbands", seat] = player.warbands
        found["favor", seat] = player.favor
        found["secrets", seat] = g.all_secrets(seat)
        found["supply", seat] = player.supply
    return found
