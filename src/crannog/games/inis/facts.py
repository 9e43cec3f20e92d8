"""The printed facts of Inis: pieces, decks, territories (I-1, I-4.10)."""

from typing import Final

CLANS: Final = 12  # I-1.5: per player
CITADELS: Final = 8  # I-1.4
SANCTUARIES: Final = 9  # I-1.4
GOAL: Final = 6  # I-15.1: threshold of each victory condition

# I-1.2: one copy each; the last four are for four players only.
ACTION: Final = (
    "craftsmen_and_peasants",
    "bard",
    "citadel",
    "conquest",
    "druid",
    "exploration",
    "festival",
    "geis",
    "migration",
    "new_alliance",
    "new_clans",
    "sanctuary",
    "warlord",
    "emissaries",
    "scouts_and_spies",
    "master_craftsman",
    "raid",
)
FOUR_PLAYERS_ONLY: Final = ACTION[13:]

# I-1.1: a tile and its Advantage card share their id.
TERRITORIES: Final = (
    "valley",
    "cove",
    "plains",
    "hills",
    "meadows",
    "misty_lands",
    "forest",
    "gates_of_tir_na_nog",
    "highlands",
    "mountains",
    "lost_vale",
    "moor",
    "salt_mine",
    "iron_mine",
    "stone_circle",
    "swamp",
)
ENTERS_WITH_SANCTUARY: Final = ("gates_of_tir_na_nog", "stone_circle")  # I-3.7

# I-1.3
EPIC: Final = (
    "balors_eye",
    "battle_frenzy",
    "battle_of_moytura",
    "breas_tyranny",
    "cathbads_word",
    "champions_share",
    "children_of_dana",
    "the_dagda",
    "dagdas_cauldron",
    "dagdas_club",
    "dagdas_harp",
    "deirdres_beauty",
    "diarmuid_and_grainne",
    "eriu",
    "kernunos_sanctuary",
    "lug_samildanach",
    "lugs_spear",
    "maeves_wealth",
    "manannans_horses",
    "the_morrigan",
    "nuada_silverhand",
    "oengus_ploy",
    "ogmas_eloquence",
    "the_otherworld",
    "stone_of_fal",
    "strengs_resolve",
    "tailtus_land",
    "tale_of_cuchulain",
    "the_fianna",
    "tuans_memory",
)

# I-4.10: the discovery scenario
DISCOVERY_START: Final = ("valley", "cove", "plains", "hills")
DISCOVERY_BOTTOM: Final = (
    "meadows",
    "misty_lands",
    "forest",
    "gates_of_tir_na_nog",
    "highlands",
    "mountains",
)

KIND: Final[dict[str, str]] = {
    **dict.fromkeys(ACTION, "action"),
    **dict.fromkeys(TERRITORIES, "advantage"),
    **dict.fromkeys(EPIC, "epic"),
}


def action_cards(seats: int) -> tuple[str, ...]:
    """I-1.2, I-4.1: the Action cards in use."""
    return ACTION if seats == 4 else ACTION[:13]
