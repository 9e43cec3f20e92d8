"""Arcane denizens: when played, and what binds their holders."""

from crannog.games.oath.state import EXILE
from tests.oath.table import CITIZEN, DARKEST_SECRET, Table

# -- Dazzle ------------------------------------------------------------------------------------


def test_dazzle_discards_hearth_and_order_cards_of_the_region():
    """One's own, too; in an order of choice, to the next region; other suits and regions stay."""
    t = Table()
    t.site("river", cards="longbows wolves")
    t.site("steppe", cards="levelers", ruler=1)
    t.site("wastes", cards="pressgangs")
    t.plays(1, "dazzle")
    assert t.asked() == (1, "next-discard")
    t.does(1, "card", "levelers")
    assert t.pile_cards(2) == ["levelers", "longbows"]
    assert (t.cards_at("river"), t.cards_at("steppe")) == (["wolves"], [])
    assert t.cards_at("wastes") == ["pressgangs"]


def test_dazzle_spares_locked_cards():
    """A locked denizen and an edifice stay."""
    t = Table()
    t.site("river", cards="keep")
    t.site("steppe", cards="hall_of_debate longbows")
    t.plays(1, "dazzle")
    assert (t.cards_at("river"), t.cards_at("steppe")) == (["keep"], ["hall_of_debate"])


def test_dazzle_spares_cards_that_are_locked_for_the_player():
    """FAQ of Ancient Bloodline: to enemies the cards at its holder's sites are locked."""
    t = Table()
    t.adviser(2, "ancient_bloodline")
    t.site("steppe", cards="longbows", ruler=2)
    t.site("standing_stones", cards="scouts", ruler=0)
    t.plays(1, "dazzle")
    assert (t.cards_at("steppe"), t.cards_at("standing_stones")) == (["longbows"], [])


def test_dazzle_spares_a_modifier_in_use():
    """O-7.4.3: Welcoming Party pays for the play of Dazzle itself."""
    t = Table()
    t.deck("dazzle")
    t.site("river", cards="welcoming_party levelers")
    t.turn(1).does(1, "search", "deck").does(1, "keep", "dazzle").does(1, "to-advisers")
    assert (t.player(1).favor, t.cards_at("river")) == (5, ["welcoming_party"])


def test_dazzle_spares_what_has_made_room_for_it():
    """O-7.4.3: Crop Rotation, if it was used, is not discarded in the same action."""
    for choice, left in (
        (("clear", "crop_rotation", "wolves"), ["crop_rotation", "dazzle"]),
        (("done",), ["wolves", "dazzle"]),
    ):
        t = Table()
        t.site("fertile_valley", cards="crop_rotation wolves")
        t.pawn(1, "fertile_valley")
        t.plays(1, "dazzle", "to-site", "fertile_valley").does(1, *choice)
        assert t.cards_at("fertile_valley") == left


def test_dazzle_discards_to_the_usual_pile():
    """FAQ: Bracken redirects what is discarded in a search, not this."""
    t = Table()
    t.site("river", cards="longbows")
    t.adviser(1, "bracken")
    t.plays(1, "dazzle")
    assert t.asked() == (1, "act")
    assert t.pile_cards(2) == ["longbows"]


def test_dazzle_returns_what_lay_on_the_cards():
    """O-10.discard: favor to its bank, secrets facedown to the acting player."""
    t = Table()
    t.adviser(1, "dazzle", facedown=True)
    t.site("river", cards="longbows")
    t.turn(1).does(1, "trade-favor", "longbows").does(1, "play-adviser", "dazzle")
    t.does(1, "to-advisers")
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (4, 1)


def test_dazzle_looks_at_the_pawns_region():
    """Though it is played to a site, with the favor for that first."""
    t = Table()
    t.site("river", cards="longbows")
    t.plays(1, "dazzle", "to-site", "river")
    assert t.cards_at("river") == ["dazzle"]
    assert t.player(1).favor == 5


def test_dazzle_kept_facedown_or_discarded_does_nothing():
    """When Played is for a faceup play."""
    t = Table()
    t.adviser(1, "dazzle", facedown=True)
    t.site("river", cards="longbows")
    t.turn(1).does(1, "play-adviser", "dazzle").does(1, "discard-it")
    assert t.cards_at("river") == ["longbows"]


# -- Revelation --------------------------------------------------------------------------------


def test_revelation_lets_everybody_burn_favor_for_secrets():
    """FAQ: in turn order from the Chancellor, not from the active player."""
    t = Table()
    burnt = t.g.shared_favor()
    t.plays(1, "revelation")
    assert t.asked() == (0, "how-many")
    assert t.offered(0) == [("number", count) for count in range(5)]
    t.does(0, "number", 0).does(1, "number", 4).does(2, "number", 1)
    assert [t.player(seat).favor for seat in range(3)] == [4, 0, 3]
    assert [t.player(seat).secrets for seat in range(3)] == [5, 9, 6]
    assert t.g.shared_favor() == burnt + 5


def test_revelation_passes_who_has_no_favor():
    """There is nothing to decide."""
    t = Table()
    t.player(0).favor = t.player(2).favor = 0
    t.plays(1, "revelation")
    assert t.asked() == (1, "how-many")


def test_revelation_burns_favor_of_a_bank_that_serves_as_purse():
    """A holder of Vow of Kinship may burn the favor of the Nomad bank."""
    t = Table()
    t.adviser(1, "vow_of_kinship")
    t.player(1).favor = 0
    t.plays(1, "revelation").does(0, "number", 0).does(1, "number", 2)
    assert (t.player(1).secrets, t.bank("nomad")) == (7, 0)


# -- Bewitch -----------------------------------------------------------------------------------


def test_bewitch_makes_an_exile_a_citizen():
    """At once, without a relic: purple warbands, no Vision, Supply 7, the Act phase ends."""
    t = Table()
    t.player(1).secrets, t.player(1).supply = 6, 3
    t.man("river", 1, 2)
    t.plays(1, "bewitch").does(1, "yes")
    player = t.player(1)
    assert (player.role, player.warbands, player.bank, t.at("river").colour) == (CITIZEN, 3, 14, 0)
    assert (player.relics, all(t.g.reliquary)) == ([], True)
    assert t.asked() == (2, "act")
    assert player.supply == 7


def test_bewitch_may_be_declined():
    """The player stays an Exile and goes on."""
    t = Table()
    t.player(1).secrets = 6
    t.plays(1, "bewitch").does(1, "no")
    assert (t.player(1).role, t.asked()) == (EXILE, (1, "act"))


def test_bewitch_needs_more_secrets_than_the_chancellor():
    """As many are not more."""
    t = Table().plays(1, "bewitch")
    assert t.asked() == (1, "act")


def test_bewitch_counts_facedown_secrets_and_those_on_cards():
    """On both boards; not those on the Darkest Secret."""
    t = Table()
    t.adviser(1, "bewitch", facedown=True)
    t.adviser(1, "spirit_snare")
    t.player(1).secrets, t.player(1).dark_secrets = 5, 1
    t.banner("darkest_secret", 0, 9)
    t.turn(1).uses(1, "spirit_snare").does(1, "suit", "order")
    t.does(1, "play-adviser", "bewitch").does(1, "to-advisers")
    assert t.asked() == (1, "whether")
    t = Table()
    t.adviser(1, "bewitch", facedown=True)
    t.player(1).secrets = 6
    t.player(0).dark_secrets = 1
    assert t.plays(1, "bewitch").asked() == (1, "act")


def test_bewitch_is_for_exiles():
    """Neither a Citizen nor the Chancellor is asked."""
    t = Table()
    t.citizen(1)
    t.player(1).secrets = 9
    assert t.plays(1, "bewitch").asked() == (1, "act")


def test_bewitch_discards_a_revealed_vision_and_turns_the_title_back():
    """O-6.6.2."""
    t = Table()
    t.adviser(1, "bewitch", facedown=True)
    t.player(1).secrets = 6
    t.banner("darkest_secret", 1)
    t.g.title, t.g.usurper = 1, True
    t.adviser(1, "vision_of_faith", facedown=True)
    t.turn(1).does(1, "play-adviser", "vision_of_faith").does(1, "reveal-vision")
    t.does(1, "play-adviser", "bewitch").does(1, "to-advisers").does(1, "yes")
    assert (t.player(1).vision, t.g.usurper, t.g.title) == (0, False, 1)
    assert t.pile_cards(2) == ["vision_of_faith"]


# -- Initiation Rite ---------------------------------------------------------------------------


def test_initiation_rite_musters_with_a_secret():
    """The favor stays; the secret comes back at Rest; Supply and warbands are as ever."""
    t = Table()
    t.adviser(1, "initiation_rite")
    t.site("steppe", cards="elders")
    t.pawn(1, "steppe")
    t.turn(1).does(1, "muster", "elders")
    assert (t.player(1).favor, t.player(1).secrets, t.player(1).supply) == (4, 4, 6)
    assert t.player(1).warbands == 5
    t.rests(1)
    assert (t.player(1).secrets, t.bank("nomad")) == (5, 2)


def test_initiation_rite_bars_a_muster_without_a_secret():
    """Favor does not help; a facedown secret does not pay."""
    t = Table()
    t.adviser(1, "initiation_rite")
    t.player(1).secrets, t.player(1).dark_secrets = 0, 2
    t.site("river", cards="elders")
    assert not t.turn(1).offers(1, "muster", "elders")


def test_initiation_rite_binds_its_holder_alone():
    """Others muster with favor."""
    t = Table()
    t.adviser(2, "initiation_rite")
    t.site("river", cards="elders")
    t.turn(1).does(1, "muster", "elders")
    assert (t.player(1).favor, t.player(1).secrets) == (3, 5)


def test_initiation_rite_is_no_power_that_costs_a_secret():
    """FAQ: Spell Breaker does not stop a muster."""
    t = Table()
    t.adviser(1, "initiation_rite")
    t.site("river", cards="elders wolves")
    t.site("wastes", cards="spell_breaker")
    assert not t.turn(1).offers(1, "use", "wolves")
    t.does(1, "muster", "elders")
    assert (t.player(1).secrets, t.player(1).warbands) == (4, 5)


# -- Vow of Silence ----------------------------------------------------------------------------


def test_vow_of_silence_bars_the_darkest_secret():
    """It cannot be recovered; the People's Favor can."""
    t = Table()
    t.adviser(1, "vow_of_silence")
    t.turn(1)
    assert t.offered(1, "recover-banner") == [("recover-banner", "peoples_favor")]
    assert t.turn(2).offers(2, "recover-banner", "darkest_secret")


def test_vow_of_silence_gains_as_many_secrets_as_were_placed():
    """Whoever recovers it; apart from what the last holder takes back."""
    t = Table()
    t.adviser(1, "vow_of_silence")
    t.turn(2).does(2, "recover-banner", "darkest_secret").does(2, "number", 4)
    assert (t.player(1).secrets, t.player(2).secrets) == (9, 2)


def test_vow_of_silence_counts_the_secrets_of_magicians_code():
    """They are placed, too."""
    t = Table()
    t.adviser(1, "vow_of_silence")
    t.adviser(2, "magicians_code")
    t.turn(2).does(2, "recover-banner", "darkest_secret").does(2, "modify", "magicians_code")
    t.does(2, "number", 1)
    assert t.player(1).secrets == 8


def test_vow_of_silence_hears_nothing_of_the_peoples_favor():
    """Only the Darkest Secret counts."""
    t = Table()
    t.adviser(1, "vow_of_silence")
    t.turn(2).does(2, "recover-banner", "peoples_favor").does(2, "number", 2)
    t.does(2, "suit", "order")
    assert t.player(1).secrets == 5


def test_vow_of_silence_lets_its_holder_win_the_banner_in_a_campaign():
    """Taken, not recovered."""
    t = Table()
    t.adviser(1, "vow_of_silence")
    t.pawn(2, "river")
    t.banner("darkest_secret", 2)
    t.player(1).warbands = 9
    t.dice([0], [3] * 9)
    t.turn(1).does(1, "campaign", 2).does(1, "target-thing", "darkest_secret").does(1, "declare")
    t.does(1, "number", 9)
    assert t.g.banner_holder[DARKEST_SECRET] == 1


def test_vow_of_silence_keeps_secrets_out_of_deals():
    """Neither side may ask for them; favor may change hands."""
    t = Table()
    t.site("the_tribunal", "p1")
    t.adviser(1, "vow_of_silence")
    t.turn(1).uses(1, "the_tribunal").does(1, "player", 2).does(1, "exchange")
    assert t.offered(1, "give-secrets") == []
    assert t.offered(1, "give-favor") != []
    assert t.offered(1, "want-secrets") != []
