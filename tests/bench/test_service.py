"""The benchmarks of the web service and of its page, in small."""

import json

from crannog.bench import attack as attack_bench
from crannog.bench import load as load_bench
from crannog.bench import render as render_bench
from crannog.bench.attack import attack
from crannog.bench.load import load
from crannog.bench.render import render


def figures(said):
    return json.loads(said[-1])


def make_small(monkeypatch, module, numbers):
    for name, value in numbers.items():
        monkeypatch.setattr(module, name, value)


def test_the_load_benchmark_plays_many_tables(monkeypatch):
    small = {"REOPENINGS": 1, "REST_SECONDS": 0.1, "LONG_MATCH": 60, "SHORT_MATCH": 10}
    make_small(monkeypatch, load_bench, small)
    said: list[str] = []
    assert load("horizons", tables=3, sockets=12, rate=30.0, seconds=0.5, report=said.append) == 0
    found = figures(said)
    assert (found["tables"], found["sockets"]) == (3, 12)
    assert found["rate"] > 0
    assert 0 < found["update_p50"] <= found["update_p99"]
    assert found["long_choices"] >= 60
    assert min(found["reopen_long"], found["reopen_short"], found["processor_ms"]) > 0


def test_the_attack_benchmark_plays_beside_attacks(monkeypatch):
    quick = ("brackets", "saves", "replays")
    whole = attack_bench.attacks

    def few(service):
        return [(name, sent) for name, sent in whole(service) if name in quick]

    make_small(monkeypatch, attack_bench, {"LONG_SAVE": 300, "LINES": 2, "attacks": few})
    said: list[str] = []
    assert attack("inis", tables=2, rate=20.0, seconds=1.0, report=said.append) == 0
    rows = {row["attack"]: row for row in figures(said)}
    assert tuple(rows) == quick
    for row in rows.values():
        assert 0 < row["alone_p50"] <= row["alone_p99"]
        assert 0 < row["p50"] <= row["p99"]
        assert row["answers"].keys() <= {"200", "400", "429"}, "no attack breaks the service"
    assert rows["brackets"]["answers"]["400"] > 0
    assert rows["saves"]["answers"]["200"] > 0
    assert rows["replays"]["answers"]["200"] > 0


def test_the_render_benchmark_clicks_and_counts_frames_in_every_game(monkeypatch):
    phone = {"phone": render_bench.SIZES["phone"]}
    small = {"WARM": 1, "MOST_CHOICES": 60, "LEFT": 6, "SIZES": phone}
    make_small(monkeypatch, render_bench, small)
    said: list[str] = []
    assert render(clicks=2, choices=4, matches=1, report=said.append) == 0
    rows = figures(said)
    assert [(row["game"], row["size"]) for row in rows] == [
        ("horizons", "phone"),
        ("inis", "phone"),
        ("oath", "phone"),
    ]
    for row in rows:
        assert row["clicks"] == 2
        assert 0 < row["click"] <= row["click_p95"]
        assert row["yardstick"] > 0
    moved = [row for row in rows if row["stretches"]]
    assert moved, "something moves in four choices of some game"
    assert all(0 < row["frames_p5"] <= row["frames"] for row in moved)
