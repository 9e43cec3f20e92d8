"""The benchmark prints what it measured, and goes on without what can't be had."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from crannog.bench import peers, run
from crannog.bench.ours import OurFigures, positions
from crannog.bench.peers import Peer, PeerFigures, PeerUnavailableError
from crannog.games.inis import GAME
from crannog.kernel.errors import CrannogError
from crannog.parts.bench import Measured, measured_games

INTERPRETED = OurFigures("inis", 4, False, 40_000.0, 50.0, 800.0, 20_000.0, 10.0, 30.0, 200.0)
COMPILED = OurFigures("inis", 4, True, 120_000.0, 150.0, 800.0, 30_000.0, 5.0, 15.0, 100.0)
CATANATRON = PeerFigures("catanatron", "3.2.1", 5_000.0, 16_000.0, 14.0, 60.0)
BACKGAMMON = PeerFigures("open_spiel backgammon", "2.0.2", 40_000.0, 80_000.0, 400.0, 4.0)
CHESS = PeerFigures("rust-chess", "0.4.3", 80_000.0, 100_000.0, 200.0, None)
TOY = Peer("toy", "toy.py")


def test_games_are_measured_in_processes_of_their_own():
    """Real figures, as short as can be."""
    lines: list[str] = []
    assert run.bench(0.05, compiled=False, peers=False, rounds=1, report=lines.append) == 0
    report = json.loads(lines[-1])
    [one] = report["rounds"]
    assert [figures["game"] for figures in one["ours"]] == ["inis", "oath", "horizons"]
    for figures in one["ours"]:
        assert figures["compiled"] is False
        assert figures["decisions_per_second"] > 0
        assert figures["hosted_per_second"] > 0
        assert figures["games_per_second"] * figures["decisions_per_game"] == pytest.approx(
            figures["decisions_per_second"]
        )
        assert 0 < figures["copy_us"] < figures["clone_us"] < figures["fork_us"]
    assert (one["peers"], report["ratios"]) == ([], [])
    assert any(line.startswith("inis, interpreted ") for line in lines)
    assert any(line.startswith("horizons, interpreted, as hosted ") for line in lines)


def test_positions_come_from_all_through_a_match():
    """Every tenth decision is sampled, up to the end of the match."""
    sampled = [len(match.choices) for match in positions(GAME, 4, 1)]
    assert len(sampled) > 20
    assert sampled == list(range(0, 10 * len(sampled), 10))


def figures_in(monkeypatch: pytest.MonkeyPatch, *rounds: tuple[OurFigures, PeerFigures]) -> None:
    """Each round of the benchmark has one row of ours, and one peer beside two others."""
    mine = iter([ours for ours, _ in rounds])
    others = iter([peer for _, peer in rounds])
    inis = next(measured for measured in measured_games() if measured.game.id == "inis")
    monkeypatch.setattr(run, "measured_games", lambda: [inis])
    monkeypatch.setattr(run, "measure_game", lambda path, measured, seconds: next(mine))
    monkeypatch.setattr(run, "ready_peers", lambda report: {TOY: Path("python")})
    monkeypatch.setattr(
        run, "run_peer", lambda peer, python, seconds: [next(others), BACKGAMMON, CHESS]
    )


def test_ratios_are_taken_within_a_round(monkeypatch: pytest.MonkeyPatch):
    """A machine that is slow for a round is so for all; the median counts, the range is told."""
    slow = replace(INTERPRETED, decisions_per_second=20_000.0, hosted_per_second=8_000.0)
    slow_peer = replace(CATANATRON, decisions_per_second=2_000.0, ticks_per_second=8_000.0)
    fast = replace(INTERPRETED, decisions_per_second=60_000.0)
    figures_in(monkeypatch, (INTERPRETED, CATANATRON), (slow, slow_peer), (fast, CATANATRON))
    lines: list[str] = []
    assert run.bench(1.0, compiled=False, rounds=3, report=lines.append) == 0
    report = json.loads(lines[-1])
    found = {ratio["what"]: ratio["value"] for ratio in report["ratios"]}
    assert found == {
        "inis, interpreted: decisions/s to catanatron's": [10.0, 8.0, 12.0],
        "inis, interpreted: decisions/s to catanatron's ticks/s": [2.5, 2.5, 3.75],
        "inis, interpreted, as hosted: decisions/s to catanatron's": [4.0, 4.0, 4.0],
        "inis, interpreted: cost of a clone to catanatron's copy": [0.5, 0.5, 0.5],
        "inis, interpreted: decisions/s to rust-chess's": [0.5, 0.25, 0.75],
        "inis, interpreted: decisions/s to rust-chess's ticks/s": [0.4, 0.2, 0.6],
    }
    table = "\n".join(lines)
    for cell in ("40,000", "20,000-60,000", "8,000-20,000", "80,000", "200.0", "catanatron 3.2.1"):
        assert cell in table
    assert any("catanatron's copy" in line and "aim: at most 0.5" in line for line in lines)
    assert any("as hosted" in line and "aim: at least 4" in line for line in lines)


def test_the_compiled_package_is_measured_in_the_same_rounds(monkeypatch: pytest.MonkeyPatch):
    """Interpreted and compiled take turns."""
    measured: list[str] = []

    def measure(path: Path, game: Measured, seconds: float) -> OurFigures:
        measured.append(f"{path.name} {seconds:g}")
        return COMPILED if path.name == "compiled" else INTERPRETED

    monkeypatch.setattr(run, "compile_package", lambda report: Path("compiled"))
    monkeypatch.setattr(run, "measure_game", measure)
    monkeypatch.setattr(run, "measured_games", lambda: measured_games()[:1])
    assert run.bench(1.0, peers=False, rounds=2, report=lambda line: None) == 0
    assert measured == ["src 0.5", "compiled 0.5"] * 2


def test_a_peer_that_fails_is_left_out_from_then_on(monkeypatch: pytest.MonkeyPatch):
    """It is told once, and has no ratios."""

    def fail(peer: Peer, python: Path, seconds: float) -> list[PeerFigures]:
        raise PeerUnavailableError("out of luck")

    figures_in(monkeypatch, (INTERPRETED, CATANATRON), (INTERPRETED, CATANATRON))
    monkeypatch.setattr(run, "run_peer", fail)
    lines: list[str] = []
    assert run.bench(1.0, compiled=False, rounds=2, report=lines.append) == 0
    assert lines.count("toy is left out: out of luck") == 1
    assert json.loads(lines[-1])["ratios"] == []


def test_without_a_compiler_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch):
    def fail(report: object) -> Path:
        raise CrannogError("compiling needs a C compiler")

    figures_in(monkeypatch, (INTERPRETED, CATANATRON))
    monkeypatch.setattr(run, "compile_package", fail)
    lines: list[str] = []
    assert run.bench(1.0, peers=False, rounds=1, report=lines.append) == 0
    assert "The compiled games are left out: compiling needs a C compiler" in lines
    assert len(json.loads(lines[-1])["rounds"][0]["ours"]) == 1


def test_a_package_that_fails_is_told(tmp_path: Path):
    """The last line of what the process said."""
    broken = tmp_path / "crannog" / "bench"
    broken.mkdir(parents=True)
    (tmp_path / "crannog" / "__init__.py").touch()
    (broken / "__init__.py").touch()
    (broken / "ours.py").write_text("raise SystemExit('no such game')\n", encoding="utf-8")
    with pytest.raises(CrannogError, match="inis could not be measured: no such game"):
        run.measure_game(tmp_path, measured_games()[0], 0.05)


# -- peers -------------------------------------------------------------------------------------


def test_a_peer_that_does_not_install_is_left_out(monkeypatch: pytest.MonkeyPatch):
    def refuse(peer: Peer, report: object) -> Path:
        raise PeerUnavailableError("no matching distribution")

    monkeypatch.setattr(peers, "ensure_peer", refuse)
    lines: list[str] = []
    assert peers.ready_peers(lines.append) == {}
    assert lines == [
        f"{name} is left out: no matching distribution"
        for name in ("catanatron", "open_spiel", "rust-chess", "pokers")
    ]


def test_what_an_engine_prints_does_not_get_among_the_figures(tmp_path: Path):
    """Some print as they play, natively: the row is all that comes out."""
    script = tmp_path / "peer.py"
    script.write_text(
        f"""import os, sys
sys.path.insert(0, {str(Path(peers.__file__).parent)!r})
from peer_measure import figures_of, tell

def play(seed):
    os.write(1, b"Winner")
    return 2, 4

tell(lambda seconds: [figures_of("noisy", "msgspec", seconds, play)])
""",
        encoding="utf-8",
    )
    [figures] = peers.run_peer(Peer("noisy", str(script)), Path(sys.executable), 0.1)
    assert (figures.name, figures.copy_us) == ("noisy", None)
    assert figures.ticks_per_second == pytest.approx(2 * figures.decisions_per_second)


def test_a_peer_that_babbles_is_left_out(tmp_path: Path):
    """What a peer's script prints must be figures."""
    script = tmp_path / "peer.py"
    script.write_text("print('hello')\n", encoding="utf-8")
    with pytest.raises(PeerUnavailableError, match="figures could not be read"):
        peers.run_peer(Peer("toy", str(script)), Path(sys.executable), 0.1)


def test_a_peer_that_crashes_is_left_out(tmp_path: Path):
    script = tmp_path / "peer.py"
    script.write_text("raise ValueError('out of luck')\n", encoding="utf-8")
    with pytest.raises(PeerUnavailableError, match="ValueError: out of luck"):
        peers.run_peer(Peer("toy", str(script)), Path(sys.executable), 0.1)
