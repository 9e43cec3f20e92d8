"""O-8.7: strings of Tabletop Simulator, in and out; what is wrong in one is told by its place."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crannog.games.oath import GAME
from crannog.games.oath.chronicle.tts import LONGEST, STRINGS
from crannog.games.oath.chronicle.tts_sheet import NAME, VERSIONS
from crannog.games.oath.chronicle.world import read_world
from crannog.games.oath.facts import ADVISER_ONLY, ID, NUMBER, SLOTS
from crannog.games.oath.messages import STRING_FIELDS
from crannog.kernel import BadPosition, Match, Rng
from crannog.kernel.errors import Refusal
from crannog.parts.strings import BadString
from crannog.words import LANGUAGES, Words
from tests.oath.simulator import corpus as made
from tests.oath.simulator.corpus import (
    DOWN,
    EMPTY,
    NONE,
    PLAIN,
    SIMPLE,
    VISIONS,
    Line,
    deck_of,
    with_slots,
)
from tests.oath.test_chronicle_world import left_by, played

USUAL = [line.text() for line in made.usual()]
CORPUS = [line.text() for line in made.corpus()]
WORDS = [Words(language, GAME) for language in LANGUAGES]

# Made by hand of the tutorial's opening (O-1.F): version 3.3.3, the first game
TUTORIAL = (
    "030303000104Test2B00000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF22FFFFFF2AFFFFFF"
    "38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210C000E01"
    "041410112720262A172E160013E8E7E0DDDCDAEDE6E4EADFE2DEECDBEBE3E1E5002007UNKNOWN"
)


def world_of(text: str) -> dict[str, Any]:
    """The world of a string, as it comes from a file."""
    world: dict[str, Any] = json.loads(json.dumps(STRINGS.read(text)))
    return world


def string_of(world: Any, before: Any = None, name: str = "", game: int = 0) -> str:
    """The string of a world."""
    return STRINGS.write(world, before, name, game)


def refused(text: str) -> str:
    """Why a string is refused; the sentence is there in all languages, and short."""
    with pytest.raises(BadString) as refusal:
        STRINGS.read(text)
    said = [words.refusal(refusal.value.refusal) for words in WORDS]
    assert all(len(sentence) < 200 for sentence in said)
    assert [words.missing for words in WORDS] == [set(), set(), set()]
    return said[0]


# -- there and back ----------------------------------------------------------------------------


def test_the_corpus_covers_every_field():
    """Otherwise the tests below would prove little."""
    worlds = [world_of(text) for text in CORPUS]
    places = [row for world in worlds for row in world["map"].values()]
    sites = {(row["site"], row["up"]) for row in places}
    assert len(sites) == 23 * 2
    at_sites = {card for row in places for card in row["cards"]}
    assert len(at_sites) == 198 - sum(ADVISER_ONLY) + 12
    assert len({relic for row in places for relic in row["relics"]}) == 20
    assert {relic for world in worlds for relic in world["relics"]} == set(ids(219, 239))
    in_decks = {card for world in worlds for part in world["deck"] for card in part}
    assert in_decks == set(ids(1, 199)) | set(ids(211, 216))
    assert {card for world in worlds for card in world["dispossessed"]} == set(ids(1, 199))
    sheets = [world["simulator"] for world in worlds]
    assert {sheet["version"] for sheet in sheets} == set(VERSIONS)
    assert len({tuple(world["sides"].values()) for world in worlds}) == 32
    assert len({tuple(sheet["citizens"]) for sheet in sheets}) == 32
    assert {world["goal"] for world in worlds} == {"supremacy", "people", "devotion", "protection"}
    assert len({sheet["winner"] for sheet in sheets}) == 6
    assert {sheet["counted"] for sheet in sheets} == {"characters", "bytes"}
    assert {len(sheet["name"]) for sheet in sheets} >= {1, 2, 15, 16, 100, 254, 255}


def ids(first: int, end: int) -> list[str]:
    """The ids of the cards of these numbers."""
    return [ID[number] for number in range(first, end)]


def test_every_string_is_the_same_again():
    """Read, kept in a file, and written: byte by byte."""
    assert [string_of(world_of(text)) for text in CORPUS] == CORPUS


def test_a_usual_string_is_written_from_its_world_alone():
    """Nothing of it is kept: the world and the sheet beside it say it all."""
    assert [text for text in USUAL if "string" in world_of(text)["simulator"]] == []


def test_every_world_begins_a_match():
    """O-1.B: a world read from a string keeps the laws, and is what the match begins with."""
    for text in CORPUS:
        world = world_of(text)
        read_world(world)
    world = world_of(TUTORIAL)
    match = Match.new(GAME, 4, 5, {}, start=world)
    left = left_by(played(match, Rng(5)))
    again = world_of(string_of(left, world))
    assert {**again, "simulator": 0, "history": 0} == {**left, "simulator": 0, "history": 0}


def test_what_a_string_says():
    """The tutorial's opening: site by site, deck from the top, relics from the top."""
    world = world_of(TUTORIAL)
    rows = [(row["site"], row["up"], row["cards"], row["relics"]) for row in world["map"].values()]
    assert rows == [
        ("plains", True, ["longbows"], []),
        ("lush_coast", False, [], []),
        ("mountain", True, ["taming_charm"], ["ivory_eye"]),
        ("buried_giant", False, [], []),
        ("salt_flats", False, [], []),
        ("rocky_coast", True, ["elders"], []),
        ("wastes", False, [], []),
        ("great_slum", False, [], []),
    ]
    assert [len(part) for part in world["deck"]] == [12, 18, 26]
    assert world["deck"][0][:3] == ["garrison", "faithful_friend", "fire_talkers"]
    assert world["deck"][2][-1] == "ancient_binding"
    assert (world["relics"][0], world["relics"][-1]) == ("ring_of_devotion", "circlet_of_command")
    assert (world["dispossessed"], world["goal"]) == ([], "supremacy")
    assert world["simulator"] == {
        "version": "3.3.3",
        "game": 1,
        "name": "Test",
        "players": 0x20 + 1 + 2 + 8,
        "citizens": [],
        "winner": "purple",
        "winner_name": "UNKNOWN",
        "suits": "012345",
        "counted": "characters",
    }


@pytest.mark.parametrize(
    ("bits", "colour"),
    [(0x10, "black"), (0x08, "yellow"), (0x04, "white"), (0x02, "blue"), (0x01, "red")],
)
def test_boards_by_their_bits(bits: int, colour: str):
    """O-8.7: the sides of the boards now, those of the last game, and its winner."""
    world = world_of(replace(SIMPLE, sides=bits, citizens=bits, winner=bits).text())
    assert [c for c, side in world["sides"].items() if side == "citizen"] == [colour]
    assert (world["simulator"]["citizens"], world["simulator"]["winner"]) == ([colour], colour)


def test_names_are_counted_as_the_simulator_does_or_in_bytes():
    """The same name; an emoji has two units of UTF-16 and four bytes."""
    for line in made.every_name():
        world = world_of(line.text())
        assert world["simulator"]["name"] == line.name
        assert world["simulator"]["winner_name"] == line.name
        in_bytes = line.name_length == len(line.name.encode())
        ascii_name = line.name.isascii()
        assert world["simulator"]["counted"] == (
            "bytes" if in_bytes and not ascii_name else "characters"
        )


def test_relics_fill_a_slot_from_the_right():
    """Denizens from the left; relics lie facedown, so that their order is no matter."""
    world = world_of(with_slots({0: (14, 8, 219, 218)}).text())
    row = world["map"]["c1"]
    assert (row["cards"], row["relics"]) == (["alchemist"], ["sticky_fire", "cursed_cauldron"])


# -- what is mended ----------------------------------------------------------------------------


def test_an_empty_slot_gets_a_facedown_site():
    """O-8.3.5: one that is nowhere else; the same one for the same string."""
    text = replace(SIMPLE, slots=(*SIMPLE.slots[:7], (NONE, *EMPTY))).text()
    world = world_of(text)
    row = world["map"]["h3"]
    assert (row["up"], row["cards"], row["relics"]) == (False, [], [])
    assert len({row["site"] for row in world["map"].values()}) == 8
    assert world_of(text) == world


def test_a_relic_is_there_once():
    """O-8.6: on the map, else where it lies highest in the deck; a missing one comes on top."""
    line = with_slots({0: (7, NONE, NONE, 218)})
    relics = (218, 219, 220, 219, *range(222, 238))
    world = world_of(replace(line, relics=relics).text())
    assert world["map"]["c1"]["relics"] == ["sticky_fire"]
    assert world["relics"] == [
        ID[222],
        *(ID[code + 1] for code in range(237, 221, -1)),
        ID[220],
        ID[221],
    ]


def test_without_a_relic_deck_chance_makes_one():
    """Older strings have none."""
    old = world_of(replace(SIMPLE, version="020003").text())["relics"]
    assert sorted(old) == sorted(ids(219, 239))
    assert old != ids(219, 239)
    assert old != world_of(replace(SIMPLE, version="020003", game=2).text())["relics"]


def test_without_a_deck_it_is_the_first_game():
    """O-1.F.12: its 54 denizens but those on the map; relics at the sites that ask for them."""
    world = world_of(made.opening().text())
    cards = [card for part in world["deck"] for card in part]
    assert [len(part) for part in world["deck"]] == [12, 18, 26]
    assert {NUMBER[card] for card in cards} == {*range(1, 55), *range(211, 216)} - {4, 37, 26}
    assert [len(row["relics"]) for row in world["map"].values()] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert len(world["relics"]) == 19
    played(Match.new(GAME, 4, 5, {}, start=world), Rng(5))


# -- what is wrong -----------------------------------------------------------------------------

SHORT = SIMPLE.text()
WRONG = {
    "version": (
        replace(SIMPLE, version="030400").text(),
        "Character 1 (field “version”)",
        "030400",
    ),
    "game": ("030303ZZ01" + SHORT[10:], "Character 7 (field “number of the game”)", "ZZ01"),
    "capitals": ("030303000a" + SHORT[10:], "Character 7 (field “number of the game”)", "000a"),
    "name": (replace(SIMPLE, name="").text(), "Character 11 (field “name of the chronicle”)", "00"),
    "side": (replace(SIMPLE, sides=0x20).text(), "Character 19 (field “boards of Citizens”)", "20"),
    "goal": (replace(SIMPLE, goal=4).text(), "Character 21 (field “oath”)", "04"),
    "suit": (replace(SIMPLE, suits="012346").text(), "Character 28 (field “order of suits”)", "6"),
    "site": (with_slots({0: (23, *EMPTY)}).text(), "Character 29 (field “map”)", "17"),
    "site down": (with_slots({1: (47, *EMPTY)}).text(), "Character 37 (field “map”)", "2F"),
    "banner": (with_slots({0: (4, 215, NONE, NONE)}).text(), "Character 31 (field “map”)", "D7"),
    "scepter": (with_slots({0: (4, NONE, 238, NONE)}).text(), "Character 33 (field “map”)", "EE"),
    "no site": (with_slots({7: (NONE, 1, NONE, NONE)}).text(), "Character 87 (field “map”)", "01"),
    "site twice": (
        with_slots({7: (4, *EMPTY)}).text(),
        "Character 85 (field “map”)",
        "a second time",
    ),
    "both faces": (
        with_slots({0: (4, 198, NONE, NONE), 2: (2, 199, NONE, NONE)}).text(),
        "Character 47 (field “map”)",
        "a second time",
    ),
    "relic in deck": (
        replace(SIMPLE, deck=(218, *SIMPLE.deck[1:])).text(),
        "Character 95 (field “world deck”)",
        "DA",
    ),
    "card twice": (
        replace(SIMPLE, deck=(*SIMPLE.deck[:-1], 0)).text(),
        "Character 203 (field “world deck”)",
        "a second time",
    ),
    "lost twice": (
        replace(SIMPLE, dispossessed=(0,)).text(),
        "Character 207 (field “dispossessed”)",
        "a second time",
    ),
    "denizen as relic": (
        replace(SIMPLE, relics=(0, *made.RELICS[1:])).text(),
        "Character 209 (field “relic deck”)",
        "00",
    ),
    "citizens": (
        replace(SIMPLE, citizens=0x20).text(),
        "Character 249 (field “Citizens of the last game”)",
        "20",
    ),
    "two winners": (
        replace(SIMPLE, winner=0x30).text(),
        "Character 251 (field “colour of the winner”)",
        "30",
    ),
    "winner's name": (
        replace(SIMPLE, winner_name="").text(),
        "Character 253 (field “name of the winner”)",
        "00",
    ),
    "cut name": (
        replace(SIMPLE, name="a🏰b", name_length=2).text(),
        "Character 11 (field “name of the chronicle”)",
        "02 is not the length",
    ),
    "half a character": (
        "0303030001\ud83c" + SHORT[11:],
        "Character 11 (field “version”)",
        "\N{REPLACEMENT CHARACTER}",
    ),
    "more": (SHORT + "\u0007FF", "goes on at character 262", "\N{REPLACEMENT CHARACTER}FF"),
    "short": (SHORT[:-1], "ends after character 260", "“name of the winner”"),
    "shorter": (SHORT[:100], "ends after character 100", "“world deck”"),
    "nothing": ("", "ends after character 0", "“version”"),
    "long": (SHORT + "0" * LONGEST, "characters; none is longer than", "2,200"),
    "law of the map": (
        with_slots({0: (4 + DOWN, *EMPTY)}).text(),
        "The field “map”, from character 29 on,",
        "the rule O-8.3.5",
    ),
    "law of a site": (
        with_slots({1: (8 + DOWN, 3, NONE, NONE)}).text(),
        "The field “map”, from character 29 on,",
        "the rule O-2.8.1",
    ),
    "law of advisers": (
        with_slots({0: (4, NUMBER["marriage"] - 1, NONE, NONE)}).text(),
        "The field “map”, from character 29 on,",
        "the rule O-7.2.1",
    ),
    "law of the deck": (
        replace(SIMPLE, deck=tuple(range(40))).text(),
        "The field “world deck”, from character 93 on,",
        "the rule O-8.8",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_by_place_and_field(what: str):
    """The number of the character, the field, and what stands there."""
    text, place, quoted = WRONG[what]
    said = refused(text)
    assert place in said, said
    assert quoted in said, said


def test_every_beginning_of_a_string_is_refused():
    """Never a crash, and never half a world."""
    for line in (SIMPLE, made.every_name()[0]):
        text = line.text()
        for end in range(len(text)):
            assert f"character {end}" in refused(text[:end])


PIECES = st.one_of(
    st.text(max_size=12),
    st.text("0123456789ABCDEF", max_size=12),
    st.sampled_from(["FF", "00", "D7", "EE", "\x00", "🏰", "\ud800"]),
)


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A string of the corpus in which pieces are replaced, put in, or left out."""
    text = draw(st.sampled_from(CORPUS))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        gone = draw(st.sampled_from([0, 1, 2, 2, 8, 60]))
        text = text[:start] + draw(PIECES) + text[start + gone :]
    return text


@settings(max_examples=400, deadline=None)
@given(st.one_of(spoiled(), st.text(max_size=300)))
def test_a_strangers_string_is_read_whole_or_refused(text: str):
    """It gives a lawful world that is written as the same string, or a place and a field."""
    found = world_or_refusal(text)
    if isinstance(found, dict):
        read_world(found)
        assert string_of(found) == text.lstrip().rstrip("\r\n")
        return
    if found.why != "why-string-long":
        assert 0 <= int(found.args["number"]) <= len(text) + 1
        assert found.args["field"] in STRING_FIELDS
    assert len(str(found)) < 150
    assert all(len(words.refusal(found)) < 200 for words in WORDS)


def world_or_refusal(text: str) -> dict[str, Any] | Refusal:
    """What comes of a string."""
    try:
        return world_of(text)
    except BadString as error:
        return error.refusal


def test_space_around_a_string_is_no_part_of_it():
    """As it comes from a file, or from a clipboard."""
    assert world_of(f" \n{SHORT}\r\n") == world_of(SHORT)


# -- out ---------------------------------------------------------------------------------------


def test_a_changed_world_is_written_anew():
    """What was kept of an odd string counts only as long as it says the same."""
    text = made.odd_orders()[0].text()
    world = world_of(text)
    assert world["simulator"]["string"] == text
    assert string_of(world) == text
    world["goal"] = "people"
    again = string_of(world)
    assert again != text
    assert world_of(again)["goal"] == "people"
    assert world_of(again)["map"] == world["map"]


def test_a_world_without_a_sheet_gets_the_usual_one():
    """Name and number may be given; else they are those of a new chronicle."""
    world = {key: value for key, value in world_of(SHORT).items() if key != "simulator"}
    sheet = world_of(string_of(world))["simulator"]
    assert (sheet["name"], sheet["game"], sheet["players"]) == (NAME, 1, 0)
    sheet = world_of(string_of(world, name="Наша сага", game=12))["simulator"]
    assert (sheet["name"], sheet["game"]) == ("Наша сага", 12)


@pytest.mark.parametrize(("name", "kept"), [("x" * 300, 255), ("ж" * 300, 255), ("🏰" * 300, 127)])
def test_a_long_name_is_cut_between_characters(name: str, kept: int):
    """255 units of UTF-16 have room."""
    sheet = world_of(string_of(world_of(SHORT), name=name))["simulator"]
    assert sheet["name"] == name[:kept]


def test_the_last_game_stands_in_the_string():
    """Who played and who won it, who was a Citizen when it began; name and number go on."""
    before = world_of(replace(SIMPLE, name="Сага", game=4, sides=0b10010).text())
    left = left_by(played(Match.new(GAME, 3, 3, {}, start=before), Rng(3)))
    sheet = world_of(string_of(left, before))["simulator"]
    assert (sheet["name"], sheet["game"]) == ("Сага", 5)
    assert sheet["citizens"] == ["blue", "black"]
    assert sheet["players"] == 0x20 + 1 + 2
    assert sheet["winner"] == left["history"]["winner"]


@pytest.mark.parametrize(("role", "boards"), [("chancellor", 0x20 + 1), ("exile", 0x20 + 1 + 2)])
def test_the_prince_stands_in_the_string_of_the_game_that_he_played(role: str, boards: int):
    """His bit comes besides that of his board; the next game is told without him."""
    people = 1 if role == "chancellor" else 2
    options: dict[str, Any] = {"setup": "quick", "prince": role}
    left = left_by(played(Match.new(GAME, people, 3, options), Rng(3)))
    assert world_of(string_of(left))["simulator"]["players"] == 0x40 + boards
    after = left_by(played(Match.new(GAME, 2, 3, {}, start=left), Rng(3)))
    assert world_of(string_of(after, left))["simulator"]["players"] == 0x20 + 1


def test_relics_without_room_go_on_top_of_the_deck():
    """A slot of the string has three places; the Simulator would lay a missing relic there, too."""
    world = world_of(with_slots({0: (14, 8, 9, 218)}).text())
    world["map"]["c1"]["relics"].append(world["relics"].pop(0))
    again = world_of(string_of(world))
    assert again["map"]["c1"]["relics"] == ["sticky_fire"]
    assert again["relics"][0] == world["map"]["c1"]["relics"][1]


@pytest.mark.parametrize("denizens", [25, 31, 50])
def test_a_fourth_card_of_a_site_goes_to_the_world_deck(denizens: int):
    """O-7.4.3: Salt the Earth ignores room; the string has none, and its card is not lost."""
    salt = NUMBER["salt_the_earth"] - 1
    line = with_slots({0: (PLAIN[0][0], 8, 9, 10)})
    pool = tuple(card for card in line.deck if card not in (*VISIONS, salt))[:denizens]
    world = world_of(replace(line, deck=deck_of(pool)).text())
    world["map"]["c1"]["cards"].append("salt_the_earth")
    again = world_of(string_of(world))
    assert again["map"]["c1"]["cards"] == world["map"]["c1"]["cards"][:3]
    assert again["deck"] == [*world["deck"][:2], [*world["deck"][2], "salt_the_earth"]]


BAD_SHEETS: list[Any] = [
    None,
    [],
    "x",
    {"x": 1},
    {"version": "3.4.0"},
    {"game": 65536},
    {"game": -1},
    {"name": ""},
    {"name": "x" * 256},
    {"name": "🏰" * 128},
    {"winner_name": "\ud800"},
    {"counted": "bytes", "name": "ж" * 128},
    {"players": 256},
    {"citizens": ["green"]},
    {"citizens": ["purple"]},
    {"winner": "green"},
    {"suits": "012346"},
    {"suits": "0123450"},
    {"string": "0303"},
    {"string": 1},
]


@pytest.mark.parametrize("sheet", BAD_SHEETS, ids=str)
def test_a_strangers_sheet_is_refused_without_a_crash(sheet: Any):
    """The set-up does not read it; who writes a string of it hears what is wrong."""
    world = {**world_of(SHORT), "simulator": sheet}
    read_world(world)
    with pytest.raises(BadPosition) as refusal:
        string_of(world)
    assert "O-8.7: simulator" in str(refusal.value)
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize("page", [None, [], {"players": 3}, {"players": [{"colour": "green"}]}])
def test_a_strangers_history_is_refused_without_a_crash(page: Any):
    """Likewise."""
    world = {**world_of(SHORT), "history": page}
    del world["simulator"]
    with pytest.raises(BadPosition, match=r"O-8\.7: history"):
        string_of(world)


def test_any_line_is_whole():
    """The slots of a line are those of the map."""
    assert {len(line.slots) for line in made.corpus() if isinstance(line, Line)} == {len(SLOTS)}
