"""Positions of scenarios: what a position leaves open is sensible, and what can't be is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.powers.registry import LATER
from crannog.games.oath.state import Oath
from crannog.kernel import BadPosition, Match, Rng
from crannog.scenarios import failures, parse_scenario

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "oath-state.md"


def placed(position: dict[str, Any], seats: int = 3) -> Oath:
    """The state of a match that begins with this position."""
    state = Match.new(GAME, seats, 1, {}, position).state
    assert isinstance(state, Oath)
    return state


def refusal(position: dict[str, Any], seats: int = 3) -> str:
    """Why the position is refused."""
    with pytest.raises(BadPosition) as refused:
        Match.new(GAME, seats, 1, {}, position)
    return str(refused.value)


def exported(position: dict[str, Any]) -> Any:
    """The whole position as a file has it."""
    return GAME.export(placed(position))


def test_the_example_of_the_page_holds():
    """docs/reference/oath-state.md."""
    example = PAGE.read_text(encoding="utf-8").split("```yaml\n")[1].partition("```")[0]
    assert failures(parse_scenario(example, "x"), GAME) == []


def test_a_site_that_is_named_takes_its_slot():
    """The slot it had gets one that is not on the map."""
    before = exported({})["sites"]
    after = exported({"sites": {"c2": {"site": "plains"}}})["sites"]
    assert (before["c1"]["site"], after["c2"]["site"]) == ("plains", "plains")
    assert after["c1"]["site"] not in {site["site"] for site in before.values()}
    assert len({site["site"] for site in after.values()}) == 8


def test_a_vision_among_advisers_lies_facedown():
    """O-2.2.2; other cards that are named lie faceup."""
    advisers = ["vision_of_faith", "longbows"]
    assert exported({"players": {1: {"advisers": advisers}}})["facedown"].count("longbows") == 0
    assert "vision_of_faith" in exported({"players": {1: {"advisers": advisers}}})["facedown"]


def test_cards_of_the_deal_that_nobody_kept_lie_on_a_pile():
    """O-1.23: all 54 denizens of the first game are in the world."""
    assert placed({}).world == frozenset(range(1, 55))


def test_the_title_follows_the_goal():
    """O-2.11.2, unless the position says who has it."""
    assert placed({"goal": "devotion", "darkest_secret_holder": 2}).title == 2


def test_a_prophets_warband_is_counted():
    """O-1.A: the one that lies on a Vision is not in the bank."""
    players = {2: {"vision": "vision_of_faith"}}
    g = placed({"players": players, "prophet": 1, "prophet_vision": "vision_of_faith"})
    assert g.players[1].bank == 14 - 3 - 1


def test_a_position_may_begin_in_the_set_up():
    """O-1.23: the Chancellor chooses an adviser among three."""
    match = Match.new(GAME, 3, 1, {}, {"phase": "setup"})
    assert [(seat, ask.prompt) for seat, ask in match.pending.items()] == [(0, "first-adviser")]


CAMPAIGN: dict[str, Any] = {
    "step": "plans",
    "attacker": 0,
    "defender": 1,
    "site": "c1",
    "forces": [[8], [9]],
}

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": {1: {"colour": "blue"}}}, "O-1.9: players"),
    ({"players": {0: {"colour": "red"}, 1: {"colour": "purple"}}}, "O-1.8: players.0"),
    ({"players": {1: {"pawn": "c2"}}}, "O-5.6.2: players.1.pawn"),
    ({"players": {1: {"pawn": None}}}, "O-1.23"),
    ({"players": {0: {"vision": "vision_of_faith"}}}, "O-5.1.4: players.0.vision"),
    ({"players": {1: {"vision": "conspiracy"}}}, "O-5.1.4: players.1.vision"),
    ({"players": {1: {"advisers": ["garrison"]}}}, "O-7.2.1: players.1.advisers"),
    (
        {"players": {1: {"advisers": ["longbows", "scouts", "wolves", "elders"]}}},
        "O-2.2.2: players.1.advisers",
    ),
    ({"players": {0: {"relics": []}}}, "O-1.8: players: the Grand Scepter"),
    ({"players": {1: {"advisers": ["wolves"]}, 2: {"advisers": ["wolves"]}}}, "two places"),
    ({"phase": "setup", "players": {1: {"advisers": ["wolves"]}}}, "O-1.20: players.1.advisers"),
    ({"sites": {"c1": {"site": "mine"}, "p1": {"site": "mine"}}}, "O-1.1: sites"),
    ({"sites": {"c1": {"cards": ["a_small_favor"]}}}, "O-7.2.1: sites.c1.cards"),
    ({"sites": {"p1": {"cards": ["wolves", "elders", "scouts"]}}}, "O-2.8.1: sites.p1.cards"),
    ({"sites": {"c2": {"cards": ["wolves"]}}}, "O-2.8.1: sites.c2"),
    ({"sites": {"c2": {"secrets": 1}}}, "O-2.8.1: sites.c2"),
    ({"sites": {"c1": {"colour": "white"}}}, "O-10.rule: sites.c1.colour"),
    ({"facedown": ["longbows"]}, "O-2.2.2: facedown"),
    ({"laid": {"great_crusade": [1, 0]}}, "O-7.1.2: laid"),
    ({"laid": {"plains": [1, 0]}}, "O-7.1.2: laid"),
    ({"caged": {"white": 1}}, "O-10.kill: caged"),
    ({"prophet": 1}, "O-3.2: prophet"),
    ({"prophet": 1, "prophet_vision": "vision_of_faith"}, "O-3.2: prophet_vision"),
    ({"title": 1}, "O-2.11.2: title"),
    ({"usurper": True}, "O-4.1.3: usurper"),
    ({"stand_in": "c1"}, "O-5.5.1: stand_in"),
    ({"phase": "over"}, "O-3: phase"),
    ({"phase": "wake", "ending": True}, "O-4.2: ending"),
    ({"phase": "wake", "agenda": [["campaign", 0, 0]]}, "O-4.2: agenda"),
    ({"phase": "rest", "campaign": CAMPAIGN}, "O-4.2: campaign"),
    ({"campaign": {**CAMPAIGN, "step": "targets"}}, "O-5.5.2: campaign.step"),
    ({"campaign": {**CAMPAIGN, "defender": 0}}, "O-5.5.1: campaign.attacker"),
    ({"campaign": {**CAMPAIGN, "site": None}}, "O-5.5.1: campaign.site"),
    ({"campaign": {**CAMPAIGN, "sites": ["c2"]}}, "O-5.5.2: campaign.sites"),
    ({"campaign": {**CAMPAIGN, "forces": [[8]]}}, "O-5.5: campaign.forces"),
    ({"campaign": {**CAMPAIGN, "closed": []}}, "O-5.5: campaign.closed"),
    ({"campaign": {**CAMPAIGN, "forces": [[8], [13]]}}, "O-10.force: campaign.forces"),
    ({"campaign": {**CAMPAIGN, "step": "outcome"}}, "O-5.5.5: campaign.victor"),
    ({"campaign": {**CAMPAIGN, "relics": ["map"]}}, "O-5.5.2: campaign: map"),
    ({"campaign": {**CAMPAIGN, "at_end": [["map", 0]]}}, "O-7.5: campaign.at_end"),
]


@pytest.mark.parametrize(("position", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_cannot_be_is_refused(position: dict[str, Any], reason: str):
    """With its rule and its path."""
    assert reason in refusal(position)


def test_a_campaign_may_be_where_a_position_begins():
    """O-5.5.3: with the attacker's plans; here there are none, and it is fought out at once."""
    match = Match.new(GAME, 3, 1, {}, {"bare": True, "campaign": CAMPAIGN})
    told = [event["kind"] for event in match.events(0, None)]
    assert "wins-campaign" in told


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_position_of_a_match_can_begin_another(seats: int):
    """What `crannog state` prints is accepted in a match of any seed, and is the same again."""
    match, rng = Match.new(GAME, seats, 3, {"setup": "quick"}), Rng(3)
    compared = 0
    while match.pending and len(match.choices) < 300:
        seat, ask = rng.pick(list(match.pending.items()))
        if ask.prompt in ("act", "plans", "first-adviser"):
            written = json.loads(json.dumps(GAME.export(match.state)))
            fresh = GAME.setup(seats, 99, GAME.full_options({"setup": "quick"}))
            again = GAME.position(GAME.export(fresh), {**written, "bare": True})
            assert GAME.export(again) == written
            compared += 1
        match.choose(seat, rng.pick(ask.options))
    assert compared > 50


@pytest.mark.parametrize("what", sorted(LATER))
def test_whatever_a_power_leaves_to_be_done_is_known(what: str):
    """O-4.2: a position may name all that cards have declared; outside the Act phase none of it."""
    refused = refusal({"phase": "wake", "agenda": [[what, 0, 0]]})
    assert refused.startswith("O-4.2: agenda")
    assert "should be one of" not in refused
