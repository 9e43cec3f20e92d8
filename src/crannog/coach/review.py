"""A review: every decision of a finished match judged from what its seat knew."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from crannog.bots.base import Chair, Stop, never
from crannog.bots.greedy import Line, Trials
from crannog.bots.reasons import Change, changes, effects
from crannog.coach.course import Course, Decision
from crannog.coach.judge import Judge, Judged, SearchJudge
from crannog.coach.points import Better, Effect, Point
from crannog.coach.turns import turn_between
from crannog.kernel.ask import Choice, Seat
from crannog.kernel.match import Match
from crannog.kernel.rng import Rng
from crannog.parts.habits import habits_of

Told: TypeAlias = Callable[[int, int], None]
Judges: TypeAlias = Callable[[Sequence[Decision]], Iterator[Point]]

USUAL: Final = 200  # iterations for a decision
CLEAR: Final = 0.04  # so much more chance makes an option better
MOST_BETTER: Final = 3
MOST_TURNS: Final = 6  # turning points of one match


class Review(msgspec.Struct):
    """What the coach found: the points in order, and of how many decisions and ends they are.

    Where it was stopped early, `points` has what was done until then.
    """

    game: str
    rules: int
    seats: int
    iterations: int
    seed: int
    of: int
    points: list[Point]

    @property
    def is_whole(self) -> bool:
        """Whether everything was looked at."""
        return len(self.points) == self.of

    def turning_points(self) -> list[Point]:
        """The points with the largest changes, in their order."""
        turned = [point for point in self.points if point.turn is not None]
        turned.sort(key=change_of, reverse=True)
        largest = turned[:MOST_TURNS]
        return [point for point in self.points if point in largest]


def change_of(point: Point) -> float:
    """How much has changed at the point."""
    return 0.0 if point.turn is None else abs(point.turn.change)


def nobody(done: int, of: int) -> None:
    """Nobody is told how far a review has come."""


def review(
    match: Match,
    iterations: int = USUAL,
    seed: int = 0,
    seat: Seat | None = None,
    told: Told = nobody,
    stop: Stop = never,
    judges: Judges | None = None,
) -> Review:
    """Reviews a finished match, or what was played by one seat.

    The same match, iterations and seed always give the same review. `told` hears how many points
    are done, of how many; `stop` is asked before each, and what is done until then is kept.
    `judges` do `Judging` on each decision, in this order, where others help this process.
    """
    course = Course.of(match)
    coach = Coach(course, SearchJudge(match.game, iterations), seed)
    plan = [one for one in course.decisions() if seat is None or one.seat == seat]
    found = map(coach.by_itself, plan) if judges is None else judges(plan)
    points: list[Point] = []
    for decision in plan:
        if stop():
            break
        points.append(coach.turned(decision, next(found), previous(points, decision)))
        told(len(points), len(plan))
    game = match.game
    return Review(
        game=game.id,
        rules=game.version,
        seats=match.seats,
        iterations=iterations,
        seed=seed,
        of=len(plan),
        points=points,
    )


class Coach:
    """Judges the decisions of one course, each by itself: in any order, it says the same."""

    def __init__(self, course: Course, judge: Judge, seed: int) -> None:
        self.course = course
        self.judge = judge
        self.seed = seed

    def point(self, decision: Decision, before: Point | None) -> Point:
        """The decision's point, with what has turned the match since the one before."""
        return self.turned(decision, self.by_itself(decision), before)

    def by_itself(self, decision: Decision) -> Point:
        """The decision's point, whatever came before it."""
        seed = seed_of(self.seed, decision)
        return self.end(decision) if decision.end else self.judged(decision, seed)

    def turned(self, decision: Decision, found: Point, before: Point | None) -> Point:
        """The point with what has turned the match since the one before."""
        if before is not None:
            seed = seed_of(self.seed, decision)
            found.turn = turn_between(self.course, self.judge, before, found, ~seed)
        return found

    def end(self, decision: Decision) -> Point:
        """The result, as the last point of a line."""
        match = self.course.at(decision.count)
        chance = self.judge.outlook(match, decision.seat, 0)
        return Point(
            seat=decision.seat,
            line=decision.line,
            count=decision.count,
            told=match.told,
            chance=chance,
            after=chance,
            prompt="",
            args=[],
            chosen=[],
            options=0,
            better=[],
        )

    def judged(self, decision: Decision, seed: int) -> Point:
        """What the seat could expect, and what would have been better."""
        match = self.course.at(decision.count)
        chair = Chair(match, decision.seat)
        chosen = self.course.choices[decision.count][1]
        options = self.judge.options(chair, chosen, seed)
        taken = next(judged for judged in options if judged.choice == chosen)
        clearly = [judged for judged in options if judged.chance >= taken.chance + CLEAR]
        reasons = Reasons(chair, taken, seed)
        return Point(
            seat=decision.seat,
            line=decision.line,
            count=decision.count,
            told=match.told,
            chance=options[0].chance,
            after=taken.chance,
            prompt=chair.ask.prompt,
            args=list(chair.ask.args),
            chosen=list(chosen),
            options=len(chair.ask.options),
            better=[reasons.better(judged) for judged in clearly[:MOST_BETTER]],
        )


@dataclass(frozen=True, slots=True)
class Judging:
    """The work on a decision, for a process that knows nothing of the match: its save as JSON."""

    save: str
    iterations: int
    seed: int

    @classmethod
    def of(cls, match: Match, iterations: int, seed: int) -> "Judging":
        """The work on the decisions of this match."""
        return cls(json.dumps(match.save()), iterations, seed)

    def __call__(self, decision: Decision) -> Point:
        """The decision's point, whatever came before it."""
        return coach_for(self).by_itself(decision)


@lru_cache(maxsize=1)
def coach_for(work: Judging) -> Coach:
    """The coach of this process, who remembers how far the match has been walked through."""
    match = Match.load(json.loads(work.save))
    return Coach(Course.of(match), SearchJudge(match.game, work.iterations), work.seed)


class Reasons:
    """Why options are better than the one that was taken: both are tried in the same world."""

    def __init__(self, chair: Chair, taken: Judged, seed: int) -> None:
        self.chair = chair
        self.seed = seed
        self.taken = taken

    def better(self, judged: Judged) -> Better:
        """The option with its reasons."""
        line = self.line(judged)
        found = self.changes(line)
        result = None if line is None or line.end is None else line.end.result
        return Better(
            choice=list(judged.choice),
            chance=judged.chance,
            wins=result is not None and self.chair.seat in result.winners,
            changes=found,
            effects=[] if found else self.effects(judged.choice),
            then=[list(choice) for choice in judged.then],
        )

    def line(self, judged: Judged) -> Line | None:
        """How it goes on after the option, to a quiet moment; None if the game can't judge that."""
        if not self.chair.game.provides("evaluate"):
            return None
        trials = Trials(self.chair, habits_of(self.chair.game), self.seed)
        return trials.play(judged.choice, (judged.choice, *judged.then))

    def changes(self, line: Line | None) -> list[Change]:
        """The counts that are otherwise after the taken option."""
        instead = self.line(self.taken)
        if line is None or instead is None:
            return []
        return [one for one in changes(self.chair, line, instead) if one.after != one.other]

    def effects(self, choice: Choice) -> list[Effect]:
        """What the option surely brings at once."""
        return [
            Effect(n, event.kind, event.rule, list(event.args))
            for n, event in enumerate(effects(self.chair, choice, self.seed))
        ]


def previous(points: Sequence[Point], decision: Decision) -> Point | None:
    """The last of the points on the decision's line."""
    return next((point for point in reversed(points) if point.line == decision.line), None)


def seed_of(seed: int, decision: Decision) -> int:
    """Chance of its own for each decision; what others chose has no say in it."""
    by_seat = Rng(Rng(seed).bits() + decision.seat).bits()
    return Rng(by_seat + decision.index).bits()
