"""Reasons that many options share: Supply, tokens, and powers that forbid."""

from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.purse import tokens_of, usable_favor
from crannog.games.oath.questions import FLIP_SECRET, forbidding
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import Refusal


def thing_in(choice: Choice, place: int = 1) -> int:
    """The card, relic, banner or site that the option names."""
    return NUMBER[str(choice[place])]


def seat_in(choice: Choice) -> Seat:
    """The player whom the option names."""
    seat = choice[1]
    assert isinstance(seat, int)
    return seat


def first_of(*reasons: Refusal | None) -> Refusal | None:
    """The first reason that holds."""
    return next((reason for reason in reasons if reason is not None), None)


def lacks_supply(g: Oath, me: Seat, supply: int, rule: str) -> Refusal | None:
    """O-5: major actions cost Supply."""
    own = g.players[me].supply
    return Refusal(rule, "why-supply", {"count": supply, "count2": own}) if supply > own else None


def lacks_favor(g: Oath, me: Seat, favor: int, rule: str) -> Refusal | None:
    """There is too little favor to spend."""
    own = usable_favor(g, me)
    return Refusal(rule, "why-favor", {"count": favor, "count2": own}) if favor > own else None


def lacks_secrets(g: Oath, me: Seat, secrets: int, rule: str) -> Refusal | None:
    """There are too few faceup secrets."""
    own = g.players[me].secrets
    if secrets <= own:
        return None
    return Refusal(rule, "why-secrets", {"count": secrets, "count2": own})


def lacks_cost(g: Oath, me: Seat, card: int, cost: str, plan: bool = False) -> Refusal | None:
    """O-7.1.2: the cost of a power (see powers.registry) can't be paid."""
    favor, secrets = tokens_of(cost)
    reason = first_of(
        lacks_favor(g, me, favor, "O-7.1.2"),
        lacks_secrets(g, me, secrets, "O-7.1.2"),
        forbidden(g, "use-secret-power", me, card) if secrets else None,
    )
    if reason is not None:
        return reason
    placed = "f" in cost or "s" in cost
    return has_tokens(g, card) if placed and not plan and me == g.active else None


def has_tokens(g: Oath, card: int) -> Refusal | None:
    """O-7.1.2: on a card with any favor or secret nothing more is placed."""
    if not g.has_tokens(card):
        return None
    return Refusal("O-7.1.2", "why-tokens-on-it", {"card": ID[card]})


def forbidden(
    g: Oath, question: str, me: Seat, about: int = 0, favor: int = 0, secrets: int = 0
) -> Refusal | None:
    """O-9.2: a power forbids it, or asks a price that the player can't pay.

    `favor` and `secrets` are what the action takes besides.
    """
    bans = forbidding(g, question, me, about)
    for ban in bans:
        if not ban.unless:
            return Refusal("O-9.2", "why-forbidden", {"card": ID[ban.card]})
    turned = [ban for ban in bans if ban.unless == FLIP_SECRET]
    given = [ban for ban in bans if ban.unless != FLIP_SECRET]
    if given and favor + len(given) > usable_favor(g, me):
        return Refusal("O-9.2", "why-favor-besides", {"card": ID[given[0].card]})
    if turned and secrets + len(turned) > g.players[me].secrets:
        return Refusal("O-9.2", "why-secret-besides", {"card": ID[turned[0].card]})
    return None
