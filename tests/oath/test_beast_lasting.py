"""Beast: When Played and Rest powers, and what lasts outside of campaigns."""

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.state import CITIZEN, EXILE
from crannog.games.oath.verbs import lay
from tests.oath.table import PURPLE, Table

CRADLE, PROVINCES, HINTERLAND = range(3)


# -- Long-Lost Heir ----------------------------------------------------------------------------


def test_the_heir_may_become_a_citizen():
    """Without a relic; purple warbands, Vision and Usurper side gone, Supply 7, the turn ends."""
    t = Table()
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    t.g.title, t.g.usurper = 1, True
    t.banner("darkest_secret", 1)
    t.man("wastes", 1, 2)
    t.player(1).supply = 2
    t.plays(1, "long_lost_heir").does(1, "yes")
    assert (t.player(1).role, t.player(1).supply, t.player(1).warbands) == (CITIZEN, 7, 3)
    assert (t.at("wastes").colour, t.player(1).bank) == (PURPLE, 14)
    assert (t.player(1).vision, t.g.usurper, t.relics(1)) == (0, False, [])
    assert t.advisers(1) == ["long_lost_heir"]
    assert t.asked()[0] == 2


def test_the_heir_may_stay_an_exile():
    """The card stays as a locked adviser, and the turn goes on."""
    t = Table()
    t.player(1).supply = 2
    t.plays(1, "long_lost_heir").does(1, "no")
    assert (t.player(1).role, t.player(1).supply) == (EXILE, 2)
    assert t.advisers(1) == ["long_lost_heir"]
    assert t.asked() == (1, "act")


def test_the_heir_asks_no_imperial_player():
    """No effect for the Chancellor or a Citizen."""
    t = Table()
    t.citizen(1)
    t.plays(1, "long_lost_heir")
    assert t.asked() == (1, "act")
    u = Table()
    u.plays(0, "long_lost_heir")
    assert u.asked() == (0, "act")


# -- Threatening Roar --------------------------------------------------------------------------


def test_threatening_roar_scares_beasts_and_nomads_of_the_region():
    """All but itself and locked cards, in an order of the player's choice."""
    t = Table()
    t.site("river", cards="wolves")
    t.site("steppe", cards="elders longbows", ruler=1)
    t.site("standing_stones", cards="forest_temple forest_council sacred_ground")
    t.site("wastes", cards="errand_boy")
    t.plays(1, "threatening_roar", "to-site", "river").does(1, "card", "elders")
    assert t.cards_at("river") == ["threatening_roar"]
    assert t.cards_at("steppe") == ["longbows"]
    assert len(t.cards_at("standing_stones")) == 3
    assert t.cards_at("wastes") == ["errand_boy"]
    assert t.pile_cards(HINTERLAND) == ["elders", "wolves"]


def test_threatening_roar_as_an_adviser_does_the_same():
    """The pawn's region counts; favor on the cards goes to its bank."""
    t = Table()
    t.site("steppe", cards="wolves", ruler=1)
    t.g.laid[NUMBER["wolves"]] = (1, 0)
    t.plays(1, "threatening_roar")
    assert (t.cards_at("steppe"), t.advisers(1)) == ([], ["threatening_roar"])
    assert t.bank("beast") == 3


# -- Animal Host -------------------------------------------------------------------------------


def test_animal_host_brings_a_warband_for_each_beast_card_on_the_map():
    """Whoever rules them; itself at a site, an intact edifice, no advisers."""
    t = Table()
    t.site("steppe", cards="wolves forest_temple", ruler=2)
    t.site("wastes", cards="longbows")
    t.adviser(2, "errand_boy")
    t.plays(1, "animal_host", "to-site", "river")
    assert t.player(1).warbands == 6


def test_animal_host_as_an_adviser_does_not_count_itself():
    """And the bank sets the limit."""
    t = Table()
    t.site("steppe", cards="wolves errand_boy")
    t.player(1).bank = 1
    t.plays(1, "animal_host")
    assert (t.player(1).warbands, t.player(1).bank) == (4, 0)


def test_animal_host_brings_a_citizen_purple_warbands():
    """From the Chancellor's bank."""
    t = Table()
    t.citizen(1)
    purple = t.player(0).bank
    t.plays(1, "animal_host", "to-site", "river")
    assert (t.player(1).warbands, t.player(0).bank, t.player(1).bank) == (4, purple - 1, 14)


# -- Vow of Poverty ----------------------------------------------------------------------------


def test_vow_of_poverty_gains_no_favor_from_trade():
    """The secret is placed all the same; a trade for secrets works as ever."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    t.site("river", cards="wolves longbows")
    t.turn(1).does(1, "trade-favor", "wolves")
    assert (t.player(1).favor, t.player(1).secrets, t.bank("beast")) == (4, 4, 2)
    t.pawn(1, "steppe")
    t.site("steppe", cards="errand_boy")
    t.turn(1).does(1, "trade-secrets", "errand_boy")
    assert (t.player(1).favor, t.player(1).secrets) == (2, 5)
    t.pawn(2, "river")
    t.turn(2).does(2, "trade-favor", "longbows")
    assert t.player(2).favor == 5


def test_vow_of_poverty_blocks_the_favor_of_the_careless():
    """FAQ."""
    t = Table()
    lay(t.g, t.g.reliquary[2], zones.RELIC_DECK)
    t.adviser(0, "vow_of_poverty")
    t.site("fertile_valley", cards="wolves")
    t.turn(0).does(0, "trade-favor", "wolves")
    assert t.player(0).favor == 4


def test_vow_of_poverty_is_forgotten_in_disguise():
    """FAQ of Master of Disguise: the advisers of somebody else count in this Trade."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    t.site("river", cards="longbows")
    t.turn(1)
    t.g.disguise = 2
    t.does(1, "trade-favor", "longbows")
    assert t.player(1).favor == 5


def test_vow_of_poverty_leaves_other_favor_alone():
    """A card played to a site brings its favor."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    t.plays(1, "wolves", "to-site", "river")
    assert t.player(1).favor == 5


def test_vow_of_poverty_feeds_the_poor_at_rest():
    """Two favor of one bank; favor on cards has gone home before; it may be declined."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    t.site("river", cards="wolves")
    t.player(1).favor = 1
    t.g.banks = [1, 0, 0, 0, 0, 3]
    t.turn(1).does(1, "muster", "wolves").rests(1)
    assert t.asked() == (1, "rest-power")
    t.does(1, "use", "vow_of_poverty")
    assert t.offered(1) == [("suit", "discord"), ("suit", "beast"), ("suit", "nomad")]
    t.does(1, "suit", "nomad")
    assert (t.player(1).favor, t.bank("nomad")) == (2, 1)
    assert t.asked()[0] == 2
    u = Table()
    u.adviser(1, "vow_of_poverty")
    u.player(1).favor = 0
    u.turn(1).rests(1).does(1, "done")
    assert u.player(1).favor == 0


def test_vow_of_poverty_takes_what_a_poor_bank_has():
    """One favor is taken where there is one."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    t.player(1).favor = 0
    t.g.banks = [1, 0, 0, 0, 0, 3]
    t.turn(1).rests(1).does(1, "use", "vow_of_poverty").does(1, "suit", "discord")
    assert (t.player(1).favor, t.bank("discord")) == (1, 0)


def test_vow_of_poverty_is_for_the_poor_only():
    """Not with favor on the board, nor where all banks are empty."""
    t = Table()
    t.adviser(1, "vow_of_poverty")
    assert t.turn(1).rests(1).asked()[0] == 2
    u = Table()
    u.adviser(1, "vow_of_poverty")
    u.player(1).favor = 0
    u.g.banks = [0] * 6
    assert u.turn(1).rests(1).asked()[0] == 2


# -- Grasping Vines ----------------------------------------------------------------------------


def test_grasping_vines_hold_enemies_who_leave_a_site_of_their_ruler():
    """Any site of that ruler, not only their own."""
    t = Table()
    t.site("wastes", cards="grasping_vines", ruler=2)
    t.man("river", 2)
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(1).warbands, t.player(1).bank) == (2, 12)
    t.does(1, "travel", "river")
    assert t.player(1).warbands == 2


def test_grasping_vines_spare_their_ruler_and_the_unarmed():
    """FAQ: nothing happens to who has no warbands on the board."""
    t = Table()
    t.site("deep_woods", cards="grasping_vines", ruler=2)
    t.turn(2).does(2, "travel", "steppe")
    assert t.player(2).warbands == 3
    u = Table()
    u.site("river", cards="grasping_vines", ruler=2)
    u.player(1).warbands = 0
    u.turn(1).does(1, "travel", "steppe")
    assert (u.player(1).warbands, u.told("dies-on-board")) == (0, [])


def test_grasping_vines_of_bandits_hold_everybody():
    """Law, O-10.enemy: from every site that bandits rule."""
    t = Table()
    t.site("wastes", cards="grasping_vines")
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).warbands == 2
    t.man("steppe", 1)
    t.turn(1).does(1, "travel", "river")
    assert t.player(1).warbands == 2


def test_grasping_vines_of_the_empire_hold_exiles_only():
    """Law, O-10.enemy: a Citizen is no enemy."""
    t = Table()
    t.citizen(2)
    t.site("river", cards="grasping_vines", ruler=0)
    t.pawn(2, "river")
    t.turn(2).does(2, "travel", "steppe")
    assert t.player(2).warbands == 3
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).warbands == 2


def test_grasping_vines_hold_who_is_made_to_travel():
    """FAQ: the banished, too, on top of what the defeat has killed."""
    t = Table()
    t.site("river", cards="grasping_vines", ruler=2)
    t.pawn(2, "river")
    t.player(1).warbands = 4
    t.player(2).warbands = 6
    t.turn(2).does(2, "campaign", 1)
    t.dice([0] * 2, [3] * 6)
    t.does(2, "number", 6)
    assert t.player(1).warbands == 2
    t.does(2, "yes").does(2, "site", "steppe")
    assert (t.player(1).pawn, t.player(1).warbands) == (t.slot("steppe"), 1)


# -- Forest Council ----------------------------------------------------------------------------


def test_forest_council_of_an_exile_bars_all_others_from_beasts():
    """Trade and muster, anywhere, also an intact edifice; other suits are free."""
    t = Table()
    t.site("wastes", cards="forest_council", ruler=2)
    t.site("river", cards="wolves forest_temple longbows")
    t.turn(1)
    assert t.offered(1, "muster") == [("muster", "longbows")]
    assert t.offered(1, "trade-favor") == [("trade-favor", "longbows")]
    assert t.offered(1, "trade-secrets") == [("trade-secrets", "longbows")]
    t.pawn(2, "river")
    t.turn(2)
    assert t.offers(2, "muster", "wolves")
    assert t.offers(2, "trade-favor", "forest_temple")


def test_forest_council_of_the_empire_bars_exiles():
    """A Citizen trades freely."""
    t = Table()
    t.citizen(2)
    t.site("wastes", cards="forest_council", ruler=0)
    t.site("river", cards="wolves")
    t.pawn(2, "river")
    assert not t.turn(1).offers(1, "muster", "wolves")
    assert t.turn(2).offers(2, "muster", "wolves")


def test_forest_council_of_bandits_bars_everybody():
    """Law, O-10.enemy: bandits are enemies of all players."""
    t = Table()
    t.site("wastes", cards="forest_council")
    t.site("river", cards="wolves")
    t.pawn(0, "river")
    assert not t.turn(1).offers(1, "muster", "wolves")
    assert not t.turn(0).offers(0, "trade-favor", "wolves")
