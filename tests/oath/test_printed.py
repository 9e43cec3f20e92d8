"""What the game says of its printed cards and sites (O-2)."""

import pytest

from crannog.games.oath.facts import SUITS
from crannog.games.oath.meta import GAME
from crannog.games.oath.rulings import is_named
from crannog.rules_text import rule


def test_every_card_and_site_is_told_with_what_is_printed_on_it():
    """O-2.4 to O-2.9: denizens, edifices with their ruins, Visions, relics, banners, sites."""
    told = GAME.facts()
    cards, sites = told["cards"], told["sites"]
    assert isinstance(cards, dict)
    assert isinstance(sites, dict)
    kinds = [card["kind"] for card in cards.values()]  # type: ignore[index,call-overload]
    counted = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counted == {
        "denizen": 198,
        "edifice": 6,
        "ruin": 6,
        "vision": 5,
        "relic": 21,
        "banner": 2,
    }
    assert len(sites) == 23
    assert told["suits"] == list(SUITS)
    assert cards["keep"] == {
        "kind": "denizen",
        "suit": "order",
        "place": "site",
        "locked": True,
        "dice": 0,
        "costs": [],
        "goal": None,
        "access": "ruler",
        "rule": "O-7.5",
        "rulings": ["O-7.2.1", "O-7.2.2"],
    }
    assert sites["mine"] == {
        "capacity": 1,
        "relics": 1,
        "favor": 3,
        "secrets": 0,
        "price": "3-discord",
    }


@pytest.mark.parametrize(
    ("card", "access"),
    [
        ("taming_charm", "any"),  # an action
        ("forest_paths", "any"),  # it modifies one
        ("longbows", "ruler"),  # a battle plan
        ("garrison", None),  # when played
        ("toll_roads", None),  # it lasts
    ],
)
def test_a_card_says_whose_powers_it_has_at_a_site(card: str, access: str | None):
    """O-7.1.1, O-7.5.1: rule or presence; battle plans need rule."""
    cards = GAME.facts()["cards"]
    assert cards[card]["access"] == access  # type: ignore[index,call-overload]


def test_a_search_of_the_deck_costs_more_the_more_visions_were_drawn():
    """O-2.1.6."""
    assert GAME.facts()["deck_supply"] == [2, 3, 3, 4, 4, 4]


@pytest.mark.parametrize(
    ("card", "ruling"),
    [
        ("fire_talkers", "O-13.6"),  # decided for this program
        ("false_prophet", "O-13.4"),
        ("wild_cry", "O-5.1.5"),  # in the midst of a rule
        ("conspiracy", "O-2.5.3"),
        ("grand_scepter", "O-6.4"),
        ("alchemist", "O-7.1.2"),  # it has a cost
    ],
)
def test_a_card_names_the_rulings_that_apply_to_it(card: str, ruling: str):
    cards = GAME.facts()["cards"]
    assert ruling in cards[card]["rulings"]  # type: ignore[index,call-overload,operator]
    assert rule(GAME, "en", ruling)


def test_a_word_that_begins_a_sentence_names_no_card():
    assert not is_named("Keep", "Keep one of them. Keep it hidden.")
    assert is_named("Keep", "**Keep** may lie there.")
    assert is_named("Keep", "Whoever rules the Keep adds a die.")
    assert not is_named("Map", "The Mapmaker.")
