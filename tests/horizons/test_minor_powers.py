"""The 36 minor powers, each played through its choices, clause by clause.

Seat 0 (the Whirlwind unless told) uses the card; seat 1 (the Mud) keeps the phase open.
"""

from collections.abc import Sequence

import pytest

from crannog.games.horizons.facts import elements_of
from crannog.games.horizons.registry import MINORS, POWERS
from crannog.kernel import Json, Seat
from tests.horizons.table import Lands, Table, table

# cost, speed, elements; range and origin, target; thresholds; whether it Gathers or Pushes
PRINTED = """
call_of_the_dahan_ways         1 slow moon,water,animal      1 presence dahan           2moon   -
call_to_bloodshed              1 slow sun,fire,animal        1 presence dahan           -       move
call_to_isolation              0 fast sun,air,animal         1 presence dahan           -       move
call_to_migrate                1 slow fire,air,animal        1 presence any             -       move
call_to_tend                   1 slow water,plant,animal     1 presence dahan           -       move
dark_and_tangled_woods         1 fast moon,earth,plant       1 presence any             -       -
delusions_of_danger            1 fast sun,moon,air           1 presence any             -       move
devouring_ants                 1 slow sun,earth,animal       1 sacred   any             -       -
drift_down_into_slumber        0 fast air,earth,plant        2 presence any             -       -
drought                        1 slow sun,fire,earth         1 presence any             3sun    -
elemental_boon                 1 fast -                      - -        any-spirit      -       -
encompassing_ward              1 fast sun,water,earth        - -        any-spirit      -       -
enticing_splendor              0 fast sun,air,plant          0 presence no-blight       -       move
entrancing_apparitions         1 fast moon,air,water         1 presence any             -       move
gift_of_constancy              0 fast sun,earth              - -        any-spirit      -       -
gift_of_living_energy          0 fast sun,fire,plant         - -        any-spirit      -       -
gift_of_power                  0 slow moon,water,earth,plant - -        any-spirit      -       -
gnawing_rootbiters             0 slow earth,animal           1 presence any             -       move
land_of_haunts_and_embers      0 fast moon,fire,air          2 presence any             -       move
lure_of_the_unknown            0 fast moon,fire,air,plant    2 presence no-invaders     -       move
natures_resilience             1 fast earth,plant,animal     1 sacred   any             2water  -
pull_beneath_the_hungry_earth  1 slow moon,water,earth       1 presence any             -       -
purifying_flame                1 slow sun,fire,air,plant     1 sacred   any             -       -
quicken_the_earths_struggles   1 fast moon,fire,earth,animal 0 sacred   any             -       -
rain_of_blood                  0 slow air,water,animal       1 sacred   invaders        -       -
reaching_grasp                 0 fast sun,air,water          - -        any-spirit      -       -
rouse_the_trees_and_stones     1 slow fire,earth,plant       1 sacred   no-blight       -       move
sap_the_strength_of_multitudes 0 fast water,animal           0 presence any             1air    -
savage_mawbeasts               0 slow fire,animal            1 sacred   any             3animal -
shadows_of_the_burning_forest  0 slow moon,fire,plant        0 presence invaders        -       move
song_of_sanctity               1 slow sun,water,plant        1 presence mountain,jungle -       move
steam_vents                    1 fast fire,air,water,earth   0 presence any             3earth  -
uncanny_melting                1 slow sun,moon,water         1 sacred   any             -       -
veil_the_nights_hunt           1 fast moon,air,animal        2 presence dahan           -       move
visions_of_fiery_doom          1 fast moon,fire              0 presence any             2fire   move
voracious_growth               1 slow water,plant            1 sacred   jungle,wetland  -       -
"""
ROWS = [tuple(line.split()) for line in PRINTED.strip().splitlines()]


def play(
    card: str,
    lands: Lands,
    *,
    at: str | None = None,
    on: Seat | None = None,
    elements: str = "",
    spirit: str = "sun_bright_whirlwind",
    cards: Sequence[str] = (),
    fewer: Sequence[int] | None = None,
    options: dict[str, Json] | None = None,
    shares: bool = False,
) -> Table:
    """Seat 0 uses the card at a land or on a Spirit."""
    t = table(
        2,
        spirits=[spirit, "fathomless_mud"],
        lands=lands,
        phase=POWERS[card].speed,
        in_play={0: [card, *cards]},
        elements={0: elements},
        options=options,
        more_of={0: {"shares": [1]}, 1: {"shares": [0]}} if shares else None,
    )
    return t.use(card, at=at, on=on, by=0, fewer=fewer)


def resolved(t: Table) -> Table:
    """Asserts that the card is through."""
    assert t.prompt == "use-powers", t.ask
    return t


# -- printed facts -------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_printed_facts(row: tuple[str, ...]):
    """H-1.2: cost, speed, elements, range, target, threshold."""
    card, cost, speed, given, reach, origin, target, tier, moves = row
    power = POWERS[card]
    assert (power.deck, power.cost, power.speed) == ("minor", int(cost), speed)
    assert power.elements == elements_of(given.replace(",", " ").replace("-", ""))
    if reach == "-":
        assert power.targets_spirit()
    else:
        assert (power.range, power.origin) == (int(reach), origin)
    assert set(power.target.split()) == set(target.split(","))
    needs = () if tier == "-" else (elements_of(f"{tier[0]} {tier[1:]}"),)
    assert power.tiers == needs
    assert power.moves == (moves == "move")


def test_the_deck():
    """H-1.2: 36 cards; each element 13 times."""
    assert sorted(row[0] for row in ROWS) == sorted(MINORS)
    totals = [sum(POWERS[card].elements[n] for card in MINORS) for n in range(8)]
    assert totals == [13] * 8


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
