"""Positions of Inis: what is refused, with its path and rule, and what a position may leave out."""

from typing import cast

import pytest

from crannog.games.inis import GAME
from crannog.games.inis.facts import ACTION, DISCOVERY_START, EPIC
from crannog.games.inis.state import Inis
from crannog.kernel import BadPosition, Json, Match, Rng
from crannog.kernel.match import FINAL


def begun(position: dict[str, Json], seats: int = 3, seed: int = 1, **options: Json) -> Match:
    """A match of the discovery scenario that begins in the position."""
    return Match.new(GAME, seats, seed, {"scenario": "discovery", **options}, position)


def state(match: Match) -> Inis:
    """Its state."""
    return cast(Inis, match.state)


def refused(position: dict[str, Json], seats: int = 3) -> str:
    """Why the position is refused."""
    with pytest.raises(BadPosition) as error:
        begun(position, seats)
    return str(error.value)


# -- unknown fields ------------------------------------------------------------------------------

UNKNOWN: dict[str, tuple[dict[str, Json], str]] = {
    "at the top": ({"castles": 1}, "a position has no field 'castles'; it has: bare, tiles, rng, "),
    "in a territory": (
        {"territories": {"valley": {"citadel": 1}}},
        "territories.valley has no field 'citadel'; it has: at, clans, citadels, sanctuaries, "
        "capital (I-2.12)",
    ),
    "no territory": (
        {"territories": {"vally": {}}},
        "territories has no field 'vally'; it has: valley, cove, ",
    ),
    "in a clash": (
        {"clash": {"territory": "valley", "instigator": 0, "shelterd": {}}},
        "clash has no field 'shelterd'; it has: territory, instigator, active, ",
    ),
    "in the draft": ({"draft": {"hands": {}}}, "draft has no field 'hands'; it has: set, pass"),
    "a hand of nobody": ({"hands": {"3": []}}, "hands has no field '3'; it has: 0, 1, 2 (I-20.3)"),
    "clans of nobody": (
        {"territories": {"valley": {"clans": {"x": 1}}}},
        "territories.valley.clans has no field 'x'; it has: 0, 1, 2 (I-1.5)",
    ),
    "sheltered clans of nobody": (
        {"clash": {"territory": "valley", "instigator": 0, "sheltered": {"7": 1}}},
        "clash.sheltered has no field '7'",
    ),
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_unknown_fields_are_refused(name: str):
    """Each with its path and the fields that there are."""
    position, message = UNKNOWN[name]
    assert message in refused(position)


# -- wrong values --------------------------------------------------------------------------------

WRONG: dict[str, tuple[dict[str, Json], str]] = {
    "negative clans": (
        {"territories": {"valley": {"clans": {"0": -1}}}},
        "territories.valley.clans.0 should be a whole number from 0 to 99, is -1 (I-1.5)",
    ),
    "negative Citadels": (
        {"territories": {"valley": {"citadels": -1}}},
        "territories.valley.citadels should be a whole number from 0 to 99, is -1 (I-1.4)",
    ),
    "Deeds that are a word": ({"deeds": {"0": "two"}}, "deeds.0 should be a whole number from"),
    "clans that are true": (
        {"territories": {"valley": {"clans": {"0": True}}}},
        "territories.valley.clans.0 should be a whole number",
    ),
    "no phase": ({"phase": "winter"}, "phase should be one of capital, settle, assembly, "),
    "no seat": ({"turn": 3}, "turn should be a seat from 0 to 2, is 3 (I-8.3)"),
    "nobody's turn": ({"turn": None}, "turn should be a seat from 0 to 2, is None"),
    "one seat twice": ({"passed": [1, 1]}, "passed has 1 twice (I-8.7)"),
    "no anchor": (
        {"territories": {"valley": {"at": [0, 0]}}},
        "territories.valley.at should be [q, r, o], is [0, 0] (I-3.3)",
    ),
    "a card of four players": (
        {"hands": {"0": ["raid"]}},
        "hands.0 has 'raid', which is none of: craftsmen_and_peasants",
    ),
    "an Epic Tale in the Action deck": ({"action_deck": ["eriu"]}, "action_deck has 'eriu', "),
    "a Festival off the map": ({"festival": "swamp"}, "festival has 'swamp', which is none of: "),
    "a clash off the map": (
        {"clash": {"territory": "swamp", "instigator": 0}},
        "clash.territory has 'swamp', which is none of: valley, cove, plains (I-12.1)",
    ),
    "a clash without a place": ({"clash": {"instigator": 0}}, "clash.territory is missing"),
    "a list for a table": (
        {"territories": []},
        "territories should be {territory: a table}, is []",
    ),
    "a card for a list": ({"hands": {"0": "bard"}}, "hands.0 should be [card, ...], is 'bard'"),
    "a list in a list": ({"stack": [["moor"]]}, "stack has ['moor'], which is none of: "),
    "other seats": ({"seats": 4}, "seats can't be given: it follows from the rest and is 3, not 4"),
    "other reserves": ({"reserves": {"0": 5}}, "reserves can't be given"),
    "a result": ({"result": {"winners": [0]}}, "result can't be given"),
    "three tiles for two": ({"tiles": ["moor", "swamp"]}, "tiles has 2 territories, 3 are laid"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_values_are_refused(name: str):
    """Each with its path, what would have been right, and the rule."""
    position, message = WRONG[name]
    assert message in refused(position)


# -- impossible positions ------------------------------------------------------------------------

IMPOSSIBLE: dict[str, tuple[dict[str, Json], str]] = {
    "thirteen clans": (
        {"territories": {"valley": {"clans": {"0": 13}}}},
        "I-20.1: seat 0 has 13 clans on the map (territories.*.clans.0), 0 on the Cauldron and -1 "
        "in reserve: there are 12 in all",
    ),
    "nine Citadels": (
        {"territories": {"valley": {"citadels": 9}}},
        "I-20.2: more Citadels than there are: 9 in territories.*.citadels, of 8",
    ),
    "two Capitals": (
        {"territories": {"valley": {"capital": True}, "cove": {"capital": True}}},
        "I-20.2: territories.*.capital: 2 Capitals (valley, cove) in phase season, not 1",
    ),
    "a draft without cards": ({"phase": "draft"}, "I-6.1: draft.cards.0 has 0 cards, not 4"),
    "a fifth pass": (
        {"phase": "draft", "draft": {"pass": 3}},
        "I-6.1: draft.pass is 3, the last is 2",
    ),
    "draft cards in the season": (
        {"draft": {"cards": {"0": ["bard"]}}},
        "I-6.1: draft.cards.0 has cards in phase season",
    ),
    "a match that is over": ({"phase": "over"}, "I-15.4: phase: a match that is over has a result"),
    "all are settled": (
        {"phase": "settle", "settled": 6},
        "I-4.9: settled is 6, the set-up is over with 6 clans",
    ),
    "a first turn of another": (
        {"first_turn": True, "brenn": 0, "turn": 1},
        "I-8.1: first_turn is the Brenn's (seat 0), turn is seat 1",
    ),
    "everybody has passed": (
        {"passed": [0, 1, 2]},
        "I-8.7: passed has all 3 seats, which ends the season",
    ),
    "Action cards in hand before the deal": (
        {"phase": "assembly", "hands": {"0": ["bard"]}},
        "I-8.8: hands.0 has bard, in phase assembly all Action cards are in action_deck",
    ),
    "a card twice": (
        {"hands": {"0": ["bard", "bard"]}},
        "I-20.3: bard is in two places of the position: hands.0 and hands.0",
    ),
    "a card in two hands": (
        {"hands": {"0": ["bard"], "1": ["bard"]}},
        "I-20.3: bard is in two places of the position: hands.0 and hands.1",
    ),
    "a card set aside and in hand": (
        {"hands": {"0": ["bard"]}, "aside": "bard"},
        "I-20.3: bard is in two places of the position: aside and hands.0",
    ),
    "a played card of no territory": (
        {"played": ["swamp"]},
        "I-3.7: played has swamp, whose territory is not on the map",
    ),
    "an Advantage card of no territory": (
        {"hands": {"0": ["moor"]}},
        "I-3.7: hands.0 has moor, whose territory is not on the map",
    ),
    "a played card in hand": (
        {"played": ["cove"], "hands": {"0": ["cove"]}},
        "I-20.3: cove is in two places of the position: played and hands.0",
    ),
    "a tile on the map and in the stack": (
        {"stack": ["valley"]},
        "I-1.1: valley is on the map and in stack",
    ),
    "clashes of nobody": ({"waiting": ["valley"]}, "I-12.3: mover should be the instigator"),
    "a clash in the Assembly": (
        {"phase": "assembly", "clash": {"territory": "valley", "instigator": 0}},
        "I-12.1: clash, waiting: no clash in phase assembly, only in the season",
    ),
    "a clan in no Citadel": (
        {
            "territories": {"cove": {"clans": {"0": 1, "1": 2}}},
            "clash": {"territory": "cove", "instigator": 0, "sheltered": {"1": 1}},
        },
        "I-20.8: clash.sheltered has 1 clans, cove has room for 0",
    ),
    "a Cauldron that is not in play": (
        {"clash": {"territory": "valley", "instigator": 0, "cauldron": 1}},
        "I-12.19: clash.cauldron: dagdas_cauldron is in epic_deck, not in in_play",
    ),
    "tiles on top of each other": (
        {"territories": {"moor": {"at": [0, 0, 0]}}},
        "I-3.4: territories.moor.at: on the cells of valley",
    ),
    "a tile far away": (
        {"territories": {"moor": {"at": [20, 0, 0]}}},
        "I-3.6: territories.moor.at: beside 0 territories laid before it, not two",
    ),
    "too few tiles": ({"bare": True}, "I-4.4: territories has 0, the set-up has laid 3"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused(name: str):
    """Each with the rule, the path and the numbers."""
    position, message = IMPOSSIBLE[name]
    assert message in refused(position)


def test_a_draft_of_two_needs_its_second_set():
    """I-7.3: six more cards are dealt after the first set."""
    cards: Json = {"0": list(ACTION[:3]), "1": list(ACTION[3:6])}
    position: dict[str, Json] = {"phase": "draft", "draft": {"cards": cards}}
    assert begun(position, 2).pending.keys() == {0, 1}
    position["action_deck"] = list(ACTION[6:8])
    position["action_discard"] = list(ACTION[8:13])
    assert "I-7.3: action_deck has 2 cards, the second set needs 6" in refused(position, 2)


# -- what a position may leave out ---------------------------------------------------------------


def test_drafted_cards_leave_the_deck():
    """I-5.5: cards named in the draft need not be taken out of the deck by hand."""
    cards: Json = {str(seat): list(ACTION[4 * seat : 4 * seat + 4]) for seat in range(3)}
    match = begun({"phase": "draft", "draft": {"cards": cards}, "aside": ACTION[12]})
    assert match.pending.keys() == {0, 1, 2}
    assert state(match).action_deck == []


def test_tiles_replace_the_first_ones():
    """I-4.4, I-3.7: they lie where the set-up lays them, with what they enter play with."""
    g = state(begun({"tiles": ["moor", "stone_circle", "swamp"], "hands": {"0": ["bard"]}}))
    assert list(g.map) == ["moor", "stone_circle", "swamp"]
    assert [tile.sanctuaries for tile in g.map.values()] == [0, 1, 0]
    assert g.map["moor"].neighbours == ["stone_circle", "swamp"]
    assert set(DISCOVERY_START[:3]) <= set(g.stack)
    assert GAME.check(g) == []


def test_tiles_take_what_the_position_says_of_them():
    """Further territories join them, in the order they are named."""
    match = begun(
        {
            "tiles": ["swamp", "moor", "gates_of_tir_na_nog"],
            "territories": {"moor": {"clans": {"1": 2}}, "hills": {"clans": {"0": 1}}},
        }
    )
    g = state(match)
    assert list(g.map) == ["swamp", "moor", "gates_of_tir_na_nog", "hills"]
    assert g.map["moor"].capital
    assert g.map["moor"].clans == [0, 2, 0]


def test_a_bare_position_says_everything_itself():
    """Its territories alone are on the map, without what tiles enter play with."""
    match = begun(
        {
            "bare": True,
            "hands": {"0": ["bard", "geis"], "1": ["druid"]},
            "territories": {
                "forest": {"clans": {"0": 2}},
                "stone_circle": {"capital": True, "clans": {"1": 1}},
                "moor": {"clans": {"2": 3}},
                "hills": {},
            },
        }
    )
    g = state(match)
    assert list(g.map) == ["forest", "stone_circle", "moor", "hills"]
    assert sum(tile.sanctuaries for tile in g.map.values()) == 0
    assert g.capital() is g.map["stone_circle"]
    assert GAME.check(g) == []


@pytest.mark.parametrize("scenario", ["standard", "discovery"])
def test_what_state_prints_is_a_position(scenario: str):
    """The state at a checkpoint is accepted back, and with `bare` in a match of any seed."""
    accepted = 0
    for seed in range(12):
        match, rng = Match.new(GAME, 3, seed, {"scenario": scenario}), Rng(seed)
        for _ in range(30 + 20 * seed):
            if not match.pending:
                break
            seat, ask = rng.pick(list(match.pending.items()))
            match.choose(seat, rng.pick(ask.options))
        besides = ("knowledge", FINAL)
        exported = {k: v for k, v in match.snapshot().state.items() if k not in besides}
        if exported["result"] is None:
            fresh = GAME.export(GAME.setup(3, seed, match.options))
            assert GAME.export(GAME.position(fresh, exported)) == exported
            other = GAME.export(GAME.setup(3, seed + 1, match.options))
            assert GAME.export(GAME.position(other, {"bare": True, **exported})) == exported
            accepted += 1
    assert accepted >= 6


def test_numbers_as_seats_and_as_text():
    """Seats may be written as numbers, also by programs."""
    territories = cast(Json, {"valley": {"clans": {0: 2}}})
    match = begun({"territories": territories, "deeds": cast(Json, {1: 2})})
    assert state(match).map["valley"].clans == [2, 0, 0]
    assert state(match).deeds == [0, 2, 0]


def test_long_lists_are_refused_at_once():
    """Their length is looked at first, so that reading takes no longer than the text is long."""
    many: list[Json] = ["bard"] * 200_000
    assert "action_deck has 200000 entries, at most 17 are possible (I-1.2)" in refused(
        {"action_deck": many}
    )
    assert "waiting has 200000 entries, at most 16 are possible" in refused({"waiting": many})


def test_a_wrong_value_is_shortened_in_the_message():
    """A message stays readable, whatever was sent."""
    assert len(refused({"phase": "x" * 10_000})) < 300
    assert EPIC[0] in refused({"epic_deck": ["bard"]})
