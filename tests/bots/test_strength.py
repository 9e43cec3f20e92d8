"""Measuring a bot's strength."""

import pytest

from crannog.bots import strength
from crannog.bots.rates import wilson
from crannog.bots.strength import Setting, Strength, first_options, measure
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME
from crannog.kernel import BadSeats, CrannogError


def test_the_interval_is_wilsons():
    """Values of the formula, worked by hand."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(300, 300) == pytest.approx((0.9874, 1.0), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_line_tells_wins_rate_and_interval():
    told = Strength(seats=2, games=10, wins=8, seconds=5.0).line()
    assert told == (
        "2 seats: 8 of 10 games won, 80.0% (95% interval 49.0% to 94.3%), 0.50 s a game"
    )


def test_one_seat_is_told_as_one():
    assert Strength(seats=1, games=4, wins=1, seconds=2.0).line().startswith("1 seat: 1 of 4 games")


def test_opponents_take_the_other_seats_and_partners_are_of_its_kind():
    against = Setting(GAME, 3, "greedy", "random", None)
    assert against.bots(1) == ["random", "greedy", "random"]
    together = Setting(HORIZONS, 3, "greedy", "random", None)
    assert together.bots(1) == ["greedy", "greedy", "greedy"]


def test_each_spirit_can_be_measured():
    """H-2.6: the first ask of a match offers them."""
    firsts = first_options(HORIZONS, 1)
    assert [first[0] for first in firsts] == ["spirit-panel"] * 5
    found = measure(HORIZONS, seats=1, games=5, bot="random", first=firsts[0])
    assert (found.games, found.seats) == (5, 1)


def test_greedy_wins_where_random_never_does():
    """A short look at one Spirit; the guide's numbers are measured with 200 games each."""
    teeth = ("spirit-panel", "devouring_teeth")
    assert measure(HORIZONS, seats=1, games=6, first=teeth).wins >= 3
    assert measure(HORIZONS, seats=1, games=60, bot="random", first=teeth).wins <= 3


def test_greedy_beats_random():
    """A short look; the issue's claim is measured with 300 games."""
    assert measure(GAME, seats=2, games=12).wins >= 8


def test_seats_are_rotated_and_random_wins_its_share():
    found = measure(GAME, seats=4, games=40, bot="random")
    assert 2 <= found.wins <= 20
    assert found.interval[0] < 0.25 < found.interval[1]


def test_processes_do_not_change_what_is_measured():
    alone = measure(GAME, seats=3, games=6, bot="random", seed=9)
    shared = measure(GAME, seats=3, games=6, bot="random", seed=9, jobs=2)
    assert alone.wins == shared.wins


def test_wrong_seats_and_names_are_told_first():
    with pytest.raises(BadSeats, match="not 5"):
        measure(GAME, seats=5, games=1)
    with pytest.raises(CrannogError, match="no bot 'bold'"):
        measure(GAME, seats=2, games=1, against="bold")


def test_the_command_prints_the_line(monkeypatch, capsys):
    monkeypatch.setattr(strength, "find_game", {"inis": GAME}.__getitem__)
    words = "--game inis --seats 2 --games 3 --bot random --jobs 1"
    strength.main(words.split())
    assert capsys.readouterr().out.startswith("random against random, 2 seats: ")


def test_the_command_prints_a_line_for_each_spirit(monkeypatch, capsys):
    monkeypatch.setattr(strength, "find_game", {"horizons": HORIZONS}.__getitem__)
    words = "--game horizons --seats 1 --games 2 --bot random --jobs 1 --each"
    strength.main(words.split())
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[1].startswith("random, spirit-panel eyes_watch, 1 seat: ")


@pytest.mark.parametrize("words", [["--games", "0"], ["--seats", "7"], ["--bot", "bold"]])
def test_the_command_says_what_is_wrong(monkeypatch, capsys, words):
    monkeypatch.setattr(strength, "find_game", {"inis": GAME}.__getitem__)
    with pytest.raises(SystemExit) as stopped:
        strength.main(["--game", "inis", *words])
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err
