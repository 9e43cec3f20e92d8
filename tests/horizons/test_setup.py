"""H-2, H-26, H-27.1 to H-27.3, H-28.1: the set-up for one, two and three players."""

from collections import Counter

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.boards import BOARDS, COASTAL
from crannog.games.horizons.facts import INVADER_CARDS
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import MAJORS, MINORS, POWERS
from crannog.games.horizons.state import Horizons
from crannog.kernel import Json, Match
from tests.horizons.table import Table

SEATS = pytest.mark.parametrize("seats", [1, 2, 3])
SPIRITS = (
    "devouring_teeth",
    "eyes_watch",
    "fathomless_mud",
    "rising_heat",
    "sun_bright_whirlwind",
)


def new(seats: int, seed: int = 1, **options: Json) -> Table:
    """A fresh match."""
    return Table(Match.new(GAME, seats, seed, options))


def begun(seats: int, *spirits: str, seed: int = 1, **options: Json) -> Table:
    """A fresh match in which these Spirits were taken, on the boards in order."""
    t = new(seats, seed, **options)
    for seat, spirit in enumerate(spirits):
        t.choose("spirit-panel", spirit)
        if t.is_asked(seat, "board"):
            t.choose(*t.options[0])
    return t


# -- the island ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "boards"), [(1, "G"), (2, "GH"), (3, "FGH")])
def test_boards_in_play(seats: int, boards: str):
    """H-2.1: three players use three boards, two players two, one player one."""
    t = new(seats)
    assert list(t.state.map.boards) == list(boards)
    assert set(t.state.lands) == {f"{board}{n}" for board in boards for n in range(1, 9)}


@pytest.mark.parametrize("board", ["F", "G", "H"])
def test_each_board(board: str):
    """H-15.1, H-15.3: 2 lands of each terrain, lands 1 to 3 Coastal; 1 City, 1 Town, 6 Dahan."""
    sites = BOARDS[board].values()
    terrains = Counter(site.terrain for site in sites)
    assert terrains == {"jungle": 2, "mountain": 2, "sands": 2, "wetland": 2}
    assert sum(site.city for site in sites) == 1
    assert sum(site.town for site in sites) == 1
    assert sum(site.dahan for site in sites) == 6
    assert sum(site.blight for site in sites) == 1
    assert COASTAL == (1, 2, 3)


def test_printed_pieces_of_board_g():
    """H-2.2: a piece for each printed symbol, and nothing else."""
    t = new(1)
    printed = {land: t.pieces(land) for land in t.state.lands if t.pieces(land)}
    assert printed == {
        "G1": {"dahan": 2},
        "G2": {"city": 1},
        "G3": {"dahan": 1},
        "G4": {"dahan": 1},
        "G7": {"dahan": 2},
        "G8": {"town": 1},
    }
    assert [land for land in t.state.lands if t.land(land).blight] == ["G5"]


@SEATS
def test_lands_are_adjacent_both_ways(seats: int):
    """H-15.2: adjacency has no direction, and the island hangs together."""
    t = new(seats)
    for land, near in t.state.map.adjacent.items():
        assert land not in near
        assert len(near) == len(set(near))
        assert all(land in t.state.map.adjacent[other] for other in near)
        assert len(t.state.map.distance[land]) == 8 * seats


@pytest.mark.parametrize(
    ("layout", "near_g7"),
    [
        ("side0", {"G4", "G5", "G8", "H3"}),
        ("side1", {"G4", "G5", "G8", "H7", "H8"}),
        ("side2", {"G4", "G5", "G8"}),
    ],
)
def test_two_boards_join_by_the_layout(layout: str, near_g7: set[str]):
    """H-0.4: how two boards touch is an option."""
    t = new(2, layout2=layout)
    assert set(t.state.near("G7")) == near_g7


@pytest.mark.parametrize(
    ("layout", "near_g7"),
    [("FGH", {"G4", "G5", "G8", "F7", "F4", "H4"}), ("FHG", {"G4", "G5", "G8", "H4", "F7"})],
)
def test_three_boards_join_by_the_layout(layout: str, near_g7: set[str]):
    """H-0.4: the order of three boards round their point is an option."""
    t = new(3, layout3=layout)
    assert set(t.state.near("G7")) == near_g7


# -- pools and decks -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "blight", "fear"), [(1, 6, 4), (2, 11, 8), (3, 16, 12)])
def test_pools(seats: int, blight: int, fear: int):
    """H-2.5, H-26.2: Blight and Fear Pools; the printed Blight comes from the box (H-2.2)."""
    t = new(seats)
    assert t.state.blight_pool == blight
    assert t.state.fear_per_card() == fear
    assert t.state.fear == 0
    assert sum(land.blight for land in t.state.lands.values()) == seats


@SEATS
def test_invader_deck(seats: int):
    """H-2.3: 3 of stage I on 4 of stage II on 5 of stage III, one of each stage left out."""
    t = new(seats)
    next_first = [INVADER_CARDS[card].stage for card in t.state.invader_deck[::-1]]
    assert next_first == [1] * 3 + [2] * 4 + [3] * 5
    assert sorted(INVADER_CARDS[card].stage for card in t.state.invader_removed) == [1, 2, 3]


def test_invader_deck_is_shuffled():
    """H-2.3: each stage is shuffled, so that any card of it may be left out."""
    decks = [new(1, seed).state for seed in range(60)]
    assert {card for g in decks for card in g.invader_removed} == set(INVADER_CARDS)


@SEATS
def test_fear_deck(seats: int):
    """H-2.4: nine of the fifteen fear cards, Terror Level I."""
    t = new(seats)
    assert len(t.state.fear_deck) == 9
    assert len(t.state.fear_unused) == 6
    assert {*t.state.fear_deck, *t.state.fear_unused} == set(FEAR_CARDS)
    assert t.state.terror_level() == 1
    assert t.state.earned == []


@SEATS
def test_power_decks(seats: int):
    """H-2.8: the 36 minor and the 22 major powers, shuffled apart."""
    t = new(seats)
    assert sorted(t.state.minor_deck) == sorted(MINORS)
    assert len(MINORS) == 36
    assert sorted(t.state.major_deck) == sorted(MAJORS)
    assert len(MAJORS) == 22
    assert t.state.minor_deck != new(seats, 2).state.minor_deck


def test_the_seed_settles_the_set_up():
    """H-30.9: chance comes from the seed alone."""
    assert new(3, 5).export() == new(3, 5).export()


# -- Spirits -------------------------------------------------------------------------------------


def test_spirits_and_boards_are_chosen_in_turn():
    """H-2.6: each player takes a Spirit and a starting board that are still free."""
    t = new(3)
    t.expect_asked(0, "spirit", rule="H-2.6")
    t.offers_just(*(("spirit-panel", spirit) for spirit in SPIRITS))
    t.choose("spirit-panel", "rising_heat").expect_asked(0, "board")
    t.offers_just(("board", "F"), ("board", "G"), ("board", "H"))
    t.choose("board", "H").expect_asked(1, "spirit")
    t.refuses("spirit-panel", "rising_heat", rule="H-2.6")
    t.choose("spirit-panel", "eyes_watch").offers_just(("board", "F"), ("board", "G"))
    t.choose("board", "G").expect_asked(2, "spirit")
    t.choose("spirit-panel", "devouring_teeth")
    assert [(s.id, s.board) for s in t.state.spirits] == [
        ("rising_heat", "H"),
        ("eyes_watch", "G"),
        ("devouring_teeth", "F"),
    ]


def test_spirits_are_dealt():
    """H-2.6 (option): Spirits by chance, different ones; boards are still chosen."""
    seen: set[str] = set()
    for seed in range(20):
        t = new(2, seed, spirits="deal")
        t.expect_asked(0, "board").choose("board", "G")
        dealt = [spirit.id for spirit in t.state.spirits]
        assert len(set(dealt)) == 2
        seen.update(dealt)
    assert seen == set(SPIRITS)


@pytest.mark.parametrize(
    ("spirit", "presence"),
    [
        ("devouring_teeth", {"F": {5: 1}, "G": {5: 1}, "H": {5: 1}}),
        ("eyes_watch", {"F": {5: 2}, "G": {7: 2}, "H": {5: 2}}),
        ("fathomless_mud", {"F": {3: 2}, "G": {2: 2}, "H": {6: 2}}),
        ("rising_heat", {"F": {8: 2}, "G": {5: 2}, "H": {8: 2}}),
        ("sun_bright_whirlwind", {"F": {8: 1, 4: 2}, "G": {5: 1, 1: 2}, "H": {8: 1, 3: 2}}),
    ],
)
@pytest.mark.parametrize("board", ["F", "G", "H"])
def test_starting_presence(spirit: str, presence: dict[str, dict[int, int]], board: str):
    """H-2.6, H-29.1: as the panel says, on the Spirit's own board only."""
    t = new(3).choose("spirit-panel", spirit).choose("board", board)
    assert t.presence(0) == {f"{board}{land}": n for land, n in presence[board].items()}


@pytest.mark.parametrize("spirit", SPIRITS)
def test_starting_hand_and_panel(spirit: str):
    """H-2.6: four unique cards, no Energy; only the leftmost space of each track is uncovered."""
    t = begun(2, spirit, "rising_heat" if spirit != "rising_heat" else "eyes_watch")
    mine = t.spirit(0)
    assert len(mine.hand) == 4
    assert all(POWERS[card].spirit == spirit for card in mine.hand)
    assert (mine.energy, mine.energy_track, mine.plays_track) == (0, 1, 1)
    assert (mine.in_play, mine.discard, mine.progression, mine.destroyed) == ([], [], [], 0)
    panel = PANELS[spirit]
    covered = len(panel.energy) - 1 + len(panel.plays) - 1
    assert covered + sum(t.presence(0).values()) == 13


def test_printed_blight_destroys_nothing():
    """H-2.2: set-up Blight triggers nothing, even where presence begins."""
    t = begun(1, "devouring_teeth")
    assert t.land("G5").blight == 1
    assert t.presence(0) == {"G5": 1}
    assert t.events("presence-destroyed") == []


# -- the initial Explore -------------------------------------------------------------------------


@SEATS
def test_initial_explore(seats: int):
    """H-2.9: the top card is explored and goes to the Build area; nothing Ravages on turn 1."""
    first = new(seats).state.invader_deck[-1]
    t = begun(seats, *SPIRITS[:seats])
    assert t.state.build_card == first
    assert t.state.ravage_card == ""
    assert t.state.explore_card == ""
    assert len(t.state.invader_deck) == 11
    explored = {land for piece, land in t.events("adds") if piece == "explorer"}
    terrain = INVADER_CARDS[first].terrains[0]
    sources = {
        land
        for land, site in ((f"{b}{n}", s) for b in t.state.map.boards for n, s in BOARDS[b].items())
        if site.city or site.town
    }
    expected = {
        land
        for land in t.state.lands
        if t.state.terrain(land) == terrain
        and (t.state.map.coastal[land] or land in sources or sources & set(t.state.near(land)))
    }
    assert explored == expected
    assert t.state.turn == 1
    assert t.state.phase == "spirit"


def test_without_initial_explore():
    """H-27.2: no card is revealed; the Build area is empty on turn 1."""
    t = begun(1, "rising_heat", initial_explore=False)
    assert t.state.build_card == ""
    assert len(t.state.invader_deck) == 12
    assert t.events("adds") == []


def test_bonus_growth_comes_last():
    """H-27.1, H-27.3: one extra Growth at the end of the set-up, without income or cards."""
    t = begun(1, "sun_bright_whirlwind", bonus_growth=True)
    assert len(t.events("reveals-invaders")) == 1
    t.expect_asked(0, "growth").grow(2, 2)
    assert t.spirit().energy == 4
    t.choose("track", "plays").choose("land", "G1")
    t.expect_asked(0, "push").choose("done")  # A Stiff Wind blows here too
    assert t.state.turn == 1
    assert not t.spirit().grown
    assert t.spirit().energy == 4
    assert t.spirit().hand == list(PANELS["sun_bright_whirlwind"].uniques)
    t.expect_asked(0, "growth").offers(("growth", 2))


def test_bonus_growth_is_simultaneous():
    """H-27.1, H-3.2: all Spirits at the same time; the first turn waits for all."""
    t = begun(2, "devouring_teeth", "rising_heat", bonus_growth=True, initial_explore=False)
    assert set(t.match.pending) == {0, 1}
    t.grow(3, 2, by=0).choose("track", "plays", by=0).choose("land", "G5", by=0)
    assert set(t.match.pending) == {1}
    t.grow(2, by=1)
    for _ in range(2):
        t.action(1, by=1).choose("track", "energy", by=1).choose("land", "H8", by=1)
    assert t.state.turn == 1
    assert [spirit.energy for spirit in t.state.spirits] == [3, 0]
    assert set(t.match.pending) == {0, 1}


# -- solo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "other"), [("G", "H"), ("H", "G")])
def test_solo_board(board: str, other: str):
    """H-26.1: one board of the 2-player side; the other is no part of the game."""
    t = begun(1, "eyes_watch", solo_board=board)
    assert t.spirit().board == board
    assert {land[0] for land in t.state.lands} == {board}
    assert all(near[0] == board for lands in t.state.map.adjacent.values() for near in lands)
    assert t.state.blight_pool == 6
    assert t.state.fear_per_card() == 4
    assert other not in t.state.map.boards


# -- the power progression -----------------------------------------------------------------------

PROGRESSIONS = {
    "devouring_teeth": [
        "devouring_ants",
        "gnawing_rootbiters",
        "quicken_the_earths_struggles",
        "pillar_of_living_flame",
        "rouse_the_trees_and_stones",
        "poisoned_land",
        "savage_mawbeasts",
    ],
    "eyes_watch": [
        "lure_of_the_unknown",
        "drift_down_into_slumber",
        "delusions_of_danger",
        "terrifying_nightmares",
        "dark_and_tangled_woods",
        "the_jungle_hungers",
        "veil_the_nights_hunt",
    ],
    "fathomless_mud": [
        "steam_vents",
        "entrancing_apparitions",
        "uncanny_melting",
        "cleansing_floods",
        "pull_beneath_the_hungry_earth",
        "the_land_thrashes_in_furious_pain",
        "gift_of_power",
    ],
    "rising_heat": [
        "visions_of_fiery_doom",
        "drought",
        "purifying_flame",
        "indomitable_claim",
        "encompassing_ward",
        "talons_of_lightning",
        "land_of_haunts_and_embers",
    ],
    "sun_bright_whirlwind": [
        "gift_of_living_energy",
        "elemental_boon",
        "reaching_grasp",
        "powerstorm",
        "enticing_splendor",
        "wrap_in_wings_of_sunlight",
        "call_to_isolation",
    ],
}


@pytest.mark.parametrize("spirit", SPIRITS)
def test_progression_stack(spirit: str):
    """H-28.1, H-28.3: seven cards leave the shared decks; the 4th and the 6th are majors."""
    t = begun(1, spirit, progression=True)
    assert t.spirit().progression[::-1] == PROGRESSIONS[spirit]
    assert not set(PROGRESSIONS[spirit]) & {*t.state.minor_deck, *t.state.major_deck}
    assert len(t.state.minor_deck) == 36 - 5
    assert len(t.state.major_deck) == 22 - 2
    assert [POWERS[card].deck == "major" for card in PROGRESSIONS[spirit]] == [
        n in (4, 6) for n in range(1, 8)
    ]


def test_no_card_is_in_two_progressions():
    """H-28.5."""
    cards = [card for panel in PANELS.values() for card in panel.progression]
    assert len(cards) == len(set(cards)) == 35


def test_each_player_may_choose_the_progression():
    """H-28.1: optional per player; who follows it has a stack, its cards left the decks."""
    match = Match.new("horizons", 2, 1, {"progression": "choose"})
    for choice in (
        ("spirit-panel", "rising_heat"),
        ("board", "G"),
        ("follow-progression",),
        ("spirit-panel", "eyes_watch"),
        ("free-powers",),
    ):
        seat = next(iter(match.pending))
        match.choose(seat, choice)
    state = match.state
    assert isinstance(state, Horizons)
    first, second = state.spirits
    assert first.progression[-1] == "visions_of_fiery_doom"
    assert len(first.progression) == 7
    assert second.progression == []
    assert not set(first.progression) & {*state.minor_deck, *state.major_deck}
    assert "lure_of_the_unknown" in state.minor_deck
