"""What is printed on cards and tiles, for every client: plain data made from the declarations."""

from crannog.games.inis import facts
from crannog.games.inis.cards.registry import MODES, Mode
from crannog.games.inis.map import TOUCHING
from crannog.kernel.state import Json


def printed_facts() -> dict[str, Json]:
    """I-1, I-15.1: the pieces, the cards with their modes, the tiles, and how tiles touch."""
    return {
        "goal": facts.GOAL,
        "clans": facts.CLANS,
        "citadels": facts.CITADELS,
        "sanctuaries": facts.SANCTUARIES,
        "cards": {card: card_facts(card) for card in facts.KIND},
        "tiles": {
            tile: {"sanctuary": tile in facts.ENTERS_WITH_SANCTUARY} for tile in facts.TERRITORIES
        },
        "touching": touching(),
    }


def card_facts(card: str) -> dict[str, Json]:
    """I-1.1 to I-1.3, I-9.3: the card's type and modes, and from how many players on it is used."""
    return {
        "kind": facts.KIND[card],
        "players": 4 if card in facts.FOUR_PLAYERS_ONLY else 2,
        "modes": {
            mode: mode_facts(declared) for (name, mode), declared in MODES.items() if name == card
        },
    }


def mode_facts(mode: Mode) -> dict[str, Json]:
    """Whether the mode takes a turn of the season (I-8.4) or what it answers, and its icons."""
    return {
        "season": not mode.trigger,
        "trigger": mode.trigger or None,
        "icons": list[Json](mode.icons.split()),
    }


def touching() -> list[Json]:
    """I-3.5, I-3.9: for both ways a tile can lie, the tiles that touch it: q, r, o and edges."""
    return [[[*place, edges] for place, edges in sorted(around.items())] for around in TOUCHING]
