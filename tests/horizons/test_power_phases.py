"""H-5, H-6, H-18, H-23: when Powers are used, with which elements, and how often."""

from tests.horizons.powers import using
from tests.horizons.table import STOP, Table, table

ALL_G = ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8")


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
