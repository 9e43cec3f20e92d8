"""What a coach found, in words for the terminal."""

from collections.abc import Iterator
from typing import Final

from crannog.bots.reasons import Change
from crannog.coach import TEAM, Better, Point, Review, Turn
from crannog.coach.review import CLEAR
from crannog.kernel.ask import Ask, Choice, Seat
from crannog.kernel.match import Match
from crannog.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48  # columns of a line
MOST_DECISIONS: Final = 8  # of a line, the costliest
MOST_EVENTS: Final = 3


def lines_of(found: Review, match: Match, words: Words) -> list[str]:
    """The whole report."""
    return list(Report(found, match, words).lines())


class Report:
    """A review and the words for it."""

    def __init__(self, found: Review, match: Match, words: Words) -> None:
        self.found = found
        self.match = match
        self.words = words

    def lines(self) -> Iterator[str]:
        """The lines of the seats, the turning points, the costliest decisions."""
        found, text = self.found, self.words.text
        if not found.is_whole:
            yield text("ui-coach-stopped", done=len(found.points), count=found.of)
            yield ""
        yield text("ui-coach-chances")
        for line, points in self.by_line().items():
            first, last = points[0].chance, points[-1].chance
            yield f"  {self.bars(points)}  {percent(first)} → {percent(last)}  {self.name(line)}"
        yield ""
        yield text("ui-coach-turns")
        turned = [(point, point.turn) for point in found.turning_points() if point.turn]
        for point, turn in turned:
            yield from self.turn(point, turn)
        if not turned:
            yield "  " + text("ui-coach-no-turns")
        yield ""
        yield text("ui-coach-decisions")
        yield "  " + text("ui-coach-brackets" if self.costliest() else "ui-coach-no-decisions")
        for point in self.costliest():
            yield from self.decision(point)
        yield ""
        yield text("ui-coach-how", count=found.iterations, seed=found.seed)

    def by_line(self) -> dict[Seat, list[Point]]:
        """The points of each line."""
        points = self.found.points
        lines = sorted({point.line for point in points})
        return {line: [point for point in points if point.line == line] for line in lines}

    def name(self, line: Seat) -> str:
        """Whose line it is."""
        return self.words.text("ui-coach-team") if line == TEAM else self.words.seat(line)

    def bars(self, points: list[Point]) -> str:
        """The line as a row of bars: at each place the last point before it."""
        total = max(1, len(self.match.choices))
        row = []
        for column in range(WIDTH):
            until = total * (column + 1) / WIDTH
            past = [point for point in points if point.count <= until]
            shown = past[-1] if past else points[0]
            row.append(BARS[round(shown.chance * (len(BARS) - 1))])
        return "".join(row)

    def turn(self, point: Point, turn: Turn) -> Iterator[str]:
        """What turned the match, and by how much."""
        before, after = percent(point.chance - turn.change), percent(point.chance)
        yield f"  #{turn.count + 1}  {self.name(point.line)}: {before} → {after}"
        told = [
            self.words.event(event)
            for event in self.match.events(turn.since, point.seat)[: turn.until - turn.since]
        ]
        chosen = self.chosen(turn.seat, turn.count)
        yield f"      {self.words.seat(turn.seat)}: {chosen}"
        yield from (f"      {sentence}" for sentence in told[:MOST_EVENTS])

    def chosen(self, seat: Seat, count: int) -> str:
        """A choice of the match in words."""
        return self.words.option(self.match.choices[count][1])

    def costliest(self) -> list[Point]:
        """The decisions of each line that gave away most, in their order."""
        worst: list[Point] = []
        for points in self.by_line().values():
            costly = [point for point in points if point.better and point.lost >= CLEAR]
            costly.sort(key=lambda point: point.lost, reverse=True)
            worst += costly[:MOST_DECISIONS]
        return [point for point in self.found.points if point in worst]

    def decision(self, point: Point) -> Iterator[str]:
        """A decision and what would have been better."""
        words = self.words
        ask = Ask(point.seat, point.prompt, [], "", tuple(point.args))
        yield f"  #{point.count + 1}  {words.seat(point.seat)}: {words.prompt(ask)}"
        chosen = words.option(tuple(point.chosen))
        yield "      " + words.text("ui-coach-chosen", option=chosen, chance=percent(point.after))
        for better in point.better:
            yield f"    + {words.option(tuple(better.choice))}: {percent(better.chance)}"
            yield from (f"        {reason}" for reason in self.reasons(better))

    def reasons(self, better: Better) -> Iterator[str]:
        """Why it is better, in the game's own terms."""
        words = self.words
        if better.wins:
            yield words.text("ui-coach-wins")
        if better.changes:
            yield "; ".join(self.change(one) for one in better.changes)
        for effect in better.effects[:MOST_EVENTS]:
            yield words.event({"kind": effect.kind, "rule": effect.rule, "args": [*effect.args]})
        if better.then:
            then = "; ".join(words.option(as_choice(choice)) for choice in better.then)
            yield words.text("web-hint-then", options=then)

    def change(self, one: Change) -> str:
        """A count now, after the better option, and after the chosen one."""
        name = self.words.text(f"gauge-{one.gauge}")
        whose = name if one.seat < 0 else f"{self.words.seat(one.seat)}, {name}"
        count = str(one.after) if one.before == one.after else f"{one.before} → {one.after}"
        return f"{whose} {count} ({one.other})"


def as_choice(atoms: list[str | int]) -> Choice:
    """A choice as the rules know it."""
    return tuple(atoms)


def percent(chance: float) -> str:
    """A chance for people."""
    return f"{round(100 * chance)}%"
