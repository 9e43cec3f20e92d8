"""What is printed, as clients get it."""

from typing import cast

from crannog.games.horizons import GAME
from crannog.games.horizons.facts import INVADER_CARDS
from crannog.games.horizons.panels import PANELS
from crannog.games.horizons.registry import POWERS
from crannog.kernel import Json

Table = dict[str, dict[str, Json]]


def test_everything_declared_is_there():
    """All Powers, Spirits and Invader cards; 12 cards make the Invader deck (H-2.3)."""
    facts = GAME.facts()
    assert cast(Table, facts["powers"]).keys() == POWERS.keys()
    assert cast(Table, facts["spirits"]).keys() == PANELS.keys()
    assert cast(Table, facts["invaders"]).keys() == INVADER_CARDS.keys()
    assert facts["stages"] == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]


def test_a_power():
    """H-5: a card whose first threshold sets its range."""
    assert cast(Table, GAME.facts()["powers"])["talons_of_lightning"] == {
        "deck": "major",
        "spirit": "",
        "speed": "fast",
        "cost": 6,
        "elements": ["fire", "air"],
        "range": 1,
        "far_range": 3,
        "origin": "presence",
        "target": "mountain wetland",
        "tiers": [{"fire": 3, "air": 3}],
    }


def test_a_panel():
    """H-4: Growth, tracks and Powers; strengths as printed on its back."""
    panel = cast(Table, GAME.facts()["spirits"])["sun_bright_whirlwind"]
    assert cast(list[Json], panel["growth"])[1] == [
        {"action": "presence", "amount": 1, "terrains": []},
        {"action": "energy", "amount": 4, "terrains": []},
    ]
    assert cast(list[Json], panel["energy"])[4] == {"number": 4, "elements": ["air"]}
    assert panel["innates"] == ["violent_windstorms"]
    assert (panel["complexity"], panel["strengths"]) == (
        "low",
        {"offense": 3, "control": 5, "fear": 1, "defense": 1, "utility": 3},
    )


def test_boards():
    """H-2.2, H-15: lands with their neighbours, and where boards touch (H-0.4)."""
    facts = GAME.facts()
    assert cast(dict[str, Table], facts["boards"])["G"]["5"] == {
        "terrain": "sands",
        "coastal": False,
        "adjacent": [2, 4, 6, 7, 8],
        "setup": {"city": 0, "town": 0, "dahan": 0, "blight": 1},
    }
    assert ["G4", "H3"] in cast(dict[str, list[Json]], facts["joins"])["side0"]


def test_pieces():
    """H-8.2, H-8.9, H-13.1, H-19.2."""
    assert GAME.facts()["pieces"] == {
        "explorer": {"health": 1, "strength": 1, "fear": 0},
        "town": {"health": 2, "strength": 2, "fear": 1},
        "city": {"health": 3, "strength": 3, "fear": 2},
        "dahan": {"health": 2, "strength": 2, "fear": 0},
    }
