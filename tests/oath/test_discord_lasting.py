"""Discord: what cards say all the time, and reactions."""

import pytest

from crannog.games.oath.facts import NUMBER, PEOPLES_FAVOR
from tests.oath.battles import BLANK, DOUBLE, HOLLOW, SHIELD, SHIELDS, SWORD
from tests.oath.fights import attack, conclude, declare, fight, used
from tests.oath.table import DISCORD, Table

BANDITS = -1


# -- Vow of Renewal ----------------------------------------------------------------------------


def test_vow_of_renewal_bars_the_peoples_favor():
    """To its holder, by Recover."""
    t = Table()
    t.adviser(1, "vow_of_renewal")
    assert not t.turn(1).offers(1, "recover-banner", "peoples_favor")
    assert t.offers(1, "recover-banner", "darkest_secret")
    other = Table()
    other.adviser(2, "vow_of_renewal")
    assert other.turn(1).offers(1, "recover-banner", "peoples_favor")


def test_vow_of_renewal_takes_favor_burned_for_a_relic():
    """FAQ: burned by others, and by yourself."""
    t = Table()
    t.adviser(2, "vow_of_renewal")
    t.site("mountain", "p1", relics="map")
    t.turn(1).does(1, "recover-relic", 0)
    assert (t.player(1).favor, t.player(2).favor) == (2, 6)
    assert t.told("takes-burnt-favor") == [(2, 2)]
    own = Table()
    own.adviser(1, "vow_of_renewal")
    own.site("mountain", "p1", relics="map")
    own.turn(1).does(1, "recover-relic", 0)
    assert own.player(1).favor == 4


def test_vow_of_renewal_takes_burned_costs_and_the_favor_of_the_banished():
    """Power costs; half of the favor after a campaign."""
    t = Table()
    t.adviser(0, "vow_of_renewal")
    t.adviser(1, "disgraced_captain")
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.dice([BLANK] * 2, [SWORD] * 3)
    attack(t.turn(1), 1, 2, "pawn").does(1, "plan", "disgraced_captain")
    assert t.player(0).favor == 5
    conclude(fight(t))
    assert (t.player(0).favor, t.player(2).favor) == (7, 2)


def test_vow_of_renewal_takes_the_toll_of_bandits():
    """It is burned, since bandits rule Toll Roads and the Steppe."""
    t = Table()
    t.adviser(2, "vow_of_renewal")
    t.site("wastes", cards="toll_roads")
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)


def test_vow_of_renewal_takes_the_seize_penalty_of_the_peoples_favor():
    """Its holder may seize that banner himself."""
    t = Table()
    t.adviser(1, "vow_of_renewal")
    t.banner("peoples_favor", 2, 4)
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.dice([BLANK] * 4, [SWORD] * 3)
    attack(t.turn(1), 1, 2, "peoples_favor")
    conclude(fight(t))
    assert t.g.banner_holder[PEOPLES_FAVOR] == 1
    assert (t.g.banner_tokens[PEOPLES_FAVOR], t.player(1).favor) == (2, 6)


def test_vow_of_renewal_takes_nothing_that_returns_to_a_bank():
    """Favor on cards is not burned."""
    t = Table()
    t.adviser(0, "vow_of_renewal")
    t.site("river", cards="longbows")
    t.turn(1).does(1, "muster", "longbows").rests(1)
    assert t.player(0).favor == 4


# -- Beast Tamer -------------------------------------------------------------------------------


def tamed(holder: int, attacker: int, defender: int, cards: str) -> Table:
    """The holder of the Beast Tamer; the attacker and the defender's site have these plans."""
    t = Table()
    t.adviser(holder, "beast_tamer")
    t.adviser(attacker, "rangers horse_archers")
    t.relic(attacker, "sticky_fire")
    t.pawn(attacker, "river")
    t.site("river", cards=cards)
    if defender != BANDITS:
        t.man("river", defender, 1)
    return attack(t.turn(attacker), attacker, defender)


def test_beast_tamer_bars_beast_and_nomad_plans_of_its_attacker():
    """Other suits and relics are not barred, nor are plans of its holder."""
    t = tamed(2, 1, 2, "horse_archers longbows")
    assert used(t, 1) == ["sticky_fire"]
    t.does(1, "no-more-plans")
    assert used(t, 2) == ["horse_archers", "longbows"]


def test_beast_tamer_bars_plans_of_those_whom_its_holder_attacks():
    """Whether you attack or defend."""
    t = tamed(1, 1, 2, "mounted_patrol longbows")
    assert used(t, 1) == ["rangers", "horse_archers", "sticky_fire"]
    t.does(1, "no-more-plans")
    assert used(t, 2) == ["longbows"]


def test_beast_tamer_bars_plans_of_bandits():
    """Bandits are enemies."""
    t = tamed(1, 1, BANDITS, "horse_archers longbows")
    fight(t)
    assert t.told("uses-plan") == [(BANDITS, "longbows")]


def test_beast_tamer_of_an_ally_holds_for_the_defence():
    """Law 5.5.2: the Chancellor joins an Imperial defence."""
    t = Table()
    t.citizen(2)
    t.adviser(0, "beast_tamer")
    t.adviser(1, "mercenaries rangers")
    t.man("river", 2, 1)
    attack(t.turn(1), 1, 2)
    assert used(t, 1) == ["mercenaries"]


def test_beast_tamer_of_a_bystander_bars_nothing():
    """Against you."""
    t = tamed(0, 1, 2, "mounted_patrol longbows")
    assert used(t, 1) == ["rangers", "horse_archers", "sticky_fire"]
    t.does(1, "no-more-plans")
    assert used(t, 2) == ["mounted_patrol", "longbows"]


# -- Boiling Lake ------------------------------------------------------------------------------


def test_boiling_lake_kills_two_warbands_of_who_comes():
    """On the board; who rules the card is spared."""
    t = Table()
    t.site("steppe", cards="boiling_lake", ruler=2)
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(1).warbands, t.player(1).bank) == (1, 13)
    own = Table()
    own.site("steppe", cards="boiling_lake", ruler=1)
    own.turn(1).does(1, "travel", "steppe")
    assert own.player(1).warbands == 3


def test_boiling_lake_holds_under_bandits_and_only_on_arrival():
    """Nobody rules it; elsewhere nothing happens."""
    t = Table()
    t.site("steppe", cards="boiling_lake")
    t.turn(1).does(1, "travel", "wastes")
    assert t.player(1).warbands == 3
    t.does(1, "travel", "steppe")
    assert t.player(1).warbands == 1


def test_boiling_lake_leaves_who_stands_there_alone():
    """Only who arrives is burned, not another player there."""
    t = Table()
    t.site("steppe", cards="boiling_lake")
    t.pawn(2, "steppe")
    t.turn(1).does(1, "travel", "steppe")
    assert (t.player(1).warbands, t.player(2).warbands) == (1, 3)


@pytest.mark.parametrize(
    ("option", "warbands", "left"), [(True, 1, 0), (False, 1, 1), (False, 2, 0)]
)
def test_boiling_lake_and_a_single_warband(option, warbands, left):
    """It dies, unless the option says otherwise; two die in any case."""
    t = Table(boiling_lake_kills_one=option)
    t.site("steppe", cards="boiling_lake")
    t.player(1).warbands = warbands
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).warbands == left
    assert t.player(1).pawn == t.slot("steppe")


def test_boiling_lake_does_not_stop_who_has_no_warbands():
    """The travel stands."""
    t = Table()
    t.site("steppe", cards="boiling_lake")
    t.player(1).warbands = 0
    t.turn(1).does(1, "travel", "steppe")
    assert t.player(1).pawn == t.slot("steppe")
    assert not t.told("dies-on-board")


def test_boiling_lake_kills_warbands_of_who_is_sent_there():
    """FAQ: forced travel too."""
    t = Table()
    t.site("steppe", cards="boiling_lake")
    t.pawn(2, "river")
    t.player(2).warbands = 5
    t.player(1).warbands = 8
    t.dice([BLANK] * 2, [SWORD] * 8)  # of five warbands two die, three are left
    attack(t.turn(1), 1, 2, "pawn")
    fight(t)
    t.does(1, "yes").does(1, "site", "steppe")
    assert t.player(2).warbands == 1


# -- Relic Thief -------------------------------------------------------------------------------


def thief(relics: str = "map") -> Table:
    """Player 1 recovers a relic where player 2, in the same region, has the Relic Thief."""
    t = Table()
    t.site("mountain", "p1", relics=relics)
    t.adviser(2, "relic_thief")
    t.pawn(2, "steppe")
    return t.turn(1)


def test_relic_thief_takes_the_relic_without_a_shield():
    """Law 7.1.2: out of turn, favor to the Discord bank, the secret facedown. FAQ: paid at once."""
    t = thief()
    t.dice([DOUBLE])  # neither x2 nor blank is a shield
    t.does(1, "recover-relic", 0)
    assert t.asked() == (2, "react")
    assert t.ask(2).args == ("took-relics", 1, "relic_thief")
    t.does(2, "react", "relic_thief")
    assert (t.relics(1), t.relics(2)) == ([], ["map"])
    assert (t.player(2).favor, t.g.banks[DISCORD]) == (3, 3)
    assert (t.player(2).secrets, t.player(2).dark_secrets) == (4, 1)
    assert t.asked() == (1, "act")


@pytest.mark.parametrize("face", [SHIELD, SHIELDS])
def test_relic_thief_fails_at_a_shield(face):
    """The price is gone."""
    t = thief()
    t.dice([face])
    t.does(1, "recover-relic", 0).does(2, "react", "relic_thief")
    assert (t.relics(1), t.relics(2), t.player(2).favor) == (["map"], [], 3)


def test_relic_thief_may_be_left_alone():
    """Use it or not."""
    t = thief().does(1, "recover-relic", 0).does(2, "decline")
    assert (t.relics(1), t.player(2).favor) == (["map"], 4)


@pytest.mark.parametrize("case", ["far", "poor", "no secret"])
def test_relic_thief_is_not_asked_without_reach_or_means(case):
    """In your region only; who cannot pay cannot use it."""
    t = thief()
    if case == "far":
        t.pawn(2, "wastes")
    elif case == "poor":
        t.player(2).favor = 0
    else:
        t.player(2).secrets, t.player(2).dark_secrets = 0, 5
    t.does(1, "recover-relic", 0)
    assert t.asked() == (1, "act")


def test_relic_thief_does_not_answer_its_holder():
    """Another player."""
    t = Table()
    t.site("mountain", "p1", relics="map")
    t.adviser(1, "relic_thief")
    t.turn(1).does(1, "recover-relic", 0)
    assert t.asked() == (1, "act")


def raid(*faces: int, advisers: str = "") -> Table:
    """Player 1, who has these advisers, takes two relics from player 2, the Relic Thief."""
    t = Table()
    t.g.goal = "protection"
    t.adviser(1, advisers)
    t.relic(2, "map cracked_horn")
    t.g.title = 2
    t.adviser(2, "relic_thief")
    t.pawn(2, "river")
    t.player(2).warbands = 0
    t.dice([BLANK] * 6, [SWORD] * 3, list(faces))
    attack(t.turn(1), 1, 2, "map cracked_horn")
    fight(t)
    return t.does(2, "react", "relic_thief")


def test_relic_thief_takes_back_all_that_was_lost_in_a_campaign():
    """FAQ: from who has just robbed you; a die for each relic, the title is settled both times."""
    t = raid(BLANK, DOUBLE)
    assert sorted(t.relics(2)) == ["cracked_horn", "map"]
    assert t.told("takes-title") == [(1,), (2,)]
    assert t.g.title == 2


def test_relic_thief_leaves_relics_that_may_not_be_taken():
    """Lost Tongue keeps them for its holder: the thief rules no Nomad card."""
    t = raid(BLANK, DOUBLE, advisers="lost_tongue")
    assert (sorted(t.relics(1)), t.relics(2)) == (["cracked_horn", "map"], [])


def test_one_shield_saves_the_whole_loot():
    """FAQ: all dice are judged together."""
    t = raid(BLANK, SHIELD)
    assert sorted(t.relics(1)) == ["cracked_horn", "map"]
    assert t.g.title == 1


def test_relics_that_are_given_do_not_rouse_the_thief():
    """FAQ: nor those of a Citizenship offer."""
    t = Table()
    t.adviser(2, "relic_thief")
    t.pawn(2, "steppe")
    t.turn(0).does(0, "offer-citizenship", 1).does(0, "slot", "brutal").does(0, "offer-plain")
    t.does(1, "accept")
    assert len(t.player(1).relics) == 1
    assert t.asked() == (0, "act")


def test_relic_thief_may_roll_again_with_jinx():
    """Jinx answers any roll of its ruler."""
    t = thief()
    t.adviser(2, "jinx")
    t.dice([SHIELD], [BLANK])
    t.does(1, "recover-relic", 0).does(2, "react", "relic_thief").does(2, "react", "jinx")
    assert t.relics(2) == ["map"]


# -- Sneak Attack ------------------------------------------------------------------------------


def ambush(cards: str = "sneak_attack") -> Table:
    """Player 1 attacks bandits at the River and wins; player 2 is there with these advisers.

    He has no Supply.
    """
    t = Table()
    t.pawn(2, "river")
    t.adviser(2, cards)
    t.player(2).supply = 0
    t.dice([BLANK], [SWORD] * 3)
    attack(t.turn(1), 1, BANDITS)
    return conclude(fight(t))


def test_sneak_attack_campaigns_against_the_attacker_for_no_supply():
    """After another player's campaign, against whom it was not needed to be."""
    t = ambush()
    assert t.asked() == (2, "react")
    assert t.ask(2).args == ("campaign-over", 1, "sneak_attack")
    t.does(2, "react", "sneak_attack")
    assert t.told("campaigns")[-1] == (2, 1)
    t.dice([BLANK] * 2, [HOLLOW] * 3)
    declare(t, 2, "pawn")
    assert t.player(2).supply == 0
    fight(t)
    conclude(t)
    assert t.asked() == (1, "act")


def test_sneak_attack_may_be_left_alone():
    """Use it or not."""
    t = ambush().does(2, "decline")
    assert t.asked() == (1, "act")


def test_sneak_attack_follows_the_rules_for_a_defender():
    """FAQ: he must rule your site or stand there."""
    t = Table()
    t.adviser(2, "sneak_attack")
    t.dice([BLANK], [SWORD] * 3)
    attack(t.turn(1), 1, BANDITS)
    conclude(fight(t))
    assert t.asked() == (1, "act")


def test_sneak_attack_reaches_who_rules_your_site():
    """FAQ: normal rules; here the active player has left and rules the site."""
    t = Table()
    t.pawn(2, "steppe")
    t.man("steppe", 1, 1)
    t.adviser(2, "sneak_attack")
    t.dice([BLANK], [SWORD] * 3)
    attack(t.turn(1), 1, BANDITS)
    conclude(fight(t))
    t.does(2, "react", "sneak_attack")
    declare(t, 2)
    assert t.told("targets-site")[-1] == (2, "steppe")


def test_plans_of_a_sneak_attack_are_paid_out_of_turn():
    """Favor to the bank."""
    t = ambush("sneak_attack mercenaries").does(2, "react", "sneak_attack")
    declare(t, 2).does(2, "plan", "mercenaries")
    assert (t.player(2).favor, t.g.banks[DISCORD], t.g.laid) == (3, 3, {})


def test_sneak_attack_does_not_answer_itself_or_its_holder():
    """Your own campaign is not another player's."""
    t = ambush().does(2, "react", "sneak_attack")
    t.dice([BLANK] * 2, [HOLLOW] * 3)
    declare(t, 2)
    fight(t)
    conclude(t)
    assert t.asked() == (1, "act")


# -- Gossip ------------------------------------------------------------------------------------


def searched(t: Table, me: int) -> Table:
    """The player keeps a card that may only lie among advisers."""
    t.deck("naysayers keep wolves")
    return (
        t.turn(me).does(me, "search", "deck").does(me, "keep", "naysayers").does(me, "card", "keep")
    )


def test_gossip_bars_facedown_advisers_to_enemies_of_its_ruler():
    """Its ruler may have them."""
    t = Table()
    t.site("wastes", cards="gossip", ruler=2)
    searched(t, 1)
    assert t.offered(1) == [("to-advisers",), ("discard-it",)]
    own = Table()
    own.site("wastes", cards="gossip", ruler=1)
    assert ("facedown-adviser",) in searched(own, 1).offered(1)


def test_gossip_of_the_empire_does_not_bind_citizens():
    """They are no enemies."""
    t = Table()
    t.citizen(1)
    t.site("wastes", cards="gossip", ruler=0)
    assert ("facedown-adviser",) in searched(t, 1).offered(1)


def test_gossip_of_bandits_binds_all():
    """FAQ."""
    for seat in (0, 1):
        t = Table()
        t.site("wastes", cards="gossip")
        assert ("facedown-adviser",) not in searched(t, seat).offered(seat)


def test_under_gossip_a_card_that_cannot_be_played_is_discarded():
    """FAQ: here a Vision drawn by the Chancellor."""
    t = Table()
    t.site("wastes", cards="gossip")
    t.deck("vision_of_faith")
    t.turn(0).does(0, "search", "deck").does(0, "keep", "vision_of_faith")
    assert t.pile_cards(1) == ["vision_of_faith"]


def test_gossip_leaves_facedown_advisers_where_they_are():
    """FAQ: they may stay so; later they may be played."""
    t = Table()
    t.site("wastes", cards="gossip")
    t.adviser(1, "naysayers", facedown=True)
    assert t.turn(1).offers(1, "play-adviser", "naysayers")
    assert t.g.is_dark(NUMBER["naysayers"])


def test_gossip_does_not_touch_the_set_up():
    """FAQ: one card is kept facedown as always."""
    t = Table()
    t.site("wastes", cards="gossip")
    t.adviser(1, "naysayers keep wolves", facedown=True)
    t.turn(1, "setup").does(1, "site", "river").does(1, "keep", "naysayers").does(1, "card", "keep")
    assert t.advisers(1) == ["naysayers"]
    assert t.g.is_dark(NUMBER["naysayers"])


# -- Bandit Chief ------------------------------------------------------------------------------


def test_bandit_chief_makes_three_bandits_of_one():
    """Law 5.5.4: each targeted site adds three to the defence."""
    t = Table()
    t.site("wastes", cards="bandit_chief", ruler=2)
    t.dice([SHIELD, BLANK], [HOLLOW] * 3)
    attack(t.turn(1), 1, BANDITS, "steppe")
    fight(t)
    assert t.told("defence-is") == [(7, 6)]


# -- Chaos Cult --------------------------------------------------------------------------------


def change_of_title(holder: int, favor: int = 4) -> Table:
    """Player 1 takes the title by the Darkest Secret; somebody has the Chaos Cult."""
    t = Table()
    t.adviser(holder, "chaos_cult")
    t.player(1).favor = favor
    return t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "number", 2)


def test_chaos_cult_takes_a_favor_from_who_takes_the_title():
    """Each time."""
    t = change_of_title(2)
    assert t.g.title == 1
    assert (t.player(1).favor, t.player(2).favor) == (3, 5)


def test_chaos_cult_takes_nothing_from_who_has_none():
    """Nor from its holder."""
    poor = change_of_title(2, favor=0)
    assert (poor.player(1).favor, poor.player(2).favor) == (0, 4)
    own = change_of_title(1)
    assert (own.g.title, own.player(1).favor, own.told("takes-favor")) == (1, 4, [])


def test_chaos_cult_does_not_answer_a_turned_title():
    """Becoming the Usurper is not taking it."""
    t = Table()
    t.adviser(2, "chaos_cult")
    t.g.title = 1
    t.turn(1, "wake")
    assert t.g.usurper
    assert (t.player(1).favor, t.player(2).favor) == (4, 4)
