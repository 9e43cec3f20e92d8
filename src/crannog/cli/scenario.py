"""`crannog scenario` and `crannog state`: positions as files."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from crannog.cli import read_json
from crannog.kernel.errors import CrannogError
from crannog.kernel.match import Match
from crannog.scenarios import (
    Held,
    after_play,
    as_yaml,
    check,
    failures,
    json_schema,
    read_scenario,
)

SCENARIO_SUFFIXES = (".yaml", ".yml")
OK, FAILED, BAD = 0, 1, 2
INDENT = " " * 10


def scenario(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE...", help="Scenario files, in YAML.")
    ] = None,
    only_check: Annotated[
        bool, typer.Option("--check", help="Check form, ids and position; play nothing.")
    ] = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of the form, for editors.")
    ] = False,
) -> None:
    """Run scenarios: position, choices, expectations.

    Each file is told on one line, with what went otherwise below it. The exit code is 0 if all is
    as expected, 1 if an expectation failed or a choice was refused, 2 if a file is no scenario.
    docs/guide/scenarios.md describes the form.

    \b
    Examples:
      crannog scenario tests/scenarios/*.yaml
      crannog scenario fuzz-inis-4-17.yaml
      crannog scenario --check my.yaml
      crannog scenario --schema > scenario.schema.json
    """
    if schema:
        print(json.dumps(json_schema(), indent=2))
        return
    if not files:
        raise CrannogError("which scenario? name one or more files; --schema needs none")
    codes = [run_file(path, only_check) for path in files]
    counts = [f"{codes.count(OK)} ok"]
    counts += [f"{codes.count(FAILED)} failed"] * (FAILED in codes)
    counts += [f"{codes.count(BAD)} bad"] * (BAD in codes)
    print(f"{len(codes)} scenarios: {', '.join(counts)}")
    if max(codes) != OK:
        raise typer.Exit(max(codes))


def run_file(path: Path, only_check: bool) -> int:
    """Runs one scenario, or only checks it, and tells how it went."""
    wrong: list[str] = []
    try:
        read = read_scenario(path)
        if only_check:
            check(read)
        else:
            wrong = failures(read)
    except (CrannogError, OSError) as error:
        reason = str(error.strerror if isinstance(error, OSError) else error)
        lines = reason.replace("\n", f"\n{INDENT}")
        print(f"BAD     {path}: {lines}", file=sys.stderr)
        return BAD
    print(f"{'FAILED' if wrong else 'ok':7} {path}: {read.title}")
    for problem in wrong:
        print(f"{INDENT}{problem}")
    return FAILED if wrong else OK


def state(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save, or a scenario.")],
    after: Annotated[
        int | None, typer.Option("--after", min=0, help="Only after this many choices.")
    ] = None,
) -> None:
    """Print the state of a save or a scenario.

    The whole state, secrets included, as YAML: the form in which a scenario gives its position.

    \b
    Examples:
      crannog state saves/inis.json
      crannog state tests/scenarios/festival_toll.yaml --after 0
    """
    match = match_of(file)
    if after is not None:
        if isinstance(match, Held):
            raise CrannogError("a scenario with `stop: here` has no choices to count")
        match.rewind(after)
    print(as_yaml(match.game.export(match.state)), end="")


def match_of(path: Path) -> Match | Held:
    """The match that a scenario (.yaml) or else a save holds, after all its choices."""
    if path.suffix not in SCENARIO_SUFFIXES:
        return Match.load(read_json(path))
    return after_play(read_scenario(path))
