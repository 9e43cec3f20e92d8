"""Positions of Horizons: what is refused, with its path and rule, and what may be left out."""

from typing import cast

import pytest

from crannog.games.horizons import GAME
from crannog.games.horizons.fear import FEAR_CARDS
from crannog.games.horizons.state import Horizons
from crannog.kernel import BadPosition, Json, Match, Rng
from crannog.kernel.match import FINAL

FEAR = list(FEAR_CARDS)


def begun(position: dict[str, Json], seats: int = 2, seed: int = 1) -> Horizons:
    """The position itself, before the rules go on from it."""
    fresh = GAME.setup(seats, seed, GAME.full_options({}))
    return cast(Horizons, GAME.position(GAME.export(fresh), position))


def refused(position: dict[str, Json], seats: int = 2) -> str:
    """Why the position is refused."""
    with pytest.raises(BadPosition) as error:
        begun(position, seats)
    return str(error.value)


REFUSED: dict[str, tuple[dict[str, Json], str]] = {
    # unknown fields
    "an unknown field": ({"weather": 1}, "a position has no field 'weather'; it has: bare, terror"),
    "an unknown piece": (
        {"lands": {"G4": {"towns": 1}}},
        "lands.G4 has no field 'towns'; it has: explorer, town, city, dahan, damaged, blight, ",
    ),
    "a land of no board": ({"lands": {"F4": {}}}, "lands has no field 'F4'; it has: G1, G2, "),
    "an unknown field of a Spirit": (
        {"spirits": {"0": {"cards": []}}},
        "spirits.0 has no field 'cards'; it has: spirit, board, energy, ",
    ),
    "a Spirit of nobody": (
        {"spirits": {"2": {}}},
        "spirits has no field '2'; it has: 0, 1 (H-2.6)",
    ),
    "presence of nobody": (
        {"lands": {"G1": {"presence": {"2": 1}}}},
        "lands.G1.presence has no field '2'; it has: 0, 1 (H-1.3)",
    ),
    "an unknown element": (
        {"spirits": {"0": {"gained": {"wood": 1}}}},
        "spirits.0.gained has no field 'wood'; it has: sun, moon, ",
    ),
    "an unknown damaged piece": (
        {"lands": {"G1": {"damaged": {"castle": {"1": 1}}}}},
        "lands.G1.damaged has no field 'castle'; it has: explorer, town, city, dahan (H-19.2)",
    ),
    # wrong values
    "negative pieces": (
        {"lands": {"G1": {"town": -1}}},
        "lands.G1.town should be a whole number from 0 to 9999, is -1 (H-19.2)",
    ),
    "negative Energy": ({"spirits": {"0": {"energy": -1}}}, "spirits.0.energy should be a whole"),
    "endless Damage": (
        {"lands": {"G1": {"damaged": {"town": {"100000000": 1}}}}},
        "lands.G1.damaged.town has no field '100000000'; it has: 1, 2, 3, ",
    ),
    "an unknown Power": (
        {"spirits": {"0": {"hand": ["fireball"]}}},
        "spirits.0.hand has 'fireball', which is none of: ",
    ),
    "a major in the minor deck": (
        {"minor_deck": ["powerstorm"]},
        "minor_deck has 'powerstorm', which is none of: ",
    ),
    "a fear card without a level": ({"tides": ["retreat"]}, "tides has 'retreat', which is none"),
    "a vengeance without a seat": (
        {"vengeances": [["G1", True]]},
        "vengeances should be [land, seat, wide], is ['G1', True] (H-14.8)",
    ),
    "a fourth Terror Level": ({"terror": 4}, "terror should be a whole number from 1 to 3, is 4"),
    "one land twice in the queue": ({"queue": ["G1", "G1"]}, "queue has G1 twice (H-8.1)"),
    "a long queue": (
        {"queue": ["G1"] * 20_000},
        "queue has 20000 entries, at most 24 are possible (H-8.1)",
    ),
    "other options": ({"options": {"solo_board": "H"}}, "options can't be given"),
    # impossible positions
    "too much presence": (
        {"lands": {"G1": {"presence": {"0": 20}}}},
        "H-1.3: seat 0 has 20 presence on the island (lands.*.presence.0); with 12 on its panel "
        "(energy_track, plays_track) it may have 1",
    ),
    "presence lost without a trace": (
        {"spirits": {"0": {"destroyed": 5}}},
        "and 5 destroyed (spirits.0.destroyed), not 13 in all",
    ),
    "a short fear deck": (
        {"fear_deck": cast(Json, FEAR[:2])},
        "H-2.4: fear_deck has 2 cards, earned 0 and fear_discard 0: 2 in all, not 9",
    ),
    "a Terror Level of another deck": (
        {"terror": 1, "fear_deck": cast(Json, FEAR[:6]), "fear_discard": cast(Json, FEAR[6:9])},
        "terror is 1, and 6 cards in fear_deck are level 2 (H-13.5)",
    ),
    "too many earned for the Terror Level": (
        {"terror": 1, "earned": cast(Json, FEAR[:3])},
        "terror 1 needs 7 to 9 cards in fear_deck: 6 are left, for 3 of the 9 are in earned and "
        "fear_discard (H-13.5)",
    ),
    "a fear card twice": (
        {"earned": [FEAR[0]], "fear_discard": [FEAR[0]]},
        f"H-2.4: {FEAR[0]} is in two places of the position: earned and fear_discard",
    ),
    "an Invader card twice": (
        {"ravage_card": "inv_1_jungle", "build_card": "inv_1_jungle"},
        "H-2.3: inv_1_jungle is in two places of the position: ravage_card and build_card",
    ),
    "a power twice": (
        {"spirits": {"0": {"hand": ["drought"]}, "1": {"discard": ["drought"]}}},
        "H-22: drought is in two places of the position: spirits.0.hand and spirits.1.discard",
    ),
    "a used card that is in the deck": (
        {"spirits": {"0": {"used": ["drought"]}}},
        "H-5.1: spirits.0.used has drought, which is not in spirits.0.in_play",
    ),
    "a hastened card that is in hand": (
        {"spirits": {"0": {"hastened": ["drought"], "hand": ["drought"]}}},
        "H-5.1: spirits.0.hastened has drought, which is not in spirits.0.in_play",
    ),
    "another's innate Power used": (
        {"spirits": {"0": {"spirit": "rising_heat", "used": ["violent_windstorms"]}}},
        "H-5.1: spirits.0.used has violent_windstorms",
    ),
    "one Spirit twice": (
        {"spirits": {"0": {"spirit": "rising_heat"}, "1": {"spirit": "rising_heat"}}},
        "H-2.6: spirits.*.spirit: two Spirits have the same (rising_heat, rising_heat)",
    ),
    "a long track": (
        {"spirits": {"0": {"plays_track": 99}}},
        "H-4.5: spirits.0.plays_track is 99, devouring_teeth has 1 to ",
    ),
    "an unknown Growth": (
        {"spirits": {"0": {"growth": 9}}},
        "H-4.1: spirits.0.growth is 9, devouring_teeth has 0 to ",
    ),
    "too much Fear": ({"fear": 8}, "H-13.2: fear is 8, a fear card is earned with 8 for 2 players"),
    "an empty pool": ({"blight_pool": 0}, "H-14.3: blight_pool is 0 and the match goes on"),
    "deadly Damage": (
        {"lands": {"G1": {"damaged": {"town": {"2": 1}}}}},
        "H-19.6: lands.G1.damaged.town: 2 Damage, 2 destroys it",
    ),
    "a match that is over": ({"phase": "over"}, "H-14.1: phase: a match that is over has a result"),
    "Spirits not yet chosen": ({"phase": "choose"}, "H-2.6: phase: the Spirits of a position are"),
    "an Explore that goes on": ({"explore_card": "inv_1_jungle"}, "H-10.1: explore_card: "),
    "a bare island without Spirits": (
        {"bare": True},
        "H-14.4: seat 0 has no presence on the island (lands.*.presence.0) and plays on",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_position_is_refused(name: str):
    """With its path, its rule and the numbers."""
    position, message = REFUSED[name]
    assert message in refused(position)


# -- what a position may leave out ---------------------------------------------------------------


@pytest.mark.parametrize(("terror", "left"), [(1, 9), (2, 6), (3, 3)])
def test_a_terror_level_is_enough(terror: int, left: int):
    """H-13.5: the fear deck and the discard pile follow from it."""
    g = begun({"terror": terror})
    assert g.terror_level() == terror
    assert (len(g.fear_deck), len(g.fear_discard), len(g.fear_unused)) == (left, 9 - left, 6)
    assert GAME.check(g) == []


def test_a_terror_level_with_earned_cards():
    """H-2.4: earned cards are some of the nine, whether or not chance had left them out."""
    for card in FEAR:
        g = begun({"terror": 2, "earned": [card]})
        assert g.terror_level() == 2
        assert (len(g.fear_deck), len(g.fear_discard)) == (6, 2)


@pytest.mark.parametrize("card", FEAR)
def test_an_earned_card_comes_from_the_nine(card: str):
    """H-2.4: naming one earned card leaves eight in the deck, for every seed and card."""
    g = begun({"earned": [card]})
    assert (len(g.fear_deck), len(g.fear_unused)) == (8, 6)


def test_a_bare_island_has_what_the_position_names():
    """No printed pieces, no presence, no cards in hand; the Blight Pool is full."""
    g = begun(
        {
            "bare": True,
            "phase": "spirit",
            "lands": {
                "G4": {"town": 1, "presence": {"0": 1}},
                "H7": {"presence": {"1": 1}},
            },
            "spirits": {"1": {"hand": ["drought"]}},
        }
    )
    pieces = {
        land.id: {kind: land.count(kind) for kind in land.pieces if land.count(kind)}
        for land in g.lands.values()
    }
    assert {key: found for key, found in pieces.items() if found} == {"G4": {"town": 1}}
    assert not any(land.blight for land in g.lands.values())
    assert g.lands_of(0) == ["G4"]
    assert g.lands_of(1) == ["H7"]
    assert [spirit.hand for spirit in g.spirits] == [[], ["drought"]]
    assert g.blight_pool == 11
    assert GAME.check(g) == []


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_state_prints_is_a_position(seats: int):
    """The state at a checkpoint is accepted back, in a match of any seed."""
    accepted = 0
    for seed in range(6):
        match, rng = Match.new(GAME, seats, seed), Rng(seed)
        while match.pending and len(match.choices) < 10 + 12 * seed:
            seat, ask = rng.pick(list(match.pending.items()))
            match.choose(seat, rng.pick(ask.options))
        besides = ("between", FINAL)
        exported = {k: v for k, v in match.snapshot().state.items() if k not in besides}
        if exported["result"] is None:
            fresh = GAME.export(GAME.setup(seats, seed + 1, match.options))
            assert GAME.export(GAME.position(fresh, exported)) == exported
            assert GAME.export(GAME.position(fresh, {"bare": True, **exported})) == exported
            accepted += 1
    assert accepted >= 3


def test_an_older_snapshot_goes_on():
    """A snapshot without what is there only in the middle of an effect is whole."""
    match = Match.new(GAME, 1, 1)
    taken = match.snapshot()
    del taken.state["between"], taken.state[FINAL]
    assert GAME.export(GAME.unpack(taken.state)) == GAME.export(match.state)
