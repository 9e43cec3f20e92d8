"""The bot that searches takes a win that lies before it, in every game."""

import pytest

from crannog.bots import Chair
from crannog.games.oath.meta import GAME as OATH
from crannog.kernel import Choice, Json, Match
from tests.bots.positions import last_city, reason_after
from tests.bots.search.matches import awaited, searcher
from tests.inis.table import table as inis
from tests.kernel.pebbles import GAME as PEBBLES
from tests.oath.table import Table as Chronicle

SIX_LANDS = {tile: {0: 1} for tile in ("valley", "cove", "plains", "hills", "forest", "swamp")}
SEEDS = pytest.mark.parametrize("seed", range(3))


def chosen(match: Match, seed: int, iterations: int = 100) -> Choice:
    """What the bot chooses."""
    ask = awaited(match)
    assert ask is not None
    return searcher(seed, iterations).choose(Chair(match, ask.seat))


@SEEDS
def test_inis_it_passes_when_that_wins(seed: int):
    """I-8.7, I-15.4: the last pass brings the Assembly, which the pretender wins."""
    t = inis(
        clans={**SIX_LANDS, "highlands": {1: 2, 2: 2}},
        hands={0: ["bard", "warlord", "new_clans"]},
        passed=[1, 2],
        pretenders=[0],
    )
    assert chosen(t.match, seed) == ("pass",)
    thought = searcher(seed, 100).think(Chair(t.match, 0))
    assert thought.options[0].value == 1.0


@SEEDS
def test_inis_it_claims_the_crown_when_that_wins(seed: int):
    """I-8.6: all others have passed, so this is the last turn to claim the six territories."""
    t = inis(clans={**SIX_LANDS, "highlands": {1: 2, 2: 2}}, hands={0: ["bard"]}, passed=[1, 2])
    assert chosen(t.match, seed) == ("pretender",)


@SEEDS
def test_inis_it_does_not_pass_when_that_loses(seed: int):
    """I-15.4: an opponent would be crowned; the alliance takes his sixth territory's clan away."""
    clans = {tile: {1: 1} for tile in SIX_LANDS}
    clans["valley"] = {0: 3, 1: 1}
    t = inis(clans=clans, hands={0: ["warlord"]}, passed=[1, 2], pretenders=[1])
    assert chosen(t.match, seed) == ("play", "warlord", "season")


@SEEDS
def test_horizons_it_destroys_the_last_city(seed: int):
    """H-14.2: at Terror Level III no City may be left."""
    reason = reason_after(last_city(), 5, lambda t: chosen(t.match, seed, 40))
    assert reason == "terror-3-victory"


@SEEDS
def test_oath_it_wins_with_a_vision_that_it_meets(seed: int):
    """O-3.1, O-3.2: he reveals it and wins in the next Wake phase, or takes the title to win."""
    t = Chronicle(3)
    t.adviser(1, "vision_of_rebellion", facedown=True)
    t.banner("peoples_favor", 1, tokens=9)
    t.g.visions_drawn = 3
    t.g.active = 1
    match = Match.new(OATH, 3, 1, {"chronicle": "none"}, position=OATH.export(t.g))
    bot = searcher(seed, 60)
    while match.result is None and (ask := awaited(match)) is not None:
        rests = ask.seat != 1 and ("rest",) in ask.options
        match.choose(ask.seat, ("rest",) if rests else bot.choose(Chair(match, ask.seat)))
    assert match.result is not None
    assert match.result["winners"] == [1]
    assert len(match.choices) < 40


@SEEDS
def test_pebbles_a_sure_win_is_taken(seed: int):
    """P-4, P-6: in the last round the charm takes points that decide the match."""
    position: dict[str, Json] = {
        "round": 2,
        "stones": [[9], [1]],
        "charms": [False, True],
        "scores": [3, 3],
    }
    match = Match.new(PEBBLES, 2, seed, position=position)
    assert chosen(match, seed) == ("charm",)
