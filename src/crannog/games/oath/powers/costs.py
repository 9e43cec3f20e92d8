"""What the powers of cards cost, in the letters of the registry."""

from typing import TypeVar

from crannog.games.oath.deeds import Deed
from crannog.games.oath.powers.registry import (
    ACTIONS,
    PLANS,
    Modifiers,
    modifies_muster,
    modifies_recover,
    modifies_search,
    modifies_trade,
    modifies_travel,
)

D = TypeVar("D", bound=Deed)


def costs_in(table: Modifiers[D]) -> dict[int, str]:
    """The modifiers of one action, and what each costs."""
    return {card: power.cost for card, power in table.by_card.items()}


def modifier_costs() -> dict[str, dict[int, str]]:
    """The modifiers of each major action, and what each costs."""
    return {
        "search": costs_in(modifies_search),
        "muster": costs_in(modifies_muster),
        "trade": costs_in(modifies_trade),
        "recover": costs_in(modifies_recover),
        "travel": costs_in(modifies_travel),
    }


def costs_of(card: int) -> list[str]:
    """The costs of all powers of a card."""
    modifiers = [costs[card] for costs in modifier_costs().values() if card in costs]
    plans = [PLANS[card].cost] if card in PLANS else []
    return [*(power.cost for power in ACTIONS.get(card, ())), *modifiers, *plans]
