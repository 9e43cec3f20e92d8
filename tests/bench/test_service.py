"""The benchmarks of the web service and of its page, in small."""

import json

from crannog.bench import load as load_bench
from crannog.bench.load import load
from crannog.bench.render import render


def figures(said):
    return json.loads(said[-1])


def test_the_load_benchmark_plays_many_tables(monkeypatch):
    monkeypatch.setattr(load_bench, "REOPENINGS", 2)
    monkeypatch.setattr(load_bench, "REST_SECONDS", 0.2)
    said: list[str] = []
    assert load(tables=3, sockets=12, rate=30.0, seconds=1.0, report=said.append) == 0
    found = figures(said)
    assert (found["tables"], found["sockets"]) == (3, 12)
    assert found["rate"] > 0
    assert 0 < found["update_p50"] <= found["update_p99"]
    assert found["long_choices"] >= 500
    assert min(found["reopen_long"], found["reopen_short"], found["active_kb"]) > 0


def test_the_render_benchmark_clocks_updates_of_every_game():
    said: list[str] = []
    assert render(updates=2, matches=2, rounds=1, report=said.append) == 0
    rows = figures(said)
    assert [(row["game"], row["size"]) for row in rows] == [
        ("horizons", "desktop"),
        ("horizons", "phone"),
        ("inis", "desktop"),
        ("inis", "phone"),
    ]
    for row in rows:
        assert row["updates"] == 2
        assert min(row["script"], row["frame"], row["yardstick"]) > 0
        assert row["median"] <= row["p95"]
        assert 0 <= row["within"] <= 1
