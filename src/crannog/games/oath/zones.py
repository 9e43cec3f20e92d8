"""Where a thing can be: the codes of `Oath.where`. Slots of the map are their own codes, 0 to 7.

Below `REVEALED` its power may be in play; that is the first thing to look at, since of most things
it is not.
"""

from typing import Final

BESIDE: Final = 9  # banners and empty Reliquary slots: they lie by the boards
ADVISERS: Final = 10  # + player
HELD: Final = 20  # + player: relics that a player holds
REVEALED: Final = 30  # + player: a Vision on a player's Revealed Vision space (O-5.1.4)
AT_SITE: Final = 40  # + slot: facedown relics at a site
PILE: Final = 50  # + region: discard piles
DECK: Final = 53  # the world deck
RELIC_DECK: Final = 54
RELIQUARY: Final = 55
DISPOSSESSED: Final = 56
ARCHIVE: Final = 57
BOX: Final = (
    58  # out of this game: the Conspiracy when played, a second Vision's deck, unused cards
)
DRAWN: Final = 59  # cards that the active player has drawn and not yet placed
HAND: Final = 60  # the card that is being played
COVERED: Final = 61  # a Reliquary slot that has its relic, or is not used (O-2.3, O-12.1.9)


def is_slot(zone: int) -> bool:
    """A place on the map."""
    return 0 <= zone < 8
