"""Major powers, I to P: base effects, thresholds and rulings."""

from typing import Any

import pytest

from crannog.kernel import Seat
from tests.horizons.major_powers import BONDS, MET, ONWARD, energy, strike, wield
from tests.horizons.table import Lands, Table, table

# -- Indomitable Claim ---------------------------------------------------------------------------


def test_indomitable_claim():
    """Adds a presence (any terrain) and Defend 20."""
    t = wield("indomitable_claim", {"G5": {"presence": 1, "explorer": 1}})
    t.use("indomitable_claim", at="G8").expect_asked(0, "presence-source")
    t.choose("track", "plays", by=0)
    assert t.presence() == {"G5": 1, "G8": 1}
    assert t.land("G8").defend == 20
    assert t.land("G8").skips == ()
    assert t.fear == 0


def test_indomitable_claim_may_move_a_presence():
    """H-4.6: the presence may come from the island instead."""
    t = wield("indomitable_claim", {"G5": {"presence": 1}, "G1": {"presence": {0: 1}}})
    t.use("indomitable_claim", at="G8").choose("from-land", "G1", by=0)
    assert t.presence() == {"G5": 1, "G8": 1}


def test_indomitable_claim_threshold():
    """3 Fear with Invaders there; all Invader actions are skipped there this turn."""
    t = wield("indomitable_claim", {"G5": {"presence": 1, "explorer": 1}}, MET)
    t.use("indomitable_claim", at="G5").choose("track", "plays", by=0)
    assert t.fear == 3
    assert sorted(t.land("G5").skips) == ["build", "explore", "ravage"]


def test_indomitable_claim_threshold_without_invaders():
    """Without Invaders no Fear, but the actions are skipped."""
    t = wield("indomitable_claim", {"G5": {"presence": 1}}, MET)
    t.use("indomitable_claim", at="G5").choose("track", "plays", by=0)
    assert t.fear == 0
    assert sorted(t.land("G5").skips) == ["build", "explore", "ravage"]


def test_indomitable_claim_uncovers_an_element():
    """H-18.6: an element uncovered by the added presence counts for the threshold at once."""
    t = wield(
        "indomitable_claim",
        {"G5": {"presence": 1, "explorer": 1}},
        "sun, earth",
        spirits=["rising_heat", "fathomless_mud"],  # the second Energy space is earth
        tracks={0: (1, 1)},
    )
    t.use("indomitable_claim", at="G5").choose("track", "energy", by=0)
    t.expect_asked(0, "threshold", "indomitable_claim", rule="H-18.7")
    t.offers_just(("meet-threshold", 1), ("decline-threshold", 1))
    t.choose("meet-threshold", 1, by=0)
    assert t.fear == 3


def test_indomitable_claim_met_in_its_midst_may_be_declined():
    """H-18.7: without the skip the Ravage takes place, Defend holds it and the Dahan strike."""
    t = wield(
        "indomitable_claim",
        {"G5": {"presence": 1, "town": 1, "dahan": 1}},
        "sun, earth",
        spirits=["rising_heat", "fathomless_mud"],
        tracks={0: (1, 1)},
        ravage="inv_1_sands",
        **ONWARD,
    )
    t.use("indomitable_claim", at="G5").choose("track", "energy", by=0)
    t.choose("decline-threshold", 1, by=0)
    assert t.land("G5").skips == ()
    assert t.state.phase == "slow"
    assert t.pieces("G5") == {"dahan": 1}
    assert t.fear == 1  # of the Town that the Dahan destroyed


def test_indomitable_claim_met_before_is_not_asked_about_again():
    """H-18.7: what could be declined beforehand, with fewer elements, is no question later."""
    t = wield(
        "indomitable_claim",
        {"G5": {"presence": 1, "explorer": 1}},
        MET,
        spirits=["rising_heat", "fathomless_mud"],
        tracks={0: (1, 1)},
    )
    t.offers(("use-fewer", "indomitable_claim"))
    t.use("indomitable_claim", at="G5").choose("track", "energy", by=0)
    assert t.fear == 3
    assert not t.is_asked(0, "threshold")


def test_indomitable_claim_with_fewer_elements_stays_without():
    """H-18.7: the smaller set counts for the whole use; gained elements do not bring it back."""
    t = wield(
        "indomitable_claim",
        {"G5": {"presence": 1, "explorer": 1}},
        MET,
        spirits=["rising_heat", "fathomless_mud"],
        tracks={0: (1, 1)},
    )
    t.use("indomitable_claim", fewer=(), at="G5").choose("track", "energy", by=0)
    assert (t.fear, t.land("G5").skips) == (0, ())
    assert not t.is_asked(0, "threshold")


@pytest.mark.parametrize(("elements", "town"), [(MET, 1), ("", 0)])
def test_indomitable_claim_skips_a_ravage_and_its_counterattack(elements: str, town: int):
    """H-21.2: a skipped Ravage has no counterattack; one that Defend brings to 0 has."""
    lands: Lands = {"G5": {"presence": 1, "town": 1, "dahan": 1}}
    t = wield("indomitable_claim", lands, elements, ravage="inv_1_sands", **ONWARD)
    t.use("indomitable_claim", at="G5").choose("track", "plays", by=0)
    assert t.state.phase == "slow"
    assert (t.land("G5").count("town"), t.land("G5").count("dahan")) == (town, 1)
    assert t.land("G5").blight == 0


# -- Infinite Vitality ---------------------------------------------------------------------------


def test_infinite_vitality_in_a_ravage():
    """Dahan have 6 Health, no Blight is added and no presence lost; the counterattack is normal."""
    lands: Lands = {"G5": {"presence": 2, "city": 1, "town": 1, "dahan": 2, "blight": 1}}
    t = wield("infinite_vitality", lands, ravage="inv_1_sands", blight_pool=5, **ONWARD)
    t.use("infinite_vitality", at="G5")
    t.expect_asked(0, "damage", "G5", 4, rule="H-8.9")
    assert t.hurt("G5") == {("dahan", 5): 1}
    assert (t.land("G5").blight, t.state.blight_pool, t.presence()) == (1, 5, {"G5": 2})
    assert t.events("blight-prevented") == [["G5"]]


def test_infinite_vitality_dahan_die_at_six_damage():
    """5 Explorers and a Town deal 7: one Dahan dies, the other keeps 1 Damage."""
    lands: Lands = {"G5": {"presence": 2, "explorer": 5, "town": 1, "dahan": 2}}
    t = wield("infinite_vitality", lands, ravage="inv_1_sands", hold=False)
    t.use("infinite_vitality", at="G5").expect_asked(0, "damage", "G5", 2)
    assert t.hurt("G5") == {("dahan", 1): 1}
    assert t.pieces("G5")["dahan"] == 1


def test_infinite_vitality_stops_a_cascade():
    """A cascade may go there and simply ends."""
    lands: Lands = {
        "G5": {"presence": 2, "blight": 1},
        "G8": {"town": 1, "blight": 1, "presence": {0: 0}},
    }
    t = wield("infinite_vitality", lands, ravage="inv_1_mountain", hold=False, blight_pool=5)
    t.use("infinite_vitality", at="G5").choose("land", "G8", by=0)  # G8 before G1
    t.expect_asked(0, "cascade", "G8").choose("land", "G5")
    assert (t.land("G8").blight, t.land("G5").blight) == (2, 1)
    assert t.presence() == {"G5": 2}


@pytest.mark.parametrize(("option", "left"), [("destroyed", {}), ("survives", {"dahan": 1})])
def test_infinite_vitality_dahan_leaving(option: str, left: dict[str, int]):
    """Open question 7: a Dahan with 2 Damage or more that leaves is destroyed, by option."""
    t = wield(
        "terrifying_nightmares",
        {
            "G5": {"presence": 1, "dahan": [0, 0, 1], "vitality": 4},
            "G8": {"presence": {0: 0}},
        },
        also=["wrap_in_wings_of_sunlight"],
        options={"vitality_leaving": option},
    )
    t.use("wrap_in_wings_of_sunlight", at="G5").choose("land", "G8")
    assert t.pieces("G8") == left
    assert t.land("G8").defend == 5


@pytest.mark.parametrize(("defend", "dahan", "town"), [(2, 1, 0), (1, 0, 1)])
def test_infinite_vitality_a_survivor_in_a_ravage(defend: int, dahan: int, town: int):
    """Open question 7, `survives`: no Damage leaves it alive (and it strikes), 1 more kills it."""
    t = table(
        2,
        lands={"G5": {"presence": 1, "town": 1, "dahan": [0, 0, 1], "defend": defend}},
        phase="ravage",
        ravage="inv_1_sands",
        queue=["G5"],
        options={"vitality_leaving": "survives"},
        in_play={1: ["gift_of_power"]},
    )
    assert (t.land("G5").count("dahan"), t.land("G5").count("town")) == (dahan, town)


def test_infinite_vitality_threshold():
    """Dahan can't be damaged or destroyed; a Blight goes from there or next door, mandatory."""
    lands: Lands = {
        "G5": {"presence": 2, "city": 1, "dahan": 1, "blight": 1},
        "G8": {"blight": 1, "presence": {0: 0}},
        "G3": {"blight": 1},
    }
    t = wield("infinite_vitality", lands, MET, ravage="inv_1_sands", blight_pool=5, **ONWARD)
    t.use("infinite_vitality", at="G5").expect_asked(0, "remove-blight")
    t.offers_just(("land", "G5"), ("land", "G8")).choose("land", "G8")
    assert (t.land("G8").blight, t.land("G5").blight, t.state.blight_pool) == (0, 1, 6)
    assert t.events("counterattack") == [["G5", 2]]
    assert t.hurt("G5") == {("city", 2): 1}


def test_infinite_vitality_threshold_against_powers():
    """Destroying Dahan does nothing there; replacing one still works."""
    lands: Lands = {"G5": {"presence": 2, "dahan": 2, "explorer": 1, "dahan_safe": True}}
    t = wield("poisoned_land", lands, also=[BONDS])
    t.use("poisoned_land", at="G5")
    assert t.pieces("G5") == {"dahan": 2}
    t.use(BONDS, at="G5").choose("push", "explorer", 0, "G8")
    assert t.pieces("G5") == {"dahan": 1}


def test_infinite_vitality_heals_with_time():
    """H-12.3: the bonus ends together with the Damage, so survivors live."""
    t = table(
        lands={"G5": {"presence": 1, "dahan": [0, 0, 0, 2], "vitality": 4}},
        phase="slow",
        hold=False,
    )
    assert t.pieces("G5") == {"dahan": 2}
    assert t.hurt("G5") == {}
    assert t.land("G5").vitality == 0


# -- Mists of Oblivion ---------------------------------------------------------------------------


def test_mists_of_oblivion():
    """1 Damage to each Invader; a Town that dies gives 1 Fear more."""
    t = wield("mists_of_oblivion", {"G5": {"explorer": 3, "town": [1, 1], "city": 1, "dahan": 1}})
    t.use("mists_of_oblivion", at="G5")
    assert t.pieces("G5") == {"town": 1, "city": 1, "dahan": 1}
    assert t.hurt("G5") == {("town", 1): 1, ("city", 1): 1}
    assert t.fear == 1 + 1


def test_mists_of_oblivion_extra_fear_is_at_most_four():
    """5 Towns and a City destroyed: 7 Fear for them and 4 extra."""
    lands: Lands = {"G5": {"town": [0, 5], "city": [0, 0, 1]}}
    t = wield("mists_of_oblivion", lands).use("mists_of_oblivion", at="G5")
    assert t.pieces("G5") == {}
    assert t.fear == 5 + 2 + 4


def test_mists_of_oblivion_threshold():
    """3 more Damage, whose victims count for the extra Fear; the cap is for the whole power."""
    lands: Lands = {"G5": {"town": [1, 3], "city": [1]}}
    t = wield("mists_of_oblivion", lands, MET)
    t.use("mists_of_oblivion", at="G5")
    assert t.pieces("G5") == {}
    assert t.fear == (3 + 1 + 2) + 4


def test_mists_of_oblivion_range():
    """Range 3 of presence."""
    t = wield("mists_of_oblivion", {"G1": {"presence": 1}})
    t.choose("use", "mists_of_oblivion", by=0)
    t.offers_lands(*(f"G{n}" for n in range(1, 9)), "H3", "H4")


# -- Paralyzing Fright ---------------------------------------------------------------------------


@pytest.mark.parametrize(("elements", "fear"), [("", 4), (MET, 8)])
def test_paralyzing_fright(elements: str, fear: int):
    """4 Fear (threshold: 8), even in an empty land; all Invader actions are skipped there."""
    t = wield("paralyzing_fright", {"G5": {"presence": 2}}, elements)
    t.use("paralyzing_fright", at="G8")
    assert t.fear == fear
    assert sorted(t.land("G8").skips) == ["build", "explore", "ravage"]


def test_paralyzing_fright_needs_a_sacred_site():
    """H-5.3: range 1 of a sacred site, not of single presence."""
    t = wield("paralyzing_fright", {"G5": {"presence": 1}, "G1": {"presence": {0: 2}}})
    t.choose("use", "paralyzing_fright", by=0).offers_lands("G1", "G2", "G6")


def test_paralyzing_fright_in_the_invader_phase():
    """H-21.2: nothing happens there; its Town still is a source for the neighbours (H-10.4)."""
    t = wield(
        "paralyzing_fright",
        {"G1": {"city": 0}, "G5": {"presence": 2}, "G8": {"town": 1, "dahan": 1}},
        ravage="inv_2_mountain",
        build="inv_1_mountain",
        hold=False,
        others={1: ["gift_of_power"]},
        invader_deck=["inv_3_jungle_mountain"],
    )
    t.use("paralyzing_fright", at="G8")
    assert t.events("skipped") == [["ravage", "G8"], ["build", "G8"], ["explore", "G8"]]
    assert t.pieces("G8") == {"town": 1, "dahan": 1}
    assert t.land("G8").blight == 0
    assert t.pieces("G7") == {"explorer": 1}  # inland, next to the Town of G8


# -- Pillar of Living Flame ----------------------------------------------------------------------


@pytest.mark.parametrize(("land", "blight"), [("G8", 0), ("G5", 0), ("G4", 1), ("G7", 1)])
def test_pillar_of_living_flame(land: str, blight: int):
    """3 Fear, 5 Damage; in a Jungle or Wetland 1 Blight."""
    lands: Lands = {"G5": {"presence": 2}, land: {"city": 1, "town": 1, "presence": 2}}
    t = wield("pillar_of_living_flame", lands).use("pillar_of_living_flame", at=land)
    assert t.pieces(land).get("city", 0) == 0
    assert t.fear == 3 + 3
    assert t.land(land).blight == blight
    assert t.land(land).presence[0] == 2 - blight


def test_pillar_of_living_flame_threshold():
    """4 fire: 2 more Fear and 5 more Damage, after the Blight."""
    t = wield("pillar_of_living_flame", {"G5": {"presence": 2}, "G4": {"city": 4}}, MET)
    strike(t.use("pillar_of_living_flame", at="G4"))
    assert t.pieces("G4") == {"city": 1}
    assert t.hurt("G4") == {("city", 1): 1}
    assert [kind for kind in t.kinds() if kind in ("damage", "blight")] == [
        "damage",
        "blight",
        "damage",
    ]
    assert t.fear == 5 + 6


# -- Poisoned Land -------------------------------------------------------------------------------


def test_poisoned_land():
    """1 Fear, 7 Damage, 1 Blight (with presence lost), all Dahan destroyed."""
    lands: Lands = {"G5": {"presence": 2, "city": 1, "town": 2, "dahan": 3}}
    t = wield("poisoned_land", lands).use("poisoned_land", at="G5")
    assert t.pieces("G5") == {}
    assert t.fear == 1 + 4
    assert t.land("G5").blight == 1
    assert t.presence() == {"G5": 1}


def test_poisoned_land_cascade_is_the_users():
    """H-24.1: the user says where the Blight cascades, even on another's board."""
    lands: Lands = {"H6": {"presence": {0: 1, 1: 2}, "blight": 1}, "G5": {"presence": {0: 1}}}
    t = wield("poisoned_land", lands).use("poisoned_land", at="H6")
    t.expect_asked(0, "cascade", "H6").choose("land", "H8")
    assert (t.land("H6").blight, t.land("H8").blight) == (2, 1)
    assert t.presence(1) == {"H6": 1}


def test_poisoned_land_threshold():
    """1 Fear and 4 Damage for each Blight now there, the new one included, not the cascaded one."""
    lands: Lands = {"G5": {"presence": 2, "city": 6, "blight": 1}}
    t = wield("poisoned_land", lands, MET).use("poisoned_land", at="G5")
    strike(t)
    t.expect_asked(0, "cascade").choose("land", "G8")
    strike(t)
    assert t.pieces("G5") == {"city": 1}
    assert t.fear == 1 + 2 + 5 * 2


# -- Powerstorm ----------------------------------------------------------------------------------


def storm(elements: str = "", on: Seat = 0, **more: Any) -> Table:
    """Seat 0 has used Powerstorm."""
    t = wield("powerstorm", more.pop("lands", {}), elements, **more)
    return t.use("powerstorm", on=on)


def test_powerstorm():
    """3 Energy; one card in play may be repeated for its cost, with a new target."""
    t = storm(also=["terrifying_nightmares"], energy={0: 5})
    assert energy(t) == [8, 0]
    t.use("terrifying_nightmares", at="G5", by=0)
    t.offers(("repeat", "terrifying_nightmares"), by=0)
    t.use("terrifying_nightmares", at="G8", verb="repeat", by=0)
    assert energy(t) == [4, 0]
    assert t.fear == 4
    assert not t.is_asked(0, "use-powers")


def test_powerstorm_for_another():
    """The target Spirit gains the Energy and the repeat."""
    t = storm(on=1, others={1: ["terrifying_nightmares"]}, energy={1: 1}, seats=3)
    assert energy(t) == [0, 4, 0]
    t.use("terrifying_nightmares", at="G2", by=1)
    t.use("terrifying_nightmares", at="G5", verb="repeat", by=1)
    assert energy(t) == [0, 0, 0]


def test_powerstorm_reopens_a_spirit_that_was_done():
    """H-3.2: a Spirit that said it was done can use the repeat it was given after that."""
    t = wield(
        "powerstorm",
        {},
        others={1: ["terrifying_nightmares", "gift_of_constancy"]},
        energy={1: 4},
        hold=False,
    )
    t.use("terrifying_nightmares", at="H6", by=1).choose("done", by=1)
    t.use("powerstorm", on=1, by=0)
    t.offers(("repeat", "terrifying_nightmares"), by=1)


def test_powerstorm_needs_the_price():
    """The cost is paid again; without the Energy there is no repeat."""
    t = storm(also=["terrifying_nightmares"])
    t.use("terrifying_nightmares", at="G5", by=0)
    t.lacks(("repeat", "terrifying_nightmares"), by=0)  # it costs 4, there are 3


def test_powerstorm_repeats_only_after_a_use():
    """A card is used first, then repeated."""
    t = storm(also=["terrifying_nightmares"], energy={0: 9})
    t.offers(("use", "terrifying_nightmares"), by=0)
    t.lacks(("repeat", "terrifying_nightmares"), by=0)


def test_powerstorm_threshold_repeats_three_different_cards():
    """H-23.6: three different cards, once each."""
    cards = ["terrifying_nightmares", "vengeance_of_the_dead", "infinite_vitality"]
    t = storm(
        MET,
        also=[*cards, "paralyzing_fright"],
        energy={0: 90},
        lands={"G5": {"presence": 2}},
    )
    assert t.spirit().repeats == 3
    for card in (*cards, "paralyzing_fright"):
        t.use(card, at="G5", by=0)
    t.use(cards[0], at="G5", verb="repeat", by=0).lacks(("repeat", cards[0]), by=0)
    t.use(cards[1], at="G5", verb="repeat", by=0)
    t.use(cards[2], at="G5", verb="repeat", by=0)
    assert not t.is_asked(0, "use-powers")
    assert energy(t)[0] == 93 - 4 - 3 - 3


def test_powerstorm_without_the_threshold_repeats_one_card():
    """One card only."""
    t = storm(also=["terrifying_nightmares", "vengeance_of_the_dead"], energy={0: 90})
    t.use("terrifying_nightmares", at="G5", by=0).use("vengeance_of_the_dead", at="G5", by=0)
    t.use("terrifying_nightmares", at="G5", verb="repeat", by=0)
    assert not t.is_asked(0, "use-powers")


def test_powerstorm_slow_card_in_the_slow_phase():
    """A slow card is repeated in the Slow phase."""
    t = storm(also=["mists_of_oblivion"], energy={0: 9}, **ONWARD)
    t.lacks(("use", "mists_of_oblivion"), ("repeat", "mists_of_oblivion"), by=0)
    t.choose("done", by=0)
    assert t.state.phase == "slow"
    t.use("mists_of_oblivion", at="G5", by=0)
    t.use("mists_of_oblivion", at="G1", verb="repeat", by=0)
    assert energy(t)[0] == 12 - 4


def test_powerstorm_never_repeats_innates():
    """Only power cards."""
    t = storm(
        MET,
        energy={0: 9},
        spirits=["eyes_watch", "fathomless_mud"],
        lands={"G7": {"presence": 2, "explorer": 1}},
        more_of={0: {"gained": {"moon": 1, "plant": 2}}},
    )
    t.choose("use", "mischief_and_sabotage", by=0)
    t.lacks(("repeat", "mischief_and_sabotage"), by=0)


def test_powerstorm_repeated_gives_no_repeats():
    """H-23.2: repeating Powerstorm itself gives 3 Energy and nothing else."""
    t = storm(also=["terrifying_nightmares"], energy={0: 9})
    t.use("powerstorm", on=1, verb="repeat", by=0)
    assert energy(t) == [9 + 3 - 3, 3]
    assert [s.repeats for s in t.state.spirits] == [0, 0]


def test_powerstorm_repeat_of_a_repeating_card():
    """H-23.2: a repeated card's own repeat threshold does not happen."""
    winds = "winds_of_rust_and_atrophy"
    t = storm(
        "3 air, 3 water, 2 animal",
        also=[winds],
        energy={0: 9},
        lands={"G5": {"presence": 2}},
    )
    t.use(winds, at="G5", by=0).expect_asked(0, "repeat").choose("no-repeat")
    t.use(winds, at="G5", verb="repeat", by=0)
    assert not t.is_asked(0, "repeat")
    assert t.land("G5").defend == 12


def test_powerstorm_repeat_keeps_range_bonuses():
    """H-23.3: a range bonus holds for the repeat too."""
    t = storm(
        also=["the_trees_and_stones_speak_of_war"],
        energy={0: 9},
        lands={"G1": {"presence": 1}, "G5": {"dahan": 1}, "G2": {"dahan": 1}},
        more_of={0: {"range_bonus": 1}},
    )
    war = "the_trees_and_stones_speak_of_war"
    t.use(war, at="G5", by=0).use(war, at="G5", verb="repeat", by=0)
    assert t.land("G5").defend == 4
