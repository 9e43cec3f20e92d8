"""How good a position of Oath looks for a seat, for bots that look ahead to the end of a turn.

It uses what is public, and of facedown cards only the seat's own. The numbers are weights in one
currency: about two for a relic. They were set by hand and by measured play.
"""

from typing import Final

from crannog.games.oath.facts import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    NO_SUIT,
    PEOPLES_FAVOR,
    SUIT,
    VISION_GOAL,
)
from crannog.games.oath.rule import ruled_sites
from crannog.games.oath.state import CHANCELLOR, CITIZEN, Oath
from crannog.games.oath.title import (
    VISIONS_NEEDED,
    count_for,
    meets_vision,
    successor,
    treasures,
    visions_of,
)
from crannog.games.oath.turn import refreshed
from crannog.kernel.ask import Seat

WIN: Final = 1000.0
LEADER: Final = 0.6  # how much the best opponent's standing weighs against one's own
CROWD: Final = 0.2  # and that of the opponents on average
THREAT: Final = 25.0  # another player would win in the next Wake phase

# Ways to win (O-3)
USURPER: Final = 45.0
OATHKEEPER: Final = 18.0  # an Exile: the title turns in the next Wake phase
CHASE: Final = 9.0  # an Exile's way to the title, by how close it is
VISIONARY: Final = 45.0
VISION: Final = 12.0  # a revealed Vision, by how close its goal is
HIDDEN_VISION: Final = 0.6  # of what a facedown one would be worth when revealed
STABLE: Final = 16.0  # the Empire has the title
SOON: Final = {5: 3.0, 6: 6.0, 7: 12.0, 8: 20.0}  # more when the end is near (O-3.3, O-3.4)
RESTORE: Final = 8.0  # the Empire's way back to the title
HEIR: Final = 0.45  # of the Empire's prospects, for a Citizen close to being the Successor
PASSED_OVER: Final = 0.25  # of them, for the Chancellor while there is a Successor

# What a player has
SITE: Final = 1.5
GARRISON: Final = 0.4  # each warband at a site, the first ones
MOST_GARRISON: Final = 4
RELIC: Final = 2.0
BANNER: Final = 2.5
BANNER_TOKEN: Final = 0.2
SUPPLY: Final = 0.7
FAVOR: Final = (0.55, 6, 0.2)  # each of the first six, and each beyond
SECRET: Final = (0.8, 4, 0.3)
WARBAND: Final = (0.6, 7, 0.2)  # on the board
ADVISER: Final = 0.9
SAME_SUIT: Final = 0.3  # of two faceup advisers, or of one and a card at the pawn's site
FACEDOWN: Final = 0.5
CARD_HERE: Final = 0.2
RELIC_HERE: Final = 0.5


def evaluate(g: Oath, seat: Seat) -> float:
    """The seat's standing against its opponents', and who is about to win."""
    if is_over(g):
        return final(g, seat)
    return against_others(g, seat, standings(g))


def evaluations(g: Oath) -> list[float]:
    """`evaluate` of every seat, with what they share counted once."""
    players = range(len(g.players))
    if is_over(g):
        return [final(g, me) for me in players]
    shared = standings(g)
    return [against_others(g, me, shared) for me in players]


def is_over(g: Oath) -> bool:
    """Whether somebody has won, even if the chronicle is still being written."""
    return g.result is not None or g.chronicle is not None


def final(g: Oath, seat: Seat) -> float:
    """All or nothing, when somebody has won."""
    if g.result is not None:
        return WIN if seat in g.result.winners else -WIN
    return WIN if g.chronicle is not None and seat == g.chronicle.winner else -WIN


def standings(g: Oath) -> list[float]:
    """What each player has, and what his ways to win promise."""
    return [assets(g, me) + prospects(g, me) for me in range(len(g.players))]


def against_others(g: Oath, seat: Seat, standings: list[float]) -> float:
    """The seat's standing against the others', and the threat that another wins next."""
    rivals = [standing for me, standing in enumerate(standings) if me != seat]
    total = standings[seat] + own_secrets(g, seat)
    total -= LEADER * max(rivals) + CROWD * sum(rivals) / len(rivals)
    return total - THREAT * sum(me != seat and wins_next(g, me) for me in range(len(standings)))


# -- ways to win -------------------------------------------------------------------------------


def wins_next(g: Oath, me: Seat) -> bool:
    """O-4.1.2: whether the player would win if his Wake phase came now."""
    if not g.players[me].is_exile():
        return False
    usurps = g.title == me and g.usurper
    return usurps or any(meets_vision(g, me, vision) for vision in visions_of(g, me))


def prospects(g: Oath, me: Seat) -> float:
    """What the ways to win are worth that are open to the player's role."""
    if g.players[me].is_exile():
        visions = [vision_worth(g, me, vision) for vision in visions_of(g, me)]
        return title_worth(g, me) + max(visions, default=0.0)
    if g.players[me].role == CHANCELLOR:
        crown = empire_worth(g)
        return crown if successor(g) < 0 else PASSED_OVER * crown
    return empire_worth(g) * (1.0 if successor(g) == me else HEIR * closeness_to_heir(g, me))


def title_worth(g: Oath, me: Seat) -> float:
    """O-3.1: an Exile's way to win as the Usurper."""
    near = closeness(g, g.goal, me)
    if g.title != me:
        return CHASE * near
    return (USURPER if g.usurper else OATHKEEPER) + CHASE * near


def vision_worth(g: Oath, me: Seat, vision: int) -> float:
    """O-3.2: an Exile's way to win by a Vision, if it were revealed."""
    if vision not in VISION_GOAL:
        return 0.0
    if meets_vision(g, me, vision):
        return VISIONARY
    drawn = min(g.visions_drawn, VISIONS_NEEDED) / VISIONS_NEEDED
    return VISION * closeness(g, VISION_GOAL[vision], me) * (0.5 + drawn)


def empire_worth(g: Oath) -> float:
    """O-3.3, O-3.4: what the Empire's way to win is worth."""
    chancellor = g.chancellor()
    holder = g.title if g.players[g.title].role == CITIZEN else chancellor
    near = closeness(g, g.goal, holder)
    if g.players[g.title].is_exile():
        return RESTORE * near
    return STABLE + SOON.get(g.round, 0.0) + RESTORE * near


def closeness(g: Oath, goal: str, me: Seat) -> float:
    """How close the player is to having the most for a goal, from 0 to 1; more with a lead."""
    if goal == "people":
        return bid_closeness(g, PEOPLES_FAVOR, me, g.players[me].favor)
    if goal == "devotion":
        return bid_closeness(g, DARKEST_SECRET, me, g.all_secrets(me))
    own = count_for(g, goal, me)
    most = max(count_for(g, goal, other) for other in g.others(me))
    if own > most:
        return 1.0 + 0.1 * min(own - most - 1, 3)
    return 0.9 * own / (most + 1)


def bid_closeness(g: Oath, banner: int, me: Seat, tokens: int) -> float:
    """How close the player is to a banner: has it, or could outbid what lies on it."""
    needed = g.banner_tokens[banner] + 1
    if g.banner_holder[banner] == me:
        return 1.0 + 0.05 * min(needed, 6)
    return 0.6 * min(1.0, tokens / needed)


def closeness_to_heir(g: Oath, me: Seat) -> float:
    """O-3.3.1: how close a Citizen is to being the Successor."""
    if g.goal == "supremacy":
        court = [other for other in g.others(me) if not g.players[other].is_exile()]
        most = max(treasures(g, other) for other in court)
        return min(1.0, treasures(g, me) / (most + 1))
    if g.goal == "devotion":
        return float(g.holder(GRAND_SCEPTER) == me)
    return closeness(g, "devotion" if g.goal == "people" else "people", me)


# -- what a player has -------------------------------------------------------------------------


def assets(g: Oath, me: Seat) -> float:
    """Sites, relics, banners, Supply, tokens, warbands and advisers: all public."""
    player = g.players[me]
    total = RELIC * len(player.relics) + SUPPLY * supply_to_come(g, me)
    for banner, holder in g.banner_holder.items():
        if holder == me:
            total += BANNER + BANNER_TOKEN * g.banner_tokens[banner]
    laid = sum(secrets for _, secrets in g.laid.values()) if me == g.active else 0
    total += paled(FAVOR, player.favor) + paled(SECRET, g.all_secrets(me) + laid)
    total += paled(WARBAND, player.warbands)
    return total + sites_worth(g, me) + advisers_worth(g, me) + place_worth(g, me)


def paled(weight: tuple[float, int, float], count: int) -> float:
    """What so many pieces are worth: the first ones more than those beyond."""
    first, many, beyond = weight
    return first * min(count, many) + beyond * max(0, count - many)


def supply_to_come(g: Oath, me: Seat) -> int:
    """O-4.3.3: the Supply of the player's next turn, if he rested now."""
    supply = g.players[me].supply
    if me == g.active and g.phase == "act":
        return min(MOST_SUPPLY, refreshed(g, me) + supply)
    return supply


def sites_worth(g: Oath, me: Seat) -> float:
    """The sites that the player rules, and who holds them; a Citizen's are the Chancellor's."""
    slots = ruled_sites(g, me)
    if g.players[me].role == CITIZEN:
        return 0.5 * SITE * len(slots)
    garrisons = sum(min(g.sites[slot].warbands, MOST_GARRISON) for slot in slots)
    return SITE * len(slots) + GARRISON * garrisons


def advisers_worth(g: Oath, me: Seat) -> float:
    """Advisers, faceup ones that match, and the cards at the pawn's site to trade with."""
    suits = [SUIT[card] for card in g.advisers(me)]
    pairs = sum(suits.count(suit) - 1 for suit in set(suits))
    facedown = len(g.players[me].advisers) - len(suits)
    return ADVISER * len(suits) + SAME_SUIT * pairs + FACEDOWN * facedown


def place_worth(g: Oath, me: Seat) -> float:
    """Where the pawn stands: cards to muster and trade with, relics to recover."""
    slot = g.players[me].pawn
    if slot < 0 or not g.sites[slot].up:
        return 0.0
    site = g.sites[slot]
    suits = [SUIT[card] for card in site.cards if SUIT[card] != NO_SUIT]
    own = {SUIT[card] for card in g.advisers(me)}
    matching = sum(suit in own for suit in suits)
    return CARD_HERE * len(suits) + SAME_SUIT * matching + RELIC_HERE * len(site.relics)


def own_secrets(g: Oath, seat: Seat) -> float:
    """What the seat alone knows: a Vision among its facedown advisers, if an Exile can use it."""
    if not g.players[seat].is_exile():
        return 0.0
    hidden = [vision_worth(g, seat, card) for card in g.dark_advisers(seat)]
    revealed = [vision_worth(g, seat, vision) for vision in visions_of(g, seat)]
    return max(0.0, HIDDEN_VISION * max(hidden, default=0.0) - max(revealed, default=0.0))
