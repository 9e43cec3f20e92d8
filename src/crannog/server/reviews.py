"""The coach's reviews of finished matches, a decision at a time.

A review goes on only while somebody listens to it: whoever hangs up has stopped it. What was found
is kept, so that the next listener has it at once and it goes on from there. Matches are judged in a
process of their own: tables, bots and replays don't notice.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

import msgspec

from crannog.coach import Coach, Course, Decision, Point, previous
from crannog.coach.course import check_coached
from crannog.coach.judge import SearchJudge
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.server.processes import Limits, Places, ProcessEnded, Worker
from crannog.server.schemas import DEPTHS, ReviewUpdate
from crannog.server.setup import Setup
from crannog.server.store import Store
from crannog.server.table.loading import net_choices

T = TypeVar("T")

SEED: Final = 1
KEPT: Final = 64  # reviews
KEPT_COURSES: Final = 8  # matches, in the process
SECONDS: Final = 120.0  # for one decision
NICE: Final = 15
MOST_AT_ONCE: Final = 16  # reviews that are listened to; their decisions take turns
MOST_OF_ONE: Final = 2  # of one address


class ReviewFailed(CrannogError):
    """A decision that could not be judged."""


# -- in the coach's process --------------------------------------------------------------------

_courses: OrderedDict[str, Course] = OrderedDict()


def course_of(table: str, setup: Setup, choices: list[tuple[Seat, Choice]]) -> Course:
    """The table's match in this process."""
    course = _courses.pop(table, None)
    if course is None or course.choices != choices:
        course = Course(setup.fresh_match(), choices)
    _courses[table] = course
    while len(_courses) > KEPT_COURSES:
        _courses.popitem(last=False)
    return course


def plan(table: str, setup: Setup, choices: list[tuple[Seat, Choice]]) -> list[Decision]:
    """What there is to judge."""
    course = course_of(table, setup, choices)
    check_coached(course.at(len(choices)))
    return course.decisions()


def judge(
    table: str,
    setup: Setup,
    choices: list[tuple[Seat, Choice]],
    decision: Decision,
    before: Point | None,
    iterations: int,
) -> Point:
    """One decision's point; `before` is the last one on its line."""
    course = course_of(table, setup, choices)
    judge = SearchJudge(course.match.game, iterations)
    return Coach(course, judge, SEED).point(decision, before)


# -- in the service ----------------------------------------------------------------------------


class Kept:
    """What was found so far of one match with one depth."""

    def __init__(self, choices: list[tuple[Seat, Choice]]) -> None:
        self.choices = choices
        self.plan: list[Decision] = []
        self.points: list[Point] = []
        self.working = asyncio.Lock()  # many may listen, one at a time has the next point judged

    def is_whole(self) -> bool:
        """Whether everything was judged."""
        return bool(self.plan) and len(self.points) == len(self.plan)

    def update(self, since: int) -> ReviewUpdate:
        """The points from number `since` on."""
        return ReviewUpdate(len(self.points), len(self.plan), self.points[since:])


class Reviews:
    """Has finished matches judged for those who listen."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, str], Kept] = OrderedDict()
        self.worker = Worker(Limits(SECONDS, nice=NICE))
        self._places = Places("reviews", MOST_AT_ONCE, MOST_OF_ONE)

    async def listen(
        self, table: str, setup: Setup, depth: str, address: str = ""
    ) -> AsyncIterator[ReviewUpdate]:
        """What is known already, then each further point as soon as it is judged."""
        choices = await asyncio.to_thread(self._choices, table, setup)
        bare = msgspec.structs.replace(setup, choices=[])
        kept = self._kept_of(table, depth, choices)
        if kept.is_whole():
            yield kept.update(0)
            return
        with self._places.one(address):
            async with kept.working:
                if not kept.plan:
                    kept.plan = await self._run(plan, table, bare, choices)
            yield kept.update(0)
            sent = len(kept.points)
            while sent < len(kept.plan):
                async with kept.working:
                    if sent == len(kept.points):
                        await self._judge_next(table, bare, kept, DEPTHS[depth])
                yield kept.update(sent)
                sent = len(kept.points)

    async def _judge_next(self, table: str, setup: Setup, kept: Kept, iterations: int) -> None:
        decision = kept.plan[len(kept.points)]
        before = previous(kept.points, decision)
        point = await self._run(judge, table, setup, kept.choices, decision, before, iterations)
        kept.points.append(point)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        try:
            return await self.worker.run(work, *args)
        except TimeoutError as error:
            seconds = self.worker.limits.seconds
            raise ReviewFailed(f"a decision may take {seconds:g} seconds") from error
        except ProcessEnded as error:
            raise ReviewFailed("its process ended") from error

    def _kept_of(self, table: str, depth: str, choices: list[tuple[Seat, Choice]]) -> Kept:
        """What is kept of the match as it stands; a match for practice may have gone on."""
        kept = self._kept.pop((table, depth), None)
        if kept is None or kept.choices != choices:
            kept = Kept(choices)
        self._kept[table, depth] = kept
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    def _choices(self, table: str, setup: Setup) -> list[tuple[Seat, Choice]]:
        return net_choices(setup.first_choices(), self._store.read_entries(table))

    def close(self) -> None:
        """Ends the process."""
        self.worker.close()
