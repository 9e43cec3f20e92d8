"""`crannog balance` and `crannog corpus`: their tables, files and refusals."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from crannog.arena import corpus as tables
from crannog.kernel import Match
from tests.cli import broken
from tests.cli.conftest import Command
from tests.cli.test_simulate import stopped_after

QUICK = ("--games", 4, "--option", "max_rounds=4")


def test_balance_in_all_forms(crannog: Command, tmp_path: Path) -> None:
    """Tables at the terminal and in files, and a picture; names for people, ids for programs."""
    outs = [tmp_path / f"balance{suffix}" for suffix in (".json", ".csv", ".md", ".svg")]
    words = [word for path in outs for word in ("--out", path)]
    ended = crannog("balance", "inis", "--players", 3, *QUICK, *words, "--lang", "uk")
    assert ended.code == 0
    assert ended.out.startswith("Ігор, закінчених за правилами: 4 із 4\n")
    assert "Місце 2" in ended.out
    assert "Зіграні карти" in ended.out
    data = json.loads(outs[0].read_text())
    assert [row["id"] for row in data["seats"]] == ["0", "1", "2"]
    assert [row["games"] for row in data["seats"]] == [4, 4, 4]
    names = {row["id"]: row["thing"] for row in data["played"]}
    assert names["bard"] == "Бард"
    lines = outs[1].read_text().splitlines()
    assert lines[0] == "table,thing,id,games,wins,rate,low,high"
    assert {line.partition(",")[0] for line in lines[1:]} == {"seats", "played", "ruled"}
    assert "| Що | Ігор | Перемог | Частка | від | до |" in outs[2].read_text()
    assert "Зіграні карти" in outs[3].read_text()


def test_a_crash_of_balance_is_told(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, and how to see it again."""
    monkeypatch.setattr("crannog.cli.runs.game_named", lambda name: broken.Crashes())
    ended = crannog("balance", "inis", "--games", 2, "--seed", 3)
    assert ended.code == 1
    assert "crash with seed 3: KeyError: 'no such clan' (broken.py, line " in ended.err
    assert "again: crannog simulate inis --seats 2 --bots random --games 1 --seed 3" in ended.err


def test_a_corpus_holds_whole_matches(crannog: Command, tmp_path: Path) -> None:
    """Each can be played again from its rows: same questions, same options, same end."""
    path = tmp_path / "inis.parquet"
    ended = crannog(
        "corpus", "inis", "--bots", "random,greedy", *QUICK[2:], "--games", 2, "--out", path
    )
    assert ended.code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "inis.matches.parquet",
        "inis.parquet",
    ]
    decisions = pq.read_table(path).to_pylist()
    for row in pq.read_table(tmp_path / "inis.matches.parquet").to_pylist():
        match = Match.new("inis", row["seats"], row["seed"], json.loads(row["options"]))
        steps = [step for step in decisions if step["match"] == row["match"]]
        assert [step["step"] for step in steps] == list(range(len(steps)))
        for step in steps:
            ask = match.pending[step["seat"]]
            assert (ask.prompt, ask.rule) == (step["prompt"], step["rule"])
            assert json.loads(step["args"]) == list(ask.args)
            assert [json.loads(option) for option in step["options"]] == [
                list(option) for option in ask.options
            ]
            assert row["bots"][step["seat"]] == step["bot"]
            assert step["won"] == (step["seat"] in row["winners"])
            match.choose(step["seat"], ask.options[step["choice"]])
        assert match.result is not None
        assert match.result["reason"] == row["reason"]
        assert match.result["winners"] == row["winners"]
        assert row["finished"]


def test_the_same_corpus_with_any_number_of_workers(
    crannog: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, also when stopped and gone on with; in row groups of limited size."""
    monkeypatch.setattr(tables, "GROUP", 100)
    paths = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    words = ("corpus", "inis", "--games", 5, "--option", "max_rounds=2")
    assert crannog(*words, "--out", paths[0]).code == 0
    with monkeypatch.context() as patched:
        stopped_after(patched, 1)
        ended = crannog(*words, "--jobs", 2, "--out", paths[1])
    assert ended.code == 130
    assert "Stopped. Done and kept: 1 of 5 games. To go on:" in ended.err
    assert not paths[1].exists()
    assert crannog(*words, "--jobs", 2, "--out", paths[1]).code == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()
    groups = pq.ParquetFile(paths[0]).metadata
    assert groups.num_row_groups == -(-groups.num_rows // 100) > 1


def test_a_crash_keeps_the_decisions_before_it(
    crannog: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match says what went wrong."""
    monkeypatch.setattr("crannog.cli.runs.game_named", lambda name: broken.Crashes())
    path = tmp_path / "x.parquet"
    assert crannog("corpus", "inis", "--games", 1, "--out", path).code == 0
    (row,) = pq.read_table(tmp_path / "x.matches.parquet").to_pylist()
    assert row["crash"].startswith("KeyError: 'no such clan'")
    assert (row["finished"], row["reason"], row["winners"]) == (False, None, [])
    assert {step["won"] for step in pq.read_table(path).to_pylist()} == {None}


@pytest.mark.parametrize(
    ("words", "en", "ru", "uk"),
    [
        (
            ("balance", "inis", "--players", 3, "--bots", "random,greedy"),
            "Bots named: 2, seats: 3.",
            "Названо ботов: 2, мест: 3.",
            "Названо ботів: 2, місць: 3.",
        ),
        (
            ("corpus", "inis", "--out", "x.csv"),
            "“x.csv” can't be written: its name must end in one of .parquet",
            "должно кончаться на одно из .parquet",
            "має закінчуватися на одне з .parquet",
        ),
        (
            ("corpus", "go", "--out", "x.parquet"),
            "There is no game “go”",
            "Нет игры «go»",
            "Немає гри «go»",
        ),
    ],
    ids=["balance", "suffix", "game"],
)
def test_bad_words_are_refused(
    crannog: Command, words: tuple[object, ...], en: str, ru: str, uk: str
) -> None:
    """One line on stderr, in one's own language; exit code 2."""
    for language, message in (("en", en), ("ru", ru), ("uk", uk)):
        ended = crannog(*words, "--lang", language)
        assert (ended.code, ended.out) == (2, "")
        assert message in ended.err
        assert ended.err.count("\n") == 1
