"""O-12.7: the Prince on his mind sheet: which arrow he takes where the sources leave it open."""

from typing import Final

from crannog.games.oath.prince.sheet import ARROW, COLOURS, NODE_IDS, Arrow, Node
from crannog.games.oath.questions import changed
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Seat

MOST_SKIPS: Final = 40  # O-12.7.5: so many boxes in a row that can't be done end his actions

# O-12.7.2: of the two orange arrows of a circle he tries first that to the campaign
FIRST_OF_ORANGE: Final = ("bl_campaign_ds", "br_campaign_pf")

# O-12.7.2: where these arrows lead is known from one copy of the sheet alone
UNSURE_ARROWS: Final = (
    ("tr_travel_relic_left", "tl_muster_high"),
    ("bl_recover_ds", "br_search"),
    ("need_banner", "bl_trade_secrets"),
    ("need_banner", "circle_people"),
)


def arrows_from(node: int) -> list[int]:
    """O-12.7.2: the arrows that leave a node, in the order in which he tries them."""
    leaving = [number for number, arrow in enumerate(ARROW) if arrow.origin == node]
    return sorted(leaving, key=rank)


def rank(number: int) -> tuple[int, bool]:
    """O-12.7.2: red before orange before black; of two orange ones that to the campaign."""
    arrow = ARROW[number]
    return COLOURS.index(arrow.colour), NODE_IDS[arrow.to] not in FIRST_OF_ORANGE


# -- conditions (O-12.7.A) ---------------------------------------------------------------------


def leads(counts: list[int], me: Seat) -> bool:
    """O-12.7.A: the most is strictly more than everybody else has."""
    return all(counts[me] > count for other, count in enumerate(counts) if other != me)


def needs_banner(g: Oath, me: Seat, banner: int) -> bool:
    """O-12.7.A: he needs a banner that he does not hold."""
    return g.banner_holder[banner] != me


def most_dice(g: Oath, me: Seat) -> int:
    """O-12.7.A: the dice that he could roll: his board, tactics, and what Plains and Mountain do.

    Battle plans and the title are not counted.
    """
    by_targets = changed(g, "dice-by-targets", me, 0, 0)
    return g.players[me].warbands + g.the_prince().dice() + by_targets


# -- what a client marks -----------------------------------------------------------------------


def open_in_arrow(arrow: Arrow) -> list[str]:
    """O-12.7.2, O-12.7.A: what the sources leave open of a step along this arrow."""
    origin, to = NODE_IDS[arrow.origin], NODE_IDS[arrow.to]
    rivals = [other for other in ARROW if other.origin == arrow.origin and other.colour == "orange"]
    found = ["arrow"] if (origin, to) in UNSURE_ARROWS else []
    if arrow in rivals and len(rivals) > 1:
        found.append("orange")
    for kind in ("leads", "ready", "needs"):
        if arrow.because in OPEN_CONDITIONS[kind]:
            found.append(kind)
    return found


def open_in_box(node: Node) -> list[str]:
    """O-12.7.B: what the sources leave open of a box is named after its kind."""
    return [node.kind] if node.is_action() else []


# O-12.7.A: the conditions of which a part is our decision
OPEN_CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "leads": ("rules_most", "holds_most"),
    "ready": ("ready_fewest", "ready_relics", "ready_darkest_secret", "ready_peoples_favor"),
    "needs": ("needs_darkest_secret", "needs_other"),
}
