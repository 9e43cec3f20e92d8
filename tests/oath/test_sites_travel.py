"""O-11: the powers of sites about travel."""

import pytest

from tests.oath.table import Table

BLANK, SWORD = 0, 3  # faces of the dice


def leaving(site: str, ruler: int | None = None) -> Table:
    """Player 1 is at this site, in the Provinces."""
    t = Table()
    t.site(site, "p1", ruler=ruler)
    return t


def travel_names(t: Table, seat: int = 1) -> set[str]:
    """The sites to which the player may travel."""
    return {str(choice[1]) for choice in t.offered(seat, "travel")}


# -- coasts ------------------------------------------------------------------------------------

COASTS = ("barren_coast", "lush_coast", "rocky_coast")


@pytest.mark.parametrize("origin", COASTS)
@pytest.mark.parametrize("to", COASTS)
def test_from_coast_to_coast_for_one_supply_past_the_narrow_pass(origin: str, to: str):
    """The pass is ignored."""
    if origin == to:
        return
    t = Table()
    t.site(origin, "c1")
    t.site(to, "h2")
    t.site("narrow_pass", "h1")
    t.pawn(1, origin)
    t.turn(1).does(1, "travel", to)
    assert t.player(1).supply == 6
    assert t.player(1).pawn == t.slot(to)


def test_a_coast_at_the_top_of_the_cradle_is_reached_past_the_pass():
    """The first slot of the map is a place like others."""
    t = Table()
    t.site("barren_coast", "c1")
    t.site("narrow_pass", "c2")
    t.site("rocky_coast", "p1")
    t.turn(1).does(1, "travel", "barren_coast")
    assert t.player(1).supply == 6


def test_a_facedown_coast_is_no_coast():
    """It shows no category: the normal price, and the pass matters."""
    t = Table()
    t.site("barren_coast", "c1")
    t.site("rocky_coast", "h2", up=False)
    t.pawn(1, "c1")
    t.turn(1).does(1, "travel", "h2")
    assert t.player(1).supply == 3
    t = Table()
    t.site("barren_coast", "c1")
    t.site("rocky_coast", "h2", up=False)
    t.site("narrow_pass", "h1")
    t.pawn(1, "c1")
    assert "h2" not in travel_names(t.turn(1))


def test_a_coast_helps_only_to_another_coast():
    """From a Coast inland, and from inland to a Coast, as everybody travels."""
    t = Table()
    t.site("barren_coast", "c1")
    t.site("rocky_coast", "h2")
    t.pawn(1, "c1")
    t.turn(1).does(1, "travel", "wastes")
    assert t.player(1).supply == 3
    t.does(1, "travel", "rocky_coast")
    assert t.player(1).supply == 0


# -- Narrow Pass -------------------------------------------------------------------------------


def test_the_narrow_pass_bars_its_region():
    """From another region only the pass can be reached."""
    t = Table()
    t.site("narrow_pass", "h1")
    t.pawn(1, "p1")
    names = travel_names(t.turn(1))
    assert "narrow_pass" in names
    assert not {"ancient_city", "wastes"} & names


def test_the_narrow_pass_bars_nobody_within():
    """From the region itself, and out of it, everybody travels as usual."""
    t = Table()
    t.site("narrow_pass", "h1")
    t.pawn(1, "wastes")
    assert len(travel_names(t.turn(1))) == 7


def test_a_facedown_narrow_pass_bars_nobody():
    """A facedown site has no power."""
    t = Table()
    t.site("narrow_pass", "h1", up=False)
    t.pawn(1, "p1")
    assert {"ancient_city", "wastes"} < travel_names(t.turn(1))


def test_the_narrow_pass_must_be_targeted_from_outside():
    """A target in its region is declared together with the pass."""
    t = Table()
    t.site("river", ruler=2)
    t.site("narrow_pass", "h1", ruler=2)
    t.site("wastes", ruler=2)
    t.pawn(2, "c1")
    t.turn(1).does(1, "campaign", 2).does(1, "target-site", "wastes")
    targets = [site for _, site in t.told("targets-site")]
    assert targets == ["river", "wastes", "narrow_pass"]  # nothing else was left to declare


def test_the_narrow_pass_of_another_ruler_guards_its_region():
    """If the attacker cannot target the pass he cannot declare targets behind it."""
    t = Table()
    t.site("river", ruler=2)
    t.site("narrow_pass", "h1", ruler=0)
    t.site("wastes", ruler=2)
    t.pawn(2, "c1")
    t.turn(1).does(1, "campaign", 2)
    assert t.asked() == (1, "attack-dice")


def test_the_narrow_pass_does_not_bar_its_ruler_or_who_is_inside():
    """Unless he rules it; and his own region is open to him."""
    t = Table()
    t.site("river", ruler=2)
    t.site("narrow_pass", "h1", ruler=1)
    t.site("wastes", ruler=2)
    t.pawn(2, "c1")
    t.turn(1).does(1, "campaign", 2).does(1, "target-site", "wastes")
    assert t.asked() == (1, "attack-dice")
    inside = Table()
    inside.site("narrow_pass", "h1", ruler=0)
    inside.site("ancient_city", ruler=2)
    inside.site("wastes", ruler=2)
    inside.pawn(1, "ancient_city")
    inside.pawn(2, "c1")
    inside.turn(1).does(1, "campaign", 2)
    assert inside.offers(1, "target-site", "wastes")


# -- Charming Valley, Buried Giant -------------------------------------------------------------


def test_charming_valley_costs_one_more_to_leave():
    """Provinces to Provinces: two and one."""
    t = leaving("charming_valley")
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).supply == 4
    t.does(1, "travel", "charming_valley")
    assert t.player(1).supply == 2


def test_charming_valley_costs_nothing_where_no_supply_is_spent():
    """O-7.6.2: "spend no Supply" ignores increases."""
    t = leaving("charming_valley")
    t.relic(1, "brass_horse")
    t.pile(1, "vision_of_faith")
    t.turn(1).uses(1, "brass_horse").does(1, "site", "steppe")
    assert t.player(1).supply == 7


def test_buried_giant_travels_for_a_turned_secret():
    """From here: no Supply, and Narrow Pass is ignored."""
    t = leaving("buried_giant")
    t.site("narrow_pass", "h1")
    t.turn(1).does(1, "travel", "wastes")
    assert t.player(1).pawn == t.slot("wastes")
    assert (t.player(1).supply, t.player(1).secrets, t.player(1).dark_secrets) == (7, 4, 1)


def test_buried_giant_ignores_the_pass_and_nothing_else():
    """Law, O-9.2: "ignore" beats only what it names; The Hidden Place wants its secret, too."""
    t = leaving("buried_giant")
    t.site("the_hidden_place", "h3")
    t.turn(1).does(1, "travel", "the_hidden_place").does(1, "modify", "buried_giant")
    assert (t.player(1).supply, t.player(1).secrets, t.player(1).dark_secrets) == (7, 3, 2)


def test_buried_giant_is_a_choice():
    """Where the journey is possible without it, the Supply may be spent instead."""
    t = leaving("buried_giant")
    t.turn(1).does(1, "travel", "steppe")
    assert t.offered(1) == [("modify", "buried_giant"), ("go",)]
    t.does(1, "go")
    assert (t.player(1).supply, t.player(1).secrets) == (5, 5)


def test_buried_giant_needs_a_faceup_secret_and_the_pawn():
    """Facedown secrets do not pay; who rules it from afar has no use of it."""
    t = leaving("buried_giant")
    t.player(1).secrets, t.player(1).dark_secrets, t.player(1).supply = 0, 5, 0
    assert travel_names(t.turn(1)) == set()
    t = Table()
    t.site("buried_giant", "p2", ruler=1)
    t.player(1).supply = 0
    assert travel_names(t.turn(1)) == set()


# -- Shrouded Wood -----------------------------------------------------------------------------


def test_shrouded_wood_costs_two_and_ignores_pass_and_hidden_place():
    """From here, whatever the table says; no secret is turned."""
    t = Table()
    t.site("shrouded_wood", "c1")
    t.site("narrow_pass", "h1")
    t.site("the_hidden_place", "h2")
    t.pawn(1, "c1")
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert (t.player(1).supply, t.player(1).secrets) == (5, 5)
    near = Table()
    near.site("shrouded_wood", "c1")
    near.pawn(1, "c1")
    near.turn(1).does(1, "travel", "salt_flats")
    assert near.player(1).supply == 5


@pytest.mark.parametrize(("ruler", "leader"), [(0, 0), (2, 2)])
def test_shrouded_wood_lets_an_enemy_ruler_lead(ruler: int, leader: int):
    """The Chancellor for the Empire; he chooses among all sites, also past the pass."""
    t = leaving("shrouded_wood", ruler=ruler)
    t.site("narrow_pass", "h1")
    t.turn(1)
    assert t.offered(1, "travel") == []
    t.does(1, "set-out")
    assert t.asked() == (leader, "lead-traveller")
    assert len(t.offered(leader)) == 7
    t.does(leader, "site", "wastes")
    assert (t.player(1).pawn, t.player(1).supply) == (t.slot("wastes"), 5)


def test_shrouded_wood_is_quiet_under_bandits_and_friends():
    """FAQ: bandit rule does not count; neither does one's own, nor that of one's Empire."""
    for ruler, citizen in ((None, False), (1, False), (0, True)):
        t = Table()
        if citizen:
            t.citizen(1)
        t.site("shrouded_wood", "p1", ruler=ruler)
        assert len(t.turn(1).offered(1, "travel")) == 7


def test_shrouded_wood_leads_nobody_who_sets_out_elsewhere():
    """Only travellers from here."""
    t = Table()
    t.site("shrouded_wood", "p2", ruler=2)
    assert len(t.turn(1).offered(1, "travel")) == 7


def test_shrouded_wood_and_decadent():
    """FAQ: Decadent adds one for a Hinterland destination; who cannot pay does not travel."""
    t = Table()
    t.open_slot(1)
    t.site("shrouded_wood", "p1", ruler=2)
    t.pawn(0, "p1")
    t.turn(0).does(0, "set-out").does(2, "site", "ancient_city")
    assert t.player(0).supply == 4
    poor = Table()
    poor.open_slot(1)
    poor.site("shrouded_wood", "p1", ruler=2)
    poor.pawn(0, "p1")
    poor.player(0).supply = 2
    poor.turn(0).does(0, "set-out").does(2, "site", "ancient_city")
    assert (poor.player(0).supply, poor.player(0).pawn) == (2, poor.slot("p1"))
    assert poor.told("travel-fails") == [(0,)]


def test_shrouded_wood_leads_who_is_banished():
    """Even when another player is making you travel."""
    t = Table(seats=4)
    t.site("shrouded_wood", "p1", ruler=0)
    t.pawn(2, "p1")
    t.arm(1, 9)
    t.arm(2, 0)
    t.dice([BLANK] * 2, [SWORD] * 9)
    t.turn(1).attack(1, 2, 9).does(1, "yes")
    assert t.asked() == (0, "send-traveller")


# -- The Hidden Place --------------------------------------------------------------------------


def test_a_modifier_is_not_offered_where_its_cost_would_spoil_the_journey():
    """O-7.4: the Buried Giant wants the only secret, which The Hidden Place needs."""
    t = leaving("buried_giant")
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
    poor.player(1).secrets, poor.player(1).dark_secrets = 0, 3
    assert not poor.turn(1).offers(1, "travel", "the_hidden_place")


def test_a_modifier_that_leaves_no_secret_for_the_price_is_not_offered():
    """One secret pays either Buried Giant or The Hidden Place, not both."""
    t = leaving("buried_giant")
    t.site("the_hidden_place", "p2")
    t.pawn(1, "buried_giant")
    t.player(1).secrets = 1
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert t.player(1).pawn == t.slot("the_hidden_place")
    assert (t.player(1).secrets, t.player(1).dark_secrets, t.player(1).supply) == (0, 1, 5)


def test_the_hidden_place_is_attacked_for_a_turned_secret():
    """One per campaign, however many targets are there."""
    t = Table()
    t.site("the_hidden_place", "p1", ruler=2)
    t.pawn(2, "p1")
    t.turn(1).attack(1, 2, 0, ("target-pawn",))
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (4, 1)


def test_the_hidden_place_is_no_target_without_a_secret():
    """From afar it can't be added; who stands there can't attack."""
    t = Table()
    t.site("river", ruler=2)
    t.site("the_hidden_place", "p2", ruler=2)
    t.player(1).secrets = 0
    t.turn(1).does(1, "campaign", 2)
    assert t.asked() == (1, "attack-dice")
    here = Table()
    here.site("the_hidden_place", "p1", ruler=2)
    here.player(1).secrets = 0
    assert here.turn(1).offered(1, "campaign") == []


def test_nobody_is_made_to_flip_for_the_hidden_place():
    """FAQ: a forced traveller need not flip; then the travel does not happen."""
    for answer, place in (("no", "p1"), ("yes", "p2")):
        t = Table()
        t.site("the_hidden_place", "p2")
        t.pawn(2, "p1")
        t.arm(1, 9)
        t.arm(2, 0)
        t.dice([BLANK] * 2, [SWORD] * 9)
        t.turn(1).attack(1, 2, 9).does(1, "yes")
        t.does(1, "site", "the_hidden_place")
        assert t.asked() == (2, "pay-to-be-sent")
        t.does(2, answer)
        assert t.player(2).pawn == t.slot(place)


def test_the_hidden_place_is_free_from_the_shrouded_wood():
    """Ignored when travelling from there, also for who has no secret."""
    t = leaving("shrouded_wood")
    t.site("the_hidden_place", "p2")
    t.player(1).secrets = 0
    t.turn(1).does(1, "travel", "the_hidden_place")
    assert t.player(1).pawn == t.slot("p2")
