"""O-12.7: the Prince's way over the mind sheet, arrow by arrow."""

from collections.abc import Callable
from typing import Final

from crannog.games.oath.facts import DARKEST_SECRET, PEOPLES_FAVOR
from crannog.games.oath.prince import recovering
from crannog.games.oath.prince.boxes import CAN, DO
from crannog.games.oath.prince.fighting import plan_campaign
from crannog.games.oath.prince.policy.boxes import actions_of
from crannog.games.oath.prince.policy.mind import arrows_from, leads, needs_banner
from crannog.games.oath.prince.record import DONE, PASSED, SKIPPED
from crannog.games.oath.prince.sheet import ARROW, NODE, NODE_IDS
from crannog.games.oath.state import Oath
from crannog.games.oath.title import counts_for
from crannog.kernel.ask import Rules, Seat

RULE: Final = "O-12.7.2"


# -- conditions (O-12.7.A) ---------------------------------------------------------------------


def always(_: Oath, __: Seat) -> bool:
    """A black arrow is always open."""
    return True


def rules_most(g: Oath, me: Seat) -> bool:
    """He rules most sites."""
    return leads(counts_for(g, "supremacy"), me)


def holds_most(g: Oath, me: Seat) -> bool:
    """He holds most relics and banners."""
    return leads(counts_for(g, "protection"), me)


def holds_darkest_secret(g: Oath, me: Seat) -> bool:
    """He holds the Darkest Secret."""
    return g.banner_holder[DARKEST_SECRET] == me


def holds_peoples_favor(g: Oath, me: Seat) -> bool:
    """He holds the People's Favor."""
    return g.banner_holder[PEOPLES_FAVOR] == me


def ready_fewest(g: Oath, me: Seat) -> bool:
    """He is battle ready against the rival site with the fewest."""
    return plan_campaign(g, me, "fewest") is not None


def ready_relics(g: Oath, me: Seat) -> bool:
    """He is battle ready against the holder of the most relics."""
    return plan_campaign(g, me, "relics") is not None


def ready_darkest_secret(g: Oath, me: Seat) -> bool:
    """He is battle ready against the holder of the Darkest Secret."""
    return plan_campaign(g, me, "darkest_secret") is not None


def ready_peoples_favor(g: Oath, me: Seat) -> bool:
    """He is battle ready against the holder of the People's Favor."""
    return plan_campaign(g, me, "peoples_favor") is not None


def pays_relic(g: Oath, me: Seat) -> bool:
    """He can pay for a relic at his site."""
    return recovering.can_recover(g, me, "relic")


def pays_darkest_secret(g: Oath, me: Seat) -> bool:
    """He can pay for the Darkest Secret."""
    return recovering.can_recover(g, me, "darkest_secret")


def pays_peoples_favor(g: Oath, me: Seat) -> bool:
    """He can pay for the People's Favor."""
    return recovering.can_recover(g, me, "peoples_favor")


def needs_darkest_secret(g: Oath, me: Seat) -> bool:
    """Of the two banners he needs the Darkest Secret alone."""
    return needs_banner(g, me, DARKEST_SECRET) and not needs_banner(g, me, PEOPLES_FAVOR)


def needs_other(g: Oath, me: Seat) -> bool:
    """He needs the People's Favor, both banners or neither."""
    return not needs_darkest_secret(g, me)


CONDITIONS: Final[dict[str, Callable[[Oath, Seat], bool]]] = {
    "always": always,
    "rules_most": rules_most,
    "holds_most": holds_most,
    "holds_darkest_secret": holds_darkest_secret,
    "holds_peoples_favor": holds_peoples_favor,
    "ready_fewest": ready_fewest,
    "ready_relics": ready_relics,
    "ready_darkest_secret": ready_darkest_secret,
    "ready_peoples_favor": ready_peoples_favor,
    "pays_relic": pays_relic,
    "pays_darkest_secret": pays_darkest_secret,
    "pays_peoples_favor": pays_peoples_favor,
    "needs_darkest_secret": needs_darkest_secret,
    "needs_other": needs_other,
}


LEAVING: Final[list[list[int]]] = [arrows_from(node) for node in range(len(NODE))]


# -- walking -----------------------------------------------------------------------------------


def open_arrow(g: Oath, me: Seat, node: int) -> int:
    """O-12.7.2: the arrow that he takes from a node: the first whose condition holds."""
    return next(n for n in LEAVING[node] if CONDITIONS[ARROW[n].because](g, me))


def walk(g: Oath, me: Seat) -> Rules[None]:
    """O-12.7.2, O-12.7.4: along one arrow, through circles and the decision, to a box."""
    prince = g.the_prince()
    while True:
        number = open_arrow(g, me, prince.current)
        arrow = ARROW[number]
        prince.current = arrow.to
        prince.path.append((number, PASSED))
        ends = NODE_IDS[arrow.origin], NODE_IDS[arrow.to]
        g.tell("prince-moves", RULE, me, *ends, arrow.colour, arrow.because)
        if NODE[arrow.to].is_action():
            break
    yield from act_in_box(g, me)


def act_in_box(g: Oath, me: Seat) -> Rules[None]:
    """O-12.7.3: does the box where he is; one that can't be done does not count."""
    prince = g.the_prince()
    node = NODE[prince.current]
    number, _ = prince.path[-1]
    if not CAN[node.kind](g, me, node):
        prince.skips += 1
        prince.path[-1] = (number, SKIPPED)
        g.tell("prince-skips", "O-12.7.3", me, node.id)
        return
    prince.skips = 0
    prince.actions = max(0, prince.actions - actions_of(node))
    prince.path[-1] = (number, DONE)
    g.tell("prince-acts", "O-12.7.B", me, node.id, prince.actions)
    yield from DO[node.kind](g, me, node)
