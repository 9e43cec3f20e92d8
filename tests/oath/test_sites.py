"""O-11: the powers of sites."""

from tests.oath.table import HEARTH, Table


def test_salt_flats_give_one_token_at_the_end_of_wake():
    """O-4.1.4: one favor or secret, or none."""
    t = Table()
    t.pawn(1, "salt_flats")
    t.at("salt_flats").favor, t.at("salt_flats").secrets = 2, 1
    t.turn(1, "wake")
    assert t.offered(1) == [("take-favor",), ("take-secret",), ("leave",)]
    t.does(1, "take-secret")
    assert (t.at("salt_flats").secrets, t.player(1).secrets) == (0, 6)
    assert t.asked() == (1, "act")


def test_fertile_valley_pays_for_a_hearth_card():
    """O-11.1: one favor for the play, one for the homeland."""
    t = Table()
    t.pawn(1, "fertile_valley")
    t.adviser(1, "wayside_inn", facedown=True)
    t.turn(1).does(1, "play-adviser", "wayside_inn").does(1, "to-site", "fertile_valley")
    assert t.g.banks[HEARTH] == 0
    assert t.player(1).favor == 6


def test_a_homeland_pays_nothing_after_a_discard_of_its_suit():
    """O-11.1: not if a card of that suit was discarded there on this turn."""
    t = Table()
    t.pawn(1, "fertile_valley")
    t.banner("peoples_favor", 1)
    t.site("fertile_valley", cards="levelers")
    t.adviser(1, "wayside_inn", facedown=True)
    t.turn(1).does(1, "play-adviser", "wayside_inn").does(1, "to-site", "fertile_valley")
    t.does(1, "clear", "peoples_favor", "levelers")
    assert t.player(1).favor == 5


def test_from_coast_to_coast_for_one_supply_past_the_narrow_pass():
    """A faceup Coast only; the pass is ignored."""
    t = Table()
    t.site("barren_coast", "c1")
    t.site("rocky_coast", "h2")
    t.site("narrow_pass", "h1")
    t.pawn(1, "barren_coast")
    t.turn(1).does(1, "travel", "rocky_coast")
    assert t.player(1).supply == 6
    assert t.player(1).pawn == t.slot("rocky_coast")


def test_the_narrow_pass_bars_its_region():
    """From another region only the pass can be reached."""
    t = Table()
    t.site("narrow_pass", "h1")
    t.pawn(1, "p1")
    names = [choice[1] for choice in t.turn(1).offered(1, "travel")]
    assert "narrow_pass" in names
    assert not {"ancient_city", "wastes"} & set(names)


def test_a_modifier_is_not_offered_where_its_cost_would_spoil_the_journey():
    """O-7.4: the Buried Giant wants the only secret, which The Hidden Place needs."""
    t = Table()
    t.site("buried_giant", "p1")
    t.site("the_hidden_place", "p2")
    t.pawn(1, "buried_giant")
    t.player(1).secrets = 1
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("the_hidden_place"), 5)


def test_the_hidden_place_costs_a_turned_secret():
    """Travel there turns a faceup secret; without one it can't be reached."""
    t = Table()
    t.site("the_hidden_place", "p2")
    t.pawn(1, "p1")
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (4, 1)
    poor = Table()
    poor.site("the_hidden_place", "p2")
    poor.pawn(1, "p1")
    poor.player(1).secrets = 0
    assert not poor.turn(1).offers(1, "travel", "the_hidden_place")


def test_a_modifier_that_leaves_no_secret_for_the_price_is_not_offered():
    """One secret pays either Buried Giant or The Hidden Place, not both."""
    t = Table()
    t.site("buried_giant", "p1")
    t.site("the_hidden_place", "p2")
    t.pawn(1, "buried_giant")
    t.player(1).secrets = 1
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert t.player(1).pawn == t.slot("the_hidden_place")
    assert (t.player(1).secrets, t.player(1).dark_secrets, t.player(1).supply) == (0, 1, 5)
