"""Minor powers, C to E, each played through its choices, clause by clause."""

import pytest

from tests.horizons.minor_powers import play, resolved
from tests.horizons.table import Lands, Table, table

# -- Call of the Dahan Ways ----------------------------------------------------------------------


def test_call_of_the_dahan_ways_replaces_an_explorer():
    """H-19.8: an Explorer becomes a Dahan; no Fear."""
    t = play("call_of_the_dahan_ways", {"G5": {"presence": 1, "dahan": 1, "explorer": 2}}, at="G5")
    assert t.pieces("G5") == {"explorer": 1, "dahan": 2}
    assert t.fear == 0
    resolved(t)


def test_call_of_the_dahan_ways_without_an_explorer():
    """H-5.9: below the threshold a Town is safe."""
    t = play("call_of_the_dahan_ways", {"G5": {"presence": 1, "dahan": 1, "town": 1}}, at="G5")
    assert resolved(t).pieces("G5") == {"town": 1, "dahan": 1}


def test_call_of_the_dahan_ways_with_two_moon():
    """H-18.5: a Town instead, if the user likes; never both; no Fear for it."""
    lands = {"G5": {"presence": 1, "dahan": 1, "explorer": 1, "town": 1}}
    t = play("call_of_the_dahan_ways", lands, at="G5", elements="moon")
    t.offers_just(("option", "explorer"), ("option", "town")).choose("option", "town")
    assert resolved(t).pieces("G5") == {"explorer": 1, "dahan": 2}
    assert t.fear == 0
    t = play("call_of_the_dahan_ways", lands, at="G5", elements="moon").choose("option", "explorer")
    assert resolved(t).pieces("G5") == {"town": 1, "dahan": 2}


def test_call_of_the_dahan_ways_keeps_damage():
    """H-19.8: the user picks the piece; its Damage stays, unless the option says otherwise."""
    lands = {"G5": {"presence": 1, "dahan": 1, "town": [1, 1]}}
    t = play("call_of_the_dahan_ways", lands, at="G5", elements="moon").choose("option", "town")
    t.expect_asked(0, "replace", "G5").offers_just(("piece", "town", 0), ("piece", "town", 1))
    t.choose("piece", "town", 1)
    assert t.hurt("G5") == {("dahan", 1): 1}
    t = play(
        "call_of_the_dahan_ways",
        lands,
        at="G5",
        elements="moon",
        options={"damage_carries": False},
    )
    t.choose("option", "town").choose("piece", "town", 1)
    assert t.hurt("G5") == {}


# -- Call to Bloodshed ---------------------------------------------------------------------------


def test_call_to_bloodshed_damage():
    """1 Damage per Dahan, hurt ones too, divided by the user."""
    lands: Lands = {
        "G5": {"presence": 1, "dahan": [1, 1], "town": 1, "explorer": 1},
        "G8": {"dahan": 2},
    }
    t = play("call_to_bloodshed", lands, at="G5")
    t.offers_just(("option", "damage"), ("option", "gather-dahan")).choose("option", "damage")
    t.expect_asked(0, "damage", "G5", 2).offers_just(("piece", "explorer", 0), ("piece", "town", 0))
    t.choose("piece", "explorer", 0)
    assert resolved(t).hurt("G5") == {("dahan", 1): 1, ("town", 1): 1}
    assert t.pieces("G5") == {"town": 1, "dahan": 2}


def test_call_to_bloodshed_gather():
    """Up to 3 Dahan come instead; they do not fight."""
    lands = {"G5": {"presence": 1, "dahan": 1, "town": 1}, "G8": {"dahan": 4}}
    t = play("call_to_bloodshed", lands, at="G5").choose("option", "gather-dahan")
    for left in (3, 2, 1):
        t.expect_asked(0, "gather", "G5", left).offers(("done",))
        t.choose("gather", "G8", "dahan", 0)
    assert resolved(t).pieces("G5") == {"town": 1, "dahan": 4}
    assert t.hurt("G5") == {}


# -- Call to Isolation ---------------------------------------------------------------------------


def test_call_to_isolation_pushes_invaders():
    """As many Explorers/Towns as Dahan are there, mandatory, any mix."""
    lands = {"G8": {"presence": 1, "dahan": 2, "explorer": 3, "town": 1, "city": 1}}
    t = play("call_to_isolation", lands, at="G8")
    t.offers_just(("option", "push-invaders"), ("option", "push-dahan"))
    t.choose("option", "push-invaders").expect_asked(0, "push", "G8", 2).lacks(("done",))
    t.choose("push", "town", 0, "G5").choose("push", "explorer", 0, "G6")
    assert resolved(t).pieces("G8") == {"explorer": 2, "city": 1, "dahan": 2}


def test_call_to_isolation_pushes_what_there_is():
    """H-5.9: with two Dahan and one Explorer, the one."""
    lands = {"G8": {"presence": 1, "dahan": 2, "explorer": 1}}
    t = play("call_to_isolation", lands, at="G8").choose("option", "push-invaders")
    t.choose("push", "explorer", 0, "G5")
    assert resolved(t).pieces("G8") == {"dahan": 2}


def test_call_to_isolation_pushes_a_dahan():
    """Exactly one."""
    t = play("call_to_isolation", {"G8": {"presence": 1, "dahan": 2}}, at="G8")
    t.choose("option", "push-dahan").lacks(("done",)).choose("push", "dahan", 0, "G7")
    assert resolved(t).pieces("G8") == {"dahan": 1}


# -- Call to Migrate, Call to Tend ---------------------------------------------------------------


def test_call_to_migrate():
    """Gather 0 to 3 Dahan, then Push 0 to 3, independently; the same ones may travel on."""
    lands = {"G5": {"presence": 1, "dahan": 1}, "G4": {"dahan": 2}}
    t = play("call_to_migrate", lands, at="G5")
    t.choose("gather", "G4", "dahan", 0).choose("gather", "G4", "dahan", 0)
    t.expect_asked(0, "push", "G5", 3).offers(("done",))
    for _ in range(3):
        t.choose("push", "dahan", 0, "G8")
    assert resolved(t).pieces("G8") == {"dahan": 3}


def test_call_to_migrate_may_gather_only():
    """Both parts are "up to"."""
    t = play("call_to_migrate", {"G5": {"presence": 1}, "G4": {"dahan": 2}}, at="G5")
    t.expect_asked(0, "gather", "G5", 3).choose("gather", "G4", "dahan", 0).choose("done").choose(
        "done"
    )
    assert resolved(t).pieces("G5") == {"dahan": 1}


def test_call_to_tend_removes_blight():
    """H-19.10: 1 Blight back to the pool."""
    t = play("call_to_tend", {"G5": {"presence": 1, "dahan": 1, "blight": 2}}, at="G5")
    t.offers_just(("option", "remove-blight"), ("option", "push-dahan"))
    t.choose("option", "remove-blight")
    assert resolved(t).land("G5").blight == 1
    assert t.state.blight_pool == 12


def test_call_to_tend_in_a_clean_land():
    """An option that does nothing may be chosen."""
    t = play("call_to_tend", {"G5": {"presence": 1, "dahan": 1}}, at="G5")
    t.choose("option", "remove-blight")
    assert resolved(t).state.blight_pool == 11


def test_call_to_tend_pushes_dahan():
    """Or up to 3 Dahan."""
    t = play("call_to_tend", {"G5": {"presence": 1, "dahan": 4, "blight": 1}}, at="G5")
    t.choose("option", "push-dahan").expect_asked(0, "push", "G5", 3)
    t.choose("push", "dahan", 0, "G4").choose("push", "dahan", 0, "G8").choose("done")
    assert resolved(t).pieces("G5") == {"dahan": 2}
    assert t.land("G5").blight == 1


# -- Dark and Tangled Woods, Delusions of Danger -------------------------------------------------


@pytest.mark.parametrize(("land", "defend"), [("G8", 3), ("G6", 3), ("G5", 0), ("G2", 0)])
def test_dark_and_tangled_woods(land: str, defend: int):
    """2 Fear even without Invaders; in Mountain or Jungle Defend 3."""
    t = play("dark_and_tangled_woods", {land: {"presence": 1}}, at=land)
    assert resolved(t).fear == 2
    assert t.land(land).defend == defend


def test_delusions_of_danger_pushes():
    """Push 1 Explorer: mandatory once chosen."""
    t = play("delusions_of_danger", {"G5": {"presence": 1, "explorer": 2, "town": 1}}, at="G5")
    t.offers_just(("option", "push-explorer"), ("option", "fear"))
    t.choose("option", "push-explorer").lacks(("done",)).lacks(("push", "town", 0, "G8"))
    t.choose("push", "explorer", 0, "G8")
    assert resolved(t).pieces("G8") == {"explorer": 1}
    assert t.fear == 0


def test_delusions_of_danger_frightens():
    """Or 2 Fear, without Invaders too."""
    t = play("delusions_of_danger", {"G5": {"presence": 1}}, at="G5").choose("option", "fear")
    assert resolved(t).fear == 2


# -- Devouring Ants, Drift Down into Slumber -----------------------------------------------------


def test_devouring_ants_in_jungle_or_sands():
    """1 Fear, 1 Damage, a Dahan dies, 1 more Damage, which may finish the same Town."""
    for land in ("G5", "G7"):
        t = play("devouring_ants", {land: {"presence": 2, "town": 1, "dahan": 2}}, at=land)
        assert resolved(t).pieces(land) == {"dahan": 1}
        assert t.fear == 2  # 1 of the card, 1 of the Town


def test_devouring_ants_divides():
    """The two points may hit different Invaders."""
    lands = {"G5": {"presence": 2, "explorer": 1, "town": 1, "dahan": 1}}
    t = play("devouring_ants", lands, at="G5").choose("piece", "explorer", 0)
    assert resolved(t).hurt("G5") == {("town", 1): 1}


def test_devouring_ants_elsewhere():
    """In Mountain or Wetland just 1 Damage; the Dahan is lost even without Invaders."""
    t = play("devouring_ants", {"G4": {"presence": 2, "town": 1, "dahan": 1}}, at="G4")
    assert resolved(t).hurt("G4") == {("town", 1): 1}
    assert t.pieces("G4") == {"town": 1}
    t = play("devouring_ants", {"G8": {"presence": 2, "dahan": 1}}, at="G8")
    assert resolved(t).pieces("G8") == {}
    assert t.fear == 1


@pytest.mark.parametrize(("land", "defend"), [("G5", 4), ("G7", 4), ("G8", 1), ("G4", 1)])
def test_drift_down_into_slumber(land: str, defend: int):
    """Defend 1; in Jungle or Sands 4 instead, not 5."""
    t = play("drift_down_into_slumber", {"G5": {"presence": 1}}, at=land)
    assert resolved(t).land(land).defend == defend


# -- Drought -------------------------------------------------------------------------------------


def test_drought():
    """Destroy 3 Towns, 1 Damage to each Town/City left, add a Blight."""
    lands = {"G5": {"presence": 2, "town": 4, "city": 1, "explorer": 1, "dahan": 1}}
    t = play("drought", lands, at="G5")
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 1, "city": 1, "dahan": 1}
    assert t.hurt("G5") == {("town", 1): 1, ("city", 1): 1}
    assert t.land("G5").blight == 1
    assert t.land("G5").presence[0] == 1  # H-16.7
    assert t.fear == 3


def test_drought_user_picks_the_towns():
    """H-5.10: hurt or unhurt ones first."""
    t = play("drought", {"G5": {"presence": 2, "town": [3, 1]}}, at="G5")
    for _ in range(2):
        t.expect_asked(0, "destroy", "G5").choose("piece", "town", 0)
    t.choose("piece", "town", 1)
    assert resolved(t).hurt("G5") == {("town", 1): 1}


def test_drought_in_an_empty_land_still_blights():
    """The Blight comes even without Invaders, and cascades."""
    t = play("drought", {"G5": {"presence": 1}, "G8": {"blight": 1}}, at="G8")
    t.expect_asked(0, "cascade", "G8").choose("land", "G7")
    assert resolved(t).land("G8").blight == 2
    assert t.land("G7").blight == 1


def test_drought_with_three_sun():
    """After the Blight a City is destroyed."""
    lands = {"G5": {"presence": 2, "city": 2}}
    t = play("drought", lands, at="G5", elements="2 sun")
    assert resolved(t).pieces("G5") == {"city": 1}
    assert t.hurt("G5") == {("city", 1): 1}
    assert t.fear == 2
    assert play("drought", lands, at="G5", elements="sun").pieces("G5") == {"city": 2}


# -- Elemental Boon, Encompassing Ward -----------------------------------------------------------


def test_elemental_boon_for_oneself():
    """Three different elements of one's choice."""
    t = play("elemental_boon", {}, on=0)
    t.expect_asked(0, "element", "elemental_boon").choose("element", "fire")
    t.lacks(("element", "fire")).choose("element", "air").choose("element", "sun")
    assert resolved(t).elements(0) == {"sun": 1, "fire": 1, "air": 1}


def test_elemental_boon_for_another():
    """The target chooses; the giver gains the same."""
    t = play("elemental_boon", {}, on=1)
    for name in ("fire", "air", "animal"):
        t.expect_asked(1, "element").choose("element", name)
    assert t.elements(0) == {"fire": 1, "air": 1, "animal": 1}
    assert t.spirit(1).gained == t.spirit(0).gained


def ward(lands: Lands, *cards: str) -> Table:
    """Encompassing Ward on seat 1 before a Ravage of Wetlands; other fast cards for seat 0."""
    return table(
        2,
        lands=lands,
        phase="fast",
        in_play={0: ["encompassing_ward", *cards]},
        ravage="inv_1_wetland",
        invader_deck=["inv_1_jungle", "inv_1_sands"],
        hold=False,
    ).use("encompassing_ward", on=1, by=0)


def test_encompassing_ward():
    """Defend 2 in every land with the target's presence: per land, not per presence."""
    t = ward(
        {
            "H6": {"presence": {1: 2}, "town": 2},
            "H7": {"presence": {1: 1}, "city": 1},
            "G4": {"presence": {0: 3}, "town": 1},
        }
    )
    while t.is_asked(0, "ravage-order"):
        t.choose(*t.options[0], by=0)
    assert sorted(map(tuple, t.events("ravage")), key=str) == [("G4", 2), ("H6", 2), ("H7", 1)]


def test_encompassing_ward_belongs_to_the_presence():
    """H-30.12: a land that has lost the target's presence has lost the Defend."""
    lands: Lands = {
        "G4": {"presence": {0: 2, 1: 1}, "town": 1},
        "G5": {"presence": {0: 1, 1: 2}},
    }
    t = ward(lands, "land_of_haunts_and_embers")
    t.use("land_of_haunts_and_embers", at="G4", by=0).choose("done")
    assert t.events("ravage") == [["G4", 2]]
    t = ward(lands, "gift_of_constancy")
    t.use("gift_of_constancy", on=0, by=0)
    assert t.events("ravage") == [["G4", 0]]


def test_encompassing_ward_twice():
    """A repeat adds up to Defend 4."""
    t = table(
        phase="fast",
        in_play={0: ["encompassing_ward"]},
        more_of={0: {"repeats": 1}},
        energy={0: 1},
    )
    t.use("encompassing_ward", on=0).use("encompassing_ward", on=0, verb="repeat")
    assert t.spirit().ward == 4
    assert t.events("ward") == [[0, 2], [0, 2]]


# -- Enticing Splendor, Entrancing Apparitions ---------------------------------------------------


def test_enticing_splendor_gathers_an_invader():
    """1 Explorer or Town, mandatory once chosen; range 0, no Blight."""
    lands = {
        "G5": {"presence": 1},
        "G4": {"presence": 1, "blight": 1},
        "G8": {"town": 1, "dahan": 1},
        "G2": {"explorer": 1, "city": 1},
    }
    t = table(2, lands=lands, phase="fast", in_play={0: ["enticing_splendor"]})
    t.use("enticing_splendor", at="G5")
    t.offers_just(("option", "gather-invader"), ("option", "gather-dahan"))
    t.choose("option", "gather-invader")
    t.offers_just(("gather", "G2", "explorer", 0), ("gather", "G8", "town", 0))
    t.choose("gather", "G8", "town", 0)
    assert resolved(t).pieces("G5") == {"town": 1}


def test_enticing_splendor_gathers_dahan():
    """Or up to 2 Dahan."""
    t = play("enticing_splendor", {"G5": {"presence": 1}, "G8": {"dahan": 3}}, at="G5")
    t.choose("option", "gather-dahan").expect_asked(0, "gather", "G5", 2).offers(("done",))
    t.choose("gather", "G8", "dahan", 0).choose("gather", "G8", "dahan", 0)
    assert resolved(t).pieces("G5") == {"dahan": 2}


def test_entrancing_apparitions_without_invaders():
    """Defend 2; up to 2 Explorers come: the check is made once."""
    lands = {"G5": {"presence": 1, "dahan": 1}, "G8": {"explorer": 3, "town": 1}}
    t = play("entrancing_apparitions", lands, at="G5")
    t.expect_asked(0, "gather", "G5", 2).offers_just(("gather", "G8", "explorer", 0), ("done",))
    t.choose("gather", "G8", "explorer", 0).choose("gather", "G8", "explorer", 0)
    assert resolved(t).pieces("G5") == {"explorer": 2, "dahan": 1}
    assert t.land("G5").defend == 2


def test_entrancing_apparitions_with_invaders():
    """Then only the Defend."""
    lands = {"G5": {"presence": 1, "town": 1}, "G8": {"explorer": 3}}
    t = play("entrancing_apparitions", lands, at="G5")
    assert resolved(t).land("G5").defend == 2
