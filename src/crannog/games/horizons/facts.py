"""The printed facts of Horizons of Spirit Island: elements, pieces, pools, Invader cards."""

from typing import Final

ELEMENTS: Final = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")  # H-18.1
ELEMENT: Final = {name: n for n, name in enumerate(ELEMENTS)}

EXPLORER: Final = "explorer"
TOWN: Final = "town"
CITY: Final = "city"
DAHAN: Final = "dahan"
PRESENCE: Final = "presence"
INVADERS: Final = (EXPLORER, TOWN, CITY)
BUILDINGS: Final = (TOWN, CITY)
SMALL: Final = (EXPLORER, TOWN)
HEALTH: Final = {EXPLORER: 1, TOWN: 2, CITY: 3, DAHAN: 2}  # H-19.2
STRENGTH: Final = {EXPLORER: 1, TOWN: 2, CITY: 3}  # H-8.2
FEAR_OF: Final = {EXPLORER: 0, TOWN: 1, CITY: 2, DAHAN: 0}  # H-13.1
SMALLER: Final = {CITY: TOWN, TOWN: EXPLORER}  # H-19.9

PRESENCE_TOTAL: Final = 13  # H-1.3
FEAR_DECK: Final = 9  # H-2.4
FEAR_LEFT: Final = {1: (7, 9), 2: (4, 6), 3: (1, 3)}  # H-13.5: fear cards left at a Terror Level
STAGE_COUNTS: Final = {1: 3, 2: 4, 3: 5}  # H-2.3

FAST: Final = "fast"
SLOW: Final = "slow"


class InvaderCard:
    """An Invader card: where it acts, and whether it bears the escalation symbol."""

    __slots__ = ("coastal", "escalation", "id", "stage", "terrains")

    def __init__(self, stage: int, *terrains: str, coastal: bool = False) -> None:
        self.stage = stage
        self.terrains = terrains
        self.coastal = coastal
        self.escalation = stage == 2 and not coastal
        self.id = f"inv_{stage}_" + ("coastal" if coastal else "_".join(terrains))


# H-1.2: 4 of stage I, 5 of stage II, 6 of stage III
INVADER_CARDS: Final = {
    card.id: card
    for card in (
        InvaderCard(1, "jungle"),
        InvaderCard(1, "mountain"),
        InvaderCard(1, "sands"),
        InvaderCard(1, "wetland"),
        InvaderCard(2, "jungle"),
        InvaderCard(2, "mountain"),
        InvaderCard(2, "sands"),
        InvaderCard(2, "wetland"),
        InvaderCard(2, coastal=True),
        InvaderCard(3, "jungle", "mountain"),
        InvaderCard(3, "jungle", "sands"),
        InvaderCard(3, "jungle", "wetland"),
        InvaderCard(3, "mountain", "sands"),
        InvaderCard(3, "mountain", "wetland"),
        InvaderCard(3, "sands", "wetland"),
    )
}


def elements_of(words: str) -> tuple[int, ...]:
    """Element counts from words: "fire fire air" or "2 fire, air"."""
    counts = [0] * len(ELEMENTS)
    number = 1
    for word in words.replace(",", " ").split():
        if word.isdecimal():
            number = int(word)
        else:
            counts[ELEMENT[word]] += number
            number = 1
    return tuple(counts)
