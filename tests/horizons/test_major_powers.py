"""The 22 major powers (H-1.2): printed facts, base effects, thresholds and rulings.

Unless told, seat 0 is the Whirlwind with one presence in G5 (next to G2, G4, G6, G7 and G8) and
seat 1 the Mud with a sacred site in H6; neither changes what a Power does.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from crannog.games.horizons.facts import ELEMENTS, elements_of
from crannog.games.horizons.registry import MAJORS, POWERS
from crannog.kernel import Seat
from tests.horizons.table import STOP, Lands, Table, table

MET = "met"  # as elements: those that just meet the threshold

# Nobody else acts, the Invaders Explore Jungles, and seat 1 keeps the Slow phase open.
ONWARD: dict[str, Any] = {
    "hold": False,
    "others": {1: ["gift_of_power"]},
    "invader_deck": ["inv_1_jungle", "inv_2_coastal"],
}


def wield(
    power: str,
    lands: Lands,
    elements: str = "",
    *,
    seats: int = 2,
    also: Sequence[str] = (),
    others: dict[Seat, list[str]] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 has the major power in play, in its phase; with `MET` elements it meets its threshold.

    `also` are further cards of seat 0 in play, `others` those of other seats.
    """
    here = dict(lands)
    if not any("presence" in fields for fields in here.values()):
        here["G5"] = {**here.get("G5", {}), "presence": {0: 1}}
    return table(
        seats,
        lands=here,
        phase=more.pop("phase", POWERS[power].speed),
        in_play={0: [power, *also], **(others or {})},
        elements={0: lacking(power) if elements == MET else elements},
        **more,
    )


def lacking(power: str) -> str:
    """The elements that, with the card's own, just meet its threshold."""
    need, own = POWERS[power].tiers[0], POWERS[power].elements
    return ", ".join(
        f"{max(0, a - b)} {name}" for name, a, b in zip(ELEMENTS, need, own, strict=True)
    )


def strike(t: Table, *kinds: str) -> None:
    """Assigns the Damage that is asked about: the first kind first, hurt pieces first."""
    order = kinds or ("city", "town", "explorer")
    while t.match.pending and t.prompt == "damage":
        offered = [o for o in t.options if o[1] in order]
        t.choose(*min(offered, key=lambda o: (order.index(str(o[1])), -int(o[2]))))


def energy(t: Table) -> list[int]:
    """The Energy of each seat."""
    return [spirit.energy for spirit in t.state.spirits]


# -- printed facts -------------------------------------------------------------------------------

# id: cost, speed, elements, range, origin, target, threshold
FACTS = {
    "accelerated_rot": (4, "slow", "sun water plant", 2, "presence", "jungle wetland"),
    "blazing_renewal": (5, "fast", "fire earth plant", -1, "presence", "any-spirit"),
    "cleansing_floods": (5, "slow", "sun water", 1, "wetland", "any"),
    "dissolve_the_bonds_of_kinship": (4, "slow", "fire water animal", 1, "presence", "any"),
    "entwined_power": (2, "fast", "moon water plant", -1, "presence", "another-spirit"),
    "indomitable_claim": (4, "fast", "sun earth", 1, "presence", "any"),
    "infinite_vitality": (3, "fast", "earth plant animal", 1, "sacred", "any"),
    "mists_of_oblivion": (4, "slow", "moon air water", 3, "presence", "any"),
    "paralyzing_fright": (4, "fast", "air earth", 1, "sacred", "any"),
    "pillar_of_living_flame": (5, "slow", "fire", 2, "sacred", "any"),
    "poisoned_land": (3, "slow", "earth plant animal", 1, "presence", "any"),
    "powerstorm": (3, "fast", "sun fire air", -1, "presence", "any-spirit"),
    "talons_of_lightning": (6, "fast", "fire air", 1, "presence", "mountain wetland"),
    "terrifying_nightmares": (4, "fast", "moon air", 2, "presence", "any"),
    "the_jungle_hungers": (3, "slow", "moon plant", 1, "jungle", "any"),
    "the_land_thrashes_in_furious_pain": (4, "slow", "moon fire earth", 2, "presence", "blight"),
    "the_trees_and_stones_speak_of_war": (2, "fast", "sun earth plant", 1, "presence", "dahan"),
    "tsunami": (6, "slow", "water earth", 2, "sacred", "coastal"),
    "vengeance_of_the_dead": (3, "fast", "moon fire animal", 3, "presence", "any"),
    "vigor_of_the_breaking_dawn": (3, "fast", "sun animal", 2, "presence", "dahan"),
    "winds_of_rust_and_atrophy": (3, "fast", "air water animal", 3, "sacred", "any"),
    "wrap_in_wings_of_sunlight": (3, "fast", "sun air animal", 0, "presence", "any"),
}
THRESHOLDS = {
    "accelerated_rot": "3 sun 2 water 3 plant",
    "blazing_renewal": "3 fire 3 earth 2 plant",
    "cleansing_floods": "4 water",
    "dissolve_the_bonds_of_kinship": "2 fire 2 water 3 animal",
    "entwined_power": "2 water 4 plant",
    "indomitable_claim": "2 sun 3 earth",
    "infinite_vitality": "4 earth",
    "mists_of_oblivion": "2 moon 3 air 2 water",
    "paralyzing_fright": "2 air 3 earth",
    "pillar_of_living_flame": "4 fire",
    "poisoned_land": "3 earth 2 plant 2 animal",
    "powerstorm": "2 sun 2 fire 3 air",
    "talons_of_lightning": "3 fire 3 air",
    "terrifying_nightmares": "4 moon",
    "the_jungle_hungers": "2 moon 3 plant",
    "the_land_thrashes_in_furious_pain": "3 moon 3 earth",
    "the_trees_and_stones_speak_of_war": "2 sun 2 earth 2 plant",
    "tsunami": "3 water 2 earth",
    "vengeance_of_the_dead": "3 animal",
    "vigor_of_the_breaking_dawn": "3 sun 2 animal",
    "winds_of_rust_and_atrophy": "3 air 3 water 2 animal",
    "wrap_in_wings_of_sunlight": "2 sun 2 air 2 animal",
}
# H-29.2: the majors whose text has Gather or Push
MOVERS = {
    "dissolve_the_bonds_of_kinship",
    "terrifying_nightmares",
    "the_trees_and_stones_speak_of_war",
    "vigor_of_the_breaking_dawn",
    "wrap_in_wings_of_sunlight",
}


def test_the_deck():
    """H-1.2: 22 different majors."""
    assert len(MAJORS) == 22
    assert set(MAJORS) == set(FACTS) == set(THRESHOLDS)


@pytest.mark.parametrize("card", FACTS)
def test_printed_facts(card: str):
    """Cost, speed, elements, range, origin, target, threshold, and whether it Gathers or Pushes."""
    power = POWERS[card]
    cost, speed, elements, reach, origin, target = FACTS[card]
    assert (power.cost, power.speed, power.range) == (cost, speed, reach)
    assert (power.origin, power.target) == (origin, target)
    assert power.elements == elements_of(elements)
    assert power.tiers == (elements_of(THRESHOLDS[card]),)
    assert power.moves == (card in MOVERS)


@pytest.mark.parametrize("card", FACTS)
def test_a_threshold_counts_the_cards_own_elements(card: str):
    """H-18.4: met with just the listed elements, the card's own included; with one less, not."""
    exact = elements_of(lacking(card))
    met = wield(card, {}, MET)
    assert met.match.view(0)["spirits"][0]["thresholds"][card]  # type: ignore
    for n, count in enumerate(exact):
        if count:
            less = [a - (n == m) for m, a in enumerate(exact)]
            words = ", ".join(f"{a} {name}" for name, a in zip(ELEMENTS, less, strict=True))
            t = wield(card, {}, words)
            assert t.match.view(0)["spirits"][0]["thresholds"][card] == []  # type: ignore


def test_a_power_is_used_once_in_its_phase():
    """H-5.7, H-6.1: a fast card is not offered again, nor a slow card in the fast phase."""
    t = wield("terrifying_nightmares", {"G5": {"presence": 1}}, also=["accelerated_rot"])
    t.lacks(("use", "accelerated_rot"))
    t.use("terrifying_nightmares", at="G5")
    assert not t.is_asked(0, "use-powers")
    assert t.is_asked(1, "use-powers")


def test_a_threshold_may_be_declined():
    """H-5.8, H-18.7: acting as if with fewer elements leaves the threshold out."""
    t = wield("terrifying_nightmares", {}, MET)
    t.offers(("use", "terrifying_nightmares"), ("use-fewer", "terrifying_nightmares"), by=0)
    t.use("terrifying_nightmares", at="G5", fewer=())
    assert t.fear == 2


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

BONDS = "dissolve_the_bonds_of_kinship"


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
