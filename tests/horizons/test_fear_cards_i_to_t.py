"""Fear cards, I to T, at each Terror Level."""

import pytest

from crannog.kernel import Json
from tests.horizons.fear_cards import NO_MUD, afraid, removal, scared
from tests.horizons.table import Lands

# -- Isolation -----------------------------------------------------------------------------------

LONELY: Lands = {
    "G1": {"city": 1},
    "G5": {"explorer": 1},
    "G8": {"explorer": 1, "town": 1},
    "G4": {"explorer": 3},
    "G3": {"town": 1, "dahan": 3},
    "H2": {"city": 1, "town": 1},
}


@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (1, [("G5", "explorer"), ("G3", "town")]),
        (
            2,
            [
                ("G5", "explorer"),
                ("G8", "explorer"),
                ("G8", "town"),
                ("G3", "town"),
                ("H2", "town"),
            ],
        ),
        (
            3,
            [
                ("G1", "city"),
                ("G5", "explorer"),
                ("G8", "explorer"),
                ("G8", "town"),
                ("G3", "town"),
                ("H2", "city"),
                ("H2", "town"),
            ],
        ),
    ],
)
def test_isolation(level: int, offered: list[tuple[str, str]]):
    """An Explorer/Town alone (II: with at most one other; III: any Invader so)."""
    t = afraid("isolation", level, LONELY)
    t.offers_just(*(removal(*piece) for piece in offered), by=0)


def test_isolation_counts_anew_for_each_player():
    """A second player may use a land that the first has just thinned out."""
    t = afraid("isolation", 2, {"G8": {"explorer": 1, "town": 1, "city": 1}, "G5": {"town": 2}})
    t.offers_just(removal("G5", "town"), by=1)
    assert t.prompt == "fear-effect"
    t.choose(*removal("G5", "town"), by=1)
    assert len(t.events("removes")) == 2


# -- Overseas Trade Seems Safer ------------------------------------------------------------------


@pytest.mark.parametrize(("level", "defend"), [(1, 3), (2, 6), (3, 9)])
def test_overseas_trade_defends_the_coast(level: int, defend: int):
    """Defend 3 / 6 / 9 in each Coastal land, none inland."""
    lands: Lands = {"G3": {"city": 4}, "G5": {"city": 4}}
    t = afraid("overseas_trade_seems_safer", level, lands, ravage="inv_2_sands")
    t.choose("land", "G3")
    assert t.events("ravage") == [["G3", 12 - defend], ["G5", 12]]


@pytest.mark.parametrize(
    ("level", "skipped"),
    [(1, []), (2, [["build", "G2"]]), (3, [["build", "G2"], ["build", "H3"]])],
)
def test_overseas_trade_and_builds(level: int, skipped: list[Json]):
    """II: a Coastal Build that would be a City is lost; III: any Coastal Build is."""
    lands: Lands = {
        "G1": {"city": 0},
        "G5": {"city": 1},
        "G2": {"town": 1},
        "G4": {"town": 1},
        "H3": {"explorer": 1},
        "H4": {"explorer": 1},
    }
    t = afraid(
        "overseas_trade_seems_safer", level, lands, build="inv_3_mountain_wetland", spirits=NO_MUD
    )
    assert t.events("skipped") == skipped
    assert t.land("G2").count("town") == 1
    assert t.land("G4").count("city") == 1
    assert t.land("H3").count("town") == (0 if level == 3 else 1)
    assert t.land("H4").count("town") == 1


# -- Retreat! ------------------------------------------------------------------------------------

CAMP: Lands = {
    "G1": {"city": 1},
    "G5": {"explorer": 3, "town": 2, "city": 1},
    "G2": {"explorer": 2, "town": 1},
}


@pytest.mark.parametrize(
    ("level", "lands", "kinds", "most"),
    [
        (1, ["G5"], ["explorer"], 2),
        (2, ["G5"], ["explorer", "town"], 3),
        (3, ["G2", "G5"], ["explorer", "town"], 5),
    ],
)
def test_retreat(level: int, lands: list[str], kinds: list[str], most: int):
    """Up to 2 Explorers / 3 Explorers/Towns from an Inland land / any number from any land."""
    t = afraid("retreat", level, CAMP)
    t.offers_just(*(("land", land) for land in lands), ("no",), by=1)
    t.choose("land", "G5", by=1).expect_asked(1, "push", "G5", most)
    assert {option[1] for option in t.options if option[0] == "push"} == set(kinds)
    for _ in range(most):
        t.choose(*next(o for o in t.options if o[-1] == "G2"), by=1)
    assert t.land("G5").counts(("explorer", "town")) == 5 - most
    t.choose("no", by=0)
    assert len(t.events("moves")) == most


def test_retreat_may_push_the_same_piece_again():
    """Another player may use the land the pieces went to."""
    t = afraid("retreat", 1, {"G5": {"explorer": 1}})
    t.choose("land", "G5", by=0).choose("push", "explorer", 0, "G8")
    t.choose("land", "G8", by=1).choose("push", "explorer", 0, "G7")
    assert t.pieces("G7")["explorer"] == 1


# -- Scapegoats ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "left", "fear"),
    [
        (1, [{"explorer": 1, "town": 2, "city": 1}, {"explorer": 3, "city": 1}], 0),
        (2, [{"town": 2, "city": 1}, {"explorer": 1, "city": 1}], 0),
        (3, [{"town": 1, "city": 1}, {"city": 1}], 1),
    ],
)
def test_scapegoats(level: int, left: list[dict[str, int]], fear: int):
    """Explorers by Towns / by Towns and twice by Cities / all, and Towns by Cities."""
    lands: Lands = {
        "G8": {"explorer": 3, "town": 2, "city": 1},
        "G7": {"explorer": 3, "city": 1},
        "G4": {"explorer": 2},
    }
    t = afraid("scapegoats", level, lands)
    assert [t.pieces("G8"), t.pieces("G7")] == left
    assert t.pieces("G4") == {"explorer": 2}
    assert scared(t) == fear


def test_scapegoats_destroys():
    """H-7.5: they are destroyed, not removed; the board's Spirit says which Town (H-24.4)."""
    t = afraid("scapegoats", 3, {"H7": {"town": [1, 1], "city": 1}})
    t.expect_asked(1, "destroy", "H7").choose("piece", "town", 0)
    assert t.events("destroys") == [["town", "H7"]]
    assert t.events("removes") == []


def test_scapegoats_land_by_land():
    """Each land is one action, in an order the players choose; a vengeance answers in between."""
    lands: Lands = {
        "G1": {"city": 0},
        "G5": {"town": 2, "city": 2},
        "G8": {"town": 1, "city": [0, 0, 1]},
        "G2": {"explorer": 1},
        "H7": {"town": 1},
    }
    t = afraid("scapegoats", 3, lands, vengeances=[["G5", 1, True]])
    t.expect_asked(0, "fear-order", "scapegoats", 3, rule="H-24.2")
    t.expect_asked(1, "fear-order").offers_lands("G5", "G8")
    t.choose("land", "G5", by=0).expect_asked(1, "vengeance", "G5")
    t.choose("land", "G8", by=1)
    while t.is_asked(1, "vengeance"):
        t.choose("land", "G5", by=1)
    t.expect_asked(1, "damage", "G8", 1).choose("piece", "city", 2, by=1)
    assert t.events("vengeance") == [["G5", 2]]
    # the second point hit a City of G5; the City of G8 is gone before its Town is blamed on it
    assert t.pieces("G8") == {"town": 1}
    assert t.pieces("G5") == {"city": 2}
    assert t.pieces("G2") == {"explorer": 1}


def test_scapegoats_order_is_no_question_without_a_vengeance():
    """The lands do not touch each other, so nobody is asked."""
    lands: Lands = {"G8": {"town": 1, "city": 1}, "H7": {"town": 1, "city": 1, "explorer": 2}}
    t = afraid("scapegoats", 3, lands)
    assert [t.pieces("G8"), t.pieces("H7")] == [{"city": 1}, {"city": 1}]
    assert scared(t) == 2


# -- Seek Safety ---------------------------------------------------------------------------------


def test_seek_safety_1():
    """1 Explorer to an adjacent land with more Towns and Cities than its own; or not."""
    lands: Lands = {
        "G1": {"city": 0},
        "G5": {"explorer": 1, "town": 1},
        "G8": {"town": 1},
        "G4": {"town": 1, "city": 1},
        "G7": {"explorer": 2},
    }
    t = afraid("seek_safety", 1, lands)
    t.offers_just(
        ("move", "G5", "G4", "explorer", 0),
        ("move", "G7", "G4", "explorer", 0),
        ("move", "G7", "G5", "explorer", 0),
        ("move", "G7", "G8", "explorer", 0),
        ("no",),
        by=0,
    )
    t.choose("move", "G7", "G4", "explorer", 0, by=0).choose("no", by=1)
    assert t.pieces("G7") == {"explorer": 1}


def test_seek_safety_2():
    """An Explorer to a Town or City, or a Town to a City, from next door; or not."""
    lands: Lands = {
        "G1": {"city": 0},
        "G5": {"explorer": 1, "town": [0, 1]},
        "G4": {"city": 1},
        "G8": {"explorer": 1},
    }
    t = afraid("seek_safety", 2, lands)
    t.offers_just(
        ("move", "G5", "G4", "explorer", 0),
        ("move", "G5", "G4", "town", 1),
        ("move", "G8", "G5", "explorer", 0),
        ("no",),
        by=1,
    )
    t.choose("move", "G5", "G4", "town", 1, by=1)
    assert t.hurt("G4") == {("town", 1): 1}


def test_seek_safety_3():
    """Up to 3 Health of Invaders off a land without a City; Damage does not count."""
    lands: Lands = {
        "G5": {"explorer": 2, "town": [0, 2]},
        "G4": {"city": 1, "explorer": 1},
        "G8": {"explorer": 1},
    }
    t = afraid("seek_safety", 3, lands)
    t.offers_just(("land", "G5"), ("land", "G8"), ("no",), by=0)
    t.choose("land", "G5", by=0).expect_asked(0, "remove-health", "G5", 3)
    t.choose("piece", "town", 1).offers_just(("piece", "explorer", 0), ("done",))
    t.choose("piece", "explorer", 0).choose("no", by=1)
    assert t.events("removes") == [["town", "G5"], ["explorer", "G5"]]
    assert scared(t) == 0


# -- Tall Tales of Savagery ----------------------------------------------------------------------


def test_tall_tales_1():
    """1 Explorer off a land with Dahan; mandatory."""
    lands: Lands = {
        "G4": {"dahan": 1, "explorer": 1, "town": 1},
        "G8": {"explorer": 1},
        "G7": {"dahan": 2, "explorer": 1},
    }
    t = afraid("tall_tales_of_savagery", 1, lands)
    t.offers_just(removal("G4", "explorer"), removal("G7", "explorer"), by=0)
    t.choose(*removal("G4", "explorer"), by=0)
    assert t.events("removes") == [["explorer", "G4"], ["explorer", "G7"]]


def test_tall_tales_2():
    """2 Explorers or 1 Town off one land with Dahan; of a lone Explorer just that one."""
    lands: Lands = {
        "G4": {"dahan": 1, "explorer": 3, "town": 1},
        "G8": {"explorer": 1},
        "G7": {"dahan": 2, "explorer": 1},
    }
    t = afraid("tall_tales_of_savagery", 2, lands)
    t.offers_just(
        ("tale", "G4", "explorer"), ("tale", "G4", "town"), ("tale", "G7", "explorer"), by=1
    )
    t.choose("tale", "G4", "explorer", by=1)
    assert t.pieces("G4") == {"dahan": 1, "explorer": 1, "town": 1}
    t.choose("tale", "G7", "explorer", by=0)
    assert t.pieces("G7") == {"dahan": 2}


def test_tall_tales_3():
    """Every land with Dahan loses them, once; with 2 Dahan or more also a City."""
    lands: Lands = {
        "G4": {"dahan": 2, "explorer": 3, "town": 1, "city": 2},
        "G8": {"explorer": 1, "city": 1},
        "G7": {"dahan": 3, "city": 1},
        "H7": {"dahan": 1, "town": 1, "city": 1},
    }
    t = afraid("tall_tales_of_savagery", 3, lands)
    t.expect_asked(0, "tale", "G4")
    t.offers_just(("tale", "G4", "explorer"), ("tale", "G4", "town")).choose("tale", "G4", "town")
    assert t.pieces("G4") == {"dahan": 2, "explorer": 3, "city": 1}
    assert t.pieces("G8") == {"explorer": 1, "city": 1}
    assert t.pieces("G7") == {"dahan": 3}
    assert t.pieces("H7") == {"dahan": 1, "city": 1}
    assert scared(t) == 0


def test_tall_tales_3_is_decided_by_the_board():
    """H-24.4: the Spirit that began on the land's board chooses."""
    t = afraid("tall_tales_of_savagery", 3, {"H7": {"dahan": 1, "town": 1, "explorer": 1}})
    t.expect_asked(1, "tale", "H7").choose("tale", "H7", "explorer")
    assert t.pieces("H7") == {"dahan": 1, "town": 1}


# -- Trade Suffers -------------------------------------------------------------------------------


def test_trade_suffers_1():
    """No Build in a land with a City."""
    lands: Lands = {"G1": {"city": 0}, "G4": {"town": 2, "city": 1}, "G2": {"town": 1}}
    t = afraid("trade_suffers", 1, lands, build="inv_1_wetland")
    assert t.events("skipped") == [["build", "G4"]]
    assert t.pieces("G2") == {"town": 1, "city": 1}


@pytest.mark.parametrize(
    ("level", "offered"), [(2, [("G2", "town", 0)]), (3, [("G2", "town", 0), ("G2", "city", 0)])]
)
def test_trade_suffers_2_and_3(level: int, offered: list[tuple[str, str, int]]):
    """A Coastal Town (III: or City) may step down; no Fear; the same piece may go on."""
    lands: Lands = {"G1": {"city": 0}, "G2": {"town": 1, "city": 1}, "G4": {"town": 1, "city": 1}}
    t = afraid("trade_suffers", level, lands)
    t.offers_just(*(("downgrade", *piece) for piece in offered), ("no",), by=0)
    if level == 2:
        t.choose("downgrade", "G2", "town", 0, by=0)
        assert t.pieces("G2") == {"explorer": 1, "city": 1}
    else:
        t.choose("downgrade", "G2", "city", 0, by=0)
        t.choose("downgrade", "G2", "town", 0, by=1)
        assert t.pieces("G2") == {"explorer": 1, "town": 1}
    assert scared(t) == 0


def test_trade_suffers_damage_stays():
    """H-19.8: a Town with 1 Damage dies as an Explorer, a City with 2 as a Town (1 Fear)."""
    lands: Lands = {"G1": {"city": 0}, "G2": {"town": [0, 1], "city": [0, 0, 1]}, "H4": {"city": 1}}
    t = afraid("trade_suffers", 3, lands)
    t.choose("downgrade", "G2", "town", 1, by=0)
    t.choose("downgrade", "G2", "city", 2, by=1)
    assert t.pieces("G2") == {}
    assert scared(t) == 1
