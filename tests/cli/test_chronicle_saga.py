"""`crannog chronicle show`, `next`, `add`: a saga told and gone on with at the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest

from crannog.games.oath.facts import NUMBER, SUIT, SUITS, is_denizen
from crannog.kernel import Match
from crannog.sagas import NAME_LENGTH, read_file, write_file
from crannog.words import LANGUAGES
from tests.cli.conftest import Command, at_random
from tests.server.sagas import OPTIONS, saga_file, saga_of, worlds


@pytest.fixture(scope="module")
def played() -> list[dict[str, Any]]:
    """What three games have left."""
    return worlds(3)


@pytest.fixture
def saga(played: list[dict[str, Any]], tmp_path: Path) -> Path:
    """The file of that saga."""
    path = tmp_path / "saga.json"
    path.write_text(json.dumps(saga_file(played)), encoding="utf-8")
    return path


def squeezed(text: str) -> str:
    """A text whose lines are broken anywhere, as one line."""
    return " ".join(text.split())


# -- show --------------------------------------------------------------------------------------


def test_a_saga_is_told(crannog: Command, saga: Path, played: list[dict[str, Any]]) -> None:
    ended = crannog("chronicle", "show", saga)
    assert (ended.code, ended.err) == (0, "")
    out = squeezed(ended.out)
    assert "The Long Night (Oath)" in out
    for number, world in enumerate(played, 1):
        page = world["history"]
        assert f"Game {number}: Ann, Bob, Blue (random)" in out
        assert f"in round {page['round']}:" in out
    assert "The line of rulers" in out
    assert out.count("Hinterland") == out.count("Provinces") == 3
    nomads = [str(counts_of(world)["nomad"]) for world in played]
    row = next(line for line in ended.out.splitlines() if line.strip().startswith("Nomad "))
    assert row.split()[-3:] == nomads
    heading = next(line for line in ended.out.splitlines() if line.split() == ["1", "2", "3"])
    assert heading.startswith("  ")


def counts_of(world: dict[str, Any]) -> dict[str, int]:
    """The denizens of the deck by suit, as the game itself counts them."""
    cards = [NUMBER[card] for part in world["deck"] for card in part]
    return {
        suit: sum(is_denizen(card) and SUIT[card] == n for card in cards)
        for n, suit in enumerate(SUITS)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(crannog: Command, saga: Path, language: str) -> None:
    out = crannog("chronicle", "show", saga, "--lang", language).out
    assert "saga" not in out.lower()
    assert "{" not in out
    assert ("Rulers".lower() in out.lower()) == (language == "en")


def test_a_file_without_secrets_is_told_alike(
    crannog: Command, saga: Path, played: list[dict[str, Any]]
) -> None:
    told = saga.with_name("told.json")
    told.write_bytes(write_file(saga_of(played), secrets=False))
    assert crannog("chronicle", "show", told).out == crannog("chronicle", "show", saga).out


def test_a_sight_of_nothing_shows_no_numbers(
    crannog: Command, saga: Path, played: list[dict[str, Any]]
) -> None:
    saga.write_text(json.dumps(saga_file(played, sight="nothing")), encoding="utf-8")
    out = crannog("chronicle", "show", saga).out
    assert "Cards in the deck" not in out
    assert "Dispossessed" not in out
    assert "The line of rulers" in out


def test_a_world_is_told_too(
    crannog: Command, tmp_path: Path, played: list[dict[str, Any]]
) -> None:
    path = tmp_path / "left.json"
    path.write_text(json.dumps(played[0]), encoding="utf-8")
    out = crannog("chronicle", "show", path).out
    assert "left (Oath)" in out
    assert "Game 1: Purple, Red" in out
    path.write_text(json.dumps({**played[1], "history": None}), encoding="utf-8")
    assert "No game is over yet." in crannog("chronicle", "show", path).out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not a Crannog save"),
        ("[]", "a world is a table"),
        ('{"map": {}}', "O-1.1"),
        ('{"crannog-saga": 7, "told": null}', "form 7"),
        ('{"crannog-saga": 1}', "either `saga` or `told`"),
        (
            '{"crannog-saga": 1, "told": {"game": "oath", "name": "", "sight": "all", "games": [],'
            ' "map": [], "world": null, "drift": {"after": [1], "series": [{"kind": "x", "counts":'
            " []}]}}}",
            "told.drift.series.0",
        ),
        ('{"crannog-saga": 1, "saga": {"game": "oath", "name": 3}}', "saga.name"),
        (
            '{"crannog-saga": 1, "saga": {"game": "oath", "name": "", "world": {"deck": []}}}',
            "saga.world: O-1.1",
        ),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(
    crannog: Command, tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    ended = crannog("chronicle", "show", path)
    assert ended.code == 2
    assert said in ended.err
    assert "Traceback" not in ended.err
    assert ended.out == ""


def test_a_file_can_not_give_orders_to_the_terminal(
    crannog: Command, saga: Path, played: list[dict[str, Any]]
) -> None:
    data = saga_file(played, name="Red \x1b[31m alert")
    data["saga"]["games"][0]["players"][0]["name"] = "An\x1bn\u202e"
    saga.write_text(json.dumps(data), encoding="utf-8")
    out = crannog("chronicle", "show", saga).out
    assert "Red [31m alert" in out
    assert "Game 1: Ann, Bob" in out
    assert "\x1b" not in out
    assert "\u202e" not in out
    told = json.loads(write_file(saga_of(played), secrets=False))
    told["told"]["games"][0]["sentences"][0]["args"]["reason"] = "\x1b[2J"
    told["told"]["map"][0]["id"] = "\x1b[2J"
    saga.write_text(json.dumps(told), encoding="utf-8")
    ended = crannog("chronicle", "show", saga)
    assert ended.code == 0
    assert "\x1b" not in ended.out


def test_no_file(crannog: Command, tmp_path: Path) -> None:
    ended = crannog("chronicle", "show", tmp_path / "none.json")
    assert (ended.code, ended.out) == (2, "")
    assert "none.json: No such file" in ended.err


# -- next, add ---------------------------------------------------------------------------------


def test_the_next_game_is_played_and_written_into_the_file(
    crannog: Command, saga: Path, played: list[dict[str, Any]]
) -> None:
    ended = crannog("chronicle", "next", saga, "--seats", "random,random", "--seed", 3)
    assert ended.code == 0
    assert f"written into the saga: {saga}" in squeezed(ended.out)
    found = read_file(saga.read_bytes()).saga
    assert found is not None
    assert len(found.games) == len(played) + 1
    assert [player.bot for player in found.games[-1].players] == ["random", "random"]
    assert "Game 4" in crannog("chronicle", "show", saga).out


def test_the_next_game_may_have_other_options(crannog: Command, saga: Path) -> None:
    """O-12.1: one player alone, with the Prince."""
    words = ("chronicle", "next", saga, "--seats", "random", "--seed", 3)
    assert "prince=chancellor" in crannog(*words).err
    assert crannog(*words, "--option", "prince=exile").code == 0
    found = read_file(saga.read_bytes()).saga
    assert found is not None
    assert found.games[-1].world["history"]["players"][-1]["prince"] is True
    assert found.options.get("prince", "none") == "none"


def match_from(world: Any, seed: int = 2) -> Match:
    """A finished match that began in a world."""
    match = Match.new("oath", 3, seed, OPTIONS, start=world)
    return at_random(match, 100_000, seed)


def test_finished_matches_make_a_saga(
    crannog: Command, tmp_path: Path, played: list[dict[str, Any]]
) -> None:
    """The first one makes the file; each must begin where the saga stands."""
    file, save = tmp_path / ("long" * 20 + ".json"), tmp_path / "save.json"
    first = at_random(Match.new("oath", 3, 1, OPTIONS), 100_000)
    left = first.game.leaves(first.state)
    for match in (first, match_from(left)):
        save.write_text(json.dumps(match.save()), encoding="utf-8")
        assert crannog("chronicle", "add", file, save).code == 0
    found = read_file(file.read_bytes()).saga
    assert found is not None
    assert (len(found.games), found.games[0].world, len(found.name)) == (2, left, NAME_LENGTH)
    kept = file.read_bytes()
    ended = crannog("chronicle", "add", file, save)
    assert "did not begin in the world in which the saga stands" in ended.err
    assert file.read_bytes() == kept
    save.write_text(json.dumps(Match.new("oath", 3, 1, OPTIONS).save()), encoding="utf-8")
    assert "the match is not over" in crannog("chronicle", "add", file, save).err


def test_a_told_file_can_not_be_gone_on_with(
    crannog: Command, saga: Path, played: list[dict[str, Any]]
) -> None:
    saga.write_bytes(write_file(saga_of(played), secrets=False))
    ended = crannog("chronicle", "next", saga)
    assert (ended.code, ended.out) == (2, "")
    assert "lacks the worlds to go on with" in ended.err
