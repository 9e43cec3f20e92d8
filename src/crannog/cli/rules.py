"""`crannog rules`: the numbered rules of a game."""

import re
from typing import Annotated

import typer

from crannog.cli import GameId, Language, language_of
from crannog.kernel.game import Game, find_game
from crannog.rules_text import (
    UnknownRule,
    full_number,
    headings,
    rule,
    section,
    written_rules,
)

NUMBER = re.compile(r"(?:[A-Za-z]+-)?\d+(?:\.[A-Za-z0-9]+)*")


def rules(
    game: GameId,
    wanted: Annotated[
        str | None,
        typer.Argument(metavar="[NUMBER|WORD]", help="I-12.9, a section as I-12, or a word."),
    ] = None,
    lang: Language = None,
) -> None:
    """Print the rules of a game.

    One rule, a section, all rules with a word, or the list of sections; all rules of a game that
    has no sections.

    \b
    Examples:
      crannog rules inis
      crannog rules inis I-12.9
      crannog rules inis I-12 --lang uk
      crannog rules inis Festival
    """
    found, language = find_game(game), language_of(lang)
    if wanted is None:
        print_rules(headings(found, language) or written_rules(found, language))
    elif NUMBER.fullmatch(wanted) is None:
        print_rules(rules_with(found, language, wanted))
    else:
        print_numbered(found, language, wanted)


def print_numbered(game: Game, language: str, number: str) -> None:
    """One rule, or the rules of a section under its title."""
    whole = full_number(game, language, number)
    titles = headings(game, language)
    if whole in titles:
        print(f"{whole} {titles[whole]}\n")
    print_rules(section(game, language, whole) or {whole: rule(game, language, number)})


def rules_with(game: Game, language: str, word: str) -> dict[str, str]:
    """The rules that hold the word, in whatever case."""
    low = word.casefold()
    known = written_rules(game, language)
    found = {number: text for number, text in known.items() if low in text.casefold()}
    if not found:
        raise UnknownRule(game.id, word, [])
    return found


def print_rules(texts: dict[str, str]) -> None:
    """Numbers with their texts; one that has several lines stands apart."""
    for number, text in texts.items():
        print(f"{number}  {text}")
        if "\n" in text:
            print()
