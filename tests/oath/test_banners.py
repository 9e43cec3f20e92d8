"""O-2.5: the two banners: recovering, seizing, Wake, the Mob, and what they do for their holder."""

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import seize_banner
from tests.oath.battles import BLANK, SWORD
from tests.oath.table import DARKEST_SECRET, PEOPLES_FAVOR, Table


def tokens(t: Table, banner: int) -> int:
    """What lies on a banner."""
    return t.g.banner_tokens[banner]


# -- recovering the People's Favor (O-5.4) -----------------------------------------------------


def test_the_peoples_favor_is_recovered_for_more_than_lies_on_it():
    """O-5.4.2: any number above what is there; one Supply."""
    t = Table()
    t.banner("peoples_favor", 2, tokens=2)
    t.turn(1).does(1, "recover-banner", "peoples_favor")
    assert t.offered(1) == [("number", 3), ("number", 4)]
    t.does(1, "number", 4)
    assert t.asked() == (1, "first-bank")
    t.does(1, "suit", "nomad")
    assert (t.g.holder(PEOPLES_FAVOR), tokens(t, PEOPLES_FAVOR)) == (1, 4)
    assert (t.player(1).favor, t.player(1).supply) == (0, 6)
    assert (t.bank("nomad"), t.bank("discord")) == (3, 3)  # one by one, in bank order, wrapping


def test_the_old_favor_goes_round_the_banks():
    """O-5.4.4: eight favor from the Beast bank on: two for the first two."""
    t = Table()
    t.banner("peoples_favor", -1, tokens=8)
    t.player(1).favor = 9
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "suit", "beast")
    suits = ("discord", "arcane", "order", "hearth", "beast", "nomad")
    assert [t.bank(suit) for suit in suits] == [3, 3, 3, 3, 4, 4]


@pytest.mark.parametrize("holder", [-1, 1, 2])
def test_the_peoples_favor_is_recovered_from_anywhere(holder: int):
    """From the shared bank, from oneself, from a player at the other end of the map."""
    t = Table()
    t.banner("peoples_favor", holder)
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "number", 2)
    t.does(1, "suit", "order")
    assert (t.g.holder(PEOPLES_FAVOR), tokens(t, PEOPLES_FAVOR)) == (1, 2)
    assert t.bank("order") == 3


def test_the_peoples_favor_turns_to_its_plain_side():
    """The Mob side flips back only by being recovered."""
    t = Table()
    t.banner("peoples_favor", 2)
    t.g.mob = True
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "number", 2)
    t.does(1, "suit", "order")
    assert not t.g.mob


def test_a_banner_needs_supply_and_enough_tokens():
    """Strictly more than is on it."""
    t = Table()
    t.banner("peoples_favor", -1, tokens=4)
    assert not t.turn(1).offers(1, "recover-banner", "peoples_favor")
    t = Table()
    t.player(1).supply = 0
    assert t.turn(1).offered(1, "recover-banner") == []


def test_recovering_a_banner_settles_the_title():
    """O-2.11.1: the goal of the people."""
    t = Table()
    t.g.goal = "people"
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "number", 2)
    t.does(1, "suit", "order")
    assert t.g.title == 1


# -- recovering the Darkest Secret -------------------------------------------------------------


def test_the_darkest_secret_gives_one_to_the_new_holder_and_the_rest_to_the_old():
    """O-5.4.4: three old secrets: one and two."""
    t = Table()
    t.banner("darkest_secret", 2, tokens=3)
    t.site("deep_woods", cards="wolves")
    t.turn(1).does(1, "recover-banner", "darkest_secret")
    assert t.offered(1) == [("number", 4), ("number", 5)]
    t.does(1, "number", 4)
    assert (t.g.holder(DARKEST_SECRET), tokens(t, DARKEST_SECRET)) == (1, 4)
    assert (t.player(1).secrets, t.player(2).secrets) == (2, 7)


def test_the_darkest_secret_from_the_shared_bank():
    """One old secret is taken, the rest go to the shared bank."""
    t = Table()
    t.banner("darkest_secret", -1, tokens=3)
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "number", 4)
    assert t.player(1).secrets == 2


def test_the_darkest_secret_from_oneself():
    """You take all old secrets."""
    t = Table()
    t.banner("darkest_secret", 1, tokens=3)
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "number", 5)
    assert (t.player(1).secrets, tokens(t, DARKEST_SECRET)) == (3, 5)


def test_facedown_secrets_do_not_pay_for_the_darkest_secret():
    """O-5.4.2: faceup secrets."""
    t = Table()
    t.player(1).secrets, t.player(1).dark_secrets = 1, 5
    assert not t.turn(1).offers(1, "recover-banner", "darkest_secret")


@pytest.mark.parametrize(
    ("cards", "advisers", "facedown", "safe"),
    [
        ("", "", "", True),  # no suited card at the holder's site
        ("wolves", "", "", False),  # erratum: no faceup adviser, but a suited card
        ("wolves", "errand_boy", "", True),  # the suit is among the advisers
        ("wolves", "longbows", "", False),
        ("wolves elders", "errand_boy", "", False),  # one suit is missing
        ("wolves elders", "errand_boy tents", "", True),
        ("wolves", "", "errand_boy", False),  # facedown advisers are ignored
        ("bandit_rampart", "", "", True),  # ruins have no suit
        ("great_spire", "", "", False),  # an intact edifice has one
    ],
)
def test_when_the_darkest_secret_is_safe(cards: str, advisers: str, facedown: str, safe: bool):
    """O-5.4.1: cards at the holder's site against the holder's faceup advisers."""
    t = Table()
    t.banner("darkest_secret", 2)
    t.site("deep_woods", cards=cards)
    t.adviser(2, advisers)
    t.adviser(2, facedown, facedown=True)
    assert t.turn(1).offers(1, "recover-banner", "darkest_secret") is not safe


def test_the_darkest_secret_is_not_safe_by_the_seekers_site():
    """What lies at the seeker's own site, and his advisers, do not matter."""
    t = Table()
    t.banner("darkest_secret", 2)
    t.site("river", cards="wolves")
    t.adviser(1, "longbows")
    assert not t.turn(1).offers(1, "recover-banner", "darkest_secret")


# -- seizing (O-2.5.3) -------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1), (2, 1), (1, 1)])
@pytest.mark.parametrize("banner", ["peoples_favor", "darkest_secret"])
def test_a_seized_banner_loses_two_tokens_down_to_one(banner: str, before: int, after: int):
    """The People's Favor turns to its Mob side as well; its favor is burned."""
    t = Table()
    t.banner(banner, 2, tokens=before)
    shared = t.g.shared_favor()
    for _ in seize_banner(t.g, 1, NUMBER[banner], "O-5.5.7"):
        raise AssertionError("nobody is asked")
    assert (t.g.holder(NUMBER[banner]), tokens(t, NUMBER[banner])) == (1, after)
    assert t.g.mob is (banner == "peoples_favor")
    burned = before - after if banner == "peoples_favor" else 0
    assert t.g.shared_favor() == shared + burned


def test_a_campaign_seizes_a_banner():
    """Its defence dice are the tokens on it (O-2.5.2)."""
    t = Table()
    t.banner("peoples_favor", 2, tokens=4)
    t.pawn(2, "p1")
    t.arm(1, 9)
    t.arm(2, 0)
    t.dice([BLANK] * 4, [SWORD] * 9)
    t.turn(1).attack(1, 2, 9, ("target-thing", "peoples_favor"))
    assert t.told("pools")[0] == (9, 4)
    assert (t.g.holder(PEOPLES_FAVOR), tokens(t, PEOPLES_FAVOR), t.g.mob) == (1, 2, True)


def test_the_conspiracy_seizes_a_banner():
    """O-5.1.4 IV: O-2.5.3 applies."""
    t = Table()
    t.banner("darkest_secret", 2, tokens=4)
    t.pawn(2, "p1")
    t.adviser(2, "wolves")
    t.adviser(1, "errand_boy rangers")
    t.adviser(1, "conspiracy", facedown=True)
    t.turn(1).does(1, "play-adviser", "conspiracy").does(1, "conspire").does(1, "yes")
    assert (t.g.holder(DARKEST_SECRET), tokens(t, DARKEST_SECRET)) == (1, 2)
    assert t.player(1).secrets == 4


def test_a_given_banner_keeps_its_tokens_and_its_side():
    """FAQ: nothing happens to its favor, or to its secrets, when it is given away."""
    t = Table()
    t.banner("peoples_favor", 0, tokens=4)
    t.banner("darkest_secret", 0, tokens=3)
    t.turn(0).does(0, "offer-citizenship", 2).does(0, "slot", "brutal").does(0, "offer-exchange")
    t.does(0, "give-thing", "peoples_favor").does(0, "give-thing", "darkest_secret")
    t.does(0, "propose").does(2, "accept")
    assert (t.g.holder(PEOPLES_FAVOR), tokens(t, PEOPLES_FAVOR), t.g.mob) == (2, 4, False)
    assert (t.g.holder(DARKEST_SECRET), tokens(t, DARKEST_SECRET)) == (2, 3)


# -- Wake (O-4.1.1) ----------------------------------------------------------------------------


def waking(on_it: int, mob: bool = False, favor: int = 4) -> Table:
    """Player 1 wakes with the People's Favor; the Order and Nomad banks have the least favor."""
    t = Table()
    t.banner("peoples_favor", 1, tokens=on_it)
    t.g.mob = mob
    t.player(1).favor = favor
    t.g.banks = [2, 2, 1, 2, 2, 1]
    return t.turn(1, "wake")


def test_wake_adds_a_favor_or_returns_one_to_a_poor_bank():
    """One from the board onto it, or one from it to a bank with the least favor."""
    t = waking(3)
    assert t.offered(1) == [("add-favor",), ("suit", "order"), ("suit", "nomad")]
    t.does(1, "add-favor")
    assert (tokens(t, PEOPLES_FAVOR), t.player(1).favor) == (4, 3)
    assert t.asked() == (1, "act")
    t = waking(3).does(1, "suit", "nomad")
    assert (tokens(t, PEOPLES_FAVOR), t.bank("nomad"), t.player(1).favor) == (2, 2, 4)


def test_wake_keeps_the_last_favor_on_it():
    """At exactly one a favor must be added; who has none does nothing."""
    t = waking(1)
    assert t.asked() == (1, "act")
    assert (tokens(t, PEOPLES_FAVOR), t.player(1).favor) == (2, 3)
    t = waking(1, favor=0)
    assert (tokens(t, PEOPLES_FAVOR), t.asked()) == (1, (1, "act"))


def test_the_mob_does_it_twice():
    """The two choices may differ."""
    t = waking(3, mob=True).does(1, "add-favor").does(1, "suit", "order")
    assert (tokens(t, PEOPLES_FAVOR), t.bank("order"), t.player(1).favor) == (3, 2, 3)
    assert t.asked() == (1, "act")


def test_the_second_time_sees_the_banks_anew():
    """After one favor went to the Order bank, only the Nomad bank has the least."""
    t = waking(4, mob=True).does(1, "suit", "order")
    assert t.offered(1) == [("add-favor",), ("suit", "nomad")]


def test_six_favor_raise_the_mob():
    """O-4.1.1 III: after it; five do not, and a Mob stays a Mob below six."""
    t = waking(5).does(1, "add-favor")
    assert t.g.mob
    assert not waking(4).does(1, "add-favor").g.mob
    assert waking(7).does(1, "suit", "order").g.mob
    t = waking(6, mob=True).does(1, "suit", "order").does(1, "suit", "nomad")
    assert (tokens(t, PEOPLES_FAVOR), t.g.mob) == (4, True)


def test_only_its_holder_tends_the_peoples_favor():
    """In his own Wake phase."""
    t = Table()
    t.banner("peoples_favor", 2, tokens=3)
    t.turn(1, "wake")
    assert t.asked() == (1, "act")


# -- what they do for their holder -------------------------------------------------------------


def test_the_peoples_favor_plays_in_the_whole_region():
    """O-5.1.4 I: to any faceup site of the region, after a discard anywhere in it."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("steppe", cards="longbows")
    t.site("standing_stones", cards="keep")
    t.site("wastes", cards="elders")  # of another region
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert [site for _, site in t.offered(1, "to-site")] == ["river", "steppe", "standing_stones"]
    t.does(1, "to-site", "standing_stones")
    assert t.offered(1) == [("clear", "peoples_favor", "longbows"), ("done",)]  # Keep is locked
    t.does(1, "clear", "peoples_favor", "longbows")
    assert (t.cards_at("steppe"), t.cards_at("standing_stones")) == ([], ["keep", "wolves"])
    assert t.player(1).favor == 5


def test_the_peoples_favor_makes_room_at_a_full_site():
    """The discard must be made there, then; nothing else makes room."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("river", cards="longbows tents")
    t.site("steppe", cards="elders")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-site", "river")
    assert t.offered(1) == [
        ("clear", "peoples_favor", "longbows"),
        ("clear", "peoples_favor", "tents"),
    ]


def test_the_peoples_favor_plays_to_no_facedown_site():
    """FAQ: cannot play to facedown sites."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("mine", "p2", up=False)
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert [site for _, site in t.offered(1, "to-site")] == ["river", "standing_stones"]


def test_the_peoples_favor_works_after_a_search():
    """The kept card of a search, too; not in other regions."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves")
    assert len(t.offered(1, "to-site")) == 3


def test_without_the_peoples_favor_only_the_own_site_is_open():
    """And nothing can be discarded for it."""
    t = Table()
    t.banner("peoples_favor", 2)
    t.site("river", cards="longbows tents")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert t.offered(1, "to-site") == []


@pytest.mark.parametrize(("drawn", "usual"), [(0, 2), (2, 3), (5, 4)])
def test_the_darkest_secret_searches_the_deck_for_two_supply(drawn: int, usual: int):
    """Whatever the track of Visions says; others pay what it says."""
    for holder, price in ((1, 2), (2, usual)):
        t = Table()
        t.banner("darkest_secret", holder)
        t.g.visions_drawn = drawn
        t.deck("wolves longbows tents")
        t.turn(1).does(1, "search", "deck")
        assert t.player(1).supply == 7 - price


def test_the_darkest_secret_does_not_change_the_price_of_a_pile():
    """Two Supply, as ever."""
    t = Table()
    t.banner("darkest_secret", 1)
    t.pile(1, "wolves")
    t.turn(1).does(1, "search", "provinces")
    assert t.player(1).supply == 5
