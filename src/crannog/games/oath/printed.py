"""What is printed on cards and sites, for every client: plain data made from the declarations."""

from collections.abc import Mapping

from crannog.games.oath.actions.search import deck_supply
from crannog.games.oath.facts import (
    ADVISER_ONLY,
    BANNERS,
    CAPACITY,
    DENIZEN_NUMBERS,
    GOALS,
    ID,
    INTACT,
    LOCKED,
    NO_SUIT,
    PROMPT,
    RELIC_DICE,
    RELIC_NUMBERS,
    RELIC_PRICE,
    ROUNDS,
    RUINED,
    SITE_NUMBERS,
    SITE_ONLY,
    SUIT,
    SUITS,
    VISION_GOAL,
    VISION_NUMBERS,
    read_table,
)
from crannog.games.oath.powers.costs import costs_of, modifier_costs
from crannog.games.oath.powers.registry import ACTIONS, PLANS, PLAYED, RESTS
from crannog.games.oath.prince.policy.mind import open_in_arrow, open_in_box
from crannog.games.oath.prince.sheet import (
    ARROW,
    CIRCLES,
    CONSOLATION,
    NODE,
    NODE_IDS,
    PREFERS,
    RELATIONS,
    SQUARES,
    TACTICS,
    THREATS,
    WORTH,
)
from crannog.games.oath.title import END_DIE
from crannog.kernel.state import Json

KINDS = {
    "denizen": list(DENIZEN_NUMBERS),
    "edifice": list(INTACT),
    "ruin": list(RUINED),
    "vision": list(VISION_NUMBERS),
    "relic": list(RELIC_NUMBERS),
    "banner": [int(row[0]) for row in read_table(BANNERS)],
}
RULES_OF_KINDS = {
    "denizen": "O-7.1.4",
    "edifice": "O-7.1.4",
    "ruin": "O-7.1.4",
    "vision": "O-3.2",
    "relic": "O-7.1.4",
    "banner": "O-2.5",
}


def printed_facts(named: Mapping[str, list[str]]) -> dict[str, Json]:
    """O-2: the suits in the order of their banks, the cards, the sites, the goals.

    `named` has the rules that speak of a card by its name.
    """
    return {
        "rounds": ROUNDS,
        "deck_supply": [deck_supply(drawn) for drawn in range(len(VISION_NUMBERS) + 1)],
        "end_die": {str(after): least for after, least in END_DIE.items()},
        "suits": list[Json](SUITS),
        "goals": list[Json](GOALS),
        "cards": {
            ID[card]: card_facts(card, kind, named.get(ID[card], []))
            for kind, cards in KINDS.items()
            for card in cards
        },
        "sites": {ID[site]: site_facts(site) for site in SITE_NUMBERS},
        "prince": prince_facts(),
    }


def prince_facts() -> dict[str, Json]:
    """O-12.5 to O-12.7: the Prince's board, and the nodes and arrows of his mind sheet.

    `open` names what our policy decides there because the sources don't.
    """
    return {
        "worth": list[Json](WORTH),
        "tactics": list[Json](TACTICS),
        "threats": list[Json](THREATS),
        "circles": dict[str, Json](CIRCLES),
        "squares": {SQUARES[square]: square_facts(square) for square in range(len(PREFERS))},
        "nodes": {
            node.id: {
                "square": SQUARES[node.square],
                "kind": node.kind,
                "what": node.what or None,
                "open": list[Json](open_in_box(node)),
            }
            for node in NODE
        },
        "arrows": [
            {
                "origin": NODE_IDS[arrow.origin],
                "to": NODE_IDS[arrow.to],
                "colour": arrow.colour,
                "because": arrow.because,
                "open": list[Json](open_in_arrow(arrow)),
            }
            for arrow in ARROW
        ],
    }


def square_facts(square: int) -> dict[str, Json]:
    """O-12.6.3, O-12.6.5: which suits a square prefers, and what a card brings there in vain."""
    warbands, favor, secrets, tactics = CONSOLATION[square]
    return {
        "prefers": RELATIONS[PREFERS[square]],
        "warbands": warbands,
        "favor": favor,
        "secrets": secrets,
        "tactics": tactics,
    }


def card_facts(card: int, kind: str, named: list[str]) -> dict[str, Json]:
    """O-2.4 to O-2.9, O-7.2: suit, where it may be played, lock, defence dice, costs, goal, access.

    `rule` is that of its power, or of its kind; `rulings` are all others that apply to it.
    """
    rule, *others = dict.fromkeys([*rules_of(card, kind), *named])
    place = "site" if SITE_ONLY[card] else "adviser" if ADVISER_ONLY[card] else None
    return {
        "kind": kind,
        "suit": None if SUIT[card] == NO_SUIT else SUITS[SUIT[card]],
        "place": place,
        "locked": LOCKED[card],
        "dice": RELIC_DICE[card],
        "costs": list[Json](cost for cost in costs_of(card) if cost),
        "goal": VISION_GOAL.get(card),
        "access": access_to(card),
        "rule": rule,
        "rulings": list[Json](others),
    }


def access_to(card: int) -> str | None:
    """O-7.1.1, O-7.5.1: who may use its powers at a site: `any` who rules it or is there, or its
    `ruler` alone; none where nobody uses them, for they happen or last."""
    if card in ACTIONS or card in RESTS or is_modifier(card):
        return "any"
    return "ruler" if card in PLANS else None


def is_modifier(card: int) -> bool:
    """O-7.4: it modifies an action."""
    return any(card in costs for costs in modifier_costs().values())


def rules_of(card: int, kind: str) -> list[str]:
    """O-7.1 to O-7.5: the rules of its powers, or of its kind; those of costs and restrictions."""
    powers = {
        "O-7.3.2": card in ACTIONS,
        "O-7.3.3": card in PLAYED,
        "O-7.3.4": card in RESTS,
        "O-7.5": card in PLANS,
        "O-7.4": is_modifier(card),
    }
    limits = {
        "O-7.1.2": any(costs_of(card)),
        "O-7.2.1": SITE_ONLY[card] or ADVISER_ONLY[card],
        "O-7.2.2": LOCKED[card],
    }
    found = [rule for rule, has in powers.items() if has] or [RULES_OF_KINDS[kind]]
    return found + [rule for rule, has in limits.items() if has]


def site_facts(site: int) -> dict[str, Json]:
    """O-2.8: capacity, what is placed when it is turned up, the price of a relic there."""
    relics, favor, secrets = PROMPT[site]
    return {
        "capacity": CAPACITY[site],
        "relics": relics,
        "favor": favor,
        "secrets": secrets,
        "price": RELIC_PRICE[site] or None,
    }
