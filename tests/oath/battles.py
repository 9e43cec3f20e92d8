"""Campaigns in tests of Oath: who stands where, declaring, and fighting without more plans."""

from crannog.games.oath.battle import Campaign
from crannog.kernel.ask import Choice
from tests.oath.table import Table

# Faces of the loaded dice, as indexes of the die
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, SHIELDS, DOUBLE = 0, 2, 4, 5


def war(seats: int = 3, attacker: str = "", defender: str = "") -> Table:
    """Exile 1 stands with Exile 2 at the River, which Exile 2 rules with two warbands.

    `attacker`, `defender`: the advisers of Exile 1, and of Exile 2.
    """
    t = Table(seats)
    t.pawn(2, "river")
    t.man("river", 2, 2)
    t.adviser(1, attacker)
    t.adviser(2, defender)
    return t


def bandit_river(cards: str = "") -> Table:
    """Exile 1 stands at the River, where bandits rule these cards."""
    t = Table()
    t.site("river", cards=cards)
    return t


def raid_bandits(cards: str, dice: int) -> Table:
    """Exile 1 attacks the River, where bandits rule these cards."""
    return attack(bandit_river(cards).turn(1), 1, -1, dice=dice)


def plan_in_war(t: Table, by: int, plan: str, dice: int = 0) -> Table:
    """Exile 1 attacks Exile 2, and one of them uses this plan."""
    return attack(t.turn(1), 1, 2, dice=dice).does(by, "plan", plan)


def campaign(t: Table) -> Campaign:
    """The campaign that goes on."""
    assert t.g.campaign is not None
    return t.g.campaign


def pools(t: Table) -> tuple[int, int]:
    """The attack dice and the defence dice."""
    return campaign(t).attack_dice, campaign(t).defence_dice


def attack(t: Table, me: int, foe: int, *targets: Choice, dice: int = 0) -> Table:
    """Declares a campaign with these targets besides the site, and takes attack dice."""
    t.does(me, "campaign", foe)
    return declare(t, me, *targets, dice=dice)


def declare(t: Table, me: int, *targets: Choice, dice: int = 0) -> Table:
    """Goes on from the choice of targets; Citizens who could join stay away."""
    for target in targets:
        t.does(me, *target)
    if t.asked() == (me, "targets"):
        t.does(me, "declare")
    while t.asked()[1] == "react":
        t.does(t.asked()[0], "decline")
    if t.asked() == (me, "attack-dice"):
        t.does(me, "number", dice)
    return t


def fight(t: Table, occupy: int = 1) -> Table:
    """No more plans, no sacrifice; losses on boards first; so many warbands on each won site."""
    answers: dict[str, Choice] = {
        "plans": ("no-more-plans",),
        "defence-plans": ("no-more-plans",),
        "sacrifice": ("no-sacrifice",),
        "occupy": ("number", occupy),
    }
    while t.asked()[1] in (*answers, "lose-warband"):
        seat, prompt = t.asked()
        t.does(seat, *answers.get(prompt, t.offered(seat)[-1]))
    return t
