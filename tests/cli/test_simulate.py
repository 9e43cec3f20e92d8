"""`crannog simulate`: its numbers, its JSON, its refusals."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from crannog.arena import series
from crannog.arena.fast import play_random
from crannog.arena.report import Report, merged, wilson
from crannog.arena.simulation import Simulation
from crannog.arena.table import Table, rotated, seating
from crannog.arena.tally import Tally
from crannog.games.inis import GAME
from crannog.kernel import CrannogError
from tests.cli import broken
from tests.cli.conftest import Command


def last_line(out: str) -> dict[str, Any]:
    """The JSON object on the last line."""
    data = json.loads(out.splitlines()[-1])
    assert isinstance(data, dict)
    return data


def test_report_for_people(crannog: Command) -> None:
    """Wins by seat with intervals, lengths, speed."""
    ended = crannog("simulate", "inis", "--seats", 2, "--games", 6, "--seed", 3)
    assert ended.code == 0
    assert "games      6, finished 6, crashed 0" in ended.out
    assert "a second" in ended.out
    assert "rounds on average" in ended.out
    assert "seat 1     won " in ended.out
    assert "(95%: " in ended.out
    assert ended.err == ""


def test_json_on_the_last_line(crannog: Command) -> None:
    """The fields that programs rely on."""
    ended = crannog("simulate", "inis", "--seats", 3, "--games", 5, "--seed", 1, "--json")
    assert ended.code == 0
    data = last_line(ended.out)
    assert data["games"] == data["finished"] == 5
    assert data["crashes"] == 0
    assert len(data["wins_by_seat"]) == 3
    assert sum(data["wins_by_seat"]) == 5
    assert data["decisions"] > 500
    assert data["seconds"] > 0
    assert data["decisions_per_second"] > 0
    assert data["bots"] == ["random"] * 3
    assert data["wins_by_bot"]["random"]["wins"] == 5
    assert sum(data["reasons"].values()) == 5
    assert data["mean_rounds"] > 1
    assert data["seed"] == 1
    assert "wins" not in data


def test_same_seed_same_matches_whatever_the_jobs(crannog: Command) -> None:
    """Only the time differs between one process and two."""
    runs = []
    for jobs in (1, 2):
        words = ("--seats", 4, "--games", 6, "--seed", 9, "--jobs", jobs, "--json")
        data = last_line(crannog("simulate", "inis", *words).out)
        del data["seconds"], data["decisions_per_second"]
        runs.append(data)
    assert runs[0] == runs[1]


def test_a_run_is_the_sum_of_its_games(crannog: Command) -> None:
    """Game i has the seed SEED + i, so that any game can be played alone."""
    words = ("simulate", "inis", "--seats", 2, "--json")
    whole = last_line(crannog(*words, "--games", 3, "--seed", 20).out)
    alone = [last_line(crannog(*words, "--games", 1, "--seed", 20 + n).out) for n in range(3)]
    assert whole["decisions"] == sum(data["decisions"] for data in alone)
    for seat in range(2):
        assert whole["wins_by_seat"][seat] == sum(data["wins_by_seat"][seat] for data in alone)


def test_options_reach_the_game(crannog: Command) -> None:
    """I-19.17: with max_rounds the match ends without a winner."""
    words = ("--games", 3, "--option", "max_rounds=1", "--option", "scenario=discovery", "--json")
    data = last_line(crannog("simulate", "inis", "--seats", 3, *words).out)
    assert data["options"] == {"max_rounds": 1, "scenario": "discovery"}
    assert data["reasons"] == {"round-limit": 3}
    assert data["wins_by_seat"] == [0, 0, 0]
    assert data["mean_rounds"] == 2


def test_a_match_over_the_limit_is_unfinished(crannog: Command) -> None:
    """--max-decisions ends a match; it is neither finished nor a crash."""
    words = ("--games", 2, "--max-decisions", 50, "--json")
    data = last_line(crannog("simulate", "inis", "--seats", 4, *words).out)
    assert (data["games"], data["finished"], data["crashes"]) == (2, 0, 0)
    assert data["decisions"] == 100
    assert data["mean_decisions"] is None


def test_bots_by_seat_and_in_rotation(crannog: Command, first_bot: None) -> None:
    """Several names are one for each seat; --rotate gives each bot each seat."""
    words = ("--bots", "first,random,random", "--games", 3, "--max-decisions", 40, "--json")
    data = last_line(crannog("simulate", "inis", "--seats", 3, *words, "--rotate").out)
    assert data["bots"] == ["first", "random", "random"]
    assert data["wins_by_bot"]["first"] == {
        "wins": 0,
        "games": 3,
        "rate": 0.0,
        "interval": [0.0, round(wilson(0, 3)[1], 4)],
    }
    assert [rotated(("a", "b", "c"), n) for n in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_bots_play_to_the_end_on_the_table(first_bot: None) -> None:
    """A table with a bot that forks plays a match, which follows from its seed."""
    played = [Table(GAME, ("random", "first"), 5, {}, 20_000).play() for _ in range(2)]
    assert played[0] == played[1]
    assert played[0].crash == ""
    assert played[0].decisions > 50


def test_a_crash_is_counted_and_told(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its seed, its error, and the command that plays it again; exit code 1."""
    monkeypatch.setattr("crannog.cli.simulate.find_game", lambda name: broken.Crashes())
    words = ("--games", 7, "--seed", 3, "--option", "scenario=discovery", "--json")
    ended = crannog("simulate", "inis", "--seats", 2, *words)
    assert ended.code == 1
    data = last_line(ended.out)
    assert data["crashes"] == 7
    assert data["crashed_seeds"] == list(range(3, 10))
    assert "crash with seed 3: KeyError: 'no such clan' (broken.py, line " in ended.err
    assert (
        "again: crannog simulate inis --seats 2 --bots random --games 1 --seed 4 "
        "--max-decisions 20000 --option scenario=discovery"
    ) in ended.err
    assert "... and 2 more crashes" in ended.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess", "--seats", "2"], "there is no game 'chess'; installed: "),
        (["inis", "--seats", "5"], "inis is played with 2, 3, 4 seats, not 5"),
        (["inis", "--seats", "2", "--bots", "clever"], "there is no bot 'clever'; known: easy"),
        (["inis", "--seats", "4", "--bots", "random,random"], "2 bots for 4 seats: name one for"),
        (["inis", "--seats", "2", "--option", "speed=9"], "inis has no option 'speed'; it has: "),
        (["inis", "--seats", "2", "--option", "map_mode=flat"], "option map_mode takes trihex"),
        (["inis", "--seats", "2", "--option", "map_mode"], "an option is given as name=value"),
        (
            ["inis", "--seats", "2", "--option", "max_rounds=1", "--option", "max_rounds=2"],
            "option max_rounds is given twice",
        ),
    ],
)
def test_bad_words_are_refused(crannog: Command, words: list[str], message: str) -> None:
    """One line on stderr says what would have been right; exit code 2."""
    ended = crannog("simulate", *words)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("crannog: ")
    assert message in ended.err
    assert ended.err.count("\n") == 1


def test_fast_play_counts_decisions_and_rounds() -> None:
    """The same seed gives the same tally; the limit is exact."""
    whole = play_random(GAME, 4, 11, {}, 100_000)
    assert whole == play_random(GAME, 4, 11, {}, 100_000)
    assert whole.finished
    assert len(whole.winners) == 1
    assert whole.rounds is not None
    assert whole.rounds > 1
    cut = play_random(GAME, 4, 11, {}, whole.decisions - 1)
    assert (cut.decisions, cut.finished) == (whole.decisions - 1, False)


def stopped_after(monkeypatch: pytest.MonkeyPatch, parts: int) -> None:
    """Ctrl-C comes when so many parts are done."""
    real = series.play_series

    def interrupted(*given: Any) -> Iterator[int]:
        yield from islice(real(*given), parts)
        raise KeyboardInterrupt

    monkeypatch.setattr("crannog.cli.runs.play_series", interrupted)


def test_ctrl_c_loses_nothing(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is done is in a file; the command that is told goes on and ends as if never stopped."""
    monkeypatch.chdir(tmp_path)
    words = ("simulate", "inis", "--seats", "2", "--games", "6", "--json")
    whole = last_line(crannog(*words).out)
    with monkeypatch.context() as patched:
        stopped_after(patched, 2)
        ended = crannog(*words)
    assert (ended.code, ended.out) == (130, "")
    told = "Stopped. Done and kept: 5 of 6 games. To go on:"
    assert ended.err == f"{told}\n  crannog {' '.join(words)} --run crannog-inis.run\n"
    gone_on = last_line(crannog(*words, "--run", "crannog-inis.run").out)
    for data in (whole, gone_on):
        del data["seconds"], data["decisions_per_second"]
    assert gone_on == whole


def test_a_run_file_is_gone_on_with_by_the_same_command(
    crannog: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And only by the same: another seed is another run."""
    path = tmp_path / "mine.run"
    words = ("simulate", "inis", "--seats", "2", "--games", "6", "--run", path)
    with monkeypatch.context() as patched:
        stopped_after(patched, 1)
        ended = crannog(*words, "--lang", "uk")
    assert "Зіграно та збережено ігор: 1 із 6. Продовжити:" in ended.err
    assert ended.err.count("--run") == 1
    assert "games      6, finished 6" in crannog(*words).out
    other = crannog(*words, "--seed", 9)
    assert (other.code, other.out) == (2, "")
    assert "keeps another run: there seed is 0, here it is 9." in other.err


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Matches can't be played on “moon”. Possible: local, ray, ray://host:port"),
        ("ru", "Играть партии на «moon» нельзя. Можно: local, ray, ray://host:port"),
        ("uk", "Грати на «moon» не можна. Можна: local, ray, ray://host:port"),
    ],
)
def test_where_matches_cannot_be_played(crannog: Command, language: str, message: str) -> None:
    """One line in one's own language."""
    ended = crannog("simulate", "inis", "--seats", 2, "--on", "moon", "--lang", language)
    assert (ended.code, ended.err) == (2, f"crannog: {message}\n")


@pytest.mark.parametrize("cut", [1, 2, 5])
def test_reports_of_parts_make_that_of_the_whole(cut: int) -> None:
    """Wherever the parts are cut."""
    simulation = Simulation(GAME, ("random",) * 3, 4, {"max_rounds": 3}, 20_000, True, 6)
    parts = [simulation.play(range(cut)), simulation.play(range(cut, 6))]
    whole = merged([simulation.play(range(6))], simulation.empty())
    assert merged(parts, simulation.empty()) == whole
    assert whole.games == 6


def test_seating_fills_all_seats_with_one_name() -> None:
    """One name for all, or one for each; nothing between."""
    assert seating(["random"], 3) == ("random", "random", "random")
    assert seating(["random", "greedy"], 2) == ("random", "greedy")
    with pytest.raises(CrannogError, match="3 bots for 4 seats"):
        seating(["random"] * 3, 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Known values of Wilson's interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_cooperative_game_reports_wins() -> None:
    """All win together: `wins` counts matches, not seats."""
    report = Report(2, cooperative=True)
    report.add(0, Tally(0, 10, 3, (0, 1), "all-saved"), ("random", "random"))
    report.add(1, Tally(1, 12, 4, (), "all-lost"), ("random", "random"))
    data = report.as_json(1.0)
    assert data["wins"] == 1
    assert data["wins_by_seat"] == [1, 1]
    assert data["reasons"] == {"all-saved": 1, "all-lost": 1}
    assert data["wins_by_bot"] == {
        "random": {"wins": 1, "games": 2, "rate": 0.5, "interval": [0.0945, 0.9055]}
    }
