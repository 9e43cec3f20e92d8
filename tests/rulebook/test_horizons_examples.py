"""Every worked example of the Horizons rulebook, its answers to questions, and its clear cases.

Pages are those of the Russian book. The Spirits sit in the order in which an example names them.
"""

from typing import Any, cast

import pytest

from crannog.games.horizons import GAME
from crannog.kernel import Match
from tests.horizons.table import Lands, Table, table

WHIRLWIND, MUD = "sun_bright_whirlwind", "fathomless_mud"
TEETH, HEAT, EYES = "devouring_teeth", "rising_heat", "eyes_watch"


def invade(lands: Lands, seats: int = 2, **more: Any) -> Table:
    """An Invader phase without fear cards; the Slow phase after it stays open."""
    return table(seats, lands=lands, phase="fear", in_play={seats - 1: ["gift_of_power"]}, **more)


def hit_all(t: Table, *kinds: str) -> int:
    """Answers all questions about Damage, these kinds first; returns how many there were."""
    order = kinds or ("city", "town", "explorer")
    asked = 0
    while t.match.pending and t.prompt in ("damage", "bonus-damage", "bonus-damage-in"):
        pieces = [o for o in t.options if o[0] in ("piece", "piece-in")]
        t.choose(*min(pieces, key=lambda o: (order.index(str(o[-2])), -int(o[-1]))))
        asked += 1
    return asked


# -- page 14: the Build --------------------------------------------------------------------------


def test_build_examples():
    """p.14, H-9: the Invaders Build in Mountains: a City, a Town, a Town, nothing."""
    t = invade(
        {
            "F1": {"city": 0},
            "F4": {"town": 2, "city": 1},  # A: more Towns than Cities
            "G8": {"explorer": 2},  # B: just Explorers, so as many Towns as Cities: none
            "H3": {"town": 1, "city": 1},  # C: as many Towns as Cities
            "H4": {"dahan": 2},  # D: no Invaders
        },
        seats=3,
        build="inv_1_mountain",
        invader_deck=["inv_1_jungle"],
    )
    assert t.pieces("F4") == {"town": 2, "city": 2}
    assert t.pieces("G8") == {"explorer": 2, "town": 1}
    assert t.pieces("H3") == {"town": 2, "city": 1}
    assert t.pieces("H4") == {"dahan": 2}


def test_a_build_upgrades_nothing():
    """p.12, H-9.2: the City is a new piece from the supply; the Town stays."""
    t = invade({"G8": {"town": 1}}, build="inv_1_mountain", invader_deck=["inv_1_jungle"])
    assert t.pieces("G8") == {"town": 1, "city": 1}


# -- page 14: the Explore ------------------------------------------------------------------------


def test_explore_examples():
    """p.14, H-10: the Invaders Explore Jungles: A, C and D get an Explorer, B does not."""
    t = invade(
        {
            "F1": {"city": 0},
            "G6": {"town": 1},  # A: has a Town
            "G7": {"dahan": 1},  # B: inland, next to no Town or City
            "H6": {"city": 1},  # next to H5, C
            "H8": {"town": 1},  # next to H1, D, which is also by the ocean
        },
        seats=3,
        invader_deck=["inv_1_jungle"],
    )
    assert t.pieces("G6") == {"town": 1, "explorer": 1}
    assert t.pieces("G7") == {"dahan": 1}
    assert t.pieces("H5") == {"explorer": 1}
    assert t.pieces("H1") == {"explorer": 1}  # both conditions hold, still one Explorer


def test_explorers_are_no_source():
    """p.13, H-10.5."""
    t = invade({"G4": {"explorer": 3}, "G5": {"explorer": 3}}, invader_deck=["inv_1_jungle"])
    assert t.pieces("G7") == {}


# -- pages 14 and 15: the Ravage -----------------------------------------------------------------

PURPLE, BLUE = 0, 1
SWAMPS: Lands = {
    "G4": {"town": 1, "explorer": 1, "dahan": 2},  # A
    "G2": {"city": 1, "blight": 1},  # B
    "G3": {"presence": {PURPLE: 2, BLUE: 1}},
    "H6": {"presence": {BLUE: 2}},
}


def swamps() -> Table:
    """The Invaders Ravage Wetlands."""
    lands: Lands = {**SWAMPS, "G5": {"presence": {PURPLE: 1}}, "G1": {"city": 0}}
    return invade(lands, ravage="inv_1_wetland", invader_deck=["inv_1_jungle"])


def test_ravage_example_a():
    """p.15, H-8: 3 Damage: 1 Blight, a Dahan dies, the other is hurt and destroys the Town."""
    t = swamps().choose("land", "G4")
    assert t.events("ravage") == [["G4", 3]]
    assert t.land("G4").blight == 1
    assert t.land("G4").count("dahan") == 1
    assert t.hurt("G4") == {("dahan", 1): 1}
    t.expect_asked(0, "damage", "G4", 2).choose("piece", "town", 0).choose("piece", "town", 1)
    assert t.pieces("G4") == {"explorer": 1, "dahan": 1}
    assert t.fear == 1


def test_ravage_example_b_first_variant():
    """p.15, H-8.8: the Blight cascades to land 1, which is empty: nobody loses presence."""
    t = swamps().choose("land", "G2")
    assert t.events("ravage") == [["G2", 3]]
    t.expect_asked(0, "cascade", "G2").choose("land", "G1")
    assert (t.land("G2").blight, t.land("G1").blight) == (2, 1)
    assert t.land("G3").presence == [2, 1]


def test_ravage_example_b_second_variant():
    """p.15, H-8.7: to land 3: purple loses its sacred site there, blue is driven out."""
    t = swamps().choose("land", "G2").choose("land", "G3")
    assert (t.land("G2").blight, t.land("G3").blight) == (2, 1)
    assert t.land("G3").presence == [1, 0]
    assert "G3" not in t.state.sacred_sites(PURPLE)
    assert t.events("presence-destroyed") == [[PURPLE, "G3"], [BLUE, "G3"]]


@pytest.mark.parametrize(("explorers", "blight"), [(1, 0), (2, 1), (9, 1)])
def test_however_much_damage(explorers: int, blight: int):
    """p.12, p.25, H-8.4: 2 Damage add 1 Blight, 9 Damage too; 1 is ignored."""
    t = invade({"G5": {"explorer": explorers}}, ravage="inv_1_sands", invader_deck=["inv_1_jungle"])
    assert t.land("G5").blight == blight


def test_dahan_damage_is_not_spread():
    """p.12, H-8.5: a Dahan that can be destroyed must be."""
    t = invade(
        {"G5": {"explorer": 2, "dahan": 2}}, ravage="inv_1_sands", invader_deck=["inv_1_jungle"]
    )
    assert t.land("G5").count("dahan") == 1
    assert t.hurt("G5") == {}


def test_counterattack_without_losses():
    """p.12, H-8.10: defended Dahan strike; where the Ravage was skipped they don't."""
    for fields, town in (({"defend": 2}, 0), ({"skips": ["ravage"]}, 1)):
        t = invade(
            {"G5": {"town": 1, "dahan": 1, **fields}},
            ravage="inv_1_sands",
            invader_deck=["inv_1_jungle"],
        )
        assert (t.land("G5").count("town"), t.land("G5").count("dahan")) == (town, 1)


# -- pages 12 and 19: the cascade ----------------------------------------------------------------


def test_blight_cascade():
    """p.12, p.19, H-8.8: into a land with Blight it cascades on, and presence dies on the way."""
    lands: Lands = {
        "G5": {"town": 1, "blight": 1, "presence": {0: 2}},
        "G4": {"blight": 1, "presence": {0: 1, 1: 2}},
        "G7": {"presence": {1: 1}},
        "G1": {"presence": {0: 1}},
    }
    t = invade(lands, ravage="inv_1_sands", blight_pool=9, invader_deck=["inv_1_jungle"])
    t.choose("land", "G4").expect_asked(0, "cascade", "G4").choose("land", "G7")
    assert t.events("blight") == [["G5"], ["G4"], ["G7"]]
    assert t.state.blight_pool == 6
    assert t.presence(0) == {"G5": 1, "G1": 1}
    assert t.presence(1) == {"G4": 1}


def test_a_cascade_goes_to_one_land():
    """p.25, H-27.5: one adjacent land, not all."""
    t = invade(
        {"G5": {"town": 1, "blight": 1}}, ravage="inv_1_sands", invader_deck=["inv_1_jungle"]
    )
    t.choose("land", "G8")
    assert [land.id for land in t.state.lands.values() if land.blight] == ["G5", "G8"]


# -- page 11: fear cards -------------------------------------------------------------------------


def test_fear_cards_in_the_order_earned_at_the_present_level():
    """p.11, H-7.1, H-7.2: the level may be higher than when they were earned."""
    t = invade({}, earned=["avoid_the_dahan", "trade_suffers", "isolation"], terror=1)
    assert t.state.terror_level() == 2
    assert t.events("fear-card")[0] == ["avoid_the_dahan", 2]
    assert [args[0] for args in t.events("fear-card")][1] == "trade_suffers"


def test_each_player_is_limited_by_the_lands_only():
    """p.11, H-7.4: a player may act far from its own presence, one player after the other."""
    lands: Lands = {"G1": {"presence": {0: 1}}, "H3": {"explorer": 2}, "G2": {"explorer": 1}}
    t = invade(lands, earned=["emigration_accelerates"], invader_deck=["inv_1_jungle"])
    t.choose("remove", "H3", "explorer", 0, by=0).choose("remove", "H3", "explorer", 0, by=1)
    assert t.pieces("H3") == {}


# -- page 16: fear, victory, defeat --------------------------------------------------------------


def test_fear_left_over_goes_on():
    """p.16, H-13.3: after a card is earned the rest of the Fear starts the next one."""
    t = table(
        1,
        lands={"G5": {"presence": 1}},
        phase="fast",
        in_play={0: ["terrifying_nightmares"]},
        fear=3,
    )
    t.use("terrifying_nightmares", at="G5")
    assert (t.state.fear, len(t.state.earned), len(t.state.fear_deck)) == (1, 1, 8)


def test_a_new_level_counts_immediately():
    """p.16, H-14.1: a divider turns up, its condition holds, and the match is won."""
    t = table(
        1,
        lands={"G1": {"city": 0}, "G5": {"presence": 1, "explorer": 3}},
        phase="fast",
        in_play={0: ["vengeance_of_the_dead"]},
        earned=["retreat", "isolation"],
        fear=1,
    )
    t.use("vengeance_of_the_dead", at="G5")
    assert t.result is not None
    assert t.result["reason"] == "terror-2-victory"


def test_sacrifice():
    """p.16, H-14.6: a card that wins and loses at once is a sacrifice for victory."""
    t = table(
        1,
        lands={"G1": {"city": 0}, "G5": {"presence": 1, "town": 2}},
        phase="slow",
        in_play={0: ["poisoned_land"]},
        terror=2,
        hold=False,
    )
    t.use("poisoned_land", at="G5")
    assert t.result is not None
    assert (t.result["reason"], t.result["winners"]) == ("sacrifice", [0])


# -- page 19: Invaders ---------------------------------------------------------------------------


def test_a_city_takes_damage_point_by_point():
    """p.19, H-12.3, H-19.2: 1 Damage, then 2; healed when time passes."""
    t = table(
        1,
        lands={"G5": {"presence": 1, "city": 1}},
        spirits=[EYES],
        phase="fast",
        in_play={0: ["mysterious_abductions"]},
    )
    t.use("mysterious_abductions", at="G5")
    assert t.hurt("G5") == {("city", 1): 1}
    late = table(1, lands={"G5": {"presence": 1, "city": [0, 0, 1]}}, phase="slow", hold=False)
    assert (late.pieces("G5"), late.hurt("G5")) == ({"city": 1}, {})


def test_three_powers_of_one_damage_destroy_a_city():
    """p.27, H-19.3: Damage of different Powers, here a fast one and two slow ones, adds up."""
    t = table(
        3,
        lands={"G5": {"presence": {0: 1, 1: 1, 2: 1}, "city": 1, "dahan": 1}},
        spirits=[EYES, HEAT, MUD],
        phase="fast",
        in_play={
            0: ["mysterious_abductions"],
            1: ["stinging_sandstorm"],
            2: ["open_shifting_waterways"],
        },
        hold=False,
        invader_deck=["inv_1_jungle"],
    )
    t.use("mysterious_abductions", at="G5", by=0)
    assert t.state.phase == "slow"
    t.use("stinging_sandstorm", at="G5", by=1)
    assert t.hurt("G5") == {("city", 2): 1}
    t.use("open_shifting_waterways", at="G5", by=2)
    assert ["city", "G5"] in t.events("destroys")


# -- pages 20 to 22: Powers ----------------------------------------------------------------------


def test_elements_serve_every_threshold():
    """p.21, H-18.3: 2 water can be used in all formulas with water."""
    t = table(
        2,
        lands={"G5": {"presence": 2}},
        in_play={0: ["accelerated_rot", "dissolve_the_bonds_of_kinship"]},
        elements={0: "2 sun, 2 plant, fire, 2 animal"},
    )
    assert t.elements()["water"] == 2
    spirit = cast(list[dict[str, Any]], t.match.view(0)["spirits"])[0]
    for card in ("accelerated_rot", "dissolve_the_bonds_of_kinship"):
        assert spirit["thresholds"][card]


def test_all_towns_means_in_the_target_land():
    """p.21, H-5.5: all effects apply in the one target land."""
    lands: Lands = {"G6": {"presence": 1, "town": 2}, "G5": {"town": 1}, "G8": {"town": 1}}
    t = table(2, lands=lands, phase="slow", in_play={0: ["the_jungle_hungers"]})
    t.use("the_jungle_hungers", at="G6")
    assert [t.land(land).count("town") for land in ("G6", "G5", "G8")] == [0, 1, 1]


def test_the_target_is_checked_only_at_the_start():
    """p.22, H-30.6: a Power goes on when its land no longer meets the condition."""
    t = table(
        2,
        lands={"G5": {"presence": 1, "dahan": 2}},
        phase="fast",
        in_play={0: ["the_trees_and_stones_speak_of_war"]},
        elements={0: "2 sun, 2 earth, 2 plant"},
    )
    t.use("the_trees_and_stones_speak_of_war", at="G5")
    t.choose("push", "dahan", 0, "G8").choose("push", "dahan", 0, "G8")
    assert (t.land("G5").defend, t.land("G8").defend) == (0, 4)


def test_effects_end_with_the_turn():
    """p.22, H-5.6: extra Health of Dahan and skipped Ravages hold for this turn only."""
    t = table(1, lands={"G5": {"vitality": 4, "skips": ["ravage"]}}, phase="slow", hold=False)
    assert (t.land("G5").vitality, t.land("G5").skips) == (0, ())


def test_what_may_be_forgotten():
    """p.23, H-22.4, H-22.5: from hand, discard or play, even the new major; its elements go."""
    t = table(
        1,
        lands={"G5": {"presence": 1}},
        phase="fast",
        hands={0: ["gift_of_the_sunlit_air"]},
        discards={0: ["scatter_to_the_winds"]},
        in_play={0: ["entwined_power", "terrifying_nightmares"]},
        major_deck=["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"],
    )
    t.use("entwined_power", on=0).choose("deck", "major").choose("take", "tsunami")
    t.offers(
        ("forget", "gift_of_the_sunlit_air"),
        ("forget", "scatter_to_the_winds"),
        ("forget", "entwined_power"),
        ("forget", "terrifying_nightmares"),
        ("forget", "tsunami"),
    )
    assert t.elements() == {"moon": 2, "air": 1, "water": 1, "plant": 1}
    t.choose("forget", "terrifying_nightmares")
    assert t.elements() == {"moon": 1, "water": 1, "plant": 1}
    t.choose("take", "powerstorm").choose("forget", "powerstorm")
    t.lacks(("use", "terrifying_nightmares"))


# -- page 24: Gather and Push --------------------------------------------------------------------


def test_gather_and_push_example():
    """p.24: Call to Migrate brings Dahan to the City in land 5 before the Sands are Ravaged."""
    t = table(
        1,
        lands={
            "G1": {"city": 0},
            "G3": {"dahan": 1},
            "G4": {"dahan": 1, "presence": 1},
            "G7": {"dahan": 1},
            "G5": {"city": 1},
        },
        phase="slow",
        in_play={0: ["call_to_migrate"]},
        ravage="inv_1_sands",
        hold=False,
    )
    t.use("call_to_migrate", at="G4").expect_asked(0, "gather", "G4", 3)
    t.offers(("gather", "G3", "dahan", 0), ("gather", "G7", "dahan", 0))
    t.choose("gather", "G3", "dahan", 0).choose("gather", "G7", "dahan", 0)
    assert t.pieces("G4") == {"dahan": 3}
    t.expect_asked(0, "push", "G4", 3)
    for _ in range(3):
        t.choose("push", "dahan", 0, "G5")
    assert t.pieces("G5") == {"city": 1, "dahan": 3}
    # the next turn: the City kills one Dahan and blights the land, the other two destroy it
    assert t.state.phase == "spirit"
    t.choose("growth", 1)
    while t.match.pending and not t.events("ravage"):
        t.choose(*t.options[-1])
    assert t.events("ravage") == [["G5", 3]]
    assert t.land("G5").blight == 1
    assert t.events("counterattack") == [["G5", 4]]
    assert t.land("G5").count("dahan") == 2
    assert ["city", "G5"] in t.events("destroys")


def test_range_does_not_lengthen_gather_and_push():
    """p.23, p.24, H-20.3: only lands next to the target land, never the ocean."""
    t = table(
        1,
        lands={"G4": {"presence": 1, "dahan": 1}, "G8": {"dahan": 1}, "G3": {"dahan": 1}},
        phase="slow",
        in_play={0: ["call_to_migrate"]},
        more_of={0: {"range_bonus": 3}},
    )
    t.use("call_to_migrate", at="G4").offers_just(("gather", "G3", "dahan", 0), ("done",))
    t.choose("done").offers_just(
        *(("push", "dahan", 0, land) for land in ("G2", "G3", "G5", "G7")), ("done",)
    )


# -- page 24: repeats ----------------------------------------------------------------------------


def test_repeat_of_mother_earths_pain():
    """p.24, H-23.4: next to the first land, without Blight and out of range."""
    pain = "the_land_thrashes_in_furious_pain"
    t = table(
        2,
        lands={"G1": {"presence": 1}, "G5": {"blight": 1}, "G7": {"explorer": 1}},
        phase="slow",
        in_play={0: [pain]},
        elements={0: "3 moon, 3 earth"},
    )
    assert t.state.map.distance["G1"]["G7"] == 3
    t.use(pain, at="G5").choose("land", "G7", by=0)
    assert t.pieces("G7") == {}  # the Blight of G5 lies next to it


def test_repeat_of_the_winds():
    """p.24, H-23.5: within 3 of a sacred site, the same land or another."""
    winds = "winds_of_rust_and_atrophy"
    t = table(
        2,
        lands={"G1": {"presence": 2}},
        phase="fast",
        in_play={0: [winds]},
        elements={0: "3 air, 3 water, 2 animal"},
    )
    t.use(winds, at="G1").offers(("land", "G1"), ("land", "G7"), by=0)
    t.lacks(("land", "H8"), by=0).choose("land", "G7", by=0)
    assert (t.land("G1").defend, t.land("G7").defend) == (6, 6)
    assert t.prompt == "use-powers"  # one repeat brings no other


def test_repeat_by_powerstorm():
    """p.24, H-23.6: cards are paid again; the same land or another; no second elements."""
    t = table(
        2,
        lands={"G5": {"presence": 1, "city": 2}},
        phase="fast",
        in_play={0: ["powerstorm", "terrifying_nightmares"]},
        energy={0: 1},
    )
    t.use("powerstorm", on=0).use("terrifying_nightmares", at="G5", by=0)
    before = t.elements()
    t.use("terrifying_nightmares", at="G5", verb="repeat", by=0)
    assert t.spirit().energy == 1 + 3 - 4
    assert t.elements() == before
    assert t.fear == 4


def test_a_modified_power_is_repeated_as_modified():
    """p.24, H-23.3: the Whirlwind's range and speed hold for the repeat."""
    t = table(
        2,
        lands={"G1": {"presence": 1}, "G7": {"dahan": 1}},
        phase="fast",
        in_play={0: ["call_to_migrate"]},
        energy={0: 1},
        more_of={0: {"range_bonus": 2, "hastened": ["call_to_migrate"], "repeats": 1}},
    )
    t.use("call_to_migrate", at="G8", by=0).choose("done").use(
        "call_to_migrate", at="G8", verb="repeat", by=0
    )
    t.choose("gather", "G7", "dahan", 0)
    assert t.state.phase == "fast"
    assert t.state.map.distance["G1"]["G8"] == 2


# -- page 25: questions and answers --------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "mountain", "sands"), [("F", "F4", "F8"), ("G", "G1", "G5"), ("H", "H3", "H8")]
)
def test_faq_where_the_whirlwind_begins(board: str, mountain: str, sands: str):
    """p.25, H-29.1: two presence in one land, the lowest-numbered Mountain of its own board."""
    t = Table(Match.new(GAME, 3, 1))
    t.choose("spirit-panel", WHIRLWIND).choose("board", board)
    assert t.presence(0) == {mountain: 2, sands: 1}


def test_faq_wind_sped_steps_and_conditional_gather():
    """p.25, H-29.2: Death Approaches from Beneath can be made fast, though it Gathers only if."""
    t = table(
        2,
        spirits=[WHIRLWIND, TEETH],
        lands={"G1": {"presence": 1}, "H6": {"presence": {1: 1}}, "H5": {"explorer": 1}},
        phase="fast",
        in_play={0: ["gift_of_wind_sped_steps"]},
        elements={1: "fire, animal"},
    )
    t.use("gift_of_wind_sped_steps", on=1, by=0)
    t.offers(("hasten", "death_approaches"), by=1).choose("hasten", "death_approaches", by=1)
    t.use("death_approaches", at="H5", by=1)
    assert t.presence(1) == {"H5": 1}


def test_faq_searing_heat_and_territorial_aggression():
    """p.25, H-29.3: a Power of another Spirit gets no extra Damage from the Teeth."""
    t = table(
        2,
        spirits=[HEAT, TEETH],
        lands={"G1": {"presence": 1}, "H6": {"presence": {1: 1}, "city": 1}},
        phase="fast",
        in_play={0: ["gift_of_searing_heat"]},
        energy={1: 1},
    )
    t.use("gift_of_searing_heat", on=1, by=0)
    t.expect_asked(1, "alternative").choose("option", "damage", by=1)
    assert t.hurt("H6") == {("city", 1): 1}
    assert t.spirit(1).energy == 0
    assert not t.is_asked(1, "bonus-damage")


def rampage(might: int = 0) -> Table:
    """The Teeth may use Ferocious Rampage (3 Damage to Explorers/Towns) twice."""
    return table(
        2,
        spirits=[TEETH, MUD],
        lands={"G5": {"presence": 1, "explorer": 9, "city": 1}},
        phase="slow",
        in_play={0: ["ferocious_rampage"]},
        energy={0: 2},
        more_of={0: {"repeats": 1, "might": might}},
    )


def test_faq_territorial_aggression_counts_again_on_a_repeat():
    """p.25, H-29.4: 3 + 1 Damage, and again 3 + 1."""
    t = rampage().use("ferocious_rampage", at="G5", by=0)
    hit_all(t, "explorer")
    assert t.land("G5").count("explorer") == 5
    t.use("ferocious_rampage", at="G5", verb="repeat", by=0)
    hit_all(t, "explorer")
    assert t.land("G5").count("explorer") == 1


@pytest.mark.parametrize("first", [True, False])
def test_faq_furious_might_counts_once(first: bool):
    """p.25, H-29.4: its 3 Damage go with the first use or with the repeat, not with both."""
    t = rampage(might=1).use("ferocious_rampage", at="G5", by=0)
    t.expect_asked(0, "use-might").choose("might" if first else "not-now", by=0)
    hit_all(t, "explorer")
    assert t.land("G5").count("explorer") == (9 - 7 if first else 9 - 4)
    t.use("ferocious_rampage", at="G5", verb="repeat", by=0)
    if first:
        assert not t.is_asked(0, "use-might")
    else:
        t.expect_asked(0, "use-might").choose("might", by=0)
    hit_all(t, "explorer")
    assert t.land("G5").count("explorer") == 0


def test_faq_damage_dealing_power():
    """p.25, H-25.5: one by which Damage is really dealt; not one that only speaks of it."""
    t = table(
        2,
        spirits=[TEETH, MUD],
        lands={"G5": {"presence": 1, "city": 1}},
        phase="slow",
        in_play={0: ["ferocious_rampage"]},
        more_of={0: {"might": 1}},
    )
    t.use("ferocious_rampage", at="G5", by=0)  # there are neither Explorers nor Towns
    assert t.hurt("G5") == {}
    assert t.spirit().might == 1
    assert not t.is_asked(0, "use-might")


# -- page 25: the solo game ----------------------------------------------------------------------


def test_solo_pools():
    """p.25, H-26.1, H-26.2: one board, 6 Blight, 4 Fear."""
    t = table(1, printed=True)
    assert len(t.state.lands) == 8
    assert (t.state.blight_pool, t.state.fear_per_card()) == (6, 4)


def test_solo_another_spirit_is_oneself():
    """p.25, H-26.3: a gift for another Spirit may be one's own."""
    t = table(1, spirits=[TEETH], phase="fast", in_play={0: ["gift_of_furious_might"]})
    t.use("gift_of_furious_might", on=0)
    assert t.spirit().might == 1


def test_solo_no_reward_for_giving():
    """p.25, H-26.4: Gift of Constancy keeps one card, Elemental Boon gives three elements once."""
    t = table(1, phase="fast", in_play={0: ["gift_of_constancy", "elemental_boon"]}, hold=False)
    t.use("gift_of_constancy", on=0)
    assert t.spirit().constancy == 1
    t.use("elemental_boon", on=0)
    for element in ("fire", "moon", "water"):
        t.choose("element", element)
    assert t.events("elements") == [[0, "fire", "moon", "water"]]


def test_solo_entwined_power_gives_both_rewards():
    """p.25, H-26.5: a card of four and one of the three left."""
    t = table(1, phase="fast", in_play={0: ["entwined_power"]})
    size = len(t.spirit().hand)
    t.use("entwined_power", on=0).choose("deck", "minor").choose(*t.options[0])
    t.choose(*t.options[0])
    assert len(t.spirit().hand) == size + 2


# -- page 25 and 26: difficulty ------------------------------------------------------------------


def test_escalation_makes_explore_more_dangerous():
    """p.26, H-27.4: the new Towns are sources of the Explore that follows."""
    t = table(
        1,
        lands={"G1": {"city": 1}},
        phase="explore",
        invader_deck=["inv_2_jungle"],
        options={"escalation": True},
        in_play={0: ["gift_of_power"]},
    )
    t.choose("land", "G8")
    explored = [land for kind, land in t.events("adds") if kind == "explorer"]
    assert explored == ["G6", "G7"]  # G7 because of the Town in G8


# -- page 30: the index --------------------------------------------------------------------------


def test_more_dahan_than_cities_without_cities():
    """p.30, H-25.1: "more A than B" holds without any B, given one A."""
    t = invade(
        {"G4": {"dahan": 1, "explorer": 1}, "G2": {"explorer": 1}},
        earned=["avoid_the_dahan"],
        terror=2,
        build="inv_1_wetland",
        invader_deck=["inv_1_jungle"],
    )
    assert t.pieces("G4") == {"dahan": 1, "explorer": 1}  # skipped
    assert t.pieces("G2") == {"explorer": 1, "town": 1}


def test_up_to_includes_none():
    """p.30, H-25.2."""
    t = table(
        1,
        lands={"G4": {"presence": 1, "dahan": 1}, "G3": {"dahan": 1}},
        phase="slow",
        in_play={0: ["call_to_migrate"]},
    )
    t.use("call_to_migrate", at="G4").choose("done").choose("done")
    assert (t.pieces("G4"), t.pieces("G3")) == ({"dahan": 1}, {"dahan": 1})


def test_push_any_mix():
    """p.32, H-20.6: "2 Explorers/Towns" is two of one kind or one of each."""
    for pushed in (("explorer", "explorer"), ("town", "town"), ("explorer", "town")):
        t = table(
            2,
            spirits=[EYES, MUD],
            lands={"G5": {"presence": 1, "explorer": 2, "town": 2}},
            phase="slow",
            in_play={0: ["eerie_noises_and_moving_trees"]},
        )
        t.use("eerie_noises_and_moving_trees", at="G5")
        for kind in pushed:
            t.choose("push", kind, 0, "G8")
        assert sum(t.pieces("G8").values()) == 2
