"""The numbered rules of a game as people read them: `rules/<language>.md` of its package.

A rule begins with its number in bold (`**I-12.9**`, `**P-2**`) and goes on until the next rule or
heading. After the first dot a number may have words, too: `**O-10.discard**`. A heading of the
second level names a section: `## I-12 Clashes`. Rules that a language lacks are those of the
English file.
"""

import re
from difflib import get_close_matches
from functools import cache
from typing import Final

from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.packages import text_of
from crannog.words import ENGLISH, LANGUAGES, UnknownLanguage

RULE: Final = re.compile(r"^\*\*([A-Z]+-\d+(?:\.[A-Za-z0-9]+)*)\*\*\s*")
SECTION: Final = re.compile(r"^## ([A-Z]+-\d+) (.+)$")


class NoRules(CrannogError):
    """A game without a text of its rules."""


class UnknownRule(CrannogError):
    """A number that no rule has; `near` are numbers that look like it."""

    def __init__(self, game_id: str, number: str, near: list[str]) -> None:
        hint = f"; near it: {', '.join(near)}" if near else ""
        super().__init__(f"the rules of {game_id} have no {number!r}{hint}")
        self.number = number
        self.near = near


def rule(game: Game, language: str, number: str) -> str:
    """The text of one rule, in Markdown; the number's letter may be left out and its case is free.

    Raises UnknownRule, which names rules with a number like it, or NoRules.
    """
    rules = all_rules(game, language)
    wanted = full_number(game, language, number)
    if wanted not in rules:
        siblings = section(game, language, wanted.partition(".")[0])
        near = get_close_matches(wanted, siblings or rules, n=5, cutoff=0.0 if siblings else 0.6)
        raise UnknownRule(game.id, number, near)
    return rules[wanted]


def full_number(game: Game, language: str, number: str) -> str:
    """The number as the rules write it: `12.9` and `i-12.9` are I-12.9."""
    rules = written_rules(game, language)
    wanted = number.strip()
    if wanted[:1].isdecimal():
        wanted = f"{next(iter(rules)).partition('-')[0]}-{wanted}"
    written = {known.casefold(): known for known in rules}
    return written.get(wanted.casefold(), wanted.upper())


def all_rules(game: Game, language: str) -> dict[str, str]:
    """Every rule's text by its number, in the order of the rules; empty where there is no text."""
    return read_rules(game.package, language)[0]


def written_rules(game: Game, language: str) -> dict[str, str]:
    """The same, for who can't do without: raises NoRules where there is no text."""
    rules = all_rules(game, language)
    if not rules:
        raise NoRules(f"{game.id} has no text of its rules (rules/en.md in its package)")
    return rules


def headings(game: Game, language: str) -> dict[str, str]:
    """The title of every section by its number (`I-12`), in the order of the rules."""
    return read_rules(game.package, language)[1]


def section(game: Game, language: str, number: str) -> dict[str, str]:
    """The rules of one section (`I-12`) by their numbers; empty where there is no such section.

    A rule whose number has one part (`P-2`) is a section by itself.
    """
    wanted = full_number(game, language, number)
    rules = all_rules(game, language)
    return {n: text for n, text in rules.items() if n == wanted or n.startswith(f"{wanted}.")}


@cache
def read_rules(package: str, language: str) -> tuple[dict[str, str], dict[str, str]]:
    """The rules and the section titles of a package, in English where the language lacks them."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {language!r}; there are: {known}")
    own = parse_rules(text_of(package, "rules", f"{language}.md") or "")
    if language == ENGLISH:
        return own
    rules, titles = read_rules(package, ENGLISH)
    return {**rules, **own[0]}, {**titles, **own[1]}


def parse_rules(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """The rules and the section titles of a text."""
    rules: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    number = ""
    for line in text.splitlines():
        if found := RULE.match(line):
            number = found[1]
            rules[number] = [line[found.end() :]]
        elif line.startswith("#"):
            number = ""
            if heading := SECTION.match(line):
                titles[heading[1]] = heading[2]
        elif number:
            rules[number].append(line)
    return {known: "\n".join(lines).strip() for known, lines in rules.items()}, titles
