"""A game with English words alone, with some in another language, or with none at all."""

from pathlib import Path

import pytest

from crannog.kernel import Ask, Game
from crannog.kernel.state import Json
from crannog.packages import NoPackage
from crannog.rules_text import NoRules, UnknownRule, all_rules, headings, rule, section
from crannog.words import ENGLISH_BELOW, LANGUAGES, Words, messages_sent
from tests.kernel.pebbles import GAME

SCORES: dict[str, Json] = {"kind": "scores", "rule": "P-5", "args": [0, 21]}


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose Russian words and rules are begun."""
    files = {
        "locale/en/messages.ftl": "verb-lay = Lay { $count }\nverb-pass = Pass\n    .soft = Psst\n",
        "locale/ru/messages.ftl": "verb-pass = Пас\n",
        "rules/en.md": "## P-1 Laying\n\n**P-1.1** One.\n\n**P-1.2** Two.\n\n**P-2** Three.\n",
        "rules/ru.md": "## P-1 Кладка\n\n**P-1.2** Два.\n",
    }
    for name, text in files.items():
        path = tmp_path / "halfspoken" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "halfspoken" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    class Half(Game):
        id = "half-spoken"
        package = "halfspoken"
        verbs = {"lay": "count", "pass": ""}  # noqa: RUF012

    return Half()


class Silent(Game):
    """A game without a word."""

    id = "silent-game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_serve_every_language(language):
    words = Words(language, GAME)
    assert words.option(("lay", 3)) == "Lay the stone of 3"
    assert words.event(SCORES) == "Green tosses the die: 21 points."
    assert words.text("game-name") == "Pebbles"
    assert words.text("ui-yes") == Words(language).text("ui-yes")
    assert words.missing == set()


def test_the_fallback_is_message_by_message(half):
    words = Words("ru", half)
    assert words.option(("pass",)) == "Пас"
    assert words.option(("lay", 2)) == "Lay 2"
    assert not words.has("verb-pass", "soft")
    assert words.missing == set()


def test_what_is_in_no_language_is_told_by_its_ids(half):
    for words in (Words("uk", Silent()), Words("en", half)):
        assert words.option(("toss", "red_die", 2)) == "Toss red die 2"
        assert words.prompt(Ask(0, "which-one", [("toss",)], "S-1", (4,))) == "Which one 4"
        assert words.event({"kind": "tosses", "rule": "S-1", "args": [1], "secret": [6]}) == (
            "Tosses 1 6"
        )
        assert words.seat(1) == "Seat 1"
        assert "verb-toss" in words.missing
    assert Words("uk", Silent()).text("game-name") == "Silent game"


def test_browsers_get_the_english_messages_where_some_are_missing(half):
    sent = messages_sent("ru", half)
    own, english = sent.split(ENGLISH_BELOW)
    assert "verb-pass = Пас" in own
    assert "verb-lay = Lay" in english
    assert ENGLISH_BELOW not in messages_sent("en", half)
    assert ENGLISH_BELOW not in messages_sent("ru", None)


def test_rules_that_a_language_lacks_are_the_english_ones(half):
    assert list(all_rules(half, "ru").values()) == ["One.", "Два.", "Three."]
    assert headings(half, "ru") == {"P-1": "Кладка"}
    assert list(all_rules(half, "uk").values()) == ["One.", "Two.", "Three."]


def test_a_number_may_have_one_part(half):
    assert rule(GAME, "ru", "p-2").startswith("In a round all players")
    assert rule(GAME, "en", "6") == rule(GAME, "en", "P-6")
    assert section(half, "en", "P-2") == {"P-2": "Three."}
    assert list(section(half, "en", "P-1")) == ["P-1.1", "P-1.2"]
    with pytest.raises(UnknownRule, match="P-6"):
        rule(GAME, "en", "P-66")


def test_a_game_without_rules_or_with_a_wrong_package_says_so():
    assert all_rules(Silent(), "en") == {}
    with pytest.raises(NoRules, match="silent-game has no text of its rules"):
        rule(Silent(), "en", "S-1")

    class Astray(Game):
        id = "astray"
        package = "no_such_package_here"

    with pytest.raises(NoPackage, match="no_such_package_here"):
        Words("en", Astray())
