"""The island's boards F, G and H: lands, terrains, what stands there, who borders whom (H-15)."""

from typing import Final

JUNGLE: Final = "jungle"
MOUNTAIN: Final = "mountain"
SANDS: Final = "sands"
WETLAND: Final = "wetland"
TERRAINS: Final = (JUNGLE, MOUNTAIN, SANDS, WETLAND)


class Site:
    """A land as printed: its terrain, set-up pieces and neighbours on its own board."""

    __slots__ = ("adjacent", "blight", "city", "dahan", "terrain", "town")

    def __init__(
        self,
        terrain: str,
        adjacent: tuple[int, ...],
        city: int = 0,
        town: int = 0,
        dahan: int = 0,
        blight: int = 0,
    ) -> None:
        self.terrain = terrain
        self.adjacent = adjacent
        self.city = city
        self.town = town
        self.dahan = dahan
        self.blight = blight


COASTAL: Final = (1, 2, 3)  # H-15.3: these lands of every board touch the ocean

# H-2.2, H-15.1: by board and number
BOARDS: Final[dict[str, dict[int, Site]]] = {
    "F": {
        1: Site(SANDS, (2, 5, 6), dahan=2),
        2: Site(JUNGLE, (1, 3, 4, 5), city=1),
        3: Site(WETLAND, (2, 4), dahan=1),
        4: Site(MOUNTAIN, (2, 3, 5, 7, 8), blight=1),
        5: Site(JUNGLE, (1, 2, 4, 6, 8), dahan=1),
        6: Site(MOUNTAIN, (1, 5, 8), dahan=2),
        7: Site(WETLAND, (4, 8)),
        8: Site(SANDS, (4, 5, 6, 7), town=1),
    },
    "G": {
        1: Site(MOUNTAIN, (2, 6), dahan=2),
        2: Site(WETLAND, (1, 3, 4, 5, 6), city=1),
        3: Site(SANDS, (2, 4), dahan=1),
        4: Site(WETLAND, (2, 3, 5, 7), dahan=1),
        5: Site(SANDS, (2, 4, 6, 7, 8), blight=1),
        6: Site(JUNGLE, (1, 2, 5, 8)),
        7: Site(JUNGLE, (4, 5, 8), dahan=2),
        8: Site(MOUNTAIN, (5, 6, 7), town=1),
    },
    "H": {
        1: Site(JUNGLE, (2, 6, 8), dahan=1),
        2: Site(SANDS, (1, 3, 5, 6), city=1),
        3: Site(MOUNTAIN, (2, 4, 5), dahan=1),
        4: Site(MOUNTAIN, (3, 5, 7)),
        5: Site(JUNGLE, (2, 3, 4, 6, 7), blight=1),
        6: Site(WETLAND, (1, 2, 5, 7, 8), dahan=2),
        7: Site(WETLAND, (4, 5, 6, 8), town=1),
        8: Site(SANDS, (1, 6, 7), dahan=2),
    },
}

# H-0.4: how the boards touch; which arrangement the printed sheet has is not certain
JOINS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "side0": (
        ("G7", "H3"),
        ("G4", "H3"),
        ("G3", "H3"),
        ("G3", "H4"),
    ),
    "side1": (
        ("G8", "H4"),
        ("G8", "H7"),
        ("G7", "H7"),
        ("G7", "H8"),
    ),
    "side2": (
        ("G1", "H8"),
        ("G6", "H8"),
        ("G6", "H1"),
        ("G8", "H1"),
    ),
    "FGH": (
        ("F7", "G7"),
        ("F4", "G7"),
        ("F4", "G8"),
        ("F3", "G8"),
        ("G7", "H4"),
        ("G4", "H4"),
        ("G4", "H7"),
        ("G3", "H7"),
        ("G3", "H8"),
        ("H4", "F7"),
        ("H4", "F8"),
        ("H3", "F8"),
    ),
    "FHG": (
        ("F7", "H4"),
        ("F7", "H7"),
        ("F4", "H7"),
        ("F3", "H7"),
        ("F3", "H8"),
        ("H4", "G7"),
        ("H4", "G8"),
        ("H3", "G8"),
        ("G7", "F7"),
        ("G4", "F7"),
        ("G3", "F7"),
        ("G3", "F8"),
    ),
}


def boards_in_play(seats: int, solo_board: str) -> tuple[str, ...]:
    """H-2.1: which boards make the island."""
    if seats == 1:
        return (solo_board,)
    return ("G", "H") if seats == 2 else ("F", "G", "H")


def neighbours(boards: tuple[str, ...], join: str) -> dict[str, list[str]]:
    """H-15.2: each land's neighbours, across the boards too."""
    lands: dict[str, list[str]] = {
        f"{board}{number}": [f"{board}{other}" for other in site.adjacent]
        for board in boards
        for number, site in BOARDS[board].items()
    }
    for a, b in JOINS[join]:
        if a in lands and b in lands:
            lands[a].append(b)
            lands[b].append(a)
    return lands


def distances(adjacent: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """H-5.3: the number of steps between any two lands."""
    table: dict[str, dict[str, int]] = {}
    for start in adjacent:
        steps = {start: 0}
        queue = [start]
        for land in queue:
            for other in adjacent[land]:
                if other not in steps:
                    steps[other] = steps[land] + 1
                    queue.append(other)
        table[start] = steps
    return table
