"""What turned the match: the choice between two points of a line that changed most."""

from typing import Final

from crannog.coach.course import Course
from crannog.coach.judge import Judge
from crannog.coach.points import Point, Turn

LARGE: Final = 0.12  # a change of the chance that is worth the name of a turning point


def turn_between(course: Course, judge: Judge, before: Point, now: Point, seed: int) -> Turn | None:
    """What made the chance so different since the line's previous point, if it is."""
    change = now.chance - before.chance
    if abs(change) < LARGE:
        return None
    blunder = before.lost > -change / 2 > 0
    halving = Halving(course, judge, before, now, seed)
    if not (blunder or halving.confirms(change)):
        return None
    count = before.count if blunder else halving.greatest()
    seat, choice = course.choices[count]
    match = course.at(count + 1)
    return Turn(
        change=change,
        seat=seat,
        count=count,
        choice=list(choice),
        since=match.events_before(count),
        until=match.told,
        blunder=blunder,
    )


class Halving:
    """Halves what lies between two points, and goes on with the half that changed more."""

    def __init__(self, course: Course, judge: Judge, before: Point, now: Point, seed: int) -> None:
        self.course = course
        self.judge = judge
        self.before = before
        self.now = now
        self.seed = seed
        self.first = self.outlook(before.count)
        self.last = self.outlook(now.count)

    def confirms(self, change: float) -> bool:
        """Whether the change is seen by playing on, too: a search alone may err."""
        seen = self.last - self.first
        return seen * change > 0 and abs(seen) > LARGE / 2

    def greatest(self) -> int:
        """The number of the choice that changed most."""
        low, high = self.before.count, self.now.count
        was, comes = self.first, self.last
        rising = comes > was
        while high - low > 1:
            middle = (low + high) // 2
            there = self.outlook(middle)
            earlier = there - was > comes - there
            if earlier == rising:
                high, comes = middle, there
            else:
                low, was = middle, there
        return low

    def outlook(self, count: int) -> float:
        """The chance after so many choices, from what the seat knew then."""
        return self.judge.outlook(self.course.at(count), self.now.seat, self.seed)
