"""What view and printed facts tell, so that no client works out a rule again (I-12, I-15)."""

import json
from itertools import product
from pathlib import Path
from typing import Any

from crannog.games.inis import GAME
from crannog.games.inis.facts import KIND, TERRITORIES
from crannog.games.inis.know import publish
from crannog.games.inis.map import shared_edges
from crannog.games.inis.victory import CONDITIONS, conditions_met, met_with
from crannog.games.inis.view import view
from crannog.games.inis.zones import DISCARD, PLAY, bit
from crannog.kernel import Match, Rng, Seat

from .table import Table, table

FACTS: Any = GAME.facts()


def seen(t: Table, seat: Seat | None) -> Any:
    """The table as the seat sees it."""
    return view(t.state, seat)


def test_conditions_met_name_their_deeds():
    """I-15.3: Deeds complete the condition that misses least, then the next."""
    assert met_with((6, 4, 5), 0) == {"leadership": 0}
    assert met_with((0, 4, 5), 1) == {"religion": 1}
    assert met_with((0, 4, 5), 3) == {"religion": 1, "land": 2}
    assert met_with((5, 5, 5), 2) == {"leadership": 1, "land": 1}


def test_the_conditions_named_are_as_many_as_those_counted():
    """I-15.3."""
    for counts in product(range(3, 8), repeat=3):
        for deeds in range(7):
            named = met_with((counts[0], counts[1], counts[2]), deeds)
            assert len(named) == conditions_met((counts[0], counts[1], counts[2]), deeds)
            assert sum(named.values()) <= deeds
            for name, spent in named.items():
                assert counts[CONDITIONS.index(name)] + spent >= 6


def test_the_order_of_turns_follows_the_crows():
    """I-2.5: from the Brenn on."""
    assert seen(table(seats=4, brenn=2), None)["order"] == [2, 3, 0, 1]
    back = table(seats=4, brenn=2, direction="counterclockwise")
    assert seen(back, None)["order"] == [2, 1, 0, 3]


def test_shelters_count_the_capital():
    """I-2.7."""
    t = table(capital="cove", citadels={"cove": 2, "plains": 1})
    shelters = {key: tile["shelters"] for key, tile in seen(t, None)["territories"].items()}
    assert shelters == {"valley": 0, "cove": 3, "plains": 1}


def test_the_supply_is_what_the_map_leaves():
    """I-1.4."""
    t = table(citadels={"plains": 3}, sanctuaries={"cove": 2})
    assert seen(t, 0)["supply"] == {"citadels": 5, "sanctuaries": 7}


def test_the_step_of_a_clash():
    """I-12.5: Citadels first, then maneuvers."""
    t = table(
        clans={"plains": {0: 2, 1: 2}}, citadels={"plains": 1}, hands={0: ["warlord", "bard"]}
    )
    assert seen(t, 1)["clash"] is None
    t.play("warlord").expect_asked(1, "shelter")
    assert seen(t, 1)["clash"]["step"] == "citadels"
    t.choose("stay-exposed").expect_asked(0, "end-clash")
    assert seen(t, 1)["clash"]["step"] == "maneuvers"


def test_each_season_leaves_a_row_of_the_history():
    """I-15.1: three counts and the Deeds of each seat, as they were when the season ended."""
    match, rng = Match.new(GAME, 3, 4), Rng(4)
    now: Any = match.view(None)
    while now["round"] < 3:
        seat, ask = rng.pick(list(match.pending.items()))
        match.choose(seat, rng.pick(ask.options))
        before, now = now, match.view(None)
        if len(now["history"]) > len(before["history"]):
            standings = [before["victory"][str(seat)] for seat in range(3)]
            expected = [row[name] for row in standings for name in (*CONDITIONS, "deeds")]
            assert now["history"][-1] == expected
    assert len(now["history"]) == 2


def test_printed_facts_name_every_card_and_its_modes():
    """I-1.1 to I-1.3, I-9.3."""
    assert list(FACTS["cards"]) == list(KIND)
    assert list(FACTS["tiles"]) == list(TERRITORIES)
    bard = FACTS["cards"]["bard"]
    assert bard["kind"] == "action"
    assert bard["modes"]["season"] == {"season": True, "trigger": None, "icons": []}
    assert bard["modes"]["triskel"]["season"] is False
    assert FACTS["cards"]["raid"]["players"] == 4
    assert FACTS["cards"]["conquest"]["modes"]["season"]["icons"] == ["move", "clash"]
    assert FACTS["tiles"]["stone_circle"] == {"sanctuary": True}


def test_printed_facts_tell_how_tiles_touch():
    """I-3.5: for each way a tile can lie."""
    for o, around in enumerate(FACTS["touching"]):
        assert around
        for q, r, p, edges in around:
            assert shared_edges((0, 0, o), (q, r, p)) == edges


def test_the_clients_fixture_is_what_the_game_says():
    """`web/dev/dump.py face inis` writes it; the client's tests read it."""
    path = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "inis.json"
    fixture = json.loads(path.read_text("utf-8"))
    assert fixture["facts"] == FACTS
    assert fixture["game"]["events"] == dict(GAME.events)
    assert set(fixture["beats"]) == set(GAME.events)
    assert set(fixture["view"]) == set(GAME.view(Match.new(GAME, 4, 1).state, 0))


def test_what_a_copy_knows_stays_as_it_was():
    """I-21: copies share what is known until one of them learns something."""
    t = table(hands={0: ["bard"], 1: ["geis"]})
    copied = t.state.copy()
    again = copied.copy()
    before = [masks["bard"] for masks in copied.know]
    assert before[1] != bit(PLAY)
    t.state.at["bard"] = PLAY
    publish(t.state, "bard")
    assert {masks["bard"] for masks in t.state.know} == {bit(PLAY)}
    assert [masks["bard"] for masks in copied.know] == before
    copied.at["bard"] = DISCARD
    publish(copied, "bard")
    assert {masks["bard"] for masks in copied.know} == {bit(DISCARD)}
    assert [masks["bard"] for masks in again.know] == before
