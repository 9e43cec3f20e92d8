"""O-8.9: who is offered which board of the next game; what a page of the history tells."""

import re
from typing import Any

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.chronicle.new_world import quick_world
from crannog.games.oath.chronicle.page import read_page
from crannog.games.oath.chronicle.seen import seen_page, unseen
from crannog.games.oath.chronicle.telling import place_told
from crannog.games.oath.chronicle.world import read_world
from crannog.games.oath.facts import ID
from crannog.kernel import BadPosition, Rng
from crannog.parts.saga import ALL, NOTHING, NUMBERS, saga_part
from crannog.shapes import Sentence
from crannog.words import LANGUAGES, Words

PART: Any = saga_part(GAME)
SUITS = ("discord", "arcane", "order", "hearth", "beast", "nomad")
NO_CARDS: dict[str, list[str]] = {suit: [] for suit in SUITS}


def page(winner: str = "red", **more: Any) -> dict[str, Any]:
    """A page of a game of four, in which the Exile with the red board has won."""
    roles = {"purple": "chancellor", "red": "exile", "blue": "citizen", "yellow": "exile"}
    return {
        "players": [{"colour": c, "role": role, "becomes": role} for c, role in roles.items()],
        "winner": winner,
        "reason": "usurper",
        "rule": "O-3.1",
        "round": 4,
        "oath": {"kept": "people", "vowed": "devotion"},
        "edifices": {"built": None, "repaired": None, "ruined": []},
        "cards": {"healed": False, "in": NO_CARDS, "out": NO_CARDS},
        **more,
    }


def said_of(sentences: list[Sentence]) -> list[str]:
    """The sentences in English, for players who are called by their colours."""
    words = Words("en", GAME)
    return [words.sentence(one.id, one.args) for one in sentences]


def told(history: dict[str, Any]) -> list[str]:
    """The page in English."""
    return said_of(PART.chapter({"history": history}))


@pytest.fixture
def world() -> Any:
    """A world in which some are dispossessed."""
    made = quick_world(Rng(5), "people")
    part = made.parts[2]
    made.dispossessed = [part.pop() for _ in range(6)]
    return made.export()


# -- boards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winner", "order"),
    [
        ("purple", [0, 1, 2, 3]),
        ("red", [1, 0, 2, 3]),
        ("yellow", [3, 1, 2, 0]),
    ],
)
def test_the_winner_is_offered_the_chancellors_board(winner, order):
    assert PART.seating({"history": page(winner)}, 4) == order


def test_a_winner_who_is_nobodys_seat_takes_no_board_from_anybody():
    """O-12: the last of the players of the page has no seat."""
    assert PART.seating({"history": page("yellow")}, 3) == [0, 1, 2]
    empire = page("red")
    empire["players"] = [*empire["players"][1:], empire["players"][0]]
    assert PART.seating({"history": empire}, 3) == [0, 1, 2]


# -- sentences ---------------------------------------------------------------------------------


def test_a_game_in_sentences():
    edifices = {"built": "great_spire", "repaired": None, "ruined": ["hall_of_mockery"]}
    cards = {
        "healed": False,
        "in": {**NO_CARDS, "beast": ["wolves"] * 3, "nomad": ["tents"] * 2, "discord": ["scouts"]},
        "out": {**NO_CARDS, "order": 4, "hearth": 2},
    }
    history = page("purple", reason="chancellor", edifices=edifices, cards=cards)
    history["players"][3]["becomes"] = "citizen"
    history["players"][2]["becomes"] = "exile"
    assert told(history) == [
        "Purple wins as Chancellor in round 4: the Empire has prevailed.",
        "Purple vows a new oath: Oath of Devotion. The last one was: Oath of the People.",
        "Blue becomes an Exile.",
        "Yellow becomes a Citizen.",
        "Purple builds Great Spire.",
        "Hall of Mockery is all that is left of an edifice.",
        "New to the world deck, from the Archive: Beast 3, Nomad 2, Discord 1.",
        "These came: Scouts, Wolves, Wolves, Wolves, Tents, Tents.",
        "Dispossessed: Order 4, Hearth 2.",
    ]


def test_other_games_in_sentences():
    healed = {"healed": True, "in": {**NO_CARDS, "hearth": 6}, "out": NO_CARDS}
    same = {"kept": "people", "vowed": "people"}
    repaired: dict[str, Any] = {"built": None, "repaired": "great_spire", "ruined": []}
    history = page("blue", cards=healed, oath=same, edifices=repaired, reason="successor")
    assert told(history) == [
        "Blue wins as a Citizen in round 4: the Empire has prevailed, and the Successor's goal is "
        "met.",
        "Blue vows the same oath again: Oath of the People.",
        "Blue repairs Great Spire.",
        "New to the world deck, from the Dispossessed: Hearth 6.",
        "No denizens are dispossessed.",
    ]
    del history["cards"]["in"], history["cards"]["out"]
    assert told(history)[2:] == ["Blue repairs Great Spire."]


@pytest.mark.parametrize(
    ("winner", "said"),
    [
        ("purple", "Purple remains Chancellor."),
        ("blue", "Blue, a Citizen, follows as Chancellor."),
        ("red", "Red, an Exile, founds a new empire."),
    ],
)
def test_the_line_of_rulers(winner, said):
    ruler = PART.ruler({"history": page(winner)})
    assert Words("en", GAME).sentence(ruler.id, ruler.args) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_its_words_in_every_language(language):
    """From no suit to all six, whoever has won."""
    words = Words(language, GAME)
    for winner in ("purple", "red", "blue"):
        for suits in range(7):
            some = {suit: int(n < suits) for n, suit in enumerate(SUITS)}
            for healed in (False, True):
                cards = {"healed": healed, "in": some, "out": some}
                shown = {"history": page(winner, cards=cards)}
                for one in (*PART.chapter(shown), PART.ruler(shown)):
                    assert "{" not in words.sentence(one.id, one.args)
    assert words.missing == set()


def test_decks_and_archive_are_told_by_the_sight(world):
    """O-9.4: nothing, numbers by suit, or which cards: in any order but that of the deck."""
    assert PART.unseen(PART.shown(world, NOTHING)) == []
    numbers = said_of(PART.unseen(PART.shown(world, NUMBERS)))
    zones = ["World deck", "Archive", "Dispossessed"]
    assert [line.partition(":")[0] for line in numbers] == zones
    assert [sum(map(int, re.findall(r"\d+", line))) for line in numbers] == [
        len(cards) for cards in unseen(read_world(world))
    ]
    named = said_of(PART.unseen(PART.shown(world, ALL)))
    words = Words("en", GAME)
    for zone, cards in zip(zones, unseen(read_world(world)), strict=True):
        told = ", ".join(line.partition(": ")[2][:-1] for line in named if line.startswith(zone))
        assert sorted(told.split(", ")) == sorted(words.card(ID[card]) for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sight", [NUMBERS, ALL])
def test_what_lies_unseen_has_its_words_in_every_language(world, language: str, sight: str):
    words = Words(language, GAME)
    for one in PART.unseen(PART.shown(world, sight)):
        assert "{" not in words.sentence(one.id, one.args)
    assert words.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_place_has_its_words_with_as_many_cards_as_can_lie_there(language):
    """O-7.4.3: four, where Salt the Earth lies with three others."""
    words = Words(language, GAME)
    cards = ["longbows", "elders", "wolves", "salt_the_earth"]
    for count in range(len(cards) + 1):
        place: dict[str, Any] = {"site": "plains", "cards": cards[:count], "relics": count}
        told = place_told("cradle", place)
        said = words.sentence(told.id, told.args)
        assert all(words.card(card) in said for card in cards[:count])
    assert words.missing == set()


# -- what is shown -----------------------------------------------------------------------------


def test_a_page_shows_the_cards_by_the_sight():
    cards = {"healed": False, "in": {**NO_CARDS, "beast": ["wolves"]}, "out": NO_CARDS}
    history = page(cards=cards)
    assert seen_page(history, NOTHING)["cards"] == {"healed": False}
    numbers: Any = seen_page(history, NUMBERS)["cards"]
    assert numbers["in"] == {suit: int(suit == "beast") for suit in SUITS}
    assert seen_page(history, ALL) == history


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": []}, "history.players"),
        ({"winner": "white"}, "history.winner is one of purple, red, blue, yellow"),
        ({"reason": "luck"}, "history.reason"),
        ({"rule": "x" * 21}, "history.rule"),
        ({"round": True}, "history.round"),
        ({"oath": {"kept": "people"}}, "history.oath.vowed"),
        (
            {"oath": {"kept": "people", "vowed": "people", "sworn": 1}},
            "history.oath has no 'sworn'",
        ),
        ({"edifices": {"built": "wolves", "repaired": None, "ruined": []}}, "edifices.built"),
        ({"edifices": {"built": None, "repaired": None, "ruined": ["great_spire"]}}, "ruined"),
        ({"cards": {"healed": 1, "in": NO_CARDS, "out": NO_CARDS}}, "cards.healed"),
        ({"cards": {"healed": True, "in": {}, "out": NO_CARDS}}, "cards.in.discord"),
        ({"more": 1}, "history has no 'more'"),
    ],
)
def test_a_bad_page_is_refused_by_its_path(change, said):
    assert read_page(page()) == page()
    with pytest.raises(BadPosition, match=r"^O-8") as refused:
        read_page(page(**change))
    assert said in str(refused.value)
