"""Discord: "When Played" powers, and what two of them leave behind (False Prophet, Salt)."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.table import CITIZEN, DISCORD, EXILE, PURPLE, Table


def play(t: Table, me: int, card: str, site: str = "") -> Table:
    """The player plays a facedown adviser faceup, to the site or to the advisers."""
    t.adviser(me, card, facedown=True)
    t.turn(me).does(me, "play-adviser", card)
    if t.asked() == (me, "play-card"):
        t.does(me, *(("to-site", site) if site else ("to-advisers",)))
    return t


def reveal(t: Table, me: int, vision: str) -> None:
    """The player has revealed a Vision."""
    lay(t.g, NUMBER[vision], zones.REVEALED + me)


# -- A Small Favor -----------------------------------------------------------------------------


def test_a_small_favor_brings_four_warbands():
    """As many as the bank has."""
    t = play(Table(), 1, "a_small_favor")
    assert (t.player(1).warbands, t.player(1).bank) == (7, 7)
    short = Table()
    short.player(1).bank = 3
    play(short, 1, "a_small_favor")
    assert (short.player(1).warbands, short.player(1).bank) == (6, 0)


def test_a_small_favor_brings_a_citizen_purple_warbands():
    """Law: from the Chancellor's bank."""
    t = Table()
    t.citizen(1)
    bank = t.player(0).bank
    play(t, 1, "a_small_favor")
    assert (t.player(1).warbands, t.player(0).bank, t.player(1).bank) == (7, bank - 4, 14)


def test_a_small_favor_stays_for_good():
    """It goes to advisers only, and is locked there."""
    t = Table()
    t.adviser(1, "scouts a_small_favor longbows")
    t.deck("wolves keep elders")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "wolves").does(1, "card", "keep")
    t.does(1, "to-advisers")
    assert ("adviser", "a_small_favor") not in t.offered(1)


# -- Key to the City ---------------------------------------------------------------------------


def test_key_to_the_city_takes_a_site_without_its_ruler():
    """All warbands there die; one of yours comes from the bank."""
    t = Table()
    t.man("river", 2, 4)
    play(t, 1, "key_to_the_city", "river")
    assert (t.at("river").colour, t.at("river").warbands) == (1, 1)
    assert (t.player(1).warbands, t.player(1).bank, t.player(2).bank) == (3, 10, 11)


def test_key_to_the_city_works_against_bandits():
    """FAQ: bandits have no pawn."""
    t = play(Table(), 1, "key_to_the_city", "river")
    assert (t.at("river").colour, t.at("river").warbands) == (1, 1)


def test_key_to_the_city_does_nothing_where_the_rulers_pawn_stands():
    """Also your own."""
    t = Table()
    t.man("river", 2, 4)
    t.pawn(2, "river")
    play(t, 1, "key_to_the_city", "river")
    assert (t.at("river").colour, t.at("river").warbands) == (2, 4)
    own = Table()
    own.man("river", 1, 2)
    play(own, 1, "key_to_the_city", "river")
    assert own.at("river").warbands == 2


def test_key_to_the_city_is_stopped_by_any_imperial_pawn_at_an_imperial_site():
    """Every Imperial player rules it."""
    t = Table()
    t.citizen(2)
    t.man("river", 0, 2)
    t.pawn(2, "river")
    play(t, 1, "key_to_the_city", "river")
    assert (t.at("river").colour, t.at("river").warbands) == (PURPLE, 2)


def test_key_to_the_city_played_afar_spares_not_even_the_own_warbands():
    """With the People's Favor, at an own site without the own pawn: all die, one comes back."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.man("steppe", 1, 3)
    play(t, 1, "key_to_the_city", "steppe")
    assert (t.at("steppe").colour, t.at("steppe").warbands, t.player(1).bank) == (1, 1, 10)


def test_key_to_the_city_leaves_the_site_empty_without_a_warband_in_the_bank():
    """Not from the board."""
    t = Table()
    t.man("river", 2, 4)
    t.player(1).bank = 0
    play(t, 1, "key_to_the_city", "river")
    assert (t.at("river").warbands, t.player(1).warbands) == (0, 3)


def test_key_to_the_city_with_the_ring_of_devotion():
    """The warband is gained, but none may be placed: bandits have the site."""
    t = Table()
    t.relic(1, "ring_of_devotion")
    t.man("river", 2, 2)
    play(t, 1, "key_to_the_city", "river")
    assert (t.player(1).warbands, t.at("river").warbands) == (4, 0)


def test_key_to_the_city_of_a_citizen_brings_a_purple_warband():
    """A Citizen's warbands are purple."""
    t = Table()
    t.citizen(1)
    t.man("river", 2, 4)
    play(t, 1, "key_to_the_city", "river")
    assert (t.at("river").colour, t.at("river").warbands) == (PURPLE, 1)


def test_key_to_the_city_settles_the_title():
    """O-2.11.1: goal Supremacy, an Exile now rules more sites."""
    t = Table()
    t.g.goal = "supremacy"
    t.man("river", 0, 2)
    play(t, 1, "key_to_the_city", "river")
    assert t.g.title == 1


def test_key_to_the_city_settles_the_title_at_each_change():
    """O-2.11.1: first the site is lost, so that the title is gone before the new ruler comes."""
    t = Table()
    t.g.goal, t.g.title = "supremacy", 2
    t.man("fertile_valley", 0, 1)
    t.man("river", 2, 1)
    play(t, 1, "key_to_the_city", "river")
    assert t.told("takes-title") == [(0,)]
    assert t.g.title == 0


# -- Charlatan ---------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [-1, 2])
def test_charlatan_burns_the_darkest_secret_down_to_one(holder):
    """FAQ: the secrets on the banner only, wherever it is."""
    t = Table()
    t.banner("darkest_secret", holder, 4)
    play(t, 1, "charlatan", "river")
    assert t.g.banner_tokens[NUMBER["darkest_secret"]] == 1
    assert [t.player(seat).secrets for seat in range(3)] == [5, 5, 5]


def test_charlatan_leaves_a_single_secret():
    """Nothing happens."""
    t = play(Table(), 1, "charlatan")
    assert t.g.banner_tokens[NUMBER["darkest_secret"]] == 1
    assert not t.told("burns-banner-secrets")


# -- Blackmail ---------------------------------------------------------------------------------


def blackmailed() -> Table:
    """Player 1 blackmails player 2, who is here with two relics; player 0 is elsewhere."""
    t = Table()
    t.pawn(2, "river")
    t.relic(2, "map cracked_horn")
    t.banner("darkest_secret", 2)
    return t


def test_blackmail_is_paid_with_three_favor():
    """You pick the relic, its holder picks what happens; no banners, no relics elsewhere."""
    t = blackmailed()
    t.player(2).favor = 3
    play(t, 1, "blackmail")
    assert t.offered(1) == [("card", "map"), ("card", "cracked_horn")]
    t.does(1, "card", "map")
    assert t.asked() == (2, "pay-blackmail")
    assert t.ask(2).args == ("blackmail", "map", 1)
    t.does(2, "yes")
    assert (t.player(1).favor, t.player(2).favor) == (7, 0)
    assert t.relics(2) == ["map", "cracked_horn"]


def test_blackmail_takes_the_relic_of_who_will_not_pay():
    """The other relic stays."""
    t = play(blackmailed(), 1, "blackmail").does(1, "card", "map").does(2, "no")
    assert (t.relics(1), t.relics(2)) == (["map"], ["cracked_horn"])
    assert (t.player(1).favor, t.player(2).favor) == (4, 4)


def test_blackmail_takes_the_relic_of_who_cannot_pay():
    """Fewer than three favor: no question."""
    t = blackmailed()
    t.player(2).favor = 2
    play(t, 1, "blackmail").does(1, "card", "map")
    assert t.relics(1) == ["map"]


def test_blackmail_leaves_a_relic_that_may_not_be_taken():
    """With the Circlet of Command nothing but the Circlet can be chosen."""
    t = blackmailed()
    t.relic(2, "circlet_of_command")
    t.player(2).favor = 0
    play(t, 1, "blackmail")
    assert (t.relics(1), t.relics(2)) == (["circlet_of_command"], ["map", "cracked_horn"])


def test_blackmail_without_a_relic_here_does_nothing():
    """The Scepter's holder stands elsewhere."""
    t = play(Table(), 1, "blackmail")
    assert t.asked() == (1, "act")


def test_a_scepter_gained_by_blackmail_sleeps():
    """It is a relic, and it is taken."""
    t = Table()
    t.pawn(0, "river")
    play(t, 1, "blackmail").does(0, "no")
    assert t.relics(1) == ["grand_scepter"]
    assert t.g.scepter_sleeps
    assert not t.offered(1, "peek-reliquary")


def test_relic_thief_answers_blackmail():
    """It is a take."""
    t = blackmailed()
    t.adviser(2, "relic_thief")
    play(t, 1, "blackmail").does(1, "card", "map").does(2, "no")
    assert t.asked() == (2, "react")


# -- Dissent -----------------------------------------------------------------------------------


def test_dissent_makes_all_place_a_favor_for_each_suit_they_rule():
    """Suits, not cards, at sites and of advisers; you too, but not the People's Favor's holder."""
    t = Table(seats=4)
    t.banner("peoples_favor", 3)
    t.adviser(3, "longbows")
    t.adviser(2, "wolves pied_piper")
    t.adviser(2, "elders", facedown=True)
    t.site("wastes", cards="armed_mob", ruler=2)
    play(t, 1, "dissent")  # counts itself
    assert [t.player(seat).favor for seat in range(4)] == [4, 3, 2, 4]
    assert t.g.laid[NUMBER["dissent"]] == (3, 0)


def test_dissent_counts_imperial_sites_for_every_imperial_player():
    """FAQ; a ruin has no suit."""
    t = Table()
    t.citizen(2)
    t.site("wastes", cards="wolves", ruler=0)
    t.site("deep_woods", cards="longbows bandit_rampart", ruler=0)
    play(t, 1, "dissent", "river")
    assert [t.player(seat).favor for seat in range(3)] == [2, 5, 2]


def test_dissent_takes_what_there_is():
    """A player short of favor places all he has."""
    t = Table()
    t.adviser(2, "wolves longbows")
    t.player(2).favor = 1
    play(t, 1, "dissent")
    assert t.player(2).favor == 0


def test_favor_on_dissent_stays_until_rest():
    """Law 4.3.1: then it goes to the Discord bank; meanwhile there is no muster or trade here."""
    t = Table()
    t.adviser(2, "wolves longbows")
    play(t, 1, "dissent", "river")
    assert not t.offers(1, "muster", "dissent")
    assert not t.offers(1, "trade-favor", "dissent")
    before = t.g.banks[DISCORD]
    t.rests(1)
    assert t.g.banks[DISCORD] == before + 2


# -- False Prophet -----------------------------------------------------------------------------


def prophecy(vision: str = "vision_of_faith") -> Table:
    """Player 2 has revealed a Vision, and player 1 puts his warband on it."""
    t = Table()
    reveal(t, 2, vision)
    return play(t, 1, "false_prophet")


def test_false_prophet_shares_a_revealed_vision():
    """A warband from the bank comes onto it; he may choose his own as well."""
    t = Table()
    reveal(t, 2, "vision_of_faith")
    reveal(t, 1, "vision_of_rebellion")
    play(t, 1, "false_prophet")
    assert t.offered(1) == [("card", "vision_of_rebellion"), ("card", "vision_of_faith")]
    t.does(1, "card", "vision_of_faith")
    assert (t.player(1).warbands, t.player(1).bank) == (3, 10)
    assert t.told("marks-vision") == [(1, "vision_of_faith")]
    assert t.player(2).vision == NUMBER["vision_of_faith"]


def test_false_prophet_wins_by_that_vision():
    """In his Wake phase, like its owner, with three Visions drawn."""
    t = prophecy()
    t.g.visions_drawn = 3
    t.banner("darkest_secret", 1)
    t.g.active, t.g.phase = 0, "act"
    t.turn(0).rests(0)
    assert t.g.result is not None
    assert (t.g.result.winners, t.g.result.reason) == ((1,), "visionary")


def test_false_prophet_does_not_win_before_three_visions():
    """O-3.2."""
    t = prophecy()
    t.g.visions_drawn = 2
    t.banner("darkest_secret", 1)
    t.turn(0).rests(0)
    assert t.g.result is None


@pytest.mark.parametrize("case", ["citizen", "no vision", "no warband"])
def test_false_prophet_comes_to_nothing(case):
    """Not for an Imperial player, without a revealed Vision, or without a warband."""
    t = Table()
    if case != "no vision":
        reveal(t, 2, "vision_of_faith")
    if case == "citizen":
        t.citizen(1)
    if case == "no warband":
        t.player(1).bank = 0
    play(t, 1, "false_prophet")
    assert (t.g.prophet, t.player(1).warbands) == (-1, 3)


def test_a_prophet_who_becomes_a_citizen_keeps_the_warband_but_does_not_win():
    """FAQ: until he is an Exile again."""
    t = prophecy()
    t.g.visions_drawn = 3
    t.banner("darkest_secret", 1)
    t.citizen(1)
    t.turn(0).rests(0)
    assert t.g.result is None
    assert t.g.prophet == 1
    t.player(1).role = EXILE
    t.turn(0).rests(0)
    assert t.g.result is not None


def replace_vision(t: Table) -> Table:
    """Player 2 reveals another Vision in place of the marked one."""
    t.adviser(2, "vision_of_rebellion", facedown=True)
    return t.turn(2).does(2, "play-adviser", "vision_of_rebellion").does(2, "reveal-vision")


def test_the_prophet_plays_the_vision_when_it_is_discarded():
    """Out of turn; the warband is killed first, and his own Vision space was free."""
    t = replace_vision(prophecy())
    assert t.asked() == (1, "play-card")
    assert t.offered(1) == [("reveal-vision",), ("facedown-adviser",), ("discard-it",)]
    assert (t.g.prophet, t.player(1).bank) == (-1, 11)
    assert t.told("dies-on-vision") == [(1, "vision_of_faith")]
    t.does(1, "reveal-vision")
    assert t.player(1).vision == NUMBER["vision_of_faith"]
    assert t.player(2).vision == NUMBER["vision_of_rebellion"]
    assert t.asked() == (2, "act")


def test_the_prophet_may_keep_the_vision_facedown_and_all_know_it():
    """It was seen by all."""
    t = replace_vision(prophecy()).does(1, "facedown-adviser")
    card = NUMBER["vision_of_faith"]
    assert t.advisers(1) == ["false_prophet", "vision_of_faith"]
    assert t.g.is_dark(card)
    assert all(known >> card & 1 for known in t.g.know)


def test_the_prophet_may_discard_the_vision():
    """By his own pawn: he is in the Provinces, its owner in the Hinterland."""
    t = replace_vision(prophecy()).does(1, "discard-it")
    assert t.pile_cards(2) == ["vision_of_faith"]
    assert t.pile_cards(0) == []


def test_a_citizen_prophet_may_only_keep_the_vision_facedown():
    """O-5.1.4 III."""
    t = prophecy()
    t.citizen(1)
    replace_vision(t)
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


def test_the_prophet_takes_over_when_the_owner_becomes_a_citizen():
    """O-6.6.2 discards the owner's Vision."""
    t = prophecy()
    t.turn(0).does(0, "offer-citizenship", 2).does(0, "slot", "brutal").does(0, "offer-plain")
    t.does(2, "accept")
    assert t.asked() == (1, "play-card")
    assert t.player(2).role == CITIZEN


def test_the_prophet_takes_the_vision_even_from_below_the_deck():
    """Where Cracked Horn buries what is discarded; the deck's last part shrinks again."""
    t = prophecy()
    t.relic(2, "cracked_horn")
    t.deck("longbows keep")
    t.g.part3 = 2
    replace_vision(t).does(2, "below-deck").does(1, "reveal-vision")
    assert t.player(1).vision == NUMBER["vision_of_faith"]
    assert (t.g.part3, len(t.g.deck)) == (2, 2)


# -- Royal Ambitions ---------------------------------------------------------------------------


def ambitious(sites: str = "river steppe") -> Table:
    """Player 1 rules these sites, the Chancellor one."""
    t = Table()
    t.man("fertile_valley", 0, 2)
    for site in sites.split():
        t.man(site, 1, 1)
    return t


def test_royal_ambitions_make_an_exile_a_citizen():
    """Law 6.6.2, 2.3: warbands, Vision, Supply; a relic unseen, its slot opens; the turn ends."""
    t = ambitious()
    reveal(t, 1, "vision_of_faith")
    t.player(1).supply = 0
    play(t, 1, "royal_ambitions").does(1, "yes")
    assert t.asked() == (1, "take-reliquary-relic")
    relic = t.g.reliquary[3]
    t.does(1, "slot", "greedy")
    assert t.player(1).role == CITIZEN
    assert t.player(1).relics == [relic]
    assert t.g.holder(NUMBER["greedy"]) == 0
    assert t.at("river").colour == t.at("steppe").colour == PURPLE
    assert t.player(1).vision == 0
    assert (t.player(1).supply, t.asked()[0]) == (7, 2)


def test_royal_ambitions_turn_the_usurper_back():
    """Law 6.6.2."""
    t = ambitious()
    t.g.title, t.g.usurper = 1, True
    play(t, 1, "royal_ambitions").does(1, "yes").does(1, "slot", "brutal")
    assert (t.g.title, t.g.usurper) == (1, False)


def test_royal_ambitions_may_be_declined():
    """Then nothing happens, and the turn goes on."""
    t = play(ambitious(), 1, "royal_ambitions").does(1, "no")
    assert t.player(1).role == EXILE
    assert t.asked() == (1, "act")


def test_royal_ambitions_need_more_sites_than_the_chancellor():
    """As many are too few; and a Citizen has nothing to gain."""
    t = play(ambitious("river"), 1, "royal_ambitions")
    assert t.asked() == (1, "act")
    citizen = Table()
    citizen.citizen(1)
    play(citizen, 1, "royal_ambitions")
    assert citizen.asked() == (1, "act")


def test_royal_ambitions_do_without_a_relic():
    """An empty Reliquary: a Citizen all the same."""
    t = ambitious()
    for slot in range(4):
        lay(t.g, t.g.reliquary[slot], zones.BOX)
    play(t, 1, "royal_ambitions").does(1, "yes")
    assert t.player(1).role == CITIZEN
    assert t.relics(1) == []


def test_relic_thief_answers_royal_ambitions():
    """The relic is taken, not given."""
    t = ambitious()
    t.adviser(2, "relic_thief")
    t.pawn(2, "steppe")
    play(t, 1, "royal_ambitions").does(1, "yes").does(1, "slot", "brutal")
    assert t.asked() == (2, "react")


# -- Salt the Earth ----------------------------------------------------------------------------


def test_salt_the_earth_clears_a_full_site():
    """All other denizens are discarded; from then on the site holds one card."""
    t = Table()
    t.site("river", cards="longbows wolves")
    play(t, 1, "salt_the_earth", "river")
    t.does(1, "card", "longbows")
    assert t.cards_at("river") == ["salt_the_earth"]
    assert t.pile_cards(2) == ["longbows", "wolves"]
    t.deck("scouts elders tents")
    t.does(1, "search", "deck").does(1, "keep", "scouts").does(1, "card", "elders")
    assert not t.offered(1, "to-site")


def test_salt_the_earth_leaves_other_sites_their_room():
    """Only its own site holds one card."""
    t = Table()
    t.site("wastes", cards="salt_the_earth")
    t.site("river", cards="longbows")
    play(t, 1, "scouts", "river")
    assert t.cards_at("river") == ["longbows", "scouts"]


@pytest.mark.parametrize("locked", ["keep", "bandit_rampart", "sprawling_rampart"])
def test_salt_the_earth_is_not_played_beside_a_locked_card(locked):
    """Edifices and ruins are locked."""
    t = Table()
    t.site("river", cards=locked)
    t.adviser(1, "salt_the_earth", facedown=True)
    t.turn(1).does(1, "discard-adviser", "salt_the_earth")
    assert t.cards_at("river") == [locked]
    assert t.pile_cards(2) == ["salt_the_earth"]


def test_salt_the_earth_is_not_played_beside_what_an_enemy_must_treat_as_locked():
    """Ancient Bloodline: to enemies the denizens at its holder's sites are locked."""
    t = Table()
    t.adviser(2, "ancient_bloodline")
    t.site("steppe", cards="elders", ruler=2)
    t.pawn(1, "steppe")
    t.adviser(1, "salt_the_earth", facedown=True)
    t.turn(1).does(1, "discard-adviser", "salt_the_earth")
    assert t.cards_at("steppe") == ["elders"]


def test_salt_the_earth_may_go_to_the_drowned_city():
    """FAQ: its printed capacity is 0."""
    t = Table()
    t.site("drowned_city", "p1")
    play(t, 1, "salt_the_earth", "drowned_city")
    assert t.cards_at("drowned_city") == ["salt_the_earth"]


def test_salt_the_earth_does_not_go_to_a_facedown_site():
    """FAQ; here with the People's Favor, which reaches the whole region."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.site("steppe", up=False)
    t.adviser(1, "salt_the_earth", facedown=True)
    t.turn(1).does(1, "play-adviser", "salt_the_earth")
    assert t.offered(1, "to-site") == [("to-site", "river"), ("to-site", "standing_stones")]


def test_favor_and_homeland_come_before_salt_discards():
    """Law 7.3.3: the Wastes pay for a Discord card though one is discarded there after it."""
    t = Table()
    t.site("wastes", cards="mercenaries", relics="map")
    t.pawn(1, "wastes")
    play(t, 1, "salt_the_earth", "wastes")
    assert t.relics(1) == ["map"]
    assert t.player(1).favor == 5
    assert t.cards_at("wastes") == ["salt_the_earth"]


# -- Riots -------------------------------------------------------------------------------------


def test_riots_discard_the_commonest_suit_from_all_sites():
    """Law (discard): each card by the region where it lay; locked cards stay, advisers too."""
    t = Table()
    t.g.mob = True
    t.adviser(2, "scouts")
    t.site("fertile_valley", cards="longbows keep")
    t.site("wastes", cards="wrestlers")
    t.site("steppe", cards="wolves")
    play(t, 1, "riots", "river")
    assert (t.cards_at("fertile_valley"), t.cards_at("wastes")) == (["keep"], [])
    assert (t.pile_cards(1), t.pile_cards(0)) == (["longbows"], ["wrestlers"])
    assert (t.cards_at("steppe"), t.advisers(2)) == (["wolves"], ["scouts"])


def test_riots_are_a_choice_among_tied_suits_and_spare_themselves():
    """FAQ: never itself; at a site it counts as a Discord card."""
    t = Table()
    t.g.mob = True
    t.site("fertile_valley", cards="mercenaries wolves")
    t.site("wastes", cards="rangers")
    t.site("steppe", cards="longbows")
    play(t, 1, "riots", "river")
    assert t.offered(1) == [("suit", "discord"), ("suit", "beast")]
    t.does(1, "suit", "discord")
    assert t.cards_at("river") == ["riots"]
    assert t.cards_at("fertile_valley") == ["wolves"]


def test_riots_need_the_mob():
    """Otherwise nothing; and as an adviser they do not count."""
    t = Table()
    t.site("wastes", cards="longbows")
    play(t, 1, "riots", "river")
    assert t.asked() == (1, "act")
    assert t.cards_at("wastes") == ["longbows"]
    t = Table()
    t.g.mob = True
    t.site("wastes", cards="longbows")
    t.site("steppe", cards="wolves")
    play(t, 1, "riots")
    assert t.offered(1) == [("suit", "order"), ("suit", "beast")]


def test_riots_without_cards_at_sites_do_nothing():
    """Played to advisers."""
    t = Table()
    t.g.mob = True
    play(t, 1, "riots")
    assert t.asked() == (1, "act")


# -- Bandit Chief ------------------------------------------------------------------------------


def test_bandit_chief_kills_a_warband_at_each_site():
    """Of all owners, you included; sites without warbands are skipped, boards are safe."""
    t = Table()
    t.man("fertile_valley", 0, 2)
    t.man("river", 1, 1)
    t.man("wastes", 2, 3)
    play(t, 1, "bandit_chief", "river")
    counts = [t.at(site).warbands for site in ("fertile_valley", "river", "wastes", "steppe")]
    assert counts == [1, 0, 2, 0]
    assert [t.player(seat).warbands for seat in range(3)] == [3, 3, 3]
    assert t.player(1).bank == 11


def test_bandit_chief_settles_the_title():
    """A site that loses its last warband falls to the bandits at once."""
    t = Table()
    t.g.goal = "supremacy"
    t.man("fertile_valley", 0, 1)
    t.man("river", 2, 2)
    play(t, 1, "bandit_chief", "river")
    assert t.g.title == 2
