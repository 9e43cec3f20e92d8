"""Discord: "Action:" powers, the modifier of musters, and "Rest:" powers."""

import pytest

from crannog.games.oath.deal import has_room
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.goods import Deal, Goods
from tests.oath.battles import BLANK, DOUBLE, SHIELD, SHIELDS
from tests.oath.table import DISCORD, ORDER, Table

# -- Sleight of Hand ---------------------------------------------------------------------------


def test_sleight_of_hand_takes_a_secret_from_a_player_here():
    """A favor placed; a secret of whom you choose."""
    t = Table()
    t.adviser(1, "sleight_of_hand")
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.turn(1).uses(1, "sleight_of_hand")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert (t.player(1).secrets, t.player(2).secrets, t.player(0).secrets) == (6, 4, 5)
    assert t.player(1).favor == 3
    assert t.g.laid[NUMBER["sleight_of_hand"]] == (1, 0)
    assert not t.offers(1, "use", "sleight_of_hand")


def test_sleight_of_hand_never_takes_the_last_secret():
    """Faceup and facedown secrets on the board count together; those on cards do not."""
    t = Table()
    t.adviser(1, "sleight_of_hand")
    t.pawn(0, "river")
    t.pawn(2, "river")
    t.player(0).secrets, t.player(0).dark_secrets = 0, 2
    t.player(2).secrets = 1
    t.turn(1).uses(1, "sleight_of_hand")
    assert (t.player(0).dark_secrets, t.player(2).secrets, t.player(1).secrets) == (1, 1, 6)


def test_sleight_of_hand_finds_nothing_where_nobody_has_two_secrets():
    """It may be used, and takes nothing; who is elsewhere is safe."""
    t = Table()
    t.adviser(1, "sleight_of_hand")
    t.pawn(0, "river")
    t.player(0).secrets = 1
    t.turn(1).uses(1, "sleight_of_hand")
    assert (t.player(0).secrets, t.player(1).secrets, t.player(2).secrets) == (1, 5, 5)
    assert t.asked() == (1, "act")


def test_sleight_of_hand_is_its_holders():
    """An adviser of somebody else is out of reach, and so is a favor that one does not have."""
    t = Table()
    t.adviser(2, "sleight_of_hand")
    t.adviser(1, "scryer")
    t.player(1).secrets = 0
    assert not t.turn(1).offered(1, "use")


# -- Scryer ------------------------------------------------------------------------------------


def test_scryer_looks_through_a_whole_pile():
    """FAQ: the entire pile, and its order stays; nobody else learns anything."""
    t = Table()
    t.adviser(1, "scryer")
    t.pile(0, "longbows keep scouts")
    t.pile(2, "wolves")
    t.turn(1).uses(1, "scryer")
    assert t.offered(1) == [("region", "cradle"), ("region", "hinterland")]
    t.does(1, "region", "cradle")
    seen = [name for name in ("longbows", "keep", "scouts", "wolves") if knows(t, 1, name)]
    assert seen == ["longbows", "keep", "scouts"]
    assert not any(knows(t, 2, name) for name in seen)
    assert t.pile_cards(0) == ["longbows", "keep", "scouts"]
    assert t.told("looks-through-pile") == [(1, "cradle")]
    assert t.g.laid[NUMBER["scryer"]] == (0, 1)


def knows(t: Table, seat: int, card: str) -> bool:
    """Whether the seat knows where the card is."""
    return bool(t.g.know[seat] >> NUMBER[card] & 1)


def test_scryer_may_be_used_by_who_stands_at_its_site():
    """O-7.1.1: rule or the pawn; not from elsewhere."""
    t = Table()
    t.site("river", cards="scryer", ruler=2)
    t.pile(1, "longbows")
    assert t.turn(1).offers(1, "use", "scryer")
    far = Table()
    far.site("wastes", cards="scryer", ruler=2)
    assert not far.turn(1).offers(1, "use", "scryer")


def test_scryer_finds_no_pile_where_all_are_empty():
    """It may be used, and shows nothing."""
    t = Table()
    t.adviser(1, "scryer")
    t.turn(1).uses(1, "scryer")
    assert t.asked() == (1, "act")
    assert not t.told("looks-through-pile")


# -- Assassin ----------------------------------------------------------------------------------


def test_assassin_discards_an_adviser_of_a_player_here():
    """Faceup and unlocked ones of others at your site; to the pile of the next region."""
    t = Table(seats=4)
    t.adviser(1, "assassin scouts")
    t.adviser(2, "longbows a_small_favor")
    t.adviser(2, "wolves", facedown=True)
    t.adviser(0, "elders")
    t.adviser(3, "keep")
    t.pawn(2, "river")
    t.pawn(0, "river")
    t.turn(1).uses(1, "assassin")
    assert t.offered(1) == [("card", "longbows"), ("card", "elders")]
    t.does(1, "card", "longbows")
    assert t.advisers(2) == ["a_small_favor", "wolves"]
    assert t.pile_cards(2) == ["longbows"]
    assert t.player(1).favor == 3


def test_assassin_returns_favor_and_keeps_secrets_of_the_discarded():
    """Law (discard): favor on it goes to its bank, secrets to the acting player, facedown."""
    t = Table()
    t.adviser(1, "assassin")
    t.adviser(2, "longbows")
    t.pawn(2, "river")
    t.g.laid[NUMBER["longbows"]] = (1, 2)
    t.turn(1).uses(1, "assassin")
    assert t.g.banks[ORDER] == 3
    assert t.player(1).dark_secrets == 2


def test_assassin_without_a_victim_does_nothing():
    """It may be used; neither the own advisers nor those of players elsewhere are hit."""
    t = Table()
    t.adviser(1, "assassin scouts")
    t.adviser(2, "longbows")
    t.turn(1).uses(1, "assassin")
    assert t.asked() == (1, "act")
    assert t.advisers(1) == ["assassin", "scouts"]
    assert t.advisers(2) == ["longbows"]


# -- the limit of two advisers -----------------------------------------------------------------

LIMITERS = ("assassin", "silver_tongue", "insomnia")


@pytest.mark.parametrize("card", LIMITERS)
def test_a_limiter_makes_advisers_leave_until_two_are_left(card):
    """Law 7.6.4: faceup or facedown ones of your choice, but no locked one."""
    t = Table()
    t.adviser(1, "scouts a_small_favor")
    t.adviser(1, f"longbows {card}", facedown=True)
    t.turn(1).does(1, "play-adviser", card).does(1, "to-advisers")
    assert t.asked() == (1, "make-room")
    assert t.offered(1) == [("adviser", "scouts"), ("adviser", "longbows")]
    t.does(1, "adviser", "longbows")
    assert t.advisers(1) == ["a_small_favor", card]


@pytest.mark.parametrize("card", LIMITERS)
def test_a_limiter_cannot_be_played_beside_two_locked_advisers(card):
    """FAQ: the limit could not be met."""
    t = Table()
    t.adviser(1, "a_small_favor long_lost_heir")
    t.deck(f"{card} keep wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", card).does(1, "card", "keep")
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


@pytest.mark.parametrize("card", LIMITERS)
def test_a_limiter_binds_later_advisers(card):
    """A third adviser must replace another, and the limiter, being locked, stays."""
    t = Table()
    t.adviser(1, f"{card} scouts")
    t.deck("longbows keep wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "longbows").does(1, "card", "keep")
    t.does(1, "to-advisers")
    assert t.advisers(1) == [card, "longbows"]


@pytest.mark.parametrize("card", LIMITERS)
def test_a_limiter_binds_its_holder_alone(card):
    """Others have three advisers as ever."""
    t = Table()
    t.adviser(2, card)
    t.adviser(1, "scouts elders")
    t.adviser(1, "longbows", facedown=True)
    t.turn(1).does(1, "play-adviser", "longbows").does(1, "to-advisers")
    assert sorted(t.advisers(1)) == ["elders", "longbows", "scouts"]


def test_limiters_do_not_add_up():
    """Law 7.6.4: the lowest limit applies."""
    t = Table()
    t.adviser(1, "silver_tongue")
    t.adviser(1, "insomnia", facedown=True)
    t.turn(1).does(1, "play-adviser", "insomnia").does(1, "to-advisers")
    assert t.advisers(1) == ["silver_tongue", "insomnia"]


def test_a_deal_does_not_bring_an_adviser_beyond_a_low_limit():
    """O-7.6.4 holds for binding deals as well."""
    t = Table()
    t.adviser(1, "insomnia scouts")
    t.adviser(2, "longbows keep")
    deal = Deal([0, 1, 2], NUMBER["festival_district"], ("advisers",))
    for receiver in (1, 2):
        goods = deal.goods[0, receiver] = Goods()
        goods.advisers.append(NUMBER["wolves"])
    assert not has_room(t.g, deal, 1)
    assert has_room(t.g, deal, 2)


# -- Gambling Hall -----------------------------------------------------------------------------


def test_gambling_hall_pays_the_shields_from_one_bank():
    """The bank is chosen after the roll; two favor are placed."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.g.banks[ORDER] = 6
    t.dice([SHIELD, SHIELDS, BLANK, BLANK])
    t.turn(1).uses(1, "gambling_hall")
    assert t.asked() == (1, "which-bank")
    assert t.told("rolls-defence") == [(1, 2, 1, 1, 0)]
    t.does(1, "suit", "order")
    assert (t.player(1).favor, t.g.banks[ORDER]) == (5, 3)
    assert t.g.laid[NUMBER["gambling_hall"]] == (2, 0)


def test_gambling_hall_doubles_for_each_double_and_takes_what_there_is():
    """FAQ: each x2 doubles the total, as in a campaign."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.g.banks[ORDER] = 6
    t.dice([SHIELD, DOUBLE, DOUBLE, BLANK])
    t.turn(1).uses(1, "gambling_hall").does(1, "suit", "order")
    assert (t.player(1).favor, t.g.banks[ORDER]) == (6, 2)
    t = Table()
    t.site("river", cards="gambling_hall")
    t.dice([SHIELDS, DOUBLE, DOUBLE, BLANK])
    t.turn(1).uses(1, "gambling_hall").does(1, "suit", "beast")
    assert (t.player(1).favor, t.bank("beast")) == (4, 0)


def test_gambling_hall_pays_nothing_without_a_shield():
    """A total of 0, even with doubles; the price is gone."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.dice([BLANK, DOUBLE, BLANK, DOUBLE])
    t.turn(1).uses(1, "gambling_hall")
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 2


def test_gambling_hall_pays_nothing_from_empty_banks():
    """As much as there is."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.g.banks = [0] * 6
    t.dice([SHIELD] * 4)
    t.turn(1).uses(1, "gambling_hall")
    assert (t.player(1).favor, t.g.banks) == (2, [0] * 6)


def test_gambling_hall_rolls_again_for_jinx():
    """FAQ of Jinx: the second roll stands."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.adviser(1, "jinx")
    t.dice([BLANK] * 4, [SHIELD, SHIELD, BLANK, BLANK])
    t.turn(1).uses(1, "gambling_hall").does(1, "react", "jinx").does(1, "suit", "discord")
    assert (t.player(1).favor, t.bank("discord")) == (4, 0)


def test_gambling_hall_needs_two_favor():
    """O-7.1.2."""
    t = Table()
    t.site("river", cards="gambling_hall")
    t.player(1).favor = 1
    assert not t.turn(1).offers(1, "use", "gambling_hall")


# -- Enchantress -------------------------------------------------------------------------------


def enchanted(theirs: str, mine: str = "") -> Table:
    """Player 1 has the Enchantress and these advisers, player 2 those."""
    t = Table()
    t.adviser(1, f"enchantress {mine}")
    t.adviser(2, theirs)
    return t


def test_enchantress_swaps_places_with_any_faceup_adviser():
    """Of any other player, anywhere; a secret is burned. Law 7.2.2: no locked one."""
    t = enchanted("longbows a_small_favor", mine="scouts")
    t.adviser(2, "wolves", facedown=True)
    t.adviser(0, "elders")
    t.g.laid[NUMBER["elders"]] = (0, 1)
    t.turn(1).uses(1, "enchantress")
    assert t.offered(1) == [("card", "longbows"), ("card", "elders")]
    t.does(1, "card", "elders")
    assert (t.advisers(0), sorted(t.advisers(1))) == (["enchantress"], ["elders", "scouts"])
    assert t.player(1).secrets == 4
    assert t.g.laid == {NUMBER["elders"]: (0, 1)}  # tokens travel with the cards


def test_a_swap_is_no_play():
    """No When Played power, and no favor."""
    t = enchanted("blackmail")
    t.pawn(2, "river")
    t.relic(2, "map")
    t.turn(1).uses(1, "enchantress")
    assert t.asked() == (1, "act")
    assert (t.advisers(1), t.relics(2)) == (["blackmail"], ["map"])
    assert t.player(1).favor == 4


def test_enchantress_is_not_offered_without_an_adviser_to_swap():
    """Locked and facedown advisers do not do."""
    t = enchanted("a_small_favor", mine="scouts")
    t.adviser(0, "wolves", facedown=True)
    assert not t.turn(1).offers(1, "use", "enchantress")


def test_who_receives_the_enchantress_keeps_to_the_limit():
    """FAQ: swapped for the Pied Piper of four advisers, another one is discarded, not she."""
    t = enchanted("pied_piper scouts a_small_favor")
    t.adviser(2, "wolves", facedown=True)
    t.turn(1).uses(1, "enchantress").does(1, "card", "pied_piper")
    assert t.asked() == (2, "make-room")
    assert t.offered(2) == [("adviser", "scouts"), ("adviser", "wolves")]
    t.does(2, "adviser", "wolves")
    assert sorted(t.advisers(2)) == ["a_small_favor", "enchantress", "scouts"]
    assert t.pile_cards(0) == ["wolves"]  # by the pawn of the player who discards
    assert t.told("discards-unseen") == [(2, 1, "cradle")]
    assert t.asked() == (1, "act")


def test_who_receives_the_enchantress_may_discard_a_faceup_adviser():
    """Openly."""
    t = enchanted("pied_piper scouts wolves elders")
    t.turn(1).uses(1, "enchantress").does(1, "card", "pied_piper").does(2, "adviser", "wolves")
    assert t.told("discards") == [(2, "wolves", "cradle")]
    assert t.advisers(1) == ["pied_piper"]


def test_who_gives_the_enchantress_away_keeps_to_the_limit_too():
    """O-7.6.4: beside the Pied Piper and two others there is no room for who comes."""
    t = Table()
    t.adviser(1, "enchantress scouts wolves pied_piper")
    t.adviser(2, "longbows")
    t.turn(1).uses(1, "enchantress")
    assert t.asked() == (1, "make-room")
    t.does(1, "adviser", "scouts")
    assert sorted(t.advisers(1)) == ["longbows", "pied_piper", "wolves"]


# -- Downtrodden -------------------------------------------------------------------------------


def test_downtrodden_brings_two_more_on_the_poorest_suit():
    """The suit of the card, whose bank has strictly the least favor; it is a choice."""
    t = Table()
    t.site("river", cards="longbows downtrodden")
    t.g.banks[ORDER] = 1
    t.turn(1).does(1, "muster", "longbows")
    assert t.offered(1) == [("modify", "downtrodden"), ("go",)]
    t.does(1, "modify", "downtrodden")
    assert t.player(1).warbands == 7
    plain = Table()
    plain.site("river", cards="longbows downtrodden")
    plain.g.banks[ORDER] = 0
    plain.turn(1).does(1, "muster", "longbows").does(1, "go")
    assert plain.player(1).warbands == 5


def test_downtrodden_counts_for_itself():
    """It may be the card that is mustered on."""
    t = Table()
    t.site("river", cards="downtrodden")
    t.g.banks[DISCORD] = 0
    t.turn(1).does(1, "muster", "downtrodden").does(1, "modify", "downtrodden")
    assert t.player(1).warbands == 7


@pytest.mark.parametrize("order", [2, 3])
def test_downtrodden_brings_nothing_for_a_tie_or_another_suit(order):
    """No bonus."""
    t = Table()
    t.site("river", cards="longbows downtrodden")
    t.g.banks[ORDER] = order
    t.turn(1).does(1, "muster", "longbows")
    assert t.player(1).warbands == 5


# -- Rest --------------------------------------------------------------------------------------


def test_naysayers_take_a_favor_from_the_chancellor_while_an_exile_has_the_title():
    """FAQ: that Exile may be you; either side of the title."""
    for holder, usurper in ((1, False), (2, True)):
        t = Table()
        t.adviser(1, "naysayers")
        t.g.title, t.g.usurper = holder, usurper
        t.turn(1).rests(1).does(1, "use", "naysayers")
        assert (t.player(0).favor, t.player(1).favor) == (3, 5)


def test_naysayers_take_nothing_while_the_empire_has_the_title():
    """Nor from a Chancellor without favor."""
    t = Table()
    t.adviser(1, "naysayers")
    t.turn(1).rests(1)
    assert t.asked()[1] != "rest-power"
    t = Table()
    t.adviser(1, "naysayers")
    t.g.title = 1
    t.player(0).favor = 0
    t.turn(1).rests(1)
    assert t.asked()[1] != "rest-power"


def test_naysayers_of_the_chancellor_take_nothing():
    """There is nobody to take from."""
    t = Table()
    t.adviser(0, "naysayers")
    t.g.title = 1
    t.turn(0).rests(0)
    assert t.asked()[1] != "rest-power"


def test_a_rest_power_may_be_left_unused():
    """O-4.3.5."""
    t = Table()
    t.adviser(1, "insomnia")
    t.turn(1).rests(1).does(1, "done")
    assert t.player(1).secrets == 5


def test_silver_tongue_takes_a_favor_of_a_suit_at_your_site():
    """Of the suits there, one of whose banks has favor."""
    t = Table()
    t.adviser(1, "silver_tongue")
    t.site("river", cards="longbows wolves bandit_rampart")
    t.site("steppe", cards="elders")
    t.turn(1).rests(1).does(1, "use", "silver_tongue")
    assert t.offered(1) == [("suit", "order"), ("suit", "beast")]
    t.does(1, "suit", "beast")
    assert (t.player(1).favor, t.bank("beast")) == (5, 1)


def test_silver_tongue_finds_nothing_at_a_bare_site_or_in_empty_banks():
    """It is not asked about."""
    bare = Table()
    bare.adviser(1, "silver_tongue")
    bare.turn(1).rests(1)
    assert bare.asked()[1] != "rest-power"
    poor = Table()
    poor.adviser(1, "silver_tongue")
    poor.site("river", cards="longbows")
    poor.g.banks[ORDER] = 0
    poor.turn(1).rests(1)
    assert poor.asked()[1] != "rest-power"


def test_insomnia_gains_a_secret_each_rest():
    """Law 9.3: secrets do not run out; once per Rest, and after secrets came home."""
    t = Table()
    t.adviser(1, "insomnia")
    t.player(1).secrets, t.player(1).dark_secrets = 30, 1
    t.turn(1).rests(1).does(1, "use", "insomnia")
    assert t.player(1).secrets == 32
    assert t.asked()[0] != 1
