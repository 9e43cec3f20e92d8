"""O-7.4: declaring modifiers when a major action begins, and thinking through what is possible."""

from collections.abc import Callable
from typing import TypeVar, cast

from crannog.games.oath.asking import put, wants
from crannog.games.oath.deeds import Deed
from crannog.games.oath.facts import ID, NUMBER
from crannog.games.oath.powers.registry import Modifier, Modifiers
from crannog.games.oath.purse import can_pay, pay, usable_favor
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.rule import in_reach
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Rules

D = TypeVar("D", bound=Deed)

GO: Choice = ("go",)


def usable(g: Oath, deed: D, table: Modifiers[D]) -> list[Modifier[D]]:
    """The modifiers that the player could declare now for this action."""
    found: list[Modifier[D]] = []
    here = g.sites[g.site(deed.me)]
    reach = [*in_reach(g, deed.me), here.card]
    afar = [card for card in table.for_anyone if g.is_live(card) and card not in reach]
    for card in [*reach, *afar]:
        power = table.by_card.get(card)
        if power is None or card in deed.used or card in g.ignored:
            continue
        if power.fits is not None and not power.fits(g, deed):
            continue
        if can_pay(g, deed.me, card, power.cost) and not is_forbidden(
            g, "use-power", deed.me, card
        ):
            found.append(power)
    return found


def declare(g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]) -> Rules[None]:
    """O-7.4.1: one modifier after the other; `go` as soon as the action can be carried out."""
    yield from declare_first(g, deed, table, ready)
    while True:
        powers = [power for power in usable(g, deed, table) if not power.first]
        by_itself = [power for power in powers if not power.asked and not g.careful]
        if by_itself:
            yield from apply(g, deed, by_itself[0])
            continue
        left = [power for power in powers if stays_possible(g, deed, power, table, ready)]
        options: list[Choice] = [("modify", ID[power.card]) for power in left]
        if ready(g, deed):
            options.append(GO)
        choice = yield from put(g, deed.me, "modify", options, "O-7.4", table.action)
        if choice == GO:
            return
        card = NUMBER[str(choice[1])]
        yield from apply(g, deed, next(power for power in powers if power.card == card))


def declare_first(
    g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]
) -> Rules[None]:
    """Modifiers that decide which others there are; no question if the action needs the last one.

    After each of them others may be in reach.
    """
    declined: list[int] = []
    while True:
        powers = [power for power in usable(g, deed, table) if power.first]
        powers = [power for power in powers if power.card not in declined]
        if not powers:
            return
        power = min(powers, key=lambda each: each.first)
        needed = len(powers) == 1 and not can_open(g, deed, table, ready)
        if needed or (yield from wants(g, Use(deed.me, power.card, "O-7.4"))):
            yield from apply(g, deed, power)
        else:
            declined.append(power.card)


def apply(g: Oath, deed: D, power: Modifier[D]) -> Rules[None]:
    """Uses one modifier: pays it and lets it change the action."""
    use = Use(deed.me, power.card, "O-7.4")
    pay(g, deed.me, power.card, power.cost, use.rule)
    deed.used.append(power.card)
    declared = power.asked or g.careful
    # O-7.4.3: one without a condition has its part at a later step, if at all
    if declared or (power.opens and power.fits is not None):
        g.in_use.append(power.card)
    if declared:
        g.tell("modifies", use.rule, deed.me, ID[power.card])
    doing = power.body(g, use, deed)
    if doing is not None:
        yield from doing
    if deed.stand_in >= 0:
        g.stand_in = deed.stand_in


def is_possible(g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]) -> bool:
    """Whether some allowed set of modifiers lets the action be carried out."""
    if can_open(g, deed, table, ready):
        return True
    return any(power.first for power in usable(g, deed, table))


def can_open(g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]) -> bool:
    """Whether modifiers do so other than those that come first."""
    if ready(g, deed):
        return True
    openers = [power for power in usable(g, deed, table) if power.opens]
    return bool(openers) and opened(g, deed, openers, ready)


def opened(g: Oath, deed: D, openers: list[Modifier[D]], ready: Callable[[Oath, D], bool]) -> bool:
    """Tries the first of these modifiers, with and without the others that follow it."""
    for place, power in enumerate(openers):
        attempt = with_modifier(g, deed, power)
        if not can_spend(g, attempt):
            continue
        if ready(g, attempt) or opened(g, attempt, openers[place + 1 :], ready):
            return True
    return False


def with_modifier(g: Oath, deed: D, power: Modifier[D]) -> D:
    """The action as it would stand with this modifier, for thinking it through."""
    attempt = cast(D, deed.copy())
    attempt.used.append(power.card)
    attempt.spent_favor += sum(power.cost.count(token) for token in "fFg")
    attempt.spent_secrets += sum(power.cost.count(token) for token in "sSt")
    if power.opens:
        power.body(g, Use(deed.me, power.card, "O-7.4"), attempt)
    return attempt


def can_spend(g: Oath, deed: D) -> bool:
    """Whether the player has all the tokens that the modifiers thought of would cost together."""
    enough = deed.spent_favor <= usable_favor(g, deed.me)
    return enough and deed.spent_secrets <= g.players[deed.me].secrets


def stays_possible(
    g: Oath,
    deed: D,
    power: Modifier[D],
    table: Modifiers[D],
    ready: Callable[[Oath, D], bool],
) -> bool:
    """Whether the action can still be carried out after this modifier was declared and paid."""
    return can_open(g, with_modifier(g, deed, power), table, ready)
