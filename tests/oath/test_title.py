"""O-2.11, O-3: the title, the goals, and all four ways to win."""

import pytest

from crannog.games.oath import zones
from crannog.games.oath.facts import GRAND_SCEPTER, NUMBER
from crannog.games.oath.verbs import lay
from tests.oath.battles import BLANK, HOLLOW, SKULL
from tests.oath.table import Loaded, Table

CONQUEST, FAITH = "vision_of_conquest", "vision_of_faith"
REBELLION, SANCTUARY = "vision_of_rebellion", "vision_of_sanctuary"


def reveal(t: Table, seat: int, vision: str, drawn: int = 3) -> None:
    """The player has revealed a Vision; so many were drawn."""
    lay(t.g, NUMBER[vision], zones.REVEALED + seat)
    t.g.visions_drawn = drawn


def result(t: Table) -> tuple[tuple[int, ...], str, str] | None:
    """Winners, reason and rule, once the match is over."""
    ended = t.g.result
    return None if ended is None else (ended.winners, ended.reason, ended.rule)


def supremacy(seats: int = 3) -> Table:
    """The goal is Supremacy; the Chancellor rules one site and holds the title."""
    t = Table(seats)
    t.g.goal = "supremacy"
    t.man("fertile_valley", 0, 2)
    return t


def end_of_round(t: Table, number: int, roll: int = 1) -> Table:
    """The last player's Rest in this round; the end die will show this."""
    t.g.round = number
    t.g.rng = Loaded([roll - 1])
    return t.turn(len(t.g.players) - 1, "rest")


# -- the title (O-2.11) ------------------------------------------------------------------------


def test_a_tie_leaves_the_title():
    """O-2.11.2: an Exile who rules as many sites as the Empire does not take it."""
    t = supremacy()
    t.pawn(1, "river")
    t.turn(1).attack(1, -1, 3).does(1, "number", 1)
    assert t.at("river").colour == 1
    assert t.g.title == 0


def test_more_than_every_other_takes_the_title_at_once():
    """O-2.11.1, O-2.11.3: still in the campaign; it lies on its Oathkeeper side."""
    t = supremacy()
    t.pawn(1, "river")
    t.man("steppe", 1)
    t.g.usurper = True
    t.turn(1).attack(1, -1, 3).does(1, "number", 1)
    assert (t.g.title, t.g.usurper) == (1, False)


@pytest.mark.parametrize("face", [SKULL, HOLLOW], ids=["a skull", "a sacrifice"])
def test_a_site_lost_in_the_attack_moves_the_title_before_another_is_won(face: int):
    """O-2.11.1: Vow of Union loses the last warband of a site, and with it the Usurper's side."""
    t = Table()
    t.g.goal, t.g.title, t.g.usurper = "supremacy", 1, True
    t.adviser(1, "vow_of_union")
    t.man("wastes", 1)
    t.man("river", 2)
    t.dice([BLANK], [face])
    t.turn(1).does(1, "campaign", 2).does(1, "number", 1)
    if face == HOLLOW:
        t.does(1, "sacrifice", 2)
    t.does(1, "site", "wastes")
    t.does(1, "number", 1)
    assert t.told("takes-title") == [(2,), (1,)]
    assert (t.g.title, t.g.usurper) == (1, False)


def test_a_site_turned_up_moves_the_title_at_once():
    """O-2.11.1: the Bandit Crown rules it from the moment when it lies faceup."""
    t = Table()
    t.g.goal = "supremacy"
    t.relic(2, "bandit_crown")
    for slot in ("c1", "c2", "p1"):
        t.man(slot, 0)
    t.man("p2", 1)
    t.site("wastes", up=False)
    t.turn(1).does(1, "travel", "h3")
    assert (t.g.title, t.told("takes-title")) == (2, [(2,)])


def test_the_holder_picks_among_tied_others():
    """O-2.11.2: he no longer meets the goal, and two others do alike."""
    t = Table()
    t.g.goal = "protection"
    t.relic(1, "map")
    t.relic(2, "whistle")
    lay(t.g, GRAND_SCEPTER, zones.AT_SITE + 0)
    t.site("river", cards="tinkers_fair")
    t.turn(1).uses(1, "tinkers_fair").does(1, "player", 0).does(1, "give-favor", 1)
    t.does(1, "propose").does(0, "accept")
    assert t.asked() == (0, "hand-on-title")
    t.does(0, "player", 2)
    assert t.g.title == 2


def test_the_empire_is_one_contender_for_supremacy():
    """O-2.11.5: a Citizen's sites are the Empire's, and the title is the Chancellor's."""
    t = supremacy()
    t.citizen(1)
    t.man("river", 1)
    t.man("steppe", 2)
    t.man("wastes", 2)
    t.pawn(2, "ancient_city")
    t.turn(2).attack(2, -1, 0)
    assert t.g.title == 0


def test_a_citizen_can_hold_the_title_of_another_goal():
    """O-2.11.5: for the other goals each Imperial player is counted alone."""
    t = Table()
    t.citizen(1)
    t.turn(1).does(1, "recover-banner", "darkest_secret").does(1, "number", 2)
    assert t.g.title == 1


def test_nobody_who_meets_the_goal_leaves_it_where_it_is():
    """O-2.11.2: nobody holds the Darkest Secret."""
    t = Table()
    t.turn(1).does(1, "recover-banner", "peoples_favor").does(1, "number", 2)
    t.does(1, "suit", "order")
    assert t.g.title == 0


# -- Usurper and Visionary (O-3.1, O-3.2) ------------------------------------------------------


def test_the_usurper_wins_in_wake():
    """O-3.1."""
    t = Table()
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    assert result(t) == ((1,), "usurper", "O-3.1")


def test_the_oathkeeper_side_wins_nothing_and_is_turned():
    """O-4.1.3: an Exile's title becomes the Usurper's; he wins a turn later at the soonest."""
    t = Table()
    t.g.title = 1
    t.turn(1, "wake")
    assert result(t) is None
    assert t.g.usurper
    assert t.asked() == (1, "act")


@pytest.mark.parametrize("role", ["chancellor", "citizen"])
def test_an_imperial_title_is_never_turned(role: str):
    """O-3.5."""
    t = Table()
    t.citizen(1)
    t.g.title = 0 if role == "chancellor" else 1
    t.turn(t.g.title, "wake")
    assert not t.g.usurper


@pytest.mark.parametrize(("drawn", "wins"), [(2, False), (3, True)])
def test_a_vision_needs_three_drawn(drawn: int, wins: bool):
    """O-3.2."""
    t = Table()
    reveal(t, 1, REBELLION, drawn)
    t.banner("peoples_favor", 1)
    t.player(1).favor = 0  # nothing to tend
    t.turn(1, "wake")
    assert result(t) == (((1,), "visionary", "O-3.2") if wins else None)


@pytest.mark.parametrize(("tie_wins", "wins"), [(False, False), (True, True)])
def test_a_vision_needs_strictly_the_most(tie_wins: bool, wins: bool):
    """O-3.2: as many sites as the Empire are not the most, unless the option says so."""
    t = Table(vision_tie_wins=tie_wins)
    reveal(t, 1, CONQUEST)
    t.man("river", 1)
    t.man("steppe", 0)
    t.turn(1, "wake")
    assert (result(t) is not None) == wins


@pytest.mark.parametrize(("relics", "wins"), [("map", False), ("map whistle", True)])
def test_sanctuary_counts_relics_and_banners_together(relics: str, wins: bool):
    """O-3.2: against the Chancellor's Scepter and the Darkest Secret that he holds."""
    t = Table()
    reveal(t, 1, SANCTUARY)
    t.relic(1, relics)
    t.banner("peoples_favor", 1, tokens=2)
    t.player(1).favor = 0
    t.banner("darkest_secret", 0)
    t.turn(1, "wake")
    if t.g.result is None and t.asked()[1] == "tend-favor":
        t.does(1, *t.offered(1)[0])
    assert (result(t) is not None) == wins


def test_the_usurper_comes_before_the_visionary():
    """O-4.1.2."""
    t = Table()
    reveal(t, 1, FAITH)
    t.banner("darkest_secret", 1)
    t.g.title, t.g.usurper = 1, True
    t.turn(1, "wake")
    assert result(t) == ((1,), "usurper", "O-3.1")


# -- the end die (O-3.3) -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "roll", "ends"),
    [
        (4, 6, False),
        (5, 5, False),
        (5, 6, True),
        (6, 4, False),
        (6, 5, True),
        (7, 2, False),
        (7, 3, True),
    ],
)
def test_the_end_die(number: int, roll: int, ends: bool):
    """O-3.3: a 6 in round 5, from 5 in round 6, from 3 in round 7; no die before."""
    t = end_of_round(Table(), number, roll)
    assert (result(t) == ((0,), "chancellor", "O-3.3")) == ends
    assert len(t.told("rolls-end")) == (number >= 5)
    if not ends:
        assert t.g.round == number + 1


def test_no_end_die_while_an_exile_has_the_title():
    """O-3.3."""
    t = Table()
    t.g.title = 1
    end_of_round(t, 7, 6)
    assert (result(t), t.told("rolls-end"), t.g.round) == (None, [], 8)


def test_a_citizens_title_rolls_the_end_die_and_the_chancellor_wins():
    """O-3.3: the Empire's, whoever of it has the title."""
    t = Table()
    t.citizen(1)
    t.g.title = 1
    t.banner("darkest_secret", 1)
    end_of_round(t, 5, 6)
    assert result(t) == ((0,), "chancellor", "O-3.3")


# -- the Successor (O-3.3.1) -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "treasure"),
    [("people", "darkest_secret"), ("protection", "peoples_favor"), ("devotion", "grand_scepter")],
)
def test_a_citizen_who_meets_the_successor_goal_wins_alone(goal: str, treasure: str):
    """O-3.3.1."""
    t = Table()
    t.citizen(2)
    t.g.goal = goal
    if treasure == "grand_scepter":
        lay(t.g, GRAND_SCEPTER, zones.HELD + 2)
    else:
        t.banner(treasure, 2)
    end_of_round(t, 5, 6)
    assert result(t) == ((2,), "successor", "O-3.3.1")


@pytest.mark.parametrize("relics", ["map", "map whistle"])
def test_an_exile_is_no_successor_and_does_not_stand_in_the_way_of_one(relics: str):
    """O-3.3.1: Supremacy compares the Empire's own; Exiles are ignored."""
    t = supremacy()
    t.citizen(1)
    t.relic(1, relics)
    t.relic(2, "brass_horse ivory_eye dowsing_sticks")
    end_of_round(t, 5, 6)
    heir = relics == "map whistle"
    assert result(t) == (((1,), "successor", "O-3.3.1") if heir else ((0,), "chancellor", "O-3.3"))


def test_tied_citizens_make_no_successor():
    """O-3.3.1: each must have more than every other."""
    t = supremacy()
    t.citizen(1, 2)
    t.relic(1, "map whistle")
    t.relic(2, "brass_horse ivory_eye")
    end_of_round(t, 5, 6)
    assert result(t) == ((0,), "chancellor", "O-3.3")


# -- war exhaustion (O-3.4) --------------------------------------------------------------------


def test_round_eight_ends_without_a_die():
    """O-3.4 (1): an Imperial title wins for the Empire."""
    t = end_of_round(Table(), 8)
    assert result(t) == ((0,), "chancellor", "O-3.4")
    assert t.told("rolls-end") == []


def test_the_usurper_wins_at_the_end():
    """O-3.4 (2)."""
    t = Table()
    t.g.title, t.g.usurper = 1, True
    assert result(end_of_round(t, 8)) == ((1,), "usurper-at-end", "O-3.4")


def test_a_mere_oathkeeper_does_not_win_at_the_end():
    """O-3.5, O-3.4 (4): the Empire does, though an Exile has the title."""
    t = Table()
    t.g.title = 1
    assert result(end_of_round(t, 8)) == ((0,), "chancellor", "O-3.4")


def test_visionaries_at_the_end_in_the_order_of_their_visions():
    """O-3.4 (3): Conquest, Rebellion, Sanctuary, Faith."""
    t = Table()
    t.g.title = 1
    reveal(t, 1, FAITH)
    t.banner("darkest_secret", 1)
    reveal(t, 2, REBELLION)
    t.banner("peoples_favor", 2)
    assert result(end_of_round(t, 8)) == ((2,), "visionary-at-end", "O-3.4")


def test_a_visionary_does_not_win_at_the_end_against_an_imperial_title():
    """O-3.4: (1) comes first."""
    t = Table()
    reveal(t, 2, REBELLION)
    t.banner("peoples_favor", 2)
    assert result(end_of_round(t, 8)) == ((0,), "chancellor", "O-3.4")


def test_too_few_visions_at_the_end():
    """O-3.4 (3): three must have been drawn then, too."""
    t = Table()
    t.g.title = 1
    reveal(t, 2, REBELLION, drawn=2)
    t.banner("peoples_favor", 2)
    assert result(end_of_round(t, 8)) == ((0,), "chancellor", "O-3.4")
