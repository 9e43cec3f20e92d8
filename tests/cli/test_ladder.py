"""`crannog ladder`: its tables, its files, its refusals."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli import broken
from tests.cli.conftest import Command

QUICK = ("--option", "max_rounds=2", "--max-decisions", 200)


@pytest.fixture
def third_bot(first_bot: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command knows the bot "first", too."""
    monkeypatch.setattr("crannog.cli.runs.make_bot", lambda name, seed, game: None)


def test_a_ladder_of_three(crannog: Command, third_bot: None, tmp_path: Path) -> None:
    """Standing and pairs at the terminal; the same in the files."""
    outs = [tmp_path / f"ladder{suffix}" for suffix in (".json", ".csv", ".md", ".svg")]
    words = [word for path in outs for word in ("--out", path)]
    ended = crannog("ladder", "inis", "--bots", "random,first,greedy", "--games", 2, *QUICK, *words)
    assert ended.code == 0
    assert "Inis: players 2, games 6" in ended.out
    assert "Against each other" in ended.out
    assert ended.err.count("Written: ") == 4
    data = json.loads(outs[0].read_text())
    assert data["games"] == 6
    assert data["bots"][0].keys() == {
        *("bot", "rating", "rating-low", "rating-high", "games", "wins", "rate", "low", "high")
    }
    assert {(row["bot"], row["games"]) for row in data["bots"]} == {
        *(("random", 4), ("first", 4), ("greedy", 4))
    }
    assert sum(row["rating"] for row in data["bots"]) == pytest.approx(0, abs=0.3)
    assert len(data["pairs"]) == 6
    lines = outs[1].read_text().splitlines()
    assert lines[0] == "table,bot,rating,rating-low,rating-high,games,wins,rate,low,high"
    assert len(lines) == 4
    assert "| Bot | Rating | from | to | Games | Won | Rate | from | to |" in outs[2].read_text()
    assert "Rating with its 95% interval" in outs[3].read_text()


def test_the_same_ladder_with_any_number_of_workers(crannog: Command, tmp_path: Path) -> None:
    """Byte for byte, the picture too."""
    found = []
    for jobs in (1, 2):
        outs = [tmp_path / f"{jobs}{suffix}" for suffix in (".json", ".csv", ".md", ".svg")]
        words = [word for path in outs for word in ("--out", path)]
        given = ("--games", 6, "--seed", 5, "--jobs", jobs, *QUICK, *words)
        assert crannog("ladder", "inis", "--bots", "random,greedy", *given).code == 0
        found.append([path.read_bytes() for path in outs])
    assert found[0] == found[1]


def test_a_cooperative_game_has_rates_alone(crannog: Command, tmp_path: Path) -> None:
    """Each bot fills all seats; there is nobody to play against."""
    path = tmp_path / "ladder.json"
    words = ("--bots", "random", "--games", 3, "--max-decisions", 60, "--out", path)
    ended = crannog("ladder", "horizons", *words, "--lang", "ru")
    assert ended.code == 0
    assert "партий 3" in ended.out
    data: dict[str, Any] = json.loads(path.read_text())
    assert data["players"] == 1
    assert data["bots"] == [
        {"bot": "random", "games": 3, "wins": 0, "rate": 0.0, "low": 0.0, "high": 0.5615}
    ]
    assert "pairs" not in data


def test_a_crash_is_told(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that plays the match again; exit code 1."""
    monkeypatch.setattr("crannog.cli.ladder.game_named", lambda name: broken.Crashes())
    ended = crannog("ladder", "inis", "--bots", "random,greedy", "--games", 1, "--seed", 3)
    assert ended.code == 1
    assert "crash with seed 3: KeyError: 'no such clan' (broken.py, line " in ended.err
    assert "again: crannog simulate inis --seats 2 --bots random,greedy --games 1" in ended.err


BAD = [
    (
        ["chess", "--bots", "a"],
        "There is no game “chess”; installed: ",
        "Нет игры «chess»",
        "Немає гри «chess»",
    ),
    (
        ["inis", "--bots", "random,greedy", "--players", "7"],
        "not played by 7; possible numbers of players: 2, 3, 4",
        "игроков в этой игре не бывает: 7",
        "гравців у цій грі не буває: 7",
    ),
    (
        ["inis", "--bots", "random,clever"],
        "no bot “clever” that can play this game. There are: easy",
        "Нет бота «clever»",
        "Немає бота «clever»",
    ),
    (
        ["inis", "--bots", "random,random"],
        "The bot “random” is named twice.",
        "Бот «random» назван дважды.",
        "Бота «random» названо двічі.",
    ),
    (
        ["inis", "--bots", "random"],
        "“random” alone has nobody to play against",
        "Боту «random» не с кем играть",
        "Боту «random» нема з ким грати",
    ),
    (
        ["inis", "--bots", "random,greedy", "--option", "max_rounds=0"],
        "An option is not right: max_rounds=0. The game's options: ",
        "Настройка указана неверно: max_rounds=0",
        "Налаштування вказано неправильно: max_rounds=0",
    ),
    (
        ["inis", "--bots", "random,greedy", "--out", "ladder.xls"],
        "“ladder.xls” can't be written: its name must end in one of .csv, ",
        "Файл «ladder.xls» записать нельзя",
        "Файл «ladder.xls» записати не можна",
    ),
    (
        ["inis", "--bots", "random,greedy", "--out", "nowhere/ladder.md"],
        "There is no folder “nowhere”.",
        "Нет папки «nowhere».",
        "Немає теки «nowhere».",
    ),
    (
        ["inis", "--bots", "random,greedy", "--on", "ray:/x"],
        "Matches can't be played on “ray:/x”",
        "Играть партии на «ray:/x» нельзя",
        "Грати на «ray:/x» не можна",
    ),
]


@pytest.mark.parametrize(("words", "en", "ru", "uk"), BAD, ids=range(len(BAD)))
def test_bad_words_are_refused(
    crannog: Command, words: list[str], en: str, ru: str, uk: str
) -> None:
    """One line on stderr in one's own language; exit code 2; nothing is played."""
    for language, message in (("en", en), ("ru", ru), ("uk", uk)):
        ended = crannog("ladder", *words, "--lang", language)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith("crannog: ")
        assert message in ended.err
        assert ended.err.count("\n") == 1


def test_what_is_missing_is_named(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra [arena] it says how to install it, before anything is played."""
    monkeypatch.setattr("crannog.arena.places.find_spec", lambda name: None)
    ended = crannog("ladder", "inis", "--bots", "random,greedy")
    assert (ended.code, ended.out) == (2, "")
    assert (
        "This needs scipy, which is missing. Install it with: pip install 'crannog[arena]'"
        in ended.err
    )
