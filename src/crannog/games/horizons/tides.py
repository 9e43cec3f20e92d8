"""Fear cards in force for the turn: skipped actions and standing Defend (H-7.5, H-21.4)."""

from crannog.games.horizons.facts import BUILDINGS, CITY, DAHAN, TOWN
from crannog.games.horizons.state import Horizons, Land


def prevents(g: Horizons, land: Land, action: str) -> bool:
    """H-21.4: whether a fear card keeps the action from happening here, checked right now."""
    return any(tide_prevents(g, land, action, *tide.split(":")) for tide in g.tides)


def tide_prevents(g: Horizons, land: Land, action: str, card: str, level: str) -> bool:
    """One fear card's condition."""
    if card == "avoid_the_dahan":
        dahan = land.count(DAHAN)
        if level == "1":
            return action == "explore" and dahan >= 2
        enough = dahan > land.counts(BUILDINGS) if level == "2" else dahan >= 1
        return action == "build" and enough
    if card == "overseas_trade_seems_safer" and action == "build" and g.map.coastal[land.id]:
        return level == "3" or (level == "2" and would_add_city(g, land))
    if card == "trade_suffers":
        return action == "build" and level == "1" and land.count(CITY) > 0
    return False


def would_add_city(g: Horizons, land: Land) -> bool:
    """H-9.2: Towns outnumber Cities, and no mud swallows the Build."""
    muddy = any(
        spirit.id == "fathomless_mud" and land.presence[seat] >= 2
        for seat, spirit in enumerate(g.spirits)
    )
    return land.count(TOWN) > land.count(CITY) and not muddy


def standing_defend(g: Horizons, land: Land) -> int:
    """Defend that fear cards give to lands as they are now (H-30.12)."""
    if g.settings.standing_defend == "snapshot":
        return 0
    return sum(tide_defend(g, land, *tide.split(":")) for tide in g.tides)


def tide_defend(g: Horizons, land: Land, card: str, level: str) -> int:
    """One fear card's Defend here."""
    if card == "belief_takes_root" and level in "12":
        return 2 if any(land.presence) else 0
    if card == "dahan_on_their_guard":
        dahan = land.count(DAHAN)
        return {"1": dahan, "2": dahan + 1, "3": 2 * dahan}[level] if dahan else 0
    if card == "overseas_trade_seems_safer" and g.map.coastal[land.id]:
        return 3 * int(level)
    return 0


def raise_tide(g: Horizons, card: str, level: int) -> None:
    """The card is in force; with the option `snapshot` its Defend is fixed now."""
    if g.settings.standing_defend == "snapshot":
        for land in g.lands.values():
            land.defend += tide_defend(g, land, card, str(level))
    g.tides.append(f"{card}:{level}")
    g.tell("tide", "H-7.5", card, level)
