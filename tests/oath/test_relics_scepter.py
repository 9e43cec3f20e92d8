"""The Grand Scepter (O-6.4, O-6.6 to O-6.8)."""

from crannog.games.oath import know, zones
from crannog.games.oath.deal import hand_over
from crannog.games.oath.facts import GRAND_SCEPTER, NUMBER
from crannog.games.oath.goods import Goods
from crannog.games.oath.state import CITIZEN, EXILE
from crannog.games.oath.verbs import lay
from tests.oath.battles import BLANK, SWORD
from tests.oath.table import PURPLE, Table


def scepter(t: Table, seat: int) -> None:
    """The player has held the Scepter since before this turn."""
    lay(t.g, GRAND_SCEPTER, zones.HELD + seat)


def test_its_holder_peeks_at_the_reliquary():
    """O-6.4: each relic once; only he learns what it is."""
    t = Table()
    relic = t.g.reliquary[2]
    t.turn(0).does(0, "peek-reliquary", "careless")
    assert (know.knows(t.g, 0, relic), know.knows(t.g, 1, relic)) == (True, False)
    assert t.told("peeks-reliquary") == [(0, "careless")]
    assert not t.offers(0, "peek-reliquary", "careless")
    assert t.offers(0, "peek-reliquary", "greedy")


def test_an_exile_with_the_scepter_peeks_and_the_chancellor_does_not():
    """It is a power of the Scepter, not of the Chancellor."""
    t = Table()
    scepter(t, 1)
    assert t.turn(1).offers(1, "peek-reliquary", "brutal")
    other = Table()
    scepter(other, 1)
    assert other.turn(0).offered(0, "peek-reliquary") == []


def test_a_scepter_that_was_taken_sleeps_until_the_turn_ends():
    """O-6.4: not usable on a turn in which you took it."""
    t = Table()
    t.pawn(0, "p1")
    t.arm(1, 8)
    t.arm(0, 0)
    t.dice([BLANK] * 6, [SWORD] * 8)
    t.turn(1).attack(1, 0, 8, ("target-thing", "grand_scepter"))
    assert "grand_scepter" in t.relics(1)
    assert t.offered(1, "peek-reliquary") == []
    assert t.offered(1, "offer-citizenship") == []
    t.rests(1).rests(2).rests(0)
    assert t.offers(1, "peek-reliquary", "brutal")


def test_a_scepter_that_was_given_works_at_once():
    """FAQ: usable at once if it was given in a deal."""
    t = Table()
    t.turn(1)
    assert t.offered(1, "peek-reliquary") == []
    goods = Goods()
    goods.relics.append(GRAND_SCEPTER)
    hand_over(t.g, 0, 1, goods)
    t.does(1, "careful")
    assert t.offers(1, "peek-reliquary", "brutal")
    assert t.offers(1, "offer-citizenship", 2)


def test_an_offer_makes_a_citizen_and_opens_a_slot():
    """O-6.6.1, O-6.6.2: one Reliquary relic; warbands turn purple, Supply goes to seven."""
    t = Table()
    t.site("steppe", ruler=2, warbands=2)
    t.player(2).supply = 1
    relic = t.g.reliquary[3]
    t.turn(0).does(0, "offer-citizenship", 2).does(0, "slot", "greedy").does(0, "offer-plain")
    assert t.asked() == (2, "answer-offer")
    t.does(2, "accept")
    assert t.player(2).role == CITIZEN
    assert t.player(2).relics == [relic]
    assert (t.player(2).supply, t.player(2).bank) == (7, 14)
    assert (t.at("steppe").colour, t.at("steppe").warbands) == (PURPLE, 2)
    assert t.g.holder(NUMBER["greedy"]) == 0


def test_an_offer_may_be_refused():
    """Nothing changes, and he is not asked again on this turn."""
    t = Table()
    t.turn(0).does(0, "offer-citizenship", 2).does(0, "slot", "greedy").does(0, "offer-plain")
    t.does(2, "refuse")
    assert t.player(2).role == EXILE
    assert t.offered(0, "offer-citizenship") == [("offer-citizenship", 1)]


def test_the_offerer_may_show_what_he_has_seen():
    """O-6.6.1: any Reliquary relics."""
    t = Table()
    relic = t.g.reliquary[0]
    t.turn(0).does(0, "peek-reliquary", "brutal").does(0, "offer-citizenship", 2)
    t.does(0, "slot", "brutal")
    assert t.offered(0) == [("slot", "brutal"), ("done",)]
    t.does(0, "slot", "brutal")
    assert know.knows(t.g, 2, relic)
    assert not know.knows(t.g, 1, relic)


def test_an_exile_offers_citizenship_to_himself():
    """O-6.6: to any Exile, even himself; his Act phase ends."""
    t = Table()
    scepter(t, 1)
    t.turn(1).does(1, "offer-citizenship", 1).does(1, "slot", "brutal")
    assert t.player(1).role == CITIZEN
    assert len(t.player(1).relics) == 2
    assert t.g.active == 2


def test_an_offer_needs_a_relic_in_the_reliquary():
    """O-6.6.1: it must include exactly one."""
    t = Table()
    for slot in range(4):
        t.open_slot(slot)
    assert t.turn(0).offered(0, "offer-citizenship") == []


def test_the_price_of_exile():
    """O-6.7: five favor, more for title and banner of the Citizen, less for the holder's."""
    for title, banner, price in ((0, -1, 4), (0, 0, 3), (2, 2, 7), (1, -1, 5), (0, 2, 5)):
        t = Table()
        t.citizen(2)
        t.g.title = title
        t.g.goal = "people"
        if banner >= 0:
            t.banner("peoples_favor", banner)
        t.player(0).favor = price
        t.turn(0).does(0, "exile", 2)
        assert (t.player(0).favor, t.player(2).favor) == (0, 4 + price)
        assert t.player(2).role == EXILE
        poor = Table()
        poor.citizen(2)
        poor.g.title = title
        poor.g.goal = "people"
        if banner >= 0:
            poor.banner("peoples_favor", banner)
        poor.player(0).favor = price - 1
        assert poor.turn(0).offered(0, "exile") == []


def test_an_exiled_citizen_turns_his_board():
    """O-6.7: board warbands get his own colour, those at sites stay purple, Supply is seven."""
    t = Table()
    t.citizen(2)
    t.man("steppe", 2, 2)
    t.player(2).supply = 0
    t.player(0).favor = 5
    t.turn(0).does(0, "exile", 2)
    assert (t.player(2).warbands, t.player(2).bank, t.player(2).supply) == (3, 11, 7)
    assert t.at("steppe").colour == PURPLE


def test_a_citizen_leaves_by_paying_the_holder():
    """O-6.8: a favor for each secret and each warband on his board; the holder receives it."""
    t = Table()
    t.citizen(2)
    scepter(t, 1)
    player = t.player(2)
    t.arm(2, 1)
    player.secrets, player.dark_secrets, player.favor = 1, 1, 4
    t.turn(2).does(2, "leave-empire")
    assert (player.role, player.favor) == (EXILE, 1)
    assert (t.player(1).favor, t.player(0).favor) == (7, 4)
    assert t.g.active == 0


def test_self_exile_counts_secrets_on_cards():
    """O-6.8: on the board and on any cards."""
    t = Table()
    t.citizen(2)
    t.relic(2, "ivory_eye")
    t.adviser(1, "wolves", facedown=True)
    t.arm(2, 0)
    player = t.player(2)
    player.secrets, player.favor = 3, 3
    t.turn(2)
    assert t.offers(2, "leave-empire")
    t.uses(2, "ivory_eye")
    player.favor = 2
    t.does(2, "careful")
    assert not t.offers(2, "leave-empire")


def test_the_holder_of_the_scepter_does_not_leave_by_himself():
    """O-6.8: a Citizen not holding the Grand Scepter."""
    t = Table()
    t.citizen(2)
    scepter(t, 2)
    t.player(2).favor = 20
    assert not t.turn(2).offers(2, "leave-empire")
