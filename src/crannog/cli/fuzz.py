"""`crannog fuzz`: random play in search of defects."""

import shlex
from collections import Counter
from pathlib import Path
from time import perf_counter, time
from typing import Annotated

import typer

from crannog.arena.executor import in_order
from crannog.arena.fuzz import Catch, Hunt
from crannog.arena.pool import local
from crannog.cli import GameId, GameOptions, Jobs, Seats, Seed, options_of
from crannog.cli.runs import with_progress
from crannog.kernel.errors import NotProvided
from crannog.kernel.game import Game, find_game


def fuzz(
    game: GameId,
    seats: Seats,
    games: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0, help="Begin no match after this time.")
    ] = None,
    deep: Annotated[
        int,
        typer.Option("--deep", min=0, metavar="K", help="Costly checks on every K-th decision."),
    ] = 100,
    chain: Annotated[
        int,
        typer.Option("--chain", min=1, metavar="N", help="Each time N matches, one from another."),
    ] = 1,
    seed: Seed = 0,
    jobs: Jobs = 1,
    max_decisions: Annotated[
        int, typer.Option("--max-decisions", min=1, help="A longer match counts as unfinished.")
    ] = 100_000,
    option: GameOptions = None,
    out: Annotated[
        Path, typer.Option("--out", help="The folder for the scenario of a defect.")
    ] = Path("."),
) -> None:
    """Play at random in search of defects.

    The invariants are checked after every choice, and much more on every K-th decision: nobody
    sees what he can't know, nor could by taking choices back; save and load, a snapshot, undo and
    redo give the same match; a fork can be played on; what is not offered is refused and changes
    nothing. --deep 0 leaves these costly checks out.
    With --chain N each game is N matches: each begins with what the last one left.
    The first defect ends the run: it is written as a scenario, and the exit code is 1.

    \b
    Examples:
      crannog fuzz inis --seats 4 --games 200
      crannog fuzz inis --seats 3 --games 10000 --deep 1000 --jobs 2 --seconds 1200
      crannog fuzz oath --seats 4 --games 200 --chain 20 --deep 0
    """
    found = find_game(game)
    found.check_seats(seats)
    options = options_of(found, option)
    if deep:
        check_parts(found)
    if chain > 1 and not found.provides("leaves"):
        raise NotProvided(f"a match of {game} leaves nothing: there are no chains of them")
    deadline = None if seconds is None else time() + seconds
    hunts = (
        Hunt(found, seats, seed + n, options, deep, max_decisions, deadline, chain)
        for n in range(games)
    )
    started = perf_counter()
    catches: list[Catch] = []
    with local(jobs) as executor:
        played = in_order(executor, Hunt.run, hunts)
        for catch in with_progress(played, games, f"fuzz {game}, {seats} seats"):
            if catch is None:
                break
            catches.append(catch)
            if catch.defect:
                break
    print_catches(catches, perf_counter() - started)
    if catches and catches[-1].defect:
        tell_defect(catches[-1], out, f"fuzz-{game}-{seats}-{catches[-1].seed}")
        raise typer.Exit(1)


def check_parts(game: Game) -> None:
    """The costly checks compare whole states and look for leaks: the game must allow for both."""
    for part in ("redraw", "export"):
        if not game.provides(part):
            raise NotProvided(
                f"{game.id} has no {part}(): the costly checks need it; --deep 0 leaves them out"
            )


def print_catches(catches: list[Catch], seconds: float) -> None:
    """The run in numbers."""
    tallies = [tally for catch in catches for tally in catch.tallies]
    finished = [tally for tally in tallies if tally.finished]
    decisions = sum(tally.decisions for tally in tallies)
    print(f"games      {len(tallies)}, finished {len(finished)}, {seconds:.1f} s")
    longest = max((tally.decisions for tally in tallies), default=0)
    print(f"decisions  {decisions}, longest match {longest}")
    for reason, count in Counter(tally.reason for tally in finished).most_common():
        print(f"ended by   {reason}: {count}")
    checks: Counter[str] = Counter()
    for catch in catches:
        checks.update(catch.checks)
    print(f"checks     {', '.join(f'{name} {count}' for name, count in checks.items()) or 'none'}")


def tell_defect(catch: Catch, folder: Path, name: str) -> None:
    """Writes the defect's scenario to a new file and says how to run it again."""
    path = write_new(folder, name, catch.scenario)
    print(f"DEFECT     seed {catch.seed}: {catch.defect}")
    print(f"written    {path}")
    print(f"again      {shlex.join(['crannog', 'scenario', str(path)])}")


def write_new(folder: Path, name: str, text: str) -> Path:
    """Writes to the first free name: NAME.yaml, NAME-2.yaml and so on; overwrites nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / (f"{name}.yaml" if number == 1 else f"{name}-{number}.yaml")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        else:
            return path
