"""What can go wrong at the kernel's door, each with a kind and exact message."""

from collections.abc import Mapping

from crannog.kernel.ask import Atom, Choice, Seat


class CrannogError(Exception):
    """Base of every error that a person may see; its text says what would have been right."""


class Refusal:
    """Why a choice is not offered: the rule, and a sentence.

    The sentence is the id of a message, which begins with `why-`, with arguments by name. Their
    names tell their kinds, as in prompts: `land`, `count2`. `Words.refusal` says it in a language.
    """

    __slots__ = ("args", "rule", "why")

    def __init__(self, rule: str, why: str, args: Mapping[str, Atom] | None = None) -> None:
        self.rule = rule
        self.why = why
        self.args = dict(args or {})

    def __str__(self) -> str:
        told = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"{self.why}{told} ({self.rule})"


class IllegalChoice(CrannogError):
    """A choice that is not among the options. The match is unchanged. `refusal` says why."""

    def __init__(self, seat: Seat, choice: Choice, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not choose {list(choice)!r}: {refusal}")
        self.seat = seat
        self.choice = choice
        self.refusal = refusal
        self.rule = refusal.rule


class UndoRefused(CrannogError):
    """A choice that may not be taken back, or not without the consent of others.

    `needs` names the seats whose consent would allow it; empty: nobody can. The reasons: `over`
    (the match has ended), `reveal` (something was drawn, tossed, looked at or put to others since),
    `others` (others have chosen since). None of the three: the seat has made no choice yet.
    """

    def __init__(
        self,
        why: str,
        needs: frozenset[Seat] = frozenset(),
        reveal: bool = False,
        others: bool = False,
        over: bool = False,
    ) -> None:
        super().__init__(why)
        self.needs = needs
        self.reveal = reveal
        self.others = others
        self.over = over


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
