"""The modifiers of the Hearth denizens, and their "When Played" powers."""

from crannog.games.oath import zones
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.know import knows
from crannog.games.oath.verbs import lay
from tests.oath.table import Table


def searching(*cards: str, deck: str = "wolves rangers longbows") -> Table:
    """Player 1 at River, with these advisers, and this world deck."""
    t = Table()
    t.adviser(1, " ".join(cards))
    t.deck(deck)
    return t


def searches(t: Table, keeps: str) -> Table:
    """Player 1 searches the world deck and keeps one card; the others go in their order."""
    if t.asked()[1] == "act":
        t.does(1, "search", "deck")
    if t.asked()[1] == "modify":
        t.does(1, "go")
    t.does(1, "keep", keeps)
    while t.asked()[1] == "next-discard":
        t.does(1, *t.offered(1)[0])
    return t


# -- Welcoming Party ---------------------------------------------------------------------------


def welcomed() -> Table:
    """Player 1 at River, where Welcoming Party lies."""
    t = searching()
    t.site("river", cards="welcoming_party")
    return t.turn(1)


def test_welcoming_party_pays_for_a_card_played_to_a_site():
    """A favor from the Hearth bank, besides the one for the play."""
    t = searches(welcomed(), "wolves").does(1, "to-site", "river")
    assert (t.bank("beast"), t.bank("hearth")) == (1, 1)
    assert t.player(1).favor == 6


def test_welcoming_party_pays_for_a_faceup_adviser():
    """To a site or to advisers."""
    t = searches(welcomed(), "wolves").does(1, "to-advisers")
    assert (t.bank("hearth"), t.player(1).favor) == (1, 5)


def test_welcoming_party_pays_nothing_for_a_facedown_card():
    """FAQ: neither then, nor later for turning up the facedown adviser."""
    t = searches(welcomed(), "wolves").does(1, "facedown-adviser")
    assert (t.bank("hearth"), t.player(1).favor) == (2, 4)
    t.does(1, "play-adviser", "wolves").does(1, "to-advisers")
    assert (t.bank("hearth"), t.player(1).favor) == (2, 4)


def test_welcoming_party_pays_nothing_for_itself():
    """FAQ: it does not trigger on its own play."""
    t = searching(deck="welcoming_party wolves rangers").turn(1)
    searches(t, "welcoming_party").does(1, "to-site", "river")
    assert (t.bank("hearth"), t.player(1).favor) == (1, 5)


def test_welcoming_party_pays_nothing_for_a_vision():
    """A denizen it must be."""
    t = searching(deck="vision_of_faith")
    t.site("river", cards="welcoming_party")
    searches(t.turn(1), "vision_of_faith").does(1, "reveal-vision")
    assert t.bank("hearth") == 2


def test_welcoming_party_has_nothing_to_give_from_an_empty_bank():
    """Hearth bank empty: nothing."""
    t = welcomed()
    t.g.banks[3] = 0
    searches(t, "wolves").does(1, "to-advisers")
    assert t.player(1).favor == 4


def test_welcoming_party_pays_for_each_of_two_cards():
    """With Land Warden: one favor per card."""
    t = searching("land_warden")
    t.site("steppe", cards="welcoming_party")
    t.pawn(1, "steppe")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "land_warden")
    t.does(1, "keep", "wolves").does(1, "keep", "rangers").does(1, "play-first", "wolves")
    t.does(1, "to-site", "steppe").does(1, "to-advisers")
    assert t.bank("hearth") == 0
    assert t.player(1).favor == 4 - 1 + 1 + 2


# -- Crop Rotation -----------------------------------------------------------------------------


def test_crop_rotation_makes_room_at_a_full_site():
    """A denizen there is discarded first; a full site needs it."""
    t = searching("crop_rotation")
    t.site("river", cards="levelers salad_days")
    searches(t.turn(1), "wolves").does(1, "to-site", "river")
    assert t.offered(1) == [
        ("clear", "crop_rotation", "levelers"),
        ("clear", "crop_rotation", "salad_days"),
    ]
    t.does(1, "clear", "crop_rotation", "levelers")
    assert t.cards_at("river") == ["salad_days", "wolves"]
    assert t.pile_cards(2)[-1] == "levelers"


def test_crop_rotation_may_be_left_alone():
    """The discard is a choice where there is room."""
    t = searching("crop_rotation")
    t.site("river", cards="levelers")
    searches(t.turn(1), "wolves").does(1, "to-site", "river").does(1, "done")
    assert t.cards_at("river") == ["levelers", "wolves"]


def test_crop_rotation_works_for_a_facedown_adviser():
    """Law 6.1: search modifiers apply."""
    t = Table()
    t.adviser(1, "crop_rotation")
    t.adviser(1, "wolves", facedown=True)
    t.site("river", cards="levelers salad_days")
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-site", "river")
    t.does(1, "clear", "crop_rotation", "levelers")
    assert t.cards_at("river") == ["salad_days", "wolves"]


def test_crop_rotation_discards_neither_itself_nor_what_is_locked():
    """Law 7.4.3: a modifier in use stays; locked denizens and edifices stay."""
    t = searching()
    t.site("fertile_valley", cards="crop_rotation a_round_of_ale hall_of_debate")
    t.pawn(1, "fertile_valley")
    searches(t.turn(1), "wolves")
    assert t.offered(1, "to-site") == []


def test_crop_rotation_and_the_peoples_favor_discard_two():
    """FAQ: usable together."""
    t = searching("crop_rotation")
    t.banner("peoples_favor", 1)
    t.site("river", cards="levelers salad_days")
    searches(t.turn(1), "wolves").does(1, "to-site", "river")
    t.does(1, "clear", "crop_rotation", "levelers")
    t.does(1, "clear", "peoples_favor", "salad_days")
    assert t.cards_at("river") == ["wolves"]


# -- Land Warden -------------------------------------------------------------------------------


def warden(deck: str = "wolves rangers longbows") -> Table:
    """Player 1 at Fertile Valley searches with Land Warden."""
    t = searching("land_warden", deck=deck)
    t.pawn(1, "fertile_valley")
    return t.turn(1).does(1, "search", "deck").does(1, "modify", "land_warden")


def test_land_warden_plays_two_cards_to_sites():
    """FAQ: both may go to sites; each gives its favor."""
    t = warden().does(1, "keep", "wolves").does(1, "keep", "longbows")
    t.does(1, "play-first", "longbows").does(1, "to-site", "fertile_valley")
    t.does(1, "to-site", "fertile_valley")
    assert t.cards_at("fertile_valley") == ["longbows", "wolves"]
    assert t.player(1).favor == 4 - 1 + 2
    assert t.g.laid == {NUMBER["land_warden"]: (1, 0)}
    assert t.pile_cards(1) == ["rangers"]


def test_land_warden_lets_the_peoples_favor_work_twice():
    """FAQ: once for each card."""
    t = searching("land_warden")
    t.banner("peoples_favor", 1)
    t.site("river", cards="levelers salad_days")
    t.turn(1).does(1, "search", "deck").does(1, "modify", "land_warden")
    t.does(1, "keep", "wolves").does(1, "keep", "rangers").does(1, "play-first", "wolves")
    t.does(1, "to-site", "river").does(1, "clear", "peoples_favor", "levelers")
    t.does(1, "to-site", "river").does(1, "clear", "peoples_favor", "salad_days")
    assert t.cards_at("river") == ["wolves", "rangers"]


def test_land_wardens_other_card_may_lie_facedown():
    """FAQ: one to a site, the other facedown."""
    t = (
        warden()
        .does(1, "keep", "wolves")
        .does(1, "keep", "rangers")
        .does(1, "play-first", "wolves")
    )
    t.does(1, "to-site", "fertile_valley").does(1, "facedown-adviser")
    assert t.advisers(1) == ["land_warden", "rangers"]


def test_land_wardens_second_card_must_go_to_a_site_after_an_adviser():
    """At least one of the two is played to a site."""
    t = (
        warden()
        .does(1, "keep", "wolves")
        .does(1, "keep", "rangers")
        .does(1, "play-first", "wolves")
    )
    t.does(1, "to-advisers")
    assert t.offered(1) == [("to-site", "fertile_valley"), ("discard-it",)]


def test_land_warden_plays_one_card_if_none_can_go_to_a_site():
    """If neither can go to a site, only one may be played."""
    t = warden("herald book_binders wolves")
    t.does(1, "keep", "herald").does(1, "keep", "book_binders").does(1, "play-first", "herald")
    t.does(1, "to-advisers")
    assert t.asked() == (1, "act")
    assert t.advisers(1) == ["land_warden", "herald"]


def test_land_wardens_second_card_is_free_if_the_first_was_discarded():
    """One card alone goes anywhere, as in any search."""
    t = warden("herald book_binders wolves")
    t.does(1, "keep", "herald").does(1, "keep", "book_binders").does(1, "play-first", "herald")
    t.does(1, "discard-it").does(1, "to-advisers")
    assert t.advisers(1) == ["land_warden", "book_binders"]


def test_land_warden_may_keep_one_card_only():
    """Two are allowed, not required."""
    t = warden().does(1, "keep", "wolves").does(1, "keep-none")
    t.does(1, *t.offered(1)[0]).does(1, "to-advisers")
    assert t.advisers(1) == ["land_warden", "wolves"]


def test_modifiers_of_the_draw_do_not_fit_a_facedown_adviser():
    """O-6.1: nothing is drawn; not even a careful player is asked."""
    t = searching("land_warden news_from_afar")
    t.site("river", cards="welcoming_party")
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "careful").does(1, "play-adviser", "wolves")
    assert t.asked() == (1, "play-card")


# -- News from Afar ----------------------------------------------------------------------------


def test_news_from_afar_spares_the_supply():
    """Two favor placed, no Supply; here it makes the search possible."""
    t = searching("news_from_afar")
    t.player(1).supply = 0
    t.turn(1).does(1, "search", "deck")
    assert t.told("modifies") == [(1, "news_from_afar")]
    assert t.g.laid[NUMBER["news_from_afar"]] == (2, 0)
    assert t.told("searches") == [(1, "deck", 0)]


def test_news_from_afar_works_for_a_pile():
    """For the world deck and for discard piles."""
    t = searching("news_from_afar")
    t.pile(1, "levelers")
    t.turn(1).does(1, "search", "provinces").does(1, "modify", "news_from_afar")
    assert t.told("searches") == [(1, "provinces", 0)]
    assert t.player(1).supply == 7


def test_news_from_afar_is_a_choice():
    """Without it the search costs what it costs."""
    t = searching("news_from_afar")
    t.turn(1).does(1, "search", "deck").does(1, "go")
    assert (t.player(1).supply, t.player(1).favor) == (5, 4)


def test_news_from_afar_costs_two_favor():
    """With one favor it is not offered, and without Supply there is no search."""
    t = searching("news_from_afar")
    t.player(1).supply, t.player(1).favor = 0, 1
    assert not t.turn(1).offered(1, "search")


def test_news_from_afar_lets_a_greedy_chancellor_search_a_dear_deck():
    """Greedy looks at the Supply that would be spent, which is none."""
    t = Table()
    t.adviser(0, "news_from_afar")
    t.deck("wolves rangers longbows levelers herald marriage")
    t.g.visions_drawn = 3
    relic = t.g.reliquary[3]
    lay(t.g, relic, zones.RELIC_DECK)
    t.turn(0).does(0, "search", "deck")
    assert t.told("searches") == [(0, "deck", 0)]
    assert len(t.g.drawn) == 5


def test_a_modifier_that_leaves_too_little_for_the_action_is_not_offered():
    """O-7.4.1: the favor of Land Warden would be missing for News from Afar."""
    t = searching("land_warden news_from_afar")
    t.player(1).supply, t.player(1).favor = 0, 2
    t.turn(1).does(1, "search", "deck")
    assert t.told("modifies") == [(1, "news_from_afar")]
    assert t.asked() == (1, "keep-card")


# -- Rowdy Pub and Awaited Return --------------------------------------------------------------


def test_rowdy_pub_gives_a_warband_more():
    """For a muster on itself, if the player wants it."""
    t = Table()
    t.site("river", cards="rowdy_pub")
    t.turn(1).does(1, "muster", "rowdy_pub").does(1, "modify", "rowdy_pub")
    assert t.player(1).warbands == 6
    plain = Table()
    plain.site("river", cards="rowdy_pub")
    plain.turn(1).does(1, "muster", "rowdy_pub").does(1, "go")
    assert plain.player(1).warbands == 5


def test_rowdy_pub_gives_nothing_for_a_muster_elsewhere():
    """Only if the card is Rowdy Pub."""
    t = Table()
    t.site("river", cards="rowdy_pub levelers")
    t.turn(1).does(1, "muster", "levelers")
    assert t.player(1).warbands == 5


def test_awaited_return_trades_a_warband_for_the_supply():
    """A warband of the board dies; it can be repeated for each trade."""
    t = Table()
    t.adviser(1, "awaited_return")
    t.site("river", cards="wolves rangers")
    t.turn(1).does(1, "trade-favor", "wolves").does(1, "modify", "awaited_return")
    assert (t.player(1).warbands, t.player(1).supply) == (2, 7)
    assert t.told("dies-on-board") == [(1, 1)]
    t.does(1, "trade-favor", "rangers").does(1, "modify", "awaited_return")
    assert (t.player(1).warbands, t.player(1).bank) == (1, 13)


def test_awaited_return_is_a_choice():
    """Without it the trade costs a Supply."""
    t = Table()
    t.adviser(1, "awaited_return")
    t.site("river", cards="wolves")
    t.turn(1).does(1, "trade-favor", "wolves").does(1, "go")
    assert (t.player(1).warbands, t.player(1).supply) == (3, 6)


def test_awaited_return_makes_a_trade_possible_without_supply():
    """Also with the card itself, on which nothing lies."""
    t = Table()
    t.site("river", cards="awaited_return")
    t.player(1).supply = 0
    t.turn(1).does(1, "trade-favor", "awaited_return")
    assert (t.player(1).warbands, t.player(1).supply) == (2, 0)
    assert t.player(1).favor == 5


def test_awaited_return_needs_a_warband_on_the_board():
    """Cannot be used without one; those at sites do not count."""
    t = Table()
    t.site("river", cards="awaited_return", ruler=1, warbands=3)
    t.player(1).warbands, t.player(1).supply = 0, 0
    assert not t.turn(1).offered(1, "trade-favor")


# -- Family Heirloom ---------------------------------------------------------------------------


def heirloom() -> Table:
    """Player 1 plays Family Heirloom; the Map lies on top of the relic deck."""
    t = Table()
    t.adviser(1, "family_heirloom", facedown=True)
    lay(t.g, NUMBER["map"], zones.RELIC_DECK)
    return t.turn(1).does(1, "play-adviser", "family_heirloom").does(1, "to-advisers")


def test_family_heirloom_may_be_taken():
    """Faceup, and it is a take."""
    t = heirloom()
    assert t.asked() == (1, "keep-relic")
    t.does(1, "take-relic")
    assert t.relics(1) == ["map"]
    assert t.told("takes-relic") == [(1, "map")]
    assert knows(t.g, 2, NUMBER["map"])


def test_family_heirloom_may_be_buried():
    """Below the relic deck; only who drew it has seen it."""
    t = heirloom().does(1, "bury-relic")
    assert ID[t.g.relic_deck[0]] == "map"
    assert t.relics(1) == []
    assert knows(t.g, 1, NUMBER["map"])
    assert not knows(t.g, 2, NUMBER["map"])


def test_family_heirloom_finds_nothing_in_an_empty_relic_deck():
    """Relic deck empty: nothing."""
    t = Table()
    t.adviser(1, "family_heirloom", facedown=True)
    for relic in list(t.g.relic_deck):
        lay(t.g, relic, zones.BOX)
    t.turn(1).does(1, "play-adviser", "family_heirloom").does(1, "to-advisers")
    assert t.asked() == (1, "act")


# -- Fabled Feast ------------------------------------------------------------------------------


def test_fabled_feast_pays_for_ruled_hearth_cards_from_one_bank():
    """It counts itself, cards at ruled sites and faceup advisers; Marriage once."""
    t = Table()
    t.site("wastes", cards="levelers", ruler=1)
    t.site("steppe", cards="hall_of_debate wolves", ruler=1)
    t.adviser(1, "marriage")
    t.adviser(1, "fabled_feast", facedown=True)
    t.g.banks[4] = 9
    t.turn(1).does(1, "play-adviser", "fabled_feast").does(1, "to-advisers")
    assert len(t.offered(1)) == 6
    t.does(1, "suit", "beast")
    assert (t.bank("beast"), t.player(1).favor) == (5, 8)


def test_fabled_feast_takes_what_the_bank_has():
    """As many as it has; an empty bank is not offered."""
    t = Table()
    t.adviser(1, "marriage levelers")
    t.adviser(1, "fabled_feast", facedown=True)
    t.g.banks = [1, 0, 0, 1, 0, 0]
    t.turn(1).does(1, "play-adviser", "fabled_feast").does(1, "to-advisers")
    assert t.offered(1) == [("suit", "discord"), ("suit", "hearth")]
    t.does(1, "suit", "discord")
    assert t.player(1).favor == 5


def test_fabled_feast_at_a_site_of_another_does_not_count_itself():
    """Played to a site that you do not rule, it is not ruled by you."""
    t = Table()
    t.man("river", 2)
    t.adviser(1, "fabled_feast", facedown=True)
    t.turn(1).does(1, "play-adviser", "fabled_feast").does(1, "to-site", "river")
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 5, "for the play alone"


# -- Salad Days --------------------------------------------------------------------------------


def test_salad_days_pay_from_three_different_banks():
    """FAQ: played to a site, the usual favor comes first."""
    t = Table()
    t.adviser(1, "salad_days", facedown=True)
    t.g.banks[3] = 1
    t.turn(1).does(1, "play-adviser", "salad_days").does(1, "to-site", "river")
    assert (t.player(1).favor, t.bank("hearth")) == (5, 0)
    assert ("suit", "hearth") not in t.offered(1)
    t.does(1, "suit", "order")
    assert ("suit", "order") not in t.offered(1)
    t.does(1, "suit", "nomad").does(1, "suit", "beast")
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 8
    assert t.g.banks == [2, 2, 1, 0, 1, 1]


def test_salad_days_pay_from_the_banks_that_have_favor():
    """Fewer than three banks: one from each of those."""
    t = Table()
    t.adviser(1, "salad_days", facedown=True)
    t.g.banks = [5, 0, 0, 0, 0, 5]
    t.turn(1).does(1, "play-adviser", "salad_days").does(1, "to-advisers").does(1, "suit", "nomad")
    assert t.asked() == (1, "act")
    assert t.g.banks == [4, 0, 0, 0, 0, 4]
