"""H-16, H-20, H-24, H-26: what Powers move, destroy and pay, who decides, and solo play."""

import pytest

from crannog.games.horizons.registry import POWERS
from crannog.kernel import Seat
from tests.horizons.powers import using
from tests.horizons.table import STOP, Table, table

# -- Gather and Push -----------------------------------------------------------------------------


def test_gather_from_different_lands():
    """H-20.1: each piece from any adjacent land; others are out of reach."""
    t = using(
        "call_to_migrate",
        {"G5": {"presence": 1}, "G2": {"dahan": 1}, "G7": {"dahan": 1}, "G3": {"dahan": 1}},
    )
    t.use("call_to_migrate", at="G5").expect_asked(0, "gather", "G5", 3, rule="H-20.1")
    t.offers_just(("gather", "G2", "dahan", 0), ("gather", "G7", "dahan", 0), ("done",))
    t.choose("gather", "G2", "dahan", 0).choose("gather", "G7", "dahan", 0)
    assert t.pieces("G5") == {"dahan": 2}
    t.expect_asked(0, "push", "G5", 3)  # nothing is left to Gather


def test_push_to_same_or_different_lands():
    """H-20.2: each piece goes where the user says."""
    t = using("call_to_migrate", {"G5": {"presence": 1, "dahan": 3}})
    t.use("call_to_migrate", at="G5").expect_asked(0, "push", "G5", 3, rule="H-20.2")
    t.offers_just(*(("push", "dahan", 0, f"G{n}") for n in (2, 4, 6, 7, 8)), ("done",))
    for land in ("G2", "G2", "G7"):
        t.choose("push", "dahan", 0, land)
    assert (t.pieces("G2"), t.pieces("G7"), t.pieces("G5")) == ({"dahan": 2}, {"dahan": 1}, {})


def test_range_bonus_never_matters_for_moves():
    """H-20.3: only lands adjacent to the target."""
    t = using("call_to_migrate", {"G3": {"presence": 1, "dahan": 1}}, bonus=2)
    t.use("call_to_migrate", at="G3")
    t.offers_just(("push", "dahan", 0, "G2"), ("push", "dahan", 0, "G4"), ("done",))


def test_coastal_lands_push_to_land_only():
    """H-20.3, H-15.3: never into the ocean."""
    t = using("gnawing_rootbiters", {"G1": {"presence": 1, "town": 1, "city": 1}})
    t.use("gnawing_rootbiters", at="G1")
    t.offers_just(("push", "town", 0, "G2"), ("push", "town", 0, "G6"), ("done",))


def test_moved_pieces_keep_their_damage():
    """H-20.5: hurt pieces are chosen apart and stay hurt."""
    t = using("gnawing_rootbiters", {"G5": {"presence": 1, "town": [1, 1]}})
    t.use("gnawing_rootbiters", at="G5").offers(
        ("push", "town", 0, "G8"), ("push", "town", 1, "G8")
    )
    t.choose("push", "town", 1, "G8").choose("done")
    assert t.hurt("G8") == {("town", 1): 1}
    assert t.hurt("G5") == {}


def test_any_mix_of_kinds():
    """H-20.6: X/Y up to the number in all."""
    t = using("land_of_haunts_and_embers", {"G5": {"presence": 2, "explorer": 1, "town": 2}})
    t.use("land_of_haunts_and_embers", at="G5")
    t.choose("push", "town", 0, "G8").choose("push", "explorer", 0, "G7")
    assert t.pieces("G5") == {"town": 1}


def test_mandatory_gather_takes_what_there_is():
    """H-20.4, H-5.9: one adjacent piece comes by itself; with none nothing happens."""
    t = using("lure_of_the_unknown", {"G5": {"presence": 1}, "G8": {"town": 1}})
    t.use("lure_of_the_unknown", at="G5")
    assert t.pieces("G5") == {"town": 1}
    t = using("lure_of_the_unknown", {"G5": {"presence": 1}, "G3": {"town": 1}})
    t.use("lure_of_the_unknown", at="G5")
    assert t.pieces("G5") == {}


# -- presence, Blight, Energy --------------------------------------------------------------------


def test_blight_of_a_power_destroys_presence_of_each_spirit():
    """H-16.7, H-16.3: one of every Spirit there; it goes out of play."""
    t = table(
        2,
        lands={"G5": {"presence": {0: 3, 1: 2}}},
        phase="slow",
        in_play={0: ["drought"]},
    )
    t.use("drought", at="G5", by=0)
    assert t.land("G5").presence == [2, 1]
    assert [t.spirit(seat).destroyed for seat in (0, 1)] == [1, 1]
    assert t.state.blight_pool == 10


def test_cascade_of_a_power_is_its_users_choice():
    """H-24.1, H-8.8: on another's board too."""
    t = table(
        2,
        lands={"G3": {"presence": {0: 1}}, "H3": {"blight": 1}, "H6": {"presence": {1: 2}}},
        phase="fast",
        in_play={0: ["land_of_haunts_and_embers"]},
    )
    t.use("land_of_haunts_and_embers", at="H3", by=0)
    t.expect_asked(0, "cascade", "H3", rule="H-8.8").offers_lands(
        "H2", "H4", "H5", "G3", "G4", "G7"
    )
    t.choose("land", "H4")
    assert (t.land("H3").blight, t.land("H4").blight, t.state.blight_pool) == (2, 1, 9)


def test_cascade_of_a_ravage_is_decided_by_the_boards_spirit():
    """H-24.4: the Spirit that began on the board of the land that cascades."""
    t = table(
        2,
        lands={"H3": {"blight": 1, "city": 1}, "G8": {"blight": 1, "city": 1}},
        phase="ravage",
        ravage="inv_1_mountain",
        queue=["G8", "H3"],
    )
    assert set(t.match.pending) == {0, 1}  # H-24.2: any player may say which comes first
    t.choose("land", "H3", by=0)
    t.expect_asked(1, "cascade", "H3").choose("land", "H4")
    t.expect_asked(0, "cascade", "G8")


def test_moving_presence_is_not_adding():
    """H-16.5: Gathered presence triggers nothing that adding does."""
    t = using(
        "stinging_sandstorm",
        {"G5": {"explorer": 1, "dahan": 1}, "G8": {"presence": 1}, "G3": {"presence": 2}},
    )
    t.use("stinging_sandstorm", at="G5").choose("gather", "G8", "presence", 0)
    assert t.events("moves-presence") == [[0, "G8", "G5"]]
    assert t.events("presence") == []
    t.expect_asked(0, "use-powers")  # no Stiff Wind


def test_energy_is_usable_as_soon_as_gained():
    """H-17.2: 2 of Gift of Constancy pay for the Boon in the same phase."""
    t = table(
        spirits=["eyes_watch"],
        phase="fast",
        in_play={0: ["gift_of_constancy", "boon_of_watchful_guarding"]},
    )
    t.use("gift_of_constancy", on=0)
    assert t.spirit().energy == 2
    t.use("boon_of_watchful_guarding", on=0).choose("pay", 1)
    assert t.spirit().energy == 1
    assert t.land("G7").defend == 8


# -- who decides ---------------------------------------------------------------------------------


def test_the_user_decides_on_anothers_board():
    """H-24.1, H-5.10: the Spirit that uses the Power."""
    t = table(
        2,
        lands={"G3": {"presence": {0: 2}}, "H3": {"explorer": 2, "town": 2}},
        phase="slow",
        in_play={0: ["rouse_the_trees_and_stones"]},
    )
    t.use("rouse_the_trees_and_stones", at="H3", by=0).expect_asked(0, "damage", "H3", 2)
    assert set(t.match.pending) == {0}


def test_a_target_spirit_decides_on_what_the_text_gives_it():
    """H-5.10: "the target Spirit ..." steps are the target's."""
    t = table(2, phase="fast", in_play={0: ["elemental_boon"]})
    t.use("elemental_boon", on=1, by=0).expect_asked(1, "element", "elemental_boon")
    assert set(t.match.pending) == {1}


# -- solo ----------------------------------------------------------------------------------------

GIFTS_TO_ANOTHER = ("gift_of_furious_might", "gift_of_searing_heat", "entwined_power")


@pytest.mark.parametrize("card", [*GIFTS_TO_ANOTHER, "exaltation_of_tangled_growth"])
def test_another_spirit(card: str):
    """H-5.4, H-26.3: never oneself, but in a solo game just oneself."""
    t = table(3, phase=POWERS[card].speed, in_play={0: [card]})
    t.choose("use", card, by=0).expect_asked(0, "target-spirit", card, rule="H-5.4")
    t.offers_just(("spirit", 1), ("spirit", 2), STOP)
    for seats, target in ((2, 1), (1, 0)):  # nothing to choose
        t = table(seats, phase=POWERS[card].speed, in_play={0: [card]}).choose("use", card, by=0)
        assert t.events("uses-on-spirit") == [[0, card, target]]


@pytest.mark.parametrize("card", ["reaching_grasp", "gift_of_constancy", "gift_of_the_sunlit_air"])
def test_any_spirit(card: str):
    """H-5.4: oneself included."""
    t = table(2, phase="fast", in_play={0: [card]}).choose("use", card, by=0)
    t.offers_just(("spirit", 0), ("spirit", 1), STOP)


def extras(card: str, seats: int, on: Seat) -> Table:
    """A gift used by seat 0, which has one sacred site."""
    t = table(
        seats, lands={"G5": {"presence": {0: 2}}}, phase="fast", in_play={0: [card]}, hold=True
    )
    return t.use(card, on=on, by=0)


@pytest.mark.parametrize(
    ("card", "energy"),
    [
        ("gift_of_the_sunlit_air", [0, 1]),
        ("gift_of_wind_sped_steps", [0, 1]),
        ("gift_of_living_energy", [1, 2]),
    ],
)
def test_no_extras_for_oneself(card: str, energy: list[int]):
    """H-26.4: the extra for another Spirit comes neither solo nor for oneself."""
    assert extras(card, 1, 0).spirit(0).energy == energy[0]
    assert extras(card, 2, 0).spirit(0).energy == energy[0]
    assert extras(card, 2, 1).spirit(1).energy == energy[1]


def test_solo_elemental_boon_gives_one_set():
    """H-26.4: three elements, once."""
    t = extras("elemental_boon", 1, 0)
    for name in ("sun", "moon", "fire"):
        t.choose("element", name)
    assert t.elements() == {"sun": 2, "moon": 1, "fire": 1, "earth": 1}  # the holder: sun, earth


def test_solo_gift_of_constancy_keeps_one_card():
    """H-26.4: one card at Time Passes, not two."""
    t = extras("gift_of_constancy", 1, 0)
    assert t.spirit().constancy == 1


def test_solo_entwined_power_gives_both_rewards():
    """H-26.5: the target's card and one of those left."""
    t = table(
        phase="fast",
        in_play={0: ["entwined_power"]},
        minor_deck=["drought", "rain_of_blood", "steam_vents", "call_to_tend"],
    )
    t.use("entwined_power").choose("deck", "minor").choose("take", "drought")
    t.expect_asked(0, "take-left-power").choose("take", "call_to_tend")
    assert {"drought", "call_to_tend"} <= set(t.spirit().hand)
    assert t.state.minor_discard == ["rain_of_blood", "steam_vents"]
