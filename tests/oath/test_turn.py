"""O-4: Wake, Act, Rest, the order of turns; O-6.3, O-6.5: minor actions that no card changes."""

import pytest

from crannog.games.oath import know, zones
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.table import PEOPLES_FAVOR, PURPLE, Table

# -- Wake (O-4.1) ------------------------------------------------------------------------------


def test_wake_tends_the_peoples_favor_before_it_looks_for_a_winner():
    """O-4.1: the player is asked first, and then has won."""
    t = Table()
    t.banner("peoples_favor", 1, tokens=2)
    lay(t.g, NUMBER["vision_of_rebellion"], zones.REVEALED + 1)
    t.g.visions_drawn = 3
    t.turn(1, "wake")
    assert t.asked() == (1, "tend-favor")
    assert t.g.result is None
    t.does(1, "add-favor")
    assert t.g.result is not None
    assert t.g.banner_tokens[PEOPLES_FAVOR] == 3


def test_wake_turns_the_title_before_the_site_gives_its_token():
    """O-4.1.3, O-4.1.4."""
    t = Table()
    t.pawn(1, "salt_flats")
    t.at("salt_flats").favor = 2
    t.g.title = 1
    t.turn(1, "wake")
    assert t.g.usurper
    assert t.asked()[1] != "act"
    t.does(1, "take-favor")
    assert (t.player(1).favor, t.asked()) == (5, (1, "act"))


def test_a_winner_takes_no_token():
    """O-3: the game ends at once."""
    t = Table()
    t.pawn(1, "salt_flats")
    t.at("salt_flats").favor = 2
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    assert t.g.phase == "over"
    assert t.at("salt_flats").favor == 2


# -- Rest (O-4.3) ------------------------------------------------------------------------------


def test_rest_brings_tokens_home():
    """O-4.3.1, O-4.3.2: favor to the banks of its cards, secrets to the player, all faceup."""
    t = Table()
    t.site("river", cards="longbows elders")
    t.g.laid = {NUMBER["longbows"]: (2, 0), NUMBER["elders"]: (0, 1)}
    t.player(1).secrets, t.player(1).dark_secrets = 1, 2
    t.turn(1).rests(1)
    assert (t.bank("order"), t.g.laid) == (4, {})
    assert (t.player(1).secrets, t.player(1).dark_secrets) == (4, 0)


@pytest.mark.parametrize(
    ("seat", "supplies"),
    [
        (0, {24: 6, 18: 6, 17: 5, 11: 5, 10: 4, 4: 4, 3: 3, 0: 3}),
        (1, {14: 6, 9: 6, 8: 5, 4: 5, 3: 4, 0: 4}),
    ],
    ids=["chancellor", "exile"],
)
def test_supply_by_the_warbands_in_the_bank(seat: int, supplies: dict[int, int]):
    """O-4.3.3."""
    for bank, supply in supplies.items():
        t = Table()
        t.player(seat).bank, t.player(seat).supply = bank, 0
        t.turn(seat).rests(seat)
        assert t.player(seat).supply == supply, bank


@pytest.mark.parametrize(("saved", "supply"), [(0, 6), (1, 7), (3, 7)])
def test_what_was_saved_is_added(saved: int, supply: int):
    """O-4.3.4: seven at most."""
    t = Table()
    t.player(1).supply = saved
    t.turn(1).rests(1)
    assert t.player(1).supply == supply


@pytest.mark.parametrize(("chancellors", "saved", "supply"), [(2, 0, 2), (2, 3, 5), (5, 4, 7)])
def test_a_citizen_refreshes_to_the_chancellors_marker(chancellors: int, saved: int, supply: int):
    """O-4.3.3, O-4.3.4: to where it shows now, then he adds what he saved."""
    t = Table()
    t.citizen(1)
    t.player(0).supply, t.player(1).supply = chancellors, saved
    t.turn(1).rests(1)
    assert t.player(1).supply == supply


# -- the order of turns ------------------------------------------------------------------------


def test_turns_go_clockwise_and_the_round_ends_with_the_last():
    """O-4: Chancellor first; the round marker advances after everyone."""
    t = Table(4)
    t.turn(0)
    seen = []
    for _ in range(5):
        seat, _prompt = t.asked()
        seen.append((t.g.round, seat))
        t.rests(seat)
    assert seen == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]


def test_what_lasts_for_a_turn_is_forgotten_at_its_end():
    """O-7.4.1, O-6.4, O-11.1."""
    t = Table()
    t.g.scepter_sleeps = True
    t.g.discarded_here = [3]
    t.g.refused = [(1, 2)]
    t.turn(1).does(1, "careful").rests(1)
    g = t.g
    assert (g.careful, g.scepter_sleeps, g.discarded_here, g.refused) == (False, False, [], [])


def test_an_action_that_cannot_be_paid_is_not_offered():
    """O-4.2: no Supply, and only what costs none is left."""
    t = Table()
    t.site("river", cards="longbows", ruler=1, warbands=2)
    t.player(1).supply = 0
    verbs = {choice[0] for choice in t.turn(1).offered(1)}
    assert verbs == {"withdraw", "place", "careful", "rest"}


# -- minor actions (O-6.3, O-6.5) --------------------------------------------------------------


def test_a_peeked_relic_is_known_for_good():
    """O-6.3: to who looked, and to nobody else; from anywhere, later."""
    t = Table()
    t.site("river", relics="map")
    t.turn(1).does(1, "peek-relic", 0)
    assert (know.knows(t.g, 1, NUMBER["map"]), know.knows(t.g, 2, NUMBER["map"])) == (True, False)
    assert t.offered(1, "peek-relic") == []
    t.does(1, "travel", "steppe")
    assert know.knows(t.g, 1, NUMBER["map"])


def test_the_last_warband_of_a_site_stays():
    """O-6.5: any number but the last; back any number."""
    t = Table()
    t.man("river", 1, 3)
    t.turn(1).does(1, "withdraw")
    assert t.offered(1) == [("number", 1), ("number", 2)]
    t.does(1, "number", 2)
    assert (t.at("river").warbands, t.player(1).warbands) == (1, 5)
    assert t.offered(1, "withdraw") == []
    t.does(1, "place").does(1, "number", 5)
    assert (t.at("river").warbands, t.player(1).warbands) == (6, 0)


def test_warbands_are_not_left_where_one_does_not_rule():
    """O-6.5: neither with bandits nor with another player."""
    t = Table()
    assert t.turn(1).offered(1, "place") == []
    other = Table()
    other.man("river", 2)
    assert other.turn(1).offered(1, "place") == []


@pytest.mark.parametrize("answer", [("react", "allow"), ("decline",)])
def test_a_citizen_asks_the_chancellor_for_warbands_of_a_site(answer: tuple[str, ...]):
    """O-6.5: refused, he does not ask again on this turn."""
    t = Table()
    t.citizen(1)
    t.man("river", 0, 3)
    t.turn(1).does(1, "withdraw").does(1, "number", 2)
    assert t.asked() == (0, "react")
    t.does(0, *answer)
    allowed = answer != ("decline",)
    assert t.at("river").warbands == (1 if allowed else 3)
    assert t.player(1).warbands == (5 if allowed else 3)
    assert t.offered(1, "withdraw") == []


def test_imperial_players_share_warbands_with_the_others_leave():
    """O-6.5: pawns at one site; purple go from board to board."""
    t = Table()
    t.citizen(1)
    t.pawn(1, "fertile_valley")
    t.turn(1).does(1, "ask-warbands", 0).does(1, "number", 2).does(0, "react", "allow")
    assert (t.player(0).warbands, t.player(1).warbands) == (1, 5)
    t.does(1, "give-warbands", 0).does(1, "number", 4).does(0, "decline")
    assert (t.player(0).warbands, t.player(1).warbands) == (1, 5)
    assert t.offered(1, "give-warbands") == []


def test_exiles_share_no_warbands():
    """O-6.5: Imperial players alone."""
    t = Table()
    t.pawn(1, "deep_woods")
    t.turn(1)
    assert t.offered(1, "ask-warbands") + t.offered(1, "give-warbands") == []


def test_purple_warbands_of_a_site_are_the_empires():
    """O-6.6.3: a Citizen rules it and leaves purple ones there."""
    t = Table()
    t.citizen(1)
    t.man("river", 0, 1)
    t.turn(1).does(1, "place").does(1, "number", 3)
    assert (t.at("river").colour, t.at("river").warbands) == (PURPLE, 4)
