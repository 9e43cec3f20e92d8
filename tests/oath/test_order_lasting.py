"""Order: what its cards say all the time."""

import pytest

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import BLANK, SWORD
from tests.oath.table import Table

# -- Forced Labor ------------------------------------------------------------------------------


def labor(ruler: int | None = 0) -> Table:
    """Forced Labor lies at the Wastes; its ruler rules the River too, where Exile 1 stands."""
    t = Table()
    t.site("wastes", cards="forced_labor")
    if ruler is not None:
        t.man("wastes", ruler)
        t.man("river", ruler)
    t.deck("tents elders alchemist")
    return t


def test_forced_labor_is_paid_to_the_chancellor_for_the_empire():
    """At the start of the search."""
    t = labor()
    t.turn(1).does(1, "search", "deck")
    assert (t.player(0).favor, t.player(1).favor) == (5, 3)


def test_forced_labor_is_paid_to_an_exile():
    """Its ruler."""
    t = labor(2)
    t.turn(1).does(1, "search", "deck")
    assert (t.player(2).favor, t.player(1).favor) == (5, 3)


def test_forced_labor_of_bandits_burns_the_favor():
    """Everyone at a site of theirs is bound."""
    t = labor(None)
    before = t.g.shared_favor()
    t.turn(1).does(1, "search", "deck")
    assert (t.player(1).favor, t.g.shared_favor()) == (3, before + 1)


def test_forced_labor_without_favor_forbids_the_search():
    """It can't be taken."""
    t = labor()
    t.player(1).favor = 0
    assert not t.turn(1).offered(1, "search")


def test_forced_labor_binds_only_enemies_at_the_rulers_sites():
    """Not the ruler, not a Citizen, not who stands elsewhere."""
    t = labor()
    t.turn(0).does(0, "search", "deck")
    assert t.player(0).favor == 4
    t = labor()
    t.citizen(1)
    t.turn(1).does(1, "search", "deck")
    assert t.player(1).favor == 4
    t = labor()
    t.pawn(1, "steppe")
    t.turn(1).does(1, "search", "deck")
    assert t.player(1).favor == 4


def test_forced_labor_is_paid_for_a_facedown_adviser():
    """FAQ: played as if searching, so a card kept facedown is paid for twice; discards, too."""
    t = labor()
    t.adviser(1, "tents", facedown=True)
    t.turn(1).does(1, "play-adviser", "tents")
    assert t.player(1).favor == 3
    t.does(1, "discard-it")
    assert t.player(0).favor == 5


def test_forced_labor_forbids_a_facedown_adviser_without_favor():
    """FAQ: it is played as if searching."""
    t = labor()
    t.player(1).favor = 0
    t.adviser(1, "tents", facedown=True)
    assert not t.turn(1).offered(1, "play-adviser")


def test_forced_labor_is_paid_for_the_oracle():
    """FAQ: it plays a Vision as if searching; without favor it can't be used."""
    t = labor()
    t.site("river", cards="oracle")
    t.deck("vision_of_faith")
    t.turn(1).uses(1, "oracle")
    assert (t.player(1).favor, t.player(0).favor) == (3, 5)
    poor = labor()
    poor.site("river", cards="oracle")
    poor.deck("vision_of_faith")
    poor.player(1).favor = 0
    assert not poor.turn(1).offers(1, "use", "oracle")


# -- Toll Roads --------------------------------------------------------------------------------


def toll(ruler: int | None = 0) -> Table:
    """Toll Roads lie at the Wastes; their ruler rules the Steppe too. Exile 1 is at the River."""
    t = Table()
    t.site("wastes", cards="toll_roads")
    if ruler is not None:
        t.man("wastes", ruler)
        t.man("steppe", ruler)
    return t


@pytest.mark.parametrize("site", ["wastes", "steppe"])
def test_toll_roads_are_paid_at_every_site_of_the_ruler(site: str):
    """A favor to him."""
    t = toll()
    t.turn(1).does(1, "travel", site)
    assert (t.player(0).favor, t.player(1).favor) == (5, 3)


def test_toll_roads_of_bandits_burn_the_favor():
    """At every site that they rule."""
    t = toll(None)
    before = t.g.shared_favor()
    t.turn(1).does(1, "travel", "deep_woods")
    assert (t.player(1).favor, t.g.shared_favor()) == (3, before + 1)


def test_toll_roads_close_the_sites_to_the_poor():
    """No favor, no way."""
    t = toll()
    t.player(1).favor = 0
    names = [choice[1] for choice in t.turn(1).offered(1, "travel")]
    assert not {"wastes", "steppe"} & set(names)
    assert "deep_woods" in names


def test_toll_roads_cost_friends_nothing():
    """The Empire's own people."""
    t = toll()
    t.citizen(1)
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).favor == 4


def test_toll_roads_leave_facedown_sites_alone():
    """FAQ: nobody rules them, bandits neither."""
    t = toll(None)
    t.site("steppe", up=False)
    t.turn(1).does(1, "travel", "p2")
    assert t.player(1).favor == 4


def test_forest_paths_do_not_spare_the_toll():
    """FAQ: they do not exempt; a favor for the way, and one for the ruler."""
    t = toll()
    t.site("steppe", cards="wolves")
    t.adviser(1, "forest_paths")
    t.turn(1).does(1, "travel", "steppe").does(1, "modify", "forest_paths")
    assert (t.player(1).supply, t.player(1).favor, t.player(0).favor) == (7, 2, 5)


def test_portal_does_not_spare_the_toll():
    """FAQ: it does not exempt, here on the way to its site."""
    t = toll()
    t.site("steppe", cards="portal")
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(1).supply, t.player(1).favor, t.player(0).favor) == (5, 3, 5)


def banished_to_toll() -> Table:
    """Exile 1 has beaten Exile 2 and sends the pawn to a site with a toll."""
    t = toll()
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.dice([BLANK] * 2, [SWORD] * 3)
    t.turn(1).does(1, "campaign", 2).does(1, "number", 3)
    return t.does(1, "yes").does(1, "site", "wastes")


def test_who_is_made_to_travel_may_pay_the_toll():
    """FAQ: only if he chooses to."""
    t = banished_to_toll()
    assert t.asked() == (2, "pay-to-be-sent")
    t.does(2, "yes")
    assert t.player(2).pawn == t.slot("wastes")
    assert t.player(2).favor == 3


def test_who_is_made_to_travel_may_refuse_the_toll():
    """FAQ: then he is sent elsewhere."""
    t = banished_to_toll().does(2, "no")
    assert t.asked() == (1, "send-traveller")
    assert not t.offers(1, "site", "wastes")
    t.does(1, "site", "deep_woods")
    assert (t.player(2).pawn, t.player(2).favor) == (t.slot("deep_woods"), 4)


def led_to_toll() -> Table:
    """Exile 2 rules the Shrouded Wood and leads Exile 1 to a site with a toll."""
    t = toll()
    t.site("shrouded_wood", "p1")
    t.man("p1", 2)
    t.turn(1).does(1, "set-out")
    return t.does(2, "site", "wastes")


def test_who_is_led_may_pay_the_toll():
    """FAQ: a ruler of the Shrouded Wood forces nobody to pay."""
    t = led_to_toll()
    assert t.asked() == (1, "pay-to-be-sent")
    t.does(1, "yes")
    assert (t.player(1).pawn, t.player(1).favor) == (t.slot("wastes"), 3)


def test_who_is_led_may_refuse_the_toll():
    """FAQ: another site is chosen."""
    t = led_to_toll().does(1, "no")
    assert t.asked() == (2, "lead-traveller")
    t.does(2, "site", "deep_woods")
    assert (t.player(1).pawn, t.player(1).favor) == (t.slot("deep_woods"), 4)


def test_no_price_is_asked_where_the_way_ignores_it():
    """From the Shrouded Wood The Hidden Place costs no secret, nor a question about one."""
    t = Table()
    t.site("shrouded_wood", "p1")
    t.site("the_hidden_place", "p2")
    t.man("p1", 2)
    t.turn(1).does(1, "set-out").does(2, "site", "the_hidden_place")
    assert t.player(1).pawn == t.slot("the_hidden_place")
    assert t.player(1).dark_secrets == 0


# -- Curfew ------------------------------------------------------------------------------------


def curfew(ruler: int | None = 0) -> Table:
    """Curfew lies at the Wastes; its ruler rules the River too, where Exile 1 stands by Elders."""
    t = Table()
    t.site("wastes", cards="curfew")
    t.site("river", cards="elders")
    if ruler is not None:
        t.man("wastes", ruler)
        t.man("river", ruler)
    return t


def test_curfew_is_paid_to_the_ruler():
    """Before the Trade."""
    t = curfew(2)
    t.turn(1).does(1, "trade-favor", "elders")
    assert (t.player(2).favor, t.player(1).favor) == (5, 4)


def test_curfew_of_bandits_burns_the_favor():
    """With any card at a site of theirs."""
    t = curfew(None)
    before = t.g.shared_favor()
    t.turn(1).does(1, "trade-favor", "elders")
    assert t.g.shared_favor() == before + 1


def test_curfew_can_not_be_paid_with_what_the_trade_brings():
    """The favor must be there before."""
    t = curfew()
    t.player(1).favor = 0
    assert not t.turn(1).offered(1, "trade-favor")


def test_curfew_comes_beside_the_favor_for_secrets():
    """Two favor are placed, the third is the ruler's."""
    t = curfew()
    t.player(1).favor = 2
    assert not t.turn(1).offered(1, "trade-secrets")
    t = curfew()
    t.player(1).favor = 3
    t.adviser(1, "tents")
    t.turn(1).does(1, "trade-secrets", "elders")
    assert (t.player(0).favor, t.player(1).favor, t.player(1).secrets) == (5, 0, 6)


@pytest.mark.parametrize("role", ["ruler", "citizen"])
def test_curfew_costs_friends_nothing(role: str):
    """The ruler trades freely with his own cards, and so does his Empire."""
    t = curfew(ruler=1 if role == "ruler" else 0)
    if role == "citizen":
        t.citizen(1)
    t.turn(1).does(1, "trade-favor", "elders")
    assert t.told("pays-price") == []


def test_curfew_leaves_cards_of_others_alone():
    """The River is the trader's own."""
    t = curfew()
    t.man("river", 1)
    t.turn(1).does(1, "trade-favor", "elders")
    assert t.player(0).favor == 4


# -- Secret Police -----------------------------------------------------------------------------


def police(ruler: int | None = 0, vision: str = "vision_of_faith") -> Table:
    """Secret Police at the Wastes, the River is the ruler's; Exile 1 there draws a Vision."""
    t = Table()
    t.site("wastes", cards="secret_police")
    if ruler is not None:
        t.man("wastes", ruler)
        t.man("river", ruler)
    t.deck(vision)
    return t


@pytest.mark.parametrize("ruler", [0, 2, None])
@pytest.mark.parametrize("vision", ["vision_of_faith", "conspiracy"])
def test_secret_police_forbid_visions(ruler: int | None, vision: str):
    """The Conspiracy is one; facedown it may be kept."""
    t = police(ruler, vision)
    t.turn(1).does(1, "search", "deck").does(1, "keep", vision)
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


def test_secret_police_do_not_reach_other_sites():
    """A Vision may be revealed elsewhere."""
    t = police()
    t.pawn(1, "steppe")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_faith")
    assert t.offers(1, "reveal-vision")


def test_secret_police_let_denizens_pass():
    """Only Visions are barred."""
    t = police(0, "tents")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "tents")
    assert t.offers(1, "to-advisers")


def test_secret_police_of_the_own():
    """The ruler is not bound."""
    t = police(1)
    t.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_faith")
    assert t.offers(1, "reveal-vision")


def test_secret_police_forbid_a_facedown_vision_of_the_advisers():
    """O-6.1: as if searching; it may only be discarded."""
    t = police()
    t.adviser(1, "vision_of_faith", facedown=True)
    t.turn(1).does(1, "discard-adviser", "vision_of_faith")
    assert t.player(1).vision == 0


# -- Tome Guardians ----------------------------------------------------------------------------


def guarded(ruler: int | None) -> Table:
    """Exile 2 holds the Darkest Secret beside Exile 1; it could be recovered and targeted."""
    t = Table(4)
    t.site("wastes", cards="tome_guardians")
    if ruler is not None:
        t.man("wastes", ruler)
    t.site("river", cards="elders")
    t.pawn(2, "river")
    t.banner("darkest_secret", 2)
    t.g.goal = "people"
    return t


def reaches(t: Table) -> tuple[bool, bool]:
    """Whether Exile 1 can recover the Darkest Secret, and can target it."""
    recovers = t.turn(1).offers(1, "recover-banner", "darkest_secret")
    t.does(1, "campaign", 2)
    targets = t.asked() == (1, "targets") and t.offers(1, "target-thing", "darkest_secret")
    return recovers, targets


@pytest.mark.parametrize("ruler", [0, 3, None])
def test_tome_guardians_keep_enemies_from_the_secret(ruler: int | None):
    """FAQ: of bandits, too, who are everyone's enemies."""
    assert reaches(guarded(ruler)) == (False, False)


def test_tome_guardians_do_not_bind_their_ruler():
    """Exile 1 rules them."""
    assert reaches(guarded(1)) == (True, True)


def test_tome_guardians_of_the_empire_do_not_bind_citizens():
    """Only Exiles."""
    t = guarded(0)
    t.citizen(1)
    assert reaches(t) == (True, True)


def test_a_citizen_who_attacks_the_empire_is_its_enemy():
    """O-5.5.1: in that campaign he is not Imperial."""
    t = guarded(0)
    t.citizen(1)
    t.banner("darkest_secret", 0)
    t.pawn(0, "river")
    t.turn(1).does(1, "campaign", 0)
    assert t.offers(1, "target-pawn")
    assert not t.offers(1, "target-thing", "darkest_secret")


def test_tome_guardians_forbid_the_conspiracy_to_take_it():
    """By no other effect either."""
    for ruler, taken in ((0, False), (1, True)):
        t = guarded(ruler)
        t.adviser(1, "tents elders")
        t.adviser(2, "way_station great_herd horse_archers")
        t.adviser(1, "conspiracy", facedown=True)
        t.turn(1).does(1, "play-adviser", "conspiracy").does(1, "conspire")
        if taken:
            t.does(1, "yes")
        assert t.asked() == (1, "act")
        assert t.g.holder(NUMBER["darkest_secret"]) == (1 if taken else 2)


def test_tome_guardians_forbid_an_enemy_to_recover_it_from_himself():
    """Whoever holds it."""
    t = guarded(0)
    t.banner("darkest_secret", 1)
    assert not t.turn(1).offers(1, "recover-banner", "darkest_secret")


def test_tome_guardians_let_it_be_given():
    """Given is not taken: a Citizenship deal may hand it over."""
    t = guarded(1)
    t.turn(0).does(0, "offer-citizenship", 2)
    t.does(0, *t.offered(0)[0]).does(0, "offer-exchange")
    t.does(0, "want-thing", "darkest_secret").does(0, "propose").does(2, "accept")
    assert t.g.holder(NUMBER["darkest_secret"]) == 0


# -- Vow of Obedience --------------------------------------------------------------------------


@pytest.mark.parametrize("vision", ["vision_of_faith", "conspiracy"])
def test_vow_of_obedience_forbids_visions(vision: str):
    """FAQ: the Conspiracy, too; facedown they may be kept."""
    t = Table()
    t.adviser(1, "vow_of_obedience")
    t.deck(vision)
    t.turn(1).does(1, "search", "deck").does(1, "keep", vision)
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


def test_vow_of_obedience_leaves_a_revealed_vision():
    """FAQ: only new ones are barred."""
    t = Table()
    t.player(1).vision = NUMBER["vision_of_faith"]
    t.g.where[NUMBER["vision_of_faith"]] = 31
    t.adviser(1, "vow_of_obedience", facedown=True)
    t.turn(1).does(1, "play-adviser", "vow_of_obedience").does(1, "to-advisers")
    assert t.player(1).vision == NUMBER["vision_of_faith"]


def test_vow_of_obedience_binds_its_holder_alone():
    """Others play Visions."""
    t = Table()
    t.adviser(2, "vow_of_obedience")
    t.deck("vision_of_faith")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "vision_of_faith")
    assert t.offers(1, "reveal-vision")


# -- Council Seat ------------------------------------------------------------------------------


def test_council_seat_keeps_a_citizen_in_the_empire():
    """Neither exiled by the Scepter's holder nor by himself."""
    t = Table(4)
    t.citizen(1, 2)
    t.player(0).favor = 8
    for seat in (1, 2):
        t.player(seat).secrets = t.player(seat).warbands = 0
    t.adviser(1, "council_seat")
    t.turn(0)
    assert t.offered(0, "exile") == [("exile", 2)]
    t.rests(0)
    assert not t.offered(1, "leave-empire")
    t.rests(1)
    assert t.offered(2, "leave-empire") == [("leave-empire",)]


def test_a_facedown_council_seat_keeps_nobody():
    """It has no power."""
    t = Table()
    t.citizen(1)
    t.player(0).favor = 8
    t.adviser(1, "council_seat", facedown=True)
    assert t.turn(0).offered(0, "exile") == [("exile", 1)]
