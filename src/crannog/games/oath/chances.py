"""How likely each player is to win Oath, by the look of the position, for bots that search.

`evaluate` says which of two positions is better; these are odds. A player's chance is his share in
e to the power of the standings. The weights make it most likely who won in matches of 2 to 5
players that the instinct played, with any action instead now and then (docs/guide/bots.md).
"""

from typing import Final

from crannog.games.oath.evaluate import closeness, closeness_to_heir, final, is_over
from crannog.games.oath.facts import VISION_GOAL
from crannog.games.oath.rule import ruled_sites
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.games.oath.title import (
    END_DIE,
    VISIONS_NEEDED,
    meets_vision,
    successor,
    visions_of,
)
from crannog.kernel.ask import Seat
from crannog.kernel.state import State
from crannog.parts.habits import shares

# What a player has: the weight of each piece, and how many of them count
RELIC: Final = 0.55
BANNER: Final = 0.13
BANNER_TOKEN: Final = (0.05, 6)
FAVOR: Final = (0.24, 6)
SECRET: Final = (0.48, 4)
WARBAND: Final = (0.11, 7)
SITE: Final = 0.13
ADVISER: Final = 0.04

# An Exile (O-3.1, O-3.2)
CHASE: Final = 1.23  # by how close the title is
TITLE: Final = 0.88
TITLE_SOON: Final = 1.27  # and by how soon it makes him the Usurper
USURPER: Final = 2.21
VISION: Final = 0.97  # a revealed Vision, by how close its goal is
HIDDEN_VISION: Final = 0.6  # of what a facedown one would be worth when revealed
VISIONARY: Final = 2.17
WINS_SOON: Final = 2.09  # the Usurper or the Visionary, by how soon he wakes

# The Empire (O-3.3, O-3.4)
LAST_ROUND: Final = 8
END_SIDES: Final = 6
ALONE: Final = -0.37  # the Chancellor while an Exile has the title
RESTORE: Final = 1.01  # by how close the title is
CROWN: Final = -0.56  # the Chancellor while the Empire has the title
CROWN_AGES: Final = 2.47  # by the rounds that are gone
CROWN_ENDS: Final = 1.09  # by the chance that this round is the last one
CROWN_LEADS: Final = 0.34  # by how far the goal is met beyond the others
PASSED_OVER: Final = 0.74  # the Chancellor while a Citizen would be the winner
CITIZEN_ALONE: Final = -1.37
HEIR: Final = 2.07  # the Successor, while the Empire has the title
HEIR_ENDS: Final = 2.49
NEAR_HEIR: Final = 2.67  # by how close another Citizen is to that


def chances(state: State) -> list[float]:
    """O-3: each player's chance."""
    assert isinstance(state, Oath)
    players = range(len(state.players))
    if is_over(state):
        return shares([final(state, me) for me in players], 1.0)
    return shares([assets(state, me) + way_to_win(state, me) for me in players], 1.0)


def assets(g: Oath, me: Seat) -> float:
    """What lies before the player, and the sites that he rules by himself."""
    player = g.players[me]
    laid = sum(secrets for _, secrets in g.laid.values()) if me == g.active else 0
    total = RELIC * len(player.relics) + ADVISER * len(g.advisers(me))
    total += counted(FAVOR, player.favor) + counted(SECRET, g.all_secrets(me) + laid)
    total += counted(WARBAND, player.warbands)
    for banner, holder in g.banner_holder.items():
        if holder == me:
            total += BANNER + counted(BANNER_TOKEN, g.banner_tokens[banner])
    return total if player.role == CITIZEN else total + SITE * len(ruled_sites(g, me))


def counted(weight: tuple[float, int], count: int) -> float:
    """What so many pieces are worth; more than the most of them add nothing."""
    each, most = weight
    return each * min(count, most)


def way_to_win(g: Oath, me: Seat) -> float:
    """O-3: what is open to the player's role."""
    player = g.players[me]
    if player.is_exile():
        return title_way(g, me) + vision_way(g, me)
    return crown_way(g) if player.role == CHANCELLOR else citizen_way(g, me)


def soon(g: Oath, me: Seat) -> float:
    """How soon the player wakes: 1 if he is the next one, less for those after him."""
    players = len(g.players)
    return 1.0 / ((me - g.active) % players or players)


def title_way(g: Oath, me: Seat) -> float:
    """O-3.1: an Exile with the title is the Usurper when he wakes, and wins when he wakes again."""
    if g.title != me:
        return CHASE * closeness(g, g.goal, me)
    return USURPER + WINS_SOON * soon(g, me) if g.usurper else TITLE + TITLE_SOON * soon(g, me)


def vision_way(g: Oath, me: Seat) -> float:
    """O-3.2: the best of an Exile's Visions; a facedown one has to be revealed first."""
    best = max((vision_worth(g, me, vision) for vision in visions_of(g, me)), default=0.0)
    hidden = max((vision_worth(g, me, card) for card in g.dark_advisers(me)), default=0.0)
    return max(best, HIDDEN_VISION * hidden)


def vision_worth(g: Oath, me: Seat, vision: int) -> float:
    """O-3.2: what this Vision is worth to an Exile who has revealed it."""
    if vision not in VISION_GOAL:
        return 0.0
    if meets_vision(g, me, vision):
        return VISIONARY + WINS_SOON * soon(g, me)
    drawn = min(g.visions_drawn, VISIONS_NEEDED) / VISIONS_NEEDED
    return VISION * closeness(g, VISION_GOAL[vision], me) * (0.5 + drawn)


def end_chance(g: Oath) -> float:
    """O-3.3, O-3.4: how likely the game ends with this round, while the Empire has the title."""
    if g.round >= LAST_ROUND:
        return 1.0
    lowest = END_DIE.get(g.round)
    return 0.0 if lowest is None else (END_SIDES + 1 - lowest) / END_SIDES


def crown_way(g: Oath) -> float:
    """O-3.3, O-3.4: the Chancellor wins at an end at which the Empire has the title."""
    if g.players[g.title].is_exile():
        return ALONE + RESTORE * closeness(g, g.goal, g.chancellor())
    if successor(g) >= 0:
        return PASSED_OVER
    lead = closeness(g, g.goal, holder_for_empire(g)) - 1.0
    aged = CROWN_AGES * min(g.round, LAST_ROUND) / LAST_ROUND
    return CROWN + aged + CROWN_ENDS * end_chance(g) + CROWN_LEADS * lead


def holder_for_empire(g: Oath) -> Seat:
    """O-2.11: the Citizen who has the title, or the Chancellor."""
    return g.title if g.players[g.title].role == CITIZEN else g.chancellor()


def citizen_way(g: Oath, me: Seat) -> float:
    """O-3.3.1: the Successor wins in the Chancellor's place."""
    if g.players[g.title].is_exile():
        return CITIZEN_ALONE
    if successor(g) == me:
        return CITIZEN_ALONE + HEIR + HEIR_ENDS * end_chance(g)
    return CITIZEN_ALONE + NEAR_HEIR * closeness_to_heir(g, me)
