"""The 15 fear cards at each Terror Level, and how earned ones are resolved (H-7, H-13).

Two Spirits unless told: the Whirlwind with a sacred site in G1, the Mud with one in H6. The Invader
phase goes on after the cards, up to the Slow phase; it Explores Sands.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from crannog.games.horizons.fear import FEAR_CARDS
from crannog.kernel import Choice, Json
from tests.horizons.table import Lands, Table, table

LEVELS = pytest.mark.parametrize("level", [1, 2, 3])
SANDS_NEXT = ["inv_1_sands", "inv_2_coastal"]


def afraid(
    card: str | Sequence[str],
    level: int,
    lands: Lands | None = None,
    *,
    seats: int = 2,
    **more: Any,
) -> Table:
    """The Invader phase begins with these fear cards earned, at that Terror Level.

    After it, the Slow phase stays open: the last seat has Gift of Power in play.
    """
    earned = [card] if isinstance(card, str) else list(card)
    here: dict[str, Mapping[str, object]] = dict(lands or {})
    more.setdefault("invader_deck", SANDS_NEXT)
    return table(
        seats,
        lands=here,
        phase="fear",
        earned=earned,
        terror=level,
        in_play={seats - 1: ["gift_of_power"]},
        **more,
    )


def removal(land: str, kind: str, damage: int = 0) -> Choice:
    """The option to remove a piece."""
    return ("remove", land, kind, damage)


def scared(t: Table) -> int:
    """All Fear generated since the position was laid."""
    return sum(cast(int, args[0]) for args in t.events("fear"))


def test_the_deck():
    """H-1.2: 15 fear cards."""
    assert len(FEAR_CARDS) == 15


# -- resolving earned cards ----------------------------------------------------------------------


def test_cards_in_the_order_earned():
    """H-7.1, H-32.1: the oldest first."""
    cards = ["dahan_on_their_guard", "avoid_the_dahan", "overseas_trade_seems_safer"]
    t = afraid(cards, 2)
    assert t.events("fear-card") == [[card, 2] for card in cards]
    assert t.state.fear_discard[-3:] == cards
    assert t.state.earned == []


def test_only_the_current_levels_text():
    """H-7.2: the level of the moment, not that of earning."""
    t = afraid("overseas_trade_seems_safer", 3)
    assert t.events("fear-card") == [["overseas_trade_seems_safer", 3]]
    assert t.state.tides == ["overseas_trade_seems_safer:3"]


def test_a_card_earned_meanwhile_goes_to_the_bottom():
    """H-7.3: Dahan Raid earns a card, which is resolved after the one that was waiting."""
    t = afraid(
        ["dahan_raid", "avoid_the_dahan"],
        2,
        {"G4": {"dahan": 1, "town": [0, 1]}, "G8": {"dahan": 1}},
        fear=7,
        fear_deck=["dahan_on_their_guard"],
    )
    t.choose("land", "G4", by=0)
    assert t.events("fear-card") == [
        ["dahan_raid", 2],
        ["avoid_the_dahan", 2],
        ["dahan_on_their_guard", 2],
    ]


def test_a_level_that_rises_meanwhile():
    """H-7.3: the card in progress finishes at the old level, the next one uses the new level."""
    t = afraid(
        ["dahan_raid", "dahan_on_their_guard"],
        1,
        {"G5": {"dahan": 3, "town": [0, 1]}, "G8": {"dahan": 2, "city": 1}, "G4": {"dahan": 1}},
        fear=7,
        fear_deck=["avoid_the_dahan"],
    )
    assert t.state.terror_level() == 1
    assert len(t.state.fear_deck) == 7  # one more earned card raises the level
    t.choose("land", "G5", by=0)
    assert t.state.terror_level() == 2
    t.expect_asked(1, "fear-effect", "dahan_raid", 1).choose("land", "G8", by=1)
    assert t.hurt("G8") == {("city", 1): 1}  # level I: 1 Damage
    assert t.events("fear-card") == [
        ["dahan_raid", 1],
        ["dahan_on_their_guard", 2],
        ["avoid_the_dahan", 2],
    ]


def test_a_card_earned_in_the_ravage_waits():
    """H-7.6: the Terror Level changes at once, the card waits for the next turn."""
    t = table(
        2,
        lands={"G5": {"dahan": 2, "town": [1], "presence": 1}},
        phase="fear",
        ravage="inv_1_sands",
        invader_deck=["inv_2_coastal"],
        in_play={1: ["gift_of_power"]},
        earned=["avoid_the_dahan", "scapegoats"],
        fear=7,
    )
    assert t.events("fear-card") == [["avoid_the_dahan", 1], ["scapegoats", 1]]
    assert len(t.state.earned) == 1
    assert t.state.terror_level() == 2


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_players_act_in_any_order(order: tuple[int, ...]):
    """H-7.4: one player after another, in the order they like; each just once."""
    t = afraid("emigration_accelerates", 1, {"G2": {"explorer": 4}, "H1": {"explorer": 1}}, seats=3)
    for n, seat in enumerate(order):
        assert sorted(t.match.pending) == sorted(order[n:])
        t.choose(*removal("G2", "explorer"), by=seat)
    assert t.pieces("G2")["explorer"] == 1
    assert t.pieces("H1") == {"explorer": 1}


def test_solo_player():
    """H-26.2: alone, each player is one player."""
    t = afraid("emigration_accelerates", 1, {"G2": {"explorer": 2}, "G3": {"explorer": 1}}, seats=1)
    t.choose(*removal("G2", "explorer"))
    assert t.events("removes") == [["explorer", "G2"]]


@pytest.mark.parametrize("seats", [1, 2, 3])
@LEVELS
@pytest.mark.parametrize("card", list(FEAR_CARDS))
def test_each_card_on_an_island_without_anything(card: str, level: int, seats: int):
    """H-5.9: what is impossible is skipped; three Cities inland change nothing."""
    empty = {"F1": {"city": 0}} if seats == 3 else {"G1": {"city": 0}}
    t = afraid(card, level, {**empty, "G7": {"city": 3}}, seats=seats)
    while t.match.pending and t.prompt in ("fear-effect", "remove-health", "gather", "damage"):
        t.choose(*t.options[-1])
    assert t.events("fear-card") == [[card, level]]
    assert t.state.phase == "slow"


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


NO_MUD = ["sun_bright_whirlwind", "devouring_teeth"]


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


# -- with other effects --------------------------------------------------------------------------


def test_effects_last_for_the_turn():
    """H-7.5, H-12.3: what is in force ends when time passes."""
    t = table(
        lands={"G5": {"presence": 1}},
        phase="slow",
        hold=False,
        tides=["avoid_the_dahan:1", "dahan_on_their_guard:2"],
    )
    assert t.state.phase == "spirit"
    assert t.state.tides == []


def test_two_cards_in_force_add_up():
    """H-21.1: Belief Takes Root and Dahan on their Guard both defend a land."""
    lands: Lands = {"G5": {"presence": {0: 1, 1: 1}, "dahan": 2, "city": 3}}
    t = afraid(["belief_takes_root", "dahan_on_their_guard"], 2, lands, ravage="inv_2_sands")
    assert t.events("ravage") == [["G5", 9 - 2 - 3]]
