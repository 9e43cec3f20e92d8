"""H-5, H-6, H-16 to H-18, H-20, H-23, H-24, H-26: how Powers are used, whatever their text."""

from collections.abc import Mapping

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.registry import POWERS
from crannog.kernel import Json, Match, Rng, Seat
from tests.horizons.table import STOP, Table, table

ALL_G = ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8")


def using(
    card: str,
    lands: Mapping[str, Mapping[str, object]],
    *more_cards: str,
    elements: str = "",
    bonus: int = 0,
    spirit: str = "sun_bright_whirlwind",
) -> Table:
    """Solo, in the phase of a card that is in play, with others beside it."""
    return table(
        spirits=[spirit],
        lands=lands,
        phase=POWERS[card].speed,
        in_play={0: [card, *more_cards]},
        elements={0: elements},
        more_of={0: {"range_bonus": bonus}},
    )


# -- innate Powers -------------------------------------------------------------------------------


def test_innate_needs_a_tier_and_costs_nothing():
    """H-5.1: an innate is there if one tier's elements are met; no Energy, no card play."""
    lands = {"G5": {"presence": 1, "explorer": 1}}
    t = table(lands=lands, phase="slow", elements={0: "sun 2 air"})
    t.offers(("use", "violent_windstorms"))
    assert t.spirit().energy == 0
    t = table(lands=lands, phase="slow", elements={0: "sun air"})
    t.lacks(("use", "violent_windstorms"))


def test_each_power_once_a_turn():
    """H-5.7: even with twice the elements."""
    t = table(
        lands={"G5": {"presence": 1, "explorer": 3}},
        phase="slow",
        elements={0: "4 sun 8 air"},
        in_play={0: ["call_to_migrate"]},
    )
    t.use("violent_windstorms", at="G5")
    while t.prompt != "use-powers":
        t.choose(*t.options[-1])
    t.lacks(("use", "violent_windstorms"))
    t.use("call_to_migrate", at="G5").lacks(("use", "call_to_migrate"))
    t.refuses("use", "call_to_migrate")


def test_innate_every_turn():
    """H-5.1: track elements make it usable turn after turn, without a card in play."""
    t = table(
        spirits=["fathomless_mud"],
        lands={"G2": {"presence": 7, "town": 1}},
        tracks={0: (5, 2)},
        phase="slow",
        hold=False,
    )
    t.use("spreading_and_dreadful_mire", at="G2")
    assert t.state.turn == 1
    t.grow(2)
    for _ in range(2):
        t.choose("from-land", "G2").choose("land", "G2")
    t.choose("done")
    t.expect_asked(0, "use-powers", "slow").offers(("use", "spreading_and_dreadful_mire"))


# -- ranges --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("visions_of_fiery_doom", ("G3",)),  # range 0: the origin itself
        ("dark_and_tangled_woods", ("G2", "G3", "G4")),  # range 1, and nearer
        ("drift_down_into_slumber", ("G1", "G2", "G3", "G4", "G5", "G6", "G7")),  # range 2
    ],
)
def test_range_from_presence(card: str, lands: tuple[str, ...]):
    """H-5.3: steps from a land with presence; the ocean is no step (G1 is 2 away from G3)."""
    t = using(card, {"G3": {"presence": 1, "explorer": 1}})
    t.choose("use", card)
    if len(lands) > 1:
        t.expect_asked(0, "target-land", card, rule="H-5.3").offers_lands(*lands)
    else:
        assert t.events("uses-in-land") == [[0, card, lands[0]]]


def test_range_from_any_own_presence():
    """H-5.3: the origin is any land with one's presence, not another Spirit's."""
    t = table(
        2,
        lands={"G1": {"presence": 1}, "G3": {"presence": 1}, "G8": {"presence": {1: 2}}},
        phase="fast",
        in_play={0: ["visions_of_fiery_doom"]},
    )
    t.choose("use", "visions_of_fiery_doom").offers_lands("G1", "G3")


def test_sacred_site_as_origin():
    """H-16.1, H-5.3: two presence of the same Spirit; one is not enough."""
    lands = {"G3": {"presence": 2}, "G8": {"presence": 1}}
    t = using("natures_resilience", lands)
    t.choose("use", "natures_resilience").offers_lands("G2", "G3", "G4")
    t = using("natures_resilience", {"G3": {"presence": 1}, "G8": {"presence": 1}})
    t.lacks(("use", "natures_resilience"))


def test_two_spirits_make_no_sacred_site_together():
    """H-16.1: presence of the same Spirit."""
    t = table(
        2,
        lands={"G5": {"presence": {0: 1, 1: 1}}},
        phase="fast",
        in_play={0: ["natures_resilience"]},
    )
    assert t.state.sacred_sites(0) == t.state.sacred_sites(1) == []
    assert set(t.match.pending) == {1}


def test_partners_make_a_joint_sacred_site():
    """H-5.3: under Entwined Power one presence each will do; never one counted twice."""
    for seats, lands in (
        ([1], {"G5": {"presence": {0: 1, 1: 1}}}),
        ([1, 1], {"G5": {"presence": {1: 1}}, "G3": {"presence": {0: 1}}}),
    ):
        t = table(
            2,
            lands={**lands, "H6": {"presence": {1: 1}}},
            phase="fast",
            in_play={0: ["natures_resilience"]},
            more_of={0: {"shares": list[Json](seats)}},
        )
        assert t.is_asked(0, "use-powers") == (len(seats) == 1)


def test_joint_sacred_site_is_an_option():
    """H-5.3 (option): without it each partner's own site counts, one presence each does not."""
    for presence, site in (({0: 2}, True), ({1: 2}, True), ({0: 1, 1: 1}, False)):
        t = table(
            2,
            lands={"G5": {"presence": presence}, "G3": {"presence": {0: 1, 1: 1}}},
            phase="fast",
            in_play={0: ["natures_resilience"]},
            more_of={0: {"shares": [1]}},
            options={"joint_sacred_site": False},
        )
        assert t.is_asked(0, "use-powers") == site


def test_terrain_as_origin():
    """H-5.3: the range box may ask for presence in a terrain; the target may be anything."""
    lands = {"G6": {"presence": 1}, "G3": {"presence": 2}}
    t = using("whispered_guidance_through_the_night", lands)
    t.choose("use", "whispered_guidance_through_the_night")
    t.offers_lands("G1", "G2", "G5", "G6", "G8")
    t = using("whispered_guidance_through_the_night", {"G3": {"presence": 2}})
    t.lacks(("use", "whispered_guidance_through_the_night"))


@pytest.mark.parametrize(
    ("card", "lands"),
    [
        ("song_of_sanctity", ("G6", "G7", "G8")),  # Mountain or Jungle
        ("voracious_growth", ("G2", "G4", "G6", "G7")),  # Jungle or Wetland
        ("call_to_tend", ("G4", "G8")),  # Dahan
        ("rain_of_blood", ("G2", "G6")),  # Invaders
        ("lure_of_the_unknown", ("G3", "G4", "G5", "G7", "G8")),  # no Invaders (G1 has the City)
        ("rouse_the_trees_and_stones", ("G2", "G5", "G6", "G7", "G8")),  # no Blight
        ("the_land_thrashes_in_furious_pain", ("G3", "G4")),  # Blight
        ("tsunami", ("G1", "G2", "G3")),  # Coastal
    ],
)
def test_target_filters(card: str, lands: tuple[str, ...]):
    """H-5.4, H-15.3: from G5, with all that a filter may ask for round about."""
    t = using(
        card,
        {
            "G5": {"presence": 2},
            "G2": {"town": 1},
            "G6": {"explorer": 1},
            "G4": {"dahan": 1, "blight": 1},
            "G8": {"dahan": 1},
            "G3": {"blight": 1},
        },
    )
    t.choose("use", card).expect_asked(0, "target-land").offers_lands(*lands)


def test_power_without_a_target_is_not_offered():
    """H-5.4: no land passes the filter."""
    t = using("call_to_tend", {"G5": {"presence": 2}})
    t.offers_just(("use", "gift_of_power"), ("done",))


def test_target_is_checked_once():
    """H-5.4, H-30.6: the land stays the target though its last Invader dies on the way."""
    t = table(
        spirits=["fathomless_mud"],
        lands={"G2": {"presence": 2, "explorer": 1, "dahan": 2}},
        phase="slow",
        elements={0: "moon 2 water earth"},
    )
    t.use("spreading_and_dreadful_mire", at="G2", by=0)
    assert t.land("G2").count("explorer") == 0
    t.expect_asked(0, "push", "G2").choose("push", "dahan", 0, "G3")
    assert t.pieces("G2") == {"dahan": 1}


def test_range_bonus():
    """H-23.3: more range for Powers; it adds to a range set by a threshold."""
    t = using("visions_of_fiery_doom", {"G3": {"presence": 1}}, bonus=1)
    t.choose("use", "visions_of_fiery_doom").offers_lands("G2", "G3", "G4")
    t = using("sap_the_strength_of_multitudes", {"G3": {"presence": 1}}, bonus=1, elements="air")
    t.choose("use", "sap_the_strength_of_multitudes")
    t.offers_lands("G1", "G2", "G3", "G4", "G5", "G6", "G7")


def test_range_crosses_boards():
    """H-15.2: lands of different boards are adjacent where they touch."""
    t = table(
        2,
        lands={"G3": {"presence": 1}},
        phase="fast",
        in_play={0: ["dark_and_tangled_woods"]},
    )
    t.choose("use", "dark_and_tangled_woods", by=0).offers_lands("G2", "G3", "G4", "H3", "H4")


# -- all or nothing ------------------------------------------------------------------------------


def test_mandatory_moves_cannot_be_declined():
    """H-5.8, H-20.4: without "up to" there is no way out."""
    t = using("visions_of_fiery_doom", {"G6": {"presence": 1, "explorer": 1, "town": 1}})
    t.use("visions_of_fiery_doom", at="G6").expect_asked(0, "push", "G6", 1, rule="H-20.2")
    t.refuses("done", rule="H-20.2")
    t.offers_just(
        *(("push", kind, 0, to) for kind in ("explorer", "town") for to in ("G1", "G2", "G5", "G8"))
    )


def test_up_to_includes_nothing():
    """H-20.4, H-25.2."""
    t = using("gnawing_rootbiters", {"G6": {"presence": 1, "town": 2}})
    t.use("gnawing_rootbiters", at="G6").expect_asked(0, "push").choose("done")
    assert t.pieces("G6") == {"town": 2}


def test_do_as_much_as_one_can():
    """H-5.9: the impossible part is skipped, the rest is done."""
    t = using("devouring_ants", {"G5": {"presence": 2, "dahan": 1}})
    t.use("devouring_ants", at="G5")
    assert t.fear == 1
    assert t.pieces("G5") == {}


def test_a_power_may_be_left_unused():
    """H-5.8: nothing is refunded, its elements still count."""
    t = table(phase="fast", in_play={0: ["dark_and_tangled_woods"]}, energy={0: 2}, hold=False)
    t.choose("done")
    assert t.events("uses-in-land") == []
    assert t.spirit().energy == 2
    assert "dark_and_tangled_woods" in t.spirit().discard


# -- the fast and the slow phase -----------------------------------------------------------------


def both() -> Table:
    """Two Spirits in the fast phase, each with a fast and a slow card in play."""
    return table(
        2,
        phase="fast",
        in_play={
            0: ["dark_and_tangled_woods", "gnawing_rootbiters"],
            1: ["drift_down_into_slumber", "call_to_migrate"],
        },
        hold=False,
        invader_deck=["inv_1_jungle"],
    )


def test_fast_powers_in_any_order_by_anyone():
    """H-6.1, H-3.2: both seats are asked; whoever answers uses a Power."""
    t = both()
    assert set(t.match.pending) == {0, 1}
    t.offers_just(("use", "dark_and_tangled_woods"), ("done",), by=0)  # slow ones wait
    t.offers_just(("use", "drift_down_into_slumber"), ("done",), by=1)
    t.use("drift_down_into_slumber", at="H5", by=1)
    assert set(t.match.pending) == {0}  # a player without a usable Power is done (H-30.7)
    t.use("dark_and_tangled_woods", at="G5", by=0)
    assert t.state.phase == "slow"


def test_one_power_at_a_time():
    """H-3.3: while a Power is resolved, only its choices are open."""
    t = both()
    t.choose("use", "dark_and_tangled_woods", by=0)
    assert set(t.match.pending) == {0}
    t.refuses("use", "drift_down_into_slumber", by=1)
    t.choose("land", "G5", by=0)
    assert set(t.match.pending) == {1}


def test_done_may_be_taken_back_until_all_are_done():
    """H-3.2: a player says when he is done and may change his mind."""
    t = both().choose("done", by=0)
    assert t.events("ready") == [[0]]
    t.offers_just(("not-done",), by=0)
    assert t.ask_of(0).optional
    t.choose("not-done", by=0)
    assert t.events("not-ready") == [[0]]
    t.use("dark_and_tangled_woods", at="G5", by=0)
    assert t.state.phase == "fast"


def test_phase_ends_when_all_are_done():
    """H-3.2, H-6.1: then nobody can take it back, and unused fast Powers are lost."""
    t = both().choose("done", by=0).choose("done", by=1)
    assert t.state.phase == "slow"
    assert t.events("powers")[-1] == ["slow"]
    for seat, card in ((0, "gnawing_rootbiters"), (1, "call_to_migrate")):
        t.offers_just(("use", card), ("done",), by=seat)


def test_nobody_has_a_fast_power():
    """H-30.7: the phase passes by itself."""
    t = table(
        phase="fast",
        in_play={0: ["gnawing_rootbiters"]},
        hold=False,
        invader_deck=["inv_1_jungle", "inv_1_sands"],
    )
    assert t.state.phase == "slow"
    t.expect_asked(0, "use-powers", "slow", rule="H-6.2")


def test_slow_powers_come_after_the_invaders():
    """H-6.2: Ravage, Build and Explore lie between fast and slow Powers."""
    t = both().choose("done", by=0).choose("done", by=1)
    kinds = t.kinds()
    assert kinds.index("invader-phase") < kinds.index("reveals-invaders")
    assert kinds[-1] == "powers"


def test_used_cards_stay_in_play_till_time_passes():
    """H-6.3, H-12.1, H-12.2: with their elements; then they go to the personal discard pile."""
    t = both()
    t.use("dark_and_tangled_woods", at="G5", by=0).choose("done", by=1)
    assert t.spirit(0).in_play == ["dark_and_tangled_woods", "gnawing_rootbiters"]
    assert t.elements(0) == {"moon": 1, "earth": 2, "plant": 1, "animal": 1}
    t.choose("done", by=0).choose("done", by=1)
    assert t.state.phase == "spirit"
    assert t.spirit(0).in_play == []
    assert t.spirit(0).discard == ["dark_and_tangled_woods", "gnawing_rootbiters"]
    assert t.elements(0) == {}


def test_effects_of_the_turn_end():
    """H-5.6, H-12.3: Defend, range, wards and Damage are gone after Time Passes."""
    t = table(
        phase="fast",
        in_play={
            0: ["dark_and_tangled_woods", "reaching_grasp", "encompassing_ward", "elemental_boon"]
        },
        lands={"G8": {"presence": 1, "town": [0, 1]}},
        hold=False,
        invader_deck=["inv_1_jungle", "inv_1_sands"],
    )
    t.use("dark_and_tangled_woods", at="G8").use("reaching_grasp", on=0)
    t.use("encompassing_ward", on=0)
    assert (t.land("G8").defend, t.spirit().range_bonus, t.spirit().ward) == (3, 2, 2)
    t.use("elemental_boon", on=0)
    for name in ("sun", "moon", "fire"):
        t.choose("element", name)
    assert t.state.turn == 1
    assert (t.land("G8").defend, t.spirit().range_bonus, t.spirit().ward) == (0, 0, 0)
    assert t.hurt("G8") == {}
    assert t.elements() == {}


def test_effects_on_lands_end():
    """H-5.6, H-12.3: skips, Health and protections are gone too."""
    effects = {
        "defend": 3,
        "skips": ["build"],
        "stalls": [0],
        "vitality": 4,
        "no_blight": True,
        "dahan_safe": True,
    }
    t = table(lands={"G5": {"dahan": [0, 0, 1], **effects}}, phase="time")
    t.expect_asked(0, "growth")
    land = t.land("G5")
    assert (land.defend, land.skips, land.stalls, land.vitality) == (0, (), (), 0)
    assert not land.no_blight
    assert not land.dahan_safe
    assert t.pieces("G5") == {"dahan": 1}
    assert t.hurt("G5") == {}


# -- elements and thresholds ---------------------------------------------------------------------


def test_where_elements_come_from():
    """H-18.2: cards in play, uncovered spaces, effects of this turn."""
    t = table(
        spirits=["rising_heat"],
        lands={"G5": {"presence": 2}},
        tracks={0: (5, 6)},
        in_play={0: ["drought"]},
        hands={0: ["savage_mawbeasts"]},
        elements={0: "2 moon"},
    )
    # energy track: earth, fire; plays track: fire; Drought: sun, fire, earth
    assert t.elements() == {"sun": 1, "moon": 2, "fire": 3, "earth": 2}


def test_elements_are_not_spent():
    """H-18.3: the same elements serve several thresholds."""
    t = using(
        "savage_mawbeasts",
        {"G7": {"presence": 2, "city": 1}},
        elements="sun 2 air 2 animal",
    )
    t.use("savage_mawbeasts", at="G7")
    assert t.hurt("G7") == {("city", 2): 1}
    t.use("violent_windstorms", at="G7")
    assert t.elements()["animal"] == 3


def test_a_card_counts_for_its_own_threshold():
    """H-18.2: the played card's elements are there already."""
    lands = {"G7": {"presence": 2, "city": 1}}
    t = using("savage_mawbeasts", lands, elements="2 animal").use("savage_mawbeasts", at="G7")
    assert t.hurt("G7") == {("city", 2): 1}
    t = using("savage_mawbeasts", lands, elements="animal").use("savage_mawbeasts", at="G7")
    assert t.hurt("G7") == {("city", 1): 1}


def test_threshold_is_checked_when_used():
    """H-18.4: elements gained earlier in the turn count."""
    t = using("steam_vents", {"G5": {"presence": 1, "explorer": 1, "town": 1}}, elements="earth")
    t.lacks(("use-fewer", "steam_vents")).use("elemental_boon", on=0)
    for name in ("earth", "sun", "moon"):
        t.choose("element", name)
    t.use("steam_vents", at="G5").expect_asked(0, "alternative")
    t.offers_just(("option", "explorer"), ("option", "town"))


def test_threshold_is_checked_when_reached():
    """H-18.4, H-18.6: a card forgotten in mid-Power takes its elements with it."""
    for forgotten, energy in (("gift_of_power", 0), ("scatter_to_the_winds", 6)):
        t = table(
            phase="fast",
            in_play={0: ["entwined_power", "gift_of_power"]},
            elements={0: "2 plant"},
            major_deck=["tsunami", "powerstorm", "accelerated_rot", "talons_of_lightning"],
        )
        assert t.elements()["plant"] == 4
        t.use("entwined_power", on=0).choose("deck", "major").choose("take", "tsunami")
        t.choose("forget", forgotten).choose("take", "powerstorm")
        t.choose("forget", "powerstorm")
        assert t.spirit().energy == energy


def test_every_met_tier_top_to_bottom():
    """H-18.5: base effect first, then the tiers in order."""
    t = using(
        "drought",
        {"G5": {"presence": 2, "town": 3, "city": 2}},
        elements="2 sun",
    )
    t.use("drought", at="G5")
    t.expect_asked(0, "use-powers")
    assert t.pieces("G5") == {"city": 1}
    kinds = t.kinds()
    assert kinds.index("blight") < len(kinds) - 1 - kinds[::-1].index("destroys")


def test_declining_a_cards_threshold():
    """H-5.8 (c), H-18.7: a card with a met threshold may be used without it."""
    t = using("drought", {"G5": {"presence": 2, "city": 1}}, elements="2 sun")
    t.offers(("use", "drought"), ("use-fewer", "drought"))
    t.use("drought", fewer=(), at="G5")
    assert t.hurt("G5") == {("city", 1): 1}


def test_nothing_to_decline():
    """H-18.7: without a met threshold there is no smaller set."""
    t = using("drought", {"G5": {"presence": 2, "city": 1}}, elements="sun")
    t.offers(("use", "drought")).lacks(("use-fewer", "drought"))


def test_declining_counts_while_targeting():
    """H-18.7: the smaller set counts for the whole use, so also for the range."""
    t = using("sap_the_strength_of_multitudes", {"G3": {"presence": 1}}, elements="air")
    t.use("sap_the_strength_of_multitudes", fewer=(), at="G3")
    assert t.land("G3").defend == 5


def test_the_smaller_set_counts_for_all_tiers():
    """H-18.7: of Heat's innate one air less takes tiers 1 and 4 and leaves 2 and 3."""
    t = table(
        spirits=["rising_heat"],
        lands={"G5": {"presence": 2}, "G2": {"city": 3, "explorer": 2}},
        phase="slow",
        elements={0: "5 fire 2 air 3 earth"},
    )
    t.choose("use-fewer", "scorch_with_waves_of_heat")
    t.expect_asked(0, "fewer-elements", "scorch_with_waves_of_heat", rule="H-18.7")
    sets = [("tiers", 1, 2, 3), ("tiers", 2, 3), ("tiers", 1, 2), ("tiers", 1), ("tiers", 2)]
    t.offers_just(*sets, STOP)
    t.choose("tiers", 2, 3).choose("land", "G2")
    for damage in (0, 1, 2, 0):
        t.expect_asked(0, "damage", "G2").choose("piece", "city", damage)
    t.expect_asked(0, "use-powers")
    assert t.pieces("G2") == {"explorer": 2, "city": 2}
    assert t.hurt("G2") == {("city", 1): 1}


# -- stopping before the target --------------------------------------------------------------------


def test_a_power_may_be_stopped_before_its_target():
    """H-30.5: nothing has happened, and the Power can still be used."""
    t = using("drought", {"G5": {"presence": 2, "city": 1}}, elements="2 sun")
    before = t.export()
    t.choose("use", "drought").expect_asked(0, "target-land", "drought").offers(STOP)
    t.choose(*STOP).expect_asked(0, "use-powers").offers(("use", "drought"))
    assert t.export() == before
    assert t.events("uses-in-land") == []
    t.use("drought", at="G5")
    assert t.spirit().used == ["drought"]
    t.lacks(("use", "drought"))


def test_stopping_instead_of_naming_thresholds_or_a_spirit():
    """H-30.5: so also when asked for fewer elements, or for a target Spirit."""
    t = table(
        2,
        spirits=["rising_heat", "fathomless_mud"],
        lands={"G5": {"presence": 2}, "G2": {"city": 3}},
        phase="slow",
        elements={0: "5 fire 2 air 3 earth"},
        in_play={0: ["gift_of_power"]},
    )
    t.choose("use-fewer", "scorch_with_waves_of_heat", by=0).choose(*STOP, by=0)
    t.choose("use", "gift_of_power", by=0).choose(*STOP, by=0)
    assert t.spirit(0).used == []
    t.offers(("use", "scorch_with_waves_of_heat"), ("use", "gift_of_power"), by=0)


def test_once_targeted_a_power_is_used():
    """H-30.5: after the target there is no way out."""
    t = using("call_to_isolation", {"G5": {"presence": 1, "dahan": 1, "town": 1}})
    t.choose("use", "call_to_isolation").expect_asked(0, "alternative").lacks(STOP)
    assert t.spirit().used == ["call_to_isolation"]


def test_a_repeat_that_is_stopped_costs_nothing():
    """H-30.5, H-23.6: a Repeat is paid for when its target is chosen."""
    t = table(
        lands={"G5": {"presence": 2}},
        phase="fast",
        in_play={0: ["dark_and_tangled_woods"]},
        energy={0: 2},
        more_of={0: {"repeats": 1, "used": ["dark_and_tangled_woods"]}},
    )
    t.choose("repeat", "dark_and_tangled_woods").choose(*STOP)
    assert (t.spirit().energy, t.spirit().repeats, t.spirit().repeated) == (2, 1, [])
    t.use("dark_and_tangled_woods", at="G5", verb="repeat")
    assert (t.spirit().energy, t.spirit().repeats) == (1, 0)
    t.lacks(("repeat", "dark_and_tangled_woods"))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_stopping_changes_nothing_wherever_it_is_offered(seats: int):
    """H-30.5: in random matches, the state before the Power was begun and after the stop agree."""
    stopped = 0
    for seed in range(10):
        match = Match.new(GAME, seats, seed)
        rng = Rng(seed)
        before = GAME.export(match.state)
        while match.pending:
            seat, ask = rng.pick(list(match.pending.items()))
            if ask.prompt == "use-powers":
                before = GAME.export(match.state)
            if STOP in ask.options:
                again = match.clone()
                again.choose(seat, STOP)
                assert GAME.export(again.state) == before
                assert again.pending[seat].prompt == "use-powers"
                stopped += 1
            match.choose(seat, rng.pick([option for option in ask.options if option != STOP]))
    assert stopped > 10


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


# -- repeats -------------------------------------------------------------------------------------


def storm(elements: str = "", energy: int = 3) -> Table:
    """Powerstorm and two other fast cards in play."""
    return table(
        lands={"G5": {"presence": 2, "explorer": 3}, "G3": {"presence": 1}},
        phase="fast",
        in_play={0: ["powerstorm", "visions_of_fiery_doom", "drift_down_into_slumber"]},
        elements={0: elements},
        energy={0: energy - 3},
    )


def test_repeat_with_a_new_target():
    """H-23.1, H-23.6: the text again, for its cost, without more elements."""
    t = storm()
    t.use("visions_of_fiery_doom", at="G5").choose("push", "explorer", 0, "G8")
    t.lacks(("repeat", "visions_of_fiery_doom")).use("powerstorm", on=0)
    have = t.elements()
    assert t.spirit().energy == 3
    t.offers(("repeat", "visions_of_fiery_doom"))
    t.use("visions_of_fiery_doom", at="G3", verb="repeat")
    assert t.spirit().energy == 2
    assert t.elements() == have
    assert t.fear == 2 * 2  # 2 fire with Powerstorm: the tier holds for the repeat too
    t.lacks(("repeat", "visions_of_fiery_doom"), ("repeat", "drift_down_into_slumber"))


def test_repeat_never_causes_another():
    """H-23.2: Powerstorm repeated gives Energy, but no second repeat."""
    t = storm(energy=3).use("powerstorm", on=0)
    t.use("powerstorm", verb="repeat", on=0)
    assert t.spirit().energy == 3 - 3 + 3
    assert t.spirit().repeats == 0
    t.use("visions_of_fiery_doom", at="G3").lacks(("repeat", "visions_of_fiery_doom"))


def test_threshold_of_powerstorm_repeats_three_different_cards():
    """H-23.6: up to three, each once, each paid."""
    t = storm("sun fire 2 air", energy=4).use("powerstorm", on=0)
    assert t.spirit().repeats == 3
    t.use("drift_down_into_slumber", at="G6").use("drift_down_into_slumber", at="G6", verb="repeat")
    assert t.land("G6").defend == 8
    t.lacks(("repeat", "drift_down_into_slumber"))
    t.use("visions_of_fiery_doom", at="G3").offers(("repeat", "visions_of_fiery_doom"))


def test_a_repeat_must_be_payable():
    """H-23.6: the cost is paid again."""
    t = table(
        lands={"G5": {"presence": 2}},
        phase="fast",
        in_play={0: ["tempest_of_leaves_and_branches"]},
        more_of={0: {"repeats": 1}},
        energy={0: 1},
    )
    t.use("tempest_of_leaves_and_branches", at="G5")
    t.lacks(("repeat", "tempest_of_leaves_and_branches"))


def test_slow_cards_are_repeated_in_the_slow_phase():
    """H-23.6."""
    t = table(
        lands={"G5": {"presence": 2, "town": 2}},
        phase="slow",
        in_play={0: ["gnawing_rootbiters"]},
        more_of={0: {"repeats": 1}},
    )
    t.use("gnawing_rootbiters", at="G5").choose("push", "town", 0, "G8").choose("done")
    t.use("gnawing_rootbiters", at="G8", verb="repeat").choose("done")
    t.lacks(("repeat", "gnawing_rootbiters"))


def test_range_bonus_holds_for_the_repeat():
    """H-23.3."""
    t = table(
        lands={"G3": {"presence": 1}},
        phase="fast",
        in_play={0: ["visions_of_fiery_doom"]},
        more_of={0: {"repeats": 1, "range_bonus": 1}},
        energy={0: 1},
    )
    t.use("visions_of_fiery_doom", at="G3").choose("repeat", "visions_of_fiery_doom")
    t.offers_lands("G2", "G3", "G4")


def test_furious_pain_repeats_next_door():
    """H-23.4: in a land adjacent to the first target, without Blight and beyond range 2."""
    t = table(
        lands={"G5": {"presence": 1, "city": 1}, "G3": {"blight": 1, "town": 2}},
        phase="slow",
        in_play={0: ["the_land_thrashes_in_furious_pain"]},
        elements={0: "2 moon 2 earth"},
    )
    t.use("the_land_thrashes_in_furious_pain", at="G3")
    t.choose("piece", "town", 1)  # the first point had no choice
    t.expect_asked(0, "repeat", rule="H-23.4").offers_lands("G2", "G4")
    t.choose("land", "G4").expect_asked(0, "use-powers")  # 1 per Blight next door, no Invaders
    assert t.pieces("G3") == {"town": 1}


def test_winds_of_rust_repeat_anywhere_in_range():
    """H-23.5: any land within range of a sacred site, the same or another; or not at all."""
    t = table(
        lands={"G3": {"presence": 2, "city": 1}},
        phase="fast",
        in_play={0: ["winds_of_rust_and_atrophy"]},
        elements={0: "2 air 2 water animal"},
    )
    t.use("winds_of_rust_and_atrophy", at="G3").expect_asked(0, "repeat", rule="H-23.5")
    t.offers_lands(*ALL_G).offers(("no-repeat",)).choose("land", "G3")
    assert t.land("G3").defend == 12
    assert t.pieces("G3") == {"explorer": 1}
    t.expect_asked(0, "use-powers")


def test_a_repeat_may_be_declined():
    """H-23.5, H-5.8: no second use then."""
    t = table(
        lands={"G3": {"presence": 2, "city": 1}},
        phase="fast",
        in_play={0: ["winds_of_rust_and_atrophy"]},
        elements={0: "2 air 2 water animal"},
    )
    t.use("winds_of_rust_and_atrophy", at="G3").choose("no-repeat")
    t.expect_asked(0, "use-powers")
    assert t.land("G3").defend == 6
    assert t.pieces("G3") == {"town": 1}


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
