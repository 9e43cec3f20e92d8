"""The numbered rules: same numbers in all languages, and every citation in the code exists."""

import re
from pathlib import Path

import pytest

import crannog
from crannog.kernel import find_game
from crannog.rules_text import UnknownRule, all_rules, parse_rules, rule
from crannog.words import LANGUAGES

PACKAGE = Path(crannog.__file__).parent
GAMES = {"inis": "I", "horizons": "H"}


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_numbers(game):
    numbers = {language: list(all_rules(find_game(game), language)) for language in LANGUAGES}
    assert len(numbers["en"]) > 100
    assert numbers["ru"] == numbers["en"]
    assert numbers["uk"] == numbers["en"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_cited_in_the_code_is_in_the_text(game):
    letter = GAMES[game]
    known = set(all_rules(find_game(game), "en"))
    cited = set()
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        cited |= set(re.findall(rf'"({letter}-\d+\.\d+)"', path.read_text("utf-8")))
    assert len(cited) > 40
    assert cited - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_empty_and_headings_do_not_stick(game, language):
    for number, text in all_rules(find_game(game), language).items():
        assert len(text) > 15, number
        assert "#" not in text, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_words_and_not_the_programs_names(game, language):
    """Only coordinates are set as code: options and moments have names that people read."""
    for number, text in all_rules(find_game(game), language).items():
        codes = re.findall(r"`([^`]+)`", text)
        assert not [code for code in codes if re.search(r"[^\W\d]{2}", code)], number
        assert not re.search(r"\w_\w", text), number


def test_an_unknown_rule_names_near_ones():
    with pytest.raises(UnknownRule) as error:
        rule(find_game("inis"), "en", "I-12.99")
    assert error.value.near


def test_a_number_may_have_words_after_the_first_dot():
    text = "## O-10 Terms\n\n**O-10.burn** To the bank.\n\n**O-1.F.1** The sites.\n"
    rules, titles = parse_rules(text)
    assert rules == {"O-10.burn": "To the bank.", "O-1.F.1": "The sites."}
    assert titles == {"O-10": "Terms"}
