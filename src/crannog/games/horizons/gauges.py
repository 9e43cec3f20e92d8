"""The counts by which a hint says what a choice changes."""

from crannog.games.horizons.facts import CITY, DAHAN, EXPLORER, TOWN
from crannog.games.horizons.forecast import ravage_row, still_to_come, stopped
from crannog.games.horizons.state import Horizons
from crannog.kernel.ask import Seat


def gauges(g: Horizons) -> dict[tuple[str, Seat], int]:
    """What is on the island, what the coming Ravage would do, and what each Spirit has."""
    lands = g.lands.values()
    coming = [
        ravage_row(g, g.lands[key])
        for key in still_to_come(g, "ravage", g.ravage_card)
        if g.lands[key].has_invaders() and not stopped(g, g.lands[key], "ravage")
    ]
    found: dict[tuple[str, Seat], int] = {
        ("blight-coming", -1): sum(bool(row["blight"]) for row in coming),
        ("dahan-endangered", -1): sum(int(str(row["dahan_lost"])) for row in coming),
        ("blight-left", -1): g.blight_pool,
        ("fear", -1): g.fear,
        ("fear-cards", -1): len(g.fear_deck),
    }
    for name, kind in (("cities", CITY), ("towns", TOWN), ("explorers", EXPLORER)):
        found[name, -1] = sum(land.count(kind) for land in lands)
    found["dahan", -1] = sum(land.count(DAHAN) for land in lands)
    for seat, spirit in enumerate(g.spirits):
        found["presence", seat] = sum(land.presence[seat] for land in lands)
        found["energy", seat] = spirit.energy
    return found
