"""The benchmark prints what it measured, and goes on without what can't be had."""

import json
import sys
from pathlib import Path

import pytest

from crannog.bench import peers, run
from crannog.bench.ours import OurFigures, positions
from crannog.bench.peers import Peer, PeerFigures, PeerUnavailableError
from crannog.games.inis import GAME
from crannog.kernel.errors import CrannogError
from crannog.parts.bench import measured_games

INTERPRETED = OurFigures("inis", 4, False, 40_000.0, 50.0, 800.0, 10.0, 30.0, 200.0)
COMPILED = OurFigures("inis", 4, True, 120_000.0, 150.0, 800.0, 5.0, 15.0, 100.0)
CATANATRON = PeerFigures("catanatron", "3.2.1", 5_000.0, 16_000.0, 14.0, 60.0)
BACKGAMMON = PeerFigures("open_spiel backgammon", "2.0.2", 40_000.0, 80_000.0, 400.0, 4.0)


def test_games_are_measured_in_processes_of_their_own():
    """Real figures, as short as can be."""
    lines: list[str] = []
    assert run.bench(0.05, compiled=False, peers=False, report=lines.append) == 0
    report = json.loads(lines[-1])
    assert [figures["game"] for figures in report["ours"]] == ["inis", "oath", "horizons"]
    for figures in report["ours"]:
        assert figures["compiled"] is False
        assert figures["decisions_per_second"] > 0
        assert figures["games_per_second"] * figures["decisions_per_game"] == pytest.approx(
            figures["decisions_per_second"]
        )
        assert 0 < figures["copy_us"] < figures["clone_us"] < figures["fork_us"]
    assert (report["peers"], report["ratios"]) == ([], [])
    assert any(line.startswith("inis, interpreted") for line in lines)
    assert any(line.startswith("horizons, interpreted") for line in lines)


def test_positions_come_from_all_through_a_match():
    """Every tenth decision is sampled, up to the end of the match."""
    sampled = [len(match.choices) for match in positions(GAME, 4, 1)]
    assert len(sampled) > 20
    assert sampled == list(range(0, 10 * len(sampled), 10))


def test_ratios_to_the_yardstick(monkeypatch: pytest.MonkeyPatch):
    """Like for like first, then against all ticks; a clone against a copy."""
    figures = {Path("compiled"): COMPILED}
    monkeypatch.setattr(
        run, "measure_ours", lambda path, seconds, report: [figures.get(path, INTERPRETED)]
    )
    monkeypatch.setattr(run, "compile_package", lambda report: Path("compiled"))
    monkeypatch.setattr(run, "measure_peers", lambda seconds, report: [CATANATRON, BACKGAMMON])
    lines: list[str] = []
    assert run.bench(1.0, report=lines.append) == 0
    report = json.loads(lines[-1])
    assert [ratio["value"] for ratio in report["ratios"]] == [8.0, 2.5, 0.5, 24.0, 7.5, 0.25]
    table = "\n".join(lines)
    for cell in ("40,000", "120,000", "16,000", "80,000", "200.0", "catanatron 3.2.1"):
        assert cell in table
    assert any("catanatron's copy" in line and "aim: at most 0.5" in line for line in lines)


def test_without_a_compiler_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch):
    def fail(report: object) -> Path:
        raise CrannogError("compiling needs a C compiler")

    monkeypatch.setattr(run, "measure_ours", lambda path, seconds, report: [INTERPRETED])
    monkeypatch.setattr(run, "compile_package", fail)
    lines: list[str] = []
    assert run.bench(1.0, peers=False, report=lines.append) == 0
    assert "The compiled games are left out: compiling needs a C compiler" in lines
    assert len(json.loads(lines[-1])["ours"]) == 1


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
    assert peers.measure_peers(1.0, lines.append) == []
    assert lines == [
        "catanatron is left out: no matching distribution",
        "open_spiel is left out: no matching distribution",
    ]


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
