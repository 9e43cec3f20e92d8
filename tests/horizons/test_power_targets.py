"""H-5, H-16, H-20: innate Powers, ranges and targets, whatever the Power's text."""

import pytest

from crannog.games.horizons import GAME
from crannog.kernel import Json, Match, Rng
from tests.horizons.powers import using
from tests.horizons.table import STOP, table

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
    t.refuses("done", rule="H-20.4")
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
