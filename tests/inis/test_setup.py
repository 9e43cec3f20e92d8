"""I-4: the set-up, for each number of players and both scenarios."""

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.facts import (
    ACTION,
    DISCOVERY_BOTTOM,
    EPIC,
    FOUR_PLAYERS_ONLY,
    TERRITORIES,
)
from crannog.games.inis.map import START
from crannog.games.inis.zones import BOX, TABLE
from crannog.kernel import Json, Match, Seat
from tests.inis.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int, seed: int = 1, **options: Json) -> Table:
    """A fresh match."""
    return Table(Match.new(GAME, seats, seed, options))


def starting_with(seats: int, *tiles: str, **options: Json) -> Table:
    """The first fresh match (by seed) whose starting territories include these."""
    for seed in range(2000):
        t = new(seats, seed, **options)
        if set(tiles) <= set(t.state.map):
            return t
    raise AssertionError(f"no seed starts with {tiles}")


def settle(t: Table, tile: str) -> list[Seat]:
    """All settle in one territory; the order in which they were asked."""
    order: list[Seat] = []
    while t.state.phase == "settle":
        order.append(t.seat)
        t.expect_asked(t.seat, "settle", rule="I-4.9").choose("territory", tile)
    return order


# -- the box -----------------------------------------------------------------------------------


@SEATS
def test_action_cards_in_use(seats: int):
    """I-4.1, I-1.2: 17 Action cards with four players, without the four marked ones below."""
    t = new(seats)
    assert len(ACTION) == 17
    assert set(FOUR_PLAYERS_ONLY) == {
        "emissaries",
        "scouts_and_spies",
        "master_craftsman",
        "raid",
    }
    used = set(ACTION) if seats == 4 else set(ACTION) - set(FOUR_PLAYERS_ONLY)
    assert set(t.state.action_deck) == used
    for card in set(ACTION) - used:
        assert t.state.at[card] == BOX


@SEATS
def test_supplies(seats: int):
    """I-4.2: twelve clans each in reserve, no Deeds, Pretender tokens or Festival in play."""
    state = new(seats).state
    assert state.reserve == [12] * seats
    assert state.deeds == [0] * seats
    assert state.pretenders == [False] * seats
    assert state.festival == ""
    assert state.hands == [[] for _ in range(seats)]


@SEATS
def test_epic_tales_and_tiles_are_shuffled(seats: int):
    """I-4.3: thirty Epic Tales face down, the sixteen tiles in a stack, their order by chance."""
    decks = {tuple(new(seats, seed).state.epic_deck) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == sorted(EPIC) for deck in decks)
    stacks = {tuple(new(seats, seed).state.stack) for seed in range(5)}
    assert len(stacks) == 5
    state = new(seats).state
    assert sorted([*state.map, *state.stack]) == sorted(TERRITORIES)
    assert len(state.stack) == 16 - seats


@SEATS
def test_starting_territories(seats: int):
    """I-4.4, I-3.8: as many tiles as players, each adjacent to two others (with 2: to each)."""
    state = new(seats).state
    assert [territory.at for territory in state.map.values()] == list(START[:seats])
    assert all(len(t.neighbours) >= min(2, seats - 1) for t in state.map.values())


@SEATS
def test_advantage_cards_of_the_start(seats: int):
    """I-4.5: the cards of these territories lie face up, the others are out of play."""
    state = new(seats).state
    for tile in TERRITORIES:
        assert state.at[tile] == (TABLE if tile in state.map else BOX)


@SEATS
def test_the_first_brenn_is_random(seats: int):
    """I-4.6, I-18.20: every seat may begin."""
    assert {new(seats, seed).state.brenn for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize("tile", ["gates_of_tir_na_nog", "stone_circle"])
def test_tiles_that_enter_with_a_sanctuary(tile: str):
    """I-3.7: also at the start; the Capital's Sanctuary comes on top (I-4.7)."""
    t = starting_with(3, tile)
    assert t.state.map[tile].sanctuaries == 1
    assert all(other.sanctuaries == 0 for key, other in t.state.map.items() if key != tile)
    t.choose("territory", tile)
    assert t.state.map[tile].sanctuaries == 2


# -- the Capital, the crows, the first clans ---------------------------------------------------


@SEATS
def test_the_brenn_chooses_the_capital(seats: int):
    """I-4.7: Capital and one Sanctuary in a territory of the Brenn's choice."""
    t = starting_with(seats, "valley", "cove")
    t.expect_asked(t.state.brenn, "capital", rule="I-4.7")
    t.offers(("territory", "valley"), ("territory", "cove"))
    assert len(t.options) == seats
    t.choose("territory", "cove")
    cove = t.state.map["cove"]
    assert (cove.capital, cove.sanctuaries, cove.citadels) == (True, 1, 0)
    assert cove.shelters() == 1  # I-2.7: the Capital is one Citadel
    assert t.state.map["valley"].sanctuaries == 0


def test_the_capital_is_not_in_the_swamp():
    """I-4.7: the Swamp takes no Citadel, so no Capital."""
    t = starting_with(3, "swamp")
    assert len(t.options) == 2
    t.refuses("territory", "swamp")


def test_the_capital_is_forced_beside_the_swamp():
    """I-4.7: with two players one territory is left, and the Brenn is not even asked."""
    t = starting_with(2, "swamp")
    other = next(tile for tile in t.state.map if tile != "swamp")
    assert t.state.map[other].capital
    assert t.prompt == "settle"


def test_capital_in_swamp_option():
    """I-19.3: with the option the Brenn may choose the Swamp."""
    t = starting_with(3, "swamp", capital_in_swamp=True)
    t.choose("territory", "swamp")
    assert t.state.map["swamp"].capital
    assert t.state.map["swamp"].sanctuaries == 1


@SEATS
def test_the_crows_are_tossed(seats: int):
    """I-4.8: the toss gives the starting direction; both faces occur."""
    faces = set()
    for seed in range(12):
        t = new(seats, seed, scenario="discovery").choose("territory", "valley")
        toss = t.events("toss")
        assert toss == [[t.state.brenn, t.view(None)["direction"]]]
        faces.add(t.state.clockwise)
    assert faces == {True, False}


@SEATS
def test_clans_are_placed_in_turn_order(seats: int):
    """I-4.9: from the Brenn in the direction of the crows, twice round; two clans each."""
    directions = set()
    for seed in range(8):
        t = new(seats, seed, scenario="discovery").choose("territory", "valley")
        step = 1 if t.state.clockwise else -1
        brenn = t.state.brenn
        directions.add(step)
        once = [(brenn + step * i) % seats for i in range(seats)]
        assert settle(t, "cove") == once * 2
        assert t.clans("cove") == [2] * seats
        assert t.state.reserve == [10] * seats
    assert directions == {1, -1}


def test_clans_in_any_territory():
    """I-4.9: the two clans may go to the same or to different territories."""
    t = new(3, 3, scenario="discovery").choose("territory", "valley")
    first = t.seat
    for _ in range(3):
        t.offers_just(("territory", "valley"), ("territory", "cove"), ("territory", "plains"))
        t.choose("territory", "plains" if t.seat == first else "cove")
    for _ in range(2):
        t.choose("territory", "cove")
    assert t.clans("plains")[first] == 1
    assert t.clans("cove")[first] == 1
    assert [t.clans("cove")[seat] for seat in range(3) if seat != first].count(2) == 1


@SEATS
def test_the_first_round_begins_with_an_assembly(seats: int):
    """I-4.11: after the clans a full Assembly follows, up to the draft."""
    t = new(seats, 4, scenario="discovery").choose("territory", "valley")
    settle(t, "cove")
    assert t.state.round == 1
    assert t.state.phase == "draft"
    kinds = t.kinds()
    assert kinds.index("assembly") > max(n for n, kind in enumerate(kinds) if kind == "places")
    assert kinds.count("toss") == 2  # I-4.8 and I-5.4
    assert set(t.match.pending) == set(range(seats))
    on_map = [sum(t.state.map[tile].clans[seat] for tile in t.state.map) for seat in range(seats)]
    gone = len(t.events("removes"))  # no Gates among the discovery tiles: nothing was removed
    assert (on_map, gone) == ([2] * seats, 0)


# -- the discovery scenario --------------------------------------------------------------------


@SEATS
def test_discovery_start(seats: int):
    """I-4.10: fixed starting territories in the drawing order."""
    state = new(seats, scenario="discovery").state
    assert list(state.map) == ["valley", "cove", "plains", "hills"][:seats]
    assert [territory.at for territory in state.map.values()] == list(START[:seats])


@SEATS
def test_discovery_stack(seats: int):
    """I-4.10, I-18.21: six named tiles at the bottom, the others on top, each part shuffled."""
    bottoms, tops = set(), set()
    for seed in range(6):
        state = new(seats, seed, scenario="discovery").state
        bottom, top = tuple(state.stack[:6]), tuple(state.stack[6:])  # the next tile is the last
        assert set(bottom) == {
            "meadows",
            "misty_lands",
            "forest",
            "gates_of_tir_na_nog",
            "highlands",
            "mountains",
        }
        assert set(top) == set(TERRITORIES) - set(DISCOVERY_BOTTOM) - set(state.map)
        assert len(top) == {2: 8, 3: 7, 4: 6}[seats]
        bottoms.add(bottom)
        tops.add(top)
    assert len(bottoms) == len(tops) == 6


def test_standard_start_varies():
    """I-4.4: in the standard scenario chance chooses the starting territories."""
    starts = {tuple(new(4, seed).state.map) for seed in range(6)}
    assert len(starts) == 6
