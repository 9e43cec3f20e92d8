"""Beast: modifiers of Search, Muster, Trade and Travel."""

from crannog.games.oath import zones
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.table import Table

CRADLE, PROVINCES, HINTERLAND = range(3)
SECRET = 1  # as the payment of a muster


# -- Errand Boy --------------------------------------------------------------------------------


def test_errand_boy_opens_the_pile_of_another_region():
    """Two Supply as usual; FAQ: what is discarded goes by the pawn's region."""
    t = Table()
    t.pile(CRADLE, "longbows elders wolves")
    t.adviser(1, "errand_boy")
    t.turn(1).does(1, "search", "cradle")
    assert t.player(1).favor == 3
    t.does(1, "keep", "wolves").does(1, "card", "longbows").does(1, "facedown-adviser")
    assert (t.player(1).supply, t.pile_cards(CRADLE)) == (5, [])
    assert t.pile_cards(HINTERLAND) == ["longbows", "elders"]


def test_errand_boy_is_needed_and_paid_for():
    """Without him, or without a favor, only the own region's pile; an empty one is not offered."""
    t = Table()
    t.pile(CRADLE, "longbows")
    assert not t.turn(1).offers(1, "search", "cradle")
    t.adviser(1, "errand_boy")
    assert not t.turn(1).offers(1, "search", "hinterland")
    t.player(1).favor = 0
    assert not t.turn(1).offers(1, "search", "cradle")


def test_errand_boy_is_not_offered_for_the_own_pile_or_the_deck():
    """There is nothing to modify; nor when a facedown adviser is played."""
    t = Table()
    t.pile(PROVINCES, "longbows elders")
    t.deck("wolves scouts")
    t.adviser(1, "errand_boy")
    t.adviser(1, "scryer", facedown=True)
    assert t.turn(1).does(1, "search", "provinces").asked() == (1, "keep-card")
    assert t.turn(1).does(1, "play-adviser", "scryer").asked() == (1, "play-card")


def test_errand_boy_in_use_cannot_make_room():
    """O-7.4.3: a modifier is not discarded in the action that it modifies."""
    t = Table()
    t.pile(CRADLE, "wolves")
    t.adviser(1, "errand_boy longbows elders")
    t.turn(1).does(1, "search", "cradle").does(1, "keep", "wolves").does(1, "to-advisers")
    assert t.offered(1) == [("adviser", "longbows"), ("adviser", "elders")]


# -- Mushrooms ---------------------------------------------------------------------------------


def test_mushrooms_give_the_lowest_card_of_the_pile_for_a_secret():
    """One card instead of three, and no Supply."""
    t = Table()
    t.pile(PROVINCES, "longbows elders wolves")
    t.site("river", cards="mushrooms")
    t.player(1).supply = 0
    t.turn(1).does(1, "search", "provinces")
    assert t.offered(1) == [("keep", "longbows"), ("keep-none",)]
    assert (t.player(1).supply, t.player(1).secrets) == (0, 4)
    assert t.pile_cards(PROVINCES) == ["elders", "wolves"]


def test_mushrooms_may_be_left_alone():
    """With Supply the search can be made as usual."""
    t = Table()
    t.pile(PROVINCES, "longbows elders wolves")
    t.site("river", cards="mushrooms")
    t.turn(1).does(1, "search", "provinces")
    assert t.offered(1) == [("modify", "mushrooms"), ("go",)]
    t.does(1, "go")
    assert (t.player(1).supply, t.player(1).secrets, len(t.g.drawn)) == (5, 5, 3)


def test_mushrooms_do_not_help_with_the_deck_or_an_adviser():
    """They grow in piles."""
    t = Table()
    t.deck("wolves scouts")
    t.site("river", cards="mushrooms")
    t.adviser(1, "scryer", facedown=True)
    assert t.turn(1).does(1, "search", "deck").asked() == (1, "keep-card")
    assert t.turn(1).does(1, "play-adviser", "scryer").asked() == (1, "play-card")


def test_mushrooms_with_greed_give_three():
    """FAQ: what adds to the draw adds to one."""
    t = Table()
    t.pile(CRADLE, "longbows elders wolves scouts")
    t.site("fertile_valley", cards="mushrooms")
    lay(t.g, t.g.reliquary[3], zones.RELIC_DECK)
    t.turn(0).does(0, "search", "cradle").does(0, "modify", "mushrooms")
    assert [ID[card] for card in t.g.drawn] == ["longbows", "elders", "wolves"]


def test_mushrooms_add_to_augury():
    """FAQ: with a card more by Augury it is two, in whichever order they are declared."""
    for first, second in (("mushrooms", "augury"), ("augury", "mushrooms")):
        t = Table()
        t.pile(PROVINCES, "longbows elders wolves")
        t.site("river", cards="mushrooms")
        t.adviser(1, "augury")
        t.turn(1).does(1, "search", "provinces").does(1, "modify", first).does(1, "modify", second)
        assert [choice[1] for choice in t.offered(1, "keep")] == ["longbows", "elders"]


def test_mushrooms_with_errand_boy_grow_elsewhere():
    """FAQ: from the bottom of that pile, for no Supply."""
    t = Table()
    t.pile(CRADLE, "longbows elders")
    t.site("river", cards="mushrooms errand_boy")
    t.player(1).supply = 0
    t.turn(1).does(1, "search", "cradle")
    assert t.offered(1) == [("modify", "mushrooms"), ("modify", "errand_boy")]
    t.does(1, "modify", "errand_boy")
    assert t.offered(1) == [("keep", "longbows"), ("keep-none",)]
    assert (t.player(1).favor, t.player(1).secrets) == (3, 4)


def test_a_vision_from_a_pile_does_not_count():
    """The track stands still."""
    t = Table()
    t.pile(PROVINCES, "vision_of_faith elders")
    t.site("river", cards="mushrooms")
    t.turn(1).does(1, "search", "provinces").does(1, "modify", "mushrooms")
    assert t.offered(1, "keep") == [("keep", "vision_of_faith")]
    assert t.g.visions_drawn == 0


# -- New Growth --------------------------------------------------------------------------------


def test_new_growth_lets_beast_and_hearth_be_played_anywhere():
    """To any faceup site with room; favor and homeland as usual. Also by O-6.1 (Law)."""
    t = Table()
    t.adviser(1, "new_growth")
    t.adviser(1, "wayside_inn", facedown=True)
    t.site("steppe", cards="longbows elders")
    t.site("wastes", up=False)
    t.turn(1).does(1, "play-adviser", "wayside_inn")
    sites = {choice[1] for choice in t.offered(1, "to-site")}
    assert sites == {
        "fertile_valley",
        "salt_flats",
        "river",
        "standing_stones",
        "deep_woods",
        "ancient_city",
    }
    t.does(1, "to-site", "fertile_valley")
    assert (t.player(1).favor, t.bank("hearth")) == (6, 0)


def test_new_growth_helps_a_kept_card_of_its_suits_only():
    """An Order card goes to the own site; an adviser-only card to none."""
    t = Table()
    t.site("river", cards="new_growth")
    t.adviser(1, "longbows birdsong wolves", facedown=True)
    assert len(t.turn(1).does(1, "play-adviser", "wolves").offered(1, "to-site")) == 8
    assert t.turn(1).does(1, "play-adviser", "longbows").offered(1, "to-site") == [
        ("to-site", "river")
    ]
    assert t.turn(1).does(1, "play-adviser", "birdsong").offered(1, "to-site") == []


def test_new_growth_does_not_help_itself():
    """FAQ of Welcoming Party: a card does not modify its own play."""
    t = Table()
    t.adviser(1, "new_growth", facedown=True)
    t.turn(1).does(1, "play-adviser", "new_growth")
    assert t.offered(1, "to-site") == [("to-site", "river")]


def test_new_growth_that_does_nothing_can_make_room():
    """It applied by itself, and a play to advisers has no use for it."""
    t = Table()
    t.adviser(1, "new_growth longbows elders")
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "to-advisers")
    t.does(1, "adviser", "new_growth")
    assert t.advisers(1) == ["longbows", "elders", "wolves"]


def test_new_growth_in_use_survives_threatening_roar():
    """O-7.4.3: it let the Roar be played far away; near, it would have had no part in it."""
    for place, left in (("wastes", ["new_growth"]), ("river", ["threatening_roar"])):
        t = Table()
        t.site("river", cards="new_growth")
        t.plays(1, "threatening_roar", "to-site", place)
        assert t.cards_at("river") == left


# -- Wild Cry ----------------------------------------------------------------------------------


def test_wild_cry_pays_for_a_beast_card_at_a_site_or_among_advisers():
    """A Supply and two warbands, before the card's own When Played power. Also by O-6.1 (Law)."""
    t = Table()
    t.adviser(1, "wild_cry")
    t.adviser(1, "animal_host", facedown=True)
    t.player(1).supply = 3
    t.turn(1).does(1, "play-adviser", "animal_host").does(1, "modify", "wild_cry")
    t.does(1, "to-site", "river")
    assert (t.player(1).supply, t.player(1).warbands) == (4, 6)
    assert [args[1] for args in t.told("gains-warbands")] == [2, 1]
    u = Table()
    u.site("river", cards="wild_cry")
    u.deck("wolves")
    u.turn(1).does(1, "search", "deck").does(1, "modify", "wild_cry")
    u.does(1, "keep", "wolves").does(1, "to-advisers")
    assert (u.player(1).supply, u.player(1).warbands) == (6, 5)


def test_wild_cry_pays_nothing_for_other_cards_or_facedown_ones():
    """Only a faceup Beast card."""
    for card, place in (("longbows", "to-advisers"), ("wolves", "facedown-adviser")):
        t = Table()
        t.adviser(1, "wild_cry")
        t.deck(card)
        t.turn(1).does(1, "search", "deck").does(1, "modify", "wild_cry")
        t.does(1, "keep", card).does(1, place)
        assert (t.player(1).supply, t.player(1).warbands) == (5, 3)


def test_wild_cry_that_is_declared_makes_no_room():
    """O-7.4.3: Assassin leaves room for two; where only Wild Cry could go, it is not declared."""
    t = Table()
    t.adviser(1, "vow_of_peace wild_cry")
    t.adviser(1, "assassin", facedown=True)
    t.turn(1).does(1, "play-adviser", "assassin")
    assert t.offered(1) == [("to-advisers",), ("discard-it",)]
    t.does(1, "to-advisers")
    assert t.advisers(1) == ["vow_of_peace", "assassin"]


def test_wild_cry_may_be_left_alone_and_not_for_itself():
    """More warbands eat Supply at Rest; a card does not modify its own play."""
    t = Table()
    t.adviser(1, "wild_cry")
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "go").does(1, "keep", "wolves")
    t.does(1, "to-advisers")
    assert t.player(1).warbands == 3
    u = Table()
    u.plays(1, "wild_cry")
    assert u.player(1).warbands == 3


def test_wild_cry_is_bounded_by_the_track_and_the_bank():
    """Seven Supply at most; a Citizen gains purple, as many as there are."""
    t = Table()
    t.citizen(1)
    t.player(0).bank = 1
    t.adviser(1, "wild_cry")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "modify", "wild_cry")
    t.does(1, "to-advisers")
    assert (t.player(1).supply, t.player(1).warbands, t.player(0).bank) == (7, 4, 0)


def test_wild_cry_in_use_survives_threatening_roar():
    """O-7.4.3: it is not discarded in the action that it modifies."""
    t = Table()
    t.site("river", cards="wild_cry")
    t.site("steppe", cards="errand_boy")
    t.adviser(1, "threatening_roar", facedown=True)
    t.turn(1).does(1, "play-adviser", "threatening_roar").does(1, "modify", "wild_cry")
    t.does(1, "to-advisers")
    assert (t.cards_at("river"), t.cards_at("steppe")) == (["wild_cry"], [])


# -- Bracken -----------------------------------------------------------------------------------


def test_bracken_hides_all_discards_at_one_end_of_a_pile():
    """Any region's pile, top or bottom, or as usual."""
    t = Table()
    t.site("river", cards="bracken")
    t.pile(PROVINCES, "scouts")
    t.deck("longbows elders wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "card", "longbows")
    assert t.offered(1) == [
        ("usual-pile",),
        ("on-top-of", "cradle"),
        ("below", "cradle"),
        ("on-top-of", "provinces"),
        ("below", "provinces"),
        ("on-top-of", "hinterland"),
        ("below", "hinterland"),
    ]
    t.does(1, "below", "provinces").does(1, "discard-it")
    assert t.pile_cards(PROVINCES) == ["wolves", "elders", "longbows", "scouts"]


def test_bracken_that_alone_can_make_room_is_left_out():
    """O-7.4.3: once used it could not be cleared by the banner, and Garrison found no room."""
    t = Table()
    t.site("narrow_pass", "c1", cards="bracken")
    t.site("salt_flats", up=False)
    t.pawn(1, "narrow_pass")
    t.banner("peoples_favor", 1, tokens=2)
    t.adviser(1, "garrison", facedown=True)
    t.turn(1).does(1, "play-adviser", "garrison").does(1, "to-site", "narrow_pass")
    assert t.cards_at("narrow_pass") == ["garrison"]


def test_bracken_takes_what_makes_room_and_what_the_banner_clears():
    """FAQ: advisers discarded for room and cards of the People's Favor, all to the same place."""
    t = Table()
    t.site("river", cards="bracken")
    t.adviser(1, "longbows elders scouts")
    t.deck("wolves scryer")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves")
    t.does(1, "on-top-of", "cradle").does(1, "to-advisers").does(1, "adviser", "elders")
    assert t.pile_cards(CRADLE) == ["scryer", "elders"]
    u = Table()
    u.site("steppe", cards="bracken elders", ruler=1)
    u.banner("peoples_favor", 1)
    u.plays(1, "wolves", "to-site", "river")
    u.does(1, "clear", "peoples_favor", "elders").does(1, "on-top-of", "provinces")
    assert u.pile_cards(PROVINCES) == ["elders"]


def test_bracken_has_no_say_in_when_played_powers():
    """FAQ: what such a power discards goes where it always goes."""
    t = Table()
    t.adviser(1, "bracken")
    t.site("river", cards="elders")
    t.plays(1, "threatening_roar")
    assert t.pile_cards(HINTERLAND) == ["elders"]


def test_bracken_hides_a_facedown_adviser_that_is_discarded():
    """Law, O-6.1: modifiers of Search apply to playing or discarding one."""
    t = Table()
    t.site("river", cards="bracken")
    t.adviser(1, "scouts", facedown=True)
    t.pile(CRADLE, "elders")
    t.turn(1).does(1, "play-adviser", "scouts").does(1, "discard-it").does(1, "below", "cradle")
    assert t.pile_cards(CRADLE) == ["scouts", "elders"]


def test_bracken_may_be_declined_and_then_may_leave():
    """The usual pile; having done nothing it can make room itself."""
    t = Table()
    t.adviser(1, "bracken longbows elders")
    t.deck("wolves scryer")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "usual-pile")
    t.does(1, "to-advisers").does(1, "adviser", "bracken")
    assert t.pile_cards(HINTERLAND) == ["scryer", "bracken"]


def test_bracken_that_was_used_stays():
    """O-7.4.3; while nothing was discarded it may still go, by the usual way."""
    t = Table()
    t.adviser(1, "bracken longbows elders")
    t.deck("wolves scryer")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "below", "cradle")
    t.does(1, "to-advisers")
    assert t.offered(1) == [("adviser", "longbows"), ("adviser", "elders")]
    u = Table()
    u.adviser(1, "bracken longbows elders")
    u.deck("wolves")
    u.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "to-advisers")
    u.does(1, "adviser", "bracken")
    assert (u.pile_cards(HINTERLAND), u.asked()) == (["bracken"], (1, "act"))


def test_bracken_asks_nothing_if_nothing_is_discarded():
    """One card drawn and kept."""
    t = Table()
    t.adviser(1, "bracken")
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves")
    assert t.asked() == (1, "play-card")


# -- Animal Playmates --------------------------------------------------------------------------


def test_animal_playmates_muster_on_beasts_for_no_supply():
    """The favor is still placed; an intact edifice is a Beast card, other suits cost Supply."""
    t = Table()
    t.adviser(1, "animal_playmates")
    t.site("river", cards="wolves forest_temple longbows")
    t.player(1).supply = 0
    assert t.turn(1).offered(1, "muster") == [("muster", "wolves"), ("muster", "forest_temple")]
    t.does(1, "muster", "wolves")
    assert (t.player(1).supply, t.player(1).favor, t.player(1).warbands) == (0, 3, 5)
    t.player(1).favor = 0
    assert t.turn(1).offered(1, "muster") == []


def test_animal_playmates_leave_the_payment_as_it_is():
    """A secret is placed under Initiation Rite, instead of a favor."""
    t = Table()
    t.adviser(1, "animal_playmates initiation_rite")
    t.site("river", cards="wolves")
    t.turn(1).does(1, "muster", "wolves")
    assert (t.player(1).supply, t.player(1).favor, t.player(1).secrets) == (7, 4, 4)


def test_animal_playmates_do_not_help_with_other_suits():
    """A Supply for an Order card."""
    t = Table()
    t.adviser(1, "animal_playmates")
    t.site("river", cards="longbows")
    t.turn(1).does(1, "muster", "longbows")
    assert t.player(1).supply == 6


# -- Vow of Beastkin ---------------------------------------------------------------------------


def test_vow_of_beastkin_musters_one_more_on_matching_cards_only():
    """It is itself a Beast adviser; facedown advisers match nothing."""
    t = Table()
    t.adviser(1, "vow_of_beastkin longbows")
    t.adviser(1, "elders", facedown=True)
    t.site("river", cards="wolves scouts rain_boots")
    t.turn(1)
    assert t.offered(1, "muster") == [("muster", "wolves"), ("muster", "scouts")]
    t.does(1, "muster", "scouts")
    assert t.player(1).warbands == 6


def test_vow_of_beastkin_stacks_with_the_river():
    """Four warbands for its ruler; others are not bound."""
    t = Table()
    t.adviser(1, "vow_of_beastkin")
    t.site("river", cards="wolves longbows", ruler=1)
    t.turn(1).does(1, "muster", "wolves")
    assert t.player(1).warbands == 7
    t.pawn(2, "river")
    t.turn(2).does(2, "muster", "longbows")
    assert t.player(2).warbands == 5


# -- The Old Oak -------------------------------------------------------------------------------


def test_the_old_oak_gives_a_secret_more_to_who_has_a_beast_adviser():
    """Two in all with one Beast adviser; for secrets only, and with the Oak only."""
    t = Table()
    t.site("river", cards="the_old_oak errand_boy")
    t.adviser(1, "wolves")
    t.turn(1).does(1, "trade-secrets", "the_old_oak")
    assert (t.player(1).secrets, t.player(1).favor) == (7, 2)
    t.does(1, "trade-secrets", "errand_boy")
    assert t.player(1).secrets == 8
    u = Table()
    u.site("river", cards="the_old_oak")
    u.adviser(1, "wolves")
    u.turn(1).does(1, "trade-favor", "the_old_oak")
    assert (u.player(1).secrets, u.player(1).favor) == (4, 6)


def test_the_old_oak_gives_nothing_without_a_faceup_beast_adviser():
    """A facedown one has no suit."""
    t = Table()
    t.site("river", cards="the_old_oak")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "trade-secrets", "the_old_oak")
    assert t.player(1).secrets == 5


def test_the_old_oak_believes_an_adviser_that_plays_a_beast():
    """Acting Troupe treated as Beast in this Trade satisfies it; as Order it does not."""
    for part, secrets in (("beast", 7), ("order", 5)):
        t = Table()
        t.site("river", cards="the_old_oak")
        t.adviser(1, "acting_troupe")
        t.turn(1).does(1, "trade-secrets", "the_old_oak").does(1, "yes")
        t.does(1, "suit", part)
        assert t.player(1).secrets == secrets


def test_the_old_oak_is_a_question_to_a_careful_player():
    """O-7.4.1: modifiers are optional."""
    t = Table()
    t.site("river", cards="the_old_oak")
    t.adviser(1, "wolves")
    t.turn(1).does(1, "careful").does(1, "trade-secrets", "the_old_oak")
    assert t.offered(1) == [("modify", "the_old_oak"), ("go",)]
    t.does(1, "go")
    assert t.player(1).secrets == 6


def test_the_old_oak_asks_nothing_about_a_trade_for_favor():
    """There is nothing that it could change, not even for a careful player."""
    t = Table()
    t.site("river", cards="the_old_oak")
    t.adviser(1, "wolves")
    assert t.turn(1).does(1, "careful").does(1, "trade-favor", "the_old_oak").asked() == (1, "act")


# -- Birdsong ----------------------------------------------------------------------------------


def test_birdsong_trades_with_beasts_and_nomads_for_no_supply():
    """Other suits cost a Supply."""
    t = Table()
    t.adviser(1, "birdsong")
    t.site("river", cards="wolves elders longbows")
    t.player(1).supply = 0
    t.turn(1)
    assert t.offered(1, "trade-favor") == [("trade-favor", "wolves"), ("trade-favor", "elders")]
    assert t.offered(1, "trade-secrets") == [
        ("trade-secrets", "wolves"),
        ("trade-secrets", "elders"),
    ]
    t.does(1, "trade-favor", "elders")
    assert (t.player(1).supply, t.player(1).favor, t.bank("nomad")) == (0, 5, 1)
    t.player(1).supply = 1
    t.turn(1).does(1, "trade-favor", "longbows")
    assert t.player(1).supply == 0


# -- Small Friends -----------------------------------------------------------------------------


def friends(cards: str, mine: str = "small_friends", theirs: str = "") -> Table:
    """These cards lie far away from player 1, who has Small Friends (or `mine`) as advisers."""
    t = Table()
    t.adviser(1, mine)
    t.adviser(2, theirs)
    t.site("ancient_city", cards=cards)
    return t


def test_small_friends_trade_at_any_site_with_a_beast_card():
    """The card itself need not be Beast; the pawn stays, and the site is left at the end."""
    t = Table()
    t.adviser(1, "small_friends")
    t.site("river", cards="scouts")
    t.site("ancient_city", cards="wolves longbows")
    t.site("wastes", cards="elders")
    t.turn(1)
    assert t.offered(1, "trade-favor") == [
        ("trade-favor", "scouts"),
        ("trade-favor", "wolves"),
        ("trade-favor", "longbows"),
    ]
    assert t.g.stand_in == -1
    t.does(1, "trade-favor", "longbows")
    assert (t.player(1).favor, t.player(1).supply, t.bank("order")) == (5, 6, 1)
    assert t.told("modifies") == [(1, "small_friends")]
    assert (t.player(1).pawn, t.g.stand_in) == (t.slot("river"), -1)


def test_small_friends_use_the_modifiers_of_that_site():
    """FAQ: The Old Oak there helps although the pawn is elsewhere and somebody else rules it."""
    t = Table()
    t.adviser(1, "small_friends")
    t.site("ancient_city", cards="the_old_oak", ruler=2)
    t.turn(1).does(1, "trade-secrets", "the_old_oak")
    assert t.player(1).secrets == 7


def test_small_friends_are_not_needed_at_the_own_site():
    """Nothing is asked about a Beast card beside the pawn."""
    t = Table()
    t.adviser(1, "small_friends")
    t.site("river", cards="wolves")
    assert t.turn(1).does(1, "trade-favor", "wolves").asked() == (1, "act")


def test_small_friends_leave_the_modifiers_of_the_real_site_behind():
    """FAQ: Awaited Return beside the pawn helps only who rules it, so without Supply no trade."""
    for ruler, rules_it in ((2, False), (1, True)):
        t = friends("wolves elders")
        t.site("river", cards="awaited_return", ruler=ruler)
        t.turn(1).does(1, "trade-favor", "wolves")
        assert t.asked() == (1, "modify" if rules_it else "act")
        t.g.players[1].supply = 0
        assert t.turn(1).offers(1, "trade-favor", "elders") == rules_it


def test_small_friends_reach_the_modifier_that_makes_the_trade_possible():
    """FAQ: Awaited Return at that site pays with a warband for a player without Supply."""
    t = friends("wolves awaited_return")
    t.man("ancient_city", 2)
    t.player(1).supply = 0
    t.turn(1).does(1, "trade-favor", "wolves")
    assert (t.player(1).favor, t.player(1).warbands, t.g.stand_in) == (6, 2, -1)


def test_small_friends_are_a_question_where_another_way_leads_there():
    """With Map Library they need not be used; with them The Old Oak is in reach (FAQ)."""
    for answer, secrets in (("yes", 7), ("no", 6)):
        t = Table()
        t.adviser(1, "small_friends")
        t.site("river", cards="map_library")
        t.site("steppe", cards="the_old_oak", ruler=2)
        t.turn(1).does(1, "trade-secrets", "the_old_oak")
        assert t.ask(1).args == ("small_friends",)
        t.does(1, answer)
        assert t.player(1).secrets == secrets


def test_small_friends_can_not_be_declined_where_no_other_modifier_leads_there():
    """O-7.4: Acting Troupe may act in this trade, too, but it does not carry it so far."""
    t = friends("wolves", mine="small_friends acting_troupe")
    t.turn(1).does(1, "trade-favor", "wolves")
    assert t.ask(1).args == ("acting_troupe",)
    t.does(1, "no")
    assert t.told("modifies") == [(1, "small_friends")]
    assert (t.player(1).favor, t.g.stand_in) == (6, -1)


def test_small_friends_of_another_serve_who_is_in_his_disguise():
    """FAQ of Master of Disguise: another's modifiers are used."""
    t = friends("wolves", mine="master_of_disguise", theirs="small_friends")
    t.turn(1).does(1, "trade-favor", "wolves")
    assert (t.player(1).favor, t.player(1).secrets) == (6, 3)


def test_small_friends_leave_no_room_for_a_disguise():
    """FAQ of Master of Disguise: one's own modifiers are not used before it, either."""
    t = friends("wolves", mine="master_of_disguise small_friends", theirs="rangers")
    t.turn(1).does(1, "trade-favor", "wolves")
    assert (t.player(1).favor, t.player(1).secrets) == (6, 4)


def test_no_disguise_makes_a_trade_of_small_friends_possible():
    """FAQ of Master of Disguise: another's Birdsong does not help who trades by his own friends."""
    t = friends("wolves", mine="master_of_disguise small_friends", theirs="birdsong")
    t.player(1).supply = 0
    assert t.turn(1).offered(1, "trade-favor") == []


def test_small_friends_need_a_faceup_card_and_a_card_without_tokens():
    """Facedown it has no power; a card with tokens takes no more."""
    t = Table()
    t.adviser(1, "small_friends", facedown=True)
    t.site("ancient_city", cards="wolves")
    assert t.turn(1).offered(1, "trade-favor") == []
    u = Table()
    u.adviser(1, "small_friends")
    u.site("ancient_city", cards="wolves")
    u.g.laid[NUMBER["wolves"]] = (0, 1)
    assert u.turn(1).offered(1, "trade-favor") == []


# -- Forest Paths ------------------------------------------------------------------------------


def test_forest_paths_lead_to_a_beast_site_for_a_favor():
    """No Supply; other sites are as far as ever."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.site("fertile_valley", cards="errand_boy")
    t.site("ancient_city", cards="wolves")
    t.player(1).supply = 0
    t.turn(1)
    assert t.offered(1, "travel") == [("travel", "fertile_valley"), ("travel", "ancient_city")]
    t.does(1, "travel", "ancient_city")
    assert (t.player(1).supply, t.player(1).favor) == (0, 3)
    assert t.player(1).pawn == t.slot("ancient_city")


def test_forest_paths_are_not_offered_to_another_site():
    """There is no Beast card at the Fertile Valley."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.turn(1).does(1, "travel", "fertile_valley")
    assert (t.player(1).supply, t.player(1).favor) == (5, 4)


def test_forest_paths_are_optional_and_need_a_favor():
    """With Supply the way can be paid as usual."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.site("ancient_city", cards="wolves")
    t.turn(1).does(1, "travel", "ancient_city")
    assert t.offered(1) == [("modify", "forest_paths"), ("go",)]
    t.does(1, "go")
    assert (t.player(1).supply, t.player(1).favor) == (5, 4)
    u = Table()
    u.adviser(1, "forest_paths")
    u.site("ancient_city", cards="wolves")
    u.player(1).supply = u.player(1).favor = 0
    assert u.turn(1).offered(1, "travel") == []


def test_forest_paths_ignore_what_sites_say():
    """FAQ: past Narrow Pass, out of Charming Valley, into The Hidden Place without a secret."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.site("narrow_pass", "h1")
    t.site("charming_valley", "p1")
    t.site("the_hidden_place", "h2", cards="wolves")
    t.player(1).secrets = 0
    t.turn(1)
    assert ("travel", "wastes") not in t.offered(1, "travel")
    t.does(1, "travel", "the_hidden_place")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("the_hidden_place"), 7)
    assert t.player(1).favor == 3


def test_forest_paths_do_not_ignore_denizens():
    """FAQ: Grasping Vines hold the traveller all the same."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.site("ancient_city", cards="wolves")
    t.site("river", cards="grasping_vines", ruler=2)
    t.turn(1).does(1, "travel", "ancient_city").does(1, "modify", "forest_paths")
    assert t.player(1).warbands == 2


def in_the_wood(supply: int) -> Table:
    """Player 1 leaves a Shrouded Wood ruled by player 2, with Forest Paths declared."""
    t = Table()
    t.adviser(1, "forest_paths")
    t.site("shrouded_wood", "p1", ruler=2)
    t.site("ancient_city", cards="wolves")
    t.player(1).supply = supply
    t.turn(1).does(1, "set-out").does(1, "modify", "forest_paths")
    assert t.asked() == (2, "lead-traveller")
    return t


def test_forest_paths_out_of_the_shrouded_wood_are_free_to_a_beast_site():
    """FAQ: its ruler chooses; at a site with a Beast card nothing is paid."""
    t = in_the_wood(0).does(2, "site", "ancient_city")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("ancient_city"), 0)


def test_forest_paths_out_of_the_shrouded_wood_may_fail():
    """FAQ: to another site it takes the two Supply of the wood, or the Travel fails."""
    t = in_the_wood(1).does(2, "site", "wastes")
    assert (t.player(1).pawn, t.player(1).supply, t.player(1).favor) == (2, 1, 3)
    assert t.told("travel-fails") == [(1,)]
    t = in_the_wood(2).does(2, "site", "wastes")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("wastes"), 0)
