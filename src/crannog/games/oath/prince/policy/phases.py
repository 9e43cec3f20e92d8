"""O-12.5, O-12.6, O-12.9: the threat that the Prince sees, his card, how he refreshes."""

from typing import Final

from crannog.games.oath import zones
from crannog.games.oath.deeds import WORLD_DECK, Search
from crannog.games.oath.facts import SUIT
from crannog.games.oath.prince.record import Prince
from crannog.games.oath.prince.sheet import NEUTRAL
from crannog.games.oath.state import Oath
from crannog.games.oath.title import meets_vision
from crannog.games.oath.verbs import pile_for
from crannog.kernel.ask import Seat

# O-12.6.7: what becomes of the cards as soon as one is chosen: the others go before it is played
AFTER_CHOICE: Final = ("discard", "play")
WITHOUT_CARD: Final = 2  # O-12.7.1: his actions where the world deck gave him no denizen


def vision_threatens(g: Oath, exile: Seat, vision: int) -> bool:
    """O-12.5.1: a Vision's goal is met as for its victory: with three Visions drawn (O-3.2)."""
    return meets_vision(g, exile, vision)


def own_search(me: Seat) -> Search:
    """O-12.6: this is no Search action: no modifier changes it, and it has no price."""
    return Search(me, WORLD_DECK)


def first_neutral(g: Oath, cards: list[int]) -> int:
    """O-12.6.3: of several neutral suits that of the card which was drawn first; 0 if none is."""
    prince = g.the_prince()
    return next((card for card in cards if prince.relation(SUIT[card]) == NEUTRAL), 0)


def discards(drawn: list[int], kept: int) -> list[int]:
    """O-12.6.7: all but the card that he plays, in the order in which they were drawn."""
    return [card for card in drawn if card != kept]


def discard_zone(g: Oath, me: Seat, card: int) -> int:
    """O-12.6.7: the pile to which everybody would discard there (O-10.discard)."""
    return zones.PILE + pile_for(g, me, card)


def brings_tokens_home() -> bool:
    """O-12.9: favor and secrets on cards come home as when others rest (O-4.3.1, O-4.3.2)."""
    return True


def take_start_token(prince: Prince) -> None:
    """O-12.9: as he refreshes, the start token comes to the current one."""
    prince.start = prince.current
