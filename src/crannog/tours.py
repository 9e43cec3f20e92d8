"""First-game guides: a game's prepared positions and the steps that lead through them.

A game that has one keeps in its folder `tours` a file `guide.toml`, which names the chapters and
their steps, and one scenario (docs/guide/scenarios.md) for each chapter: `position` is where the
chapter begins, `play` is the line it follows, every choice of every seat. Who is asked for a
reaction at a table and has nothing to decide follows from these: the line that clients get holds
such silent answers, too, because the table counts them. The words of a step are the message
`tour-<chapter>-<step>` of the game. The browser client walks through it.
"""

import json
import tomllib
from functools import cache
from itertools import islice
from typing import Final

import msgspec

from crannog.kernel.ask import Choice, Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.game import Game
from crannog.kernel.match import Match
from crannog.kernel.state import Json
from crannog.packages import text_of
from crannog.scenarios import Scenario, parse_scenario

FOLDER: Final = "tours"
GUIDE: Final = "guide.toml"


class NoTour(CrannogError):
    """A game without a first-game guide."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to read or to do."""

    id: str
    moves: int = 0  # how many choices of the chapter's `play` belong to it
    look: list[str] = []  # what it is about: atom keys, or parts of the table as `area:hand`
    rules: list[str] = []  # the rules one click away


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A position and the steps through its play."""

    id: str  # also the name of its scenario
    step: list[Step]


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A game's guide as its file holds it."""

    chapter: list[Chapter]


def has_tour(game: Game) -> bool:
    """Whether the game has a first-game guide."""
    return text_of(game.package, FOLDER, GUIDE) is not None


def read_guide(game: Game) -> Guide:
    """The game's guide; raises NoTour where there is none."""
    text = text_of(game.package, FOLDER, GUIDE)
    if text is None:
        raise NoTour(f"{game.id} has no first-game guide")
    return msgspec.convert(tomllib.loads(text), Guide)


def scenario_text(game: Game, chapter: str) -> str:
    """The scenario of a chapter, as it is written."""
    text = text_of(game.package, FOLDER, f"{chapter}.yaml")
    if text is None:
        raise NoTour(f"the guide of {game.id} names {chapter}, but has no {chapter}.yaml")
    return text


@cache
def tour_text(game: Game) -> str:
    """The whole guide as JSON, in the form that the browser client reads."""
    return json.dumps({"chapters": [told(game, chapter) for chapter in read_guide(game).chapter]})


def told(game: Game, chapter: Chapter) -> dict[str, Json]:
    """A chapter with its scenario, its line of play at a table and its steps."""
    text = scenario_text(game, chapter.id)
    scenario = parse_scenario(text, chapter.id)
    lines = lines_of(chapter, scenario)
    play: list[Json] = [[seat, list(choice)] for line in lines for seat, choice in line]
    steps: list[Json] = [
        msgspec.to_builtins(msgspec.structs.replace(step, moves=len(line)))
        for step, line in zip(chapter.step, lines, strict=True)
    ]
    return {
        "id": chapter.id,
        "seats": scenario.seats,
        "scenario": text,
        "play": play,
        "steps": steps,
    }


def lines_of(chapter: Chapter, scenario: Scenario) -> list[list[tuple[Seat, Choice]]]:
    """Each step's choices as a table logs them: silent answers follow what they answer to."""
    match = Match.new(
        scenario.game,
        scenario.seats,
        scenario.seed,
        scenario.options,
        scenario.position,
        patient=True,
    )
    moves = iter(scenario.play)
    lines = []
    for step in chapter.step:
        before = len(match.choices)
        match.answer_silence()
        for seat, choice in islice(moves, step.moves):
            match.choose(seat, choice)
            match.answer_silence()
        lines.append(match.choices[before:])
    return lines
