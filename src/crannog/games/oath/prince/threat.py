"""O-12.5: which threat the Prince sees, and where that sends him on the mind sheet."""

from typing import Final

from crannog.games.oath.facts import ROUNDS, VISION_GOAL
from crannog.games.oath.prince.policy.phases import vision_threatens
from crannog.games.oath.prince.sheet import (
    NO_THREAT,
    NODE,
    NODE_IDS,
    OATHKEEPER,
    SUCCESSOR,
    THREATS,
    USURPER,
    VISION,
    circle_of,
)
from crannog.games.oath.state import CHANCELLOR, Oath
from crannog.games.oath.title import successor, visions_of
from crannog.kernel.ask import Seat

RULE: Final = "O-12.5"

# O-12.5.2: the circle for each Successor goal is that of what the Successor needs; for the Grand
# Scepter it is that of the sites
SUCCESSOR_CIRCLE: Final = {
    "supremacy": "protection",
    "people": "devotion",
    "protection": "people",
    "devotion": "supremacy",
}


def assess(g: Oath, me: Seat) -> None:
    """O-12.5: the first threat that is true; a new one moves both action tokens to its circle."""
    prince = g.the_prince()
    threat, goal = threat_to(g, me)
    before, prince.threat = prince.threat, threat
    g.tell("prince-threat", RULE, me, THREATS[threat])
    circle = circle_of(goal) if goal else prince.current
    inside = NODE[prince.current].square == NODE[circle].square
    if threat == NO_THREAT or (threat == before and inside):
        g.tell("prince-stays", RULE, me, NODE_IDS[prince.current])
    else:
        prince.start = prince.current = circle
        g.tell("prince-turns-to", RULE, me, NODE_IDS[circle])


def threat_to(g: Oath, me: Seat) -> tuple[int, str]:
    """O-12.5.1: the threat, and the goal whose circle it leads to; nothing where there is none."""
    if g.players[me].role == CHANCELLOR:
        return threat_to_chancellor(g)
    usurps = g.title == me and g.usurper
    return (NO_THREAT, "") if usurps else (USURPER, g.goal)


def threat_to_chancellor(g: Oath) -> tuple[int, str]:
    """O-12.5.1: the Successor, the Usurper, a Vision, an Exile with the title, in this order."""
    exile_keeps = g.players[g.title].is_exile()
    if successor(g) >= 0:
        return SUCCESSOR, SUCCESSOR_CIRCLE[g.goal]
    if exile_keeps and (g.usurper or g.round == ROUNDS):
        return USURPER, g.goal
    for exile in g.in_turn_order():
        for vision in visions_of(g, exile):
            if vision_threatens(g, exile, vision):
                return VISION, VISION_GOAL[vision]
    return (OATHKEEPER, g.goal) if exile_keeps else (NO_THREAT, "")
