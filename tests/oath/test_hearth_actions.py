"""The "Action:" powers of the Hearth denizens."""

from crannog.games.oath import zones
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.know import knows
from crannog.games.oath.verbs import lay
from tests.oath.table import CITIZEN, DARKEST_SECRET, Table


def at_site(card: str, seats: int = 3) -> Table:
    """Player 1 stands at River, where the card lies."""
    t = Table(seats)
    t.site("river", cards=card)
    return t


def advised_by(card: str) -> Table:
    """Player 1 has the card as adviser."""
    t = Table()
    t.adviser(1, card)
    return t


# -- Tinker's Fair -----------------------------------------------------------------------------


def test_tinkers_fair_exchanges_favor_secrets_and_relics():
    """Both sides hand over what was agreed, at once; the partner may be anywhere."""
    t = at_site("tinkers_fair")
    t.relic(2, "map")
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    t.does(1, "give-favor", 3).does(1, "give-secrets", 1).does(1, "want-thing", "map")
    t.does(1, "propose").does(2, "accept")
    assert (t.player(1).favor, t.player(2).favor) == (1, 7)
    assert (t.player(1).secrets, t.player(2).secrets) == (4, 6)
    assert t.relics(1) == ["map"]


def test_tinkers_fair_lists_no_banners_advisers_warbands_or_reliquary_relics():
    """Law 2.3, 7.6.3: only favor, secrets and relics that a player holds."""
    t = at_site("tinkers_fair")
    t.banner("peoples_favor", 1)
    t.adviser(1, "levelers")
    t.man("river", 1)
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 0)
    kinds = {option[0] for option in t.offered(1)} - {"drop"}
    assert kinds == {"give-favor", "give-secrets", "want-favor", "want-secrets", "want-thing"}
    assert t.offered(1, "want-thing") == [("want-thing", "grand_scepter")]


def test_tinkers_fair_may_be_refused():
    """Nothing changes hands, and this partner is not asked again on this turn."""
    t = at_site("tinkers_fair")
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    t.does(1, "give-favor", 1).does(1, "propose").does(2, "refuse")
    assert (t.player(1).favor, t.player(2).favor) == (4, 4)
    t.uses(1, "tinkers_fair").does(1, "drop")
    assert not t.offers(1, "use", "tinkers_fair")


def test_tinkers_fair_can_be_used_again_after_a_deal():
    """It costs nothing."""
    t = at_site("tinkers_fair")
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 2)
    t.does(1, "give-favor", 1).does(1, "propose").does(2, "accept")
    t.uses(1, "tinkers_fair").does(1, "player", 2)
    assert t.asked() == (1, "propose")


def test_a_scepter_given_at_tinkers_fair_works_at_once():
    """FAQ of the Grand Scepter: given is not taken."""
    t = at_site("tinkers_fair")
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 0)
    t.does(1, "want-thing", "grand_scepter").does(1, "propose").does(0, "accept")
    assert t.told("takes-relic") == []
    assert t.offered(1, "peek-reliquary")


# -- Deed Writer -------------------------------------------------------------------------------


def write_deed(t: Table, partner: int) -> Table:
    """Player 1 uses Deed Writer and begins to deal with the partner."""
    return t.turn(1).uses(1, "deed_writer").does(1, "player", partner)


def test_deed_writer_hands_over_sites():
    """The old ruler takes the warbands to the board, the new one mans the site from his."""
    t = advised_by("deed_writer")
    t.man("wastes", 2, 4)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes").does(1, "give-favor", 2).does(1, "propose").does(2, "accept")
    assert t.offered(1) == [("number", 1), ("number", 2), ("number", 3)]
    t.does(1, "number", 2)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (1, 2)
    assert (t.player(1).warbands, t.player(2).warbands) == (1, 7)
    assert (t.player(1).favor, t.player(2).favor) == (2, 6)


def test_deed_writer_lists_favor_secrets_and_sites_only():
    """Law 7.6.3: no relics, no banners, no advisers."""
    t = advised_by("deed_writer")
    t.relic(1, "map")
    t.man("river", 1)
    write_deed(t, 2)
    kinds = {option[0] for option in t.offered(1)} - {"drop"}
    assert kinds == {"give-favor", "give-secrets", "give-site", "want-favor", "want-secrets"}


def test_a_citizen_sells_an_imperial_site_and_takes_the_purple_warbands():
    """FAQ: without the Chancellor's permission; the warbands go to the Citizen's board."""
    t = advised_by("deed_writer")
    t.citizen(1)
    t.man("wastes", 0, 2)
    write_deed(t, 2)
    t.does(1, "give-site", "wastes").does(1, "propose").does(2, "accept").does(2, "number", 1)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (2, 1)
    assert (t.player(0).warbands, t.player(1).warbands) == (3, 5)


def test_a_citizen_mans_a_bought_site_from_his_own_board():
    """FAQ: he cannot make the Chancellor place warbands."""
    t = advised_by("deed_writer")
    t.citizen(1)
    t.man("wastes", 2)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes").does(1, "propose").does(2, "accept").does(1, "number", 3)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (0, 3)
    assert (t.player(0).warbands, t.player(1).warbands) == (3, 0)


def test_imperial_players_do_not_sell_sites_to_each_other():
    """FAQ: both rule them already."""
    t = advised_by("deed_writer")
    t.citizen(1)
    t.man("wastes", 0)
    write_deed(t, 0)
    assert not t.offered(1, "give-site")
    assert not t.offered(1, "want-site")


def test_who_has_no_warbands_receives_no_site():
    """FAQ: the new ruler must place at least one."""
    t = advised_by("deed_writer")
    t.player(1).warbands = 0
    t.man("wastes", 2)
    write_deed(t, 2)
    assert not t.offered(1, "want-site")


def test_each_received_site_takes_a_warband():
    """FAQ: two sites cannot be received with one warband."""
    t = advised_by("deed_writer")
    t.player(1).warbands = 1
    t.man("wastes", 2)
    t.man("steppe", 2)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes")
    assert t.offers(1, "propose")
    t.does(1, "want-site", "steppe")
    assert not t.offers(1, "propose")


def test_sites_are_swapped_with_the_warbands_that_come_back():
    """Warbands of a site that is handed over lie on the board when the other one is manned."""
    t = advised_by("deed_writer")
    t.player(1).warbands = 0
    t.man("river", 1, 2)
    t.man("wastes", 2)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes")
    assert not t.offers(1, "propose")
    t.does(1, "give-site", "river").does(1, "propose").does(2, "accept")
    t.does(2, "number", 1).does(1, "number", 2)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (1, 2)
    assert (t.at("river").colour, t.at("river").warbands) == (2, 1)


def test_who_rules_empty_sites_receives_one_without_warbands():
    """FAQ: unless ruling by the Bandit Crown."""
    t = advised_by("deed_writer")
    t.relic(1, "bandit_crown")
    t.player(1).warbands = 0
    t.man("wastes", 2)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes").does(1, "propose").does(2, "accept")
    assert t.at("wastes").warbands == 0
    assert t.player(2).warbands == 4
    assert t.asked() == (1, "act")


def test_who_rules_empty_sites_sells_one():
    """A site that is ruled without warbands is handed over like another."""
    t = advised_by("deed_writer")
    t.relic(1, "bandit_crown")
    write_deed(t, 2)
    t.does(1, "give-site", "wastes").does(1, "propose").does(2, "accept").does(2, "number", 1)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (2, 1)


def test_deed_writer_may_be_refused():
    """No agreement: nothing."""
    t = advised_by("deed_writer")
    t.man("wastes", 2)
    write_deed(t, 2)
    t.does(1, "want-site", "wastes").does(1, "propose").does(2, "refuse")
    assert t.at("wastes").colour == 2
    assert t.told("no-deal") == [(1, 2)]
    t.uses(1, "deed_writer").does(1, "drop")
    assert not t.offers(1, "use", "deed_writer"), "nobody is left to deal with"


# -- favor and secrets -------------------------------------------------------------------------


def test_memory_of_home_moves_a_whole_bank():
    """A burned secret each time; nothing lies on the card, so it can be repeated."""
    t = advised_by("memory_of_home")
    t.g.banks[0] = 5
    t.turn(1).uses(1, "memory_of_home")
    assert ("suit", "hearth") not in t.offered(1)
    t.does(1, "suit", "discord")
    assert (t.bank("discord"), t.bank("hearth")) == (0, 7)
    t.uses(1, "memory_of_home")
    assert ("suit", "discord") not in t.offered(1)
    t.does(1, "suit", "nomad")
    assert t.bank("hearth") == 9
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (3, 0)


def test_memory_of_home_needs_a_faceup_secret():
    """O-7.1.2: facedown ones do not pay."""
    t = advised_by("memory_of_home")
    t.player(1).secrets, t.player(1).dark_secrets = 0, 2
    assert not t.turn(1).offers(1, "use", "memory_of_home")


def test_levelers_move_two_favor_from_the_most_to_the_least():
    """The user breaks ties on both ends."""
    t = advised_by("levelers")
    t.g.banks = [5, 5, 2, 1, 1, 3]
    t.turn(1).uses(1, "levelers")
    assert t.asked() == (1, "which-bank-from")
    assert t.offered(1) == [("suit", "discord"), ("suit", "arcane")]
    t.does(1, "suit", "arcane")
    assert t.asked() == (1, "which-bank-to")
    assert t.offered(1) == [("suit", "hearth"), ("suit", "beast")]
    t.does(1, "suit", "beast")
    assert t.g.banks == [5, 3, 2, 1, 3, 3]
    assert not t.offers(1, "use", "levelers"), "a secret lies on it"


def test_levelers_move_a_single_favor():
    """As much as there is."""
    t = advised_by("levelers")
    t.g.banks = [1, 0, 0, 0, 0, 0]
    t.turn(1).uses(1, "levelers").does(1, "suit", "nomad")
    assert t.g.banks == [0, 0, 0, 0, 0, 1]


def test_levelers_choose_any_two_of_equal_banks():
    """All banks equal: any two different ones."""
    t = advised_by("levelers")
    t.turn(1).uses(1, "levelers").does(1, "suit", "hearth")
    assert ("suit", "hearth") not in t.offered(1)
    assert len(t.offered(1)) == 5
    t.does(1, "suit", "order")
    assert t.g.banks == [2, 2, 4, 0, 2, 2]


def test_levelers_do_nothing_with_empty_banks():
    """Nothing is asked."""
    t = advised_by("levelers")
    t.g.banks = [0] * 6
    t.turn(1).uses(1, "levelers")
    assert t.asked() == (1, "act")


def test_charming_friend_takes_a_favor_from_a_player_here():
    """The user picks whom, among those at his site."""
    t = Table(4)
    t.adviser(1, "charming_friend")
    t.pawn(2, "river")
    t.pawn(3, "river")
    t.turn(1).uses(1, "charming_friend")
    assert t.offered(1) == [("player", 2), ("player", 3)]
    t.does(1, "player", 3)
    assert (t.player(1).favor, t.player(2).favor, t.player(3).favor) == (5, 4, 3)
    assert t.g.laid[NUMBER["charming_friend"]] == (0, 1)


def test_charming_friend_takes_from_the_chancellor():
    """Any other player will do."""
    t = advised_by("charming_friend")
    t.pawn(0, "river")
    t.turn(1).uses(1, "charming_friend")
    assert (t.player(0).favor, t.player(1).favor) == (3, 5)


def test_charming_friend_gets_nothing_from_the_poor():
    """They have no favor: nothing; the secret is placed all the same."""
    t = advised_by("charming_friend")
    t.pawn(2, "river")
    t.player(2).favor = 0
    t.turn(1).uses(1, "charming_friend")
    assert (t.player(1).favor, t.player(1).secrets) == (4, 4)


def test_storyteller_adds_a_secret_to_the_darkest_secret():
    """Wherever it is, here with another player."""
    t = advised_by("storyteller")
    t.banner("darkest_secret", 2, 3)
    t.turn(1).uses(1, "storyteller")
    assert t.g.banner_tokens[DARKEST_SECRET] == 4
    assert t.g.laid == {NUMBER["storyteller"]: (1, 0)}
    assert (t.player(1).favor, t.player(1).secrets) == (3, 5)


def test_storyteller_works_while_nobody_has_the_banner():
    """FAQ: the surplus secrets return to the supply when somebody recovers it."""
    t = advised_by("storyteller")
    t.turn(1).uses(1, "storyteller")
    assert t.g.banner_tokens[DARKEST_SECRET] == 2
    t.does(1, "recover-banner", "darkest_secret").does(1, "number", 3)
    assert t.player(1).secrets == 5 - 3 + 1
    assert t.g.all_secrets(0) == t.g.all_secrets(2) == 5


def test_a_round_of_ale_brings_tokens_home_but_its_own():
    """O-4.3.1, O-4.3.2: favor to the banks, secrets to the user, facedown ones faceup."""
    t = at_site("a_round_of_ale memory_of_home")
    t.adviser(1, "levelers")
    t.player(1).dark_secrets = 2
    t.player(1).supply = 3
    t.g.laid[NUMBER["memory_of_home"]] = (2, 0)
    t.turn(1).uses(1, "levelers").does(1, "suit", "order").does(1, "suit", "nomad")
    t.uses(1, "a_round_of_ale")
    assert t.g.laid == {NUMBER["a_round_of_ale"]: (1, 0)}
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (7, 0)
    assert t.bank("hearth") == 4
    assert t.player(1).supply == 3, "no Supply is refreshed"
    assert t.offers(1, "use", "levelers")
    assert not t.offers(1, "use", "a_round_of_ale"), "once a turn"


# -- Supply, relics, cards ---------------------------------------------------------------------


def test_wayside_inn_gives_two_supply():
    """For a favor placed, so once a turn."""
    t = at_site("wayside_inn")
    t.player(1).supply = 3
    t.turn(1).uses(1, "wayside_inn")
    assert (t.player(1).supply, t.player(1).favor) == (5, 3)
    assert not t.offers(1, "use", "wayside_inn")


def test_wayside_inn_stops_at_the_leftmost_space():
    """Never beyond seven."""
    t = at_site("wayside_inn")
    t.player(1).supply = 6
    t.turn(1).uses(1, "wayside_inn")
    assert t.player(1).supply == 7


def test_wayside_inn_serves_its_ruler_from_afar_and_nobody_else():
    """O-7.1.1: rule, or the pawn at its site."""
    t = Table()
    t.site("wastes", cards="wayside_inn", ruler=2)
    assert not t.turn(1).offers(1, "use", "wayside_inn")
    assert t.turn(2).offers(2, "use", "wayside_inn")


def test_relic_breaker_buries_a_relic_for_three_warbands():
    """The user picks among the facedown relics here."""
    t = advised_by("relic_breaker")
    t.site("river", relics="map whistle")
    t.turn(1).uses(1, "relic_breaker")
    assert t.offered(1) == [("relic-here", 0), ("relic-here", 1)]
    t.does(1, "relic-here", 1)
    assert ID[t.g.relic_deck[0]] == "whistle"
    assert [ID[relic] for relic in t.at("river").relics] == ["map"]
    assert t.player(1).warbands == 6
    assert t.g.laid == {NUMBER["relic_breaker"]: (1, 0)}


def test_relic_breaker_needs_a_relic_here():
    """Cannot be used without a facedown relic at the site."""
    t = advised_by("relic_breaker")
    t.relic(1, "map")
    assert not t.turn(1).offers(1, "use", "relic_breaker")


def test_relic_breaker_leaves_relics_of_an_ancient_bloodline():
    """To enemies of its holder they are locked at sites that he rules."""
    t = advised_by("relic_breaker")
    t.site("river", relics="map", ruler=2)
    assert t.turn(1).offers(1, "use", "relic_breaker")
    t.adviser(2, "ancient_bloodline")
    assert not t.turn(1).offers(1, "use", "relic_breaker")


def test_relic_breaker_does_not_show_the_relic():
    """O-9.4: only who has peeked at it knows what was buried."""
    t = advised_by("relic_breaker")
    t.site("river", relics="whistle")
    t.g.know[2] |= 1 << NUMBER["whistle"]
    t.turn(1).uses(1, "relic_breaker")
    assert t.g.journal is not None
    (event,) = [event for event in t.g.journal if event.kind == "buries-relic-unseen"]
    assert event.to == (2,)
    assert not knows(t.g, 1, NUMBER["whistle"])
    assert knows(t.g, 2, NUMBER["whistle"])


def test_armed_mob_discards_an_adviser_of_the_darkest_secrets_holder():
    """Faceup and not locked, wherever he is; it goes by the user's pawn."""
    t = at_site("armed_mob")
    t.banner("darkest_secret", 2)
    t.adviser(2, "levelers marriage wolves")
    t.adviser(2, "rangers", facedown=True)
    t.turn(1).uses(1, "armed_mob")
    assert t.offered(1) == [("card", "levelers"), ("card", "wolves")]
    t.does(1, "card", "wolves")
    assert t.advisers(2) == ["levelers", "marriage", "rangers"]
    assert t.pile_cards(2) == ["wolves"]


def test_armed_mob_spares_the_holder_of_both_banners():
    """Nothing happens."""
    t = at_site("armed_mob")
    t.banner("darkest_secret", 2)
    t.banner("peoples_favor", 2)
    t.adviser(2, "levelers")
    t.turn(1).uses(1, "armed_mob")
    assert t.asked() == (1, "act")
    assert t.advisers(2) == ["levelers"]
    assert t.player(1).favor == 3


def test_armed_mob_does_nothing_while_nobody_has_the_darkest_secret():
    """Nothing happens; also without an adviser that could go."""
    t = at_site("armed_mob")
    t.adviser(2, "levelers")
    t.banner("peoples_favor", 0)
    t.turn(1).uses(1, "armed_mob")
    assert t.advisers(2) == ["levelers"]
    locked = at_site("armed_mob")
    locked.banner("darkest_secret", 2)
    locked.adviser(2, "marriage")
    locked.turn(1).uses(1, "armed_mob")
    assert locked.advisers(2) == ["marriage"]


def test_armed_mob_may_hit_its_user():
    """Literally the holder may be the user himself."""
    t = at_site("armed_mob")
    t.banner("darkest_secret", 1)
    t.adviser(1, "levelers")
    t.turn(1).uses(1, "armed_mob")
    assert t.advisers(1) == []
    assert t.g.laid == {NUMBER["armed_mob"]: (1, 0)}


def test_armed_mob_may_hit_the_chancellor():
    """Whoever has the Darkest Secret."""
    t = at_site("armed_mob")
    t.banner("darkest_secret", 0)
    t.adviser(0, "levelers")
    t.turn(1).uses(1, "armed_mob")
    assert t.advisers(0) == []


def test_tavern_songs_show_the_top_of_the_pile():
    """Three cards of the own region's pile, for the user alone, left in their order."""
    t = advised_by("tavern_songs")
    t.pile(1, "wolves rangers levelers marriage")
    t.turn(1).uses(1, "tavern_songs")
    assert t.g.journal is not None
    (event,) = [event for event in t.g.journal if event.kind == "looks-at-pile"]
    assert (event.args, event.to) == ((1, "provinces", 3), (1,))
    assert event.secret == ("marriage", "levelers", "rangers")
    assert t.pile_cards(1) == ["wolves", "rangers", "levelers", "marriage"]
    assert not knows(t.g, 1, NUMBER["wolves"])
    assert not knows(t.g, 2, NUMBER["rangers"])
    assert not t.offers(1, "use", "tavern_songs"), "nothing new to see"


def test_tavern_songs_show_fewer_of_a_small_pile():
    """Fewer than three: those; none: nothing to look at."""
    t = advised_by("tavern_songs")
    t.pile(1, "wolves")
    t.pile(2, "rangers")
    t.turn(1).uses(1, "tavern_songs")
    assert knows(t.g, 1, NUMBER["wolves"])
    assert not knows(t.g, 1, NUMBER["rangers"])
    assert not advised_by("tavern_songs").turn(1).offers(1, "use", "tavern_songs")


# -- Homesteaders ------------------------------------------------------------------------------


def test_homesteaders_move_an_adviser_to_the_site():
    """Moving is not playing: no favor; tokens on the card go along."""
    t = advised_by("homesteaders levelers")
    t.g.laid[NUMBER["levelers"]] = (0, 1)
    t.turn(1).uses(1, "homesteaders")
    assert t.offered(1) == [("card", "homesteaders"), ("card", "levelers")]
    t.does(1, "card", "levelers")
    assert t.cards_at("river") == ["levelers"]
    assert t.g.laid[NUMBER["levelers"]] == (0, 1)
    assert (t.player(1).favor, t.bank("hearth")) == (4, 2)


def test_homesteaders_give_no_homeland_reward_and_no_when_played():
    """Moving is not playing."""
    t = advised_by("homesteaders salad_days")
    t.pawn(1, "fertile_valley")
    t.turn(1).uses(1, "homesteaders").does(1, "card", "salad_days")
    assert t.asked() == (1, "act")
    assert t.player(1).favor == 4


def test_homesteaders_may_move_themselves():
    """If they are an adviser."""
    t = advised_by("homesteaders")
    t.turn(1).uses(1, "homesteaders")
    assert t.cards_at("river") == ["homesteaders"]


def test_homesteaders_respect_restrictions_locks_and_facedown_cards():
    """Law 7.2: neither adviser-only nor locked ones; only faceup advisers."""
    t = at_site("homesteaders")
    t.adviser(1, "herald marriage")
    t.adviser(1, "levelers", facedown=True)
    assert not t.turn(1).offers(1, "use", "homesteaders")


def test_homesteaders_need_room():
    """Law 7.2: the capacity of the site."""
    t = at_site("wolves rangers")
    t.adviser(1, "homesteaders levelers")
    assert not t.turn(1).offers(1, "use", "homesteaders")


def test_homesteaders_make_room_in_the_great_slum():
    """A card there may be discarded before one is moved there."""
    t = advised_by("homesteaders")
    t.site("great_slum", "p1", cards="wolves rangers longbows")
    t.turn(1).uses(1, "homesteaders").does(1, "clear", "great_slum", "rangers")
    assert t.cards_at("great_slum") == ["wolves", "longbows", "homesteaders"]


# -- Ballot Box --------------------------------------------------------------------------------


def test_ballot_box_makes_the_popular_exile_a_citizen():
    """Law 6.6.2: purple warbands, Vision discarded, Supply seven, the Act phase ends; no relic."""
    t = at_site("ballot_box")
    t.banner("peoples_favor", 1)
    t.man("wastes", 1, 2)
    lay(t.g, NUMBER["vision_of_faith"], zones.REVEALED + 1)
    t.player(1).supply = 2
    t.turn(1).uses(1, "ballot_box")
    assert t.player(1).role == CITIZEN
    assert (t.player(1).warbands, t.player(1).bank) == (3, 14)
    assert (t.at("wastes").colour, t.at("wastes").warbands) == (0, 2)
    assert t.pile_cards(2) == ["vision_of_faith"]
    assert t.relics(1) == []
    assert t.g.active == 2, "the turn is over, nobody was asked"
    assert t.told("refreshes") == [(1, 7)]


def test_ballot_box_turns_the_usurpers_title_back():
    """Law 6.6.2: the title is the Oathkeeper's again."""
    t = at_site("ballot_box")
    t.g.goal = "people"
    t.banner("peoples_favor", 1)
    t.g.title, t.g.usurper = 1, True
    t.turn(1).uses(1, "ballot_box")
    assert (t.g.title, t.g.usurper) == (1, False)


def test_ballot_box_is_for_exiles_with_the_peoples_favor():
    """Condition not met: cannot be used."""
    without = at_site("ballot_box")
    assert not without.turn(1).offers(1, "use", "ballot_box")
    citizen = at_site("ballot_box")
    citizen.citizen(1)
    citizen.banner("peoples_favor", 1)
    assert not citizen.turn(1).offers(1, "use", "ballot_box")
