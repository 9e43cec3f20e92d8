"""The exact chance that the attacker wins a campaign (O-5.5.4, O-5.5.5).

All rolls of six-sided dice are counted by how often each face comes up, so large pools cost little.
The attacker sacrifices exactly enough where the force allows it.
"""

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate
from math import factorial
from typing import Final, NamedTuple

from crannog.games.oath.battle import ATTACK, DEFENCE, Campaign
from crannog.games.oath.campaign.declare import tactics_in, target_dice, title_dice
from crannog.games.oath.campaign.force import (
    force,
    gather_attackers,
    gather_defenders,
    warbands_in,
)
from crannog.games.oath.dice import shields
from crannog.games.oath.facts import (
    ATTACK_FACES,
    DEFENCE_FACES,
    HOLLOW,
    SKULL,
    SWORD,
)
from crannog.games.oath.questions import changed, is_forbidden
from crannog.games.oath.state import BANDITS, Oath

SIDES: Final = 6  # of each die
CACHED: Final = 1 << 12  # fights whose chance is remembered
CACHED_ROLLS: Final = 64  # sizes of pools whose rolls are remembered


class Fight(NamedTuple):
    """All that the chance depends on. The names are those of `Campaign`."""

    attack_dice: int
    defence_dice: int
    warbands: int  # of the attacker's force, which skulls and sacrifices kill
    defenders: int  # the size of the defending force
    attack_ignored: tuple[int, ...] = ()  # faces of attack dice that count for nothing
    defence_ignored: tuple[int, ...] = ()
    twice: bool = False  # every attack face counts twice
    halved: bool = False  # half of the attack dice are rolled
    spared: bool = False  # skulls kill nobody
    sacrifice_worth: int = 1  # 0: no sacrifices


@lru_cache(maxsize=CACHED)
def chance(fight: Fight) -> float:
    """The chance that the attack exceeds the defence, with sacrifices."""
    dice = fight.attack_dice // 2 if fight.halved else fight.attack_dice
    results, ways_up_to = defences(fight.defence_dice, fight.defence_ignored)
    won = 0
    for rolled, ways in rolls(dice, ATTACK_FACES):
        beaten = bisect_left(results, reach(fight, rolled) - fight.defenders)
        if beaten:
            won += ways * ways_up_to[beaten - 1]
    all_ways: int = SIDES ** (dice + fight.defence_dice)
    return won / all_ways


def reach(fight: Fight, rolled: tuple[int, ...]) -> int:
    """O-5.5.5: the attack of this roll with every sacrifice that the skulls leave possible."""
    times = 2 if fight.twice else 1
    hollow, swords, skulls = (
        0 if face in fight.attack_ignored else rolled[face] for face in (HOLLOW, SWORD, SKULL)
    )
    attack = times * (swords + 2 * skulls) + times * hollow // 2
    killed = 0 if fight.spared else times * rolled[SKULL]
    return attack + fight.sacrifice_worth * max(0, fight.warbands - killed)


@lru_cache(maxsize=CACHED_ROLLS)
def defences(dice: int, ignored: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """O-5.5.4: what the dice can roll, lowest first, and in how many ways that much or less."""
    ways_of: dict[int, int] = {}
    for rolled, ways in rolls(dice, DEFENCE_FACES):
        counted = [0 if face in ignored else count for face, count in enumerate(rolled)]
        result = shields(counted)
        ways_of[result] = ways_of.get(result, 0) + ways
    results = sorted(ways_of)
    return results, list(accumulate(ways_of[result] for result in results))


@lru_cache(maxsize=CACHED_ROLLS)
def rolls(dice: int, faces: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every result of so many dice as counts of faces, and in how many ways it comes up."""
    kinds = max(faces) + 1
    found = []
    for counts in splits(dice, kinds):
        ways = factorial(dice)
        for face, count in enumerate(counts):
            ways = ways // factorial(count) * faces.count(face) ** count
        found.append((counts, ways))
    return tuple(found)


def splits(total: int, parts: int) -> list[tuple[int, ...]]:
    """Every way to split a number into so many parts, 0 included."""
    if parts == 1:
        return [(total,)]
    return [
        (first, *rest) for first in range(total + 1) for rest in splits(total - first, parts - 1)
    ]


# -- a campaign that goes on -------------------------------------------------------------------


def fight_of(g: Oath, c: Campaign) -> Fight:
    """The fight as it stands: its pools, forces, and what plans have made of them."""
    worth = 0 if is_forbidden(g, "sacrifice", c.attacker, c.defender) else c.sacrifice_worth
    return Fight(
        c.attack_dice,
        c.defence_dice,
        warbands_in(g, c, ATTACK),
        force(g, c, DEFENCE),
        tuple(sorted(c.faces_ignored[ATTACK])),
        tuple(sorted(c.faces_ignored[DEFENCE])),
        c.roll_twice,
        c.roll_halved,
        c.spares[ATTACK],
        worth,
    )


def campaign_chance(g: Oath, c: Campaign, sacrifices: bool = True) -> float:
    """The chance that the attacker wins this campaign, before the dice are rolled."""
    if c.won_at_once >= 0:
        return 1.0 if c.won_at_once == ATTACK else 0.0
    fight = fight_of(g, c)
    return chance(fight if sacrifices else fight._replace(sacrifice_worth=0))


def as_declared(g: Oath, c: Campaign, dice: int | None = None) -> Campaign:
    """The campaign if these targets were declared now, with so many dice (None: all that the
    attacker may take) and what must be added or removed, before any plan."""
    ready = c.copy()
    if ready.defender != BANDITS and g.is_imperial(ready.defender):
        chancellor = g.chancellor()
        if chancellor != ready.attacker and chancellor not in ready.defenders():
            ready.allies.append(chancellor)
    gather_attackers(g, ready)
    gather_defenders(g, ready)
    ready.attack_dice = force(g, ready, ATTACK) if dice is None else dice
    ready.defence_dice = target_dice(g, ready) + title_dice(g, ready)
    change = changed(g, "dice-by-targets", ready.attacker, 0, 0)
    if change < 0:
        ready.remove_attack_dice(-change)
    else:
        ready.add_attack_dice(change)
    ready.add_or_remove(g.seats, tactics_in(g, ready))
    return ready


def declared_chance(g: Oath, c: Campaign) -> float:
    """The chance if these targets were declared now, with all dice and before any plan."""
    return campaign_chance(g, as_declared(g, c))


def percent(part: float) -> int:
    """A chance in percent."""
    return whole(part, 100)


def permille(part: float) -> int:
    """A chance in a thousand."""
    return whole(part, 1000)


def whole(part: float, scale: int) -> int:
    """A chance as a whole number of that scale; its ends are for what is certain."""
    if part in (0.0, 1.0):
        return round(scale * part)
    return min(scale - 1, max(1, round(scale * part)))
