"""What the Prince's board and mind sheet print (O-12.5 to O-12.7): tables, in our own words.

The mind sheet is a graph. Its action token stands on a node; an arrow may be taken while its
condition holds. Of the arrows that leave a node red ones come first, then orange, then black.
"""

from typing import Final

from crannog.games.oath.facts import DARKEST_SECRET, PEOPLES_FAVOR

# -- the board ---------------------------------------------------------------------------------

# The threats, from none at all (O-12.5)
NO_THREAT, SUCCESSOR, USURPER, VISION, OATHKEEPER = range(5)
THREATS: Final = ("none", "successor", "usurper", "vision", "oathkeeper")

# Where a suit's token can stand: among the neutral ones, or at one of four spaces of a column
NEUTRAL, FRIEND, CONSPIRATOR = range(3)
RELATIONS: Final = ("neutral", "friend", "conspirator")
STEPS: Final = 4  # spaces of a column
WORTH: Final = (2, 3, 4, 5)  # the actions that each space of a column brings, from the lowest
MOST_ACTIONS: Final = max(WORTH)
TACTICS: Final = (0, 1, 1, 2, 2, 3)  # attack dice by the place of the tactics marker

# -- the mind sheet ----------------------------------------------------------------------------

SQUARES: Final = ("top_left", "top_right", "bottom_left", "bottom_right", "centre")
TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT, CENTRE = range(5)

# Which suits a square prefers when he plays a card
PREFERS: Final = (FRIEND, CONSPIRATOR, CONSPIRATOR, FRIEND)
# What a card that can't be played brings there: warbands, favor, secrets, steps of tactics
CONSOLATION: Final = ((2, 0, 0, 1), (1, 1, 0, 1), (1, 0, 1, 1), (0, 2, 0, 0))
# The threat circle of each goal
CIRCLES: Final = {
    "supremacy": "circle_supremacy",
    "protection": "circle_protection",
    "devotion": "circle_devotion",
    "people": "circle_people",
}

# id, square, what is done there, and with what
NODES: Final = """
circle_supremacy top_left circle -
circle_protection top_right circle -
circle_devotion bottom_left circle -
circle_people bottom_right circle -
need_banner centre decision -
tl_campaign_low top_left campaign fewest
tl_campaign_high top_left campaign fewest
tl_travel_favor top_left travel favor
tl_trade_favor top_left trade favor
tl_muster_low top_left muster -
tl_muster_high top_left muster -
tr_travel_favor top_right travel favor
tr_trade_left top_right trade both
tr_trade_right top_right trade both
tr_travel_relic_left top_right travel relic
tr_travel_relic_right top_right travel relic
tr_muster top_right muster -
tr_campaign_relics top_right campaign relics
tr_recover_relic top_right recover relic
bl_trade_secrets bottom_left trade secrets
bl_travel_secrets bottom_left travel secrets
bl_trade_both bottom_left trade both
bl_muster bottom_left muster -
bl_campaign_ds bottom_left campaign darkest_secret
bl_search bottom_left search -
bl_recover_ds bottom_left recover darkest_secret
br_search bottom_right search -
br_trade_favor bottom_right trade favor
br_travel_favor bottom_right travel favor
br_trade_both bottom_right trade both
br_muster bottom_right muster -
br_campaign_pf bottom_right campaign peoples_favor
br_recover_pf bottom_right recover peoples_favor
"""

# from, to, colour, condition; which of them are uncertain stands in `policy.mind`
ARROWS: Final = """
circle_supremacy need_banner red rules_most
circle_supremacy tl_campaign_low orange ready_fewest
circle_supremacy tl_muster_low black always
tl_campaign_low tl_campaign_high orange ready_fewest
tl_campaign_low tl_travel_favor black always
tl_campaign_high need_banner red rules_most
tl_campaign_high tl_muster_high black always
tl_travel_favor tl_trade_favor black always
tl_trade_favor tl_muster_high black always
tl_muster_low tl_campaign_low orange ready_fewest
tl_muster_low tl_travel_favor black always
tl_muster_high tl_campaign_high orange ready_fewest
tl_muster_high tl_trade_favor black always
circle_protection tl_muster_high red holds_most
circle_protection tr_campaign_relics orange ready_relics
circle_protection tr_travel_relic_right black always
tr_travel_favor tr_trade_left black always
tr_trade_left tr_travel_relic_left black always
tr_trade_right tr_recover_relic orange pays_relic
tr_trade_right tr_travel_favor black always
tr_travel_relic_left tl_muster_high red holds_most
tr_travel_relic_left tr_recover_relic orange pays_relic
tr_travel_relic_left tr_muster black always
tr_travel_relic_right tr_recover_relic orange pays_relic
tr_travel_relic_right tr_trade_right black always
tr_muster tr_campaign_relics orange ready_relics
tr_muster tr_travel_favor black always
tr_campaign_relics tl_muster_high red holds_most
tr_campaign_relics tr_travel_relic_left black always
tr_recover_relic tl_muster_high red holds_most
tr_recover_relic tr_campaign_relics orange ready_relics
tr_recover_relic tr_trade_left black always
circle_devotion bl_search red holds_darkest_secret
circle_devotion bl_campaign_ds orange ready_darkest_secret
circle_devotion bl_recover_ds orange pays_darkest_secret
circle_devotion bl_trade_secrets black always
need_banner bl_trade_secrets red needs_darkest_secret
need_banner circle_people red needs_other
bl_trade_secrets bl_recover_ds orange pays_darkest_secret
bl_trade_secrets bl_travel_secrets black always
bl_travel_secrets bl_trade_both black always
bl_trade_both bl_recover_ds orange pays_darkest_secret
bl_trade_both bl_muster black always
bl_muster bl_campaign_ds orange ready_darkest_secret
bl_muster bl_travel_secrets black always
bl_campaign_ds bl_search red holds_darkest_secret
bl_campaign_ds bl_travel_secrets black always
bl_search tl_muster_low black always
bl_recover_ds br_search black always
circle_people br_search red holds_peoples_favor
circle_people br_campaign_pf orange ready_peoples_favor
circle_people br_recover_pf orange pays_peoples_favor
circle_people br_trade_favor black always
br_search tr_travel_favor black always
br_trade_favor br_recover_pf orange pays_peoples_favor
br_trade_favor br_travel_favor black always
br_travel_favor br_trade_both black always
br_trade_both br_recover_pf orange pays_peoples_favor
br_trade_both br_muster black always
br_muster br_campaign_pf orange ready_peoples_favor
br_muster br_travel_favor black always
br_campaign_pf bl_search red holds_peoples_favor
br_campaign_pf br_travel_favor black always
br_recover_pf br_search black always
"""

COLOURS: Final = ("red", "orange", "black")  # of arrows, the first of them first
BANNER_OF: Final = {"darkest_secret": DARKEST_SECRET, "peoples_favor": PEOPLES_FAVOR}


class Node:
    """A box, a threat circle, or the decision in the centre."""

    __slots__ = ("id", "kind", "square", "what")

    def __init__(self, name: str, square: int, kind: str, what: str) -> None:
        self.id = name
        self.square = square
        self.kind = kind  # of action; circle and decision are none
        self.what = what  # the goods, the enemy or the treasure that the action is about

    def is_action(self) -> bool:
        """O-12.7.4: circles and the decision are passed through."""
        return self.kind not in ("circle", "decision")


class Arrow:
    """An arrow between two nodes, by their numbers."""

    __slots__ = ("because", "colour", "origin", "to")

    def __init__(self, origin: int, to: int, colour: str, because: str) -> None:
        self.origin = origin
        self.to = to
        self.colour = colour
        self.because = because


def read_nodes() -> list[Node]:
    """The nodes in their order."""
    rows = [line.split() for line in NODES.strip().splitlines()]
    return [
        Node(name, SQUARES.index(square), kind, "" if what == "-" else what)
        for name, square, kind, what in rows
    ]


NODE: Final[list[Node]] = read_nodes()
NODE_IDS: Final = tuple(node.id for node in NODE)


def read_arrows() -> list[Arrow]:
    """The arrows in their order."""
    rows = [line.split() for line in ARROWS.strip().splitlines()]
    return [
        Arrow(NODE_IDS.index(origin), NODE_IDS.index(to), colour, because)
        for origin, to, colour, because in rows
    ]


ARROW: Final[list[Arrow]] = read_arrows()
REASONS: Final = tuple(dict.fromkeys(arrow.because for arrow in ARROW))


def circle_of(goal: str) -> int:
    """The threat circle of a goal."""
    return NODE_IDS.index(CIRCLES[goal])
