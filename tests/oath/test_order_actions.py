"""Order: actions, modifiers, When Played and Rest powers."""

import pytest

from crannog.games.oath.facts import NUMBER
from tests.oath.battles import BLANK, SWORD, declare, fight
from tests.oath.table import PURPLE, Table

# -- Messenger ---------------------------------------------------------------------------------


def test_messenger_moves_warbands_between_board_and_sites():
    """Site to site by way of the board; one stays at each site."""
    t = Table()
    t.adviser(1, "messenger")
    t.man("river", 1, 4)
    t.man("wastes", 1, 1)
    t.turn(1).uses(1, "messenger")
    assert t.offered(1) == [("site", "river"), ("site", "wastes"), ("done",)]
    t.does(1, "site", "river")
    assert t.offered(1) == [("number", n) for n in range(1, 8)]
    t.does(1, "number", 1)
    assert (t.at("river").warbands, t.player(1).warbands) == (1, 6)
    t.does(1, "site", "wastes").does(1, "number", 7)
    assert (t.at("wastes").warbands, t.player(1).warbands) == (7, 0)
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 3
    assert not t.offers(1, "use", "messenger"), "a favor lies on it"


def test_messenger_may_stop_at_once():
    """Any number may be none."""
    t = Table()
    t.adviser(1, "messenger")
    t.man("river", 1, 4)
    t.turn(1).uses(1, "messenger").does(1, "done")
    assert (t.at("river").warbands, t.player(1).warbands) == (4, 3)


def test_messenger_adds_nothing_to_sites_of_others():
    """Only to sites that the player rules."""
    t = Table()
    t.adviser(1, "messenger")
    t.man("wastes", 2, 1)
    t.turn(1).uses(1, "messenger")
    assert t.asked() == (1, "act")


def test_messenger_of_a_citizen_needs_no_permission():
    """FAQ: the Chancellor is not asked."""
    t = Table()
    t.citizen(1)
    t.adviser(1, "messenger")
    t.man("wastes", 0, 3)
    t.turn(1).uses(1, "messenger").does(1, "site", "wastes").does(1, "number", 1)
    assert (t.at("wastes").warbands, t.player(1).warbands) == (1, 5)
    assert t.asked() == (1, "act")


def test_messenger_takes_the_last_warband_where_bandits_stay():
    """With the Bandit Crown no warband needs to stay behind, and empty sites may be manned."""
    t = Table()
    t.adviser(1, "messenger")
    t.relic(1, "bandit_crown")
    t.man("river", 1, 1)
    t.turn(1).uses(1, "messenger").does(1, "site", "river")
    assert t.offered(1) == [("number", n) for n in range(5)]
    t.does(1, "number", 0).does(1, "site", "wastes").does(1, "number", 4)
    assert (t.at("river").warbands, t.at("wastes").warbands) == (0, 4)


def test_messenger_places_nothing_where_that_is_forbidden():
    """With the Ring of Devotion warbands only come back."""
    t = Table()
    t.adviser(1, "messenger")
    t.relic(1, "ring_of_devotion")
    t.man("river", 1, 2)
    t.man("wastes", 1, 1)
    t.turn(1).uses(1, "messenger")
    assert t.offered(1) == [("site", "river"), ("done",)]
    t.does(1, "site", "river")
    assert t.offered(1) == [("number", 1), ("number", 2)]


# -- Palanquin ---------------------------------------------------------------------------------


def carried() -> Table:
    """Exile 1 has the Palanquin and stands with Exile 2 at the River."""
    t = Table()
    t.pawn(2, "river")
    t.adviser(1, "palanquin")
    return t


def test_palanquin_takes_another_player_along():
    """The own pawn is put there, the other travels for no Supply."""
    t = carried().turn(1).uses(1, "palanquin")
    assert t.asked() == (1, "which-site")
    assert ("site", "river") not in t.offered(1)
    t.does(1, "site", "wastes")
    assert t.player(1).pawn == t.player(2).pawn == t.slot("wastes")
    assert (t.player(1).supply, t.player(2).supply) == (7, 7)
    assert t.told("travels") == [(2, "wastes", 0)]


def test_palanquin_needs_another_pawn_here():
    """Alone it can't be used."""
    t = Table()
    t.adviser(1, "palanquin")
    assert not t.turn(1).offers(1, "use", "palanquin")


def test_palanquin_asks_which_player():
    """Of several at the site."""
    t = carried()
    t.pawn(0, "river")
    t.turn(1).uses(1, "palanquin")
    assert t.offered(1) == [("player", 2), ("player", 0)]


def test_palanquin_reveals_a_facedown_site():
    """Its prompt is resolved when the first pawn comes."""
    t = carried()
    t.site("wastes", up=False)
    t.turn(1).uses(1, "palanquin").does(1, "site", "h3")
    assert t.at("wastes").up
    assert len(t.at("wastes").relics) == 1
    assert t.player(2).pawn == t.slot("wastes")


@pytest.mark.parametrize(("answer", "follows"), [("yes", True), ("no", False)])
def test_palanquin_to_a_site_that_turns_out_to_have_a_toll(answer: str, follows: bool):
    """FAQ: nobody rules it while it lies facedown; then bandits do, who ask for a favor."""
    t = carried()
    t.site("steppe", cards="toll_roads")
    t.site("wastes", up=False)
    t.turn(1).uses(1, "palanquin").does(1, "site", "h3")
    assert t.asked() == (2, "pay-to-be-sent")
    t.does(2, answer)
    assert t.player(1).pawn == t.slot("wastes")
    assert (t.player(2).pawn == t.slot("wastes")) == follows
    assert t.player(2).favor == (3 if follows else 4)


def test_palanquin_to_a_site_with_a_toll_needs_consent():
    """FAQ: only if the other player agrees to pay; the own move is no Travel and pays nothing."""
    t = carried()
    t.site("wastes", cards="toll_roads", ruler=0)
    t.turn(1).uses(1, "palanquin").does(1, "site", "wastes")
    assert t.asked() == (2, "pay-to-be-sent")
    t.does(2, "yes")
    assert (t.player(1).favor, t.player(2).favor, t.player(0).favor) == (3, 3, 5)
    assert t.player(1).pawn == t.player(2).pawn == t.slot("wastes")


def test_palanquin_goes_elsewhere_if_the_other_refuses_the_toll():
    """FAQ: that destination is not possible."""
    t = carried()
    t.site("wastes", cards="toll_roads", ruler=0)
    t.turn(1).uses(1, "palanquin").does(1, "site", "wastes").does(2, "no")
    assert t.player(1).pawn == t.slot("river")
    assert ("site", "wastes") not in t.offered(1)
    t.does(1, "site", "steppe")
    assert t.player(1).pawn == t.player(2).pawn == t.slot("steppe")


def wood(ruler: int | None) -> Table:
    """Exiles 1 and 2 stand in the Shrouded Wood."""
    t = Table()
    t.site("shrouded_wood", "p1")
    if ruler is not None:
        t.man("p1", ruler)
    t.pawn(2, "p1")
    t.adviser(1, "palanquin")
    return t.turn(1).uses(1, "palanquin").does(1, "site", "wastes")


def test_palanquin_from_a_wood_of_the_own():
    """FAQ: its ruler chooses the other's destination besides, which may differ."""
    t = wood(1)
    assert t.player(1).pawn == t.slot("wastes")
    assert t.asked() == (1, "send-traveller")
    t.does(1, "site", "steppe")
    assert t.player(2).pawn == t.slot("steppe")


def test_palanquin_from_a_wood_that_the_other_rules():
    """FAQ: he comes along."""
    t = wood(2)
    assert t.player(1).pawn == t.player(2).pawn == t.slot("wastes")


def test_palanquin_from_a_wood_of_a_third_player():
    """FAQ: that ruler chooses where the other travels."""
    t = wood(0)
    assert t.asked() == (0, "send-traveller")
    t.does(0, "site", "deep_woods")
    assert (t.player(1).pawn, t.player(2).pawn) == (t.slot("wastes"), t.slot("deep_woods"))


def test_palanquin_from_a_wood_of_bandits():
    """They choose nothing."""
    t = wood(None)
    assert t.player(1).pawn == t.player(2).pawn == t.slot("wastes")


def test_palanquin_does_not_move_who_cannot_travel():
    """FAQ of Vow of Union: its holder, at a site that he rules, is of no use."""
    t = carried()
    t.man("river", 2)
    assert t.turn(1).offers(1, "use", "palanquin")
    t.adviser(2, "vow_of_union")
    assert not t.turn(1).offers(1, "use", "palanquin")


def test_palanquin_wakes_the_tyrant_who_is_carried_only():
    """The own pawn does not travel."""
    t = carried()
    t.man("wastes", 0, 2)
    t.adviser(2, "tyrant")
    t.turn(1).uses(1, "palanquin").does(1, "site", "wastes")
    assert t.at("wastes").warbands == 1


# -- Captains ----------------------------------------------------------------------------------


def fort(seats: int = 3) -> Table:
    """Exile 1 rules the Wastes with two warbands; Exile 2 stands there."""
    t = Table(seats)
    t.site("wastes", cards="captains")
    t.man("wastes", 1, 2)
    t.pawn(2, "wastes")
    return t


def test_captains_campaign_from_a_ruled_site():
    """The warbands there join the force; no Supply is spent."""
    t = fort()
    t.turn(1).uses(1, "captains")
    assert t.asked() == (1, "attack-dice")
    assert t.offered(1)[0] == ("number", 5)
    assert t.player(1).supply == 7
    assert t.told("targets-pawn") == [(1, 2)]


def test_captains_choose_among_sites_and_enemies():
    """Only where somebody can be attacked."""
    t = fort(4)
    t.man("steppe", 1)
    t.man("salt_flats", 1)
    t.pawn(0, "wastes")
    t.turn(1).uses(1, "captains")
    assert t.offered(1) == [("site", "salt_flats"), ("site", "wastes")]
    t.does(1, "site", "wastes")
    assert t.ask(1).prompt == "which-defender"
    assert t.offered(1) == [("campaign", 2), ("campaign", 0)]


def test_captains_without_an_enemy_do_nothing():
    """No campaign; the favor is placed all the same."""
    t = fort()
    t.pawn(2, "deep_woods")
    t.turn(1).uses(1, "captains")
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 3


def test_captains_lose_half_of_the_force_and_the_rest_comes_to_the_board():
    """Law O-5.5.6: five fought, two died, three are on the board."""
    t = fort()
    t.dice([BLANK] * 2)
    t.turn(1).uses(1, "captains").does(1, "number", 0)
    t.does(1, "no-sacrifice")
    assert (t.player(1).warbands, t.at("wastes").warbands) == (3, 0)
    assert t.g.stand_in == -1


def test_captains_let_the_pawn_stay_where_it_is():
    """After the campaign the player acts from the River again."""
    t = fort()
    t.dice([BLANK] * 2, [SWORD] * 5)
    fight(t.turn(1).uses(1, "captains").does(1, "number", 5))
    t.does(1, "no").does(1, "no")
    assert t.player(1).pawn == t.slot("river")
    assert t.g.site(1) == t.slot("river")


def test_captains_of_a_citizen_against_the_chancellor():
    """FAQ: the warbands join the attacker, not the defender; the site need not be a target."""
    t = Table()
    t.citizen(1)
    t.site("wastes", cards="captains", ruler=0, warbands=2)
    t.pawn(0, "wastes")
    t.turn(1).uses(1, "captains")
    assert t.offered(1) == [
        ("target-site", "wastes"),
        ("target-thing", "grand_scepter"),
        ("target-pawn",),
    ]
    declare(t, 1, ("target-pawn",), dice=5)
    assert t.told("targets-site") == []
    assert t.told("defence-is")[0][1] == 3


def test_captains_with_bandits_who_help():
    """Law O-7.6.5: with the Bandit Crown they add to the force."""
    t = fort()
    t.relic(1, "bandit_crown")
    t.turn(1).uses(1, "captains").does(1, "site", "wastes")
    assert t.offered(1)[0] == ("number", 6)


# -- Siege Engines -----------------------------------------------------------------------------


def test_siege_engines_kill_two_warbands_at_a_site_of_the_region():
    """Law: purple ones return to the Chancellor's bank."""
    t = Table()
    t.adviser(1, "siege_engines")
    t.man("steppe", 0, 3)
    t.man("standing_stones", 1, 1)
    t.man("wastes", 0, 2)
    bank = t.player(0).bank
    t.turn(1).uses(1, "siege_engines")
    assert t.offered(1) == [("site", "steppe"), ("site", "standing_stones")]
    t.does(1, "site", "steppe")
    assert (t.at("steppe").warbands, t.player(0).bank) == (1, bank + 2)
    assert t.g.laid == {NUMBER["siege_engines"]: (1, 0)}


def test_siege_engines_kill_the_only_warband_and_bandits_follow():
    """Title and rule are looked at anew (O-2.11.1)."""
    t = Table()
    t.g.goal = "supremacy"
    t.adviser(1, "siege_engines")
    t.man("steppe", 0, 1)
    t.man("wastes", 1, 1)
    t.turn(1).uses(1, "siege_engines")
    assert t.at("steppe").warbands == 0
    assert t.g.title == 1


def test_siege_engines_and_messenger_reach_the_first_site():
    """The top of the Cradle is a site like any other."""
    t = Table()
    t.adviser(0, "siege_engines messenger")
    t.man("fertile_valley", 0, 4)
    t.turn(0).uses(0, "messenger").does(0, "site", "fertile_valley").does(0, "number", 2)
    assert (t.at("fertile_valley").warbands, t.player(0).warbands) == (2, 5)
    t.uses(0, "siege_engines")
    assert t.at("fertile_valley").warbands == 0


def test_siege_engines_do_not_kill_bandits():
    """Nothing happens."""
    t = Table()
    t.adviser(1, "siege_engines")
    t.turn(1).uses(1, "siege_engines")
    assert t.asked() == (1, "act")
    assert not t.told("dies-at-site")


# -- Pressgangs --------------------------------------------------------------------------------


def test_pressgangs_muster_on_the_same_card_again_and_again():
    """A Supply and a favor each time."""
    t = Table()
    t.adviser(1, "pressgangs")
    t.site("river", cards="elders")
    t.turn(1)
    for _ in range(3):
        t.does(1, "muster", "elders")
    assert t.g.laid[NUMBER["elders"]] == (3, 0)
    assert (t.player(1).warbands, t.player(1).supply, t.player(1).favor) == (9, 4, 1)


def test_pressgangs_are_for_cards_with_tokens():
    """O-7.4.1: even a careful player is asked only where they matter."""
    t = Table()
    t.adviser(1, "pressgangs")
    t.site("river", cards="elders")
    t.turn(1).does(1, "careful").does(1, "muster", "elders")
    assert t.asked() == (1, "act")


def test_without_pressgangs_a_card_with_tokens_is_closed():
    """O-5.2; and Pressgangs open it neither for trade nor for powers."""
    t = Table()
    t.site("river", cards="elders")
    assert not t.turn(1).does(1, "muster", "elders").offers(1, "muster", "elders")
    t = Table()
    t.adviser(1, "pressgangs")
    t.site("river", cards="elders")
    t.turn(1).does(1, "muster", "elders")
    assert not t.offered(1, "trade-favor")
    assert not t.offered(1, "trade-secrets")


def test_pressgangs_still_need_favor_and_supply():
    """All other rules of the Muster stand."""
    t = Table()
    t.adviser(1, "pressgangs")
    t.site("river", cards="elders")
    t.player(1).favor = 1
    assert not t.turn(1).does(1, "muster", "elders").offers(1, "muster", "elders")


# -- Knights Errant, Hunting Party -------------------------------------------------------------


def test_knights_errant_campaign_after_a_muster():
    """For no Supply; the new warbands fight; one campaign for each Muster."""
    t = Table()
    t.adviser(1, "knights_errant")
    t.site("river", cards="elders")
    t.turn(1).does(1, "muster", "elders")
    assert t.asked() == (1, "free-campaign")
    t.dice([BLANK], [SWORD] * 5)
    fight(declare(t.does(1, "campaign", -1), 1, dice=5))
    assert t.asked() == (1, "act")
    assert t.player(1).supply == 6


def test_knights_errant_may_stay_at_home():
    """The campaign may be declined."""
    t = Table()
    t.adviser(1, "knights_errant")
    t.site("river", cards="elders")
    t.turn(1).does(1, "muster", "elders").does(1, "decline")
    assert t.asked() == (1, "act")


def searching(cards: str = "tents elders alchemist") -> Table:
    """Exile 1 has the Hunting Party, and this is the world deck."""
    t = Table()
    t.adviser(1, "hunting_party")
    t.deck(cards)
    t.pile(1, "scryer")
    return t.turn(1)


def test_hunting_party_campaigns_after_a_search_of_the_deck():
    """When the search is finished."""
    t = searching().does(1, "search", "deck").does(1, "keep-none")
    while t.asked() == (1, "next-discard"):
        t.does(1, *t.offered(1)[0])
    assert t.asked() == (1, "free-campaign")
    assert t.offers(1, "campaign", -1)
    supply = t.player(1).supply
    t.does(1, "campaign", -1)
    assert t.player(1).supply == supply


def test_hunting_party_does_nothing_for_a_pile():
    """Only the world deck."""
    t = searching().does(1, "search", "provinces").does(1, "keep-none")
    assert t.asked() == (1, "act")


def test_hunting_party_does_nothing_for_a_facedown_adviser():
    """That is no search of the deck."""
    t = Table()
    t.adviser(1, "hunting_party")
    t.adviser(1, "tents", facedown=True)
    t.turn(1).does(1, "play-adviser", "tents").does(1, "discard-it")
    assert t.asked() == (1, "act")


# -- Tyrant ------------------------------------------------------------------------------------


def test_the_tyrant_kills_a_warband_at_the_destination():
    """Of whomever; never on the own board (FAQ)."""
    t = Table()
    t.adviser(1, "tyrant")
    t.man("steppe", 0, 2)
    t.turn(1).does(1, "travel", "steppe")
    assert (t.at("steppe").warbands, t.player(1).warbands) == (1, 3)


def test_the_tyrant_kills_the_own_last_warband():
    """FAQ: he must; bandits rule the site then."""
    t = Table()
    t.adviser(1, "tyrant")
    t.man("steppe", 1, 1)
    t.turn(1).does(1, "travel", "steppe")
    assert t.at("steppe").warbands == 0
    assert t.player(1).bank == 11


def test_the_tyrant_comes_to_a_site_without_warbands():
    """Law O-7.6.5: bandits are none; the journey is legal."""
    t = Table()
    t.adviser(1, "tyrant")
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).pawn == t.slot("steppe")
    assert not t.told("dies-at-site")


def test_the_tyrant_who_is_made_to_travel_kills_too():
    """Banished after a campaign."""
    t = Table()
    t.adviser(2, "tyrant")
    t.pawn(2, "river")
    t.man("wastes", 0, 2)
    t.player(2).warbands = 0
    t.dice([BLANK] * 2, [SWORD] * 3)
    t.turn(1).does(1, "campaign", 2).does(1, "number", 3)
    t.does(1, "yes").does(1, "site", "wastes")
    assert t.at("wastes").warbands == 1


def test_others_travel_past_the_tyrant():
    """Only its holder kills."""
    t = Table()
    t.adviser(2, "tyrant")
    t.man("steppe", 0, 2)
    t.man("deep_woods", 0, 2)
    t.turn(1).does(1, "travel", "steppe")
    assert not t.told("dies-at-site")


def test_the_tyrant_can_cost_somebody_the_title():
    """O-2.11.1: at the change of rule."""
    t = Table()
    t.g.goal = "supremacy"
    t.adviser(1, "tyrant")
    t.man("wastes", 1, 1)
    t.man("steppe", 0, 1)
    t.turn(1).does(1, "travel", "steppe")
    assert t.g.title == 1


# -- When Played -------------------------------------------------------------------------------


def test_garrison_mans_all_sites():
    """The book's example: three sites, three warbands, one on each."""
    t = Table()
    for site in ("fertile_valley", "river", "wastes"):
        t.man(site, 0, 1)
    t.adviser(0, "garrison", facedown=True)
    bank = t.player(0).bank
    t.turn(0).does(0, "play-adviser", "garrison").does(0, "to-site", "fertile_valley")
    assert [t.at(s).warbands for s in ("fertile_valley", "river", "wastes")] == [2, 2, 2]
    assert (t.player(0).warbands, t.player(0).bank) == (3, bank - 3)


def test_garrison_of_a_citizen_counts_imperial_sites():
    """Law: every site with purple warbands, and purple warbands come."""
    t = Table()
    t.citizen(1)
    t.man("fertile_valley", 0, 1)
    t.man("wastes", 0, 1)
    t.adviser(1, "garrison", facedown=True)
    bank = t.player(0).bank
    t.turn(1).does(1, "play-adviser", "garrison").does(1, "to-site", "river")
    assert (t.at("wastes").warbands, t.at("wastes").colour) == (2, PURPLE)
    assert (t.player(1).warbands, t.player(0).bank) == (3, bank - 2)
    assert t.at("river").warbands == 0, "it does not make the player a ruler"


@pytest.mark.parametrize("bank", [0, 1])
def test_garrison_with_few_warbands_asks_where(bank: int):
    """One warband for two sites is a question; with one of the bank there are just enough."""
    t = Table()
    t.man("river", 1, 1)
    t.man("wastes", 1, 1)
    t.player(1).bank, t.player(1).warbands = bank, 1
    t.adviser(1, "garrison", facedown=True)
    t.turn(1).does(1, "play-adviser", "garrison").does(1, "to-site", "river")
    if not bank:
        assert t.offered(1) == [("site", "river"), ("site", "wastes")]
        t.does(1, "site", "wastes")
    assert t.asked() == (1, "act")
    assert (t.at("river").warbands, t.at("wastes").warbands) == (1 + bank, 2)


def test_garrison_of_who_rules_nothing():
    """Nothing happens."""
    t = Table()
    t.adviser(1, "garrison", facedown=True)
    t.turn(1).does(1, "play-adviser", "garrison").does(1, "to-site", "river")
    assert (t.player(1).warbands, t.player(1).bank) == (3, 11)


def test_garrison_places_nothing_where_that_is_forbidden():
    """With the Ring of Devotion the warbands stay on the board."""
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.man("wastes", 1, 1)
    t.adviser(1, "garrison", facedown=True)
    t.turn(1).does(1, "play-adviser", "garrison").does(1, "to-site", "river")
    assert (t.player(1).warbands, t.at("wastes").warbands) == (4, 1)


def taxed() -> Table:
    """Exile 1 rules the Steppe, where Exile 2 stands, and the Wastes, where the Chancellor does."""
    t = Table()
    t.man("steppe", 1)
    t.man("wastes", 1)
    t.pawn(2, "steppe")
    t.pawn(0, "wastes")
    t.adviser(1, "royal_tax", facedown=True)
    return t


def test_royal_tax_takes_two_favor_from_players_in_the_region():
    """At sites that the player rules, in the region of the pawn."""
    t = taxed()
    t.turn(1).does(1, "play-adviser", "royal_tax").does(1, "to-advisers")
    assert [t.player(seat).favor for seat in range(3)] == [4, 6, 2]


def test_royal_tax_takes_what_there_is():
    """One if there is one."""
    t = taxed()
    t.player(2).favor = 1
    t.turn(1).does(1, "play-adviser", "royal_tax").does(1, "to-advisers")
    assert [t.player(seat).favor for seat in range(3)] == [4, 5, 0]


def test_royal_tax_needs_rule():
    """To stand beside somebody is not enough."""
    t = Table()
    t.pawn(2, "river")
    t.adviser(1, "royal_tax", facedown=True)
    t.turn(1).does(1, "play-adviser", "royal_tax").does(1, "to-advisers")
    assert t.player(2).favor == 4


def test_royal_tax_is_paid_by_fellow_citizens():
    """Each player, not each enemy."""
    t = Table()
    t.citizen(1)
    t.man("river", 0)
    t.pawn(0, "river")
    t.adviser(1, "royal_tax", facedown=True)
    t.turn(1).does(1, "play-adviser", "royal_tax").does(1, "to-advisers")
    assert (t.player(0).favor, t.player(1).favor) == (2, 6)


def test_royal_tax_takes_only_from_the_board():
    """FAQ of Vow of Kinship: favor that a player may use from a bank is not on the board."""
    t = taxed()
    t.adviser(2, "vow_of_kinship")
    t.player(2).favor = 0
    t.turn(1).does(1, "play-adviser", "royal_tax").does(1, "to-advisers")
    assert (t.player(1).favor, t.bank("nomad")) == (4, 2)


# -- Vow of Obedience: Rest --------------------------------------------------------------------


def test_vow_of_obedience_brings_a_favor_at_rest():
    """From a bank of the player's choice, once."""
    t = Table()
    t.adviser(1, "vow_of_obedience")
    t.g.banks[0] = 0
    t.turn(1).rests(1)
    assert t.asked() == (1, "rest-power")
    t.does(1, "use", "vow_of_obedience")
    assert ("suit", "discord") not in t.offered(1)
    t.does(1, "suit", "beast")
    assert (t.player(1).favor, t.bank("beast")) == (5, 1)
    assert t.g.active == 2


def test_vow_of_obedience_is_not_offered_with_empty_banks():
    """Nothing."""
    t = Table()
    t.adviser(1, "vow_of_obedience")
    t.g.banks = [0] * 6
    t.turn(1).rests(1)
    assert t.g.active == 2
