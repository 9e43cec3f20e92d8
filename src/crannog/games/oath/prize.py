"""What a campaign promises: its targets by what they are worth, and the chance to win them."""

from typing import Final

from crannog.games.oath.battle import BANDITS, Campaign
from crannog.games.oath.campaign.declare import (
    add_target,
    begin_targets,
    is_valid,
    new_campaign,
    remove_target,
    targets,
)
from crannog.games.oath.evaluate import (
    BANNER,
    CHASE,
    GARRISON,
    OATHKEEPER,
    RELIC,
    SITE,
    THREAT,
    wins_next,
)
from crannog.games.oath.facts import DARKEST_SECRET, VISION_GOAL
from crannog.games.oath.odds import declared_chance
from crannog.games.oath.state import Oath
from crannog.games.oath.title import count_for, visions_of
from crannog.kernel.ask import Seat

GOAL_STEP: Final = 3.0  # a site or a treasure more, where a goal counts them
LOST_WARBAND: Final = 0.35  # half of the force dies in a defeat
VICTIM: Final = 0.3  # what a loss of the defender is worth, as a part of what is gained
BANISHED: Final = 0.4  # the defender's pawn is sent away
BURNT: Final = 0.15  # each favor of the defender, half of which is burned


def pursues(g: Oath, me: Seat, goal: str) -> bool:
    """Whether the player wants to lead in this: for the title, or for a revealed Vision."""
    return g.goal == goal or any(VISION_GOAL.get(v) == goal for v in visions_of(g, me))


def banner_prize(g: Oath, me: Seat, banner: int) -> float:
    """What it is worth to the player to get a banner."""
    goal = "devotion" if banner == DARKEST_SECRET else "people"
    counts = GOAL_STEP if pursues(g, me, "protection") else 0.0
    return BANNER + counts + (OATHKEEPER if pursues(g, me, goal) else 0.0)


def relic_prize(g: Oath, me: Seat) -> float:
    """What one more relic is worth to the player."""
    return RELIC + (GOAL_STEP if pursues(g, me, "protection") else 0.0)


def site_prize(g: Oath, me: Seat) -> float:
    """What one more site is worth to the player."""
    return SITE + GARRISON + (GOAL_STEP if pursues(g, me, "supremacy") else 0.0)


def prize(g: Oath, c: Campaign) -> float:
    """What the victory would bring the attacker."""
    me = c.attacker
    total = site_prize(g, me) * len(c.sites) + relic_prize(g, me) * len(c.relics)
    total += sum(banner_prize(g, me, banner) for banner in c.banners)
    if c.defender == BANDITS:
        return total + lead_prize(g, c)
    if c.banish:
        total += BANISHED + BURNT * g.players[c.defender].favor
    total *= 1.0 + VICTIM
    if wins_next(g, c.defender) and (c.sites or c.relics or c.banners):
        total += THREAT / 2
    return total + lead_prize(g, c)


def lead_prize(g: Oath, c: Campaign) -> float:
    """Taking the lead among those who rule sites, where a goal counts them."""
    me = c.attacker
    if not c.sites or not pursues(g, me, "supremacy"):
        return 0.0
    counts = [count_for(g, "supremacy", other) for other in range(len(g.players))]
    before = max(counts[other] for other in g.others(me))
    if c.defender != BANDITS:
        ruler = g.chancellor() if g.is_imperial(c.defender) else c.defender
        counts[ruler] -= len(c.sites)
    later = max(counts[other] for other in g.others(me))
    takes_lead = counts[me] <= before and counts[me] + len(c.sites) > later
    return OATHKEEPER - CHASE if takes_lead else 0.0


def promise(g: Oath, c: Campaign) -> float:
    """What these targets promise: the prize by its chance, less what a defeat costs."""
    chance = declared_chance(g, c)
    return chance * prize(g, c) - (1.0 - chance) * LOST_WARBAND * g.players[c.attacker].warbands


def first_promise(g: Oath, me: Seat, defender: Seat) -> float:
    """What a campaign against this defender promises with the best of its smallest target sets."""
    before = g.campaign
    c = g.campaign = new_campaign(g, me, defender, True)
    begin_targets(g, c)
    if is_valid(g, c):
        best = promise(g, c)
    else:
        best = max((with_target(g, c, target) for target in targets(g, c)), default=0.0)
    g.campaign = before
    return best


def with_target(g: Oath, c: Campaign, target: int) -> float:
    """What the targets promise with this one besides."""
    add_target(g, c, target)
    promised = promise(g, c)
    remove_target(g, c, target)
    return promised
