"""What can go wrong at the kernel's door, each with a kind and exact message."""

from crannog.kernel.ask import Choice, Seat


class CrannogError(Exception):
    """Base of every error that a person may see; its text says what would have been right."""


class IllegalChoice(CrannogError):
    """A choice that is not among the options. The match is unchanged. `rule` says why."""

    def __init__(self, seat: Seat, choice: Choice, rule: str, why: str) -> None:
        super().__init__(f"seat {seat} may not choose {list(choice)!r}: {why} ({rule})")
        self.seat = seat
        self.choice = choice
        self.rule = rule
        self.why = why


class UndoRefused(CrannogError):
    """An undo that would pass a reveal, a draw, a toss or another seat's choice without consent.

    `needs` names the seats whose consent would allow it (empty: there is nothing to undo);
    `reveal` tells whether something was revealed since, `others` whether others chose since.
    """

    def __init__(self, why: str, needs: frozenset[Seat], reveal: bool, others: bool) -> None:
        super().__init__(why)
        self.needs = needs
        self.reveal = reveal
        self.others = others


class NotProvided(CrannogError):
    """A part that the game leaves out; the message says which, and what needs it."""


class UnknownGame(CrannogError):
    """No installed game has that id."""


class BadOption(CrannogError):
    """A game option that does not exist, or a value it does not take."""


class BadSeats(CrannogError):
    """A number of seats that the game is not played with."""


class BadSave(CrannogError):
    """A save that is not one, or whose choices the rules refuse."""


class WrongVersion(BadSave):
    """A save made with other rules than those installed."""


class BrokenRules(CrannogError):
    """A game's rules ask without an option: a defect of the game."""


class BadPosition(CrannogError):
    """A position that cannot occur; the message names the broken rule."""
