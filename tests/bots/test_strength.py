"""Measuring a bot's strength."""

import pytest

from crannog.bots import strength
from crannog.bots.strength import Strength, measure, wilson
from crannog.games.inis import GAME
from crannog.kernel import BadSeats, CrannogError


def test_the_interval_is_wilsons():
    """Values of the formula, worked by hand."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(300, 300) == pytest.approx((0.9874, 1.0), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_the_line_tells_wins_rate_and_interval():
    told = Strength(seats=2, games=10, wins=8, seconds=5.0).line()
    assert told == (
        "2 seats: 8 of 10 games won, 80.0% (95% interval 49.0% to 94.3%), 0.50 s a game"
    )


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
    strength.main(["--seats", "2", "--games", "3", "--bot", "random", "--jobs", "1"])
    assert capsys.readouterr().out.startswith("random against random, 2 seats: ")


@pytest.mark.parametrize("words", [["--games", "0"], ["--seats", "7"], ["--bot", "bold"]])
def test_the_command_says_what_is_wrong(monkeypatch, capsys, words):
    monkeypatch.setattr(strength, "find_game", {"inis": GAME}.__getitem__)
    with pytest.raises(SystemExit) as stopped:
        strength.main(words)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err
