"""Major powers, T to W: base effects, thresholds and rulings."""

from typing import Any

import pytest

from tests.horizons.major_powers import MET, ONWARD, strike, wield
from tests.horizons.table import Lands, Table, table

# -- Talons of Lightning -------------------------------------------------------------------------


def test_talons_of_lightning():
    """Range 1, Mountain or Wetland; 3 Fear and 5 Damage."""
    t = wield("talons_of_lightning", {"G4": {"city": 1, "town": 1}, "G5": {"presence": 1}})
    t.choose("use", "talons_of_lightning", by=0).offers_lands("G2", "G4", "G8")
    t.choose("land", "G4")
    assert t.pieces("G4") == {}
    assert t.fear == 3 + 3


def test_talons_of_lightning_threshold():
    """Range 3, and one Town dies in each adjacent land, on another board too."""
    lands: Lands = {
        "G1": {"presence": 1},
        "G4": {"city": 2, "town": 1},
        "G2": {"town": 2},
        "G3": {"town": [1, 1]},
        "G7": {"city": 1},
        "H3": {"town": 1},
        "G8": {"town": 1},
    }
    t = wield("talons_of_lightning", lands, MET)
    t.choose("use", "talons_of_lightning", by=0).offers_lands("G1", "G2", "G4", "G8", "H3", "H4")
    strike(t.choose("land", "G4"))
    t.expect_asked(0, "destroy", "G3").choose("piece", "town", 1)
    assert [t.pieces(land) for land in ("G2", "G3", "G7", "H3", "G8")] == [
        {"town": 1},
        {"town": 1},
        {"city": 1},
        {},
        {"town": 1},
    ]
    assert t.fear == 3 + 2 + 3


def test_talons_of_lightning_declined_threshold_has_range_one():
    """H-18.7: acting with fewer elements gives up the range as well."""
    t = wield("talons_of_lightning", {"G1": {"presence": 1}}, MET)
    t.choose("use-fewer", "talons_of_lightning", by=0).offers_lands("G1", "G2")


# -- Terrifying Nightmares -----------------------------------------------------------------------


@pytest.mark.parametrize(("elements", "fear"), [("", 2), (MET, 6)])
def test_terrifying_nightmares(elements: str, fear: int):
    """2 Fear (threshold: 6); up to 4 Explorers/Towns are Pushed, in any mix, anywhere adjacent."""
    lands: Lands = {"G5": {"explorer": 3, "town": [1, 1], "city": 1, "dahan": 1}}
    t = wield("terrifying_nightmares", lands, elements).use("terrifying_nightmares", at="G5")
    t.lacks(("push", "city", 0, "G8"), ("push", "dahan", 0, "G8"))
    t.choose("push", "explorer", 0, "G2").choose("push", "town", 1, "G2")
    t.choose("push", "town", 0, "G8").choose("push", "explorer", 0, "G7")
    assert t.pieces("G5") == {"explorer": 1, "city": 1, "dahan": 1}
    assert t.pieces("G2") == {"explorer": 1, "town": 1}
    assert t.hurt("G2") == {("town", 1): 1}
    assert t.fear == fear


def test_terrifying_nightmares_may_push_nothing():
    """H-25.2: up to 4 includes none."""
    t = wield("terrifying_nightmares", {"G5": {"explorer": 1}}).use(
        "terrifying_nightmares", at="G5"
    )
    t.choose("done", by=0)
    assert t.pieces("G5") == {"explorer": 1}
    assert t.fear == 2


# -- The Jungle Hungers --------------------------------------------------------------------------


def test_the_jungle_hungers():
    """All Explorers, Towns and Dahan there are destroyed; Cities stay."""
    lands: Lands = {
        "G6": {"presence": 1},
        "G5": {"explorer": 2, "town": [1, 1], "city": 2, "dahan": 2},
    }
    t = wield("the_jungle_hungers", lands).use("the_jungle_hungers", at="G5")
    assert t.pieces("G5") == {"city": 2}
    assert t.fear == 2


def test_the_jungle_hungers_threshold():
    """One City dies too, and the Dahan are spared."""
    lands: Lands = {
        "G6": {"presence": 1},
        "G5": {"explorer": 2, "town": 1, "city": [1, 1], "dahan": 2},
    }
    t = wield("the_jungle_hungers", lands, MET).use("the_jungle_hungers", at="G5")
    t.expect_asked(0, "destroy", "G5").choose("piece", "city", 0)
    assert t.pieces("G5") == {"city": 1, "dahan": 2}
    assert t.hurt("G5") == {("city", 1): 1}
    assert t.fear == 1 + 2


def test_the_jungle_hungers_declined_threshold_takes_the_dahan():
    """H-18.7."""
    lands: Lands = {"G6": {"presence": 1}, "G5": {"city": 1, "dahan": 2}}
    t = wield("the_jungle_hungers", lands, MET).use("the_jungle_hungers", at="G5", fewer=())
    assert t.pieces("G5") == {"city": 1}


def test_the_jungle_hungers_origin():
    """Range 1 of presence in a Jungle."""
    t = wield("the_jungle_hungers", {"G7": {"presence": 1}, "G1": {"presence": {0: 2}}})
    t.choose("use", "the_jungle_hungers", by=0).offers_lands("G4", "G5", "G7", "G8", "H3")


# -- The Land Thrashes in Furious Pain -----------------------------------------------------------

PAIN = "the_land_thrashes_in_furious_pain"


def test_the_land_thrashes():
    """2 Damage for each Blight there and 1 for each around it, in the target land."""
    lands: Lands = {
        "G5": {"presence": 1, "blight": 1, "city": 2, "town": 1},
        "G8": {"blight": 2, "city": 1},
        "G3": {"blight": 1},
    }
    t = wield(PAIN, lands)
    t.choose("use", PAIN, by=0).offers_lands("G3", "G5", "G8")
    strike(t.choose("land", "G5"))
    assert t.pieces("G5") == {"city": 1, "town": 1}
    assert t.hurt("G5") == {("city", 1): 1}
    assert t.pieces("G8") == {"city": 1}


def test_the_land_thrashes_threshold():
    """H-23.4: a repeat next to the first land, which needs no Blight nor to be in range."""
    lands: Lands = {
        "G1": {"presence": 1},
        "G5": {"blight": 2, "town": 1},
        "G7": {"city": 1, "town": 1},
        "G8": {"blight": 1},
    }
    t = wield(PAIN, lands, MET).use(PAIN, at="G5").expect_asked(0, "repeat", rule="H-23.4")
    assert t.pieces("G5") == {}
    t.offers_lands("G2", "G4", "G6", "G7", "G8").choose("land", "G7")
    strike(t)  # 2 Blight in G5, 1 in G8
    assert t.pieces("G7") == {"town": 1}
    assert not t.is_asked(0, "repeat")


def test_the_land_thrashes_repeat_is_optional():
    """The repeat may be left out."""
    t = wield(PAIN, {"G5": {"presence": 1, "blight": 1}}, MET).use(PAIN, at="G5")
    t.choose("no-repeat", by=0)
    assert t.prompt == "use-powers"


def test_the_land_thrashes_without_the_threshold_is_not_repeated():
    """No repeat without 3 moon and 3 earth."""
    t = wield(PAIN, {"G5": {"presence": 1, "blight": 1, "town": 1}}).use(PAIN, at="G5")
    assert t.pieces("G5") == {}
    assert t.prompt == "use-powers"


def test_a_repeat_is_another_effect():
    """H-14.8, H-23: victory is checked before the repeat; the last Town falls, the match is won."""
    lands: Lands = {"G1": {"city": 0}, "G5": {"presence": 1, "blight": 1, "town": 1}}
    t = wield(PAIN, lands, MET, terror=2).use(PAIN, at="G5")
    assert t.result is not None
    assert t.result["reason"] == "terror-2-victory"


# -- The Trees and Stones Speak of War -----------------------------------------------------------

WAR = "the_trees_and_stones_speak_of_war"


def test_trees_and_stones():
    """The example: 3 Dahan give 3 Damage and Defend 6."""
    t = wield(WAR, {"G5": {"presence": 1, "dahan": 3, "city": 1}, "G8": {"dahan": 1}})
    t.choose("use", WAR, by=0).offers_lands("G5", "G8").choose("land", "G5")
    assert t.pieces("G5") == {"dahan": 3}
    assert t.land("G5").defend == 6


def test_trees_and_stones_threshold_moves_defend():
    """The example: 2 of 3 Dahan go to one land: Defend 2 stays here and 4 is there."""
    t = wield(WAR, {"G5": {"presence": 1, "dahan": 3}}, MET).use(WAR, at="G5")
    t.choose("push", "dahan", 0, "G8").choose("push", "dahan", 0, "G8")
    assert (t.land("G5").defend, t.land("G8").defend) == (2, 4)
    assert (t.pieces("G5"), t.pieces("G8")) == ({"dahan": 1}, {"dahan": 2})


def test_trees_and_stones_push_is_optional():
    """One Dahan may go, or none."""
    t = wield(WAR, {"G5": {"presence": 1, "dahan": 2}}, MET).use(WAR, at="G5")
    t.choose("push", "dahan", 0, "G8").choose("done", by=0)
    assert (t.land("G5").defend, t.land("G8").defend) == (2, 2)


def test_trees_and_stones_defend_is_fixed():
    """Later losses of Dahan leave the Defend as it is."""
    t = wield(WAR, {"G5": {"presence": 1, "dahan": 2}}, also=["wrap_in_wings_of_sunlight"])
    t.use(WAR, at="G5", by=0).use("wrap_in_wings_of_sunlight", at="G5", by=0)
    t.choose("land", "G8").choose("piece", "dahan", 0)
    assert t.pieces("G5") == {}
    assert t.land("G5").defend == 4


# -- Tsunami -------------------------------------------------------------------------------------


def test_tsunami():
    """2 Fear, 8 Damage, 2 Dahan destroyed; a Coastal land within 2 of a sacred site."""
    lands: Lands = {
        "G5": {"presence": 2},
        "G2": {"city": 2, "town": 1, "explorer": 1, "dahan": 3},
    }
    t = wield("tsunami", lands)
    t.choose("use", "tsunami", by=0).offers_lands("G1", "G2", "G3", "H3")
    strike(t.choose("land", "G2"))
    assert t.pieces("G2") == {"explorer": 1, "dahan": 1}
    assert t.fear == 2 + 5


def test_tsunami_threshold():
    """In each other Coastal land of the same board: 1 Fear, 4 Damage, 1 Dahan destroyed."""
    lands: Lands = {
        "G5": {"presence": 2, "explorer": 1},
        "G1": {"city": 1, "dahan": 2},
        "G2": {"town": 1, "dahan": 1},
        "G3": {"explorer": 5, "dahan": 1},
        "H3": {"town": 1, "dahan": 1},
        "H2": {"city": 1},
    }
    t = wield("tsunami", lands, MET).use("tsunami", at="G2")
    assert t.pieces("G2") == {}
    assert t.pieces("G1") == {"dahan": 1}
    assert t.pieces("G3") == {"explorer": 1}
    assert t.pieces("H3") == {"town": 1, "dahan": 1}
    assert t.pieces("G5") == {"explorer": 1}
    assert t.fear == 2 + 1 + (1 + 2) + 1


def test_tsunami_threshold_fear_in_empty_lands():
    """The 1 Fear for each other Coastal land comes even without Invaders there."""
    t = wield("tsunami", {"G5": {"presence": 2}, "G1": {"city": 0}, "H2": {"city": 1}}, MET)
    t.use("tsunami", at="G2")
    assert t.fear == 2 + 2


# -- Vengeance of the Dead -----------------------------------------------------------------------

DEAD = "vengeance_of_the_dead"


def sworn(lands: Lands, elements: str = "", **more: Any) -> Table:
    """Seat 0 has sworn Vengeance of the Dead in G5."""
    return wield(DEAD, lands, elements, **more).use(DEAD, at="G5", by=0)


def test_vengeance_of_the_dead():
    """3 Fear; a Power that destroys 2 Towns there is answered by 2 Damage, after it."""
    t = sworn({"G5": {"presence": 1, "town": 2, "city": 1, "dahan": 2}}, also=[DAWN])
    assert t.fear == 3
    strike(t.use(DAWN, at="G5", by=0), "town", "city")
    assert t.events("vengeance") == [["G5", 2]]
    assert t.hurt("G5") == {("city", 2): 1}
    assert t.fear == 3 + 2


def test_vengeance_does_not_count_explorers_or_removed_pieces():
    """Explorers, removed and replaced pieces are not avenged."""
    t = sworn(
        {"G5": {"presence": 2, "explorer": 2, "town": 1, "dahan": 1, "city": 1}},
        also=["winds_of_rust_and_atrophy", WAR],
    )
    t.use("winds_of_rust_and_atrophy", at="G5", by=0).choose("piece", "town", 0)
    t.use(WAR, at="G5", by=0).choose("piece", "explorer", 0)
    assert t.events("vengeance") == []


def test_vengeance_does_not_answer_itself():
    """Towns destroyed by its own Damage bring no more."""
    lands: Lands = {"G5": {"presence": 1, "town": [0, 3], "dahan": 1}}
    t = sworn(lands, also=[WAR]).use(WAR, at="G5", by=0)
    assert t.events("vengeance") == [["G5", 1]]
    assert t.pieces("G5") == {"town": 1, "dahan": 1}


def test_vengeance_only_for_its_own_land():
    """Pieces destroyed elsewhere are not avenged, even with the threshold."""
    lands: Lands = {"G5": {"presence": 1, "city": 1}, "G8": {"town": [0, 1], "dahan": 1}}
    t = sworn(lands, MET, also=[WAR]).use(WAR, at="G8", by=0)
    assert t.pieces("G8") == {"dahan": 1}
    assert t.events("vengeance") == []


def test_vengeance_after_a_ravage():
    """A Ravage is one action: the Dahan killed and the Towns the counterattack killed together."""
    lands: Lands = {"G5": {"presence": 2, "town": 2, "dahan": 3}}
    t = sworn(lands, ravage="inv_1_sands", **ONWARD)
    # 4 Damage kill two Dahan; the third kills a Town; 3 Damage answer and kill the other
    strike(t)
    assert t.events("vengeance") == [["G5", 3]]
    assert t.pieces("G5") == {"dahan": 1}
    assert t.fear == 3 + 2


def test_vengeance_after_a_fear_card():
    """A fear card is an action as well; its user assigns the Damage."""
    lands: Lands = {"G5": {"presence": 1, "town": 3, "city": 1, "explorer": 1}, "G8": {"town": 1}}
    t = table(
        2,
        lands=lands,
        phase="fear",
        earned=["scapegoats"],
        terror=3,
        vengeances=[["G5", 1, False]],
    )
    # Scapegoats III: the Explorer dies and one Town for the City
    t.expect_asked(1, "damage", "G5", 1)
    t.choose("piece", "city", 0, by=1)
    assert t.events("vengeance") == [["G5", 1]]


def test_vengeance_threshold_spills_over():
    """3 animal: its Damage is split freely among the land and its neighbours."""
    lands: Lands = {
        "G5": {"presence": 1, "town": [0, 2], "dahan": 2},
        "G8": {"city": 1},
        "G3": {"town": 1},
    }
    t = sworn(lands, MET, also=[WAR]).use(WAR, at="G5", by=0)
    assert t.pieces("G5") == {"dahan": 2}
    assert t.hurt("G8") == {("city", 2): 1}
    assert t.pieces("G3") == {"town": 1}  # not adjacent


def test_vengeance_threshold_chooses_lands():
    """The user chooses the land for each point."""
    lands: Lands = {
        "G5": {"presence": 1, "town": [0, 2], "city": 1, "dahan": 2},
        "G8": {"city": 1},
        "G4": {"explorer": 1},
    }
    t = sworn(lands, MET, also=[WAR]).use(WAR, at="G5", by=0)
    t.choose("piece", "town", 1, by=0).choose("piece", "town", 1, by=0)
    t.expect_asked(0, "vengeance", "G5").offers_lands("G4", "G5", "G8").choose("land", "G4")
    t.choose("land", "G8")
    assert t.pieces("G4") == {}
    assert t.hurt("G8") == {("city", 1): 1}
    assert t.hurt("G5") == {}


def test_vengeance_twice_may_set_each_other_off():
    """Repeated, the two answer each other once, never themselves within their own chain."""
    lands: Lands = {"G5": {"presence": 1, "town": [0, 6], "dahan": 1}}
    t = wield(WAR, lands, vengeances=[["G5", 0, False], ["G5", 0, False]]).use(WAR, at="G5", by=0)
    # one Town by the Power; A kills one, which B answers; then B kills one, which A answers
    assert len(t.events("vengeance")) == 4
    assert t.pieces("G5") == {"town": 1, "dahan": 1}


def test_vengeances_in_two_lands_come_in_the_order_of_their_owner():
    """H-30.8: one effect rouses both; the Spirit that owns them says which is first."""
    lands: Lands = {
        "G5": {"presence": 1, "dahan": 2, "town": 2, "city": 1},
        "G8": {"town": [0, 1], "dahan": 1, "city": 1},
    }
    t = wield(DAWN, lands, MET, vengeances=[["G5", 0, False], ["G8", 0, False]])
    strike(t.use(DAWN, at="G5", by=0), "town", "city")
    t.choose("push", "dahan", 0, "G8").choose("done")
    strike(t, "town", "city")
    t.expect_asked(0, "vengeance-order", rule="H-30.8").offers_lands("G5", "G8")
    t.choose("land", "G8")
    assert t.events("vengeance") == [["G8", 2], ["G5", 2]]


def test_vengeances_of_two_spirits_come_in_seat_order():
    """H-30.8: between Spirits nothing is asked."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 1, "town": [0, 1], "city": 1, "explorer": 1}}
    t = wield(WAR, lands, vengeances=[["G5", 1, False], ["G5", 0, False]]).use(WAR, at="G5", by=0)
    t.choose("piece", "town", 1, by=0)
    t.expect_asked(0, "damage", "G5", 1).choose("piece", "city", 0, by=0)
    t.expect_asked(1, "damage", "G5", 1).choose("piece", "explorer", 0, by=1)
    assert t.pieces("G5") == {"city": 1, "dahan": 1}
    assert t.hurt("G5") == {("city", 1): 1}


def test_vengeance_ends_with_the_turn():
    """H-12.3."""
    t = table(lands={"G5": {"presence": 1}}, phase="slow", hold=False, vengeances=[["G5", 0, True]])
    assert t.state.phase == "spirit"
    assert t.state.vengeances == []


# -- Vigor of the Breaking Dawn ------------------------------------------------------------------

DAWN = "vigor_of_the_breaking_dawn"


def test_vigor():
    """2 Damage for each Dahan there."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 2, "city": 2}, "G8": {"explorer": 1}}
    t = wield(DAWN, lands).use(DAWN, at="G5").expect_asked(0, "damage", "G5", 3)
    strike(t)
    assert t.pieces("G5") == {"dahan": 2, "city": 1}
    assert t.hurt("G5") == {("city", 1): 1}


def test_vigor_threshold_once_per_land():
    """Two Dahan Pushed to one land with a third: one batch of 6 Damage."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 2}, "G8": {"dahan": 1, "city": 3}}
    t = wield(DAWN, lands, MET).use(DAWN, at="G5")
    t.choose("push", "dahan", 0, "G8").choose("push", "dahan", 0, "G8")
    strike(t)
    assert t.events("damage") == [["G8", 6]]
    assert t.pieces("G8") == {"dahan": 3, "city": 1}
    assert t.prompt == "use-powers"


def test_vigor_threshold_in_two_lands():
    """One Dahan to each of two lands: 2 Damage in each."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 2}, "G8": {"town": 1}, "G4": {"town": 1}}
    t = wield(DAWN, lands, MET).use(DAWN, at="G5")
    t.choose("push", "dahan", 0, "G8").choose("push", "dahan", 0, "G4")
    assert (t.pieces("G8"), t.pieces("G4")) == ({"dahan": 1}, {"dahan": 1})
    assert t.fear == 2


def test_vigor_threshold_needs_a_push():
    """A land that received no Dahan takes no Damage."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 1}, "G8": {"town": 1, "dahan": 2}}
    t = wield(DAWN, lands, MET).use(DAWN, at="G5").choose("done", by=0)
    assert t.pieces("G8") == {"town": 1, "dahan": 2}


# -- Winds of Rust and Atrophy -------------------------------------------------------------------

WINDS = "winds_of_rust_and_atrophy"


def test_winds():
    """1 Fear, Defend 6, and a Town or City steps down, without Fear for it."""
    t = wield(WINDS, {"G5": {"presence": 2, "city": 1, "town": 1}}).use(WINDS, at="G5")
    t.expect_asked(0, "downgrade", "G5").choose("piece", "city", 0)
    assert t.pieces("G5") == {"town": 2}
    assert t.land("G5").defend == 6
    assert t.fear == 1
    assert t.prompt == "use-powers"


@pytest.mark.parametrize(
    ("before", "after", "fear"),
    [
        ({"city": [0, 1]}, {("town", 1): 1}, 1),
        ({"city": [0, 0, 1]}, {}, 1 + 1),
        ({"town": [0, 1]}, {}, 1),
    ],
)
def test_winds_damage_stays(before: dict[str, list[int]], after: dict, fear: int):
    """H-19.8: the new piece keeps the Damage and may die of it, with its own Fear."""
    t = wield(WINDS, {"G5": {"presence": 2, **before}}).use(WINDS, at="G5")
    assert t.hurt("G5") == after
    assert sum(t.pieces("G5").values()) == len(after)
    assert t.fear == fear


def test_winds_damage_stays_with_any_option():
    """H-19.8 is the rulebook's: the option for doubtful replacements does not touch it."""
    t = wield(WINDS, {"G5": {"presence": 2, "city": [0, 1]}}, options={"damage_carries": False})
    t.use(WINDS, at="G5")
    assert t.hurt("G5") == {("town", 1): 1}


def test_winds_repeat_in_the_same_land():
    """Twice in one land: Defend 12, and a City becomes a Town and then an Explorer."""
    t = wield(WINDS, {"G5": {"presence": 2, "city": 1}}, MET).use(WINDS, at="G5")
    t.expect_asked(0, "repeat", rule="H-23.5").choose("land", "G5")
    assert t.pieces("G5") == {"explorer": 1}
    assert t.land("G5").defend == 12
    assert t.fear == 2
    assert t.prompt == "use-powers"


def test_winds_repeat_in_range_of_a_sacred_site():
    """The repeat's land is within 3 of any sacred site, not of single presence."""
    lands: Lands = {"G1": {"presence": 2}, "H8": {"presence": {0: 1}}}
    t = wield(WINDS, lands, MET).use(WINDS, at="G2").expect_asked(0, "repeat")
    t.offers_lands(*(f"G{n}" for n in range(1, 9)), "H3", "H4").offers(("no-repeat",))
    t.choose("land", "H3")
    assert (t.land("G2").defend, t.land("H3").defend) == (6, 6)


# -- Wrap in Wings of Sunlight -------------------------------------------------------------------

WINGS = "wrap_in_wings_of_sunlight"


def test_wings():
    """Up to 5 Dahan to any one land of the island, which gets Defend 5."""
    t = wield(WINGS, {"G5": {"presence": 1, "dahan": [4, 2]}}).use(WINGS)
    t.expect_asked(0, "wings-land")
    assert len([o for o in t.options if o[0] == "land"]) == 16
    t.choose("land", "H8")
    for damage in (0, 0, 0, 0, 1):
        t.choose("piece", "dahan", damage, by=0)
    assert (t.pieces("G5"), t.pieces("H8")) == ({"dahan": 1}, {"dahan": 5})
    assert t.hurt("H8") == {("dahan", 1): 1}
    assert (t.land("G5").defend, t.land("H8").defend) == (0, 5)


def test_wings_fewer_dahan():
    """One Dahan is enough for the Defend."""
    t = wield(WINGS, {"G5": {"presence": 1, "dahan": 3}}).use(WINGS).choose("land", "G8")
    t.choose("done", by=0)
    assert (t.pieces("G5"), t.pieces("G8")) == ({"dahan": 2}, {"dahan": 1})
    assert t.land("G8").defend == 5


def test_wings_own_land():
    """The target land itself may be the destination: Defend 5 there."""
    t = wield(WINGS, {"G5": {"presence": 1, "dahan": 1}}).use(WINGS).choose("land", "G5")
    assert t.pieces("G5") == {"dahan": 1}
    assert t.land("G5").defend == 5


def test_wings_without_dahan():
    """No Dahan moved, no Defend."""
    t = wield(WINGS, {"G5": {"presence": 1}}).use(WINGS)
    assert all(land.defend == 0 for land in t.state.lands.values())
    none = wield(WINGS, {"G5": {"presence": 1, "dahan": 1}}).use(WINGS).choose("done", by=0)
    assert all(land.defend == 0 for land in none.state.lands.values())


def test_wings_targets():
    """Range 0: a land with one's presence."""
    t = wield(WINGS, {"G5": {"presence": 1}, "G1": {"presence": {0: 1}}})
    t.choose("use", WINGS, by=0).offers_lands("G1", "G5")


def test_wings_threshold():
    """First Gather up to 3 Dahan."""
    lands: Lands = {"G5": {"presence": 1, "dahan": 1}, "G8": {"dahan": 2}, "G4": {"dahan": 2}}
    t = wield(WINGS, lands, MET).use(WINGS).expect_asked(0, "gather", "G5", 3)
    t.choose("gather", "G8", "dahan", 0).choose("gather", "G8", "dahan", 0)
    t.choose("gather", "G4", "dahan", 0).choose("land", "H8")
    for _ in range(3):
        t.choose("piece", "dahan", 0)
    assert t.pieces("H8") == {"dahan": 4}
    assert t.land("H8").defend == 5
