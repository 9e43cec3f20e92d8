"""O-5.5.4, O-5.5.5: the defence roll, the attack roll, skulls and sacrifices."""

from typing import Final

from crannog.games.oath.asking import put
from crannog.games.oath.battle import ATTACK, BANDITS, DEFENCE, Campaign
from crannog.games.oath.campaign.force import force, kill_in_force, warbands_in
from crannog.games.oath.dice import ATTACK_DICE, DEFENCE_DICE, roll, shields
from crannog.games.oath.facts import HOLLOW, SKULL, SWORD
from crannog.games.oath.questions import is_forbidden
from crannog.games.oath.state import Oath
from crannog.games.oath.title import settle_title
from crannog.kernel.ask import Choice, Rules

HOLD: Final[Choice] = ("no-sacrifice",)


def roll_dice(g: Oath, c: Campaign) -> Rules[None]:
    """Defence first, then attack; who has won at once rolls nothing."""
    if c.won_at_once >= 0:
        c.victor = c.won_at_once
    else:
        yield from roll_defence(g, c)
        yield from roll_attack(g, c)
        yield from sacrifice(g, c)
        c.victor = ATTACK if c.attack > c.defence else DEFENCE
    winner = c.attacker if c.victor == ATTACK else c.defender
    g.tell("wins-campaign", "O-5.5.5", winner, c.attack, c.defence)
    c.step = "outcome"


def counted(rolled: list[int], ignored: list[int]) -> list[int]:
    """The faces without those that a plan makes count for nothing."""
    return [0 if face in ignored else count for face, count in enumerate(rolled)]


def roll_defence(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.4: shields, doubled for each x2, and the defending force."""
    roller = c.attacker if c.defender == BANDITS else c.defender
    rolled = yield from roll(g, roller, DEFENCE_DICE, c.defence_dice, "O-5.5.4")
    fighters = force(g, c, DEFENCE)
    c.defence = shields(counted(rolled, c.faces_ignored[DEFENCE])) + fighters
    g.tell("defence-is", "O-5.5.4", c.defence, fighters)


def roll_attack(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.5: swords, hollow swords in pairs; each skull kills one of the attacking force."""
    dice = c.attack_dice // 2 if c.roll_halved else c.attack_dice
    rolled = yield from roll(g, c.attacker, ATTACK_DICE, dice, "O-5.5.5")
    times = 2 if c.roll_twice else 1
    skulls = rolled[SKULL] * times
    faces = counted(rolled, c.faces_ignored[ATTACK])
    c.attack = times * (faces[SWORD] + 2 * faces[SKULL]) + times * faces[HOLLOW] // 2
    g.tell("attack-is", "O-5.5.5", c.attack, 0 if c.spares[ATTACK] else skulls)
    if skulls and not c.spares[ATTACK]:
        yield from lose_attackers(g, c, skulls)


def lose_attackers(g: Oath, c: Campaign, count: int) -> Rules[None]:
    """Attackers die; a site that lost its last warband may move the title (O-2.11.1)."""
    yield from kill_in_force(g, c, ATTACK, count, c.attacker, "O-5.5.5")
    yield from settle_title(g)


def sacrifices_needed(c: Campaign) -> int:
    """O-5.5.5: exactly as many as are needed to exceed the defence."""
    return -(-(c.defence - c.attack + 1) // c.sacrifice_worth)


def sacrifice(g: Oath, c: Campaign) -> Rules[None]:
    """O-5.5.5: nothing, or exactly enough."""
    needed = sacrifices_needed(c)
    if needed <= 0 or needed > warbands_in(g, c, ATTACK):
        return
    if is_forbidden(g, "sacrifice", c.attacker, c.defender):
        return
    options: list[Choice] = [("sacrifice", needed), HOLD]
    choice = yield from put(
        g, c.attacker, "sacrifice", options, "O-5.5.5", c.attack, c.defence, needed
    )
    if choice != HOLD:
        c.attack += needed * c.sacrifice_worth
        g.tell("sacrifices", "O-5.5.5", c.attacker, needed)
        yield from lose_attackers(g, c, needed)
