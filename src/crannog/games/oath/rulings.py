"""The rules that speak of a card by its name, told to whoever looks at the card.

They are found in the text of the rules, so no list of cards is kept here. The set-up names many
cards (O-1) without a word on what they do. A name at the beginning of a sentence may be a plain
word, as in "Keep one": there it counts in bold alone.
"""

import re
from collections.abc import Iterable
from typing import Final

from crannog.games.oath.facts import ID
from crannog.kernel.game import Game
from crannog.rules_text import all_rules
from crannog.words import ENGLISH, Words

PASSED_OVER: Final = ("O-1.", "O-8.", "O-12.")  # the set-up, the chronicle, the Prince
BEGINNING: Final = r"(?:^|[.:;] )"


def rulings(game: Game, cards: Iterable[int]) -> dict[str, list[str]]:
    """The numbers of the rules that name each card, by its id; cards without any are left out."""
    words = Words(ENGLISH, game)
    texts = all_rules(game, ENGLISH)
    spoken = {number: text for number, text in texts.items() if not number.startswith(PASSED_OVER)}
    found = {
        ID[card]: [n for n, text in spoken.items() if is_named(words.card(ID[card]), text)]
        for card in cards
    }
    return {card: numbers for card, numbers in found.items() if numbers}


def is_named(name: str, text: str) -> bool:
    """Whether the text speaks of the card of that name."""
    word = rf"(?<!\w){re.escape(name)}(?!\w)"
    begins = len(re.findall(BEGINNING + word, text))
    return f"**{name}**" in text or len(re.findall(word, text)) > begins
