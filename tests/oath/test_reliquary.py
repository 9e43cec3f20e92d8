"""O-2.3: the four slots of the Imperial Reliquary, once they are empty."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER, SLOT_NUMBERS
from crannog.games.oath.title import treasures
from crannog.games.oath.verbs import lay
from tests.oath.battles import BLANK, SWORD
from tests.oath.table import Table

BRUTAL, DECADENT, CARELESS, GREEDY = range(4)


# -- Brutal ------------------------------------------------------------------------------------


def chancellors_war(*, wins: bool, brutal: bool = True) -> Table:
    """The Chancellor with six warbands attacks fertile_valley, where player 2 has four."""
    t = Table()
    if brutal:
        t.open_slot(BRUTAL, seat=1)
    t.arm(0, 6)
    t.site("fertile_valley", ruler=2, warbands=4)
    t.dice([BLANK], [SWORD] * (5 if wins else 1))
    t.turn(0).attack(0, 2, 5 if wins else 1)
    return t.does(0, "number", 0) if wins else t.does(0, "no-sacrifice")


def test_brutal_kills_the_whole_defeated_force():
    """Instead of half; who was not in the force lives."""
    t = chancellors_war(wins=True)
    assert (t.player(2).warbands, t.player(2).bank) == (3, 11)


def test_brutal_kills_the_chancellors_own_force():
    """Even the Chancellor himself, if he is defeated."""
    t = chancellors_war(wins=False)
    assert t.player(0).warbands == 0


def test_without_brutal_half_of_the_force_dies():
    """While the slot holds its relic."""
    assert chancellors_war(wins=True, brutal=False).player(2).warbands == 5
    assert chancellors_war(wins=False, brutal=False).player(0).warbands == 3


def test_brutal_is_about_the_chancellors_attacks():
    """Not when he defends, nor when others attack each other."""
    t = Table()
    t.open_slot(BRUTAL, seat=2)
    t.site("river", ruler=0, warbands=4)
    t.arm(1, 8)
    t.dice([BLANK] * 2, [SWORD] * 8)
    t.turn(1).attack(1, 0, 8).does(1, "number", 0)
    assert t.player(0).warbands == 5


# -- Decadent ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "to", "supply"),
    [
        ("p1", "c1", 0),  # into the Cradle from the Provinces
        ("h1", "c1", 0),  # from the Hinterland
        ("c1", "c2", 1),  # within the Cradle
        ("c1", "h1", 5),  # into the Hinterland: one more
        ("p1", "h1", 3),
        ("h1", "h2", 4),  # "any Hinterland site", also from there
        ("c1", "p1", 2),
    ],
)
def test_decadent_comes_home_freely_and_hates_the_hinterland(origin: str, to: str, supply: int):
    """For the Chancellor alone."""
    t = Table()
    t.open_slot(DECADENT, seat=1)
    t.pawn(0, origin)
    name = t.g.name(t.slot(to))
    t.turn(0).does(0, "travel", name)
    assert t.player(0).supply == 7 - supply


def test_decadent_binds_the_chancellor_not_who_has_the_scepter_or_the_relic():
    """Others pay by the table."""
    t = Table()
    t.open_slot(DECADENT, seat=1)
    t.relic(1, "grand_scepter")
    t.turn(1).does(1, "travel", "fertile_valley")
    assert t.player(1).supply == 5
    t.does(1, "travel", "ancient_city")
    assert t.player(1).supply == 1


def test_decadent_makes_a_journey_possible_without_supply():
    """No Supply is spent, so none is needed."""
    t = Table()
    t.open_slot(DECADENT)
    t.pawn(0, "h1")
    t.player(0).supply = 0
    assert [site for _, site in t.turn(0).offered(0, "travel")] == ["fertile_valley", "salt_flats"]


# -- Careless ----------------------------------------------------------------------------------


def market(seat: int = 0) -> Table:
    """The Chancellor's site has a Beast card; he has one Beast adviser."""
    t = Table()
    t.open_slot(CARELESS)
    t.pawn(seat, "fertile_valley")
    t.site("fertile_valley", cards="wolves")
    t.adviser(seat, "rangers")
    t.g.banks = [5] * 6
    return t.turn(seat)


def test_careless_gains_a_favor_more():
    """One, one for the adviser, one for carelessness."""
    t = market().does(0, "trade-favor", "wolves")
    assert (t.player(0).favor, t.bank("beast")) == (7, 2)


def test_careless_gains_a_secret_fewer_and_a_favor():
    """Trading for secrets: no secret for one adviser, but a favor of the card's bank."""
    t = market().does(0, "trade-secrets", "wolves")
    assert (t.player(0).secrets, t.player(0).favor, t.bank("beast")) == (5, 3, 4)


@pytest.mark.parametrize(("advisers", "gain"), [("rangers errand_boy roving_terror", 2), ("", 0)])
def test_careless_gains_one_secret_fewer_but_loses_none(advisers: str, gain: int):
    """Three advisers of the suit bring two secrets; without any, nothing is lost."""
    t = Table()
    t.open_slot(CARELESS)
    t.site("fertile_valley", cards="wolves")
    t.adviser(0, advisers)
    t.turn(0).does(0, "trade-secrets", "wolves")
    assert t.player(0).secrets == 5 + gain


def test_careless_takes_what_the_bank_has():
    """O-9.3: an empty bank gives nothing."""
    t = Table()
    t.open_slot(CARELESS)
    t.site("fertile_valley", cards="wolves")
    t.g.banks = [0] * 6
    t.turn(0).does(0, "trade-favor", "wolves")
    assert t.player(0).favor == 4


def test_careless_is_the_chancellors_alone():
    """An Exile trades as ever."""
    t = market(seat=1).does(1, "trade-favor", "wolves")
    assert t.player(1).favor == 6
    t = market(seat=1).does(1, "trade-secrets", "wolves")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 6)


# -- Greedy ------------------------------------------------------------------------------------

DECK = "longbows wolves elders tents scouts alchemist"


def greedy(drawn: int = 0, deck: str = DECK) -> Table:
    """The Chancellor is greedy; so many Visions were drawn."""
    t = Table()
    t.open_slot(GREEDY, seat=2)
    t.g.visions_drawn = drawn
    t.deck(deck)
    t.pile(0, "rangers dazzle scryer naysayers errand_boy keep")
    return t


@pytest.mark.parametrize("source", ["deck", "cradle"])
def test_greedy_draws_two_more(source: str):
    """From the world deck and from a pile."""
    t = greedy().turn(0).does(0, "search", source)
    assert len(t.g.drawn) == 5


def test_greedy_stops_after_a_vision():
    """From the world deck."""
    t = (
        greedy(deck="longbows vision_of_faith elders tents scouts")
        .turn(0)
        .does(0, "search", "deck")
    )
    assert len(t.g.drawn) == 2


def test_greedy_does_not_search_for_more_than_two_supply():
    """The world deck gets too dear with the first Vision; a pile never is."""
    t = greedy(drawn=1).turn(0)
    assert t.offered(0, "search") == [("search", "cradle")]


def test_greedy_with_the_darkest_secret_searches_the_deck():
    """It costs two Supply then."""
    t = greedy(drawn=4)
    t.banner("darkest_secret", 0)
    assert t.turn(0).offers(0, "search", "deck")


def test_greedy_plays_facedown_advisers():
    """O-6.1: that costs nothing."""
    t = greedy(drawn=4)
    t.adviser(0, "wolves", facedown=True)
    assert t.turn(0).offers(0, "play-adviser", "wolves")


def test_greedy_is_the_chancellors_alone():
    """Others draw three, at any price."""
    t = greedy(drawn=1).turn(1).does(1, "search", "deck")
    assert len(t.g.drawn) == 3
    assert t.player(1).supply == 4


# -- the slots ---------------------------------------------------------------------------------


def test_a_full_slot_binds_nobody_and_counts_for_nobody():
    """O-2.3: a relic in a slot is used, targeted and counted by nobody."""
    t = Table()
    t.pawn(0, "p1")
    assert treasures(t.g, 0) == 1  # the Grand Scepter
    assert all(t.g.holder(slot) == -1 for slot in SLOT_NUMBERS)
    assert t.turn(0).offered(0, "use") == []
    t = Table()
    t.pawn(0, "p1")
    t.turn(1).does(1, "campaign", 0)
    assert t.offered(1) == [("target-thing", "grand_scepter"), ("target-pawn",)]


def test_an_open_slot_stays_open():
    """For the rest of the game, whoever gets the relic."""
    t = Table()
    t.open_slot(GREEDY, seat=2)
    assert t.g.holder(NUMBER["greedy"]) == 0
    lay(t.g, NUMBER["truthful_harp"], zones.RELIC_DECK)
    assert t.g.holder(NUMBER["greedy"]) == 0
