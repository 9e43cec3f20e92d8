"""O-8.1, O-8.2: the winner is told at once, vows an oath, and may make Exiles Citizens."""

from typing import Any

from crannog.games.oath.check import broken_invariants
from crannog.games.oath.facts import NUMBER
from crannog.games.oath.meta import GAME
from crannog.games.oath.title import finish
from crannog.games.oath.view import view
from crannog.kernel import Choice
from tests.oath.ceremonies import chronicle, table, up_to, won, written
from tests.oath.table import CITIZEN, EXILE, Table

VOWS: list[Choice] = [("vow", "supremacy"), ("vow", "people"), ("vow", "protection")]


def visionary(vision: str, goal: str) -> Table:
    """Player 1 meets the goal of this revealed Vision at the beginning of the turn."""
    t = table()
    t.g.goal = goal
    t.g.visions_drawn = 3
    t.player(1).vision = NUMBER[vision]
    t.g.where[NUMBER[vision]] = 31
    t.banner("darkest_secret", 1)
    return t


# -- the end of the game -----------------------------------------------------------------------


def test_the_winner_is_told_at_once_and_the_result_comes_last():
    """O-3, O-8: event and view name winner and reason; the match goes on until O-8.8."""
    t = table()
    t.g.title, t.g.usurper = 2, True
    t.banner("darkest_secret", 2)
    t.turn(2, "wake")
    assert t.told("result") == [("usurper", 2)]
    assert (t.g.phase, t.g.result, t.asked()) == ("chronicle", None, (2, "vow-oath"))
    seen: Any = view(t.g, 0)
    assert (seen["winner"], seen["won"]) == (2, "usurper")
    assert GAME.leaves(t.g) is None
    written(t)
    assert t.g.phase == "over"
    assert t.g.result is not None
    assert (t.g.result.winners, t.g.result.reason, t.g.result.rule) == ((2,), "usurper", "O-3.1")
    assert len(t.told("result")) == 1


def test_without_a_chronicle_the_match_ends_with_the_victory():
    """O-13.12: nothing is asked, nothing is left; the view names the winner."""
    t = Table(chronicle="none")
    t.g.title, t.g.usurper = 2, True
    t.banner("darkest_secret", 2)
    t.turn(2, "wake")
    assert t.flow.pending() == {}
    assert t.g.result is not None
    assert GAME.leaves(t.g) is None
    seen: Any = view(t.g, None)
    assert (seen["winner"], seen["won"], seen["chronicle"]) == (2, "usurper", None)


def test_without_a_winner_there_is_nobody_to_write_it():
    """O-8: the match ends at once."""
    t = table()
    finish(t.g, (), "chancellor", "O-3.3")
    t.turn(0, t.g.phase)
    assert t.flow.pending() == {}
    assert t.g.result is not None
    assert t.g.result.winners == ()


# -- O-8.1 -------------------------------------------------------------------------------------


def test_any_goal_but_the_present_one():
    """O-8.1: the Table's goal is Devotion."""
    t = won(table())
    assert (t.asked(), t.offered(0)) == ((0, "vow-oath"), VOWS)
    assert t.ask(0).rule == "O-8.1"
    t.does(0, "vow", "people")
    assert chronicle(t).vow == "people"
    assert t.g.goal == "devotion"  # that of the game that has ended
    assert t.told("vows") == [(0, "people")]


def test_a_vision_vows_its_own_goal_even_the_present_one():
    """O-8.1: who won by the Vision alone has no choice."""
    for goal in ("devotion", "people"):
        t = visionary("vision_of_faith", goal)
        t.g.title = 1 if goal == "devotion" else 0
        t.turn(1, "wake")
        assert t.told("result") == [("visionary", 1)]
        assert t.told("vows") == [(1, "devotion")]


def test_a_usurper_who_meets_a_vision_too_chooses_freely():
    """O-8.1: several ways at once."""
    t = visionary("vision_of_faith", "devotion")
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    assert t.told("result") == [("usurper", 1)]
    assert t.offered(1) == VOWS


def test_two_visions_at_once_leave_their_two_goals():
    """O-13.12: a prophet has a Vision of the own and shares another's."""
    t = visionary("vision_of_faith", "protection")
    t.player(2).vision = NUMBER["vision_of_rebellion"]
    t.g.where[NUMBER["vision_of_rebellion"]] = 32
    t.player(1).warbands -= 1
    t.g.prophet, t.g.prophet_vision = 1, NUMBER["vision_of_rebellion"]
    t.banner("peoples_favor", 1)
    t.g.title = 1
    t.turn(1, "wake")
    assert t.offered(1) == [("vow", "devotion"), ("vow", "people")]
    assert t.refusal(1, "vow", "supremacy") == "why-vision-vow (O-8.1)"


def test_a_vision_whose_goal_is_not_met_is_not_vowed():
    """O-8.1: the winner has it besides, but has not won by it."""
    t = visionary("vision_of_faith", "protection")
    t.player(2).vision = NUMBER["vision_of_rebellion"]
    t.g.where[NUMBER["vision_of_rebellion"]] = 32
    t.player(1).warbands -= 1
    t.g.prophet, t.g.prophet_vision = 1, NUMBER["vision_of_rebellion"]
    t.g.title = 1
    t.turn(1, "wake")
    assert t.told("vows") == [(1, "devotion")]


def test_why_the_present_goal_can_not_be_vowed():
    """O-8.1."""
    t = won(table())
    assert t.refusal(0, "vow", "devotion") == "why-same-goal goal=devotion (O-8.1)"


# -- O-8.2 -------------------------------------------------------------------------------------


def test_an_exile_turns_citizens_and_unused_boards_and_invites_the_others():
    """O-8.2: who has just been turned is not offered anything."""
    t = table(5)
    t.citizen(3)
    t.g.idle_citizens = [5]
    before = t.player(0).bank
    up_to(won(t, 1, "usurper"), "invite-exile")
    assert t.player(3).role == EXILE
    assert t.player(0).bank == before + 3  # his purple warbands went home
    assert t.g.idle_citizens == []
    assert t.told("idle-boards-turn") == [(1,)]
    assert t.offered(1) == [("offer-citizenship", 2), ("offer-citizenship", 4), ("done",)]
    assert broken_invariants(t.g) == []
    assert t.refusal(1, "offer-citizenship", 3) == "why-was-citizen seat=3 (O-8.2)"
    assert t.refusal(1, "offer-citizenship", 0) == "why-invite-exile (O-8.2)"
    t.does(1, "offer-citizenship", 2).does(2, "refuse")
    assert t.refusal(1, "offer-citizenship", 2) == "why-invitation-refused seat=2 (O-8.2)"
    t.does(1, "offer-citizenship", 4)
    assert (t.asked(), t.ask(4).rule) == ((4, "answer-invitation"), "O-8.2")
    t.does(4, "accept")
    assert [player.role for player in t.g.players[1:]] == [EXILE, EXILE, EXILE, CITIZEN]
    assert t.told("becomes-citizen") == [(4,)]
    assert chronicle(t).roles == ["chancellor", EXILE, EXILE, CITIZEN, EXILE]


def test_who_has_accepted_is_not_asked_again():
    """O-8.2: and the refusal says so."""
    t = up_to(won(table(4), 1, "usurper"), "invite-exile")
    t.does(1, "offer-citizenship", 2).does(2, "accept")
    assert t.refusal(1, "offer-citizenship", 2) == "why-accepted-already seat=2 (O-8.2)"


def test_a_new_citizen_leaves_one_warband_of_the_winner_at_each_site():
    """O-8.2: the winner rules there from now on, and so the site is kept."""
    t = table()
    t.man("river", 2, 3)
    t.man("wastes", 2, 1)
    t.man("steppe", 0, 2)
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "offer-citizenship", 2)
    t.does(2, "accept")
    assert t.told("takes-over-site") == [(1, "river"), (1, "wastes")]
    assert t.player(2).bank == 14
    assert t.player(2).warbands == 0
    assert chronicle(t).step == "denizens"  # nobody else could be invited
    assert t.player(1).bank == 11  # what stood on the map is in the bank again
    kept = [
        site for site in ("river", "wastes", "steppe") if t.told("discards-site").count((site,))
    ]
    assert kept == ["steppe"]
    assert broken_invariants(t.g) == []


def test_who_refuses_keeps_his_sites_from_the_winner():
    """O-8.2, O-8.3.2: they are discarded."""
    t = table()
    t.man("river", 2, 3)
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "offer-citizenship", 2)
    t.does(2, "refuse")
    assert t.told("refuses-citizenship") == [(2,)]
    assert ("river",) in t.told("discards-site")
    assert t.player(2).role == EXILE


def test_the_bandit_crown_brings_empty_sites_along():
    """O-8.2: its holder rules the faceup sites without warbands."""
    t = table()
    t.relic(2, "bandit_crown")
    t.man("river", 0, 1)
    t.site("marshes", "h3", up=False)
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "offer-citizenship", 2)
    t.does(2, "accept")
    assert [site for _, site in t.told("takes-over-site")] == [
        "fertile_valley",
        "salt_flats",
        "steppe",
        "standing_stones",
        "deep_woods",
        "ancient_city",
    ]
    assert t.told("discards-site") == [("river",), ("h3",)]


def test_warbands_for_new_sites_come_from_wherever_there_are_some():
    """O-9.3: the bank, the board, sites with more than one; then none."""
    t = table()
    t.man("fertile_valley", 1, 13)
    t.arm(1, 1)
    t.man("river", 2, 1)
    t.man("wastes", 2, 1)
    assert t.player(1).bank == 0
    up_to(won(t, 1, "usurper"), "invite-exile").does(1, "offer-citizenship", 2)
    t.does(2, "accept")
    assert len(t.told("takes-over-site")) == 2
    assert broken_invariants(t.g) == []


def test_the_empire_invites_nobody_and_keeps_its_citizens():
    """O-8.2: also a Citizen who wins; unused boards stay as they are."""
    for winner, reason in ((0, "chancellor"), (2, "successor")):
        t = table()
        t.citizen(2)
        t.g.idle_citizens = [4]
        up_to(won(t, winner, reason), "suit-of-winner")
        assert [player.role for player in t.g.players] == ["chancellor", EXILE, CITIZEN]
        assert t.g.idle_citizens == [4]


def test_what_was_counted_at_the_end_is_still_shown_when_the_map_is_another():
    """O-2.11, O-8.3: the ceremony clears the map; the counts are those that decided the game."""
    t = table()
    t.site("river")
    t.man("river", 0, 2)
    t.banner("peoples_favor", 1)
    won(t)
    decided = view(t.g, None)["counts"]
    assert decided == {
        "supremacy": [1, 0, 0],
        "people": [0, 1, 0],
        "devotion": [0, 0, 0],
        "protection": [1, 1, 0],
    }
    assert view(written(t).g, None)["counts"] == decided
    assert not t.at("river").warbands
