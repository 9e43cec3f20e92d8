"""Fear cards, A to F, at each Terror Level."""

from typing import Any

import pytest

from tests.horizons.fear_cards import NO_MUD, afraid, removal, scared
from tests.horizons.table import Lands

# -- Avoid the Dahan -----------------------------------------------------------------------------


def test_avoid_the_dahan_1():
    """No Explore with at least 2 Dahan; Towns there stay a source for the neighbours."""
    lands: Lands = {
        "G3": {"dahan": 2},
        "G5": {"dahan": 1, "town": 1},
        "H2": {"dahan": 3, "town": 1},
        "H8": {"dahan": 1},
    }
    t = afraid("avoid_the_dahan", 1, lands, build="inv_2_sands")
    # Sands: G3 and H2 are skipped, G5 has a Town; H8 is next to no Town
    assert [land for land in ("G3", "G5", "H2", "H8") if t.land(land).count("explorer")] == ["G5"]
    assert t.events("skipped") == [["explore", "G3"], ["explore", "H2"]]
    assert t.land("G5").count("city") == 1  # Builds are not touched


def test_avoid_the_dahan_2():
    """No Build where Dahan outnumber Towns and Cities combined."""
    lands: Lands = {
        "G4": {"dahan": 2, "town": 1, "city": 1},
        "G2": {"dahan": 3, "town": 1, "city": 1},
        "H6": {"dahan": 1, "explorer": 2},
        "H7": {"town": 1},
    }
    t = afraid("avoid_the_dahan", 2, lands, build="inv_1_wetland", spirits=NO_MUD)
    assert t.events("skipped") == [["build", "G2"], ["build", "H6"]]
    assert t.pieces("G4") == {"dahan": 2, "town": 2, "city": 1}
    assert t.pieces("H7") == {"town": 1, "city": 1}


def test_avoid_the_dahan_3():
    """No Build with a Dahan; Explore goes on."""
    lands: Lands = {"G3": {"dahan": 2, "town": 3}, "G5": {"town": 1}}
    t = afraid("avoid_the_dahan", 3, lands, build="inv_2_sands")
    assert t.events("skipped") == [["build", "G3"]]
    assert t.pieces("G3") == {"dahan": 2, "town": 3, "explorer": 1}
    assert t.pieces("G5") == {"town": 1, "city": 1, "explorer": 1}


def test_avoid_the_dahan_is_checked_when_it_happens():
    """H-21.4: Dahan that died in the Ravage no longer keep the Build away."""
    lands: Lands = {"G5": {"dahan": 1, "town": 1, "presence": 1}, "G1": {"presence": {0: 1}}}
    t = afraid("avoid_the_dahan", 3, lands, ravage="inv_3_jungle_sands", build="inv_2_sands")
    assert t.events("skipped") == []
    assert t.pieces("G5") == {"town": 1, "city": 1, "explorer": 1}


# -- Belief Takes Root ---------------------------------------------------------------------------


def test_belief_takes_root_1():
    """Defend 2 in each land with presence, however many; none elsewhere."""
    lands: Lands = {
        "G5": {"presence": {0: 3, 1: 1}, "town": 1, "explorer": 1},
        "G3": {"town": 1, "explorer": 1},
    }
    t = afraid("belief_takes_root", 1, lands, ravage="inv_2_sands")
    t.choose("land", "G5")
    assert t.events("ravage") == [["G5", 1], ["G3", 3]]
    assert [s.energy for s in t.state.spirits] == [0, 0]


def test_belief_takes_root_2():
    """And each Spirit 1 Energy for each own sacred site with Invaders."""
    lands: Lands = {
        "G5": {"presence": {0: 2, 1: 1}, "town": 1},
        "G8": {"presence": {0: 2}},
        "G4": {"presence": {0: 3, 1: 2}, "explorer": 1},
    }
    t = afraid("belief_takes_root", 2, lands, ravage="inv_2_sands")
    assert [s.energy for s in t.state.spirits] == [2, 1]
    assert t.events("ravage") == [["G5", 0]]


def test_belief_takes_root_3():
    """Each player in another land: up to 2 Health for each presence of any Spirit; no Fear."""
    lands: Lands = {
        "G5": {"presence": {0: 1, 1: 1}, "town": [0, 2], "explorer": 1},
        "G8": {"presence": {0: 1}, "explorer": 3},
        "G3": {"explorer": 3},
    }
    t = afraid("belief_takes_root", 3, lands)
    t.offers_lands("G5", "G8", by=1).choose("land", "G5", by=1)
    t.expect_asked(1, "remove-health", "G5", 4).choose("piece", "town", 1)
    t.expect_asked(1, "remove-health", "G5", 2).choose("piece", "town", 1)
    assert t.pieces("G5").get("town", 0) == 0
    # seat 0 has just G8 left
    t.expect_asked(0, "remove-health", "G8", 2).choose("piece", "explorer", 0).choose("done")
    assert t.pieces("G8") == {"explorer": 2}
    assert scared(t) == 0


def test_belief_takes_root_3_own_presence():
    """Open question 1: with the option `own` just the chooser's presence counts."""
    lands: Lands = {
        "G5": {"presence": {0: 1, 1: 1}, "town": 2},
        "G8": {"presence": {0: 1}, "explorer": 3},
    }
    t = afraid("belief_takes_root", 3, lands, options={"belief_counts": "own"})
    t.choose("land", "G5", by=1).expect_asked(1, "remove-health", "G5", 2)


def test_belief_takes_root_3_health_modifiers():
    """At a sacred site of Rising Heat a Town counts 1, a City 2; Damage does not count."""
    lands: Lands = {"G5": {"presence": {0: 2}, "city": [1, 1]}, "H8": {"presence": {1: 1}}}
    t = afraid("belief_takes_root", 3, lands, spirits=["rising_heat", "fathomless_mud"])
    t.choose("land", "G5", by=0).expect_asked(0, "remove-health", "G5", 4)
    t.choose("piece", "city", 1).expect_asked(0, "remove-health", "G5", 2)
    t.choose("piece", "city", 0)
    assert t.events("removes") == [["city", "G5"]] * 2


def test_belief_takes_root_is_continuous():
    """Open question 2: presence lost to an earlier Ravage gives no Defend in a later one."""
    lands: Lands = {
        "G5": {"presence": {0: 1}, "town": 2, "blight": 1},
        "G3": {"presence": {0: 1}, "town": 1},
        "H6": {"presence": {1: 1}},
        "G4": {"presence": {0: 1}, "blight": 1},
        "G8": {"presence": {0: 1}},
    }
    for option, total in (("continuous", 2), ("snapshot", 0)):
        t = afraid(
            "belief_takes_root",
            1,
            lands,
            ravage="inv_2_sands",
            options={"standing_defend": option},
        )
        t.choose("land", "G5", by=0).expect_asked(0, "cascade").choose("land", "G4")
        t.expect_asked(0, "cascade", "G4").choose("land", "G3")
        assert t.events("ravage") == [["G5", 2], ["G3", total]]


# -- Dahan Enheartened ---------------------------------------------------------------------------


def test_dahan_enheartened_1():
    """Each player may Push 1 Dahan from, or Gather 1 into, a land with Invaders."""
    lands: Lands = {"G1": {"city": 0}, "G8": {"town": 1, "dahan": [0, 1]}, "G5": {"dahan": 1}}
    t = afraid("dahan_enheartened", 1, lands)
    t.offers_just(
        ("move", "G8", "G5", "dahan", 1),
        ("move", "G8", "G6", "dahan", 1),
        ("move", "G8", "G7", "dahan", 1),
        ("move", "G5", "G8", "dahan", 0),
        ("no",),
        by=0,
    )
    t.choose("move", "G5", "G8", "dahan", 0, by=1)
    assert t.land("G8").count("dahan") == 2
    t.choose("move", "G8", "G7", "dahan", 0, by=0)  # the same Dahan again
    assert t.pieces("G7")["dahan"] == 1


def test_dahan_enheartened_1_is_optional():
    """ "May": both decline."""
    t = afraid("dahan_enheartened", 1, {"G8": {"town": 1, "dahan": 1}})
    t.choose("no", by=0).choose("no", by=1)
    assert t.events("moves") == []


@pytest.mark.parametrize(("level", "points"), [(2, 1), (3, 3)])
def test_dahan_enheartened_2_and_3(level: int, points: int):
    """Gather up to 2 Dahan into a land of one's own choice, then 1 Damage (III: one per Dahan)."""
    lands: Lands = {"G8": {"town": 1, "city": 1, "dahan": 1}, "G5": {"dahan": 2}}
    t = afraid("dahan_enheartened", level, lands, seats=1)
    assert len(t.options) == 8
    t.choose("land", "G8").choose("gather", "G5", "dahan", 0).choose("gather", "G5", "dahan", 0)
    t.expect_asked(0, "damage", "G8", points)
    while t.prompt == "damage":
        t.choose(*max(t.options, key=lambda o: (o[1] == "town", o[2])))
    assert t.land("G8").count("town") == (1 if level == 2 else 0)
    assert scared(t) == (0 if level == 2 else 1)


def test_dahan_enheartened_2_in_different_lands():
    """No two players in one land; Dahan there are enough, 0 Gathered is allowed."""
    lands: Lands = {"G8": {"explorer": 1, "dahan": 1}, "G7": {"explorer": 1, "dahan": 0}}
    t = afraid("dahan_enheartened", 2, lands)
    t.choose("land", "G8", by=1)
    assert t.pieces("G8") == {"dahan": 1}
    t.lacks(("land", "G8"), by=0).choose("land", "G7", by=0).choose("done", by=0)
    assert t.pieces("G7")["explorer"] == 1  # without Dahan no Damage


# -- Dahan on their Guard ------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "defend"), [(1, (1, 3)), (2, (2, 4)), (3, (2, 6))])
def test_dahan_on_their_guard(level: int, defend: tuple[int, int]):
    """Defend 1 per Dahan / 1 and 1 per Dahan / 2 per Dahan, only in lands with Dahan."""
    lands: Lands = {
        "G5": {"dahan": 1, "city": 3},
        "G3": {"dahan": 3, "city": 3},
        "H2": {"city": 3},
    }
    t = afraid("dahan_on_their_guard", level, lands, ravage="inv_2_sands")
    for land in ("G5", "G3"):
        t.choose("land", land)
        while t.prompt == "damage":
            t.choose(*t.options[0])
    assert sorted(t.events("ravage"), key=str) == [
        ["G3", 9 - defend[1]],
        ["G5", 9 - defend[0]],
        ["H2", 9],
    ]


def test_dahan_on_their_guard_adds_to_other_defend():
    """H-21.1: Defends add up; it counts the Dahan before the Ravage kills any."""
    lands: Lands = {"G5": {"dahan": 2, "city": 3, "defend": 3}}
    t = afraid("dahan_on_their_guard", 3, lands, ravage="inv_2_sands")
    assert t.events("ravage") == [["G5", 9 - 3 - 4]]


def test_dahan_on_their_guard_is_continuous():
    """Open question 2: Dahan that leave the land before the Ravage take their Defend along."""
    lands: Lands = {"G5": {"dahan": 2, "city": 1}, "G1": {"city": 0}}
    for option, total in (("continuous", 3 - 1), ("snapshot", 3 - 2)):
        t = afraid(
            ["dahan_on_their_guard", "dahan_enheartened"],
            1,
            lands,
            ravage="inv_2_sands",
            options={"standing_defend": option},
            seats=1,
        )
        t.choose("move", "G5", "G8", "dahan", 0)
        assert t.events("ravage") == [["G5", total]]


# -- Dahan Raid ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 2), (3, 4)])
def test_dahan_raid(level: int, points: int):
    """1 Damage / 1 per Dahan / 2 per Dahan, each player in another land with Dahan."""
    lands: Lands = {
        "G5": {"dahan": 2, "city": 3},
        "G8": {"dahan": 2, "city": 3},
        "G4": {"city": 1},
    }
    t = afraid("dahan_raid", level, lands)
    t.offers_lands("G5", "G8", by=0).choose("land", "G5", by=1)
    while t.prompt == "damage":
        seat = 1 if len(t.events("damage")) == 1 else 0  # who picked the land splits the Damage
        t.expect_asked(seat, "damage").choose(*max(t.options, key=lambda o: int(o[2])))
    assert t.events("damage")[:2] == [["G5", points], ["G8", points]]
    assert scared(t) == (4 if level == 3 else 0)


def test_dahan_raid_with_too_few_lands():
    """With fewer lands than players the last ones do nothing; the chooser splits the Damage."""
    t = afraid("dahan_raid", 2, {"G5": {"dahan": 1, "town": 1, "explorer": 1}}, seats=3)
    t.choose("land", "G5", by=2).expect_asked(2, "damage", "G5", 1)
    t.choose("piece", "explorer", 0)
    assert t.state.phase == "slow"


# -- Emigration Accelerates, Wary of the Interior ------------------------------------------------

SPREAD: Lands = {
    "G1": {"city": 1},
    "G2": {"explorer": 1, "town": 1, "city": 1},
    "G5": {"explorer": 1, "town": 1, "city": 1},
}


@pytest.mark.parametrize(
    ("card", "level", "offered"),
    [
        ("emigration_accelerates", 1, [("G2", "explorer")]),
        ("emigration_accelerates", 2, [("G2", "explorer"), ("G2", "town")]),
        (
            "emigration_accelerates",
            3,
            [("G2", "explorer"), ("G2", "town"), ("G5", "explorer"), ("G5", "town")],
        ),
        ("wary_of_the_interior", 1, [("G5", "explorer")]),
        ("wary_of_the_interior", 2, [("G5", "explorer"), ("G5", "town")]),
        (
            "wary_of_the_interior",
            3,
            [("G2", "explorer"), ("G2", "town"), ("G5", "explorer"), ("G5", "town")],
        ),
    ],
)
def test_coast_and_interior(card: str, level: int, offered: list[tuple[str, str]]):
    """1 Explorer (II, III: or Town) off the coast / the interior (III: any land); mandatory."""
    t = afraid(card, level, SPREAD)
    t.offers_just(*(removal(*piece) for piece in offered), by=1)
    t.choose(*removal(*offered[-1]), by=1)
    left = [removal(*piece) for piece in offered[:-1]]
    if len(left) > 1:
        t.offers_just(*left, by=0).choose(*left[0], by=0)
    assert scared(t) == 0
    assert len(t.events("removes")) == min(2, len(offered))


# -- Fear of the Unseen --------------------------------------------------------------------------

UNSEEN: Lands = {
    "G5": {"presence": {0: 1, 1: 1}, "explorer": 1, "town": 1, "city": 1},
    "G8": {"presence": {1: 2}, "explorer": 1, "town": [0, 1], "city": 1},
    "G3": {"explorer": 1},
}


@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (1, [("G8", "explorer"), ("G8", "town", 1)]),
        (2, [("G5", "explorer"), ("G5", "town"), ("G8", "explorer"), ("G8", "town", 1)]),
        (
            3,
            [
                ("G5", "explorer"),
                ("G5", "town"),
                ("G8", "explorer"),
                ("G8", "town", 1),
                ("G8", "city"),
            ],
        ),
    ],
)
def test_fear_of_the_unseen(level: int, offered: list[tuple[Any, ...]]):
    """An Explorer/Town off any sacred site (II: with presence); III: or a City off a site."""
    t = afraid("fear_of_the_unseen", level, UNSEEN)
    t.offers_just(*(removal(*piece) for piece in offered), by=0)
    t.choose(*removal(*offered[-1]), by=0)  # of the other's land
    assert ["removes" in t.kinds(), scared(t)] == [True, 0]


def test_fear_of_the_unseen_needs_a_real_sacred_site():
    """What counts as a sacred site only for targeting (Entwined Power) does not count here."""
    lands: Lands = {"G5": {"presence": {0: 1, 1: 1}, "explorer": 1}}
    t = afraid("fear_of_the_unseen", 1, lands, more_of={0: {"shares": [1]}, 1: {"shares": [0]}})
    assert t.events("removes") == []
