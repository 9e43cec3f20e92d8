"""No card is named outside its own file: the rules ask questions (DESIGN, section 5)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import crannog.games.oath
from crannog.games.oath.facts import (
    ID,
    NUMBER,
    SLOT_NUMBERS,
    SUIT,
    SUITS,
    is_banner,
    is_denizen,
    is_edifice,
    is_relic,
    is_site,
    is_vision,
)

RULES: Final = Path(crannog.games.oath.__file__).parent

# What is printed, and the set-ups, which name cards (O-1.A, O-1.F)
LISTS: Final = {"facts.py", "tutorial.py", "chronicle/new_world.py"}

# Ids that are words of choices and files besides, with the files that use the word
ALSO_WORDS: Final = {
    # the verb of O-1.23, O-5.1.3
    "keep": {"balance.py", "messages.py", "setup.py", "actions/search.py", "why.py"},
    # whose a thing is, seen from the viewer
    "mine": {"encoder.py"},
    # how a world, what is shown and told of it, and a string, call its eight slots
    "map": {
        *("chronicle/world.py", "chronicle/seen.py", "chronicle/telling.py", "chronicle/tts.py"),
        "messages.py",
    },
    # how a position calls the banners' holders and tokens, and how the mind sheet calls them
    "darkest_secret": {"position.py", "prince/sheet.py", "prince/mind.py"},
    "peoples_favor": {"position.py", "prince/sheet.py", "prince/mind.py"},
}

# No rules, but about them: cards, reasons why not, the table at the terminal, bots
BESIDE_RULES: Final = (
    "powers/",
    "refusals/",
    "terminal/",
    "encoder.py",
    "evaluate.py",
    "instinct.py",
    "notes.py",
    "prize.py",
    "shown.py",
)

# Things that chapters of the rules name themselves, as constants: by which rule, in which files
NAMED_BY_RULES: Final = {
    "GRAND_SCEPTER": {
        "chronicle/cards.py": "O-8.6.1",
        "chronicle/world.py": "O-8.6",
        "citizens.py": "O-6.6",
        "position.py": "O-1.8",
        "possible.py": "O-1.8",
        "prince/fighting.py": "O-12.5.2",
        "setup.py": "O-1.8",
        "title.py": "O-3.3.1",
        "verbs.py": "O-6.4",
    },
    "DARKEST_SECRET": {
        "actions/recover.py": "O-5.4",
        "position.py": "O-2.5",
        "prince/mind.py": "O-12.7.A",
        "prince/recovering.py": "O-12.7.A",
        "prince/sheet.py": "O-12.7",
        "setup.py": "O-1.13",
        "state.py": "O-2.5",
        "title.py": "O-2.10",
        "verbs.py": "O-2.5.3",
    },
    "PEOPLES_FAVOR": {
        "actions/recover.py": "O-5.4",
        "citizens.py": "O-6.7",
        "position.py": "O-2.5",
        "prince/mind.py": "O-12.7.A",
        "prince/recovering.py": "O-12.7.B",
        "prince/sheet.py": "O-12.7",
        "setup.py": "O-1.13",
        "state.py": "O-2.5",
        "title.py": "O-2.10",
        "turn.py": "O-4.1.1",
        "verbs.py": "O-2.5.3",
    },
    "CONSPIRACY": {
        "actions/play.py": "O-5.1.4",
        "conspiracy.py": "O-5.1.4",
        "possible.py": "O-5.1.4",
    },
}


def own_file(thing: int) -> str:
    """The one file that may name the thing."""
    if is_denizen(thing):
        return f"powers/{SUITS[SUIT[thing]]}.py"
    kinds = {
        "powers/edifices.py": is_edifice(thing),
        "powers/relics.py": is_relic(thing),
        "powers/banners.py": is_banner(thing),
        "powers/sites.py": is_site(thing),
        "powers/reliquary.py": thing in SLOT_NUMBERS,
        "conspiracy.py": is_vision(thing),
    }
    return next(file for file, its in kinds.items() if its)


def sources() -> Iterator[tuple[str, ast.AST]]:
    """Every node of every file of the game, with the file's name inside the game's folder."""
    for path in sorted(RULES.rglob("*.py")):
        name = path.relative_to(RULES).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield name, node


def named_elsewhere(nodes: Iterator[tuple[str, ast.AST]]) -> set[tuple[str, str]]:
    """Ids of cards in files that may not name them: (file, id)."""
    return {
        (file, node.value)
        for file, node in nodes
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in NUMBER
        and file not in LISTS | {own_file(NUMBER[node.value])}
        and file not in ALSO_WORDS.get(node.value, set())
    }


def test_no_id_of_a_card_stands_outside_its_file():
    """A card is declared in one file; the rules, and other cards, know it by what it says."""
    assert named_elsewhere(sources()) == set()


@pytest.mark.parametrize("constant", NAMED_BY_RULES)
def test_constants_stand_where_a_rule_names_the_thing(constant: str):
    """And in what stands beside the rules; the list above has no file too many."""
    found = {
        file
        for file, node in sources()
        if (isinstance(node, ast.Name) and node.id == constant)
        or (isinstance(node, ast.Attribute) and node.attr == constant)
    }
    in_rules = {file for file in found if not file.startswith(BESIDE_RULES)} - {"facts.py"}
    assert in_rules == set(NAMED_BY_RULES[constant])


def test_every_thing_has_a_file_of_its_own():
    """Each of them is of one kind."""
    assert all(own_file(number) for number in NUMBER.values())
    assert own_file(NUMBER["longbows"]) == "powers/order.py"
    assert len(NUMBER) == len([name for name in ID if name])


def test_a_card_that_is_named_in_the_rules_is_found():
    """The search itself can fail."""
    nodes = [("turn.py", node) for node in ast.walk(ast.parse("NUMBER['longbows']"))]
    nodes += [("powers/order.py", node) for node in ast.walk(ast.parse("plan('longbows')"))]
    assert named_elsewhere(iter(nodes)) == {("turn.py", "longbows")}
