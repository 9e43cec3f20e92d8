"""A question about a choice is never a choice: what is not offered is refused without trying it."""

import pytest

from crannog.kernel.errors import IllegalChoice
from crannog.kernel.match import Match
from tests.server.inside import new_table, open_asks, with_hub


def test_what_is_not_offered_is_refused_without_choosing_it(tmp_path, monkeypatch):
    def choose(*_):
        raise AssertionError("chosen")

    async def work(hub):
        table, _ = await new_table(hub, "inis", "me", "me", seed=33)
        seat = next(iter(open_asks(table)))
        monkeypatch.setattr(Match, "choose", choose)
        with pytest.raises(IllegalChoice) as refused:
            await table.moves.choose(seat, ("pass",))
        assert refused.value.rule.startswith("I-")
        with pytest.raises(IllegalChoice, match="why-others-turn"):
            await table.hints.hint(1 - seat)
        assert table.match.choices == []

    with_hub(tmp_path, work)
