"""O-5.1, O-6.1, O-10.discard: searching, playing and discarding, without modifiers."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.facts import CONSPIRACY, NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.table import CITIZEN, Table

DECK = "wolves elders scouts longbows vision_of_faith dazzle"


def searching(deck: str = DECK, seat: int = 1) -> Table:
    """The player has searched the world deck and chooses what to keep."""
    t = Table()
    t.deck(deck)
    return t.turn(seat).does(seat, "search", "deck")


@pytest.mark.parametrize(("drawn", "supply"), [(0, 2), (1, 3), (2, 3), (3, 4), (5, 4)])
def test_the_price_of_the_deck(drawn: int, supply: int):
    """O-2.1.6: by the Visions that were drawn."""
    t = Table()
    t.deck(DECK)
    t.g.visions_drawn = drawn
    t.turn(1).does(1, "search", "deck")
    assert t.player(1).supply == 7 - supply


def test_three_cards_from_the_top_are_private():
    """O-5.1.2, O-9.4: the searcher alone hears which."""
    t = searching()
    assert t.offered(1, "keep") == [("keep", card) for card in ("wolves", "elders", "scouts")]
    assert t.told("draws") == [(1, 3)]


def test_a_vision_of_the_deck_stops_the_draw_and_counts():
    """O-5.1.2, O-2.7: it is the last card drawn."""
    t = searching("wolves vision_of_faith elders scouts")
    assert t.offered(1, "keep") == [("keep", "wolves"), ("keep", "vision_of_faith")]
    assert t.g.visions_drawn == 1


def test_a_vision_of_a_pile_neither_stops_nor_counts():
    """O-5.1.2: two Supply, three cards."""
    t = Table()
    t.pile(1, "scouts vision_of_faith wolves")
    t.turn(1).does(1, "search", "provinces")
    assert len(t.offered(1, "keep")) == 3
    assert (t.g.visions_drawn, t.player(1).supply) == (0, 5)


def test_only_the_pile_of_the_own_region_is_searched():
    """O-5.1.1."""
    t = Table()
    for region, card in enumerate(("scouts", "wolves", "elders")):
        t.pile(region, card)
    assert ("search", "provinces") in t.turn(1).offered(1, "search")
    assert ("search", "cradle") not in t.offered(1, "search")


def test_a_short_source_gives_what_it_has():
    """O-5.1.2, O-2.1.5: two cards; an empty deck is not filled again."""
    t = searching("wolves elders")
    assert len(t.offered(1, "keep")) == 2
    t.does(1, "keep", "wolves").does(1, "discard-it")
    assert t.g.deck == []


def test_discards_go_to_the_next_region_in_the_order_of_choice():
    """O-5.1.3, O-10.discard: the last one lies on top."""
    t = searching()
    t.does(1, "keep", "wolves").does(1, "card", "scouts")
    assert t.pile_cards(2) == ["scouts", "elders"]


def test_from_the_hinterland_discards_go_to_the_cradle():
    """O-10.discard: Cradle, Provinces, Hinterland, Cradle."""
    t = searching(seat=2)
    t.does(2, "keep", "wolves").does(2, "card", "scouts")
    assert t.pile_cards(0) == ["scouts", "elders"]


def test_a_kept_card_may_be_discarded_too():
    """O-5.1.4: on top of the others."""
    t = searching()
    t.does(1, "keep", "wolves").does(1, "card", "scouts").does(1, "discard-it")
    assert t.pile_cards(2) == ["scouts", "elders", "wolves"]


def test_to_the_site_for_a_favor():
    """O-5.1.4 I: one favor of the card's suit."""
    t = searching()
    t.does(1, "keep", "wolves").does(1, "card", "scouts").does(1, "to-site", "river")
    assert (t.cards_at("river"), t.player(1).favor, t.bank("beast")) == (["wolves"], 5, 1)


def test_an_empty_bank_pays_nothing():
    """O-5.1.4 I: if there is any."""
    t = Table()
    t.deck(DECK)
    t.g.banks = [0] * 6
    t.turn(1).does(1, "search", "deck")
    t.does(1, "keep", "wolves").does(1, "card", "scouts").does(1, "to-site", "river")
    assert t.player(1).favor == 4


def test_a_full_site_takes_no_more():
    """O-2.8.1, O-5.1.4 I."""
    t = Table()
    t.deck(DECK)
    t.site("river", cards="dazzle alchemist")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "card", "scouts")
    assert t.offered(1, "to-site") == []


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("garrison", ["to-site", "facedown-adviser", "discard-it"]),  # site-only
        ("a_small_favor", ["to-advisers", "facedown-adviser", "discard-it"]),  # adviser-only
        ("wolves", ["to-site", "to-advisers", "facedown-adviser", "discard-it"]),
        ("vision_of_faith", ["reveal-vision", "facedown-adviser", "discard-it"]),
        ("conspiracy", ["conspire", "facedown-adviser", "discard-it"]),
    ],
)
def test_where_a_card_may_go(card: str, options: list[str]):
    """O-7.2.1, O-5.1.4 III, IV: of an Exile."""
    t = searching(f"{card} scouts longbows" if card != "vision_of_faith" else card)
    t.does(1, "keep", card)
    if t.asked()[1] == "next-discard":
        t.does(1, *t.offered(1)[0])
    assert [option[0] for option in t.offered(1)] == options


@pytest.mark.parametrize("seat", [0, 2])
def test_imperial_players_reveal_no_vision_but_conspire(seat: int):
    """O-5.1.4 III, IV."""
    t = Table()
    t.citizen(2)
    t.deck("vision_of_faith")
    t.turn(seat).does(seat, "search", "deck").does(seat, "keep", "vision_of_faith")
    assert [option[0] for option in t.offered(seat)] == ["facedown-adviser", "discard-it"]
    other = Table()
    other.citizen(2)
    other.deck("conspiracy")
    other.turn(seat).does(seat, "search", "deck").does(seat, "keep", "conspiracy")
    assert other.offers(seat, "conspire")


def test_a_new_vision_replaces_the_revealed_one():
    """O-5.1.4 III: which is discarded; the space is no adviser's."""
    t = Table()
    t.adviser(1, "wolves elders scouts")
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    t.deck("vision_of_conquest")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_conquest")
    t.does(1, "reveal-vision")
    assert t.player(1).vision == NUMBER["vision_of_conquest"]
    assert t.pile_cards(2) == ["vision_of_faith"]
    assert len(t.advisers(1)) == 3


def test_a_fourth_adviser_sends_one_away():
    """O-5.1.4 II: faceup or facedown, not a locked one."""
    t = Table()
    t.adviser(1, "wolves a_small_favor")
    t.adviser(1, "elders", facedown=True)
    t.deck("longbows")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "longbows").does(1, "to-advisers")
    assert t.offered(1) == [("adviser", "wolves"), ("adviser", "elders")]
    t.does(1, "adviser", "elders")
    assert sorted(t.advisers(1)) == ["a_small_favor", "longbows", "wolves"]
    assert t.pile_cards(2) == ["elders"]


def test_no_room_among_locked_advisers():
    """O-7.2.2: a card that would need a locked one to go can't be played there."""
    t = Table()
    t.adviser(1, "a_small_favor faithful_friend long_lost_heir")
    t.deck("longbows")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "longbows")
    assert [option[0] for option in t.offered(1)] == ["to-site", "discard-it"]


def test_a_facedown_adviser_is_played_or_discarded():
    """O-6.1: not put back facedown; no Supply."""
    t = Table()
    t.adviser(1, "wolves", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves")
    assert [option[0] for option in t.offered(1)] == ["to-site", "to-advisers", "discard-it"]
    t.does(1, "to-site", "river")
    assert (t.player(1).favor, t.player(1).supply) == (5, 7)


def test_an_adviser_that_can_only_be_discarded_says_so_in_the_menu():
    """O-6.1, O-5.1.4 III: a Vision of the Chancellor; an Exile may reveal it."""
    t = Table()
    for seat, vision in ((0, "vision_of_faith"), (1, "vision_of_conquest")):
        t.adviser(seat, vision, facedown=True)
    t.turn(0)
    assert t.offers(0, "discard-adviser", "vision_of_faith")
    assert not t.offered(0, "play-adviser")
    t.does(0, "discard-adviser", "vision_of_faith")
    assert t.pile_cards(1) == ["vision_of_faith"]
    t.rests(0)
    assert t.offers(1, "play-adviser", "vision_of_conquest")
    assert not t.offered(1, "discard-adviser")


def test_a_modifier_that_lets_an_adviser_be_played_keeps_it_from_being_a_discard():
    """O-6.1, O-7.4: the own site is full; a modifier opens the other sites."""
    t = Table()
    t.site("drowned_city", "p1")
    t.pawn(1, "drowned_city")
    t.adviser(1, "the_old_oak", facedown=True)  # lies at sites only
    t.turn(1)
    assert t.offers(1, "discard-adviser", "the_old_oak")
    t.adviser(1, "new_growth")
    t.turn(1).does(1, "play-adviser", "the_old_oak").does(1, "to-site", "steppe")
    assert t.cards_at("steppe") == ["the_old_oak"]


def test_who_plays_an_adviser_declares_what_that_needs():
    """O-7.4.1: a careful player is asked about each modifier, but can't leave out this one."""
    t = Table()
    t.site("drowned_city", "p1")
    t.pawn(1, "drowned_city")
    t.adviser(1, "the_old_oak", facedown=True)
    t.adviser(1, "new_growth")
    t.turn(1).does(1, "careful").does(1, "play-adviser", "the_old_oak")
    t.does(1, "to-site", "steppe")
    assert t.told("modifies") == [(1, "new_growth")]


def test_discarded_from_a_site_of_another_region():
    """O-10.discard: to the region after the card's, whoever discards it from where."""
    t = Table()
    t.pawn(1, "river")
    t.man("fertile_valley", 1)
    t.site("fertile_valley", cards="mercenaries")
    t.turn(1).attack(1, -1, 0, ("target-site", "salt_flats"))
    assert t.asked() == (1, "plans")
    t.dice([4, 4], [])
    t.does(1, "plan", "mercenaries")
    while t.asked()[1] != "act":
        t.does(1, *t.offered(1)[-1])
    assert t.pile_cards(1) == ["mercenaries"]


def test_tokens_on_a_discarded_card():
    """O-10.discard: favor to its bank, secrets facedown to the acting player."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("river", cards="wolves scouts")
    t.g.laid = {NUMBER["wolves"]: (1, 2)}
    t.adviser(1, "longbows", facedown=True)
    t.turn(1).does(1, "play-adviser", "longbows").does(1, "to-site", "river")
    t.does(1, "clear", "peoples_favor", "wolves")
    assert (t.bank("beast"), t.player(1).dark_secrets) == (3, 2)


# -- the Conspiracy (O-5.1.4 IV) ---------------------------------------------------------------


def plotting(
    mine: str, theirs: str, secrets: int = 1, dark: str = "", breaker: int | None = None
) -> Table:
    """Exile 1 plays the Conspiracy beside Exile 2, who has the Map.

    `breaker`: who rules Spell Breaker.
    """
    t = Table()
    if breaker is not None:
        t.site("steppe", cards="spell_breaker", ruler=breaker)
    t.pawn(2, "river")
    t.relic(2, "map")
    t.adviser(1, mine)
    t.adviser(1, dark, facedown=True)
    t.adviser(2, theirs)
    t.player(1).secrets = secrets
    t.deck("conspiracy")
    return t.turn(1).does(1, "search", "deck").does(1, "keep", "conspiracy").does(1, "conspire")


def test_the_conspiracy_takes_a_treasure_for_a_burned_secret():
    """O-5.1.4 IV: two of mine match, though it is one and the same of theirs."""
    t = plotting("wolves rangers", "errand_boy")
    assert t.asked() == (1, "conspire")
    t.does(1, "yes")
    assert (t.relics(1), t.player(1).secrets, t.player(1).dark_secrets) == (["map"], 0, 0)
    assert t.g.where[CONSPIRACY] == zones.BOX


@pytest.mark.parametrize(
    ("mine", "theirs", "secrets", "dark"),
    [
        ("wolves", "errand_boy rangers", 1, ""),  # two of theirs, one of mine
        ("wolves", "errand_boy", 1, "rangers"),  # a facedown adviser has no suit
        ("wolves rangers", "errand_boy", 0, ""),  # no secret to burn
        ("wolves scouts", "errand_boy", 1, ""),  # one match
    ],
)
def test_else_it_only_leaves_the_game(mine: str, theirs: str, secrets: int, dark: str):
    """O-5.1.4 IV: in every case to the box."""
    t = plotting(mine, theirs, secrets, dark)
    assert t.asked() == (1, "act")
    assert (t.relics(2), t.g.where[CONSPIRACY]) == (["map"], zones.BOX)


def test_the_conspiracy_may_be_let_be():
    """FAQ, O-5.1.4 IV: you may burn a secret, or decline and return it to the box."""
    t = plotting("wolves rangers", "errand_boy").does(1, "no")
    assert (t.relics(2), t.g.where[CONSPIRACY], t.player(1).secrets) == (["map"], zones.BOX, 1)


@pytest.mark.parametrize(("breaker", "bars"), [(2, True), (1, False)])
def test_spell_breaker_bars_the_conspiracy(breaker: int, bars: bool):
    """FAQ: the burned secret is the cost of a power, which its ruler's enemies can't use."""
    t = plotting("wolves rangers", "errand_boy", breaker=breaker)
    assert (t.asked() == (1, "act")) == bars
    assert t.g.where[CONSPIRACY] == zones.BOX


def test_the_conspiracy_replaces_no_revealed_vision():
    """O-5.1.4 IV."""
    t = Table()
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    t.adviser(1, "conspiracy", facedown=True)
    t.turn(1).does(1, "play-adviser", "conspiracy").does(1, "conspire")
    assert t.player(1).vision == NUMBER["vision_of_faith"]


def test_a_new_citizen_loses_his_vision():
    """O-6.6.2: it is discarded by his own pawn's region."""
    t = Table()
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    t.turn(0).does(0, "offer-citizenship", 1).does(0, "slot", "brutal").does(0, "offer-plain")
    t.does(1, "accept")
    assert (t.player(1).role, t.player(1).vision) == (CITIZEN, 0)
    assert t.pile_cards(2) == ["vision_of_faith"]
