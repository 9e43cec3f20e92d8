"""What playing a card would come to, as far as its player can tell: declared with the card.

`places(2)`, given to a card's declaration, says where its two clans could go, or that it would
place none. Only public things and the player's own hand are looked at (I-21).
"""

from collections.abc import Callable
from typing import TypeAlias

from crannog.games.inis.state import Inis, Territory
from crannog.kernel.ask import Atom, Seat
from crannog.kernel.notes import Note

Foresee: TypeAlias = Callable[[Inis, Seat], Note]
Where: TypeAlias = Callable[[Inis, Seat], list[Territory]]

MOST_NAMED = 3  # territories that a note lists by name


def among(message: str, territories: list[Territory], **more: Atom) -> Note:
    """A note about some territories: named if they are few, else counted."""
    args: dict[str, Atom] = {"number": len(territories), **more}
    for number, territory in enumerate(territories[:MOST_NAMED], 1):
        args["territory" if number == 1 else f"territory{number}"] = territory.id
    return Note(message, args)


def idle(message: str) -> Note:
    """The card would do nothing, and why."""
    return Note(message, nothing=True)


def present(g: Inis, seat: Seat) -> list[Territory]:
    """I-2.2: where the player is present."""
    return g.where_present(seat)


def anywhere(g: Inis, _seat: Seat) -> list[Territory]:
    """The whole map."""
    return list(g.map.values())


def clans_in(g: Inis, seat: Seat, count: int, territories: list[Territory]) -> Note:
    """I-2.6: so many clans from the reserve, in these territories."""
    if not territories:
        return idle("note-nowhere")
    count = min(count, g.reserve[seat])
    return among("note-places", territories, count=count) if count else idle("note-no-reserve")


def places(count: int, where: Where = present) -> Foresee:
    """So many clans, each in one of these territories."""
    return lambda g, seat: clans_in(g, seat, count, where(g, seat))


def up_to(room: Callable[[Territory, Seat], int], where: Where = present) -> Foresee:
    """As many clans as the territories have room for, all together."""

    def foresee(g: Inis, seat: Seat) -> Note:
        fitting = [territory for territory in where(g, seat) if room(territory, seat) > 0]
        return clans_in(g, seat, sum(room(territory, seat) for territory in fitting), fitting)

    return foresee


def one_of(where: Where, otherwise: str = "note-nowhere") -> Foresee:
    """One of these territories is chosen."""

    def foresee(g: Inis, seat: Seat) -> Note:
        territories = where(g, seat)
        return among("note-where", territories) if territories else idle(otherwise)

    return foresee


def builds(message: str, where: Where, left: Callable[[Inis], int]) -> Foresee:
    """A building in one of these territories, from what the supply has left (I-17.3)."""

    def foresee(g: Inis, seat: Seat) -> Note:
        territories = where(g, seat)
        return among(message, territories, count=left(g)) if territories else idle("note-nowhere")

    return foresee


def needs(count: Callable[[Inis, Seat], int], otherwise: str) -> Foresee:
    """Nothing to say, but that the card does nothing where this number is 0."""
    return lambda g, seat: Note() if count(g, seat) else idle(otherwise)


def counts(message: str, count: Callable[[Inis, Seat], int], otherwise: str) -> Foresee:
    """A number; without it the card does nothing."""

    def foresee(g: Inis, seat: Seat) -> Note:
        number = count(g, seat)
        return Note(message, {"count": number}) if number else idle(otherwise)

    return foresee


# -- what is brought to light ------------------------------------------------------------------


def tales(g: Inis, _seat: Seat) -> int:
    """I-17.1: Epic Tales that could be drawn, the discard pile included."""
    return len(g.epic_deck) + len(g.epic_discard)


def cards_aside(g: Inis, _seat: Seat) -> int:
    """I-5.5: the Action card set aside, if there is one."""
    return 1 if g.aside else 0


def opponents_cards(kind: str) -> Callable[[Inis, Seat], int]:
    """I-21.1: how many cards of that kind the others hold together."""
    return lambda g, seat: sum(
        len(g.hand_of(other, kind)) for other in range(g.seats) if other != seat
    )


def brings(news: str, foresee: Foresee) -> Foresee:
    """The card shows something hidden as soon as it is played, unless it does nothing."""
    return lambda g, seat: with_news(foresee(g, seat), news)


def with_news(note: Note, news: str) -> Note:
    """The note of an option that brings something hidden to light, so it can't be taken back."""
    if not note.nothing:
        note.reveals = True
        note.next = news
    return note


def from_hand(kind: str, news: str, otherwise: str) -> Foresee:
    """Cards of an opponent are seen: with two players at once, as there is nobody to choose."""
    held = needs(opponents_cards(kind), otherwise)
    return lambda g, seat: with_news(held(g, seat), news) if g.seats == 2 else held(g, seat)


def draws() -> Foresee:
    """I-17.1: Epic Tales are drawn as soon as the card is played."""
    return brings("note-next-draw", needs(tales, "note-no-more-tales"))


def takes_aside() -> Foresee:
    """I-21.2: the card set aside is taken as soon as the card is played."""
    return brings("note-next-aside", needs(cards_aside, "note-no-aside"))
