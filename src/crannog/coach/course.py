"""A finished match, walked through again, and where its seats really had something to decide."""

from dataclasses import dataclass, replace
from typing import Final

from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match
from crannog.parts.habits import Habits, habits_of

TEAM: Final = -1  # the line of all together


class NotFinished(CrannogError):
    """The match is not over."""


class NoCoach(CrannogError):
    """The game does not give what a coach needs."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Where a point of a line is: before the choice number `count` (from 0) of a seat.

    `line` is the seat, or TEAM where all win or lose together. `index` counts the seat's own
    decisions from 0; the seat knows it, whatever else was chosen. `end`: no decision but the end of
    the match.
    """

    count: int
    seat: Seat
    line: Seat
    index: int
    end: bool = False


class Course:
    """The choices of a finished match, and the match itself at any place among them."""

    def __init__(self, match: Match, choices: list[tuple[Seat, Choice]]) -> None:
        """`match` stands somewhere on the way and is the course's own from now on."""
        self.match = match
        self.choices = choices

    @classmethod
    def of(cls, match: Match) -> "Course":
        """The course of a match; NotFinished and NoCoach say why it has none."""
        check_coached(match)
        return cls(match.fresh(), list(match.choices))

    def at(self, count: int) -> Match:
        """The match after its first `count` choices."""
        if count < len(self.match.choices):
            self.match.rewind(count)
        self.match.replay(self.choices[len(self.match.choices) : count])
        return self.match

    def decisions(self) -> list[Decision]:
        """Every decision that is worth a word, in order, and the end of each line."""
        habits = habits_of(self.match.game)
        own = [0] * self.match.seats
        found: list[Decision] = []
        for count, (seat, choice) in enumerate(self.choices):
            ask = self.at(count).pending.get(seat)
            if ask is not None and choice in ask.options and is_decision(ask, habits):
                line = TEAM if self.match.game.cooperative else seat
                found.append(Decision(count, seat, line, own[seat]))
                own[seat] += 1
        last = {decision.line: decision for decision in found}
        return found + [self.end_of(decision) for decision in last.values()]

    def end_of(self, last: Decision) -> Decision:
        """The end of the match, after the last decision of a line."""
        return replace(last, count=len(self.choices), index=last.index + 1, end=True)


def check_coached(match: Match) -> None:
    """Refuses a match that goes on, and a game whose secrets can't be redrawn."""
    if match.result is None:
        raise NotFinished(
            "the match is not over: the coach would tell each seat what the others hold. "
            "Finish it first"
        )
    if not match.game.provides("redraw"):
        raise NoCoach(
            f"{match.game.id} has no redraw(): the coach can't tell what a seat could not know"
        )


def is_decision(ask: Ask, habits: Habits) -> bool:
    """Whether there was something to think about."""
    trivial = ask.optional or ask.prompt in habits.free or ask.prompt in habits.easy
    return len(ask.options) > 1 and not trivial
