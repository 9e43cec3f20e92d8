"""The numbered rules: same numbers in all languages, and every citation in the code exists."""

import re
from pathlib import Path

import pytest

import crannog
from crannog.games.horizons import GAME as HORIZONS
from crannog.games.inis import GAME as INIS
from crannog.games.oath import GAME as OATH
from crannog.rules_text import UnknownRule, all_rules, headings, parse_rules, rule
from crannog.words import LANGUAGES

PACKAGE = Path(crannog.__file__).parent
GAMES = {INIS: "I", HORIZONS: "H", OATH: "O"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_languages_have_the_same_numbers(game):
    numbers = {language: list(all_rules(game, language)) for language in LANGUAGES}
    assert len(numbers["en"]) > 100
    assert numbers["ru"] == numbers["en"]
    assert numbers["uk"] == numbers["en"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_cited_in_the_code_is_in_the_text(game):
    letter = GAMES[game]
    known = all_rules(game, "en").keys() | headings(game, "en")
    cited = set()
    for path in (PACKAGE / "games" / game.id).rglob("*.py"):
        cited |= set(re.findall(rf'"({letter}-\d+(?:\.\w+)*)"', path.read_text("utf-8")))
    assert len(cited) > 40
    assert cited - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_refer_to_rules_that_exist(game, language):
    known = all_rules(game, language).keys() | headings(game, language)
    for number, text in all_rules(game, language).items():
        named = set(re.findall(rf"\b{GAMES[game]}-\d+(?:\.[A-Za-z0-9]+)*\b", text))
        assert named <= known, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_rule_is_empty_and_headings_do_not_stick(game, language):
    for number, text in all_rules(game, language).items():
        assert len(text) > 15, number
        assert "#" not in text, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_are_words_and_not_the_programs_names(game, language):
    """Only coordinates are set as code: options and moments have names that people read."""
    for number, text in all_rules(game, language).items():
        codes = re.findall(r"`([^`]+)`", text)
        assert not [code for code in codes if re.search(r"[^\W\d]{2}", code)], number
        assert not re.search(r"\w_\w", text), number


def test_an_unknown_rule_names_near_ones():
    with pytest.raises(UnknownRule) as error:
        rule(INIS, "en", "I-12.99")
    assert error.value.near


@pytest.mark.parametrize("number", ["O-10.discard", "o-10.Discard", "10.discard"])
def test_the_case_of_a_number_and_its_letter_do_not_matter(number):
    assert rule(OATH, "en", number) == all_rules(OATH, "en")["O-10.discard"]


def test_a_number_may_have_words_after_the_first_dot():
    text = "## O-10 Terms\n\n**O-10.burn** To the bank.\n\n**O-1.F.1** The sites.\n"
    rules, titles = parse_rules(text)
    assert rules == {"O-10.burn": "To the bank.", "O-1.F.1": "The sites."}
    assert titles == {"O-10": "Terms"}
