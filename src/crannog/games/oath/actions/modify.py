"""O-7.4: declaring modifiers when a major action begins, and thinking through what is possible."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar, cast

from crannog.games.oath.asking import card_in, put, wants
from crannog.games.oath.deeds import Deed
from crannog.games.oath.facts import ID
from crannog.games.oath.powers.registry import Modifier, Modifiers
from crannog.games.oath.purse import can_pay, pay, tokens_of, usable_favor
from crannog.games.oath.questions import Use, is_forbidden
from crannog.games.oath.rule import in_reach
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Rules, Seat

D = TypeVar("D", bound=Deed)

GO: Final[Choice] = ("go",)


def reach_of(g: Oath, me: Seat) -> list[int]:
    """O-7.1.1: the cards whose modifiers the player may use, and the site where he is."""
    return [*in_reach(g, me), g.sites[g.site(me)].card]


def at_hand(g: Oath, table: Modifiers[D], reach: list[int]) -> list[Modifier[D]]:
    """The modifiers of an action that are in reach, and those for everybody."""
    by_card = table.by_card
    found = [by_card[card] for card in reach if card in by_card]
    for card in table.for_anyone:
        if card not in reach and g.is_live(card):
            found.append(by_card[card])
    return found


def openers(g: Oath, table: Modifiers[D], reach: list[int]) -> list[Modifier[D]]:
    """Those that can make an action possible; mostly there are none."""
    found: list[Modifier[D]] = []
    if not table.opening.isdisjoint(reach):
        found = [table.openers[card] for card in reach if card in table.openers]
    for card in table.openers_for_anyone:
        if card not in reach and g.is_live(card):
            found.append(table.openers[card])
    return found


def is_usable(g: Oath, deed: D, power: Modifier[D]) -> bool:
    """Whether the player could declare the modifier, which is at hand, for this action now."""
    card = power.card
    if card in deed.used or card in deed.declined or card in g.ignored:
        return False
    if power.fits is not None and not power.fits(g, deed):
        return False
    return can_pay(g, deed.me, card, power.cost) and not is_forbidden(g, "use-power", deed.me, card)


def usable(g: Oath, deed: D, table: Modifiers[D]) -> list[Modifier[D]]:
    """The modifiers that the player could declare now for this action."""
    powers = at_hand(g, table, reach_of(g, deed.me))
    return [power for power in powers if is_usable(g, deed, power)]


def declare(g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]) -> Rules[None]:
    """O-7.4.1: one modifier after the other; `go` as soon as the action can be carried out."""
    if not at_hand(g, table, reach_of(g, deed.me)):
        yield from put(g, deed.me, "modify", [GO], "O-7.4", table.action)
        return
    yield from declare_first(g, deed, table, ready)
    while True:
        powers = [power for power in usable(g, deed, table) if not power.first]
        left = [power for power in powers if stays_possible(g, deed, power, table, ready)]
        by_itself = [power for power in left if not power.asked and not g.careful]
        if by_itself:
            yield from apply(g, deed, by_itself[0])
            continue
        options: list[Choice] = [("modify", ID[power.card]) for power in left]
        if ready(g, deed):
            options.append(GO)
        g.deed = deed
        choice = yield from put(g, deed.me, "modify", options, "O-7.4", table.action)
        g.deed = None
        if choice == GO:
            return
        card = card_in(choice)
        yield from apply(g, deed, next(power for power in powers if power.card == card))


def declare_first(
    g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]
) -> Rules[None]:
    """Modifiers that decide which others there are; no question where the action needs one.

    After each of them others may be in reach.
    """
    while True:
        powers = [power for power in usable(g, deed, table) if power.first]
        if not powers:
            return
        power = min(powers, key=lambda each: each.first)
        without = cast(D, deed.copy())
        without.declined = (*deed.declined, power.card)
        needed = not is_possible(g, without, table, ready)
        if needed or (yield from wants(g, Use(deed.me, power.card, "O-7.4"))):
            yield from apply(g, deed, power)
        else:
            deed.declined = without.declined


def apply(g: Oath, deed: D, power: Modifier[D]) -> Rules[None]:
    """Uses one modifier: pays it and lets it change the action."""
    use = Use(deed.me, power.card, "O-7.4")
    pay(g, deed.me, power.card, power.cost, use.rule)
    deed.used.append(power.card)
    if is_bound(g, power):
        g.in_use.append(power.card)
    if power.asked or g.careful:
        g.tell("modifies", use.rule, deed.me, ID[power.card])
    doing = power.body(g, use, deed)
    if doing is not None:
        yield from doing
    if deed.stand_in >= 0:
        g.stand_in = deed.stand_in


def is_bound(g: Oath, power: Modifier[D]) -> bool:
    """O-7.4.3: whether the card stays where it is until the action has ended, once it is declared.

    One without a condition that is not asked about has its part at a later step, if at all.
    """
    return power.asked or g.careful or (power.opens and power.fits is not None)


def openers_of(g: Oath, deed: D, table: Modifiers[D]) -> list[Modifier[D]]:
    """The modifiers that can make this action possible."""
    return openers(g, table, reach_of(g, deed.me))


def is_possible(g: Oath, deed: D, table: Modifiers[D], ready: Callable[[Oath, D], bool]) -> bool:
    """Whether some allowed set of modifiers lets the action be carried out."""
    if ready(g, deed):
        return True
    powers = openers_of(g, deed, table)
    return bool(powers) and is_opened(g, deed, powers, ready)


def is_opened(
    g: Oath, deed: D, powers: list[Modifier[D]], ready: Callable[[Oath, D], bool]
) -> bool:
    """Whether some of these openers let an action be carried out that is not ready as it is."""
    able = [power for power in powers if is_usable(g, deed, power)]
    return opened(g, deed, able, ready) or any(power.first for power in able)


def can_open(g: Oath, deed: D, powers: list[Modifier[D]], ready: Callable[[Oath, D], bool]) -> bool:
    """Whether it is ready, or modifiers make it so other than those that come first."""
    if ready(g, deed):
        return True
    return opened(g, deed, [power for power in powers if is_usable(g, deed, power)], ready)


def opened(g: Oath, deed: D, powers: list[Modifier[D]], ready: Callable[[Oath, D], bool]) -> bool:
    """Tries the first of these modifiers that opens, with and without those that follow it."""
    for place, power in enumerate(powers):
        if not power.opens:
            continue
        attempt = with_modifier(g, deed, power)
        if not can_spend(g, attempt):
            continue
        with bound(g, power):
            if ready(g, attempt) or opened(g, attempt, powers[place + 1 :], ready):
                return True
    return False


@contextmanager
def bound(g: Oath, power: Modifier[D]) -> Iterator[None]:
    """While an action is thought through as if the modifier were declared, its card stays."""
    before = g.in_use
    if is_bound(g, power):
        g.in_use = [*before, power.card]
    yield
    g.in_use = before


def with_modifier(g: Oath, deed: D, power: Modifier[D]) -> D:
    """The action as it would stand with this modifier, for thinking it through."""
    attempt = cast(D, deed.copy())
    attempt.used.append(power.card)
    favor, secrets = tokens_of(power.cost)
    attempt.spent_favor += favor
    attempt.spent_secrets += secrets
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
    attempt = with_modifier(g, deed, power)
    with bound(g, power):
        return can_open(g, attempt, openers_of(g, attempt, table), ready)
