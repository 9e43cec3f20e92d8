"""The walk-through of the guide runs, and prints what stands there."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from pebbles import PebblesGame

from crannog.envs.table import Table
from crannog.parts.encoder import Encoder

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "environments.md"
PIECE = re.compile(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.DOTALL)


@pytest.fixture(scope="module")
def walked() -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """What the pieces leave behind, and for each what it should print and what it did."""
    scope: dict[str, Any] = {}
    printed: list[tuple[str, str]] = []
    for code, wanted in PIECE.findall(GUIDE.read_text(encoding="utf-8")):
        out = StringIO()
        with redirect_stdout(out):
            exec(code, scope)
        printed.append((wanted, out.getvalue()))
    return scope, printed


def test_the_walk_through_prints_what_it_says(walked):
    _, printed = walked
    assert len(printed) >= 7
    assert [real for _, real in printed] == [wanted for wanted, _ in printed]


def test_the_guides_encoder_serves_its_game(walked, monkeypatch):
    scope, _ = walked
    monkeypatch.setitem(globals(), "ENCODER", scope["ENCODER"])
    assert isinstance(scope["ENCODER"], Encoder)

    class Read(PebblesGame):
        encoder = f"{__name__}:ENCODER"

    table = Table(Read(), 3)
    table.begin(1)
    while table.ask is not None:
        numbers = table.reading.sheet.named(table.observe(table.ask.seat)["observation"])
        view: Any = table.match.view(table.ask.seat)
        assert numbers["mine.round"] == pytest.approx(view["round"] / 3)
        assert numbers["mine.stone1"] == pytest.approx((view["stones"] or [0])[0] / 9)
        table.take(0)
    numbers = table.reading.sheet.named(table.observe(1)["observation"])
    scores: Any = table.match.view(1)["scores"]
    assert numbers["seat.other1.score"] == pytest.approx(min(1, scores[2] / 30))


ENCODER: Encoder | None = None  # of the guide, while its game is read
