"""What Crannog writes is read, field by field, by the public parser of such strings.

That is the npm package @seiyria/oath-parser, in the version that the lock beside this names.
"""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from crannog.games.oath import GAME
from crannog.games.oath.chronicle.tts import STRINGS
from crannog.games.oath.facts import ID
from crannog.kernel import Match, Rng
from crannog.words import Words
from tests.node import node, npm
from tests.oath.simulator import corpus as made
from tests.oath.test_chronicle_world import left_by, played

HERE = Path(__file__).parent
FILES = ("package.json", "package-lock.json", ".npmrc", "read.mjs")
ENGLISH = Words("en", GAME)

World = dict[str, Any]

# The parser's names of what was called otherwise before, or had another number
OLD_NAMES = {
    "charlatan": "charlatans",
    "forced_labor": "secretpolice",
    "hall_of_mockery": "hallofliberation",
    "herald": "squires",
    "resettle": "homesick",
    "secret_police": "forcedlabor",
    "vision_of_sanctuary": "dynasty",
}
BITS = {"black": 16, "yellow": 8, "white": 4, "blue": 2, "red": 1}
SUITS = ("Discord", "Hearth", "Nomad", "Arcane", "Order", "Beast")


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the parser in it."""
    folder = tmp_path_factory.mktemp("parser")
    for name in FILES:
        shutil.copy(HERE / name, folder)
    npm(folder, "ci", "--no-audit", "--no-fund")
    return folder


def read_by_parser(reader: Path, strings: list[str]) -> list[World]:
    """What the parser makes of the strings."""
    games: list[World] = json.loads(node(reader, "read.mjs", json.dumps(strings)))
    return games


def plain(name: str) -> str:
    """A name without spaces, dashes, apostrophes and capitals."""
    return re.sub(r"[^a-z]", "", name.lower())


def mod_colour(colour: str) -> str:
    """How the mod calls the colour of a board."""
    return "Brown" if colour == "black" else colour.capitalize()


def card_name(card: str) -> str:
    """A card's name as the parser has it."""
    return OLD_NAMES.get(card, plain(ENGLISH.card(card)).removeprefix("visionof"))


def names_of(cards: list[World]) -> list[str]:
    """The names of a list of the parser's cards."""
    return [plain(card["name"]) for card in cards]


def worlds() -> list[World]:
    """Worlds of the corpus that this parser can read, and worlds that matches have left."""
    texts = [line.text() for line in made.corpus() if line.version >= "030100"]
    found: list[World] = [STRINGS.read(text) for text in texts]  # type: ignore[misc]
    before: World | None = None
    for seed in range(4):
        before = left_by(played(Match.new(GAME, 2 + seed, seed, {}, start=before), Rng(seed)))
        found.append(before)
    return [world for world in found if is_read(world)]


def is_read(world: World) -> bool:
    """The parser counts characters, and wants fields of 3.3.1 in any version with a patch."""
    sheet = world.get("simulator", {})
    old = sheet.get("version") in ("3.1.1", "3.1.2", "3.1.3")
    return not old and sheet.get("counted", "characters") == "characters"


def test_the_parser_reads_what_we_write(reader: Path) -> None:
    """Every field, of hundreds of worlds; written anew, not kept from the string that was read."""
    checked = worlds()
    for world in checked:
        world.get("simulator", {}).pop("string", None)
    strings = [STRINGS.write(world, None, "", 0) for world in checked]
    games = read_by_parser(reader, strings)
    assert len(games) == len(checked) > 200
    for world, game in zip(checked, games, strict=True):
        check_head(world, game)
        check_cards(world, game)


def check_head(world: World, game: World) -> None:
    """Versions, numbers, name, boards, oath, suits."""
    sheet = world.get("simulator", {"version": "3.3.3", "game": 1, "name": "Crannog"})
    assert (
        ".".join(game["version"][part] for part in ("major", "minor", "patch")) == sheet["version"]
    )
    assert (game["gameCount"], game["chronicleName"]) == (sheet["game"], sheet["name"])
    assert game["oath"] == world["goal"].capitalize()
    sides = {mod_colour(colour): side.capitalize() for colour, side in world["sides"].items()}
    assert game["playerCitizenship"] == sides
    order = [SUITS[0]] * 6
    for suit, place in zip(SUITS, sheet.get("suits", "012345"), strict=True):
        order[int(place)] = suit
    assert [suit for suit in game["suitOrder"] if suit] == order[: len(game["suitOrder"])]


def check_cards(world: World, game: World) -> None:
    """Sites with their cards, the decks, the dispossessed."""
    for row, site in zip(world["map"].values(), game["sites"], strict=True):
        assert plain(site["name"]) == plain(ENGLISH.text(f"site-{row['site']}"))
        assert site["ruined"] == (not row["up"])
        lying = [card_name(card) for card in [*row["cards"], *reversed(row["relics"])]]
        assert [name for name in names_of(site["cards"]) if name != "none"] == lying
    deck = [card_name(card) for part in world["deck"] for card in part]
    assert names_of(game["world"]) == deck
    assert names_of(game["dispossessed"]) == [card_name(card) for card in world["dispossessed"]]
    assert names_of(game["relics"]) == [card_name(card) for card in reversed(world["relics"])]


def test_the_winner_is_where_the_parser_reads_on(reader: Path) -> None:
    """It reads the last game's Citizens one byte late: that is the byte of the winner's colour.

    And it takes no byte at all for the winner, but a number of its own: it always says Brown.
    """
    lines = [line for line in made.every_header() if line.version in made.NEW]
    written = [STRINGS.write(STRINGS.read(line.text()), None, "", 0) for line in lines]
    assert {line.winner for line in lines} == {1, 2, 4, 8, 16, 32}
    for line, game in zip(lines, read_by_parser(reader, written), strict=True):
        assert game["prevPlayerCitizenship"] == {
            mod_colour(colour): "Citizen" if line.winner & bit else "Exile"
            for colour, bit in BITS.items()
        }
        assert game["winner"] == "Brown"


def test_every_card_has_been_compared() -> None:
    """Otherwise the first test would prove little."""
    compared = {card for world in worlds() for part in world["deck"] for card in part}
    compared |= {card for world in worlds() for card in world["relics"]}
    compared |= {
        card for world in worlds() for row in world["map"].values() for card in row["cards"]
    }
    assert compared >= {ID[number] for number in (*range(1, 216), *range(219, 239))}
