"""Nomad denizens: When Played."""

from crannog.games.oath import zones
from crannog.games.oath.facts import ID, NUMBER
from crannog.kernel.ask import Choice
from tests.oath.table import CITIZEN, DARKEST_SECRET, NOMAD, Table

PROVINCES, HINTERLAND = 1, 2
TO_ADVISERS: Choice = ("to-advisers",)


# -- The Gathering -----------------------------------------------------------------------------


def gathering(t: Table, *comes: int) -> Table:
    """Player 1 plays The Gathering to the River; of the others these come."""
    t.plays(1, "the_gathering", "to-site", "river")
    for seat in t.g.in_turn_order():
        if seat != 1:
            t.does(seat, "yes" if seat in comes else "no")
    return t


def test_the_gathering_calls_from_the_chancellor_on():
    """FAQ: he is the first; pawns that came stay."""
    t = Table(4)
    t.pawn(1, "river")
    t.plays(1, "the_gathering", "to-site", "river")
    assert t.asked() == (0, "come-here")
    t.does(0, "yes")
    assert t.asked() == (2, "come-here")
    t.does(2, "no").does(3, "yes")
    assert t.g.pawns_at(t.slot("river")) == [0, 1, 3]
    t.does(0, "done").does(1, "done").does(3, "done")
    assert t.asked() == (1, "act")
    assert t.g.pawns_at(t.slot("river")) == [0, 1, 3]


def test_coming_to_the_gathering_is_not_travelling():
    """No Supply, no price of a site, no power that follows a journey."""
    t = Table()
    t.site("the_hidden_place", "p1")
    t.pawn(1, "p1")
    t.adviser(2, "hospitality")
    t.plays(1, "the_gathering", "to-site", "the_hidden_place").does(0, "no").does(2, "yes")
    guest = t.player(2)
    assert (guest.supply, guest.favor, guest.secrets, guest.dark_secrets) == (7, 4, 5, 0)


def test_nobody_deals_alone():
    """Without a guest the game goes on at once."""
    t = Table()
    gathering(t)
    assert t.asked() == (1, "act")


def test_the_gathering_exchanges_favor_secrets_relics_and_advisers():
    """A binding exchange between two guests, proposed by either."""
    t = Table()
    t.relic(2, "ivory_eye")
    t.adviser(1, "elders")
    gathering(t, 2)
    t.does(1, "player", 2).does(1, "give-favor", 2).does(1, "give-thing", "elders")
    t.does(1, "want-thing", "ivory_eye").does(1, "want-secrets", 3).does(1, "propose")
    t.does(2, "accept")
    assert (t.player(1).favor, t.player(2).favor) == (5 - 2, 4 + 2)
    assert (t.player(1).secrets, t.player(2).secrets) == (8, 2)
    assert (t.relics(1), t.advisers(2)) == (["ivory_eye"], ["elders"])


def test_the_gathering_goes_on_while_deals_are_made():
    """Any number of exchanges: after one everyone may propose again; refusals are forgotten."""
    t = Table()
    gathering(t, 0, 2)
    t.does(0, "player", 2).does(0, "give-favor", 1).does(0, "propose").does(2, "refuse")
    assert t.offered(0) == [("player", 1), ("done",)]
    t.does(0, "done")
    assert t.offered(1) == [("player", 0), ("player", 2), ("done",)]
    t.does(1, "player", 0).does(1, "give-favor", 1).does(1, "propose").does(0, "accept")
    t.does(1, "done").does(2, "done")
    assert t.asked() == (0, "which-player")
    assert t.offers(0, "player", 2)
    t.does(0, "done").does(1, "done").does(2, "done")
    assert t.asked() == (1, "act")


def test_the_gathering_deals_in_no_banner_no_reliquary_relic_and_nothing_locked():
    """Only what the card lists; locked faceup advisers stay."""
    t = Table()
    t.banner("peoples_favor", 1)
    t.adviser(1, "faithful_friend")
    t.relic(1, "ivory_eye")
    gathering(t, 0)
    t.does(0, "player", 1)
    wanted = [choice[1] for choice in t.offered(0, "want-thing")]
    assert wanted == ["ivory_eye"]
    assert [choice[1] for choice in t.offered(0, "give-thing")] == ["grand_scepter"]


def test_a_scepter_given_at_the_gathering_works_at_once():
    """FAQ: given is not taken."""
    t = Table()
    gathering(t, 0)
    t.does(0, "player", 1).does(0, "give-thing", "grand_scepter").does(0, "propose")
    t.does(1, "accept").does(0, "done").does(1, "done").does(0, "done").does(1, "done")
    assert t.asked() == (1, "act")
    assert t.offered(1, "peek-reliquary")


def test_a_vow_forbids_giving_secrets_at_the_gathering():
    """Vow of Silence: its holder gives none."""
    t = Table()
    t.adviser(2, "vow_of_silence")
    gathering(t, 2)
    t.does(1, "player", 2)
    assert t.offered(1, "give-secrets")
    assert not t.offered(1, "want-secrets")


def test_favor_given_to_the_kin_goes_to_their_bank():
    """FAQ of Vow of Kinship."""
    t = Table()
    t.adviser(2, "vow_of_kinship")
    t.player(2).favor = 0
    gathering(t, 2)
    bank = t.bank("nomad")
    t.does(1, "player", 2).does(1, "give-favor", 2).does(1, "propose").does(2, "accept")
    assert (t.player(2).favor, t.bank("nomad")) == (0, bank + 2)


def test_the_gathering_respects_the_receivers_adviser_limit():
    """A fourth adviser can't be given, but two can change places."""
    t = Table()
    t.adviser(2, "wolves rangers scouts")
    t.adviser(1, "elders")
    gathering(t, 2)
    t.does(1, "player", 2).does(1, "give-thing", "elders")
    assert not t.offers(1, "propose")
    t.does(1, "want-thing", "wolves")
    assert t.offers(1, "propose")


def test_a_wagon_limits_what_its_holder_may_be_given():
    """Any number of Nomads, but no second stranger."""
    t = Table()
    t.adviser(2, "family_wagon wolves")
    t.adviser(1, "elders rangers")
    gathering(t, 2)
    t.does(1, "player", 2).does(1, "give-thing", "elders")
    assert t.offers(1, "propose")
    t.does(1, "give-thing", "rangers")
    assert not t.offers(1, "propose")
    t.does(1, "want-thing", "family_wagon")
    assert t.offers(1, "propose")


# -- Faithful Friend ---------------------------------------------------------------------------


def test_faithful_friend_brings_four_supply():
    """Not beyond seven."""
    t = Table()
    t.player(1).supply = 2
    assert t.plays(1, "faithful_friend").player(1).supply == 6
    full = Table()
    full.player(1).supply = 5
    assert full.plays(1, "faithful_friend").player(1).supply == 7


def test_faithful_friend_goes_to_advisers_and_stays():
    """Adviser-only and locked: with three locked advisers nobody can come."""
    t = Table()
    t.adviser(1, "faithful_friend", facedown=True)
    t.turn(1).does(1, "play-adviser", "faithful_friend")
    assert t.offered(1) == [TO_ADVISERS, ("discard-it",)]
    full = Table()
    full.adviser(1, "faithful_friend ancient_pact vow_of_silence")
    full.deck("wolves")
    full.turn(1).does(1, "search", "deck").does(1, "keep", "wolves")
    assert TO_ADVISERS not in full.offered(1)


# -- Great Herd --------------------------------------------------------------------------------


def test_great_herd_swaps_with_a_nomad_card_elsewhere():
    """A swap is no play: no favor for the other card; tokens stay on it."""
    t = Table()
    t.site("wastes", cards="elders", ruler=1)
    t.adviser(1, "great_herd", facedown=True)
    t.turn(1).uses(1, "elders").does(1, "play-adviser", "great_herd").does(1, "to-site", "river")
    assert t.offered(1) == [("card", "elders"), ("done",)]
    favor = t.player(1).favor
    t.does(1, "card", "elders")
    assert (t.cards_at("river"), t.cards_at("wastes")) == (["elders"], ["great_herd"])
    assert t.player(1).favor == favor == 4 - 2 + 1
    assert t.g.laid[NUMBER["elders"]] == (2, 0)


def test_great_herd_may_stay():
    """It is a choice."""
    t = Table()
    t.site("wastes", cards="elders")
    t.plays(1, "great_herd", "to-site", "river").does(1, "done")
    assert t.cards_at("river") == ["great_herd"]


def test_great_herd_does_not_run_the_other_cards_when_played():
    """The Gathering is not played by a swap."""
    t = Table()
    t.site("wastes", cards="the_gathering")
    t.plays(1, "great_herd", "to-site", "river").does(1, "card", "the_gathering")
    assert t.asked() == (1, "act")


def test_great_herd_swaps_with_nothing_locked_or_foreign():
    """FAQ: no locked card; other suits, edifices and cards beside it are no choice."""
    t = Table()
    t.site("wastes", cards="sacred_ground")
    t.site("ancient_city", cards="wolves ancient_forge")
    t.site("river", cards="elders")
    t.plays(1, "great_herd", "to-site", "river")
    assert t.asked() == (1, "act")


# -- Pilgrimage --------------------------------------------------------------------------------


def test_pilgrimage_sends_denizens_away_and_brings_as_many_back():
    """To the pile of the own region, in the order of choice; moved ones may be drawn back."""
    t = Table()
    t.site("river", cards="wolves keep rangers")
    t.dispossessed("scouts elders longbows")
    t.plays(1, "pilgrimage")
    assert t.cards_at("river") == ["keep"]
    assert [args[1] for args in t.told("dispossesses")] == ["wolves", "rangers"]
    back = [choice[1] for choice in t.offered(1)]
    assert len(back) == 2
    t.does(1, "card", back[1])
    assert t.pile_cards(PROVINCES) == [back[1], back[0]]
    left = {"wolves", "rangers", "scouts", "elders", "longbows"} - set(back)
    assert {ID[card] for card in t.g.dispossessed} == left


def test_pilgrimage_draws_by_chance():
    """The Dispossessed are shuffled first."""
    for chance, back in ((0, "scouts"), (1, "wolves")):
        t = Table()
        t.site("river", cards="wolves")
        t.dispossessed("scouts")
        t.dice([chance])
        assert t.plays(1, "pilgrimage").pile_cards(PROVINCES) == [back]


def test_pilgrimage_shows_what_comes_back_only_to_who_played_it():
    """Nobody knows the order of the Dispossessed any more."""
    t = Table()
    t.site("river", cards="wolves")
    t.dispossessed("scouts")
    t.g.know[2] = 1 << NUMBER["scouts"]
    t.plays(1, "pilgrimage")
    (back,) = t.g.piles[PROVINCES]
    (left,) = t.g.dispossessed
    assert t.told("draws") == [(1, 1)]
    assert [bool(know >> back & 1) for know in t.g.know] == [False, True, False]
    assert not any(know >> left & 1 for know in t.g.know)


def test_pilgrimage_returns_tokens_like_a_discard():
    """Favor to its bank, secrets facedown to your board."""
    t = Table()
    t.site("river", cards="wolves elders")
    t.g.laid = {NUMBER["wolves"]: (0, 1), NUMBER["elders"]: (2, 0)}
    t.plays(1, "pilgrimage")
    assert (t.bank("nomad"), t.player(1).dark_secrets, t.g.laid) == (4, 1, {})


def test_pilgrimage_leaves_locked_cards_and_edifices():
    """They are not counted; with nothing moved nothing is drawn."""
    t = Table()
    t.site("river", cards="keep ancient_forge")
    t.dispossessed("scouts")
    t.plays(1, "pilgrimage")
    assert t.cards_at("river") == ["keep", "ancient_forge"]
    assert (t.pile_cards(PROVINCES), len(t.g.dispossessed)) == ([], 1)


def test_pilgrimage_keeps_a_second_kept_card_apart():
    """A card that was drawn by a search and not yet played is no pilgrim."""
    t = Table()
    t.site("river", cards="wolves")
    t.adviser(1, "pilgrimage", facedown=True)
    t.turn(1)
    scouts = NUMBER["scouts"]
    t.g.drawn, t.g.where[scouts] = [scouts], zones.DRAWN
    t.does(1, "play-adviser", "pilgrimage").does(1, "to-advisers")
    assert (t.g.drawn, t.pile_cards(PROVINCES)) == ([scouts], ["wolves"])


# -- Ancient Pact ------------------------------------------------------------------------------


def pact(t: Table) -> Table:
    """Player 1 plays Ancient Pact."""
    return t.plays(1, "ancient_pact")


def test_ancient_pact_trades_the_banner_for_citizenship_and_a_relic():
    """The banner keeps its secrets; a relic is taken unseen; the Act phase ends; Supply is 7."""
    t = Table()
    t.banner("darkest_secret", 1, 4)
    t.g.title = 1
    t.player(1).supply = 3
    t.site("steppe", ruler=1, warbands=2)
    relic = ID[t.g.reliquary[2]]
    pact(t).does(1, "yes")
    assert t.offered(1) == [("slot", name) for name in ("brutal", "decadent", "careless", "greedy")]
    assert not t.g.know[1] >> NUMBER[relic] & 1
    t.does(1, "slot", "careless")
    assert t.player(1).role == CITIZEN
    assert (t.g.banner_holder[DARKEST_SECRET], t.g.banner_tokens[DARKEST_SECRET]) == (0, 4)
    assert (t.relics(1), t.g.reliquary[2]) == ([relic], 0)
    assert t.g.holder(NUMBER["careless"]) == 0
    assert (t.at("steppe").colour, t.g.title, t.g.active) == (0, 0, 2)
    assert t.told("refreshes") == [(1, 7)]


def test_ancient_pact_hands_the_title_on_with_the_banner():
    """O-2.11.1: at the very change of hands, so a Usurper has none left to turn back."""
    t = Table()
    t.banner("darkest_secret", 1)
    t.g.title, t.g.usurper = 1, True
    pact(t).does(1, "yes").does(1, "slot", "brutal")
    assert (t.told("takes-title"), t.told("title-turns-back")) == ([(0,)], [])


def test_ancient_pact_may_be_declined():
    """Then nothing happens."""
    t = Table()
    t.banner("darkest_secret", 1, 4)
    pact(t).does(1, "no")
    assert t.g.banner_holder[DARKEST_SECRET] == 1
    assert t.asked() == (1, "act")


def test_ancient_pact_is_nothing_without_the_banner_or_for_others():
    """FAQ erratum: only an Exile."""
    t = Table()
    assert pact(t).asked() == (1, "act")
    citizen = Table()
    citizen.citizen(1)
    citizen.banner("darkest_secret", 1)
    assert pact(citizen).asked() == (1, "act")
    assert citizen.g.banner_holder[DARKEST_SECRET] == 1


def test_ancient_pact_with_an_empty_reliquary_gives_no_relic():
    """He becomes a Citizen all the same."""
    t = Table()
    t.banner("darkest_secret", 1)
    for relic in t.g.reliquary:
        t.g.where[relic] = zones.BOX
    t.g.reliquary = [0, 0, 0, 0]
    pact(t).does(1, "yes")
    assert (t.player(1).role, t.relics(1), t.g.active) == (CITIZEN, [], 2)


def test_ancient_pact_discards_a_revealed_vision():
    """O-6.6.2: as whenever an Exile becomes a Citizen."""
    t = Table()
    t.banner("darkest_secret", 1)
    vision = NUMBER["vision_of_faith"]
    t.player(1).vision, t.g.where[vision] = vision, zones.REVEALED + 1
    pact(t).does(1, "yes").does(1, "slot", "brutal")
    assert (t.player(1).vision, t.pile_cards(HINTERLAND)) == (0, ["vision_of_faith"])
    assert (len(t.relics(1)), t.g.reliquary[0]) == (1, 0)


# -- Twin Brother ------------------------------------------------------------------------------


def test_twin_brother_swaps_with_a_nomad_adviser_anywhere():
    """No location matters; a swap is no play."""
    t = Table()
    t.adviser(2, "elders wolves")
    t.plays(1, "twin_brother")
    assert t.offered(1) == [("card", "elders"), ("done",)]
    t.does(1, "card", "elders")
    assert (t.advisers(1), t.advisers(2)) == (["elders"], ["wolves", "twin_brother"])


def test_twin_brother_does_not_run_the_other_cards_when_played():
    """Pilgrimage changes hands in silence."""
    t = Table()
    t.site("river", cards="wolves")
    t.adviser(2, "pilgrimage")
    t.plays(1, "twin_brother").does(1, "card", "pilgrimage")
    assert (t.cards_at("river"), t.advisers(1)) == (["wolves"], ["pilgrimage"])


def test_twin_brother_may_stay_and_moves_nothing_locked_or_hidden():
    """Locked, facedown, foreign and own advisers are no choice."""
    t = Table()
    t.adviser(2, "elders")
    t.plays(1, "twin_brother").does(1, "done")
    assert t.advisers(1) == ["twin_brother"]
    none = Table()
    none.adviser(1, "lancers")
    none.adviser(2, "faithful_friend wolves")
    none.adviser(0, "elders", facedown=True)
    none.plays(1, "twin_brother")
    assert none.asked() == (1, "act")


def test_a_swap_needs_no_room():
    """Three advisers on either side stay three."""
    t = Table()
    t.adviser(1, "wolves rangers")
    t.adviser(2, "elders scouts longbows")
    t.plays(1, "twin_brother").does(1, "card", "elders")
    assert (len(t.advisers(1)), len(t.advisers(2))) == (3, 3)
    assert t.g.banks[NOMAD] == 2
