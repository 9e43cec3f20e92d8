"""`crannog fuzz`: what it counts, and what it leaves behind when it finds a defect."""

from pathlib import Path

import pytest

from crannog.kernel.game import Game
from crannog.scenarios import failures, read_scenario
from tests.cli import broken
from tests.cli.broken_worlds import LeavesRubbish, LosesHeirlooms, TurnsBoards
from tests.cli.conftest import Command, Ended


def test_sound_rules_pass(crannog: Command, tmp_path: Path) -> None:
    """Games, decisions, reasons and checks are told; nothing is written."""
    words = ("--seats", 2, "--games", 2, "--deep", 100, "--seed", 5, "--out", tmp_path)
    ended = crannog("fuzz", "inis", *words)
    assert ended.code == 0
    assert "games      2, finished 2, " in ended.out
    assert "longest match" in ended.out
    assert "ended by   " in ended.out
    for check in ("sound", "secrets", "redraw", "save", "undo", "fork", "refusal"):
        assert f"{check} " in ended.out
    assert list(tmp_path.iterdir()) == []


def test_the_same_run_in_two_processes(crannog: Command) -> None:
    """--jobs changes nothing but the time."""
    words = ("fuzz", "inis", "--seats", 3, "--games", 4, "--deep", 0, "--option", "max_rounds=2")
    runs = [crannog(*words, "--jobs", jobs).out.splitlines()[1:] for jobs in (1, 2)]
    assert runs[0] == runs[1]
    assert runs[0][-1].startswith("checks     sound ")


def test_no_time_no_games(crannog: Command) -> None:
    """--seconds ends the run before the next match."""
    ended = crannog("fuzz", "inis", "--seats", 2, "--games", 1000, "--seconds", 0)
    assert ended.code == 0
    assert "games      0, finished 0, " in ended.out


def hunt(crannog: Command, monkeypatch: pytest.MonkeyPatch, game: Game, folder: Path) -> Ended:
    """A run on a broken game."""
    monkeypatch.setattr("crannog.cli.fuzz.find_game", lambda name: game)
    words = ("--seats", 3, "--games", 20, "--deep", 10, "--seed", 7, "--out", folder)
    return crannog("fuzz", "inis", *words)


@pytest.mark.parametrize(
    ("game", "defect"),
    [
        (broken.Unsound(), "I-8.10: a second round"),
        (broken.Crashes(), "KeyError: 'no such clan'"),
        (broken.ForgetsToEnd(), "a dead end: nobody is asked"),
        (broken.OpenHands(), "can't know, now: hands"),
        (broken.LosesCards(), "I-20.3"),
    ],
)
def test_a_defect_becomes_a_scenario(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game, defect: str
) -> None:
    """The run ends with exit code 1 and a file that shows the same defect again."""
    ended = hunt(crannog, monkeypatch, game, tmp_path)
    assert ended.code == 1
    assert "DEFECT     seed 7: " in ended.out
    assert defect in ended.out
    path = tmp_path / "fuzz-inis-3-7.yaml"
    assert f"again      crannog scenario {path}" in ended.out
    written = read_scenario(path)
    assert defect in written.title
    assert any(defect in problem for problem in failures(written, game))


def test_a_defect_of_the_game_only(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The command runs the file; with the sound rules there is nothing wrong with it."""
    hunt(crannog, monkeypatch, broken.OpenHands(), tmp_path)
    ended = crannog("scenario", tmp_path / "fuzz-inis-3-7.yaml")
    assert ended.code == 0
    assert ended.out.startswith("ok ")


def test_nothing_is_overwritten(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An older file keeps its name and content; the new one takes the next free name."""
    (tmp_path / "fuzz-inis-3-7.yaml").write_text("mine")
    ended = hunt(crannog, monkeypatch, broken.Unsound(), tmp_path)
    assert (tmp_path / "fuzz-inis-3-7.yaml").read_text() == "mine"
    assert "fuzz-inis-3-7-2.yaml" in ended.out
    assert read_scenario(tmp_path / "fuzz-inis-3-7-2.yaml").seats == 3


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("go", "--seats", 2), "there is no game 'go'"),
        (("inis", "--seats", 1), "inis is played with 2, 3, 4 seats, not 1"),
        (("inis", "--seats", 2, "--option", "a=b"), "inis has no option 'a'"),
    ],
)
def test_bad_words_are_refused(crannog: Command, words: tuple[object, ...], message: str) -> None:
    """Clear errors, exit code 2."""
    ended = crannog("fuzz", *words)
    assert ended.code == 2
    assert message in ended.err


# -- chains ------------------------------------------------------------------------------------


def test_a_chain_of_matches(crannog: Command, tmp_path: Path) -> None:
    """Each goes on from what the last one left, which is looked at; all are counted."""
    words = ("--seats", 3, "--games", 2, "--chain", 4, "--deep", 0, "--seed", 5, "--out", tmp_path)
    ended = crannog("fuzz", "oath", *words)
    assert ended.code == 0
    assert "games      8, finished 8, " in ended.out
    assert "left 8" in ended.out
    assert list(tmp_path.iterdir()) == []


def test_no_chains_of_a_game_that_leaves_nothing(crannog: Command) -> None:
    """Nor with an option that keeps a match from leaving something."""
    ended = crannog("fuzz", "inis", "--seats", 2, "--chain", 2)
    assert ended.code == 2
    assert "a match of inis leaves nothing: there are no chains of them" in ended.err
    words = ("--seats", 2, "--chain", 2, "--deep", 0, "--option", "chronicle=none")
    ended = crannog("fuzz", "oath", *words)
    assert ended.code == 2
    assert "with these options a match leaves nothing: there are no chains" in ended.err


@pytest.mark.parametrize(
    ("game", "defect"),
    [
        (LosesHeirlooms(), "O-8.4: denizens got lost"),
        (LeavesRubbish(), "O-8.6: a world has 20 relics, not 19"),
        (TurnsBoards(), "O-8.7: the black board should lie on its exile side"),
    ],
)
def test_a_defect_between_two_matches_becomes_a_scenario(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game, defect: str
) -> None:
    """It has the world with which its match began, and shows the same again."""
    monkeypatch.setattr("crannog.cli.fuzz.find_game", lambda name: game)
    words = ("--seats", 2, "--games", 1, "--chain", 3, "--deep", 0, "--seed", 7, "--out", tmp_path)
    ended = crannog("fuzz", "oath", *words)
    assert ended.code == 1
    assert defect in ended.out
    written = read_scenario(tmp_path / "fuzz-oath-2-7.yaml")
    assert defect in written.title
    assert any(defect in problem for problem in failures(written, game))
    assert (written.start is None) == isinstance(game, LeavesRubbish)
