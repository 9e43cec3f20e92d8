"""The 22 major powers (H-1.2): printed facts."""

import pytest

from crannog.games.horizons.facts import ELEMENTS, elements_of
from crannog.games.horizons.registry import MAJORS, POWERS
from tests.horizons.major_powers import MET, lacking, wield

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
