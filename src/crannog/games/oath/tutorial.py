"""O-1.F: the first game's stacked deck, for the booklet's tutorial round."""

from typing import Final

from crannog.games.oath.chronicle.world import Place, World
from crannog.games.oath.facts import NUMBER

# O-1.F.1: slot by slot: the site, whether it lies faceup, its card, its relic
MAP: Final = (
    ("plains", True, "longbows", ""),
    ("lush_coast", False, "", ""),
    ("mountain", True, "taming_charm", "ivory_eye"),
    ("buried_giant", False, "", ""),
    ("salt_flats", False, "", ""),
    ("rocky_coast", True, "elders", ""),
    ("wastes", False, "", ""),
    ("great_slum", False, "", ""),
)
PAWNS: Final = (0, 2, 2, 5)  # O-1.F.2: slots of purple, red, blue, yellow
ADVISERS: Final = ("forest_paths", "animal_playmates", "naysayers", "a_small_favor")  # O-1.F.7
PILES: Final = (  # O-1.F.8: bottom first
    "ancient_binding wrestlers tinkers_fair",
    "wayside_inn wolves spirit_snare",
    "horse_archers key_to_the_city sleight_of_hand keep battle_honors",
)
DECK: Final = """
garrison faithful_friend fire_talkers errand_boy the_old_oak inquisitor alchemist
vision_of_conquest long_lost_heir roving_terror vision_of_sanctuary tents
bear_traps true_names warning_signals vision_of_faith book_burning great_herd welcoming_party
rangers vision_of_rebellion scouts the_gathering conspiracy pressgangs second_wind dazzle
memory_of_home disgraced_captain storyteller
magicians_code armed_mob mercenaries tavern_songs scryer acting_troupe extra_provisions
traveling_doctor rain_boots martial_culture wizard_school
"""  # O-1.F.9: top first; 12 cards, 18 cards, the rest
RELIQUARY: Final = ("ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage")  # O-1.F.11
RELICS: Final = """
cursed_cauldron book_of_records grand_mask dowsing_sticks horned_mask map bandit_crown skeleton_key
dragonskin_drum sticky_fire brass_horse truthful_harp cup_of_plenty oracular_pig circlet_of_command
"""


def numbers(words: str) -> list[int]:
    """The cards of these ids."""
    return [NUMBER[word] for word in words.split()]


def tutorial_world() -> World:
    """O-1.F: the map, the deck and the relics; boards, advisers and piles follow in the set-up."""
    world = World()
    for site, up, card, relic in MAP:
        place = Place(NUMBER[site], up)
        place.cards = numbers(card)
        place.relics = numbers(relic)
        world.places.append(place)
    deck = numbers(DECK)
    world.parts = [deck[:12], deck[12:30], deck[30:]]
    world.relics = [*numbers(" ".join(RELIQUARY)), *numbers(RELICS)]
    return world
