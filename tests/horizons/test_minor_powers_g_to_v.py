"""Minor powers, G to V, each played through its choices, clause by clause."""

import pytest

from crannog.kernel import Json, Seat
from tests.horizons.minor_powers import play, resolved
from tests.horizons.table import Lands, Table, table

# -- Gifts ---------------------------------------------------------------------------------------


def constant(seats: int, on: Seat) -> Table:
    """Gift of Constancy used by seat 0; then all is done until Time Passes."""
    t = table(
        seats,
        phase="fast",
        in_play={0: ["gift_of_constancy", "call_to_migrate"], 1: ["gnawing_rootbiters"]},
        hold=False,
        invader_deck=["inv_1_jungle", "inv_1_sands"],
    )
    t.use("gift_of_constancy", on=on, by=0)
    assert t.state.phase == "slow"
    for seat in range(seats):
        t.choose("done", by=seat)
    return t


def test_gift_of_constancy_for_oneself():
    """2 Energy now; at Time Passes one card in play may return to hand, also this one."""
    t = constant(1, 0)
    assert t.spirit().energy == 2
    t.expect_asked(0, "constancy")
    t.offers_just(("keep-card", "gift_of_constancy"), ("keep-card", "call_to_migrate"), ("done",))
    t.choose("keep-card", "gift_of_constancy")
    assert "gift_of_constancy" in t.spirit().hand
    assert t.spirit().discard == ["call_to_migrate"]
    t.expect_asked(0, "growth")


def test_gift_of_constancy_may_be_declined():
    """It is a "may"."""
    t = constant(1, 0).choose("done")
    assert t.spirit().discard == ["gift_of_constancy", "call_to_migrate"]


def test_gift_of_constancy_for_another():
    """The target gains Energy and keeps a card; so does the giver keep one."""
    t = constant(2, 1)
    assert [t.spirit(seat).energy for seat in (0, 1)] == [0, 2]
    t.expect_asked(0, "constancy").choose("keep-card", "call_to_migrate")
    t.expect_asked(1, "constancy").choose("keep-card", "gnawing_rootbiters")
    assert "call_to_migrate" in t.spirit(0).hand
    assert "gnawing_rootbiters" in t.spirit(1).hand
    assert t.spirit(0).discard == ["gift_of_constancy"]


@pytest.mark.parametrize(
    ("sites", "on", "energy"), [(1, 0, 1), (2, 0, 2), (1, 1, 2), (2, 1, 3), (0, 1, 2)]
)
def test_gift_of_living_energy(sites: int, on: Seat, energy: int):
    """1; 1 more with two sacred sites of the giver; 1 more for another Spirit."""
    lands = {
        "G5": {"presence": {0: 2 if sites else 1}},
        "G8": {"presence": {0: 2 if sites > 1 else 1}},
        "H6": {"presence": {1: 2}},
        "H7": {"presence": {1: 2}},
    }
    t = play("gift_of_living_energy", lands, on=on)
    assert resolved(t).spirit(on).energy == energy
    assert t.spirit(1 - on).energy == 0


def test_gift_of_power():
    """The target gains a minor: four drawn, one kept, three discarded; nothing forgotten."""
    four = ["drought", "rain_of_blood", "steam_vents", "call_to_tend"]
    t = table(2, phase="slow", in_play={0: ["gift_of_power"]}, minor_deck=list[Json](four)).use(
        "gift_of_power", on=1, by=0
    )
    t.expect_asked(1, "take-power").offers_just(*(("take", card) for card in four))
    t.choose("take", "steam_vents")
    assert "steam_vents" in t.spirit(1).hand
    assert t.state.minor_discard == ["drought", "rain_of_blood", "call_to_tend"]
    assert t.events("forgets") == []
    assert t.spirit(1).in_play == ["gnawing_rootbiters"]  # the new card is not played


# -- Gnawing Rootbiters, Land of Haunts and Embers, Lure of the Unknown ---------------------------


def test_gnawing_rootbiters():
    """Push 0 to 2 Towns, nothing else."""
    lands = {"G5": {"presence": 1, "town": 3, "explorer": 1, "city": 1}}
    t = play("gnawing_rootbiters", lands, at="G5").lacks(("push", "explorer", 0, "G8"))
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G7")
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 1, "city": 1}


def test_land_of_haunts_and_embers_in_a_clean_land():
    """2 Fear, Push up to 2, then a Blight, which does not count for the card itself."""
    lands = {"G5": {"presence": 2, "explorer": 2, "town": 2}}
    t = play("land_of_haunts_and_embers", lands, at="G5").expect_asked(0, "push", "G5", 2)
    t.choose("push", "town", 0, "G8").choose("push", "town", 0, "G8")
    assert resolved(t).pieces("G5") == {"explorer": 2}
    assert t.fear == 2
    assert t.land("G5").blight == 1
    assert t.land("G5").presence[0] == 1


def test_land_of_haunts_and_embers_in_a_blighted_land():
    """Twice Fear and Push; the new Blight cascades."""
    lands = {"G5": {"presence": 2, "explorer": 4, "blight": 1}}
    t = play("land_of_haunts_and_embers", lands, at="G5")
    t.choose("push", "explorer", 0, "G8").choose("done")  # of the first two just one
    t.expect_asked(0, "push", "G5", 2)
    t.choose("push", "explorer", 0, "G8").choose("push", "explorer", 0, "G8")
    t.expect_asked(0, "cascade", "G5").choose("land", "G6")
    assert resolved(t).fear == 4
    assert t.pieces("G8") == {"explorer": 3}
    assert (t.land("G5").blight, t.land("G6").blight) == (2, 1)


def test_lure_of_the_unknown():
    """Gather 1 Explorer or Town into a land without Invaders; mandatory."""
    lands = {"G5": {"presence": 1, "dahan": 1}, "G8": {"town": 1, "city": 1}, "G2": {"explorer": 1}}
    t = play("lure_of_the_unknown", lands, at="G5")
    t.offers_just(("gather", "G2", "explorer", 0), ("gather", "G8", "town", 0))
    t.choose("gather", "G2", "explorer", 0)
    assert resolved(t).pieces("G5") == {"explorer": 1, "dahan": 1}


# -- Nature's Resilience, Pull Beneath the Hungry Earth, Purifying Flame --------------------------


def test_natures_resilience():
    """Defend 6; with 2 water a Blight may be removed instead."""
    lands = {"G5": {"presence": 2}, "G8": {"blight": 1}}
    t = play("natures_resilience", lands, at="G8", elements="water")
    assert resolved(t).land("G8").defend == 6
    for choice, defend, blight in (("defend", 6, 1), ("remove-blight", 0, 0)):
        t = play("natures_resilience", lands, at="G8", elements="2 water")
        t.offers_just(("option", "defend"), ("option", "remove-blight")).choose("option", choice)
        assert (resolved(t).land("G8").defend, t.land("G8").blight) == (defend, blight)


@pytest.mark.parametrize(
    ("land", "fear", "damage"), [("G5", 1, 2), ("G8", 1, 1), ("G4", 0, 1), ("G6", 0, 0)]
)
def test_pull_beneath_the_hungry_earth(land: str, fear: int, damage: int):
    """Own presence: 1 Fear, 1 Damage; Sands or Wetland: 1 Damage; both add up."""
    lands: dict[str, dict[str, object]] = {
        "G5": {"presence": 1},
        "G8": {"presence": 1},
        "G4": {"presence": {1: 1}},  # another's presence does not count
        "H6": {"presence": {1: 1}},
    }
    lands[land] = {**lands.get(land, {}), "city": 1}
    t = play("pull_beneath_the_hungry_earth", lands, at=land)
    assert resolved(t).fear == fear
    assert t.hurt(land) == ({("city", damage): 1} if damage else {})


def test_shared_presence_is_for_targeting_only():
    """Entwined Power: own sacred sites and own presence are what these texts look at."""
    lands: dict[str, dict[str, object]] = {
        "G5": {"presence": {0: 2}},
        "G4": {"presence": {1: 2}, "city": 1},
        "G8": {"presence": {1: 2}},
    }
    t = play("gift_of_living_energy", lands, on=0, shares=True)
    assert resolved(t).spirit(0).energy == 1
    t = play("pull_beneath_the_hungry_earth", lands, at="G4", shares=True)
    assert resolved(t).fear == 0
    assert t.hurt("G4") == {("city", 1): 1}  # a Wetland


@pytest.mark.parametrize("land", ["G7", "G4"])
def test_purifying_flame_in_jungle_or_wetland(land: str):
    """1 Damage per Blight and nothing else."""
    t = play("purifying_flame", {land: {"presence": 2, "blight": 2, "city": 1}}, at=land)
    assert resolved(t).hurt(land) == {("city", 2): 1}
    assert t.land(land).blight == 2


@pytest.mark.parametrize("land", ["G8", "G5"])
def test_purifying_flame_in_mountain_or_sands(land: str):
    """There 1 Blight may be removed instead."""
    lands = {land: {"presence": 2, "blight": 2, "city": 1}}
    t = play("purifying_flame", lands, at=land)
    t.offers_just(("option", "damage"), ("option", "remove-blight"))
    t.choose("option", "remove-blight")
    assert resolved(t).land(land).blight == 1
    assert t.hurt(land) == {}
    t = play("purifying_flame", lands, at=land).choose("option", "damage")
    assert resolved(t).hurt(land) == {("city", 2): 1}


# -- Quicken the Earth's Struggles, Rain of Blood, Reaching Grasp ---------------------------------


def test_quicken_the_earths_struggles():
    """1 Damage to each Town and City, or Defend 10; at a sacred site."""
    lands: Lands = {
        "G5": {"presence": 2, "explorer": 1, "town": [1, 1], "city": 1},
        "G8": {"presence": 1},
    }
    t = play("quicken_the_earths_struggles", lands, at="G5")
    t.offers_just(("option", "damage"), ("option", "defend")).choose("option", "damage")
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 1, "city": 1}
    assert t.hurt("G5") == {("town", 1): 1, ("city", 1): 1}
    assert t.fear == 1
    t = play("quicken_the_earths_struggles", lands, at="G5").choose("option", "defend")
    assert resolved(t).land("G5").defend == 10
    assert t.hurt("G5") == {("town", 1): 1}


@pytest.mark.parametrize(
    ("pieces", "fear"),
    [
        ({"explorer": 3}, 2),
        ({"town": 1, "explorer": 1}, 2),
        ({"town": 1, "city": 1}, 3),
        ({"town": 2}, 3),
        ({"city": 2}, 3),
    ],
)
def test_rain_of_blood(pieces: dict[str, int], fear: int):
    """2 Fear; 1 more with two Towns/Cities."""
    t = play("rain_of_blood", {"G5": {"presence": 2}, "G8": pieces}, at="G8")
    assert resolved(t).fear == fear


def test_reaching_grasp():
    """All Powers of the target have 2 more range, for the rest of the turn; bonuses add up."""
    t = play("reaching_grasp", {}, on=1)
    assert (t.spirit(0).range_bonus, t.spirit(1).range_bonus) == (0, 2)
    assert t.events("range-bonus") == [[1, 2]]
    t = play(
        "reaching_grasp",
        {"G3": {"presence": 1}},
        on=0,
        cards=["visions_of_fiery_doom", "gift_of_the_sunlit_air"],
    )
    t.choose("use", "visions_of_fiery_doom")
    lands = [land for land in t.state.lands if t.state.map.distance["G3"][land] <= 2]
    t.offers_lands(*lands)
    t = play("reaching_grasp", {"G3": {"presence": 1}}, on=0, cards=["gift_of_the_sunlit_air"])
    assert t.use("gift_of_the_sunlit_air", on=0).spirit(0).range_bonus == 3


# -- Rouse the Trees and Stones, Sap the Strength, Savage Mawbeasts -------------------------------


def test_rouse_the_trees_and_stones():
    """2 Damage, then an Explorer that is left is Pushed."""
    lands = {"G5": {"presence": 2, "explorer": 2, "town": 1}}
    t = play("rouse_the_trees_and_stones", lands, at="G5").expect_asked(0, "damage", "G5", 2)
    t.choose("piece", "explorer", 0).choose("piece", "town", 0)
    t.expect_asked(0, "push", "G5", 1).lacks(("done",)).choose("push", "explorer", 0, "G8")
    assert resolved(t).pieces("G5") == {"town": 1}
    assert t.hurt("G5") == {("town", 1): 1}


def test_rouse_the_trees_and_stones_without_an_explorer_left():
    """Damage first: dead Explorers are not Pushed."""
    t = play("rouse_the_trees_and_stones", {"G5": {"presence": 2, "explorer": 2}}, at="G5")
    assert resolved(t).pieces("G5") == {}


def test_sap_the_strength_of_multitudes():
    """Defend 5; with 1 air range 1, while the target is chosen."""
    t = play("sap_the_strength_of_multitudes", {"G5": {"presence": 1}}, at="G5")
    assert resolved(t).land("G5").defend == 5
    t = play("sap_the_strength_of_multitudes", {"G5": {"presence": 1}}, at="G8", elements="air")
    assert resolved(t).land("G8").defend == 5


@pytest.mark.parametrize(
    ("land", "animals", "fear", "damage"),
    [("G7", 0, 1, 1), ("G4", 2, 1, 2), ("G5", 0, 0, 0), ("G8", 2, 0, 1), ("G5", 1, 0, 0)],
)
def test_savage_mawbeasts(land: str, animals: int, fear: int, damage: int):
    """In Jungle or Wetland 1 Fear and 1 Damage; with 3 animal 1 Damage anywhere."""
    elements = f"{animals} animal" if animals else ""
    t = play("savage_mawbeasts", {land: {"presence": 2, "city": 1}}, at=land, elements=elements)
    assert resolved(t).fear == fear
    assert t.hurt(land) == ({("city", damage): 1} if damage else {})


# -- Shadows of the Burning Forest, Song of Sanctity, Steam Vents ---------------------------------


@pytest.mark.parametrize("land", ["G6", "G8"])
def test_shadows_of_the_burning_forest(land: str):
    """2 Fear; in Mountain or Jungle an Explorer and a Town must go, each its own way."""
    lands = {land: {"presence": 1, "explorer": 2, "town": 2}}
    t = play("shadows_of_the_burning_forest", lands, at=land)
    t.expect_asked(0, "push", land, 1).lacks(("done",)).lacks(("push", "town", 0, "G5"))
    t.choose("push", "explorer", 0, "G5")
    t.expect_asked(0, "push", land, 1).lacks(("done",)).choose("push", "town", 0, "G5")
    assert resolved(t).fear == 2
    assert t.pieces(land) == {"explorer": 1, "town": 1}
    assert t.pieces("G5") == {"explorer": 1, "town": 1}


def test_shadows_of_the_burning_forest_with_one_kind():
    """Just the one that is there."""
    t = play("shadows_of_the_burning_forest", {"G6": {"presence": 1, "town": 1}}, at="G6")
    t.choose("push", "town", 0, "G5")
    assert resolved(t).pieces("G6") == {}


def test_shadows_of_the_burning_forest_elsewhere():
    """In Sands or Wetland only the Fear."""
    t = play("shadows_of_the_burning_forest", {"G5": {"presence": 1, "town": 1}}, at="G5")
    assert resolved(t).pieces("G5") == {"town": 1}
    assert t.fear == 2


def test_song_of_sanctity_with_explorers():
    """All Explorers are Pushed; the Blight stays, the check is made once."""
    lands = {"G8": {"presence": 1, "explorer": 2, "town": 1, "blight": 1}}
    t = play("song_of_sanctity", lands, at="G8").expect_asked(0, "push", "G8", 2).lacks(("done",))
    t.choose("push", "explorer", 0, "G5").choose("push", "explorer", 0, "G6")
    assert resolved(t).pieces("G8") == {"town": 1}
    assert t.land("G8").blight == 1


def test_song_of_sanctity_without_explorers():
    """A Blight is removed, Towns or not."""
    t = play("song_of_sanctity", {"G8": {"presence": 1, "town": 1, "blight": 1}}, at="G8")
    assert resolved(t).land("G8").blight == 0
    assert t.state.blight_pool == 12


def test_steam_vents():
    """An Explorer is destroyed; with 3 earth a Town may be instead, with its Fear."""
    lands = {"G5": {"presence": 1, "explorer": 2, "town": 2}}
    t = play("steam_vents", lands, at="G5", elements="earth")
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 2}
    assert t.fear == 0
    t = play("steam_vents", lands, at="G5", elements="2 earth")
    t.offers_just(("option", "explorer"), ("option", "town")).choose("option", "town")
    assert resolved(t).pieces("G5") == {"explorer": 2, "town": 1}
    assert t.fear == 1
    t = play("steam_vents", lands, at="G5", elements="2 earth").choose("option", "explorer")
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 2}
    t = play("steam_vents", lands, at="G5", elements="2 earth", fewer=())
    assert resolved(t).pieces("G5") == {"explorer": 1, "town": 2}


# -- Uncanny Melting, Veil the Night's Hunt -------------------------------------------------------


@pytest.mark.parametrize(
    ("land", "town", "fear", "blight"),
    [("G5", 1, 1, 0), ("G5", 0, 0, 0), ("G4", 1, 1, 0), ("G8", 1, 1, 1), ("G6", 0, 0, 1)],
)
def test_uncanny_melting(land: str, town: int, fear: int, blight: int):
    """Invaders: 1 Fear. Sands or Wetland: a Blight goes. Independent of each other."""
    t = play("uncanny_melting", {land: {"presence": 2, "town": town, "blight": 1}}, at=land)
    assert resolved(t).fear == fear
    assert t.land(land).blight == blight


def test_veil_the_nights_hunt_ambush():
    """1 Damage to as many different Invaders as there are Dahan, none twice."""
    lands = {"G5": {"presence": 1, "dahan": 3, "city": 1, "town": 2, "explorer": 1}}
    t = play("veil_the_nights_hunt", lands, at="G5")
    t.offers_just(("option", "damage"), ("option", "push-dahan")).choose("option", "damage")
    t.expect_asked(0, "damage-one-each", "G5").choose("piece", "city", 0)
    t.offers_just(("piece", "explorer", 0), ("piece", "town", 0))  # the City has its share
    t.choose("piece", "town", 0).choose("piece", "town", 0)
    assert resolved(t).hurt("G5") == {("city", 1): 1, ("town", 1): 2}


def test_veil_the_nights_hunt_with_one_dahan():
    """Then one Invader."""
    t = play("veil_the_nights_hunt", {"G5": {"presence": 1, "dahan": 1, "city": 2}}, at="G5")
    assert resolved(t.choose("option", "damage")).hurt("G5") == {("city", 1): 1}


def test_veil_the_nights_hunt_with_spare_dahan():
    """All Invaders take 1 if the Dahan are more; hurt ones are other pieces."""
    lands = {"G5": {"presence": 1, "dahan": 5, "town": [1, 1], "explorer": 1}}
    t = play("veil_the_nights_hunt", lands, at="G5").choose("option", "damage")
    while t.is_asked(0, "damage-one-each"):
        t.choose(*t.options[0])
    assert resolved(t).pieces("G5") == {"town": 1, "dahan": 5}
    assert t.hurt("G5") == {("town", 1): 1}
    assert t.fear == 1


def test_veil_the_nights_hunt_pushes_dahan():
    """Or Push up to 3 Dahan."""
    t = play("veil_the_nights_hunt", {"G5": {"presence": 1, "dahan": 3, "town": 1}}, at="G5")
    t.choose("option", "push-dahan").expect_asked(0, "push", "G5", 3)
    t.choose("push", "dahan", 0, "G8").choose("done")
    assert resolved(t).pieces("G5") == {"town": 1, "dahan": 2}


# -- Visions of Fiery Doom, Voracious Growth ------------------------------------------------------


def test_visions_of_fiery_doom():
    """1 Fear, an Explorer or Town must go; with 2 fire 1 Fear more."""
    lands = {"G5": {"presence": 1, "explorer": 1, "town": 1, "city": 1}}
    t = play("visions_of_fiery_doom", lands, at="G5").lacks(("done",))
    t.lacks(("push", "city", 0, "G8")).choose("push", "town", 0, "G8")
    assert resolved(t).fear == 1
    t = play("visions_of_fiery_doom", lands, at="G5", elements="fire")
    assert t.fear == 1  # the tier comes after the Push
    t.choose("push", "explorer", 0, "G8")
    assert resolved(t).fear == 2
    t = play("visions_of_fiery_doom", {"G5": {"presence": 1}}, at="G5", elements="fire")
    assert resolved(t).fear == 2


def test_voracious_growth():
    """2 Damage, or remove a Blight."""
    lands = {"G4": {"presence": 2, "city": 1, "blight": 1}}
    t = play("voracious_growth", lands, at="G4")
    t.offers_just(("option", "damage"), ("option", "remove-blight")).choose("option", "damage")
    assert resolved(t).hurt("G4") == {("city", 2): 1}
    assert t.land("G4").blight == 1
    t = play("voracious_growth", lands, at="G4").choose("option", "remove-blight")
    assert resolved(t).land("G4").blight == 0
    assert t.hurt("G4") == {}
