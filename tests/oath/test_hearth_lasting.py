"""The persistent powers of the Hearth denizens."""

from crannog.games.oath.counting import advisers_of_suit, matching_advisers
from tests.oath.battles import BLANK, SHIELD, SWORD
from tests.oath.table import HEARTH, NOMAD, ORDER, Table

# -- Book Binders ------------------------------------------------------------------------------


def with_vision(vision: str) -> Table:
    """Player 2 has Book Binders, player 1 a facedown Vision."""
    t = Table()
    t.adviser(2, "book_binders")
    t.adviser(1, vision, facedown=True)
    return t.turn(1).does(1, "play-adviser", vision)


def test_book_binders_are_paid_for_anothers_vision():
    """Two favor from one bank of the holder's choice, also when it is turned up."""
    t = with_vision("vision_of_faith")
    t.g.banks[NOMAD] = 5
    t.does(1, "reveal-vision")
    assert t.asked() == (2, "which-bank")
    t.does(2, "suit", "nomad")
    assert (t.bank("nomad"), t.player(2).favor) == (3, 6)


def test_book_binders_are_paid_for_a_vision_from_a_search():
    """Played faceup straight from the draw."""
    t = Table()
    t.adviser(2, "book_binders")
    t.deck("vision_of_faith")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_faith")
    t.does(1, "reveal-vision").does(2, "suit", "arcane")
    assert t.player(2).favor == 6


def test_book_binders_are_paid_for_the_conspiracy_before_its_text():
    """FAQ: the Conspiracy counts."""
    t = with_vision("conspiracy")
    t.adviser(1, "levelers homesteaders")
    t.adviser(2, "salad_days")
    t.relic(2, "map")
    t.pawn(2, "river")
    t.does(1, "conspire")
    assert t.asked() == (2, "which-bank")
    t.does(2, "suit", "order")
    assert t.player(2).favor == 6
    assert t.asked() == (1, "conspire")


def test_book_binders_get_what_the_bank_has():
    """Bank has fewer: gain those; empty banks are not offered."""
    t = with_vision("vision_of_faith")
    t.g.banks = [0, 1, 0, 0, 0, 4]
    t.does(1, "reveal-vision")
    assert t.offered(2) == [("suit", "arcane"), ("suit", "nomad")]
    t.does(2, "suit", "arcane")
    assert t.player(2).favor == 5


def test_book_binders_ignore_the_holders_own_and_facedown_visions():
    """Another player must play it, and faceup."""
    own = Table()
    own.adviser(1, "book_binders")
    own.adviser(1, "vision_of_faith", facedown=True)
    own.turn(1).does(1, "play-adviser", "vision_of_faith").does(1, "reveal-vision")
    assert own.asked() == (1, "act")
    hidden = Table()
    hidden.adviser(2, "book_binders")
    hidden.deck("vision_of_faith")
    hidden.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_faith")
    hidden.does(1, "facedown-adviser")
    assert hidden.player(2).favor == 4


# -- Saddle Makers -----------------------------------------------------------------------------


def played_by_1(card: str) -> Table:
    """Player 2 has Saddle Makers, player 1 plays a facedown adviser."""
    t = Table()
    t.adviser(2, "saddle_makers")
    t.adviser(1, card, facedown=True)
    return t.turn(1).does(1, "play-adviser", card)


def test_saddle_makers_are_paid_for_nomad_and_order_cards():
    """Two favor from the bank of that suit, to a site or to advisers."""
    t = played_by_1("longbows")
    t.g.banks[ORDER] = 5
    t.does(1, "to-advisers")
    assert (t.bank("order"), t.player(2).favor) == (3, 6)
    t = played_by_1("lancers").does(1, "to-advisers")
    assert (t.bank("nomad"), t.player(2).favor) == (0, 6)


def test_saddle_makers_come_after_the_players_own_favor():
    """FAQ: the player gains for the site first, then Saddle Makers, as many as there are."""
    t = played_by_1("longbows").does(1, "to-site", "river")
    assert t.told("gains-favor") == [(1, "order", 1), (2, "order", 1)]


def test_saddle_makers_come_before_when_played():
    """FAQ: only then When Played powers resolve, here Royal Tax on the favor just gained."""
    t = played_by_1("royal_tax")
    t.man("river", 1)
    t.pawn(2, "river")
    t.player(2).favor = 0
    t.does(1, "to-advisers")
    assert t.told("gains-favor") == [(2, "order", 2)]
    assert t.told("takes-favor") == [(1, 2, 2)]


def test_saddle_makers_ignore_other_suits_facedown_cards_and_their_holder():
    """Nomad or Order, faceup, by another player."""
    other = played_by_1("wolves").does(1, "to-advisers")
    assert other.player(2).favor == 4
    hidden = Table()
    hidden.adviser(2, "saddle_makers")
    hidden.deck("longbows")
    hidden.turn(1).does(1, "search", "deck").does(1, "keep", "longbows")
    hidden.does(1, "facedown-adviser")
    assert hidden.player(2).favor == 4
    own = Table()
    own.adviser(1, "saddle_makers")
    own.adviser(1, "longbows", facedown=True)
    own.turn(1).does(1, "play-adviser", "longbows").does(1, "to-advisers")
    assert own.player(1).favor == 4


# -- Herald ------------------------------------------------------------------------------------


def war(attacker: int, defender: int, herald: int) -> Table:
    """One attacks at River without dice; a player's two warbands and a shield beat him."""
    t = Table(4)
    t.adviser(herald, "herald")
    t.pawn(attacker, "river")
    if defender >= 0:
        t.man("river", defender, 2)
    t.dice([SHIELD])
    t.turn(attacker).does(attacker, "campaign", defender)
    if t.asked()[1] == "targets":
        t.does(attacker, "declare")
    return t.does(attacker, "number", 0)


def test_herald_is_paid_for_anothers_campaign():
    """A favor from any one bank, right after the campaign."""
    t = war(1, 2, herald=3)
    assert t.asked() == (3, "which-bank")
    assert len(t.offered(3)) == 6
    t.does(3, "suit", "beast")
    assert (t.player(3).favor, t.bank("beast")) == (5, 1)


def test_herald_may_be_the_player_attacked():
    """The defender's Herald is paid, too."""
    t = war(1, 2, herald=2)
    t.does(2, "suit", "beast")
    assert t.player(2).favor == 5


def test_herald_is_not_paid_for_bandits_or_own_campaigns():
    """Against a player, by another player."""
    t = war(1, -1, herald=3)
    t.does(1, "no-sacrifice")
    assert t.asked() == (1, "act")
    t = war(1, 2, herald=1)
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 4


# -- Vow of Peace ------------------------------------------------------------------------------


def test_vow_of_peace_forbids_campaigns():
    """Its holder cannot campaign."""
    t = Table()
    t.man("river", 2)
    assert t.turn(1).offers(1, "campaign", 2)
    t.adviser(1, "vow_of_peace")
    assert not t.turn(1).offered(1, "campaign")


def test_vow_of_peace_forbids_free_campaigns():
    """Also those that a card gives, here Knights Errant."""
    t = Table()
    t.man("river", 2)
    t.site("river", cards="knights_errant")
    t.adviser(1, "vow_of_peace")
    t.turn(1).does(1, "muster", "knights_errant")
    assert t.asked() == (1, "act")


def test_vow_of_peace_binds_its_holder_only():
    """FAQ: if the Chancellor has it, Citizens may still campaign."""
    t = Table()
    t.citizen(1)
    t.adviser(0, "vow_of_peace")
    t.man("river", 2)
    assert t.turn(1).offers(1, "campaign", 2)


def close_fight(t: Table, defender: int) -> Table:
    """Player 1 attacks at River with one sword against more, and could sacrifice."""
    t.player(1).bank -= 5
    t.player(1).warbands = 8
    t.dice([BLANK], [SWORD])
    t.turn(1).does(1, "campaign", defender)
    if t.asked()[1] == "targets":
        t.does(1, "declare")
    return t.does(1, "number", 1)


def test_vow_of_peace_bars_sacrifices_against_its_holder():
    """Attackers cannot raise their attack by sacrifices."""
    plain = Table()
    plain.man("river", 2, 3)
    assert close_fight(plain, 2).asked() == (1, "sacrifice")
    t = Table()
    t.man("river", 2, 3)
    t.adviser(2, "vow_of_peace")
    close_fight(t, 2)
    assert t.asked() == (1, "act")
    assert t.told("wins-campaign") == [(2, 1, 3)]


def test_vow_of_peace_of_an_ally_protects_the_defence():
    """Law 5.5.2: the Chancellor is an Ally in every defence of an Imperial player."""
    t = Table()
    t.citizen(2)
    t.man("river", 0, 3)
    t.adviser(0, "vow_of_peace")
    close_fight(t, 2)
    assert t.asked() == (1, "act")


def test_vow_of_peace_of_a_bystander_protects_nobody():
    """Only whom it defends."""
    t = Table()
    t.man("river", 2, 3)
    t.adviser(0, "vow_of_peace")
    assert close_fight(t, 2).asked() == (1, "sacrifice")


def test_vow_of_peace_does_not_stop_other_sacrifices():
    """Awaited Return still kills a warband for the Supply."""
    t = Table()
    t.adviser(1, "vow_of_peace awaited_return")
    t.site("river", cards="wolves")
    t.turn(1).does(1, "trade-favor", "wolves").does(1, "modify", "awaited_return")
    assert t.player(1).warbands == 2


# -- Marriage ----------------------------------------------------------------------------------


def married(suit_card: str = "levelers") -> Table:
    """Player 1 has Marriage, and a card to trade with lies at River."""
    t = Table()
    t.adviser(1, "marriage")
    t.site("river", cards=suit_card)
    t.g.banks[HEARTH] = 6
    return t


def test_marriage_counts_twice_in_a_trade():
    """Two favor more, or two secrets, for a Hearth card."""
    t = married().turn(1).does(1, "trade-favor", "levelers")
    assert t.player(1).favor == 4 + 3
    t = married().turn(1).does(1, "trade-secrets", "levelers")
    assert t.player(1).secrets == 5 + 2


def test_marriage_counts_for_hearth_only():
    """Not for another suit."""
    t = married("wolves").turn(1).does(1, "trade-favor", "wolves")
    assert t.player(1).favor == 5


def test_marriage_leaves_other_advisers_one_each():
    """Marriage and the Homesteaders are three Hearth advisers."""
    t = married()
    t.adviser(1, "homesteaders")
    t.turn(1).does(1, "trade-favor", "levelers")
    assert t.player(1).favor == 4 + 1 + 3


def test_marriage_is_one_adviser_for_the_limit():
    """A third adviser needs no room."""
    t = Table()
    t.adviser(1, "marriage wolves")
    t.adviser(1, "levelers", facedown=True)
    t.turn(1).does(1, "play-adviser", "levelers").does(1, "to-advisers")
    assert t.advisers(1) == ["marriage", "wolves", "levelers"]


def test_marriage_counts_twice_wherever_advisers_are_counted():
    """For the Conspiracy's match, and for who counts the holder's advisers."""
    t = Table()
    t.adviser(1, "marriage")
    t.adviser(2, "levelers")
    assert matching_advisers(t.g, 1, 2) == 2
    assert matching_advisers(t.g, 2, 1) == 1
    assert advisers_of_suit(t.g, 1, HEARTH) == 2


def test_marriage_counts_twice_for_who_is_disguised_as_its_holder():
    """FAQ of Master of Disguise: the user may count it as two."""
    t = married().turn(2)
    t.g.disguise = 1
    assert advisers_of_suit(t.g, 2, HEARTH) == 2


def test_a_facedown_marriage_counts_nothing():
    """O-2.2.2: facedown advisers have no suit and no power."""
    t = Table()
    t.adviser(1, "marriage", facedown=True)
    assert advisers_of_suit(t.g, 1, HEARTH) == 0
