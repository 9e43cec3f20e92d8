"""Nomad denizens: persistent text."""

import pytest

from crannog.games.oath.facts import NUMBER
from crannog.kernel.ask import Choice
from tests.oath.table import BEAST, PEOPLES_FAVOR, Table

HINTERLAND = 2
TO_ADVISERS: Choice = ("to-advisers",)


# -- Vow of Kinship ----------------------------------------------------------------------------


def kin(favor: int = 0) -> Table:
    """Player 1 has Vow of Kinship; the Nomad bank has 2 favor."""
    t = Table()
    t.adviser(1, "vow_of_kinship")
    t.player(1).favor = favor
    return t


def test_vow_of_kinship_gives_all_favor_to_the_nomad_bank():
    """Once, when it is played."""
    t = Table()
    t.plays(1, "vow_of_kinship")
    assert (t.player(1).favor, t.bank("nomad")) == (0, 6)


def test_the_kin_receive_favor_in_their_bank():
    """Favor for a card played to a site goes there; from the Nomad bank itself nothing changes."""
    t = kin()
    t.adviser(1, "wolves elders", facedown=True)
    t.turn(1).does(1, "play-adviser", "wolves").does(1, "to-site", "river")
    assert (t.player(1).favor, t.bank("nomad"), t.bank("beast")) == (0, 3, 1)
    t.does(1, "play-adviser", "elders").does(1, "to-site", "river")
    assert (t.player(1).favor, t.bank("nomad")) == (0, 3)


def test_the_kin_pay_from_their_bank():
    """To place, to burn and to give; without favor there they pay nothing."""
    t = kin()
    t.g.banks[BEAST] = 0
    t.site("river", cards="elders")
    t.turn(1).uses(1, "elders")
    assert (t.bank("nomad"), t.player(1).secrets) == (0, 6)
    assert t.g.laid[NUMBER["elders"]] == (2, 0)
    assert t.offered(1, "muster") == []
    t.rests(1)
    assert t.bank("nomad") == 2


def test_the_kin_burn_from_their_bank():
    """O-5.4.2: the price of a relic."""
    t = kin()
    t.site("mountain", "p1", relics="ivory_eye")
    shared = t.g.shared_favor()
    t.turn(1).does(1, "recover-relic", 0)
    assert (t.bank("nomad"), t.g.shared_favor()) == (0, shared + 2)


def test_the_purse_of_the_kin_is_closed_to_others():
    """Only the holder uses the Nomad bank."""
    t = kin()
    t.site("deep_woods", cards="elders")
    t.player(2).favor = 1
    t.turn(2)
    assert not t.offers(2, "use", "elders")
    assert t.offers(2, "muster", "elders")
    t.does(2, "muster", "elders")
    assert (t.player(2).favor, t.bank("nomad")) == (0, 2)
    assert t.offered(2, "muster") == []


def test_nothing_can_be_taken_from_the_kin():
    """FAQ of Royal Tax: it is not on the board; Pied Piper finds nothing, either."""
    t = kin()
    t.adviser(0, "pied_piper")
    t.turn(0).uses(0, "pied_piper").does(0, "player", 1)
    assert (t.player(0).favor, t.player(1).favor, t.bank("nomad")) == (4, 0, 2)
    taxed = kin()
    taxed.pawn(0, "steppe")
    taxed.man("river", 0)
    taxed.plays(0, "royal_tax")
    assert (taxed.player(0).favor, taxed.bank("nomad")) == (4, 2)


def test_banishment_burns_nothing_of_the_kin():
    """FAQ: half of the favor on the board, which is none."""
    t = kin()
    t.pawn(2, "river")
    t.player(1).warbands = 0
    t.dice([0, 0], [3] * 3)
    t.turn(2).does(2, "campaign", 1).does(2, "number", 3)
    assert t.asked() == (2, "send-pawn")
    t.does(2, "no")
    assert t.asked() == (2, "act")
    assert t.bank("nomad") == 2


def test_the_kin_are_not_forced_to_tend_the_peoples_favor():
    """FAQ: with one favor on it they may add from the Nomad bank, or leave it."""
    t = kin()
    t.banner("peoples_favor", 1)
    t.turn(1, "wake")
    assert t.offered(1) == [("add-favor",), ("leave",)]
    t.does(1, "leave")
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 1
    willing = kin()
    willing.banner("peoples_favor", 1)
    willing.turn(1, "wake").does(1, "add-favor")
    assert (willing.g.banner_tokens[PEOPLES_FAVOR], willing.bank("nomad")) == (2, 1)


def test_favor_on_the_board_must_still_tend_the_peoples_favor():
    """O-4.1.1: everybody else must add one if he has any, and does nothing if not."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.turn(1, "wake")
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 2
    poor = Table()
    poor.banner("peoples_favor", 1)
    poor.player(1).favor = 0
    poor.turn(1, "wake")
    assert poor.asked() == (1, "act")


def test_others_drain_the_bank_of_the_kin():
    """A trade with a Nomad card takes from it as ever."""
    t = kin()
    t.site("deep_woods", cards="elders")
    t.turn(2).does(2, "trade-favor", "elders")
    assert (t.player(2).favor, t.bank("nomad")) == (5, 1)


def test_vow_of_kinship_sleeps_in_another_disguise():
    """FAQ: in a trade with another player's advisers his vows bind, and not yours."""
    t = kin()
    t.site("river", cards="wolves")
    t.turn(1).g.disguise = 2
    t.does(1, "trade-favor", "wolves")
    assert (t.player(1).favor, t.bank("nomad")) == (1, 2)
    other = Table()
    other.adviser(2, "vow_of_kinship")
    other.site("river", cards="wolves")
    other.turn(1).g.disguise = 2
    other.does(1, "trade-favor", "wolves")
    assert (other.player(1).favor, other.bank("nomad")) == (4, 3)


# -- Family Wagon ------------------------------------------------------------------------------


def rides(t: Table, card: str = "family_wagon") -> Table:
    """Player 1 searches and keeps this card."""
    t.deck(card)
    return t.turn(1).does(1, "search", "deck").does(1, "keep", card)


def test_family_wagon_leaves_one_stranger():
    """When it is played all but one of the others go; which is for the player to say."""
    t = Table()
    t.adviser(1, "elders wolves rangers")
    rides(t).does(1, "to-advisers")
    assert t.offered(1) == [("adviser", "wolves"), ("adviser", "rangers")]
    t.does(1, "adviser", "wolves")
    assert t.advisers(1) == ["elders", "rangers", "family_wagon"]


def test_family_wagon_carries_any_number_of_nomads():
    """FAQ: with three of them nothing is discarded; more may come."""
    t = Table()
    t.adviser(1, "elders tents lancers")
    rides(t).does(1, "to-advisers")
    assert t.advisers(1) == ["elders", "tents", "lancers", "family_wagon"]
    more = Table()
    more.adviser(1, "family_wagon elders tents wolves")
    rides(more, "lancers").does(1, "to-advisers")
    assert len(more.advisers(1)) == 5


def test_family_wagon_is_nothing_to_other_players():
    """Their limit is three, and Nomads count."""
    t = Table()
    t.adviser(2, "family_wagon")
    t.adviser(1, "elders wolves")
    rides(t, "rangers").does(1, "to-advisers")
    assert t.asked() == (1, "act")
    full = Table()
    full.adviser(2, "family_wagon")
    full.adviser(1, "elders tents lancers")
    rides(full, "rangers").does(1, "to-advisers")
    assert len(full.offered(1, "adviser")) == 3


def test_family_wagon_counts_facedown_advisers_as_strangers():
    """They have no suit, whatever they are."""
    t = Table()
    t.adviser(1, "family_wagon wolves")
    rides(t, "lancers").does(1, "facedown-adviser")
    assert t.asked() == (1, "make-room")
    assert t.offered(1) == [("adviser", "family_wagon"), ("adviser", "wolves")]
    t.does(1, "adviser", "wolves")
    assert t.advisers(1) == ["family_wagon", "lancers"]


def test_family_wagon_that_makes_room_takes_its_limit_along():
    """Two were too many; when it has gone the usual three fit, and nobody else must go."""
    t = Table()
    t.adviser(1, "family_wagon pied_piper traveling_doctor")
    rides(t, "memory_of_home").does(1, "to-advisers").does(1, "adviser", "family_wagon")
    assert t.asked() == (1, "act")
    assert t.advisers(1) == ["pied_piper", "traveling_doctor", "memory_of_home"]


def test_family_wagon_itself_may_make_room():
    """Without it the usual three fit; where they would not, it must stay."""
    t = Table()
    t.adviser(1, "family_wagon wolves")
    rides(t, "rangers").does(1, "to-advisers").does(1, "adviser", "family_wagon")
    assert t.advisers(1) == ["wolves", "rangers"]
    crowded = Table()
    crowded.adviser(1, "family_wagon elders tents lancers wolves")
    rides(crowded, "rangers").does(1, "to-advisers")
    assert crowded.advisers(1) == ["family_wagon", "elders", "tents", "lancers", "rangers"]


def test_family_wagon_is_refused_by_two_locked_strangers():
    """As with the FAQ of Assassin: what must go could not."""
    t = Table()
    t.adviser(1, "keep vow_of_silence")
    rides(t)
    assert TO_ADVISERS not in t.offered(1)
    one = Table()
    one.adviser(1, "vow_of_silence wolves")
    rides(one).does(1, "to-advisers")
    assert one.advisers(1) == ["vow_of_silence", "family_wagon"]


def test_family_wagon_and_pied_piper():
    """FAQ: the Piper comes after the Wagon whatever there is; before it he is the one stranger."""
    after = Table()
    after.adviser(1, "family_wagon wolves")
    rides(after, "pied_piper").does(1, "to-advisers")
    assert after.advisers(1) == ["family_wagon", "wolves", "pied_piper"]
    before = Table()
    before.adviser(1, "pied_piper wolves")
    rides(before).does(1, "to-advisers")
    assert before.offered(1) == [("adviser", "pied_piper"), ("adviser", "wolves")]


def test_nobody_goes_when_the_wagon_leaves():
    """The limit is looked at when the next adviser is played."""
    t = Table()
    t.adviser(2, "family_wagon elders tents lancers")
    t.plays(1, "twin_brother")
    t.does(1, "card", "family_wagon")
    assert t.advisers(2) == ["elders", "tents", "lancers", "twin_brother"]


# -- Lost Tongue -------------------------------------------------------------------------------


def treasure(holder: int = 2) -> Table:
    """Player 2 has Lost Tongue, a relic and a banner; player 1 stands beside him."""
    t = Table()
    t.adviser(holder, "lost_tongue")
    t.relic(holder, "ivory_eye")
    t.banner("peoples_favor", holder, 2)
    t.banner("darkest_secret", holder, 2)
    t.pawn(1, "river")
    t.pawn(holder, "river")
    t.site("river", cards="keep")
    t.player(1).favor = 4
    return t


def test_lost_tongue_protects_relics_and_banners_in_a_campaign():
    """The pawn may still be a target."""
    t = treasure()
    t.turn(1).does(1, "campaign", 2)
    assert t.asked() == (1, "attack-dice")
    assert t.g.campaign is not None
    assert t.g.campaign.banish
    assert not t.g.campaign.relics


def test_lost_tongue_protects_banners_from_being_recovered():
    """Taking in any way; a player who rules a Nomad card may."""
    t = treasure()
    assert t.turn(1).offered(1, "recover-banner") == []
    nomad = treasure()
    nomad.adviser(1, "elders")
    assert nomad.turn(1).offers(1, "recover-banner", "peoples_favor")
    nomad.does(1, "campaign", 2)
    assert nomad.offers(1, "target-thing", "ivory_eye")
    assert nomad.offers(1, "target-thing", "peoples_favor")


def test_lost_tongue_counts_cards_and_edifices_at_ruled_sites():
    """A facedown adviser is no Nomad card; standing beside one is not ruling it."""
    ruled = treasure()
    ruled.site("steppe", cards="ancient_forge", ruler=1)
    assert ruled.turn(1).offered(1, "recover-banner")
    hidden = treasure()
    hidden.adviser(1, "elders", facedown=True)
    hidden.site("river", cards="tents")
    assert hidden.turn(1).offered(1, "recover-banner") == []


def test_lost_tongue_stops_the_conspiracy():
    """It finds nothing to take."""
    t = treasure()
    t.adviser(1, "wolves rangers")
    t.adviser(2, "forest_paths")
    t.deck("conspiracy")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "conspiracy").does(1, "conspire")
    assert t.asked() == (1, "act")


def test_lost_tongue_stops_the_relic_thief():
    """Taking in any way; a thief who rules a Nomad card may."""
    for adviser, stolen in (("wolves", False), ("elders", True)):
        t = Table()
        t.site("mountain", "p1", relics="map")
        t.adviser(1, "lost_tongue")
        t.adviser(2, f"relic_thief {adviser}")
        t.pawn(2, "steppe")
        t.dice([0])
        t.turn(1).does(1, "recover-relic", 0)
        if t.asked() == (2, "react"):
            t.does(2, "react", "relic_thief")
        assert t.relics(2) == (["map"] if stolen else [])


def test_lost_tongue_binds_friends_too_but_not_its_holder():
    """All other players, not only enemies; the holder may recover from himself."""
    t = treasure()
    t.citizen(1, 2)
    assert t.turn(1).offered(1, "recover-banner") == []
    own = treasure()
    own.player(2).favor = 4
    assert own.turn(2).offers(2, "recover-banner", "peoples_favor")


def test_lost_tongue_lets_its_holder_give():
    """Giving is not taking."""
    t = treasure()
    t.plays(1, "the_gathering", "to-site", "river").does(0, "no")
    t.does(1, "player", 2).does(1, "want-thing", "ivory_eye").does(1, "propose").does(2, "accept")
    assert t.relics(1) == ["ivory_eye"]


def test_lost_tongue_keeps_what_the_victor_may_no_longer_take():
    """Law, O-9.2: cannot beats must. Who rules no Nomad card in the end takes nothing."""
    t = treasure()
    t.adviser(1, "elders")
    t.player(1).warbands, t.player(2).warbands = 12, 0
    t.dice([0, 0], [3] * 12)
    t.turn(1).does(1, "campaign", 2).does(1, "target-thing", "ivory_eye").does(1, "declare")
    t.g.dark |= 1 << NUMBER["elders"]
    t.does(1, "number", 12)
    assert t.told("wins-campaign")[0][0] == 1
    assert t.relics(2) == ["ivory_eye"]


# -- Spell Breaker -----------------------------------------------------------------------------


def breaker(ruler: int | None) -> Table:
    """Spell Breaker at the Steppe; player 1 at the River beside Oracle and Elders."""
    t = Table()
    t.site("steppe", cards="spell_breaker", ruler=ruler)
    t.site("river", cards="oracle elders")
    t.pawn(1, "river")
    return t


def test_spell_breaker_stops_powers_that_cost_secrets():
    """For enemies of its ruler; powers that cost favor go on."""
    t = breaker(2).turn(1)
    assert not t.offers(1, "use", "oracle")
    assert t.offers(1, "use", "elders")
    assert breaker(1).turn(1).offers(1, "use", "oracle")


def test_spell_breaker_of_bandits_bars_everybody_that_of_the_empire_all_exiles():
    """Law, O-10.enemy: bandits are everyone's; Citizens are no enemies of the Empire."""
    assert not breaker(None).turn(1).offers(1, "use", "oracle")
    assert not breaker(0).turn(1).offers(1, "use", "oracle")
    citizen = breaker(0)
    citizen.citizen(1)
    assert citizen.turn(1).offers(1, "use", "oracle")


def test_spell_breaker_stops_battle_plans_and_their_surcharges():
    """FAQ: also a secret that Gleaming Armor adds to a free plan."""
    for armor, offered in (("", [("plan", "rain_boots")]), ("gleaming_armor", [])):
        t = breaker(2)
        t.site("river", ruler=2, warbands=9)
        t.adviser(1, "mountain_giant rain_boots")
        t.adviser(2, f"longbows {armor}")
        t.turn(1).does(1, "campaign", 2).does(1, "declare").does(1, "number", 1)
        assert t.offered(t.asked()[0], "plan") == (offered or [("plan", "longbows")])


def test_spell_breaker_stops_reactions_that_cost_secrets():
    """FAQ: Jinx."""
    for ruler, asked in ((2, (1, "act")), (1, (1, "react"))):
        t = breaker(ruler)
        t.site("river", ruler=2, warbands=20)
        t.site("wastes", ruler=2)
        t.adviser(1, "jinx")
        t.turn(1).does(1, "campaign", 2).does(1, "declare").does(1, "number", 1)
        assert t.asked() == asked


def test_spell_breaker_stops_the_buried_giant():
    """FAQ: its secret is turned; that is a cost in secrets."""
    for ruler, free in ((2, False), (1, True)):
        t = breaker(ruler)
        t.site("buried_giant", "p1")
        t.pawn(1, "buried_giant")
        t.player(1).supply = 0
        assert bool(t.turn(1).offered(1, "travel")) == free


def test_spell_breaker_closes_the_hidden_place():
    """FAQ: nobody can turn the secret that it asks for."""
    for ruler, is_open in ((2, False), (1, True)):
        t = breaker(ruler)
        t.site("the_hidden_place", "p3")
        assert t.turn(1).offers(1, "travel", "the_hidden_place") == is_open


def test_spell_breaker_stops_the_theft_of_the_conspiracy():
    """FAQ: it costs a burned secret; the card may be played all the same."""
    for ruler, asked in ((2, (1, "act")), (1, (1, "conspire"))):
        t = breaker(ruler)
        t.adviser(1, "wolves rangers")
        t.adviser(2, "forest_paths")
        t.pawn(2, "river")
        t.relic(2, "ivory_eye")
        t.deck("conspiracy")
        t.turn(1).does(1, "search", "deck").does(1, "keep", "conspiracy").does(1, "conspire")
        assert t.asked() == asked


def test_spell_breaker_does_not_stop_payments_of_actions():
    """FAQ: Muster with a secret (Initiation Rite), Trade and Recover are no powers."""
    t = breaker(2)
    t.adviser(1, "initiation_rite")
    t.turn(1)
    assert t.offers(1, "muster", "elders")
    assert t.offers(1, "trade-favor", "elders")
    assert t.offers(1, "recover-banner", "darkest_secret")


def test_spell_breaker_covers_relics():
    """FAQ: whatever has a cost in secrets; here a secret that is placed on the Ivory Eye."""
    for ruler, offered in ((2, False), (1, True)):
        t = breaker(ruler)
        t.relic(1, "ivory_eye")
        t.site("wastes", up=False)
        assert t.turn(1).offers(1, "use", "ivory_eye") == offered


# -- Ancient Bloodline -------------------------------------------------------------------------


def bloodline(ruler: int = 2) -> Table:
    """Player 2 has Ancient Bloodline; this player rules the Steppe, where player 1 stands."""
    t = Table()
    t.adviser(2, "ancient_bloodline")
    t.site("steppe", cards="elders wolves", relics="ivory_eye", ruler=ruler)
    t.pawn(1, "steppe")
    return t


def test_ancient_bloodline_keeps_relics_from_enemies():
    """FAQ: they cannot be recovered; its holder and those at other sites are free."""
    assert bloodline().turn(1).offered(1, "recover-relic") == []
    own = bloodline()
    own.pawn(2, "steppe")
    assert own.turn(2).offers(2, "recover-relic", 0)
    assert bloodline(ruler=0).turn(1).offers(1, "recover-relic", 0)


def test_ancient_bloodline_keeps_homeland_relics_from_enemies():
    """A homeland's relic would be recovered, too."""
    t = bloodline()
    t.site("deep_woods", relics="map", ruler=2)
    t.pawn(1, "deep_woods")
    t.plays(1, "rangers", "to-site", "deep_woods")
    assert t.relics(1) == []


def test_ancient_bloodline_keeps_cards_from_being_discarded():
    """By the People's Favor, for instance; not from its holder (FAQ)."""
    t = bloodline()
    t.banner("peoples_favor", 1)
    t.adviser(1, "rangers", facedown=True)
    t.turn(1).does(1, "play-adviser", "rangers")
    assert not t.offers(1, "to-site", "steppe")
    own = bloodline()
    own.banner("peoples_favor", 2)
    own.pawn(2, "steppe")
    own.plays(2, "rangers", "to-site", "steppe")
    assert own.offers(2, "clear", "peoples_favor", "elders")


def test_ancient_bloodline_keeps_cards_from_swaps_and_pilgrimage():
    """Great Herd and Pilgrimage leave them."""
    t = bloodline()
    t.pawn(1, "river")
    t.plays(1, "great_herd", "to-site", "river")
    assert t.asked() == (1, "act")
    pilgrim = bloodline()
    pilgrim.plays(1, "pilgrimage")
    assert pilgrim.cards_at("steppe") == ["elders", "wolves"]


def test_great_herd_cannot_leave_a_site_of_the_bloodline():
    """A swap would move Great Herd, too."""
    t = bloodline()
    t.site("river", ruler=2)
    t.site("wastes", cards="tents")
    t.pawn(1, "river")
    t.plays(1, "great_herd", "to-site", "river")
    assert t.asked() == (1, "act")


def test_ancient_bloodline_ends_with_rule_and_spares_friends():
    """Once an enemy rules the site it is over; Imperial players are no enemies."""
    for ruler, citizens, tameable in ((2, (), False), (1, (), True), (0, (1, 2), True)):
        t = Table()
        t.citizen(*citizens)
        t.adviser(2, "ancient_bloodline")
        t.adviser(1, "taming_charm")
        t.site("steppe", cards="elders", ruler=ruler)
        t.pawn(1, "steppe")
        assert t.turn(1).offers(1, "use", "taming_charm") == tameable


def test_ancient_bloodline_leaves_cards_usable():
    """Used, traded with and mustered on; in campaigns and out of them (FAQ)."""
    t = bloodline().turn(1)
    assert t.offers(1, "use", "elders")
    assert t.offers(1, "muster", "elders")
    assert t.offers(1, "trade-favor", "elders")


# -- Sacred Ground -----------------------------------------------------------------------------


def draws(t: Table, seat: int, card: str) -> list[Choice]:
    """What the player may do with a card that he has kept."""
    t.deck(card)
    return t.turn(seat).does(seat, "search", "deck").does(seat, "keep", card).offered(seat)


@pytest.mark.parametrize("ruler", [None, 1, 2])
def test_sacred_ground_lets_visions_be_revealed_only_there(ruler: int | None):
    """No player, its ruler included; facedown plays are free."""
    far = Table()
    far.site("wastes", cards="sacred_ground", ruler=ruler)
    options = draws(far, 1, "vision_of_faith")
    assert options == [("facedown-adviser",), ("discard-it",)]
    there = Table()
    there.site("wastes", cards="sacred_ground", ruler=ruler)
    there.pawn(1, "wastes")
    assert ("reveal-vision",) in draws(there, 1, "vision_of_faith")


def test_sacred_ground_lets_the_conspiracy_pass():
    """And denizens, of course."""
    t = Table()
    t.site("wastes", cards="sacred_ground")
    assert ("conspire",) in draws(t, 1, "conspiracy")
    other = Table()
    other.site("wastes", cards="sacred_ground")
    assert TO_ADVISERS in draws(other, 1, "wolves")


def test_sacred_ground_binds_facedown_advisers_and_the_oracle():
    """O-6.1: a Vision that was kept facedown is played like a drawn one."""
    t = Table()
    t.site("wastes", cards="sacred_ground")
    t.site("river", cards="oracle")
    t.pawn(1, "river")
    t.adviser(1, "vision_of_faith", facedown=True)
    t.deck("vision_of_conquest")
    t.turn(1).does(1, "discard-adviser", "vision_of_faith")
    assert t.asked() == (1, "act")
    assert t.pile_cards(HINTERLAND) == ["vision_of_faith"]
    t.uses(1, "oracle")
    assert t.offered(1) == [("facedown-adviser",), ("discard-it",)]


def test_revealed_visions_stay_in_force():
    """Only the play is forbidden."""
    t = Table()
    t.site("wastes", cards="sacred_ground")
    t.player(1).vision = NUMBER["vision_of_faith"]
    t.banner("darkest_secret", 1)
    t.g.visions_drawn = 3
    t.turn(1, "wake")
    assert t.g.result is not None
    assert t.g.result.winners == (1,)


# -- Way Station -------------------------------------------------------------------------------


def station(ruler: int | None) -> Table:
    """Way Station at the Wastes; player 1 at the River without Supply."""
    t = Table()
    t.site("wastes", cards="way_station", ruler=ruler)
    t.pawn(1, "river")
    t.player(1).supply = 0
    return t


def test_way_station_is_free_for_its_ruler():
    """From anywhere, without a favor; only to its own site."""
    t = station(1).turn(1)
    assert t.offered(1, "travel") == [("travel", "wastes")]
    t.does(1, "travel", "wastes")
    assert (t.player(1).pawn, t.player(1).favor) == (t.slot("wastes"), 4)


def test_way_station_takes_a_favor_for_its_ruler():
    """Or Supply as usual; the ruler receives it."""
    t = station(2)
    t.player(1).favor = 1
    t.turn(1).does(1, "travel", "wastes")
    assert (t.player(1).favor, t.player(2).favor) == (0, 5)
    rich = station(2)
    rich.player(1).supply = 7
    rich.turn(1).does(1, "travel", "wastes")
    assert rich.offered(1) == [("modify", "way_station"), ("go",)]
    rich.does(1, "go")
    assert (rich.player(1).favor, rich.player(1).supply) == (4, 5)


def test_way_station_without_favor_costs_supply():
    """Who has neither stays where he is."""
    t = station(2)
    t.player(1).favor = 0
    assert t.turn(1).offered(1, "travel") == []


def test_way_station_of_the_empire_pays_the_chancellor():
    """Imperial players all rule it."""
    t = station(0)
    t.turn(1).does(1, "travel", "wastes")
    assert (t.player(1).favor, t.player(0).favor) == (3, 5)
    citizen = station(0)
    citizen.citizen(1)
    citizen.turn(1).does(1, "travel", "wastes")
    assert (citizen.player(1).favor, citizen.player(0).favor) == (4, 4)


def test_way_station_of_bandits_burns_the_favor():
    """It goes to nobody."""
    t = station(None)
    shared = t.g.shared_favor()
    t.turn(1).does(1, "travel", "wastes")
    assert (t.player(1).favor, t.g.shared_favor()) == (3, shared + 1)


def test_way_station_obeys_site_powers():
    """Narrow Pass still bars the region."""
    t = station(1)
    t.site("narrow_pass", "h1")
    assert t.turn(1).offered(1, "travel") == []


def test_way_station_is_offered_to_a_led_traveller_when_he_is_sent_there():
    """The ruler of the Shrouded Wood chooses first."""
    t = station(2)
    t.site("shrouded_wood", "p1", ruler=0)
    t.player(1).supply = 2
    t.turn(1).does(1, "set-out").does(0, "site", "wastes")
    assert t.ask(1).args == ("way_station",)
    t.does(1, "yes")
    assert (t.player(1).supply, t.player(1).favor, t.player(2).favor) == (2, 3, 5)


# -- others' cards that meet the Oracle --------------------------------------------------------


def test_oracle_pays_where_searching_has_a_price():
    """FAQ: at a site under Forced Labor a player without favor cannot use it."""
    for favor in (1, 0):
        t = Table()
        t.site("river", cards="oracle forced_labor", ruler=2)
        t.deck("vision_of_faith")
        t.player(1).favor = favor
        assert t.turn(1).offers(1, "use", "oracle") == (favor > 0)
        if favor:
            t.uses(1, "oracle").does(1, "reveal-vision")
            assert (t.player(1).favor, t.player(2).favor) == (0, 5)


def test_cracked_horn_buries_a_vision_of_the_oracle():
    """FAQ: a discarded one may go below the world deck."""
    t = Table()
    t.site("river", cards="oracle")
    t.relic(1, "cracked_horn")
    t.deck("wolves vision_of_faith keep")
    t.turn(1).uses(1, "oracle").does(1, "discard-it").does(1, "below-deck")
    assert t.g.deck[0] == NUMBER["vision_of_faith"]
    assert t.g.visions_drawn == 1
