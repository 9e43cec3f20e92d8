"""What is printed on Powers, Spirit panels, Invader cards and pieces, as data for clients."""

from collections.abc import Sequence

from crannog.games.horizons.boards import BOARDS, COASTAL, JOINS, Site
from crannog.games.horizons.facts import (
    DAHAN,
    ELEMENTS,
    FEAR_DECK,
    FEAR_OF,
    HEALTH,
    INVADER_CARDS,
    INVADERS,
    PRESENCE_TOTAL,
    STAGE_COUNTS,
    STRENGTH,
)
from crannog.games.horizons.panels import PANELS, STRENGTHS, Growth, Panel, Space
from crannog.games.horizons.registry import POWERS, Power
from crannog.kernel.state import Json


def printed_facts() -> dict[str, Json]:
    """Everything that a client shows and that no view tells, since it never changes."""
    return {
        "elements": list[Json](ELEMENTS),
        "pieces": {kind: piece_facts(kind) for kind in (*INVADERS, DAHAN)},
        "powers": {key: power_facts(power) for key, power in POWERS.items()},
        "spirits": {key: panel_facts(panel) for key, panel in PANELS.items()},
        "invaders": {
            key: {"stage": card.stage, "terrains": list[Json](card.terrains)}
            for key, card in INVADER_CARDS.items()
        },
        "boards": {
            board: {str(number): site_facts(site, number) for number, site in sites.items()}
            for board, sites in BOARDS.items()
        },
        "joins": {name: [[a, b] for a, b in pairs] for name, pairs in JOINS.items()},
        "stages": [stage for stage in (1, 2, 3) for _ in range(STAGE_COUNTS[stage])],
        "fear_deck": FEAR_DECK,
        "presence": PRESENCE_TOTAL,
    }


def site_facts(site: Site, number: int) -> dict[str, Json]:
    """H-2.2, H-15: a land of a board: terrain, neighbours there, and what it holds at first."""
    return {
        "terrain": site.terrain,
        "coastal": number in COASTAL,
        "adjacent": list[Json](site.adjacent),
        "setup": {"city": site.city, "town": site.town, "dahan": site.dahan, "blight": site.blight},
    }


def piece_facts(kind: str) -> dict[str, Json]:
    """H-8.2, H-8.9, H-13.1, H-19.2: a piece's Health, the Damage it deals, the Fear of its end."""
    return {"health": HEALTH[kind], "strength": STRENGTH.get(kind, 2), "fear": FEAR_OF[kind]}


def power_facts(power: Power) -> dict[str, Json]:
    """H-5: cost, speed, elements, range, target and thresholds of a Power."""
    return {
        "deck": power.deck,
        "spirit": power.spirit,
        "speed": power.speed,
        "cost": power.cost,
        "elements": element_list(power.elements),
        "range": power.range,  # -1: it targets a Spirit
        "far_range": power.set_range,  # with the first threshold; -1: none
        "origin": power.origin,
        "target": power.target,
        "tiers": [element_counts(tier) for tier in power.tiers],
    }


def element_counts(counts: Sequence[int]) -> dict[str, Json]:
    """Elements that are needed, with their numbers."""
    return {name: count for name, count in zip(ELEMENTS, counts, strict=True) if count}


def element_list(counts: Sequence[int]) -> list[Json]:
    """Elements one by one."""
    return [name for name, count in zip(ELEMENTS, counts, strict=True) for _ in range(count)]


def panel_facts(panel: Panel) -> dict[str, Json]:
    """H-4: Growth, tracks, Powers; and what the Spirit is like to play."""
    return {
        "growth": [[growth_facts(action) for action in option] for option in panel.growth],
        "energy": [space_facts(space) for space in panel.energy],
        "plays": [space_facts(space) for space in panel.plays],
        "innates": list[Json](panel.innates),
        "uniques": list[Json](panel.uniques),
        "complexity": panel.complexity,
        "strengths": dict(zip(STRENGTHS, panel.strengths, strict=True)),
    }


def growth_facts(action: Growth) -> dict[str, Json]:
    """H-4.2 to H-4.4: one action of a Growth option."""
    return {
        "action": action.action,
        "amount": action.amount,
        "terrains": list[Json](action.terrains),
    }


def space_facts(space: Space) -> dict[str, Json]:
    """H-18.2: a space of a track; 0 where it has no number."""
    return {"number": space.number, "elements": [ELEMENTS[n] for n in space.elements]}
