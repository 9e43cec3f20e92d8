"""The map's geometry (I-3): tiles of three hexagons around a common corner."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Anchor: TypeAlias = tuple[int, int, int]

# I-3.8: the canonical starting layout
START: Final[tuple[Anchor, ...]] = ((0, 0, 0), (1, 1, 0), (2, -1, 0), (3, 0, 0))

# I-3.2
AROUND: Final[tuple[Cell, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def footprint(anchor: Anchor) -> tuple[Cell, Cell, Cell]:
    """I-3.3: the three cells of a tile, which meet at one grid corner."""
    q, r, o = anchor
    third = (q, r + 1) if o == 0 else (q + 1, r - 1)
    return ((q, r), (q + 1, r), third)


def overlap(a: Anchor, b: Anchor) -> bool:
    """I-3.4: whether two tiles would lie on the same cell."""
    cells = footprint(b)
    return any(cell in cells for cell in footprint(a))


def _touching(o: int) -> dict[Anchor, int]:
    here = (0, 0, o)
    edges = [(q + dq, r + dr) for q, r in footprint(here) for dq, dr in AROUND]
    near = [(q, r, p) for q in range(-3, 4) for r in range(-3, 4) for p in (0, 1)]
    shared = {a: sum(cell in footprint(a) for cell in edges) for a in near if not overlap(here, a)}
    return {anchor: count for anchor, count in shared.items() if count}


# I-3.9: the footprints that touch (0, 0, 0) and (0, 0, 1), with the number of edges they share
TOUCHING: Final = (_touching(0), _touching(1))


def shared_edges(a: Anchor, b: Anchor) -> int:
    """I-3.5: the number of cell edges that two tiles share."""
    q, r, o = a
    return TOUCHING[o].get((b[0] - q, b[1] - r, b[2]), 0)


def adjacent(a: Anchor, b: Anchor, min_shared_edges: int) -> bool:
    """I-3.5: whether the tiles at two anchors are neighbours."""
    return shared_edges(a, b) >= min_shared_edges


def on_lattice(anchor: Anchor) -> bool:
    """I-3.10: whether the anchor belongs to the lattice spanned by (1,1) and (2,-1), unturned."""
    q, r, o = anchor
    return o == 0 and (q - r) % 3 == 0


def legal_places(
    occupied: Iterable[Anchor], min_shared_edges: int = 1, lattice: bool = False
) -> list[Anchor]:
    """I-3.6: the free footprints adjacent to at least two territories, in a stable order."""
    taken = list(occupied)
    cells = {cell for anchor in taken for cell in footprint(anchor)}
    contacts: dict[Anchor, int] = {}
    for anchor in taken:
        q, r, o = anchor
        for (dq, dr, p), edges in TOUCHING[o].items():
            if edges >= min_shared_edges:
                place = (q + dq, r + dr, p)
                contacts[place] = contacts.get(place, 0) + 1
    return sorted(
        place
        for place, count in contacts.items()
        if count >= 2 and (not lattice or on_lattice(place)) and cells.isdisjoint(footprint(place))
    )
