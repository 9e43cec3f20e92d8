"""Arcane denizens: modifiers of Recover, Search, Travel and Trade."""

from crannog.games.oath.verbs import empty_slot
from tests.oath.table import DARKEST_SECRET, Table

# -- Magician's Code ---------------------------------------------------------------------------


def test_magicians_code_adds_two_secrets_to_the_bid():
    """They are placed, not kept; none of one's own is needed for a banner with one."""
    t = Table()
    t.adviser(1, "magicians_code")
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "modify", "magicians_code")
    assert t.asked() == (1, "bid")
    assert t.offered(1)[:2] == [("number", 0), ("number", 1)]
    t.does(1, "number", 0)
    assert t.g.banner_tokens[DARKEST_SECRET] == 2
    assert (t.player(1).favor, t.player(1).secrets, t.player(1).supply) == (2, 6, 6)


def test_magicians_code_must_still_exceed_the_banner():
    """With three on it at least two of one's own."""
    t = Table()
    t.banner("darkest_secret", -1, 3)
    t.adviser(1, "magicians_code")
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "modify", "magicians_code")
    assert t.offered(1) == [("number", count) for count in (2, 3, 4, 5)]


def test_magicians_code_makes_a_recovery_possible():
    """Without a secret of one's own; but not without the two favor."""
    t = Table()
    t.adviser(1, "magicians_code")
    t.player(1).secrets = 0
    t.turn(1).does(1, "recover-banner", "darkest_secret")
    assert t.g.banner_holder[DARKEST_SECRET] == 1
    poor = Table()
    poor.adviser(1, "magicians_code")
    poor.player(1).secrets, poor.player(1).favor = 0, 1
    assert not poor.turn(1).offers(1, "recover-banner", "darkest_secret")


def test_magicians_code_may_be_left_unused():
    """A modifier that costs is asked about."""
    t = Table()
    t.adviser(1, "magicians_code")
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "go").does(1, "number", 2)
    assert (t.player(1).favor, t.player(1).secrets) == (4, 4)


def test_magicians_code_is_for_no_other_target():
    """Neither the People's Favor nor a relic."""
    t = Table()
    t.adviser(1, "magicians_code")
    t.turn(1).does(1, "recover-banner", "peoples_favor")
    assert t.asked() == (1, "bid")


def test_magicians_code_does_not_open_a_safe_secret():
    """O-5.4.1: each suit at the holder's site is among his advisers."""
    t = Table()
    t.adviser(1, "magicians_code")
    t.banner("darkest_secret", 2)
    t.adviser(2, "wolves")
    t.site("deep_woods", cards="rangers")
    assert not t.turn(1).offers(1, "recover-banner", "darkest_secret")


# -- Augury ------------------------------------------------------------------------------------

DECK = "wolves elders longbows keep rangers scouts"


def test_augury_draws_four_and_keeps_one():
    """Asked, since more cards is not always better."""
    t = Table()
    t.adviser(1, "augury")
    t.deck(DECK)
    t.turn(1).does(1, "search", "deck").does(1, "modify", "augury")
    assert [choice[1] for choice in t.offered(1, "keep")] == DECK.split()[:4]
    t.does(1, "keep", "keep")
    for card in ("wolves", "elders"):
        t.does(1, "card", card)
    t.does(1, "discard-it")
    assert t.pile_cards(2) == ["wolves", "elders", "longbows", "keep"]
    assert t.player(1).supply == 5


def test_augury_may_be_left_unused():
    """Then three are drawn."""
    t = Table()
    t.adviser(1, "augury")
    t.deck(DECK)
    t.turn(1).does(1, "search", "deck").does(1, "go")
    assert len(t.offered(1, "keep")) == 3


def test_a_modifier_is_used_once_in_an_action_and_again_in_the_next():
    """Law, O-7.4.2."""
    t = Table()
    t.adviser(1, "augury")
    t.deck(DECK)
    t.turn(1)
    for supply in (5, 3):
        t.does(1, "search", "deck")
        assert t.offered(1) == [("modify", "augury"), ("go",)]
        t.does(1, "modify", "augury")
        assert (t.asked(), t.player(1).supply) == ((1, "keep-card"), supply)
        t.does(1, "keep-none")
        while t.asked() == (1, "next-discard"):
            t.does(1, *t.offered(1)[0])


def test_augury_stops_at_a_vision_of_the_deck():
    """O-5.1.2."""
    t = Table()
    t.adviser(1, "augury")
    t.deck("wolves vision_of_faith longbows keep")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "augury")
    assert [choice[1] for choice in t.offered(1, "keep")] == ["wolves", "vision_of_faith"]


def test_augury_adds_to_other_changes_of_the_draw():
    """FAQ: they add up; here with the Greedy trait of the Reliquary."""
    t = Table()
    empty_slot(t.g, 3)
    t.adviser(0, "augury")
    t.deck(DECK)
    t.turn(0).does(0, "search", "deck").does(0, "modify", "augury")
    assert len(t.offered(0, "keep")) == 6


def test_augury_is_not_for_a_facedown_adviser():
    """O-6.1: nothing is drawn."""
    t = Table()
    t.adviser(1, "augury")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert t.asked() == (1, "play-card")


def test_a_modifier_in_use_cannot_be_discarded():
    """O-7.4.3: not to make room among the advisers either."""
    t = Table()
    t.adviser(1, "augury tutor alchemist")
    t.deck(DECK)
    t.turn(1).does(1, "search", "deck").does(1, "modify", "augury").does(1, "keep", "wolves")
    t.does(1, "card", "elders").does(1, "card", "longbows").does(1, "to-advisers")
    assert t.offered(1) == [("adviser", "tutor"), ("adviser", "alchemist")]
    t.does(1, "adviser", "tutor")
    t.does(1, "search", "deck").does(1, "go").does(1, "keep", "rangers")
    t.does(1, "to-advisers")
    assert ("adviser", "augury") in t.offered(1)


# -- Observatory -------------------------------------------------------------------------------


def test_observatory_searches_any_pile():
    """For two Supply; a Vision neither stops the draw nor counts; discards go by the pawn."""
    t = Table()
    t.site("river", cards="observatory")
    t.pile(0, "keep vision_of_faith wolves")
    t.turn(1)
    assert t.offered(1, "search") == [("search", "cradle"), ("search", "deck")]
    t.does(1, "search", "cradle")
    assert len(t.offered(1, "keep")) == 3
    t.does(1, "keep-none").does(1, "card", "wolves").does(1, "card", "keep")
    assert t.pile_cards(2) == ["wolves", "keep", "vision_of_faith"]
    assert (t.player(1).supply, t.g.visions_drawn) == (5, 0)


def test_observatory_needs_the_pawn():
    """Ruling it from afar gives nothing."""
    t = Table()
    t.site("steppe", cards="observatory", ruler=1)
    t.pile(0, "wolves")
    assert t.turn(1).offered(1, "search") == [("search", "deck")]


def test_observatory_in_use_does_not_go_on_a_pilgrimage():
    """O-7.4.3: it modifies the search in which Pilgrimage is played."""
    t = Table()
    t.site("river", cards="observatory elders")
    t.pile(0, "pilgrimage")
    t.turn(1).does(1, "search", "cradle").does(1, "keep", "pilgrimage").does(1, "to-advisers")
    assert t.cards_at("river") == ["observatory"]


def test_observatory_is_for_the_piles_of_other_regions():
    """Not even a careful player is asked about his own region's pile, or the deck."""
    t = Table()
    t.site("river", cards="observatory")
    t.pile(1, "wolves")
    t.deck("elders")
    t.turn(1).does(1, "careful")
    assert t.does(1, "search", "provinces").asked() == (1, "keep-card")
    t.does(1, "keep-none")
    assert t.does(1, "search", "deck").asked() == (1, "keep-card")


# -- Portal ------------------------------------------------------------------------------------


def test_portal_leads_anywhere_for_no_supply():
    """From its site: past Narrow Pass, and a facedown site is turned up."""
    t = Table()
    t.site("narrow_pass", "h1")
    t.site("wastes", up=False)
    t.site("river", cards="portal")
    t.player(1).supply = 0
    t.turn(1)
    assert len(t.offered(1, "travel")) == 7
    t.does(1, "travel", "h3")
    assert (t.player(1).pawn, t.at("wastes").up) == (t.slot("wastes"), True)
    assert (t.player(1).supply, t.player(1).secrets) == (0, 4)


def test_portal_may_be_left_unused():
    """A modifier that costs is asked about."""
    t = Table()
    t.site("river", cards="portal")
    t.turn(1).does(1, "travel", "steppe").does(1, "go")
    assert (t.player(1).supply, t.player(1).secrets) == (5, 5)


def test_portal_is_entered_only_by_its_ruler():
    """FAQ: to its site one needs access from afar."""
    t = Table()
    t.site("wastes", cards="portal", ruler=1)
    t.player(1).supply = 0
    assert t.turn(1).offered(1, "travel") == [("travel", "wastes")]
    t.man("wastes", 2)
    assert t.turn(1).offered(1, "travel") == []


def test_portal_helps_no_other_journey():
    """Its ruler goes from elsewhere to elsewhere as everybody does."""
    t = Table()
    t.site("wastes", cards="portal", ruler=1)
    t.turn(1).does(1, "travel", "fertile_valley")
    assert (t.player(1).supply, t.player(1).secrets) == (5, 5)


def test_portal_ignores_the_hidden_place_and_charming_valley():
    """No secret is turned for the site; only that of the Portal is placed."""
    t = Table()
    t.site("charming_valley", "p1", cards="portal")
    t.site("the_hidden_place", "p2")
    t.turn(1).does(1, "travel", "the_hidden_place").does(1, "modify", "portal")
    assert (t.player(1).secrets, t.player(1).dark_secrets, t.player(1).supply) == (4, 0, 7)


def test_portal_takes_the_choice_from_the_ruler_of_shrouded_wood():
    """Its power is ignored like that of any site: the traveller chooses."""
    t = Table()
    t.site("shrouded_wood", "p1", cards="portal", ruler=2)
    t.turn(1).does(1, "set-out").does(1, "modify", "portal")
    assert t.asked() == (1, "which-site")
    t.does(1, "site", "wastes")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("wastes"), 7)


def test_without_the_portal_the_ruler_of_shrouded_wood_chooses():
    """The modifiers are declared first."""
    t = Table()
    t.site("shrouded_wood", "p1", cards="portal", ruler=2)
    t.turn(1).does(1, "set-out").does(1, "go")
    assert t.asked() == (2, "lead-traveller")


def test_portal_from_afar_waits_for_the_ruler_of_shrouded_wood():
    """Free only if he sends the traveller to the Portal; the secret is placed in any case."""
    for name, supply in (("wastes", 7), ("steppe", 5)):
        t = Table()
        t.site("shrouded_wood", "p1", ruler=2)
        t.site("wastes", cards="portal", ruler=1)
        t.turn(1).does(1, "set-out").does(1, "modify", "portal").does(2, "site", name)
        assert (t.player(1).pawn, t.player(1).supply) == (t.slot(name), supply)
        assert t.player(1).secrets == 4


def test_portal_does_not_ignore_denizens():
    """FAQ: the favor for Toll Roads is due, Grasping Vines hold, Boiling Lake kills."""
    t = Table()
    t.site("river", cards="portal grasping_vines", ruler=2)
    t.site("wastes", cards="toll_roads boiling_lake", ruler=2)
    t.turn(1).does(1, "travel", "wastes").does(1, "modify", "portal")
    assert (t.player(1).favor, t.player(2).favor, t.player(1).supply) == (3, 5, 7)
    assert t.player(1).warbands == 0


# -- Acting Troupe -----------------------------------------------------------------------------


def troupe_and(card: str) -> Table:
    """Player 1 has the Acting Troupe and this card at his site."""
    t = Table()
    t.adviser(1, "acting_troupe")
    t.site("river", cards=card)
    return t


def test_acting_troupe_counts_as_beast_or_order_in_a_trade():
    """A favor more for the match."""
    t = troupe_and("wolves").turn(1).does(1, "trade-favor", "wolves")
    t.does(1, "yes")
    assert t.offered(1) == [("suit", "beast"), ("suit", "order")]
    t.does(1, "suit", "beast")
    assert (t.player(1).favor, t.bank("beast")) == (6, 0)


def test_acting_troupe_gains_a_secret_as_order():
    """Also in a trade for secrets."""
    t = troupe_and("longbows").turn(1).does(1, "trade-secrets", "longbows")
    t.does(1, "yes").does(1, "suit", "order")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 6)


def test_acting_troupe_is_arcane_where_it_does_not_act():
    """Unused it matches an Arcane card; in another part it does not."""
    t = troupe_and("alchemist").turn(1).does(1, "trade-favor", "alchemist").does(1, "no")
    assert t.player(1).favor == 6
    t = troupe_and("alchemist").turn(1).does(1, "trade-favor", "alchemist")
    t.does(1, "yes").does(1, "suit", "beast")
    assert t.player(1).favor == 5


def test_acting_troupe_has_no_part_with_other_suits():
    """Nothing would change, so nothing is asked."""
    t = troupe_and("elders").turn(1).does(1, "trade-favor", "elders")
    assert t.asked() == (1, "act")


def test_acting_troupe_is_arcane_again_after_the_trade():
    """Only in the Trade: not for the Darkest Secret nor for another trade."""
    t = troupe_and("wolves rangers").turn(1).does(1, "trade-favor", "wolves")
    t.does(1, "yes").does(1, "suit", "beast")
    t.does(1, "trade-secrets", "rangers").does(1, "no")
    assert t.player(1).secrets == 4


def test_acting_troupe_takes_only_a_part_that_leaves_the_trade_possible():
    """O-7.4.1: without Supply the Cup of Plenty must match, whatever the Troupe plays."""
    for card, used in (
        ("alchemist", [(1, "cup_of_plenty")]),
        ("wolves", [(1, "acting_troupe"), (1, "cup_of_plenty")]),
    ):
        t = troupe_and(card)
        t.relic(1, "cup_of_plenty")
        t.player(1).supply = 0
        t.turn(1).does(1, "careful").does(1, "trade-favor", card)
        assert t.told("modifies") == used
        assert t.player(1).favor == 6


# -- Secret Signal -----------------------------------------------------------------------------


def test_secret_signal_makes_two_of_one_favor():
    """From the same bank, by itself."""
    t = Table()
    t.adviser(1, "secret_signal")
    t.site("river", cards="elders")
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(1).favor, t.bank("nomad")) == (6, 0)


def test_secret_signal_takes_from_no_other_bank():
    """FAQ: an empty bank gives no second favor."""
    t = Table()
    t.g.banks = [2, 2, 2, 2, 2, 1]
    t.adviser(1, "secret_signal")
    t.site("river", cards="elders")
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(1).favor, sum(t.g.banks)) == (5, 10)


def test_secret_signal_is_silent_at_two_favor_and_at_none():
    """A matching adviser brings the second; a trade for secrets brings none."""
    t = Table()
    t.g.banks = [3] * 6
    t.adviser(1, "secret_signal")
    t.site("river", cards="alchemist elders")
    t.turn(1).does(1, "trade-favor", "alchemist")
    assert t.player(1).favor == 6
    t.does(1, "trade-secrets", "elders")
    assert (t.player(1).favor, t.bank("nomad")) == (4, 3)


def test_secret_signal_answers_the_favor_of_a_careless_chancellor():
    """FAQ: also when he trades for secrets and gains one favor."""
    t = Table()
    empty_slot(t.g, 2)
    t.adviser(0, "secret_signal")
    t.site("fertile_valley", cards="elders")
    t.turn(0).does(0, "trade-secrets", "elders")
    assert (t.player(0).favor, t.bank("nomad")) == (4, 0)


# -- Map Library -------------------------------------------------------------------------------


def test_map_library_trades_in_the_whole_region():
    """With cards at other sites of it, but not beyond."""
    t = Table()
    t.site("river", cards="map_library")
    t.site("steppe", cards="elders")
    t.site("wastes", cards="wolves")
    t.turn(1)
    assert {choice[1] for choice in t.offered(1, "trade-favor")} == {"map_library", "elders"}
    t.does(1, "trade-favor", "elders")
    assert (t.player(1).favor, t.player(1).supply) == (5, 6)
    assert not t.offers(1, "trade-favor", "elders")
    assert t.does(1, "trade-favor", "map_library").asked() == (1, "act")  # not asked for its own


def test_map_library_needs_the_pawn():
    """Ruling it from afar gives nothing."""
    t = Table()
    t.site("standing_stones", cards="map_library", ruler=1)
    t.site("steppe", cards="elders")
    assert t.turn(1).offered(1, "trade-favor") == []


def test_map_library_does_not_move_the_pawn():
    """A trade modifier at the other site is usable only for who rules it."""
    for ruler, secrets in ((2, 6), (1, 7)):
        t = Table()
        t.site("river", cards="map_library")
        t.site("steppe", cards="the_old_oak", ruler=ruler)
        t.adviser(1, "wolves")
        t.turn(1).does(1, "trade-secrets", "the_old_oak")
        assert t.player(1).secrets == secrets


# -- Master of Disguise ------------------------------------------------------------------------


def disguised(card: str, theirs: str, mine: str = "") -> Table:
    """Player 1 has the card at his site, a Master of Disguise and advisers; 2 has advisers."""
    t = Table()
    t.g.banks = [4] * 6
    t.adviser(1, f"master_of_disguise {mine}")
    t.adviser(2, theirs)
    t.site("river", cards=card)
    return t


def test_master_of_disguise_trades_with_anothers_advisers():
    """FAQ: theirs are counted, yours are not; a secret lies on the card, another is traded."""
    t = disguised("elders", "ancient_bloodline lancers", mine="lost_tongue")
    t.turn(1).does(1, "trade-favor", "elders").does(1, "yes")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert (t.player(1).favor, t.player(1).secrets) == (7, 3)
    assert t.g.disguise == -1


def test_master_of_disguise_may_be_left_unused():
    """Then one's own advisers count."""
    t = disguised("elders", "ancient_bloodline lancers", mine="lost_tongue")
    t.turn(1).does(1, "trade-favor", "elders").does(1, "no")
    assert (t.player(1).favor, t.player(1).secrets) == (6, 4)


def test_master_of_disguise_needs_a_second_secret_for_a_trade_for_favor():
    """With one secret the trade is made plainly; with two favor besides, it buys secrets."""
    t = disguised("elders", "lancers")
    t.player(1).secrets = 2
    t.turn(1).does(1, "trade-favor", "elders").does(1, "yes").does(1, "player", 2)
    assert (t.player(1).favor, t.player(1).secrets) == (6, 0)
    t = disguised("elders", "lancers")
    t.player(1).secrets = 1
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(1).favor, t.player(1).secrets) == (5, 0)
    t = disguised("elders", "lancers")
    t.player(1).secrets = 1
    t.turn(1).does(1, "trade-secrets", "elders").does(1, "yes").does(1, "player", 2)
    assert (t.player(1).favor, t.player(1).secrets) == (2, 1)


def test_master_of_disguise_uses_the_others_trade_modifiers():
    """FAQ: such as his Secret Signal."""
    t = disguised("elders", "secret_signal")
    t.turn(1).does(1, "trade-favor", "elders").does(1, "yes").does(1, "player", 2)
    assert (t.player(1).favor, t.bank("nomad")) == (6, 2)


def test_master_of_disguise_gives_up_ones_own_trade_modifiers():
    """FAQ: neither before nor after; one's own Secret Signal stays silent."""
    t = disguised("elders", "wolves", mine="secret_signal")
    t.turn(1).does(1, "trade-favor", "elders").does(1, "yes").does(1, "player", 2)
    assert t.player(1).favor == 5
    t = disguised("elders", "wolves", mine="secret_signal")
    t.turn(1).does(1, "trade-favor", "elders").does(1, "no")
    assert t.player(1).favor == 6


def test_master_of_disguise_lets_anothers_troupe_act():
    """The other's Acting Troupe plays its part for you."""
    t = disguised("wolves", "acting_troupe")
    t.turn(1).does(1, "trade-favor", "wolves").does(1, "yes").does(1, "player", 2)
    t.does(1, "yes").does(1, "suit", "beast")
    assert t.player(1).favor == 6


def test_ones_own_vows_do_not_bind_a_disguised_trader():
    """FAQ: neither Vow of Poverty nor Vow of Kinship; those of the other do."""
    cases = (
        ("vow_of_poverty", "longbows", 5, 4),
        ("vow_of_kinship", "longbows", 5, 4),
        ("", "vow_of_poverty", 4, 4),
        ("", "vow_of_kinship", 4, 5),
    )
    for mine, theirs, favor, nomad in cases:
        t = disguised("dazzle", theirs, mine)
        t.turn(1).does(1, "trade-favor", "dazzle").does(1, "yes").does(1, "player", 2)
        assert (t.player(1).favor, t.bank("nomad")) == (favor, nomad)


def test_a_disguise_can_make_a_trade_possible():
    """Without Supply, by another's adviser; then it is not a question whether to use it."""
    t = disguised("elders", "birdsong")
    t.player(1).supply = 0
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(1).favor, t.player(1).secrets) == (5, 3)


def test_no_disguise_that_makes_a_trade_impossible():
    """Without Supply, by one's own adviser, which would no longer count."""
    t = disguised("elders", "lancers", mine="birdsong")
    t.player(1).supply = 0
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(1).favor, t.player(1).secrets) == (5, 4)
