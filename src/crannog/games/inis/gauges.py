"""The counts by which a hint says what a choice changes."""

from crannog.games.inis.state import Inis
from crannog.games.inis.victory import values
from crannog.kernel.ask import Seat


def gauges(g: Inis) -> dict[tuple[str, Seat], int]:
    """I-15.1: each player's three counts and Deeds; and the clans on the map."""
    found: dict[tuple[str, Seat], int] = {}
    for seat in range(g.seats):
        opposing, lands, sanctuaries = values(g, seat)
        found["leadership", seat] = opposing
        found["land", seat] = lands
        found["religion", seat] = sanctuaries
        found["deeds", seat] = g.deeds[seat]
        found["clans", seat] = sum(territory.clans[seat] for territory in g.map.values())
    return found
