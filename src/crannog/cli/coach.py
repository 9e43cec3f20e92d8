"""`crannog coach`: a finished match judged decision by decision."""

import hashlib
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from crannog.arena.executor import Executor, in_order
from crannog.arena.kept import Kept
from crannog.arena.places import LOCAL, workers_at
from crannog.arena.seated import what_is_played
from crannog.cli import Language, Seed, language_of, read_json
from crannog.cli.coach_words import lines_of
from crannog.cli.runs import On, RunFile, errors_in
from crannog.coach import Decision, Judging, NoCoach, NotFinished, Point, Review, review
from crannog.coach.review import USUAL, Judges, Told
from crannog.kernel.ask import Seat
from crannog.kernel.errors import BadSeats, CrannogError
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.words import Words

INTERRUPTED: Final = 130
MOST: Final = 100_000  # iterations for a decision


def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save of a finished match.")],
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="The decisions of this seat alone.")
    ] = None,
    budget: Annotated[
        int,
        typer.Option(
            "--budget", metavar="N", min=8, max=MOST, help="Iterations of search for a decision."
        ),
    ] = USUAL,
    seed: Seed = 0,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", min=1, help="Decisions at a time; default: 1, or all that a cluster can do."
        ),
    ] = None,
    on: On = LOCAL,
    run: RunFile = None,
    lang: Language = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.json", help="Write everything there, too.")
    ] = None,
) -> None:
    """Judge every decision of a finished match from what its seat knew.

    It tells each seat's chance of winning over time, the turning points, and the costliest
    decisions with what would have been better and why. The same file, budget and seed always give
    the same, wherever the decisions are judged. Ctrl+C ends it early: what is done until then is
    told, and the exit code is 130. With --run FILE the same command goes on from there.

    \b
    Examples:
      crannog coach inis-1.json
      crannog coach inis-1.json --seat 0 --budget 1000 --jobs 4 --lang uk
      crannog coach oath-2.json --budget 60 --out oath-2-coach.json
    """
    data = read_json(file)
    match = Match.load(data)
    words = Words(language_of(lang), match.game, names_in(data))
    words.players = match.game.player_names(match.state)
    if seat is not None and not 0 <= seat < match.seats:
        last = match.seats - 1
        raise BadSeats(words.text("ui-coach-no-seat", last=last, number=seat))
    work = Judging.of(match, budget, seed)
    with (
        errors_in(words.language),
        Kept(described(match, work, seat), run) as kept,
        workers_at(on, jobs, match.game) as workers,
        stopped_by_key() as stop,
        progress(words) as told,
    ):
        judges = judged_by(workers, work, kept)
        found = reviewed(match, words, budget, seed, seat, told, stop, judges)
    print("\n".join(lines_of(found, match, words)))
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if not found.is_whole:
        raise typer.Exit(INTERRUPTED)


def described(match: Match, work: Judging, seat: Seat | None) -> dict[str, Json]:
    """All that the points follow from."""
    return {
        **what_is_played("coach", match.game, dict(match.options)),
        "match": hashlib.sha256(work.save.encode()).hexdigest(),
        "budget": work.iterations,
        "seed": work.seed,
        "seat": seat,
    }


def judged_by(workers: Executor, work: Judging, kept: Kept) -> Judges:
    """Has these workers judge decisions, but for the first ones, which are kept already."""

    def judges(plan: Sequence[Decision]) -> Iterator[Point]:
        done = [msgspec.msgpack.decode(data, type=Point) for data in kept.parts()]
        yield from done
        rest: Iterator[Point] = in_order(workers, work, plan[len(done) :])
        for number, point in enumerate(rest, len(done)):
            kept.keep(range(number, number + 1), 0.0, msgspec.msgpack.encode(point))
            yield point

    return judges


def reviewed(
    match: Match,
    words: Words,
    budget: int,
    seed: int,
    seat: Seat | None,
    told: Told,
    stop: Callable[[], bool],
    judges: Judges,
) -> Review:
    """The review; why there can be none is told in the person's language."""
    try:
        return review(match, budget, seed, seat, told, stop, judges)
    except NotFinished as error:
        raise CrannogError(words.text("ui-coach-not-finished")) from error
    except NoCoach as error:
        raise CrannogError(words.text("ui-coach-not-here", game=match.game.id)) from error


def names_in(data: Json) -> list[str]:
    """The players' names, where the save has a table of the terminal's."""
    table = data.get("table") if isinstance(data, dict) else None
    seats = table.get("seats") if isinstance(table, dict) else None
    if not isinstance(seats, list):
        return []
    return [str(seat).partition(":")[2].strip() for seat in seats]


@contextmanager
def stopped_by_key() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl+C was pressed. A second one ends the command at once."""
    pressed = False

    def press(_number: int, _frame: object) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(words: Words) -> Iterator[Told]:
    """A bar where a person watches."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(words.text("ui-coach-working"), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
