"""What the coming Ravage, Build and Explore would do if nothing changed; as data for clients.

It never peeks at hidden cards: of the Explore it tells which lands could be reached if their
terrain came up.
"""

from crannog.games.horizons.facts import DAHAN
from crannog.games.horizons.invaders import (
    can_be_explored,
    deadly_damage,
    defend_in,
    lands_of_card,
    ravage_damage,
    would_build,
)
from crannog.games.horizons.phases import heal
from crannog.games.horizons.state import Horizons, Land
from crannog.games.horizons.tides import prevents
from crannog.kernel.state import Json


def forecast(g: Horizons) -> dict[str, Json]:
    """For each land: what its Ravage and Build would be, and whether it can be explored."""
    if not g.spirits or g.phase == "over":
        return {}
    if g.phase in ("slow", "time"):
        g = next_turn(g)
    ravaging = still_to_come(g, "ravage", g.ravage_card)
    building = still_to_come(g, "build", g.build_card)
    rows: dict[str, Json] = {}
    for key, land in g.lands.items():
        row: dict[str, Json] = {}
        if key in ravaging and land.has_invaders() and not stopped(g, land, "ravage"):
            row["ravage"] = ravage_row(g, land)
        if key in building and land.has_invaders() and not stopped(g, land, "build"):
            row["build"] = would_build(g, land)
        row["explorable"] = can_be_explored(g, key) and not stopped(g, land, "explore")
        rows[key] = row
    return rows


def next_turn(g: Horizons) -> Horizons:
    """H-12.3: after the Invader phase the next one comes when this turn's effects are gone."""
    new = g.copy()
    for land in new.lands.values():
        heal(land)
    for spirit in new.spirits:
        spirit.ward = 0
    new.tides = []
    return new


def still_to_come(g: Horizons, action: str, card: str) -> list[str]:
    """The lands of the card that have not had their Ravage or Build yet."""
    if g.phase == action:
        return g.queue
    past = ("build", "explore") if action == "ravage" else ("explore",)
    return lands_of_card(g, card) if card and g.phase not in past else []


def stopped(g: Horizons, land: Land, action: str) -> bool:
    """Whether the action is already known not to happen here this turn."""
    return action in land.skips or prevents(g, land, action)


def ravage_row(g: Horizons, land: Land) -> dict[str, Json]:
    """H-8: damage, Blight, cascade, Dahan lost and the counterattack of one Ravage."""
    damage = ravage_damage(g, land)
    blight = damage >= 2 and not land.no_blight
    lost = dahan_lost(g, land, damage)
    return {
        "damage": damage,
        "defend": defend_in(g, land),
        "blight": blight,
        "cascade": blight and land.blight > 0,
        "presence_lost": [seat for seat in range(g.seats) if blight and land.presence[seat]],
        "dahan_lost": lost,
        "counterattack": 2 * (land.count(DAHAN) - lost),
    }


def dahan_lost(g: Horizons, land: Land, points: int) -> int:
    """H-8.5: how many Dahan the damage destroys."""
    if land.dahan_safe:
        return 0
    lost = 0
    for damage in range(len(land.pieces[DAHAN]) - 1, -1, -1):
        need = deadly_damage(g, land, damage)
        for _ in range(land.pieces[DAHAN][damage]):
            if points >= need:
                points -= need
                lost += 1
    return lost
