"""The coach judges from what the seat knew: two worlds alike to the seat give the same point."""

import pytest

from crannog.coach import Coach, Course, Decision
from crannog.coach.judge import SearchJudge
from crannog.kernel import Match, Rng
from tests.bots.twins import peep, twin_of
from tests.coach.matches import golden

BUDGET = 8


class InOtherWorld(Course):
    """A course of which one place is shown in another world."""

    def __init__(self, course: Course, twin: Match) -> None:
        super().__init__(course.match, course.choices)
        self.twin = twin

    def at(self, count: int) -> Match:
        return self.twin if count == len(self.twin.choices) else super().at(count)


def twins(name: str, most: int) -> list[tuple[Course, InOtherWorld, Decision]]:
    """Decisions of a match, each with another world that its seat can't tell from the real one."""
    course = Course.of(golden(name))
    rng = Rng(7)
    found: list[tuple[Course, InOtherWorld, Decision]] = []
    for decision in course.decisions():
        match = course.at(decision.count)
        twin = None if decision.end or len(found) == most else twin_of(match, decision.seat, rng)
        if twin is not None:
            found.append((course, InOtherWorld(course, twin), decision))
    return found


@pytest.mark.parametrize("name", ["inis-3", "horizons-2", "oath-3"])
def test_two_worlds_alike_to_the_seat_give_the_same_point(name: str):
    compared = twins(name, 6)
    assert len(compared) >= 3
    for course, other, decision in compared:
        judge = SearchJudge(course.match.game, BUDGET)
        real = Coach(course, judge, 1).judged(decision, 5)
        assert Coach(other, judge, 1).judged(decision, 5) == real
        seats = (course.at(decision.count), decision.seat, 3)
        assert judge.outlook(other.twin, *seats[1:]) == judge.outlook(*seats)


def test_a_coach_that_peeps_is_found_out(monkeypatch: pytest.MonkeyPatch):
    """Otherwise the test above would prove little."""
    peep(monkeypatch)
    differ = 0
    for course, other, decision in twins("inis-3", 6):
        judge = SearchJudge(course.match.game, BUDGET)
        real = Coach(course, judge, 1).judged(decision, 5)
        differ += Coach(other, judge, 1).judged(decision, 5) != real
    assert differ > 0
