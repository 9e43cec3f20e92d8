"""Beast: cards with an "Action:" power."""

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.table import Table

# -- Wolves ------------------------------------------------------------------------------------


def test_wolves_kill_a_warband_on_any_board():
    """The user's own board too; sites are never hit; the card takes no second secret."""
    t = Table()
    t.adviser(1, "wolves")
    t.man("steppe", 2, 2)
    t.turn(1).uses(1, "wolves")
    assert t.offered(1) == [("player", 1), ("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert (t.player(2).warbands, t.at("steppe").warbands) == (2, 2)
    assert t.player(2).bank == 10
    assert t.g.laid == {NUMBER["wolves"]: (0, 1)}
    assert not t.offers(1, "use", "wolves")


def test_wolves_may_kill_an_own_warband():
    """FAQ: fewer warbands on the board and more in the bank bring more Supply at Rest."""
    t = Table()
    t.adviser(1, "wolves")
    t.turn(1).uses(1, "wolves").does(1, "player", 1)
    assert (t.player(1).warbands, t.player(1).bank) == (2, 12)


def test_wolves_kill_nothing_on_an_empty_board():
    """The secret is placed all the same."""
    t = Table()
    t.adviser(1, "wolves")
    t.player(2).warbands = 0
    t.turn(1).uses(1, "wolves").does(1, "player", 2)
    assert (t.player(2).warbands, t.player(1).secrets) == (0, 4)
    assert t.told("dies-on-board") == []


def test_a_warband_of_a_citizen_returns_to_the_chancellor():
    """It is purple."""
    t = Table()
    t.citizen(2)
    t.adviser(1, "wolves")
    purple = t.player(0).bank
    t.turn(1).uses(1, "wolves").does(1, "player", 2)
    assert (t.player(0).bank, t.player(2).bank) == (purple + 1, 14)


def test_wolves_at_a_site_serve_its_ruler_and_whoever_is_there():
    """O-7.1.1; and nobody without a faceup secret."""
    t = Table()
    t.site("steppe", cards="wolves", ruler=1)
    assert t.turn(1).offers(1, "use", "wolves")
    assert not t.turn(2).offers(2, "use", "wolves")
    t.pawn(2, "steppe")
    assert t.turn(2).offers(2, "use", "wolves")
    t.player(2).secrets, t.player(2).dark_secrets = 0, 5
    assert not t.turn(2).offers(2, "use", "wolves")


# -- Roving Terror -----------------------------------------------------------------------------


def test_roving_terror_devours_a_denizen_and_moves_to_its_site():
    """Its secret goes along; the dead card goes to the pile after its own region."""
    t = Table()
    t.site("river", cards="roving_terror")
    t.site("ancient_city", cards="longbows elders")
    t.turn(1).uses(1, "roving_terror")
    assert t.offered(1) == [("card", "longbows"), ("card", "elders")]
    t.does(1, "card", "longbows")
    assert t.cards_at("ancient_city") == ["elders", "roving_terror"]
    assert t.cards_at("river") == []
    assert t.pile_cards(0) == ["longbows"]
    assert t.g.laid == {NUMBER["roving_terror"]: (0, 1)}
    t.rests(1)
    assert t.player(1).secrets == 5


def test_roving_terror_needs_an_unlocked_denizen_at_another_site():
    """FAQ: it cannot move to a site with no denizen to discard. Edifices are no denizens."""
    t = Table()
    t.site("river", cards="roving_terror longbows")
    t.site("steppe", cards="forest_temple")
    t.site("wastes", cards="keep")
    assert not t.turn(1).offers(1, "use", "roving_terror")


def test_roving_terror_is_moved_and_not_played():
    """No favor and no power of a homeland: Deep Woods keep their relic."""
    t = Table()
    t.site("river", cards="roving_terror")
    t.site("deep_woods", cards="elders", relics="map")
    t.turn(1).uses(1, "roving_terror")
    assert t.cards_at("deep_woods") == ["roving_terror"]
    assert (t.player(1).favor, t.bank("beast"), t.relics(1)) == (4, 2, [])


def test_roving_terror_may_clear_another_card_of_the_great_slum():
    """What the site allows before a card is moved there."""
    t = Table()
    t.site("great_slum", "p2", cards="longbows elders")
    t.site("river", cards="roving_terror")
    t.turn(1).uses(1, "roving_terror").does(1, "card", "longbows")
    t.does(1, "clear", "great_slum", "elders")
    assert t.cards_at("great_slum") == ["roving_terror"]


# -- Fae Merchant ------------------------------------------------------------------------------


def test_fae_merchant_takes_a_relic_and_puts_one_back():
    """The new one may go back, too; the Grand Scepter never."""
    t = Table()
    t.adviser(0, "fae_merchant")
    t.relic(0, "map")
    lay(t.g, NUMBER["whistle"], zones.RELIC_DECK)
    t.turn(0).uses(0, "fae_merchant")
    assert t.relics(0) == ["grand_scepter", "map", "whistle"]
    assert t.offered(0) == [("card", "map"), ("card", "whistle")]
    t.does(0, "card", "map")
    assert t.relics(0) == ["grand_scepter", "whistle"]
    assert t.g.relic_deck[0] == NUMBER["map"]
    assert t.player(0).secrets == 4


def test_fae_merchant_does_not_move_the_title_by_a_relic_that_goes_back():
    """FAQ: goals are looked at only after the whole action."""
    t = Table()
    t.g.goal = "protection"
    t.adviser(1, "fae_merchant")
    t.relic(1, "map")
    t.turn(1).uses(1, "fae_merchant").does(1, "card", "map")
    assert (t.g.title, len(t.relics(1)), t.told("takes-title")) == (0, 1, [])


def test_fae_merchant_needs_a_relic_deck():
    """With an empty deck it cannot be used."""
    t = Table()
    t.adviser(1, "fae_merchant")
    for relic in list(t.g.relic_deck):
        lay(t.g, relic, zones.BOX)
    assert not t.turn(1).offers(1, "use", "fae_merchant")


def test_fae_merchant_puts_nothing_back_if_the_relic_is_stolen():
    """Relic Thief answers the taking; who is left without a relic keeps none to give."""
    t = Table()
    t.g.goal = "protection"
    t.adviser(1, "fae_merchant")
    t.adviser(2, "relic_thief")
    t.relic(2, "map")
    t.pawn(2, "steppe")
    lay(t.g, NUMBER["whistle"], zones.RELIC_DECK)
    t.dice([0])
    t.turn(1).uses(1, "fae_merchant").does(2, "react", "relic_thief")
    assert (t.relics(1), t.relics(2), t.asked()) == ([], ["map", "whistle"], (1, "act"))
    assert t.g.title == 2


# -- Second Chance -----------------------------------------------------------------------------


def test_second_chance_takes_a_warband_from_a_friend_of_order_or_discord():
    """Faceup advisers only; wherever the player is."""
    t = Table(4)
    t.adviser(1, "second_chance")
    t.adviser(2, "longbows")
    t.adviser(3, "mercenaries", facedown=True)
    t.adviser(0, "mercenaries")
    t.turn(1).uses(1, "second_chance")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 0)
    assert (t.player(0).warbands, t.player(1).warbands) == (2, 4)


def test_second_chance_gains_nothing_if_nobody_died():
    """No warband killed, none gained; nor if nobody has such an adviser."""
    t = Table()
    t.adviser(1, "second_chance")
    t.adviser(2, "longbows")
    t.player(2).warbands = 0
    t.turn(1).uses(1, "second_chance")
    assert (t.player(1).warbands, t.player(1).secrets) == (3, 4)
    none = Table()
    none.adviser(1, "second_chance")
    none.turn(1).uses(1, "second_chance")
    assert [none.player(seat).warbands for seat in range(3)] == [3, 3, 3]


def test_second_chance_may_kill_an_own_warband_and_a_citizen_gains_purple():
    """The user may be the one with such an adviser."""
    t = Table()
    t.citizen(1)
    t.adviser(1, "second_chance longbows")
    purple = t.player(0).bank
    t.turn(1).uses(1, "second_chance")
    assert (t.player(1).warbands, t.player(0).bank, t.player(1).bank) == (3, purple, 14)
    assert (t.told("dies-on-board"), t.told("gains-warbands")) == ([(1, 1)], [(1, 1)])


# -- Pied Piper --------------------------------------------------------------------------------


def test_pied_piper_goes_over_and_takes_two_favor():
    """FAQ: the secret travels with the card and returns at Rest. No limit stops it."""
    t = Table()
    t.adviser(1, "pied_piper")
    t.adviser(2, "longbows elders wolves")
    t.turn(1).uses(1, "pied_piper")
    assert t.offered(1) == [("player", 2), ("player", 0)]
    t.does(1, "player", 2)
    assert t.advisers(2) == ["longbows", "elders", "wolves", "pied_piper"]
    assert (t.player(1).favor, t.player(2).favor) == (6, 2)
    assert t.g.laid == {NUMBER["pied_piper"]: (0, 1)}
    t.rests(1)
    assert (t.player(1).secrets, t.player(2).secrets) == (5, 5)


def test_pied_piper_takes_what_there_is():
    """One favor of a player with one, nothing of one with none."""
    t = Table()
    t.adviser(1, "pied_piper")
    t.player(2).favor = 1
    t.player(0).favor = 0
    t.turn(1).uses(1, "pied_piper").does(1, "player", 2)
    assert (t.player(1).favor, t.player(2).favor) == (5, 0)
    t.rests(1)
    t.turn(2).uses(2, "pied_piper").does(2, "player", 0)
    assert (t.player(2).favor, t.advisers(0)) == (0, ["pied_piper"])


def test_pied_piper_is_played_as_a_fourth_adviser():
    """It never forces a discard itself."""
    t = Table()
    t.adviser(1, "longbows elders")
    t.adviser(1, "wolves")
    t.plays(1, "pied_piper")
    assert t.advisers(1) == ["longbows", "elders", "wolves", "pied_piper"]


def test_pied_piper_facedown_has_no_power():
    """As a facedown adviser it needs room like any other card."""
    t = Table()
    t.adviser(1, "longbows elders wolves")
    t.deck("pied_piper")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "pied_piper")
    t.does(1, "facedown-adviser")
    assert t.asked() == (1, "make-room")


def test_pied_piper_counts_when_another_adviser_comes():
    """FAQ: with three advisers among whom it is, a fourth still makes one go."""
    t = Table()
    t.adviser(1, "pied_piper longbows elders")
    t.deck("wolves")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "to-advisers")
    assert t.offered(1) == [
        ("adviser", "pied_piper"),
        ("adviser", "longbows"),
        ("adviser", "elders"),
    ]


# -- Memory of Nature --------------------------------------------------------------------------


def test_memory_of_nature_moves_a_favor_for_each_beast_card():
    """It counts itself at a site, and an intact edifice; advisers do not count."""
    t = Table()
    t.site("river", cards="memory_of_nature forest_temple")
    t.site("steppe", cards="wolves longbows")
    t.adviser(1, "birdsong")
    t.turn(1).uses(1, "memory_of_nature")
    assert ("suit", "beast") not in t.offered(1)
    t.does(1, "suit", "order").does(1, "number", 2).does(1, "suit", "nomad")
    assert (t.bank("beast"), t.bank("order"), t.bank("nomad")) == (5, 0, 1)
    assert t.player(1).secrets == 4
    assert t.asked() == (1, "act")


def test_memory_of_nature_moves_all_if_there_is_less():
    """The other banks hold less than that."""
    t = Table()
    t.g.banks = [1, 0, 0, 0, 2, 0]
    t.site("river", cards="memory_of_nature wolves")
    t.turn(1).uses(1, "memory_of_nature")
    assert t.g.banks == [0, 0, 0, 0, 3, 0]


def test_memory_of_nature_as_an_adviser_does_not_count_itself():
    """No Beast card on the map: nothing moves."""
    t = Table()
    t.adviser(1, "memory_of_nature")
    t.turn(1).uses(1, "memory_of_nature")
    assert t.g.banks == [2] * 6


# -- Wild Allies -------------------------------------------------------------------------------


def wild() -> Table:
    """Player 1 in the Provinces has Wild Allies; player 2 rules Ancient City with a Beast card."""
    t = Table()
    t.adviser(1, "wild_allies")
    t.site("ancient_city", cards="errand_boy", ruler=2, warbands=2)
    return t


def test_wild_allies_campaign_from_afar_for_no_supply():
    """The pawn stays; the site's ruler is attacked there."""
    t = wild()
    t.dice([0], [3, 3, 3])
    t.turn(1).uses(1, "wild_allies").does(1, "number", 3)
    assert t.told("wins-campaign") == [(1, 3, 2)]
    t.does(1, "number", 2)
    assert (t.at("ancient_city").warbands, t.at("ancient_city").colour) == (2, 1)
    assert (t.player(1).supply, t.player(1).secrets) == (7, 4)
    assert t.player(1).pawn == t.slot("river")
    assert t.g.stand_in == -1


def test_wild_allies_choose_the_site_and_the_defender():
    """A site with a Beast card where a defender and a target are; bandits where nobody rules."""
    t = wild()
    t.site("steppe", cards="wolves")
    t.site("wastes", cards="longbows")
    t.pawn(0, "ancient_city")
    t.turn(1).uses(1, "wild_allies")
    assert t.offered(1) == [("site", "steppe"), ("site", "ancient_city")]
    t.does(1, "site", "ancient_city")
    assert t.offered(1) == [("campaign", 2), ("campaign", 0)]
    t.does(1, "campaign", 0)
    assert ("target-site", "ancient_city") not in t.offered(1)


def test_wild_allies_join_with_the_warbands_of_the_site():
    """They count for dice and losses; the own site need not be a target; survivors come home."""
    t = Table()
    t.adviser(1, "wild_allies")
    t.site("ancient_city", cards="errand_boy", ruler=1, warbands=2)
    t.pawn(2, "ancient_city")
    t.dice([2, 2], [0, 0, 0, 0, 0])
    t.turn(1).uses(1, "wild_allies")
    t.does(1, "number", 5)
    assert t.told("targets-pawn") == [(1, 2)]
    assert t.told("defence-is") == [(5, 3)]
    t.does(1, "no-sacrifice")
    assert (t.at("ancient_city").warbands, t.player(1).warbands) == (0, 3)


def test_wild_allies_need_somebody_to_attack():
    """No Beast card, or none but the own site without an enemy: not usable."""
    t = Table()
    t.adviser(1, "wild_allies")
    assert not t.turn(1).offers(1, "use", "wild_allies")
    t.site("ancient_city", cards="errand_boy", ruler=1)
    assert not t.turn(1).offers(1, "use", "wild_allies")
    assert t.g.stand_in == -1


def test_wild_allies_count_the_secret_that_they_cost():
    """The Hidden Place wants a secret of its attacker, too: one is not enough for both."""
    for secrets, offered in ((1, False), (2, True)):
        t = Table()
        t.adviser(1, "wild_allies")
        t.site("the_hidden_place", "h3", cards="errand_boy", ruler=2)
        t.player(1).secrets = secrets
        assert t.turn(1).offers(1, "use", "wild_allies") == offered
        assert t.player(1).secrets == secrets


def test_a_citizen_with_wild_allies_leads_purple_warbands_against_the_empire():
    """FAQ of Captains: they join the attack and not the defence; the site is no forced target."""
    t = Table()
    t.citizen(1)
    t.adviser(1, "wild_allies")
    t.site("ancient_city", cards="errand_boy", ruler=0, warbands=2)
    t.pawn(0, "ancient_city")
    t.dice([0, 0, 0], [3, 3, 3, 3, 3])
    t.turn(1).uses(1, "wild_allies")
    t.does(1, "target-pawn").does(1, "declare").does(1, "number", 5)
    assert t.told("targets-site") == []
    assert t.told("wins-campaign") == [(1, 5, 3)]
    assert t.at("ancient_city").warbands == 2
