"""Runs that are stopped and gone on with."""

import sqlite3
from pathlib import Path

import pytest

from crannog.arena.executor import Here
from crannog.arena.kept import Kept
from crannog.arena.series import play_series
from crannog.words import Said
from tests.arena.series import Squares, squares


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """What was done is not done again; the end is that of a run in one go."""
    series = Squares(50, tmp_path)
    path = tmp_path / "squares.run"
    with Kept(series.described(), path) as kept:
        run = play_series(series, Here(), kept)
        for _ in range(3):
            next(run)
        done = kept.done()
    assert 0 < done < 50
    with Kept(series.described(), path) as kept:
        assert kept.left(50) == [range(done, 50)]
        assert sum(play_series(series, Here(), kept)) == 50 - done
        assert squares(kept) == [number**2 for number in range(50)]
    assert series.played() == list(range(50))


def test_gaps_are_filled(tmp_path: Path) -> None:
    """Parts may be done in any order."""
    series = Squares(10, tmp_path)
    with Kept(series.described()) as kept:
        kept.keep(range(4, 6), 1.5, series.play(range(4, 6)))
        kept.keep(range(0, 1), 1.0, series.play(range(0, 1)))
        assert kept.left(10) == [range(1, 4), range(6, 10)]
        assert kept.seconds() == 2.5
        list(play_series(series, Here(), kept))
        assert squares(kept) == [number**2 for number in range(10)]
        assert kept.left(10) == []


def test_a_run_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    """The number of matches is none of what they follow from."""
    path = tmp_path / "squares.run"
    with Kept(Squares(5).described(), path) as kept:
        list(play_series(Squares(5), Here(), kept))
    with Kept(Squares(5).described(), path) as kept:
        list(play_series(Squares(8), Here(), kept))
        assert squares(kept) == [number**2 for number in range(8)]
        with pytest.raises(Said, match=r"already keeps 8 games, more than the 5 asked for"):
            kept.left(5)


def test_a_run_in_memory_can_be_written(tmp_path: Path) -> None:
    """As after Ctrl-C."""
    series = Squares(5)
    path = tmp_path / "squares.run"
    with Kept(series.described()) as kept:
        kept.keep(range(0, 3), 0.0, series.play(range(0, 3)))
        kept.write(path)
    with Kept(series.described(), path) as kept:
        assert kept.left(5) == [range(3, 5)]
        assert squares(kept) == [0, 1, 4]


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    """With what is different."""
    path = tmp_path / "squares.run"
    with Kept({"game": "pebbles", "seed": 1}, path):
        pass
    with pytest.raises(Said, match=r"keeps another run: there seed is 1, here it is 2") as refused:
        Kept({"game": "pebbles", "seed": 2}, path)
    assert "там seed — 1, а здесь — 2" in refused.value.in_language("ru")
    assert "там seed — 1, а тут — 2" in refused.value.in_language("uk")


def test_two_commands_do_not_share_a_file(tmp_path: Path) -> None:
    """They would play the same matches twice."""
    path = tmp_path / "squares.run"
    with Kept({}, path), pytest.raises(Said, match="Another command is at work"):
        Kept({}, path)
    with Kept({}, path) as kept:
        assert kept.done() == 0


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    """It stays as it is."""
    text = tmp_path / "notes.txt"
    text.write_text("I am no database. " * 100)
    with pytest.raises(Said, match="is not the file of a run"):
        Kept({}, text)
    assert text.read_text() == "I am no database. " * 100
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as base:
        base.execute("CREATE TABLE songs (name TEXT)")
    base.close()
    with pytest.raises(Said, match="is not the file of a run"):
        Kept({}, other)
    with pytest.raises(Said, match="can't be used"):
        Kept({}, tmp_path / "missing" / "x.run")
