"""O-12.7: the Prince's way over the mind sheet: every arrow and every box, in both roles."""

from collections.abc import Callable
from typing import Final

import pytest

from crannog.games.oath.facts import DARKEST_SECRET, PEOPLES_FAVOR
from crannog.games.oath.prince.mind import CONDITIONS, LEAVING, act_in_box
from crannog.games.oath.prince.record import PASSED, SKIPPED
from crannog.games.oath.prince.sheet import ARROW, NODE, NODE_IDS, Node
from crannog.games.oath.state import CHANCELLOR, EXILE
from tests.oath.princes import CONSPIRATORS, PrinceTable

ROLES: Final = (CHANCELLOR, EXILE)
ACTIONS: Final = [node for node in NODE if node.is_action()]


def table(role: str) -> PrinceTable:
    """Nothing is there that would open an arrow; the person holds the most relics."""
    t = PrinceTable(role)
    t.relic(0, "map whistle")
    t.site("mountain", "c1")
    for seat in (0, t.prince):
        t.pawn(seat, "mountain" if seat else "river")
    return t


# -- every condition (O-12.7.A) ----------------------------------------------------------------


def rule_most(t: PrinceTable) -> None:
    """Two sites."""
    t.man("salt_flats", t.prince)
    t.man("wastes", t.prince)


def hold_most(t: PrinceTable) -> None:
    """More relics than the person, who may have the Scepter besides."""
    t.relic(t.prince, "ivory_eye horned_mask grand_mask brass_horse")


def be_strong(t: PrinceTable) -> None:
    """Many warbands."""
    t.arm(t.prince, 12)


def fight_for(banner: str) -> Callable[[PrinceTable], None]:
    """The person has the banner, the Prince many warbands."""

    def prepare(t: PrinceTable) -> None:
        t.banner(banner, 0)
        be_strong(t)

    return prepare


def hold(banner: str) -> Callable[[PrinceTable], None]:
    """The Prince has the banner."""

    def prepare(t: PrinceTable) -> None:
        t.banner(banner, t.prince)

    return prepare


def find_relic(t: PrinceTable) -> None:
    """A relic at his site, and its price."""
    t.site("mountain", relics="cracked_horn")
    t.player(t.prince).favor = 2


def own_secrets(t: PrinceTable) -> None:
    """More secrets than lie on the Darkest Secret."""
    t.player(t.prince).secrets = 2


def own_favor(t: PrinceTable) -> None:
    """More favor than lies on the People's Favor."""
    t.player(t.prince).favor = 2


def nothing(_: PrinceTable) -> None:
    """Nothing is needed."""


TRUE: Final[dict[str, Callable[[PrinceTable], None]]] = {
    "always": nothing,
    "rules_most": rule_most,
    "holds_most": hold_most,
    "holds_darkest_secret": hold("darkest_secret"),
    "holds_peoples_favor": hold("peoples_favor"),
    "ready_fewest": be_strong,
    "ready_relics": be_strong,
    "ready_darkest_secret": fight_for("darkest_secret"),
    "ready_peoples_favor": fight_for("peoples_favor"),
    "pays_relic": find_relic,
    "pays_darkest_secret": own_secrets,
    "pays_peoples_favor": own_favor,
    "needs_darkest_secret": hold("peoples_favor"),
    "needs_other": nothing,
}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("because", CONDITIONS)
def test_a_condition_holds_where_it_should(because: str, role: str):
    """And, unless it always does, not on a bare table."""
    t = table(role)
    assert CONDITIONS[because](t.g, t.prince) is (because in ("always", "needs_other"))
    TRUE[because](t)
    assert CONDITIONS[because](t.g, t.prince)


@pytest.mark.parametrize("role", ROLES)
def test_the_most_is_more_than_everybody_else_has(role: str):
    t = table(role)
    t.man("salt_flats", t.prince)
    t.man("wastes", 0)
    assert not CONDITIONS["rules_most"](t.g, t.prince)
    t.man("river", t.prince)
    assert CONDITIONS["rules_most"](t.g, t.prince)


def test_he_needs_one_banner_alone_only_while_he_holds_the_other():
    t = table(CHANCELLOR)
    t.banner("darkest_secret", t.prince)
    assert not CONDITIONS["needs_darkest_secret"](t.g, t.prince)
    t.banner("peoples_favor", t.prince)
    assert CONDITIONS["needs_other"](t.g, t.prince)  # he needs neither


# -- every arrow (O-12.7.2) --------------------------------------------------------------------


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(
    "number", range(len(ARROW)), ids=[f"{NODE_IDS[a.origin]}-{NODE_IDS[a.to]}" for a in ARROW]
)
def test_he_takes_the_arrow_that_is_open(number: int, role: str):
    """With its own condition alone he takes this arrow, and its event says why."""
    arrow = ARROW[number]
    t = table(role)
    TRUE[arrow.because](t)
    t.stands(NODE_IDS[arrow.origin])
    t.acts()
    assert t.tokens.path[0][0] == number
    origin, to = NODE_IDS[arrow.origin], NODE_IDS[arrow.to]
    assert t.told("prince-moves")[0] == (t.prince, origin, to, arrow.colour, arrow.because)


@pytest.mark.parametrize("node", range(len(NODE)), ids=NODE_IDS)
def test_red_arrows_come_before_orange_ones_and_those_before_black_ones(node: int):
    """O-12.7.2; from each node there is a way on."""
    colours = [ARROW[number].colour for number in LEAVING[node]]
    assert colours == sorted(colours, key=["red", "orange", "black"].index)
    last = ARROW[LEAVING[node][-1]].because
    assert last in ("always", "needs_other")


def test_of_open_arrows_he_takes_the_red_one():
    t = table(CHANCELLOR)
    fight_for("darkest_secret")(t)
    own_secrets(t)
    t.stands("circle_devotion")
    t.acts()
    assert t.path()[0][0] == "bl_campaign_ds"  # the first of two orange ones
    t = table(CHANCELLOR)
    hold("darkest_secret")(t)
    own_secrets(t)
    t.stands("circle_devotion")
    t.acts()
    assert t.path()[0][0] == "bl_search"


# -- every box (O-12.7.B) ----------------------------------------------------------------------


def outfit(t: PrinceTable, node: Node) -> None:
    """What the box needs, and nothing that would keep him from coming to it."""
    own = t.player(t.prince)
    if node.kind == "muster":
        t.site("mountain", cards="longbows")
        own.favor = 1
    elif node.kind == "search":
        t.deck("elders wolves alchemist")
    elif node.kind == "campaign":
        t.arm(t.prince, 12)
        for banner in ("darkest_secret", "peoples_favor"):
            if node.what == banner:
                t.banner(banner, 0)
    elif node.kind == "recover" and node.what == "relic":
        find_relic(t)
    elif node.kind == "recover":
        own.favor = own.secrets = 3
    elif node.what == "relic":
        t.site("wastes", relics="cracked_horn")
    else:
        place = "mountain" if node.kind == "trade" else "wastes"
        t.site(place, cards="longbows wrestlers" if node.kind == "trade" else "longbows")
        t.befriends("order", CONSPIRATORS)
        own.secrets = 0 if node.what == "secrets" else 1
        own.favor = 0 if node.what == "favor" else 2


def outcome(t: PrinceTable, node: Node) -> bool:
    """Whether that which the box names has been done."""
    me, g = t.prince, t.g
    if node.kind == "muster":
        return t.told("gains-warbands") == [(me, 2)]
    if node.kind == "search":
        return t.told("plays-to-site") != []
    if node.kind == "campaign":
        return t.told("campaigns") != []
    if node.kind == "recover":
        banners = {"darkest_secret": DARKEST_SECRET, "peoples_favor": PEOPLES_FAVOR}
        if node.what == "relic":
            return t.told("recovers") == [(me, "cracked_horn")]
        return g.banner_holder[banners[node.what]] == me
    if node.kind == "travel":
        return t.player(me).pawn == t.slot("wastes")
    favor, secrets = t.told("trades-for-favor"), t.told("trades-for-secrets")
    return bool(favor) == (node.what != "secrets") and bool(secrets) == (node.what != "favor")


def way_to(t: PrinceTable, node: Node) -> str:
    """A node from which the Prince comes to this box, as the table lies."""
    for number, arrow in enumerate(ARROW):
        if NODE[arrow.to] is node:
            order = LEAVING[arrow.origin]
            if next(n for n in order if CONDITIONS[ARROW[n].because](t.g, t.prince)) == number:
                return NODE_IDS[arrow.origin]
    raise AssertionError(f"he does not come to {node.id}")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("node", ACTIONS, ids=[node.id for node in ACTIONS])
def test_he_does_what_a_box_says(node: Node, role: str):
    """Each box is one action; then his turn is over, for he had no more."""
    t = table(role)
    outfit(t, node)
    if node.id == "bl_search":
        t.banner("darkest_secret", t.prince)
    if node.id == "bl_trade_secrets":
        t.banner("peoples_favor", t.prince)  # so that he needs the other one alone
    if node.id == "br_search":
        t.banner("peoples_favor", t.prince)
    if node.id == "tl_muster_high":
        hold_most(t)
    t.stands(way_to(t, node))
    t.acts()
    assert t.path()[-1][0] == node.id
    assert t.path()[-1][2] == "done"
    assert (t.prince, node.id, 0) in t.told("prince-acts")
    assert outcome(t, node)


@pytest.mark.parametrize(
    "node", [node for node in ACTIONS if node.kind != "travel"], ids=lambda node: node.id
)
def test_a_box_that_can_not_be_done_is_skipped(node: Node):
    """O-12.7.3: it takes none of his actions."""
    t = table(CHANCELLOR)
    number = next(n for n, arrow in enumerate(ARROW) if NODE[arrow.to] is node)
    t.stands(node.id)
    t.tokens.path = [(number, PASSED)]
    list(act_in_box(t.g, t.prince))
    assert t.tokens.path == [(number, SKIPPED)]
    assert t.tokens.actions == 1
    assert t.tokens.skips == 1
    assert t.told("prince-skips") == [(t.prince, node.id)]


def test_circles_and_the_decision_are_no_actions():
    """O-12.7.4: he passes through them to a box, with one action."""
    t = table(CHANCELLOR)
    rule_most(t)
    own_favor(t)
    t.stands("circle_supremacy")
    t.acts()
    assert [node for node, _, how in t.path() if how == "passed"] == [
        "need_banner",
        "circle_people",
    ]
    assert t.path()[-1] == ("br_recover_pf", "pays_peoples_favor", "done")


def test_he_gives_up_where_nothing_can_be_done():
    """O-12.7.5: muster and trade lead to each other for ever."""
    t = table(CHANCELLOR)
    t.stands("tl_trade_favor")
    t.acts()
    assert t.told("prince-gives-up") == [(t.prince,)]
    assert len(t.told("prince-skips")) == 40
    assert t.g.active == 0


def test_he_takes_as_many_actions_as_he_has():
    """O-12.7.1."""
    t = table(CHANCELLOR)
    t.site("mountain", cards="longbows wrestlers scouts")
    own = t.player(t.prince)
    own.favor, own.secrets = 1, 1
    t.stands("tl_trade_favor", actions=3)
    t.acts()
    done = [node for node, _, how in t.path() if how == "done"]
    assert done == ["tl_muster_high", "tl_trade_favor", "tl_muster_high"]
    assert t.told("prince-acts")[-1] == (t.prince, "tl_muster_high", 0)
