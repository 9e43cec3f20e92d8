"""The guide "add a game" shows the sample game's own code, words and rules, not a copy of them."""

import re
from pathlib import Path

import pytest
from pebbles.game import EVENTS, PROMPTS, VERBS

from tests.plugins.environment import PEBBLES, ROOT

GUIDE = ROOT / "docs" / "guide" / "add-a-game.md"
PACKAGE = PEBBLES / "src" / "pebbles"
SOURCES = {
    "python": [PACKAGE / "game.py", PACKAGE / "golden.py"],
    "ftl": [PACKAGE / "locale" / "en" / "messages.ftl"],
    "js": [PACKAGE / "face" / "face.js"],
    "toml": [PEBBLES / "pyproject.toml"],
}
LEFT_OUT = re.compile(r"^ *\.\.\.\n", re.MULTILINE)


def blocks(language: str) -> list[str]:
    """The guide's code in that language."""
    text = GUIDE.read_text(encoding="utf-8")
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    return found


def astray(block: str, sources: list[Path]) -> list[str]:
    """The parts of a block, between dots that leave something out, that the sources lack."""
    whole = "".join(source.read_text(encoding="utf-8") for source in sources)
    parts = LEFT_OUT.split(block)
    if sources[0].suffix == ".ftl":
        parts = block.splitlines(keepends=True)
    return [part for part in parts if part.strip("\n") not in whole]


@pytest.mark.parametrize("language", SOURCES)
def test_the_guide_shows_the_code_of_the_sample(language):
    found = blocks(language)
    assert found
    assert [part for block in found for part in astray(block, SOURCES[language])] == []


def test_a_line_that_is_not_in_the_sample_is_noticed():
    assert astray("ROUNDS = 4\n", SOURCES["python"]) == ["ROUNDS = 4\n"]
    assert astray("ROUNDS = 3\n...\nsomething else\n", SOURCES["python"]) == ["something else\n"]


def test_the_rule_in_the_guide_is_the_samples():
    rule = re.search(r"^\*\*P-3\*\* .*$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rule is not None
    assert rule[0] in (PACKAGE / "rules" / "en.md").read_text(encoding="utf-8")


def test_every_message_of_the_samples_tables_is_there():
    words = (PACKAGE / "locale" / "en" / "messages.ftl").read_text(encoding="utf-8")
    wanted = [f"prompt-{name}" for name in PROMPTS] + [f"verb-{name}" for name in VERBS]
    wanted += [f"event-{name}" for name in EVENTS]
    assert [name for name in wanted if f"\n{name} = " not in words] == []


def test_every_file_in_the_guides_tree_is_there():
    text = GUIDE.read_text(encoding="utf-8")
    tree = re.findall(r"^  (\S+) {2,}\S", text, re.MULTILINE)
    assert len(tree) == 8
    assert [name for name in tree if not list(PEBBLES.glob(name))] == []


def test_every_message_of_the_face_is_there():
    words = (PACKAGE / "locale" / "en" / "messages.ftl").read_text(encoding="utf-8")
    code = "".join(
        (PACKAGE / name).read_text(encoding="utf-8") for name in ("face/face.js", "game.py")
    )
    wanted = set(re.findall(r'"((?:board|note|why)-[\w-]+)"', code))
    said = set(re.findall(r"^((?:board|note|why)-[\w-]+) =", words, re.MULTILINE))
    assert wanted == said
    assert len(said) == 8
