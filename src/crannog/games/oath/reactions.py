"""What follows an event (the table AFTER): reactions of cards, in turn order."""

from typing import Final

from crannog.games.oath.asking import put
from crannog.games.oath.facts import ID
from crannog.games.oath.purse import can_pay, pay
from crannog.games.oath.questions import AFTER, NO_AFTERS, AfterEntry, Use
from crannog.games.oath.state import Oath
from crannog.kernel.ask import Choice, Rules, Seat
from crannog.kernel.pieces import ENDED

DECLINE: Final[Choice] = ("decline",)


def follow_up(g: Oath, event: str, by: Seat, about: int = 0) -> Rules[None]:
    """Lets every power that answers what `by` did answer it; mostly there is none in play."""
    for entry in AFTER.get(event, NO_AFTERS):
        if g.is_live(entry.card):
            return all_answer(g, event, by, about)
    return ENDED


def all_answer(g: Oath, event: str, by: Seat, about: int) -> Rules[None]:
    """One power after the other, in turn order; an optional one is a question."""
    for entry in AFTER.get(event, NO_AFTERS):
        if not g.is_live(entry.card):
            continue
        for me in g.from_active():
            if answers(g, entry, me, by, about):
                yield from react(g, entry, me, event, by, about)


def answers(g: Oath, entry: AfterEntry, me: Seat, by: Seat, about: int) -> bool:
    """Whether the player has this reaction now: holds the card, or is whom its text describes."""
    if not g.is_live(entry.card) or (g.slot(entry.card) < 0 and g.holder(entry.card) != me):
        return False
    if entry.when is not None and not entry.when(g, me, by, about):
        return False
    return can_pay(g, me, entry.card, entry.cost)


def react(g: Oath, entry: AfterEntry, me: Seat, event: str, by: Seat, about: int) -> Rules[None]:
    """Asks where it is optional, takes the price, and does it."""
    use = Use(me, entry.card, "O-7.1.4")
    if entry.optional:
        options: list[Choice] = [("react", ID[entry.card]), DECLINE]
        choice = yield from put(g, me, "react", options, use.rule, event, by, ID[entry.card])
        if choice == DECLINE:
            return
    pay(g, me, entry.card, entry.cost, use.rule)
    yield from entry.body(g, use, by, about)
