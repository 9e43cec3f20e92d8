"""`crannog chronicle from-string` and `to-string`."""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.oath.simulator.corpus import SIMPLE

STRING = SIMPLE.text()


def test_a_string_and_back(crannog: Command, tmp_path: Path) -> None:
    """The world is a file; the string of that file is the same again."""
    ended = crannog("chronicle", "from-string", "oath", STRING)
    assert ended.code == 0
    world = tmp_path / "world.json"
    world.write_text(ended.out, encoding="utf-8")
    assert json.loads(ended.out)["map"]["c1"]["site"] == "plains"
    assert crannog("chronicle", "to-string", "oath", world).out == f"{STRING}\n"


def test_a_string_from_standard_input(crannog: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it comes from a file."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{STRING}\n"))
    piped = crannog("chronicle", "from-string", "oath", "-")
    assert piped.out == crannog("chronicle", "from-string", "oath", STRING).out != ""


def test_name_number_and_the_world_before(crannog: Command, tmp_path: Path) -> None:
    """What a match left goes on from what it began with; what is given comes first."""
    before = tmp_path / "before.json"
    before.write_text(crannog("chronicle", "from-string", "oath", STRING).out, encoding="utf-8")
    left = json.loads(before.read_text(encoding="utf-8"))
    del left["simulator"]
    after = tmp_path / "after.json"
    after.write_text(json.dumps(left), encoding="utf-8")
    goes_on = crannog("chronicle", "to-string", "oath", after, "--before", before).out
    assert goes_on.startswith("030303" + "0002" + "04Test")
    words = ("--name", "Сага", "--number", "9", "--before", before)
    assert crannog("chronicle", "to-string", "oath", after, *words).out.startswith(
        "030303" + "0009" + "04Сага"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Character 7 (field “number of the game”): “00x1” is no number"),
        ("ru", "Символ № 7 (поле «номер партии»): «00x1» — не число"),
        ("uk", "Символ № 7 (поле «номер гри»): «00x1» — не число"),
    ],
)
def test_what_is_wrong_is_told_in_the_language(crannog: Command, lang: str, said: str) -> None:
    """In one line, with exit code 2."""
    ended = crannog("chronicle", "from-string", "oath", "03030300x1" + STRING[10:], "--lang", lang)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"crannog: Tabletop Simulator: {said}")


def test_a_world_that_is_none_is_refused(crannog: Command, tmp_path: Path) -> None:
    """Neither a table, nor JSON."""
    path = tmp_path / "world.json"
    for text in ("[]", "{}", "{"):
        path.write_text(text, encoding="utf-8")
        ended = crannog("chronicle", "to-string", "oath", path)
        assert (ended.code, ended.out) == (2, "")


def test_a_game_without_strings_says_so(crannog: Command) -> None:
    """Not every game has a mod."""
    ended = crannog("chronicle", "from-string", "inis", STRING)
    assert ended.code == 2
    assert "inis is not written as a string of another program" in ended.err
