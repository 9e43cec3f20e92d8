"""Campaigns in tests of Oath: targets by their names, and answers to what a campaign asks."""

from crannog.kernel.ask import Choice
from tests.oath.table import Table


def attack(t: Table, me: int, defender: int, targets: str = "", dice: int | None = None) -> Table:
    """Declares a campaign: besides the site at hand, these targets ("pawn", sites, things).

    Rolls as many dice as the attacker may, or `dice`. What leaves no choice answers itself: a
    single target, and plans where there are none; so dice are loaded before this.
    """
    t.does(me, "campaign", defender)
    return declare(t, me, targets, dice)


def declare(t: Table, me: int, targets: str = "", dice: int | None = None) -> Table:
    """Chooses the targets and the dice of a campaign that has begun."""
    for target in targets.split():
        if t.asked() == (me, "targets"):
            t.does(me, *next(option for option in t.offered(me) if names(option, target)))
    if t.asked() == (me, "targets"):
        t.does(me, "declare")
    if t.asked() == (me, "attack-dice"):
        options = t.offered(me)
        t.does(me, *(options[0] if dice is None else ("number", dice)))
    return t


def names(option: Choice, target: str) -> bool:
    """Whether the option is this target: "pawn", or a site or thing by its name."""
    return option == ("target-pawn",) if target == "pawn" else option[-1] == target


def fight(t: Table) -> Table:
    """Nobody uses more plans."""
    while t.asked()[1] in ("plans", "defence-plans"):
        t.does(t.asked()[0], "no-more-plans")
    return t


def conclude(t: Table, *, keep: tuple[str, ...] = ()) -> Table:
    """Answers what a campaign asks: no sacrifice, no warbands left behind, all that harms done."""
    answers = {
        "sacrifice": ("no-sacrifice",),
        "occupy": ("number", 0),
        "send-pawn": ("no",),
        "burn-half": ("yes",),
    }
    while t.asked()[1] in answers and t.asked()[1] not in keep:
        seat, prompt = t.asked()
        t.does(seat, *answers[prompt])
    return t


def used(t: Table, me: int) -> list[str]:
    """The battle plans that are offered to the player now."""
    return [str(option[1]) for option in t.offered(me, "plan")]
