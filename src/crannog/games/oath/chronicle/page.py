"""A page of the history of a saga (O-8.7): read and checked, for it may come from anybody."""

from collections.abc import Collection
from typing import Final

from crannog.games.oath.chronicle.world import many, number_of, table_of
from crannog.games.oath.facts import (
    COLOURS,
    DENIZEN_NUMBERS,
    GOALS,
    INTACT,
    ROUNDS,
    RUINED,
    SUIT,
    SUITS,
)
from crannog.games.oath.messages import REASONS
from crannog.games.oath.state import CHANCELLOR, CITIZEN, EXILE
from crannog.kernel.errors import BadPosition
from crannog.kernel.state import Json

KEYS: Final = ("players", "winner", "reason", "rule", "round", "oath", "edifices", "cards")
ROLES: Final = (CHANCELLOR, CITIZEN, EXILE)
LONGEST_RULE: Final = 20  # characters


def read_page(data: Json) -> dict[str, Json]:
    """The page as `history.page` writes it; BadPosition names the field that is wrong."""
    page = table_of(data, "history", KEYS)
    colours = read_players(page.get("players"))
    one_of(page.get("winner"), "history.winner", colours)
    one_of(page.get("reason"), "history.reason", REASONS)
    rule = page.get("rule")
    if not isinstance(rule, str) or len(rule) > LONGEST_RULE:
        raise BadPosition(f"O-8.7: history.rule is the number of a rule, not {rule!r}")
    number = page.get("round")
    if type(number) is not int or not 1 <= number <= ROUNDS:
        raise BadPosition(f"O-8.7: history.round is a number from 1 to {ROUNDS}, not {number!r}")
    oath = table_of(page.get("oath"), "history.oath", ("kept", "vowed"))
    for name in ("kept", "vowed"):
        one_of(oath.get(name), f"history.oath.{name}", GOALS)
    check_edifices(page.get("edifices"))
    check_cards(page.get("cards"))
    return page


def one_of(value: Json, path: str, known: Collection[str]) -> str:
    """The value, which is one of these words."""
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"O-8.7: {path} is one of {', '.join(known)}, not {value!r}")
    return value


def read_players(data: Json) -> list[str]:
    """The colours of the players' boards, each once; their roles are checked."""
    if not isinstance(data, list) or not 1 <= len(data) <= len(COLOURS):
        raise BadPosition(f"O-8.7: history.players is a list of up to {len(COLOURS)} players")
    colours: list[str] = []
    for n, entry in enumerate(data):
        path = f"history.players.{n}"
        player = table_of(entry, path, ("colour", "role", "becomes", "prince"))
        colours.append(one_of(player.get("colour"), f"{path}.colour", COLOURS))
        one_of(player.get("role"), f"{path}.role", ROLES)
        one_of(player.get("becomes"), f"{path}.becomes", ROLES)
        if not isinstance(player.get("prince", True), bool):
            raise BadPosition(f"O-12.1: {path}.prince is true or false")
    if len(set(colours)) < len(colours):
        raise BadPosition("O-8.7: history.players: two have boards of the same colour")
    return colours


def check_edifices(data: Json) -> None:
    """O-8.3: what was built and repaired, and the ruins."""
    path = "history.edifices"
    edifices = table_of(data, path, ("built", "repaired", "ruined"))
    for name in ("built", "repaired"):
        if edifices.get(name) is not None:
            number_of(edifices.get(name), f"{path}.{name}", "edifice", INTACT)
    many(edifices.get("ruined"), f"{path}.ruined", "ruin", RUINED)


def check_cards(data: Json) -> None:
    """O-8.4, O-8.5: the denizens that came and went, by suit."""
    path = "history.cards"
    cards = table_of(data, path, ("healed", "in", "out"))
    if not isinstance(cards.get("healed"), bool):
        raise BadPosition(f"O-8.4: {path}.healed is true or false")
    for way in ("in", "out"):
        suits = table_of(cards.get(way), f"{path}.{way}", SUITS)
        for number, suit in enumerate(SUITS):
            of_suit = [card for card in DENIZEN_NUMBERS if SUIT[card] == number]
            many(suits.get(suit), f"{path}.{way}.{suit}", f"{suit} denizen", of_suit)
