"""Recorded matches replay to the same end, and perft counts stay."""

import json
from pathlib import Path

import pytest

from crannog.arena.golden import ending
from crannog.arena.perft import perft
from crannog.kernel import Match, find_game

HERE = Path(__file__).parent
RECORDED = sorted(HERE.glob("*.json"))

# the number of choice sequences of length 1, 2, 3 ... from seed 1
PERFT: dict[tuple[str, int], list[int]] = {
    ("inis", 2): [2, 4, 8, 16, 32, 96, 288],
    ("inis", 3): [2, 6, 18, 54, 162, 486],
    ("inis", 4): [3, 12, 48, 192, 768],
    ("horizons", 1): [5, 15, 38, 112],
    ("horizons", 2): [5, 10, 40, 120],
    ("horizons", 3): [5, 15, 60],
    ("oath", 2): [3, 6, 18, 54, 108, 2628],
    ("oath", 6): [3, 6, 18, 54, 108, 324],
}


def test_there_are_recorded_matches_for_every_table():
    tables = {(data["game"], data["seats"]) for data in map(read, RECORDED)}
    expected = {(game, n) for game in ("inis", "horizons", "oath") for n in find_game(game).seats}
    assert expected <= tables


def read(path: Path) -> dict:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_same_end(path):
    data = read(path)
    assert data["proves"]
    match = Match.load(data)
    assert ending(match) == data["expect"]


@pytest.mark.parametrize(("game", "seats"), PERFT)
def test_perft_counts(game, seats):
    counts = PERFT[game, seats]
    assert perft(find_game(game), seats, 1, {}, len(counts)) == counts
