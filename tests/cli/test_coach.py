"""`crannog coach`: its report, its file, Ctrl+C, its refusals."""

import json
import os
import signal
from pathlib import Path

import pytest

from crannog.cli import coach as command
from crannog.cli.main import INTERRUPTED
from crannog.coach import Coach, Decision, Point, review
from crannog.kernel import Match
from crannog.words import LANGUAGES, Words
from tests.cli.conftest import Command, at_random

RECORDED = Path(__file__).parents[1] / "golden" / "horizons-1.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_chances_turns_and_costly_decisions(crannog: Command, lang: str) -> None:
    words = Words(lang)
    ended = crannog("coach", RECORDED, "--budget", 16, "--lang", lang)
    assert ended.code == 0
    assert ended.err == ""
    for message in ("chances", "turns", "decisions", "team", "brackets"):
        assert words.text(f"ui-coach-{message}") in ended.out
    assert "→ 0%" in ended.out
    assert "    + " in ended.out
    assert words.text("ui-coach-how", count=16, seed=0) in ended.out
    assert "{" not in ended.out
    assert words.missing == set()


def test_the_file_has_the_whole_review(crannog: Command, tmp_path: Path) -> None:
    out = tmp_path / "review.json"
    assert crannog("coach", RECORDED, "--budget", 8, "--seed", 3, "--out", out).code == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    match = Match.load(json.loads(RECORDED.read_text(encoding="utf-8")))
    found = review(match, 8, 3)
    assert data["of"] == len(data["points"]) == len(found.points)
    assert [point["chance"] for point in data["points"]] == [one.chance for one in found.points]
    assert (data["game"], data["iterations"], data["seed"]) == ("horizons", 8, 3)


def test_other_processes_judge_the_same(crannog: Command, tmp_path: Path) -> None:
    """Two of them, in any order; the report and the file are those of one."""
    alone, helped = tmp_path / "alone.json", tmp_path / "helped.json"
    told = crannog("coach", RECORDED, "--budget", 8, "--out", alone)
    also = crannog("coach", RECORDED, "--budget", 8, "--out", helped, "--jobs", 2)
    assert (also.code, also.err) == (0, "")
    assert also.out == told.out
    assert helped.read_bytes() == alone.read_bytes()


def test_a_run_that_was_stopped_goes_on(
    crannog: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in the file is not judged again; a file of something else is refused."""
    whole, later, run = tmp_path / "whole.json", tmp_path / "later.json", tmp_path / "coach.run"
    assert crannog("coach", RECORDED, "--budget", 8, "--out", whole).code == 0
    judged: list[int] = []

    def counted(self: Coach, decision: Decision) -> Point:
        judged.append(decision.count)
        if len(judged) == 6:
            os.kill(os.getpid(), signal.SIGINT)
        return by_itself(self, decision)

    by_itself = Coach.by_itself
    monkeypatch.setattr(Coach, "by_itself", counted)
    again = ("coach", RECORDED, "--budget", 8, "--run", run)
    assert crannog(*again).code == INTERRUPTED
    assert crannog(*again, "--out", later).code == 0
    assert later.read_bytes() == whole.read_bytes()
    assert len(judged) == len(set(judged)) == json.loads(whole.read_text(encoding="utf-8"))["of"]
    other = crannog("coach", RECORDED, "--budget", 9, "--run", run, "--lang", "en")
    assert other.code == 2
    assert "keeps another run" in other.err


def test_a_place_that_is_none_is_refused_in_words(crannog: Command) -> None:
    ended = crannog("coach", RECORDED, "--on", "mars", "--lang", "uk")
    assert ended.code == 2
    assert "mars" in ended.err


def test_ctrl_c_tells_what_is_done(
    crannog: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision under way is finished, then everything until there is told and written."""

    def interrupted(match, budget, seed, seat, told, stop, judges):
        def tell(done: int, of: int) -> None:
            told(done, of)
            if done == 5:
                os.kill(os.getpid(), signal.SIGINT)

        return review(match, budget, seed, seat, tell, stop, judges)

    monkeypatch.setattr(command, "review", interrupted)
    out = tmp_path / "review.json"
    ended = crannog("coach", RECORDED, "--budget", 8, "--out", out)
    assert ended.code == INTERRUPTED
    data = json.loads(out.read_text(encoding="utf-8"))
    assert len(data["points"]) == 5
    assert Words("en").text("ui-coach-stopped", done=5, count=data["of"]) in ended.out
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_goes_on_is_refused(crannog: Command, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "running.json"
    file.write_text(json.dumps(at_random(Match.new("inis", 2, 1), 20).save()), encoding="utf-8")
    ended = crannog("coach", file, "--lang", lang)
    assert ended.code == 2
    assert ended.out == ""
    assert Words(lang).text("ui-coach-not-finished") in ended.err


def test_a_seat_that_is_not_there_and_no_save_are_refused(crannog: Command, tmp_path: Path) -> None:
    ended = crannog("coach", RECORDED, "--seat", 4, "--lang", "ru")
    assert ended.code == 2
    assert Words("ru").text("ui-coach-no-seat", last=0, number=4) in ended.err
    file = tmp_path / "no.json"
    file.write_text("[]", encoding="utf-8")
    assert crannog("coach", file).code == 2
    assert crannog("coach", RECORDED, "--budget", 1).code == 2
