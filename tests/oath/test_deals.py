"""O-7.6.3, O-6.6.1: binding deals, one proposal after the other."""

from crannog.games.oath.facts import PEOPLES_FAVOR
from tests.oath.table import Table


def at_the_fair() -> Table:
    """Exile 1 may deal with anybody in favor, secrets and relics."""
    t = Table()
    t.site("river", cards="tinkers_fair")
    return t


def offering(t: Table) -> Table:
    """The Chancellor offers Citizenship to Exile 1, with an exchange."""
    t.turn(0).does(0, "offer-citizenship", 1).does(0, "slot", "brutal")
    return t.does(0, "offer-exchange")


def test_three_proposals_and_no_more():
    """The partner answers with his own, then the first again; the third is taken or not."""
    t = at_the_fair()
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    t.does(1, "give-favor", 1).does(1, "propose").does(2, "counter")
    t.does(2, "give-favor", 2).does(2, "propose").does(1, "counter")
    t.does(1, "give-secrets", 1).does(1, "propose")
    assert t.offered(2) == [("accept",), ("refuse",)]
    t.does(2, "accept")
    assert (t.player(1).favor, t.player(1).secrets, t.player(2).secrets) == (4, 4, 6)


def test_a_counter_begins_anew():
    """What stood in the first proposal is not in the second."""
    t = at_the_fair()
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    t.does(1, "give-favor", 4).does(1, "propose").does(2, "counter")
    t.does(2, "want-favor", 1).does(2, "propose").does(1, "accept")
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)


def test_an_empty_proposal_is_none():
    """Something must change hands."""
    t = at_the_fair()
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    assert not t.offers(1, "propose")
    assert t.offers(1, "drop")


def test_nothing_is_offered_that_its_owner_does_not_have():
    """Favor and faceup secrets that are there now."""
    t = at_the_fair()
    t.player(2).favor, t.player(2).secrets, t.player(2).dark_secrets = 1, 1, 3
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    wanted = t.offered(1, "want-favor") + t.offered(1, "want-secrets")
    assert wanted == [("want-favor", 1), ("want-secrets", 1)]


def test_a_dropped_deal_changes_nothing_and_asks_nobody():
    """The partner is not asked."""
    t = at_the_fair()
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2).does(1, "give-favor", 4).does(1, "drop")
    assert (t.player(1).favor, t.g.deal) == (4, None)
    assert t.asked() == (1, "act")


def test_citizenship_with_an_exchange():
    """O-6.6.1: favor, secrets, banners and relics, both ways; a given banner keeps its tokens."""
    t = Table()
    t.banner("peoples_favor", 0, 4)
    t.relic(1, "map")
    offering(t).does(0, "give-thing", "peoples_favor").does(0, "want-thing", "map")
    relic = t.g.reliquary[0]
    t.does(0, "propose").does(1, "accept")
    assert (t.g.holder(PEOPLES_FAVOR), t.g.banner_tokens[PEOPLES_FAVOR], t.g.mob) == (1, 4, False)
    assert "map" in t.relics(0)
    assert t.player(1).relics == [relic]
    assert t.player(1).role == "citizen"


def test_a_refused_exchange_is_a_refused_citizenship():
    """O-6.6.1: the relic stays, and he is not asked again on this turn."""
    t = offering(Table()).does(0, "give-favor", 1).does(0, "propose").does(1, "refuse")
    assert (t.player(1).role, t.player(0).favor) == ("exile", 4)
    assert all(t.g.reliquary)
    assert not t.offers(0, "offer-citizenship", 1)
    assert t.offers(0, "offer-citizenship", 2)


def test_the_title_is_settled_after_a_deal():
    """O-2.11.1: the banner of the goal goes over."""
    t = Table()
    t.banner("darkest_secret", 0, 2)
    offering(t).does(0, "give-thing", "darkest_secret").does(0, "propose").does(1, "accept")
    assert t.g.title == 1
