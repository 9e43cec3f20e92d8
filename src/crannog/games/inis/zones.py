"""Where a card can be (I-20.3). A zone is a number; its bit is used in masks of possible zones."""

from typing import Final

# 0 to 3: the hand of that seat
DISCARD: Final = 4  # Action: face down; Epic Tale: face up
ASIDE: Final = 5  # the Action card set aside (I-5.5)
DECK: Final = 6
PLAY: Final = 7  # being played, or lying before its player (Dagda's Cauldron)
DRAFT: Final = 8  # 8 to 11: drafted by that seat (DRAFT + seat)
TABLE: Final = 12  # Advantage card, face up beside the map
SPENT: Final = 13  # Advantage card, played, face down beside the map
BOX: Final = 14  # not in the game (yet)
POOL: Final = 16  # 16 and up: drawn, one is still to be kept (POOL + depth)

HANDS: Final = 0b1111  # the bits of all hands


def bit(zone: int) -> int:
    """The zone's bit in a mask."""
    return 1 << zone
