"""Reasons that many options share: Supply, tokens, and powers that forbid."""

from typing import TypeAlias

from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.purse import usable_favor
from crannog.games.oath.questions import FLIP_SECRET, forbidding
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat

Reason: TypeAlias = tuple[str, str]


def thing_in(choice: Choice, place: int = 1) -> int:
    """The card, relic, banner or site that the option names."""
    return NUMBER[str(choice[place])]


def seat_in(choice: Choice) -> Seat:
    """The player whom the option names."""
    seat = choice[1]
    assert isinstance(seat, int)
    return seat


def first_of(*reasons: Reason | None) -> Reason | None:
    """The first reason that holds."""
    return next((reason for reason in reasons if reason is not None), None)


def lacks_supply(g: Oath, me: Seat, supply: int, rule: str) -> Reason | None:
    """O-5: major actions cost Supply."""
    own = g.players[me].supply
    return (rule, f"this costs {supply} Supply, you have {own}") if supply > own else None


def lacks_favor(g: Oath, me: Seat, favor: int, rule: str) -> Reason | None:
    """There is too little favor to spend."""
    own = usable_favor(g, me)
    return (rule, f"this takes {favor} favor, you have {own}") if favor > own else None


def lacks_secrets(g: Oath, me: Seat, secrets: int, rule: str) -> Reason | None:
    """There are too few faceup secrets."""
    own = g.players[me].secrets
    if secrets <= own:
        return None
    return rule, f"this takes {secrets} faceup secrets, you have {own}"


def lacks_cost(g: Oath, me: Seat, card: int, cost: str, plan: bool = False) -> Reason | None:
    """O-7.1.2: the cost of a power (see powers.registry) can't be paid."""
    favor = sum(cost.count(token) for token in "fFg")
    secrets = len(cost) - favor
    reason = first_of(
        lacks_favor(g, me, favor, "O-7.1.2"),
        lacks_secrets(g, me, secrets, "O-7.1.2"),
        forbidden(g, "use-secret-power", me, card) if secrets else None,
    )
    if reason is not None:
        return reason
    placed = "f" in cost or "s" in cost
    return has_tokens(g, card) if placed and not plan and me == g.active else None


def has_tokens(g: Oath, card: int) -> Reason | None:
    """O-7.1.2: on a card with any favor or secret nothing more is placed."""
    if not g.has_tokens(card):
        return None
    return "O-7.1.2", f"{ID[card]} has favor or secrets on it already"


def forbidden(
    g: Oath, question: str, me: Seat, about: int = 0, favor: int = 0, secrets: int = 0
) -> Reason | None:
    """O-9.2: a power forbids it, or asks a price that the player can't pay.

    `favor` and `secrets` are what the action takes besides.
    """
    bans = forbidding(g, question, me, about)
    for ban in bans:
        if not ban.unless:
            return "O-9.2", f"{ID[ban.card]} forbids it"
    turned = [ban for ban in bans if ban.unless == FLIP_SECRET]
    given = [ban for ban in bans if ban.unless != FLIP_SECRET]
    if given and favor + len(given) > usable_favor(g, me):
        return "O-9.2", f"{ID[given[0].card]} asks for a favor besides, and you have too few"
    if turned and secrets + len(turned) > g.players[me].secrets:
        return "O-9.2", f"{ID[turned[0].card]} asks for a secret besides, and you have too few"
    return None
