"""docs/reference/oath-powers.md says what is declared, and every declared question is asked."""

import ast
from pathlib import Path
from typing import Final

import crannog.games.oath
from crannog.games.oath.reference import TABLES, WORDS, powers_page

RULES: Final = Path(crannog.games.oath.__file__).parent
PAGE: Final = Path(__file__).parents[2] / "docs" / "reference" / "oath-powers.md"


def test_the_kept_page_is_the_present_one():
    """Else: python -m crannog.games.oath.reference > docs/reference/oath-powers.md."""
    assert PAGE.read_text(encoding="utf-8") == powers_page()


def test_every_card_is_called_by_its_name():
    """No id stands in for a name that is missing."""
    powers_page()
    assert WORDS.missing == set()


def words_of_the_rules() -> set[str]:
    """Every text that stands in the code of the rules, without the powers and this page's maker."""
    files = [path for path in RULES.rglob("*.py") if path.parent.name != "powers"]
    return {
        node.value
        for path in files
        if path.name != "reference.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_declared_question_is_asked():
    """One that is spelled otherwise than the rules spell it would never be asked."""
    asked = words_of_the_rules()
    declared = {question for _, _, table in TABLES for question in table}
    assert declared - asked == set()
