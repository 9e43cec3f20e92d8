"""I-3: the map's geometry, with the test vectors of I-3.9."""

import pytest

from crannog.games.inis.map import (
    START,
    TOUCHING,
    Anchor,
    Cell,
    adjacent,
    footprint,
    legal_places,
    on_lattice,
    overlap,
    shared_edges,
)
from crannog.kernel import BadPosition, Rng
from tests.inis.table import table

THREE_EDGES = {(-2, 1, 1), (-2, 2, 1), (0, -1, 1), (0, 2, 1), (1, -1, 1), (1, 1, 1)}
TWO_EDGES = {(-2, 1, 0), (-1, -1, 0), (-1, 2, 0), (1, -2, 0), (1, 1, 0), (2, -1, 0)}
ONE_EDGE = {
    (-2, 0, 0),
    (-2, 0, 1),
    (-2, 2, 0),
    (-2, 3, 1),
    (-1, -1, 1),
    (-1, 3, 1),
    (0, -2, 0),
    (0, 2, 0),
    (2, -2, 0),
    (2, -1, 1),
    (2, 0, 0),
    (2, 0, 1),
}
LEGAL_AFTER_START: dict[int, list[Anchor]] = {
    2: [(-1, 2, 0), (-1, 3, 1), (2, -1, 0), (2, 0, 1)],
    3: [(-1, 2, 0), (-1, 3, 1), (0, -1, 1), (1, -2, 0), (3, 0, 0), (3, 0, 1)],
    4: [
        (-1, 2, 0),
        (-1, 3, 1),
        (0, -1, 1),
        (1, -2, 0),
        (1, 3, 1),
        (2, 2, 0),
        (4, -2, 0),
        (4, -1, 1),
    ],
}


def anchors(radius: int) -> list[Anchor]:
    """Every anchor near the origin."""
    span = range(-radius, radius + 1)
    return [(q, r, o) for q in span for r in span for o in (0, 1)]


def neighbouring(a: Cell, b: Cell) -> bool:
    """I-3.2, told differently: two cells are neighbours at hex distance one."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr)) == 1


def grow(start: int, rng: Rng, edges: int = 1, lattice: bool = False) -> list[tuple[int, int]]:
    """Grows a map at random to 16 tiles; (tiles, legal places) before each placement."""
    tiles = list(START[:start])
    seen: list[tuple[int, int]] = []
    while len(tiles) < 16:
        places = legal_places(tiles, edges, lattice)
        seen.append((len(tiles), len(places)))
        tiles.append(rng.pick(places))
    return seen


# -- footprints --------------------------------------------------------------------------------


def test_footprint_cells():
    """I-3.3: the three cells of both kinds of anchor."""
    assert set(footprint((0, 0, 0))) == {(0, 0), (1, 0), (0, 1)}
    assert set(footprint((0, 0, 1))) == {(0, 0), (1, 0), (1, -1)}
    assert set(footprint((2, -1, 0))) == {(2, -1), (3, -1), (2, 0)}
    assert set(footprint((-3, 4, 1))) == {(-3, 4), (-2, 4), (-2, 3)}


def test_footprint_cells_are_mutual_neighbours():
    """I-3.2, I-3.3: three cells around one corner touch each other."""
    for anchor in anchors(2):
        a, b, c = footprint(anchor)
        assert neighbouring(a, b)
        assert neighbouring(b, c)
        assert neighbouring(a, c)


def test_every_corner_has_one_anchor():
    """I-3.3: no two anchors name the same footprint, and each trio of cells has an anchor."""
    prints = {frozenset(footprint(anchor)) for anchor in anchors(4)}
    assert len(prints) == len(anchors(4))
    around_origin = {cells for cells in prints if (0, 0) in cells}
    assert len(around_origin) == 6  # a cell has six corners


def test_overlap():
    """I-3.4: tiles that share a cell overlap; a cell's six corners exclude each other."""
    assert overlap((0, 0, 0), (0, 0, 1))
    assert overlap((0, 0, 0), (1, 0, 0))
    assert not overlap((0, 0, 0), (1, 1, 0))
    assert sum(overlap((0, 0, 0), anchor) for anchor in anchors(3)) == 13


# -- adjacency ---------------------------------------------------------------------------------


def test_the_24_touching_footprints():
    """I-3.9: 6 footprints touch (0,0,0) with three edges, 6 with two, 12 with one."""
    expected = dict.fromkeys(THREE_EDGES, 3) | dict.fromkeys(TWO_EDGES, 2)
    expected |= dict.fromkeys(ONE_EDGE, 1)
    assert len(expected) == 24
    found = {
        anchor: shared_edges((0, 0, 0), anchor)
        for anchor in anchors(5)
        if not overlap((0, 0, 0), anchor) and shared_edges((0, 0, 0), anchor)
    }
    assert found == expected
    assert set(TOUCHING[0]) == set(expected)


@pytest.mark.parametrize("o", [0, 1])
def test_shared_edges_against_cell_distance(o: int):
    """I-3.5: shared edges are the pairs of neighbouring cells; both orientations touch 24."""
    here = (0, 0, o)
    touching = 0
    for anchor in anchors(5):
        if overlap(here, anchor):
            continue
        pairs = sum(neighbouring(a, b) for a in footprint(here) for b in footprint(anchor))
        assert shared_edges(here, anchor) == shared_edges(anchor, here) == pairs
        touching += pairs > 0
    assert touching == 24
    assert len(TOUCHING[o]) == 24


def test_adjacent_needs_the_shared_edges():
    """I-3.5, I-19.2: with min_shared_edges = 2 a contact of one edge does not count."""
    assert adjacent((0, 0, 0), (2, 0, 0), 1)
    assert not adjacent((0, 0, 0), (2, 0, 0), 2)
    assert adjacent((0, 0, 0), (1, 1, 0), 2)
    assert not adjacent((0, 0, 0), (3, 0, 0), 1)


@pytest.mark.parametrize(
    ("seats", "pairs"),
    [(2, {"AB"}), (3, {"AB", "AC", "BC"}), (4, {"AB", "AC", "BC", "BD", "CD"})],
)
def test_canonical_layout(seats: int, pairs: set[str]):
    """I-3.8: the starting anchors, and who is whose neighbour."""
    assert START == ((0, 0, 0), (1, 1, 0), (2, -1, 0), (3, 0, 0))
    found = {
        "ABCD"[i] + "ABCD"[j]
        for i in range(seats)
        for j in range(i + 1, seats)
        if adjacent(START[i], START[j], 1)
    }
    assert found == pairs


# -- new tiles ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_placements_after_the_start(seats: int):
    """I-3.6, I-3.9: the free footprints that touch at least two territories."""
    assert sorted(legal_places(START[:seats])) == LEGAL_AFTER_START[seats]


@pytest.mark.parametrize(("edges", "lattice"), [(1, False), (2, False), (1, True)])
def test_legal_placements_by_brute_force(edges: int, lattice: bool):
    """I-3.6: every free place with two neighbours is found and no other, holes included."""
    rng = Rng(11)
    tiles = list(START[:3])
    while len(tiles) < 12:
        expected = [
            anchor
            for anchor in anchors(12)
            if not any(overlap(anchor, tile) for tile in tiles)
            and sum(adjacent(anchor, tile, edges) for tile in tiles) >= 2
            and (not lattice or on_lattice(anchor))
        ]
        assert legal_places(tiles, edges, lattice) == sorted(expected)
        tiles.append(rng.pick(expected))


def test_a_hole_may_be_filled():
    """I-3.6: holes are allowed, and a hole with room for a tile is a legal place."""
    ring: list[Anchor] = [(1, 1, 0), (2, -1, 0), (1, -2, 0), (-1, -1, 0), (-2, 1, 0), (-1, 2, 0)]
    assert (0, 0, 0) in legal_places(ring)


def test_random_growth_never_runs_out():
    """I-3.9: 16 tiles always fit; from 4 players' start there is ample choice all the time."""
    rng = Rng(2016)
    for start in (2, 3, 4):
        for _ in range(40):
            seen = grow(start, rng)
            assert [tiles for tiles, _ in seen] == list(range(start, 16))
            assert all(places > 0 for _, places in seen)
            if start == 4:
                assert all(10 <= places <= 30 for tiles, places in seen if tiles >= 5)


@pytest.mark.parametrize(("edges", "lattice"), [(2, False), (1, True), (2, True)])
@pytest.mark.parametrize("start", [2, 3, 4])
def test_random_growth_with_options(start: int, edges: int, lattice: bool):
    """I-19.1, I-19.2: neither option makes the map run out of places."""
    rng = Rng(5)
    for _ in range(5):
        assert all(places > 0 for _, places in grow(start, rng, edges, lattice))


# -- lattice -----------------------------------------------------------------------------------


def test_lattice_is_a_hex_map():
    """I-3.10: lattice anchors have six neighbours each and leave no cell uncovered."""
    members = [anchor for anchor in anchors(6) if on_lattice(anchor)]
    assert (0, 0, 0) in members
    assert (1, 1, 0) in members
    assert (2, -1, 0) in members
    assert all(o == 0 for _, _, o in members)
    near = {anchor for anchor in members if adjacent((0, 0, 0), anchor, 1)} - {(0, 0, 0)}
    assert near == TWO_EDGES
    covered = [cell for anchor in members for cell in footprint(anchor)]
    assert len(covered) == len(set(covered))
    inner = {(q, r) for q in range(-3, 4) for r in range(-3, 4)}
    assert inner <= set(covered)


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, [(-1, 2, 0), (2, -1, 0)]),
        (3, [(-1, 2, 0), (1, -2, 0), (3, 0, 0)]),
        (4, [(-1, 2, 0), (1, -2, 0), (2, 2, 0), (4, -2, 0)]),
    ],
)
def test_lattice_placements(seats: int, places: list[Anchor]):
    """I-3.10: a new territory needs two occupied ones among its six neighbours."""
    assert legal_places(START[:seats], lattice=True) == places


def test_options_reach_the_match():
    """I-19.1, I-19.2: the match offers the Brenn the places of its map mode."""
    for options, count in (({}, 6), ({"map_mode": "lattice"}, 3), ({"min_shared_edges": 2}, 3)):
        t = table(
            clans={"valley": {0: 1, 1: 1, 2: 1}},
            hands={0: ["exploration", "bard"]},
            options=options,
        ).play("exploration")
        t.expect_asked(0, "tile-location", rule="I-3.6")
        assert len(t.options) == count


def test_min_shared_edges_in_a_match():
    """I-19.2: a tile that touches one of its two neighbours with one edge only is out of place."""
    clans = {"valley": {0: 1, 1: 1, 2: 1}}
    t = table(clans=clans, at={"moor": (-1, 3, 1)})
    assert t.neighbours("moor") == {"valley", "cove"}
    with pytest.raises(BadPosition, match=r"I-3\.6"):
        table(clans=clans, at={"moor": (-1, 3, 1)}, options={"min_shared_edges": 2})
