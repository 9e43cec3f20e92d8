"""Major powers, A to E: base effects, thresholds and rulings."""

from typing import Any

import pytest

from tests.horizons.major_powers import BONDS, MET, energy, strike, wield
from tests.horizons.table import STOP, Lands, Table

# -- Accelerated Rot -----------------------------------------------------------------------------


def test_accelerated_rot_targets():
    """Range 2, Jungle or Wetland."""
    t = wield("accelerated_rot", {"G1": {"presence": 1}}).choose("use", "accelerated_rot", by=0)
    t.offers_lands("G2", "G4", "G6")


def test_accelerated_rot():
    """2 Fear and 4 Damage, split by the user."""
    t = wield("accelerated_rot", {"G4": {"city": 1, "town": 1, "explorer": 1, "blight": 1}})
    t.use("accelerated_rot", at="G4").expect_asked(0, "damage", "G4", 4)
    strike(t)
    assert t.pieces("G4") == {"explorer": 1, "town": 1}
    assert t.hurt("G4") == {("town", 1): 1}
    assert t.fear == 2 + 2
    assert t.land("G4").blight == 1


def test_accelerated_rot_threshold():
    """5 more Damage, and 1 Blight goes back to the pool."""
    t = wield("accelerated_rot", {"G4": {"city": 3, "blight": 2}}, MET, blight_pool=5)
    strike(t.use("accelerated_rot", at="G4"))
    assert t.pieces("G4") == {}
    assert t.fear == 2 + 3 * 2
    assert (t.land("G4").blight, t.state.blight_pool) == (1, 6)


# -- Blazing Renewal -----------------------------------------------------------------------------


def test_blazing_renewal():
    """Two destroyed presence into one land near the user's, then 2 Damage to each Town and City."""
    t = wield(
        "blazing_renewal",
        {
            "G5": {"presence": 1},
            "G8": {"town": 2, "city": 1, "explorer": 2},
            "H6": {"presence": {1: 1}},
        },
        tracks={1: (3, 1)},
    )
    assert t.spirit(1).destroyed == 3
    t.use("blazing_renewal", on=1).expect_asked(0, "renewal-land")
    t.offers_lands(*(f"G{n}" for n in range(1, 9)), "H3")
    t.choose("land", "G8")
    assert t.presence(1) == {"H6": 1, "G8": 2}
    assert t.spirit(1).destroyed == 1
    assert t.pieces("G8") == {"city": 1, "explorer": 2}
    assert t.hurt("G8") == {("city", 2): 1}
    assert t.fear == 2


def test_blazing_renewal_with_one_destroyed_presence():
    """With only one destroyed presence it adds one, and the Damage is dealt."""
    t = wield(
        "blazing_renewal", {"G5": {"presence": 1}, "G8": {"town": 1}, "H6": {"presence": {1: 1}}}
    )
    t.use("blazing_renewal", on=1).choose("land", "G8")
    assert t.presence(1) == {"H6": 1, "G8": 1}
    assert t.pieces("G8") == {}


def test_blazing_renewal_without_destroyed_presence():
    """Nothing is added, so nothing is damaged, with the threshold neither."""
    t = wield("blazing_renewal", {"H6": {"town": 2, "explorer": 1}}, MET)
    assert t.spirit(1).destroyed == 0
    t.use("blazing_renewal", on=1)
    assert t.prompt == "use-powers"
    assert t.pieces("H6") == {"town": 2, "explorer": 1}
    assert t.fear == 0


def test_blazing_renewal_threshold():
    """4 more Damage in the chosen land, which the user assigns."""
    t = wield(
        "blazing_renewal",
        {"G5": {"presence": 1}, "G8": {"city": 2, "explorer": 4}, "H6": {"presence": {1: 1}}},
        MET,
    )
    t.use("blazing_renewal", on=1).choose("land", "G8").expect_asked(0, "damage", "G8", 4)
    strike(t)
    assert t.pieces("G8") == {"explorer": 2}
    assert t.fear == 4


def test_blazing_renewal_range_bonus():
    """Recommended ruling: range bonuses of the user lengthen the range in the text."""
    t = wield(
        "blazing_renewal",
        {"G1": {"presence": 1}, "H6": {"presence": {1: 1}}},
        more_of={0: {"range_bonus": 1}},
    )
    t.use("blazing_renewal", on=1).offers(("land", "G7"), ("land", "G3"))


def test_blazing_renewal_makes_a_sacred_site():
    """Rising Heat's two presence make the land a sacred site before the Damage: Towns have 1."""
    t = wield(
        "blazing_renewal",
        {"G5": {"presence": 1}, "G8": {"city": 1, "town": 1}},
        spirits=["rising_heat", "fathomless_mud"],
        tracks={0: (3, 1)},
    )
    assert t.spirit(0).destroyed == 3
    t.use("blazing_renewal", on=0).choose("land", "G8")
    assert t.pieces("G8") == {}
    assert t.fear == 3


# -- Cleansing Floods ----------------------------------------------------------------------------


def test_cleansing_floods_targets():
    """Range 1 of presence in a Wetland; presence elsewhere does not count."""
    t = wield("cleansing_floods", {"G4": {"presence": 1}, "G8": {"presence": {0: 1}}})
    t.choose("use", "cleansing_floods", by=0)
    t.offers_lands("G2", "G3", "G4", "G5", "G7", "H3")


def test_cleansing_floods():
    """4 Damage, then 1 Blight is removed."""
    t = wield("cleansing_floods", {"G4": {"presence": 1, "city": 1, "town": 1, "blight": 1}})
    strike(t.use("cleansing_floods", at="G4"))
    assert t.pieces("G4") == {"town": 1}
    assert t.hurt("G4") == {("town", 1): 1}
    assert t.land("G4").blight == 0
    assert t.fear == 2


def test_cleansing_floods_threshold():
    """4 water: 10 more Damage."""
    lands: Lands = {"G4": {"presence": 1, "city": 5, "blight": 1}}
    t = wield("cleansing_floods", lands, MET)
    strike(t.use("cleansing_floods", at="G4"))
    assert t.pieces("G4") == {"city": 1}
    assert t.hurt("G4") == {("city", 2): 1}
    assert t.land("G4").blight == 0


# -- Dissolve the Bonds of Kinship ---------------------------------------------------------------


def test_dissolve_the_bonds():
    """A City becomes 2 Explorers, a Town and a Dahan one each; no Fear; all are Pushed apart."""
    t = wield(BONDS, {"G5": {"city": 1, "town": 1, "dahan": 1, "explorer": 1, "presence": 1}})
    t.use(BONDS, at="G5").expect_asked(0, "push", "G5", 5)
    for n, land in enumerate(("G2", "G4", "G6", "G7", "G8"), 1):
        if n < 5:
            t.choose("push", "explorer", 0, land)
            assert ("push", "explorer", 0, land) not in t.ask.options
    for land in ("G2", "G4", "G6", "G7", "G8"):
        assert t.pieces(land) == {"explorer": 1}
    assert t.pieces("G5") == {}
    assert t.fear == 0


def test_dissolve_spreads_before_doubling_up():
    """No land gets a second Explorer while another has none; then the rest goes anywhere."""
    t = wield(BONDS, {"G1": {"city": 0, "presence": 1, "explorer": 4}, "G3": {"city": 1}})
    t.use(BONDS, at="G1").offers_just(("push", "explorer", 0, "G2"), ("push", "explorer", 0, "G6"))
    t.choose("push", "explorer", 0, "G2").choose("push", "explorer", 0, "G2")
    t.choose("push", "explorer", 0, "G2")
    assert t.pieces("G2") == {"explorer": 3}
    assert t.pieces("G6") == {"explorer": 1}


def test_dissolve_is_mandatory_and_takes_one_of_each():
    """One City, one Town and one Dahan only, whichever the user picks among damaged ones."""
    t = wield(BONDS, {"G5": {"presence": 1, "city": [1, 1], "town": 2, "dahan": 3}})
    t.use(BONDS, at="G5").expect_asked(0, "replace", "G5")
    t.offers_just(("piece", "city", 0), ("piece", "city", 1)).choose("piece", "city", 0)
    for land in ("G2", "G4", "G6", "G7"):
        t.choose("push", "explorer", 0, land)
    assert t.pieces("G5") == {"city": 1, "town": 1, "dahan": 2}


def test_dissolve_damage_carries_over():
    """Open question 3, H-19.8: a damaged Town or Dahan dies as an Explorer; a City loses one."""
    lands: Lands = {"G5": {"presence": 1, "city": [0, 1], "town": [0, 1], "dahan": [0, 1]}}
    t = wield(BONDS, lands).use(BONDS, at="G5").expect_asked(0, "push", "G5", 1)
    assert t.pieces("G5") == {"explorer": 1}
    assert t.fear == 0
    twice = wield(BONDS, {"G5": {"presence": 1, "city": [0, 0, 1]}}).use(BONDS, at="G5")
    assert twice.pieces("G5") == {}
    assert twice.prompt == "use-powers"


def test_dissolve_with_the_option_that_damage_does_not_carry():
    """Open question 3: only the doubtful cases change; a Town turned Explorer keeps it (H-19.8)."""
    lands: Lands = {"G5": {"presence": 1, "city": [0, 1], "town": [0, 1], "dahan": [0, 1]}}
    t = wield(BONDS, lands, options={"damage_carries": False})
    t.use(BONDS, at="G5").expect_asked(0, "push", "G5", 3)  # two of the City, one of the Dahan


def test_dissolve_threshold_is_simultaneous():
    """The ruling's example: a City, a Town and 5 Explorers can wipe each other out."""
    lands: Lands = {"G5": {"presence": 1, "city": 2, "town": 2, "explorer": 2}}
    t = wield(BONDS, lands, MET)
    t.use(BONDS, at="G5")
    assert t.pieces("G5") == {}
    assert t.fear == 2 + 1
    assert t.prompt == "use-powers"


def test_dissolve_threshold_is_assigned_by_the_user():
    """4 Explorers deal 4 Damage to a Town and a City; these deal 5 and kill them all."""
    lands: Lands = {"G5": {"presence": 1, "city": 2, "town": 2, "explorer": 0, "dahan": 2}}
    t = wield(BONDS, lands, MET)
    t.use(BONDS, at="G5").expect_asked(0, "damage", "G5", 4)
    strike(t, "city", "town")
    assert t.pieces("G5") == {"town": 1, "dahan": 1}
    assert t.hurt("G5") == {("town", 1): 1}
    assert t.fear == 2


def test_dissolve_threshold_survivors_are_pushed():
    """7 Explorers against a Town: it dies, its 2 Damage kill two, five are Pushed."""
    lands: Lands = {"G5": {"presence": 1, "town": 2, "explorer": 6}}
    t = wield(BONDS, lands, MET).use(BONDS, at="G5").expect_asked(0, "push", "G5", 5)
    assert t.pieces("G5") == {"explorer": 5}
    assert t.fear == 1


def test_dissolve_threshold_is_not_lessened_by_defend():
    """Defend lessens Damage to the land and to Dahan only (H-21.1)."""
    lands: Lands = {"G5": {"presence": 1, "town": 2, "explorer": 1, "defend": 9}}
    t = wield(BONDS, lands, MET)
    t.use(BONDS, at="G5")
    assert t.pieces("G5") == {}
    assert t.fear == 1


# -- Entwined Power ------------------------------------------------------------------------------

DECKS: dict[str, Any] = {
    "minor_deck": ["drought", "steam_vents", "uncanny_melting", "rain_of_blood"],
    "major_deck": ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"],
}


def entwine(deck: str = "minor", elements: str = "", **more: Any) -> Table:
    """Seat 0 uses it on seat 1, who draws from the deck."""
    more = {"lands": {"G5": {"presence": 1}}, **DECKS, **more}
    t = wield("entwined_power", more.pop("lands"), elements, **more)
    return t.use("entwined_power", on=1).choose("deck", deck, by=1)


def test_entwined_power_targets_another_spirit():
    """H-5.4: not oneself with two players or more."""
    t = wield("entwined_power", {}, seats=3)
    t.choose("use", "entwined_power", by=0).offers_just(("spirit", 1), ("spirit", 2), STOP)


def test_entwined_power_cards():
    """The target keeps one of four, the user one of the other three, two are discarded."""
    t = entwine().expect_asked(1, "take-power")
    t.offers_just(*(("take", card) for card in DECKS["minor_deck"]))
    t.choose("take", "steam_vents", by=1).expect_asked(0, "take-left-power")
    t.offers_just(("take", "drought"), ("take", "uncanny_melting"), ("take", "rain_of_blood"))
    t.choose("take", "drought", by=0)
    assert "steam_vents" in t.spirit(1).hand
    assert "drought" in t.spirit(0).hand
    assert sorted(t.state.minor_discard) == ["rain_of_blood", "uncanny_melting"]
    assert energy(t) == [0, 0]


def test_entwined_power_a_major_forgets_for_both():
    """H-22.3: the target forgets a card for its major, and so does the user."""
    t = entwine("major").choose("take", "powerstorm", by=1).expect_asked(1, "forget")
    t.choose("forget", "open_shifting_waterways", by=1).expect_asked(0, "take-left-power")
    t.choose("take", "tsunami", by=0).expect_asked(0, "forget")
    t.offers(("forget", "tsunami"), ("forget", "entwined_power"))
    t.choose("forget", "tsunami", by=0)
    assert "open_shifting_waterways" not in t.spirit(1).hand
    assert sorted(t.state.major_discard) == ["poisoned_land", "talons_of_lightning", "tsunami"]


def test_entwined_power_leaves_the_progression_alone():
    """H-28.4: it draws from the shared deck even for a Spirit with a progression."""
    t = wield("entwined_power", {}, options={"progression": True})
    before = [list(spirit.progression) for spirit in t.state.spirits]
    t.use("entwined_power", on=1).choose("deck", "minor", by=1)
    assert len(t.ask.options) == 4
    t.choose(*t.options[0]).choose(*t.options[0])
    assert [spirit.progression for spirit in t.state.spirits] == before
    assert len(before[1]) == 7


def test_entwined_power_shares_presence_for_targeting():
    """Until Time Passes both target from the other's presence and sacred sites."""
    t = entwine(
        also=["paralyzing_fright"],
        others={1: ["vengeance_of_the_dead"]},
        lands={"G1": {"presence": 1}, "H6": {"presence": {1: 2}}},
    )
    t.choose("take", "steam_vents", by=1).choose("take", "drought", by=0)
    assert t.spirit(0).shares == [1]
    assert t.spirit(1).shares == [0]
    t.choose("use", "paralyzing_fright", by=0).offers_lands("H1", "H2", "H5", "H6", "H7", "H8")


def test_entwined_power_terrain_origin():
    """A terrain-limited origin may use the partner's presence too."""
    t = wield(
        "the_jungle_hungers",
        {"G8": {"presence": {0: 1}}, "H1": {"presence": {1: 1}}},
        more_of={0: {"shares": [1]}, 1: {"shares": [0]}},
    )
    t.choose("use", "the_jungle_hungers", by=0).offers_lands("H1", "H2", "H6", "H8")


@pytest.mark.parametrize("joint", [True, False])
def test_entwined_power_joint_sacred_site(joint: bool):
    """Open question 4: one presence of each makes a sacred site for targeting, by option."""
    t = wield(
        "paralyzing_fright",
        {"G8": {"presence": {0: 1, 1: 1}}, "H1": {"presence": {1: 1}}},
        more_of={0: {"shares": [1]}, 1: {"shares": [0]}},
        options={"joint_sacred_site": joint},
    )
    if joint:
        t.choose("use", "paralyzing_fright", by=0).offers_lands("G5", "G6", "G7", "G8")
    else:
        assert not t.is_asked(0, "use-powers")


def test_entwined_power_repeated_counts_presence_once():
    """A second use with the same partner does not make its single presence a sacred site."""
    t = wield(
        "entwined_power",
        {"G8": {"presence": {0: 1}}, "H1": {"presence": {1: 1}}},
        also=["paralyzing_fright"],
        energy={0: 2},
        more_of={0: {"used": ["entwined_power"], "repeats": 1, "shares": [1]}, 1: {"shares": [0]}},
    )
    t.use("entwined_power", on=1, verb="repeat").choose("deck", "minor", by=1)
    t.choose(*t.options[0], by=1).choose(*t.options[0], by=0)
    assert not t.is_asked(0, "use-powers")  # nobody has a sacred site


def test_entwined_power_threshold():
    """3 Energy each; each may give the other a card from hand."""
    t = entwine(elements=MET, hands={0: ["gift_of_the_sunlit_air"], 1: ["open_shifting_waterways"]})
    t.choose("take", "steam_vents", by=1).choose("take", "drought", by=0)
    assert energy(t) == [3, 3]
    t.expect_asked(0, "gift-card").offers_just(
        ("give", "gift_of_the_sunlit_air"), ("give", "drought"), ("keep",)
    )
    t.choose("give", "gift_of_the_sunlit_air", by=0).expect_asked(1, "gift-card")
    t.choose("keep", by=1)
    assert t.spirit(0).hand == ["drought"]
    assert t.spirit(1).hand == [
        "open_shifting_waterways",
        "steam_vents",
        "gift_of_the_sunlit_air",
    ]


def test_entwined_power_threshold_is_checked_when_reached():
    """H-18.4, H-18.6: a card forgotten out of play takes its elements with it."""
    t = wield(
        "entwined_power",
        {},
        "water, 2 plant",
        also=["voracious_growth"],  # its plant completes the threshold
        **DECKS,
    )
    t.use("entwined_power", on=1).choose("deck", "major", by=1)
    t.choose("take", "powerstorm", by=1).choose("forget", "powerstorm", by=1)
    t.choose("take", "tsunami", by=0).choose("forget", "voracious_growth", by=0)
    assert energy(t) == [0, 0]
    assert t.prompt == "use-powers"


def test_entwined_power_solo():
    """H-26.3, H-26.5: oneself is the target, and both cards and both Energy are one's own."""
    t = wield("entwined_power", {"G5": {"presence": 1}}, MET, seats=1, **DECKS)
    t.use("entwined_power", on=0).choose("deck", "minor")
    t.choose("take", "steam_vents").expect_asked(0, "take-left-power")
    t.choose("take", "drought")
    assert t.spirit().hand[-2:] == ["steam_vents", "drought"]
    assert len(t.state.minor_discard) == 2
    assert t.spirit().energy == 6
    assert t.prompt == "use-powers"
