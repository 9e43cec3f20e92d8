"""The benchmark of the faces for learners measures each of them in turn."""

import json

import pytest

import crannog.envs
from crannog.bench.envs import FACES, bench_envs, learned_games
from crannog.kernel import CrannogError


def test_every_face_of_every_game_is_measured():
    lines: list[str] = []
    assert bench_envs(0.02, lines.append) == 0
    report = json.loads(lines[-1])
    wanted = [(game.id, face) for game, _ in learned_games() for face in FACES]
    assert [(row["game"], row["face"]) for row in report["faces"]] == wanted
    assert {game.id for game, _ in learned_games()} == {"inis", "horizons", "oath"}
    for row in report["faces"]:
        assert len(row["steps_per_second"]) == 5
        assert min(row["steps_per_second"]) > 0
    assert sum(line.startswith("inis, ") for line in lines) == len(FACES)


def test_a_missing_library_is_told(monkeypatch):
    monkeypatch.setattr(crannog.envs, "LIBRARIES", ("numpy", "no_such_library"))
    with pytest.raises(CrannogError, match=r"need no_such_library: pip install 'crannog\[envs\]'"):
        crannog.envs.require()
