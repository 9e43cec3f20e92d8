"""O-12.4 to O-12.6, O-12.9: the Prince's threats, his search, and how his turn ends."""

from typing import Final

import pytest

from crannog.games.oath.facts import NUMBER, PEOPLES_FAVOR, SUITS
from crannog.games.oath.prince.sheet import CIRCLES, NODE_IDS, STEPS
from crannog.games.oath.prince.threat import assess
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from tests.oath.princes import CONSPIRATORS, FRIENDS, PrinceTable

SQUARES: Final = {
    "tl": "circle_supremacy",
    "tr": "circle_protection",
    "bl": "circle_devotion",
    "br": "circle_people",
}


def seasoned(role: str = CHANCELLOR, people: int = 2, **options: str) -> PrinceTable:
    """His first turn is over."""
    t = PrinceTable(role, people, **options)
    t.tokens.has_played = True
    return t


# -- the threat (O-12.5) -----------------------------------------------------------------------


def test_on_his_first_turn_he_sees_no_threat():
    t = PrinceTable(EXILE)
    t.wakes()
    assert t.told("prince-threat") == []
    assert t.tokens.has_played
    assert t.tokens.start == t.tokens.current


def test_a_chancellor_without_a_threat_stays_where_he_is():
    t = seasoned()
    t.tokens.current = NODE_IDS.index("tr_muster")
    t.wakes()
    assert t.threat() == "none"
    assert t.told("prince-stays") == [(t.prince, "tr_muster")]


@pytest.mark.parametrize(
    ("goal", "circle"),
    [
        ("supremacy", "circle_protection"),
        ("people", "circle_devotion"),
        ("protection", "circle_people"),
        ("devotion", "circle_supremacy"),
    ],
)
def test_a_successor_is_the_first_threat(goal: str, circle: str):
    """O-12.5.2: the circle is that of what makes him the Successor."""
    t = seasoned()
    t.g.goal = goal
    t.citizen_under_prince(0)
    t.man("salt_flats", t.prince)  # the title stays the Prince's
    if goal == "supremacy":
        t.relic(0, "map whistle")
    elif goal == "people":
        t.banner("peoples_favor", t.prince)
        t.banner("darkest_secret", 0)
    elif goal == "protection":
        t.relic(t.prince, "map whistle brass_horse")
        t.banner("peoples_favor", 0)
    else:
        t.banner("darkest_secret", t.prince)
        t.relic(0, "grand_scepter")
    t.wakes()
    assert t.threat() == "successor"
    assert t.told("prince-turns-to") == [(t.prince, circle)]


def test_for_a_successor_with_the_scepter_the_rival_is_its_holder():
    """O-12.5.2: he goes where that pawn is, for the Scepter alone."""
    t = seasoned()
    t.g.goal = "devotion"
    t.citizen_under_prince(0)
    t.banner("darkest_secret", t.prince)
    t.relic(0, "grand_scepter")
    t.arm(t.prince, 14)
    t.wakes()
    assert t.told("prince-moves")[0][2:] == ("tl_campaign_low", "orange", "ready_fewest")
    assert t.told("campaigns") == [(t.prince, 0)]
    assert t.told("targets-thing") == [(t.prince, "grand_scepter")]
    assert t.player(t.prince).pawn == t.player(0).pawn


@pytest.mark.parametrize(("turn", "threat"), [(1, "oathkeeper"), (8, "usurper")])
def test_an_exile_with_the_title_is_a_threat(turn: int, threat: str):
    """O-12.5.1: in the last round like a Usurper."""
    t = seasoned()
    t.banner("darkest_secret", 1)
    t.g.title, t.g.round = 1, turn
    t.wakes()
    assert t.threat() == threat
    assert t.told("prince-turns-to") == [(t.prince, "circle_devotion")]


def test_a_usurper_comes_before_a_vision_and_that_before_a_mere_oathkeeper():
    t = seasoned()
    t.banner("darkest_secret", 1)
    t.g.title, t.g.visions_drawn = 1, 3
    t.g.players[0].vision = NUMBER["vision_of_conquest"]
    t.g.where[NUMBER["vision_of_conquest"]] = 30
    t.man("salt_flats", 0)
    t.wakes()
    assert t.threat() == "vision"
    assert t.told("prince-turns-to") == [(t.prince, "circle_supremacy")]
    t = seasoned()
    t.banner("darkest_secret", 1)
    t.g.title, t.g.usurper, t.g.visions_drawn = 1, True, 3
    t.g.players[0].vision = NUMBER["vision_of_conquest"]
    t.g.where[NUMBER["vision_of_conquest"]] = 30
    t.man("salt_flats", 0)
    t.wakes()
    assert t.threat() == "usurper"


def test_a_vision_is_no_threat_before_three_are_drawn():
    t = seasoned()
    t.g.players[0].vision = NUMBER["vision_of_conquest"]
    t.g.where[NUMBER["vision_of_conquest"]] = 30
    t.g.visions_drawn = 2
    t.man("salt_flats", 0)
    t.wakes()
    assert t.threat() == "none"


@pytest.mark.parametrize("goal", CIRCLES)
def test_an_exile_acts_as_if_there_were_a_usurper(goal: str):
    t = seasoned(EXILE)
    t.g.goal = goal
    t.tokens.current = NODE_IDS.index("need_banner")
    t.wakes()
    assert t.threat() == "usurper"
    assert t.told("prince-turns-to") == [(t.prince, CIRCLES[goal])]


def test_he_sees_the_threat_before_he_turns_usurper():
    """O-12.5.4: he wakes when the threat is assessed; as the Usurper he sees none (O-12.5.1)."""
    t = seasoned(EXILE)
    t.banner("darkest_secret", t.prince)
    t.g.title = t.prince
    t.wakes()
    assert t.g.usurper
    assert t.threat() == "usurper"
    assess(t.g, t.prince)
    assert t.threat() == "none"


def test_the_same_threat_leaves_him_in_its_square():
    t = seasoned(EXILE)
    t.tokens.threat = 2
    t.tokens.current = NODE_IDS.index("bl_muster")  # Devotion: the bottom left
    t.wakes()
    assert t.told("prince-stays") == [(t.prince, "bl_muster")]
    t = seasoned(EXILE)
    t.tokens.threat = 2
    t.tokens.current = NODE_IDS.index("br_muster")
    t.wakes()
    assert t.told("prince-turns-to") == [(t.prince, "circle_devotion")]
    t = seasoned(EXILE)
    t.tokens.current = NODE_IDS.index("bl_muster")  # a new threat
    t.wakes()
    assert t.told("prince-turns-to") == [(t.prince, "circle_devotion")]


@pytest.mark.parametrize(("mob", "favor", "added"), [(False, 3, 1), (True, 3, 2), (True, 0, 0)])
def test_he_puts_favor_on_the_peoples_favor_and_takes_none_off(mob: bool, favor: int, added: int):
    """O-12.5.4."""
    t = seasoned()
    t.banner("peoples_favor", t.prince, 3)
    t.g.mob = mob
    t.player(t.prince).favor = favor
    t.wakes()
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 3 + added
    assert t.told("returns-from-banner") == []


# -- the search (O-12.6) -----------------------------------------------------------------------


def search(cards: str, square: str = "tl", *friends: str, conspirators: str = "") -> PrinceTable:
    """The Prince's search, with one card stacked above the other."""
    t = PrinceTable()
    t.deck(cards)
    t.tokens.current = NODE_IDS.index(SQUARES[square])
    for space, suit in enumerate(friends):
        t.befriends(suit, FRIENDS + space)
    for space, suit in enumerate(conspirators.split()):
        t.befriends(suit, CONSPIRATORS + space)
    return t.wakes()


def played(t: PrinceTable) -> str:
    """The card that he has chosen."""
    return str(t.told("prince-chooses")[0][1])


@pytest.mark.parametrize("square", SQUARES)
def test_the_square_says_which_suits_he_prefers(square: str):
    """Order is a Friend, Nomad a Conspirator, Beast neutral."""
    wants_friend = square in ("tl", "br")
    t = search("wolves elders longbows", square, "order", conspirators="nomad")
    assert played(t) == ("longbows" if wants_friend else "elders")
    t = search("elders wolves charlatan", square, "order", conspirators="nomad")
    assert played(t) == ("wolves" if wants_friend else "elders")
    t = search("longbows wolves", square, "order", conspirators="nomad")
    assert played(t) == ("longbows" if wants_friend else "wolves")
    t = search("longbows elders", square, conspirators="nomad order")
    assert played(t) == "longbows"  # both are of one column: the highest
    t = search("longbows elders", square, "nomad", "order")
    assert played(t) == "longbows"


def test_among_suits_on_one_space_the_first_that_came_and_its_first_card():
    t = PrinceTable()
    t.deck("longbows elders wrestlers")
    t.tokens.current = NODE_IDS.index("circle_supremacy")
    t.befriends("nomad", FRIENDS)
    t.befriends("order", FRIENDS)
    t.wakes()
    assert played(t) == "elders"
    t = search("wrestlers longbows elders", "tl", "order")
    assert played(t) == "wrestlers"


@pytest.mark.parametrize("square", SQUARES)
def test_a_neutral_suit_comes_to_the_column_that_the_square_prefers(square: str):
    t = search("wolves", square)
    assert t.suits_at(FRIENDS if square in ("tl", "br") else CONSPIRATORS) == ["beast"]
    assert t.told("prince-may-act") == [(t.prince, 2)]


@pytest.mark.parametrize(("space", "worth"), [(0, 3), (1, 4), (2, 5), (3, 5)])
def test_a_token_goes_up_to_the_right_of_others_and_gives_actions(space: int, worth: int):
    """O-12.6.6, O-12.7.1; from the highest space there is no way up."""
    t = PrinceTable()
    t.deck("wolves")
    t.tokens.current = NODE_IDS.index("circle_supremacy")
    higher = min(space + 1, STEPS - 1)
    t.befriends("nomad", FRIENDS + higher)
    t.befriends("beast", FRIENDS + space)
    t.wakes()
    assert t.suits_at(FRIENDS + higher) == ["nomad", "beast"]
    assert t.told("prince-may-act") == [(t.prince, worth)]


def test_he_plays_to_the_first_site_with_room_and_takes_a_favor():
    """O-12.6.4: from the top of the Cradle down."""
    t = PrinceTable()
    t.deck("wolves")
    t.site("fertile_valley", cards="longbows elders alchemist")  # c1, full
    t.wakes()
    assert t.cards_at("c2") == ["wolves"]
    assert t.told("gains-favor")[0] == (t.prince, "beast", 1)


@pytest.mark.parametrize(
    ("square", "warbands", "ambition", "secrets", "tactics"),
    [("tl", 2, 0, 0, 1), ("tr", 1, 1, 0, 1), ("bl", 1, 0, 1, 1), ("br", 0, 2, 0, 0)],
)
def test_for_a_card_that_can_not_be_played_he_gets_what_the_square_says(
    square: str, warbands: int, ambition: int, secrets: int, tactics: int
):
    """O-12.6.5: an adviser-only card; the favor is for his ambition alone."""
    t = PrinceTable()
    t.deck("animal_playmates")
    t.tokens.current = NODE_IDS.index(SQUARES[square])
    t.wakes()
    assert t.told("prince-cannot-play") == [(t.prince, "animal_playmates")]
    assert sum(count for _, count in t.told("gains-warbands")[: bool(warbands)]) == warbands
    assert sum(count for _, _, count in t.told("prince-gains-ambition")) == ambition
    assert t.told("gains-secrets")[:1] == ([(t.prince, secrets)] if secrets else [])
    assert t.tokens.tactics == tactics
    assert "animal_playmates" in [name for _, name, _ in t.told("discards")]


def test_he_draws_three_cards_and_discards_those_that_he_does_not_play():
    """O-12.6.1, O-12.6.7: in the order in which they were drawn, to the next region's pile."""
    t = search("wolves elders longbows alchemist errand_boy", "tl", "order")
    assert t.told("prince-draws") == [(t.prince, 0, "wolves", "elders", "longbows")]
    assert played(t) == "longbows"
    assert t.pile_cards(1) == ["wolves", "elders"]
    assert len(t.g.deck) == 2


def test_visions_do_not_stop_him_and_he_goes_on_to_a_denizen():
    """O-12.6.1: each is counted; nobody sees which they are."""
    t = PrinceTable()
    t.deck("vision_of_faith conspiracy vision_of_rebellion vision_of_conquest wolves elders")
    t.wakes()
    assert t.told("prince-draws") == [(t.prince, 4, "wolves")]
    assert t.g.visions_drawn == 4
    assert len(t.told("discards-unseen")) == 4
    assert [NUMBER["elders"]] == t.g.deck


@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("alchemist errand_boy tavern_songs", 0),
        ("alchemist longbows tavern_songs", 1),
        ("longbows bear_traps wrestlers", 3),
        ("longbows vision_of_faith wrestlers", 2),
    ],
)
def test_each_battle_plan_that_he_draws_advances_his_tactics(cards: str, place: int):
    """O-12.6.2."""
    t = PrinceTable()
    t.deck(cards)
    t.wakes()
    assert t.tokens.tactics == place


@pytest.mark.parametrize(("place", "dice"), list(enumerate((0, 1, 1, 2, 2, 3))))
def test_the_tactics_track(place: int, dice: int):
    t = PrinceTable()
    t.tokens.tactics = place
    assert t.tokens.dice() == dice


def test_with_no_card_to_draw_he_takes_two_actions():
    t = PrinceTable().wakes()
    assert t.told("prince-may-act") == [(t.prince, 2)]
    assert sorted(t.suits_at(0)) == sorted(SUITS)


# -- refresh (O-12.9) --------------------------------------------------------------------------


def threatened(people: int = 2) -> PrinceTable:
    """An Exile has the title, the Prince's turn is as good as over."""
    t = seasoned(CHANCELLOR, people)
    t.banner("darkest_secret", 1)
    t.g.title = 1
    t.tokens.threat = 4
    t.stands("bl_muster", actions=0)
    return t


def test_a_threatened_chancellor_lets_exiles_take_the_bottom_relic():
    """O-12.9.2: one after the other; who takes it is a Citizen, and sees it first."""
    t = threatened()
    relic = t.g.relic_deck[0]
    t.turn(t.prince)
    assert t.asked() == (0, "princely-offer")
    t.does(0, "look-at-offer")
    assert t.g.know[0] >> relic & 1
    assert not t.g.know[1] >> relic & 1
    t.does(0, "refuse")
    assert t.asked() == (1, "princely-offer")
    t.does(1, "look-at-offer").does(1, "accept")
    assert t.player(1).role == CITIZEN
    assert relic in t.player(1).relics
    assert t.asked() == (0, "act")


def test_he_offers_nothing_without_a_threat_with_the_title_or_as_an_exile():
    for change in ("threat", "title", "successor"):
        t = threatened()
        if change == "threat":
            t.tokens.threat = 0
        elif change == "title":
            t.banner("darkest_secret", t.prince)
            t.g.title = t.prince
        else:
            t.tokens.threat = 1
        t.turn(t.prince)
        assert t.asked() == (0, "act"), change
    t = seasoned(EXILE)
    t.stands("bl_muster", actions=0)
    t.tokens.threat = 2
    t.turn(t.prince)
    assert t.asked() == (0, "act")


def test_who_meets_the_goal_of_the_successor_is_not_invited():
    t = threatened()
    t.relic(0, "grand_scepter")
    t.turn(t.prince)
    assert t.asked() == (1, "princely-offer")
    t.does(1, "decline")
    assert t.asked() == (0, "act")


def test_his_tokens_come_home_and_the_start_token_follows():
    t = seasoned()
    t.site("fertile_valley", cards="longbows")
    t.player(t.prince).favor = 1
    t.stands("tl_trade_favor")
    t.acts()
    assert t.path() == [("tl_muster_high", "always", "done")]
    assert t.g.laid == {}
    assert t.g.banks[2] == 3
    assert t.tokens.start == t.tokens.current == NODE_IDS.index("tl_muster_high")
    assert t.tokens.is_to_search()
